/** The places of a list that something can be moved to: before each of its things, and after the last. Pure. */

/** The place after the last one. */
export const endId = 'end';

export const placesOfList = (ids: readonly string[]): string[] => [...ids, endId];

/** Where an arrow leads: a thing that lies in the list begins at its own place, one from elsewhere at an end of the list. */
export function nextPlace(
  key: string,
  lift: { id: string; target: string | undefined },
  places: readonly string[],
  beside: string | undefined,
): string | undefined {
  if (key === 'ArrowLeft') return beside;
  const at = places.indexOf(lift.target ?? lift.id);
  if (at < 0) return key === 'ArrowUp' ? places.at(-1) : places[0];
  if (key === 'ArrowRight') return lift.target;
  // Before the thing behind it, a thing lies where it lay: that place is left out.
  const own = places.indexOf(lift.id);
  const open = places.filter((_, index) => own < 0 || (index !== own && index !== own + 1) || index === at);
  return open[open.indexOf(places[at] ?? '') + (key === 'ArrowUp' ? -1 : 1)];
}
