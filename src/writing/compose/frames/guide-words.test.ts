import { describe, expect, it } from 'vitest';
import { isWayToBe } from './guide-words.ts';

describe('a value that is how somebody is', () => {
  it.each(['honest', 'exact', 'open and fair', 'fast but fair', 'kind to all', 'honest with ourselves'])(
    'may stand behind "being": %s',
    (name) => expect(isWayToBe(name)).toBe(true),
  );
  it.each(['fresh or not at all', 'bold, never loud', 'together', 'right or nothing', 'safe before fast'])(
    'stays in its quotes: %s',
    (name) => expect(isWayToBe(name)).toBe(false),
  );
});
