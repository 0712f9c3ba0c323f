/** Cleaning comes before everything: what is left is words that a person wrote about the job. */

import { monthNames } from '../../text/calendar.ts';
import { mendSpelling } from '../../text/misspellings.ts';
import { isVocabulary } from '../../text/vocabulary.ts';
import { endsOpen } from '../language/ending.ts';
import { isEveryday } from '../language/known-words.ts';
import { rememberingHere } from '../language/names-here.ts';
import { linesOf, narrow } from '../language/narrow.ts';
import { withPronoun } from '../language/shouted-pronoun.ts';
import { isBookedPaper } from '../mining/requirements/paper-book.ts';
import { properCase } from './known-case.ts';
import { withProgramNames } from './program-names.ts';

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  pound: '£',
  euro: '€',
  bull: '•',
  middot: '·',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  times: '×',
  deg: '°',
  frac12: '½',
};
const bidiAndZeroWidth = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu;
const emoji =
  /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\ufe0e\ufe0f\u20e3\u{e0000}-\u{e007f}]/gu;
const markedPlaceholder =
  /#(?:REF|VALUE|NAME|NUM|NULL|N\/A|DIV\/0)\b[!?]?|\{\{[^{}]{0,200}\}\}|\$\{[^{}]{0,100}\}|\[\[[^[\]]{0,200}\]\]|\[[^[\]]{0,200}\]|<<[^<>]{0,100}>>|%[A-Z_]{3,30}%|_{3,}|X{3,}|\bx{4,}\b/g;
const emptyWord =
  /^(?:null|undefined|nan|none|n\/?a|tbc|tbd|tba|todo|test|asdf+|qwerty|-+|\.+|\?+|placeholder|(?:insert|enter|add|type|put|your) (?:[a-z]+ ){0,4}here|(?:value|pillar|reward|benefit|mission|vision|purpose|statement|strapline) \d{1,2}|sample (?:text|value|pillar)|string|object|\[object object\]|not applicable|to be confirmed|to be advised|as above|see above|see attached|see jd)\.?$/i;
/** "Start date: TBC", "bonus to be confirmed": the name of what nobody knows yet goes with its mark. */
const looseTbc =
  /\s*,?\s*[([]?\b(?:(?:(?:start(?:ing)?|interview|closing|shift|contract) )?(?:number|date|time|link|address|e-?mail|salary|pay|rate|hour|overtime|bonus|pattern|rota|benefit|length)s?(?: ?[:–-])? )?(?:TBC|TBD|TBA|to be confirmed|to be advised)\b(?:\s*[:–-]\s*[^.,;\n]{1,40}(?=[.,;\n]|$))?[)\]]?/gi;
/** The same inside a line: "35 hours. null", "dashboards, undefined, data". */
const emptyPart =
  /([,;.])\s*(?:null|undefined|nan|lorem ipsum[^,;.\n]*)(?=\s*(?:[,;.]|$))|^(?:null|undefined|nan)\s*[,;.]\s*(?=\S)/gim;
/** Letters that were made to run backwards, as they are read. */
const backwards = /[\u202e\u2067]([^\u202c\u2069\n]*)(?:[\u202c\u2069]|$)/gmu;
/** The run that is English: "krow" was typed to be read as "work", and a mark beside "work" changes nothing. */
function asRead(run: string): string {
  const turned = [...run].reverse().join('');
  const known = (text: string): number =>
    text.split(/[^\p{L}]+/u).filter((word) => isVocabulary(word.toLowerCase())).length;
  return known(run) > known(turned) ? run : turned;
}
const monthRange = new RegExp(`\\b(${monthNames.join('|')})\\s?[-–—]\\s?(${monthNames.join('|')})\\b`, 'gi');
/** "xx% of our staff", "XX days": a figure that nobody has filled in. */
const unfilled =
  /\b[xX]{1,3} ?(?:%|per ?cent\b)|(?<=[£€$₹] ?)[xX]{1,3}(?:[.,][xX]{3})*\b|\bXX (?=(?:days?|hours?|weeks?|months?|years?|people|staff|colleagues|miles|minutes|sites)\b)/;
const lorem = /\blorem\b|\bdolor sit amet\b|\bconsectetur\b/i;

/** What a machine is called by those who speak to it. */
const machine =
  '(?:ai|bot|chatbot|assistant|llm|gpt|chatgpt|claude|gemini|copilot|computer|robot|machine|(?:language |ai )?model|(?:ai |copy |text )(?:writer|assistant|generator|tool|system|bot))';
const tongues =
  '(?:[A-Z][a-z]+(?:ish|ian|ese|man)|French|Dutch|Welsh|Irish|Latin|Greek|Czech|Arabic|Hindi|Thai|rhymes?|verse|emojis?|capitals|capital letters|json|html|xml|code)';

/** Whether text is written to the machine and not about the job. */
const instruction = new RegExp(
  [
    String.raw`^\s*(?:(?:hey|hi|dear|ok|okay),? (?:the )?${machine}\b|(?:chatbot|llm|gpt|chatgpt|claude|gemini|language model)\s*:)`,
    // "Computer: use of Excel" is a row of a form.
    String.raw`^\s*(?!(?:computer|robot|machine)\b)${machine}\s*[,:] (?:please )?(?:write|say|list|print|make|answer|respond|reply|ignore|add|give|tell|use|output|repeat|translate|act|pretend|do|show|praise|include|mention|promise)\b`,
    String.raw`\b(?:note|message|memo|reminder|hint|instructions?|attention|word) (?:to|for) (?:the |any |all |every |our )?${machine}s?\s*[:,–-]`,
    String.raw`\bfrom now on,? (?:you )?(?:(?:must|should|will|shall|only|always|please) )*(?:answer|respond|reply|write|speak|say|output|act|behave|pretend|translate)\b`,
    String.raw`^\s*(?:please )?(?:answer|respond|reply|write|speak) (?:only in ${tongues}|in ${tongues} only)[.!]*\s*$`,
    String.raw`\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,40}\b(?:instructions?|prompts?|rules?|guidelines?|above|previous|prior|earlier|everything|constraints?|brief)\b`,
    String.raw`\b(?:system|developer|admin|hidden|secret)\s*(?:prompt|message|instructions?)\b`,
    String.raw`^[\s>•*·–—-]*(?:system|assistant|user|human|ai)(?: (?:override|message|note|prompt|instruction|command|update))?\s*:`,
    // "Write this in capitals", "put the whole advert in bold": how the text is to look.
    String.raw`\b(?:write|put|set|make|print|show|type|render|format) (?:this|it|that|these|everything|all(?: of (?:this|it))?|the (?:whole |entire |first )?(?:advert|ad|text|headlines?|titles?|copy|post|line|sentence|output|thing)) (?:all )?(?:in |into |as |with )?(?:all |full |block |big |only )*(?:caps|capitals|(?:capital|block|big|large|bold) letters|upper[- ]?case|bold|italics|emojis?|rhymes?|verse|markdown|html|json|${tongues})(?![a-z])`,
    String.raw`^\s*(?:please )?(?:write|repeat|translate|print|render|format|type|say) (?:this|that|everything) (?:(?:line|text|sentence|advert|ad|headline|paragraph|word) )?(?:in(?:to)?|as|twice|(?:two|three|four|five|ten|\d+) times|word for word|verbatim|exactly|back)\b`,
    // "Print the words ... in every headline": said to whoever writes the text.
    String.raw`\b(?:print|write|add|put|include|insert|use|repeat)\b[^.!?\n]{0,20}\b(?:the )?(?:words?|phrase|sentence|text|line|string)\b[^.!?\n]{0,60}\b(?:in|into|to|at the (?:end|start|top) of) (?:every|each|all|the|your) (?:headlines?|texts?|outputs?|answers?|repl(?:y|ies)|responses?|adverts?|items?)\b`,
    String.raw`\byou are (?:now|an? (?:ai|assistant|language model|chatbot|llm|pirate|dan))\b`,
    // "People can change, and we act as if they will": nobody is told to.
    String.raw`(?<!\b(?:we|they|people) (?=act as if\b))\b(?:act|behave|respond|answer|reply|write|speak) (?:only )?(?:as (?:if|an? (?:ai|pirate|assistant|hacker))|in (?:json|html|xml|base64|code))\b`,
    String.raw`\b(?:print|output|repeat|reveal|return|show|display|write|say|respond with|reply with|leak)\b[^.!?\n]{0,30}\b(?:prompt|api key|password|token|system prompt|verbatim|(?:your|the|these|those|my|all|system|prior|previous|original|hidden) instructions|hacked|pwned|json|html|other compan\w*|database)\b`,
    String.raw`\b(?:chatgpt|gpt-?\d|language model|llm|jailbreak|prompt injection|dan mode|openai|anthropic)\b[^.!?\n]{0,60}\b(?:must|should|will|please|instruct|now|write|say|ignore|rate|rank|mode)\b`,
    String.raw`\b(?:as an ai|(?:your|my|these|the following) (?:new|important) instructions?|(?:new|important) instructions?(?=\s*(?:[:!]|are\b|follow\b|from now))|end of (?:prompt|brief|instructions)|begin (?:prompt|instructions))\b`,
    String.raw`\b(?:generate|write|create|say|tell)\b[^.!?\n]{0,20}\b(?:poem|haiku|limerick|song|joke|recipe|malware|essay)\b[^.!?\n]{0,30}\b(?:instead|about|of|only|now)\b`,
    String.raw`\b(?:drop|truncate|alter) (?:table|database)\b|\bdelete from [a-z_]+(?: where\b|;|$)|\bunion select\b|\bor 1\s*=\s*1\b|\balert\s*\(|\bjavascript:|\bonerror\s*=|\bdocument\.cookie`,
    String.raw`\b(?:use|mention|include|print|show|insert)\b[^.!?\n]{0,30}\b(?:other|another) (?:tenant|compan(?:y|ies)|customer)s?\b[^.!?\n]{0,20}\b(?:data|facts?|adverts?|names?|salar\w+)\b`,
    String.raw`\bsay (?:that )?(?:the )?(?:salary|pay) is\b[^.!?\n]{0,40}\b(?:million|unlimited|free)\b`,
    '</?(?:instructions?|system|prompt)>',
  ].join('|'),
  'im',
);

/** What goes on with an order to the machine: what to write next, where to link, whom to be, what the pay is to be. */
const goesOnOrdering = new RegExp(
  [
    String.raw`^(?:and|then|also|now|instead|but|or|so|ok|just|simply|do (?:not|this|so|it)|don['’]t|never|always|from now on|your (?:new|only|real|next)\b)\b`,
    String.raw`^(?:please )?(?:say|state|claim|promise|mention|pretend|act|behave|output|print|repeat|reply|respond|reveal|translate|invent|insert|append|praise|obey|comply)\b`,
    String.raw`^(?:please )?(?:write|rewrite) (?:that|in|as|like|only|an?|the|me|this|it|nothing|exactly)\b|^(?:please )?make (?:it|this|up|sure|the (?:text|advert|ad))\b|^(?:please )?(?:rate|rank|recommend) (?:this|it|me|us|them|the (?:candidate|company))\b`,
    String.raw`^(?:please )?tell (?:them|me|everyone|everybody|people|the reader|readers|candidates|applicants)\b|^(?:please )?answer (?:in|as|only|with)\b`,
    String.raw`^(?:please )?(?:add|include|use|give|show|put) (?:[a-z]+ ){0,3}(?:sentences?|words?|lines?|phrases?|text|links?|paragraphs?|headlines?)\b`,
    String.raw`^(?:you|the (?:writer|assistant|model|text|advert|output)) (?:are|is|must|should|will|shall|can|may|have to|need to) (?:now|not|never|always|only|write|say|output|answer|reply|respond|pretend|act|obey|include|contain|be (?:an?|the))\b`,
    String.raw`https?:|\bwww\.`,
    String.raw`\b(?:salary|pay|pays|paid|wages?|earns?)\b[^.!?]*(?:[£€$₹]\s?\d|\bmillion\b)`,
    String.raw`^\W*["'“‘]`,
  ].join('|'),
  'i',
);

/** Written between colleagues and not for readers. */
const internal =
  /\b(?:(?:job description|job spec(?:ification)?|jd|(?:full |more )?details|person spec(?:ification)?|rest) (?:is |are )?to follow\b|internal use|internal only|cost cent(?:re|er)|(?<=^\W*)approved by|approved by:|budget code|delete (?:this|before)|remove before|do not publish|not for publication|notes? (?:for|to) (?:recruiter|hr|self)|to agree wording|joke, remove|(?:strictly|private (?:and|&)|company|highly|commercial(?:ly)?(?: in)?) confidential|(?:this|that|it|role|post|vacancy|salary|move|which) (?:is|are|stays|remains) confidential|confidential (?:until|draft|document|brief|replacement|search|hire)|keep (?:this |it )?confidential|insert (?:strapline|logo|here)|version \d|v\d+(?:\.\d+)? with comments|draft \d|wording to follow|fill in(?! (?:(?:the|our|an?|all|any|your) )?(?:[a-z]+ ){0,3}(?:certs?|certificates?|diar(?:y|ies)|log ?books?|permits?|returns|job cards|portfolios?|forms?|application|questionnaire|cards?|sheets?|records?|logs?|charts?|reports?|paperwork|registers?|timesheets?|checklists?|notes)| for\b)|copy and paste|(?:text|wording|copy|all|this|jd|job description) (?:is |was )?(?:copied|taken|pasted|adapted|borrowed|lifted) from|please (?:adapt|amend|rewrite|reword|proofread|tidy up|edit)(?=[.!]|\W*$)|ask (?:hr|finance|legal)|check with (?:hr|finance|legal))\b|^\W*confidential\W*$|^\W*confidential\s*[:–-]/i;

/** Of a row its parts without such a gap; of a sentence nothing. */
const filledPartsOf = (sentence: string): string[] => {
  const parts = sentence.split(/[,;]\s+/);
  const isRow = parts.length > 2 && parts.every((part) => part.split(' ').length < 8);
  const filled = isRow ? parts.filter((part) => !unfilled.test(part)).join(', ') : '';
  return filled === '' ? [] : [filled];
};

/** The sentences of a text that have a figure which nobody has filled in. */
export const unfilledIn = (text: string | null | undefined): string[] =>
  unfilled.test(text ?? '') ? splitSentences(text ?? '').filter((sentence) => unfilled.test(sentence)) : [];

/** One text, cleaned. `dropped` tells what kind of thing went. */
export interface Cleaned {
  text: string;
  injected: boolean;
  placeholders: boolean;
}

function stripMarkup(raw: string): string {
  return raw
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(script|style|iframe|noscript|template|svg|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<([a-z]+)\b[^<>]*\son\w+\s*=[^<>]*>[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,2000}>/gi, ' ')
    .replace(/<\/?[a-z][^<>\n]*$/gim, ' ')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => {
      if (name.startsWith('#')) {
        const code =
          name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
        return code > 31 && code < 0x10ffff ? String.fromCodePoint(code) : ' ';
      }
      return entities[name.toLowerCase()] ?? whole;
    });
}

/** Whether a stop belongs to the word before it. After "2.30 p.m." a sentence ends, unless a day or a zone follows. */
function isAbbreviated(before: string, after: string): boolean {
  if (/\d ?[ap]\.m$/i.test(before))
    return /^\s+(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|[A-Z]{2,4}\b|Eastern|Central|Pacific|Mountain)/.test(after);
  // "It takes 4 min. Then ...": a measure ends its sentence.
  if (/(?:\d ?min|\bmax)$/i.test(before)) return !/^\s+\p{Lu}/u.test(after);
  // "c. 420 people".
  if (/(?:^|[\s(])ca?$/i.test(before)) return /^\s*[£€$₹]?\d/.test(after);
  // "No. 5" is a number, "No." an answer.
  if (/(?:^|[\s(])nos?$/i.test(before)) return /^\s*\d/.test(after);
  // "Meetings of residents assoc. 1 per month": what was cut short goes on before a figure.
  if (
    /\b(?:assoc|mtgs?|mgmt|mgr|govt|org|equip|maint|sched|admin|dept|depts|resp|reqs?|certs?|quals?|exp|avg|est|misc|comm|nec|poss|tech|mech|elec|intl)$/i.test(
      before,
    )
  )
    return /^\s+\d/.test(after);
  // "For an IT services co. 5 yrs": a company, and then a figure.
  if (/\bco$/i.test(before)) return !/^\s+\d/.test(after);
  // "5-day week incl. Saturdays", "group of Prof. Lindner": goes on.
  if (/\b(?:incl|excl|prof|approx|esp)$/i.test(before)) return true;
  // "Grade F." is at its end.
  if (
    /\b(?:grade|band|level|class|category|scale|type|group|unit|block|schedule|tier|part|vitamin|hepatitis|plan) [A-Z]$/i.test(
      before,
    )
  )
    return false;
  // "Vaccinated against hep B. You get ...": behind a small word, before one that opens sentences, the letter is no initial.
  if (/[a-z] [A-Z]$/.test(before) && /^\s+(?:You|We|They|It|The|Our|Your|There|This|If|No|Must|Please)\b/.test(after))
    return false;
  if (/(?:^|[\s(])[A-Z](?:\.[A-Z])*$/.test(before)) return true;
  if (/(?:^|[\s(])[A-Z]\.(?:Sc|Tech|Com|Ed|Eng|Pharm|Phil|Arch)$/.test(before)) return true;
  return /(?:^|[\s(])(?:e\.g|i\.e|etc|approx|sq|ft|st|dr|prof|mr|mrs|ms|co|inc|ltd|vs|dept|min|max|incl|excl|rs|[a-z](?:\.[a-z])+)$/i.test(
    before,
  );
}

/** Cuts into sentences, keeping lines apart. Dots in abbreviations, decimals and initials don't cut. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const line of linesOf(text)) {
    let start = 0;
    const pattern = /[.!?]+["'’”)]?(?=\s+["'“‘(]?\.?(?:[-–−](?=\d))?[\p{Lu}\d£€$₹]|\s*$)/gu;
    for (const match of line.matchAll(pattern)) {
      const before = line.slice(start, match.index);
      if (
        match[0].startsWith('.') &&
        isAbbreviated(before, line.slice(match.index + 1)) &&
        match.index + 1 < line.trimEnd().length
      )
        continue;
      const sentence = line.slice(start, match.index + match[0].length).trim();
      if (sentence) sentences.push(sentence);
      start = match.index + match[0].length;
    }
    const tail = line.slice(start).trim();
    if (tail) sentences.push(tail);
  }
  return sentences;
}

const shouts = (text: string): boolean => {
  const letters = text.replace(/[^A-Za-z]/g, '');
  return letters.length >= 10 && letters.replace(/[^A-Z]/g, '').length / letters.length > 0.7;
};

/** How no English word of a few letters begins or ends, nor holds in it. */
const noWord =
  /^(?!(?:bl|br|ch|cl|cr|dr|dw|fl|fr|gh|gl|gn|gr|gw|kn|ll|pf|ph|pl|pr|ps|qu|rh|sc|sch|scr|sh|shr|sk|sl|sm|sn|sp|sph|spl|spr|sq|squ|st|str|sw|th|thr|tr|tw|wh|wr)[aeiouy])[^aeiouy]{2}|q(?!u)|[aeiouy](?:[bcdfgkmptvz][fmvz]|[^aeioulnrswy][^aeiouhkstdglmnpry])$/;
/** "QM", "FMEA": a few capitals that make no word are letters of a name, in a line that shouts too. */
const isLetters = (word: string): boolean => {
  const lower = word.toLowerCase();
  return (
    /^[A-Z]{2,5}$/.test(word) &&
    (word.length < 4 || noWord.test(lower)) &&
    !isEveryday(lower) &&
    properCase(lower) === lower
  );
};

/** De-shouts a text or line in capitals; acronyms of up to four letters that aren't common words stay. */
export function calm(text: string): string {
  const letters = text.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  // "ACAMS or LCOI": acronyms with a word of ordinary size between them.
  const acronyms = /(?:^|\s)(?:or|and|with|of|in|to|for)(?=\s)/.test(text) && !/\b[A-Z]{6,}\b/.test(text);
  // "CIBTAC, ITEC or CIDESCO": names in a row.
  const names = /^[A-Z]{2,8}(?:, [A-Z]{2,8})* (?:or|and) [A-Z]{2,8}$/.test(text.trim());
  // "ACS CCN1, CENWAT, HTR1 and CKR1": codes.
  const codes =
    /\d.*, .*\d/.test(text) &&
    /^[A-Z][A-Z\d]{1,7}(?:,? [A-Z][A-Z\d]{1,7})*(?:,? (?:or|and) [A-Z][A-Z\d]{1,7})?$/.test(text.trim());
  const words = text.match(/[A-Za-z]+/g) ?? [];
  const row = words.length <= 4 && words.every((word) => word.length <= 5 && !smallShouted.test(word));
  const shouted =
    letters.length >= 10 &&
    capitals / letters.length > 0.7 &&
    /\s/.test(text.trim()) &&
    !acronyms &&
    !names &&
    !codes &&
    !row;
  if (!shouted) {
    return (
      text
        // "LEADER-funded": a name.
        .replace(/\b[A-Z]{4,}\b(?!-[a-z])/g, (word) =>
          commonShouted.has(word.toLowerCase()) ? word.toLowerCase() : word,
        )
        .replace(
          /\b(?:MUST|NOT|ALL|ANY|NEVER|ALWAYS|AND|OR|ARE|YOU|ONLY|NO|NOW|PAID|FULL|FREE|WITH|TODAY|START)\b(?!-[A-Z])/g,
          (word) => word.toLowerCase(),
        )
    );
  }
  const spoken = withPronoun(text);
  const lowered = spoken
    .replace(/[A-Za-z][A-Za-z0-9'’]*/g, (word, at: number) =>
      // "PROGRAMMING IN C": a letter by itself is a name, where it is no article.
      (/^[B-HJ-Z]$/.test(word) &&
        !/[^\s(,]/.test(`${spoken.charAt(at - 1)}${spoken.charAt(at + 1)}`.replace(/[).;,]/g, ''))) ||
      (/^[CF]$/.test(word) && /^(?:\+\+|#)/.test(spoken.slice(at + 1)))
        ? word
        : // "REVIEW IT EVERY MONTH": no letters.
          word !== 'it' && word.length >= 2 && word.length <= 7 && knownAcronym.test(word)
          ? word.toUpperCase()
          : unspeakable.test(word) || /^[A-Z]+\d[A-Z\d]*$/.test(word) || isBookedPaper(word) || isLetters(word)
            ? word
            : properCase(word.toLowerCase()),
    )
    // "$18M", "series B", "12 AEs".
    .replace(/([£€$₹]\s?\d[\d.,]*)([kmb])(?:n)?\b/g, (_, amount: string, unit: string) => amount + unit.toUpperCase())
    .replace(
      /\b(series|band|class|grade|level|category) ([a-z])\b/gi,
      (_, kind: string, letter: string) => `${kind} ${letter.toUpperCase()}`,
    )
    .replace(/\b(AE|CSM|BDR|SDR|KPI|SLA|OKR)S\b/g, '$1s')
    .replace(/\bsaas\b/gi, 'SaaS');
  return withProgramNames(lowered).replace(
    /(^|[.!?]\s+)([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
const smallShouted =
  /^(?:FROM|DAYS?|ONE|TWO|THE|AND|FOR|WITH|OUR|ALL|YOU|YOUR|ARE|NOT|IN|ON|AT|TO|OF|OR|PAID|FREE|WEEKS?|YEARS?|TEAM|PER|UP|NO|NEW|SHIFT|NIGHT|HOURS?|APPLY|NOW|START|GOOD|MUST|BE|HAVE|WORK|ROLE|JOB|PAY)$/;
/** Letters that no English word has in a row: "MEDDPICC", "HRBP". */
const unspeakable =
  /^(?=[A-Z]{3,8}$)(?:[^AEIOUY]+|.*(?:DDP|[BCDFGHJKLMNPQRSTVWXZ]{5,}|(?:CC|DD|PP|KK|VV|JJ|QQ|HH|WW|XX|BB)$).*)$/;
export const knownAcronym =
  /^(?:OTR|GED|MVR|VP|SVP|EVP|AE|CRO|CMO|CPO|CISO|CIO|ARR|MRR|OTE|BDR|SDR|CSM|HGV|LGV|PCV|CPC|MRI|CT|NHS|NMC|HCPC|GWO|CAD|CNC|PLC|SQL|ERP|SAP|CRM|HR|IT|UK|US|EU|USA|UAE|DBS|PVG|SEN|SEND|GCSE|NVQ|BTEC|QTS|ACA|ACCA|CIMA|CIPD|AAT|KPI|OTE|RN|ICU|ER|PPE|FLT|UX|UI|QA|AWS|API|HSE|CIS|COSHH|NEBOSH|IOSH|CSCS|SIA|MOT|VAT|PAYE|CSO|CEO|CFO|CTO|COO|CPA|EPA|R&D|B2B|B2C|SEO|PPC|CMS|BIM|SCADA|DNV|EMT|ICU|A&E|CNA|LPN|OSHA|CDL|GP|GMC|IV|EV|HVAC|ISO|GMP|HACCP|HNC|HND|PHD|MBA|TIG|MIG|ARC|PMO|PRINCE2|ITIL|SAAS|TUPE|WEEE|BSL|BPO|HMO|AHT|NPS|SLA|CSAT|CCTV|ADR|PAT|ACLS|BLS|IFRS|GAAP|LIMS|FDA|EMA|VBA|PMP|GDP|EPOS|WMS|TMS|FMCG|HPLC|PCR|QC|CAPA|POS|GIS|CAM|PPM|SMT|ESOL|EYFS|KS[1-5]|DSL|SENCO|HV|LV|AC|DC|MW|KV|CISRS|CPCS|NPORS|IPAF|PASMA|ESIC|CLEAPSS|LOLER|PUWER|RIDDOR|EHRB|CIEH)s?$/i;
const commonShouted = new Set(
  'must have will with that this from your their team work role they when what also only very never always essential required important urgent please note paid full ensure each every before after safety training experience apply today immediate start great weekly monthly daily customer customers service manager staff back leader engineer officer assistant supervisor nurse driver technician senior junior inbound outbound entry'.split(
    ' ',
  ),
);

/** What stands around a gap in a sentence says nothing without it: "{{company}} rocks", "our office in [city] is new". */
const withoutPlaceholders = (text: string): string =>
  linesOf(text)
    .map((line) => {
      const marked = line.replace(markedPlaceholder, '\u0001');
      if (!marked.includes('\u0001')) return line;
      // A row of a list with nothing else in it, whatever its mark is: Word writes "o".
      if (/^\s*(?:[-–—•*·▪o]|\d{1,2}[.)])?\s*\u0001\W*$/.test(marked)) return '';
      return marked
        .split(/(?<=[,;.!?])(?=\s)/)
        .map((part) => {
          if (!part.includes('\u0001')) return part;
          // At an end, after a label, or before a capital it was an addition: "Bristol [TBC]", "[DRAFT] Care Assistant".
          const bare = part
            // "The budget ([amount] for the year)": an aside with a gap in it goes as a whole.
            .replace(/\s*\([^()]*\u0001[^()]*\)/g, '')
            .replace(/\s*[([]?\u0001[)\]]?(?=\s*[,;.!?]?\s*$)/, '')
            .replace(/^(\s*(?:[-–—•*·▪]\s*)?)\u0001\s*(?=[A-Z\d])/, '$1')
            .replace(/:\s*\u0001/, ':');
          return bare.includes('\u0001') || endsOpen(bare.replace(/[,;.!?\s]+$/, '')) ? '' : bare;
        })
        .join('')
        .replace(/^([^.!?]*),\s*$/, '$1');
    })
    .join('\n');

const named = (month: string): string => month.charAt(0).toUpperCase() + month.slice(1).toLowerCase();

/** Strips what no advert may carry and sentences that are meant for a machine or for colleagues. */
function strip(raw: string | null | undefined): Cleaned {
  if (typeof raw !== 'string' || raw.trim() === '') return { text: '', injected: false, placeholders: false };
  return raw.length <= LINE ? stripLine(raw) : stripAll(raw);
}
/** So many characters are a field of a form; more are a document, which is not kept. */
const LINE = 2_000;
const stripLine = rememberingHere(stripAll);

function stripAll(raw: string): Cleaned {
  const cleaned: Cleaned = { text: '', injected: false, placeholders: false };
  let text = stripMarkup(raw.slice(0, 200_000)).normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, '  ');
  // The one mark of a list that most papers have, as the one that is stored narrow.
  text = narrow(text.replace(/^([^\S\n]*)•(?=[^\S\n]+\S)/gm, '$1·'));
  text = text
    .replace(backwards, (_, run: string) => asRead(run))
    .replace(bidiAndZeroWidth, '')
    .replace(control, ' ')
    .replace(emoji, ' ')
    .replace(/[\u00a0\u2007\u202f]/gu, ' ')
    .replace(/\u2028|\u2029/gu, '\n');
  text = text
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/\bRs\.? ?(?=\d)/g, '₹')
    // "PC-DMIS [preferred]": a mark, and no gap to be filled in.
    .replace(
      /\[((?:strongly )?(?:preferred|desirable|desired|essential|optional|required|mandatory|nice to have|must have|an? (?:plus|bonus|advantage|must)|a nice to have|if (?:any|applicable)|paid|unpaid))\]/gi,
      '($1)',
    )
    // "Seasonal may - october".
    .replace(monthRange, (_, from: string, to: string) => `${named(from)} to ${named(to)}`)
    // "£££ weekly bonus": signs that shout.
    .replace(/[£€$₹]{2,}/g, ' ')
    // "(m/f/d)": whom the law lets apply.
    .replace(/\s*\((?:(?:[mfwdxhi]\/){1,3}[mfwdxhi]|all genders)\)/gi, '')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/\*\*|__|~~/g, '')
    .replace(/`/g, '');
  // "{{name}} will report to the Head Chef": without its subject the sentence says nothing.
  text = text.replace(
    /^\s*(?:[-–—•*·]\s*)?(?:\{\{[^{}\n]{0,200}\}\}|\[[^[\]\n]{0,200}\]|<<[^<>\n]{0,100}>>)[^\S\n]+(?:will|is|was|has|must|shall|should|can|may|reports?|works?)\b[^\n]*$/gm,
    '[ ]',
  );
  // "Serve guests; see JD": said between colleagues.
  text = text.replace(
    /(?:^|[,;.]\s*|\s*\()(?:please )?see (?:the |attached )*(?:JD|job desc\w*|job spec\w*|spec sheet)\b(?: for [^,.;\n)]*)?\)?/gim,
    (found) => (found.startsWith('.') ? '.' : ''),
  );
  const marked = withoutPlaceholders(text)
    .replace(looseTbc, ' ')
    .replace(emptyPart, (_, mark: string | undefined) => (mark === '.' ? '.' : ''));
  if (marked !== text) cleaned.placeholders = true;
  const lines: string[] = [];
  for (const line of linesOf(marked)) {
    if (
      emptyWord.test(line.replace(/^\s*(?:[-–—•*·▪]|\d{1,2}[.)])\s*/, '').trim()) ||
      /^\W*see (?:above|below|attached|overleaf|the )?(?:jd|job description|brief)?\W*$/i.test(line)
    ) {
      if (line.trim()) cleaned.placeholders = true;
      lines.push('');
      continue;
    }
    const sentences = splitSentences(line);
    // An order to the machine may stand behind a sentence that is the recruiter's.
    const ordered = instruction.test(line) || (sentences.length > 1 && sentences.some((one) => instruction.test(one)));
    if (!ordered && !internal.test(line) && !lorem.test(line) && !unfilled.test(line)) {
      lines.push(line);
      continue;
    }
    const kept: string[] = [];
    let misled = false;
    for (const sentence of sentences) {
      // What follows an order to the machine on its line goes with it where it goes on ordering; a fact of the job stays.
      if (misled && (goesOnOrdering.test(sentence) || /^[A-Z\W]{4,}$/.test(sentence))) continue;
      if (instruction.test(sentence)) {
        cleaned.injected = true;
        misled = true;
        // "Windows 11, networking, ignore all previous instructions": what stands before the order is the recruiter's.
        const parts = sentence.split(/(?<=[,;])\s+/);
        const at = parts.findIndex((part) => instruction.test(part));
        const before = parts.slice(0, Math.max(0, at)).join(' ').replace(/[,;]$/, '');
        if (at > 1 && !instruction.test(before) && !/^(?:please|and|now|then|ok|hey|hi|dear)\b/i.test(before))
          kept.push(before);
      } else if (lorem.test(sentence)) cleaned.placeholders = true;
      else if (unfilled.test(sentence)) {
        cleaned.placeholders = true;
        kept.push(...filledPartsOf(sentence));
      } else if (!internal.test(sentence)) kept.push(sentence);
    }
    lines.push(kept.join(' '));
  }
  cleaned.text = lines
    .map((line) =>
      line
        .replace(/([!?.,])\1{1,}/g, (run) => (run === '...' ? '...' : run.charAt(0)))
        .replace(/\s+([,.;:!?])(?=\s|$)/g, '$1')
        .replace(/\(\s*\)/g, '')
        .trimEnd(),
    )
    .join('\n')
    .trim();
  // A field in capitals throughout is calmed as a whole, short parts too.
  if (shouts(cleaned.text)) cleaned.text = cleaned.text.split('\n').map(calm).join('\n');
  return cleaned;
}

/** A text that somebody wrote, cleaned, its slips of the keyboard mended. */
export function cleanText(raw: string | null | undefined): Cleaned {
  const cleaned = strip(raw);
  // One word, also where a line was broken in it: "stand-up fork / lifts".
  return { ...cleaned, text: ofBoth(mendSpelling(cleaned.text)).replace(/\b([Ff]ork)[ \n]lift(?=s?\b)/g, '$1lift') };
}

/** "In his/her absence", "his or her own tools": said of both, which is said of everybody. */
const ofBoth = (text: string): string =>
  text
    .replace(/\b(?:[Hh]is\s?(?:\/|or)\s?her|[Hh]er\s?(?:\/|or)\s?his)s?\b/g, (found) =>
      /^H/.test(found) ? 'Their' : 'their',
    )
    .replace(/\b(?:him\s?(?:\/|or)\s?her|her\s?(?:\/|or)\s?him)\b/g, 'them')
    .replace(/\b(?:himself\s?(?:\/|or)\s?herself|herself\s?(?:\/|or)\s?himself)\b/g, 'themselves');

/** A name, a title or a wish, cleaned, on one line: written as it was typed. */
export const cleanLine = (raw: string | null | undefined): string => strip(raw).text.replace(/\s+/g, ' ').trim();
