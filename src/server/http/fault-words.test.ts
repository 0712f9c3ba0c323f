import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { faultWords } from './fault-words.ts';

const messageOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: faultWords }).error?.issues[0]?.message;

describe('faults without a sentence of their own', () => {
  it.each([
    [z.string(), undefined, 'This is missing. Fill it in and try again.'],
    [z.array(z.string()), 'a', 'This has to be a list.'],
    [z.boolean(), 'yes', 'This has to be true or false.'],
    [z.number(), Number.NaN, 'This has to be a number.'],
    [z.enum(['AZ', 'ZA']), 'foo', 'This has to be one of: AZ, ZA.'],
    [z.string().max(3), 'abcd', 'This may be at most 3 characters long.'],
    [z.number().min(2), 1, 'This has to be at least 2.'],
    [z.union([z.string(), z.null()]), 5, "This isn't right. Check it and try again."],
    [
      z.discriminatedUnion('step', [z.object({ step: z.literal('brief') }), z.object({ step: z.literal('advert') })]),
      { step: 'x' },
      'This has to be one of: brief, advert.',
    ],
    [z.uuid(), 'x', "This isn't right. Check it and try again."],
  ])('%#', (schema, value, message) => expect(messageOf(schema, value)).toBe(message));

  it('leave a schema its own sentence', () => {
    expect(messageOf(z.string({ error: 'Title is a required field' }), undefined)).toBe('Title is a required field');
  });
});
