/** Phrases that adverts rightly say although a list marks a word in them. */

/** A word that may stay where its neighbours show that it is meant well. */
interface Kept {
  /** Ids of retext-equality, or profane words, in lower case. */
  ids: ReadonlySet<string>;
  /** The marked words; every one when left out. */
  words?: RegExp;
  before?: RegExp;
  after?: RegExp;
}

function kept(ids: string, rest: Omit<Kept, 'ids'> = {}): Kept {
  return { ids: new Set(ids.split(' ')), ...rest };
}

const equality: readonly Kept[] = [
  // "Disabled people" is what disabled people in Britain say; a form may be invalid.
  kept('invalid', { words: /^disabled$/i }),
  kept('invalid', {
    words: /^invalid$/i,
    after:
      /^\s(?:entr|data|card|input|ticket|claim|certificate|licen|link|code|value|field|password|token|request|or\b)/i,
  }),
  kept('maternity-paternity'),
  kept('host-hostess hosts-hostesses hostess-host hostesses-hosts', { words: /^hosts?$/i }),
  kept('midwife midwives'),
  kept('master masters', {
    before:
      /(?:scrum|quiz|web|station|harbour|ring|head|post|grand|toast|past|old|concert|question|house|ship['’]s|vessel['’]s|chess|dungeon)[\s-]$/i,
  }),
  kept('master masters', {
    after:
      /^(?:['’]s)?\s(?:degree|of\b|in\b|level|data|class|plan|key|file|copy|agreement|services?\b|list|schedule|programme|qualification|mariner|certificate|document|builder|craft|bedroom|planning|planner|production|record|switch|or\b|and\b)|^\s?['’]?s?\s\(/i,
  }),
  kept('master masters', { words: /^masters$|['’]s$/i }),
  kept('special', { words: /^special$/i }),
  kept('special', { words: /^special needs$/i, before: /educational\s$/i }),
  // The names of the schools and of their posts.
  kept('special', {
    words: /^special needs$/i,
    after: /^\s(?:teach|school|assistant|tutor|education|co-?ordinat|nursery|transport|department|support|college)/i,
  }),
  kept('oriental orientals', { after: /^\s(?:rugs?|carpets?|studies|shorthair|medicine|cuisine|lil)/i }),
  kept('nuts', {
    words: /^mental$/i,
    after:
      /^\s(?:health|well-?being|illness|capacity|disorders?|resilience|fitness|arithmetic|load|stimulation|age|agility|models?|maths)/i,
  }),
  kept('nuts', {
    words: /^nuts?$/i,
    after: /^,?\s(?:(?:and|or|&)\s)?(?:bolts|screws|seeds|dried|fruit|washers|rivets)|^\s(?:allerg|free)/i,
  }),
  kept('nuts', {
    words: /^nuts?$/i,
    before: /(?:wheel|wing|hex|and|bolts,?|screws,|washers,|bearings,|pea|contains?|lock|of|or|no)\s?$/i,
  }),
  kept('add adhd', { words: /^ADHD$/ }),
  kept('add', { words: /^ADD$/, after: /^\s(?:to|a|the|your|value|more|on)\b/i }),
  kept('ocd bipolar depressed schizo', { before: /(?:with|have|has|or|and|including|of)\s$/i }),
  kept('depressed', { after: /^\s(?:area|market|region)/i }),
  kept('asylum', { after: /^\s(?:seek|claim|support|law|appeal|case)/i }),
  kept('addict addicts', { before: /(?:recovering)\s$/i }),
  kept('gals-man gals-men', {
    words: /^(?:women|men|girls?|boys?|woman)(?:['’]s?)?$/i,
    after:
      /^(?:['’]s?)?\s(?:in|into|and|or|who|from|of|at|returning|with|health|school|team|football|rugby|cricket|clothing|wear|refuge|aid|centre|network|institute|ward|services?|safety|group|club|toilets?|only|leaders|veterans|applicants|candidates|are|to|prison|shoes|fashion|academy|high|grammar|brigade|prep|hockey|netball|tennis|sport)/i,
  }),
  kept('gals-man gals-men', {
    words: /^(?:women|men|girls?|boys?)$/i,
    before:
      /(?:more|many|welcome|encourage|from|for|by|pregnant|support|all|of|vulnerable|young|and|or|trans|helps?|employ|disabled|ethnic|black|asian|older|minority)\s$/i,
  }),
  kept('gals-man gals-men', { words: /^man$/, before: /\b(?:isle of|of|hu)\s?$/i }),
  kept('dad-mom dads-moms', {
    words: /^(?:mothers?|fathers?)(?:['’]s?)?$/i,
    after: /^(?:['’]s?)?(?:\s(?:and|or|tongue|nature|ship|baby|to be|to|in|care)|[-–]to[-–]be|[-–])/i,
  }),
  kept('dad-mom dads-moms', {
    before: /(?:new|expectant|single|foster|birth|nursing|breastfeeding|and|or|working|adoptive|young)\s$/i,
  }),
  kept('actor-actress actors-actresses', { words: /^actors?$/i }),
  kept('landlady-landlord landladies-landlords', { words: /^landlords?$/i }),
  kept('ombudsman-ombudswoman', { words: /^Ombudsman$/ }),
  kept('fag', { words: /^dykes?$/i, before: /(?:sea|dam|flood|offa['’]s|drainage|and|wall|earth)\s$/i }),
  kept('fag', { words: /^dykes?$/i, after: /^\s(?:maintenance|repair|wall|inspection|road)/i }),
  kept('gimp', { words: /^GIMP$/ }),
  kept('dummy', { after: /^\s(?:run|data|text|variable|load|account|test|order|board)/i }),
  kept('savage', { words: /^primitives?$/i, after: /^\s(?:type|value|data|operation)/i }),
  kept('hang spade'),
  kept('brother-sister brothers-sisters', {
    words: /^(?:sister|brother)s?$/i,
    after:
      /^\s(?:compan|compan|firm|site|ship|organi[sz]ation|titles?|brand|hotel|school|team|printer|sewing|on\b|in charge)/i,
  }),
  kept('brother-sister brothers-sisters', {
    words: /^Sisters?$|^Brother$/,
    before: /(?:ward|charge|nurse|junior|night|theatre|senior|or|the|a|clinical)\s$/i,
  }),
  kept('brother-sister brothers-sisters', { words: /^Brothers?$/ }),
  kept('son-daughter sons-daughters daughter-son daughters-sons', { words: /^Sons?$/ }),
  kept('prince-princess princes-princesses king-queen kings-queens king-queens', { words: /^\p{Lu}/u }),
  kept('lord-lady lady-lord ladies-gentlemen', { words: /^\p{Lu}/u, before: /\S\s$/ }),
  kept('gyp gypsy', { after: /^,?\s(?:and\s|or\s|&\s)?(?:roma|traveller)/i }),
  kept('gyp gypsy', { before: /(?:roma|romany)(?:\sand|,|\sor)?\s$/i }),
  kept('steward-stewardess stewards-stewardesses', { words: /^stewards?$/i }),
  kept('waiter-waitress waiters-waitresses', { words: /^waiting/i }),
  kept('gramps-granny', { words: /^grand(?:father|mother)s?$/i, after: /^\s(?:clock|rights?|clause)/i }),
  kept(
    'fellowship rehab rehab-center alumna-alumnus alumnae-alumni masterpiece masterplan master-key master-plan maiden-flight maiden-voyage maiden-speech maiden-race',
  ),
  kept(
    'maternal-paternal stammering amputee insomnia panic-attack gay-rights mrs- workmanship sportsmanship off-reserve',
  ),
  kept('bi', { words: /^BI$/ }),
  kept('unmanned', { after: /^\s(?:aircraft|aerial|vehicle|system|vessel|surface|ground|air\b|drone)/i }),
  kept('asylum', { words: /^Asylum$/ }),
  kept('moan moaning', { words: /^(?!bitch)/i }),
];

const profanity: readonly Kept[] = [
  kept('welfare rigger riggers'),
  kept('gypsy gypsies', { after: /^,?\s(?:and\s|or\s|&\s)?(?:roma|traveller)/i }),
  kept('gypsy gypsies', { before: /(?:roma|romany)(?:\sand|,|\sor)?\s$/i }),
  kept('slave slaves', {
    after:
      /^\s(?:trade|labour|narrative|cylinder|clock|device|node|drive|unit|station|port|server|mode|address)|^\/master/i,
  }),
  kept('slave slaves', { before: /master(?:\sand\s|\/|-|–|\s&\s)$/i }),
  kept('hooker hookers', {
    before: /(?:rugby|the|prop,?|and|or|loose-head,?)\s$/i,
    after: /^(?:\s(?:position|and prop|or prop|in rugby)|,\sprop)/i,
  }),
  kept('hooker hookers', { before: /rugby\s$/i }),
  kept('nip nips', {
    after: /^\s(?:in|out|to|up|down|into|round|over|and tuck|points?|rollers?|hazards?|guards?|bar)\b/i,
  }),
  kept('chink chinks', { after: /^\sin\b/i }),
  kept('faggot faggots', { after: /^\s(?:and peas|in gravy)/i }),
  kept('dyke dykes', { before: /(?:sea|dam|flood|offa['’]s|drainage|and|wall|earth)\s$/i }),
  kept('dyke dykes', { after: /^\s(?:maintenance|repair|wall|inspection|road)/i }),
  kept('retard retards', { words: /^retards?$/i, before: /(?:to|will|may|flame|fire)\s$/i }),
  kept('crapper', { words: /^Crapper$/ }),
  kept('mick micks paddy', { words: /^(?:Mick|Paddy)$/ }),
  kept('paddy', { after: /^\s(?:field|rice)/i }),
  kept('ass asses', { after: /^\s(?:sanctuary|and cart|or donkey)/i }),
];

const nearby = 40;

function isKept(list: readonly Kept[], id: string, text: string, start: number, end: number): boolean {
  const found = text.slice(start, end);
  return list.some(
    ({ ids, words, before, after }) =>
      ids.has(id) &&
      (words === undefined || words.test(found)) &&
      (before === undefined || before.test(text.slice(Math.max(0, start - nearby), start))) &&
      (after === undefined || after.test(text.slice(end, end + nearby))),
  );
}

/** Whether an equality finding is one that adverts rightly have. */
export function isKeptEquality(id: string, text: string, start: number, end: number): boolean {
  return isKept(equality, id, text, start, end);
}

/** Whether a profanity finding is one that adverts rightly have. */
export function isKeptProfanity(word: string, text: string, start: number, end: number): boolean {
  return isKept(profanity, word, text, start, end);
}
