/** What stands under "what will they not do?" or "out of scope" is no task, and is told. */
import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';
import { partNotDone } from './not-done.ts';

const ledgerOf = (responsibilitiesRole: string, paper = '') =>
  buildLedger(
    {
      ...makeInput({ advert: { jobTitle: 'Actuary' }, brief: { responsibilitiesRole } }),
      jobDescription: paper === '' ? null : { matches: true, text: paper },
    },
    true,
  );
const tasks = (brief: string, paper = ''): string[] => ledgerOf(brief, paper).duties.map(({ fact }) => fact.text);

describe('what nobody does is no task', () => {
  it.each([
    [
      'What will they do? Lead six actuaries. Sign the opinion. What will they not do? Pricing of new products.',
      ['lead six actuaries', 'sign the opinion'],
      ['Pricing of new products'],
    ],
    [
      "What won't they do? Cold calling. What will they do? Visit clients. Write quotes.",
      ['visit clients', 'write quotes'],
      ['Cold calling'],
    ],
    [
      'Visit clients\nWrite quotes\nYou will not:\n- price new products\n- run the call centre',
      ['visit clients', 'write quotes'],
      ['price new products', 'run the call centre'],
    ],
    [
      '- visit clients\n- write quotes\nOut of scope:\n- cold calling\n- stock\n\n- answer mails',
      ['visit clients', 'write quotes', 'answer mails'],
      ['cold calling', 'stock'],
    ],
    [
      'Visit clients; write quotes; not in this job: pricing of new products',
      ['visit clients', 'write quotes'],
      ['pricing of new products'],
    ],
  ])('%s', (typed, read, denied) => {
    expect(tasks(typed)).toEqual(read);
    expect(partNotDone(typed).notDone).toEqual(denied);
    const notes = [...ledgerOf(typed).notes].join('\n');
    for (const one of denied) expect(notes).toContain(`"${one}"`);
  });

  it.each([['What you will not do'], ['Out of scope'], ['What is not in the role?']])(
    'nor under the heading "%s" of a paper',
    (heading) => {
      const paper = `What you will do\n- Sign the actuarial opinion\n- Write board papers\n\n${heading}\n- Pricing of new products\n- Manage the call centre\n\nRequirements\n- A degree in maths`;
      expect(tasks('Lead six actuaries', paper)).toEqual([
        'lead six actuaries',
        'sign the actuarial opinion',
        'write board papers',
      ]);
    },
  );

  it.each([
    'Check that drivers do not smoke; you will not let cars in without a pass',
    'Visit clients: what they do not say matters. Write quotes.',
    'What will they do? Visit clients. Write quotes.',
  ])('but a "not" inside a task denies nothing else: %s', (typed) => {
    expect(partNotDone(typed)).toEqual({ tasks: typed, notDone: [] });
  });
});
