import { describe, expect, it } from 'vitest';
import { clockLike } from '../frames/patterns.ts';
import { articleFor, determine } from '../language/articles.ts';
import { closeEnd, endsOpen } from '../language/ending.ts';
import { kindOf } from '../language/kind.ts';
import { missesArticle, withObjectArticle } from '../language/nouns.ts';
import { writeOut } from '../language/shorthand.ts';
import { parseVerbPhrase } from '../language/verb-phrase.ts';
import { cleanText } from '../ledger/clean.ts';
import { findNames } from '../ledger/names.ts';
import { calm } from '../ledger/shouting.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import { readStatement, settle } from '../ledger/statement.ts';
import { mineJobDescription } from './mine.ts';
import { readLines } from './page/lines.ts';
import { readPerson } from './requirements/person.ts';
import { splitRequirements } from './requirements/split.ts';
import { readDuty } from './tasks/duty.ts';
import { splitDuties } from './tasks/duty-list.ts';
import { mayBeThing } from './tasks/things.ts';

describe('shorthand is written out', () => {
  it.each([
    ['people mgmt incl. absence', 'people management including absence'],
    ['2 yr apprenticeship', '2-year apprenticeship'],
    ['12hr shifts', '12-hour shifts'],
    ['Thurs-Sun nights', 'Thursday to Sunday nights'],
    ['7.30-4, Fri finish 1pm', '7.30-4, Friday finish 1pm'],
    ['pick n pack', 'pick and pack'],
    ['authorized to work in the U.S.', 'authorized to work in the US'],
    ['Sun in, bills down', 'Sun in, bills down'],
    ['deteriorating pts', 'deteriorating patients'],
    ['Max 4 pts per technician per shift', 'At most 4 patients per technician per shift'],
    ['clean licence, max 3 pts', 'clean licence, at most 3 points'],
    ['qualify by Sept', 'qualify by September'],
    ['37.5 hrs/week', '37.5 hours a week'],
    ['6 days/wk', '6 days a week'],
    ['3 x 12hr waking nights', 'three 12-hour waking nights'],
    ['registers and temp. logs', 'registers and temp logs'],
    ['MDT re: discharge planning', 'MDT on discharge planning'],
  ])('%s', (raw, text) => {
    expect(writeOut(raw)).toBe(text);
  });
});

describe('what has no verb is no sentence', () => {
  it.each([
    ['40p a mile, paid weekly', 'np'],
    ['Nine of us on the desk, and we swap shifts freely', 'loose'],
    ['Four ten-hour shifts, and the week is over', 'loose'],
    ['Local Government Pension Scheme, with 21.3% paid by us', 'np'],
    ['One rider and one pet up to 50 lbs', 'np'],
    ['Split by hours worked, paid weekly', 'participle'],
    ['Two supplier trips a year: oysters in Clarinbridge, cheese in Burren', 'np'],
    ['Front desk and phones for 11,200 patients', 'np'],
    ['52-cover restaurant on the Corrib, fish-led menu, closed Sunday and Monday', 'np'],
    ['Company truck, take-home', 'np'],
    ['27.5 hours per week, term time only + 5 INSET days', 'np'],
    ['Learning budget', 'np'],
    ['Paid detention', 'np'],
    ['Yours to keep', 'adjective'],
    ['A person with type 1 diabetes sits on our board', 'clause'],
    ['Nine of our eleven managers started on calls', 'clause'],
    ['Residents, families and staff decide together', 'clause'],
    ['If it is not safe, stop the line', 'clause'],
    ['An electric car, for private use too', 'np'],
  ])('%s: %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});

describe('articles', () => {
  it.each([
    ['cool head', 'a cool head'],
    ['four-day week, two straight days off', 'a four-day week, two straight days off'],
    ['2-year apprenticeship', 'a 2-year apprenticeship'],
    ['Teachers’ Pension, with 28.68% paid', 'the Teachers’ Pension, with 28.68% paid'],
    ['$200 every year', '$200 every year'],
    ['on site, occasional weekends', 'on site, occasional weekends'],
    ['Enhanced DBS check', 'an enhanced DBS check'],
  ])('%s', (raw, text) => {
    expect(determine(raw)).toBe(text);
  });
  it.each([
    ['HAZOP leader', 'a'],
    ['SEND teacher', 'a'],
    ['HVAC engineer', 'an'],
    ['NVQ', 'an'],
  ])('before %s', (words, article) => {
    expect(articleFor(words)).toBe(article);
  });
  it.each(['clean MVR', 'DBS', 'family floater of ₹8 lakh', 'class A CDL'])('%s may lack one', (phrase) => {
    expect(missesArticle(phrase)).toBe(true);
  });
  it.each(['steady hands', 'experience of teaching', 'PQs', 'aseptic handling', '32 days'])(
    '%s lacks none',
    (phrase) => {
      expect(missesArticle(phrase)).toBe(false);
    },
  );
  it.each([
    ['keep', 'workshop tidy', 'the workshop tidy'],
    ['lead', 'team of six', 'a team of six'],
    ['run', 'the pass when head chef is off', 'the pass when the head chef is off'],
    ['keep', 'track of orders', 'track of orders'],
    ['take', 'place', 'place'],
    ['look', 'after the chapel of rest viewings', 'after the chapel of rest viewings'],
    ['walk', 'through the ward each hour', 'through the ward each hour'],
    ['operate', 'wheel loader', 'the wheel loader'],
    ['operate', '13t excavator', 'the 13t excavator'],
    ['drive', 'dumper on site', 'the dumper on site'],
    ['set', 'up breakfast room', 'up the breakfast room'],
    ['clean', 'down kitchen', 'down the kitchen'],
    ['check', 'water', 'water'],
    ['manage', 'budgets', 'budgets'],
  ])('of what somebody does: %s %s', (verb, rest, dressed) => {
    expect(withObjectArticle(verb, rest)).toBe(dressed);
  });
  it('stand where a statement lacks them, or it goes behind a colon', () => {
    const of = (raw: string) => {
      const read = readStatement(raw);
      return read && settle(read);
    };
    expect(of('Four-day week')).toMatchObject({ kind: 'np', lower: 'a four-day week' });
    expect(of('Blue Cross PPO from day 31')).toMatchObject({ kind: 'loose' });
    expect(of('Client: Nordic energy utility')).toMatchObject({ kind: 'loose' });
  });
});

describe('what ends in the air', () => {
  it.each(['administer meds including', 'tasks such as', 'report to the', 'tea, e.g.', 'Work in a team of'])(
    '%s',
    (cut) => {
      expect(endsOpen(cut)).toBe(true);
      expect(endsOpen(closeEnd(cut))).toBe(false);
    },
  );
  it.each(['Arabic A', 'work you are proud of', 'log in', 'hand over', 'come as you are'])('%s does not', (whole) => {
    expect(endsOpen(whole)).toBe(false);
  });
});

describe('tasks', () => {
  it.each([
    ['Spearhead the rollout', 'spearhead the rollout'],
    ['Carrying out of risk assessments acc. to IEC 61511', 'carry out risk assessments according to IEC 61511'],
    ['Represent the Council at forums e.g. LocalGov Digital', 'represent the Council at forums'],
    ['Contact person for authorities', 'be the contact person for authorities'],
    ['Maintain own CPD', 'maintain your own CPD'],
    ['pick n pack', 'pick and pack'],
    ['log visits on Birdie app', 'log visits on the Birdie app'],
    ['help load van', 'help load the van'],
    ['Let people in', 'let people in'],
    ['form tutor', 'be a form tutor'],
    ['welding work', 'carry out welding work'],
    ['on-call 1 week in 6', 'be on call 1 week in 6'],
    ['on-call rota 1 wk in 8', 'be on the on-call rota 1 week in 8'],
    ['Lead finance and IT (team of 31)', 'lead finance and IT (a team of 31)'],
    ['Administration of medication in line with policy', 'administer medication in line with policy'],
    ["run the pass on head chef's days off", "run the pass on the head chef's days off"],
    ['Switching operations up to 33 kV', 'carry out switching operations up to 33 kV'],
    ['Working with the Chair, develop and deliver a strategy', 'develop and deliver a strategy'],
  ])('%s', (raw, text) => {
    expect(readDuty(raw)?.text).toBe(text);
  });
  it.each(['Notice period: 30 days or less', 'Accountable to the Board of Trustees', 'fierce round with strangers'])(
    '%s is none',
    (raw) => {
      expect(readDuty(raw, { fallback: true })).toBeNull();
    },
  );
  it('that share an object or a governing verb are one', () => {
    expect(splitDuties('assess, plan, implement and evaluate care for adults; hand over')).toEqual([
      'assess, plan, implement and evaluate care for adults',
      'hand over',
    ]);
    expect(splitDuties('Learn to mix, shape, prove and bake; weigh')).toContain('Learn to mix, shape, prove and bake');
    expect(readDuty('assess, plan, implement and evaluate care')?.phrase.inflects).toBe(true);
    expect(splitDuties('picking and packing, loading trailers')).toEqual(['picking and packing', 'loading trailers']);
  });
  it('with a date are projects', () => {
    expect(readDuty('ERP replacement (NetSuite) in 2027', { fallback: true })?.text).toBe(
      'work on the ERP replacement in 2027',
    );
  });
  it('are not bent where a second verb may hide', () => {
    expect(readDuty('pull wire and land inverters')?.phrase.inflects).toBe(false);
    expect(readDuty('track progress and intervene where there is need')?.phrase.inflects).toBe(false);
  });
  it('part where a row has no "and"', () => {
    expect(splitDuties('wiring control cabinets, PLC programming, pneumatics, assembling conveyors')).toEqual([
      'wiring control cabinets',
      'PLC programming',
      'pneumatics',
      'assembling conveyors',
    ]);
    expect(splitDuties('Plan and control cost, schedule and risk, lead a team, open the shop, close it')).toContain(
      'Plan and control cost, schedule and risk',
    );
  });
  it('do not end at the stop of an abbreviation', () => {
    expect(splitDuties('administer meds incl. IVs; hand over at 7')).toEqual([
      'administer meds including IVs',
      'hand over at 7',
    ]);
    expect(readDuty('administer meds including')?.text).toBe('administer meds');
  });
  it('are told from things of the same name', () => {
    expect(mayBeThing('nurse clinics (weight, diabetes)')).toBe(true);
    expect(mayBeThing('book appointments')).toBe(false);
  });
});

describe('requirements', () => {
  it.each([
    ['SQL', 'do', 'know SQL'],
    ['has been CFO or #2 at a manufacturer', 'do', 'have been CFO or #2 at a manufacturer'],
    ['been a sous in a fresh kitchen', 'do', 'have been a sous in a fresh kitchen'],
    ['has managed budgets', 'do', 'have managed budgets'],
    ['has proven experience in sales', 'have', 'experience in sales'],
    ['speaks French', 'do', 'speak French'],
    ['is a team player', 'be', 'a team player'],
    ['You think entrepreneurially', 'do', 'think entrepreneurially'],
    ['not a shouter', 'be', 'not a shouter'],
    ['ambitious for every child', 'be', 'ambitious for every child'],
    ['own knives', 'have', 'your own knives'],
    ['basic computer', 'have', 'basic computer skills'],
    ['evidence of CPD', 'have', 'evidence of CPD'],
    ['GraphPad Prism, JMP', 'do', 'know GraphPad Prism and JMP'],
    ['Argus safety database', 'do', 'know the Argus safety database'],
    ['hands-on with Kubernetes, Docker', 'be', 'hands-on with Kubernetes and Docker'],
    ['2+ years OTR', 'have', '2+ years of OTR experience'],
    ['4-6 yrs in test automation', 'have', '4 to 6 years’ experience in test automation'],
    ['Willingness to work weekends', 'be', 'willing to work weekends'],
    ['not fazed by conflict', 'be', 'not fazed by conflict'],
    ['non-judgemental', 'be', 'non-judgemental'],
    ['time served', 'be', 'time-served'],
    ['Sold into labs or health systems', 'do', 'have sold into labs or health systems'],
    ['Graduate of an accredited school of nursing', 'be', 'a graduate of an accredited school of nursing'],
    ['Ability to work on own initiative', 'can', 'work on your own initiative'],
    ['Good IT skills inc. Word, Excel, Orchard', 'have', 'good IT skills including Word, Excel and Orchard'],
    ['2 yrs line exp, OR food handlers card', 'have', '2 years of line experience, or food handlers card'],
    ['full UK driving licence + own car', 'have', 'a full UK driving licence and your own car'],
  ])('%s', (raw, kind, text) => {
    expect(readPerson(raw)).toMatchObject({ kind, text });
  });
  it.each([
    ['k8s internals', 'k8s internals'],
    ['Reach truck an advantage', 'reach truck'],
  ])('%s only stands as typed', (raw, text) => {
    expect(readPerson(raw)).toMatchObject({ kind: 'have', text, loose: true });
  });
  it('that say who may apply are none', () => {
    expect(readPerson('ECTs welcome')).toBeNull();
  });
  it('that may lack an article are marked', () => {
    expect(readPerson('Clean MVR')).toMatchObject({ kind: 'have', loose: true });
    expect(readPerson('School leavers welcome')).toBeNull();
    expect(readPerson('Immediate joiners preferred')).toBeNull();
  });
  it('part at stops, whatever follows', () => {
    expect(splitRequirements('good phone manner. computer literate. Welsh speaker desirable')).toEqual([
      'good phone manner',
      'computer literate',
      'Welsh speaker desirable',
    ]);
  });
});

describe('job descriptions', () => {
  it('read rows of a person specification', () => {
    const { person } = mineJobDescription(
      'Person specification\nQualifications – Level 3 in Plumbing (E), PGCE / CertEd (D)\nExperience – of working in the trade (E); of teaching (D)\nSkills – ability to inspire learners',
      '',
    );
    expect(person).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ text: 'experience of working in the trade', desirable: false }),
        expect.objectContaining({ text: 'experience of teaching', desirable: true }),
        expect.objectContaining({ kind: 'can', text: 'inspire learners' }),
      ]),
    );
  });
  it('leave out the names of groups, codes and what the law prints', () => {
    const { lines } = readLines(
      'Key tasks\n• Ensuring effective governance, risk management and statutory compliance\nPeople\n• Leading the team\nRequirements\nE1 Degree or equivalent\nD1 Membership of BCS',
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'Ensuring effective governance, risk management and statutory compliance',
      'Leading the team',
      'Degree or equivalent',
      'Membership of BCS',
    ]);
    expect(lines.at(-1)?.section).toBe('desirable');
    expect(mineJobDescription('Requirements\n- Driving licence\nDrug-free workplace.', '').person).toHaveLength(1);
  });
  it('keep a requirement that begins like a heading', () => {
    const { lines } = readLines('Desirable\n- Experience of dementia care\n- Care Certificate');
    expect(lines.map(({ section }) => section)).toEqual(['desirable', 'desirable']);
  });
});

describe('capitals', () => {
  it.each([
    ['ACAMS or LCOI', 'ACAMS or LCOI'],
    ['GWO BST HUET', 'GWO BST HUET'],
    ['TAKE A $18M BOOK TO $50M', 'Take a $18M book to $50M'],
    ['BUILD AND LEAD A TEAM OF 12 AES', 'Build and lead a team of 12 AEs'],
    ['RUN MEDDPICC FOR B2B SAAS', 'Run MEDDPICC for B2B SaaS'],
    ['CLOSE ENTERPRISE DEALS', 'Close enterprise deals'],
  ])('%s', (raw, text) => {
    expect(calm(raw)).toBe(text);
  });
  it('give names away that nobody listed', () => {
    expect(findNames(['log visits on Birdie, calm, Makaton desirable', 'Meet the Manager'])).toEqual([
      'Birdie',
      'Makaton',
    ]);
  });
});

describe('what a second reader found', () => {
  it('leaves a task of its own beside a sentence that it does not go on', () => {
    expect(
      splitDuties('Load trucks, pull orders, keep the yard safe and tidy, daily forklift inspections').at(-1),
    ).toBe('daily forklift inspections');
  });

  it('bends no verb beside which another would stay unbent', () => {
    expect(parseVerbPhrase('monitor income and report to the Head of Sales')?.inflects).toBe(false);
  });

  it('writes years out with what they are of', () => {
    expect(writeOut('5 years+ generalist experience')).toBe('5+ years’ generalist experience');
    expect(writeOut('5 yrs + of experience')).toBe('5+ years of experience');
  });

  it('knows what is spoken, and what nobody owns', () => {
    expect(readPerson('Telugu or Hindi')).toMatchObject({ kind: 'can', text: 'speak Telugu or Hindi' });
    expect(readPerson('total station')).toMatchObject({ loose: true });
  });

  it('reads the sign of rupees, whose stop ends nothing', () => {
    const { text } = cleanText('Insurance of Rs. 5 lakh for your family');
    expect(splitSentences(text)).toEqual(['Insurance of ₹5 lakh for your family']);
  });

  it('takes no ages for hours', () => {
    expect(clockLike.test('11-18 academy with 1,150 students')).toBe(false);
    expect(clockLike.test('6-2 and 2-10')).toBe(true);
  });
});
