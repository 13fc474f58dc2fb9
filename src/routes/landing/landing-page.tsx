import { ButtonLink } from '../../components/button-link.tsx';
import { PictureView } from '../../components/picture-view.tsx';
import { Sections } from '../../components/sections.tsx';
import { site } from '../../content/site.ts';
import { businessAddress, businessHours } from '../../content/site-texts.ts';
import { EnquiryForm, QuoteForm } from '../../features/leads/forms/enquiry-forms.tsx';
import { LandingCallForm } from '../../features/leads/forms/landing-call-form.tsx';
import { useEnquiry } from '../../features/leads/forms/use-enquiry.ts';
import type { LandingData } from './landing-data.ts';
import styles from './landing-page.module.css';
import { LandingTestimonials } from './landing-testimonials.tsx';
import { LandingVenues } from './landing-venues.tsx';

/** The Faridabad landing page; its two forms share their values. */
export function LandingPage({ data }: { data: LandingData }) {
  const enquiry = useEnquiry();
  return (
    <Sections>
      <section className={styles.hero} aria-labelledby="landing">
        <div className={styles.words}>
          <h1 id="landing">Wedding venues in Faridabad</h1>
          <p>
            {data.venues.length} hotels, lawns and banquet halls, with plate prices and policies. Tell us the
            date and the guests, and we call you with the ones that fit.
          </p>
          <ButtonLink href={site.phone.href}>Book Your Event Now</ButtonLink>
          {data.hero && (
            <div className={styles.picture}>
              <PictureView picture={data.hero} sizes="(min-width: 900px) 560px, 100vw" priority label />
            </div>
          )}
        </div>
        <div className={styles.form} id="quote">
          <h2>Get Free Quote</h2>
          <QuoteForm enquiry={enquiry} />
        </div>
      </section>
      <LandingVenues venues={data.venues} />
      <LandingTestimonials testimonials={data.testimonials} />
      <section className={styles.inquiry} id="enquire" aria-labelledby="inquiry">
        <div>
          <h2 id="inquiry">Submit Inquiry</h2>
          <p>
            Call <a href={site.phone.href}>{site.phone.display}</a>
          </p>
          <p>
            Write to <a href={site.email.href}>{site.email.display}</a>
          </p>
          <p>{businessAddress()}</p>
          <p>{businessHours()}</p>
        </div>
        <EnquiryForm enquiry={enquiry} />
        <div className={styles.call}>
          <h3>Have us call you, or book a visit</h3>
          <LandingCallForm venues={data.venues} />
        </div>
      </section>
    </Sections>
  );
}
