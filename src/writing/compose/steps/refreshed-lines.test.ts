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
