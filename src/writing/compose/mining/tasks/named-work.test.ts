import { describe, expect, it } from 'vitest';
import { briefOf } from '#testing/brief-of.ts';
import { buildLedger } from '../../ledger/ledger.ts';
import { isActivity } from './activity.ts';
import { namedWork } from './named-work.ts';

const said = (name: string): string[] | null =>
  namedWork(name)?.map(({ verb, name: work }) => (verb === null ? `[${work}]` : `${verb} ${work}`)) ?? null;

describe('work that is only named', () => {
  it.each([
    ['patient notes', 'keep patient notes'],
    ['the decontamination room', 'work in the decontamination room'],
    ['the front desk', 'work on the front desk'],
    ['the till', 'work on the till'],
    ['stock', 'look after the stock'],
    ['vendor bills', 'process vendor bills'],
    ['GST filing', 'file GST returns'],
    ['VAT returns', 'file VAT returns'],
    ['payment collection', 'collect payments'],
    ['tenant calls', 'take tenant calls'],
    ['quotations in 48 hours', 'send quotations within 48 hours'],
    ['invoices to the tax adviser', 'send invoices to the tax adviser'],
    ['deliveries to Cork and Kerry', 'make deliveries to Cork and Kerry'],
    ['ward rounds', 'do ward rounds'],
    ['night shifts', 'work night shifts'],
    ['goal meetings with the family', 'take part in goal meetings with the family'],
    ['site measurement with the engineer', 'take site measurements with the engineer'],
    ['an £8m budget', 'manage an £8m budget'],
    ['team handling', 'lead the team'],
    ['handover to day staff', 'hand over to day staff'],
    ['imms', 'give immunisations'],
    ['SDLT returns', 'file SDLT returns'],
    ['12 residents', 'look after 12 residents'],
    ['the overhead crane', 'operate the overhead crane'],
  ])('%s has its verb', (name, task) => expect(said(name)).toEqual([task]));

  it.each([
    'hoof trimming',
    'pest control',
    'sprint testing',
    'night work',
    'story time',
    'bookkeeping',
    'vet visits',
    'calving in February and March',
    'gait training',
  ])('%s is an activity', (name) => expect(said(name)).toEqual([`[${name}]`]));

  it.each([
    'lay underlayment',
    'adopters',
    'the vaccine fridge',
    'Year 4 class',
    'fuel cards',
    'contact lens teaches',
    'Java microservices',
    'sedation clinics once trained',
    'X-rays ready',
    'the dog',
    'greet and book',
    'record treatment and charting in R4',
  ])('%s is neither', (name) => expect(said(name)).toBeNull());

  it('each of a row has its own verb, and what an inclusion lacks goes with it', () => {
    expect(said('picking and packing stations')).toEqual(['[picking]', 'work at the packing stations']);
    expect(said('gait training including robotic gait trainer')).toEqual(['[gait training]']);
  });

  it.each(['building', 'meeting rooms', 'the kennels', 'order supplies', 'two nurses', 'handling'])(
    'no job includes %s',
    (name) => expect(isActivity(name)).toBe(false),
  );
});

describe('what the job description says of it', () => {
  const tasks = (responsibilitiesRole: string, lines: readonly string[]): string[] => {
    const { input } = briefOf(
      { jobTitle: 'Assistant' },
      { responsibilitiesRole },
      {
        jobDescription: {
          fileName: 'x.docx',
          checkResult: 'match',
          text: `Duties\n${lines.map((one) => `- ${one}`).join('\n')}\n`,
        },
      },
    );
    return buildLedger(input, true)
      .duties.filter(({ doubt }) => doubt < 1)
      .map(({ fact }) => fact.text);
  };
  it('is said in its place', () => {
    const told = tasks('chairside for one dentist, X-rays ready, greet + book, keep children calm', [
      'Prepare the surgery and assist the dentist chairside',
      'Process digital X-rays and mix materials',
      'Welcome patients and manage the diary',
    ]);
    expect(told.slice(0, 3)).toEqual([
      'prepare the surgery and assist the dentist chairside',
      'process digital X-rays and mix materials',
      'welcome patients and manage the diary',
    ]);
    expect(told).not.toContain('greet and book');
  });
  it.each([
    ['planning', 'Plan and teach lessons'],
    ['calibration', 'Calibrate instruments monthly'],
    ['hedges', 'Cut hedges'],
    ['manure', 'Spread manure and lime'],
    ['TDS', 'Deduct and deposit TDS'],
    ['Xero', 'Post invoices in Xero'],
    ['weld', 'MIG and flux-core weld carbon steel'],
    ['nurse clinics', 'Run nurse clinics'],
  ])('%s', (name, line) => {
    const told = tasks(`${name}, drive the van`, [line, 'Answer the phone', 'Sweep the yard']);
    expect(told[0]?.slice(0, 8)).toBe(
      line
        .replace(/^MIG and.*/, 'MIG- and')
        .replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
        .slice(0, 8),
    );
    expect(told).toContain('drive the van');
  });
  it('is no line about something else', () => {
    expect(tasks('fuel cards, drive a van', ['Fuel the van each evening', 'Scan loyalty cards'])).toContain(
      'drive a van',
    );
    expect(tasks('measure, order lenses', ['Cut glass to size'])).toEqual(['order lenses', 'cut glass to size']);
  });
});
