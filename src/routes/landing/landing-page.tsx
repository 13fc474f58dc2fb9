import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { ButtonLink } from '../../components/button.tsx';
import { PictureView } from '../../components/picture-view.tsx';
import { site } from '../../content/site.ts';
import { businessAddress, businessHours } from '../../content/site-texts.ts';
import { slotsOf } from '../../domain/facts/fact-rules.ts';
import { asOnPage } from '../../domain/facts/told.ts';
import { EnquiryForm, QuoteForm } from '../../features/leads/forms/enquiry-forms.tsx';
import { LandingCallForm } from '../../features/leads/forms/landing-call-form.tsx';
import { useEnquiry } from '../../features/leads/forms/use-enquiry.ts';
import { shownTotal } from '../../features/total/shown-total.ts';
import { m } from '../../i18n/compiled/messages.js';
import { useEventDetails } from '../../visitor/event-details-store.ts';
import { Sections } from '../sections.tsx';
import type { LandingData } from './landing-data.ts';
import styles from './landing-page.module.css';
import { LandingTestimonials } from './landing-testimonials.tsx';
import { LandingVenues } from './landing-venues.tsx';

/** The Faridabad landing page; its two forms share their values. */
export function Page({ data }: { data: LandingData }) {
  const enquiry = useEnquiry();
  const eventDetails = useEventDetails();
  return (
    <Sections>
      <section className={`section grid columns-2 gap-6 ${styles.hero}`} aria-labelledby="landing">
        <div className="stack start">
          <h1 id="landing">{m.landing_heading()}</h1>
          <p>{m.landing_intro({ count: data.count })}</p>
          <ButtonLink href={site.phone.href}>{m.landing_book()}</ButtonLink>
          {data.hero && (
            <div className={styles.picture}>
              <PictureView picture={data.hero} sizes="(min-width: 64rem) 560px, 100vw" priority label />
            </div>
          )}
        </div>
        <div className={`box stack ${styles.form} screen-only`} id="quote">
          <h2>{m.landing_quote()}</h2>
          <QuoteForm enquiry={enquiry} />
        </div>
      </section>
      <LandingVenues {...data} />
      <LandingTestimonials testimonials={data.testimonials} />
      <section
        className={`section grid wide-2 gap-5 start ${styles.inquiry}`}
        id="enquire"
        aria-labelledby="inquiry"
      >
        <div className="stack gap-2">
          <h2 id="inquiry">{m.landing_enquiry()}</h2>
          <p>
            <ParaglideMessage
              message={m.landing_call}
              inputs={{ number: site.phone.display }}
              markup={{ phone: ({ children }) => <a href={site.phone.href}>{children}</a> }}
            />
          </p>
          <p>
            <ParaglideMessage
              message={m.landing_write}
              inputs={{ address: site.email.display }}
              markup={{ email: ({ children }) => <a href={site.email.href}>{children}</a> }}
            />
          </p>
          <p>{businessAddress()}</p>
          <p>{businessHours()}</p>
        </div>
        <div className="tall">
          <EnquiryForm enquiry={enquiry} />
        </div>
        <div className={`stack gap-2 ${styles.call} screen-only`}>
          <h3>{m.landing_call_or_visit()}</h3>
          <LandingCallForm
            venues={data.venues.map((venue) => ({
              ...venue,
              slots: slotsOf(venue),
              total: shownTotal(asOnPage(venue), eventDetails),
            }))}
          />
        </div>
      </section>
    </Sections>
  );
}
