import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { writeStep } from '../index.ts';

/** The calls of a first run and of its refresh. */
function callsOf(jobTitle: string, order: string, jobTitleSequence: boolean) {
  const [brief] = readBriefs(
    JSON.stringify({
      briefs: [
        {
          id: 'x',
          advert: { brandName: 'Moor & Dale', country: 'United Kingdom', location: 'Leek', jobTitle },
          advertBrief: { responsibilitiesRole: 'Answer questions\nCheck the stock\nTrain two juniors' },
        },
      ],
    }),
    'x.json',
  );
  const run = (iteration: number) =>
    writeStep(
      brief?.input ?? expect.fail(),
      6,
      { noOfLine: 8, constraints: { simple: true, jobTitleSequence }, imperatives: [{ id: '1', value: order }] },
      { iteration },
    );
  return { first: run(0).items.map(String), next: run(1).items.map(String) };
}
const words = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '')} `;

describe('a refresh of calls', () => {
  it.each([
    ['Sound Designer', 'Send us a reel or a link'],
    ['Trustee', 'Come to the open evening on 12 May'],
    ['Joiner', 'Bring photos of your work'],
    ['Cook', 'Tell us about a meal you are proud of'],
    ['Registrar', 'Late applications will not be accepted'],
    ['Baker', 'Drop a letter in at the shop'],
  ])('has no order of before with more around it: %s, "%s"', (title, order) => {
    for (const sequence of [false, true]) {
      const { first, next } = callsOf(title, order, sequence);
      const lines = first.map(words).filter((line) => line.trim().split(' ').length > 3);
      expect(lines.join('\n')).toContain(words(order).trim());
      expect(next.filter((line) => lines.some((other) => words(line).includes(other.trimEnd())))).toEqual([]);
    }
  });

  it.each([
    ['Joiner', 'Call Ann on 01538 555 123'],
    ['Cook', 'Email jobs@moordale.example'],
    ['Baker', 'Text 07700 900123'],
    ['Driver', 'Apply at www.moordale.example'],
  ])('has an address or a number again: %s, "%s"', (title, order) => {
    const at = order.split(' ').at(-1) ?? '';
    expect(callsOf(title, order, true).next.join('\n')).toContain(at);
  });
});
