/** "IT" in a line of capitals: a thing that was named before ("REVIEW IT EVERY MONTH"), or the letters of a field ("MANAGE IT ASSETS"). */

/** What is done with a field as well as with a thing: "LEAD IT AND FINANCE". */
const ofField =
  /\b(?:SUPPORT|MANAGE|LEAD|RUN|OVERSEE|MAINTAIN|USE|TEACH|BUY|LEARN|HAVE|WITH|FOR|TO|FROM|BY|OF|IN|AND|OR|FINANCE|HR) IT$/;
/** A second deed, whose thing stands before it. */
const second =
  /\b(?:AND|OR|THEN|TO|WHEN|UNTIL|BEFORE|AFTER|ONCE) (?:[A-Z]+LY )?[A-Z-]{3,} (?:(?:UP|OUT|OFF|ON|OVER|DOWN|WITH|FOR|TO) )?IT$/;
const goesOn =
  /^(?:\s*[,.;]|\s*$| (?:EVERY|EACH|WITH|TO|IN|ON|AT|BY|FOR|FROM|INTO|UP|OUT|OFF|DOWN|DAILY|WEEKLY|MONTHLY|AND|OR|WHEN|IF|BEFORE|AFTER|WITHIN|UNTIL|REGULARLY|CLEAN|TIDY|SAFELY|READY|AS)\b)/;
/** What is said of a thing: "IT IS CLEAN". */
const said = /^ (?:IS|WAS|RUNS|MEETS|STAYS|REMAINS|WORKS|NEEDS|HAS)\b/;

/** "YOU DO NOT PAY IT BACK": no field is done so. */
const doneSo = /^ BACK\b/;

/** The line with the word for a thing in small letters; the letters of the field keep theirs. */
export const withPronoun = (line: string): string =>
  line.replace(/\bIT\b/g, (word, at: number) => {
    const [before, behind] = [line.slice(0, at + word.length), line.slice(at + word.length)];
    return said.test(behind) ||
      doneSo.test(behind) ||
      (second.test(before) && !ofField.test(before) && goesOn.test(behind))
      ? 'it'
      : word;
  });
