/** Guidelines that name nothing but where the job is: "Kassel", beside no statement. */
import type { GuideFact } from './facts.ts';
import type { Place } from './place.ts';

/** The guidelines without those: a place is no promise and no value. Each that is switched on is told in a note. */
export function withoutPlaces(guides: readonly GuideFact[], place: Place | null, notes: Set<string>): GuideFact[] {
  const onlyPlace = ({ name, statement }: GuideFact): boolean =>
    statement === null && place !== null && name.text.toLowerCase() === place.name.toLowerCase();
  for (const { name, fact } of guides.filter(onlyPlace))
    if (fact.weight > 0)
      notes.add(
        `"${name.text}" says no more than where the job is, so no text names it as yours. A statement beside it would be said.`,
      );
  return guides.filter((guide) => !onlyPlace(guide));
}
