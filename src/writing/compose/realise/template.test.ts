import { describe, expect, it } from 'vitest';
import { parseTemplate, realise } from './template.ts';

const said = (template: string, task: string): string | undefined =>
  realise(parseTemplate(template), () => ({ text: task, factIds: ['duty'] }), { contractions: true })?.text;

describe('the stop of an hour', () => {
  it('stands wherever the hour does, though the line that ended with it has lost it', () => {
    expect(said('You receive {task} and set the prices.', 'deliveries from 6 a.m')).toBe(
      'You receive deliveries from 6 a.m. and set the prices.',
    );
    expect(said('You receive {task}.', 'deliveries from 6 a.m')).toBe('You receive deliveries from 6 a.m.');
    expect(said('Receive {task}', 'deliveries until 7 p.m')).toBe('Receive deliveries until 7 p.m.');
    expect(said('You work {task}.', '7 a.m. to 3 p.m.')).toBe('You work 7 a.m. to 3 p.m.');
  });
});
