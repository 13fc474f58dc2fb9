/** What costs money later, in the order in which a family should ask it. */
export const venueQuestions = [
  { id: 'tax', question: 'What tax comes on top of the food?' },
  { id: 'minimumPlates', question: 'Is there a minimum number of plates, and what if fewer guests come?' },
  { id: 'advance', question: 'How much is paid in advance?' },
  { id: 'cancellation', question: 'What is returned if we cancel or move the date?' },
  { id: 'closing', question: 'When must the function end?' },
  { id: 'extraHour', question: 'What does an extra hour cost?' },
  { id: 'lateMusic', question: 'May music play late, and until when?' },
  { id: 'outsideCaterer', question: 'May we bring our own caterer?' },
  { id: 'royalty', question: 'Is there a royalty on outside catering?' },
  { id: 'outsideAlcohol', question: 'May we bring our own alcohol?' },
  { id: 'corkage', question: 'Is there a corkage charge?' },
  { id: 'outsideDecorator', question: 'May we bring our own decorator?' },
  { id: 'decorationFrom', question: 'What does decoration start at?' },
  { id: 'roomPrice', question: 'What does a room cost a night?' },
  { id: 'valet', question: 'Is valet parking included?' },
  { id: 'power', question: 'Are electricity and generator included?' },
] as const;

export type VenueQuestionId = (typeof venueQuestions)[number]['id'];
