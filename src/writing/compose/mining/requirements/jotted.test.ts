import { expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const read = (line: string): string[] =>
  splitRequirements(line).map((part) => {
    const fact = readPerson(part);
    return fact ? `${fact.kind}${fact.desirable ? '?' : ''} ${fact.text}` : 'unread';
  });

it.each([
  // Languages, each with its level.
  ['German A2 or English B1', ['can speak German at A2 level or English at B1 level']],
  ['Good English, German B1', ['have good English', 'have German at B1']],
  // Processes and tools by their names.
  ['MIG and flux core', ['do know MIG and flux core']],
  ['TIG, MMA and stick', ['do know TIG, MMA and stick']],
  ['skimming and dry lining', ['do know skimming and dry lining']],
  ['brush, roller and airless spray', ['can work with brush, roller and airless spray']],
  ['chainsaw, strimmer and hedge trimmer', ['can work with a chainsaw, a strimmer and a hedge trimmer']],
  ['stick, gas and arc', ['have stick, gas and arc']],
  ['AWS, EKS, Terraform', ['do know AWS', 'do know EKS', 'do know Terraform']],
  ['AWS, PMP, Terraform', ['do know AWS', 'have PMP', 'do know Terraform']],
  [
    'appointed as Steuerberater, DATEV, likes talking to people as much as to figures; English for our clients',
    [
      'be appointed as a Steuerberater',
      'do know DATEV',
      'do like talking to people as much as to figures',
      'have English for our clients',
    ],
  ],
  // Papers.
  ['CPR and first aid (we train)', ['be willing to train in CPR and first aid']],
  ['Garda vetting will be needed for nursing home work', ['have Garda vetting for nursing home work']],
  ['A DBS check may be needed for some sites', ['unread']],
  ['CA, CS, LLB or MBA (Finance)', ['have a CA, CS, LLB or MBA (Finance)']],
  ['CMA or CA Inter', ['have a CMA or CA Inter qualification']],
  ['professional qualification recognised by the RIAI', ['have a professional qualification recognised by the RIAI']],
  ['Gesellenbrief or several years on the tools', ['have a Gesellenbrief or several years on the tools']],
  ['Successfully passed Steuerberater exam', ['do have successfully passed the Steuerberater exam']],
  ['RN adult', ['be a Registered Nurse (Adult)']],
  ['Registered Nurse (Adult) with current NMC pin', ['be a Registered Nurse (Adult) with a current NMC pin']],
  [
    'Completed apprenticeship as Fliesenleger or comparable experience',
    ['have a completed apprenticeship as a Fliesenleger or comparable experience'],
  ],
  ['Child Development Associate (CDA) credential', ['have a Child Development Associate (CDA) credential']],
  ['4 yrs glazing or finished apprenticeship', ['have 4 years’ glazing experience or a finished apprenticeship']],
  [
    'Swim England L2 or STA equivalent (L1 considered)',
    ['have a Swim England Level 2 qualification or the STA equivalent (Level 1 is considered)'],
  ],
  ['infant CPR', ['have infant CPR training']],
  ['manual handling', ['have manual handling training']],
  ['Current infant and child CPR/first aid', ['have current infant and child CPR and first aid training']],
  ['PCV (we train)', ['do have a PCV licence or are willing to train for one']],
  ['PCV an advantage (we train)', ['have? a PCV licence (we train you if you have none)']],
  ['manual licence held 1 yr', ['have a manual licence, held for at least a year']],
  ['NQP competencies signed off', ['do have your NQP competencies signed off']],
  [
    'qualified (Solas craft cert) or at least 5 years in the trade',
    ['do are qualified (Solas craft certificate) or have at least 5 years in the trade'],
  ],
  ['diploma in mechanical engg', ['have a diploma in mechanical engineering']],
  // Years.
  ['4 to 6 yrs PPC', ['have 4 to 6 years’ experience in PPC']],
  ['3+ years DevOps/SRE', ['have 3+ years’ experience in DevOps or SRE']],
  [
    '10+ yrs in software of which 3 as architect',
    ['have 10+ years’ experience in software, three of them as an architect'],
  ],
  [
    'life-science background or 3 yrs’ medical translation',
    ['have a life-science background or 3 years’ experience of medical translation'],
  ],
  ['At least one year post qualification', ['have at least one year’s post-qualification experience']],
  [
    '1+ year w/ kids (strong new grads considered)',
    ['have at least one year’s experience with kids (strong new graduates are considered)'],
  ],
  // Manner.
  ['cooked in bulk before', ['do have cooked in bulk before']],
  ['worked nights before', ['do have worked nights before']],
  ['driver', ['can drive']],
  ['clear referral letters', ['can write clear referral letters']],
  ['clear boundaries', ['do keep clear boundaries']],
  ['strong ER', ['have strong ER skills']],
  ['commercial sense', ['have good commercial sense']],
  ['strong commercial sense and negotiation skills', ['have strong commercial sense and negotiation skills']],
  ['height 157 to 190 cm', ['be between 157 and 190 cm tall']],
  ['agency background (3 yrs or so)', ['have an agency background (3 years or so)']],
  ['A-3 medical standard', ['can meet the A-3 medical standard']],
  ['one scripting language (Python, Go)', ['do know one scripting language (Python, Go)']],
  ['another European language', ['have another European language']],
  ['Customer service of any kind', ['have customer service experience of any kind']],
  ['Trados Studio 2022 or later', ['do know Trados Studio 2022 or later']],
  ['AWS or Azure at professional level', ['do know AWS or Azure at professional level']],
  ['knows vendors in Jaipur / Tiruppur / Surat', ['do know vendors in Jaipur, Tiruppur and Surat']],
])('%s is read in whole words', (line, facts) => {
  expect(read(line)).toEqual(facts);
});
