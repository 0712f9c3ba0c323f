/** Marks that a paper explains itself, "* = desirable" below "Welding certificate*", or that a list shows by having both, "(M)" and "(D)": as the marks that every reader knows. */

const wishWord =
  'desirable|desired|preferred|preferable|optional|nice[- ]to[- ]have|an? (?:advantage|plus|bonus)|advantageous|not essential|a wish';
const mustWord = 'essential|required|mandatory|compulsory|necessary|a must|must[- ]have';
const mark = '\\*{1,3}|†|‡';
/** "* = desirable", "(** preferred)", "Items marked * are essential". */
const legend = new RegExp(
  `(?:^|[(,;]\\s*)(?:(?:(?:those|items?|criteria|points|lines|requirements|anything) )?(?:marked|shown) (?:with )?(?:an? )?)?(${mark}|asterisk)\\)?\\s*(?:[=:–-]|denotes?|means?|indicates?|(?:is|are)\\b)?\\s*(?:highly |strongly )?(?:(${wishWord})|(${mustWord}))\\b(?:,? (?:but |and )?not (?:essential|required|necessary|a must))?(?: (?:criteria|criterion|requirements?|items?))?[.)]*\\s*$`,
  'i',
);
const hasMark = /[*†‡]|asterisk/i;
const marked = new RegExp(`^(.*[\\w).,%])\\s?(${mark})\\s*$`);
const listed = /^\s*(?:[•·○▪●o*–-]|\d{1,2}[.)]|\(?[a-z]\))\s+\S/;

/** Each line with the mark that the legend gives it; without a legend, or lines that it speaks of, as they were. */
function withLegend(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => hasMark.test(line) && line.split(/\s+/).length < 14 && legend.test(line));
  if (at < 0) return lines;
  const [whole = '', sign = '', wish] = legend.exec(lines[at] ?? '') ?? [];
  const own = sign.toLowerCase() === 'asterisk' ? '*' : sign;
  const isMarked = (line: string): boolean => marked.exec(line)?.[2] === own;
  if (!lines.some((line, index) => index !== at && isMarked(line))) return lines;
  // Where the mark is the must's, a line of the same list without it is a wish.
  const beside = (index: number): boolean =>
    listed.test(lines[index] ?? '') &&
    [-1, 1].some((step) => {
      for (let next = index + step; listed.test(lines[next] ?? ''); next += step)
        if (isMarked(lines[next] ?? '')) return true;
      return false;
    });
  return lines.flatMap((line, index) => {
    if (index === at) {
      const rest = line.replace(whole, '').replace(/[\s(,;]+$/, '');
      return /[A-Za-z]{3}/.test(rest) ? [rest] : [];
    }
    if (isMarked(line)) return [line.replace(marked, `$1 (${wish ? 'D' : 'E'})`)];
    return [!wish && beside(index) ? `${line.trimEnd()} (D)` : line];
  });
}

const mustMark = /\s*[([](?:M|R|must|required|mandatory)[)\]]\s*$/i;
const wishMark = /\s*[([](?:D|P|N|O|can|nice|optional|preferred|desirable)[)\]]\s*$/i;

/** Lines that end in "(M)" where others end in "(D)" or "(P)": musts and wishes. */
function withLetters(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => mustMark.test(line)) || !lines.some((line) => wishMark.test(line))) return lines;
  return lines.map((line) => line.replace(mustMark, ' (E)').replace(wishMark, ' (D)'));
}

/** "(E = essential, D = desirable)": what a letter at the end of a line says. */
const explained = /\s*[([]?\bE ?[=:–-] ?essential\b.{0,6}\bD ?[=:–-] ?desirable\b[)\]]?/i;
const lastLetter = /^(.*[\w)%.,]) ([ED])\s*$/;

/** "Full driving licence E" below such a legend; "certificate D or willing to work towards it E" is a must that has two ways in. */
function withBareLetters(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => line.includes('=') && explained.test(line));
  if (at < 0 || lines.slice(at + 1).filter((line) => lastLetter.test(line)).length < 2) return lines;
  return lines.map((line, index) => {
    if (index === at) return line.replace(explained, '');
    const [whole, words = '', letter = ''] = index > at ? (lastLetter.exec(line) ?? []) : [];
    return whole === undefined ? line : `${words.replace(/ [ED](?= (?:or|and) )/g, '')} (${letter})`;
  });
}

const ownSentence =
  /^(.*[a-z\d)])\. +(?:(desirable|preferred|optional|nice to have|an advantage|a plus)|(essential|required|mandatory|compulsory|a must))[.!]?\s*$/i;
/** "A management qualification from a good institute. Desirable.": a force in a sentence of its own is of the line before it. */
const withOwnSentences = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => {
    const [, asked = '', wish] = ownSentence.exec(line) ?? [];
    return asked === '' ? line : `${asked} (${wish ? 'D' : 'E'})`;
  });

export const withForcesShown = (lines: readonly string[]): readonly string[] =>
  withLetters(withLegend(withBareLetters(withOwnSentences(lines))));
