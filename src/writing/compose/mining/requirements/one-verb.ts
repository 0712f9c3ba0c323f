/**
 * What is asked in two halves of which the second has a verb of its own: "registered with the NMC and drive" is no state, and
 * "can swim or will learn" no deed. Each half gets the verb that it needs; and what only looks like a thing that one has is read as it is.
 */
import { withArticle } from '../../language/articles.ts';
import { isSomebody, type PersonFact } from './person-shapes.ts';

/** Verbs that are no nouns, so that a second half surely begins with them. */
const verbs: ReadonlySet<string> = new Set(
  'be remain enjoy have can will know speak hold listen understand bring write read keep become hate learn follow cope solve prefer drive love live own take get like want need communicate adapt maintain'.split(
    ' ',
  ),
);
/** "Able to listen and understand": the verbs of both halves stand behind one "to". */
const infinitive = /(?:^| )to (?!(?:the|an?|people|work|his|her|their|your)\b)[a-z]+/;
const second = /^(.*[a-z\d)]),? (and|or|but) ([a-z]+)((?: [^,;]*)?)$/i;
/** "Full of energy and drive": a noun after all. */
const isNoun = (first: string, word: string, rest: string): boolean =>
  /^(?:drive|love|own|need|like|want|read|hold|live|keep)$/.test(word) &&
  (/\b(?:energy|passion|enthusiasm|ambition|initiative|determination|motivation|commitment|of|with|in|about|your|their)(?: [a-z]+)?$/.test(
    first,
  )
    ? rest.trim() === '' && !/\bwith the [A-Z]+$/.test(first)
    : false);

function withSecondVerb(fact: PersonFact): PersonFact {
  const { kind, text } = fact;
  if (!/ (?:and|or|but) /.test(text)) return fact;
  if (kind === 'can') {
    const [, first = '', joint = '', verb = '', rest = ''] =
      /^([^,;]+?),? (or|and|but) (will|is|are|am|has|have) ([^,;]+)$/.exec(text) ?? [];
    if (verb === '') return fact;
    const plural = verb === 'is' || verb === 'am' ? 'are' : verb === 'has' ? 'have' : verb;
    return { ...fact, kind: 'do', text: `can ${first} ${joint} ${plural} ${rest}`, sure: true };
  }
  if (kind !== 'be' && kind !== 'have') return fact;
  // "Can listen and be kind": both stand behind the one "can".
  const [, behindCan = ''] = /^(?:can|(?:be )?able to) ([a-z][^,;]* and be [a-z][^,;]*)$/.exec(text) ?? [];
  if (behindCan !== '') return { kind: 'can', text: behindCan, desirable: fact.desirable, sure: true };
  const [, first = '', joint = '', verb = '', rest = ''] = second.exec(text) ?? [];
  if (!verbs.has(verb) || infinitive.test(first) || isNoun(first, verb, rest)) return fact;
  // "A licence and own car": how somebody has it.
  if ((verb === 'own' || verb === 'like' || verb === 'live') && kind === 'have') return fact;
  if (/^(?:own|live|read)$/.test(verb) && !/^ (?:an?|the|your|in|within|near|and|up)\b/.test(rest)) return fact;
  const both = verb === 'be' ? `are${rest}` : `${verb}${rest}`;
  return {
    ...fact,
    kind: 'do',
    text: `${kind === 'be' || isSomebody(first) ? 'are' : 'have'} ${first} ${joint} ${both}`,
    sure: true,
  };
}

const degree =
  '(?:[BMD]\\.? ?(?:Pharm|Sc|Tech|Com|Ed|Arch|Phil|Plan|Des|Lib|Voc)\\.?|Pharm\\.? ?D|BDS|MBBS|BAMS|BHMS|BPT|MPT|LLB|LLM|MCA|BCA|MSW|BSW|BBA|MBA|GNM|ANM)';
const onlyDegrees = new RegExp(
  `^(?:experience (?:of|with|in) )?(${degree}(?:(?:, | or )${degree})*(?: \\([A-Z][A-Za-z &-]{3,40}\\))?)$`,
);
/** Somebody, and no thing: "full member of CIPFA". */
const member =
  /^an? ((?:full |associate |chartered |registered |current |paid-up )*(?:member|fellow|graduate) of [A-Z].*)$/;
/** A paper by its name, without its article: "first aid certificate not older than two years". */
const barePaper =
  /^(?!(?:an?|the|your|one|two|any|no|some|my|our|both|either|valid and|all)\b|\d)((?:[A-Za-z][\w-]* ){1,4}(?:certificate|licen[cs]e|card|ticket|degree|diploma|permit|qualification|badge|certification)) (?=(?:not|no) (?:older|more|less|later)|issued|dated|which|that|valid|held|in date|from (?:the|an?)\b)/i;

/** What somebody has that was read as something else, or lacks its small word. */
function asHeld(fact: PersonFact): PersonFact {
  if (fact.kind !== 'have') return fact;
  const [, degrees = ''] = fact.text.length < 90 ? (onlyDegrees.exec(fact.text) ?? []) : [];
  if (degrees !== '') return { kind: 'have', text: withArticle(degrees), desirable: fact.desirable, sure: true };
  const [, who = ''] = member.exec(fact.text) ?? [];
  if (who !== '') return { ...fact, kind: 'be', text: withArticle(who) };
  if (barePaper.test(fact.text)) return { ...fact, text: withArticle(fact.text) };
  return fact;
}

/** Words that a line ends in, of which what was read lost the last: "what a gross profit is", "when the coach walks in". */
function withLastWord(fact: PersonFact, raw: string): PersonFact {
  const [, before = '', last = ''] =
    /\b(?:what|how|where|who|when|if|which) .*?([\w’'-]+) (is|are|was|in|on|up|off|out|over|for|with|about)[.!?]*$/i.exec(
      raw.trim(),
    ) ?? [];
  return before !== '' && fact.text.endsWith(` ${before}`) ? { ...fact, text: `${fact.text} ${last}` } : fact;
}

/** Verbs of a further clause, as they stand beside "you": "asks questions and is polite". */
const besideYou: Readonly<Record<string, string>> = {
  is: 'are',
  be: 'are',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  'isn’t': 'aren’t',
  "doesn't": "don't",
  'doesn’t': 'don’t',
  "hasn't": "haven't",
  'hasn’t': 'haven’t',
};
/** A clause that goes on behind a joint without a subject of its own, or says "you" again: "read drawings and you measure twice". */
const further =
  /( (?:and|but)|,) (?:(is|be|has|does|isn['’]t|doesn['’]t|hasn['’]t)(?= )|you (?:(are|['’]re) )?)(?=[a-z ])/g;
/** Before it stands the verb of a question word, or a thing that the clause is about: "know what sells and is in season". */
const ownSubject = /\b(?:what|who|which|that|where|how|when|if|why|because|so|until|as)\b/i;

function withAgreement(fact: PersonFact, raw: string): PersonFact {
  if (fact.kind !== 'do' && fact.kind !== 'can') return fact;
  if (!/(?: and| but|,) (?:is|be|has|does|isn|doesn|hasn|you)\b/.test(fact.text)) return fact;
  // "Willing to listen and be kind": its "be" was typed, behind a "to" or a "can".
  const typedBe = / (?:and|but) be /.test(raw);
  const text = fact.text.replace(
    further,
    (found, joint: string, verb: string | undefined, are: string | undefined, at: number) => {
      if (ownSubject.test(fact.text.slice(0, at)) || (joint === ',' && verb === undefined)) return found;
      if (verb === undefined) return are === undefined ? `${joint} ` : `${joint} are `;
      if (fact.kind === 'can' || (verb === 'be' && typedBe)) return found;
      return `${joint} ${besideYou[verb] ?? verb}`;
    },
  );
  return text === fact.text ? fact : { ...fact, text };
}

/** A fact with the verb of each of its halves; `raw` as it was typed. */
export function withEachVerb(fact: PersonFact, raw: string): PersonFact {
  const whole = withAgreement(withLastWord(fact, raw), raw);
  const held = asHeld(withSecondVerb(whole));
  return /(?:^| )1 years['’]/.test(held.text)
    ? { ...held, text: held.text.replace(/\b1 years['’]/, '1 year’s') }
    : held;
}
