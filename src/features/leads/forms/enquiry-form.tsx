import { Field, TextAreaField } from '../../../components/field.tsx';
import { leadLimits } from '../lead-schema.ts';
import { type EnquiryFormProps, EnquiryFrame, EnquiryWho, enquiryInputs } from './enquiry-frame.tsx';
import styles from './lead-form.module.css';

/** The landing page's lower form, "Submit Inquiry". The page brings the heading. */
export function EnquiryForm({ enquiry }: EnquiryFormProps) {
  const input = enquiryInputs(enquiry, 'enquiry');
  return (
    <EnquiryFrame enquiry={enquiry} form="enquiry" label="Submit Inquiry">
      <div className={styles.pair}>
        <EnquiryWho enquiry={enquiry} form="enquiry" />
        <Field label="Date" type="date" {...input('date')} />
        <Field label="Number of guests" inputMode="numeric" maxLength={6} {...input('guests')} />
      </div>
      <TextAreaField label="Message" maxLength={leadLimits.message} {...input('message')} required={false} />
    </EnquiryFrame>
  );
}
