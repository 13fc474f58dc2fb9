interface Question {
  readonly id: string;
  readonly question: string;
  /** Why a late answer costs money. */
  readonly why: string;
}

/** "Ask before you pay": the questions whose answers cost money later. */
export const venueQuestions = [
  {
    id: 'tax',
    question: 'Which tax comes on top of food and beverages?',
    why: 'On a long guest list it is the price of the decor.',
  },
  {
    id: 'minimumPlates',
    question: 'Is there a minimum number of plates?',
    why: 'Plates are billed though nobody eats them.',
  },
  {
    id: 'advance',
    question: 'How much do we pay in advance, and how is it set against the bill?',
    why: 'It is the money you cannot take elsewhere.',
  },
  {
    id: 'cancellation',
    question: 'Can we cancel or move the date, and what comes back?',
    why: 'Most bookings cannot be cancelled.',
  },
  {
    id: 'closing',
    question: 'By what hour must the function end?',
    why: 'A late muhurat needs a late hour.',
  },
  {
    id: 'extraHour',
    question: 'What does an extra hour cost?',
    why: 'It is asked for at the gate, at night.',
  },
  {
    id: 'lateMusic',
    question: 'May music play late, and until when?',
    why: 'Fines, and a sangeet cut short.',
  },
  {
    id: 'outsideCaterer',
    question: 'May we bring an outside caterer?',
    why: 'Your own cook is no use if the gate is shut.',
  },
  {
    id: 'royalty',
    question: 'Is there a royalty on outside catering, and how much a plate?',
    why: 'It is paid on every plate.',
  },
  {
    id: 'outsideAlcohol',
    question: 'May we bring our own alcohol?',
    why: 'The bar’s price and the shop’s differ much.',
  },
  { id: 'corkage', question: 'Is there a corkage charge?', why: 'It is paid on every bottle.' },
  {
    id: 'outsideDecorator',
    question: 'May we bring our own decorator?',
    why: 'A fixed list of decorators sets the price.',
  },
  {
    id: 'decorationFrom',
    question: 'What does decoration start at, and what is in it?',
    why: 'The first price rarely holds the flowers you saw.',
  },
  {
    id: 'roomPrice',
    question: 'What does a room cost a night, and until when can we give rooms back?',
    why: 'Rooms held and not slept in are billed.',
  },
  { id: 'valet', question: 'Is the valet free?', why: 'Valets are billed by the car or by the head.' },
  {
    id: 'power',
    question: 'Is the generator included, for all lights and sound?',
    why: 'Diesel is billed by the hour.',
  },
] as const satisfies readonly Question[];

export type VenueQuestionId = (typeof venueQuestions)[number]['id'];
