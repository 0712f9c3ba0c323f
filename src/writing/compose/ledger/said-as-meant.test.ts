import { describe, expect, it } from 'vitest';
import { withArticle } from '../language/articles.ts';
import { endsOpen } from '../language/ending.ts';
import { kindOf } from '../language/kind.ts';
import { withArticles } from '../language/shorthand-articles.ts';
import { makeInput } from '../testing/input.ts';
import { cleanLine, cleanText } from './clean.ts';
import { withKnownCase } from './known-case.ts';
import { buildLedger } from './ledger.ts';
import { readNotes } from './notes.ts';
import { readPlace } from './place.ts';
import { findContract, findTime } from './slots.ts';

const said = (brief: { description?: string; proposition?: string }): string[] =>
  buildLedger(makeInput({ advert: { jobTitle: 'Orchard Manager', location: 'Ledbury' }, brief }), false).sentences.map(
    ({ statement }) => statement.text,
  );

describe('a note stays what it was', () => {
  it('who will wait is who asks', () => {
    expect(readNotes('Early starter preferred but will wait for the right person.', [])).toEqual([
      'Early starter is preferred, but we will wait for the right person',
    ]);
    expect(readNotes('A van licence is useful but not needed.', [])).toEqual([
      'A van licence is useful but not needed.',
    ]);
  });
  it('a mark in brackets is no gap, and a gap takes its thing along', () => {
    expect(cleanText('Blueprints; PC-DMIS [preferred]').text).toBe('Blueprints; PC-DMIS (preferred)');
    expect(cleanText('Inspect parts. TBC: overtime').text).toBe('Inspect parts.');
    expect(cleanText('Two shifts, salary TBC, start in May.').text).toBe('Two shifts, start in May.');
  });
  it('a street of the town is no other town', () => {
    const { notes, sentences } = buildLedger(
      makeInput({
        advert: { jobTitle: 'Cook', location: 'Belfast' },
        brief: { description: 'Based at our Ormeau Road kitchen. Working in the Oakwood branch on Fridays.' },
      }),
      false,
    );
    expect(sentences.map(({ statement }) => statement.text).join(' ')).toMatch(/Ormeau Road kitchen.*Oakwood branch/);
    expect([...notes].join(' ')).not.toMatch(/places the job/);
  });
  it('what ends in "for" may be whole', () => {
    expect(kindOf('A new word is worth stopping the lesson for')).toBe('clause');
    expect(endsOpen('A new word is worth stopping the lesson for')).toBe(false);
    expect(endsOpen('Your 28 hours fit in four days, and you choose which')).toBe(false);
    expect(endsOpen('You work from')).toBe(true);
    expect(endsOpen('the schools that you deliver to')).toBe(false);
    expect(endsOpen('We explain to each tenant why we said no')).toBe(false);
    expect(endsOpen('You get a clear yes or no')).toBe(false);
    expect(endsOpen('You write to readers yourself, with nobody in between')).toBe(false);
    expect(endsOpen('the people we sell to')).toBe(false);
    expect(endsOpen('A team of nine, with')).toBe(true);
  });
  it('weeks of something are many, and so many have no article', () => {
    expect(readNotes('Full pay during 10 weeks of training.', [])).toEqual(['Full pay during 10 weeks of training.']);
    expect(withArticle('twelve weeks a year at home')).toBe('twelve weeks a year at home');
    expect(withArticle('two-week induction')).toBe('a two-week induction');
  });
  it('a slash in a name is no choice', () => {
    expect(readPlace('Leipzig/Halle Airport')).toMatchObject({ name: 'Leipzig/Halle Airport' });
    expect(readPlace('Leeds / Bradford')).toMatchObject({ name: 'Leeds or Bradford' });
  });
  it('a house in the town is no other town', () => {
    const { notes, sentences } = buildLedger(
      makeInput({
        advert: { jobTitle: 'Clerk', location: 'Stirling' },
        brief: { description: 'Based at Viewmount with hybrid working after the first three months.' },
      }),
      false,
    );
    expect(sentences.map(({ statement }) => statement.text).join()).toMatch(/after the first three months/);
    expect([...notes].join()).not.toMatch(/places the job/);
  });
  it('days in the office are where one works', () => {
    expect(readNotes('Three days a week in the Leeds office.', [])).toEqual([
      'You are in the Leeds office three days a week',
    ]);
  });
  it('the post itself is told by where it is and what is done', () => {
    const told = (title: string, description: string): string[] =>
      buildLedger(makeInput({ advert: { jobTitle: title }, brief: { description } }), false).sentences.map(
        ({ statement }) => statement.text,
      );
    expect(told('Spa Therapist', 'Full-time therapist in our six-room spa.')).toEqual([
      'You will work in our six-room spa',
    ]);
    expect(told('Locksmith', 'Mobile locksmith.')).toEqual(['You will work as a mobile locksmith']);
    expect(told('Plant Supervisor', 'Full-time job running our outdoor area.')).toEqual(['Run our outdoor area']);
  });
  it('pay for a full week is said to be that', () => {
    const pay = (description: string) =>
      buildLedger(
        makeInput({
          advert: { jobTitle: 'Exams Officer', salaryFrom: 27_711, salaryTo: 30_060 },
          brief: { description },
        }),
        false,
      ).pay?.per;
    expect(pay('Term time only, the salary is pro rata.')).toBe('a year pro rata');
    expect(pay("28 days' holiday pro rata. Salary paid monthly.")).toBe('a year');
    expect(pay('Salary is FTE, actual about £18,900.')).toBe('a year pro rata');
    expect(pay('The annual rate shown is prorated over the season.')).toBe('a year pro rata');
    expect(pay('The success rate is prorated over the season.')).toBe('a year');
    expect(pay('The salary is for full time and is adjusted to your hours.')).toBe('a year pro rata');
    expect(pay('The salary is for full-time teachers.')).toBe('a year');
    expect(pay('Actual salary shown, not FTE.')).toBe('a year');
    expect(pay('You lead 140 FTE and a budget of £30m.')).toBe('a year');
    expect(pay('Actual salary shown, not FTE.')).toBe('a year');
  });
  it('what is left of a row of hours is what the reader does', () => {
    expect(said({ description: 'Full-time, 42 hours a week, finishing at 1pm on Fridays.' }).join()).toMatch(
      /You finish at 1pm on Fridays/,
    );
  });
  it('hours that belong to another contract go with it', () => {
    const { slots } = buildLedger(
      {
        ...makeInput({ advert: { jobTitle: 'Herd Manager' }, brief: { description: 'Full-time and permanent.' } }),
        jobDescription: {
          matches: true,
          text: 'Herd Manager\nPart-time, 25 hours per week, six-month contract\n\nDuties\n- Milk the cows\n- Plan grazing\n',
        },
      },
      true,
    );
    expect(slots.hours).toBeNull();
  });
  it('an allowance is no contract', () => {
    expect(findContract('A casual car user allowance is paid.')).toBeNull();
    expect(findContract('Casual work at weekends.')).toBe('casual');
  });
  it('a figure below another keeps its word', () => {
    const { sentences } = buildLedger(
      makeInput({
        advert: { jobTitle: 'Herd Manager' },
        brief: { supportingEvidence: 'Average cell count below 120,000 in 2024' },
      }),
      false,
    );
    expect(sentences[0]?.statement.text).not.toMatch(/below was/);
  });
  it('two proofs are two sentences', () => {
    const { sentences } = buildLedger(
      makeInput({
        advert: { jobTitle: 'Cider Maker' },
        brief: { supportingEvidence: 'Best Dry Cider, Three Counties Show 2025; we press 61 kinds of apple' },
      }),
      false,
    );
    // An award has no article, and who gave it stands behind it.
    expect(sentences.map(({ statement }) => statement.text)).toEqual([
      'We won Best Dry Cider (Three Counties Show 2025)',
      'We press 61 kinds of apple',
    ]);
  });
  it("an agency's cover is no permanent post", () => {
    expect(findContract('Day to day + long term.')).toBe('casual');
    expect(findContract('Day-to-day running of a long-term project.')).toBeNull();
  });
  it('a share and the rest of it are one', () => {
    expect(readNotes('£3m budget, 40% council funded, rest from ticket sales.', [])).toEqual([
      '£3m budget, 40% council funded, rest from ticket sales.',
    ]);
  });
  it('who somebody reports to is told elsewhere', () => {
    expect(said({ description: 'Senior post, reports to the Estate Director. Three orchards, two presses.' })).toEqual([
      'A senior post',
      'Three orchards and two presses',
    ]);
  });
  it('a deed without a subject is what somebody does', () => {
    expect(said({ description: 'Running the pressing room from September to December.' })).toEqual([
      'Run the pressing room from September to December',
    ]);
    expect(said({ description: 'Team of six.' })).toEqual(['There is a team of six']);
  });
  it('a promise and its proof are two sentences', () => {
    expect(
      said({ proposition: 'You decide what we plant - half of the new trees come from our own nursery.' }),
    ).toEqual(['You decide what we plant', 'Half of the new trees come from our own nursery']);
    expect(said({ proposition: 'Home by six - no nights, no weekends.' })).toEqual([
      'Home by six - no nights, no weekends',
    ]);
  });
  it('a team that is welcome may be the one that greets', () => {
    expect(readNotes('French-speaking kitchen welcome', [])).toEqual(['French-speaking kitchen welcome']);
    expect(readNotes('Beginners welcome', [])).toEqual(['Beginners are welcome']);
  });
});

describe('terms', () => {
  it('either of two is neither', () => {
    expect(findTime('Full or part time, you choose')).toBeNull();
    expect(findTime('Part- or full-time')).toBeNull();
    expect(findTime('28 days of holiday (at full time)')).toBeNull();
    expect(findTime('Leads 3 full time and 4 seasonal pickers')).toBeNull();
    expect(findTime('Full-time, permanent')).toBe('full-time');
  });
  it('an apprenticeship that somebody has behind them is no contract', () => {
    expect(findContract('Completed apprenticeship as an electrician')).toBeNull();
    expect(findContract('A three-year apprenticeship')).toBe('apprenticeship');
    expect(findContract('Apprenticeship, Level 2')).toBe('apprenticeship');
  });
});

describe('what only looks like a trick', () => {
  it('is what it says', () => {
    expect(cleanText('Pick-up and drop from Pimpri, Bhosari and Chakan.')).toMatchObject({
      text: 'Pick-up and drop from Pimpri, Bhosari and Chakan.',
      injected: false,
    });
    expect(cleanText("x'; DROP TABLE adverts; --").injected).toBe(true);
    expect(cleanText('delete from users where 1=1').injected).toBe(true);
  });
});

describe('a keyword that ends like a trade', () => {
  it('is nobody', () => {
    const { sentences } = buildLedger(
      makeInput({ advert: { jobTitle: 'Commis Chef' }, brief: { keywords: 'tandoor, baker, compressor' } }),
      false,
    );
    expect(sentences.map(({ statement }) => statement.text)).toEqual(['a baker']);
  });
});

describe('slips of the keyboard', () => {
  it('are mended before anything is made of them', () => {
    expect(cleanText('must be relaible, good comunication, recieve goods').text).toBe(
      'must be reliable, good communication, receive goods',
    );
    // A name is written as it is written.
    expect(cleanLine('Comunity Kitchen, Buisness Park')).toBe('Comunity Kitchen, Buisness Park');
    expect(cleanText('Write to jobs@managment.example').text).toContain('jobs@managment.example');
  });
});

describe('a long sentence that begins like a reference', () => {
  it('is read as quickly as any other', () => {
    const aim = `No one ${'in our region dies in avoidable pain or alone and '.repeat(4)}that is all`;
    expect(said({ description: `${aim}. Post ref WV/1182.` })).toEqual([]);
    expect(said({ description: 'No one is turned away.' })).toEqual(['No one is turned away']);
  });
});

describe('places and names', () => {
  it('of a town and its region the town', () => {
    expect(readPlace('Dudley / Black Country')?.name).toBe('Dudley');
    expect(readPlace('Leeds / Bradford')?.name).toBe('Leeds or Bradford');
  });
  it('a country keeps its capital in a shouted text', () => {
    expect(cleanText('COOKING IN TRADITIONAL KERALA STYLE EVERY DAY').text).toBe(
      'Cooking in traditional Kerala style every day',
    );
  });
  it('a word is written as the brief writes it', () => {
    expect(withKnownCase('File the c-form in autocad', 'Handle C-Form; draw in AutoCAD')).toBe(
      'File the C-Form in AutoCAD',
    );
  });
  it('letters are spelled or spoken', () => {
    expect(withArticle('SAP consultant')).toBe('an SAP consultant');
    expect(withArticles('lead', 'health or not for profit sector')).not.toMatch(/for the profit/);
  });
  it('so many people who do something are a sentence', () => {
    expect(kindOf('2,100 people drink what you brew')).toBe('clause');
    expect(kindOf('Rest and dignity for those who can no longer work')).toBe('np');
    expect(kindOf('Support and friendship across the valley, whatever it takes')).toBe('np');
    expect(kindOf('Support and train the crew')).toBe('verb');
    expect(kindOf('Six drivers feed 400 cattle a day')).toBe('clause');
    expect(kindOf('What you plant today changes the street for fifty years')).toBe('clause');
    expect(kindOf('40 vans deliver the bread')).toBe('clause');
    expect(kindOf('40 vans on the road')).toBe('np');
  });
});

describe('a note without what stood before it', () => {
  it('does not begin with a link', () => {
    expect(said({ description: '36 hours a week, with one late shift at the press.' })).toContain(
      'One late shift at the press',
    );
  });
  it('is cut at its semicolon', () => {
    expect(said({ description: 'On the estate team of five; report to Nuala Byrne, estate director.' })).toEqual([
      'On the estate team of five',
    ]);
  });
  it('that places the job elsewhere is left out', () => {
    expect(said({ description: 'Based on the farm in Malvern.' })).toEqual([]);
    expect(said({ description: 'Based on the farm in Ledbury.' })).toHaveLength(1);
  });
});

describe('a word of vowels without end', () => {
  it('has its article as quickly as any other', () => {
    expect(withArticle(`BA${'A'.repeat(60)}-9 pass`)).toMatch(/^an? BA/);
  });
});

describe('said between colleagues, or of others', () => {
  it('goes without what stands around it', () => {
    expect(cleanText('Serve guests; see JD').text).toBe('Serve guests');
    expect(cleanText('Grade the catch. See job description for the rest.').text).toBe('Grade the catch.');
    expect(cleanText('Text the office, number tbc').text).toBe('Text the office');
  });
  it('what stands behind its comma is no sentence', () => {
    expect(readNotes('One day a month in Oban, not optional.', []).join(' ')).not.toMatch(/Not is/);
  });
});
