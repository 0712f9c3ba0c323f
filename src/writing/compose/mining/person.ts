import { lowerFirst } from '../language/articles.ts';
import { closeEnd } from '../language/ending.ts';
import { isSureNoun, missesArticle } from '../language/nouns.ts';
import { writeOut } from '../language/shorthand.ts';
import { trimLine, yourOwn } from './duty.ts';
import { isSomebody, mixesKinds, type PersonFact, readTools, readYou } from './person-shapes.ts';
import { closeRow, desirableCue, readLine, trailingCue } from './requirement-line.ts';

/** Reads one requirement. Null when nothing can be said with it. */
export function readPerson(raw: string, section: 'person' | 'desirable' = 'person'): PersonFact | null {
  const own = yourOwn(tailed(writeOut(raw)));
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
    return typed.split(' ').length <= 14 ? { kind: 'have', text: typed, desirable: fact.desirable, loose: true } : null;
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
  return missesArticle(text) || !isSureNoun(text) ? { ...fact, text, loose: true } : { ...fact, text };
}

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
    /^((?:at least |over |more than )?(?:\d+\+?(?: to \d+)?|one|two|three|four|five|six|seven|eight|nine|ten) years?) (?=[A-Za-z])(?!of\b|in\b|as\b|on\b|with\b|at\b|or\b|and\b|old\b|post\b|post-|experience|work experience|after\b|from\b|since\b|[a-z]+ing\b)/i,
    '$1 of ',
  );
