import { join } from 'node:path';
import * as v from 'valibot';
import { isDiallable } from '../../src/content/placeholders.ts';
import { at } from '../../src/domain/clock.ts';
import { rowOf } from '../../src/domain/facts/facts.ts';
import { schemaOf } from '../../src/domain/facts/read-fact.ts';
import { readModule } from './read-module.ts';
import { mistakeSentence } from './venue-mistakes.ts';

const siteFile = 'src/content/site.ts';
const placeholder = '+91 00000 00000';
const phone = v.pipe(
  v.string(),
  v.check(
    (number) => number === placeholder || (/^\+91 [\d ]+$/.test(number) && isDiallable(number)),
    "is not a number as it is dialled from abroad. Write '+91 98110 12345'.",
  ),
);
const wholeHours = v.pipe(
  v.number(),
  v.check((hours) => Number.isInteger(hours) && hours > 0, 'is not a number of whole hours. Write 4.'),
);
const siteSchema = v.looseObject({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('is empty. Write the name of the business.')),
  url: v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^/]+$/, "is no address. Write 'https://www.your-domain.in'."),
  ),
  phone: v.looseObject({ display: phone }),
  whatsapp: v.looseObject({
    base: v.pipe(
      v.string(),
      v.regex(/\/\d{11,15}$/, "is no number with a country code. Write '+91 98110 12345'."),
    ),
  }),
  email: v.looseObject({
    display: v.pipe(v.string(), v.email("is no e-mail address. Write 'hello@your-domain.in'.")),
  }),
  hours: v.pipe(
    v.looseObject({ opens: v.number(), closes: v.number() }),
    v.check(
      ({ opens, closes }) => opens < closes && closes <= at(24) && opens % 1 === 0 && closes > 24,
      'are not opening hours of a day. Write { opens: at(9), closes: at(21) } for 9 am to 9 pm.',
    ),
  ),
  promise: v.looseObject({ withinHours: wholeHours }),
  foodTax: schemaOf(rowOf('foodTax')),
});

const mark = { en: '(sample)', hi: '(नमूना)' };
const pressMark = { en: 'Sample ', hi: 'नमूना ' };
/** Lists whose samples say so in a text, by the field with that text. */
const lists = [
  { file: 'src/content/testimonials.ts', name: 'testimonials', field: 'name', mark },
  { file: 'src/content/landing.ts', name: 'landingTestimonials', field: 'name', mark },
  { file: 'src/content/press.ts', name: 'press', field: 'source', mark: pressMark },
] as const;
const text = v.object({ en: v.string(), hi: v.optional(v.string()) });
const items = v.array(v.looseObject({ sample: v.optional(v.boolean()) }));

/** Mistakes in the facts of the business, and samples that are not marked as such, or other texts that are: one sentence each. */
export async function textMistakes(root: string): Promise<string[]> {
  return [
    ...(await siteMistakes(root)),
    ...(await Promise.all(lists.map((list) => markMistakes(root, list)))).flat(),
  ];
}

async function siteMistakes(root: string): Promise<string[]> {
  const read = await readModule(join(root, siteFile), 'site');
  if ('problem' in read) return [`${siteFile}: ${read.problem}`];
  const tax = await readModule(join(root, siteFile), 'foodTax');
  const result = v.safeParse(
    siteSchema,
    { ...Object(read.value), foodTax: Object(tax).value },
    { abortPipeEarly: true },
  );
  if (result.success) return [];
  return result.issues.map((issue) => `${siteFile}: ${mistakeSentence(issue)}`);
}

async function markMistakes(
  root: string,
  { file, name, field, mark }: (typeof lists)[number],
): Promise<string[]> {
  const read = await readModule(join(root, file), name);
  if ('problem' in read) return [`${file}: ${read.problem}`];
  const list = v.safeParse(items, read.value);
  if (!list.success) return [`${file}: ${name} is not a list. Restore it: git checkout ${file}`];
  return list.output.flatMap((item, index) => {
    const words = v.safeParse(text, item[field]);
    const where = `${file}: ${name} ${index + 1}`;
    if (!words.success)
      return [`${where}, ${field} has no text. Write { en: 'English text', hi: 'हिन्दी में' }.`];
    const { en, hi } = words.output;
    const isMarked = [en.includes(mark.en), ...(hi === undefined ? [] : [hi.includes(mark.hi)])];
    if (isMarked.every((marked) => marked === (item.sample === true))) return [];
    return item.sample
      ? [`${where} is a sample, but its ${field} is "${en}". Delete the line "sample: true" if it is real.`]
      : [
          `${where} is not marked as a sample, but its ${field} is "${en}". Write the real one in both languages.`,
        ];
  });
}
