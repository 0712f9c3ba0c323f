/** Things of the company's own that imperatives point at, and who is led: "the new lifts and diagnostics", "the floor team of 14". */
import { withArticle } from '../language/articles.ts';
import { lowerFirst } from '../language/first-capitals.ts';
import { headOf, missesArticle } from '../language/nouns.ts';
import { contentWords, countWords } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { readStatement, type Statement } from '../ledger/statement.ts';

/** What a company has, whoever works there; people and what a post is are none. */
const ours =
  /^(?:the|our) ((?:brand[- ]new|new|newly [a-z]+|modern|refurbished|upgraded|latest|electric|own) (?!(?:starters?|recruits?|joiners?|colleagues?|team|teams|staff|manager|owners?|clients?|customers?|members|post|role|job|position|start|contract|graduates?)\b)[\w,' -]+)$/i;

/** "The 14 depots": so many of what a company has; people are there for something, which nobody has said. */
const counted =
  /^(?:the|our) ((?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?!(?:[a-z-]+ ){0,2}(?:people|clients|customers|users|sites|accounts|households|towns|villages|cities|counties|countries|meters)$)(?:[a-z-]+ ){0,2}[a-z]+s)$/i;

/** What a note of the description counts, by itself: "14 depots". */
function asCountedThere(text: string, { sentences }: Ledger): Statement | null {
  const [, many = ''] = counted.exec(text.replace(/[.!]+$/, '')) ?? [];
  const noted =
    many !== '' &&
    sentences.some(
      ({ fact, statement }) =>
        fact.kind === 'description' &&
        statement.text.replace(/^(?:There are|We have) /, '').toLowerCase() === many.toLowerCase(),
    );
  return noted ? readStatement(`We have ${lowerFirst(many)}`) : null;
}

/** What a guideline says of such a thing, or that we have it. Null where nothing of the kind is pointed at. */
export function asOurs(text: string, ledger: Ledger): Statement | null {
  const there = asCountedThere(text, ledger);
  if (there) return there;
  const [, thing = ''] = ours.exec(text.replace(/[.!]+$/, '')) ?? [];
  if (thing === '' || /\b(?:you|we|they|is|are|will)\b/i.test(thing)) return null;
  const wanted = contentWords(thing);
  const told = ledger.guides.find(
    ({ statement }) =>
      statement?.kind === 'clause' &&
      countWords(statement.text) <= 20 &&
      wanted.every((word) => contentWords(statement.text).includes(word)),
  )?.statement;
  if (told) return told;
  const bare = lowerFirst(thing);
  // "The new scanner in Leeds": one of them.
  const one = missesArticle(bare) && !/s$/.test(headOf(bare).split(' ').at(-1) ?? '');
  return readStatement(`We have ${one ? withArticle(bare) : bare}`);
}

const many = '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
const team = new RegExp(
  `^(?:an? |the |our |your )?((?:[a-z-]+ )?(?:team|crew|staff|brigade|squad) of (?:about |around )?(${many}))$`,
  'i',
);

/** "The floor team of 14", where the job description or the brief has the reader lead it ("lead, develop and retain the team"): "you lead a floor team of 14". */
export function asLed(text: string, texts: readonly (string | null | undefined)[]): Statement | null {
  const [, named = '', count = ''] = team.exec(text.replace(/[.!]+$/, '')) ?? [];
  if (named === '') return null;
  const leads = new RegExp(
    `\\b(lead|manage|supervise|head|run|oversee)(?:s|ing)?(?:(?:, [a-z]+){0,3},? and [a-z]+)? (?:an? |the |our |your )?(?:[a-z-]+ ){0,3}(?:team|crew|staff|brigade|squad)?(?: ?of)? ?(?:about |around )?${count}\\b`,
    'i',
  );
  const verb = texts
    .map((typed) => leads.exec(typed?.slice(0, 50_000) ?? '')?.[1])
    .find((found) => found !== undefined);
  return verb ? readStatement(`You ${verb.toLowerCase()} ${withArticle(lowerFirst(named))}`) : null;
}

const turn = new RegExp(
  `^(?:the |our )?(${many}|one|1) ((?:[a-z-]+ ){0,2}[a-z-]+) ((?:an?|per|each|every) (?:week|fortnight|month|year|term|quarter|season))$`,
  'i',
);
/** Times that one works; of what else there are so many, there are. */
const worked =
  /^(?:(?:late|early|night|day|weekend|evening) )?(?:shifts?|nights?|evenings?|weekends?|saturdays?|sundays?|days?|lates|earlies)$/i;

const clock = "(?:about |around )?(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?| o[’']clock)?|noon|midnight|midday)";
const startsAt = new RegExp(
  `^(?:the |our |an? )?(?:early |late )?(start|finish)(?:ing)?(?: times?)? (?:at|of|is|by) (${clock}(?: (?:on|from) [A-Za-z ]{3,25})?)$`,
  'i',
);
const someTurns = new RegExp(`^(?:the |our )(${many}) ((?:[a-z-]+ )?shifts)$`, 'i');

/** "The two sleepovers a month": so many there are. "The start at 3:30 am": when one starts. */
export function asTurns(text: string): Statement | null {
  const bare = text.replace(/[!]+$|(?<!\b[ap]\.m)[.]+$/g, '');
  const [, deed = '', when = ''] = startsAt.exec(bare) ?? [];
  if (when) return readStatement(`You ${deed.toLowerCase()} at ${when}`);
  const [, shifts = '', kind = ''] = someTurns.exec(bare) ?? [];
  if (shifts) return readStatement(`You work ${shifts.toLowerCase()} ${kind}`);
  const [, count = '', what = '', often = ''] = turn.exec(text.replace(/[.!]+$/, '')) ?? [];
  if (count === '' || /\b(?:leave|holiday|pay|training|off)\b/i.test(what)) return null;
  const per = often.replace(/^per /i, 'a ').toLowerCase();
  return readStatement(
    worked.test(what)
      ? `You work ${count.toLowerCase()} ${what} ${per}`
      : `There ${/^(?:one|1)$/i.test(count) ? 'is' : 'are'} ${count.toLowerCase()} ${what} ${per}`,
  );
}
