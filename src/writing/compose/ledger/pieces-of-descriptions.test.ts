import { describe, expect, it } from 'vitest';
import { makeInput } from '../testing/input.ts';
import { buildLedger } from './ledger.ts';

const read = (description: string) =>
  buildLedger(makeInput({ advert: { jobTitle: 'Field Officer' }, brief: { description } }), false);
const said = (description: string): string[] =>
  read(description)
    .sentences.filter(({ fact }) => fact.kind === 'description')
    .map(({ statement }) => statement.text);

describe('a sentence that only lives with the one before it', () => {
  it.each([
    ['Two vans, eleven routes. You drive one of them and know every reader.', 'You drive one of them'],
    ['The last bell hanger is retiring. You take over his tools and his round.', 'his tools'],
    ['A library in an old fire station. Volunteers run it, you run the volunteers.', 'run it'],
    ['A site of 64 homes. First 20 are sold.', 'First 20'],
  ])('is told by a note: %s', (description, piece) => {
    expect(said(description).join(' ')).not.toContain(piece);
    expect(read(description).rough.join(' ')).toContain(piece);
  });
  it.each(['You drive a van of ours.', 'We run a mobile library.', 'You take over two rounds in Leith.'])(
    'and stays where it is whole: %s',
    (description) => expect(said(`A small team. ${description}`).join(' ')).toContain(description.replace('.', '')),
  );
});

describe('terms that our words would twist', () => {
  it.each([
    ['Bank role, no guaranteed hours.', 'no is guaranteed'],
    ['Rotating three-shift pattern, weekends free.', 'Rotate the'],
    ['Maternity cover, 12 months, may be extended.', 'The extension'],
    ['Sleep-in on Saturday.', 'You work sleep-in'],
    ['Contract: temporary for 18 months.', '(contract)'],
  ])('%s', (description, twisted) => expect(said(description).join(' ')).not.toContain(twisted));
});
