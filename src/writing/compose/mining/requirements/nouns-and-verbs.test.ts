import { describe, expect, it } from 'vitest';
import { readPerson } from './person.ts';
import { splitRequirements } from './split.ts';

const said = (line: string): string => {
  const fact = readPerson(line);
  return fact ? `${fact.desirable ? 'wish ' : ''}${fact.kind} ${fact.text}` : 'nothing';
};

describe('names that are words as well', () => {
  it.each([
    ['Go in production for three years or more', 'do have used Go in production for three years or more'],
    ['Rust in production', 'do have used Rust in production'],
    ['Swift at scale', 'do have used Swift at scale'],
    ['message queues such as Kafka or NATS', 'have experience with message queues such as Kafka or NATS'],
    ['Test frameworks such as Jest or Cypress', 'have experience with test frameworks such as Jest or Cypress'],
    ['Design tools such as Figma', 'have experience with design tools such as Figma'],
    ['8D', 'do know 8D'],
    ['Manage tools such as Jira', 'can manage tools such as Jira'],
    ['Message customers within the hour', 'can message customers within the hour'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
  it('a line of its own has its capital from the line', () => {
    expect(splitRequirements('Experience of events. Organised. Full driving licence and your own car.')).toContain(
      'Organised',
    );
    expect(splitRequirements('Clear English, Nutritics, own transport')).toContain('know Nutritics');
  });
});

describe('what is written is nothing to have', () => {
  it.each([
    ['clear written decisions', 'can write clear decisions'],
    ['Concise written summaries for the board', 'can write concise summaries for the board'],
    ['Accurate written records', 'can write accurate records'],
    ['Clear written documentation', 'can write clear documentation'],
    ['Good written English', 'have good written English'],
    ['Good manual dexterity', 'have good manual dexterity'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
});

describe('small words that a note lacks or has too many of', () => {
  it.each([
    ['Should be having knowledge of crops', 'have knowledge of crops'],
    ['Having experience of night duty', 'have experience of night duty'],
    ['Having a two-wheeler', 'have a two-wheeler'],
    ['Any interest in plants or soil', 'wish have an interest in plants or soil'],
    ['ITI or diploma in fitting', 'have an ITI or diploma in fitting'],
    [
      'BE/BTech or diploma in mechanical or plastics (CIPET preferred)',
      'have a BE/BTech or diploma in mechanical or plastics (ideally CIPET)',
    ],
    ['B.Des or diploma in textile design', 'have a B.Des or diploma in textile design'],
    ['B.Sc. Forestry or diploma in agriculture', 'have a BSc in Forestry or a diploma in agriculture'],
    ['B.E. Civil and M.Tech Structures', 'have a BE in Civil and an MTech in Structures'],
    ['Bobath or Vojta certificate or the wish to get one', 'have a Bobath or Vojta certificate or the wish to get one'],
    ['Completed training or degree in physiotherapy', 'have completed training or a degree in physiotherapy'],
    ['Completed apprenticeship or degree in electronics', 'have a completed apprenticeship or degree in electronics'],
    ['Time in a school, nursery or youth club', 'have experience in a school, nursery or youth club'],
    ['Worked as a chef, baker or pastry cook', 'do have worked as a chef, baker or pastry cook'],
    ['Experience as buyer, planner or merchandiser', 'have experience as a buyer, planner or merchandiser'],
    ['GCSE maths and English, or retaking them', 'do have GCSE maths and English or are retaking them'],
    ['Leaving Cert, or sitting it this June', 'do have a Leaving Certificate or are sitting it this June'],
    ['A driving licence, or taking lessons now', 'do have a driving licence or are taking lessons now'],
  ])('%s', (line, text) => {
    expect(said(line)).toBe(text);
  });
  it('a stop before years ends what stands before it', () => {
    expect(splitRequirements('M.Tech Structures. 4 to 7 years in bridge design.')).toHaveLength(2);
    expect(splitRequirements('Diploma Civil. 3-5 years in site work. AutoCAD.')).toHaveLength(3);
    expect(splitRequirements('Level 3 min. 2 years in care')).toHaveLength(1);
  });
});
