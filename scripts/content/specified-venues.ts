import { cityOf } from '../../src/content/cities.ts';
import {
  advanceFacts,
  rupeesOf,
  type SlotFact,
  slotFacts,
  slotsOf,
  type TimingSlot,
} from '../../src/domain/facts/fact-rules.ts';
import type { Amount, Approximate } from '../../src/domain/facts/fact-values.ts';
import { type FactId, type Facts, factIds, type Known } from '../../src/domain/facts/facts.ts';
import type { VenueEntry } from '../../src/domain/venue.ts';
import type { Localized } from '../../src/i18n/localized.ts';

/**
 * One line for each venue, in the order of the landing page: id | name | city | locality | price per plate, veg / non-veg |
 * rating, reviews | slots | rooms, their price | changing rooms | vehicles | advance | anything else. "-" is not known.
 */
const table = `
hotelgrandhighway | Hotel Grand Highway | faridabad | - | 500 / 700 | 4.8, 4 | morning 9:30 AM-6 PM, evening 7 PM-6 AM | 22, about 1000 | 2 | 25 | 25% | paired photos
queenlawnandbanquet | Queens Lawn And Banquets | faridabad | Sector 16 | 500 / 700 | 5, 3 or 4 | long 9:30 AM-12 AM | 0 | 1 or 2 | 100 | 25% | -
sevendayzvatika | 7 Dayz Vatika | faridabad | Sector 11 | 500 / 700 | 5, 3 or 4 | long 8 AM-12 AM | 2, 1000 | 1 or 2 | 30 | 25% | cancellable true
hotelrajmahal | Hotel Rajmahal | faridabad | - | 500 / 700 | 4.7, 4 | long 10 AM-12 AM | 20, 1000 | 2 | 100 | 25% | paired photos
edengardenlawn | Eden Garden Lawn | faridabad | - | 500 / 700 | 5, 3 | long 8 AM-7 AM | 0 | 2 | 200 | 25% | decoration from 16000
goldengalaxyresort | Golden Galaxy | faridabad | - | 500 / N/A | 5, 3 | long 8 AM-7 AM | 0 | 2 | 200 | 25% | decoration from 16000
milanvatika | Milan Vatika | faridabad | - | 500 / N/A | 5, 3 | morning 9 AM-5 PM, evening 7 PM-5 AM | 25, 3000 | 1 | 200 | total-booking-amount 100000 | -
samargrand | Samar Grand | faridabad | Sector 10 | 500 / 700 | 5, 3 or 4 | morning 11 AM-4 PM, evening 7 PM-5 AM | 0 | 1 or 2 | 50 | 35% | hall 500 seated, 1000 floating; hall 200 seated, 250 floating
sarovarportico | Sarovar Portico | faridabad | Surajkund | 500 / 700 | 5, 3 or 4 | morning 10 AM-3 PM, evening 7 PM-12 AM | 40, 4000 | 1 or 2 | 250 | 25% | -
royalimperio | Royal Imperio | faridabad | Sector 39 | 500 / 700 | 5, 3 or 4 | morning 11 AM-5 PM, evening 7 PM-12 AM | 31, 3000 | 1 or 2 | 80 | 25% | package 1800 / 2000; hall 300 seated, 450 floating
karamvirgarden | Dr Karamvir Garden | faridabad | Sector 11 | 500 / 700 | 5, 3 or 4 | morning 10 AM-6 PM, evening 7 PM-12 AM | 0 | 1 or 2 | 200 | 25% | -
vrindavangrand | Vrindavan Grand | faridabad | Suraj Kund Badkhal Road | 500 / N/A | 5, 3 or 4 | morning 8 AM-4 PM, evening 6:30 PM-12 AM | 0 | 1 or 2 | 35 | 25% | package 1250 / -; hall 500 seated, 750 floating
radhakrishnagarden | Radha Krishna Garden | faridabad | - | 600 / 700 | - | - | - | - | - | - | -
hotelhowdy | Hotel Howdy | faridabad | - | about 500 / 700 | - | - | - | - | - | - | cancellable true
royalmountain | Royal Mountain | faridabad | - | - | - | - | - | - | - | - | terrace
sajanvatika | Sajan Vatika | faridabad | - | about 500 / 700 | - | - | - | - | - | advance 10000 | -
khatirgrandbanquet | Khatir Grand Banquet | faridabad | - | 500 / 700 | 5, 5 | evening ?-6 AM | 4, about 1000 | 2 | 200 | total-booking-amount 25000 | 5 photos
classicelegance | Classic Elegance | faridabad | - | about 500 / 700 | - | - | 0 | - | - | advance 50000 | package 1200 / 1450
hotelsewagrand | Hotel Sewa Grand | faridabad | - | 500 / 700 | 5, 5 | morning 9 AM-5 PM, evening 7 PM-5 AM | 25, about 3000 | 1 | 200 | total-booking-amount 100000 | hall 200 seated, 300 floating; hall 100 seated, 150 floating; 5 photos
hotelrajmandir | Hotel Raj Mandir | faridabad | - | about 500 / 700 | - | - | - | - | - | - | package 900 / 1100
basantvatika | Basant Vatika | faridabad | - | about 500 / 700 | - | - | - | - | - | advance 25000 | package 1250 / 1350
pushpvatika | Pushp Vatika | faridabad | - | about 500 / 700 | - | - | - | - | - | - | no page
lagoonaemerald | Lagoona Emerald | southdelhi | - | 500 / 700 | 5, 4 | morning 10 AM-4 PM, evening 7 PM-11 PM | 0 | 2 | 100 | 25%, adjustable against future bookings within 3 months | decoration from 31000; royalty 75; hasValet true; outsideCaterer true; 8 photos
`;

/** Minutes after midnight as the specification writes times: 570 is "9:30 AM", 1800 is "6 AM". */
function clock(minutes: number | undefined): string {
  if (minutes === undefined) return '?';
  const hours = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60 ? `:${minutes % 60}` : '';
  return `${hours % 12 || 12}${rest} ${hours < 12 ? 'AM' : 'PM'}`;
}

const slotText = ({ kind, opens, closes }: TimingSlot) => `${kind} ${clock(opens)}-${clock(closes)}`;
const amountText = (amount: Amount | undefined) => [amount ?? '-'].flat().join(' or ');
const priceText = (price: number | Approximate | undefined, unknown = '-') =>
  price === undefined ? unknown : String(rupeesOf(price));

function plateText({ vegPlate, nonVegPlate }: Facts<Localized>): string {
  if (vegPlate === undefined) return '-';
  const about = typeof vegPlate === 'object' ? 'about ' : '';
  return `${about}${priceText(vegPlate)} / ${priceText(nonVegPlate, 'N/A')}`;
}

function roomsText({ rooms, roomPrice }: Facts<Localized>): string {
  if (rooms === undefined) return '-';
  const about = typeof roomPrice === 'object' ? 'about ' : '';
  return roomPrice === undefined ? `${rooms}` : `${rooms}, ${about}${priceText(roomPrice)}`;
}

function advanceText({ advanceShare, advanceRupees, bookingAmount, advanceNote }: Facts<Localized>): string {
  if (advanceShare !== undefined) return `${advanceShare * 100}%${advanceNote ? `, ${advanceNote.en}` : ''}`;
  if (bookingAmount !== undefined) return `total-booking-amount ${priceText(bookingAmount)}`;
  return advanceRupees === undefined ? '-' : `advance ${priceText(advanceRupees)}`;
}

/** The facts of columns of their own. */
const inColumns: readonly FactId[] = [
  'vegPlate',
  'nonVegPlate',
  'vegPackage',
  'nonVegPackage',
  'rooms',
  'roomPrice',
  'changingRooms',
  'parking',
  ...advanceFacts,
  'advanceNote',
  ...slotFacts,
];

/** Facts that few venues have. That a kitchen is vegetarian is in the price, and that a booking cannot be cancelled is usual. */
const otherFacts = (facts: Facts<Localized>) =>
  factIds
    .filter((id) => !inColumns.includes(id) && facts[id] !== undefined)
    .filter((id) => facts[id] !== false || (id !== 'servesNonVeg' && id !== 'cancellable'))
    .map((id) => {
      const value = facts[id];
      if (typeof value !== 'object') return `${id} ${value}`;
      return 'from' in value ? `${id} from ${value.from}` : `${id} ${JSON.stringify(value)}`;
    });

/** What the specification could have said of a venue: not what the venue itself has added. */
export const specifiable = ({ facts, confirmed = {}, source }: VenueEntry): Facts<Localized> =>
  source === 'specification'
    ? Object.fromEntries(Object.entries(facts).filter(([id]) => !Object.hasOwn(confirmed, id)))
    : facts;

/** The facts of a venue in the words of the table, by column; its texts are not in the specification. */
export function specifiedFacts(entry: VenueEntry): Readonly<Record<string, string>> {
  const facts = specifiable(entry);
  const {
    nameHi: _nameHi,
    source: _source,
    confirmed: _confirmed,
    hidden: _hidden,
    shortDescription: _description,
    about: _about,
    notes: _notes,
    reviews: _reviews,
    opensTogether: _opensTogether,
    facts: _facts,
    ...venue
  } = entry;
  const { id, name, city, locality, address, managed, hasPage, venueTypes, ...rest } = venue;
  const { rating, halls, pairedPictures, pictureLimit, ...unexpected } = rest;
  const more = [
    !hasPage && 'no page',
    !managed && 'not managed',
    address.en !== [locality?.en, cityOf(city).name.en].filter(Boolean).join(', ') && address.en,
    venueTypes.includes('terrace-hall') && 'terrace',
    facts.vegPackage !== undefined &&
      `package ${priceText(facts.vegPackage)} / ${priceText(facts.nonVegPackage)}`,
    ...halls.map(({ seats, floating }) => `hall ${seats} seated, ${floating} floating`),
    ...otherFacts(facts),
    pairedPictures && 'paired photos',
    pictureLimit !== undefined && `${pictureLimit} photos`,
    ...Object.entries(unexpected).map(([name, value]) => `${name} ${value}`),
  ];
  const slots = slotsOf(facts as Known<SlotFact>);
  return toColumns([
    id,
    name,
    city,
    locality?.en ?? '-',
    plateText(facts),
    rating ? `${rating.score}, ${amountText(rating.count)}` : '-',
    slots.map(slotText).join(', ') || '-',
    roomsText(facts),
    amountText(facts.changingRooms),
    String(facts.parking ?? '-'),
    advanceText(facts),
    more.filter(Boolean).join('; ') || '-',
  ]);
}

const columns = [
  'id',
  'name',
  'city',
  'locality',
  'price per plate, veg / non-veg',
  'rating, reviews',
  'slots',
  'rooms, their price',
  'changing rooms',
  'vehicles',
  'advance',
  'further facts',
];

const toColumns = (cells: readonly string[]) =>
  Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));

/** The facts of each specified venue, in the order of the landing page. */
export const specifiedVenues = table
  .trim()
  .split('\n')
  .map((line) => toColumns(line.split(' | ')));

/** The specified venues and samples. */
export const specifiedIds: readonly string[] = [
  ...specifiedVenues.map(({ id = '' }) => id),
  'noida-one',
  'noida-two',
];
