import { describe, expect, it } from 'vitest';
import { findNumbers } from '../language/numbers.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../language/verb-phrase.ts';
import { toIng, toThirdPerson, verbBases } from '../language/verbs.ts';
import { parseTemplate, realise } from '../realise/template.ts';
import { callFrames, callSequenceFrames } from './call-to-action.ts';
import type { Frame } from './frame.ts';
import { guideFrames } from './guides.ts';
import { headlineFrames, sequenceFrames } from './headline.ts';
import { introductionFrames } from './introduction.ts';
import { labelFrames } from './labels.ts';
import { personFrames } from './person.ts';
import { bareRewardFrames, echoFrames, rewardFrames } from './reward.ts';
import { roleFrames } from './role.ts';
import { statementFrames } from './statements.ts';

const all: readonly Frame[] = [
  ...introductionFrames,
  ...roleFrames,
  ...personFrames,
  ...headlineFrames,
  ...callFrames,
  ...Object.values(labelFrames).flat(),
  ...guideFrames,
  ...statementFrames,
  ...rewardFrames,
  ...bareRewardFrames,
  ...echoFrames,
];
const rows = [
  ...all.map(({ template }) => template),
  ...Object.values(sequenceFrames).flat(),
  ...Object.values(callSequenceFrames).flat(),
];

/** Words that would claim something about the job, the pay, the company or the team that nobody said. */
const claims =
  /\b(?:competitive|great|excellent|fast|growing|dynamic|supportive|friendly team|exciting|leading|unique|best|amazing|fantastic|generous|flexible|benefits|no experience|rewarding|fun|passionate|world|award|ideal|perfect|premier|varied|busy|free|guarantee\w*|immediately|urgent\w*|today only|easy)\b/i;

describe('frames', () => {
  it('have ids by which no two sentences are taken for one', () => {
    const words = new Map<string, string>();
    for (const { id, template } of all) {
      expect(words.get(id) ?? template, id).toBe(template);
      words.set(id, template);
    }
  });

  it('claim nothing of their own: no praise, no number, no name', () => {
    for (const row of rows) {
      const words = row.replace(/\{[^}]*\}/g, ' ');
      expect(words, row).not.toMatch(claims);
      expect(findNumbers(words), row).toEqual([]);
      expect(row).not.toMatch(/\ban? \{/i);
      expect(words, row).not.toMatch(/!|\b(?:CV|resume|e-?mail|phone|call us|interview)\b/i);
    }
  });

  it('put the sector where it may have its article ("the public sector"), never before a noun', () => {
    for (const row of rows) {
      expect(row).not.toMatch(/\b(?:our|your|next|an?|the|this|new) \{sector_\}/i);
      expect(row).not.toMatch(/\{sector_\} (?!with\b|as\b|to\b|and\b)[a-z]/);
    }
  });

  it('close their sentences and use slots that parse', () => {
    for (const { template, group } of [
      ...introductionFrames,
      ...roleFrames,
      ...personFrames,
      ...guideFrames,
      ...statementFrames,
      ...rewardFrames,
      ...bareRewardFrames,
      ...echoFrames,
    ]) {
      expect(() => parseTemplate(template)).not.toThrow();
      if (group !== 'label') expect(template, template).toMatch(/[.?]>?$/);
    }
  });

  it('take every verb in every form that they ask for', () => {
    const wrong: string[] = [];
    for (const row of rows.filter((row) => /\{d1/.test(row))) {
      for (const verb of verbBases) {
        const phrase = parseVerbPhrase(`${verb} the rota`);
        if (!phrase) continue;
        const made = realise(
          parseTemplate(row),
          (name, form) => ({
            text: /^d\d$/.test(name)
              ? realiseVerbPhrase(phrase, form === 'ing' ? 'ing' : form === 'third' ? 'third' : 'base')
              : 'x',
            factIds: [],
          }),
          { contractions: true },
        );
        const text = made?.text.toLowerCase() ?? '';
        if (
          /\b(?:you'll|to|can|will) \w+(?:ing|s) the rota/.test(text) &&
          !/(?:ss|us|bring|ring|sing|string|focus|process|address|discuss|assess|access|dress|press|express|guess|pass|bias|progress|harness) the rota/.test(
            text,
          )
        )
          wrong.push(text);
        if (/\b(?:means|time|about|alongside|besides|as well as) (?!\w+ing\b)\w+ the rota/.test(text)) wrong.push(text);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('verb forms', () => {
  it.each([
    ['drive', 'driving', 'drives'],
    ['carry', 'carrying', 'carries'],
    ['plan', 'planning', 'plans'],
    ['tie', 'tying', 'ties'],
    ['be', 'being', 'is'],
    ['teach', 'teaching', 'teaches'],
    ['see', 'seeing', 'sees'],
    ['refer', 'referring', 'refers'],
    ['visit', 'visiting', 'visits'],
    ['develop', 'developing', 'develops'],
    ['monitor', 'monitoring', 'monitors'],
    ['label', 'labelling', 'labels'],
    ['cut', 'cutting', 'cuts'],
  ])('%s', (base, ing, third) => {
    expect(toIng(base)).toBe(ing);
    expect(toThirdPerson(base)).toBe(third);
  });

  it.each([
    ['Driving safely and to timetable', 'drive safely and to timetable'],
    ['plan, run and write up a drill', 'plan, run and write up a drill'],
    ['carries out checks', 'carry out checks'],
    ['planning and leading boat surveys', 'plan and lead boat surveys'],
  ])('%s', (line, base) => {
    const phrase = parseVerbPhrase(line);
    expect(phrase && realiseVerbPhrase(phrase, 'base')).toBe(base);
  });

  it.each(['Training programmes for staff', 'Driving licence', 'Cleaning is done daily', 'Supports for the elderly'])(
    'takes no noun for a verb: %s',
    (line) => {
      const phrase = parseVerbPhrase(line);
      expect(phrase === null || realiseVerbPhrase(phrase, 'base').startsWith('train')).toBe(true);
    },
  );
});

it('says of nothing twice that it matters', () => {
  const frame = guideFrames.find(({ template }) => template === '{g} matters here: {st_}.');
  expect(frame?.unless?.test('a tenth of a millimetre matters')).toBe(true);
  expect(frame?.unless?.test('two people sign off every number')).toBe(false);
});
