/** How the tasks reach the model: by one function, which knows the provider and counts the cost. */
import type { z } from 'zod';
import type { WriterRun } from '../../../ports/writer.ts';

/** Asks the model one thing for a run. */
export type Ask = <Answer>(
  run: Pick<WriterRun, 'signal' | 'caller'>,
  schema: z.ZodType<Answer>,
  system: string,
  user: string,
) => Promise<Answer>;
