/** Bare nouns that look like deeds, rows of makes and what a house can't do, where a brief says what it asks for. */
import { describe, expect, it } from 'vitest';
import { buildLedger } from '../../ledger/ledger.ts';
import { makeInput } from '../../testing/input.ts';

const asked = (skills: string): string[] =>
  buildLedger(makeInput({ advert: { jobTitle: 'Field Officer' }, brief: { skills } }), false).person.map(
    ({ person: { kind, text } }) => `${kind} ${text}`,
  );

describe('a competence', () => {
  it.each([
    ['Swallow screen comp desirable, we will train', 'have swallow screen competency'],
    ['Weld inspection comps desirable', 'have weld inspection competencies'],
    ['Swallow screening competence preferred', 'have swallow screening competence'],
  ])('is had, whatever its first word may do: %s', (typed, said) => expect(asked(typed)).toContain(said));
  it.each([
    ['Handle cash and lift boxes', 'can handle cash and lift boxes'],
    ['cannula competency desirable', 'have cannula competency'],
  ])('and a deed stays one: %s', (typed, said) => expect(asked(typed)).toContain(said));
});

describe('makes of one thing', () => {
  it.each([
    ['Siemens, Fanuc, Heidenhain controls', 'have experience with Siemens, Fanuc and Heidenhain controls'],
    ['JCB, Volvo and Komatsu machines; clean licence', 'have experience with JCB, Volvo and Komatsu machines'],
    ['Experience of Cisco, Juniper or Aruba switches', 'have experience of Cisco, Juniper or Aruba switches'],
  ])('have the name of the last: %s', (typed, said) => expect(asked(typed)).toContain(said));
  it('are no tongues and no papers', () => {
    expect(asked('Excel, German, good with machines').join(' ')).not.toMatch(/German and|German machines/);
    expect(asked('CSCS, IPAF, PASMA tickets').join(' ')).not.toContain('experience with CSCS');
  });
});

describe('notes that slashes part', () => {
  it('may be rows', () => {
    const lines = asked(
      'ITI fitter / Toshiba, Haitian, Engel controllers / mould clamp safety / two shifts, nights, weekends / Tamil or Kannada',
    );
    expect(lines).toContain('have experience with Toshiba, Haitian and Engel controllers');
    expect(lines.join('; ')).not.toMatch(/controllers or|safety or/);
  });
  it('and either of two in a row stays so', () =>
    expect(asked('Python / Java, AWS / GCP, three years in a team').join('; ')).toMatch(/Python or Java/));
});

describe('what a house can not do', () => {
  it.each([
    'cant teach showing up. ServSafe card',
    "We can't sponsor visas. ServSafe card",
    'cannot train this. ServSafe card',
  ])('is asked of nobody: %s', (typed) => expect(asked(typed)).toEqual(['have a ServSafe card']));
  it('and what somebody may not be is', () =>
    expect(asked('Cannot be afraid of heights').join()).toContain('not afraid of heights'));
});

describe('tongues beside either of two', () => {
  it.each([
    ['Tamil or Kannada + basic English; ITI fitter', 'can speak Tamil or Kannada, and basic English'],
    ['German or French and good English', 'can speak German or French, and good English'],
  ])('are spoken as well: %s', (typed, said) => expect(asked(typed)).toContain(said));
  it('and a third that is one of them is not', () =>
    expect(asked('German, French or English').join('; ')).not.toContain(', and'));
});

describe('safety', () => {
  it.each(['mould clamp safety; ITI fitter', 'food safety; ITI fitter'])('is known: %s', (typed) =>
    expect(asked(typed).join('; ')).toMatch(/knowledge of (?:mould clamp|food) safety/),
  );
});
