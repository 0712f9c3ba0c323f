/** What the names and statements of pillars and values are like: what each of their frames asks of them. */
import { type Frame, frames } from './frame.ts';
import { givenThing } from './patterns.ts';

/** "Children hear it from us first": without the name that it explains nobody knows what "it" is. */
export const leansOnName =
  /^(?:if|when|here|at)\b|^(?:[a-z]+ ){1,3}(?:it|them)\b|^(?:the|an?|any|every|each) [a-z]+ who [a-z]+ (?:it|them)\b|^(?!(?:we|you|they|[a-z]+) (?:all )?(?:know|think|believe|say|mean|hope|trust|find|feel|agree|promise|ensure|show|see)\b)(?:[a-z]+ ){1,3}(?:that|this|those)\b(?! [a-z]+s?\b (?:is|are|has|have|will))/i;

/** "Dundee's waterfront has had £1bn of investment", "one in five households gets help": of others, whoever says it. */
export const notOurs =
  /^(?!(?:No|Every|Some|Any)(?:body|one)|No one|(?:the|our|your|an?|each|every|all|my) |Today|Tomorrow|Tonight|Yesterday|Children|People|Women|Men|It|That|What|There|Here|Who|Let|He|She|Today)[A-Z][\w.-]+(?: [A-Z][\w.-]+)?['’]s? (?!been\b)|^the (?:city|town|village|region|market|county|country|industry|sector|waterfront|harbour|river|coast|valley|high street|law|government|economy|weather|sea|world|nation)(?:['’]s)? |^(?:one|two|three|four|\d+) in (?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?!of (?:us|our)\b)/i;
/** "A leak you tell us about is a leak we can fix": a saying stands by itself. */
export const saying = /\b([a-z]{4,})\b.* is (?:an?|the) \1\b/i;

/** "Here for good": how somebody is, in a name that has no verb. */
export const hardlyThing = /^(?:here|there|always|never|home|yours|ours|forever|together|straight|close|first|only)\b/i;

/** What comes and goes, what the company does with its own, and shares per head: nothing that one person gets. */
export const notGot =
  /^(?:one|an?|two|three) [a-z ]+ to (?:one|two|three|four|five|six|seven|eight|nine|ten|every|each|\d+) |^one (?:day|week|month|minute|year) (?:an?|the|in|you|we|it)\b|^(?:over |about |nearly )?(?:[£€$₹]?\d[\d.,]*(?:m|bn|k)?|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[a-z-]+ ){0,3}?(?:planned|opened|opening|closed|built|sold|spent|invested|saved|raised|filled|won|planted|served|trained)\b|\bper head\b|^\d[\d,]* (?:[a-z]+ )?(?:colleagues|people|staff|employees|countries|nationalities|sites|branches|offices|stores|users|customers|patients)\b/i;

/** What a job gives to who does it. */
export const givenAtWork =
  /\b(?:hours|time|days?|weeks?|weekends?|evenings|nights|holidays?|leave|breaks?|pay|pension|bonus(?:es)?|rotas?|shifts|contracts?|training|learning|apprenticeships?|careers?|promotions?|progression|development|mentor(?:s|ing)?|support|supervision|coaching|say|voice|freedom|flexibility|choice|balance|security|work(?:ing)?|jobs?|roles?|team|colleagues|manager|office|home|growth|future|skills|trade|qualifications?|responsibility|trust|respect|recognition|share|stake|shares)\b/i;

/** "Three days of training": a thing with its article or number, of a kind that jobs give. "Seven branches" are the company's. */
export const givenToOne = new RegExp(`^(?=${givenThing.source})(?=.*${givenAtWork.source})`, 'i');

/** A quality in one word: "openness", "respect". */
export const quality =
  /^(?:[A-Za-z]+(?:ness|ity|acy|ency|ancy|ism|ship|ience|ence|ance|esty|ety|alty|dom)|respect|trust|courage|care|fairness|teamwork|craft|pride|humou?r|warmth|candou?r|rigou?r|empathy|joy|truth|growth|support|inclusion|ambition|innovation|collaboration|communication|passion|precision|compassion|co-?operation|service|faith|hope|love|balance|justice|equity|learning|sustainability|safety|quality|simplicity)$/i;

/** "Fresh or not at all", "bold, never loud", "together": nobody is valued for being that. */
const noWay = /^together$|\b(?:or|nor|not|never|no|nothing|none|nobody|else|than|at all|if|when|until|before|first)\b/i;
/** Whether a name of how somebody is may stand behind "being": "honest", "open and fair". */
export const isWayToBe = (name: string): boolean => !noWay.test(name);

/** A pillar by its name alone, in the company's own words. */
export const promised = [
  '“{g}” is what we promise the people who work here.',
  'One of our promises is “{g_}”.',
  'Our promise to you: “{g_}”.',
  'We make a promise to everyone who works here: “{g_}”.',
] as const;

/** A thing is nothing that is promised: "Roots", "House between park and theatre". In the company's own words it is what it is. */
export const ownWords = [
  'In our own words: “{g_}”.',
  '{employer} in its own words: “{g_}”.',
  'We put it like this: “{g_}”.',
  'What we say of ourselves: “{g_}”.',
] as const;

/** "Your nights, planned": said to the reader, and no thing that one is offered. */
export const toReader = /^(?:your|our|my)\b|,/i;

/** "By the water": where, and no promise. */
export const onlyWhere = /^(?:by|beside|near|on|in|at|under|above|along|across|between) (?:the|our|an?) /i;

/** Names that stand for no thing. */
export const notThings = ['verb', 'participle', 'adjective', 'ing', 'infinitive', 'clause', 'loose'] as const;
/** "Core hours are 10 to 3, the rest is yours to plan": two sentences, which stand behind no "that". */
export const spliced = /, (?:the|your|our|each|every) [a-z]+(?: [a-z]+)? (?:is|are|has|have|can|will) /i;
/** "If a customer is struggling, down tools": a case, and what is done then. */
export const beginsWithCase = /^(?:if|when|whenever|whatever|where|wherever|unless|before|after|until|once)\b/i;
export const anyName = ['np', 'verb', 'participle', 'adjective', 'ing', 'infinitive', 'loose'] as const;
/** "No crunch: overtime was 1.3 hours a month": it has its own label, and no words of ours before it. */
export const ownLabel = /^[^:,.]{1,30}: /;

/** "The firm", "the Lindemann family": the house itself, which is not "here" or "with us". */
export const theHouse =
  /^the (?:(?!same\b)[A-Za-z]\S* )?(?:company|firm|business|group|organi[sz]ation|charity|trust|council|school|family|families|founders?|owners?|partners|directors?)\b/i;

/** A guideline by its name and what it says. */
export const NAMED = '{g}: {st_}.';
/** Things and shares that a name can mean: "two full weekends off a month". */
export const meant =
  /^(?:an?|the|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half|\d[\d.,]*%?|no|every|each|all|paid|free|flexible|full|[a-z]+(?:ime|ing|ity|ness|ment)) [^:;,]*$/i;

/** Frames that only name: a reader learns nothing from them. */
export const bare = (group: string, templates: readonly string[], extra: Parameters<typeof frames>[2]): Frame[] =>
  frames(
    group,
    templates.map((template) => [template, 'bare'] as const),
    extra,
  );
