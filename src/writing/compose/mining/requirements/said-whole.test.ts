/** What is one demand by its last noun, by its class or by its letters is read as a whole. */
import { describe, expect, it } from 'vitest';
import { isSurelyAsked } from '../../ledger/surely/asked.ts';
import { findExclusions } from '../../ledger/withhold.ts';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const read = (text: string): string[] =>
  splitRequirements(text).map((part) => {
    const fact = readPerson(part);
    return fact === null ? 'null' : `${fact.kind} ${fact.text}`;
  });

describe('a row whose last word is its head', () => {
  it.each([
    'Nursing, paramedic or military diving background',
    'Welding, plumbing or pipe fitting background',
    'Teaching, coaching or youth work background',
    'Farming, forestry or estate work background',
    'Acting, comedy or tour guide background',
    'Naval, fishing or coastguard background',
    'Military, police or security background',
  ])('%s', (row) => {
    expect(read(row)).toEqual([
      `have a ${row.charAt(0).toLowerCase()}${row.slice(1)}`.replace(/\ba (?=[aeiou])/, 'an '),
    ]);
  });
});

describe('a post by the class that its register gives', () => {
  it.each([
    ['Registered Building Inspector Class 2', 'a Registered Building Inspector Class 2'],
    ['Registered Building Inspector at Class 2', 'a Registered Building Inspector at Class 2'],
    ['Registered Fire Risk Assessor Tier 3', 'a Registered Fire Risk Assessor Tier 3'],
    ['Licensed Gas Engineer Category 2', 'a Licensed Gas Engineer Category 2'],
    ['Approved Electrician Grade B', 'an Approved Electrician Grade B'],
    ['Licensed Aircraft Engineer Category B1', 'a Licensed Aircraft Engineer Category B1'],
    ['Certified Welding Inspector Level 2', 'a Certified Welding Inspector Level 2'],
    ['Registered Nurse', 'a Registered Nurse'],
  ])('%s', (typed, said) => {
    expect(read(typed)).toEqual([`be ${said}`]);
  });
  it('and a paper of that name is had', () => {
    expect(read('Registered Building Inspector Class 2 certificate')).toEqual([
      'have a Registered Building Inspector Class 2 certificate',
    ]);
  });
});

describe('a paper by what it lets somebody do', () => {
  it.each([
    ['fit to dive medical', 'have a fit to dive medical'],
    ['Fit to fly medical', 'have a fit to fly medical'],
    ['fit to sail medical', 'have a fit to sail medical'],
    ['fit to work certificate', 'have a fit to work certificate'],
    ['fit to practise letter', 'have a fit to practise letter'],
    ['safe to fly medical', 'have a safe to fly medical'],
    ['fit to lift 25 kg', 'be fit to lift 25 kg'],
    ['fit to work at height', 'be fit to work at height'],
  ])('%s', (typed, said) => {
    expect(read(typed)).toEqual([said]);
    const fact = readPerson(typed);
    expect(fact && isSurelyAsked(fact, typed)).toBe(true);
  });
});

describe('work of two things', () => {
  it.each([
    'basic card and coin work',
    'Basic bench and lathe work',
    'Strong chart and voyage work',
    'basic pen and ink work',
    'clean van and car repair',
    'Careful book and card handling',
  ])('%s has no article', (typed) => {
    expect(read(typed).join()).not.toMatch(/\ba (?:basic|strong|clean|careful)\b/);
  });
  it.each([
    ['Full driving licence and van work', 'a full driving licence'],
    ['a job and a degree', 'a job and a degree'],
    ['full driving licence and card', 'a full driving licence and card'],
    ['warm hands and a calm voice', 'warm hands and a calm voice'],
  ])('%s keeps what it has', (typed, said) => {
    expect(read(typed).join()).toContain(said);
  });
});

describe('years of work in a row', () => {
  it.each([
    ['3 years framing, timber or bridge carpentry', '3 years’ experience in framing, timber or bridge carpentry'],
    ['2 years fencing, hedge or gate work', '2 years’ experience in fencing, hedge or gate work'],
    ['5 yrs roofing, slate or lead work', '5 years’ experience in roofing, slate or lead work'],
    ['4 years milling, turning or grinding', '4 years’ experience in milling, turning or grinding'],
    ['2 years selling cars, vans or trucks', '2 years’ experience selling cars, vans or trucks'],
    ['2 years baking bread, cakes or pastry', '2 years’ experience baking bread, cakes or pastry'],
  ])('%s', (typed, said) => {
    expect(read(typed)).toEqual([`have ${said}`]);
  });
});

describe('a field that is known with something beside it', () => {
  it.each([
    ['good geography and time zones', 'a good knowledge of geography and time zones'],
    ['Good algebra and set squares', 'a good knowledge of algebra and set squares'],
    ['solid chemistry and dilution ratios', 'a solid knowledge of chemistry and dilution ratios'],
    ['Good history and trail names', 'a good knowledge of history and trail names'],
    ['sound botany and plant names', 'a sound knowledge of botany and plant names'],
    ['Good geography', 'a good knowledge of geography'],
  ])('%s', (typed, said) => {
    expect(read(typed)).toEqual([`have ${said}`]);
  });
  it.each(['good maths and English', 'GCSE geography and maths', 'good geography and driving skills'])(
    '%s is read as it was',
    (typed) => {
      expect(read(typed).join()).not.toContain('knowledge of');
    },
  );
});

describe('who is shut out by where they come from, what they believe or whom they live with', () => {
  it.each([
    ['No foreign accents', 'No foreign accents'],
    ['No regional accents', 'No regional accents'],
    ['no strong accent please', 'no strong accent'],
    ['Christian family man preferred', 'Christian'],
    ['Hindu family man', 'Hindu'],
    ['Ideal for a family man', 'family man'],
    ['Catholic family woman', 'Catholic'],
  ])('%s', (typed, phrase) => {
    expect(findExclusions(typed).map((one) => one.phrase)).toContain(phrase);
  });
  it.each(['Work with Christian families', 'Family support worker', 'A family firm'])(
    '%s shuts nobody out',
    (typed) => {
      expect(findExclusions(typed)).toEqual([]);
    },
  );
});

describe('how somebody is not', () => {
  it.each([
    'not squeamish about blood',
    'not shy with strangers',
    'not precious about titles',
    'not shy of hard work',
    'not afraid of heights',
    'not nervous around dogs',
  ])('%s', (typed) => {
    expect(read(typed)).toEqual([`be ${typed}`]);
  });
  it.each(['not required in summer', 'not available on Sundays', 'not essential for this', 'not open to agencies'])(
    '%s is asked of nobody as that',
    (typed) => {
      const fact = readPerson(typed);
      expect(fact?.kind === 'be' && fact.sure === true).toBe(false);
    },
  );
});

describe('the head of a list', () => {
  it.each(['Must have skills', 'Must have experience', 'Must have skills and experience'])(
    '%s asks for nothing',
    (typed) => {
      const fact = readPerson(typed);
      expect(fact !== null && isSurelyAsked(fact, typed)).toBe(false);
    },
  );
});
