/** Kinds that the build of a whole sentence shows, whatever its single words could be. */
import { clauseAfter, finiteAuxiliary, pronouns, termsOf } from './clause.ts';
import { tellsDeed } from './past-deeds.ts';
import { baseOfThird, isVerbBase } from './verbs.ts';

/** "What we learn we share", "what we promise to the customer we hold": what is done to it comes behind it. */
const foundFirst =
  /^(?:(?:all|most|half|some|much|a (?:third|quarter|lot)|two thirds|nine tenths|\d+ ?%)(?: of)? )?(?:what|everything(?: that)?|all(?: that)?) (we|you|they) [a-z]+(?: [a-z]+)?(?: (?:to|for|with|from|in|on|at) (?:(?:the|our|your|an?|every|each) )?[a-z]+){0,2},? (?:we|you|they|nobody|everybody|everyone) [a-z]/i;
/** "One person programs, sets up and runs in the part": one, and the row of what one does. */
const rowOfDeeds =
  /^(?:one|each|every|an?|the same|the|our) (?:[a-z-]+ ){1,2}?([a-z]+s)(?: [a-z]+)?, (?:[a-z]+ly )?([a-z]+s)\b[^.;:]* and (?:[a-z]+ly )?([a-z]+s)\b/i;
/** "Reps set their own visit schedule": several, and what they do to what is theirs. */
const toTheirs =
  /^(?:(?:our|the|most|all|new|many|some|two|three|four|five|six|\d+) )?(?:[a-z-]+ )?[a-z-]+[^su\W]s (?:(?:always|usually|often|also|still|all|now) )?([a-z]+) (?:up |out |off )?their\b/i;
/** "The people who write the code look after it": who they are, and what they do. */
const whoThenDo =
  /^(?:the|our|all|those|most) (?:[a-z-]+ )?(?:people|[a-z-]+[^su\W]s|ones|team|staff) who (?:[a-z’']+ ){1,7}?([a-z]+) (?:after|it|them|up|on|for|with|the|in|at|their|your|every|each|from|to)\b/i;
/** "A team that knows your name", "a hospital no child is afraid of": a thing, and what is so of it. */
const thingThat =
  /^(?:an?|one|the) (?:[a-z-]+ ){1,3}(?:that|who|which) (?:(?:always|never|still|also|really|actually) )?(?:[a-z]+s|has|is|are|can|will|does) (?:[\w’'-]+ ?){1,6}$/i;
const thingOf =
  /^(?:an?|the) (?:[a-z-]+ ){1,3}(?:no|every|each|any|our|your|the|all) (?:[a-z]+ ){1,3}(?:is|are|can|will|has|have|wants?|needs?|likes?) (?:[a-z]+ )*(?:of|to|in|for|about|on|with|at|by)$/i;
/** "A Cardiff family firm with 64 people": a house, and what it has. */
const houseWith =
  /^(?:an?|the|one) (?:[\w’'-]+ ){0,4}(?:firm|company|business|group) (?:with|of|in|on|at|near|for|between|by) (?:[\w’'&£€$₹.,-]+ ?){1,8}$/i;

/** "Everyone who works here owns a share": one, and what one does. */
const whoDoesOne =
  /^(?:everyone|everybody|anyone|anybody|whoever|the [a-z-]+|each [a-z-]+|every [a-z-]+) (?:who|that) [a-z]+s\b/i;
/** What stands before a thing, and never before a verb that tells. */
const beforeThings =
  /^(?:an?|the|our|your|their|its|his|her|of|for|with|in|on|at|to|from|by|and|or|every|each|all|no|any|some|many|\d+|two|three|four|five|who|that|which)$/i;

const amount =
  '(?:(?:about|around|up to|at least|at most|only|just|over|under|nearly|roughly|you|us|them|nobody|(?:less|more|no more) than) )*(?:[£€$₹]?\\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|several|all|the (?:whole|first)) [a-z]|nothing|extra|double|little|until|no (?:time|longer))';
/** "Field training lasts eight weeks", "parking costs nothing", "funding ends in 2027": how long, for how much and until when something is. */
const howMuchItIs = new RegExp(
  `^(?!(?:if|when|what|who|how|that|which)\\b)(?:[A-Za-z][\\w’'-]*(?: (?!(?:who|that|which|and|or|to|is|are|was|were)\\b)[\\w’'-]+){0,3}) (?:(?:lasts|costs) ${amount}|(?<=ing )(?:ends|begins|starts|finishes|continues) (?:in|on|at|from|after|before|with|until) )`,
  'i',
);

/** "Review running costs a month": an order, and no price. */
const tellsHowMuch = (text: string): boolean =>
  howMuchItIs.test(text) && !(/ costs /i.test(text) && isVerbBase(text.split(' ')[0]?.toLowerCase() ?? ''));

/** "Three paid training days before students return": so much of something, and when; the verb is of the time. */
const untilSome =
  /^((?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|extra|free|paid|full) [^,;:]{3,60}?) (?:before|until|after|once|while|when) (?:[a-z-]+ )?[a-z-]+[^su\W]s ([a-z]+)(?: [^,;:]+)?$/i;
const isUntilSome = (text: string): boolean => {
  const [, had = '', verb = ''] = untilSome.exec(text) ?? [];
  return (
    isVerbBase(verb) &&
    !had.split(/\s+/).some((word) => finiteAuxiliary.test(word) || pronouns.test(word)) &&
    !clauseAfter(termsOf(had), 0)
  );
};

const isThird = (word: string | undefined): boolean => baseOfThird((word ?? '').toLowerCase()) !== null;
/** Whether something else than the told relative clause has a verb of its own. */
const hasFurtherVerb = (text: string): boolean =>
  text
    .split(/\s+/)
    .slice(1)
    .filter((word) => finiteAuxiliary.test(word) || (isThird(word) && /(?:es|[^s]s)$/.test(word))).length > 1;

/** "Shrink fell from 6.1% to 4.4%", "complaints halved after we changed the rota": what went up or down, whatever its name may be besides. */
const wentUpOrDown =
  /^(?!(?:we|you|they|to|who|that|what|if|when)\b)(?:[\w’'&%-]+ ){1,5}?(?:fell|rose|grew|climbed|dipped|slipped|shrank|dropped|halved|doubled|trebled|tripled|quadrupled) (?:(?:from|by|to) (?:about |over |nearly |just |under )?(?:[£€$₹]?\d|an? )|(?:in|over|within|during) (?:an?|one|two|three|four|five|six|the|our|\d)\b|(?:since|after|when|once) (?:we|the|our|they|in|\d)|(?:last|this) (?:year|month|season|quarter|winter|summer|spring|autumn)|[£€$₹]?\d)/i;
/** "98.6% of containers cleared EU residue checks": so many of them, and what they did to something. */
const shareDid =
  /^(?:\d[\d.]*%|nearly all|most|half|two thirds|three quarters) of (?:(?:our|the|all) )?(?:[A-Za-z-]+ ){1,3}(?:cleared|passed|met|beat|won|reached|kept|hit|finished|completed|joined|chose|returned|renewed|recommended|rated|stayed|left|arrived|sold|scored|gained|found|used|went|got|came) (?:(?:the|our|their|all|a|an|its|EU|UK|US|on|in|at|to|for|with|within|without|first|from|back|under|over|every|into|through) |[A-Z\d]|[a-z]+s\b)/i;
/** Whether a text tells what a figure did, or so many of something: surely a sentence, whatever a word of it may be besides. */
export const tellsFigure = (text: string): boolean => wentUpOrDown.test(text) || shareDid.test(text);

/** The kind of such a text; null for every other. */
export function toldKind(text: string): 'clause' | 'np' | null {
  if (foundFirst.test(text) || tellsHowMuch(text) || tellsDeed(text) || tellsFigure(text)) return 'clause';
  if (isUntilSome(text)) return 'np';
  const deeds = rowOfDeeds.exec(text)?.slice(1);
  if (deeds?.every(isThird)) return 'clause';
  const theirs = toTheirs.exec(text)?.[1]?.toLowerCase();
  if (theirs && isVerbBase(theirs)) return 'clause';
  const act = whoThenDo.exec(text)?.[1]?.toLowerCase();
  if (act && isVerbBase(act) && !/^(?:to|and|or)$/.test(act) && hasTwoVerbs(text)) return 'clause';
  if (whoDoesOne.test(text) && doesMore(text)) return 'clause';
  if (thingOf.test(text)) return 'np';
  if (thingThat.test(text) && !hasFurtherVerb(text)) return 'np';
  if (houseWith.test(text) && !text.split(/\s+/).some((word) => finiteAuxiliary.test(word))) return 'np';
  return null;
}

/** "The people who write the code look after it": a verb behind "who", and another behind what it is done to. */
function hasTwoVerbs(text: string): boolean {
  const [, told = ''] = / who (.*)$/i.exec(text) ?? [];
  return told.split(/\s+/).filter((word) => isVerbBase(word.toLowerCase())).length > 1;
}

/** A verb of the third person behind the one that "who" has, which no article or "and" makes a thing or a part of the first. */
function doesMore(text: string): boolean {
  const [, told = ''] = / (?:who|that) [a-z]+s (.*)$/i.exec(text) ?? [];
  return told
    .split(/\s+/)
    .some((word, index, words) => index > 0 && isThird(word) && !beforeThings.test(words[index - 1] ?? ''));
}
