/** The next frame has been drawn. */
export const frameShown = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
