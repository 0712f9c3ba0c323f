import { describe, expect, it } from 'vitest';
import { splitRequirements } from './split.ts';

describe('a row that ends in "or" is one demand', () => {
  it.each([
    'Several years as MD, GM or operations director of a food manufacturer',
    'Degree in forestry, arboriculture, ecology or land management',
    'BSc or BTech in textile technology, garment technology, design or fashion',
    'Experience of housing, benefits, debt advice or court work',
    'Three years in sheet metal, CAD or tool making',
    'Experience of catering, bar work, events or running a kiosk',
    'Degree in nursing, social work and/or occupational therapy',
    'A degree in physics, applied maths, or computer science',
    'Knowledge of Xero, Sage or QuickBooks',
    'Any of CIPD, CMI, ILM or a similar qualification',
    'Any of these: gas, oil or solid fuel',
    'Licence for forklift, reach truck or telehandler',
    'Experience of lambing, calving or farrowing sheep, cattle or pigs',
    'Certificate in welding, fabrication, or pipefitting (or a related trade)',
    'Background in the army, fire service, police or prison service',
    'Two years as head chef, sous chef or kitchen manager in a hotel',
    'Experience of audit, tax (personal or corporate) or payroll',
    'Experience in retail and hospitality, care or catering',
    'Retail, hospitality or call centre experience',
    'Carpentry, joinery or bench qualification',
    'Fitter, turner or toolmaker by trade',
    'You have led a school, college, or training provider',
    'Experience of grooming, riding or working with horses',
    'Dante, AVB or MADI networks',
    'Xero, Sage or QuickBooks software',
    'Six months on a grill, flat-top or fry station',
    'Two years in primary, secondary or special schools',
    'JNC, degree in youth work, or three years with young people',
    'Progress toward CPA, CFA or FPAC helpful',
  ])('%s', (line) => {
    expect(splitRequirements(line)).toEqual([line]);
  });
  it('ends where its "or" ends', () => {
    expect(
      splitRequirements(
        'BSc or BTech in dairy technology, food technology, chemistry or microbiology, Gujarati or Hindi, careful record keeping',
      ),
    ).toEqual([
      'BSc or BTech in dairy technology, food technology, chemistry or microbiology',
      'Gujarati or Hindi',
      'careful record keeping',
    ]);
    expect(
      splitRequirements('Five years in property, construction law or real estate finance, good Excel, driving licence'),
    ).toEqual(['Five years in property, construction law or real estate finance', 'good Excel', 'driving licence']);
  });
  it.each([
    ['Two years in stores, SAP or any ERP', ['Two years in stores', 'SAP or any ERP']],
    [
      'Five years in care, NVQ 3 or willing to work towards it',
      ['Five years in care', 'NVQ 3 or willing to work towards it'],
    ],
    [
      'Degree in physics or chemistry, driving licence or own transport',
      ['Degree in physics or chemistry', 'driving licence or own transport'],
    ],
    ['Experience of office work, own car or van', ['Experience of office work', 'own car or van']],
    ['Worked with horses, calm or patient', ['Worked with horses', 'calm or patient']],
    ['Knowledge of food law, Dutch or German', ['Knowledge of food law', 'Dutch or German']],
    ['Chainsaw tickets, walling or fencing experience', ['Chainsaw tickets', 'walling or fencing experience']],
    [
      'Interest in books, happy to work weekends or evenings',
      ['Interest in books', 'happy to work weekends or evenings'],
    ],
  ])('no row of one demand: %s', (line, parts) => {
    expect(splitRequirements(line)).toEqual(parts);
  });
});

describe('a piece with a head of its own is a demand of its own', () => {
  it.each([
    [
      'Knowledge of building law, a legal or police background',
      ['Knowledge of building law', 'a legal or police background'],
    ],
    [
      'Trade cert in fitting (Level 6), food or pharma plant experience',
      ['Trade cert in fitting (Level 6)', 'food or pharma plant experience'],
    ],
    ['Diploma in brewing, beer or cider cellar experience', ['Diploma in brewing', 'beer or cider cellar experience']],
    ['Degree in history, museum or archive experience', ['Degree in history', 'museum or archive experience']],
    [
      'Knowledge of dog breeds, kennel or cattery experience',
      ['Knowledge of dog breeds', 'kennel or cattery experience'],
    ],
    ['Training in first aid, a nursing or care background', ['Training in first aid', 'a nursing or care background']],
  ])('%s', (line, parts) => expect(splitRequirements(line)).toEqual(parts));
  it.each(['Experience in retail, hospitality or call centre experience', 'Knowledge of oak, ash or beech'])(
    'and a row of one head stays one: %s',
    (line) => expect(splitRequirements(line)).toEqual([line]),
  );
});

describe('one trade of several', () => {
  it.each([
    'Completed training as an electrician, mechatronics technician or similar',
    'Completed training as an electrician, fitter or similar',
    'Completed apprenticeship as a plant mechanic, agricultural mechanic or equivalent',
    'Experience as a nurse, paramedic or similar',
    'Training as a cook, baker or comparable',
  ])('stays one: %s', (demand) => expect(splitRequirements(`${demand}, head for heights`)[0]).toBe(demand));
  it.each([
    ['Experience as electrician, full licence or similar', 'Experience as electrician'],
    ['Experience as a fitter, full licence, calm', 'Experience as a fitter'],
  ])('and what else is asked is no trade: %s', (typed, first) => expect(splitRequirements(typed)[0]).toBe(first));
});

describe('names behind a thing in plain words begin another row', () => {
  it.each([
    [
      '3+ years running production systems, Linux, Kubernetes, Prometheus, one of Go or Python',
      '3+ years running production systems',
    ],
    ['7 years leading clinical trials, ICH-GCP, Veeva, phase II or III oncology', '7 years leading clinical trials'],
    ['15+ years in banking, board exposure, PCF pre-approved, CFA or FRM', '15+ years in banking'],
    ['has settled wages with a recognised union, TPM or lean at scale', 'has settled wages with a recognised union'],
    [
      'fit for approval by the Central Bank as PCF-50, QFA or accountancy qualification',
      'fit for approval by the Central Bank as PCF-50',
    ],
    [
      'Eligible for registration with the NMBI, HDip or postgraduate diploma in midwifery',
      'Eligible for registration with the NMBI',
    ],
    ['3 years in a lab, Python or R, GMP', '3 years in a lab'],
    ['4 years running payroll, Sage, IRIS, RTI, either ICB or CIPP', '4 years running payroll'],
  ])('%s', (row, first) => expect(splitRequirements(row)[0]).toBe(first));
  it.each([
    'two years in a hotel, B&B or guest house',
    'experience in retail, FMCG or hospitality',
    'experience in retail, hospitality, FMCG or QSR',
    'experience with a CNC lathe, mill or grinder',
    '5 years selling cars, vans or HGVs',
    'Working towards CIMA, ACCA or similar qualification',
    'A degree in law, accountancy or a relevant diploma',
  ])('one row: %s', (row) => expect(splitRequirements(row)).toEqual([row]));
  it('"one of" is said by the "or"', () =>
    expect(splitRequirements('Kafka, one of Go or Python')).toEqual(['Kafka', 'Go or Python']));
});
