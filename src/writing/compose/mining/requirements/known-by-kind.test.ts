/** What only a line's own shape tells: kinds with names of their own, posts that look like deeds, manners of working. */
import { describe, expect, it } from 'vitest';
import { readRow } from './read-row.ts';

const read = (line: string): string[] => readRow(line, 'person').map(({ kind, text }) => `${kind}: ${text}`);

describe('what is known or worked with', () => {
  it.each([
    ['An RTOS such as FreeRTOS or ThreadX', 'have: experience with an RTOS such as FreeRTOS or ThreadX'],
    [
      'a CAD system such as SolidWorks or Inventor',
      'have: experience with a CAD system such as SolidWorks or Inventor',
    ],
    ['A build tool such as Maven or Gradle', 'have: experience with a build tool such as Maven or Gradle'],
    ['machine vision (Halcon or OpenCV)', 'have: knowledge of machine vision (Halcon or OpenCV)'],
    [
      'Container orchestration (Kubernetes or Nomad)',
      'have: knowledge of container orchestration (Kubernetes or Nomad)',
    ],
    ['Docker and version control', 'have: experience with Docker and version control'],
    [
      'Large-scale events at national or regional level',
      'have: experience of large-scale events at national or regional level',
    ],
    ['Multi-site catering at senior level', 'have: experience of multi-site catering at senior level'],
  ])('is no thing that one has: %s', (line, said) => expect(read(line)).toEqual([said]));
  it.each([
    ['First aid (FAW or EFAW)', 'have: a first aid certificate (FAW or EFAW)'],
    ['Maths at degree level', 'have: maths at degree level'],
    ['a qualification such as ACCA or CIMA', 'have: a qualification such as ACCA or CIMA'],
    ['A van such as a Transit', 'have: a van such as a Transit'],
  ])('and papers, levels of a school and own things are: %s', (line, said) => expect(read(line)).toEqual([said]));
});

describe('a post that begins like a deed', () => {
  it.each([
    [
      'Managing director or divisional head in logistics',
      'have: experience as a managing director or divisional head in logistics',
    ],
    ['Managing editor or head of desk', 'have: experience as a managing editor or head of desk'],
    ['Managing partner of a law firm', 'have: experience as a managing partner of a law firm'],
    ['Managing agent experience', 'have: managing agent experience'],
    ['Works council experience', 'have: works council experience'],
    ['Works manager experience', 'have: works manager experience'],
  ])('is somebody: %s', (line, said) => expect(read(line)).toEqual([said]));
  it.each([
    ['Managing partner relationships', 'can: manage partner relationships'],
    ["Managing directors' diaries", "can: manage directors' diaries"],
    ['Managing a team of ten', 'can: manage a team of ten'],
    ['Works well under pressure', 'do: work well under pressure'],
  ])('and a deed is done: %s', (line, said) => expect(read(line)).toEqual([said]));
});

describe('how somebody works', () => {
  it.each([
    ['Technical understanding and careful working', 'do: work carefully and have technical understanding'],
    ['Commercial knowledge and accurate working', 'do: work accurately and have commercial knowledge'],
    ['Systematic working', 'do: work systematically'],
  ])('is no thing: %s', (line, said) => expect(read(line)).toEqual([said]));
});

describe('why something is asked', () => {
  it.each([
    [
      'Due to insurance applicants must be able to work in a workshop with heavy vehicles',
      'can: work in a workshop with heavy vehicles',
    ],
    ['Due to the nature of the work you must be able to lift 20 kg', 'can: lift 20 kg'],
  ])('stands before it and asks nothing: %s', (line, said) => expect(read(line)).toEqual([said]));
});
