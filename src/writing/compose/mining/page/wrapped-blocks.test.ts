/** Lists that a narrow page wrapped, and the letters that a form leaves behind what it asks. */
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { readLines } from './lines.ts';
import { keepMarks } from './paper.ts';

const linesOf = (paper: string): string[] => readLines(cleanText(keepMarks(paper)).text).lines.map(({ text }) => text);

describe('a block of a narrow page', () => {
  it('goes on in small letters below each line that had no room', () => {
    expect(
      linesOf(
        'Main duties\nBoard incoming vessels at the northern\nstation\nAdvise the master on tides and local\nregulations\nKeep the pilot log and report any near\nmiss\nRequirements\nMaster mariner certificate with a foreign\nendorsement\nGood knowledge of the approaches to a busy\nport\nAble to read a tide table and a stability\ntest',
      ),
    ).toEqual([
      'Board incoming vessels at the northern station',
      'Advise the master on tides and local regulations',
      'Keep the pilot log and report any near miss',
      'Master mariner certificate with a foreign endorsement',
      'Good knowledge of the approaches to a busy port',
      'Able to read a tide table and a stability test',
    ]);
  });
  it('has its marks on lines of their own', () => {
    expect(
      linesOf(
        'Duties\n•\nClean and sanitise the fermentation\nvessels\n•\nRecord gravity readings and the daily\ntemperatures\n•\nReport faults on the bottling line to the\nshift engineer',
      ),
    ).toEqual([
      'Clean and sanitise the fermentation vessels',
      'Record gravity readings and the daily temperatures',
      'Report faults on the bottling line to the shift engineer',
    ]);
  });
  it('breaks its list where a page ends, whose head comes again', () => {
    expect(
      linesOf(
        'Elm Weavers | Role profile | Dyer\n1\n\nDuties\n•\nPrepare the dye baths for each\nbatch\n•\nMatch shades to the sample and the\ncard\nElm Weavers | Role profile | Dyer\n2\n•\nKeep the recipes up to date',
      ),
    ).toEqual([
      'Prepare the dye baths for each batch',
      'Match shades to the sample and the card',
      'Keep the recipes up to date',
    ]);
  });
  it.each([
    [
      'Duties\nWash pots and pans\nkeep the floor dry\ntake out the bins',
      ['Wash pots and pans', 'keep the floor dry', 'take out the bins'],
    ],
    [
      'Requirements\nLevel 2 in childcare\nfirst aid helpful\nPatient and kind\nown car useful',
      ['Level 2 in childcare', 'first aid helpful', 'Patient and kind', 'own car useful'],
    ],
    [
      'Requirements\nAble to lift 20 kg\ngood humour\nfree at weekends',
      ['Able to lift 20 kg', 'good humour', 'free at weekends'],
    ],
  ])('leaves notes in small letters alone: %s', (paper, lines) => {
    expect(linesOf(paper)).toEqual(lines);
  });
});

describe('letters of a form', () => {
  it('go where a column says what they are', () => {
    expect(
      linesOf(
        'PERSON SPECIFICATION\n                ESSENTIAL                       HOW ASSESSED\nEducation       GCSE English or equivalent      A\nExperience      Two years in security work      A/I\nSkills          ABLE TO WRITE CLEAR REPORTS     T\n                DESIRABLE\n                Knowledge of the ISPS Code      A/I',
      ),
    ).toEqual([
      'GCSE English or equivalent',
      'Two years in security work',
      'Able to write clear reports',
      'Knowledge of the ISPS Code',
    ]);
  });
  it('go where the paper has a key', () => {
    expect(
      linesOf(
        'Essential:\nDMZAA or equivalent diploma A\nExperience of great apes I\nFull driving licence A/C\nKey: A = Application, I = Interview, C = Certificate',
      ),
    ).toEqual(['DMZAA or equivalent diploma', 'Experience of great apes', 'Full driving licence']);
  });
  it('leave their force behind', () => {
    expect(
      linesOf(
        'Criteria | Essential | Assessed by\nSafety critical medical | E | C\nTwo years in a signal box | E | A\nKnowledge of the Rule Book | D | I',
      ),
    ).toEqual(['Safety critical medical (E)', 'Two years in a signal box (E)', 'Knowledge of the Rule Book (D)']);
  });
  it('stay where they are part of a name', () => {
    const lines = ['Grade 5 in Mathematics A', 'Vitamin A and B supplements', 'Knowledge of programming in R'];
    expect(linesOf(`Requirements\n${lines.join('\n')}`)).toEqual(lines);
  });
});
