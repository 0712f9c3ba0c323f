/**
 * Whether what is asked of a person is surely read: a thing that one has, by its head and by what follows it; a deed, by how it was typed; a state, by
 * its first word. What is not stands in no text, and a note tells it.
 */
import { withArticle } from '../../language/articles.ts';
import { finiteAuxiliary, pronouns } from '../../language/clause.ts';
import { describes, knowsNoun } from '../../language/lexicon.ts';
import { headOf, isCounted, isMass } from '../../language/nouns.ts';
import { isTongue } from '../../language/tongues.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { isSomebody, type PersonFact } from '../../mining/requirements/person-shapes.ts';
import { lacksWhom } from '../promises.ts';
import { isAskedOfNobody } from './asked-of-nobody.ts';
import { isHalfRead } from './half-read.ts';
import { isRatherNamed } from './rather-named.ts';
import { upToRelative } from './things.ts';

/** What somebody has: papers, time at the work, what they know, how they are, and what they own. */
const heads: ReadonlySet<string> = new Set(
  `licence license certificate certification registration card ticket badge permit pass pin diploma degree qualification membership clearance accreditation apprenticeship award
  credential status gcse a-level charter visa passport record check credits module modules hnc hnd nvq svq btec endorsement entitlement vetting statement disclosure doctorate master bachelor
  experience knowledge understanding skill background training education interest ability willingness awareness grasp command familiarity fluency proficiency confidence competence
  competency expertise insight judgement judgment patience stamina empathy tact discretion integrity energy curiosity initiative enthusiasm passion commitment attention sense eye ear voice
  hand head heart manner way touch memory nerve presence approach attitude outlook mindset temperament personality humour humor handwriting grammar literacy numeracy english maths car
  vehicle van bike bicycle motorcycle two-wheeler tool boot laptop smartphone phone portfolio network contact book standard level year month season standing reputation responsibility
  exposure appetite desire drive love respect pride care feel flair palate taste habit mark grade result start study internship placement traineeship kit wifi internet broadband ppe
  accountability track immunity dexterity geography science use access possession right tongue instinct skin stomach fitness health eyesight hearing smile sensitivity nature
  mathematics physics chemistry biology irish german french spanish dutch polish italian hindi tamil welsh it hook spirit character maturity resilience honesty loyalty flexibility point
  language vocabulary accent pronunciation speed capacity potential determination perseverance ambition motivation openness trust faith belief thinking communication mind mentality
  principle ethic ethos value standards discipline leadership presence gravitas credibility following people clothing uniform dog horse knives equipment transport account garden
  bond insurance recognition ownership finger purpose ease kindness warmth fondness affection client clientele caseload exam paper pass title name history publication reference address home family balance
  conviction completion rotation school finger charge qualities attributes abilities aptitude talent gift knack intention wish readiness hunger thirst concern regard ground grounding
  foundation basis basics overview view vision idea strength strengths style taste team work support handling sales report instrument subject medical letter declaration assessment`
    .trim()
    .split(/\s+/),
);

/** What follows "or" behind a paper and stands for it. */
const instead =
  /,? or (?:an? )?(?:equivalent|equal|similar|comparable|related|recogni[sz]ed|other|another|better|above|higher|more|beyond|near)\b[\w ,-]*$/i;
/** "Or the willingness to get one": whoever has not got it yet. */
const orSoon =
  /,? or (?:the |a |an )?(?:willingness|ability|wish|will|plan|intention|readiness|commitment|desire) to [a-z]+[\w ]*$/i;
/** A word that ends nothing: "a qualification at, or the willingness to finish one". */
const dangling = /(?:^| )(?:at|of|in|on|with|for|from|by|as|and|or|an?|the|per|via)(?=$|,| or\b| and\b|\))/;
/** A mark of a column or a force that was left behind: "driving licence E". */
const mark =
  /[a-z)](?<!\b(?:category|class|grade|level|vitamin|part|type)) [ED]$|\b(?:desirable|required|preferred|needed|mandatory|must|shall|considered|any|qualified|registered|certified|vetted)$/i;

const studied =
  /^(?:an? )?(?:[\w.'’]+ ){0,3}(?:degree|diploma|bachelor['’]?s|master['’]?s|HN[CD]|BSc|BEng|MSc|BA|MA|PhD|certificate|apprenticeship)(?: degree)? in /;
/** Whether the words of a row are of one kind, and none of them a paper or a language among other things. */
function isOneKind(text: string): boolean {
  const parts = text.split(/, (?:and |or )?| and | or /);
  if (parts.length < 2) return true;
  const tongues = parts.filter((part) => part.split(' ').some((word) => isTongue(word))).length;
  if (
    text.includes(',') &&
    tongues > 0 &&
    tongues < parts.length &&
    parts.length > 2 &&
    !/\b(?:maths|GCSEs?|science)\b/i.test(text)
  )
    return false;
  // "An HNC in Electrical, PLC fault finding, 18th Edition", "a bachelor's in Chemistry, HPLC and GC": letters and tasks are no fields of study.
  if (
    text.includes(',') &&
    studied.test(text) &&
    parts
      .slice(1)
      .some(
        (part) =>
          /^[A-Z]{2,}$| [a-z]+ing\b|^\d|\dth\b/.test(part) &&
          !/engineering|nursing|accounting|marketing|\b(?:with|in)\b/i.test(part),
      )
  )
    return false;
  // "A BSc in science, ISCP or IICMP membership", "five years of Java, solid SQL, AWS": one demand, or several?
  return !text
    .split(', ')
    .slice(1)
    .flatMap((part) => part.split(/(?:^| )(?:and|or) /))
    .some(
      (part) =>
        /^(?:solid|strong|good|some|full|basic|at least) /.test(part) ||
        (/^an? /.test(part) && (isHead(headOf(part)) || isNamed(part)) && !instead.test(` or ${part}`)) ||
        (/^[A-Z]/.test(part) && / /.test(part) && isHead(headOf(part))),
    );
}

/** Whether a word names what somebody may have, in the singular or in the plural. */
function isHead(phrase: string): boolean {
  const word = (phrase.split(' ').at(-1) ?? '').toLowerCase().replace(/[’']s?$/, '');
  return [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')].some((form) =>
    heads.has(form),
  );
}

/** "NVQ Level 3", "BSc", "German at B1", "18th Edition", "LoRaWAN": names and papers in letters and figures, which end in one. */
const isNamed = (phrase: string): boolean => /(?:^|[ /])(?:[A-Z\d][\w.&+/-]*|\(.*\))$/.test(phrase);

/** Instruments and machines by their names. */
const isDevice = /(?:scope|graph|meter|lathe|press|scanner|printer|router|excavator|forklift|crane|drone|plotter)$/;

const isOnlyAHead = (word: string): boolean =>
  /^(?:the )?(?:skills|experience|knowledge|qualifications?|abilities|training|education|attributes)$/.test(word);

/** Whether a thing is one that somebody surely has. */
function isSurelyHad(text: string, typed: string): boolean {
  if (oneOfLetters.test(text)) return true;
  const bare = text
    .replace(/ \([^()]*\)/g, '')
    .replace(/^(?:no more than|fewer than|at least|at most|up to|more than|over|a minimum of) /, '')
    .replace(/,? (?:or|which|and|but) (?:we|you)\b.*$/, '')
    .replace(orSoon, '')
    .replace(instead, '')
    .replace(
      /,? (?:including|such as|for example|like|ideally|preferably|some of it|one of them|five of them|two of them|most of it) .*$/,
      '',
    );
  if (
    dangling.test(bare.replace(/ (?:live|work|move|sleep|settle|step|fit|stand|take|carry) (?:in|on)$/, '')) ||
    mark.test(bare)
  )
    return false;
  // "Must have skills": the head of a list, and nothing of what is in it.
  if (bare.split(' and ').every(isOnlyAHead)) return false;
  // "At least 21 (insurance)" has a number and no thing; "a site through an audit" is done to it; a fresher has no year.
  if (/^\d+$|^[\w -]+ through an? /.test(bare) || /\bfreshers?$/.test(bare)) return false;
  const plain = upToRelative(bare).replace(/ (?:when|while|how|why|what|gained|held|done) .*$/, '');
  const words = plain.split(/[\s,]+/);
  if (
    words.some(
      (word) =>
        /n['’]t$/i.test(word) ||
        // "IS 800" is a standard.
        (finiteAuxiliary.test(word) && !/^[A-Z]+$/.test(word)) ||
        (pronouns.test(word) && !/^(?:IT|them|these|those|someone|people)$/.test(word)),
    ) ||
    !isOneKind(plain)
  )
    return false;
  // "Experience of oscilloscope": one of them, without its article.
  const [, of = ''] = /\bexperience (?:of|with) ([a-z]+)$/.exec(plain) ?? [];
  if (isCounted(of) || isDevice.test(of)) return false;
  // "Barista 1 yr min": nobody has experience with a person.
  if (isSomebody(withArticle(/ experience with ([A-Z][a-z]+)$/.exec(plain)?.[1]?.toLowerCase() ?? ''))) return false;
  // "A clear palate and a non-smoker": a thing, and somebody.
  if (isSomebody(/ (?:and|or) (an? [a-z-]+)$/.exec(plain)?.[1] ?? '')) return false;
  const head = headOf(plain.replace(/ (?:about|towards) .*$/, ''));
  const first = head.split(/ (?:and|or) /)[0] ?? '';
  if ([head, first, plain].some((one) => isHead(one) || isNamed(one))) return !/^the (?:[A-Z]|only)/.test(text);
  // What was typed with its article is a thing, whatever it is.
  return /^(?:an?|your) /i.test(typed) && isCounted(head.split(' ').at(-1) ?? '');
}

/** Whether a field, a task or a paper that is only named surely is one, so that a job may call for it: no people, no sums and no things to own. */
function isSurelyNamed(text: string): boolean {
  if (isSomebody(/ (?:and|or) (an? [a-z-]+)$/.exec(text)?.[1] ?? '')) return false;
  const bare = text
    .replace(/ \([^()]*\)/g, '')
    .replace(orSoon, '')
    .replace(instead, '')
    .replace(/^an? /, '');
  if (dangling.test(bare) || mark.test(bare) || !isOneKind(bare) || /^(?:any|no|all|every) /.test(bare)) return false;
  const head = headOf(bare);
  const last = (head.split(' ').at(-1) ?? '').toLowerCase();
  return (
    [head, bare].some((one) => isHead(one) || isNamed(one)) ||
    isTongue(bare.split(' ')[0] ?? '') ||
    isMass(last) ||
    /(?:ing|ment|tion|sion|ship|ness|ity|ance|ence|ics|logy|graphy|ism|work|care|craft|service|design|control|safety|law|audit|analysis|repair|maintenance|sales|payroll|tax|checks?|tests?|testing|installs?)$/.test(
      last,
    )
  );
}

/** Words in "-ing" that stand before a noun as its kind: "planning committee", "swimming pool", "dispensing optician". */
const kinds: ReadonlySet<string> = new Set(
  `hearing planning swimming dispensing rotating climbing building engineering training operating nursing sewing cleaning printing milling banking accounting housing lifting mining rolling
  living dining parking packing packaging shipping bottling spinning weaving knitting welding moulding casting pressing cutting measuring monitoring safeguarding housekeeping catering`.split(
    /\s+/,
  ),
);

/** Whether somebody surely can do this: what was typed says "can", or names the deed with what it is done to. */
function isSurelyDone(text: string, typed: string): boolean {
  const [deed = ''] = text.split(' ');
  // "Scaffold inspection ticket": a paper, and no deed.
  if (
    /^[a-z]+ [a-z]+ (?:ticket|card|certificate|licen[cs]e|training)\b/.test(text) &&
    /^\w+ing [a-z]+ [a-z]+/i.test(typed)
  )
    return false;
  if (
    /\b(?:can|able|ability|capable|could|to)\b/i.test(typed) ||
    /^(?:speak|drive|use|type|write|pass|work|get|lift)\b/.test(text)
  )
    return true;
  const [, ing = '', next = ''] = /\b([a-z]{3,}ing) (\w+)/i.exec(typed) ?? [];
  if (ing !== '')
    return !kinds.has(ing.toLowerCase()) || /^(?:of|and|or|an?|the|your|our|in|on|at|to|with|for|under)$/.test(next);
  // "Lash lifts": a bare word that may be no deed.
  // "Mould flow": a thing, whose second word is one as well.
  const isThing = (words: string): boolean => /s$/.test(words) || knowsNoun(words.split(' ').at(-1) ?? '');
  return new RegExp(`^\\W*${deed.slice(0, 3)}`, 'i').test(typed)
    ? !(/^[a-z]+ [a-z]+$/.test(text) && isThing(text)) || !knowsNoun(deed)
    : true;
}

/** Whether somebody surely is so: "remote set-up" and "kind handling" are things. */
function isSurelySo(text: string): boolean {
  const [, one = '', other = ''] = /(\w+) (\w+)$/.exec(text) ?? [];
  // "Bilingual in English Spanish", "early opens 5.30".
  if ((isTongue(one) && isTongue(other)) || /^[a-z]+ [a-z]+s \d/.test(text)) return false;
  if (/^(?:an? |[A-Z\d])|[,(]| (?:and|or) /.test(text)) return true;
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length === 1) return describes(last) || !knowsNoun(last) || last === 'fit';
  return words.length !== 2 || !describes(words[0] ?? '') || !knowsNoun(last) || describes(last) || /ed$/.test(last);
}

/** Lines that speak of some who apply, and of no others: "RCI registration for diploma holders", "Graduates: NMC PIN". Nobody can tell whether readers are among them. */
const ofSome =
  /\bfor (?:(?:all|any|the|those|new|recent|experienced|[A-Za-z]+) ){0,3}(?:holders|freshers|graduates|applicants|candidates|starters|joiners|nurses|engineers|drivers|mechanics|electricians|teachers|doctors|technicians|apprentices|trainees|field staff|office staff|managers|supervisors|operatives)$|\b(?:holders?|freshers|graduates|applicants|candidates|nurses|engineers|drivers|staff) (?:needs?|requires?|must|should|with \d)\b/i;
const labelOfSome =
  /^(?:for )?(?:[a-z]+ )?(?:graduates|associates|nurses|engineers|drivers|mechanics|electricians|teachers|doctors|technicians|managers|supervisors|operatives|freshers|(?:degree|diploma|licen[cs]e) holders)\s*[:–—-]\s/i;

/** "Accurate with data and remain impartial": a state, and a verb that it has no place for. */
const lacksVerb = ({ kind, text }: PersonFact): boolean =>
  (kind === 'be' || kind === 'have') &&
  !/(?:^| )to [a-z]/.test(text) &&
  /,? (?:and|or|but) (?:be|remain|enjoy|can|will|must|is|are|has|knows|remains|enjoys|likes|loves)\b/.test(text);

/** A quality, and behind it who has it, of whom nothing is said. */
const personless = /^[a-z-]+(?:(?:,| and) [a-z-]+)* who (?:can|is|are|has|have|will|likes?|wants?|knows?)\b/;

/** "An ACA, ACCA or CIMA qualification": papers by their letters, of which one will do. */
const oneOfLetters = /^an? [A-Z][A-Z&]+(?:, [A-Z][A-Z&]+)+,? or [A-Z][A-Z&]+ qualification$/;

/** Whether `fact` is read so that it may stand in any sentence of its kind; `typed` as it stands in its source. */
export function isSurelyAsked(fact: PersonFact, typed: string): boolean {
  const { kind, text } = fact;
  if (lacksVerb(fact) || isHalfRead(fact, typed) || isAskedOfNobody(fact, typed)) return false;
  // "You can raise after 90 days": what the firm gives.
  if (/^an? subject to\b/.test(text) || (kind === 'can' && isRatherNamed(text)) || lacksWhom(text)) return false;
  // "Experience with with hoists", "calm and exact who can talk to a family": put together of what does not go together.
  if (/\b([a-z]{2,}) \1\b/.test(text) || (kind === 'be' && personless.test(text))) return false;
  // "A CSCS card, or we'll put you through it": nobody has a clause.
  if (kind !== 'do' && / or (?:we|you|they|it|I)(?:['’](?:ll|d|re|ve)| will| can| could) [a-z]/.test(text))
    return false;
  if (kind === 'have' && (labelOfSome.test(typed) || (ofSome.test(typed) && !/^experience\b/.test(text)))) return false;
  // "Ten years of Min experience", "at least 15 years, of which five": years of what?
  if (
    /\byears of (?:min(?:imum)?|max(?:imum)?|about|over) experience\b/i.test(text) ||
    /^(?:at least )?\S+ years, /.test(text)
  )
    return false;
  // "Experience of experience", "nICU": what was put together wrongly.
  if (/\b[a-z][A-Z]{2,}\b/.test(text) || /\bexperience(?: (?!and\b|or\b)[\w’'-]+){0,5} experience\b/.test(text))
    return false;
  // "Manual handling training (given here)": what the firm gives is asked of nobody.
  if (
    kind === 'have' &&
    text.endsWith(')') &&
    /\((?:[a-z]+ ){0,3}(?:given|provided|supplied|arranged|trained|taught|paid)(?: (?:here|by us|for|on the job|in[- ]house|free))*\)$/i.test(
      text,
    )
  )
    return false;
  // "Experience of hands-on mentality", "of CIP modules already begun": how somebody is, and how far they are with something.
  if (
    text.startsWith('experience ') &&
    /\b(?:mentality|attitude|personality|spirit|approach|mindset|nature|willingness|readiness|motivation|in date|begun|started|under way|underway|in progress|held|pending|applied for|already [a-z]+)$/i.test(
      text,
    )
  )
    return false;
  // "Experience of tolerate heat", "with Evidence of CPD": a verb, and what is shown.
  const [, named = ''] = text.startsWith('experience ')
    ? (/^experience (?:of|with) ([A-Za-z]+) /.exec(text) ?? [])
    : [];
  if (
    /^(?:evidence|proof|ability|knowledge|understanding|completion|possession)$/i.test(named) ||
    (isVerbBase(named) && !knowsNoun(named) && !describes(named))
  )
    return false;
  // "Chartered or near chartered structural eng", "DOT and EPA regs": words cut short.
  if (/\b(?:eng|elec|mech|drgs|regs|reqd|quals?|dept|mgmt|maint)\.?$|\bin elec\b/.test(text)) return false;
  // "A CA qualification with 2-3 attempts ok", "ready for nights out ok": what is allowed.
  if (/ (?:ok|okay|fine)$/i.test(text) && kind !== 'do') return false;
  // "Pass pre-employment physical, drug test": what lacks its article. "Work with children check": the name of a paper.
  if (
    kind === 'can' &&
    (/^pass (?!an? |the |our |your |all |any |two |both )(?:[a-z-]+ ){1,3}?(?:physical|medical|test|screen|check|exam|assessment)\b/.test(
      text,
    ) ||
      /^[a-z]+ with [a-z]+ (?:check|clearance|card|certificate)$/.test(text))
  )
    return false;
  // "Resp or diabetes dip": nobody dips.
  if (kind === 'have' && /\bdips?$/.test(text)) return false;
  // "Say 200 loaves a night", "Tally + Excel": an aside, and a name.
  if (kind === 'can' && (/^say \d/.test(text) || /^\W*[A-Z][a-z]+ ?[+&/]/.test(typed))) return false;
  // "Experience with ITI Turner or Machinist": a paper, which one has or has not.
  if (/\bexperience (?:of|with|in) (?:an? )?(?:ITI|NVQ|SVQ|HN[CD]|BTEC|GCSEs?|NCVT|BTech|MBA)\b/.test(text))
    return false;
  // "Experience with DPSI or Community Interpreting L3": a paper by its level.
  if (/^experience (?:of|with|in) .* (?:L\d|Level \d)$/.test(text)) return false;
  // "Rock hounds welcome": who is invited, and nothing that is asked.
  if (
    kind === 'have' &&
    /s$/.test(text) &&
    !isHead(text) &&
    /^\W*[A-Za-z -]+ (?:are )?(?:(?:very|also|most) )?welcome\W*$/i.test(typed)
  )
    return false;
  if (kind === 'have')
    return fact.loose === true ? fact.odd === true || isSurelyNamed(text) : isSurelyHad(text, typed.trim());
  if (kind === 'can') return isSurelyDone(text, typed);
  // "Have worked with ammonia sites under PSM, degree or equivalent": two demands.
  if (kind === 'do')
    return !/, (?:an? )?(?:[a-z]+ )?(?:degree|diploma|licen[cs]e|certificate|registration|qualification)\b/.test(text);
  return kind !== 'be' || isSurelySo(text);
}
