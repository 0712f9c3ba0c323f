/** A line that says of itself that it is essential is asked for, whatever stands above it. */
import { describe, expect, it } from 'vitest';
import { mineJobDescription } from '../mine.ts';
import { ownForce } from './line-kinds.ts';

const paper = `
Knowledge of the Highways Act 1980 (essential)
To inspect public rights of way and to record defects.
Full driving licence (essential)
To negotiate with landowners over the removal of obstructions.
Chainsaw certificate (desirable)
To order and supervise the work of contractors.`;

describe('musts and wishes among the tasks', () => {
  it.each(['BOROUGH COUNCIL - JOB DESCRIPTION', 'Role', 'Duties'])('below %s', (heading) => {
    const { person, duties } = mineJobDescription(`${heading}\n${paper}`, '', 'Rights of Way Officer');
    expect(person.map(({ text, desirable }) => `${desirable ? 'wish: ' : ''}${text}`)).toEqual([
      'knowledge of the Highways Act 1980',
      'a full driving licence',
      'wish: a chainsaw certificate',
    ]);
    expect(duties).toHaveLength(3);
  });

  it.each(['Drive the van (essential)', 'To check each licence (essential)', 'Maintain training cards (required)'])(
    'but a task is one: %s',
    (line) => {
      expect(ownForce(line)).toBeNull();
    },
  );
});
