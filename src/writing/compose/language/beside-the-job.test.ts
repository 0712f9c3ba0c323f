import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { besideTheJob } from './beside-the-job.ts';

describe('an order that is no part of the job', () => {
  it.each([
    'Keep your job, and be there when your neighbours ring 999',
    'Keep your day job and crew the lifeboat',
    'Keep the farm and drive for us in winter',
    'Bring your own ideas to a new kitchen',
    'Apply in two minutes from your phone',
    'Forget the motorway',
    'Come and see the yard before you decide',
    'Ask anyone in town about our bread',
    'Hand in your notice and teach',
    "Don't look back",
  ])('%s', (order) => expect(besideTheJob.test(order)).toBe(true));

  it.each([
    'Keep your weekends',
    'Keep trains moving',
    'Build walls that stand for 150 years',
    'Stop floods before they start',
    'Call the shots in your own kitchen',
    'Show people round the castle',
    'Come home at five',
  ])('%s is one', (order) => {
    expect(besideTheJob.test(order)).toBe(false);
  });

  it('stands in no question and under no "in this job"', () => {
    const input = makeInput({
      advert: { jobTitle: 'Retained Firefighter', location: 'Strokestown', brandName: 'Slieve Bawn County Council' },
      brief: {
        proposition: 'Keep your job, and be there when your neighbours ring 999.',
        responsibilitiesRole: 'Respond to fires and crashes, look after equipment',
      },
    });
    for (const step of [1, 2, 6] as const)
      for (const iteration of [0, 1])
        expect(JSON.stringify(writeStep(input, step, { noOfLine: 6 }, { iteration }).items)).not.toMatch(
          /(?:ready|want) to keep your job|in this job,? you(?:['’]ll| will) keep|here, you(?:['’]ll| will) keep/i,
        );
  });
});
