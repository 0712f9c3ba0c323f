/** Turns that no sentence has, whatever it was made of: the mark of wording that was read as something else. */
import { kindOf } from '../language/kind.ts';
import { endsInModifier } from '../language/lacking-noun.ts';
import { mayTellFact } from '../language/may-tell.ts';
import { isNoSentence } from '../language/no-sentence.ts';
import { isHelped } from '../language/nouns-with-preposition.ts';
import { doesItself } from '../language/own-verb.ts';
import { saysClause, severalDo } from '../language/sure-clause.ts';
import { baseOfThird, isVerbBase } from '../language/verbs.ts';
import { joinsBadly } from './impossible-joins.ts';

/** "You work paid every two weeks", "you work finish 12 on a Friday": what stands behind "work" is no shift. */
const worksDone =
  /\b[Yy]ou(?:['’]ll| will)? work (?:(?:paid|finish|start|close|open|leave|get|earn|have|be|is|are|stay|come|go|off|own|lead|run|manage)\b|(?!(?:red|bed|bled|led|shed|seed|speed|need|feed)\b)(?:un)?[a-z]+(?:ished|arted|osed|ened|aid) )/;
/** "Experience of doesn't shout": a verb with its subject gone. */
const subjectGone =
  /\b(?:experience|knowledge|understanding|sense|skills?|background|interest) (?:of|in|with|for) (?:does|doesn['’]t|do not|don['’]t|is|isn['’]t|are|aren['’]t|has|hasn['’]t|can|can['’]t|will|won['’]t|knows|likes|wants|works|shouts)\b/;
/** "You will work as a handling the first floor": an article before a doing that has its own object. */
const articleBeforeDoing =
  /\b(?:as|in|at|on|is|with) an? [a-z]+ing (?:the|our|a|an|all|every|each|both|up to|about|\d+) /;
/** "You get 2% of sales above target goes to the team": a thing that has a verb of its own. */
const given =
  /\b(?:[Yy]ou(?:['’]ll| will)? get|[Ee]xpect|(?<!\b[Ww]hat )[Ww]e offer|gives you|comes with|[Cc]ount on) ([^.,;:?!]+)/;
/** What a told clause begins with. */
const clauseStart =
  /\b(?:that|which|who|whose|what|whatever|when|whenever|where|while|if|as|because|so|once|until|before|after|than|how|you|we|they|it|nobody|everyone|everybody|to|and|us)\b/i;

const hasBareVerb = (thing: string): boolean => {
  const words = thing.split(/\s+/);
  const from = words.findIndex((word) => clauseStart.test(word));
  return words
    .slice(1, from < 0 ? undefined : from)
    .some(
      (word, at) =>
        /^(?:is|are|was|were|has|goes|comes|covers|starts|ends|means|depends|stays|gets|pays)$/.test(word) ||
        (baseOfThird(word) !== null && /^(?:set|sets|their|the|our|a|an|every|each|your)$/.test(words[at + 2] ?? '')),
    );
};

/** "“No shouting” means loud kitchens cook worse food": behind "means" stands a thing, or what the company or its people do. */
const meant =
  /” means (?!(?:that|we|you|they|it|our|your|everyone|everybody|nobody|no one|each|every|all|the|an?)\b)([^.!?]+)/;
/** "Was paid to members has been above": two verbs of one subject; "a €500 to set up": a sum with an article. */
const verbTwice =
  /\b(?:was|were|is|are) (?:paid|given|lent|sold|made|sent|owed|offered) (?:to|by|for) (?:[a-z’'-]+ ){0,3}[a-z’'-]+ (?:has|have|had|was|were|is|are|rose|fell|grew) |\ba [£€$₹]\d[\d.,]*k? (?:to|for|towards|when|if|once|after|per|an?) |\b[Jj]oin an? (?:one|two|three|four|five|six|part|some) of\b/;

/** "You work in a most patients come after surgery": several of them behind one article, or what they do. */
const workedThere = /\b[Yy]ou(?:['’]ll| will)? work (?:in|at|as) an? ([^.,;:?!]+)/;
/** "A visiting children's wards": one of several. */
const severalHead =
  /^(?:[\w’'-]+ )+?(?!(?:works?|[a-z]*works|series|species|premises|headquarters|barracks|news|mews|business|process|campus|bus|access|glass|express|class|express|us)\b)[a-z]{3,}[^sui’'\W]s(?= (?:and|in|with|where|that|for|at|on|of)\b|$)/;
const isNoPlace = (there: string): boolean =>
  severalHead.test(there.split(/ (?:of|with|in|for|where|that|who|on|at|to|and|near|by|from|which|as) /)[0] ?? '') ||
  /^(?:most|all|some|every|each|many|several|both)\b/i.test(there) ||
  severalDo(there);

/** "Expect six of the team hold certificates", "you join a team of nine looks after the yard": behind these stands a thing, and no clause. */
const namedThing =
  /\b(?:[Ww]e have|[Tt]here (?:are|is)|[Tt]here['’]s|[Yy]ou get|[Ee]xpect|[Jj]oin(?:ing)?) ((?:an? |our |the )?[\w-]+ [^.,;:?!]+)/;

/** "You work in a then the tasting room", "an about three days a week": an article before what takes none. */
const strayArticle =
  /\ban? (?:(?:then|otherwise|afterwards|about|around|roughly|at least) (?!and\b)|up to (?:\d|one|two|three|four|five|six)\b)/i;

/** "Work as a with a nurse", "claim settled in was 23 days", "members your own us": closed words that never stand side by side. */
const sideBySide =
  /\b(?:(?:an?|the|our|your|their|its) (?:of|in|on|at|to|for|with|by|from|about|into|between|through|during|without|is|are|was|were|has|have|us|them|him|we|they|you|and|or|but)|in was|(?:of|with|into) (?:was|were|is|are|has|have)|(?:your|our|their|its) own (?:us|them|it|you|we))(?= [a-z\d]|[.!?])/;

const hour = String.raw`(\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m)?)\.?`;
/** "6 am to 6 pm and 6 pm to 6 am": a day of 24 hours, unless the sentence says that these are two shifts. */
const roundTheClock = new RegExp(`\\b${hour} to ${hour} and ${hour} to ${hour}(?!\\w)`, 'i');
const saysTurns = /\b(?:shifts?|rotat\w+|rota|roster|alternat\w+|turns?|weeks?|days and nights|earlies|lates)\b/i;
function isWholeDay(text: string): boolean {
  const [, from = '', till = '', next = '', end = ''] = roundTheClock.exec(text) ?? [];
  return from !== '' && from.trim() === end.trim() && till.trim() === next.trim() && !saysTurns.test(text);
}

/** "7.30 to 4.30, and finish at 1 on Fridays": the end of a week, without the days that it belongs to. */
const halfWeek = /(?:^|: )\d{1,2}(?:[.:]\d\d)?(?: ?[ap]\.?m\.?)? to \d[^,]*, (?:and )?(?:finish|[A-Z][a-z]+days?\b)/;

/** "At Moyglass, five guests at most, so staff know each one well": a lead of ours stands before a subject and its verb. */
const lead = /^(?:(?:At|With) \p{Lu}[^,:]*|With us|Here), (?=\S)(.+?)[.!?]*$/u;
/** Where what comes first ends: a row that is the subject ends at its "and", "eggs, butter and berries come from near by". */
const firstPart = / when | where | if |; | [–-] | so (?!much|many|far|on\b|that\b)/;
function leadsNoClause(text: string): boolean {
  const rest = lead.exec(text)?.[1];
  if (rest === undefined) return false;
  // "At Harrold, there are fewer than ten tuners in the country": of them all, and not of those there.
  if (
    /^there (?:are|is|were) .*\b(?:in|left in|across) (?:the (?:country|county|world|UK|region|area|industry|trade|state)|Britain|Ireland|Germany|Europe|England|Scotland|Wales|India|America)\b/i.test(
      rest,
    )
  )
    return true;
  const said = rest.split(/, (?=so\b)/)[0]?.split(firstPart)[0] ?? '';
  const first = said.split(', ')[0] ?? '';
  // "Here, seven miles left and £4.2m pledged": what is left does nothing.
  if (/^(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve) [a-z]+ (?:left|to go|to come)\b/i.test(first))
    return true;
  // "Leads pick too": several, and what they do.
  const [, verb = ''] = /^[a-z]+[^\Wsu]s ([a-z]+)\b/i.exec(first) ?? [];
  if (saysClause(first) || kindOf(first) === 'clause' || isVerbBase(verb)) return false;
  const closes = /^(?:[^,]+, )+[^,]*[^,] and ([^,]+)/.exec(said)?.[1];
  return closes === undefined || !(saysClause(closes) || kindOf(closes) === 'clause');
}

/** "We have five press brakes, team of seven, work in mild steel": behind the first thing a telegram goes on. */
const telegram =
  /\b(?:[Ww]e have|[Tt]here (?:are|is)) [^.:;?!]*?, (?:(?:team|crew|staff|fleet|group) of|(?:work|working|based|open|trade|run|made|busy|paid) (?:in|with|from|at|on|by|to|for|out|as)\b)/;

/** "We were paid ₹31 crore to herders": who paid, stands there as who was paid. */
const paidTo =
  /\b[Ww]e (?:were|are|have been) (?:paid|given|sent|lent) [^.,;]*\d[^.,;]* to (?!(?:do|be|make|build|help|run|the end)\b)[a-z]/;

/** "You work 3 shifts, 6 days a week": so does the house. "You work for a cold chain": a thing, and nobody who employs. "The job covers re-gild dials": an order where a thing has to stand. */
const worksAsHouse =
  /\bwork (?:[2-4]|two|three|four) shifts, (?:\d|five|six|seven) days|\bwork for an? (?:[a-z]+ )?(?:chain(?! of)|procurement|store|stock|fleet|line|system|process|supply)\b(?! (?:shop|store|firm|company|team))|\b(?:covers?|includes?) (?:re-[a-z]+(?<!ing|tion|ment|ed|al|y|s) [a-z]|[a-z]+(?<!ing) (?:the|our) [a-z]+s?[.!]?$)/;

/** "You work 24/7, a rota of 8", "you work 70 in the evening": numbers that are no hours. */
const worksNumber =
  /\bwork (?:24\/7,? an? |\d[\d.]* (?:in|at|on|for) (?:the )?(?:evening|morning|afternoon|lunch|dinner|night|weekend))/;

/** "The job is on a dairy farm with 180 cows milks twice a day": what the place does stands behind it. */
const placed = /\b(?:work|job is|role is|post is) (?:in|on|at) an? ([^,;:.?!]+)/;
function placeDoes(there: string): boolean {
  const words = there.split(' ');
  return (
    !/ (?:who|that|which|where|whose) /.test(there) &&
    words.some(
      (word, at) =>
        at > 1 &&
        /^[a-z]+[^su'’\W]s$/.test(words[at - 1] ?? '') &&
        baseOfThird(word) !== null &&
        /^(?:twice|once|at|the|an?|its|every|each|from|up|out|about|around|\d.*)$/.test(words[at + 1] ?? ''),
    )
  );
}

/** "You work on a car park on site", "in a behind the shop", "for a works council": what a house has, where it stands or who speaks for its people, and no place of work. */
const noWorkplace =
  /\b(?:work|job is|role is|post is) (?:(?:in|on|at) (?:an? |the )?(?:(?:free|secure|staff|own|on-site) )*(?:car parks?|parking|canteen|showers?|bike (?:shed|store)|break room)(?! (?:attendant|team|of))|(?:in|on|at|for|as) an? (?:behind|near|beside|under|above|by|opposite|next|between)\b|for an? works council)/;
/** "A same lift", "you'll find that one shift, and your afternoons are yours": a word that takes no "a", a clause that begins with none. */
const notOne = /\ban? (?:same|rest|most)\b(?!-)/;
const nounFirst =
  /^(?:You['’]ll find|It matters to us|What (?:counts|matters) (?:here )?is|We (?:mean|promise)) that ([^,]+), and /;
/** "You work on Friday the clinic closes": a day, and what is done then by somebody else. */
const dayOfOthers =
  /\b(?:work|job is|role is|post is) on (?:[A-Z][a-z]+days?(?:, | and )?)+ (?:the|our) [a-z]+(?: [a-z]+)? [a-z]+s\b/;
/** "Every decision starts with the patient, and no redundancies since 1988": its second half has no verb. */
const verbless = /, and no [a-z]+(?: [a-z]+)?(?: (?:since|in|for) [^,;]*)?[.!]?$/;

/** "With Allen Banks Tree Care, I pay for your chainsaw": behind the name of the house one person speaks. */
const oneOfHouse = /^(?:(?:At|With|For) \p{Lu}[^,:]*|With us|Here|In (?:this|the) (?:job|role|post)),? (?:I|my)\b/u;

/** Whether the sentence has such a turn. */
export function isImpossible(text: string): boolean {
  if (text.includes(' to ') && (isWholeDay(text) || halfWeek.test(text))) return true;
  if (sideBySide.test(text) || strayArticle.test(text) || leadsNoClause(text) || joinsBadly(text)) return true;
  if (isNoSentence(text)) return true;
  if (/ (?:work|covers?|includes?) /.test(text) && worksAsHouse.test(text)) return true;
  if (worksNumber.test(text) || placeDoes(placed.exec(text)?.[1] ?? '')) return true;
  if (telegram.test(text) || paidTo.test(text) || oneOfHouse.test(text)) return true;
  if (noWorkplace.test(text) || notOne.test(text) || dayOfOthers.test(text)) return true;
  const first = nounFirst.exec(text)?.[1];
  if (first !== undefined && !saysClause(first) && kindOf(first) !== 'clause') return true;
  if (
    verbless.test(text) &&
    /^(?:every|each|all|our|the|you|we|what|you['’]ll)\b/i.test(text) &&
    !/\b(?:have|has|there (?:is|are|were)|get)\b/i.test(text)
  )
    return true;
  if (verbTwice.test(text) || mayTellFact.test(meant.exec(text)?.[1] ?? '')) return true;
  if (worksDone.test(text) || subjectGone.test(text) || articleBeforeDoing.test(text) || isHelped(text)) return true;
  if (endsInModifier(text) || / including (?:\w+ )?of (?:them|these|those)\b/.test(text)) return true;
  // "Friendly at 3 a.m..": two stops.
  if (/[a-z]\.\.(?!\.)/.test(text)) return true;
  const named = namedThing.exec(text)?.[1];
  if (named !== undefined && doesItself(named.split(/ (?:who|that|which|where|when|if|so|and|but|because) /)[0] ?? ''))
    return true;
  const there = workedThere.exec(text)?.[1];
  if (there !== undefined && isNoPlace(there)) return true;
  const thing = given.exec(text)?.[1];
  return thing !== undefined && hasBareVerb(thing);
}

/** Whether a verb of a row is left as it was behind a doing: "answering call bells promptly and offer reassurance". */
export const leavesVerb = (rest: string): boolean =>
  [...rest.matchAll(/(?:, (?:and )?| and | or )([a-z]+)(?= [a-z])/g)].some(([, word = '']) => isVerbBase(word));
