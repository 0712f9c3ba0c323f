/**
 * Verbs that stand in sentences about people, companies and places and are no tasks: a duty never begins with one, so
 * they are no part of the verbs of work. Each is a verb far more often than it is anything else.
 */
import { toThirdPerson } from './verbs.ts';

const bases = `
absorb adore afford allow announce annoy arise arrive await behave believe belong breathe cease comprise consist
constitute deliberate depend derive deserve destroy devote differ disagree disappear disappoint divide eat embody
emerge employ enable encompass endure exclude exist expect explain expose feel forget forgive frustrate fulfil hate
inherit inhabit involve kill know listen lose mean miss occupy occur oppose overlap overlook owe possess predate
prevail refuse rely remain require resemble reside retire reveal revolve rise seem shrink sleep specialise specialize
suffer survive swear tend thrive tolerate unite vary want wear wonder
`;
const thirds: ReadonlySet<string> = new Set(bases.trim().split(/\s+/).map(toThirdPerson));

/** "Employs", "retires", "requires": somebody or something does so; no noun, and no task. */
export const isOtherThird = (word: string): boolean => thirds.has(word.toLowerCase());
