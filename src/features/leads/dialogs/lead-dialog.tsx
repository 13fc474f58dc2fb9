import { closeLeadDialog, type LeadDialogRequest } from '../../../lib/open-lead-dialog.ts';
import { CallBackDialog } from './call-back-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';

/** The requested dialog. Loaded lazily, so that pages start without the forms and the lead schema. */
export function LeadDialog({ request }: { readonly request: LeadDialogRequest }) {
  return request.dialog === 'callback' ? (
    <CallBackDialog control={request.control} about={request.about} onClose={closeLeadDialog} />
  ) : (
    <PriceDialog venue={request.venue} control={request.control} onClose={closeLeadDialog} />
  );
}
