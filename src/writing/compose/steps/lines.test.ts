import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { writeStep } from '../index.ts';
import type { Step } from '../types.ts';
import { fieldOfWork } from './reader-verb.ts';

/** The lines of one step for a brief with only what a case is about. */
function linesOf(
  step: Step,
  advert: Record<string, unknown>,
  advertBrief: Record<string, unknown>,
  options: Record<string, unknown> = {},
): string[] {
  const [brief] = readBriefs(
    JSON.stringify({
      briefs: [
        {
          id: 'x',
          advert: {
            brandName: 'Harbour Bars',
            country: 'United Kingdom',
            location: 'Hull',
            jobTitle: 'Baker',
            ...advert,
          },
          advertBrief,
        },
      ],
    }),
    'x.json',
  );
  if (!brief) throw new Error('no brief');
  return writeStep(brief.input, step, { ...brief.options[step], noOfLine: 8, ...options }).items.map(String);
}
const titled = { constraints: { simple: true, jobTitleSequence: true } };

describe('a strapline', () => {
  it('takes no place that would change what it says', () => {
    const lines = (value: string): string => {
      const [brief] = readBriefs(
        JSON.stringify({
          briefs: [
            {
              id: 'x',
              advert: { brandName: 'Harbour Bars', country: 'United Kingdom', location: 'Hull', jobTitle: 'Baker' },
              guidelines: { evpStrapline: { value } },
            },
          ],
        }),
        'x.json',
      );
      return [0, 1]
        .flatMap((iteration) => writeStep(brief?.input ?? expect.fail(), 1, titled, { iteration }).items)
        .join('\n');
    };
    expect(lines('Home is people')).not.toMatch(/people in Hull/i);
    expect(lines('Local since 1962')).not.toMatch(/1962 in Hull/i);
  });
});

describe('what a line has room for', () => {
  it('no row is cut within one of its parts', () => {
    const lines = linesOf(
      6,
      { jobTitle: 'Apprentice Dry Stone Waller' },
      { description: 'Mon-Fri, 7.30 start, yard in Hexham then van to site.' },
      { ...titled, brief: 'Lead on the start, Monday to Friday' },
    );
    expect(lines.join('\n')).not.toMatch(/, yard(?=:|$)/m);
  });
  it('of what there is not and what there is, the second stays', () => {
    const lines = linesOf(1, {}, { proposition: 'Nobody hands you a script: you choose the route and the bread.' });
    expect(lines.join('\n')).not.toMatch(/hands you a script(?!: you get)/);
    expect(lines.join('\n')).toMatch(/choose the route and the bread/i);
  });
  it('an award keeps who gave it', () => {
    const lines = linesOf(
      1,
      {},
      {
        supportingEvidence: "Best Sourdough Loaf in the open class, Northern Millers' Guild Spring Show 2024",
      },
    );
    expect(lines.join('\n')).not.toMatch(/Best Sourdough Loaf(?! in the open class, Northern)/);
  });
});

describe('the sector in a line', () => {
  it.each([
    ['Acute care', 'acute care'],
    ['Distribution', 'distribution'],
    ['Public sector', 'the public sector'],
    ['IT', 'IT'],
    ['Kitchen', null],
    ['Executive', null],
    ['Senior secondary', null],
    ['NHS', null],
    ['Nights', null],
  ])('%s is a field of work: %s', (sector, field) => {
    expect(fieldOfWork(sector)).toBe(field);
  });
  it('is a heading where it is a place', () => {
    const lines = linesOf(
      1,
      { sector: 'Kitchen' },
      { responsibilitiesRole: 'Keep HACCP sheets, rotate stock' },
      {
        constraints: { simple: true, sector: true },
      },
    );
    expect(lines.join('\n')).toMatch(/^Kitchen/m);
    expect(lines.join('\n')).not.toMatch(/\bin kitchen\b/i);
  });
  it('is left out where the title says it', () => {
    const lines = linesOf(
      1,
      { jobTitle: 'Agent Sea Freight', sector: 'Sea freight' },
      {},
      {
        constraints: { jobTitleAndSectorSequence: true },
      },
    );
    expect(lines.filter((line) => /sea freight.*sea freight/i.test(line))).toEqual([]);
  });
});

describe('headlines', () => {
  const brief = {
    proposition: 'We pay for your Care Certificate and you do it in work time.',
    responsibilitiesRole: 'help patients with meals, keep charts up to date',
    supportingEvidence: '9 in 10 of our people would recommend the ward',
  };
  it('say the main part of the promise', () => {
    expect(linesOf(1, {}, brief, titled).join('\n')).toMatch(/we pay for your Care Certificate(?! and)/i);
  });
  it('tell a fact more often than who looks for whom', () => {
    const lines = linesOf(1, { salaryFrom: 24000, salaryTo: 26000 }, brief, titled);
    const bare = lines.filter((line) => !/pay|£|Certificate|patients|charts|recommend/.test(line));
    expect(bare.length).toBeLessThanOrEqual(3);
  });
  it('ask for what somebody brings, beside the title', () => {
    const lines = linesOf(1, {}, { skills: 'Food hygiene certificate' }, titled);
    expect(lines.join('\n')).toMatch(/do you have a food hygiene certificate\?/i);
  });
  it.each([
    ['bakery assistant, pastry cook', /\ba (?:bakery assistant|pastry cook)\?/],
    ['baker, night baker Hull', /\ba night baker\?/],
    ['Bread, BRC, jobs in Hull, baker', null],
    ['Docker, Blender', null],
  ])('may name the job as people look for it: %s', (keywords, said) => {
    const lines = linesOf(1, {}, { keywords }, { noOfLine: 10 }).join('\n');
    if (said) expect(lines).toMatch(said);
    else expect(lines).not.toMatch(/bread|BRC|docker|blender|jobs in/i);
  });
  it('cut a promise at its first comma where it goes on with more of the same', () => {
    const proposition = 'You sit with one family at a time, no targets, no upselling.';
    expect(linesOf(1, {}, { proposition }, titled).join('\n')).toMatch(/sit with one family at a time(?!,)/i);
  });
  it('speak to those of whom the step brief speaks', () => {
    const lines = linesOf(1, {}, {}, { brief: 'Stress that they are never on their own' }).join('\n');
    expect(lines).toMatch(/you are never on your own/i);
    expect(lines).not.toMatch(/\bthey\b/i);
  });
  it('know a company whose name ends in a stop', () => {
    const lines = linesOf(6, { brandName: 'Great Lakes Castings Inc.' }, {}).join('\n');
    expect(lines).toMatch(/Castings Inc\./);
    expect(lines).not.toMatch(/Inc\. [A-Z][a-z]/);
  });
  it('keep sense where a promise is cut', () => {
    const lines = linesOf(1, {}, { proposition: 'You inherit a team that hit plan eight quarters in a row.' }, titled);
    expect(lines.join('\n')).not.toMatch(/eight quarters(?! in a row)/);
  });
});

describe('calls to action', () => {
  it('carry what the step brief says of the next step', () => {
    const lines = linesOf(6, {}, {}, { brief: 'Closing date 12 noon Friday 5 June, interviews w/c 15 June' });
    expect(lines.join('\n')).toMatch(/applications close at 12 noon Friday 5 June/i);
    expect(lines.join('\n')).toMatch(/interviews are in the week of 15 June/i);
  });
  it.each([
    ['They should send a note on a deal they closed', /send a note on a deal you closed/i],
    ['Candidates should bring a part they have made to the interview', /bring a part you have made to the interview/i],
    ['Applicants can visit us before they apply', /you can visit us before you apply/i],
    ['For an informal chat they should contact the ward', /contact the ward for an informal chat/i],
    ['Shortlisted candidates will be asked to give a talk', /you will be asked to give a talk/i],
    ['Ring Carol for a chat', /ring Carol for a chat/i],
  ])('take what applicants should do for the next step: %s', (brief, said) => {
    expect(linesOf(6, {}, {}, { brief }).join('\n')).toMatch(said);
    expect(linesOf(6, {}, {}, { ...titled, brief }).join('\n')).toMatch(said);
    expect(linesOf(6, {}, {}, { brief }).join('\n')).not.toMatch(/\bthey\b|apply.*\bapply\b(?!.*you apply)/i);
  });
  it('take no feeling for a step', () => {
    expect(linesOf(6, {}, {}, { brief: 'They should feel welcome' }).join('\n')).not.toMatch(/feel/i);
  });
  it('ask the reader what applicants are to be asked', () => {
    const lines = linesOf(
      6,
      {},
      {},
      { imperatives: [{ id: '1', value: 'Ask applicants to bring their certificates' }] },
    );
    expect(lines.join('\n')).toMatch(/bring your certificates/i);
    expect(lines.join('\n')).not.toMatch(/worth knowing: bring/i);
  });
  it('turn a promise of two halves into one order', () => {
    const lines = linesOf(6, {}, { proposition: 'You have one patch and you keep it, so people know your name.' });
    expect(lines.join('\n')).not.toMatch(/have one patch and you/i);
  });
  it('lead with a promise that is a thing', () => {
    const lines = linesOf(6, {}, { proposition: 'Four days on, three days off, every week.' });
    expect(lines.join('\n')).toMatch(/four days on, three days off, every week/i);
  });
});

describe('the closing date', () => {
  it.each<[string, Record<string, unknown>]>([
    ['lines of any kind', {}],
    ['the title in each', titled],
    ['the title and the sector in each', { constraints: { jobTitleAndSectorSequence: true } }],
  ])('is in one call, and in one only: %s', (_, options) => {
    const calls = linesOf(6, { deadline: '2027-03-13', sector: 'Food production' }, {}, options);
    expect(calls.filter((call) => call.includes('13 March'))).toHaveLength(1);
  });
  it('is not said twice where the recruiter has it said', () => {
    const calls = linesOf(
      6,
      { deadline: '2027-03-13' },
      {},
      { imperatives: [{ id: '1', value: 'Closing date 13 March' }] },
    );
    expect(calls.filter((call) => call.includes('13 March'))).toHaveLength(1);
  });
});
