/** Orders to whoever writes, in the many words that recruiters have for "mention": turned into the plain order or into the sentence that is wanted. */
import { hasVerb } from '../language/clause.ts';
import { isOnText, orderOnThings, stepInOrder } from './orders-on-text.ts';

const whoReads =
  '(?:(?:all |any |interested |potential |prospective )?(?:applicants?|candidates?|people|them|readers?))';
/** "Include the sentence "We reply to all."": the words themselves are wanted. */
const quoted =
  /^(?:please )?(?:include|add|use|insert|put in|work in|quote|say|write|end with|close with) (?:(?:the|this|our|following) )*(?:sentence|line|words?|wording|phrase|statement|text|paragraph)s?[:,]? ["“‘'](.{8,})["”’'][.!]?$/i;
/** "Reassure applicants that nobody moves", "let people know that": told to them. */
const tell = new RegExp(
  `^(?:please )?(?:reassure|assure|inform|warn|notify|advise|remind|let) ${whoReads}(?: know)? (?:that|about) `,
  'i',
);
/** "Make sure the canteen is mentioned", "ensure that we mention the canteen". */
const seenTo =
  /^(?:please )?(?:make sure|ensure|be sure|see to it|check)(?: that)? (.+?) (?:is|are|gets?) (?:clearly |also )?(?:mentioned|included|stated|named|in there|covered|highlighted|shown)[.!]?$/i;
const seenToByUs =
  /^(?:please )?(?:make sure|ensure|be sure)(?: that)? (?:you|we|it|the (?:ad|advert|text)) (?:say|state|mention|include|name|stress|highlight)s? /i;
/** "The canteen must be mentioned". */
const mustBe =
  /^(?!(?:they|you|we|it)\b)(.+?) (?:must|should|needs? to|has to|have to) be (?:mentioned|included|stated|highlighted)[.!]?$/i;
/** "Encourage people from all backgrounds to apply": we do so. */
const welcoming =
  /^(?:please )?(?:encourage|welcome|invite) ((?:applications from|(?:people|applicants|candidates|those|anyone|everyone) (?:from|with|who|of|without|returning|in)) .+?)[.!]?$/i;
/** "Quote reference CAL/25": what the reader does. */
const reference =
  /^(?:please )?quote (?:the )?((?:job |vacancy )?(?:ref(?:erence)?|code)(?: (?:number|no\.?))?:? (?=\S*\d)\S+)[.!]?$/i;
/** How to say it: "state clearly that". */
const manner =
  /^((?:please )?(?:say|state|mention|explain|note|stress|point out|add|tell (?:them|people|applicants|candidates|readers))) (?:clearly|explicitly|plainly|openly|briefly|honestly|upfront|up front|early on|somewhere|prominently)(?=[ ,:])/i;

const verbs =
  '(?:say|state|mention|include|add|stress|emphasi[sz]e|highlight|explain|note|point out|make (?:it )?(?:clear|plain|obvious)|talk about|name|tell (?:them|people|applicants|candidates|readers))';
/** "Please don't forget to mention", "we need to say that", "it should mention". */
const leadIn = new RegExp(
  `^(?:please )?(?:(?:do not|don['’]t|never) forget to|remember to|try to|be sure to|can (?:you|we)|could (?:you|we)|(?:we|i)(?:['’]d| would)? (?:need|want|have|like) (?:you )?to|we must|we should|you (?:need|have|ought) to|(?:it|this|the (?:ad|advert|text|copy|post)) (?:should|must|needs to|has to)) (?:please |also )?(?=${verbs}\\b)`,
  'i',
);
/** "Add a line about the kit room", "say something on the view", "talk up the pension": the thing is wanted. */
const aboutIt =
  /^(?:please )?(?:(?:add|include|write|say|put in|insert|have) (?:an? )?(?:(?:short |brief |quick |little )?(?:line|sentence|word|few words|bit|note|paragraph|mention|reference|something|section|point)(?: or two)?) (?:about|on|of|to|regarding)|(?:talk|play|big) up|make (?:an? |some )?(?:reference|mention) (?:to|of)|draw attention to|call out|flag(?: up)?|bring out|make (?:something|much|the most) of|(?:an? )?(?:mention|reference|nod|shout-?out|word) (?:of|to|about|on)) (?=\S)/i;
/** "Make it obvious that". */
const obvious =
  /^(?:please )?(?:(?:put in|slip in|work in|get across|convey|communicate|let it be known)|make (?:it )?(?:obvious|plain|known|very clear|really clear|crystal clear))(?: to (?:them|people|applicants|candidates|readers))? that /i;
/** "Must be in: "No CVs by post"". */
const mustBeIn = /^(?:this |these )?(?:must|should|has to|needs to|to) (?:be|go) in:? ["“‘'](.+)["”’'][.!]?$/i;
/** "Ask whether they have a licence": the reader tells us. */
const askWhether =
  /^(?:please )?ask (?:them |applicants |candidates |people )?(whether|if|when|how|what|which|where|why) (?=they\b)/i;
/** "Tell them where we are (opposite Lidl)": the answer stands beside it. */
const whereWeAre =
  /^(?:please )?(?:say|state|mention|explain|tell (?:them|people|applicants|candidates|readers)) where (we|(?:the|our) [a-z]+) (are|is) \(((?:opposite|next to|near|behind|on|in|at|off|above|beside|by|between|just|a few|two|five|ten|\d+) [^()]+)\)[.!]?$/i;

/** "Be upfront about the sleep-ins": the thing is said, and to whoever reads. */
const openly =
  /^(?:please )?be (?:very |really |quite |completely )?(?:up[- ]?front|open|clear|honest|frank|straight|plain|transparent|explicit|candid|realistic) (?:about|on|regarding) (?=\S)/i;

/** The order in plain words; as it was where it is plain already. */
export function plainOrder(typed: string): string {
  const text = stepInOrder(orderOnThings(typed))
    .replace(leadIn, '')
    .replace(obvious, 'Say that ')
    .replace(aboutIt, 'Mention ')
    .replace(openly, 'Mention ')
    // "No on-call - say so": a wish whose last words are none of the reader's.
    .replace(
      /^(?!(?:say|mention)\b)(.{3,60}?)(?: [–—-]|[,;]) (?:please )?say (?:so|that|this)(?: clearly| please)?[.!]?$/i,
      'Say $1',
    )
    // "List the NCCCO card": one that is asked for.
    .replace(
      /^(?:[Pp]lease )?[Ll]ist the (?=(?:[A-Z][\w&+-]* )+(?:cards?|licen[cs]es?|tickets?|certificates?)[.]?$)/,
      'Mention ',
    )
    // "List tickets CS38 and CS39", "put in the closing date", "use the name Long Eaton": mentioned.
    .replace(
      /^(?:please )?(?:list (?=(?:the|our|all) |(?:[a-z]+ )?[a-z]*(?:tickets?|cards?|licen[cs]es?|certificates?|papers|tools|benefits|hours|days|dates|sites|branches|systems|machines)\b)|put in (?=(?:the|our|an?) )|use the names? (?=\p{Lu}))/iu,
      'Mention ',
    )
    .replace(
      /^(?:please )?(?:put|place|have|get) ((?:the|our) .{3,60}?) (?:first|up front|right at the (?:start|top))[.!]?$/i,
      'Mention $1',
    )
    // "Include restaurant recommendations as part of the job": the job takes them in.
    .replace(
      /^((?:please )?(?:include|mention|add|list|name) .+?) as (?:a )?part of (?:the|this|your) (?:job|role|work|duties)$/i,
      '$1',
    )
    // "Mention Karen in the transport office as the person to call".
    .replace(
      /^(?:please )?(?:mention|name|give|include) (.{3,60}?) as (?:the|a|our|your) (?:person|contact|one) (?:to |for people to )(call|ring|phone|contact|e-?mail|ask for|speak to|talk to)$/i,
      'Ask people to $2 $1',
    )
    // "Include retail experience as a good background", "State German level B2".
    .replace(
      /^(?:please )?(?:include|mention|name|list) ([^,;]{3,60}?) as (welcome|essential|optional|desirable|helpful|useful|an? (?:bonus|plus|must|advantage)|an? (?:good|useful|helpful|great|strong|real|possible) (?:background|start|starting point|plus|advantage|route|way in))$/i,
      'Say that $1 is $2',
    )
    .replace(/\b(German|English|French|Dutch|Danish|Polish|Irish|Welsh) level ([ABC][12])\b/, '$1 at level $2')
    // "Make it clear that equine work is optional".
    .replace(
      /^(?:please )?make (?:it |this )?(?:very |really |absolutely )?(?:clear|plain|known|obvious) that /i,
      'Say that ',
    )
    // "Give the closing date as 21 November": what it is.
    .replace(
      /^(?:[Pp]lease )?(?:[Gg]ive|[Ss]tate|[Pp]ut|[Ss]how|[Ss]et) (the (?:[a-z-]+ ){1,4}?)(?<!\bas well )as (?=(?:[£€$₹]?\d|an?\b|the\b|[A-Z]))/,
      'Say that $1is ',
    )
    // "Mention water in the headline": each text is one.
    .replace(
      /^((?:please )?(?:mention|include|use|name|have|get|work in|feature) .+?) (?:some ?where )?in (?:the|every|each|one|a|at least one|all|your|our) (?:headlines?|titles?|texts?|lines?|intro(?:duction)?s?|copy|advert|ad)$/i,
      '$1',
    )
    .replace(manner, '$1')
    // "Mention our rating but not the old one": the first is wanted.
    .replace(
      /^((?:please )?(?:mention|include|add|highlight|name) (?!that\b)[^,;:]+?),? but (?:not|without|do not mention|don['’]t mention|leave out) [^,;:]+$/i,
      '$1',
    )
    .replace(/(?:\bthe )?\b(salary|pay|rate|package|start date) is depending on\b/i, 'the $1 depends on');
  const put = mustBeIn.exec(text)?.[1];
  if (put) return put;
  const whether = askWhether.exec(text)?.[1];
  if (whether)
    return `Tell us ${whether.toLowerCase() === 'if' ? 'whether' : whether.toLowerCase()} ${text
      .replace(askWhether, '')
      .replace(/\bthey\b/gi, 'you')
      .replace(/\btheir\b/gi, 'your')
      .replace(/\bthem\b/gi, 'you')}`;
  const [, who = '', is = '', where = ''] = whereWeAre.exec(text) ?? [];
  if (where) return `Say that ${who} ${is} ${where}`;
  const words = quoted.exec(text)?.[1];
  if (words) return words;
  if (tell.test(text)) return text.replace(tell, (found) => (/about $/i.test(found) ? 'Mention ' : 'Say that '));
  if (seenToByUs.test(text)) return text.replace(seenToByUs, 'Mention ');
  const thing = (seenTo.exec(text) ?? mustBe.exec(text))?.[1];
  if (thing) return `Mention ${thing}`;
  const whom = welcoming.exec(text)?.[1];
  if (whom && (/^applications/i.test(whom) || / to apply$/i.test(whom)))
    return `Say that we ${
      text
        .replace(/^please /i, '')
        .split(' ')[0]
        ?.toLowerCase() ?? 'welcome'
    } ${whom}`;
  const code = reference.exec(text)?.[1];
  if (code) return `Quote ${code.replace(/^ref\.?(?= |:)/i, 'reference').replace(':', '')} when you apply`;
  // "Say that we close in August and that leave is taken then": told as two facts, it needs no second "that".
  return /^(?:please )?(?:say|state|mention|explain|note|stress|point out|tell|make (?:it )?clear)\b.* that\b/i.test(
    text,
  )
    ? text.replace(/,? (and|but) (?:also )?that (?!(?:is|was|means?|makes?|will|would|can|has|includes?)\b)/gi, ' $1 ')
    : text;
}

/** "Mention: night allowance; double time on Sundays": things in a row, each an order of its own. */
export function ordersIn(sentence: string): string[] {
  // "Give the pay as well as the night allowance": two things.
  const [, told = '', one = '', other = ''] =
    /^((?:please )?(?:mention|include|add|highlight|state|note|stress|give|say|name)) (the [^,;:.]{3,40}?) as well as (the [^,;:.]{3,60})[.]?$/i.exec(
      sentence,
    ) ?? [];
  if (told)
    return [one, other].map(
      (thing) => `${told} ${thing.replace(/^the (?=(?:[a-z-]+ )+of (?:up to )?[£€$₹]?\d)/i, 'a ')}`,
    );
  const [, order = '', row = ''] =
    /^((?:please )?(?:must )?(?:mention|include|add|highlight|state|note|stress)):?\s+(.+)$/i.exec(sentence) ?? [];
  const parts = row.replace(/[.]$/, '').split(/;\s+/);
  if (parts.length < 2 || /["“”(]/.test(row) || parts.some((part) => hasVerb(part))) return [sentence];
  return parts.map((part) => `${order} ${part}`);
}

const marks =
  '(?:exclamation marks?|emojis?|smileys?|bullets?(?: points?)?|hashtags?|capitals?|caps|block capitals|buzzwords?|jargon|clich[eé]s?|abbreviations?|acronyms?|puns?|questions?|headings?|contractions?|adjectives?|superlatives?|italics|bold|slang)';
/** Orders on how to write, and on what stands beside the text: nothing to say. */
const onWording: readonly RegExp[] = [
  /^(?:please )?(?:sound|start with|open with|end with|focus on|don['’]t sound|be (?:brief|honest|friendly|formal|warm|short))\b/i,
  /^(?:please )?(?:keep|make) (?:it(?! clear that\b)|the (?:tone|text|language|wording|style|sentences?|advert|ad))\b/i,
  /^(?:please )?(?:use|write|keep to|stick to|spell out|prefer|avoid) (?:the |our |only |all )*(?:(?:full|proper|correct|official|plain|simple|short|formal|active|first|second|third|present) (?:names?|words?|terms?|titles?|language|english|sentences?|voice|person|tense|forms?)|abbreviations?|acronyms?|bullets?|bullet points|headings|contractions|jargon)\b/i,
  new RegExp(
    `^(?:please )?(?:use )?(?:no|not|only|few|fewer|less|more|at most|max(?:imum|\\.)?|up to|as few|one|two|\\d)(?: (?:more|fewer|less|than|of|as|at|most|one|two|three|\\d+|any|too many))* ${marks}(?: (?:please|as possible|at all|in the (?:text|advert|ad|headline)|anywhere))?[.!]?$`,
    'i',
  ),
  /^(?:please )?(?:use|write|address|say) ["“‘'](?:you|we|they|I|us)["”’'](?: (?:throughout|not .+|and .+|instead .+|rather .+|form|only))?[.!]?$/i,
  /^(?:please )?(?:write|keep|stay|use)\b.*\b(?:throughout|(?:in|to) (?:the )?(?:second|first|third) person|(?:British|UK|US|American|Indian|Irish) (?:English|spelling))\b/i,
  /^(?:please )?(?:refer to|call|describe) (?:us|ourselves|the (?:company|firm|school|trust|team|role|job|post|home|site)|it|them|residents|customers|staff) (?:as|by) ["“‘']?.+$/i,
  /^(?:please )?(?:call|name) (?:us|ourselves|it|them) ["“‘'A-Z].*(?:, (?:not|never) .+|["”’'])$/i,
  /^(?:please )?(?:keep (?:to|under|below)|max(?:imum)?\.?|no more than|at most|up to|about|around|under) \d+ (?:words?|characters?|lines?|sentences?|paragraphs?)\b/i,
  // "Put the closing date in bold", "keep the headline under 8 words".
  /^(?:please )?(?:put|place|show|print|set|write|have) .+ (?:in (?:bold|italics|capitals|caps|red|colour|large letters|(?:the )?(?:headline|title|first (?:line|sentence|paragraph)|intro(?:duction)?|opening))|at the (?:very )?(?:top|end|bottom|start|beginning)|underlined)[.!]?$/i,
  // "Write this headline in all caps and put our rating in it".
  /^(?:please )?(?:write|put|set|make|print|show|type|have)\b.*\b(?:in|with) (?:all |full |block |big |only )*(?:caps|capitals|capital letters|upper[- ]?case|bold|italics|emojis?)\b/i,
  /^(?:please )?(?:keep|make|write) (?:the |every |all |each )?(?:headlines?|titles?|intro(?:duction)?s?|openings?|sentences|paragraphs|bullets?|first (?:line|sentence)|call to action|cta|copy|post)\b(?! (?:open|vacant|free))/i,
];
/** What stands beside a text and isn't of its words: "include hashtag #joinus", "add our logo". */
const besideText =
  /^(?:please )?(?:include|add|use|insert|put in|attach|show)(?: (?:the|our|an?|this))* (?:(?:company|usual|standard|corporate|apply|EEO|EO|EOE|equal opportunit(?:y|ies)|diversity|privacy|GDPR|legal|data protection|safeguarding|inclusion|D&I|EDI|DEI) )*(?:hashtags?(?: #\S+)*|#\S+|logos?|photos?|pictures?|images?|videos?|qr codes?|emojis?|banners?|buttons?|(?:strong |clear |good )?(?:call to action|cta|headline|title|intro(?:duction)?|closing line|subheading|sub-heading|question|hook)|boilerplate|disclaimers?|(?:(?<=(?:EEO|EO|EOE|equal opportunity|equal opportunities|diversity|privacy|GDPR|legal|data protection|safeguarding|inclusion|D&I|EDI|DEI) )(?:statements?|notices?|texts?|policy|lines?|paragraphs?)))[.!]?$/i;

/** Whether an order is about the wording, or about what stands beside the text. */
export const isOnWording = (text: string): boolean =>
  onWording.some((pattern) => pattern.test(text)) || besideText.test(text) || isOnText(text);

/** "Include a link to www.acme.example/jobs": where more is told. */
const link =
  /^(?:please )?(?:include|add|insert|give|put in)(?: (?:the|our|an?))? (?:link|url|web ?link|website|hyperlink)(?: to|:)? (?:the )?(?:(?:website|page|jobs page|careers (?:page|site))[:,]? )?((?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/i;

const phone =
  /^(?:please )?(?:include|add|insert|give|put in|mention|state)(?: (?:the|our|this|my|an?))? (?:(?:phone|telephone|contact|mobile|office|direct) )*(?:number|tel|telephone|phone|line):? (\+?\(?\d[\d ()-]{6,}\d)$/i;
const mailbox =
  /^(?:please )?(?:include|add|insert|give|put in|mention|state)(?: (?:the|our|this|my|an?))? (?:contact )?e-?mail(?: address)?:? ([\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/i;

/** The step that a link; null where an order asks for no link. */
export function linkedStep(text: string): string | null {
  const number = phone.exec(text.replace(/[.!]$/, ''))?.[1];
  if (number) return `Call us on ${number}`;
  const mail = mailbox.exec(text.replace(/[.!]$/, ''))?.[1];
  if (mail) return `Email us at ${mail}`;
  const address = link.exec(text.replace(/[.!]$/, ''))?.[1];
  return address ? `Find out more at ${address}` : null;
}
