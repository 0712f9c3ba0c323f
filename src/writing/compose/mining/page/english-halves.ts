/**
 * Lines of a paper that say everything twice, in English and in another tongue beside it: "Riachtanach / Essential",
 * "Aufgaben | Your tasks", "Prüfen der Bogen | Check sheets for colour". What is English of them is the line.
 */
import { isKnown } from '../../language/known-words.ts';
import { linesOf } from '../../language/narrow.ts';
import { isEnglish } from './english.ts';
import { headingOf } from './headings.ts';

/** A line with one mark between its halves, in blanks; what marks its row or its heading stands before them. */
const twoHalves =
  /^(\s*(?:#{1,6}\s+|[•*·▪o–-]\s+|\(?[\da-z]{1,3}[.)]\s+|\*\*)?)(\S.*?)(\s+(?:\/{1,2}|[|•·–—-])\s+)(\S.*?)([\s*:]*)$/iu;
/** The marks that may stand between them. */
const joints = /\s(?:\/{1,2}|[|•·–—-])\s/g;

const longWords = (half: string): string[] => half.match(/\p{L}{3,}/gu) ?? [];
/** Small words of notes that are English in few letters: "CV", "GP", "IT" are names. */
const hasEnglish = (half: string): boolean => longWords(half).some((word) => isKnown(word.toLowerCase()));
/** All of its longer words are English, but for a name or two. */
const isAllEnglish = (half: string): boolean => {
  const words = longWords(half);
  return (
    words.length > 0 &&
    isEnglish(half) &&
    words.filter((word) => isKnown(word.toLowerCase())).length * 3 >= words.length * 2
  );
};
/** Surely another tongue: its small words, or two words and more of which English has none, one of them in small letters or with a mark over it. */
const isSurelyForeign = (half: string): boolean => {
  const words = longWords(half);
  if (/[\u0370-\u052f\u0590-\u06ff\u0900-\u0dff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u.test(half)) return true;
  if (words.length > 1 && (!isEnglish(half) || ofWhom.test(half))) return true;
  return (
    words.length > 1 &&
    !hasEnglish(half) &&
    (words.some((word) => /^\p{Ll}{4,}$/u.test(word)) || /[^\u0000-\u007f]/u.test(words.join('')))
  );
};
/** "Ihr Profil", "Vos missions", "Tus tareas": whose it is, in the small words of headings. */
const ofWhom =
  /^(?:ihre?|deine?|unsere?|vos|votre|notre|nos|tus|sus|nuestr[oa]s?|vostr[oiae]|jouw|onze|twoje|eich|bhur)\s/i;
/** "Riachtanach": one word that is no English, no letters and no name of a program, which only stands beside a heading's own name. */
const isOneForeignWord = (half: string): boolean => /^\p{Lu}?\p{Ll}{4,}$/u.test(half) && !hasEnglish(half);

interface Halves {
  before: string;
  left: string;
  joint: string;
  right: string;
  behind: string;
}
const halvesOf = (line: string): Halves | null => {
  if (line.length > 240 || (line.match(joints)?.length ?? 0) !== 1) return null;
  const [, before = '', left = '', joint = '', right = '', behind = ''] = twoHalves.exec(line) ?? [];
  return right === '' ? null : { before, left, joint: joint.trim(), right, behind };
};

/** Which half is English, by this line alone. */
function ownSide({ left, joint, right }: Halves): 'left' | 'right' | null {
  // "Crème brûlée / desserts": beside one word only a heading shows what the other half is.
  const says = (half: string): boolean =>
    isAllEnglish(half) && (/\S\s+\S/.test(half) || headingOf(half, false) !== null);
  if (isSurelyForeign(left) && says(right)) return 'right';
  if (isSurelyForeign(right) && says(left)) return 'left';
  if (!joint.startsWith('/')) return null;
  if (isOneForeignWord(left) && headingOf(right, false) !== null) return 'right';
  if (isOneForeignWord(right) && headingOf(left, false) !== null) return 'left';
  return null;
}

/** A paper with the English half of its lines in two languages; all others as they are. */
export function inEnglishHalves(paper: string): string {
  if (!/[^\s|] +(?:\/{1,2}|[|•·–—-]) +[^\s|]/.test(paper)) return paper;
  const lines = linesOf(paper).map((line) => {
    const halves = halvesOf(line);
    return { line, halves, side: halves && ownSide(halves) };
  });
  // "Verpacken | Packing and labelling": a single word is of the tongue that stands on its side in the other lines.
  const sides = new Map<string, { left: number; right: number }>();
  for (const { halves, side } of lines) {
    if (!halves || !side) continue;
    const count = sides.get(halves.joint) ?? { left: 0, right: 0 };
    count[side] += 1;
    sides.set(halves.joint, count);
  }
  return lines
    .map(({ line, halves, side }) => {
      if (!halves) return line;
      const { left = 0, right = 0 } = sides.get(halves.joint) ?? {};
      const paired = Math.max(left, right) > 2 && Math.min(left, right) === 0;
      const usual = left > right ? ('left' as const) : ('right' as const);
      // "Print Finisher | Medientechnologe": once the other way about.
      const other = usual === 'left' ? 'right' : 'left';
      const byPaper = !paired
        ? null
        : hasEnglish(halves[usual]) && !isAllEnglish(halves[other])
          ? usual
          : isAllEnglish(halves[other]) && !hasEnglish(halves[usual])
            ? other
            : null;
      const english = side ?? byPaper;
      if (!english) return line;
      return `${halves.before}${halves[english]}${halves.behind}`;
    })
    .join('\n');
}
