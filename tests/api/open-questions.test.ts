import { describe, expect } from 'vitest';
import { site } from '../../src/content/site.ts';
import { phone } from '../../src/features/leads/lead-fixture.ts';
import { parseCsv } from './csv-parser.ts';
import { attached, links, test, visibleText } from './mail-content.ts';

const lead = {
  phone,
  meta: {
    questions: [
      { venue: 'Milan Vatika', venueId: 'milanvatika', questions: ['generator', 'minimumPlates'] },
      // As builds before the ids of facts have sent and stored it.
      { venue: 'Royal | Imperio', questions: ['power'] },
    ],
  },
};
const plates = 'Is there a minimum number of plates?';
const power = 'Is there a charge for the generator of all lights and sound, and how much?';

describe('open questions', () => {
  test('open questions · the mail has each question against each venue, in the order of the sheet', async ({
    mailFor,
  }) => {
    const { text = '', html } = await mailFor(lead);
    expect(text).toContain(
      [
        'Questions to the venues',
        '    Question | Milan Vatika | Royal / Imperio',
        `    ${plates} | ? | –`,
        `    ${power} | ? | ?`,
      ].join('\n'),
    );
    // As lists, because a column for each of twelve venues is wider than a phone.
    expect(visibleText(html)).toContain(`Milan Vatika ${plates} ${power} Royal | Imperio ${power}`);
  });

  test('open questions · a table to fill in has a line for each open question, venue by venue', async ({
    mailFor,
  }) => {
    const mail = await mailFor(lead);
    expect(mail.attachments.at(-1)?.filename).toMatch(
      /^questions-919876543210-\d{4}-\d\d-\d\d-[A-Z\d]{5}\.csv$/,
    );
    expect(parseCsv(attached(mail, 'text/csv')).slice(1)).toEqual([
      ['Milan Vatika', plates, '', '', 'milanvatika', 'minimumPlates'],
      ['Milan Vatika', power, '', '', 'milanvatika', 'generator'],
      ['Royal | Imperio', power, '', '', '', 'generator'],
    ]);
  });

  test('open questions · a draft asks each venue its own, without name and number of the family', async ({
    mailFor,
  }) => {
    const { html } = await mailFor(lead);
    const drafts = links(html)
      .filter((link) => link.startsWith('https://wa.me/?'))
      .map((link) => new URL(link).searchParams.get('text'));
    expect(drafts).toEqual([
      `Namaste, this is ${site.name}. A family asks about Milan Vatika:\n- ${plates}\n- ${power}`,
      `Namaste, this is ${site.name}. A family asks about Royal | Imperio:\n- ${power}`,
    ]);
  });

  test('open questions · unknown ones are left out with the whole list, not the lead', async ({
    mailFor,
  }) => {
    const questions = [{ venue: 'Milan Vatika', questions: ['salary'] }];
    const { text } = await mailFor({ phone, meta: { questions } });
    expect(text).not.toContain('Questions to the venues');
  });
});
