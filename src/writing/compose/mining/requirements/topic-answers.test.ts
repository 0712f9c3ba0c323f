import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';
import { withTopics } from './topic-answers.ts';

const asked = (text: string): string[] =>
  splitRequirements(text).flatMap((part) => {
    const fact = readPerson(part);
    return fact ? [`${fact.desirable ? 'wish: ' : ''}${fact.text}`] : [];
  });

describe('a topic with its answer', () => {
  it('says how much of what is asked', () => {
    expect(
      asked(
        'CORU registered? Yes, essential. CT experience? 2 years minimum. Cardiac CT? Desirable. Cannulation? Essential, or will train.',
      ),
    ).toEqual([
      'CORU registered',
      'at least 2 years’ CT experience',
      'wish: cardiac CT',
      'cannulation, or we will train you',
    ]);
  });
  it.each([
    ['Forklift licence? Essential.', ['a forklift licence']],
    ['Retail experience? At least 1 year. Degree? Not needed.', ['at least 1 year of retail experience']],
    ['Spanish? A plus. Own car? Yes.', ['wish: speak Spanish', 'your own car']],
  ])('%s', (text, said) => expect(asked(text)).toEqual(said));
  it.each(['Do you hold a licence? Yes or no, tell us.', 'What helps? A bicycle.', 'Calm, patient, good with numbers'])(
    'no topic: %s',
    (text) => expect(withTopics(text)).toBe(text),
  );
});
