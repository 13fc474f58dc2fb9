import { useState } from 'react';
import { site } from '../content/site.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { EventWish } from './event-wish.ts';
import { PriceForm, type PriceStep } from './price-form.tsx';

export interface PriceDialogProps {
  readonly venue: string;
  readonly control: string;
  readonly wish?: EventWish | undefined;
  readonly onClose: () => void;
}

/** Open as long as it is mounted; closing resets it. */
export function PriceDialog({ venue, control, wish, onClose }: PriceDialogProps) {
  const { value, suffix } = site.stats.discount;
  const [step, setStep] = useState<PriceStep>(1);
  return (
    <Dialog open onClose={onClose} title={step === 1 ? 'See Prices' : `Get up to ${value}${suffix} off`}>
      <PriceForm venue={venue} wish={wish} control={control} step={step} onStep={setStep} onClose={onClose} />
    </Dialog>
  );
}
