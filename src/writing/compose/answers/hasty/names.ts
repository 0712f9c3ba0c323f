/** The capitals that quick typing leaves out: names, places, days, papers, by what they are or by what stands beside them. */
import { monthNames } from '../../../text/calendar.ts';
import { inDictionary } from '../../language/dictionary.ts';
import { upperFirst } from '../../language/first-capitals.ts';
import { isEveryday, isKnown } from '../../language/known-words.ts';
import { lexiconTags } from '../../language/lexicon.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { besideOthers, spelt } from '../known-spellings.ts';

/** Words of a trade that no dictionary has and that are nobody's name. */
const ofTheTrade = new Set(
  `pre post commis demi commies ncc lakh lakhs crore crores tronc meds obs rota rotas perms balayage bants admin info reps comps socials vibes gigs kombucha biryani dosa naan vindaloo sourdough brioche barista baristas latte matcha
  onboarding upskilling teleconsult crosstraining payslips mileage hols pref approx incl perm temp asap mins hrs yrs wks mths mth dept mgmt mgr mgrs asst exp equiv req reqd min max
  avail poss ppl pls thru obvs txt msg insta biz accom allow comm comms lic cert certs qual quals tel mob ext est wknd wknds xmas bens pkg prep recs spec specs demo demos
  app apps promo promos intro intros diff diffs fab fabs gym gyms veg fave dosh ok okay bn mn nr lvl gen fam ints int refs poss hol resi doc docs lab labs
  misc maint elec mech std avg sched ops dev devs proc org temps eves morn aft eve lol tbc tba tbd wkly mthly yrly qtr qtrly acct accts assoc supt eng engs grad grads exec execs
  vax jab jabs telehandler telehandlers forklift sideloader flatbed artic artics tacho tachos hiab dumper dumpers digger loadall banksman slinger plasterboard drylining dryliner
  rebar formwork groundworker groundworkers snagging tanalised screed mig tig arcing stickwelder deburr deburring cnc crossfit spinclass reformer barre lashes mani pedi mobe
  upsell upselling crosssell inbounds outbounds webchat livechat unlimited noncommercial ghosting microservices backend frontend fullstack devops async flexi dataset datasets
  kibbeh chai paneer tandoor idli thali roti dhal mezze tapas gelato prosecco gastro gastropub brewpub taproom foodie deli delis chippy
  chargehand chargehands ganger gangers labourer keyworker keyworkers keyholder keyholders sessional bankstaff catheter catheters peg stoma stomas phlebs bloods`.split(
    /\s+/,
  ),
);

const nameTag = /^(?:FirstName|MaleName|FemaleName|LastName|Person|City|Region|Country|Place|Organization|Demonym)$/;
const personTag = /^(?:FirstName|MaleName|FemaleName|LastName|Person)$/;
const isTagged = (word: string, tag: RegExp): boolean => lexiconTags(word).some((found) => tag.test(found));

/** Behind these stands somebody by name. */
const before =
  /\b(?:call|ring|text|phone|whatsapp|message|msg|contact|email|ask for|speak to|speak with|talk to|chat to|chat with|chat w\/|see|meet|to|cv to|owner|owners|boss|founder|manager|mgr|matron|foreman|supervisor|head chef|chef|director|head|lead|don|gaffer|mr|mrs|ms|miss|dr|big|sister|reports? to|run by|led by|owned by|(?:boss|owner|gaffer|skipper|founder|manager|chef|head|lead|matron|director) is|from|with|w\/|and|\+|&|or|reason:)\s+$/i;
/** Of these surely. */
const surelyBefore =
  /\b(?:call|ring|text|phone|whatsapp|message|contact|ask for|speak to|speak with|talk to|chat to|chat with|chat w\/|(?:our |the )?(?:owner|owners|boss|founder|matron|gaffer)|mrs?|ms|miss|dr|run by|led by|owned by|founded by|(?:boss|owner|gaffer|skipper|founder|manager|chef|matron|director) is|reports? to|cv to|reason:)\s+$/i;
const noName =
  /^(?:qs|qns|mob|tel|ph|us|me|him|her|them|the|a|an|our|your|my|or|and|on|at|in|to|for|of|by|if|any|all|it|is|was|will|can|has|have|had|as|we|you|they|now|today|then|after|before|from|with|about|between|this|that|office|reception|shop|bar|desk|front|head|team|staff|hr|more|manager|owner|details|info|application|form|directions|number|mobile|tel|anyone|someone|everyone|anybody|customers?|clients?|families|people|patients|residents|used|still|does|did|do|who|knows|works|runs|says|cooks|drives|down|up|out|off|back|in|round|there|here|one|two|head|lead|sales|family|works?|mark|time)$/;

/** The words of a name behind what says that one comes: "sue", "anne kearney". */
function withPeople(text: string): string {
  let made = text.replace(/(?<![\p{L}\d'’@./-])\p{Ll}[\p{Ll}'’-]+(?![\p{L}\d@]|\.\p{Ll})/gu, (word, at: number) => {
    const lead = text.slice(0, at);
    const rest = text.slice(at + word.length);
    if (noName.test(word) && !(word === 'mark' && surelyBefore.test(lead))) return word;
    const person = isTagged(word, personTag);
    const known = inDictionary(word);
    // "Mick 07700 900145", "Dani on 045 ...": before a number, behind a way to reach somebody.
    const reached =
      /^,? (?:on |at )?\+?\(?\d[\d ()-]{7,}/.test(rest) && !isVerbBase(word) && (person || !inDictionary(word));
    if (reached) return upperFirst(word);
    if (!before.test(lead)) return word;
    if (person && surelyBefore.test(lead)) return upperFirst(word);
    if (person && /\b(?:owner|owners|boss|founder|head|lead|big|mr|mrs|ms|dr)\s+$/i.test(lead)) return upperFirst(word);
    // "Jo off travelling", "tom and lucy own it": somebody does.
    if (
      person &&
      /^ (?:off|own|owns|runs|retired|retiring|left|leaving|leads|is|has|used|started|who|\+|&|and)\b/.test(rest) &&
      /(?:reason:|and|\+|&|from)\s+$/.test(lead)
    )
      return upperFirst(word);
    return !known && !isKnown(word) && !ofTheTrade.has(word) && surelyBefore.test(lead) ? upperFirst(word) : word;
  });
  // "tom + lucy own it", at the head of a part.
  made = made.replace(
    /(?<=^|[.;,] ?|\n)([a-z]+)( (?:\+|&|and) )([A-Z]?[a-z]+)(?= (?:own|owns|run|runs|work|started|founded|set|still|are|bought|opened)\b)/g,
    (found, one: string, joint: string, other: string) =>
      [one, other.toLowerCase()].some((name) => isTagged(name, personTag)) &&
      [one, other.toLowerCase()].every((name) => isTagged(name, personTag) || !isKnown(name))
        ? `${upperFirst(one)}${joint}${upperFirst(other)}`
        : found,
  );
  // "Anne kearney": the name goes on.
  return made.replace(/(?<=\b(\p{Lu}\p{Ll}+) )(\p{Ll}{3,})(?=$|[\s,.;)])/gu, (found, first: string, _, at: number) =>
    isTagged(first.toLowerCase(), personTag) &&
    !inDictionary(found) &&
    !noName.test(found) &&
    !ofTheTrade.has(found) &&
    !isEveryday(found) &&
    at > 0
      ? upperFirst(found)
      : found,
  );
}

/** Who somebody gets something from or does it with, by a first name: "order fish from ...". */
const firstNames = (text: string): string =>
  text.replace(
    /\b(by nurse|by chef|nurse|dispatcher|principal|from|with|w\/|by) ([a-z]{3,})(?=$|[,.;)]| (?:on|at|in|who|and|or)\b)/g,
    (found, lead: string, name: string) =>
      isTagged(name, /^(?:MaleName|FemaleName)$/) ||
      (/(?:nurse|chef|dispatcher|principal)$/.test(lead) && !isKnown(name))
        ? `${lead} ${upperFirst(name)}`
        : found,
  );

/** "Log visits on ...", "book appointments in ...": a program, whatever else the word means. */
const ordinary =
  /^(?:paper|phone|tablets?|computer|system|app|site|time|arrival|departure|request|shift|foot|demand|hand|spreadsheets?|person|diary|book|file|board|screen|till|line|english|advance|full|detail|turn|order|place|case|need|duty|call|delivery|file|cash|cards?|site|house|office|store|stock|yard|lab|kitchen|ipad|laptop|chart|charts|notes|record|records|report|reports|writing|handover|database|portal|crm|slots?|rooms?|time|behalf|weekends?|mornings?|evenings?|holidays?|bulk|summer|winter)$/;
const inProgram = (text: string): string =>
  text.replace(
    /\b((?:log|book|record|update|track|chart|enter|plan|rota)s? (?:[a-z]+ ){1,2}(?:on|in|from|into|via) )([a-z]{4,})(?=$|[,.;])/g,
    (found, lead: string, name: string) => (ordinary.test(name) || /s$/.test(name) ? found : lead + upperFirst(name)),
  );

/** Names of programs that are words too, where others stand around that are none. */
const techie =
  /\b(?:typescript|javascript|frontend|backend|full-?stack|graphql|css|sql|python|developer|devops|kubernetes|react dev)\b/i;
const inTech = (text: string): string =>
  techie.test(text) || /\breact\b/.test(text)
    ? text.replace(
        /\b(?:react|jest|cypress|sentry|node|angular|redux|spring|express|flask|docker|vue|svelte|rails|ruby|java|kafka|vite|storybook|slack|notion|linear|figma)\b(?![.-])/g,
        upperFirst,
      )
    : text;

const weekday = /\b(mon|tues|wednes|thurs|fri|satur|sun)(days?)\b/g;
const months = new RegExp(
  String.raw`\b(?:${monthNames
    .filter((name) => !/^(?:March|May|August)$/.test(name))
    .map((name) => name.toLowerCase())
    .join('|')})\b`,
  'g',
);

/** Letters that are said one by one: none of them a vowel, or more consonants together than a word begins or ends with. */
const spelledOut = (word: string): boolean =>
  word.length < 4 ||
  !/[aeiouy]/.test(word) ||
  /^(?![bcdfgkpst][lr]|[cgst]h|sc|sk|sm|sn|sp|st|sw|tw|dw|kn|wr|wh|qu|sh|sq|ph|ps|gn|rh|bh|dh|kh|mc|ll|sv|ts|v[lr])[b-df-hj-np-tv-z]{2}/.test(
    word,
  ) ||
  /q(?!u)/.test(word) ||
  /[b-df-hj-np-tv-xz]{4}/.test(word) ||
  (word.length < 6 && /(?:[bdgjv][ckpt]|[pk]d|td|[mn]b|tc|bm|pm|cq|jl|hp)$/.test(word));

/** "Bedsheets", "deskbound": two words in one. */
const isCompound = (word: string): boolean =>
  Array.from({ length: Math.max(0, word.length - 6) }, (_, at) => at + 3).some(
    (at) => word.length - at > 3 && inDictionary(word.slice(0, at)) && inDictionary(word.slice(at)),
  );

/** A word that is in no list as it is written: letters, or the name of somebody or something. */
function unknown(word: string, whole: string, at: number): string {
  const one = word.replace(/s$/, '');
  const named = word.length > 3 ? spelt.get(word) : undefined;
  if (named !== undefined) return named;
  if (ofTheTrade.has(word) || ofTheTrade.has(one) || /['’]/.test(word)) return word;
  if (isTagged(word, personTag) && !inDictionary(word)) return upperFirst(word);
  if (word.length < 4 && !isEveryday(word)) return word.toUpperCase();
  if (word.length < 4 && !inDictionary(word) && isTagged(word, nameTag)) return word.toUpperCase();
  if (isTagged(word, nameTag) && !inDictionary(word)) return upperFirst(word);
  // "Leeds and otley": the other is a place as well.
  if (
    word.length > 4 &&
    !isKnown(word) &&
    /\b\p{Lu}\p{Ll}+ (?:and|or) $/u.test(whole.slice(0, at)) &&
    /^(?:$|[,.;)]| an? )/.test(whole.slice(at + word.length))
  )
    return upperFirst(word);
  // "In bedminster", "the baner office": where a place is told, an ending makes no word.
  if (
    !isKnown(word) &&
    word.length > 4 &&
    (/\b(?:in|near|around|from|outside|off|behind|opposite) $/i.test(whole.slice(0, at)) && !/(?:ing|ed|s)$/.test(word)
      ? /^(?:$|[,.;)/]| (?:and|or|to|with|on|near|from|for)\b)/.test(whole.slice(at + word.length))
      : /^ (?:office|depot|branch|site|yard|campus|store|shop|clinic|plant|warehouse)\b/.test(
          whole.slice(at + word.length),
        ) &&
        /(?:^|[,.;] ?|\b(?:our|the|in|at|for|from) )$/i.test(whole.slice(0, at)) &&
        !/(?:ing|ed|ical|ional)$/.test(word))
  )
    return upperFirst(word);
  if (isEveryday(word) || isEveryday(one) || (isCompound(one) && !/\($/.test(whole.slice(0, at)))) return word;
  // "5 hcas": more than one of them.
  const many = word.endsWith('s') && word.length > 2 && word.length < 6 && !/[aeiou]ss?$/.test(word.slice(0, -1));
  if (
    many &&
    spelledOut(one) &&
    /(?:\d|\b(?:with|to|for|of|and|or|on|all|our|the|other|from)) $/i.test(whole.slice(0, at))
  )
    return `${one.toUpperCase()}s`;
  if (word.length < 7 && spelledOut(word)) return word.toUpperCase();
  // "The gp round", "asd or send": two and three letters were handled; a longer word is a name.
  return /(?:^|[^\p{L}])$/u.test(whole.slice(0, at)) ? upperFirst(word) : word;
}

/** The words that the brief and the form write with a capital, though no sentence of theirs begins with them. */
export function namesIn(texts: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const text of texts)
    for (const match of text.matchAll(/(?<![\p{L}\d'’-])\p{Lu}[\p{L}\d]+(?![\p{L}\d])/gu)) {
      // In a title every word has a capital, and no name.
      const own = text.match(/\p{L}{2,}/gu) ?? [];
      if (
        own.length > 1 &&
        own.filter((one) => /^\p{Lu}/u.test(one)).length * 2 > own.length &&
        !/^\p{Lu}{2,}s?$/u.test(match[0])
      )
        continue;
      const word = match[0];
      const small = word.toLowerCase();
      const opens = /(?:^|[.!?:]\s*|\n\s*)$/.test(text.slice(0, match.index));
      if (/^(?:lakhs?|crores?)$/i.test(word)) continue;
      const capitals = /^\p{Lu}{2,}s?$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word);
      if (capitals ? !inDictionary(small) : !opens && !inDictionary(small) && !isEveryday(small))
        found.set(small, word);
      else if (!opens && !capitals && isTagged(small, nameTag) && !isVerbBase(small)) found.set(small, word);
    }
  return found;
}

const token = /(?<![\p{L}\d'’@._/\\-])\p{Ll}[\p{L}\d+#.&]*[\p{L}\d+#](?![\p{L}\d@]|\.\p{L}{2,}\b)/gu;

/** What has its name wherever it stands, however carefully the rest was typed. */
export const withSureNames = (text: string, known: ReadonlyMap<string, string>): string =>
  text
    .replace(token, (word) => {
      const name = known.get(word) ?? (word.length > 3 ? spelt.get(word) : undefined);
      return name ?? word;
    })
    .replace(weekday, (_, day: string, rest: string) => upperFirst(day) + rest)
    .replace(months, upperFirst);

/** Names in an answer that was typed in small letters, before its shorthand is read. */
export function withRaisedNames(typed: string): string {
  const text = inProgram(inTech(firstNames(typed)));
  const beside = besideOthers.reduce(
    (all, [pattern, name]) => (typeof name === 'string' ? all.replace(pattern, name) : all.replace(pattern, name)),
    text,
  );
  return withPeople(
    beside
      .replace(token, (word) => spelt.get(word) ?? word)
      // "On m18", "off the a1".
      .replace(/(?<=\b(?:on|off|from|near|to|by|the|and|or|along) |\/)[abm]\d{1,4}\b(?!\.\d)/g, (road) =>
        road.toUpperCase(),
      )
      .replace(/\b[a-wyz]\d\.\d\b/g, (code) => code.toUpperCase())
      .replace(/\bus (?=shifts?|hours|clients?|customers?|market|team|time|smb|process|voice)/gi, 'US '),
  );
}

/** The names that are left once shorthand has been written out: what no list of words has. */
export const withUnknownNames = (text: string): string =>
  text
    .replace(/(?<![\p{L}\d'’@._\\-])\p{Ll}{2,}(?![\p{L}\d@'’-]|\.\p{L}{2,}\b)/gu, (word, at: number) =>
      unknown(word, text, at),
    )
    .replace(/\b(for|in|to|with|join) (?=[A-Z]{2,6} (?:team|department|desk|board)\b)/g, '$1 the ');
