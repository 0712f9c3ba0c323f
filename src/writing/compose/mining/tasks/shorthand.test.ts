import { describe, expect, it } from 'vitest';
import { kindOf } from '../../language/kind.ts';
import { cleanText } from '../../ledger/clean.ts';
import { findContract } from '../../ledger/slots.ts';
import { mineJobDescription } from '../mine.ts';
import { readLines } from '../page/lines.ts';
import { readPerson } from '../requirements/person.ts';
import { partSomebody } from '../requirements/split.ts';
import { bareOrder } from './bare-order.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { readThing } from './things.ts';

const read = (line: string): string | undefined => readDuty(line)?.text;

describe('a task in shorthand', () => {
  it.each([
    [
      'Operate wheel loader, dumper and excavator in safe manner',
      'operate the wheel loader, dumper and excavator in a safe manner',
    ],
    ['Loading of customer lorries at weighbridge', 'load customer lorries at the weighbridge'],
    ['Clear spillage from conveyor', 'clear spillage from the conveyor'],
    ['Achievement of daily tonnage target', 'achieve the daily tonnage target'],
    ['Carry hand tools and materials to scaffold', 'carry hand tools and materials to the scaffold'],
    ['Advise housing assocs. on repairs', 'advise housing associations on repairs'],
    ['Write minutes, letters or sim.', 'write minutes, letters or similar'],
    ['Sweep up at end of day', 'sweep up at the end of the day'],
    ['move stock from warehouse to shop floor', 'move stock from the warehouse to the shop floor'],
    ['prepare food to high standard', 'prepare food to a high standard'],
    ['work with sales and marketing team', 'work with the sales and marketing team'],
    ['maintain health and safety file', 'maintain the health and safety file'],
    ['Attend toolbox talk first Monday of month', 'attend the toolbox talk on the first Monday of the month'],
    ["To support pupil's learning in line with EHCP targets", "support the pupil's learning in line with EHCP targets"],
    ["follow executive chef's instruction", "follow the executive chef's instruction"],
    ['deliver 5 year strategy', 'deliver the 5-year strategy'],
    ['Wrap pallet and affix label', 'wrap the pallet and affix the label'],
    ['Keep aisle free of obstruction', 'keep the aisle free of obstruction'],
    ['Maintains crash cart', 'maintain the crash cart'],
    [
      'Informs doctor regarding change in condition of patient',
      'inform the doctor regarding change in condition of the patient',
    ],
    [
      'Driving to customer location & setting up safe working area',
      'drive to the customer location and set up a safe working area',
    ],
    [
      'Assist Head Greenkeeper with drainage project in winter',
      'assist the Head Greenkeeper with the drainage project in winter',
    ],
    ['Calibrate pH meter, balance and pipette', 'calibrate the pH meter, balance and pipette'],
    ['Climb ladder, work in attic and crawl space', 'climb the ladder and work in attic and crawl space'],
    ['Clean machine after use & report defect', 'clean the machine after use and report the defect'],
    ['Valet new and used vehicle to required standard', 'valet the new and used vehicle to the required standard'],
    ['Clean coil, change filter, check gas pressure', 'clean the coil, change the filter and check gas pressure'],
    ['Ensure showroom vehicle dusted every morning', 'ensure the showroom vehicle is dusted every morning'],
    ['Ensure waiting room kept tidy', 'ensure the waiting room is kept tidy'],
    ['book appointments', 'book appointments'],
    ['ensure records kept up to date', 'ensure records are kept up to date'],
    ['Jet wash forecourt', 'jet-wash the forecourt'],
    ['turn guests as per care plan', 'turn guests as per the care plan'],
    ['sort mail according to round list', 'sort mail according to the round list'],
    ['lead on quarterly target setting for the region', 'lead on quarterly target setting for the region'],
    ['co-supervise PhD student', 'co-supervise the PhD student'],
    ['chair 8.45 meeting', 'chair the 8.45 meeting'],
    ['travel about 30%', 'travel about 30% of the time'],
    ['deal w tenant complaints', 'deal with tenant complaints'],
    ['consistently exceed monthly plan', 'consistently exceed the monthly plan'],
    ['work on own initiative in busy kitchen', 'work on your own initiative in a busy kitchen'],
  ])('%s has its articles', (line, text) => {
    expect(read(line)).toBe(text);
  });

  it.each([
    'answer phones at reception',
    'give evidence in court',
    'deal with customers face to face',
    'develop brand and performance marketing',
    'take payment by card',
    'train at board level',
    'put in place a global category strategy',
    'educate patients on home care',
    'administer medication in line with policy',
    'wash dishes by hand',
    'babysit children',
    'mix lime mortar',
    'perform prophylaxis and periodontal therapy',
    'grow revenue',
    'work outdoors',
    'keep calm',
    'provide first aid',
    'source talent',
  ])('%s lacks none', (line) => {
    expect(read(line)).toBe(line);
  });

  it.each([
    ['Report near miss and hazard to shift supervisor', 'report near misses and hazards to the shift supervisor'],
    ['Conduct farmer meeting, field days, jeep campaign', 'conduct farmer meetings, field days and jeep campaigns'],
    ['attend weekly meeting', 'attend weekly meetings'],
    ['Respond to service call', 'respond to service calls'],
    ['Raise deviation', 'raise deviations'],
    ['Attend hearing and take note where needed', 'attend hearings and take notes where needed'],
    ['investigate complaint', 'investigate complaints'],
  ])('%s happens now and then', (line, text) => {
    expect(read(line)).toBe(text);
  });

  it.each([
    ['eject troublemakers', 'eject troublemakers'],
    ['Ejecting troublemakers', 'eject troublemakers'],
    ['Disinfect kennels', 'disinfect kennels'],
    ['descale kettles', 'descale kettles'],
    ['muck out stables', 'muck out stables'],
    ['Announce last orders', 'announce last orders'],
    ['drain tanks', 'drain tanks'],
    ['pump out cellars', 'pump out cellars'],
    ['Screen for oral cancer and report findings', 'screen for oral cancer and report findings'],
    ['Roll-out of SAP Ariba', 'roll out SAP Ariba'],
  ])('%s begins with a verb, whether our list has it or not', (line, text) => {
    expect(read(line)).toBe(text);
  });

  it.each([
    'swill glasses',
    'sluice drains',
    'wicket repairs',
    'fire drills',
    'machine washdown',
    'cycle count',
    'prep list',
    'stock count fortnightly',
  ])('%s may be an order or a thing, so that it is only quoted', (line) => {
    expect(readDuty(line, { fallback: true })).toBeNull();
    expect(readThing(line)?.unsure).toBe(true);
  });

  it.each([
    ['Collecting trays and load van at 4.30', 'collect trays and load the van at 4.30'],
    ['Preparing invoices and chase payments', 'prepare invoices and chase payments'],
    ['Check oven temp, log in HACCP sheet', 'check the oven temperature and log it in the HACCP sheet'],
    ['Attend college, complete portfolio on time', 'attend college and complete the portfolio on time'],
    ['Weeding of beds and mow lawns', 'weed beds and mow lawns'],
  ])('%s is two orders', (line, text) => {
    const duty = readDuty(line);
    expect(duty?.text).toBe(text);
    expect(duty?.phrase.inflects).toBe(false);
  });

  it('parts a row of things that are done', () => {
    expect(
      splitDuties(
        'achievement of monthly sales target, dealer appointment, collection of payments, farmer meetings & demo plots',
      ),
    ).toHaveLength(4);
  });
});

describe('letters and notes', () => {
  it('takes no letters for a verb', () => {
    expect(kindOf('REACT course in the first 6 months')).toBe('np');
    expect(kindOf('Claim back dental, optical and physio')).toBe('verb');
  });
  it('knows what is asked among the tasks', () => {
    const { duties, person } = mineJobDescription(
      'The successful applicant will:\nHold full driving licence\nBe able to work early starts\nClean the machines\nNATE certification preferred\n',
      '',
    );
    expect(duties.map(({ text }) => text)).toEqual(['clean the machines']);
    expect(person.map(({ text }) => text)).toEqual([
      'a full driving licence',
      'work early starts',
      'NATE certification',
    ]);
  });
  it('knows what is asked of its own for no heading', () => {
    const { person } = mineJobDescription(
      'Requirements\nAerospace experience highly desirable\nHNC or similar\nA car\n',
      '',
    );
    expect(person.map(({ text, desirable }) => [text, desirable])).toEqual([
      ['aerospace experience', true],
      ['an HNC or similar', false],
      ['a car', false],
    ]);
  });
});

describe('a line of a job description', () => {
  it.each(['Take and review digital radiographs', 'Perform internal audits', 'Support the review of contracts'])(
    '%s is no heading',
    (line) => {
      const { lines } = readLines(`Responsibilities:\n${line}\nEducate patients on home care\n`);
      expect(lines.map(({ text, section }) => `${section} ${text}`)).toEqual([
        `duty ${line}`,
        'duty Educate patients on home care',
      ]);
    },
  );

  it('leaves the job’s own name with its place out of the tasks, and marks apart what is essential', () => {
    const mined = mineJobDescription(
      'ROLE PROFILE\nPlant Operator - Dowlow Quarry\nDUTIES\nfeed the crusher\nEssential (E) / Desirable (D)\nA licence (E)\nFirst aid certificate (D)\n',
      '',
      'Plant Operator',
    );
    expect(mined.duties.map(({ text }) => text)).toEqual(['feed the crusher']);
    expect(mined.person.map(({ desirable }) => desirable)).toEqual([false, true]);
  });

  it('says nothing of a sentence whose subject is still to be filled in', () => {
    expect(cleanText('Check ID at the door\n{{name}} will report to the Head Doorman').text).toBe(
      'Check ID at the door',
    );
  });

  it('takes an oven’s temperature for no temporary job', () => {
    expect(findContract('Check oven temp, log it')).toBeNull();
    expect(findContract('Temp, 3 months')).toBe('fixed-term');
  });

  it('knows a mix of things for a thing', () => {
    expect(kindOf('Mix of workshop and site')).toBe('np');
    expect(kindOf('Range of duties')).toBe('np');
  });
});

describe('what is asked in shorthand', () => {
  it.each([
    ['Graduate of accredited hygiene program', 'a graduate of an accredited hygiene program'],
    ['own car with valid licence', 'your own car with a valid licence'],
    ['clear report writing', 'write reports clearly'],
    ['Background check required', 'a background check'],
    ['local language', 'speak the local language'],
    ['early riser/night owl', 'an early riser or a night owl'],
    ['clean licence max 3 points', 'a clean licence with at most 3 points'],
    ['Team Teach trained', 'Team Teach trained'],
    ['understanding of hospice sector', 'an understanding of the hospice sector'],
    ['experience in busy care home', 'experience in a busy care home'],
    ['senior leadership in health or charity', 'experience of senior leadership in health or charity'],
    ['own transport as no bus', 'your own transport as there is no bus'],
    ['GMP lab exp 1-2 yrs', "1 to 2 years' GMP lab experience"],
    ['Ability to work shift', 'work shifts'],
    ['able to pass drug screen', 'pass a drug screen'],
    ['keen eye for detail', 'a keen eye for detail'],
  ])('%s', (line, text) => {
    expect(readPerson(line)?.text).toBe(text);
  });
  it('asks for nobody’s telephone', () => {
    expect(readPerson('Call Dave on 07700 900123 to apply')).toBeNull();
  });
  it('parts what is had from what somebody is', () => {
    expect(partSomebody('Gentle hands and a good listener')).toEqual(['Gentle hands', 'a good listener']);
    expect(partSomebody('A good planner and a clear writer')).toHaveLength(1);
  });
});

describe('a verb alone', () => {
  it.each([
    ['Cook', 'cook'],
    ['couple and uncouple', 'couple and uncouple'],
    ['open and close', 'open and close'],
  ])('%s is an order', (line, text) => {
    expect(bareOrder(line)?.text).toBe(text);
  });
  it.each(['support', 'admin', 'stock and order', 'sales'])('%s is a thing', (line) => {
    expect(bareOrder(line)).toBeNull();
  });
});

describe('orders that look like something else', () => {
  it.each([
    ['Double exports by 2029', 'double exports by 2029'],
    ['change tooling', 'change tooling'],
    ['strip and re-slate roofs', 'strip and re-slate roofs'],
    ['file and index court papers', 'file and index court papers'],
  ])('%s', (line, text) => {
    expect(read(line)).toBe(text);
  });
  it.each([
    'Lead manufacturing, supply chain and care',
    'Own two downstream lines',
    'Double exports by 2029',
    'Borrow with no fines, ever',
  ])('%s is done by somebody', (line) => {
    expect(kindOf(line)).toBe('verb');
  });
  it.each(['Lead nurse on a unit', 'Lead generation', 'Double room'])('%s is a thing', (line) => {
    expect(kindOf(line)).toBe('np');
  });
});

describe('rows and names', () => {
  it('part what is taken from what is not', () => {
    expect(splitDuties('take measurements, pre-screening tests, repairs and adjustments, answering phones')).toEqual([
      'take measurements',
      'pre-screening tests',
      'repairs and adjustments',
      'answering phones',
    ]);
    expect(splitDuties('take calls, messages and bookings')).toHaveLength(1);
  });
  it.each([
    'Programme and cost control',
    'Use of the OCT machine',
    'Stock control and fridge temperature monitoring',
    'Training calendar',
  ])('%s is a thing', (line) => {
    expect(readDuty(line, { order: true })).toBeNull();
  });
  it.each([
    ['Reports defects to lead', 'report defects to the lead'],
    ['Report faults to supervisor', 'report faults to the supervisor'],
    ['Prepare rooms for guest', 'prepare rooms for the guest'],
    ['Maintains clean and organized work area', 'maintain a clean and organized work area'],
    ['Procurement of subcontractors', 'appoint subcontractors'],
  ])('%s', (line, text) => {
    expect(read(line)).toBe(text);
  });
});

describe('an article that nobody missed', () => {
  it.each([
    'book space with airlines',
    'take feedback to product',
    'monitor shipments from booking to departure',
    'tell clients about delays before they ask',
    'review loans from application through closing',
    'check drawings before issue',
    'submit claims at month end',
    'order supplies in line with best value',
    'prepare vessels for survey',
    'prepare organs for transport',
    'cut glass to size',
    'weld frames to drawing',
    'deliver parcels within town',
    'pack bulbs for auction',
  ])('%s', (line) => {
    expect(readDuty(line)?.text).toBe(line);
  });
});
