/** Which words are names in the advert at hand: company, places, people. They keep their capitals. */
import { Recent } from './recent.ts';
import { remembering } from './words.ts';

const names = new Set<string>();
export const namesHere: ReadonlySet<string> = names;

/** Each set of names has a number, so that what was read under it is known by a short key. */
const numbers = new Recent<number>(32);
let given = 0;
let current = 0;

function number(): number {
  if (names.size === 0) return 0;
  return numbers.get([...names].sort().join('|'), () => {
    given += 1;
    return given;
  });
}

/** Runs `work` knowing that these words are names. */
export function withNames<T>(words: Iterable<string>, work: () => T): T {
  const before = [...names];
  const numbered = current;
  for (const word of words) if (/^[A-Z]/.test(word)) names.add(word);
  if (names.size > before.length) current = number();
  try {
    return work();
  } finally {
    if (names.size > before.length) {
      names.clear();
      for (const word of before) names.add(word);
    }
    current = numbered;
  }
}

/** Like `remembering`, for what also depends on the names. What it hands out is shared: nobody changes it. */
export function rememberingHere<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = remembering((key) => ({ read: read(key.slice(key.indexOf(' ') + 1)) }));
  return (text) => known(`${current} ${text}`).read;
}
