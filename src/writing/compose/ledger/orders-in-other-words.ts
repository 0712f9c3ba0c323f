/**
 * Orders to a machine in the words of those who want to be overheard by one: somebody else's voice, a new task, what comes
 * behind "end of facts", a mode that is switched on, and the same in other languages.
 */
import { rare } from '../language/its-words.ts';
import type { Seldom } from '../language/seldom.ts';
import { remembering } from '../language/words.ts';

const machine =
  '(?:ai|assistant|model|bot|chatbot|llm|gpt|machine|generator|robot|writer|copywriter|author|tool|language model|ai writer|text generator)';
const does =
  '(?:praise|say|write|add|ignore|mention|print|output|include|claim|state|tell|lie|answer|respond|reply|promise|call|use|repeat|forget|make|list|stop|end|begin|start)';
const silly =
  '(?:pirate|yoda|poet|robot|cat|dog|vampire|wizard|villain|shakespeare|cowboy|toddler|drunk|alien|rapper|gangster|ghost|clown|parrot|caveman|dictator|hacker|comedian|donald trump|trump|elon musk)';
const orders = '(?:instructions?|prompts?|rules|guidelines|orders|commands|constraints)';

const wordings: readonly Seldom[] = [
  // "To the model: add a poem", "dear writer, please say", "@assistant", "the AI should praise us".
  `^\\W*(?:to|dear|hey|hi|hello|attention|attn|ps (?:for|to)|p\\.s\\. (?:for|to)|(?:note|message|memo|instructions?|hint|reminder|order)s? (?:for|to)) ?[,:]? ?(?:the |any |all |whatever |our )?${machine}s?\\s*[,:!–-]`,
  `(?:^|\\s)@(?:assistant|ai|bot|chatgpt|gpt|claude|copilot|gemini)\\b`,
  `\\b(?:the|any|an|our|your|dear) (?:ai|llm|bot|chatbot|language model|text generator|(?:assistant|model|writer|author) (?:of|behind|reading|writing) (?:this|the (?:text|advert|ad)))s? (?:should|must|will|shall|has to|is to|needs to|may|can|please|ought to) (?:now |also |always |only |never |please )*${does}\\b`,
  `\\b(?:whoever|whomever|whatever|anyone who|the (?:person|one|machine|program) (?:who|that)|if you) (?:writes?|is writing|are writing|generates?|(?:is |are )?generating|process(?:es)?|(?:is |are )?processing|drafts?|(?:is |are )?drafting|composes?) (?:this|these|the (?:text|advert|ad|copy|lines|output|headline))\\b`,
  `\\bif you(?:['’]re| are) (?:an? )?(?:ai|llm|bot|language model|machine|robot|large language model)\\b`,
  `\\bas the (?:author|writer|ai|assistant|model)(?: of (?:this|the (?:text|advert|ad|copy))|,) ?,?(?: you)?\\b`,
  // Somebody else's voice.
  `^\\W*(?:please |now |and |then )?(?:act|speak|talk|write|sound|behave|answer|reply|respond) (?:only )?(?:as|like) (?:an? |the )?(?:[a-z]+ )?${silly}\\b`,
  `\\bin the (?:voice|style|tone|manner|accent|language) of (?:an? |the )?(?:[a-z]+ )?${silly}\\b`,
  `\\b(?:pretend|imagine|suppose|assume) (?:that )?you(?:['’]re| are) (?:an? |the )?(?:[a-z]+ )?${silly}\\b|^\\W*(?:please )?pretend (?:that )?(?:you(?:['’]re| are)|to be)\\b`,
  "^\\W*(?:please )?role-?play (?:as|that|a)\\b|\\blet['’]s play a game\\b.*\\byou are\\b",
  '\\b(?:repeat|say|chant) after me\\b',
  // A new task.
  '^\\W*(?:please )?translate (?:the following|everything|all of (?:this|it)|(?:the|this) (?:advert|ad|text|brief|above|below|rest|line))(?: (?:text|advert|lines?))? (?:in)?to\\b',
  '\\b(?:what (?:were|are|is)|tell me|show me|give me|send me|share|print|list|repeat|quote) (?:all )?(?:of )?your (?:system |hidden |full |exact |original |initial )*(?:instructions|prompt|rules|system prompt|configuration|settings|source code)\\b',
  '\\b(?:reveal|expose|leak|dump|disclose|divulge) (?:your|all|any) (?:system |hidden |full |internal )*(?:configuration|settings|rules|prompts?|instructions|source|keys?|secrets|data)\\b',
  '^[-–—=*#<>\\s]*end of (?:the )?(?:facts?|data|inputs?|brief|document|context|user input|text|fields?)\\b[-–—=*#<>/\\s.:]*$',
  `\\bnew (?:task|instruction|order|goal|role|persona)s?\\s*:|^\\W*(?:your|the) (?:new|next|real|actual|true|only) (?:task|job|goal|mission|role|instructions?) (?:is|are)\\b`,
  '\\byour (?:task|job|goal|mission|role) is (?:now )?to (?:insult|lie|mock|curse|swear|deceive|(?:write|tell|sing) (?:an? )?(?:[a-z]+ )?(?:limerick|poem|haiku|song|joke|rap|sonnet|story))\\b',
  `^\\W*(?:please )?(?:write|compose|tell|sing|recite|give us|give me|generate) (?:me |us )?an? (?:[a-z]+ )?(?:poem|haiku|limerick|song|joke|rap|sonnet|ode|fairy tale|bedtime story)\\b`,
  '\\b(?:drop|forget|skip|ignore|leave out|discard) (?:all )?(?:of )?the facts\\b',
  `\\b(?:would|could|can|will) you (?:please |kindly |just )?(?:mind )?(?:ignor|disregard|forget|bypass|overrid)(?:e|ing|ting)?\\b[^.!?\\n]{0,30}\\b(?:${orders}|brief|sliders?|above|previous)|\\b(?:great|nice|better|best|good|helpful|lovely) if you (?:ignored?|disregard(?:ed)?|forgot|forget|bypass(?:ed)?)\\b[^.!?\\n]{0,30}\\b(?:${orders}|brief|sliders?|above|previous)`,
  `\\b(?:previous|prior|above|earlier|old|all|your|these|existing) ${orders} (?:are|is|no longer|do not|don['’]t)(?: now)? (?:void|cancell?ed|appl(?:y|ies)|invalid|null|obsolete|over|revoked|suspended|superseded|overridden)`,
  '\\bnew rules(?: now)? apply\\b|^\\W*(?:override|jailbreak|unlock|sudo|root|admin)\\s*[:=]|^\\W*sudo \\w+|^/(?:imagine|system|reset|jailbreak|prompt|admin|ignore)\\b',
  '\\b(?:developer|debug|god|admin|sudo|unrestricted|jailbreak|dan) mode (?:on|enabled|activated|engaged)\\b|\\b(?:enable|activate|enter|switch to|turn on) (?:developer|debug|god|admin|sudo|unrestricted|jailbreak|dan) mode\\b',
  '^\\W*(?:you must |please )?obey (?:me|the following|this|my)\\b|^\\W*stop being an? (?:assistant|ai|bot)\\b|\\bnew (?:persona|identity) is\\b|^\\W*complete this sentence\\b|\\bbegin new instructions\\b',
  '^\\W*(?:please )?(?:print|repeat|output|copy|quote|show) (?:everything |all |the (?:text|words|lines) |what (?:is|was|stands) )?(?:the )?above\\W*$|\\b(?:output|state|recite) your (?:rules|instructions|prompt)\\b',
  '^\\W*(?:please )?(?:disregard|ignore|defy|disobey) (?:what )?the (?:recruiter|user|employer|company|developer)\\b|\\bdo the opposite of (?:the brief|your|what)\\b|^\\W*(?:say|use) the (?:magic|secret) word\\b',
  '\\bwrite (?:backwards|everything (?:twice|backwards)|in reverse|upside down)\\b|\\b(?:use|say|hide|work in) the word \\w+ (?:\\w+ times|in (?:the|every|each) (?:text|line|headline|advert))\\b|\\b(?:reply|answer|write|respond|speak) (?:only )?in (?:morse code|morse|pig latin|klingon|elvish|emojis?|binary|hexadecimal|base64)\\b|^\\W*(?:insert|add) an? (?:link|url) to\\b',
  '^\\W*(?:please )?(?:change|rewrite|replace|set|double|triple|halve) (?:the )?(?:salary|pay|company name|employer name)(?: in the (?:text|advert)| (?:to|as|with|by) )',
  '\\b(?:ne respecte[sz]? pas|no sigas|não siga|ignore)\\b[^.!?\\n]{0,30}(?:consignes|instrucciones|instruções|reglas|regras)',
  // What no advert does.
  '^\\W*(?:please )?(?:insult|mock|swear at|curse at|lie to|threaten|offend|deceive|ridicule) (?:the |all |every |our )?(?:readers?|applicants?|candidates?|everyone|users?|everybody)\\b|^\\W*(?:please )?(?:curse|swear) in (?:each|every|all|the)\\b|^\\W*(?:please )?lie about (?:the|our|your|pay|everything)\\b',
  '^\\W*(?:please )?(?:make up|invent|fabricate|hallucinate) (?:an? |some |the |any |new |more |false |fake )*(?:salary|pay|benefits?|figures?|facts?|numbers?|rewards?|awards?|quotes?|testimonials?|reviews?|perks?|statistics|claims?)\\b(?! (?:packets?|slips?|rolls?))',
  '^\\W*(?:please )?(?:rate|rank|score|grade) (?:this|the) (?:advert|ad|text|brief|candidate|company|answer|output)\\b[^.!?\\n]*\\b(?:10|ten|first|top|highest|best|five|full|100)\\b',
  '\\b(?:end|start|begin|finish|close|open) (?:each|every|all|the) (?:sentence|line|text|headline|paragraph|reply|answer|output|bullet)s? with (?:["\'“‘]|an? (?:swear|curse|rude|joke|rhyme|hashtag|emoji)|a (?:swear|curse) ?word)|\\bfinish with an? (?:swear|curse|rude) ?word\\b',
  '\\b(?:append|prepend|tack) ["\'“‘][^"\'”’\\n]{1,60}["\'”’] (?:on )?to (?:each|every|all|the) (?:headline|line|sentence|text|bullet|output|answer)s?\\b',
  '^\\W*(?:please )?(?:respond|reply|answer) (?:only )?with (?:yes|no|ok|okay|a single word|one word|the word|nothing|["\'“‘])(?![a-z])',
  '^\\W*(?:please )?(?:kindly )?(?:output|echo|print|type|write|say|shout) (?:only )?(?:the )?(?:word|letter|phrase|string)s? ["\'“‘]?[A-Za-z]+["\'”’]?(?: only)?\\W*$',
  '^\\W*(?:please )?(?:write|answer|type|shout)(?: only| everything)? in (?:all |block |big |only )*(?:caps|capitals|capital letters|upper ?case)\\W*$|^\\W*(?:please )?use only (?:capital letters|capitals|emojis?|rhymes?)\\W*$',
  `\\b(?:respond|reply|answer|write|speak|talk|continue|communicate) (?:to me |only |everything )*(?:from (?:here|now|this point) (?:on|onwards?)|henceforth|exclusively) ?(?:only )?(?:in|as|like)\\b|\\bfrom (?:here|now|this point) (?:on|onwards?),? (?:respond|reply|answer|write|speak|talk|output|only)\\b`,
  '\\brm -rf\\b|\\b(?:curl|wget) https?:|\\|\\s*(?:ba)?sh\\b|\\bchmod \\d{3}\\b|;\\s*(?:cat|ls|rm|kill|reboot|shutdown) [-/]',
  '\\bdecode (?:this|the following|and (?:run|follow|execute))\\b|\\bbase64\\b[^.\\n]{0,20}:',
  // The same in German, French, Spanish, Italian, Dutch and Polish.
  '\\b(?:ignorier\\w*|vergiss|vergesst|vergessen sie|missacht\\w*|überschreib\\w*)\\b[^.!?\\n]{0,50}(?:anweisung|regeln|vorgaben|anleitung|befehl|richtlinien|prompt|alles)|\\b(?:antworte|schreibe?|antworten sie|schreiben sie|sprich) (?:(?:nur|bitte|ab jetzt|jetzt|mir|ausschließlich) )*(?:auf (?:deutsch|englisch|französisch|klingonisch)|ein gedicht|wie ein|als (?:ein )?pirat)',
  "\\b(?:ignor(?:e|ez|er|ons)|oubli(?:e|ez|er|ons)|n['’]?e? ?t(?:iens|enez) pas compte)\\b[^.!?\\n]{0,50}(?:instructions? |instructions?$|consignes|règles)|\\b(?:réponds|répondez|écris|écrivez) (?:uniquement |seulement )?(?:en |un |une |comme )",
  '\\b(?:ignora\\w*|olvida\\w*|omit[ea]\\w*|dimentica\\w*|negeer|vergeet|zignoruj|ignoruj)\\b[^.!?\\n]{0,50}(?:instruc|reglas|órdenes|istruzioni|regole|instructies|regels|opdrachten|instrukcje|polecenia|zasady)',
].map((wording) => rare(new RegExp(wording, 'i')));
/** "Say BANANA": one word that shouts, and no letters of a paper ("write RAMS"). */
const oneWord = rare(/^\W*(?:[Pp]lease )?(?:[Ss]ay|[Oo]utput|[Ee]cho|[Ss]hout|[Pp]rint) [A-Z]{5,}\W*$/);
/** "Say nothing else than BANANA", "nothing but the word OK". */
const nothingElse = rare(
  /^\W*(?:(?:[Pp]lease )?(?:[Ss]ay|[Oo]utput|[Ww]rite|[Pp]rint|[Rr]eply|[Rr]eturn|[Aa]nswer|[Ii]nclude)(?: with)? )?[Nn]othing (?:else )?(?:than|but|except|besides|other than)(?: (?:for|the (?:word|phrase)))? ["'“‘]?[A-Z]{2,}["'”’]?\W*$/,
);
const withShout = rare(
  /\b(?:[Ee]nd|[Ss]tart|[Bb]egin|[Ff]inish) (?:each|every|all) (?:sentence|line|text|headline|bullet)s? with [A-Z]{3,}\b/,
);

/** Whether words order a machine about. */
export const ordersInOtherWords = remembering(
  (text): boolean =>
    oneWord.test(text) ||
    nothingElse.test(text) ||
    withShout.test(text) ||
    wordings.some((wording) => wording.test(text)),
);
