/** Somebody said in other words behind a comma: "out with one plumber, your mentor", "shadow Priya, your buddy". One person, and no second. */
const somebodys =
  /^(?:your|our|an?) (?:[a-z-]+ ){0,2}(?:mentor|buddy|manager|boss|lead|head|chef|nurse|matron|cook|[a-z]{3,}(?:er|or|ist|ant|ian|ee))$/i;
const somebody =
  /(?:^|\s)(?:(?:one|the|our|your|an?) (?:[a-z-]+ ){0,2}(?:mentor|buddy|lead|head|chef|nurse|matron|cook|[a-z]{3,}(?:er|or|ist|ant|ian))|(?:with|to|under|alongside|beside|shadow(?:ing)?|assist(?:ing)?|support(?:ing)?|join(?:ing)?|help(?:ing)?) [A-Z][a-z]+(?: [A-Z][a-z]+)?)$/;

/** Whether `behind` says of `before` who that is. */
export const isApposition = (before: string, behind: string): boolean =>
  somebodys.test(behind.trim()) && somebody.test(before.trim());

/** The pieces of a list with such words beside what they are said of. */
export function withAppositions(pieces: readonly string[]): string[] {
  const out: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    const last = out.at(-1);
    const said = last !== undefined && isApposition(pieces[at - 1] ?? '', piece);
    const goesOn =
      last !== undefined &&
      /, (?:your|our|an?) [a-z -]+$/i.test(last) &&
      isApposition(pieces[at - 2] ?? '', pieces[at - 1] ?? '') &&
      /^(?:for|in|on|at|until|during) /i.test(piece);
    if (said || goesOn) out[out.length - 1] = `${last ?? ''}, ${piece}`;
    else out.push(piece);
  }
  return out;
}
