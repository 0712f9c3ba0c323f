/** How few have left, and what marks a company holds: "only 2 drivers left in 2025", "A2 credit rating". */
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { bareOf, dated } from './parts.ts';

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWord = (many: string): string => numbers[Number(many)] ?? many.toLowerCase();
const whenever = '(?:in|since|during|over|last|this|so far) [^,;:]*';
/** "Left" is gone here, and not what remains. */
const leavers = new RegExp(
  String.raw`^((?:only|just) )?(\d[\d,]*|no|one|two|three|four|five|six|seven|eight|nine|ten) ((?:[a-z-]+ ){0,2}[a-z]+) (?:have |has )?left(?: us)? (${whenever})$`,
  'i',
);
const nobody = new RegExp(`^(nobody|no one|not one person|none of us) (has )?left(?: us)? (${whenever})$`, 'i');

function gone(text: string): string | null {
  const [, none = '', has = '', since = ''] = nobody.exec(text) ?? [];
  if (none) return `${none.charAt(0).toUpperCase()}${none.slice(1).toLowerCase()} ${has}left us ${since}`;
  const [, only = '', many = '', whom = '', time = ''] = leavers.exec(text) ?? [];
  if (
    !many ||
    /^(?:places?|spaces?|days?|seats?|rooms?|tickets?|weeks?|hours?|posts?|vacanc(?:y|ies)|of (?:us|them|our) .*)$/i.test(
      whom,
    )
  )
    return null;
  const have = /^(?:since|so far)/i.test(time) ? `${/^one$|^1$/i.test(many) ? 'has' : 'have'} ` : '';
  if (/^no$/i.test(many)) return `No ${whom} ${have}left us ${time}`;
  const few = /^\d$/.test(many) ? inWord(many) : many.toLowerCase();
  const of = /^(?:people|persons?|staff|colleagues|employees)$/i.test(whom)
    ? ` ${whom}`
    : / ?[^su\W]s$/.test(whom)
      ? ` of our ${whom}`
      : ` ${whom}`;
  const said = `${only.toLowerCase()}${few}${of} ${have}left us ${time}`;
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

const starred = '(?:one|two|three|four|five|[1-5])[- ]star';
/** Marks that one holds until they are taken away: ratings, rosettes, standards by their number. */
const mark = new RegExp(
  String.raw`^(?:an? |the )?((?:(?:${starred}|[A-Z][\w+&/-]*|(?:credit|hygiene|food|safety|governance|viability|star|health|energy|top|gold|silver|bronze|platinum)) ){1,5}?(?:rating|status|kitemark|accreditation|certification|licen[cs]e|charter mark|grade))((?: (?:from|for|with|by) [^,;:]+?)?)((?: in| since|,)? ?\(?(?:(?:[A-Z][a-z]+ )?(?:19|20)\d\d)\)?)?$`,
);
/** "ISO 9001", "ISO 9001 and ISO 14001", "IATF 16949". */
const standard =
  /^((?:ISO(?:\/IEC)?|BS|EN|IATF|AS|BRCGS?|PAS|OHSAS|SOC) ?\d[\d:-]*(?:(?:,| and|, and| &) (?:(?:ISO(?:\/IEC)?|BS|EN|IATF|AS|BRCGS?|PAS|OHSAS|SOC) ?)?\d[\d:-]*)*)$/;

function holds(text: string): string | null {
  const norm = standard.exec(text)?.[1];
  if (norm) return `We hold ${norm}`;
  const [, what = '', who = '', when = ''] =
    mark.exec(text.replace(/^(?:Five|Four|Three|Two|One)(?=[- ]star)/, (word) => word.toLowerCase())) ?? [];
  // "For nine years running" is how long, and has another verb.
  if (
    !what ||
    hasVerb(who) ||
    /\b(?:running|in a row|years|months)\b/.test(who) ||
    /^(?:Our|We|The|All|Every|Your|Driving)\b/.test(what)
  )
    return null;
  const year = /(?:[A-Z][a-z]+ )?(?:19|20)\d\d/.exec(when)?.[0] ?? '';
  const kept = /^(?:Credit|Hygiene|Food|Safety|Top|Gold|Silver|Bronze)\b/.test(what) ? lowerFirst(what) : what;
  const named = /(?:status|accreditation|certification)$/.test(what) ? kept : withArticle(kept);
  if (year && /since/.test(when)) return `We have held ${named}${who} since ${year}`;
  if (year) return `We received ${named}${who} in ${year}`;
  return dated.test(who) ? null : `We hold ${named}${who}`;
}

/** The note as a sentence; null for every other. */
export function asLeavers(typed: string): string | null {
  const text = bareOf(typed);
  return gone(text) ?? holds(text);
}
