import type * as Mini from 'framer-motion/dom/mini';
import { prefersLessMotion } from '../lib/reduced-motion.ts';
import { whenIdle } from '../lib/when-idle.ts';

let library: Promise<typeof Mini> | undefined;

/**
 * The animation library, loaded when the browser is idle; null under reduced motion and when it cannot be loaded.
 */
export async function loadMotion(): Promise<typeof Mini | null> {
  if (prefersLessMotion()) return null;
  library ??= whenIdle().then(() => import('framer-motion/dom/mini'));
  return library.catch(() => null);
}
