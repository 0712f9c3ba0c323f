import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { makeInput } from '../testing/input.ts';
import { asTasks } from './doing-rows.ts';

const input = makeInput({
  advert: { jobTitle: 'Head Groom', location: 'Naas', country: 'Ireland', salaryFrom: 34000, salaryTo: 38000 },
  guidelines: { companyName: 'Kildare Livery' },
});
const both = (question: 3 | 4 | 5 | 6, answer: string): string[] =>
  (question < 5 ? (['sentences', 'bullets'] as const) : (['sentences'] as const)).map((outputType) =>
    ask(input, question, answer, { outputType }).contents.join('\n'),
  );

describe('what stands behind a comma and is told of the words before it', () => {
  it.each([
    [
      3,
      'Feed the horses\nReport to the yard manager, Orla Quinn\nTrain our apprentice, Sean',
      ['yard manager, Orla Quinn', 'apprentice, Sean'],
    ],
    [3, 'Ride six horses a day, no lunging\nClean the tack', ['six horses a day, no lunging']],
    [
      5,
      '€18 an hour, rising to €19 after six months\nA clothing budget, renewed every spring',
      ['rising to €19 after six months', 'renewed every spring'],
    ],
    [5, '€600 a year for boots, topped up in January\n22 days of leave', ['for boots, topped up in January']],
    [
      6,
      'We have been on the Curragh since 1964. The yard is run by the founder’s niece, Aoife Dunne.',
      ['niece, Aoife Dunne'],
    ],
  ] as const)('stays with them: %i %s', (question, answer, parts) => {
    for (const text of both(question, answer))
      for (const part of parts) expect(text.replace(/['’]/g, '’')).toContain(part);
  });
  it('leaves a row of things a row', () => {
    for (const text of both(3, 'Groom, feed and exercise twelve horses, order hay, keep the diary')) {
      expect(text).toMatch(/order(?:ing)? hay/i);
      expect(text).toMatch(/keep(?:ing)? the diary/i);
    }
  });
});

describe('a line on the person that says plainly what is had', () => {
  it.each([
    [
      'At least three years in a yard, including one as head groom.',
      /have at least three years in a yard, including one as head groom|need at least three years in a yard, including one as head groom/,
    ],
    [
      'HGV or ability to get one within a year (we pay)',
      /(?:need|have) an HGV or the ability to get one within a year \(we pay\)/,
    ],
    ['Good understanding of equine nutrition', /(?:need|have) a good understanding of equine nutrition/],
    [
      'Driving licence category B; category C1 is a plus',
      /(?:need|have) a category B|(?:need|have) a class B driving licence/,
    ],
    ['sound working knowledge of tack', /(?:need|have) a sound working knowledge of tack/],
  ])('is a sentence: %s', (line, said) => {
    for (const text of both(4, `${line}\nA head for early mornings`)) expect(text).toMatch(said);
  });
});

describe('a sentence that begins with when the house was founded', () => {
  it.each([
    'Founded in 1987, Kildare Livery keeps hunters, ponies and two donkeys.',
    'Founded in 1987, we keep hunters, ponies and two donkeys.',
  ])('stays as it was typed: %s', (sentence) => {
    expect(both(6, `${sentence} There are nine of us.`)[0]).toContain(sentence);
  });
});

it('has no second preposition before a day of the week', () => {
  expect(both(5, '30% extra for evenings, 60% for Sundays')[0]).toMatch(/60% for Sundays/);
  expect(both(5, 'Double pay on Sundays, lunch Fridays')[0]).toMatch(/lunch on Fridays/);
});

it('says a part of the work by its name, and what is done for it', () => {
  for (const text of both(3, 'Coaching: ride out with two learners a week and give feedback\nOrder feed for the yard'))
    expect(text).toMatch(/For coaching, you['’]ll ride out with two learners a week and give feedback/);
});

it('names the second class of a licence by its paper', () => {
  for (const text of both(4, 'Driving licence class B; class C is a plus\nPatience')) {
    expect(text).toMatch(/a class B driving licence/);
    expect(text).toMatch(/class C licence/);
    expect(text).not.toMatch(/: class C\./);
  }
});
it.each([
  [3, 'See eight horses a day', 'how often or how many'],
  [5, 'PF and Mediclaim', 'the pension'],
  [6, 'Kildare Livery keeps hunters for forty owners.', 'what you do or make'],
  [7, 'Call the yard and ask for Rick.', 'whom to write to or call'],
  [7, 'Not sure? Call Helen first.', 'whom to ask beforehand'],
] as const)('asks for nothing that is there: %i %s', (question, answer, hint) => {
  expect(ask(input, question, answer, { outputLength: 'large' }).notes.join('\n')).not.toContain(hint);
});

it('says a list of doings as what the reader will do, and keeps it as typed in bullets', () => {
  const [text, bullets] = both(
    3,
    'Riding out with the string each morning\nLooking after twelve boxes, including two for mares\nTraining our grooms and checking tack\nFeeding at six',
  );
  expect(text).toMatch(/ride out with the string/);
  expect(text).toMatch(/look after twelve boxes, including two for mares/);
  expect(text).toMatch(/train our grooms and check tack/);
  expect(text).not.toMatch(/includes|covers|The work:/);
  expect(bullets).toMatch(/Riding out with the string/);
});
it('leaves what only sounds like a doing', () => {
  expect(both(3, 'Feeding the horses\nTraining days twice a year')[0]).toMatch(/training days twice a year/i);
});

it('leaves a question to the reader a question', () => {
  const text = ask(
    input,
    7,
    'Send a CV to yard@kildare.example. Not sure whether it is for you? Ring Orla on 045 555 010.',
  ).contents.join('\n');
  expect(text).toContain('Not sure whether it is for you?');
});

it('gives the last of a row of orders its "and"', () => {
  const note = { kind: 'duty' as const, sentence: 0, factIds: [] };
  const said = (text: string): string | undefined => asTasks([{ ...note, text }])[0]?.text;
  expect(said('clean and polish tack, take temperatures, do leg charting')).toBe(
    'clean and polish tack, take temperatures and do leg charting',
  );
  expect(said('clean tack, boots and rugs')).toBe('clean tack, boots and rugs');
  expect(said('ride out, weather permitting')).toBe('ride out, weather permitting');
});

it('gives everyday rewards their small letter', () => {
  expect(both(5, 'Gloves and boots paid for by us\n20 days of leave')[0]).toMatch(/gloves and boots/);
  expect(both(5, '20 days of leave\nCab home after a late show')[0]).toMatch(/\bcab home/);
});
