/** Noun phrases out of notes, fit to stand in a row: with an article where one belongs, in lower case where no name starts them. */
import nlp from 'compromise';
import { isVocabulary } from '../../text/vocabulary.ts';
import { withArticle } from '../language/articles.ts';
import { isProperFirst, lowerFirst } from '../language/first-capitals.ts';
import { isHeavy } from '../language/joined-phrases.ts';
import { isCounted } from '../language/nouns.ts';
import { isVerbBase, nounLike } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';

/** Heads that are never counted: "free parking", "sick pay", "wound care". */
const mass =
  /(?:ing|ness|ware|companionship|leadership|ownership|compliance|governance|guidance|assurance|hygiene|procurement|recruitment|retention|liaison|analysis|care|pay|leave|holiday|cover|insurance|assurance|parking|coffee|tea|fruit|food|cake|beer|lunch|breakfast|dinner|accommodation|transport|travel|training|tuition|work|help|support|access|equity|equipment|kit|clothing|workwear|ppe|overtime|flexitime|flexi|time|money|cash|commission|music|radio|rugby|football|cricket|yoga|tennis|laughter|banter|silence|respect|politics|advice|information|feedback|research|data|software|experience|knowledge|mileage|petrol|fuel|gear|stock|equality|safety|security|stability|freedom|space|childcare|healthcare|dental|vision|medical|health|bupa|physio|physiotherapy|counselling|therapy|mediclaim|relief|assistance|recognition|progression|development|supervision|mentorship|housing|heating|water|electricity|wifi|broadband|furniture|literature|paperwork|homework|housekeeping|english|maths|mathematics|german|french|spanish|welsh|hindi|law|traffic|sunlight|daylight|prep|admin|administration|maintenance|logistics|staff|stuff|everything|nothing|anything|fun|energy|trust|honesty|curiosity|integrity|humility|creativity|flexibility|empathy|diplomacy|tact|common sense|stamina|courage|autonomy|responsibility|confidence|patience|kindness|wellbeing|notice|sponsorship|relocation|remuneration|reimbursement|entry|wage|automation|integration|documentation|communication|innovation|legislation|motivation|aid|tech|technology|science|theory|history|economics|physics|chemistry|biology|engineering|generation|tax|rent|growth|membership|medication|education)$/i;
const countedAfterAll =
  /\b(?:meeting|building|evening|morning|painting|opening|briefing|outing|gathering|greeting|hearing|listing|crossing|setting|swing|king|ring|wing|thing|spring|time and a half|half)$/i;
const irregularPlural =
  /\b(?:people|children|men|women|staff|police|colleagues|premises|clothes|dice|mice|feet|teeth|data|criteria|alumni)$/i;
const determined =
  /^(?:an?|the|your|our|my|their|his|her|its|this|that|these|those|some|any|no|all|both|every|each|either|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?!-)|half|several|many|most|few|more|less|up to|at least|at most|about|around|over|under|nearly|almost|only|free (?:of)|time|double)(?![\w+#])|^\d+(?:[.,]\d+)*(?=\s|$|\+)/i;
/** "a 30-minute call", "a £500 bonus", "a 40% bonus": figures before one thing. */
const measured =
  /^(?:[£€$₹]\s?\d[\d,.]*(?:\s?(?:k|lakh|m|bn)\b)?|\d+(?:\.\d+)?%|\d+(?:\.\d+)?-[a-z]+|\d+[a-z])\s+(?!off\b|of\b|an?\b|to\b|into\b|towards\b|for\b|worth\b|each\b|per\b)[a-z]/i;
const tail =
  /[\s,]+(?:of|in|for|with|from|at|on|to|that|which|who|where|after|before|by|via|per|between|near|behind|beside|opposite|under|over|above|below|across|around|within|without|against|into|during|x\d+|per cent|including|as|than|up|each|every|first|second|third|last|twice|once|when|if|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|worth|daily|weekly|monthly|paid|from day one|day one|only|always|\d[\d.:]*\s?(?:am|pm)|off|\d+ (?:days?|nights?|weeks?|hours?|times?)|\d+(?:[.,]\d+)*%?$|[£€$₹].*|upstairs|downstairs|outside|inside|indoors|outdoors|next door|nearby|abroad|overseas|the same day|same day|both ways|each way|both)\b.*$|\s*\(.*$/i;

/** The noun that decides: "season ticket loan" of "season ticket loan up to £5,000". */
const headOf = (text: string): string =>
  text
    .replace(/\s+\d+(?:\.\d+)?%$/, '')
    .replace(/^cycle to work\b/i, 'cycle-to-work')
    // "Two reading days a year", "two loaves a day, free of charge".
    .replace(/, (?:free of charge|at no cost|rent[- ]free)$/i, '')
    .replace(/(?<=\S \S+) (?:an?|per|every|each) (?:day|week|month|quarter|term|season|year|shift)$/i, '')
    // "Four hotels, all in Georgian houses".
    .replace(/^([^,]*), (?:all|both|each|most|half|\S+ of (?:them|us|these))\b[^,]*$/i, '$1')
    .replace(/^(.{2,}?)[\s,]+(?:and|or|plus)\s.*$/i, '$1')
    .replace(tail, '')
    .trim();

const isFirstName = (word: string): boolean =>
  /^\p{Lu}\p{Ll}{2,}$/u.test(word) &&
  !isVocabulary(word.toLowerCase()) &&
  ((nlp(word).json({ terms: { tags: true } }) as { terms: { tags: string[] }[] }[])[0]?.terms[0]?.tags.includes(
    'FirstName',
  ) ??
    false);

/** Whether a first word is a name or an acronym as far as anybody can tell without knowing the company. */
function keepsCapital(text: string, opens: boolean): boolean {
  if (/^\p{Lu}(?:[+#]|\d)/u.test(text)) return true;
  const first = (text.split(/[\s,/]/)[0] ?? '').replace(/['’]s$/, '');
  if (!/^\p{Lu}/u.test(first)) return true;
  if (!opens) return true;
  // "Bernie after 26 years": somebody's name, where no everyday word is spelt like it.
  if (isFirstName(first)) return true;
  const second = text.split(' ')[1] ?? '';
  if (
    /^\p{Lu}\p{Ll}/u.test(second) &&
    !/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)s?/.test(
      second,
    )
  ) {
    return (
      /\b(?:Scheme|Pension|Service|Act|Award|Programme|Plan|Fund|Society|College|University|Street|Road|Park|House)\b/.test(
        text,
      ) || !inLexicon(first)
    );
  }
  return !inLexicon(first);
}
/** Everyday words of notes that the lexicon leaves out. */
const workplace =
  /^(?:lab|intro|medication|sight|lift|vet|optom|porridge|snag|chairside|matron|pharmacy|dispensary|counter|depot|stock|kit|fault|root|cause|boiler|landlord|canteen|uniform|toolbox|toolkit|creche|gym|laptop|pension|bonus|medical|meals|wifi|commission|mentor|overtime|referees?|references?|letter|interview|borrel|quarterly|onsite|teamwork|dementia|bookkeeping|paediatric|safeguarding|numeracy|literacy|sales|till|fridge|kitchen|tips|hoovering|mopping|demos|screening|onboarding|fish|prep|cabs?|taxis?|scrubs|loupes|clogs|tunics?|aprons?|fleeces?|hoodies?|helmets?|boots|gloves|waterproofs|goggles|headsets?|stipend|per diem|crèche|physio|counselling|flu|eyecare|tuition|childminding)$/;
let lexicon: Readonly<Record<string, unknown>> | null = null;
/** Whether a word is one of English's everyday ones. */
export function inLexicon(word: string): boolean {
  lexicon ??= ((nlp as unknown as { model: () => { one?: { lexicon?: Record<string, unknown> } } }).model().one
    ?.lexicon ?? {}) as Record<string, unknown>;
  const lower = word.toLowerCase();
  if (mass.test(lower) || workplace.test(lower) || isVocabulary(lower)) return true;
  return (
    lower in lexicon ||
    lower.replace(/s$/, '') in lexicon ||
    /(?:ing|tion|ment|ness|ity|ed|ly|al|ful|ous|ive|ance|ence|work|ship|shop|ware|room|time|nion|sion|ic|ics|al|ine|ry|cy|ty|sis|ism|ist|er|or|age|ant|ent|ble|ess|man|hood|aid|care|house|book|board|land|hand|side|line|pay|day|way|end|out|off|up|ice|ade|ure|ude|ise|ize|ate|ute|ege|ock|ick|ack|ash|ish|ong|ing)s?$/.test(
      lower,
    ) ||
    lower.includes('-')
  );
}

/** Products that are spelt like everyday words, where they are what somebody knows. */
const productKnown =
  /^(?:Workday|Slack|Teams|Notion|Sage|Word|Access|Outlook|Monday|Oracle|Sketch|Illustrator|Premiere|Concur|Zoom|Unity|Swift|Rust|Spark|Snowflake|Tableau|Looker|Segment|Greenhouse|Lever|Buffer|Asana|Linear|Intercom|Pages|Numbers|Keynote|Drupal|Magento|Rhino|Blender|Lightroom|Maya|Flutter|Ruby|Python|Julia|Scratch|Jenkins|Ansible|Chef|Puppet|Vagrant|Splunk|Docker|Opera|Fidelio|Micros|Square|Toast|Tally|Zoho|Freshdesk|Cypress|Selenium|Appium|Postman) (?:experience|skills?|knowledge|certification|certificate|proficiency|training|literacy)\b/;

/** Lower case at the start unless a name stands there. */
export function inRow(text: string, opens: boolean): string {
  const start = text.split(/[\s,/]/)[0] ?? '';
  if (productKnown.test(text)) return text;
  // "English-speaking".
  if (start.includes('-') && isProperFirst(start.split('-')[0] ?? '')) return text;
  // "python" is Python.
  const named = start.charAt(0).toUpperCase() + start.slice(1);
  if (
    /^\p{Ll}/u.test(start) &&
    isProperFirst(named) &&
    !isVocabulary(start) &&
    !isVocabulary(start.replace(/s$/, '')) &&
    !/^(?:level|band|go|access|word|outlook|teams)$/.test(start)
  )
    return named + text.slice(start.length);
  if (plainFirst.test(start) && !/^[A-Z][a-z]+ \p{Lu}/u.test(text)) return text.charAt(0).toLowerCase() + text.slice(1);
  // "Radio 2 in the van", "Line 4 on nights": a name with its number.
  if (
    /^(?:Radio|Channel|Studio|Line|Route|Gate|Platform|Terminal|Building|Unit|Zone|Area|Ward|Dock|Bay|Hall|Block|Plant|Key Stage|Formula|Tower|Pier|Hangar|Theatre|Kitchen|Shop|Site|Room|Depot) \d+\b(?! ?(?:%|hours?|days?|years?|weeks?|months?|minutes?|people|staff|am|pm))/.test(
      text,
    )
  )
    return text;
  // "Quality/NHBC stages": the everyday word is no name.
  if (opens && /^\p{Lu}\p{Ll}+\/\p{Lu}{2,}/u.test(text) && isVocabulary((text.split('/')[0] ?? '').toLowerCase()))
    return text.charAt(0).toLowerCase() + text.slice(1);
  // "Concur and Diligent": names in a row.
  const beside = /^\p{Lu}\p{Ll}+(?:,| and| or|\/) ?(\p{Lu}\p{Ll}+)/u.exec(text)?.[1];
  if (beside && !/(?:ish|ese|ench|erman|ian|indi|utch|elsh)$/.test(beside)) return text;
  // "Series C": a name with its letter.
  if (/^\p{Lu}\p{Ll}+ \p{Lu}(?:$|[\s,])/u.test(text)) return text;
  if (keepsCapital(text, opens)) return text;
  const first = (text.split(/[\s,/]/)[0] ?? '').replace(/['’]s$/, '');
  if (isProperFirst(first) || /\p{Lu}.*\p{Lu}|\d|^\p{Lu}$/u.test(first)) return text;
  return plainFirst.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : lowerFirst(text);
}
const plainFirst =
  /^(?:Spring|Summer|Autumn|Winter|Since|Zero|Nearly|Almost|About|Over|Around|Under|Only|Just|More|Most|Every|Each|Both|All|Never|Always|Independent|Full|Clean|Second|Third|First|Strong|Good|Some|Any|Own|Free|Extra|Local|Annual|Monthly|Weekly|Daily|Regular|Basic|Fluent|Previous|Current|Valid|Recent|Relevant|Experience|Knowledge|Understanding|Ability|At|No|One|Two|Three|Four|Five|Staff|Company|Team|Short|Quick|Paid|Subsidised|Private|Enhanced|Generous|Matched|Degree|Diploma|Licence|License|Certificate|Experience|Two|Half|Double|Onsite|On-site|Informal)$/;

/** "free gym" becomes "a free gym"; "sick pay", "25 days’ holiday" and "Bupa" stay. */
export function withDeterminer(raw: string): string {
  // "staff discount 30%": of 30%.
  const text = raw.replace(/\b(discount|match|pension|bonus|contribution|commission) (\d+(?:\.\d+)?%)$/i, '$1 of $2');
  if (/^[A-Z]\/[A-Z]\b/.test(text)) return text;
  // "Patience and a good ear": each has its own.
  const [, one = '', other = ''] =
    /^([\p{L}-]+(?: [\p{L}-]+)?) and ((?:an?|your|some|two|three|\d+) .+)$/iu.exec(text) ?? [];
  if (one !== '' && !determined.test(one)) return `${withDeterminer(one)} and ${other}`;
  if (/^own [a-z]/i.test(text)) return `your ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (determined.test(text))
    return text.replace(
      /^(An?|The|Your|Our|No|All|Every|Each|Both|Some|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Up|At|About)\b/,
      (found) => found.toLowerCase(),
    );
  if (
    /^(?:Grade|Band|Level|Scale|Tier|NJC|Spine)\b/.test(text) &&
    !/^Level \d (?:(?:[A-Z][a-z]+ )*(?:Diploma|Award|Certificate|NVQ|Qualification)\b|(?:in|diploma|award|certificate|qualification|nvq)\b|(?:[a-z]+ ){1,3}(?:diploma|award|certificate|qualification|nvq|apprenticeship)\b)/.test(
      text,
    )
  )
    return text;
  if (/^(?:culinary|catering|business|drama|art|law|medical|film|trade|night) (?:school|college)$/i.test(text))
    return text;
  if (/^(?:M|B)\.?(?:Tech|Sc|Com|Ed|Pharm|Eng)\b/.test(text)) return withArticle(text);
  const head = headOf(text);
  const last = head.split(/[\s/]/).at(-1) ?? '';
  // "Social Work England registration": with whom, and so it is one.
  if (/^\p{Lu}.* (?:registration|membership|accreditation|clearance|eligibility)$/u.test(head)) return text;
  if (/^[£€$₹\d]/.test(text) && !measured.test(text)) return text;
  // A bare word that is nowhere in the lexicon may be a name: "dbt".
  if (/^[a-z]+$/.test(text) && !inLexicon(text)) return text;
  if (last === '' || isPluralNoun(last) || (mass.test(last) && !countedAfterAll.test(last))) return text;
  // Names and acronyms: "Bupa", "PF", "NMC pin" has a head of its own.
  if (
    (/^\p{Lu}[\p{Lu}\d]+s?$/u.test(last) && !/^(?:MBA|MA|BA|PGCE|NVQ|HNC|HND|LLB)$/.test(last)) ||
    (/^\p{Lu}/u.test(last) &&
      !/^(?:Scheme|Plan|Programme|Card|Licence|License|Certificate|Diploma|Award|Degree|Day|Room|PhD|MSc|BSc|BEng|MEng|MBA|MA|BA|PGCE|NVQ|HNC|HND|LLB|Level)$/.test(
        last,
      ))
  )
    return text;
  if (/^(?:term|year|day|night|maternity|paternity|lifelong|on)\b/i.test(text) && /\b(?:time|only)$/.test(text))
    return text;
  if (/^(?:starters|mains|pastry|sauce|larder|grill|fish|meat|news|sports) section$/i.test(text)) return `the ${text}`;
  return withArticle(text);
}

/** Whether one everyday word names a thing that is counted: "ratio", "base"; no name, no "training", no "staff". */
export function isCountable(word: string): boolean {
  const lower = word.toLowerCase();
  if (isCounted(lower) && !isProperFirst(word)) return true;
  if (isProperFirst(word) || !isVocabulary(lower) || mass.test(lower) || isPluralNoun(lower)) return false;
  const tags =
    (nlp(`the ${lower} is`).json({ terms: { tags: true } }) as { terms: { tags: string[] }[] }[])[0]?.terms[1]?.tags ??
    [];
  return (
    tags.includes('Noun') &&
    !/^(?:who|what|which|there|here|nobody|everyone|everybody|everything|nothing|something|someone|one|it|he|she|this|that|work|each|all|another|most|half|today|life|pay|experience|knowledge)$/.test(
      lower,
    )
  );
}

/** Whether a noun phrase takes "are". */
export const isPlural = (text: string): boolean => {
  const head = headOf(text.replace(/^(?:no|some|all|any|most|the|our|your)\s+/i, ''));
  return (
    isPluralNoun(head.split(' ').at(-1) ?? '') ||
    /\s(?:and|plus)\s/.test(text) ||
    /^(?:(?:about|around|over|nearly|almost|up to|more than) )?(?:\d{2,}|\d{1,3}(?:,\d{3})+|[2-9]|two|three|four|five|six|seven|eight|nine|ten|both)(?=\s)/i.test(
      text,
    )
  );
};
export const isPluralNoun = (word: string): boolean =>
  irregularPlural.test(word) ||
  (/s$/i.test(word) &&
    !/(?:ss|us|is|news|lens|bus|gas|physics|maths|politics|logistics|headquarters|[’']s)$/i.test(word));

const several = /^(?:[2-9]|\d{2,}|two|three|four|five|six|seven|eight|nine|ten)\s/i;
const sureCountable =
  /(?:^|[\s/-])(?:bonus|discount|allowance|fund|jab|check-up|massage|car|van|laptop|phone|mobile|tablet|budget|uniform|pot|scheme|loan|card|ticket|shutdown|closure|bar|trip|party|house|flat|room|macbook|match|contribution|supplement|premium|day|week|lunch club|pension|plan|club|choir|meeting|review|stand-up|dog|cat|garden|workshop|canteen|team|group|practice|machine|gym|pass|voucher|mentor|licence|degree|certificate|qualification|track record|clinic|demo|offsite|lounge|kitchen|roof terrace|session|round|visit|induction|course|audit|report|newsletter|database|rota|box|hamper|half[- ]term|cycle to work scheme|package|diploma|nursery|eye test|health check|cr[eè]che|shuttle|lunch hour|handbook|headset|monitor|desk|toolkit|shower|library|pub|restaurant|caf[eé]|hotel|shop|agency|firm|company|charity|school|college|hospital|surgery|brewery|bakery)$/i;
/** Whether a phrase may stand inside a sentence: it has its article, needs none, or takes one for sure. Others stand behind a colon. */
export function isSurelyRow(text: string): boolean {
  // A capital that may be a name's or only the sentence's: fine behind a colon.
  if (/^\p{Lu}\p{Ll}+(?: \p{Ll}|, )/u.test(text) && !isProperFirst(text.split(/[ ,]/)[0] ?? '')) return false;
  const head = headOf(text);
  const last = head.split(/[\s/]/).at(-1) ?? '';
  // "Two form entry": what is counted there is no entry.
  if (several.test(text) && !isPluralNoun(last) && !/^\S+ [a-z]+['’] /.test(text)) return false;
  // "Good Friday".
  if (
    /^(?:\p{Lu}\p{Ll}+ )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas(?: Eve| Day)?|New Year|Easter|Diwali|Eid|Boxing Day)$/u.test(
      text,
    )
  )
    return true;
  if (determined.test(text) || /^(?:no|free) [a-z]+s$/i.test(text)) return true;
  if (/^[£€$₹\d]/.test(text) && !measured.test(text)) return true;
  if (isPluralNoun(last) || (mass.test(last) && !countedAfterAll.test(last))) return true;
  if (/^\p{Lu}[\p{L}\d]+$/u.test(text)) return true;
  return sureCountable.test(head);
}

/** "Patient" with "calm and kind", "lead a shift" with "order stock and write rotas": a row whose last part has its "and" already. */
export function flowsOn(parts: readonly string[]): boolean {
  const bare = (parts.at(-1) ?? '').replace(/\s*\([^)]*\)/g, '');
  const [, one = '', two = '', more] = /^([^,]+?) and ([^,]+?)( and .*)?$/.exec(bare) ?? [];
  if (parts.length < 2 || one === '' || more || / or /.test(bare) || parts.slice(0, -1).some(isLong)) return false;
  const [left, right] = [wordsOf(one), wordsOf(two)];
  return (
    // "German and English" behind "fluent": two words may share what stands before them.
    (left.length === 1 && right.length === 1 && !/^(?:around|about|beyond|elsewhere|more|others?)$/i.test(two)) ||
    (left.length > 1 &&
      right.length > 1 &&
      isVerbBase(left[0] ?? '') &&
      isVerbBase(right[0] ?? '') &&
      !nounLike.has(right[0] ?? ''))
  );
}

/** "A, B and C". */
export function row(parts: readonly string[]): string {
  if (parts.length <= 1) return parts[0] ?? '';
  if (flowsOn(parts)) return parts.join(', ');
  // A comma in a figure parts nothing.
  const last = parts.at(-1) ?? '';
  const heavy = parts.some(isLong);
  return `${parts.slice(0, -1).join(', ')}${heavy ? ',' : ''} and ${last}`;
}
/** "A, B and C" behind a colon, where parts may be any wording: parted by semicolons where one has a comma. */
export function listed(parts: readonly string[]): string {
  const commas =
    parts.some((part) => /,(?!\d{3})/.test(part.replace(/\([^)]*\)/g, ''))) ||
    // Long notes of several words, which a comma would run into each other.
    (parts.length > 2 && parts.filter((part) => wordsOf(part).length > 4).length > 1);
  if (parts.length < 2) return row(parts);
  // What may be a name by its capital stands first.
  const ordered = [...parts].sort((one, other) => Number(mayBeName(other)) - Number(mayBeName(one)));
  return commas ? ordered.join('; ') : row(ordered);
}
/** A capital that may be a name's or only that of the sentence it opened. */
const mayBeName = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text) && !isProperFirst(text.split(/[ ,]/)[0] ?? '');

/** Whether a phrase has an "and" or a comma of its own. */
export const isLong = (text: string): boolean =>
  isHeavy(
    text
      .replace(/(?<=\d),(?=\d)/g, '')
      .replace(/(?<=\d) (?:and|or) (?=\d)/g, ' ')
      .replace(/\([^)]*\)/g, ''),
  );
