import { specifiedSite } from '../scripts/content/specified-site.ts';
import * as actual from '../src/content/site.ts';

/** Stands in for src/content/site.ts in unit, component and function tests: they prove the sentences of these values. */
export const site = { ...actual.site, ...specifiedSite };
export const { showSamples } = actual;
