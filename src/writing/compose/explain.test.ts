import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { explainItem, itemBody, writeStep } from './index.ts';
import { coverage } from './language/words.ts';
import { splitSentences } from './ledger/split-sentences.ts';
import { makeInput } from './testing/input.ts';

const briefs = readBriefs(readFileSync(new URL('./testing/briefs.json', import.meta.url), 'utf8'), 'briefs.json');
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth'.split(' ');

describe('an explanation', () => {
  it('names the sentence that has the words of the guideline', () => {
    const wrong: string[] = [];
    let checked = 0;
    for (const { id, input, options } of briefs.filter((_, index) => index % 12 === 0))
      for (const step of [2, 3, 4] as const) {
        const { items, traces } = writeStep(input, step, options[step]);
        items.forEach((item, index) => {
          const { specificContentExplanation: said } = explainItem(
            input,
            options[step],
            item,
            traces[index] ?? { spans: [] },
          );
          const sentences = splitSentences(itemBody(item));
          for (const { explanation, name } of [
            ...(said.values ?? []).map(({ value, explanation }) => ({ name: value, explanation })),
            ...(said.evpPillars ?? []).map(({ evpPillar, explanation }) => ({ name: evpPillar, explanation })),
          ]) {
            const guide = [...input.guidelines.pillars, ...input.guidelines.values].find(({ value }) => value === name);
            // A hostile name is said cleaned: it can't be found by its typing.
            if (!guide) continue;
            for (const [, word] of explanation.matchAll(/(\w+) sentence/g)) {
              const sentence = sentences[ordinals.indexOf(word ?? '')] ?? '';
              checked += 1;
              const best = Math.max(coverage(name, sentence), coverage(guide.statement ?? name, sentence));
              const better = sentences.some(
                (other) => Math.max(coverage(name, other), coverage(guide.statement ?? name, other)) > 0.9,
              );
              if (best < 0.5 && better) wrong.push(`${id} ${step} ${index} ${word}: ${name}`);
            }
          }
        });
      }
    expect(checked).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });
});

describe('an imperative', () => {
  const input = makeInput({
    advert: { jobTitle: 'Store Manager', location: 'Pune', country: 'India' },
    guidelines: { companyName: 'Saanjh Textiles' },
    brief: {
      description: 'Run our 6,000 sq ft flagship on FC Road with 28 staff.',
      responsibilitiesRole: 'Hire and train staff, order stock, open and close the shop',
    },
  });
  const textOf = (value: string): string =>
    writeStep(input, 3, { imperatives: [{ id: '1', value }], noOfLine: 1 })
      .items.map(itemBody)
      .join('\n');

  it.each([
    ['Make clear that they need to work every other weekend', 'ou need to work every other weekend.'],
    ['They must be willing to travel 30%', 'ou must be willing to travel 30%.'],
    ['Mention that they work nights', 'ou work nights.'],
    ['State the closing date of 4 May', 'pplications close on 4 May.'],
    ['Ask for two photos of your desserts', 'end us two photos of your desserts.'],
    ['Mention the 28 staff', 'with 28 staff.'],
    ['Mention five subjects in the Leaving Certificate', 'ive subjects in the Leaving Certificate'],
  ])('%s', (value, wanted) => {
    expect(textOf(value)).toContain(wanted);
    expect(textOf(value)).not.toMatch(/\bthey\b|the is\b/i);
  });
});
