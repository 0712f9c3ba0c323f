/** Somebody who is told of in clauses: "a person who can lead the team and who knows the business". */

const third =
  "(?:has|is|can|knows|likes|loves|enjoys|wants|understands|speaks|gets|works|keeps|takes|thinks|brings|holds|listens|writes|cares|never|always|does not|doesn['’]t|isn['’]t)";
const told = new RegExp(
  `^(?:.{0,40}?\\b(?:looking for|seeking|need|want|after) )?(?:an? (?:[a-z]+ )?(?:person|colleague|leader|manager|candidate)|someone|somebody|people) who (${third} [^;:]+?(?:,| and|, and) who ${third} [^;:]+?)[.!]*$`,
  'i',
);

/** Each of the clauses by itself; null where somebody is told of in one clause or none. */
export function partClauses(line: string): string[] | null {
  const [, row = ''] = told.exec(line.trim()) ?? [];
  return row === '' ? null : row.split(/(?:,? and|,) who /);
}
