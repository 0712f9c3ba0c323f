import { describe, expect, it } from 'vitest';
import { displayTitle, titleWithArticle } from './title.ts';

const said = (raw: string): string => {
  const title = displayTitle(raw, null);
  return title === null ? '' : titleWithArticle(title);
};

describe('a title with its article', () => {
  it.each([
    ['Project Manager Substations (m/f/d)', 'a Project Manager Substations'],
    ['MD', 'an MD'],
    ['HR BP', 'an HR BP'],
    ['PA', 'a PA'],
    ['HEAD OF IT', 'Head of IT'],
    ['CARE TO GO', 'a Care to Go'],
    ['Teacher Maths and Physics', 'a Teacher Maths and Physics'],
    ['Engineer Wind Turbines', 'an Engineer Wind Turbines'],
    ['Support Worker - Nights', 'a Support Worker'],
    ['Asst. Manager – Motor Underwriting', 'an Assistant Motor Underwriting Manager'],
    ['Dep. Head', 'a Deputy Head'],
    ['Helpdesk Coordinator x2 (temp-perm)', 'a Helpdesk Coordinator'],
    ['2 x Chef', 'a Chef'],
    ['QA Automation Engg. - 2 nos.', 'a QA Automation Engineer'],
    ['Lab. Asst.', 'a Lab Assistant'],
    ['Fachkraft für Lagerlogistik (m/w/d)', 'a Fachkraft für Lagerlogistik'],
    ['Koch im Catering', 'a Koch im Catering'],
    ['Warehouse Operatives', 'one of our Warehouse Operatives'],
    ['Customer Service Advisers', 'one of our Customer Service Advisers'],
    ['Bus Drivers for Schools', 'one of our Bus Drivers for Schools'],
    ['Bar Staff', 'one of our Bar Staff'],
    ['Head of Sales', 'Head of Sales'],
    // A rank alone is another job; a field or a team behind a name is none of it.
    ['Vice President, Regulatory Affairs', 'Vice President of Regulatory Affairs'],
    ['Vice President, People', 'Vice President of People'],
    ['Director, Nursing', 'Director of Nursing'],
    ['Manager, Accounts Payable', 'an Accounts Payable Manager'],
    ['Officer, Trading Standards', 'a Trading Standards Officer'],
    // What is shouted before a name parts nothing of it.
    ['🚀 VP, Clinical Operations!!! [REQ-#####]', 'VP of Clinical Operations'],
    ['*** Head, People Operations ***', 'Head of People Operations'],
    ['AVP, Underwriting', 'an AVP of Underwriting'],
    ['Global Head, Trade Finance', 'a Global Head of Trade Finance'],
    ['Senior Engineer, Power Systems', 'a Senior Power Systems Engineer'],
    ['Senior Manager, Tax', 'a Senior Tax Manager'],
    ['Officer, Grants', 'a Grants Officer'],
    ['Manager, Motor Claims', 'a Motor Claims Manager'],
    ['Manager, R&D', 'an R&D Manager'],
    ['Executive, Key Accounts', 'a Key Accounts Executive'],
    ['Team Lead, Customer Care', 'a Customer Care Team Lead'],
    ['Coordinator, Volunteer Services', 'a Volunteer Services Coordinator'],
    ['Engineer II, Wastewater', 'a Wastewater Engineer II'],
    ['Associate Professor, Chemistry', 'an Associate Professor of Chemistry'],
    ['Partner, Tax', 'a Tax Partner'],
    ['Manager, Glasgow', 'a Manager'],
    ['Assistant Manager, Nights', 'an Assistant Manager'],
    ['Head, remote', 'Head'],
    ['Nurse, Band 5', 'a Nurse'],
    ['Managing Director, Retail', 'Managing Director (Retail)'],
    // The field of a name that has none yet.
    ['Staff Nurse - ICU', 'an ICU Staff Nurse'],
    ['Graduate Trainee, Supply Chain', 'a Supply Chain Graduate Trainee'],
    ['Midwife - Community', 'a Community Midwife'],
    ['Teacher, Geography', 'a Geography Teacher'],
    ['Software Engineer – Payments', 'a Payments Software Engineer'],
    ['Welder, MIG (m/f/d)', 'a MIG Welder'],
    ['Apprentice, Joinery', 'a Joinery Apprentice'],
    // Terms, places and a field that the name has already.
    ['Graduate Trainee, Actuarial', 'a Graduate Trainee (Actuarial)'],
    ['Chef de Partie - Pastry', 'a Chef de Partie (Pastry)'],
    ['Physiotherapist, Outpatients', 'a Physiotherapist (Outpatients)'],
    ['Teacher (Maths)', 'a Teacher (Maths)'],
    ['Machine Operator (Bottling)', 'a Machine Operator (Bottling)'],
    ['Librarian, Rare Books', 'a Librarian (Rare Books)'],
    ['Bus Driver (Norton)', 'a Bus Driver'],
    ['Nurse (Band 5)', 'a Nurse'],
    ['Care Assistant (Bank)', 'a Care Assistant'],
    ['Receptionist (Maternity Cover)', 'a Receptionist'],
    ['Cleaner - FTC', 'a Cleaner'],
    ['Electrician - Immediate Start', 'an Electrician'],
    ['Head of Finance, Operations', 'Head of Finance (Operations)'],
    ['Sales Manager - all genders', 'a Sales Manager'],
    ['Electrician, Leeds', 'an Electrician'],
    ['Barista, Weekends', 'a Barista'],
    ['Supervisor, Night Shift', 'a Supervisor'],
    ['Sales Manager, Northern Region', 'a Sales Manager'],
    ['Operations Director', 'an Operations Director'],
    ['Sales Ninja (Remote!!)', 'a Salesperson'],
    ['*** URGENT *** Van Driver £££ AMAZING PAY!!!', 'a Van Driver'],
  ])('%s', (raw, expected) => {
    expect(said(raw)).toBe(expected);
  });
});
