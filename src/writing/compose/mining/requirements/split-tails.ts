/** What stands behind a comma or a dash of a note: whether it is said of what stands before it, or asks for something of its own. */
import { isSureNoun } from '../../language/nouns.ts';
import { partHad } from '../../language/nouns-with-preposition.ts';
import { adjectives, desirableCue, traits } from './cues.ts';
import { readPerson } from './person.ts';
import { readTools } from './person-shapes.ts';

const ownRequirement =
  /\b(?:experience|skills?|knowledge|licen[cs]e|degree|certificate|qualification|diploma|years?|yrs|own|able|willing|happy|clean|full|fluent|english|card|ticket|driver|car|van)\b/i;
/** "Not afraid of spiders": what goes on is another of those. */
const fears =
  /^(?:(?:be |is |are )?(?:not|n['’]t|never|un)? ?(?:afraid|scared|fazed|bothered|put off|squeamish|worried|frightened|daunted|phased)) (?:of|by|about|around|with) [a-z][a-z -]{1,30}$/i;

/** Whether all of the pieces are of one row of things that nobody is to be afraid of. */
export const closesFears = (first: string, more: readonly string[]): boolean =>
  fears.test(first) &&
  more.length < 5 &&
  / (?:and|or) /.test(more.at(-1) ?? '') &&
  more.every((piece) => /^[a-z][a-z -]*$/.test(piece) && piece.split(' ').length < 6 && !ownRequirement.test(piece));

/** "Crawl spaces & heat": what goes on behind "OK with attics". */
export const closesThings = (piece: string): boolean =>
  /^(?:[a-z]+ )?[a-z]+ (?:and|or|\+|&) (?:[a-z]+ )?[a-z]+$/.test(piece) &&
  !ownRequirement.test(piece) &&
  !adjectives.test(piece) &&
  piece.split(/ (?:and|or|\+|&) /).every((part) => !adjectives.test(part) && !traits[part]);

const inTrade = /\b(?:years?|yrs|months)\b[^,;]* in [a-z][^,;]{2,30}$/i;
const tradeWish =
  /^([a-z][a-z'’]+(?: [a-z'’]+)?(?: (?:or|and) [a-z][a-z'’]+(?: [a-z'’]+)?)?)( (?:is |are |would be )?an? (?:[a-z]+ )?(?:plus|bonus|advantage))$/;
/** "2 years in retail, garden centres or nurseries a plus": it is experience there that is wished for. Null for anything else. */
export function inTheTrade(last: string, piece: string): string | null {
  const [, trade = '', wish = ''] = tradeWish.exec(piece) ?? [];
  return trade &&
    inTrade.test(last) &&
    !ownRequirement.test(trade) &&
    !adjectives.test(trade) &&
    !/\b(?:training|certs?|certificates?|registration|membership|background|awareness|English|qualifications?)\b/i.test(
      trade,
    )
    ? `${trade} experience${wish}`
    : null;
}

/** "CIPP or working towards it", "HNC or studying for it": a paper that may be under way. */
export const isPaperUnderWay = (piece: string): boolean =>
  /^[A-Z][\w&]*(?: [\w&]+){0,3},? or (?:be |are )?(?:currently |already )?(?:working|studying) (?:towards?|for)(?: it| one| this| that)?$/.test(
    piece,
  );

/** Whether a name behind the comma is another example: "WMS experience eg Manhattan, Red Prairie". */
export const isExampleToo = (last: string, piece: string): boolean =>
  /\b(?:e\.?g\.?|such as|for example|for instance) [A-Z][^,;()]*(?:, [A-Z][^,;()]*)*$/.test(last) &&
  /^(?:and |or )?[A-Z][\w.+&-]*(?: [A-Z\d][\w.+&-]*){0,2}(?: (?:and|or|&) [A-Z][\w.+&-]*(?: [A-Z\d][\w.+&-]*)?)?$/.test(
    piece,
  ) &&
  !ownRequirement.test(piece) &&
  !adjectives.test(piece) &&
  !traits[piece.toLowerCase()] &&
  !isSureNoun(piece.split(' ')[0]?.toLowerCase() ?? '');

/** Examples behind what they are of, in a bracket: "WMS experience (e.g. Manhattan or Red Prairie)". */
export const withExamples = (text: string): string =>
  text.replace(
    /^([^,;()]{3,50}?),? (?:e\.?g\.?|for example|for instance),? ([A-Z][^;()]*, [^;()]+)$/,
    (_, head: string, row: string) =>
      `${head} (e.g. ${/ (?:and|or|&) /.test(row) ? row : row.replace(/, ([^,]+)$/, ' or $1')})`,
  );

/** How long, behind what was done so long: "deli counter background, 1yr plus". Null for anything else. */
export function saysHowLong(last: string, piece: string): string | null {
  const [, count = '', unit = ''] = /^(\d{1,2}) ?(yrs?|years?|mths?|months?) ?(?:plus|\+)$/i.exec(piece) ?? [];
  return count && /\bbackground$/i.test(last) ? `${last} (${count}+ ${/^y/i.test(unit) ? 'years' : 'months'})` : null;
}

const site =
  '(?:large|small|single|multi|one|several)(?:[- ](?:large|small|single|multi))?[- ](?:site|plant|unit|store|branch|shop|venue)s?';
const sites = new RegExp(`^${site} or ${site}$`, 'i');

/** Which of two it was: "call centre background, inbound or outbound". */
export const saysWhich = (last: string, piece: string): boolean =>
  (/\b(?:years?|experience)\b/i.test(last) && sites.test(piece)) ||
  (/^(?:predicted|expected|pending) (?:grades|results) (?:are )?(?:fine|ok(?:ay)?|accepted|considered|welcome)$/i.test(
    piece,
  ) &&
    /\b(?:GCSEs?|A[- ]levels?|Highers|grades?|degree|Leaving Cert\w*|maths|English)\b/i.test(last)) ||
  (/\b(?:background|experience|exp\.?|before|skills|roles?|shifts?|position)$/i.test(last) &&
    /^[a-z-]+ or [a-z-]+$/.test(piece) &&
    piece.split(' or ').every((word) => !adjectives.test(word) && !traits[word] && readTools(word) === null) &&
    !/\b(?:willing|able|similar|equivalent|higher|above|more|better|over|older)\b/.test(piece));

/** "Coded welder: TIG, MMA": of what stands before the colon. */
export const isDetailToo = (last: string, piece: string): boolean => {
  const [, head = '', first = ''] = /^([A-Za-z][^:;()]{3,45}): ([A-Z][^:;()]*)$/.exec(last) ?? [];
  if (
    !head ||
    !/^(?:and |or )?[A-Z][\w.+&-]*(?: [A-Z\d][\w.+&-]*)*(?: (?:and|or|&) [\w.+&-]+(?: [\w.+&-]+)?)?$/.test(piece)
  )
    return false;
  // A row that has its "and" already is closed.
  if (/ (?:and|or|&) /.test(first) || ownRequirement.test(piece) || adjectives.test(piece) || desirableCue.test(piece))
    return false;
  const asked = readPerson(head);
  return asked !== null && !asked.odd && !asked.loose && /^(?:be|have)$/.test(asked.kind);
};

const remark =
  /\b(?:we|you|our|us|training|provided|given|paid|not|no|never|only|ok|okay|fine|if|as|because|since|is|are|will|can|essential|desirable|preferred|required|must|needed|considered|accepted|welcome|ideally|preferably|e\.?g|i\.?e|etc)\b/i;
/** "Aseptic technique - cell culture experience of at least a year": two things that are asked for, each for sure. */
export function partDash(text: string): string[] {
  // "Over-the-counter advice - registered technician preferred": only the second is wished for.
  const [, must = '', wish = ''] =
    /^([^–—()]{4,60}?) [–—-] ((?!but |not |would |is |very |highly )(?:[\w/&'’-]+ ){2,7}(?:pref\.?|preferred|desirable|an advantage|a plus|a bonus))$/i.exec(
      text.trim(),
    ) ?? [];
  if (must && !desirableCue.test(must) && readPerson(wish)?.desirable && readPerson(must)) return [must, wish];
  // "Site visits - needs car": a dash begins what is needed for it.
  const [, before = '', own = ''] =
    /^([^–—()]{4,60}?) [–—-] ((?:own |needs? |must have )[a-z ]{3,40})$/i.exec(text.trim()) ?? [];
  if (own && readPerson(own)) return [before, own];
  const [, head = '', tail = ''] = /^([^–—()]{4,60}?) [–—-] ([^–—]{8,80})$/.exec(text.trim()) ?? [];
  if (!head || / - /.test(tail) || remark.test(tail) || remark.test(head)) return [text];
  if (
    !/\b(?:experience|exp\.?|years?|yrs|mths|months)\b/i.test(tail) ||
    /\b(?:experience|exp|years?|yrs)\b/i.test(head)
  )
    return [text];
  const facts = [head, tail].map((half) => readPerson(half));
  const short = head.split(' ').length < 4;
  return facts.every((fact) => fact !== null && !fact.desirable) &&
    (short || !facts[0]?.odd) &&
    !facts[1]?.odd &&
    !facts[1]?.loose
    ? [head, tail]
    : [text];
}

/** "QTS + ability to teach maths": two. */
export const partAbility = (text: string): string[] => {
  // "Able to lead a crew and access to a van": done, and had.
  const had = /^(?:able|ability|willing|happy|ready) to |^can /i.test(text.trim()) ? partHad(text.trim()) : null;
  if (had) return [...had];
  const [, head = '', tail = ''] =
    /^([^,;:()]{2,50}?) (?:\+|&|and) ((?:the )?(?:ability|willingness|confidence) to [^;:]{4,80})$/i.exec(
      text.trim(),
    ) ?? [];
  // "Asphalt gang experience & streetworks card": done, and held.
  const [, done = '', paper = ''] =
    /^((?:[\w/-]+ ){1,4}(?:experience|exp\.?)) (?:\+|&|and) ((?:(?:an?|full|clean|valid|current|own) )*(?:[\w/-]+ ){0,3}(?:card|licen[cs]e|ticket|certificate|degree|diploma|registration)(?: \([^()]+\))?)$/i.exec(
      text.trim(),
    ) ?? [];
  if (done) return [done, paper];
  return head && /^[A-Z\d]{2,6}$|\b(?:licen[cs]e|certificate|degree|card|registration|status|diploma)$/i.test(head)
    ? [head, tail]
    : [text];
};

/** Halves of a sentence that are parted by what stands between them: "no experience necessary, just a big heart". */
export const inHalves = (text: string): string =>
  text
    .replace(/\besp\.\s+/gi, 'especially ')
    .replace(/\benv\.(?=\s[a-z])/gi, 'environment')
    .replace(
      /(\bno (?:[a-z]+ ){1,3}(?:is |are )?(?:necessary|needed|required))(?:\s+[–—-]\s+|, |,? but )(?:just |only |all you need is |you do need |you need |we do need |we need )(?=[a-z])/gi,
      '$1; ',
    )
    .replace(
      /(\b(?:don['’]t|do not) need [^,;.\n]{3,50}?),? but (?:you )?(?:do |will |must )?(?:need to be |must be |have to be )(?=able\b|willing\b|happy\b|[a-z]+)/gi,
      '$1; ',
    )
    .replace(
      /(\bnot (?:required|needed|necessary|essential) to [a-z]+[^,;.\n]{0,40}?),? but (?=an? [a-z ]{3,40} (?:would|will|does|might) (?:help|be)\b)/gi,
      '$1; ',
    );

/** Kinds of work that one has years in: "sales, marketing and PR". */
const lineOfWork =
  /^(?:[a-z-]+ )?(?:sales|retail|hospitality|catering|operations|production|stores|warehousing|logistics|finance|HR|PR|IT|R&D|law|care|childcare|education|healthcare|insurance|banking|admin|administration|construction|reception|security|support|procurement|design|research|distribution|transport|payroll|events|leisure|tourism|fundraising|audit|tax|maintenance|quality|agriculture|energy|telecoms|media|housing|safety|repair|service|installation|health|justice|policy|strategy|development|[a-z]{3,}ing|[a-z]+(?:ment|ics|ology|culture|graphy))$/;
/** "10 years in purchasing, castings and machined parts": so long in the one, and the others are asked for by themselves. "Or" makes one row of them, and so do kinds of work: "five years in sales, marketing and PR". */
export function isBesideYears(last: string, piece: string): boolean {
  const [, first = ''] =
    /\b(?:years?|yrs?|months?)['’]?(?: of)?(?: experience)? (?:in|of|with) (.+)$/i.exec(last) ?? [];
  if (!first || / or /.test(piece) || !/ and /.test(piece) || /,/.test(first)) return false;
  return ![first, ...piece.split(' and ')].every((name) => lineOfWork.test(name));
}
