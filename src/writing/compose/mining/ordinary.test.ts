/** Tidy lists as most recruiters write them: what is plain is read as it stands. */
import { describe, expect, it } from 'vitest';
import { mineJobDescription } from './mine.ts';
import { headingOf } from './page/headings.ts';
import { readLines } from './page/lines.ts';
import { readPerson } from './requirements/person.ts';
import { readDuty } from './tasks/duty.ts';
import { splitDuties } from './tasks/duty-list.ts';
import { readThing } from './tasks/things.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.kind}: ${fact.text}${fact.loose ? ' (loose)' : ''}` : '';
};
const asked = (text: string): string[] =>
  mineJobDescription(text, '').person.map((fact) => `${fact.text}${fact.desirable ? ' *' : ''}`);
const done = (text: string): string[] => mineJobDescription(text, '').duties.map(({ text: task }) => task);

describe('a row of what is led or overseen', () => {
  it.each([
    [
      'Lead production, supply chain and quality, open a new plant',
      ['Lead production, supply chain and quality', 'open a new plant'],
    ],
    [
      'Oversee stock control, cash handling and rotas, train staff',
      ['Oversee stock control, cash handling and rotas', 'train staff'],
    ],
    [
      'Manage design, quality control and purchasing, report to the owner',
      ['Manage design, quality control and purchasing', 'report to the owner'],
    ],
    [
      'Lead sales, marketing and change management, coach the team',
      ['Lead sales, marketing and change management', 'coach the team'],
    ],
    [
      'Lead the team, supply shops with stock, design displays',
      ['Lead the team', 'supply shops with stock', 'design displays'],
    ],
  ])('%s', (row, parts) => {
    expect(splitDuties(row)).toEqual(parts);
  });
});

describe('tasks', () => {
  it.each([
    ['Handle a caseload of conveyancing, probate and trusts', 'handle a caseload of conveyancing, probate and trusts'],
    ['Oversee treasury, audit and management reporting', 'oversee treasury, audit and management reporting'],
    ['You will be responsible for a budget of €3m.', 'manage a budget of €3m'],
    ['You will be responsible for the training budget', 'take responsibility for the training budget'],
    ['You will be responsible for managing the yard', 'manage the yard'],
    ['Be on hand during the show', 'be on hand during the show'],
    ['MIG and TIG weld aluminium', 'MIG- and TIG-weld aluminium'],
    ['Improve the reliability and performance of our lines', 'improve the reliability and performance of our lines'],
    ['The day-to-day running of the pool', 'run the pool day to day'],
    ['Commission and quality assure surveys', 'commission and quality-assure surveys'],
    ['Handle check-in and check-out', 'handle check-in and check-out'],
    ['Manage risk', 'manage risk'],
    ['Report damage and faults', 'report damage and faults'],
    ['Follow food safety rules at all times', 'follow food safety rules at all times'],
  ])('%s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
  it.each(['Chart care in the patient record', 'Process attendance and leave inputs for payroll'])(
    'among orders: %s',
    (line) => {
      const task = readDuty(line, { fallback: true, lean: 'orders' });
      expect(task?.nouns).toBeUndefined();
      expect(task?.text).toBe(line.charAt(0).toLowerCase() + line.slice(1));
    },
  );
  it.each(['Stock control and cycle counts', 'Change management across the group'])('a name for sure: %s', (line) => {
    expect(readThing(line)?.unsure).toBeUndefined();
  });
});

describe('what somebody is asked for', () => {
  it.each([
    ['Listens and asks questions', 'do: listen and ask questions'],
    ['Turns up on time and takes pride in the job', 'do: turn up on time and take pride in the job'],
    ['Cares for people and pets', 'do: care for people and pets'],
    ['Relaxed on your own', 'be: relaxed on your own'],
    ["Don't mind getting stuck in", "do: don't mind getting stuck in"],
    ['Be 18 or over', 'be: 18 or over'],
    ['21 years or older', 'be: 21 or older'],
    ['9 months of forklift experience', 'have: 9 months of forklift experience'],
    ['Good Bash or Perl scripting', 'have: good Bash or Perl scripting skills'],
    ['Solid Windows and networking fundamentals', 'have: a solid grasp of Windows and networking fundamentals'],
    ['Part-qualified ACCA or CIMA', 'be: part-qualified with ACCA or CIMA'],
    ['Hepatitis B immune', 'be: hepatitis B immune'],
    ["2-3 years' experience in food, pharma or similar", "have: 2 to 3 years' experience in food, pharma or similar"],
    [
      'Strong attention to detail and organisational skills',
      'have: strong attention to detail and organisational skills',
    ],
    ['Accuracy and attention to detail', 'be: accurate and careful with details'],
    ['A full driving licence as site visits are needed', 'have: a full driving licence'],
    [
      'Completed vocational training as a mechatronics technician',
      'have: completed vocational training as a mechatronics technician',
    ],
    ['One year in customer support', 'have: one year’s experience in customer support'],
    ['Willing to work from office', 'be: willing to work from the office'],
    ['Able to work rotating shift', 'can: work a rotating shift'],
    ['A CRM such as Pipedrive', 'have: experience with a CRM such as Pipedrive'],
    ['Evenings, weekends and holidays', 'be: ready to work evenings, weekends and holidays'],
    ['CATIA V5', 'do: know CATIA V5'],
    ['Want a career in joinery', 'do: want a career in joinery'],
    ['Hold or be close to completion of a PhD in physics', 'have: a PhD in physics, or are close to completing it'],
    ['Payroll', 'do: know payroll'],
    ['A couple of years in catering', 'have: a couple of years’ experience in catering'],
    ['Forklift and crane certificates', 'have: forklift and crane certificates'],
    ['Completed studies in law or comparable', 'have: completed studies in law or comparable'],
    ['Excellent understanding of tax', 'have: an excellent understanding of tax'],
    ['You will work outdoors in winter', 'be: ready to work outdoors in winter'],
    ['Governor or board experience', 'have: governor or board experience'],
    ['Senior leadership', 'have: senior leadership experience'],
    ['Estates or IT management experience', 'have: estates or IT management experience'],
    ['Shift pattern', 'be: ready to work shifts'],
    ['Bosch or Siemens experience', 'have: Bosch or Siemens experience'],
    ['Team spirit', 'be: good at working in a team'],
    ['Agree to a criminal record check', 'be: willing to agree to a criminal record check'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
  it('leaves a wish to be read with its wish', () => {
    expect(readPerson('One year in retail desirable')).toMatchObject({ desirable: true });
  });
});

describe('headings', () => {
  it.each([
    ["You're a fit if you:", 'person'],
    ['Your strengths', 'person'],
    ['What we look for', 'person'],
    ["You'll thrive here if you", 'person'],
    ["That's you", 'person'],
    ['What your day looks like', 'duty'],
    ['You may also have', 'desirable'],
    ['Your mission', 'duty'],
    ['What you will be responsible for', 'duty'],
  ])('%s', (line, section) => {
    expect(headingOf(line, false)).toBe(section);
  });
  it.each([
    'Forklift certificate preferred, but not mandatory',
    'Welding ticket an advantage but not essential',
    'Supply data for management review',
    'MBA / PGDM in HR',
  ])('none: %s', (line) => {
    expect(headingOf(line, false)).toBeNull();
  });
});

describe('the lines of a job description', () => {
  it('a wish in a list of musts is a wish of its own', () => {
    expect(
      asked('What you need\nStrong Python\nNice to have: Kafka, Terraform\nCalm under pressure\nA degree in computing'),
    ).toEqual(['strong Python skills', 'know Kafka and Terraform *', 'calm under pressure', 'a degree in computing']);
    expect(asked('Requirements\nSIA licence preferred, but not mandatory\nA full driving licence')).toEqual([
      'an SIA licence *',
      'a full driving licence',
    ]);
  });
  it('a wish after what is named essential opens a list', () => {
    expect(asked('Essential: A nursing degree\nDesirable: A teaching certificate\nExperience of audit')).toEqual([
      'a nursing degree',
      'a teaching certificate *',
      'experience of audit *',
    ]);
  });
  it('parts what is essential where a new thing is asked', () => {
    expect(
      asked(
        'Essential: A degree or diploma in housing, surveying or a related subject, or equivalent experience, a driving licence',
      ),
    ).toHaveLength(2);
  });
  it('keeps notes in small letters apart', () => {
    const { lines } = readLines(
      'You will have:\na track record of working with families who need support at home\nexperience of managing people\nknowledge of the safeguarding rules\na driving licence\ngood written English',
    );
    expect(lines).toHaveLength(5);
  });
  it('a heading that ends in "for" has its list', () => {
    expect(done('What you will be responsible for\nLogging and resolving incidents\nBuilding laptops')).toEqual([
      'log and resolve incidents',
      'build laptops',
    ]);
  });
  it('asks what is asked, whatever heading it stands under', () => {
    const text =
      'Tasks\nPlan campaigns\nSteer agencies\nRun the newsletter\nAt least two years of experience in sales\nFluent German and English\nVery good knowledge of Excel';
    expect(asked(text)).toHaveLength(3);
    expect(done(text)).toHaveLength(3);
  });
  it('what one needs to do behind the tasks is asked', () => {
    const text = "Duties\nClean seats\nEmpty bins\nReport faults\nYou'll need to:\nPass a medical\nWork nights";
    expect(done(text)).toHaveLength(3);
    expect(asked(text)).toHaveLength(2);
  });
  it('a role that is a list of tasks is one', () => {
    expect(
      done('Role\nWelding of frames\nFabrication from drawings\nQuality checks on parts\nCandidate\nTime-served'),
    ).toEqual(['weld frames', 'handle fabrication from drawings', 'handle quality checks on parts']);
  });
  it('a skill by its name is asked, and no heading', () => {
    expect(asked('Person specification\nCommunication skills\nIT skills\nA full driving licence')).toHaveLength(3);
  });
});
