import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { isNoWork, withoutAsides } from './duty-refused.ts';
import { readThing } from './things.ts';

describe('what stands among the tasks and is none', () => {
  it.each([
    // How much.
    'Pick accuracy 99.7%',
    'Waste under 3%',
    'Food cost and waste to be below 28%',
    'Call abandonment rate < 4%',
    '98% right first time',
    'Follower growth 20% yoy',
    'GP target 68%',
    'OTIF 97.5%',
    'MTTR below 45 mins',
    // When.
    'Working hours 22:00 - 06:30',
    'Work 42 hrs over 5 days',
    '3-shift operation (06:00-14:00 / 14:00-22:00)',
    'shift work early/late',
    'Mon-Sat 8-4',
    'No nights away',
    'alternate Saturdays',
    '4 days over 7',
    'Sundays off',
    '6-day week',
    '2pm-10pm shift',
    'nights in newt season',
    'DSO 40',
    'weekends essential',
    'hybrid after 8 weeks',
    'shifts between 7am and 9pm',
    'timely filing 100%',
    'on time departure 96%',
    'AHT 380 secs',
    'no personal care',
    '12hr shifts 4 on 4 off',
    '2 days office',
    'Start 7.15',
    'An element of unsociable hours',
    'Evening and weekend work essential',
    'TAT for urgent tickets 2 hrs',
    'guest rating 4.5+',
    'zero lost time injuries',
    '2nd shift 2pm-10pm',
    '6am start',
    'hybrid 2 days',
    'site based 4 days',
    'term time + 2 weeks',
    'open late Fridays',
    '1 in 3 weekends',
    'hands on 30%',
    'up to 15% travel to Porto',
    'mandatory overtime in December',
    'family-friendly working hours',
    'projects £1-4m offices',
    'Depot start 05.15',
    // For how much, and with what.
    'OTE $140K',
    'CTC up to 22 LPA',
    'Uniform provided',
    'Waders supplied.',
    'You work on your own account as a 1099 contractor.',
    'Be engaged as a self-employed contractor',
    'You earn 40 percent commission, no base',
    'Work boots laid on',
    'Safety glasses supplied free',
    'Oilskins provided by us',
    'van and fuel card supplied',
    'transport provided from the depot',
    'full training given',
    'Staff canteen on site',
    'company van',
    'company car or allowance',
    'cab provided',
    'mileage 40p',
    'van and fuel card',
    'tips shared',
    'benefits day one',
    'registration paid after 3 months',
    'licence renewal paid by us',
    'uncapped bonus',
    'CPD allowance £250',
    'TA/DA as per policy',
    '$1 shift differential',
    'meals on shift provided',
    'TV-L E11, 100 %',
    // What is asked, and what is said to a colleague.
    'Readiness to travel (about 20%)',
    'flexibility regarding working times',
    'Must hold valid CSCS card',
    'ready to work in shifts',
    'report to CFO',
    'accountable to the scrutiny panel for grants',
    'See JD',
    'as per attached job spec',
    'Six-day week',
    '6 days week, early shifts',
    '12 hours duty',
  ])('%s', (line) => {
    expect(isNoWork(line)).toBe(true);
    expect(readDuty(line, { fallback: true, lean: 'orders' })).toBeNull();
    expect(readThing(line)).toBeNull();
  });

  it.each([
    'Achieve OEE of 81%',
    'Keep waste below 3%',
    'reduce waste by 10%',
    'benefits administration',
    'no-show follow-up',
    'order fruit and keep waste under 6%',
    'control food cost at 27%',
    'manage hours and holiday requests',
    'training of new starters',
    'shift handover',
    'work from drawings',
    'provide training to volunteers',
    'monitor accuracy and service levels',
    'bonus calculations for 40 staff',
    'uniform orders',
    'work with contractors on site',
    'act as the link to contractors',
    'staff rota for 12',
    'check the attached drawings against the order',
    'transport of samples between sites',
    'carry out quality audits, score to be no less than 85%',
  ])('%s is a task', (line) => {
    expect(isNoWork(line)).toBe(false);
  });

  it.each([
    ['drive the minibus, training given', 'drive the minibus'],
    ['take your turn on call (1 in 8), phone provided', 'take your turn on call (1 in 8)'],
    ['visit sites across Fife, transport provided from the yard', 'visit sites across Fife'],
    ['be on call one week in five paid extra', 'be on call one week in five'],
    ['carry out audits, score to be no less than 85%', 'carry out audits'],
    ['check vehicles before use, defects to be reported to the foreman', 'check vehicles before use'],
    ['serve tea, coffee and cakes', 'serve tea, coffee and cakes'],
    ['bins, floors and worktops to be cleaned', 'bins, floors and worktops to be cleaned'],
  ])('%s', (line, text) => {
    expect(withoutAsides(line)).toBe(text);
  });

  it('leaves a remark out of the row that it stands in', () => {
    expect(splitDuties('check alarms, answer callouts (1 in 4), van provided, write up jobs')).toEqual([
      'check alarms',
      'answer callouts (1 in 4)',
      'write up jobs',
    ]);
    expect(
      splitDuties(
        'run the grill, order fish daily, coach juniors, allergen records, portions and waste to be below 5%',
      ),
    ).toEqual(['run the grill', 'order fish daily', 'coach juniors', 'allergen records']);
  });

  it.each([
    ['£320k income target', 'work to a £320k income target'],
    ['$80K quota', 'work to an $80K quota'],
  ])('%s is what one works to', (line, text) => {
    expect(readDuty(line, { fallback: true })?.text).toBe(text);
  });
});
