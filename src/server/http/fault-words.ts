/** Words for faults that a schema has no sentence of its own for: calls of programs, mostly. One voice with the rest. */
import type { z } from 'zod';

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const wrong = "This isn't right. Check it and try again.";
const oneOf = (values: readonly unknown[]): string => `This has to be one of: ${values.map(String).join(', ')}.`;

/** What the fault is and what would be right; given to a schema's `safeParse`, it yields to the schema's own messages. */
export const faultWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing. Fill it in and try again.';
      return `This has to be ${kinds[issue.expected] ?? 'something else'}.`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_big':
      return `This may be at most ${issue.maximum}${issue.origin === 'string' ? ' characters long' : ''}.`;
    case 'too_small':
      return `This has to be at least ${issue.minimum}${issue.origin === 'string' ? ' characters long' : ''}.`;
    case 'invalid_union':
      return Array.isArray(issue.options) ? oneOf(issue.options) : wrong;
    default:
      return wrong;
  }
};
