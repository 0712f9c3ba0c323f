/** What an -ing word at the head of a note says: what somebody does ("serving customers"), or the kind of a thing ("opening hours"). */
import { lowerFirst } from '../../language/first-capitals.ts';
import { missesArticle } from '../../language/nouns.ts';
import { namesDeed } from '../../language/thing-first.ts';
import { baseOfIng } from '../../language/verbs.ts';

/** Deeds that stand before nouns as their kind: nobody opens hours or plans permission. */
const kinds =
  /^(?:package|landscape|wake|plan|train|build|house|market|engineer|purchase|nurse|cater|account|manufacture|clean|test|learn|teach|lend|bank|trade|fund|license|operate|work|report|staff|park|recycle|run|open|close|bill|book|meet|brief|file|heat|light|plumb|wire|tool|price|ship|taste|mail|invoice|schedule|onboard|weld|paint|draw|fish|shop|coach|mentor|safeguard|fundraise|network|cook|bake|swim|wash|sew|dine|live|wait|stand|exist|outstand|drive|dance|sample|mix|pack|load|land|mine|fill|hire|steer|sort|cut|fold|milk|feed|breed|move|change|rise|grow|win|visit|match|line|code|stock|wage|record|mould|mold|cast|coat|form|drill|press|finish|process|store|counsel|parent|foster|print|publish|broadcast|film|listen|read|write|speak|spell|gather|engage|seat|vend|vet|audit|monitor|track|cost|bid|tender|roof|floor|tile|grind|mill|turn|sleep|walk|cycle|ride|sail|climb|camp|host|gain|rate)$/;
/** What is named by such a kind: hours, records, materials. */
const ofKind =
  /^(?:costs?|hours|times?|products?|materials?|equipment|schedules?|rotas?|plans?|needs|records?|systems?|process(?:es)?|services|activit(?:y|ies)|events?|sessions?|visits?|quer(?:y|ies)|issues?|applications?|permissions?|reports?|checks?|meetings?|dut(?:y|ies)|areas?|rooms?|skills|standards|procedures|polic(?:y|ies)|arrangements|requests?|logs?|budgets?|campaigns?|agendas?|lists?|support|stock|cover|courses?|programmes?|programs?|calendars?|matri(?:x|ces)|documents?|documentation|forms?|accounts?|business(?:es)?|partners?|capital|conditions?|days?|nights?|weekends?|enquiries|inquiries|appeals|disputes|regulations|control|controls|compliance|packages?|loads|dates?|packs?|notes?|sheets?|tasks?|tools?|works?|clients|teams?|lights?|staff|posts|modules?|figures|data|environments?|conditions|practices?|methods?|techniques?|instructions?|manuals?|tests?|lines?|errors|contracts?|awards?|speakers|lessons|classes|clubs?|groups|points?|stations?|machines?|rates?|targets?|strateg(?:y|ies)|units?|floors?|boards?)[.,;]?$/;
/** Of deeds that are seldom a kind only these are: "running costs", "opening hours", "writing skills". */
const active =
  /^(?:run|write|open|close|host|visit|hire|fill|sort|change|move|win|gather|stock|clean|pack|load|teach|coach|mentor)$/;
const ofActive =
  /^(?:costs?|hours|times?|skills|style|dates?|days?|tests?|stock|rooms?|areas?|balances?|products?|materials?|equipment|schedules?|rotas?|bays?|lists?|points?|stations?|staff|needs|dut(?:y|ies)|conditions?|practices?|methods?|services|contracts?|standards|environments?|agents?|managers?|assistants?|teams?|repairs|machines?)[.,;]?$/;
/** Whom one trains, coaches or hires: their work is done to them. */
const people =
  /(?:ers|ors|ists|ants|ents|ians|[a-z]men|women|people|children|pupils|nurses|apprentices|interns|graduates|starters|juniors|recruits|colleagues|families|carers|volunteers|chefs|commis|guests|staff|crew|animals|calves|cows|horses|dogs|lambs)[.,;]?$/;
/** Places and machines that are named by what is done there. */
const where =
  /^(?:rooms?|areas?|bays?|points?|machines?|stations?|desks?|lines?|halls?|pools?|sites?|yards?|sheds?|equipment|gear|kit|systems?|software|boards?|tables?|rings?|tracks?)$/;
/** What is done to rooms and machines, and names none of them: "upselling rooms", "resetting machines". */
const toPlaces = new Set(
  'upsell restock reset refurbish redecorate renovate inspect allocate tidy prepare decorate furnish wipe hoover polish disinfect sanitise sanitize dismantle repair replace install maintain service'.split(
    ' ',
  ),
);
const determined =
  /^(?:the|an?|all|any|our|your|their|its|his|her|this|these|those|each|every|both|some|new|own|it|them|him|us|people|everyone|everything|what|how|that|whether|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d\S*|[£€$₹]\S*)$/i;
const small =
  /^(?:with|to|on|up|out|off|away|back|down|after|over|through|into|onto|together|around|across|alongside|closely|directly|calmly|safely|accurately|quickly|regularly|face)$/i;

/** Whether a line's first word, a doing, may as well be the kind of what follows: "pricing models", "testing rigs", and no "running classes". */
export function mayNameKind(raw: string): boolean {
  const [first = '', second = ''] = raw.trim().toLowerCase().split(/\s+/);
  const base = baseOfIng(first) ?? '';
  return kinds.test(base) && !people.test(second) && (!active.test(base) || ofActive.test(second));
}

/** "Serving customers", "leading a team of six", "pairing with designers": a deed and whom or what it is done to. */
export function isDoing(raw: string): boolean {
  const words = lowerFirst(
    raw
      .trim()
      .replace(/\s*\([^)]*\)/g, '')
      .replace(/ [&+] /g, ' and ')
      .replace(/(?:,? etc\b\.?)+.*$/i, ''),
  )
    .replace(/[.;]+$/, '')
    .split(/\s+/);
  const base = baseOfIng(words[0] ?? '');
  if (
    !/^[a-z]{2,}ing$/.test(words[0] ?? '') ||
    base === null ||
    /^(?:include|accord|regard|concern|follow)$/.test(base)
  )
    return false;
  // "Opening and closing files": the second has the object.
  const further = /^(?:and|or)$/.test(words[1] ?? '') ? (words[2] ?? '') : '';
  if (further && (!/^[a-z]{2,}ing$/.test(further) || baseOfIng(further) === null || words.length < 4)) return false;
  const verbs = [base, ...(further ? [baseOfIng(further) ?? ''] : [])];
  const rest = words.slice(further ? 3 : 1);
  const [next = '', after = ''] = rest;
  // "Planning of routes": it is done to them.
  if (/^of$/i.test(next)) return rest.length > 1 && further === '';
  if (next === '' || /^(?:and|or|is|are|was|were|will)$/i.test(next)) return false;
  // "Rigging coordination", "waiting list management": a deed of its own, and this is its kind.
  if (further === '' && namesDeed([words[0] ?? '', ...rest], { base, form: 'ing' })) return false;
  // "Training clients on how to run it": told how.
  if (/\bhow to\b/i.test(raw) && rest.length > 3) return true;
  const kind = verbs.some((verb) => kinds.test(verb));
  // "Training with the coach", "working on site": even a kind has its preposition, though not "cleaning in care homes".
  if (determined.test(next)) return true;
  if (small.test(next)) return rest.length > 1;
  // "Booking in deliveries".
  if (/^in$/i.test(next) && /^(?:book|check|clock|sign|bring|phase|log|key|scan|draw|fill|hand|type)$/.test(base))
    return rest.length > 1;
  if (/^(?:in|at|for|from|by|as|about)$/i.test(next)) return !kind && rest.length > 1;
  // "Teaching XI and XII".
  if (/^[A-Z\d]+$/.test(next) && /^(?:|and|or)$/.test(after)) return true;
  if (!/^[a-z]/i.test(next)) return false;
  // "Fitting room", "waiting area", "sewing machine": where or with what, and nothing that is done to it.
  if (after === '' && where.test(next) && !toPlaces.has(base)) return false;
  // "Training Saturday staff": who is trained, whatever else a staff may be.
  if (
    /^(?:train|coach|mentor|teach|brief)$/.test(base) &&
    /^[a-z-]+(?: [a-z]+)? (?:staff|teams?|crew|starters|juniors)$/i.test(rest.join(' '))
  )
    return true;
  const object =
    rest.join(' ').split(/\s(?:in|on|at|for|with|to|from|by|of|as|when|while|before|after|per|and|or)\s/)[0] ?? '';
  const head = object.split(',')[0]?.split(' ').at(-1) ?? '';
  if (!kind) return object !== '' && !(after === '' && missesArticle(next) && /(?:tion|ment|ance|ity)$/.test(next));
  return (
    !(verbs.every((verb) => active.test(verb)) ? ofActive : ofKind).test(head) &&
    (/[^su]s[.,;]?$/.test(head) || people.test(head))
  );
}
