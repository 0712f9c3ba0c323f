import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchesJobTitle } from './job-title.ts';

const CONTENT = resolve(import.meta.dirname, '../../demo/content');

/** A description of which only the line with its title matters. */
const withTitle = (title: string): string =>
  `Acme Ltd\nJob title: ${title}\nReports to: Operations Manager\nLocation: Leeds\n\nPurpose\nTo do the work well and to keep records of it.`;

describe('a description that names its job', () => {
  it.each([
    ['Offshore Wind Technician', 'Offshore Wind Technician'],
    ['Senior Offshore Wind Technician', 'Offshore Wind Technician'],
    ['Offshore Wind Technician', 'Senior Offshore Wind Technicians (x4)'],
    ['OFFSHORE WIND TECHNICIAN', 'offshore wind technician - nights'],
    ['Offshore Wind Service Technician', 'Offshore Wind Technician'],
    ['Data Engineer', 'Controls and Data Engineer'],
    ['Software Developer', 'Senior Software Engineer (m/f/d)'],
    ['Sr. Software Eng', 'Software Developer'],
    ['Project Manager', 'Project Management Lead - Projects Manager'],
    ['Nurse', 'Staff Nurse'],
    ['Registered Nurse, Nights', 'Registered Nurse'],
    ['Nursing Assistant', 'Nurse assistants'],
    ['Teacher of Mathematics', 'Mathematics Teacher'],
    ['Primary School Teacher', 'Primary Teacher'],
    ['HGV Driver', 'LGV Driver (Class 1)'],
    ['HR Adviser', 'Human Resources Advisor'],
    ['QA Engineer', 'Quality Assurance Engineer'],
    ['Co-ordinator, Volunteers', 'Volunteer Coordinator'],
    ['Care Assistant', 'Carer (part time)'],
    ['Electrician', 'Maintenance Electrician'],
    ['Chef de Partie', 'Chef de partie, 40 hours'],
    ['Head of Marketing', 'Marketing Lead'],
    ['Graduate Accountant', 'Trainee accountants'],
    ['Payroll and Pensions Specialist', 'Payroll & Pension Specialist'],
    ['Servicetechniker Offshore-Wind (m/w/d)', 'Servicetechniker:in Offshore Wind'],
    ['Bürokauffrau', 'Burokauffrau'],
    ['Manager', 'Manager'],
  ])('%s fits %s', (title, declared) => {
    expect(matchesJobTitle(withTitle(declared), title)).toBe(true);
  });

  it.each([
    ['Offshore Wind Technician', 'Rope Access Technician'],
    ['High Voltage Technician', 'Offshore Wind Technician'],
    ['Marine Coordinator', 'Emergency Response Coordinator'],
    ['Crew Welfare Coordinator', 'Emergency Response Coordinator'],
    ['Operations Manager', 'Head of Tidal Operations'],
    ['Project Manager', 'Procurement Manager'],
    ['Graduate Engineer Scheme', 'Controls and Data Engineer'],
    ['Data Analyst', 'Data Protection Officer'],
    ['Nurse', 'Nursery Assistant'],
    ['Chef', 'Kitchen Porter'],
    ['Sales Manager', 'Sales Assistant'],
    ['Accountant', 'Account Manager'],
    ['Teacher', 'Teaching Assistant'],
    ['Driver', 'Warehouse Operative'],
    ['Software Engineer', 'Structural Engineer'],
    ['Manager', 'Community Liaison Manager'],
    ['Lawyer', 'Paralegal'],
    ['Servicetechniker', 'Deckhand'],
  ])('%s does not fit %s', (title, declared) => {
    expect(matchesJobTitle(withTitle(declared), title)).toBe(false);
  });
});

describe('a description that does not label its title', () => {
  it.each([
    ['Ship’s Cook', 'SHIP’S COOK\nMV Fenmoor Star\nYou feed twelve people three times a day.', true],
    ['Gardener', 'We are looking for a gardener for two parks. The gardener will look after the beds.', true],
    ['Gardener', 'We are looking for a lifeguard for two pools. You report to the head gardener.', false],
    ['Dental Hygienist', 'As a dental hygienist you see eight people a day.', true],
    ['Dental Hygienist', 'The practice is dental. Nothing about the role is said here.', false],
    ['Bus Driver', 'The successful candidate will be driving a bus through the old town.', true],
    ['Planning Officer', 'JD - EMERGENCY COORDINATOR (was "Planning Officer")\nPlans for emergencies.', false],
    ['ソフトウェアエンジニア', '職務: ソフトウェアエンジニア\n東京', true],
    ['ソフトウェアエンジニア', '職務: 看護師\n東京', false],
    ['Gardener', '', false],
    ['', 'We are looking for a gardener.', false],
    ['???', 'We are looking for a gardener.', false],
    ['The', 'The gardener looks after the beds.', false],
  ])('%s in %j: %s', (title, text, fits) => {
    expect(matchesJobTitle(text, title)).toBe(fits);
  });
});

describe('the demo companies’ descriptions', () => {
  const adverts: { jobTitle: string; jobDescription: { file: string } | null }[] = [
    'adverts',
    'secondCompanyAdverts',
  ].flatMap((list) => JSON.parse(readFileSync(join(CONTENT, 'adverts.json'), 'utf8'))[list]);
  const described = adverts.filter(({ jobDescription }) => jobDescription !== null);
  const read = (file: string): string => readFileSync(join(CONTENT, file), 'utf8');

  it('are all here', () => {
    const files = readdirSync(join(CONTENT, 'job-descriptions'), { recursive: true, encoding: 'utf8' });
    expect(described).toHaveLength(files.filter((name) => name.endsWith('.txt')).length);
  });

  /** Titles of the same work, which a person would accept too. */
  const alike = [['Offshore Wind Technician', 'Senior Offshore Wind Technician', 'Offshore Wind Service Technician']];

  it.each(described.map((advert) => [advert.jobTitle, advert.jobDescription?.file ?? ''] as const))(
    '%s fits its own description and no other advert',
    (own, file) => {
      const text = read(file);
      const fitting = adverts.map(({ jobTitle }) => jobTitle).filter((title) => matchesJobTitle(text, title));
      expect(fitting.sort()).toEqual([...(alike.find((titles) => titles.includes(own)) ?? [own])].sort());
    },
  );
});
