import { describe, expect, it } from 'vitest';
import { readBriefs } from '#cli/write-input.ts';
import { itemText, writeStep } from '../../index.ts';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import type { DutyFact } from '../facts.ts';
import { findAlike } from './alike.ts';

const duty = (source: 'brief' | 'jobDescription', text: string): DutyFact => ({
  fact: { id: `duty:${source}:${text}`, source, kind: 'duty', text, weight: 0 },
  phrase: parseVerbPhrase(text) ?? { heads: [], rest: '', inflects: true },
  doubt: 0,
});
const alike = (one: string, other: string): boolean =>
  findAlike([duty('brief', one), duty('jobDescription', other)], [], ['Fenmoor']).size > 0;

describe('what says the same in other words', () => {
  it.each([
    ['lead two assistants', 'supervise two lifestyle assistants'],
    ['keep the HACCP sheets', 'ensure HACCP records are completed daily'],
    ['habitat mapping in QGIS', 'produce maps in QGIS'],
    ['deal with complaints', 'handle escalated customer complaints'],
    ['lead the senior team of 4', 'lead, motivate and develop the senior leadership team'],
  ])('%s / %s', (one, other) => {
    expect(alike(one, other)).toBe(true);
  });
  it.each([
    ['brief the crew at dawn', 'hold the start-of-crew briefing'],
    ['advise tenants on the law', 'give advice to tenants so that they can comply'],
    ['find faults', 'fault-find and repair in occupied houses'],
    ['clean and polish shoes', 'provide cleanings, laces and soles'],
    ['choose yarns and colours', 'select yarns to the order'],
    ['write reports with clear advice', 'prepare audit reports and discuss them'],
  ])('by a word that few tasks have: %s / %s', (one, other) => {
    expect(alike(one, other)).toBe(true);
  });
  it('is reporting to whom the post reports to', () => {
    const report = duty('brief', 'report to the plant head every month');
    expect(findAlike([report], [], [], [], [], 'Plant Head').get(report.fact.id)).toEqual(
      new Set(['team:jobDescription:reports']),
    );
    expect(findAlike([report], [], [], [], [], 'Managing Director').size).toBe(0);
  });
  it('is so many years, whatever they are of', () => {
    const asked = (source: 'brief' | 'jobDescription', text: string) => ({
      fact: { id: `have:${source}`, source, kind: 'have' as const, text, weight: 0 },
      person: { kind: 'have' as const, text, desirable: false },
      typed: text,
      doubt: 0,
    });
    const lines = [
      asked('brief', "3+ years' diesel experience"),
      asked('jobDescription', 'three years of experience in heavy truck repair'),
    ];
    expect(findAlike([], lines, []).size).toBe(2);
  });
  it.each([
    ['take reports of faults from tenants', 'receive and record reports of faults'],
    ['write tenancy letters for the board', 'send tenancy letters out on time'],
  ])('in other words: %s / %s', (one, other) => {
    expect(alike(one, other)).toBe(true);
  });
  it.each([
    ['serve customers', 'call customers back within a day'],
    ['run the weekly activity calendar', 'recruit and roster volunteers'],
    ['visit Fenmoor', 'write to Fenmoor'],
    ['write reports', 'maintain the records'],
  ])('and what does not: %s / %s', (one, other) => {
    expect(alike(one, other)).toBe(false);
  });
});

it('is said once in a text, and by one of the texts', () => {
  const [brief] = readBriefs(
    JSON.stringify({
      briefs: [
        {
          id: 'again',
          advert: { jobTitle: 'Breakfast Chef', country: 'Ireland', location: 'Westport', brandName: 'Clew Bay' },
          advertBrief: {
            responsibilitiesRole: 'Cook breakfast for up to 100, bake scones, keep the HACCP sheets, check deliveries',
          },
          jobDescription: {
            fileName: 'chef.docx',
            checkResult: 'match',
            text: 'Duties\n- Ensure HACCP records are completed daily\n- Train the commis on the section\n- Clean down the breakfast section',
          },
        },
      ],
    }),
    'briefs.json',
  );
  if (!brief) throw new Error('no brief');
  const options = { ...brief.options[3], useJobDescription: true, outputLengthType: 'large' as const };
  const texts = [0, 1].flatMap((iteration) =>
    writeStep(brief.input, 3, options, { seed: 1, iteration }).items.map(itemText),
  );
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(text.slice(text.indexOf('\n')).match(/HACCP/g)?.length ?? 0, text).toBeLessThan(2);
  expect(texts.join(' ')).toContain('HACCP');
});

describe('what the proposition and a guideline both promise', () => {
  const told = (kind: 'proposition' | 'description' | 'pillar', text: string) => ({
    id: `${kind}:${text}`,
    source: 'brief' as const,
    kind,
    text,
    weight: 0,
  });
  const again = (proposition: string, statement: string): boolean => {
    const say = (text: string) => ({ text, lower: text, kind: 'clause' as const, toYou: false, mark: '.' as const });
    return (
      findAlike(
        [],
        [],
        ['Fenmoor'],
        [{ fact: told('proposition', proposition), statement: say(proposition) }],
        [
          {
            fact: told('pillar', statement),
            name: say('A line of ours'),
            bound: false,
            statement: say(statement),
            more: [],
            gap: false,
          },
        ],
      ).size > 0
    );
  };
  it.each([
    ['You know your shifts six weeks ahead', 'Shifts are out six weeks ahead'],
    ['Four of our seven managers began as pickers', 'Four managers were pickers'],
    ['We pay for your lorry licence', 'The lorry licence is on us'],
    ['You look after 40 associations', 'Nobody looks after more than 40 customers'],
    ['You get a full hour with every patient', 'We book one patient an hour'],
  ])('%s / %s', (one, other) => {
    expect(again(one, other)).toBe(true);
  });
  it.each([
    ['Sell cars that you would buy yourself', 'Pay does not depend on what you sell'],
    ['You know your shifts six weeks ahead', 'Nobody drives tired'],
    ['Home every night', 'We pay for your lorry licence'],
    ['You work 12-hour days', 'You know your days 12 months ahead'],
    ['You get a full hour with every guest', 'We clean for an hour a day'],
  ])('and not: %s / %s', (one, other) => {
    expect(again(one, other)).toBe(false);
  });
});
