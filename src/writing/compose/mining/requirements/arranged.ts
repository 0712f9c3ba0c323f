/** What whoever hires arranges, pays for or teaches: nobody has it yet, so that it is needed and never asked for. "PVG membership, which we arrange". */
import { lowerFirst } from '../../language/first-capitals.ts';
import type { PersonFact } from './person-shapes.ts';

/** How a line goes on with it: behind a comma, a dash or a semicolon, or in brackets. */
const behind = /^([^;()]{3,80}?)(?:, (?:(?:and|but) )?| [–—-] |; ?)([^;()]{2,70}?)[.!]?$/;
/** "Mountain First Aid - will train": behind a dash it only waives. */
const dashed = / [–—-] [^;()]*\btrain/i;
/** "DBS paid by us": a paper, and who pays. */
const byUs =
  /^([^,;()]{0,40}\b(?:DBS|PVG|checks?|vetting|registration|licen[cs]e|card|membership)) ((?:paid|paid for|funded|covered|arranged) by us)[.!]?$/i;
const inBrackets = /^([^()]{3,80}?) \(([^()]{2,70})\)[.!]?$/;

const will = "(?:['’]ll|['’]d| will| can| do| are able to| would)?(?: also| happily| gladly)?";
const noun =
  '(?:costs?|fees?|course|class(?:es)?|tests?|training|exams?|check|registration|assessment|paperwork|card|licen[cs]e|certificate|application)';
/** Who hires, by what it is. */
const employer = '(?:company|employer|practice|school|trust|charity|council|firm|agency|home|nursery|salon|hotel)';
/** "We sort it", "we'd arrange", "will be arranged by us", "arranged". */
const arranges = new RegExp(
  `^(?:we${will} (?:arrange|organi[sz]e|sort|sort out|do|handle|take care of|set up|look after)(?: it| this| that| them| one| for you| all of it)*|(?:(?:is|are|will be|to be|it['’]s) )?(?:arranged|organi[sz]ed|sorted|done)(?: (?:by|through|via|with) (?:us|(?:the |our )?${employer}))?)$`,
  'i',
);
const pays = new RegExp(
  `^(?:we${will} (?:pay|pay for|cover|fund|reimburse|refund|meet)(?: it| this| that| them| one| for (?:it|this|that|them|you)| all of it| in full)*|(?:(?:is|are|will be|it['’]s) )?(?:paid|paid for|funded|covered|reimbursed)(?: (?:by|through) (?:us|(?:the |our )?${employer}))?)$`,
  'i',
);
const provides = new RegExp(
  `^(?:we${will} (?:provide|give|supply|offer|run)(?: it| this| that| them| one)*|(?:(?:is|are|will be) )?(?:provided|given)(?: by us)?)$`,
  'i',
);
/** What stands as it was typed: "we pay for the course", "we'll put you through it", "we train you". */
const asTyped = new RegExp(
  `^we${will} (?:(?:pay|arrange|cover|fund|sort|book|run|organi[sz]e|meet|reimburse|refund)(?: for)? (?:the|your|its|all) (?:[a-z]+ )?${noun}|(?:put|send|get|take) you (?:through|on|onto|in for)\\b.*|(?:train|teach|coach|sponsor|help|support) you\\b.*|get you (?:one|it|there|qualified|trained|registered|licensed)|help you (?:get|gain|pass)\\b.*)$`,
  'i',
);
const trains =
  /^(?:(?:full |all |free |paid )?training (?:is |will be |can be )?(?:given|provided|available|offered))$/i;
/** "Right to work in the UK, visa sponsorship available". */
const sponsors = /^(?:visa )?sponsorship (?:is )?(?:available|possible|offered|considered)$/i;
const willTrain = /^(?:we )?(?:will|can) (?:train|teach)(?: you)?$/i;
/** "Which can be completed after joining", "to be done within six months". */
const later =
  /^(which )?(can|may|could|must|has to|needs to|to|will) be (completed|obtained|gained|done|taken|passed|acquired|achieved|got|arranged|started|sat) ((?:after|once|when|within|on|in|during|before|with|through|while|by)\b.*)$/i;
const which =
  /^which (?:we|you (?:can|may|will|could) (?:do|get|gain|complete|take|obtain|pass|learn|earn)|you['’]ll (?:do|get|gain|complete|take|obtain|pass|learn|earn)|(?:is|are|will be) (?:arranged|paid|funded|provided|given|organi[sz]ed|covered))\b.*$/i;

/** What else somebody does with a thing: "which we call the blue card" tells its name. */
const named = /^which (?:we|you) (?:call|know|use|value|love|need|expect|ask|require|want|think|prefer)\b/i;

/** The words that stand behind the requirement, in a form that a sentence can end in; null where they say something else. */
function toldOf(typed: string): string | null {
  const text = typed.trim();
  if (which.test(text)) return named.test(text) ? null : `, ${lowerFirst(text)}`;
  if (arranges.test(text)) return ', which we arrange';
  if (pays.test(text)) return ', which we pay for';
  if (provides.test(text)) return ', which we provide';
  if (willTrain.test(text)) return ' (we will train you)';
  if (sponsors.test(text))
    return ` (${lowerFirst(text).replace(/^(\S+(?: \S+)?) (?=available|possible|offered|considered)/, '$1 is ')})`;
  if (trains.test(text)) return ' (training is given)';
  const [, , how = '', deed = '', when = ''] = later.exec(text) ?? [];
  if (deed)
    return /^to$/i.test(how)
      ? ` (to be ${deed.toLowerCase()} ${when})`
      : `, which ${how.toLowerCase()} be ${deed.toLowerCase()} ${when}`;
  return asTyped.test(text) ? ` (${lowerFirst(text)})` : null;
}

/** What comes with the job, and is asked of nobody: "van and phone", "uniform", "laptop". */
const given = /\b(?:vans?|vehicle|car|phone|laptop|uniform|tools|ppe|boots|kit|workwear|meals|accommodation)$/i;

/** "PVG (we sort it)", "forklift licence - training given": the requirement and what is told of it. */
export function partArranged(line: string): { head: string; aside: string } | null {
  if (dashed.test(line)) return null;
  for (const shape of [inBrackets, behind, byUs]) {
    const [, head = '', tail = ''] = shape.exec(line.trim()) ?? [];
    const aside = head ? toldOf(tail) : null;
    if (aside !== null && !given.test(head) && !/\b(?:or|and|but|we|you|is|are|be)$/i.test(head))
      return { head: head.trim(), aside };
  }
  return null;
}

/** "A clear police check, which we pay for": what is got through elsewhere is had here, beside who pays for it. */
const asHad = (fact: PersonFact | null, head: string): PersonFact | null =>
  fact?.kind === 'can' && fact.text.startsWith('pass ') && /^an? /i.test(head)
    ? { ...fact, kind: 'have', text: lowerFirst(head) }
    : fact;

/** The line as it is asked for with what is told of it; a wish without it. `read` reads the requirement itself. */
export function readArranged(line: string, read: (half: string) => PersonFact | null): PersonFact | null {
  const parts = partArranged(line);
  const fact = parts && asHad(read(parts.head), parts.head);
  // "Hygiene instruction (we arrange it)": nobody has had yet what is arranged.
  if (
    parts &&
    fact?.kind === 'do' &&
    /^have had [^(),]+$/.test(fact.text) &&
    / we | is given/.test(` ${parts.aside.replace(/[(,]/g, ' ')} `)
  )
    return {
      ...fact,
      kind: 'have',
      text: `${fact.text.slice('have had '.length)}${parts.aside}`,
      arranged: true,
      loose: true,
      sure: false,
    };
  if (!parts || fact?.kind !== 'have' || fact.odd || /[(),]/.test(fact.text)) return null;
  return fact.desirable ? fact : { ...fact, text: `${fact.text}${parts.aside}`, arranged: true };
}
