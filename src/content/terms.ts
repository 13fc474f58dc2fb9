import { site } from './site.ts';
import { businessAddress, businessHours } from './site-texts.ts';
import type { LegalDocument } from './text-types.ts';

/** The terms of use, in plain words. */
export const terms: LegalDocument = {
  title: 'Terms and Conditions',
  updated: '21 November 2026',
  lawyerReviewed: false,
  intro: `What you can expect of ${site.name}, and what we ask of you. Plain words first; the law of India applies.`,
  sections: [
    {
      title: 'What we do',
      paragraphs: [
        `${site.name} helps families find a place for a wedding. We show venues and vendors, call you back when you ask us to, arrange visits and ask for quotes.`,
        'Using this site is free and needs no account. A booking is a contract between you and the venue or the vendor; its own terms apply to it, and we tell you who the other side is before you pay.',
      ],
    },
    {
      title: 'Prices and totals',
      paragraphs: [
        'Prices are in rupees. A plate price is without tax unless it says otherwise; tax on food and beverages is shown apart, at the rate we were told.',
        'A total on this site is an estimate from the figures shown beside it. It is not an offer. What we do not know is named, not counted as nothing. The price that binds is the one in the written quote of the venue.',
        'Where a venue has given no plate price we show one that is typical for the city, and say so. “Up to 30% off” is the most a final quote has been lowered; your quote may be lowered less, or not at all.',
      ],
    },
    {
      title: 'What we show of a venue',
      paragraphs: [
        'Facts come from the venues. They change: ask for them in writing before you pay. What we do not know yet is shown as “Ask us”.',
        'A picture marked as an artist’s impression is a drawing of how such a place may look, not a photograph of it. Reviews and press items marked as samples are samples.',
        'Nobody pays for rank. The order of a list is written above it.',
      ],
    },
    {
      title: 'When you leave a number',
      paragraphs: [
        `When you press the button of a form you ask us to call you about it. We call within ${site.promise.withinHours} hours during business hours (${businessHours({ locale: 'en' })}), or on the following working day. If you tick WhatsApp, we may also write to you there about the same request.`,
        'Please give a number that is yours, or whose owner has agreed. How we treat what you tell us stands in our privacy notice.',
      ],
    },
    {
      title: 'Advance, cancellation and money back',
      paragraphs: [
        'Advances are paid to the venue on its terms. Most venues on this site do not give an advance back; each page says what we were told. Read the receipt before you pay, and keep it.',
        'This site takes no payment online.',
      ],
    },
    {
      title: 'Visits',
      paragraphs: [
        'A time that you choose here is a request. It stands when one of us has confirmed it by phone or message. Tell us if you cannot come, so that another family can.',
      ],
    },
    {
      title: 'Fair use',
      paragraphs: [
        'Please do not send requests in the name of others, flood the forms, or copy the site’s content to pass it off as your own.',
      ],
    },
    {
      title: 'Our liability',
      paragraphs: [
        'We answer for what we do ourselves: for taking your request, calling you and passing on what we were told with care. We do not answer for what a venue or a vendor does or fails to do, but we help you to reach them.',
        'Nothing here takes away a right that the Consumer Protection Act, 2019 or another law gives you.',
      ],
    },
    {
      title: 'Changes, law and questions',
      paragraphs: [
        'We may change these terms; the day of the last change stands at the top. The terms that applied when you sent a request stay in force for that request.',
        `The law of India applies, and the courts of New Delhi have jurisdiction, unless the law lets you choose another place. Questions and complaints: ${site.email.display}, ${site.phone.display}, ${businessAddress({ locale: 'en' })}.`,
      ],
    },
  ],
};
