// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { track } from './analytics.ts';

afterEach(() => {
  window.dataLayer = undefined;
});

test('lead · nothing is counted until the operator connects a hook', () => {
  expect(() => track({ event: 'filter_used', group: 'budget' })).not.toThrow();
});

test('lead · a connected hook gets the event as it is', () => {
  const push = vi.fn();
  window.dataLayer = { push };
  track({ event: 'lead_sent', kind: 'callback', control: 'header' });
  expect(push).toHaveBeenCalledExactlyOnceWith({ event: 'lead_sent', kind: 'callback', control: 'header' });
});
