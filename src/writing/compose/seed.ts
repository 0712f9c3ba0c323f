import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** 32-bit FNV-1a of a text: the same inputs give the same seed on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export interface Random {
  /** A whole number from 0 to below `below`. */
  int(below: number): number;
  pick<T>(list: readonly T[]): T | undefined;
  shuffle<T>(list: readonly T[]): T[];
}

/** So many numbers the generator draws from. */
const RANGE = 2 ** 32;

/** Repeatable randomness. */
export function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed | 0);
  const draw = (): number => (generator.next() ^ 0x80000000) >>> 0;
  // The numbers of pure-rand's `uniformInt`, without its ways for large ranges: putting texts together draws them by the
  // hundred thousand. What lies beyond the last whole multiple of `below` is drawn again.
  const int = (below: number): number => {
    if (below <= 1) return 0;
    let drawn = draw();
    if (drawn >= RANGE - below) for (const most = RANGE - (RANGE % below); drawn >= most; ) drawn = draw();
    return drawn % below;
  };
  return {
    int,
    pick: (list) => list[int(list.length)],
    shuffle: (list) => {
      const copy = [...list];
      for (let index = copy.length - 1; index > 0; index -= 1) {
        const other = int(index + 1);
        const held = copy[index];
        const swap = copy[other];
        if (held !== undefined && swap !== undefined) {
          copy[index] = swap;
          copy[other] = held;
        }
      }
      return copy;
    },
  };
}
