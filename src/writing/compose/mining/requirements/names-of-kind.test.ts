import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const asked = (text: string): (string | undefined)[] => splitRequirements(text).map((piece) => readPerson(piece)?.text);

describe('names of one kind of which one will do', () => {
  it.each([
    ['ACA, ACCA or CIMA', ['an ACA, ACCA or CIMA qualification']],
    ['Two years in sales, ACA, ACCA or CIMA', ['two years’ experience in sales', 'an ACA, ACCA or CIMA qualification']],
    ['AWS, Azure or GCP, own car', ['know AWS, Azure or GCP', 'your own car']],
    ['Excel, Word or Access', ['know Excel, Word or Access']],
    ['Python, Go or Java', ['know Python, Go or Java']],
    ['CFA, CIMA or ACCA required', ['a CFA, CIMA or ACCA qualification']],
    ['BA, MSc or PhD', ['a BA, MSc or PhD']],
    ['Kannada, Tamil or English', ['speak Kannada, Tamil or English']],
  ])('%s', (text, facts) => expect(asked(text)).toEqual(facts));
  // Of two kinds, or no names: each is asked for by itself.
  it.each([
    ['driving licence, Kannada or English, two years in sales', 3],
    ['Patience, good English, HNC or HND', 3],
    ['First aid, NEBOSH or IOSH', 2],
    ['MRICS, driving licence or own transport', 2],
    ['Excel, ACCA or CIMA', 2],
    ['Python, SQL, AWS or Azure', 3],
    ['ACCA, own car', 2],
  ])('%s', (text, count) => expect(splitRequirements(text)).toHaveLength(count));
});
