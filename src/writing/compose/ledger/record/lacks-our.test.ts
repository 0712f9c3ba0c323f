import { describe, expect, it } from 'vitest';
import { withSubject } from './proof.ts';

describe('what lacks its article is ours', () => {
  it.each([
    ['ESOP share price has risen nine years out of ten', 'Our ESOP share price has risen nine years out of ten'],
    ['CQC rating is Good', 'Our CQC rating is Good'],
    ['MOT pass rate was 96% last year', 'Our MOT pass rate was 96% last year'],
    ['Share price has risen nine years out of ten', 'Our share price has risen nine years out of ten'],
  ])('%s', (note, sentence) => expect(withSubject(note)).toBe(sentence));
  it.each([
    'NHS funding has fallen four years in a row',
    'Industry average has risen to 14%',
    'Reject rate is 0.4%',
    'Nobody else has risen so fast',
    'Ward sister was named nurse of the year in 2024',
  ])('%s stays', (note) => expect(withSubject(note)).not.toMatch(/^Our /));
});
