/** How a benchmark says what it found: one line a promise, with its bound and whether it holds. */

/** A measured promise. `figure` is a ratio within one run unless the promise names a unit. */
export interface Finding {
  promise: string;
  bound: string;
  figure: string;
  holds: boolean;
}

/** Prints the findings as a table and sets the exit status when one doesn't hold. */
export function report(findings: readonly Finding[]): void {
  for (const { promise, bound, figure, holds } of findings) {
    console.log(`${holds ? 'holds ' : 'BROKEN'}  ${promise}: ${figure} (bound: ${bound})`);
  }
  if (findings.some((finding) => !finding.holds)) process.exitCode = 1;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
