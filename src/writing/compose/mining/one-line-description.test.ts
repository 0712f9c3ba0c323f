import { describe, expect, it } from 'vitest';
import { mineJobDescription } from './mine.ts';
import { applySteps, closingTime } from './page/apply-steps.ts';

const notes =
  "help the plumber on site, carry tools, measure and cut pipe, fit radiators, keep the van tidy. Off the job phases in ETB training centre. must have safe pass (we'll get you one) + manual handling. full clean licence not needed. call Mick 066 555 0143";

describe('a job description in one line of small letters', () => {
  it('has its tasks and what it asks for', () => {
    const { duties, person } = mineJobDescription(notes, '', 'Apprentice Plumber');
    expect(duties.map(({ text }) => text)).toEqual([
      'help the plumber on site',
      'carry tools',
      'measure and cut pipe',
      'fit radiators',
      'keep the van tidy',
    ]);
    expect(person.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      "have a safe pass (we'll get you one)",
      'have manual handling training',
      'without a full clean licence',
    ]);
  });
  it('says whom to call', () => {
    expect(applySteps(notes)).toEqual(['Call Mick on 066 555 0143']);
  });
  it('is no row of orders where it speaks to somebody', () => {
    const { duties } = mineJobDescription('We plan the rota, you cook breakfast, they serve it.', '', 'Cook');
    expect(duties.map(({ text }) => text)).not.toContain('plan the rota');
  });
});

describe('who answers, and until when', () => {
  it.each([
    [
      'Your contact is Ms Henrike Odenthal, Human Resources, telephone +49 621 555 0183.',
      'For questions, call Ms Henrike Odenthal on +49 621 555 0183',
    ],
    [
      'Contact: Laura Benning, Director of Executive Recruitment, lbenning@stbrannocs.example, 218-555-0166',
      'For questions, write to Laura Benning at lbenning@stbrannocs.example',
    ],
    [
      'For a confidential conversation contact Ruth Adeyemi at Calder Search on 0113 555 0142.',
      'For a confidential conversation, contact Ruth Adeyemi at Calder Search on 0113 555 0142',
    ],
    [
      'Apply at the front desk, 2200 Alum Creek Dr, weekdays 9 to 4.',
      'Apply at the front desk, 2200 Alum Creek Dr, weekdays 9 to 4',
    ],
    [
      'CVs to Nuala Minogue, nuala@loughdergboats.example',
      'Send your CV to Nuala Minogue at nuala@loughdergboats.example',
    ],
  ])('%s', (line, step) => {
    expect(applySteps(line)).toEqual([step]);
  });
  it.each([
    ['Apply online at a.example/jobs by 12 noon on Sunday 31 January 2027.', '12 noon on Sunday 31 January 2027'],
    ['Closing date: 5pm on 3 March', '5pm on 3 March'],
    ['Closing date 30 April 2027.', null],
  ])('%s', (line, time) => {
    expect(closingTime(line)).toBe(time);
  });
  it('is no work', () => {
    const { duties } = mineJobDescription(
      'Responsibilities:\n- Runs the dock\n- Checks loads\nApply at the front desk, 2200 Alum Creek Dr, weekdays 9 to 4.\n',
      '',
    );
    expect(duties.map(({ text }) => text)).toEqual(['run the dock', 'check loads']);
  });
  it('asks nobody to close dates', () => {
    const { person } = mineJobDescription(
      'Desirable\n- Moving and handling trainer\nTo apply send your CV to Bev at jobs@a.example. Closing date 30 April 2027.\n',
      '',
    );
    expect(person.map(({ text }) => text)).toEqual(['a moving and handling trainer']);
  });
});

describe('the rows of a form', () => {
  it('part where their names begin', () => {
    const { values } = mineJobDescription(
      'Job Title:   Diesel Technician        FLSA Status: Non-Exempt\nReports To:  Shop Foreman          Department:  Fleet Maintenance\n',
      '',
    );
    expect(values.find(({ key }) => key === 'reports to')?.value).toBe('Shop Foreman');
  });
  it('keep what is said of a requirement behind its comma', () => {
    const { person } = mineJobDescription(
      'Your profile\n- Willingness to travel to the other plants, about two days a month\n',
      '',
    );
    expect(person.map(({ text }) => text)).toEqual(['willing to travel to the other plants, about two days a month']);
  });
  it.each([
    [
      'TO APPLY: stop by the shop M-F 8-4 and ask for Denny Alvarado, or text DIESEL to 208-555-0136.',
      'Stop by the shop Monday to Friday, 8 to 4, and ask for Denny Alvarado, or text DIESEL to 208-555-0136',
    ],
    [
      'Share CV with current & expected CTC and notice period to careers@k.example, subject line PSE-Pune',
      'Send your CV with current and expected CTC and notice period to careers@k.example, subject line PSE-Pune',
    ],
  ])('%s', (line, step) => {
    expect(applySteps(line)).toEqual([step]);
  });
});
