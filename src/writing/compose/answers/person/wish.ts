/** What of a requirement says that it is only wished for: "a plus", "ideally", "(desirable)". */

export const wishTail =
  /[\s,–-]*\(?\b(?:(?:is|are|would be) )?(?:(?:very|highly|really|most|strongly|much) )?(?:a (?:big |real |definite )?(?:plus|bonus)|(?:an )?(?:added )?advantage|advantageous|an asset|useful|helpful|handy|good to have|nice|good|great|preferred|desirable|nice to have|ideal|beneficial|a (?:lovely|nice|useful|welcome|good) extra|an extra|valued|a bonus|welcome|helps(?: a lot)?)(?:,? (?:but )?(?:is |are )?not (?:needed|essential|required|necessary|a must)|,? (?:though|although) not (?:needed|essential|required))?\)?$/i;
const wishLead =
  /^(?:ideally|preferably|bonus(?: points)?(?: (?:if|for))?|nice to have|desirable|useful|helpful|would be (?:nice|good|great)(?: if)?|it helps if|extra points for|a plus)[:,]?\s+/i;

/** The requirement without its wish, and whether it had one. A bracket that the wish stands in keeps its words. */
export function readWish(note: string): { text: string; wish: boolean } {
  let text = note;
  let wish = false;
  const bracket = /\s*\((?:desirable|preferred|ideally|a plus|bonus|nice to have)\)/i;
  if (bracket.test(text)) {
    wish = true;
    text = text.replace(bracket, '');
  }
  if (wishLead.test(text)) {
    wish = true;
    text = text.replace(wishLead, '').replace(/^if (?=you)/i, '');
  }
  const taught = /\s*\((?:we|you['’]ll|training)[^)]*\)/i.exec(text)?.[0] ?? '';
  // "Legal work experience useful (law clinic, CAB)": where it may come from stands in the bracket.
  const bracketed = /^(.{3,60}?) (\([^)]*\))$/.exec(text);
  if (bracketed?.[1] && taught === '' && wishTail.test(bracketed[1])) {
    wish = true;
    text = `${bracketed[1].replace(wishTail, '')} ${bracketed[2]}`;
  }
  // "MOT licence bonus (+£1,500)": what is wished for, and worth.
  const worth = /^(.{3,40}?),? (?:is )?(?:a )?(?:bonus|plus) (\((?:\+|plus )?\s?[£€$₹][^()]*\))$/i.exec(text);
  if (worth?.[1]) return { text: `${worth[1]} ${worth[2]?.replace(/^\(\+\s?/, '(plus ')}`, wish: true };
  const because =
    /^(.+?) (?:is |are )?(?:a (?:bonus|plus)|useful|helpful|handy|desirable|preferred),? ((?:as|because|since) .+)$/i.exec(
      text,
    );
  if (because?.[1] && because[2]) {
    wish = true;
    text = `${because[1]}, ${because[2]}`;
  }
  const wished = text.replace(taught, '').replace(wishTail, '').trim();
  // A bracket that the wish stands in keeps its wish: "a law firm (family preferred)".
  const open = (words: string): number => words.split('(').length - words.split(')').length;
  if (wishTail.test(text.replace(taught, '')) && wished !== '' && open(wished) === 0) {
    wish = true;
    text = `${text.replace(taught, '').replace(wishTail, '')}${taught}`;
  }
  return { text, wish };
}
