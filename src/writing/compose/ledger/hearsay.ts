/** Who said so, behind what was typed: "QQI Level 5 (Deirdre says)". It is of the office, and no reader of an advert is told. */

const name = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?";
const office =
  '(?:HR|MD|CEO|COO|CFO|(?:the|our|my) (?:boss|manager|director|principal|head|owner|client|board|team|MD|CEO|chef|GM|chair|line manager)|he|she|they)';
const says =
  '(?:says?|said|insists?|insisted|reckons?|thinks?|tells? me|told me|tells? us|told us|wants? (?:it|this|that)|wanted (?:it|this|that)|asked for (?:it|this|that)|confirmed|confirms|agrees?|agreed|swears|promises|promised)(?: so| this| it)?';
const hearsay = new RegExp(
  `\\s*\\((?:(?:as |so )?(?:${name}|${office}) ${says}|(?:so |as )?(?:says?|said|reckons?) (?:${name}|${office})|(?:per|acc\\.? to|according to|as per|ask(?:ed)? by|confirmed (?:by|with)|agreed with|check with|ask) (?:${name}|${office}))\\)`,
  'gu',
);
/** Houses and papers that something goes by: "(as per Ofsted)" is no hearsay. */
const byRule =
  /\((?:as per|per|according to|acc\.? to)\s+(?:[A-Z]{2,}|\p{Lu}\p{L}+ (?:Act|Code|Scheme|Agreement|Standard|Council|Board|Scale|Pay)\b)/u;

/** The text without such asides. */
export const withoutHearsay = (text: string): string =>
  text.includes('(') ? text.replace(hearsay, (aside) => (byRule.test(aside) ? aside : '')) : text;
