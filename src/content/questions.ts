export interface Question {
  readonly id: string;
  readonly question: string;
  /** What the answer costs when it comes late. */
  readonly why: string;
}

/** "Ask before you pay": the questions whose answers cost money later. A venue's facts answer them, or they stay open. */
export const questions = [
  { id: 'late-music', question: 'Until what time may music play?', why: 'Fines and a cut-off sangeet.' },
  {
    id: 'closing-time',
    question: 'When must the last guest leave?',
    why: 'Extra hours are charged at the gate.',
  },
  {
    id: 'outside-caterer',
    question: 'May we bring our own caterer, and at what royalty?',
    why: 'A royalty is paid on every plate.',
  },
  {
    id: 'corkage',
    question: 'Is alcohol allowed, may we bring it, and what is the corkage?',
    why: 'Corkage is paid on every bottle.',
  },
  {
    id: 'outside-decorator',
    question: 'May we bring our own decorator?',
    why: 'A list of fixed decorators sets the price.',
  },
  {
    id: 'decoration',
    question: 'What does decoration start at, and what is in it?',
    why: 'The first price rarely holds the flowers you saw.',
  },
  {
    id: 'advance',
    question: 'How much is the advance, and how is it set against the bill?',
    why: 'It is the money you cannot take elsewhere.',
  },
  {
    id: 'cancellation',
    question: 'Can we cancel or move the date, and what comes back?',
    why: 'Most bookings cannot be cancelled.',
  },
  {
    id: 'tax',
    question: 'Which tax comes on top of the plate?',
    why: 'On a large list it is the price of the decor.',
  },
  {
    id: 'minimum-guests',
    question: 'Is there a minimum number of plates?',
    why: 'Plates are billed though nobody eats them.',
  },
  {
    id: 'rooms',
    question: 'How many rooms can we hold, at what rate, and until when?',
    why: 'Rooms in the season cost more by the week.',
  },
  {
    id: 'parking',
    question: 'How many cars can park, and is the valet free?',
    why: 'Guests who cannot park come late.',
  },
  {
    id: 'changing-rooms',
    question: 'How many changing rooms are complimentary, and are they air-conditioned?',
    why: 'A room for the other side is billed as a guest room.',
  },
  {
    id: 'power',
    question: 'Is the generator included, for all lights and sound?',
    why: 'Diesel is billed by the hour.',
  },
  { id: 'rain', question: 'What happens if it rains?', why: 'A tent on the day costs double.' },
  {
    id: 'hawan',
    question: 'Are a hawan and firecrackers allowed?',
    why: 'A mandap without fire has to be moved.',
  },
] as const satisfies readonly Question[];

export type QuestionId = (typeof questions)[number]['id'];
