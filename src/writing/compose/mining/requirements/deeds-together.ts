/** Rows of deeds behind one "can" that are one demand: what stands at their end is said of all, or each alone is too little. */
import { isVerbBase } from '../../language/verbs.ts';
import { isSomebody } from './person-shapes.ts';
import { ownStart } from './row-background.ts';
import { kept } from './split-kept.ts';

/** A row of three and more, from its "can" to the end of the piece that has the "and". */
const row =
  /\b((?:can|able to|ability to) )([a-z]+(?: (?!and\b|or\b)[\w'’-]+){0,5}(?:, [a-z]+(?: (?!and\b|or\b)[\w'’-]+){0,5}){1,3}),? (and|or|&) ([a-z-]+(?: [\w'’-]+){0,7})(?=$|[,;.\n])/gi;
/** What holds for all the deeds of a row, and for the last alone only where it says so. */
export const ofAll =
  /\b(?:at once|at (?:the same|one) time|all at once|in (?:one|the same) (?:breath|go|shift|day)|in (?:two|both|three|several|either|more than one) [a-z]+|in (?:English|German|French|Irish|Welsh|Spanish|Hindi) (?:and|or) [A-Z]\w+|simultaneously|without help|unaided|unsupervised)$/i;

/** "Can weld", "can draw well": a deed without a thing that it is done to. */
const isBare = (deed: string): boolean => /^[a-z]+(?: (?:well|fast|quickly|neatly|safely|alone))?$/.test(deed);
/** "Can sing, dance and act": a short word behind two deeds is a third, also where it may be a thing. */
const maybeDeed = (word: string): boolean =>
  isVerbBase(word) || /^(?:act|dance|chat|note|score|sketch|model|purl)$/.test(word);

/** "A rota", "an order": one of several things of a deed, and nothing that one has. */
const isOneThing = (piece: string): boolean =>
  /^an? [a-z-]+(?: [a-z-]+)?$/.test(piece) &&
  !/\b(?:licen[cs]e|certificate|car|van|degree|diploma|card|ticket|team player|eye|head|sense|manner|driver)$/.test(
    piece,
  ) &&
  !isSomebody(piece);

/** The text with the commas of such rows put out of sight. */
export const keepDeedRows = (text: string): string =>
  /\b(?:can|able to|ability to) [a-z]/i.test(text) && / (?:and|or|&) /.test(text)
    ? text.replace(row, (whole, _lead: string, before: string, _joint: string, last: string) => {
        const deeds = before.split(', ');
        const verbs = [...deeds, last].map((deed) => deed.split(' ')[0] ?? '');
        // "Can follow a recipe, a rota and an order": what is done to all of them.
        if (/^[a-z]+ an? /.test(deeds[0] ?? '') && [...deeds.slice(1), last].every(isOneThing))
          return whole.replaceAll(', ', `${kept} `);
        return (verbs.every(maybeDeed) ||
          (deeds.every(isBare) && (ofAll.test(last) || /^[a-z-]+ [a-z]+ly$/.test(last)))) &&
          ![...deeds.slice(1), last].some((deed) => / /.test(deed) && ownStart.test(deed)) &&
          (deeds.every(isBare) || ofAll.test(last))
          ? whole.replaceAll(', ', `${kept} `)
          : whole;
      })
    : text;
