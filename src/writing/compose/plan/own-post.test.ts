import { expect, it } from 'vitest';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';

it('gives nobody the post that is theirs', () => {
  for (const step of [2, 3, 4] as const)
    for (const seed of [1, 2, 3]) {
      const texts = writeStep(
        makeInput({
          advert: { jobTitle: 'Dialysis Technician', location: 'Pune' },
          guidelines: {
            companyName: 'Sahyadri',
            pillars: [
              {
                id: 'p',
                value: 'Four patients, not six',
                statement: 'One technician for four chairs, in both shifts.',
                weight: 100,
              },
            ],
          },
          brief: {
            responsibilitiesRole: 'set up machines, needle fistulas, watch the patients, chart vitals',
            skills: 'diploma, calm',
          },
        }),
        step,
        { noOfLine: 3, outputLengthType: 'medium', outputType: 'prose' },
        { seed },
      ).items.map(itemText);
      expect(texts.join('\n')).toMatch(/technician for four chairs/i);
      expect(texts.join('\n')).not.toMatch(/(?:You get|Expect|We offer|There is) one technician/);
    }
});
