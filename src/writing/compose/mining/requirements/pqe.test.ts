import { expect, it } from 'vitest';
import { readPerson } from './person.ts';

it.each([
  ['3 years of PQE', '3 years’ post-qualification experience'],
  ['3 yrs PQE', '3 years’ post-qualification experience'],
  ["2-4 years' PQE", '2 to 4 years’ post-qualification experience'],
  ['min 3 PQE', 'at least 3 years’ post-qualification experience'],
  ['3+ PQE', '3+ years’ post-qualification experience'],
  ['PQE 3+', '3+ years’ post-qualification experience'],
  ['NQ to 3 years PQE', 'up to 3 years’ post-qualification experience'],
  ['some PQE', 'some post-qualification experience'],
  ['0-2 PQE', 'up to 2 years’ post-qualification experience'],
  ['at least 5 years PQE in employment law', 'at least 5 years’ post-qualification experience in employment law'],
  ["5 yrs' PQE in conveyancing", '5 years’ post-qualification experience in conveyancing'],
])('%s is written out', (line, text) => {
  expect(readPerson(line)).toMatchObject({ kind: 'have', text });
});
