import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { site } from '../../../content/site.ts';
import type { EventPrefill } from '../forms/event-prefill.ts';
import { PriceForm, type PriceStep } from './price-form.tsx';

export interface PriceDialogProps {
  readonly venue: string;
  readonly control: string;
  readonly prefill?: EventPrefill | undefined;
  readonly onClose: () => void;
}

/** Open as long as it is mounted; closing resets it. */
export function PriceDialog({ venue, control, prefill, onClose }: PriceDialogProps) {
  const { value, suffix } = site.stats.discount;
  const [step, setStep] = useState<PriceStep>(1);
  return (
    <Dialog open onClose={onClose} title={step === 1 ? 'See Prices' : `Get up to ${value}${suffix} off`}>
      <PriceForm
        venue={venue}
        prefill={prefill}
        control={control}
        step={step}
        onStep={setStep}
        onClose={onClose}
      />
    </Dialog>
  );
}
