import type * as Mini from 'framer-motion/dom/mini';
import { whenIdle } from './when-idle.ts';
import { withFallback } from './with-fallback.ts';

/** Whether `prefers-reduced-motion` is set; true where `matchMedia` is missing. */
export function prefersLessMotion(): boolean {
  return withFallback(() => matchMedia('(prefers-reduced-motion: reduce)').matches, true);
}

let library: Promise<typeof Mini> | undefined;

/**
 * The animation library, loaded when the browser is idle; null under reduced motion and when it cannot be loaded.
 */
export async function loadMotion(): Promise<typeof Mini | null> {
  if (prefersLessMotion()) return null;
  library ??= whenIdle().then(() => import('framer-motion/dom/mini'));
  return library.catch(() => null);
}
