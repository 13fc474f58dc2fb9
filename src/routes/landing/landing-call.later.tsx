import type { VenueSummary } from '../../content/types.ts';
import { LandingCallForm } from '../../features/leads/forms/landing-call-form.tsx';

/** The form for a call or a visit, far down the landing page. */
export function LandingCall({ data: venues }: { readonly data: readonly VenueSummary[] }) {
  return <LandingCallForm venues={venues} />;
}
