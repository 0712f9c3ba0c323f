/** Lines of records, teams, checks and closing dates as recruiters type them. */
import { expect, it } from 'vitest';
import { endsOpen } from '../language/ending.ts';
import { writeOut } from '../language/shorthand.ts';
import { readPerson } from '../mining/requirements/person.ts';
import { splitRequirements } from '../mining/requirements/split.ts';
import { readImperatives } from './imperatives.ts';
import { readNotes } from './notes.ts';
import { withSubject } from './record/proof.ts';
import { asRecord } from './record/record.ts';
import { isGeneralOf } from './same/general-task.ts';
import { asksSame } from './same/same-requirement.ts';

it.each([
  ['Enhanced DBS', 'an enhanced DBS check'],
  ['Standard DBS', 'a standard DBS check'],
  ['Pass GCSE maths', 'a pass in GCSE maths'],
  ['Pass Leaving Cert Irish', 'a pass in Leaving Certificate Irish'],
  ['Strong network among growers', 'a strong network among growers'],
  ['Good contacts across the county', 'good contacts across the county'],
  ['Notary commission', 'a notary commission'],
  ['Two rosette or similar background', 'a two-rosette background or similar'],
  ['5 star hotel background', 'a five-star hotel background'],
  ['RVN with current RCVS registration', 'an RVN with current RCVS registration'],
  ['geospatial data', 'experience with geospatial data'],
  ['automated tests', 'experience of automated tests'],
  ['Fluent enough English to read recipes', 'fluent enough English to read recipes'],
  ['ten years post qualification', 'ten years’ post-qualification experience'],
  ['RTPI chartered or working towards it', 'RTPI chartered or working towards it'],
  ['CIPD qualified or working towards', 'CIPD qualified or working towards it'],
  ['NMC registered or awaiting PIN', 'NMC registered or awaiting your PIN'],
  ['Own transport as buses stop at 7pm, unless living in', 'your own transport (unless you live in)'],
  ['Clean(ish) driving licence – max 3 pts', 'a driving licence with no more than 3 points'],
  [
    'Level 3 Diploma in Childcare, or willing to work towards it',
    'a Level 3 Diploma in Childcare or the willingness to work towards it',
  ],
])('%s is %s', (typed, said) => {
  expect(readPerson(typed)?.text).toBe(said);
});

it('a paper with its letters is no odd line', () => {
  expect(readPerson('SVQ or 3 years experience')).not.toMatchObject({ odd: true });
  expect(readPerson('Transport Manager CPC')).toMatchObject({ text: 'a Transport Manager CPC' });
});

it.each([
  ['strong Kubernetes, Ansible or Puppet', ['strong Kubernetes skills', 'Ansible or Puppet']],
  [
    'HNC or degree in civil engineering, total station and GNSS',
    ['HNC or degree in civil engineering', 'total station and GNSS'],
  ],
  ['able to lift 25kg, plant knowledge desirable', ['able to lift 25kg', 'plant knowledge desirable']],
  ['Degree in maths, physics and chemistry', ['Degree in maths, physics and chemistry']],
  ['good SQL, Looker or Tableau', ['good SQL skills', 'Looker or Tableau']],
])('%s asks for the one, and for either of the others', (typed, split) => {
  expect(splitRequirements(typed)).toEqual(split);
});

it.each(['We fill most posts from within', 'Our leads came from within.'])('is whole: %s', (text) => {
  expect(endsOpen(text)).toBe(false);
});

it.each<[string, string, boolean]>([
  ['inspect food premises', 'inspect food businesses from cafés to abattoirs', true],
  ['visit farm premises', 'visit farm businesses across the county', true],
  ['inspect food premises', 'inspect lifts in offices', false],
  ['give personal care', 'support guests with washing and dressing', true],
  ['run cables', 'pull cables through ducts', true],
  ['run a shop', 'pull cables', false],
])('%s and %s are one task: %s', (one, other, same) => {
  expect(isGeneralOf(one, other)).toBe(same);
});

it.each([
  ['Team of 9, four-day week.', ['Team of 9', 'Four-day week.']],
  ['A team of 12, mostly part-time.', ['A team of 12, mostly part-time.']],
  ['3 days a week, desk in a quiet office', ['3 days a week, with a desk in a quiet office']],
])('notes of %s', (text, notes) => {
  expect(readNotes(text, [])).toEqual(notes);
});

it('a closing date of some is said as it was typed', () => {
  const [wish] = readImperatives([
    { id: 'a', value: 'Say that the closing date for spring starters is 4 March' },
  ]).required;
  expect(wish?.text).not.toMatch(/close on for/);
  expect(wish?.text.toLowerCase()).toContain('closing date for spring starters is 4 march');
});

it.each([
  ['Scored 4.6 out of 5 from 900 diners', 'We scored 4.6 out of 5 from 900 diners'],
  ['8,000 repairs a year', 'We do 8,000 repairs a year'],
  ['40,000 listeners a week', 'We have 40,000 listeners a week'],
])('a record is ours: %s', (text, said) => {
  expect(withSubject(text)).toBe(said);
});

it.each([
  ['replace pumps where beyond repair', 'replace pumps that are beyond repair'],
  ['complete checks on PDA', 'complete checks on a PDA'],
  ['sign for parcels on iPad', 'sign for parcels on an iPad'],
  ['work on tablets and phones', 'work on tablets and phones'],
])('shorthand of tasks: %s', (typed, said) => {
  expect(writeOut(typed)).toBe(said);
});

it('what is kept at a figure has been so', () => {
  expect(asRecord('Staff turnover below 4% for two years straight')).toBe(
    'Our staff turnover has been below 4% for two years straight',
  );
});

it.each([
  ['every fri + sat night off', 'every Friday and Saturday night off'],
  ['10pm to 6am sun-thurs', '10pm to 6am Sunday to Thursday'],
  ['he sat on the board', 'he sat on the board'],
  ['work in the sun', 'work in the sun'],
])('days in small letters: %s', (typed, said) => {
  expect(writeOut(typed)).toBe(said);
});

it('who is named has a sentence, and is nobody’s order', () => {
  const { required } = readImperatives([{ id: '1', value: 'Name Dr. Katrin Vogel as head of department' }]);
  expect(required.map(({ text }) => text)).toEqual(['Dr. Katrin Vogel is head of department']);
});

it.each([
  ['comfortable with P&L', 'confident reading a profit and loss account', true],
  ['experience of M&A', 'a track record in mergers and acquisitions', true],
  ['experience of M&A', 'a track record in retail', false],
])('%s and %s ask for the same: %s', (one, other, same) => {
  expect(asksSame(one, other)).toBe(same);
});

it('what a post is subject to is wished by no list', () => {
  expect(readPerson('The post is subject to an enhanced DBS check.', 'desirable')).toMatchObject({ desirable: false });
  expect(readPerson('A DBS check and two references are required.', 'desirable')).toMatchObject({ desirable: false });
});
