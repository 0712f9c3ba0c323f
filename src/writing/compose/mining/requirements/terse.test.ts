import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';

const said = (line: string): string | null => {
  const fact = readPerson(line);
  return fact && `${fact.kind}${fact.desirable ? '?' : ''} ${fact.text}`;
};

describe('a hasty line', () => {
  it.each([
    ['good memory (obviously)', 'have a good memory'],
    ['dog lover goes without saying', 'be a dog lover'],
    ['willing to work away, lodge paid', 'be willing to work away'],
    ['tools supplied so own van', 'have your own van'],
    ['typing speed 40 WPM', 'have a typing speed of 40 wpm'],
    ['infection control level 3', 'have Level 3 infection control'],
    ['barista card or get in 60 days', 'have a barista card or the willingness to get one in 60 days'],
    ['steady hand', 'have a steady hand'],
    ['night owl', 'be a night owl'],
    ["bachelor's or master's degree", "have a bachelor's or master's degree"],
    ['3-5 yrs post qualification exp', 'have 3 to 5 years’ post-qualification experience'],
    ['6 years payroll incl. 3 as team lead', 'have 6 years of payroll experience, including 3 as team lead'],
    ['able to multi task', 'be able to multitask'],
    ['adv excel', 'have advanced Excel skills'],
    ['background check', 'can pass a background check'],
    ['Must pass a drug screen', 'can pass a drug screen'],
    ['stand for 9 hrs', 'can stand for 9 hours'],
    ['live within 30 min of the base', 'do live within 30 minutes of the base'],
    ['early starts (3.30am)', 'be ready for early starts (3.30am)'],
    ['Sundays', 'be ready to work Sundays'],
    ['frame making', 'can make frames'],
    ['You stay calm when phones ring', 'do stay calm when phones ring'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
  it.each([['no messers'], ['no drama'], ['4 on 4 off, 7-7'], ['9:00 to 5:30, 5 days a week'], ['no pets sorry']])(
    '%s: asks for nothing',
    (line) => {
      expect(readPerson(line)).toBeNull();
    },
  );
});

describe('the notes of a trade', () => {
  it.each([
    ['Italian big plus', 'can? speak Italian'],
    ['ECDL desired', 'have? ECDL'],
    ['warehouse experience (useful, not essential - we train)', 'have? warehouse experience'],
    ['Driving licence welcome but not a condition', 'have? a driving licence'],
    ['door supervisor badge or will put through', 'have a door supervisor badge, or we will put you through it'],
    ['Java 11/17', 'know Java 11/17'],
    ['nights til 2', 'be ready to work nights until 2'],
    ['Sundays til noon', 'be ready to work Sundays until noon'],
    ['weekend availability', 'be ready to work weekends'],
    ['3 days WFO', 'be ready for 3 days in the office'],
    ['rota 24/7', 'be ready for a 24/7 shift roster'],
    ['a numbers person', 'be a numbers person'],
    ['class C held 2 yrs', 'have a class C licence held for 2 years'],
    ['HCPC reg paramedic', 'be an HCPC registered paramedic'],
    ['fluent French + Dutch', 'have fluent French and Dutch'],
    ['teams of 12 led', 'do have led teams of 12'],
    ['must have handled petty cash', 'do have handled petty cash'],
    ['care home cleaning 3+ yrs with 1 yr lead', 'have 3+ years of care home cleaning experience, with 1 year lead'],
    ['comfy with big crowds', 'be comfortable with big crowds'],
    ['Minimum age 21', 'be 21 or over'],
    ['Tamil & Hindi speaking', 'can speak Tamil and Hindi'],
    ['Siân method training', 'have Siân method training'],
    ['QQI Level 5 care (full award or 4 modules done)', 'have QQI Level 5 care (full award or 4 modules done)'],
    ['own scissors', 'have your own scissors'],
  ])('%s', (line, text) => {
    expect(said(line)?.replace(/^do know/, 'know')).toBe(text);
  });
  it.each([
    ['van + tools provided'],
    ['price list on request'],
    ['2 wks on / 2 off'],
    ['notice max 60 days'],
    ['any visa ok'],
  ])('%s: asks for nothing', (line) => {
    expect(readPerson(line)).toBeNull();
  });
});

describe('a note with two halves', () => {
  it.each([
    ['4 years in haulage, tankers preferred', 'have 4 years’ experience in haulage, ideally tankers'],
    ['Any Graduate, diploma in nursing preferred', 'have a degree, ideally a diploma in nursing'],
    [
      'Hold (or will work towards) a Level 3 in coaching',
      'have a Level 3 qualification in coaching or the willingness to work towards it',
    ],
    ['rota of 7 on / 7 off is fine with you', null],
    ['not bothered by mice or heights', 'be not bothered by mice or heights'],
    ['Own van as we cover three counties', 'have your own van as we cover three counties'],
    ['10 months editing', 'have 10 months’ experience editing'],
    ['rotating shifts incl nights', 'be ready for rotating shifts including nights'],
    ['3 shift', 'be ready for a 3-shift pattern'],
    ['Level 3 min', 'have Level 3 or above'],
    ['empathy and a sense of humour', 'have empathy and a sense of humour'],
    ['Knowledge of GAAP is a plus, but not a prerequisite', 'have? knowledge of GAAP'],
    ['Overtime as needed', 'be ready to work overtime as needed'],
    ['trailer licence would help', 'have? a trailer licence'],
  ])('%s', (line, text) => {
    if (text === null) expect(readPerson(line)?.text ?? '').not.toContain('7 on or 7');
    else expect(said(line)).toBe(text);
  });
});
