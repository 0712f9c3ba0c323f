import { lowerFirst } from '../language/articles.ts';
import { closeEnd } from '../language/ending.ts';
import { isSureNoun, missesArticle } from '../language/nouns.ts';
import { writeOut } from '../language/shorthand.ts';
import { trimLine, yourOwn } from './duty-line.ts';
import { isSomebody, mixesKinds, type PersonFact, readTools, readYou } from './person-shapes.ts';
import { desirableCue, trailingCue } from './requirement-cues.ts';
import { closeRow } from './requirement-kinds.ts';
import { readLine } from './requirement-line.ts';

/** Reads one requirement. Null when nothing can be said with it. */
export function readPerson(raw: string, section: 'person' | 'desirable' = 'person'): PersonFact | null {
  const own = asNouns(yourOwn(tailed(writeOut(raw))));
  const desirable = section === 'desirable' || desirableCue.test(own);
  // "ECTs welcome": who may apply, and nothing that is asked.
  if (
    /^(?:[A-Z]{2,5}s|(?:[\w-]+ ){0,2}\w+(?:ers|ors|ants|ates|ents|ees|ists))(?: (?:are|is|also|very))* welcomed?(?: to apply)?[.!]*$/.test(
      own.trim(),
    )
  )
    return null;
  const told = readYou(own, desirable);
  if (told) return told;
  const read = readLine(own, section);
  const fact = read && { ...read, text: closeEnd(read.text) };
  if (!fact?.text) return null;
  // "NMC pin or due to qualify": a thing, or what somebody is. It stands as typed.
  if (fact.kind !== 'do' && fact.kind !== 'without' && mixesKinds(fact.text)) {
    const typed = lowerFirst(
      closeEnd(
        trimLine(own)
          .replace(/[.!?]+$/, '')
          .replace(trailingCue, ''),
      ),
    );
    return typed.split(' ').length <= 14
      ? { kind: 'have', text: typed, desirable: fact.desirable, loose: true, odd: true }
      : null;
  }
  if (fact.kind !== 'have') return fact;
  // "Reach truck an advantage": nobody has to own one.
  const machine =
    /^(?:an? |the )?((?:[\w-]+ ){0,2}(?:truck|forklift|flt|counterbalance|telehandler|excavator|digger|crane|tractor|lathe|machine|dumper|roller|chainsaw|cherry picker|pallet truck|total station|theodolite|press|saw|router|plotter|printer|autoclave|centrifuge|scanner|till|epos|system|software|database|crm|erp))$/i.exec(
      fact.text,
    )?.[1];
  if (machine) return { ...fact, text: machine, loose: true };
  // "Hands-on", "time-served" and bare names of programs have verbs of their own.
  const known = readTools(fact.text.replace(/^an? /, ''));
  if (known) return { kind: 'do', text: `know ${known}`, desirable: fact.desirable };
  if (isSomebody(fact.text)) return { ...fact, kind: 'be' };
  const text = ofYears(closeRow(fact.text));
  // "3+ years main contractor": nobody can tell what is missing between them.
  if (
    /^(?:at least |over )?\d+\+? years (?!of\b|in\b|as\b|on\b|with\b|at\b|or\b|and\b|post|experience\b|after\b|from\b|since\b|[a-z]+ing\b)/.test(
      text,
    )
  )
    return { ...fact, text, loose: true, odd: true };
  // "No more than 6 penalty points": a number is had, whatever it counts.
  if (/^(?:no more than|fewer than|at most|at least|under|up to) \d+ [a-z]+/.test(text)) return { ...fact, text };
  if (isSureNoun(text) && !isTopic(text) && !missesArticle(text)) return { ...fact, text };
  return { ...fact, text, loose: true, ...(isSureNoun(text) || /^[A-Z\d]/.test(text) ? {} : { odd: true }) };
}

/** "NVQ 2 or willing to work towards it": alternatives of one kind, where the second is something to have as well. */
const asNouns = (text: string): string =>
  text
    .replace(/\bor willing to work towards(?: it| one| this)?(?=$|[.,;)])/i, 'or the willingness to work towards it')
    .replace(/(?<=\w) or willing to (?=[a-z]+ )/i, ' or the willingness to ');

/** "Project finance", "report writing": a field, which nobody has. Knowledge of it, or some of it, somebody may have. */
const isTopic = (text: string): boolean =>
  // Travel is done, and not had.
  /^(?:some|occasional|regular|frequent|limited|minimal|national|international|domestic|light|heavy) (?:[a-z]+ )?(?:travel|lifting|overtime|driving)\b/i.test(
    text,
  ) ||
  (!/^(?:an?|the|your|our|at least|some|any|no|both|two|three|four|five|six|seven|eight|nine|ten|\d|up to|over|more than|(?:very )?(?:good|strong|excellent|solid|basic|sound|clear|broad|deep|current|recent|relevant|fluent|working|practical|detailed|proven|reliable|spoken|written|full|clean|valid|right|steady)\b)/i.test(
    text,
  ) &&
    /^(?:[\w&/-]+ ){0,3}(?!experience|knowledge|skills?|training|understanding|registration|membership|status|education|eligibility|proficiency|fluency|clearance|certification|accreditation|insurance|transport|transportation|access|english|maths)(?:[a-z]+(?:ing|ance|ence|ship|age|ity|ment|tion)|finance|law|design|research|admin|retail|sales|analytics|[A-Z]&[A-Z])$/i.test(
      text,
    ));

/** "RN (Adult) - current NMC registration": what follows the dash is asked too, unless it is a remark. */
const tailed = (text: string): string =>
  text.replace(/^([^–—]{3,50}?)\s+[–—-]\s+((?:[^\s,;:–—]+ ?){1,6})$/, (whole, head: string, tail: string) =>
    desirableCue.test(tail) ||
    trailingCue.test(` ${tail}`) ||
    /\b(?:provided|given|paid|arranged|offered|we|you|will|is|are|if|or|not?)\b/i.test(tail) ||
    !isSureNoun(tail)
      ? whole
      : `${head}, ${tail}`,
  );

/** "2+ years OTR", "3 years FMCG or pharma supervision": years of it. */
const ofYears = (text: string): string =>
  text.replace(
    /^((?:at least |over |more than )?(?:\d+\+?(?: to \d+)?|one|two|three|four|five|six|seven|eight|nine|ten) years?) (?=[A-Za-z])(?!(?:[a-z]+ ){0,2}(?:contractor|consultancy|agency|employer|company|firm|practice|environment|setting|role|post|team|hotel|restaurant|school|office)\b|of\b|in\b|as\b|on\b|with\b|at\b|or\b|and\b|old\b|post\b|post-|experience|work experience|after\b|from\b|since\b|[a-z]+ing\b)/i,
    '$1 of ',
  );
