/** Requirements: what somebody is and has, degrees and registrations by their name, and two wishes in one sentence. */
import { describe, expect, it } from 'vitest';
import { ask, type Over, siteManager } from '../testing/ask.ts';

const write = (answer: string, over: Over = {}): string => ask(siteManager, 4, answer, over).contents.join('\n');

describe('a requirement', () => {
  it.each([
    ['BSc Geology or a diploma in surveying. Patience.', 'a BSc in Geology or a diploma in surveying'],
    ['MSc Soil Science. Patience.', 'an MSc in Soil Science'],
    ['BEng Civil Engineering. A clean licence.', 'a BEng in Civil Engineering'],
    ['BA History. A clean licence.', 'a BA in History'],
    ['A degree or BSc in Geology. Patience.', 'BSc in Geology'],
    [
      'General Dental Council registration and a degree in dentistry. Patience.',
      'need General Dental Council registration',
    ],
    ['Social Work England registration and two years in a team. Patience.', 'need Social Work England registration'],
    ['NMC registration and a diploma in asthma. Patience.', 'need NMC registration'],
    ['Nursing Council membership and a pin. Patience.', 'need Nursing Council membership'],
  ])('by its name: %s', (answer, wanted) => {
    expect(write(answer)).toContain(wanted);
  });

  it.each([
    [
      'A master baker (Bäckermeister) or a degree in food science. Patience.',
      /You are a master baker \(Bäckermeister\) or have a degree in food science\./,
    ],
    ['A qualified plumber or an NVQ level 3. Patience.', /You are a qualified plumber or have an NVQ level 3\./],
    [
      'Chartered surveyor or a degree in building. Patience.',
      /You are a chartered surveyor or have a degree in building\./,
    ],
  ])('that somebody is or has: %s', (answer, wanted) => {
    for (const iteration of [0, 1]) expect(write(answer, { iteration })).toMatch(wanted);
    expect(write(answer, { outputType: 'bullets' })).not.toMatch(
      /have an? (?:master baker|qualified plumber|chartered)/i,
    );
  });

  it.each([
    'Experience of night work is desirable, as is Polish or Lithuanian.',
    'Knowledge of fire rules is useful, as is a first aid certificate.',
    'A forklift licence is an advantage, and so is experience of cold stores.',
    'A van would be handy, as would some Spanish.',
    'Welsh is a plus, as are good links with local schools.',
  ])('with two wishes stays as it was typed: %s', (answer) => {
    for (const outputType of ['sentences', 'bullets'] as const)
      for (const iteration of [0, 1]) {
        const text = write(`${answer} You need a clean licence. You can read a drawing.`, { outputType, iteration });
        expect(text).toContain(answer);
      }
  });

  it.each([
    ['You have run sites for at least three years. You know Excel and Teams well and can read French or German.'],
    ['You have laid pipes for five years. You read plans and can weld steel or copper.'],
    ['You have taught for two years. You like children and will speak to parents and staff.'],
    ['You notice things. You write clear notes and can draw.'],
  ])('in two whole sentences of "you" stays two: %s', (answer) => {
    expect(write(answer)).toContain(answer);
  });

  it.each([
    ["Workday experience a plus. Bachelor's degree.", 'Workday experience'],
    ["Slack experience preferred. Bachelor's degree.", 'Slack experience'],
    ["Notion skills are a bonus. Bachelor's degree.", 'Notion skills'],
    ["Teams knowledge useful. Bachelor's degree.", 'Teams knowledge'],
  ])('keeps the name of what is known: %s', (answer, wanted) => {
    for (const iteration of [0, 1]) expect(write(answer, { iteration })).toContain(wanted);
  });

  it.each([['5 years of field work, ideally in drains. Patience.', /at least/]])(
    'is no more than was typed: %s',
    (answer, wrong) => {
      expect(write(answer)).not.toMatch(wrong);
    },
  );
});
