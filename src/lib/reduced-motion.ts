import { withFallback } from './with-fallback.ts';

/** Whether `prefers-reduced-motion` is set; true where `matchMedia` is missing. */
export function prefersLessMotion(): boolean {
  return withFallback(() => matchMedia('(prefers-reduced-motion: reduce)').matches, true);
}
