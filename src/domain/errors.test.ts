import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AppError, type ErrorCode, errorRegistry } from './errors.ts';

const path = 'docs/errors.md';

function documentation(): string {
  const rows = Object.entries(errorRegistry).map(
    ([code, { status, message }]) => `| ${status} | \`${code}\` | ${message} |`,
  );
  return `# Error codes

Every error reply is a list of items \`{ message, code, field? }\`. Codes are stable; the sentence is for the user.

| Status | Code | Sentence |
|---|---|---|
${rows.join('\n')}
`;
}

describe('the error registry', () => {
  it('is documented completely (UPDATE_DOCS=1 writes the page)', () => {
    if (process.env.UPDATE_DOCS === '1') writeFileSync(path, documentation());
    expect(readFileSync(path, 'utf8')).toBe(documentation());
  });

  it('says what happened in a sentence that shows nothing of the inside', () => {
    for (const [code, { message }] of Object.entries(errorRegistry)) {
      expect(message.length, code).toBeGreaterThan(10);
      expect(message, code).not.toMatch(/undefined|null|error code|exception|stack|SQL/i);
    }
  });

  it('keeps 401 and 403 for sessions and roles: both log the client out', () => {
    const codes = (Object.keys(errorRegistry) as ErrorCode[]).filter((code) =>
      [401, 403].includes(errorRegistry[code].status),
    );
    expect(codes).toEqual(['UNAUTHENTICATED', 'FORBIDDEN']);
  });

  it('keeps what is for the log apart from what is for the user', () => {
    const error = new AppError('INTERNAL', { internal: 'relation "x" does not exist' });
    expect(error.message).toContain('relation');
    expect(error.items).toEqual([{ message: 'Something went wrong', code: 'INTERNAL' }]);
  });
});
