/** Resolves when the browser is idle; after a second where it cannot tell, as Safari. */
export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    try {
      requestIdleCallback(resolve);
    } catch {
      setTimeout(resolve, 1000);
    }
  });
}
