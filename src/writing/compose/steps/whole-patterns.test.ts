import { describe, expect, it } from 'vitest';
import { leansOnFirst } from '../language/leaning.ts';
import { askReader } from '../ledger/ask-reader.ts';
import { readImperatives } from '../ledger/imperatives.ts';
import { readStatement, settle } from '../ledger/statement.ts';
import { nearestSentence } from './nearest-sentence.ts';
import { readStepBrief } from './step-brief.ts';
import { isSureCut } from './sure-cut.ts';

describe('the second sentence of a promise', () => {
  it.each([
    'Nobody will argue.',
    'What happens between is your day.',
    'You choose the other half.',
    'You will lead the work on the other half.',
    'Every week, no exceptions.',
    'Do it and you’ll be thanked.',
  ])('%s leans on the first', (text) => expect(leansOnFirst(text)).toBe(true));
  it.each([
    'Nobody edits what you write.',
    'Notes have their own hour.',
    'Half stays here, the other half goes out by van.',
    'The rest of the team sits beside you.',
    'Every family has one arranger.',
  ])('%s says something alone', (text) => expect(leansOnFirst(text)).toBe(false));
});

describe('the half of a pattern', () => {
  it.each([
    ['Coaches go out at six', ' and come home at seven'],
    ['In season each steward works seven nights', ', then has seven nights at home'],
    ['One week in five you are on call', ', and the other four your phone is off'],
    ['The boats leave on Monday', ' and are back by Friday'],
  ])('%s | %s is no whole', (part, rest) => expect(isSureCut(part, rest)).toBe(false));
  it.each([
    ['You run the tastings on your own', ', and we stay out of the way'],
    ['Jobs come to your phone in order of distance', ', so you drive less'],
    ['You drive alone', ' and every box matters'],
    ['Month end is busy', ', and we say so'],
  ])('%s | %s may end there', (part, rest) => expect(isSureCut(part, rest)).toBe(true));
});

describe('what nobody sends', () => {
  it.each([
    ['Ask for a phone call rather than a CV', 'Give us a phone call rather than a CV'],
    ['Ask for a quick call', 'Give us a call'],
    ['Ask for a paid trial day', 'Come for a paid trial day'],
    ['Ask for a chat', 'Have a chat with us'],
    ['Invite to the open stage on 9 May', 'Come to the open stage on 9 May'],
    ['Ask for RCI number and two references', 'Send us your RCI number and two references'],
    ['Ask for a five-page sample', 'Send us a five-page sample'],
    ['Ask for two photos of their desserts', 'Send us two photos of your desserts'],
    ['Ask for a phone number only', 'Send us a phone number only'],
  ])('%s', (order, said) => expect(askReader(order)).toBe(said));
});

describe('a thing and what several do', () => {
  const kind = (text: string): string | undefined => {
    const read = readStatement(text);
    return read ? settle(read).kind : undefined;
  };
  it.each([
    'A full extra month’s pay in November',
    'A six-week paid sabbatical after five years',
    'One off-season trip a year for you and three family members',
    'A four-week cycle ride each summer',
    'A month’s paid leave after ten years',
  ])('%s is a thing', (text) => expect(kind(text)).toBe('np'));
  it.each([
    'Patrols change route on the day that a map changes',
    'Models change price when the weather turns',
    'A good month’s work pays for the winter',
    'Drivers choose their own breaks',
    'One agent sees a load through',
    'A team of nine looks after the ledger',
  ])('%s is a sentence', (text) => expect(kind(text)).not.toBe('np'));
});

describe('a brief for the last step', () => {
  it.each([
    'Ask them to apply before spring break',
    'Ask people to ring before the harvest starts',
    'Apply before the doors open',
  ])('%s keeps its time', (brief) => expect(readStepBrief(brief).rest).toBe(brief));
  it('says how the text should sound', () =>
    expect(readStepBrief('Say it like a mechanic would')).toMatchObject({ rest: '', unknownTone: true }));
});

describe('a thing that is only named', () => {
  const fields = ['Full-time. You take a truck to ports within 90 miles, plus one week in five on call.'];
  it.each(['The 90-mile service area', 'The one-in-five on-call week'])('%s has a sentence near it', (named) =>
    expect(nearestSentence(named, fields)).toContain('within 90 miles'),
  );
  it.each(['The share scheme', 'The new building'])('%s has none', (named) =>
    expect(nearestSentence(named, fields)).toBeNull(),
  );
});

describe('an imperative in few words', () => {
  const said = (value: string) => readImperatives([{ id: 'i', value }]);
  it.each(['Mention m/w/d', 'Add (m/f/d)'])('%s is told to belong to the title', (value) => {
    expect(said(value).required).toEqual([]);
    expect(said(value).notes.join()).toContain('belongs to the job title');
  });
  it.each([
    ['Say that the van goes home with them', 'The van goes home with you'],
    ['Mention that residents bring their families with them', 'Residents bring their families with them'],
    ['Name Dr. Inga Behrens as contact', 'Dr. Inga Behrens is your contact'],
  ])('%s', (value, text) => expect(said(value).required.map(({ statement }) => statement.text)).toEqual([text]));
});
