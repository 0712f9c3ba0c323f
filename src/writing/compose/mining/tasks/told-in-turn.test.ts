import { describe, expect, test } from 'vitest';
import { readDuty } from './duty.ts';
import { splitDuties } from './duty-list.ts';
import { tellsInTurn } from './told-in-turn.ts';

describe('who does it', () => {
  test.each([
    ['The Deputy Registrar registers births and deaths', ['registers births and deaths']],
    ['The Park Warden opens the gates, clears litter', ['opens the gates', 'clears litter']],
    ['You greet guests and you pour the first drink', ['greet guests', 'pour the first drink']],
    [
      'You cut the cloth and you sew the lining, you press the coat',
      ['cut the cloth', 'sew the lining', 'press the coat'],
    ],
  ])('is none of the tasks: %s', (text, tasks) => {
    expect(splitDuties(text).map((task) => readDuty(task)?.text)).toEqual(tasks.map((task) => readDuty(task)?.text));
  });

  test.each(['The Cancer Center serves four counties', 'You make sure that guests eat and that you sleep'])(
    'is the house or somebody else: %s',
    (text) => {
      expect(splitDuties(text).join(' ').toLowerCase()).toContain(text.toLowerCase().split(' ').slice(1, 3).join(' '));
    },
  );
});

describe('in which order', () => {
  test.each([
    'First ground ropes and planting, then climbing',
    'Start with bar work, then the floor, then wine',
    'After that, ground ropes, sharpening saws, planting, then climbing',
    'To begin with the prep bench, later the grill',
  ])('is whole: %s', (text) => {
    expect(tellsInTurn(text)).toBe(true);
    expect(splitDuties(text)).toHaveLength(1);
  });

  test.each([
    'First shadow a nurse, then take your own list',
    'Check the oil, then start the engine',
    'Plant hedges and stake trees',
  ])('is of tasks: %s', (text) => {
    expect(tellsInTurn(text)).toBe(false);
  });
});

describe('a row of doings', () => {
  test.each([
    ['Learning rope access, pruning cuts and aerial rescue', 'learn rope access, pruning cuts and aerial rescue'],
    ['Learn filing systems, opening hours and booking rules', 'learn filing systems, opening hours and booking rules'],
    ['Dragging brash, chipping and stacking timber', 'drag brash, and chip and stack timber'],
    ['Carrying bricks, mixing and pouring concrete', 'carry bricks, and mix and pour concrete'],
    ['Sharpening and maintaining chainsaws', 'sharpen and maintain chainsaws'],
  ])('%s', (line, task) => {
    expect(readDuty(line)?.text).toBe(task);
  });

  test('of places is one', () => {
    expect(
      splitDuties('Lead purchasing, planning and logistics in Mannheim, Brno and Pune; negotiate contracts'),
    ).toEqual(['Lead purchasing, planning and logistics in Mannheim, Brno and Pune', 'negotiate contracts']);
  });
});
