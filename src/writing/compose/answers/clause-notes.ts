/** Notes that become clauses: "rated Good", "tools insured", "Council declared it 2019". */

import { isProperFirst, lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { wordsOf } from '../language/words.ts';
import { isMainClause } from './clause.ts';
import { inRow, isCountable, isPlural, isPluralNoun, withDeterminer } from './nouns.ts';

/** A clause with the words that notes leave out: "Council declared it 2019" becomes "The council declared it in 2019". */
/** "Tom is leaving": a name, though there are toms; "driver is leaving" is told of one. */
const isNamed = (text: string): boolean =>
  /^\p{Lu}\p{Ll}+ (?:is|was|has) (?:leaving|retiring|moving|going|been|worked|run|stepping|off)\b/u.test(text) &&
  !/^\p{L}+(?:er|or|ist|ant|ian|chef|nurse|cook|lead|head|boss|clerk) /u.test(text);
export const whole = (text: string): string =>
  isNamed(text)
    ? text
    : (/^(?!last (?:year|month|week|summer|spring|autumn|winter)\b)(?:current|previous|last|outgoing|existing) [a-z]+(?: [a-z]+)? (?:is|was|has|left|moved|retires?d?|goes)\b/i.test(
        text,
      ) ||
      /^(?:brand[- ]new|new|second|third|biggest|newest) [a-z]+(?: [a-z]+)? (?:opened|opens|launched|launches) /i.test(
        text,
      )
        ? `Our ${text.charAt(0).toLowerCase()}${text.slice(1)}`
        : /^(?:first|second|third|final|last|next) (?:round|stage|step|interview|call|shift) (?:is|will|takes|lasts)\b/i.test(
              text,
            )
          ? `The ${text.charAt(0).toLowerCase()}${text.slice(1)}`
          : /^\p{Lu}?\p{Ll}+ (?:(?:in|of|at|on|for|to) (?:the |our )?[a-z]+(?: [a-z]+)? )?(?:is|was|has|runs|starts|begins|ends|lasts|opens|closes) /u.test(
                text,
              ) && isCountable(text.split(' ')[0] ?? '')
            ? `The ${text.charAt(0).toLowerCase()}${text.slice(1)}`
            : text
      )
        .replace(
          /^(?:council|school|company|trust|hospital|charity|college|university|practice|board|firm|agency|site|shop|department|business|client|owner|founder|gaffer|skipper|head chef|manager|director|role|post|team|office|successful candidate) (?=(?:is|are|was|were|has|have|will|can|must|needs?|wants?|runs?|won|went|started|opened|moved|retires?|reports?|[a-z]+ed)\s)/i,
          (found) => `The ${found.charAt(0).toLowerCase()}${found.slice(1)}`,
        )
        .replace(/(?<=\b[a-z]+ed\b.*[a-z]) ((?:19|20)\d\d)$/, (found, year: string, at: number, all: string) =>
          /\b(?:in|since|by|of|from|until|before|after|for|to|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)$/.test(
            all.slice(0, at),
          )
            ? found
            : ` in ${year}`,
        );

/** "ARB approved since 2015": we have been so; null for every other note. */
export function markedSince(text: string): string | null {
  const [, mark = '', how = '', year = ''] =
    /^(\p{Lu}\S+(?: \p{Lu}\S+)?)[ -](accredited|certified|registered|approved|regulated) since (\d{4})$/u.exec(text) ??
    [];
  return mark === '' ? null : `We've been ${mark}-${how} since ${year}`;
}

/** "rated Good by CQC", "part of the Bell Group": what we are or were. */
export function ourState(text: string): string | null {
  const now =
    /^(?:currently |now |proudly |still )?(?:rated|based(?= (?:in|at|on|near|from|out|across|between)\b)|owned|backed|funded|accredited|regulated|registered|part of|run by|certified|listed|headquartered|located(?= (?:in|at|on|near|across|between)\b)|home to|proud to be|members? of|winners? of|shortlisted for)\b/i;
  const then =
    /^(?:founded|established|set up|voted|named|awarded|recognised|recognized|ranked|formed|launched|bought|started|listed(?= (?:in )?(?:19|20))\b)\b(?=.*\d|.* (?:by|as|in)\b)/i;
  // "Founded in 1991, we build roads": a sentence of its own.
  if (
    /^[A-Za-z]+ (?:in|by) [^,]+, (?:we|our|the [a-z]+|\p{Lu}[\p{L}&'’ -]*?) [a-z]+/u.test(text) &&
    isMainClause(text.replace(/^[^,]+, /, ''))
  )
    return upperFirst(text);
  if (/^Grade (?:I|II|II\*) listed\b/.test(text)) return `We're ${text}`;
  const built =
    /^(?:the |our )?([a-z]+(?: [a-z]+)?) (built|refurbished|renovated|extended|founded|established|rebuilt|refitted) (?:in )?(\d{4}|last (?:year|month|summer|autumn|spring)|this year|recently)(?:,? (?:and )?(.+))?$/i.exec(
      text,
    );
  if (built?.[1] && !/\b(?:is|are|was|were|has|have|been)$/i.test(built[1]))
    return `The ${built[1].toLowerCase()} was ${built[2]} ${/^\d/.test(built[3] ?? '') ? 'in ' : ''}${built[3]}${built[4] ? ` and ${built[4]}` : ''}`;
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  if (/^\p{Lu}\S+(?: \p{Lu}\S+)? (?:accredited|certified|registered|approved|regulated|listed)$/u.test(text))
    return `We're ${text}`;
  const measure =
    /^((?:average |staff |median )?(?:[a-z]+ )?(?:tenure|turnover|retention|age|pay gap|revenue|income|headcount|occupancy|attendance|rating))(?: is|:)? (?:of )?((?:about |over |under )?[£€$₹]?\d[\d.,]*(?:%|k|m|bn)?(?: (?:years|months|people|a year))?|zero|nil)$/i.exec(
      text,
    );
  if (measure?.[1])
    return `${/^average|^median|^staff|^annual/i.test(measure[1]) ? upperFirst(measure[1]) : `Our ${lowerFirst(measure[1])}`} is ${measure[2]}`;
  if (now.test(text) && !then.test(text))
    return `We're ${small.replace(/^(member|winner) of/, 'a $1 of').replace(/(?<=^rated .*[A-Za-z](?<! (?:in|since|by|from|of|until))) ((?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec) (?:19|20)\d\d|(?:19|20)\d\d)$/, ' ($1)')}`;
  return then.test(text)
    ? `We were ${small.replace(/^([\p{L} .'’&-]+?)(?<! (?:in|since|by|of|from|until)) (?=(?:19|20)\d\d\b)/u, '$1 in ')}`
    : null;
}

/** "canteen open 24 hours", "tools insured": what is so. */
export function passiveClause(subject: string, state: string, opens: boolean): string {
  const word = /^\p{Lu}\p{Ll}+$/u.test(subject) && opens && !isProperFirst(subject);
  const thing = word ? subject.toLowerCase() : inRow(subject, opens);
  // "Christmas week closed": when we are.
  if (
    /^(?:closed|off|free)$/i.test(state) &&
    /\b(?:weeks?|days?|weekends?|evenings?|Christmas|Easter|holidays?|\w+days?)$/i.test(subject)
  )
    return `${upperFirst(thing)} ${state}`;
  // "Ferry paid": which ferry, nobody says.
  if (/^paid\b/i.test(state) && !isPlural(subject) && !/^(?:an?|the|our|your|all|no)\b/i.test(thing))
    return `${upperFirst(thing)} ${state}`;
  // "Newly qualified welcome": those who are.
  if (/^welcomed?$/i.test(state) && /(?:ed|retired|abroad|background)$/i.test(subject))
    return `${upperFirst(subject.toLowerCase())} applicants are welcome`;
  if (/^(?:remote|hybrid)\b/i.test(subject))
    return `${upperFirst(subject.replace(/^(remote|hybrid)(?! work)/i, '$1 work'))} is ${state}`;
  const many = isPlural(subject) || /\sand\s/.test(subject) || isPluralNoun(wordsOf(subject).at(-1) ?? '');
  const named = /^(?:an?|the|our|your|all|no|both|\d(?!\d*-))/i.test(thing) || many;
  const whole = named ? thing : /^(?:open|closed)/i.test(state) ? `the ${thing}` : withDeterminer(thing);
  return `${upperFirst(whole)} ${many ? 'are' : 'is'} ${state}${/^paid$/i.test(state) && !many ? ' for' : ''}`;
}
