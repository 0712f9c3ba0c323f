import { describe, expect, it } from 'vitest';
import { withoutMarks } from './without-marks.ts';

describe('a note quotes what was typed', () => {
  it.each([
    ['any CRM desirable', 'Plus: Excel, any CRM', 'any CRM'],
    ['any CRM desirable', 'any CRM desirable', 'any CRM desirable'],
    ['it helps if you can weld', 'It helps if: you can weld', 'you can weld'],
    ['moffett', 'moffett', 'moffett'],
  ])('%s of %s', (part, field, typed) => expect(withoutMarks(part, field)).toBe(typed));
});
