/** What can't be right by its own words, and what only looks so. */
import { describe, expect, it } from 'vitest';
import type { PersonFact } from '../../mining/requirements/person-shapes.ts';
import { isAskedOfNobody } from './asked-of-nobody.ts';

const fact = (kind: PersonFact['kind'], text: string): PersonFact => ({ kind, text, desirable: false });

describe('what is asked of nobody', () => {
  it.each([
    ['can', 'scope and logic analyser', 'scope + logic analyser'],
    ['can', 'plane and spokeshave', 'plane & spokeshave'],
    ['can', 'draw machine', 'drawing machine'],
    ['have', 'three direct reports', 'Three direct reports'],
    ['have', 'remuneration follows the collective agreement', 'Remuneration follows the collective agreement'],
    ['have', 'at most 4 patients per nurse', 'Max 4 pts per nurse'],
    ['have', 'education or Experience High school diploma or GED', 'Education / Experience High school diploma or GED'],
    ['have', 'a place of training (Jena, workshop 2)', 'Place of training: Jena, workshop 2'],
    ['have', 'patience. 4) German at B1 or better', 'patience. 4) German at B1 or better'],
    ['have', 'an and one year of work with animals', 'and one year of work with animals'],
    ['have', 'experience of meter and clamp', 'meter + clamp'],
    ['do', 'have worked in a kitchen, who turns up', 'has worked in a kitchen, who turns up'],
  ] as const)('%s: %s', (kind, text, typed) => {
    expect(isAskedOfNobody(fact(kind, text), typed)).toBe(true);
  });
  it.each([
    ['can', 'read and interpret drawings', 'read and interpret drawings'],
    ['can', 'operate and repair pumps', 'operate and repair pumps'],
    ['have', 'experience of managing direct reports', 'experience of managing direct reports'],
    ['have', 'knowledge of pay that depends on results', 'knowledge of pay that depends on results'],
    ['have', 'no more than 6 points', 'max 6 points'],
    ['have', 'German at B1 or better', 'German at B1 or better'],
    ['be', 'good with people who live alone', 'good with people who live alone'],
    ['have', 'an NVQ Level 2', 'NVQ Level 2'],
  ] as const)('is asked: %s: %s', (kind, text, typed) => {
    expect(isAskedOfNobody(fact(kind, text), typed)).toBe(false);
  });
});
