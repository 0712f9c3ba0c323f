/** A refresh brings what is new: no halves swapped, no other tail. */
import { expect, it } from 'vitest';
import { contentWords } from '../language/words.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

const input = makeInput({
  advert: {
    jobTitle: 'Commissioning Engineer',
    location: 'Augsburg',
    country: 'Germany',
    sector: 'Industrial automation',
    salaryFrom: 58_000,
    salaryTo: 69_000,
    brandName: 'Lechtal Robotik',
  },
  brief: {
    description: 'Permanent, 38 hours a week, flexitime. About 40% travel.',
    proposition: 'You follow a robot cell from the first drawing to the handover.',
    responsibilitiesRole: 'Commission robot cells on site, program PLCs, train operators, write acceptance reports',
    skills: 'Degree in automation, Siemens TIA Portal, German at B2',
    supportingEvidence: '120 robot cells delivered in 2024',
  },
  guidelines: {
    pillars: [{ id: 'p', value: 'Home on Fridays', statement: 'You are home by Friday noon.', weight: 100 }],
    strapline: { value: 'Built to run', statement: 'Our cells run in 14 countries.' },
  },
});
const names = new Set(contentWords('Commissioning Engineer Augsburg Lechtal Robotik'));
const plain = new Set(
  contentWords('apply today now work job role join be become next our us we you your the is it in'),
);
const gist = (line: unknown): string[] =>
  contentWords(String(line)).filter((word) => !names.has(word) && !plain.has(word));

it.each(['a', 'b', 'c', 'd'])('says nothing of the batch before over again (%s)', (id) => {
  const given = { ...input, advert: { ...input.advert, id } };
  for (const step of [1, 6] as const) {
    const first = writeStep(given, step, { noOfLine: 8 }).items.map(gist);
    const second = writeStep(given, step, { noOfLine: 8 }, { iteration: 1 }).items.map(gist);
    expect(second.length).toBeGreaterThanOrEqual(7);
    for (const line of second)
      for (const other of first) {
        const least = Math.min(line.length, other.length);
        const shared = line.filter((word) => other.includes(word)).length;
        // A pillar at 100% is in each batch, in other words.
        if (least > 1 && !line.includes('friday'))
          expect(shared / least, `${line.join(' ')} / ${other.join(' ')}`).toBeLessThan(0.9);
      }
  }
});

it.each([
  ['title', { jobTitleSequence: true }],
  ['no title', {}],
])('an order that is in each batch of calls stands beside a task in a refresh (%s)', (_, constraints) => {
  const options = {
    noOfLine: 8,
    constraints,
    imperatives: [{ id: '1', value: 'Send us two lines on a robot' }],
  };
  const [first = [], second = []] = [0, 1].map((iteration) =>
    writeStep(input, 6, options, { iteration })
      .items.map(String)
      .filter((line) => /two lines on a robot/.test(line)),
  );
  expect(first).toHaveLength(1);
  expect(second).toHaveLength(1);
  expect(second[0]).toMatch(/^Ready to [a-z PLC]+(?: as a Commissioning Engineer)?\? Send us two lines/);
});

it('asks in one call whether this is the next job', () => {
  for (const iteration of [0, 1, 2]) {
    const calls = writeStep(
      makeInput({ advert: { jobTitle: 'Library Assistant', location: 'Duluth', brandName: 'Agate & Elm' } }),
      6,
      { noOfLine: 8, constraints: { jobTitleSequence: true } },
      { iteration },
    ).items.map(String);
    expect(
      calls.filter((call) => /(?:our next [^?]*|your next job)\? Apply/.test(call)).length,
      calls.join(' | '),
    ).toBeLessThan(2);
  }
});
