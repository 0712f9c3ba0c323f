/** The score of the last time that an advert was open in this browser. */
const keyOf = (advertId: string): string => `Advert_Score ${advertId}`;

/** What was found when this page looked first: it stays the draft that later scores are held against. */
const found = new Map<string, number | undefined>();

/** The last draft's score; undefined for a first reading, or where the browser keeps nothing. */
export function findLastScore(advertId: string): number | undefined {
  if (!found.has(advertId)) {
    let last = Number.NaN;
    try {
      last = Number.parseInt(localStorage.getItem(keyOf(advertId)) ?? '', 10);
    } catch {
      // Without storage each reading is the first.
    }
    found.set(advertId, Number.isNaN(last) ? undefined : last);
  }
  return found.get(advertId);
}

/** Keeps a score for the next time. */
export function keepScore(advertId: string, total: number): void {
  findLastScore(advertId);
  try {
    localStorage.setItem(keyOf(advertId), String(total));
  } catch {
    // The next reading is a first one.
  }
}
