import { describe, expect, it } from 'vitest';
import { cleanText } from '../../ledger/clean.ts';
import { mineJobDescription } from '../mine.ts';
import { keepMarks } from './paper.ts';

const mined = (job: string) => mineJobDescription(cleanText(keepMarks(job)).text, '');

describe('a paper that shouts some of its lines', () => {
  it.each([
    ['* CARRY OUT PLANNED MAINTENANCE ON GOODS LIFTS OF ALL\n  MAKES', 'goods lifts of all makes'],
    ['* SERVICE AND REPAIR CARS AND VANS OF ALL\n  AGES', 'cars and vans of all ages'],
    ['* CLEAN ALL GLASSES AND\n  PLATES', 'glasses and plates'],
    ['* TEST THE BRAKES OF\n  BUSES', 'brakes of buses'],
    ['- Carry out maintenance on goods lifts of all\n  makes', 'goods lifts of all makes'],
  ])('goes on in the next line: %s', (task, said) => {
    const { duties } = mined(`MAIN TASKS\n${task}\n- Diagnose faults on site\n- Order spare parts\n- Keep the log`);
    expect(duties.map(({ text }) => text).join('; ')).toContain(said);
    expect(duties).toHaveLength(4);
  });
  it.each([
    ['- DRIVING LICENCE CLASS B', 'o Comfortable working at height', 'comfortable working at height'],
    ['- DRIVING LICENCE CLASS B', 'o Happy to work outdoors', 'happy to work outdoors'],
    ['- DRIVING LICENCE CLASS B', 'o Confident with heights', 'confident with heights'],
    ['• FORKLIFT LICENCE', '• Used to shift work', 'used to shift work'],
    ['• OWN BOOTS', '• Not afraid of heights', 'not afraid of heights'],
    ['QQI LEVEL 5 IN HEALTHCARE SUPPORT', 'Warm and outgoing', 'warm and outgoing'],
    ['NVQ LEVEL 2 OR 3', 'Fine with heights', 'fine with heights'],
    ['DRIVING LICENCE', 'Fine with lone working', 'fine with lone working'],
  ])('keeps what is asked below %s: %s', (shouted, line, said) => {
    const { person, unread } = mined(`REQUIREMENTS\n- Able to read circuit diagrams\n${shouted}\n${line}`);
    const texts = person.map(({ text }) => text);
    expect(texts).toContain(said);
    expect([...texts, ...unread.person].join('; ').toLowerCase()).toContain(
      shouted.replace(/^\W*| CLASS B/g, '').toLowerCase(),
    );
  });
  it.each(['LEVEL 3 DUTIES', 'SERVICE LEVELS'])('and takes no heading for a paper: %s', (heading) => {
    const { person } = mined(`REQUIREMENTS\n- Able to read plans\n${heading}\n- Order spare parts`);
    expect(person.map(({ text }) => text)).toEqual(['read plans']);
  });
  it('still knows a heading by its name', () => {
    const { person, duties } = mined('REQUIREMENTS\n- Able to read plans\nOTHER\nMAIN TASKS\n- Order spare parts');
    expect(person.map(({ text }) => text)).toEqual(['read plans']);
    expect(duties.map(({ text }) => text)).toEqual(['order spare parts']);
  });
});
