/** Columns, marks and heads of pages that were taken for something else: each row in its column, each line in its section. */
import { expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { readLines } from './lines.ts';
import { keepMarks } from './paper.ts';

const linesOf = (paper: string): string[] =>
  readLines(cleanText(keepMarks(paper)).text).lines.map(({ section, text }) => `${section}: ${text}`);

it.each(['QUALIFICATIONS', 'Requirements', 'Skills and experience', 'Person specification', 'Criteria'])(
  'a table of what is asked has the name of its section in its head: %s',
  (name) => {
    const head = `${name.padEnd(38)}Required      Preferred`;
    expect(
      linesOf(
        `Duties\n- Lead the crew\n- Plan the harvest\n\n${head}\nDegree in forestry                         X\nChainsaw ticket                            X\nPilot licence                                            X\nBudget experience                          X\n`,
      ).slice(2),
    ).toEqual([
      'person: Degree in forestry (E)',
      'person: Chainsaw ticket (E)',
      'person: Pilot licence (D)',
      'person: Budget experience (E)',
    ]);
  },
);
it.each([
  ['HARBOUR TRUST  |  POSITION PROFILE  |  CONFIDENTIAL  |  ', ''],
  ['Fen Rail Ltd | Job description | page ', ''],
  ['LAKE HOTELS | ROLE PROFILE | ', ''],
])('what stands on each page with its number is no heading: %s', (head) => {
  expect(
    linesOf(
      `${head}1\nCook\nDuties\n- Cook breakfast for 40 guests\n- Order from three growers\n${head}2\n- Train two commis chefs\n- Close the kitchen at night\n`,
    ).filter((line) => !line.startsWith('none')),
  ).toEqual([
    'duty: Cook breakfast for 40 guests',
    'duty: Order from three growers',
    'duty: Train two commis chefs',
    'duty: Close the kitchen at night',
  ]);
});
it('a table with bars below "Key responsibility areas" is read by its columns', () => {
  expect(
    linesOf(
      'KEY RESPONSIBILITY AREAS\nS.No | Activity | Frequency\n1 | ATTENDING PUMP BREAKDOWNS | As required\n2 | Carry out planned checks of the boilers, including\nthe safety valves | Weekly\n3 | Setting of dies and guards | Per order\n',
    ),
  ).toEqual([
    'duty: Attending pump breakdowns',
    'duty: Carry out planned checks of the boilers, including the safety valves',
    'duty: Setting of dies and guards',
  ]);
});
it('letters behind each line are what the legend says', () => {
  expect(
    linesOf(
      'Person specification (E = essential, D = desirable)\nFull driving licence E\nExperience of grass cutting D\nPlaying field certificate (PA1 or PA6) D or willing to work towards it E\n',
    ),
  ).toEqual([
    'person: Full driving licence (E)',
    'person: Experience of grass cutting (D)',
    'person: Playing field certificate (PA1 or PA6) or willing to work towards it (E)',
  ]);
});
it('without a legend a letter at the end of a line is part of it', () => {
  expect(linesOf('Requirements\nSIA licence grade D\nVitamin E\nDriving licence C1 and E\n')).toEqual([
    'person: SIA licence grade D',
    'person: Vitamin E',
    'person: Driving licence C1 and E',
  ]);
});
it.each(['## Nice extras', '### Nice extras', 'Nice extras', 'Optional extras'])(
  'a heading of wishes is none of them: %s',
  (heading) => {
    expect(
      linesOf(`## You have\n- A driving licence\n- Knowledge of soil\n\n${heading}\n- A first aid certificate\n`),
    ).toEqual(['person: A driving licence', 'person: Knowledge of soil', 'desirable: A first aid certificate']);
  },
);
it('a line in small letters goes on with the one above it where all others begin with a capital', () => {
  expect(
    linesOf(
      'QUALIFICATION AND EXPERIENCE\nDiploma in printing technology\nMinimum 2 years on web presses\nKnowledge of colour control and of ink\nmanagement software\nBasic English\nReady for shifts\nOwn transport\n',
    ),
  ).toContain('person: Knowledge of colour control and of ink management software');
});
it.each([
  'Ten dokument jest dostępny również w języku polskim.',
  'Bu belge Türkçe olarak da mevcuttur, başvurun.',
  'Tento dokument je k dispozici také v češtině, pište.',
])('a line in another language is left out: %s', (line) => {
  expect(linesOf(`Requirements\nA driving licence\nFirst aid certificate\n${line}\n`)).toEqual([
    'person: A driving licence',
    'person: First aid certificate',
  ]);
});
it.each(['Able to speak with families in Łódź and Kraków', 'Experience of Škoda and Citroën cars'])(
  'names from elsewhere make no other language: %s',
  (line) => {
    expect(linesOf(`Requirements\nA driving licence\n${line}\n`)).toContain(`person: ${line}`);
  },
);
it('"its" in capitals is no name', () => {
  expect(
    linesOf('KEY TASKS\n1. TO LOOK AFTER THE POOL AND ITS PLANT ROOM\n2. TO CLEAN THE HALL AND ITS FLOORS\n'),
  ).toEqual(['duty: To look after the pool and its plant room', 'duty: To clean the hall and its floors']);
});
