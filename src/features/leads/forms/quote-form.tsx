import { Field } from '../../../components/field.tsx';
import { leadLimits } from '../lead-schema.ts';
import { type EnquiryFormProps, EnquiryFrame, EnquiryWho, enquiryInputs } from './enquiry-frame.tsx';

/** The landing page's top form, "Get Free Quote". The page brings the heading. */
export function QuoteForm({ enquiry }: EnquiryFormProps) {
  const input = enquiryInputs(enquiry, 'quote');
  return (
    <EnquiryFrame enquiry={enquiry} form="quote" label="Get Free Quote">
      <EnquiryWho enquiry={enquiry} form="quote" />
      <Field
        label="Preferred location"
        autoComplete="address-level2"
        maxLength={leadLimits.venue}
        {...input('location')}
      />
    </EnquiryFrame>
  );
}
