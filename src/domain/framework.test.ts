import { describe, expect, it } from 'vitest';
import { documentToHtml } from './document/index.ts';
import {
  frameworkMessages,
  frameworkSteps,
  indexesAfterRemoval,
  isModified,
  itemOf,
  linesToGenerate,
  mayPlace,
  partsOf,
  partsOfText,
  textOfParts,
} from './framework.ts';
import { documentOfElements } from './framework-document.ts';

const line = (title: string) => ({ title, body: '' });

it('an item has the shape of its step, there and back', () => {
  const parts = { title: 'Two on', body: 'Two off' };
  for (const step of frameworkSteps) {
    const back = partsOf(itemOf(step, parts));
    expect(back).toEqual(step === 1 || step === 6 ? line('Two on') : parts);
  }
});

describe('a text from the library', () => {
  it.each([
    [2, 'A\n\nB', { title: 'A', body: 'B' }],
    [2, ' A \n \n B\n\nC ', { title: 'A', body: 'B\n\nC' }],
    [2, 'only a body', { title: '', body: 'only a body' }],
    [3, 'You climb.       You fix.', { title: '', body: 'You climb.\nYou fix.' }],
    [4, 'A\r\n\r\nB       C', { title: 'A', body: 'B\nC' }],
    [2, 'B       C', { title: '', body: 'B       C' }],
    [1, 'one\n\nline', line('one line')],
    [6, '<b>x</b> 🌊', line('<b>x</b> 🌊')],
  ] as const)('becomes for step %i %j', (step, text, parts) => {
    expect(partsOfText(step, text)).toEqual(parts);
  });

  it('is what was copied', () => {
    expect(textOfParts({ title: 'A ', body: ' B' })).toBe('A\n\nB');
    expect(textOfParts(line('A'))).toBe('A');
    expect(textOfParts({ title: '', body: 'B' })).toBe('B');
  });
});

it('an item is modified when its words differ, when it was edited before, when it is empty or nobody generated it', () => {
  expect(isModified(line('Come and fix'), line('come AND fix'), false)).toBe(false);
  expect(isModified(line('Come and fit'), line('come and fix'), false)).toBe(true);
  expect(isModified(line('come and fix'), line('come and fix'), true)).toBe(true);
  expect(isModified(line(' '), line('come and fix'), false)).toBe(true);
  expect(isModified(line('mine'), undefined, false)).toBe(true);
});

it('removing an item moves the later indexes down by one', () => {
  expect(indexesAfterRemoval([3], 1)).toEqual([2]);
  expect(indexesAfterRemoval([0, 1, 3], 1)).toEqual([0, 2]);
});

it.each([
  [1, 0, 8],
  [1, 22, 2],
  [2, 0, 3],
  [4, 23, 1],
  [5, 23, 1],
  [6, 17, 7],
  [6, 24, 0],
  [3, 30, 0],
] as const)('step %i with %i items asks for %i', (step, count, asked) => {
  expect(linesToGenerate(step, count)).toBe(asked);
});

it('says that a step is full in the words of the specification', () => {
  expect(frameworkSteps.map(frameworkMessages.fullToGenerate)).toEqual([
    '24 headlines are already generated. Please remove few headlines to generate more.',
    '24 introductions are already generated. Please remove few introductions to generate more.',
    '24 role descriptions are already generated. Please remove few role descriptions to generate more.',
    '24 person descriptions are already generated. Please remove few person descriptions to generate more.',
    '24 benefits are already generated. Please remove few benefits to generate more.',
    '24 CTAs are already generated. Please remove few CTAs to generate more.',
  ]);
});

it('one element of each category has a place', () => {
  const chosen = [{ step: 1 as const, items: [line('A')] }];
  expect(mayPlace(chosen, 1)).toBe(false);
  expect(mayPlace(chosen, 2)).toBe(true);
});

it('the finished advert keeps the order, makes bullets a list and ends with the statement, once', () => {
  const document = documentOfElements(
    [
      { step: 3, items: [{ title: 'Hands on', body: 'You know each turbine.\n• Inspect\n- Repair\nThen home.' }] },
      { step: 1, items: [line('Fix <the> wind')] },
      {
        step: 5,
        items: [
          { title: 'Kit', body: 'That fits.' },
          { title: 'Rest', body: 'Half the year.' },
        ],
      },
      { step: 6, items: [line('Everyone is welcome.')] },
    ],
    'Everyone is welcome. Really.',
  );
  expect(documentToHtml(document).replaceAll('\n', '')).toBe(
    [
      '<h2>Hands on</h2><p>You know each turbine.</p><ul><li>Inspect</li><li>Repair</li></ul><p>Then home.</p>',
      '<h1>Fix &lt;the&gt; wind</h1>',
      '<p><strong>Kit</strong></p><p>That fits.</p><p><strong>Rest</strong></p><p>Half the year.</p>',
      '<p>Everyone is welcome.</p><p>Everyone is welcome. Really.</p>',
    ].join(''),
  );
  const twice = documentOfElements([{ step: 6, items: [line('Everyone is welcome.')] }], 'Everyone is welcome.');
  expect(documentToHtml(twice)).toBe('<p>Everyone is welcome.</p>');
});
