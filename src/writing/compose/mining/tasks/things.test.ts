import { describe, expect, it } from 'vitest';
import { briefOf as briefFor } from '#testing/brief-of.ts';
import { itemText, writeStep } from '../../index.ts';
import { buildLedger } from '../../ledger/ledger.ts';
import { mineJobDescription } from '../mine.ts';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { isCompound, readThing } from './things.ts';

const briefOf = (advertBrief: Record<string, unknown>, text = '') =>
  briefFor(
    { jobTitle: 'Store Assistant', brandName: 'Harbour Stores' },
    advertBrief,
    text ? { jobDescription: { fileName: 'x.docx', checkResult: 'match', text } } : {},
  );

describe('a task without a verb', () => {
  it('is a noun where it can be nothing else, and quoted where nobody can tell', () => {
    expect(readThing('night checks')).toMatchObject({ nouns: ['night checks'] });
    expect(readThing('night checks')?.unsure).toBeUndefined();
    for (const line of ['RF scanner for stock counts', 'launch marketing for new sites'])
      expect(readThing(line), line).toMatchObject({ unsure: true });
  });
  it('has its article where there is one of it', () => {
    for (const line of ['till', 'front desk', 'estates programme']) {
      expect(readThing(line), line).toMatchObject({ nouns: [`the ${line}`] });
      expect(readThing(line)?.unsure, line).toBeUndefined();
    }
    expect(readThing('drawing issue')).not.toMatchObject({ nouns: ['the drawing issue'] });
  });
  it('is a place that somebody holds', () => {
    for (const [line, task] of [
      ['weekend duty manager', 'act as weekend duty manager'],
      ['Member of the executive team', 'be a member of the executive team'],
      ['keyholder', 'act as keyholder'],
      ['Safeguarding lead for the nursery', 'act as safeguarding lead for the nursery'],
    ] as const)
      expect(readDuty(line, { fallback: true })?.text, line).toBe(task);
  });
  it('is none where it says something else, or is the wording of a form', () => {
    for (const line of ['You will be tired', 'Other duties as assigned', 'Notice period: 4 weeks', 'Team is 12', ''])
      expect(readThing(line), line).toBeNull();
  });
  it('is not lost: what no sentence can be made of is told', () => {
    const { input, options } = briefOf({
      responsibilitiesRole: 'serve customers, till, cut keys, mix paint, RF scanner',
    });
    const made = [0, 1, 2].map((seed) => writeStep(input, 3, { ...options[3], outputLengthType: 'large' }, { seed }));
    const text = made.flatMap(({ items }) => items.map(itemText)).join(' ');
    for (const { notes } of made) expect(notes.join('\n')).toMatch(/"RF scanner"/);
    expect(text).toContain('work on the till');
    expect(text).not.toMatch(/(?:handle|covers|include|takes in) (?:till|RF scanner)/);
  });
  it('is not said beside what the job description says is done with it', () => {
    const { input } = briefOf(
      { responsibilitiesRole: 'load trailers, RF scanner, cycle counts, keep the yard tidy' },
      'Duties\n- Pick and pack 120 lines an hour using an RF scanner\n- Load trailers by hand\n',
    );
    const told = buildLedger(input, true).duties.map(({ fact }) => fact.text);
    expect(told.filter((text) => /scanner/.test(text))).toEqual([
      'pick and pack 120 lines an hour using an RF scanner',
    ]);
  });
  it('keeps a gerund a noun among nouns: nobody plans applications', () => {
    const { input } = briefOf({
      responsibilitiesRole: 'Planning applications, appeals, site visits, presenting to committee',
    });
    expect(
      buildLedger(input, false)
        .duties.map(({ fact }) => fact.text)
        .join(' '),
    ).not.toContain('plan applications');
  });
  it('names what is done by its -ing form where the rest are things', () => {
    const { input } = briefOf({
      responsibilitiesRole: 'calls/webchat, bills and meter reads, moving house, payment plans',
    });
    const told = buildLedger(input, false)
      .duties.map(({ fact }) => fact.text)
      .join('; ');
    expect(told).toContain('moving house');
    expect(told).not.toContain('move house');
  });
  it('is two nouns in "break duty", and two verbs in "pick/pack orders"', () => {
    expect(isCompound('break duty')).toBe(true);
    for (const name of ['safeguarding referrals', 'break duty', 'yield improvement', 'feed mixing', 'lens ordering'])
      expect(readDuty(name), name).toBeNull();
    expect(readDuty('Pick/pack orders')?.text).toBe('pick and pack orders');
  });
  it('is an order among orders', () => {
    const { duties } = mineJobDescription(
      'Duties\n- Manage the budget\n- Write campaigns\n- Run our agencies\n- Launch marketing for new sites\n',
      '',
    );
    expect(duties.map(({ text }) => text)).toContain('launch marketing for new sites');
  });
});

describe('a task', () => {
  it.each([
    ['Responds to rapid responses', 'respond to rapid responses'],
    ['Setting out of pipework and roads', 'set out pipework and roads'],
    ['Change out of major components', 'change out major components'],
    [
      'Ensuring compliance with safety rules and safeguarding legislation',
      'ensure compliance with safety rules and safeguarding legislation',
    ],
    ['Maintaining QA/QC files, as-built drawings, ITPs', 'maintain QA/QC files, as-built drawings and ITPs'],
    ['lead SLT of 5', 'lead the SLT of 5'],
    ['Handles cash, checks, EBT and cards per policy', 'handle cash, checks, EBT and cards per policy'],
    ['Scans and bags items accurately', 'scan and bag items accurately'],
    ['Reduction of batch cycle time and solvent loss', 'reduce batch cycle time and solvent loss'],
    ['Preparation and revision of SOPs and BMRs', 'prepare and revise SOPs and BMRs'],
    ['Co-ordination with QC, Maintenance and Projects', 'coordinate with QC, Maintenance and Projects'],
    ['Disposal of waste', 'dispose of waste'],
    ['Acquisition of customers', 'acquire customers'],
    ['Monitoring of parameters and taking corrective actions', 'monitor parameters and take corrective actions'],
    ['To treat service users in their own homes', 'treat service users in their own homes'],
    ['To manage their own caseload', 'manage your own caseload'],
    ['coach 3 asst mgrs', 'coach 3 assistant managers'],
    ['moving house', 'move house'],
    ['Own the refurbishment programme: on time, on budget', 'own the refurbishment programme'],
    ['People leadership: coach and develop a team of 6', 'coach and develop a team of 6'],
    ['Attending rounds with consultant', 'attend rounds with the consultant'],
    ['lead AP/AR team of 5', 'lead an AP/AR team of 5'],
    [
      'Operate the switchboard, transferring calls appropriately',
      'operate the switchboard, transferring calls appropriately',
    ],
    [
      'Supporting with personal care, cooking, shopping and housework',
      'support with personal care, cooking, shopping and housework',
    ],
    ['Design, install and support of networks', 'design, install and support networks'],
  ])('"%s" is to %s', (typed, read) => {
    expect(readDuty(typed)?.text).toBe(read);
  });
  it('is none where only its name stands, or where two verbs share what we cannot read', () => {
    expect(readDuty('Setting out')).toBeNull();
    expect(readThing('Delegates to and supervises CNAs')).toBeNull();
  });
});

describe('a list of tasks', () => {
  it('does not bend one of two verbs', () => {
    expect(readDuty('Identify data quality issues and work with system owners')?.phrase.inflects).toBe(false);
  });
  it('keeps what is learnt together, and names what has no object', () => {
    expect(splitDuties('learn turning, milling, welding, fitting; help the team on refits')[0]).toBe(
      'learn turning, milling, welding, fitting',
    );
    expect(readDuty('washing and dressing')).toBeNull();
    expect(readThing('washing and dressing')?.nouns).toEqual(['washing and dressing']);
  });
  it('knows an unknown verb by the row that it opens, and a compound by its article', () => {
    expect(splitDuties('erect, adapt + dismantle scaffold, loading out, handover certs, yard work')[0]).toBe(
      'erect, adapt + dismantle scaffold',
    );
    const { input } = briefOf({ responsibilitiesRole: 'prep + cook lunches, allergens, ordering, cleaning schedule' });
    expect(
      buildLedger(input, false)
        .duties.map(({ fact }) => fact.text)
        .join('; '),
    ).toContain('the cleaning schedule');
  });
  it('without a verb anywhere is a list of names in bullets too', () => {
    const { input, options } = briefOf({ responsibilitiesRole: 'hoof trimming, fencing, calving, night work' });
    const [item] = writeStep(input, 3, { ...options[3], outputType: 'bullet', outputLengthType: 'small' }).items;
    expect(item && itemText(item)).toMatch(/• Hoof trimming\.|• Fencing\./);
    expect(item && itemText(item)).not.toMatch(/You(?:'ll| will)?:|• Handle/);
  });

  it('is cut before "on-call", which is no place', () => {
    expect(splitDuties('Build APIs, on-call 1 week in 6, code review, migrate PHP')).toHaveLength(4);
  });
});
