import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  accepted,
  fetchMock,
  openCallBack,
  phoneField,
  respondWith,
  sentBody,
  setUpLeadTests,
} from '../lead-test-setup.tsx';

setUpLeadTests();

const capabilities = {
  locks: navigator,
  serviceWorker: navigator,
  share: navigator,
  clipboard: navigator,
  caches: globalThis,
  localStorage: globalThis,
  sessionStorage: globalThis,
  indexedDB: globalThis,
  crypto: globalThis,
  BroadcastChannel: globalThis,
  requestIdleCallback: globalThis,
  matchMedia: globalThis,
  timeout: AbortSignal,
} as const;
type Capability = keyof typeof capabilities;

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};
/** A function, a constructor and an object, each use of which ends in `refuse`. */
const refusing = (refuse: () => unknown) =>
  new Proxy(refuse, { get: () => refuse, apply: refuse, construct: denied });

const refusals: Readonly<Record<string, PropertyDescriptor>> = {
  'is missing': { value: undefined },
  'throws when read': { get: denied },
  'throws when called': { value: refusing(denied) },
};
const rejection = { value: refusing(() => Promise.reject(new DOMException('Denied', 'SecurityError'))) };
const asynchronous: readonly Capability[] = ['locks', 'serviceWorker', 'share', 'clipboard', 'caches'];

const rows = (Object.keys(capabilities) as Capability[]).flatMap((name) => [
  ...Object.entries(refusals).map(([refusal, descriptor]) => ({ name, refusal, descriptor })),
  ...(asynchronous.includes(name) ? [{ name, refusal: 'rejects', descriptor: rejection }] : []),
]);

let restore = () => {};
afterEach(() => restore());

test.each(rows)('call-back dialog · a lead is sent where $name $refusal', async ({ name, descriptor }) => {
  const owner = capabilities[name];
  const original = Object.getOwnPropertyDescriptor(owner, name);
  restore = () => {
    if (original) Object.defineProperty(owner, name, original);
    else Reflect.deleteProperty(owner, name);
  };
  Object.defineProperty(owner, name, { configurable: true, ...descriptor });
  respondWith(accepted());
  await openCallBack();
  fireEvent.change(phoneField(), { target: { value: '9876543210' } });
  fireEvent.click(screen.getByRole('button', { name: 'Call me back' }));
  expect(await screen.findByText('Got it, thank you.')).toBeVisible();
  expect(fetchMock).toHaveBeenCalledOnce();
  expect(sentBody().meta.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
