/** Parts of a note that tell whom one works with and how one does it, without the reader: "usually pairs with an apprentice", "twelve in the hotel team", "head gardener + 2". */
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { joinList } from '../../language/joined-phrases.ts';
import { baseOfThird } from '../../language/verbs.ts';
import { namesPost } from './atoms.ts';

const number =
  '(?:(?:about |around |over |nearly )?(?:\\d[\\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty))';
const collective = '(?:team|crew|brigade|group|squad|department|office|unit|kitchen|workshop|shop|clinic|practice)';

/** What the holder of the post does, in the third person of a form: "Usually pairs with an apprentice". */
const thirdPerson =
  /^((?:usually|often|mostly|mainly|normally|sometimes|occasionally|also|always|directly|closely) )?([a-z]+s) ((?:closely |directly |together |up |alongside |daily )?(?:with|alongside|to|for|in|on|across|under|from|between|at|the|an?|our|all|one|two|three|four|\d+)\b(?!\d?\.).*)$/i;
const does =
  /^(?:work|pair|partner|liaise|join|sit|deal|live|travel|meet|supervise|assist|rotate|belong|collaborate|cooperate|coordinate|oversee)$/;
/** What may be several of a thing too: only with its object. */
const mayDo = /^(?:cover|share|support|answer|lead|manage|help|run|head|train|mentor)$/;

/** "Partnered with a paramedic", "paid door to door": the reader is. */
const isDone =
  /^(partnered|paired|teamed|teamed up|supported|supervised|assisted|paid|employed|trained|mentored|accompanied|shadowed) ((?:with|by|alongside|directly|door|in|at|from|for|weekly|monthly|fortnightly|per|on|through)\b[^;:]*)$/i;
const doing: Readonly<Record<string, string>> = {
  living: 'live',
  working: 'work',
  sharing: 'share',
  joining: 'join',
  sitting: 'sit',
};

/** "Librarian", "physicist": the ending tells as much as the list. */
const isSomebody = (word: string): boolean =>
  namesPost(word) || /^(?!hist|list|mist|waist|moist|exist|assist)[a-z]{3,}(?:ian|ist)$/.test(word);

/** A number of people, or one of them by what they are. */
function someone(typed: string): string | null {
  const text = lowerFirst(typed.trim().replace(/^(?:an?|the|our) /i, ''));
  const [, times = '', before = ''] = /^(?=.* ?[x×] ?(\d)$)(.+?) ?[x×] ?\d$/i.exec(text) ?? [];
  if (before && isSomebody(before.split(' ').at(-1)?.toLowerCase() ?? ''))
    return `${['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'][Number(times)] ?? times} ${lowerFirst(before)}${times === '1' ? '' : 's'}`;
  const [, many = '', other = '', who = ''] =
    new RegExp(`^(?:(${number}|one) )?(other )?((?:[A-Za-z-]+ ){0,3}[A-Za-z-]+)$`).exec(text) ?? [];
  const last = who.split(' ').at(-1)?.toLowerCase() ?? '';
  if (!who || hasVerb(who)) return null;
  if (isSomebody(last)) return many ? `${lowerFirst(many)} ${other}${lowerFirst(who)}` : withArticle(lowerFirst(who));
  return /s$/.test(last) && many !== '' && isSomebody(last.replace(/s$/, ''))
    ? `${lowerFirst(many)} ${other}${lowerFirst(who)}`
    : null;
}

/** The sentence of a part that names people; null where it names none. */
export function sayPeople(typed: string): string | null {
  const note = typed.trim();
  const [, many = '', where = ''] =
    new RegExp(
      `^(?:there (?:are|will be) )?(${number}) (?:people )?(?:in|on) (the (?:[a-z-]+ ){0,2}${collective})$`,
      'i',
    ).exec(note) ?? [];
  if (many) return `There are ${lowerFirst(many)} people ${/(?:team|squad)$/i.test(where) ? 'in' : 'in'} ${where}`;
  const [, us = ''] = new RegExp(`^(${number}) of us(?: in total)?$`, 'i').exec(note) ?? [];
  if (us) return `There are ${lowerFirst(us)} of us`;
  // "Team size 7", "small R&D team (4)".
  const [, sort = '', size = ''] =
    /^(?:an? )?((?:(?!(?:of|in|on|at|for|with|the|join|lead)\b)[\w&-]+ ){0,3}(?:team|crew|group|brigade))(?: size(?: of)?)?,? \(?(\d+)\)?$/i.exec(
      note,
    ) ?? [];
  if (size && !hasVerb(sort))
    return `You work in ${withArticle(/^[A-Z]{2}/.test(sort) ? sort : lowerFirst(sort))} of ${size}`;
  const [, whole = ''] =
    new RegExp(`^(?:an? )?((?:[a-z-]+ )?(?:crew|brigade) of ${number}(?: (?:per|a|each) (?:shift|watch))?)$`, 'i').exec(
      note,
    ) ?? [];
  if (whole) return `You work in a ${lowerFirst(whole)}`;
  const [, more = ''] =
    /^(?:an? |the )?((?:[a-z]+ ){1,3}(?:\+|plus|and) (?:two|three|four|five|[2-9]))$/i.exec(note) ?? [];
  const lead = more.replace(/ (?:\+|plus|and) \w+$/i, '');
  if (lead && isSomebody(lead.split(' ').at(-1)?.toLowerCase() ?? ''))
    return `You work with the ${lowerFirst(lead)} and ${({ 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' } as Record<string, string>)[more.split(' ').at(-1) ?? ''] ?? more.split(' ').at(-1)} others`;
  const people = note.split(/,? (?:plus|and|\+|&) |, /).map(someone);
  if (
    people.every((one) => one !== null) &&
    (people.length > 1 || /\bother\b|[x×] ?\d$/.test(note)) &&
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|another)\b/i.test(note)
  )
    return `You work with ${joinList(people)}`;
  const [, how = '', verb = '', rest = ''] = thirdPerson.exec(note) ?? [];
  const base = verb ? baseOfThird(verb.toLowerCase()) : null;
  if (
    base &&
    (does.test(base) || (mayDo.test(base) && /^(?:the|an?|our|all|one|two|three|four|\d+) /i.test(rest))) &&
    !hasVerb(rest)
  )
    return `You ${lowerFirst(how)}${base} ${rest}`;
  const [, done = '', by = ''] = isDone.exec(note) ?? [];
  if (done && !hasVerb(by)) return `You are ${done.toLowerCase()} ${by}`;
  const [, act = '', at = ''] =
    /^(living|working|sharing|sitting) ((?:on|in|at|aboard|alongside|with|from|the|an?) [^,;:]+)$/i.exec(note) ?? [];
  if (act && !hasVerb(at)) return `You ${doing[act.toLowerCase()]} ${at}`;
  const [, out = ''] =
    /^((?:out and about|on the road|out on site|away from home|home|back home) (?:every|each|most|about|around|on weekends?|at weekends|for (?:the weekend|Christmas)|\d|one|two|three|four|by)\b[^,;:]*)$/i.exec(
      note,
    ) ?? [];
  if (out) return `You are ${lowerFirst(out)}`;
  if (/^live (?:aboard|on site|in)$/i.test(note)) return `You ${lowerFirst(note)}`;
  return null;
}
