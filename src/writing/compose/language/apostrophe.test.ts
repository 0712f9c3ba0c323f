import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { itemBody, steps, writeAnswer, writeStep } from '../index.ts';
import type { QuestionNumber } from '../questions.ts';

const briefs = readBriefs(readFileSync(new URL('../testing/briefs.json', import.meta.url), 'utf8'), 'briefs.json');
/** Every second apostrophe of a text turned round, as if parts of it had been pasted from elsewhere. */
const mixed = (text: string): string => {
  let count = 0;
  return text.replace(/(?<=[a-z])['’](?=[a-z ])/gi, () => (count++ % 2 === 0 ? '’' : "'"));
};
const curly = /[\u2018\u2019\u201b\u02bc]/;

describe('apostrophes', () => {
  it('are of one kind in every text of the framework, whatever was typed and whatever house style makes of it', () => {
    for (const { input, options } of briefs.filter((_, index) => index % 12 === 0)) {
      const typed = JSON.parse(mixed(JSON.stringify(input)));
      for (const step of steps)
        for (const item of writeStep(typed, step, options[step], {
          applyHouseStyle: (text) => text.replace("You'll", 'You’ll'),
        }).items)
          expect(itemBody(item)).not.toMatch(curly);
    }
  });
  it('are of one kind in every answer', () => {
    const answer =
      "You’ll need 2 years' experience and the team’s trust; the company's van, 25 days’ holiday. We don’t rush.";
    const input = briefs[0]?.input;
    if (!input) throw new Error('no brief');
    for (const question of [1, 2, 3, 4, 5, 6, 7] as QuestionNumber[])
      for (const outputType of ['sentences', 'bullets'] as const)
        for (const text of writeAnswer(input, {
          question,
          answer,
          outputLength: 'medium',
          outputType,
          isHemmingSelected: false,
        }).contents)
          expect(text).not.toMatch(curly);
  });
});
