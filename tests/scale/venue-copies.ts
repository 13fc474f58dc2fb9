import { cp, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { addToList } from '../../scripts/content/new-venue.ts';
import { venuesFolder } from '../../scripts/content/venue-slugs.ts';
import { venueEntries } from '../../src/content/venues/index.ts';
import type { VenueType } from '../../src/domain/choices.ts';
import { at } from '../../src/domain/clock.ts';
import { toSlug } from '../../src/domain/slug.ts';
import type { VenueEntry } from '../../src/domain/venue.ts';
import type { Localized } from '../../src/i18n/localized.ts';

interface CopyOptions {
  /** Venues in all: the real ones come first. */
  readonly count: number;
  /** The checkout that is copied. */
  readonly site?: string;
}

const thisSite = join(import.meta.dirname, '../..');
const notCopied = /^(\.\w+|node_modules|dist|dist-server|photos|tests|test-results|shots|public\/pictures)$/;

/** Copies the sources of the site into an empty folder, with generated venues after the real ones. Nothing is built. */
export async function copySite(folder: string, { count, site = thisSite }: CopyOptions): Promise<void> {
  await cp(site, folder, { recursive: true, filter: (file) => !notCopied.test(relative(site, file)) });
  await symlink(join(site, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(site, 'public/pictures'), join(folder, 'public/pictures'));
  const write = (name: string, source: string) => writeFile(join(folder, name), source);
  const venueList = join(venuesFolder, 'index.ts');
  let list = await readFile(join(folder, venueList), 'utf8');
  for (const venue of generateVenues(count - venueEntries.length)) {
    list = addToList(list, venue.id);
    await write(join(venuesFolder, `${venue.id}.ts`), `export const venue = ${JSON.stringify(venue)};\n`);
  }
  await write(venueList, list);
  // A generated venue has the pictures of the real one that its id ends with.
  await rename(join(folder, 'src/routes/pictures.ts'), join(folder, 'src/routes/real-pictures.ts'));
  await write(
    'src/routes/pictures.ts',
    `import { picturesOf as realPicturesOf } from './real-pictures.ts';
export { pictureById } from './real-pictures.ts';
export const picturesOf = (group) => realPicturesOf(group.replace(/^.*-of-/, ''));
`,
  );
  // Social pictures are drawn once and cached; they are not measured.
  await write('scripts/social-pictures.ts', 'export const writeSocialPictures = () => {};\n');
}

/**
 * Venues with names, places, prices, facilities and texts of their own; the same ones at each call. Longer texts are paragraphs
 * of the real venues in another order.
 */
export function generateVenues(count: number): VenueEntry[] {
  const random = seededRandom(1);
  return Array.from({ length: count }, (_, number) => generateVenue(number, random));
}

/** Numbers from 0 to 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Both = Required<Localized>;

/** "en=hi" pairs, separated by lines or bars. */
const pairs = (text: string): Both[] =>
  text
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((pair) => pair.split('='))
    .map(([en = '', hi = '']) => ({ en, hi }));

const before = pairs(
  '=|=|=|=|=|Hotel=होटल|The=द|New=न्यू|Shri=श्री|Royal=रॉयल|Green=ग्रीन|Golden=गोल्डन|Grand=ग्रैंड',
);
const heads =
  pairs(`Raj=राज|Dev=देव|Ram=राम|Hari=हरि|Jai=जय|Karam=करम|Sukh=सुख|Prem=प्रेम|Man=मन|Shiv=शिव|Om=ओम|Chandra=चंद्र
  Surya=सूर्य|Gyan=ज्ञान|Nav=नव|Anand=आनंद|Shubh=शुभ|Mangal=मंगल|Indra=इंद्र|Jas=जस|Gur=गुर|Bal=बल|Vijay=विजय|Amar=अमर|Mohan=मोहन
  Roop=रूप|Tej=तेज|Uday=उदय|Veer=वीर|Kamal=कमल`);
const tails =
  pairs(`=|vir=वीर|deep=दीप|pal=पाल|want=वंत|preet=प्रीत|raj=राज|dev=देव|nand=नंद|jeet=जीत|mani=मणि|lok=लोक|kiran=किरण
  mala=माला|shree=श्री|ansh=अंश|mukh=मुख|dham=धाम`);
/** Second words of names, by the type of venue that they state. */
const kinds: readonly { type: VenueType; veg: readonly [number, number]; words: readonly Both[] }[] = [
  {
    type: 'banquet-hall',
    veg: [600, 1600],
    words: pairs('Banquet=बैंक्वेट|Mahal=महल|Palace=पैलेस|Celebrations=सेलिब्रेशंस|Convention=कन्वेंशन|Hall=हॉल'),
  },
  {
    type: 'wedding-lawn',
    veg: [450, 1200],
    words: pairs('Vatika=वाटिका|Garden=गार्डन|Lawn=लॉन|Greens=ग्रीन्स|Upvan=उपवन|Bagh=बाग'),
  },
  { type: 'villa-farmhouse', veg: [700, 1900], words: pairs('Farms=फ़ार्म्स|Farmhouse=फ़ार्महाउस|Villa=विला') },
  { type: 'five-star-hotel', veg: [1800, 4500], words: pairs('Regency=रीजेंसी|Continental=कॉन्टिनेंटल') },
  { type: 'wedding-resort', veg: [1000, 2800], words: pairs('Resort=रिज़ॉर्ट|Retreat=रिट्रीट') },
  { type: 'terrace-hall', veg: [500, 1100], words: pairs('Terrace=टैरेस|Rooftop=रूफ़टॉप') },
  { type: 'heritage-venue', veg: [1200, 3500], words: pairs('Haveli=हवेली|Garh=गढ़') },
];
const roads =
  pairs(`Mathura Road=मथुरा रोड|Old Ring Road=पुराना रिंग रोड|Station Road=स्टेशन रोड|Bypass Road=बाइपास रोड|Temple Road=मंदिर रोड
  Canal Road=नहर रोड|College Road=कॉलेज रोड|Market Road=मार्केट रोड|Lake Road=लेक रोड|Gurukul Road=गुरुकुल रोड|Airport Road=एयरपोर्ट रोड
  Metro Road=मेट्रो रोड|School Lane=स्कूल लेन|Park Avenue=पार्क एवेन्यू|Tigaon Road=तिगाँव रोड|Sohna Road=सोहना रोड`);
const mainCity = { id: 'faridabad', name: { en: 'Faridabad', hi: 'फरीदाबाद' } } as const;
const otherCities = [
  { id: 'noida', name: { en: 'Noida', hi: 'नोएडा' } },
  { id: 'southdelhi', name: { en: 'South Delhi', hi: 'साउथ दिल्ली' } },
] as const;
const openings =
  pairs(`A bright hall=रोशन हॉल|A quiet garden=शांत बगीचा|A family-run place=परिवार की चलाई जगह|A wide lawn=खुला लॉन
  Two floors under one roof=एक छत के नीचे दो मंज़िलें|A new building=नई इमारत|A courtyard with old trees=पुराने पेड़ों वाला आँगन
  A pillarless hall=बिना खंभों का हॉल|A poolside lawn=पूल के किनारे का लॉन|A simple, clean hall=सादा, साफ़ हॉल
  A white marble house=सफ़ेद संगमरमर का घर|A high-ceilinged ballroom=ऊँची छत का बॉलरूम`);
const features =
  pairs(`# rooms for the family=परिवार के लिए # कमरे|parking for # cars=# गाड़ियों की पार्किंग|a stage of # feet=# फ़ुट का स्टेज
  # changing rooms=# चेंजिंग रूम|lights on # trees=# पेड़ों पर रोशनी|a kitchen with # cooks=# रसोइयों का किचन|# valets at the gate=गेट पर # वैले
  a generator of # kVA=# केवीए का जनरेटर|# lifts for the elders=बुज़ुर्गों के लिए # लिफ़्ट|# live food counters=# लाइव फ़ूड काउंटर
  a # feet baraat lane=बारात के लिए # फ़ुट का रास्ता|# fans over the lawn=लॉन में # पंखे|a sangeet floor for # couples=संगीत के लिए # जोड़ों का डांस फ़्लोर
  # sofas around the mandap=मंडप के चारों ओर # सोफ़े|a menu of # dishes=# व्यंजनों का मेन्यू|# heaters for winter nights=सर्दी की रातों के लिए # हीटर`);

const paragraphs = venueEntries.flatMap(({ about, notes, name, nameHi }) =>
  [...about, ...notes].map((text) => ({ text, name, nameHi })),
);
const reviews = venueEntries.flatMap((venue) => venue.reviews);

/** Share of the generated venues that are in Faridabad. */
const mainCityShare = 0.88;

function generateVenue(number: number, random: () => number): VenueEntry {
  const between = (low: number, high: number, step = 1) =>
    low + Math.floor(random() * (Math.floor((high - low) / step) + 1)) * step;
  const choose = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)] as Value;
  const maybe = <Value>(share: number, value: () => Value): Value | undefined =>
    random() < share ? value() : undefined;

  const real = choose(venueEntries);
  const { type, veg, words } = choose(kinds);
  const [prefix, head, tail, word] = [choose(before), choose(heads), choose(tails), choose(words)];
  const nameIn = (locale: 'en' | 'hi') =>
    `${prefix[locale]} ${head[locale]}${tail[locale]} ${word[locale]}`.trim();
  const [name, nameHi] = [nameIn('en'), nameIn('hi')];
  const city = (number % 25) / 25 < mainCityShare ? mainCity : choose(otherCities);
  const [sector, plot, road] = [between(1, 120), between(1, 900), choose(roads)];
  const locality = { en: `Sector ${sector}`, hi: `सेक्टर ${sector}` };
  const [opening, closing, guests] = [choose(openings), choose(paragraphs), between(100, 1500, 10)];
  const feature = () => {
    const { en, hi } = choose(features);
    const amount = String(between(2, 90));
    return { en: en.replace('#', amount), hi: hi.replace('#', amount) };
  };
  const [first, second] = [feature(), feature()];
  const firstSentence = (text: string) => /^.*?[.।?!](?= |$)/.exec(text)?.[0] ?? text;
  const renamed = ({ text, ...of }: (typeof paragraphs)[number]) => ({
    en: text.en.replaceAll(of.name, name),
    hi: (text.hi ?? text.en).replaceAll(of.nameHi, nameHi),
  });
  const last = renamed(closing);
  const plateVeg = between(...veg, 25);
  const isPure = random() < 0.2;
  const generateFacts = (): VenueEntry['facts'] => ({
    ...maybe(0.9, () => ({
      vegPlate: plateVeg,
      ...(isPure ? { servesNonVeg: false } : { nonVegPlate: plateVeg + between(50, 600, 25) }),
    })),
    eveningOpens: at(between(16, 19)),
    eveningCloses: at(between(22, 25)),
    ...maybe(0.7, () => ({ rooms: between(0, 60), roomPrice: between(1200, 6000, 100) })),
    ...maybe(0.8, () => ({ parking: between(20, 500, 10), hasValet: random() < 0.5 })),
    ...maybe(0.6, () => ({ alcohol: random() < 0.6, outsideAlcohol: random() < 0.3 })),
    ...maybe(0.5, () => ({ outsideCaterer: random() < 0.4 })),
    decoration: { from: between(10_000, 200_000, 500) },
    ...maybe(0.6, () => ({
      lateMusic: random() < 0.4,
      hawan: random() < 0.7,
      firecrackers: random() < 0.3,
    })),
  });
  return {
    ...real,
    id: `${toSlug(name)}-${number}-of-${real.id}`,
    name,
    nameHi,
    city: city.id,
    source: 'venue',
    badge: maybe(0.1, () => choose(pairs('Popular=पसंदीदा|New=नया|Value for money=किफ़ायती'))),
    hasPage: true,
    managed: random() < 0.5,
    locality,
    address: {
      en: `Plot ${plot}, ${road.en}, ${locality.en}, ${city.name.en}`,
      hi: `प्लॉट ${plot}, ${road.hi}, ${locality.hi}, ${city.name.hi}`,
    },
    shortDescription: {
      en: `${opening.en} for ${guests} guests on ${road.en}, with ${first.en} and ${second.en}. ${firstSentence(last.en)}`,
      hi: `${road.hi} पर ${guests} मेहमानों के लिए ${opening.hi}, साथ में ${first.hi} और ${second.hi}। ${firstSentence(last.hi)}`,
    },
    rating: maybe(0.8, () => ({ score: between(30, 50) / 10, count: between(1, 400) })),
    venueTypes: [...new Set([type, ...(random() < 0.3 ? [choose(kinds).type] : [])])],
    // Noida's venues have a price for the whole booking.
    price: city.id === 'noida' ? between(60_000, 900_000, 5000) : undefined,
    halls: Array.from({ length: between(0, 3) }, (_, hall) => {
      const seats = between(80, 1200, 10);
      return {
        name: { en: `Hall ${hall + 1}`, hi: `हॉल ${hall + 1}` },
        seats,
        floating: seats + between(20, 600, 10),
      };
    }),
    facts: generateFacts(),
    about: Array.from({ length: 3 }, () => renamed(choose(paragraphs))),
    notes: Array.from({ length: 2 }, () => renamed(choose(paragraphs))),
    reviews: Array.from({ length: between(0, 4) }, () => ({ ...choose(reviews), pax: between(50, 900, 10) })),
  };
}
