/** What a step brief asks for: how the text should sound, and which of the facts it should lead on. */

import { clockLike } from '../frames/patterns.ts';
import { tongue } from '../language/tongues.ts';
import { contentWords } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { withMarkedWish } from '../ledger/marked-answers.ts';
import { findContract } from '../ledger/slots.ts';
import { readTone, type Tone } from '../ledger/tone.ts';

/** Words that say how something should sound, beside the names of tones. */
const manner =
  /^(?:tone|realistic|honest|buzzwords?|sound|sounding|style|language|voice|read|reads|writing|hype|waffle|salesy|sales|jargon|fluff|fuss|cheesy|cheese|corporate|stuffy|wordy|long|short|crisp|brief|plain|punchy|tight|succinct|compact|conversational|straightforward|concise|snappy|sharp|simple|elegant|classy|discreet|subtle|understated|modest|humble|sincere|personal|neighbou?rly|homely|cosy|local|respectful|sober|factual|clear|clean|bright|fresh|modern|young|cool|edgy|proud|encouraging|positive|optimistic|urgent|pushy|cliches?|buzzwords?|exclamation|marks?|emotional|poetic|grand|premium|luxur\w+|high-end|upmarket|quiet|soft|light|lighthearted|heartfelt|real|genuine|authentic|natural|courteous|polite|tactful|dignified|measured|reassuring|gracious|sensitive|spoken|english|words|sentences|practical|dry|catchy|selling|sell|hard|serious|funny|witty|gentle|calm|opening|ending|tone of voice|gimmicks?|puns?|drama|dramatic|flowery|fancy|basic|readable|down-to-earth|sad|hopeful|happy|cheerful|gloomy|inspiring|thoughtful|tidy|hurry|unhurried|rush|rushed|pressure|slang|superlatives|bragging|boasting|swagger|kindly)$/i;
/** Words of length: the tone of voice makes no text short. */
const ofLength = /^(?:long|short|brief|crisp|tight|succinct|compact|concise|snappy|wordy|sentences|words)$/i;
const around =
  /^(?:a|an|the|and|but|or|not|no|don['’]?t|do|too|very|bit|more|less|make|keep|have|some|it|be|please|with|without|as|in|of|so|quite|rather|really|also|nothing|something|like|us|we|our|way|slightly|touch|kind|sort|warm|little)$/i;

/** The words of a manner without those that only join them. */
const tellingWords = (part: string): string[] =>
  part
    .split(/[\s,;/+&]+/)
    .map((word) => word.replace(/[.!?"“”]+/g, ''))
    .filter((word) => word !== '' && (!around.test(word) || /^(?:warm|kind)$/i.test(word)));

/** Whether words only say how a text should sound: "warm", "casual, not salesy", "don't make it sound too corporate". */
function isManner(part: string): boolean {
  // "Two or three sentences is enough", "keep the must-haves apart from the nice-to-haves": how it is built.
  if (
    /^\W*(?:just |only |max(?:imum)? |at most )?(?:one|two|three|four|five|\d)(?: (?:or|to) (?:two|three|four|five|\d))? (?:short )?(?:sentences?|lines?|paragraphs?)(?: (?:is|are|will be|would be) (?:enough|fine|plenty|ok))?(?: (?:max|at most|only|please))?\W*$/i.test(
      part,
    ) ||
    /^\W*(?:please )?(?:keep|put|list|show|make) (?:the )?(?:must-haves|essentials|musts)\b(?:.*\b(?:nice-to-haves|desirables?|wishes|extras)| (?:clear|short|first|apart|separate|plain|simple))\W*$/i.test(
      part,
    )
  )
    return true;
  // "Say it like a mechanic would".
  if (/^\W*(?:please )?(?:say|tell|put|word|write) (?:it|this|that) (?:like|as|the way) [^,;.]{3,40}\W*$/i.test(part))
    return true;
  // "An informal, confidential conversation first": how one talks, and not how the text sounds.
  if (/\b(?:conversation|chat|talk|call|visit|discussion|coffee|meeting)s?\b/i.test(part)) return false;
  const telling = tellingWords(part);
  return (
    telling.length > 0 &&
    telling.length <= 6 &&
    telling.every((word) => manner.test(word) || (readTone(word).known && word !== ''))
  );
}

/** "Write to the board chair", "write to Orla Byrne": a letter to somebody of the house, and no reader of the text. */
export const isLetterTo =
  /^(?:[Pp]lease )?[Ww]rite (?:straight |directly )?to (?:(?:the|our) (?!(?:readers?|public|audience|candidates?|applicants?|people|young|next|best|right|job|sort|kind|type|level)\b)(?:[a-z’'-]+ ){0,3}[a-z’'-]+[^s\W]|\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*)(?=$|[.!]|,? (?:at|by|on|before|first|today|now|with)\b)/u;
/** "Write for a 17-year-old", "so that a school leaver gets it": whom the text is read by, and no fact to lead on. */
export const isOnReaders = (text: string): boolean =>
  !isLetterTo.test(text) &&
  (/^(?:please )?(?:write|word|pitch|aim|gear|tailor) (?:it|this|the text|everything)? ?(?:for|at|to|towards) (?!us\b|the (?:job|role|team|company)\b)/i.test(
    text,
  ) ||
    /^(?:please )?(?:speak|talk) (?:directly |straight )?to (?:an?|the reader|people|parents|those|young|school)\b/i.test(
      text,
    ));

/** "Essential only", "musts only please", "leave out the nice-to-haves": of what is asked only what must be had. */
const mustsOnly =
  /^\W*(?:please )?(?:(?:just |only )?(?:the )?(?:essentials?|musts?|must[- ]haves?|(?:essential|required|mandatory) (?:criteria|requirements|skills|points|items|ones|things))(?: only| alone| please| and nothing else)+|(?:just|only|nothing but|stick to|keep to|limit (?:it|this) to)(?: list| use| say| show| mention| ask for)? (?:the )?(?:essentials?|musts?|must[- ]haves?|(?:essential|required|mandatory) (?:criteria|requirements|skills|points|items|ones|things))|(?:no|without(?: the)?|leave out(?: the| any)?|skip(?: the)?|drop(?: the)?|omit(?: the)?|ignore(?: the)?) (?:nice[- ]to[- ]haves?|desirables?|wishes|extras|desirable (?:criteria|requirements|skills|ones|points)))(?: please| only)?\W*$/i;
export const asksForMustsOnly = (brief: string): boolean =>
  /essential|must|required|mandatory|nice|desirable|wishes|extras/i.test(brief) &&
  brief.split(/[,;\n]|(?<=[.!?])\s+/).some((part) => mustsOnly.test(part.trim()));

/** A step brief in its two halves. */
export interface StepBrief {
  /** How the text should sound, where it says so in words that the writer knows. */
  tone: Tone | null;
  /** It speaks of the tone in words that the writer doesn't know. */
  unknownTone: boolean;
  /** What is left: what the text should be about. */
  rest: string;
}

/** "Programming before machine care", "the fun stuff first, then the care": the first is what the text should lead on. */
const inOrder = (text: string): string =>
  text
    .replace(
      // "Ask them to apply before spring break": by when, and no order of the text.
      /^(?!(?:please )?(?:ask|tell|invite|encourage|urge|remind|get|apply|send|call|ring|come)\b)(.{4,80}?),? (?:(?:well )?before|ahead of|rather than|more than|over and above) (?!(?:you|we|they|it|the reader|applying|deciding|committing|signing|coming)\b)[^,;.]+[.]?$/i,
      '$1',
    )
    .replace(/^(.{4,80}?) first,? (?:and )?(?:then|after that|only then)\b[^;.]*[.]?$/i, '$1');

/** "Click here to apply", "click apply fast": what is done on a page, and nothing that a text says. */
const ofThePage =
  /^\W*(?:please |just )?(?:click|tap|swipe|scroll|press)\b(?=.*\b(?:here|link|button|appl[a-z]+|below|down|up|form)\b)[^.;]*$/i;

/** Parts what a brief says of the tone from what it says of the job: "warm, mention the residents". */
export function readStepBrief(typed: string): StepBrief {
  // "An informal, confidential conversation": one thing, which no comma parts.
  const text = withMarkedWish(typed).replace(
    /\b(informal|friendly|quick|relaxed|open|honest|confidential), (?=(?:[a-z]+ ){0,2}(?:conversation|chat|talk|call|visit|coffee|meeting)\b)/gi,
    '$1 ',
  );
  if (text.trim() === '' || ofThePage.test(text)) return { tone: null, unknownTone: false, rest: '' };
  if (mustsOnly.test(text.trim())) return { tone: null, unknownTone: false, rest: '' };
  if (isManner(text)) return withTone(text, '');
  const all = inOrder(text).split(/[,;]\s+|\.\s+|\s(?:and|but)\s(?=mention|lead|say|include)/i);
  const parts = all.filter((part) => !mustsOnly.test(part.trim()));
  if (parts.length < all.length) return readStepBrief(parts.join(', '));
  const manners = parts.filter(isManner);
  if (manners.length === 0) return { tone: null, unknownTone: false, rest: inOrder(text) };
  return withTone(manners.join(', '), parts.filter((part) => !manners.includes(part)).join(', '));
}

function withTone(manners: string, rest: string): StepBrief {
  // "Not too corporate" asks for the contrary of it.
  const wanted = manners
    .split(/[,;]\s*|\bbut\b/)
    .filter((part) => !/\b(?:not|no|don['’]?t|without|less|nothing)\b/i.test(part))
    .join(', ');
  const tone = wanted ? readTone(wanted) : null;
  const known = tone?.known ? tone : null;
  return { tone: known, unknownTone: known === null, rest };
}

/** "Keep it short": of all that it says on the manner nothing but the length. */
export const asksForLength = (text: string): boolean =>
  text
    .split(/[,;]\s+|\.\s+/)
    .filter(isManner)
    .every((part) => tellingWords(part).every((word) => ofLength.test(word)));

/** What a brief means besides what it says. */
const meant: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:pay|salary|wages?|money|rate|earn\w*)\b/i, /^pay:|[£€$₹]\s?\d/],
  [/\b(?:where|place|location|town|city)\b/i, /^place:/],
  [
    /\b(?:outdoors?|outside|fresh air|open air|on the road|out and about)\b/i,
    /\bout of (?:the|an) office\b|\b(?:outdoors?|outside|in the (?:field|open)|on the road|county car|company (?:car|van)|pool car|on site)\b/i,
  ],
  [
    /\b(?:home[- ]?working|working from home|from home|(?:remote|hybrid) (?:work\w*|week|job|role|days)|flexib\w+)\b/i,
    /\b(?:from|at) home\b|\b(?:remote|hybrid|flexi\w*)\b|\bchoose (?:your|when|where)\b/i,
  ],
  [
    /\b(?:train(?:ing)?|learn(?:ing)?|development|progression|career(?! changers?\b| breaks?\b))\b/i,
    /\b(?:train(?:ing|ed)?|learn|stud(?:y|ies)|course|qualif\w+|promot\w+|apprentice\w*|fees)\b/i,
  ],
  [
    /\b(?:team|colleagues|crew)\b/i,
    /\b(?:team|colleagues|crew|one of (?:\d+|[a-z]+)|work (?:with|beside|alongside))\b/i,
  ],
  // "Encourage the nervous ones": what takes the fear from somebody.
  [
    /\b(?:nervous|shy|unsure|anxious|hesitant|worried|unconfident|lack(?:ing)? confidence|not (?:so |very )?confident|scared|afraid|timid|self-doubt)\b/i,
    /\bno (?:silly|stupid|daft|wrong) questions?\b|\bno (?:previous )?experience (?:is )?(?:needed|required|necessary)\b|\bwe(?:['’]ll| will)? (?:teach|train|show) you\b/i,
  ],
  // "Who they work with": beside whom, or under whom.
  [
    /\b(?:whom?|the people) (?:(?:they|you|he or she|people|apprentices|the reader)(?:['’]ll| will|['’]d| would)? )?(?:work(?:s|ing)?|train|learn)\b.*\b(?:with|beside|alongside|from|under)\b|\b(?:mentors?|buddy|buddies|work(?:ing)? (?:beside|alongside))\b/i,
    /\b(?:work|learn|train|ride|drive|shadow|stand)s? (?:\w+ )?(?:with|beside|alongside|next to|under)\b(?! (?:(?:your|their|his|her|the|my) )?(?:hands?|tools|numbers|figures|computers|machines|food|wood|metal|data|Excel|animals|plants)\b)|\b(?:mentors?|buddy|team of|team|colleagues|crew)\b/i,
  ],
  // "How many people use the app": who is counted, or on what they have it.
  [
    /\bhow many (?:people|users|customers|visitors|guests|passengers|readers|patients|members|families|of us|we (?:serve|reach))\b|\b(?:number|amount) of (?:people|users|customers|visitors|guests|passengers|readers|patients|members)\b|\b(?:reach|scale|audience)\b/i,
    /\d[\d.,]*(?: (?:million|billion|lakh|crore|thousand))? (?:of our )?(?:[a-z-]+ )?(?:people|users|customers|clients|phones|devices|homes|households|families|visitors|visits|guests|passengers|journeys|riders|readers|listeners|viewers|patients|members|subscribers|downloads|pupils|students|orders|births|mothers|shoppers)\b/i,
  ],
  // "About the unit": what it is like there, and what it has done.
  [
    /^(?:(?:lead|start|open|focus) (?:with|on) |(?:make it |be |talk |write |tell (?:them |people )?)?about |describe )?(?:the|our) (?:unit|ward|department|practice|school|plant|hotel|home|clinic|surgery|restaurant|shop|store|site|depot|company|place|firm|nursery|farm|workshop|lab|garage|salon|hospital|hospice|charity|business)[.]?$/i,
    /^evidence:|^strapline:|\b(?:unit|ward|department|practice|school|plant|hotel|home|clinic|surgery|restaurant|shop|store|site|depot|nursery|farm|workshop|lab|garage|salon|hospital|hospice)\b|\d (?:[a-z]+ )?(?:beds|rooms|births|covers|pupils|residents|patients|guests|seats)\b/i,
  ],
  [/\blanguages?\b/i, new RegExp(`\\b(?:${tongue}|bilingual|languages?)\\b`)],
  [
    /\bgrowth\b/i,
    /\b(?:gr[eo]w\w*|doubl\w+|trebl\w+|tripl\w+|expan\w+|(?:second|third|new) (?:plant|site|store|shop|branch|depot|market)s?)\b/i,
  ],
  [/\bsafety record\b/i, /\b(?:injur|accident|incident|lost[- ]time)/i],
  [/\b(?:rating|inspection|report)s?\b/i, /\b(?:rated|Outstanding|judged us|inspectors?)\b/],
  [
    /\b(?:leav(?:e|es|ing)|finish(?:es|ing)?|home|out) (?:on time|early|at (?:five|six|four|\d))\b/i,
    /\bfinish(?:es)? (?:at|by|early)\b|\b(?:home|out|empty|done|closed?) (?:at|by) \S+/i,
  ],
  [
    /\b(?:balance|time off|home on time|family life|free time|evenings?|weekends?)\b/i,
    /\b(?:weekends?|evenings?|(?:Friday|Saturday|Sunday)s?(?: nights?)?|days? off|four-day|finish at|home by|holiday|leave)\b/i,
  ],
];

/** "Electric" in a fact of "electricity", "invest" in one of an "investment". */
const isAkin = (word: string, words: ReadonlySet<string>): boolean =>
  word.length >= 5 &&
  [...words].some(
    (other) =>
      other.length >= 5 &&
      // "Accessibility" in what is "accessible".
      (other.startsWith(word) || word.startsWith(other) || (word.length > 8 && other.startsWith(word.slice(0, 8)))),
  );

/** "Casework" in a fact of a "caseload" and "cases": what is done, by the thing that it is done with. */
const hasKin = (word: string, words: ReadonlySet<string>): boolean => {
  const root = /^([a-z]{4,})(?:work|load|craft|keep|manag|handl)$/.exec(word)?.[1];
  return root !== undefined && [...words].some((other) => other.startsWith(root));
};

/** The facts that a brief points at, the best first; empty where it points at none. */
export function pointedFacts(ledger: Ledger, brief: string): string[] {
  // "The getting-people-home idea": each word of it for itself as well.
  const words = contentWords(brief).flatMap((word) =>
    /^[a-z]+(?:-[a-z]+)+$/.test(word) ? contentWords(word.replace(/-/g, ' ')) : [word],
  );
  const asked = [...new Set(words)].filter(
    (word) =>
      !/^(?:idea|stuff|first|last|strong|strongly|come|through|should|side|aspect|angle|bit|lot|feel|everyday|rest|get|be|really|thing|people|person|candidat\w*|reader|applicant|start|begin|us|say|someth|clear|honest)$/.test(
        word,
      ),
  );
  // "Ward nurses should feel that they can apply", of a nurse: each fact may name the job, and none is meant by that.
  const job = new Set(contentWords(ledger.title?.text ?? ''));
  const beside = asked.filter((word) => !job.has(word));
  const wanted = beside.length > 0 ? beside : asked;
  // "4 on 4 off is the hook": what is quoted of a fact, word for word.
  const quoted = brief
    .replace(/^(?:lead|start|open|begin) (?:with|on) (?:the )?/i, '')
    .replace(
      / (?:is|are|being) (?:the|our|a|what|key) ?(?:hook|draw|big draw|main thing|selling point|usp|pull|point|sells?(?: it)?)?[.!]*$/i,
      '',
    )
    .toLowerCase();
  const figures = wanted.filter((word) => /^[£€$₹]?\d[\d.,]*\d$|^\d{2,}/.test(word));
  const related = meant.filter(([asks]) => asks.test(brief)).map(([, fact]) => fact);
  const shares = [...ledger.facts.values()]
    .filter(({ kind }) => !/^(?:imperative|title|employer|sector|keyword|reward)$/.test(kind))
    .map((fact) => {
      const words = new Set(contentWords(`${fact.text} ${fact.statement ?? ''}`));
      const shared = wanted.filter((word) => words.has(word) || hasKin(word, words) || isAkin(word, words)).length;
      const near = related.some(
        // "One plumber, one apprentice" is told by what it means: "you work beside the same plumber".
        (pattern) => pattern.test(fact.id) || pattern.test(fact.text) || pattern.test(fact.statement ?? ''),
      );
      // "The 10,000 hours": what has the very figure.
      const figure = figures.some((word) => words.has(word));
      const isQuoted =
        quoted.split(' ').length > 2 && fact.text.toLowerCase().replace(/,/g, '').includes(quoted.replace(/,/g, ''));
      // "Use the strapline": by its kind.
      const named = fact.kind === 'strapline' && /\b(?:strap-?line|tag-?line|slogan|motto)\b/i.test(brief);
      return {
        id: fact.id,
        share:
          (wanted.length > 0 ? shared / wanted.length : 0) + (near || figure ? 0.5 : 0) + (named || isQuoted ? 1 : 0),
      };
    })
    .filter(({ share }) => share >= 0.33)
    .sort((one, other) => other.share - one.share);
  const best = shares[0]?.share ?? 0;
  return shares
    .filter(({ share }) => share >= best * 0.8)
    .map(({ id }) => id)
    .slice(0, 4);
}

/** What a step brief may ask for that is no sentence of anybody's: the facts that frames say. */
const slots: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hours|shifts?|rota|working (?:week|pattern|time))\b/i, 'hours:'],
  [
    /\b(?:hours|shifts?|rota|working (?:week|pattern|time)|contract|permanent|part[- ]time|full[- ]time|hybrid|terms)\b/i,
    'contract:',
  ],
  [/\b(?:pay|salary|wages?|money|rate)\b/i, 'pay:'],
];

/** The facts that a brief names by their kind: "lead on the pay", "mention the hours". */
export function slotFacts(ledger: Ledger, brief: string): string[] {
  const kinds = slots.filter(([words]) => words.test(brief)).map(([, kind]) => kind);
  const facts = kinds.flatMap((kind) => [...ledger.facts.keys()].filter((id) => id.startsWith(kind)).slice(0, 1));
  // The terms are often a note of the description: "nights, 8pm to 8am", "full-time and permanent".
  const notes = ledger.sentences
    .filter(
      ({ fact, statement: { text } }) =>
        fact.kind === 'description' &&
        ((kinds.includes('hours:') && clockLike.test(text)) ||
          (kinds.includes('contract:') && findContract(text) !== null)),
    )
    .map(({ fact }) => fact.id);
  return [...facts, ...notes];
}
