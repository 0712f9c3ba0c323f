/** Orders on the text as a whole, in the many words that they have: its parts, its tone, its order, its language. No reader is told them. */

const partOfText =
  '(?:headlines?|titles?|texts?|adverts?|ads?|copy|posts?|intro(?:duction)?s?|calls? to action|ctas?|lines?|tone|headings?|openings?|language|wording|style|voice|bullets?|paragraphs?|sentences)';
const sound =
  '(?:funny|witty|humou?rous|formal|informal|casual|playful|serious|sober|brief|concise|warm|bold|creative|cheeky|chatty|salesy|corporate|stuffy|pushy|cheesy|wordy|dry|plain|friendly|professional|punchy|snappy|quirky|down to earth|light[- ]hearted|upbeat|positive|personal|direct|neutral|factual)';
const languages =
  '(?:German|French|Irish|Hindi|Polish|Spanish|Dutch|Welsh|Tamil|Marathi|English|British English|American English|plain English|UK English|US English)';

const onText: readonly RegExp[] = [
  // "Headline should not be a question", "tone: sober".
  new RegExp(
    `^(?:the |our |each |every |no )?${partOfText}(?: (?:should|must|shouldn['’]t|mustn['’]t|needs? to|ha(?:s|ve) to|may|can|is to|are to)\\b|: )`,
    'i',
  ),
  // "Address the reader as "you"".
  /^(?:please )?(?:address|speak to|talk to) (?:the )?(?:readers?|candidates?|applicants?|people|them) (?:as|by|with|directly|informally|formally|in)\b/i,
  // "Sober tone", "a warm, human voice please".
  /^(?:an? )?(?:very |quite |rather )?(?:[a-z-]+,? (?:and |but )?){1,3}(?:tone|wording|register)(?: of voice)?(?:,? please)?[.!]?$/i,
  // "Be funny", "not salesy at all".
  new RegExp(
    `^(?:please )?(?:be|sound|keep it|make it|not|never|nothing|don['’]t be|don['’]t sound)(?: (?:too|so|very|a bit|a little|really|quite|overly))? ${sound}(?:(?:,| and| but|, but)(?: (?:not|too|very|a bit))* ${sound})*(?: at all|,? please)?[.!]?$`,
    'i',
  ),
  // "As last time", "the usual".
  /^(?:(?:as|like) (?:last time|before|usual|always|ever|discussed|agreed|per (?:our |the |my )?(?:call|e-?mail|chat|meeting|brief))|(?:the )?(?:usual|same (?:as|again)(?: (?:last time|before|always|usual))?|standard|default))(?:,? please)?[.!]?$/i,
  new RegExp(
    `^(?:(?:please )?(?:write|translate|put)(?: (?:it|this|the text|everything))? )?(?:in|into) ${languages}(?: only| too| as well)?(?:,? please)?[.!]?$`,
    'i',
  ),
  // "Bullets please", "2 paragraphs max", "a page at least".
  /^(?:(?:max(?:imum|\.)?|about|around|at most|at least|up to|only|just) )?(?:(?:\d+|one|two|three|four|five|a few|short|an?|some|more) )?(?:short |long )?(?:bullets?|bullet points|paragraphs?|sentences|headings?|pages?|lines)(?: (?:max(?:imum|\.)?|at most|at least|only|or less|long))?(?:,? please)?[.!]?$/i,
  // "Stay away from clichés", "use humour".
  /^(?:please )?(?:use|with|add|some|a bit of|a touch of|no|avoid|stay away from|steer clear of)(?: (?:a bit of|a touch of|some|the))? (?:humou?r|wit|irony|clich[eé]s?|jargon|buzzwords?|slang|puns|emojis?|exclamation marks?)(?:,? please)?[.!]?$/i,
];
/** Words of which each of these has one. */
const maybe =
  /\b(?:headline|title|text|advert|ad|copy|post|intro|call|cta|line|tone|heading|opening|language|wording|style|voice|bullet|paragraph|sentence|page|address|speak|talk|register|be|sound|keep|make|not|never|nothing|as|like|usual|same|standard|default|in|into|humou?r|wit|irony|clich|jargon|buzzword|slang|pun|emoji|exclamation)/i;

/** Whether words only say how a text is to be. */
export const isOnText = (text: string): boolean =>
  text.length < 120 && maybe.test(text) && onText.some((pattern) => pattern.test(text.trim()));

/** "Say nothing about the merger", "stay away from politics": not to be mentioned. */
const silence =
  /^(?:please )?(?:say nothing (?:about|on|of)|stay (?:away from|off|clear of)|steer clear of|keep (?:quiet|silent|mum) (?:about|on)|(?:don['’]t|do not|never) (?:bring up|touch on|go into|speak (?:of|about)|breathe a word (?:of|about))|not a word (?:about|on|of)|no word (?:about|on|of)|hide) (?=\S)/i;
/** "No exams talk please", "no mention of the merger". */
const noTalk =
  /^(?:please )?no (?:(?:mention|talk) (?:of|about) ([^.!,]+)|(?!(?:small|big|shop|trash|pep|sales|team|idle|cheap) )((?:[\w-]+ ){0,2}[\w-]+) (?:talk|chat))(?:,? please)?[.!]?$/i;
/** "We'd like something about the sea", "one sentence about the dog": mentioned. */
const something =
  /^(?:please )?(?:(?:we|I)(?:['’]d| would)? (?:like|love|want|need) (?:to (?:have|see|read) )?)?(?:(?:an?|one|two|some) )?(?:short |quick )?(?:something|line|word|words|sentences?|bit|few words)(?: or two)? (?:about|on) (?=\S)/i;
const aNumber =
  /^(?:please )?(?:give|include|add|state|mention|put in)(?: (?:them|people|readers))? (?:the |our |a )?(?:(?:phone|telephone|contact|mobile) )*number(?: to (?:ring|call|phone|use))?[:,]? (\+?\(?\d[\d ()-]{6,}\d)[.!]?$/i;

/** The order in words that are read as a ban or a wish; as it was where it has them already. */
export const orderOnThings = (typed: string): string =>
  typed
    .replace(silence, "Don't mention ")
    .replace(noTalk, (_, of = '', what = '') => `Don't mention ${of || what}`)
    .replace(something, 'Mention ');

/** What the reader is to do, of an order that only names it: the number to ring, the address. */
export const stepInOrder = (typed: string): string =>
  typed
    // "Text Jen? no, apply on Poached": what was asked and denied.
    .replace(/^[^?.!\n]{3,40}\? ?(?:no|nope|nah)[,;:.–-]* (?=\S)/i, '')
    // "Can they visit? Yes, any Friday": they can, and they are who reads.
    .replace(
      /^Can (?:they|you|people|applicants|candidates) ([a-z][^?\n]{2,40})\? ?(?:yes|yeah|sure|of course)[,:;.–-]* (?=\S)/i,
      'You can $1 ',
    )
    .replace(aNumber, 'Call us on $1')
    .replace(/^(?:please )?(?:send|e-?mail|mail) to (?=\S+@\S)/i, 'Send your application to ');

/** "Tell readers that they needn't send a letter": they are who reads. */
export const toReaders = (said: string, order: string): string =>
  /^(?:please )?(?:also )?(?:tell|let|remind|assure|reassure|inform|warn|show) (?:all |any |the )?(?:them|people|readers?|candidates?|applicants?|everyone)\b/i.test(
    order,
  ) && /^they(?= |['’])/i.test(said)
    ? said
        .replace(/^they\b/i, 'You')
        .replace(/\bthey\b/gi, 'you')
        .replace(/\btheir\b/gi, 'your')
        .replace(/\btheirs\b/gi, 'yours')
        .replace(/\bthem\b/gi, 'you')
    : said;
