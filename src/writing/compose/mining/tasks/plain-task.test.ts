import { describe, expect, it } from 'vitest';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';

const said = (line: string) => readDuty(line)?.text;

describe('tasks named with how often', () => {
  it.each([
    ['daily check of the truck', 'check the truck daily'],
    ['check age on alcohol', 'check proof of age for alcohol'],
    ['check ID on alcohol sales', 'check ID for alcohol sales'],
    ['Supervise the museum ship "Hedwig"', 'supervise the museum ship "Hedwig"'],
    ['Run the café „Anker“', 'run the café „Anker“'],
    ['Write for the magazine ‘Tide’', 'write for the magazine ‘Tide’'],
    ['daily checks on mice and rats', 'check mice and rats daily'],
    ['Weekly cleaning of the fridges', 'clean the fridges weekly'],
    [
      'Transport of steel coils to hall 7 and storage according to the location plan',
      'transport steel coils to hall 7 and store them according to the location plan',
    ],
    ['Unload pallets and storage in the cold store', 'unload pallets and store them in the cold store'],
    ['teach people to put in and take out contact lenses', 'teach people to put in and take out contact lenses'],
    ['speak with customers at phone', 'speak with customers on the phone'],
    ['help by the organisation of fairs', 'help with the organisation of fairs'],
    ['help at the reception of our hotel', 'help at the reception of our hotel'],
    ['answer calls at the phone desk', 'answer calls at the phone desk'],
    ['Lay underlayment', 'lay underlayment'],
    ['Install siding', 'install siding'],
  ])('%s', (line, task) => expect(readDuty(line)?.text).toBe(task));
});

describe('deeds in a row before "of"', () => {
  it.each([
    ['Planning, execution and evaluation of field trials', 'plan, carry out and evaluate field trials'],
    ['Prescription and provision of hearing aids', 'prescribe and provide hearing aids'],
    ['Review and sign-off of weekly timesheets', 'review and sign off weekly timesheets'],
    ['Release and blocking of batches', 'release and block batches'],
    [
      'Documentation of tests according to ISO 9001 and support of the audit process',
      'document tests according to ISO 9001 and support the audit process',
    ],
    ['Control of rejects and rework', 'control rejects and rework'],
    ['Proper administration of the scheme', 'administer the scheme'],
    ['End to end processing of monthly claims', 'process monthly claims'],
    [
      'Preparation of tender documents and support for the annual audit',
      'prepare tender documents and support the annual audit',
    ],
    ['Safe and legal driving of 18 tonne wagons', 'drive 18 tonne wagons safely and legally'],
    // What is given to somebody stays one with what it is given as.
    ['Provision of advice and support for the families', 'provide advice and support for the families'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});

describe('names that are no orders', () => {
  it.each([
    ['Role model our values', 'be a role model for our values'],
    ['Run end of month reports', 'run end-of-month reports'],
    ['Lock up at the end of the day', 'lock up at the end of the day'],
    ['Open the doors at 6a', 'open the doors at 6am'],
    ['Processing of leavers and attachment of earnings orders', 'process leavers and attachment-of-earnings orders'],
    ['Braze and pressure test pipework under supervision', 'braze and pressure-test pipework under supervision'],
    ['Resolving queries on tariffs and SIM cards', 'resolve queries on tariffs and SIM cards'],
    ['Fill in the job card, customers read it', 'fill in the job card'],
    ['Keep in touch with family and friends', 'keep in touch with family and friends'],
    [
      'Keep in touch with the family and friends of residents',
      'keep in touch with the family and friends of residents',
    ],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
  it.each(['Garden centre at Easter', 'Press tool changes', 'Commissioning support (one week per site)'])(
    'no order: %s',
    (line) => {
      expect(readDuty(line)).toBeNull();
    },
  );
  it('an order stays one', () => {
    expect(said('Press the shirts')).toBe('press the shirts');
  });
});

describe('where a row ends', () => {
  it.each([
    [
      'Ordering from the markets and local growers, waste and GP',
      ['Ordering from the markets and local growers', 'waste and GP'],
    ],
    [
      'set up phones and tills for stores, password resets, starters and leavers',
      ['set up phones and tills for stores', 'password resets', 'starters and leavers'],
    ],
    [
      'running the ovens, mixers & provers from the panel, sampling, line checks',
      ['running the ovens, mixers & provers from the panel', 'sampling', 'line checks'],
    ],
    ['Help fitters cut, bend and join pipe, dig trenches', ['Help fitters cut, bend and join pipe', 'dig trenches']],
    ['Order flour, sugar and yeast', ['Order flour, sugar and yeast']],
  ])('%s', (line, parts) => {
    expect(splitDuties(line)).toEqual(parts);
  });
});

describe('two nouns that are deeds', () => {
  it.each([
    ['Start up and shut down of boiler as per SOP', 'start and stop the boiler as per SOP'],
    ['Start-up and shutdown of the kiln', 'start and stop the kiln'],
  ])('%s', (line, task) => expect(said(line)).toBe(task));
});

describe('time with somebody', () => {
  it.each([
    [
      'one to one time with residents who stay in their rooms',
      'spend one-to-one time with residents who stay in their rooms',
    ],
    ['1:1 time with pupils', 'spend one-to-one time with pupils'],
    ['quality time with the children', 'spend quality time with the children'],
    ['One-to-one time with each family', 'spend one-to-one time with each family'],
  ])('is spent: %s', (line, text) => {
    expect(readDuty(line)?.text).toBe(text);
  });
  it.each(['full time with us', 'one to one tuition', 'time with the team'])('and not %s', (line) => {
    expect(readDuty(line)?.text ?? '').not.toMatch(/spend/);
  });
});
