/** Runs in a page before its scripts: properties that throw when they are read, as with blocked site data or in an older browser. */
export function refuseCapabilities(): void {
  const refused = {
    window: ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel', 'matchMedia'],
    navigator: ['locks', 'serviceWorker', 'storage', 'clipboard', 'share', 'connection'],
    crypto: ['randomUUID', 'getRandomValues', 'subtle'],
    AbortSignal: ['timeout', 'any'],
  };
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const [owner, properties] of Object.entries(refused))
    for (const property of properties)
      Object.defineProperty(Reflect.get(window, owner), property, { get, configurable: true });
  // Playwright reads it.
  window.requestIdleCallback = get;
}
