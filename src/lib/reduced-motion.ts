/** Whether the visitor asked for less movement; true where nothing can move. */
export function prefersLessMotion(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
