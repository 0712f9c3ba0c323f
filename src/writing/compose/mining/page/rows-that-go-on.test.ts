import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { keepMarks } from './paper.ts';

const asked = (text: string): string[] =>
  mineJobDescription(keepMarks(text), '', '').person.map(
    ({ text: said, desirable }) => `${said}${desirable ? ' (wish)' : ''}`,
  );

describe('a force on a line below a row of another', () => {
  it('begins a row of its own, with a capital or without', () => {
    const essential = 'Essential: HCPC registration; full driving licence and use of a car';
    expect(asked(`PERSON SPECIFICATION\n${essential}\nDesirable: experience of housing adaptations`)).toContain(
      'experience of housing adaptations (wish)',
    );
    expect(asked(`PERSON SPECIFICATION\n${essential}\ndesirable: experience of housing adaptations`)).not.toContain(
      'experience of housing adaptations',
    );
  });
  it('and small letters below it go on with it', () =>
    expect(
      asked('PERSON SPECIFICATION\nEssential: HCPC registration; experience\nof dealing with the public'),
    ).toContain('experience of dealing with the public'));
});

describe('columns of what must be there and of what is good to have', () => {
  const paper = [
    'Criteria | Must have | Good to have',
    'Certification | Salesforce Certified Administrator | Advanced Admin',
    'Soft skills | Explain trade-offs to users | -',
  ].join('\n');
  it('are read by their names, and the names of the rows are nothing that is asked', () => {
    const lines = asked(paper);
    expect(lines).toContain('a Salesforce Certified Administrator');
    expect(lines).toContain('explain trade-offs to users');
    expect(lines.join('\n')).not.toMatch(/soft skills|^certification/im);
  });
});

describe('a row of a numbered table without its number', () => {
  const tasks = (rows: readonly string[]): string[] =>
    mineJobDescription(keepMarks(['Sl No | Area | Responsibility | Weightage', ...rows].join('\n')), '', '').duties.map(
      ({ text }) => text,
    );
  it('is the rest of the row above it', () =>
    expect(
      tasks([
        '1 | Data | Run the monthly quality report using | 15%',
        '  | | Data Loader and DemandTools |',
        '2 | Support | Resolve tickets | 10%',
      ]),
    ).toContain('run the monthly quality report using Data Loader and DemandTools'));
  it('and one with its number is its own', () =>
    expect(tasks(['1 | Data | Clean the records | 15%', '2 | Support | Resolve tickets | 10%'])).toHaveLength(2));
});

describe('the names of columns between dashes', () => {
  it('are nothing that is asked', () => {
    const lines = asked(
      [
        'PERSON SPECIFICATION',
        'Criteria - Essential (E) or Desirable (D) - Method of assessment',
        'Full UK driving licence - E - Certificate',
        'Knowledge of parking law - D - Interview',
      ].join('\n'),
    );
    expect(lines.join('\n')).not.toMatch(/assessment|criteria/i);
    expect(lines).toContain('knowledge of parking law (wish)');
  });
  it('and a line between dashes is', () =>
    expect(asked('PERSON SPECIFICATION\nKnowledge of parking law - essential').join()).toMatch(/parking law/));
});
