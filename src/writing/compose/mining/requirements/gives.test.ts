import { expect, it } from 'vitest';
import { readPerson } from './person.ts';

it.each([
  ['clear advice for people under stress', 'give clear advice to people under stress'],
  ['Clear advice to farmers', 'give clear advice to farmers'],
  ['clear reports', 'write clear reports'],
  ['good handovers', 'give good handovers'],
  ['calm instructions under pressure', 'give calm instructions under pressure'],
  ['honest feedback', 'give honest feedback'],
  ['sound decisions', 'make sound decisions'],
  ['quick decisions under pressure', 'make quick decisions under pressure'],
  ['accurate notes', 'write accurate notes'],
  ['accurate records', 'keep accurate records'],
  ['quick answers for customers', 'give quick answers to customers'],
  ['prompt replies to customers', 'give prompt replies to customers'],
  ['firm but fair discipline', 'keep firm but fair discipline'],
  ['a warm welcome for guests', 'give a warm welcome to guests'],
  ['friendly greeting for patients', 'give a friendly greeting to patients'],
  ['plain explanations to patients', 'give plain explanations to patients'],
  ['clear presentations to the board', 'give clear presentations to the board'],
  ['neat welds', 'make neat welds'],
  ['tidy paperwork', 'keep tidy paperwork'],
])('%s is something that somebody can do', (line, text) => {
  expect(readPerson(line)).toMatchObject({ kind: 'can', text, desirable: false });
});

it.each([
  ['tidy work', 'do', 'work tidily'],
  ['safe work', 'do', 'work safely'],
  ['straight talking', 'be', 'straight-talking'],
  ['plain speaking', 'be', 'plain-spoken'],
  ['neat handwriting', 'have', 'neat handwriting'],
  ['sound judgement', 'have', 'sound judgement'],
])('%s is a manner', (line, kind, text) => {
  expect(readPerson(line)).toMatchObject({ kind, text });
});

it.each(['good feedback from customers', 'clear instructions for use', 'clear advice and a good ear'])(
  '%s is told, and not said',
  (line) => {
    expect(readPerson(line)).toBeNull();
  },
);

it('is wished for as it is asked for', () => {
  expect(readPerson('clear reports', 'desirable')).toMatchObject({ text: 'write clear reports', desirable: true });
});
