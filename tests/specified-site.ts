import { specifiedSite } from '../scripts/content/specified-site.ts';
import * as actual from '../src/content/site.ts';

/** Stands in for src/content/site.ts in unit, component and function tests: they prove the sentences of these values. */
const { foodTax, ...values } = specifiedSite;
export const site = { ...actual.site, ...values };
export { foodTax };
export const { showSamples } = actual;
