import { describe, expect, it } from 'vitest';
import { askedOf } from '../testing/asked.ts';
import { withLevelAlone } from './native-or-level.ts';

describe('a language by birth or by its level', () => {
  it.each([
    ['English at native level or C2, German B2', 'English at C2, German B2'],
    ['Native speaker or C1 level German', 'German at C1'],
    ['Native English or C2, driving licence', 'English at C2, driving licence'],
    ['English (native or C1)', 'English at C1'],
    ['Native-level French or fluent', 'fluent French'],
    ['English C2 or native level, XML', 'English at C2, XML'],
    ['fluent or native German', 'fluent German'],
    ['mother tongue or C1 Dutch', 'Dutch at C1'],
  ])('%s: %s', (typed, said) => {
    expect(withLevelAlone(typed).text).toBe(said);
    expect(withLevelAlone(typed).asked).toHaveLength(1);
  });
  it.each(['Native English speaker', 'Cloud-native or Kubernetes', 'Native plants or C2 soils', 'English at C2'])(
    '%s: stays as it is',
    (typed) => {
      expect(withLevelAlone(typed)).toEqual({ text: typed, asked: [] });
    },
  );
  it('is asked for by its level', () => {
    expect(
      askedOf('English at native level or C2, experience of manuals', '- Degree').map(({ person }) => person.text),
    ).toContain('English at C2');
  });
});
