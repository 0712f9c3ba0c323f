import { describe, expect, it } from 'vitest';
import { inItsEnglishSide } from './two-tongues.ts';

const rows = [
  ['Aufgaben', 'Your tasks'],
  ['Bedienen von Falzmaschinen', 'Operation of folding machines'],
  ['Einrichten der Schneidemaschine', 'Setting up of the guillotine'],
  ['Verpacken', 'Packing and labelling of pallets'],
  ['Ihr Profil', 'Your profile'],
  ['Zwei Jahre Erfahrung', 'Two years on a guillotine'],
] as const;
const english =
  'Your tasks\n- Operation of folding machines\n- Setting up of the guillotine\n- Packing and labelling of pallets\nYour profile\n- Two years on a guillotine';

describe('a paper in two languages side by side', () => {
  it.each([' | ', '\t', ' / ', '    '])('has its English side, parted by "%s"', (mark) => {
    expect(inItsEnglishSide(rows.map(([german, told]) => german + mark + told).join('\n'))).toBe(english);
    expect(inItsEnglishSide(rows.map(([german, told]) => told + mark + german).join('\n'))).toBe(english);
  });
  it('has nothing of a row that has no English side', () => {
    expect(inItsEnglishSide(`Druck GmbH | seit Jahren\n${rows.map((row) => row.join(' | ')).join('\n')}`)).toBe(
      `\n${english}`,
    );
  });
  it.each([
    'Skill | Level\nExcel | Good\nTyping | Fast\nDriving | Daily',
    'Days | Hours\nMonday | 8\nTuesday | 8',
    'Drive vans / lorries\nLoad boxes / pallets\nCheck tyres / brakes\nKeep logs / sheets',
  ])('is none where both sides are English: %s', (paper) => expect(inItsEnglishSide(paper)).toBe(paper));
});
