import { type VenueQuestionId, venueQuestions } from '../../../content/questions.ts';
import type { VenueFacts, VenueSummary } from '../../../content/types.ts';
import type { EventDetails } from '../../../lib/event-details.ts';
import { formatAmount, formatRating } from '../../../lib/format.ts';
import type { Estimate } from '../../estimate/estimate-total.ts';
import { fitWords } from '../../estimate/fit-words.ts';
import { showPlate } from '../../venues/card/plate-prices.ts';
import { answerQuestions } from '../../venues/questions/answer-questions.ts';
import { type CompareGroup, cell, row } from './compare-cells.ts';
import { policies } from './compare-policies.ts';
import { totalGroup } from './compare-total.ts';

/**
 * Everything that tells venues apart, row by row: place and plates, the total line by line for a event details (none without
 * one), capacity, and every policy. Each row has one cell a venue.
 */
export function compareVenues(
  venues: readonly VenueSummary[],
  eventDetails?: EventDetails,
  estimateOf?: (venue: VenueFacts) => Estimate | undefined,
): CompareGroup[] {
  const total = eventDetails && estimateOf ? [totalGroup(venues.map(estimateOf))] : [];
  return [basics(venues), ...total, capacity(venues, eventDetails), ...policies(venues), questions(venues)];
}

function basics(venues: readonly VenueSummary[]): CompareGroup {
  const plates = venues.map(showPlate);
  const typical = (price: string, index: number) => (plates[index]?.typical ? `${price} (typical)` : price);
  return {
    id: 'glance',
    title: 'At a glance',
    rows: [
      row(
        'place',
        'Place',
        venues.map(({ address }) => ({ text: address })),
      ),
      row(
        'rating',
        'Rating',
        venues.map(({ rating }) => (rating ? { text: formatRating(rating) } : { text: 'Not rated yet' })),
      ),
      row(
        'veg',
        'Veg plate',
        plates.map(({ veg }, index) => ({ text: typical(veg, index) })),
      ),
      row(
        'non-veg',
        'Non-veg plate',
        plates.map(({ nonVeg }, index) => ({ text: typical(nonVeg, index) })),
      ),
    ],
  };
}

function capacity(venues: readonly VenueSummary[], eventDetails: EventDetails | undefined): CompareGroup {
  const halls = row(
    'halls',
    'Halls (seated / floating)',
    venues.map(({ halls: all }) =>
      cell(
        all.length > 0
          ? all
              .map(
                ({ name, seats, floating }) => `${name} ${formatAmount(seats)} / ${formatAmount(floating)}`,
              )
              .join('; ')
          : undefined,
      ),
    ),
  );
  if (!eventDetails) return { id: 'capacity', title: 'Capacity', rows: [halls] };
  const fit = venues.map((venue) =>
    cell(venue.halls.length > 0 ? (fitWords(venue, eventDetails.guests) ?? 'All seated') : undefined),
  );
  return { id: 'capacity', title: 'Capacity', rows: [halls, row('guests', 'Your guests', fit)] };
}

/** The questions that no policy above answers. */
const alsoAsked: readonly VenueQuestionId[] = ['minimumPlates', 'extraHour', 'valet', 'power'];

function questions(venues: readonly VenueSummary[]): CompareGroup {
  const columns = venues.map(answerQuestions);
  const rows = venueQuestions.flatMap(({ id, question }) => {
    const cells = columns.map((answers) => cell(answers.find((one) => one.id === id)?.answer));
    return alsoAsked.includes(id) ? [row(id, question, cells)] : [];
  });
  return { id: 'questions', title: 'Ask before you pay', rows };
}
