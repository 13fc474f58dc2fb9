import { site } from './site.ts';
import { businessAddress, businessHours } from './site-texts.ts';
import type { LegalDocument } from './text-types.ts';

/** Without `site.leadRecipients`, the sentence about processors names none. */
const recipients =
  site.leadRecipients.length > 0
    ? [`These companies receive requests from us: ${site.leadRecipients.join('; ')}.`]
    : [];

/** The notice that India's Digital Personal Data Protection Act, 2023 asks for, in plain words. */
export const privacy: LegalDocument = {
  title: 'Privacy',
  updated: '21 November 2026',
  lawyerReviewed: false,
  intro: `What ${site.name} asks of you, why, who sees it, how long it is kept, and how you take it back.`,
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${site.name}, ${businessAddress({ locale: 'en' })}, is the data fiduciary under the Digital Personal Data Protection Act, 2023. You reach us at ${site.email.display} or ${site.phone.display}.`,
      ],
    },
    {
      title: 'What we ask, and why',
      paragraphs: [
        'To call you back: your phone number, and the venue or the trade that you asked about.',
        'To give a price: the venue, the date of the event, the range of guests, your number, and whether we may write on WhatsApp.',
        'For an enquiry: your name, e-mail address, phone number and kind of event; where you tell us, the place, the date, the number of guests and a message. For a visit: your number, the venue, the day and the time.',
        'With each request we note the page and the button that it came from, the time, and the promise that you were shown, so that whoever calls knows what was said. If a link that brought you here carries the name of a campaign, that name comes too.',
        'We ask nothing else. You need no account, and everything on the site can be read without leaving a number.',
      ],
    },
    {
      title: 'On what ground',
      paragraphs: [
        'Your consent: pressing the button of a form asks us to call or write about that request. We use what you gave for that request alone, not for advertising.',
        'You may also ask for this notice in Hindi, or in another language of the Eighth Schedule to the Constitution.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'The people of our own team who call you. Requests reach us as e-mail, so the companies that host this site and our mailbox process them for us, under contract.',
        ...recipients,
        'A venue or a vendor learns your name or number only after you have agreed to it on the call. Nobody else does. We never sell your number.',
      ],
    },
    {
      title: 'What stays on your device',
      paragraphs: [
        'Your shortlist, your number of guests and pages that you have seen are kept on your own device, so that the site works for you and works without a network. We do not see them.',
        'A request that could not be sent is kept on the device until it is sent, for at most three days; you can send it or discard it at any time. It is removed as soon as our mail server has accepted it.',
        'There are no advertising cookies and no trackers. The map is loaded only when you ask for it; the maps service then sees your visit under its own terms.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'A request stays in our mailbox while we help you with your event, and at most twelve months after the last contact; then it is deleted. If the law makes us keep something longer, such as an invoice, we keep that alone.',
        'The site’s own logs hold no name, number, e-mail address or message.',
      ],
    },
    {
      title: 'How you withdraw, and your other rights',
      paragraphs: [
        `Write to ${site.email.display} or tell whoever calls you. We stop calling at once and delete what you gave within seven days. Withdrawing is as easy as it was to ask, and costs nothing.`,
        'You may ask what we hold about you and with whom it was shared, have it corrected, completed, updated or erased, and name someone who acts for you if you die or cannot act yourself.',
      ],
    },
    {
      title: 'Complaints',
      paragraphs: [
        `Grievance contact: ${site.email.display}, ${site.phone.display}, ${businessHours({ locale: 'en' })}. We answer within seven days.`,
        'If the answer does not satisfy you, you may complain to the Data Protection Board of India.',
      ],
    },
    {
      title: 'Children, safety and changes',
      paragraphs: [
        'The forms are for adults. If a child has sent us a number, tell us and we delete it.',
        'Requests travel encrypted. If something goes wrong with your data, we tell you and the Board without delay.',
        'If this notice changes, the day at the top changes with it. A new use of what you have already given needs your consent anew.',
      ],
    },
  ],
};
