/**
 * Fields, kinds of work, systems and methods that a note only names: nobody "has nail surgery" or "has EPLAN P8". What
 * surely is none of what one owns, is or holds is asked for as experience of it, knowledge of it or skills in it, by the
 * word at its head; a proper name as experience with it, which is true of any system, method, standard or service.
 */
import { withArticle } from '../language/articles.ts';
import { inDictionary } from '../language/dictionary.ts';
import { describes, knowsNoun, knowsThing } from '../language/lexicon.ts';
import { isCounted, isSureNoun, isUncounted } from '../language/nouns.ts';
import { baseOfIng, isVerbBase } from '../language/verbs.ts';
import { isLanguage, type PersonFact } from './person-shapes.ts';
import { adjectives, trailingCue } from './requirement-cues.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** What people own, bring, wear or show; where they live; what they are paid: nothing that one has experience of. */
const owned = set(
  `tools tool toolkit kit car cars van vehicle transport bike bicycle motorbike moped scooter laptop phone smartphone mobile broadband internet wifi boots shoes trainers clothes clothing uniform whites knives ppe dog dogs horse camera drone
  passport visa address references reference referees contacts network following portfolio reel showreel cv photo photos insurance account bank home room office desk transportation wheels wellies apron gloves glasses
  publication publications trade forklift telehandler crane excavator digger dumper
  chromebook headset insurance accommodation parking gear equipment saddle instrument machine workshop truck lorry trailer two-wheeler wheeler scrubs`,
);
/** What somebody is, shows or has by nature. */
const qualities = set(
  `patience tact empathy stamina discretion energy enthusiasm passion drive initiative honesty integrity confidence resilience flexibility reliability punctuality loyalty discipline determination humour humor ambition
  creativity curiosity imagination warmth compassion kindness maturity judgement judgment diplomacy sensitivity respect trust commitment motivation attention accuracy precision speed strength fitness health vision eyesight
  hearing dexterity memory coordination balance nerves nerve hands hand eye eyes ear ears nose feet legs skin head heart mind brain voice smile manner manners attitude approach personality presence appearance presentation character
  ethic ethics mindset outlook spirit sense nous gravitas backbone aptitude ability abilities willingness interest love flair talent touch taste palate grip grasp feel knack style finish handwriting grammar spelling timekeeping
  appetite desire will hunger courage bravery composure calm calmness concentration focus awareness availability fluency literacy numeracy ownership communication English stress resistance mobility independence openness
  evidence proof immunity competence competency competencies readiness thinking preparedness completion preceptorship profile potential
  stability temper temperament disposition nature conduct behaviour behavior values ideas idea vibe availability accent personality experience knowledge skills skill understanding background exposure expertise record credibility`,
);
/** Papers and what is made out to somebody. */
const papers = set(
  `licence license licences licenses certificate certificates certification certifications cert certs card cards ticket tickets degree degrees diploma qualification qualifications registration membership accreditation clearance vetting
  permit pass pin badge award awards grade grades level levels gcse gcses nvq svq btec apprenticeship training course courses authorisation authorization citizenship residency status exam exams test check checks screening medical vaccination
  vaccinations points convictions endorsement endorsements rating licensure credential credentials doctorate phd mba msc bsc traineeship internship residency fellowship placement`,
);
/** Times and terms of work, which somebody is ready for or told of. */
const terms = set(
  `shift shifts rota roster rotation nights night days day weekends weekend evenings evening mornings morning hours hour travel relocation overtime start starts starter joiner joiners notice salary pay budget-friendly contract permanent
  temporary location based base area radius distance commute holidays sundays saturdays mondays week weeks month months year years season seasons age height weight time date turnaround deadline-driven cover work working`,
);
/** People: of them there are other readings. */
const persons =
  /^(?:people|person|man|woman|men|women|lady|girl|boy|guy|candidates?|applicants?|staff|team|teams|lead|head|chief|sir|madam|student|students|graduates?|freshers?|leavers|returners|nurse|nurses|chef|clerk|coach|guard|officer|partner|member|parent|parents|mum|dad|locals?|professionals?|individuals?|[a-z]{3,}(?:ist|ists|ician|icians|ologist|eer|eers|man|woman|person|people))$/;
/** Whoever does something, by the ending; things that end so are no people. */
const doer =
  /^(?!(?:timber|mortar|plaster|leather|copper|solder|paper|water|power|silver|rubber|lumber|porcelain|laser|fiber|fibre|router|switcher|server|printer|cooler|chiller|boiler|counter|order|offer|letter|number|matter|customer|computer|register|ledger|tender|tractor|motor|reactor|compressor|conveyor|generator|inverter|transformer|elevator|escalator|excavator|loader|digger|dumper|trailer|forwarder|harvester|crusher|mixer|freezer|fryer|grinder|router|cutter|burner|container|sensor|detector|breaker|blaster|character|chapter|flavour|colour|color|vapour|cancer|liver|fever|disorder|labour|labor|behaviour|humour|weather|winter|summer|quarter|border|layer|theatre|dinner|butter|beer|cider|liquor|sugar|flower|clover|poster|banner|newsletter|brochure|sector|vector|error|factor|mirror|corridor|floor|door|indoor|outdoor|interior|exterior|major|minor|over|under|after|user)$)[a-z]{3,}(?:er|or|ers|ors)$/;

/** Machines and programs that end like people. */
const machine =
  /^(?:loader|router|server|printer|chiller|boiler|mixer|freezer|fryer|grinder|cutter|burner|harvester|crusher|conveyor|compressor|generator|inverter|transformer|tractor|reactor|trailer|forwarder|scanner|sensor|detector)$/;
/** What is learnt and known. */
const knownHeads =
  /^(?:laws?|rules?|regulations?|regs|legislation|statutes?|acts?|theory|theories|principles?|methods?|methodology|methodologies|techniques?|standards?|codes?|conditions?|guidelines?|guidance|policy|policies|procedures?|protocols?|requirements?|specifications?|terminology|terms|concepts?|frameworks?|products?|materials?|ingredients?|plants?|species|breeds?|varieties|foods?|wines?|beers?|ales|spirits|whiskies|cheeses?|teas?|coffees?|cocktails?|doughs?|fabrics?|textiles?|yarns?|timbers?|stones?|metals?|alloys?|plastics?|polymers?|chemicals?|medicines?|drugs|allergens?|instruments|markets?|incoterms|tariffs?|phonics|grammar|vocabulary|repertoire|history|geography|market|accessibility|security|cybersecurity|sterility|electricity|sustainability|biodiversity|conformity|seismicity|leasehold|freehold|commonhold|probate|provenance|[a-z]{3,}(?:ology|ologies|istry|onomy|ics|graphy))$/;
/** Branches in which somebody has worked. */
const branchHeads =
  /^(?:tax|taxation|conveyancing|litigation|law firm|electronics|software|hardware|telecoms|sales|retail|hospitality|insurance|pensions|mortgages|banking|finance|logistics|farming|catering|pharma|biotech|automotive|aerospace|manufacturing|construction|agriculture|horticulture|forestry|education|healthcare|media|advertising|fashion|energy|renewables|utilities|mining|oil|gas|freight|shipping|haulage|charities|housing|lettings|events|theatre|television|film|publishing|sector|industry|section|department|environment|practice|kitchen|kitchens|restaurants?|hotels?|wards?|schools?|prisons?|labs?|plants?|factories|discovery|procurement|compliance|accountancy|accounting|audit|payroll)$/;
/** What the hand learns. */
const craftHeads =
  /^(?:art|arts|craft|crafts|calligraphy|lettering|embroidery|marquetry|carving|joinery|floristry|drawing|sketching|illustration|sugarcraft|piping|patisserie|lacemaking|needlework|crochet|knitting|gilding|engraving|silversmithing|leatherwork|metalwork|woodwork|stonework|beadwork|origami|makeup|make-up|balayage)$/;
/** Doings and their outcomes, by the ending. */
const doingHeads =
  /^(?:[a-z-]{2,}(?:ing|(?<!sta)tion|sion|ment|ysis|yses|(?<!sta)tions|sions|ments|ance|ence|age|ure|ery|work|works|care|control)|[a-z]+-(?:up|off|out|in|down|over|on)|approvals?|appraisals?|rentals?|renewals?|referrals?|disposals?|proposals?|removals?|retrievals?|arrivals|withdrawals?|surgery|support|service|services|design|layout|repair|repairs|trials?|draws?|calls?|visits?|claims?|cases?|projects?|contracts?|installs?|changes?|entry|entries|audits?|reports?|returns?|sales|research|production|delivery|recovery|discovery|therapy|massage|set|sets|fix|fill|finish|prep|setup|setups|match|matches|matching|runs?|routes?|builds?|renders?|edits?|campaigns?|pitches|tenders?|bids?|negotiations?|inventory|inventories|stock|follow-ups?|take-offs?|enrolment|enrollment|close|end|calc|calcs|tests?|tuning|reviews?|searches|orders?|loans?|acquisition|growth|rescue|response|sampling|dispatch|costing|turnout|service|filing|transfer|transfers|handover|handovers|assays?|schemes?|appeals?|hearings?|funerals?|weddings?|events?|wreaths?|flowers?)$/;
/** What a shorthand stands for, at the end of a phrase. */
const inFull: Readonly<Record<string, string>> = {
  calc: 'calculation',
  calcs: 'calculations',
  mgmt: 'management',
  prep: 'preparation',
  admin: 'administration',
  maint: 'maintenance',
  inspections: 'inspections',
  regs: 'regulations',
  ops: 'operations',
  dev: 'development',
  certs: 'certificates',
};

/** What no name of a field has in it: a sentence, a time, a condition, how well. */
const noField =
  /(?:^|[\s/])(?:an?|the|your|our|my|his|her|their|own|is|are|be|been|being|can|must|will|would|should|may|has|have|had|do|does|you|we|they|it|who|that|which|what|when|if|not|no|none|any|some|able|willing|happy|ready|prepared|keen|like|likes|need|needs|needed|good|strong|excellent|great|basic|solid|sound(?! (?:mixing|engineering|design|recording|system|systems|desk|editing))|better|best|ideal|full|clean|valid|current|regular|occasional|daily|weekly|weekends|previous|prior|proven|experience|experienced|knowledge|skills?|skilled|understanding|ability|qualified|certified|registered|licensed|licenced|trained|approved|ok|okay|fine|only|also|plus|etc|years?|yrs?|months?|mths|hours?|hrs|min|minimum|max|least|more|than|over|under|up|per|within|after|before|until|from|by|at|as|but|so|all|both|either|every|each|other|similar|equivalent|want|wanted|looking|someone|somebody|anyone|welcome|considered|available|provided|given|paid|free|start|immediate|asap|native|mother|another|desired|candidates?|profile|spoken|written|verbal|oral|completed|finished|male|female|young)(?=$|[\s/])/i;
/** Small words that join two halves of a name. */
const joint = /^(?:and|or|of|for|in|with|on|to|&)$/;

const startsName = /^(?:[A-Z\d]|[a-z]+[A-Z])/;
/** A capital that is a name's and not only the line's: letters, digits or a capital inside, or no word of the dictionary. */
const isNameWord = (word: string): boolean =>
  /^(?:[A-Z][A-Z\d&.+/-]+|[A-Za-z]*\d[\w.+/-]*|[A-Z]?[a-z]+[A-Z]\w*|[A-Z]+[a-z]+[A-Z]\w*|[A-Z][A-Za-z]*-[a-z]+|[A-Z]+s)$/.test(
    word,
  ) ||
  (/^[A-Z][a-z]+$/.test(word) && !inDictionary(word.toLowerCase()));
/** Capitals that are read as a word: "ICEGATE"; "NRASTC" is spelt, and may be a paper. */
const spelt = (word: string): boolean =>
  /^[A-Z]+$/.test(word) && (/[^AEIOUY]{3}/.test(word) || (word.match(/[AEIOUY]/g) ?? []).length < word.length * 0.3);
/** Letters that are a paper's as often as a method's. */
const tongueLevel = /\b[ABC][12]\+?$/;
const letters = /^[A-Z][A-Z\d&.]{1,4}(?:-[A-Z\d]{1,5})?s?$/;
/** "Level 3", "Stage 2", "Class 1", "Part 66": a paper's name. */
const paperName =
  /\b(?:Level|Lvl|Grade|Stage|Class|Part|Type|Unit|Tier|Cat|Category|Band|Cert|Certified|Certificate|Licen[cs]e|Diploma|Degree|Award|Pass|Card|Ticket|Member|Fellow|CPC|DQC|MPT|BPT|MCC|Code 95|Chartered|Registered|Qualified|Association|Institute|Society|Guild|College|Academy|University)\b/i;

/** "EPLAN P8", "Aspen HYSYS", "Pharmacy First", "Palo Alto firewalls". */
function readName(words: readonly string[]): string | null {
  const text = words.join(' ');
  if (
    words.length > 5 ||
    paperName.test(text) ||
    tongueLevel.test(text) ||
    noField.test(text.replace(/^ETC\b/, '')) ||
    words.some((word) => isLanguage(word))
  )
    return null;
  if (!words.every((word) => startsName.test(word) || joint.test(word))) return null;
  // One word with the line's capital is a name where no dictionary has it or the trade can't be meant.
  if (words.length === 1) {
    const [word = ''] = words;
    return isNameWord(word) &&
      !spelt(word) &&
      (!letters.test(word) || /^[A-Z]+\d.*-/.test(word)) &&
      !/^\d+$/.test(word) &&
      word.length > 2
      ? `experience with ${word}`
      : null;
  }
  // "PFDs and P&IDs" are several things; "EPLAN P8" has its version behind it.
  if (
    words.every((word) => letters.test(word) || joint.test(word)) &&
    !words.every((word) => /s$/.test(word) || joint.test(word)) &&
    !(words.length === 2 && /^[A-Z]{4,}$/.test(words[0] ?? '') && /^[A-Z]\d+$/.test(words[1] ?? ''))
  )
    return null;
  // Everyday words in capitals throughout are a name too: "Active Directory", "Pharmacy First".
  return /^\d/.test(words[0] ?? '') ? null : `experience with ${text}`;
}

const single = (word: string): string => word.replace(/ies$/, 'y').replace(/(?<=(?:x|ch|sh|ss))es$|s$/, '');

/** What stands before the word for it. */
function withWord(head: string, phrase: string): string {
  if (craftHeads.test(head)) return `skills in ${phrase}`;
  if (knownHeads.test(head) || / software$/.test(phrase)) return `knowledge of ${phrase}`;
  if (branchHeads.test(head))
    return `experience in ${/^(?:sector|industry|section|department|environment)$/.test(head) ? 'the ' : ''}${phrase}`;
  if (doingHeads.test(head)) return `experience of ${phrase}`;
  // Things one works with, of which there are several: "total stations", "narrow-track tractors".
  if (/[a-z]{2}[^su\W]s$/.test(head)) return `experience with ${phrase}`;
  if ((isCounted(head) && !isUncounted(head)) || machine.test(head))
    return `experience with ${phrase.replace(new RegExp(`${head}$`), plural(head))}`;
  return `experience of ${phrase}`;
}
const plural = (noun: string): string =>
  /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : /[^aeiou]y$/.test(noun) ? noun.replace(/y$/, 'ies') : `${noun}s`;

/** Whether a word may be the head of a field's name. */
function isHead(word: string, many: boolean): boolean {
  if (!/^[a-z][a-z-]+$/.test(word)) return false;
  const one = single(word);
  if (
    [word, one].some(
      (form) =>
        owned.has(form) || qualities.has(form) || papers.has(form) || (terms.has(form) && !(word === 'work' && many)),
    )
  )
    return false;
  if (persons.test(word) || doer.test(word)) return false;
  if (craftHeads.test(word) || knownHeads.test(word) || branchHeads.test(word)) return true;
  if (/(?:ly|ive|ous|ful|able|ible|less|ish)$/.test(word) && describes(word)) return false;
  if (doingHeads.test(word))
    return (
      !/^(?:being|doing|having|going|willing|daring|caring|outgoing|loving|charming|hardworking|demanding|challenging|outstanding)$/.test(
        word,
      ) || word === 'caring'
    );
  if (describes(word) || /(?:ed|ly)$/.test(word)) return false;
  if (isSureNoun(word) || knowsThing(word) || knowsNoun(word)) return true;
  // The trade's own words: "sourdough", "microservices", "firewalls".
  return !isVerbBase(word) && (inDictionary(word) || inDictionary(one) || /[a-z]{4}[^su]s$/.test(word));
}

/** One word that is no field, whatever it ends in. */
const bareNone = set(
  `staff events people office admin phone cash general other training medication presentation management cover support service services sales work home life team media public office data fish meat food travel driving vetting parking funding uniform references references
  benefits bonus details duties tasks responsibilities notes terms skills qualities attributes requirements salary hours`,
);

/** "Nail surgery", "roads and drainage", "risk calculation in cancer families". */
function readPhrase(typed: string): string | null {
  const [, head = '', joined = '', tail = ''] = /^(.+?)(?: (of|in|for|with|on) ([^;:()]+))?$/.exec(typed) ?? [];
  if (noField.test(head) || (tail && (/\d/.test(tail) || noField.test(tail.replace(/^(?:the|a|an) /, '')))))
    return null;
  const words = head.split(' ');
  if (words.length > 7 || (tail && tail.split(' ').length > 6)) return null;
  // A capital in the middle is a name's, and stands; the line's first one goes where the dictionary has its word.
  const [first = ''] = words;
  const lowered =
    /^[A-Z][a-z-]+$/.test(first) && (inDictionary(first.toLowerCase()) || /-/.test(first)) && !isLanguage(first)
      ? [first.charAt(0).toLowerCase() + first.slice(1), ...words.slice(1)]
      : words;
  if (lowered.some((word) => !/^[\p{L}\d&'’.,+/-]+$/u.test(word))) return null;
  const last = (lowered.at(-1) ?? '').replace(/^.*\/(?=[a-z])/, '');
  if (
    !isHead(last, lowered.length > 1) ||
    /^(?:lots?|plenty|range|wealth|bit|pair|number|variety|sense|level|kind)$/.test(last)
  )
    return null;
  // Of a thing there may be anything; what is of a doing is a part of it.
  if (tail && !doingHeads.test(last) && !knownHeads.test(last) && !branchHeads.test(last)) return null;
  // Before the head stand nouns, adjectives and names; a verb or an adverb makes a sentence of it.
  const start = lowered[0] ?? '';
  if (/ly$/.test(start) && start !== 'family' && start !== 'early' && start !== 'assembly' && start !== 'supply')
    return null;
  if (lowered.length > 1 && /^[a-z]+$/.test(start)) {
    if (adjectives.test(start) && describes(start) && !knowsThing(start)) return null;
    // "Build stairs", "drive tractors": an order, and no name; "build quality" has its noun.
    if (isVerbBase(start) && !knowsNoun(start) && (/s$/.test(last) || !doingHeads.test(last))) return null;
    if (
      isVerbBase(start) &&
      lowered.length === 2 &&
      /[^su]s$/.test(last) &&
      !doingHeads.test(last) &&
      !knowsThing(start)
    )
      return null;
    // "Milking cows": done to something, and no name of a field.
    if (baseOfIng(start) !== null && lowered.length > 1 && !doingHeads.test(last) && !knownHeads.test(last))
      return null;
  }
  if (lowered.length === 1 && (bareNone.has(start) || isVerbBase(start))) return null;
  const full = lowered.map((word, at) => (at === lowered.length - 1 ? (inFull[word] ?? word) : word)).join(' ');
  const said = withWord(inFull[last] ?? last, full.replace(/(?<=[a-z])\/(?=[a-z])/g, ' or '));
  return tail ? `${said} ${joined} ${tail}` : said;
}

const heldPaper =
  /^(?:licen[cs]es?|certificates?|cards?|tickets?|diplomas?|qualifications?|memberships?|registration|accreditation|permits?)$/;
const ownThing =
  /^(?:tools|shoes|boots|trainers|clothes|clothing|knives|whites|gloves|wellies|glasses|ppe|transport|broadband|uniform)$/;
/** "GCN and bat licences", "step-safe shoes", "tact with bereaved families": had as it stands. */
function readHeld(typed: string): string | null {
  if (noField.test(typed)) return null;
  const words = typed.split(' ');
  const last = words.at(-1) ?? '';
  const [first = ''] = words;
  const lowered =
    /^[A-Z][a-z-]+$/.test(first) && inDictionary(first.toLowerCase()) && !isLanguage(first)
      ? `${first.toLowerCase()}${typed.slice(first.length)}`
      : typed;
  if (words.length > 1 && words.length < 6 && ownThing.test(last) && !isVerbBase(lowered.split(' ')[0] ?? ''))
    return lowered;
  if (words.length > 1 && words.length < 6 && heldPaper.test(last) && !/ing$/.test(first) && !joint.test(first))
    return /(?:s|registration|accreditation)$/.test(last) ? lowered : withArticle(lowered);
  return /^(?:tact|patience|empathy|compassion|discretion|diplomacy|sensitivity|respect|confidence|stamina) (?:with|for|in|towards) [a-z][a-z -]{3,40}$/.test(
    lowered,
  )
    ? lowered
    : null;
}
/** "Motor TPPD", "US staffing W2/C2C/1099": a field, and letters of it. */
function readLettersBehind(typed: string): string | null {
  const [, field = '', code = ''] =
    /^((?:[A-Z]{2,4} )?[a-z]{3,}(?: [a-z]{3,})?) ([A-Z\d][A-Z\d]+(?:\/[A-Z\d]+)*)$/.exec(typed) ?? [];
  if (!field || noField.test(field) || !isHead(field.split(' ').at(-1) ?? '', true)) return null;
  return `experience of ${field} ${code}`;
}

/** A note as it was typed, without its bullet and the mark of a wish. */
const bareNote = (typed: string): string =>
  typed
    .trim()
    .replace(/^[\s•·*–-]+|[\s.;,]+$/g, '')
    .replace(trailingCue, '')
    .replace(/ & /g, ' and ')
    .replace(/ \+ /g, ' and ')
    .trim();

/** What a note names, as a sentence asks for it; null where it is not sure what is named. */
export function readBareName(typed: string): Pick<PersonFact, 'kind' | 'text' | 'sure' | 'loose' | 'topic'> | null {
  const note = bareNote(typed);
  // A bracket says which of them.
  const [, what = note, aside = ''] =
    /^(.+?)( \((?!.*\b(?:or|if|we|not|no|needed|ok|willing)\b)[^()]{2,50}\))$/.exec(note) ?? [];
  if (what.length < 3 || what.length > 80 || /[:;,?!"“”=<>|]|\d+\+? ?(?:%|years?|yrs?)| [–—-] /.test(what)) return null;
  const words = what.split(' ');
  // "KYC/CDD", "HA/DR": a paper or a method, and words that fit both.
  // One everyday word with a capital may be a program's name: "Prophet".
  if (/^[A-Z][a-z]+$/.test(what) && !isNameWord(what) && !/(?:ing|tion|ment|logy|ics)$/.test(what)) return null;
  if (/^[A-Z][A-Z\d&-]{1,5}(?:\/[A-Z][A-Z\d&-]{1,5}){1,3}$/.test(what))
    return { kind: 'have', text: `${what}${aside}`, loose: true, topic: true, sure: true };
  const name = readName(words);
  const held = name ? null : readHeld(what);
  if (held) return { kind: 'have', text: `${held}${aside}`, sure: true };
  const said = name ?? readPhrase(what) ?? readLettersBehind(what);
  // "FHA/VA/conventional": whatever they are of, the row stands as it was typed.
  if (said === null && /^[A-Z][A-Za-z\d&-]*(?:\/[A-Za-z\d&-]{2,}){1,3}$/.test(what) && /^[A-Z]{2}/.test(what))
    return { kind: 'have', text: `${what}${aside}`, loose: true, sure: true };
  return said === null ? null : { kind: 'have', text: `${said}${aside}`, sure: true };
}

/** Whether the words of a reading are those of the note, so that nothing was cut off or put in. */
const asTyped = (text: string, typed: string): boolean => {
  const letter = (from: string): string =>
    from
      .toLowerCase()
      .replace(/&|\b(?:and|or)\b|^(?:an?|the) /g, '')
      .replace(/[^a-z\d]+/g, '');
  return letter(text) === letter(bareNote(typed));
};

const surelyField = (text: string): boolean => {
  const last = text.split(' ').at(-1) ?? '';
  return (
    / /.test(text) &&
    !/^(?:an?|the|your)\b/.test(text) &&
    /^(?:freight|shipping|haulage|conveyancing|litigation|scheduling|estimating|sampling|costing|closing|reconciliations?|advisory|caseload|calculations?|assessments?|treatments?|procedures?|repairs?|installations?|preparation|management|planning|inspections?)$/.test(
      last,
    )
  );
};

/** What was only named, in words that fit it; every other reading as it is. */
export function asNamedOnly(fact: PersonFact, typed: string): PersonFact {
  if (fact.kind !== 'have' || fact.arranged || fact.sure) return fact;
  if (!asTyped(fact.text, typed)) return fact;
  // "Air and sea freight", read as something to have: a doing or a branch by its head.
  if (!(fact.loose || fact.odd || fact.topic) && !surelyField(fact.text)) return fact;
  const named = readBareName(typed);
  return named ? { ...named, desirable: fact.desirable, ...(fact.strong ? { strong: true } : {}) } : fact;
}
