/** Sentences for faults of an input that its schema has no words for: mostly calls that no form of ours makes. */
import type { z } from 'zod';

type Fault = z.core.$ZodRawIssue;

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

/** The field as the caller spells it; the position in a list is said after the list's name. */
function nameOf(path: readonly PropertyKey[] | undefined): string {
  if (path === undefined || path.length === 0) return 'The request';
  const last = path.at(-1);
  return typeof last === 'number' && path.length > 1 ? `${String(path.at(-2))}[${last}]` : String(last);
}

function bound(origin: unknown, word: 'at most' | 'at least', count: unknown): string {
  if (origin === 'string') return `must have ${word} ${count} ${count === 1 ? 'character' : 'characters'}`;
  if (origin === 'array') return `must have ${word} ${count} ${count === 1 ? 'entry' : 'entries'}`;
  return `must be ${word} ${count}`;
}

/** What is wrong with an input and what it should be, for a schema that doesn't say it itself. */
export function sayFault(fault: Fault): string {
  const name = nameOf(fault.path);
  const options = (values: readonly unknown[]): string =>
    `${name} must be ${values.length === 1 ? '' : 'one of: '}${values.map(String).join(', ')}`;
  switch (fault.code) {
    case 'invalid_type':
      if (fault.input === undefined) return `${name} is missing`;
      return `${name} must be ${kinds[fault.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return options(fault.values);
    case 'invalid_union':
      return Array.isArray(fault.options) ? options(fault.options) : `${name} isn't valid`;
    case 'too_big':
      return `${name} ${bound(fault.origin, 'at most', fault.maximum)}`;
    case 'too_small':
      return `${name} ${bound(fault.origin, 'at least', fault.minimum)}`;
    default:
      return `${name} isn't valid`;
  }
}
