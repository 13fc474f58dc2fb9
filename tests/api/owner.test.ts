import * as v from 'valibot';
import { expect } from 'vitest';
import { site } from '../../src/content/site.ts';
import { ownerFileSchema } from '../../src/domain/owner-file.ts';
import { owner as anOwner, phone } from '../../src/features/leads/lead-fixture.ts';
import { reference, send } from './lead-requests.ts';
import { links, test, visibleText } from './mail-content.ts';

const owner = {
  ...anOwner,
  name: 'Meera',
  answers: [
    { question: 'parking', answer: '80' },
    { question: 'vegPlate', answer: '₹ 1,650', replaces: '500' },
    { question: 'lateMusic', answer: 'no' },
    { question: 'baraat', answer: '', replaces: 'yes' },
    { question: 'hallFloating', hall: 1, answer: '३००' },
    { question: 'foodTax', answer: '18%' },
  ],
};

test('owner mail · says first that nothing is verified, then the facts with what they replace', async ({
  mailFor,
}) => {
  const mail = await mailFor({ ...owner, venueId: 'hotelrajmahal' });
  expect(mail.subject).toBe(`Owner · Lamp Hall · Noida · Meera · ${reference}`);
  const { text = '' } = mail;
  expect(text.split('\n').filter(Boolean)[1]).toBe(
    'Not verified: call the hall on a number that you find yourself.',
  );
  const rows = [
    'Hall 1: Guests coming and going: 300',
    'Veg plate: ₹1,650 per plate\n    our page says: ₹500 per plate',
    'Tax on food: 18%',
    'Vehicles that can park: 80 vehicles',
    'Music late at night: No',
    'Baraat: Please remove\n    our page says: Yes',
  ];
  expect(text).toContain(rows.join('\n'));
  expect(visibleText(String(mail.html))).toContain(
    'Veg plate ₹1,650 per plate our page says: ₹500 per plate',
  );
});

test('owner mail · the attachment is what new-venue reads', async ({ mailFor }) => {
  const hostile = {
    question: 'familyQuestions',
    answer: 'Can we "bring" `$' + '{process.exit()}`?\n</script>',
  };
  const answers = [{ question: 'parking', answer: '8' }, ...owner.answers, hostile];
  const mail = await mailFor({ ...owner, venueId: 'lamphall', answers });
  const [file] = mail.attachments.filter(({ filename }) => filename?.endsWith('.json'));
  expect(file?.filename).toMatch(/^hall-Lamp-Hall-\d{4}-\d\d-\d\d\.json$/);
  const read = v.parse(ownerFileSchema, JSON.parse(new TextDecoder().decode(file?.content as ArrayBuffer)));
  expect(read).toMatchObject({ version: 2, venueId: 'lamphall', name: 'Lamp Hall', city: 'Noida' });
  expect(read.answers).toHaveLength(7);
  expect(read.answers).toContainEqual(hostile);
  // Of two answers to one question the last.
  expect(read.answers).toContainEqual({ question: 'parking', answer: '80' });
});

test.for([
  [undefined, 'You asked us to list your hall Lamp Hall.'],
  ['lamphall', 'You asked us to correct the page of Lamp Hall.'],
] as const)(
  'owner mail · the chat about the page %s begins in both languages',
  async ([venueId, sentence], { mailFor }) => {
    const chat = async (language: string) => {
      const { html } = await mailFor({ ...owner, venueId, meta: { language } });
      return new URL(links(html).find((link) => link.startsWith('https://wa.me/')) ?? '').searchParams.get(
        'text',
      );
    };
    expect(await chat('en-IN')).toBe(
      `Namaste Meera, this is ${site.name}. ${sentence} (Request ${reference})`,
    );
    expect(await chat('hi-IN')).toBe(
      `नमस्ते Meera जी, हम ${site.name} से बात कर रहे हैं। आपने अपने हॉल (Lamp Hall) के बारे में हमें बताया था। (रिक्वेस्ट ${reference})`,
    );
  },
);

test('owner mail · a hall with nothing but name, city and phone is enough', async ({ mailFor }) => {
  const { answers: _answers, ...least } = owner;
  expect((await mailFor(least)).text).not.toContain('What they say about the hall');
});

test('owner mail · an answer that cannot be used is refused at its field', async ({ handler }) => {
  const answers = [
    { question: 'vegPlate', answer: '5' },
    { question: 'source', answer: 'venue' },
    { question: 'parking', answer: ' ' },
  ];
  expect(await send(handler, { ...owner, answers })).toMatchObject({
    status: 422,
    fields: { vegPlate: expect.any(String), source: expect.any(String), parking: expect.any(String) },
  });
  expect(await send(handler, { kind: 'owner', phone, venue: ' ', city: '' })).toMatchObject({
    status: 422,
    fields: { venue: 'Please name the venue.', city: 'Please write the city.' },
  });
});

test('owner mail · the answers of an older form keep their meaning', async ({ mailFor }) => {
  const answers = [
    { question: 'advance', answer: '25' },
    { question: 'outsideDecoration', answer: 'yes' },
  ];
  const { text } = await mailFor({ ...owner, answers });
  expect(text).toContain('Advance, a share of the bill: 25%\nOutside decorator: Yes');
});
