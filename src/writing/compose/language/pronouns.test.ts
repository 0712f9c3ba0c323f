import { describe, expect, it } from 'vitest';
import { itemText } from '../item-text.ts';
import { makeInput } from '../testing/input.ts';
import { writeStep } from '../write.ts';
import { isLikelyThing, lacksArticle } from './counting.ts';
import { isPronoun } from './pronouns.ts';

describe('a pronoun takes no article', () => {
  it.each(
    'nobody somebody everybody anybody someone everyone anyone whoever whatever both all most some many few none those who what each'.split(
      ' ',
    ),
  )('%s', (word) => {
    expect([isPronoun(word), lacksArticle(word), isLikelyThing(word)]).toEqual([true, false, false]);
  });
  it.each(['bakery', 'supervisor', 'body', 'noone', 'forklift', 'ledger'])('%s is none', (word) => {
    expect(isPronoun(word)).toBe(false);
  });

  it.each([
    'Nobody is told off for asking twice.',
    'No one is sent home for a slow morning.',
    'Somebody is on the gate at all hours.',
    'Whoever is tired stops the press.',
    'Everyone is paid on the 25th.',
    'Anyone can ring the bell.',
    'Both of us sign the report.',
    'All are paid to the minute.',
    'Most stay for ten years.',
    'What goes wrong is told.',
    'Those who leave come back.',
    'Each is heard to the end.',
    'None is left on hold.',
  ])('in no text: %s', (statement) => {
    const input = makeInput({
      advert: { jobTitle: 'Bookbinder', location: 'Settle' },
      guidelines: {
        companyName: 'Ribble Bindery',
        values: [{ id: '1', value: 'Take your time', supportingValue: statement, weight: 100 }],
      },
      brief: { skills: 'neat hands, patience', responsibilitiesRole: 'sew books, trim boards' },
    } as never);
    for (const step of [2, 3, 4] as const)
      for (const item of writeStep(input, step, { noOfLine: 3 } as never, { seed: 3, iteration: 0, shown: [] }).items)
        expect(itemText(item)).not.toMatch(
          /\b(?:the|an?) (?:nobody|no one|somebody|whoever|everyone|anyone|both|all|most|what|those|each|none)\b/i,
        );
  });
});
