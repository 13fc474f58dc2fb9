let settle = () => {};

/** Settles when the first page answers to the visitor. */
export const pageReady = new Promise<void>((resolve) => {
  settle = resolve;
});

/** Said by the page itself, once it is taken over; more than once does no harm. */
export const sayPageReady = () => settle();
