import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rules } from '../rules/index.ts';
import { StyleOptions } from '../rules/options.ts';
import { parseBlocks } from '../text/block.ts';
import { Reading } from '../text/reading.ts';
import { Checker } from './checker.ts';
import { checkIds } from './finding.ts';
import { surroundingsOf } from './request.ts';
import { britishSelects } from './testing/selects.ts';
import { check, fix } from './text.ts';

/** Every rule on, with the selects of two companies that disagree in everything. */
const ticks = Object.fromEntries(rules.map(({ id }) => [id, true]));
const british = {
  ...ticks,
  ...britishSelects,
};
const american = {
  ...ticks,
  Apostrophes11: 'onlyAnApostrophe',
  Contractions11: 'dontUse',
  Percentages11: 'SpellOutPercentInsteadOfUsing%',
  Acronyms11: 'WithTheTermInParentheses',
  Capitalization31: 'ProperNounOrStartsACompleteSentence',
  CurrenciesAndMoney11: 'currencyCode-amount',
  CurrenciesAndMoney12: 'without',
  DatesMonthsAndYears11: 'MM/DD/YYYY',
  DatesMonthsAndYears21: 'MonthDDYYYY',
  DatesMonthsAndYears41: 'LongerAbbreviation',
  DatesMonthsAndYears51: 'use',
  TimesAndTimezones11: 'uppercase',
  TimesAndTimezones12: 'include',
  TimesAndTimezones13: 'use',
};
const houses = [
  { options: british, country: 'United Kingdom', checks: checkIds },
  { options: american, country: 'United States', checks: checkIds },
];

const pieces =
  `we are hiring|you will|it's|don't|James' team|Chris's van|5 people|twelve sites|3-5 days|£30,000|GBP 30k|EUR45,000|$50,000|10%|five per cent|9 AM|5 p.m.|5pm.|
  10am Greenwich Mean Time|12/25/2026|2026-12-05|03/04/2026|March 25, 2026|25 March 2026|1st May|May 1st|5 Sept|since the 1990's|the 1980s|KPIs (Key Performance Indicators)|
  service level agreement (SLA)|Sales & Marketing|AT&T| - | — | -- |–|!!!|  | ,|...|MUST|FREE|APPLY NOW|the Head of Sales|a Senior Engineer|matters: Your ideas|one thing: You win|
  # Pay And Benefits|- plan|1. apply|"quoted 5%"|'single'|https://a.org/5%|me@b.co.uk|020 7946 0018|REF-2024-11|\`code 5%\`|{name}|COVID-19|24/7|.NET|Node.js|e.g.|i.e. this|
  iPhone|é|ß|ŉ|ﬁ|😀|👩‍🚀|\ud83d|漢字|العربية|Ⅷ|½|\u00a0|\u200b|\t|(|)|[|]|“|”|‘|’|&|%|$|£|.|,|:|;|?|!|/|\\|*|_|=|+|0|1|9|12|100|I|A|a|the|and|to|of|in|on|by|is|not|Monday|May|march|
  salesman|rockstar|ninja|young team|shit|lead|support|utilise|was made|quickly|5 years of experience|degree required|\n|\n\n|\r\n|# |- |> `
    .split('|')
    .map((piece) => (piece.startsWith('\n  ') ? piece.slice(3) : piece));
const advertText = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom('', ' ', ' ', ' ', '. ', ', ')), { maxLength: 30 })
  .map((parts) => parts.map(([piece, gap]) => piece + gap).join(''));
const anyText = fc.oneof(
  advertText,
  advertText,
  advertText,
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
);

describe.each(houses)('house style of $country', (request) => {
  it('comes back unchanged when it is fixed again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = fix(text, request);
        expect(fix(once, request)).toBe(once);
      }),
      { numRuns: 1500 },
    );
  });

  it('reports offsets that slice to the reported text, and fixes that stay apart', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { findings } = check(text, request);
        let end = 0;
        for (const finding of findings) {
          expect(text.slice(finding.start, finding.end)).toBe(finding.text);
          expect(finding.end).toBeGreaterThan(finding.start);
          if (!finding.safe || !finding.rule.startsWith('house.')) continue;
          expect(finding.start).toBeGreaterThanOrEqual(end);
          end = finding.end;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves protected spans as they are', () => {
    fc.assert(
      fc.property(advertText, (text) => {
        const surroundings = surroundingsOf(request, [text]);
        const fixed = fix(text, request);
        for (const block of parseBlocks(text)) {
          let from = 0;
          for (const [start, end] of new Reading(block, surroundings).mask.spans) {
            const span = block.text.slice(start, end);
            expect(fixed.includes(span)).toBe(true);
            from = Math.max(from, end);
          }
        }
        for (const finding of check(text, { ...request, checks: ['house'] }).findings) {
          const block = parseBlocks(text).find(
            ({ start, text: own }) => start <= finding.start && finding.end <= start + own.length,
          );
          expect(block).toBeDefined();
          if (block === undefined || finding.rule.includes('Acronyms')) continue;
          expect(
            new Reading(block, surroundings).mask.touches(finding.start - block.start, finding.end - block.start),
          ).toBe(false);
        }
      }),
      // A dash that the first pass sets close must not bare what stood behind it.
      { numRuns: 500, examples: [['5 p.m.Node.js -- we are hiring']] },
    );
  });
});

it('checks one changed paragraph as it checks the whole', () => {
  fc.assert(
    fc.property(fc.array(advertText, { minLength: 1, maxLength: 6 }), advertText, (texts, changed) => {
      const request = houses[0] ?? {};
      const blocks = texts.map((text) => ({ kind: 'paragraph' as const, text }));
      const checker = new Checker(request);
      checker.check(blocks);
      const edited = [{ kind: 'paragraph' as const, text: changed }, ...blocks.slice(1)];
      expect(checker.check(edited).blocks).toEqual(new Checker(request).check(edited).blocks);
    }),
    { numRuns: 100 },
  );
});

const size = 100_000;
const worst = [
  'a',
  ' ',
  '.',
  '!',
  '-',
  '- ',
  "'",
  '"',
  '“',
  '(',
  ')',
  '((',
  '&',
  ' & ',
  '1',
  '1,',
  '1.',
  '1/',
  '1-',
  '1 ',
  '%',
  '$',
  '£1',
  '😀',
  'A',
  'A ',
  'AB ',
  'a.',
  'a. ',
  'a-',
  "a'",
  'é',
  '漢',
  'May 1 ',
  '1st and ',
  '1st, ',
  '1 May ',
  '9 am ',
  'KPI (',
  'Key ',
  '(a) ',
  'we are ',
  "don't ",
  "James' ",
  'GBP 1',
  '10% ',
  'ten ',
  'ten percent ',
  'of ',
  'Head of Sales and ',
  'MUST ',
  'must A ',
  ': A ',
  'a: You ',
  'http://a',
  'a@',
  'a.b',
  '`',
  '{',
  '](',
  '<a',
  '\t',
  ' ,',
  '..',
  '–',
  '— ',
  ' -',
  '\ud83d',
  '1990s ',
  "1990's ",
  'just ',
  'man ',
  'make a ',
  'father of ',
  'five years ',
  'degree in ',
  '+44 ',
  '020 7',
  '\u00a0',
];

/** What some work takes of the processor, in milliseconds: what other programs take meanwhile doesn't count. */
function costOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe('100,000 characters of the worst repetition', () => {
  const request = { ...houses[0], names: ['Acme'], locked: ['All are welcome here.'] };
  it.each(worst)('%j', (unit) => {
    const text = unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
    for (const { options, country } of houses) {
      const surroundings = surroundingsOf({ country }, [text]);
      for (const rule of rules) {
        // The best of three: a collection of garbage is not the rule's fault.
        let best = Number.POSITIVE_INFINITY;
        for (let round = 0; round < 3 && best >= 200; round++) {
          const reading = new Reading({ kind: 'paragraph', text, start: 0, runsOn: false }, surroundings);
          best = Math.min(
            best,
            costOf(() => rule.detect(reading, new StyleOptions(options))),
          );
        }
        expect(best, rule.id).toBeLessThan(200);
      }
    }
    const cost = costOf(() => new Checker({ ...request, checks: checkIds }).check([{ kind: 'paragraph', text }]));
    expect(cost).toBeLessThan(2_000);
  });
});

it.each([
  ['ten thousand letters', 'x'.repeat(10_000)],
  ['only punctuation', '.,;:!?-–—()[]{}"\'“”‘’&%$£'.repeat(300)],
  ['mixed scripts', 'We are рады видеть 你们 hier und όλοι welcome '.repeat(100)],
  ['lists seven deep', Array.from({ length: 7 }, (_, depth) => `${'  '.repeat(depth)}- plan ${depth}`).join('\n')],
  ['surrogates at every boundary', '😀we are😀 hiring😀5 people😀 - 😀10%😀9 AM😀. 😀you😀'],
  ['nothing', ''],
  ['line ends', '\r\n\r\n\n\r'],
])('takes %s', (_, text) => {
  for (const request of houses) {
    const { fixed, findings } = check(text, request);
    for (const { start, end, text: found } of findings) expect(text.slice(start, end)).toBe(found);
    expect(fix(fixed, request)).toBe(fixed);
  }
});
