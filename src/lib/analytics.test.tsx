import { afterEach, expect, test, vi } from 'vitest';
import { track } from './analytics.ts';

afterEach(() => {
  window.dataLayer = undefined;
});

test('analytics · without window.dataLayer, tracking does nothing', () => {
  expect(() => track({ event: 'filter_used', group: 'budget' })).not.toThrow();
});

test('analytics · window.dataLayer receives the event unchanged', () => {
  const push = vi.fn();
  window.dataLayer = { push };
  track({ event: 'lead_sent', kind: 'callback', control: 'header' });
  expect(push).toHaveBeenCalledExactlyOnceWith({ event: 'lead_sent', kind: 'callback', control: 'header' });
});
