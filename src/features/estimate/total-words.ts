import { formatRupees } from '../../lib/format.ts';
import type { Span } from './estimate-total.ts';

/** "₹3,24,500", or "₹3,24,500 – ₹4,10,000" where the ends differ. */
export function formatSpan({ low, high }: Span): string {
  return low === high ? formatRupees(low) : `${formatRupees(low)} – ${formatRupees(high)}`;
}
