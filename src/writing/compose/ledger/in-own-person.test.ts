import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { emptyBrief } from '../types.ts';
import { asOurs, notesOnOwnPerson, withoutOwnPerson } from './in-own-person.ts';
import { buildLedger } from './ledger.ts';

const typed = { ...emptyBrief };

describe('whoever typed the brief', () => {
  it.each([
    ['open the store, order stock with me, run sales', 'open the store, order stock, run sales'],
    ['keep the site tidy (everyone does that, me included)', 'keep the site tidy'],
  ])('has no part in a task: %s', (responsibilitiesRole, left) => {
    expect(withoutOwnPerson({ ...typed, responsibilitiesRole }).responsibilitiesRole).toBe(left);
    expect(notesOnOwnPerson({ ...typed, responsibilitiesRole }).join()).toContain('Left out of the responsibilities');
  });
  it('is the post that the brief names', () => {
    const brief = {
      ...typed,
      description: "I'm Jonas, the owner.",
      responsibilitiesRole: 'order stock with me, run sales',
    };
    expect(withoutOwnPerson(brief).responsibilitiesRole).toBe('order stock with the owner, run sales');
  });
  it('gives no reason, and is in no sentence', () => {
    const brief = {
      ...typed,
      description: '32 hour week because I think 40 is silly. Three shops. I shouldn’t say more.',
      supportingEvidence: "4.9 from 1,300 reviews. Best shop, says a magazine I shouldn't name",
    };
    expect(withoutOwnPerson(brief).description).toBe('32 hour week.\nThree shops.');
    expect(withoutOwnPerson(brief).supportingEvidence).toBe('4.9 from 1,300 reviews.');
    expect(notesOnOwnPerson(brief)).toHaveLength(2);
  });
  it('takes its whole sentence along in prose', () => {
    const brief = { ...typed, description: 'The team is 11. Two do infra and one (me, the founder) shouldn’t.' };
    expect(withoutOwnPerson(brief).description).toBe('The team is 11.');
  });
  it('has a team that is ours', () => {
    const brief = { ...typed, proposition: 'Most of my team came here for that.' };
    expect(withoutOwnPerson(brief).proposition).toBe('Most of our team came here for that.');
    expect(notesOnOwnPerson(brief)).toEqual([]);
  });
  it.each([
    "mentor Mechanic I's, inspect brakes",
    'Second shift, 12-bay shop right off I-40',
    'Level I and Level II support',
    'test I/O modules',
  ])('is in no letter: %s', (responsibilitiesRole) => {
    expect(withoutOwnPerson({ ...typed, responsibilitiesRole }).responsibilitiesRole).toBe(responsibilitiesRole);
  });
  it.each([
    ['ring me for a chat before applying is fine', 'ring us for a chat before applying is fine'],
    ['first chat is 30 min with me, no whiteboard', 'first chat is 30 min with us, no whiteboard'],
    ['say that my team is young', 'say that our team is young'],
  ])('is the house in what a step asks for: %s', (brief, said) => expect(asOurs(brief)).toBe(said));
  it('is told in the notes of the writer', () => {
    const { duties, notes } = buildLedger(
      makeInput({
        advert: { jobTitle: 'Store Manager', location: 'Leeds' },
        brief: { responsibilitiesRole: 'open the store, hire 5 people, order stock with me' },
      }),
      false,
    );
    expect(duties.map(({ fact }) => fact.text)).toContain('order stock');
    expect(notes.join()).toContain('"with me"');
  });
});
