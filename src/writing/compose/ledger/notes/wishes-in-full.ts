/** What a description asks or wishes for in a note without its verb: "forklift licence an advantage", "German useful", "MLS preferred, not a must", "2 years experience needed". */
import { determine } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { headOf, missesArticle } from '../../language/nouns.ts';
import { tongue } from '../../language/tongues.ts';
import { isVerbBase } from '../../language/verbs.ts';

const wish =
  '(?:(?:strongly |very |also )?(?:preferred|preferable|useful|helpful|handy|desirable|beneficial|advantageous)|an advantage|a plus|a big plus|a bonus|nice to have|helps|welcome but not needed)';
const notMust =
  "(?:,? (?:but |though )?(?:it is |it['’]s )?not (?:a must|essential|required|necessary|needed|a requirement))";
const wished = new RegExp(`^(.{2,60}?),? (${wish})(${notMust})?$`, 'i');
const years =
  /^((?:at least |min(?:imum|\.)? (?:of )?)?(?:\d{1,2}\+?|one|two|three|four|five|six|seven|eight|nine|ten)) (?:years?|yrs?)['’]?(?: of)? ((?:[a-z-]+ ){0,2}experience(?: (?:in|of|with|as|on) [^,;:]{2,50})?) (?:is |are )?(?:needed|required|essential|a must|necessary)$/i;
const letters = '(?!(?:DBS|PVG|UK|EU|US|PM|AM|OT|OK|MUST)\\b)[A-Z]{2,5}\\d?(?: \\d{1,4})?';
/** "RN required", "STCW and ENG1 required", "German B1 needed": a paper by its letters, a tongue by its level. */
const named = new RegExp(
  `^(${letters}(?:(?:, ${letters})* and ${letters})?|${tongue} [ABC][12]) (needed|required|essential|a must|must)$`,
);
/** "Full clean licence", and nothing else. */
const licence =
  /^((?:full|clean|valid|current)(?:,? (?:and )?(?:clean|full|UK|Irish|EU|B))* (?:driving |driver['’]?s )?licen[cs]e)$/i;
/** "2 years site experience a plus". */
const yearsWished = new RegExp(
  `^(\\d{1,2}\\+?|one|two|three|four|five) (?:years?|yrs?)['’]? ((?:[a-z-]+ ){0,2}experience(?: (?:in|of|with|on) [^,;:]{2,40})?) (${wish})$`,
  'i',
);
/** "Must be good with children", "must ride out": who is the reader. */
const must = /^must (?!have been\b|be (?:over|under|aged?|at least)\b)((?:also |always )?[a-z]+ ?[^;:?]{0,70})$/i;
/** Qualities, checks and terms have readers of their own, and a wage is no wish. */
const noThing =
  /\b(?:you|we|they|who|applicants?|candidates?|people|hours|days?|weekends?|nights?|shifts?|start|part[- ]time|full[- ]time|pay|salary|job share|considered|training|graduates?|leavers|parents?|males?|females?|local|younger|older)\b|[:;?]|^(?:no|not|and|or|but|if|very|also)\b/i;

const isOf = (plus: string): string => (/^helps$/i.test(plus) ? 'helps' : `is ${plus.toLowerCase()}`);

/** The sentence of such a note, without its stop; null where it is of no such kind. */
export function wishInFull(note: string): string | null {
  const [, many = '', what = ''] = years.exec(note) ?? [];
  if (many) {
    const least = many
      .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
      .replace(/^min(?:imum|\.)?(?: of)? /, 'at least ')
      .replace(/^(\d+)\+$/, 'at least $1');
    return `You need ${least} ${/^(?:at least )?(?:1|one)$/.test(least) ? 'year’s' : 'years’'} ${what}`;
  }
  const [, paper = '', force = ''] = named.exec(note) ?? [];
  if (paper) return `${paper} ${/ and /.test(paper) ? 'are' : 'is'} ${/must/.test(force) ? 'essential' : force}`;
  const [, count = '', kind = '', plus = ''] = yearsWished.exec(note) ?? [];
  if (count) return `${upperFirst(count)} ${/^(?:1|one)$/i.test(count) ? 'year’s' : 'years’'} ${kind} ${isOf(plus)}`;
  const driving = licence.exec(note)?.[1];
  if (driving) return `You need a ${driving.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`;
  if (/^(?:we )?(?:will|can) train(?: you)?$/i.test(note)) return 'We will train you';
  const does = must.exec(note)?.[1] ?? '';
  // "Must haves", "must see": no verb of the reader's.
  if (
    does &&
    /^(?:also |always )?[a-z]+(?<!s|ed)(?: |$)/.test(does) &&
    !does.includes(',') &&
    !/^(?:see|read|try)\b/.test(does)
  )
    return `You must ${does}`;
  const [, thing = '', how = '', tail = ''] = wished.exec(note) ?? [];
  if (thing === '' || noThing.test(thing) || thing.includes(',') || hasVerb(thing.replace(/\p{Lu}\S*/gu, '')))
    return null;
  const head = headOf(thing).split(' ').at(-1) ?? '';
  // "Post reg preferred": letters that stand for no word.
  if (/^[a-z]{1,3}$/.test(head) || isVerbBase(thing.split(' ')[0]?.toLowerCase() ?? '')) return null;
  // "Fire marshal": a word that nobody can say how many of.
  if (/^[a-z]+$/.test(head) && determine(lowerFirst(thing)) === lowerFirst(thing) && missesArticle(lowerFirst(thing)))
    return null;
  // "SQL", "Sage 200", "German": names take no article.
  const isName = /^(?:\p{Lu}\S*|\d+)$/u.test(head);
  const said = isName ? thing : upperFirst(determine(lowerFirst(thing)));
  const several =
    !isName && (/[^su\W]s$/.test(head) || (/ and /.test(thing) && !/ (?:in|of|with|for|on) /.test(thing)));
  const is = /^helps$/i.test(how)
    ? several
      ? 'help'
      : 'helps'
    : `${several || (isName && / and /.test(thing)) ? 'are' : 'is'} ${how.toLowerCase()}`;
  return `${upperFirst(said)} ${is}${tail === '' ? '' : ` but not needed`}`;
}
