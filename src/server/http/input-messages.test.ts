import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sayFault } from './input-messages.ts';

const said = (schema: z.ZodType, input: unknown): string[] =>
  schema.safeParse(input, { error: sayFault }).error?.issues.map((issue) => issue.message) ?? [];

describe('faults that a schema has no words for', () => {
  it('name the field and what it should be', () => {
    const schema = z.object({
      size: z.int(),
      count: z.number(),
      mode: z.enum(['edit', 'review']),
      step: z.literal(7),
      note: z.string().max(3),
      ids: z.array(z.uuid()).min(2),
      list: z.array(z.string()).max(1),
      done: z.boolean(),
      either: z.union([z.string(), z.number()]),
    });
    expect(
      said(schema, {
        count: 'x',
        mode: 'x',
        step: 6,
        note: 'long',
        ids: ['x'],
        list: ['a', 'b'],
        done: 'x',
        either: true,
      }).sort(),
    ).toEqual([
      'count must be a number',
      'done must be true or false',
      "either isn't valid",
      'ids must have at least 2 entries',
      "ids[0] isn't valid",
      'list must have at most 1 entry',
      'mode must be one of: edit, review',
      'note must have at most 3 characters',
      'size is missing',
      'step must be 7',
    ]);
    expect(said(schema, undefined)).toEqual(['The request is missing']);
    expect(said(schema, [])).toEqual(['The request must be an object']);
  });

  it('name the steps to choose from', () => {
    const schema = z.discriminatedUnion('step', [
      z.object({ step: z.literal('general') }),
      z.object({ step: z.enum(['brief', 'advert']) }),
    ]);
    expect(said(schema, { step: 'nowhere' })).toEqual(['step must be one of: general, brief, advert']);
  });

  it('leave the words of a schema alone', () => {
    expect(said(z.string({ error: 'Title is a required field' }), 3)).toEqual(['Title is a required field']);
  });
});
