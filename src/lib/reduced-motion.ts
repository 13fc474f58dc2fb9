/** Whether `prefers-reduced-motion` is set; true where `matchMedia` is missing. */
export function prefersLessMotion(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
