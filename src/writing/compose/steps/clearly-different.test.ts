import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { writeStep } from '../index.ts';
import type { Step } from '../types.ts';

const brief = {
  advert: {
    brandName: 'Tarn Rail',
    country: 'United Kingdom',
    location: 'Kendal',
    jobTitle: 'Track Engineer',
    sector: 'Rail maintenance',
  },
  advertBrief: {
    description: 'The depot team works two shifts, 6am to 2pm and 2pm to 10pm.',
    proposition: 'You spend one day a month on the line with the drivers who use what you repair.',
    responsibilitiesRole: 'inspect points, renew sleepers, plan possessions, brief the night gang, write up faults',
    skills: 'track experience',
  },
};
function linesOf(
  step: Step,
  options: Record<string, unknown>,
  iteration = 0,
  over: Record<string, unknown> = {},
): string[] {
  const [read] = readBriefs(
    JSON.stringify({ briefs: [{ id: 'x', ...brief, advertBrief: { ...brief.advertBrief, ...over } }] }),
    'x.json',
  );
  if (!read) throw new Error('no brief');
  return writeStep(read.input, step, { ...read.options[step], noOfLine: 8, ...options }, { iteration }).items.map(
    String,
  );
}
const ordered = { constraints: { simple: true, jobTitleAndSectorSequence: true } };

describe('eight lines of a batch', () => {
  it.each([
    ['Invite them to visit the depot', /visit the depot/i],
    ['Offer a trial day', /trial day/i],
    ['Suggest a coffee with the team', /coffee with the team/i],
  ])('say an order once: %s', (asked, words) => {
    for (const iteration of [0, 1]) {
      const lines = linesOf(6, { brief: asked }, iteration);
      expect(lines.filter((line) => words.test(line)).length, lines.join('\n')).toBe(1);
      expect(lines).toHaveLength(8);
    }
  });
  it('call for one thing once, whatever lead stands before it, in both runs', () => {
    const lead =
      /^(?:start here|(?:your |take the )?next step|let us hear from you|we(?:'d| would) love to hear from you): /i;
    for (const over of [{}, { skills: '', proposition: '', description: '' }]) {
      const calls = [0, 1]
        .flatMap((run) => linesOf(6, {}, run, over))
        .map((line) => line.toLowerCase().replace('’', "'"));
      const bare = calls.map((line) => line.replace(lead, '').replace(/ (?:today|now)$/, ''));
      expect([...new Set(bare)], calls.join('\n')).toHaveLength(bare.length);
    }
  });
  it.each([0, 1])('with title and sector in each, name a bare job once at most: run %s', (iteration) => {
    const lines = linesOf(1, ordered, iteration);
    // A refresh has fewer lines rather than those of before with their halves turned round.
    expect(lines.length).toBeGreaterThanOrEqual(8 - 3 * iteration);
    const bare = lines.filter((line) =>
      /^(?:work in|move to|join|choose|a job in|step into)\b.*track engineer$/i.test(line),
    );
    expect(bare.length, lines.join('\n')).toBeLessThan(2);
  });
  it.each([0, 1])('tell one task of a sparse brief in as many ways as there are: run %s', (iteration) => {
    const lines = linesOf(1, {}, iteration, {
      description: '',
      proposition: '',
      responsibilitiesRole: 'greet members',
    });
    const said = lines
      .map((line) => line.toLowerCase().replace(/greeting/, 'greet'))
      .filter((line) => /^greet members (?:for|with|in)/.test(line));
    expect(said.length, lines.join('\n')).toBeLessThan(2);
  });
});

describe('a call with a thing that must be mentioned', () => {
  it.each([0, 1])('asks about it: run %s', (iteration) => {
    const lines = linesOf(
      6,
      { imperatives: [{ id: '1', value: 'Mention the depot tour on the last Monday of the month' }] },
      iteration,
    );
    const said = lines.filter((line) => /depot tour/i.test(line));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/\bask (?:us )?about the depot tour/i);
  });
});
describe('a headline of a promise', () => {
  it.each([0, 1, 2])('has no pay that it is "on": run %s', (iteration) => {
    const lines = linesOf(1, {}, iteration, { proposition: 'You sleep at home every night.' });
    expect(lines.join('\n')).not.toMatch(/night, on [£€]/);
  });
});
describe('what one headline tells', () => {
  const tasks = [
    /inspect(?:ing)? points/i,
    /renew(?:ing)? sleepers/i,
    /plan(?:ning)? possessions/i,
    /(?:brief|briefing) the night gang/i,
  ];
  it.each([0, 1])('does not stand whole in another: run %s', (iteration) => {
    const lines = linesOf(1, {}, iteration);
    // What only says who looks for whom is there once over a batch and its refresh.
    expect(lines.length).toBeGreaterThanOrEqual(8 - 2 * iteration);
    for (const task of tasks) expect(lines.filter((line) => task.test(line)).length, lines.join('\n')).toBeLessThan(2);
  });
  it('is what a long promise has room for', () => {
    expect(linesOf(1, {}).join('\n')).toMatch(/spend one day a month on the line(?! with)/i);
  });
  it('leaves enough for eight calls with title and sector, twice', () => {
    const both = [0, 1].map((iteration) => linesOf(6, ordered, iteration));
    for (const lines of both) expect(lines).toHaveLength(8);
    expect(both.flat().join('\n')).toMatch(
      /inspect points|renew sleepers|plan possessions|night gang|faults|one day a month/i,
    );
  });
});

describe('a headline of what the recruiter wrote', () => {
  it('is not cut between two verbs with one object', () => {
    for (const iteration of [0, 1, 2]) {
      const lines = linesOf(1, {}, iteration, {
        description: 'Build the tool that gangs use to plan and record their work.',
      });
      expect(lines.join('\n')).not.toMatch(/use to plan(?! and record)/);
    }
  });
  it('has no team that nobody named', () => {
    const lines = [0, 1, 2].flatMap((iteration) => linesOf(1, { brief: 'the two shifts' }, iteration));
    expect(lines.join('\n')).not.toMatch(/(?:^|: )the depot team works/im);
    expect(lines.join('\n')).toMatch(/our depot team works two shifts/i);
  });
  it('says the fact that an imperative names', () => {
    const lines = linesOf(1, { imperatives: [{ id: '1', value: 'Mention the day on the line' }] });
    expect(lines.join('\n')).toMatch(/spend one day a month on the line/i);
  });
});
