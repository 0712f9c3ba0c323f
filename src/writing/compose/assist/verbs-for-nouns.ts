/** Verbs in the place of nouns: "responsible for the planning of work" is to plan work. */
import { baseOfIng, baseOfThird, toIng, toThirdPerson } from '../language/verbs.ts';
import type { Swap } from './sentences.ts';

/** Nouns of work and their verbs; only such as are nothing else before "of". */
const verbOf: Readonly<Record<string, string>> = {
  administration: 'administer',
  allocation: 'allocate',
  analysis: 'analyse',
  assessment: 'assess',
  assessments: 'assess',
  audits: 'audit',
  checks: 'check',
  collection: 'collect',
  completion: 'complete',
  coordination: 'coordinate',
  'co-ordination': 'coordinate',
  creation: 'create',
  delivery: 'deliver',
  development: 'develop',
  evaluation: 'evaluate',
  evaluations: 'evaluate',
  implementation: 'put in place',
  inspection: 'inspect',
  inspections: 'inspect',
  installation: 'install',
  investigation: 'investigate',
  maintenance: 'maintain',
  management: 'manage',
  monitoring: 'monitor',
  operation: 'operate',
  organisation: 'organise',
  organization: 'organize',
  oversight: 'oversee',
  planning: 'plan',
  preparation: 'prepare',
  processing: 'process',
  production: 'produce',
  promotion: 'promote',
  provision: 'provide',
  recruitment: 'recruit',
  repair: 'repair',
  reviews: 'review',
  running: 'run',
  scheduling: 'schedule',
  supervision: 'supervise',
  testing: 'test',
  training: 'train',
};
const nouns = Object.keys(verbOf).join('|');
const manners: Readonly<Record<string, string>> = {
  regular: 'regularly',
  routine: 'routinely',
  thorough: 'thoroughly',
  frequent: 'often',
};

/** "Put in place" is two words more behind its verb. */
const inForm = (verb: string, form: 'base' | 'ing' | 'third'): string => {
  const [first = '', ...rest] = verb.split(' ');
  const formed = form === 'ing' ? toIng(first) : form === 'third' ? toThirdPerson(first) : first;
  return [formed, ...rest].join(' ');
};
/** How a verb stands: "conducting", "conducts", "conduct". */
function formOf(verb: string): 'base' | 'ing' | 'third' {
  const [first = ''] = verb.toLowerCase().split(' ');
  if (baseOfIng(first) !== null && first.endsWith('ing')) return 'ing';
  return baseOfThird(first) === null ? 'base' : 'third';
}
const likeFirst = (model: string, text: string): string =>
  /^\p{Lu}/u.test(model) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

const light =
  '(?:carr(?:y|ies|ying) out|conduct(?:s|ing)?|undertak(?:e|es|ing)|perform(?:s|ing)?|complet(?:e|es|ing)|do|does|doing)';
/** "Carry out regular inspections of plant". */
const lightNoun = new RegExp(
  String.raw`\b(${light}) (?:the )?(?:(${Object.keys(manners).join('|')}) )?(${nouns}) of\b`,
  'gi',
);
/** Nouns in -ing that name a thing or a time. */
const things =
  /^(?:meeting|building|beginning|evening|ending|feeling|meaning|setting|heading|opening|closing|morning|ring|spring|thing|string)$/i;
const ingOf = (noun: string): string | undefined => {
  const verb = verbOf[noun.toLowerCase()];
  if (verb !== undefined) return inForm(verb, 'ing');
  return /ing$/i.test(noun) && !things.test(noun) && baseOfIng(noun) !== null ? noun : undefined;
};
/** "Experience in the delivery of training and the running of events": all of a row, or none of it. */
const sayRow = (text: string): string =>
  text.replace(
    /(?<=\b(?:for|in|with|through|by|includes?|including|involves?|involving)\s)the (?:[a-z-]+) of\b[^.;:?!]*/gi,
    (row) => {
      let sure = true;
      const made = row.replace(/(^|, (?:and )?| and )the ([a-z-]+) of\b/gi, (whole, lead: string, noun: string) => {
        const verb = ingOf(noun);
        if (verb === undefined) sure = false;
        return verb === undefined ? whole : `${lead}${verb}`;
      });
      return sure ? made : row;
    },
  );
const repairs = new RegExp(String.raw`\b(${light}) (repairs|checks|maintenance) (?:to|on)\b`, 'gi');
const helping = new RegExp(
  String.raw`\b(contribut(?:e|es|ing) to|assist(?:s|ing)? (?:with|in)|help(?:s|ing)? with|support(?:s|ing)?) the (${nouns}) of\b`,
  'gi',
);
const given: Readonly<Record<string, string>> = {
  support: 'support',
  assistance: 'help',
  guidance: 'guide',
  advice: 'advise',
  training: 'train',
};
const giving =
  /\b(provid(?:e|es|ing)|giv(?:e|es|ing)|offer(?:s|ing)?) (support|assistance|guidance|advice|training) to\b(?![^.;]* and (?:[a-z]+ )?[a-z]+ to (?:the|our|your|all|new|other)\b)/gi;

const withoutLightVerbs = (text: string): string =>
  text
    .replace(lightNoun, (whole, verb: string, manner: string | undefined, noun: string) => {
      const made = inForm(verbOf[noun.toLowerCase()] ?? noun, formOf(verb));
      return likeFirst(whole, manner === undefined ? made : `${manners[manner.toLowerCase()]} ${made}`);
    })
    .replace(repairs, (whole, verb: string, noun: string) =>
      likeFirst(
        whole,
        inForm(
          { repairs: 'repair', checks: 'check', maintenance: 'maintain' }[noun.toLowerCase()] ?? noun,
          formOf(verb),
        ),
      ),
    )
    .replace(helping, (whole, verb: string, noun: string) =>
      likeFirst(whole, `${inForm('help', formOf(verb))} ${verbOf[noun.toLowerCase()] ?? noun}`),
    )
    .replace(giving, (whole, verb: string, noun: string) =>
      likeFirst(whole, inForm(given[noun.toLowerCase()] ?? noun, formOf(verb))),
    );

/** Verbs for nouns wherever they are surely the same. */
export const useVerbs = (text: string): string => sayRow(withoutLightVerbs(text));

/** Names of fields as well as work: "marketing campaigns" may be what is managed. */
const fields =
  /^(?:accounting|advertising|banking|building|catering|cleaning|coaching|consulting|engineering|farming|financing|funding|fundraising|housing|invoicing|learning|lighting|manufacturing|marketing|mentoring|meeting|monitoring|nursing|packaging|parking|planning|printing|processing|programming|purchasing|recruiting|reporting|safeguarding|scheduling|selling|shipping|staffing|teaching|testing|trading|training|understanding|wellbeing)$/;
const determined = /^(?:the|a|an|our|your|their|all|any|each|every|new|up|out|on|that|with|for)\b/i;

/** Fields that are done to something as often as they are something. */
const doing = /^(?:cleaning|coaching|mentoring|monitoring|planning|processing|recruiting|selling|teaching)$/;
const isField = (word: string, among: boolean): boolean => fields.test(word) && !(among && doing.test(word));

/** What is one's job, as verbs: "picking and packing orders" is to pick and pack orders. Undefined where it isn't sure. */
function verbsOfList(list: string): string | undefined {
  // After "in handling" further -ing forms may belong to it.
  const nested = list.search(/\b(?:in|of|by|for|with|on|about|before|after|when|while|from|to) \w+ing\b/i);
  const pieces = list.split(/(, and |, | and )/);
  // Beside another task that can be nothing else, "planning care" is one as well.
  const among = pieces.some((piece, index) => {
    const [word = '', next] = piece.split(' ');
    return index > 0 && next !== undefined && /ing$/i.test(word) && !fields.test(word) && baseOfIng(word) !== null;
  });
  let verbs = 0;
  let at = 0;
  const made: string[] = [];
  for (let index = 0; index < pieces.length; index += 2) {
    const piece = pieces[index] ?? '';
    const [, manner = '', word = '', rest = ''] = /^((?:[a-z]+ly )?)([A-Za-z-]+)(.*)$/.exec(piece) ?? [];
    const noun = new RegExp(`^(?:the )?(${nouns}) of (.+)$`, 'i').exec(piece);
    if (noun !== null) {
      made.push(`${inForm(verbOf[(noun[1] ?? '').toLowerCase()] ?? '', 'base')} ${noun[2]}`);
      verbs += 1;
    } else if (/ing$/i.test(word) && baseOfIng(word) !== null) {
      const next = pieces[index + 2] ?? '';
      const alone = rest === '';
      const sharesObject = alone && /^\w+ing \w/.test(next) && !fields.test(/^\w+/.exec(next)?.[0] ?? '');
      if (alone ? !sharesObject : isField(word, among) && !determined.test(rest.trim())) return undefined;
      if (nested >= 0 && at > nested) return undefined;
      made.push(`${manner}${baseOfIng(word)}${rest}`);
      verbs += 1;
    } else {
      // What follows a verb may be more of its object, but no new job of its own.
      if (index === 0 || / of\b/.test(piece) || /^(?:for|to|with)\b/.test(piece) || /^\w+ing\b/.test(piece))
        return undefined;
      made.push(piece);
    }
    at += piece.length + (pieces[index + 1] ?? '').length;
  }
  return verbs === 0 ? undefined : made.map((piece, index) => piece + (pieces[index * 2 + 1] ?? '')).join('');
}

/** "You will be managing accounts, finding suppliers and writing reports": each of them, or none. */
function sayFuture(sentence: string): string {
  const [, before = '', list = '', end = ''] =
    /^(.*?\byou(?: will|['’]ll)) be ([a-z]+ing .+?)([.;!?]?)$/i.exec(sentence) ?? [];
  const verbs = verbsOfList(list);
  return verbs === undefined ? sentence : `${before} ${verbs}${end}`;
}

/** "You will be responsible for the management of a team" is "You will manage a team". */
export function sayTheJob(sentence: string): string {
  const found =
    /^(.*?\b)(you|the (?:post ?holder|job ?holder|successful candidate|successful applicant)) (will be|are|is) responsible for (.+?)([.;!?]?)$/i.exec(
      sentence,
    );
  if (found === null) return sayFuture(sentence);
  const [, before = '', subject = '', auxiliary = '', list = '', end = ''] = found;
  // "…, and will ensure that" is another verb of the same subject.
  const [, own = list, more = ''] = /^(.*?)((?:,? and|,) (?:you )?(?:will|must|can|are|is)\b.*)$/.exec(list) ?? [];
  const verbs = verbsOfList(own);
  if (verbs === undefined || /^is$/i.test(auxiliary)) return sentence;
  return `${before}${subject} ${/^will/i.test(auxiliary) ? 'will ' : ''}${verbs}${more}${end}`;
}

/** Verbs of lasting work that say the same without "be …ing". */
const lasting =
  /\b(will|would|['’]ll) be (joining|working|helping|leading|managing|supporting|reporting|looking|providing|taking|running|delivering|designing|building|planning|preparing|serving|driving|making|dealing|handling|carrying|using|getting|starting|playing|responding|answering|assisting|maintaining|developing|covering|picking|packing|teaching|selling|caring|creating|learning|meeting|visiting|travelling)\b/gi;
export const sayPlainFuture = (text: string): string =>
  text.replace(lasting, (whole, will: string, verb: string, at: number) => {
    // "Will be managing accounts, finding suppliers": what hangs on the same verb goes with it, or nothing does.
    const [rest = ''] = /^[^.;:?!]*/.exec(text.slice(at + whole.length)) ?? [];
    return /(?:,| and| or) (?:[a-z]+ly )?[a-z]+ing\b/i.test(rest) ? whole : `${will} ${baseOfIng(verb) ?? verb}`;
  });

/** Ways of working as one word: "in a polite and professional manner". */
const adverbs: Readonly<Record<string, string>> = {
  accurate: 'accurately',
  careful: 'carefully',
  clear: 'clearly',
  confidential: 'confidentially',
  consistent: 'consistently',
  courteous: 'courteously',
  efficient: 'efficiently',
  effective: 'effectively',
  polite: 'politely',
  positive: 'positively',
  professional: 'professionally',
  prompt: 'promptly',
  respectful: 'respectfully',
  responsible: 'responsibly',
  safe: 'safely',
  sensitive: 'sensitively',
  thorough: 'thoroughly',
};
const way = Object.keys(adverbs).join('|');
export const sayTheWay = (text: string): string =>
  text.replace(
    new RegExp(String.raw`\bin an? (${way})(?:(,? and) (${way}))? (?:manner|way|fashion)\b`, 'gi'),
    (_, one: string, and: string | undefined, other: string | undefined) =>
      [adverbs[one.toLowerCase()], and, other === undefined ? undefined : adverbs[other.toLowerCase()]]
        .filter((part) => part !== undefined)
        .join(' ')
        .replace(' ,', ','),
  );

/** Swaps that are right in whatever is written about a job. */
export const officePhrases: readonly Swap[] = [
  [/\btake ownership of\b/gi, 'own'],
  [/\bmake decisions (?:about|on)\b/gi, 'decide on'],
  [/\bmake use of\b/gi, 'use'],
  [/\bmaking use of\b/gi, 'using'],
  [/\bmake contact with\b/gi, 'contact'],
  [/\bgive consideration to\b/gi, 'consider'],
  [/\bare in need of\b/gi, 'need'],
  [/\b(work|works|working) in partnership with\b/gi, '$1 with'],
];
