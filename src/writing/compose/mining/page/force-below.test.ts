import { describe, expect, it } from 'vitest';
import { goesOnWithForce } from './force-below.ts';
import { joinLines } from './joined-lines.ts';

const paper = (rows: string): string =>
  `PLC Programmer\n\nYour profile\nCompleted training as an electronics technician with a few years of practice\nSound knowledge of Siemens S7-1500\n${rows}\n\nYour tasks\nProgramming of controls for conveyors and sorters in parcel centres of the region\nCommissioning at the sites of customers\nPreparation of the documentation and training of the operators\nSupport of service by remote access\n`;
const linesIn = (rows: string): string[] => joinLines(paper(rows)).map(({ text }) => text);

describe('the rest of what is asked for, with its force, goes on with the line above', () => {
  it.each([
    ['Knowledge of safety', 'programming (F-CPU) desirable'],
    ['Experience in functional', 'testing preferred'],
    ['Good understanding of food', 'hygiene rules essential'],
    ['Experience with robot', 'controls would be an advantage'],
    ['Experience of dumpers', 'is desirable'],
  ])('%s / %s', (above, below) => {
    expect(goesOnWithForce(above, below)).toBe(true);
    expect(linesIn(`${above}\n${below}`)).toContain(`${above} ${below}`);
  });
});

describe('a requirement of its own begins a line of its own', () => {
  it.each([
    ['Knowledge of hydraulics', 'forklift licence desirable'],
    ['Driving licence', 'programming in SCL desirable'],
    ['Experience of hydraulics desirable', 'knowledge of robots preferred'],
    ['Experience of hydraulics', 'robots and cells'],
  ])('%s / %s', (above, below) => {
    expect(goesOnWithForce(above, below)).toBe(false);
    expect(linesIn(`${above}\n${below}`)).not.toContain(`${above} ${below}`);
  });
});
