/** How a body of each step is built: its length, the order of its sentences, how many of a kind, and what fills it up. */
import { type Frame, frames } from '../frames/frame.ts';
import { guideFrames } from '../frames/guides.ts';
import { introductionFrames } from '../frames/introduction.ts';
import { personFrames } from '../frames/person.ts';
import { roleFrames } from '../frames/role.ts';
import { statementFrames } from '../frames/statements.ts';
import type { LengthType, OutputType } from '../types.ts';

export type BodyStep = 2 | 3 | 4;

/** What is wanted of a batch of bodies. */
export interface BodyPlan {
  step: BodyStep;
  count: number;
  length: LengthType;
  output: OutputType;
}

/** Words of a body, by step and length. The writer aims inside the product's bands. */
export const bands: Readonly<Record<BodyStep, Record<LengthType, readonly [number, number]>>> = {
  2: { small: [25, 50], medium: [50, 90], large: [90, 140] },
  3: { small: [35, 70], medium: [70, 120], large: [120, 190] },
  4: { small: [30, 60], medium: [60, 110], large: [110, 170] },
};

/** The most words of a body: house style may make two of one, "you'll". */
export const mostWordsOf = ({ step, length }: BodyPlan): number => bands[step][length][1] - 2;

export const orders: Readonly<Record<BodyStep, Record<string, number>>> = {
  2: {
    // A question to the reader stands before all else.
    known: -200,
    // A promise opens a text, and what the post is follows what opened it.
    hook: -180,
    open: 0,
    line: 0,
    role: -50,
    // Where and for how much, what the job is and what is done in it, then the other terms, and only then the company.
    pay: 0.5,
    placing: 0.5,
    about: 0.8,
    work: 1.2,
    task: 1.2,
    more: 1.5,
    hours: 3.5,
    terms: 3.6,
    proof: 5.5,
    why: 6,
    how: 6.5,
    aim: 8,
    report: 8.5,
    ask: 9,
    trait: 9,
    must: 10,
  },
  3: {
    task: 0,
    // Who is hiring comes before all that the job is, and never between two tasks.
    role: -300,
    about: 1,
    hook: 4.8,
    proof: 6.5,
    more: 3,
    thing: 4,
    work: 3,
    hours: 5,
    terms: 5.1,
    placing: 5.2,
    pay: 5.3,
    report: 5.5,
    how: 6,
    why: 7,
    aim: 9,
    must: 10,
  },
  4: {
    hook: 5.5,
    about: 4.6,
    proof: 6.5,
    seek: -1,
    ask: 0,
    work: 4.5,
    mix: 0,
    trait: 1,
    able: 2,
    habit: 2.5,
    waive: 4,
    wish: 5,
    how: 6,
    why: 7,
    must: 10,
  },
};
export const limits: Readonly<Record<BodyStep, Record<string, number>>> = {
  2: {
    known: 1,
    hook: 1,
    open: 1,
    line: 1,
    role: 1,
    pay: 1,
    placing: 1,
    hours: 1,
    terms: 1,
    about: 3,
    work: 2,
    why: 2,
    how: 2,
    proof: 2,
    aim: 1,
    report: 0,
    must: 6,
    task: 0,
    more: 0,
  },
  3: {
    task: 1,
    about: 2,
    more: 6,
    thing: 1,
    work: 3,
    hours: 1,
    terms: 1,
    report: 1,
    how: 2,
    why: 2,
    role: 1,
    pay: 1,
    placing: 1,
    aim: 0,
    hook: 1,
    proof: 1,
    must: 6,
  },
  4: {
    hook: 1,
    about: 1,
    proof: 1,
    seek: 1,
    ask: 4,
    work: 1,
    mix: 2,
    trait: 3,
    able: 2,
    habit: 2,
    waive: 1,
    wish: 3,
    how: 2,
    why: 2,
    must: 6,
  },
};
export const fills: Readonly<Record<BodyStep, Record<LengthType, readonly string[]>>> = {
  2: {
    small: ['work', 'hook', 'about', 'proof', 'why'],
    medium: ['work', 'about', 'proof', 'hook', 'hours', 'terms', 'aim', 'why'],
    large: ['work', 'about', 'proof', 'hook', 'why', 'hours', 'terms', 'aim', 'how', 'open'],
  },
  3: {
    small: ['more', 'thing', 'about', 'work', 'report', 'hours'],
    medium: ['more', 'work', 'thing', 'about', 'hours', 'terms', 'report'],
    large: ['more', 'work', 'thing', 'about', 'hours', 'terms', 'report'],
  },
  4: {
    small: ['ask', 'trait', 'mix', 'able', 'habit', 'wish'],
    medium: ['ask', 'mix', 'trait', 'able', 'habit', 'wish', 'waive'],
    large: ['ask', 'trait', 'mix', 'wish', 'able', 'habit', 'waive'],
  },
};
/** What may still be said when an item is too short: facts, never padding. */
export const reserves: Readonly<Record<BodyStep, readonly string[]>> = {
  2: ['work', 'about', 'proof', 'why', 'how', 'aim', 'hours', 'terms', 'placing'],
  3: ['more', 'work', 'thing', 'how', 'why', 'about', 'hours', 'terms', 'report'],
  4: ['ask', 'trait', 'wish', 'waive', 'how', 'why', 'habit', 'able', 'seek'],
};
/** What belongs to another step, for an item that would else be shorter than was asked for. */
export const foreign: Readonly<Record<BodyStep, readonly string[]>> = {
  2: [],
  // The introduction has said who is hiring, where and for how much.
  3: ['placing', 'pay', 'role'],
  4: ['work'],
};
export const openersOf: Readonly<Record<BodyStep, readonly (readonly string[])[]>> = {
  2: [
    ['hook', 'role'],
    ['role', 'open'],
    ['proof', 'hook', 'open', 'why', 'role'],
    ['why', 'role'],
    ['about', 'role'],
    ['proof', 'role'],
  ],
  3: [['task'], ['task'], ['task', 'about']],
  4: [
    ['ask', 'trait'],
    ['mix', 'ask', 'trait'],
    ['trait', 'habit', 'ask'],
  ],
};
export const allFrames: Readonly<Record<BodyStep, readonly Frame[]>> = {
  2: [...introductionFrames, ...statementFrames, ...guideFrames],
  3: [
    ...roleFrames,
    ...introductionFrames.filter(({ group }) => /^(?:work|hours|terms|pay|placing)$/.test(group)),
    // The introduction has said what is paid.
    ...introductionFrames
      .filter(({ group, template }) => group === 'role' && !/\{d1|\bpays\b/.test(template))
      .flatMap(({ group, template, tags }) =>
        frames(group, [[template.replace(/<, \{(?:onPay|paying)\}>/, ''), tags.join(' ')]]),
      ),
    ...statementFrames.filter(({ group }) => group === 'about' || group === 'must'),
    ...guideFrames.filter(({ group }) => group === 'how' || group === 'why'),
  ],
  4: [
    ...personFrames,
    ...introductionFrames.filter(({ group, template }) => group === 'work' && !template.startsWith('{d1}')),
    ...statementFrames.filter(({ group, template }) => group === 'must' && !/involve/.test(template)),
    ...guideFrames.filter(({ group }) => group === 'how' || group === 'why'),
  ],
};
