/** Lines that have words of a heading, and that only their whole wording tells from one. */

import { asksAtOnce } from './asked-at-once.ts';
import { namesSection, sectionWords } from './section-names.ts';
import type { Section } from './sections.ts';

/** "5. ARRANGE EMERGENCY ACCOMMODATION WHERE A DUTY EXISTS.": a marked line of five words that ends in a stop is a sentence. */
const endsInStop = /^(?:\S+ ){4,}\S+[a-z]{2}\.$/i;

/** Lines that have words of a heading and are none, and those that are one whatever else they might be; undefined for any other. */
export function besideHeadings(line: string, bullet: boolean): Section | null | undefined {
  // "What's not needed", "what you don't need": nothing of it is asked, nor wished for.
  if (
    !bullet &&
    /^(?:(?:what |things )?you (?:don['’]t|do not|won['’]t) need(?: to have| to be)?|(?:what|things)(?:['’]s| is| (?:we|you))? (?:not|don['’]t|do not|won['’]t) (?:needed|required|necessary|need|ask for)|not (?:needed|required|necessary))\W*$/i.test(
      line,
    )
  )
    return 'drop';
  if (!bullet && asksAtOnce(line)) return null;
  // "CS41 - desirable", "Chainsaw ticket - essential": asked for, with its force behind it.
  const [, forced = ''] =
    /^(.+?) [-–—] (?:highly )?(?:desirable|essential|preferred|required|advantageous)$/i.exec(line) ?? [];
  if (
    !bullet &&
    forced !== '' &&
    !forced.split(/[\s,/()]+/).every((word) => /^spec$/i.test(word) || sectionWords.test(word))
  )
    return null;
  // "TICKETS", "LICENCES".
  if (
    !bullet &&
    /^(?:(?:TRADE|SITE|DRIVING) )?(?:TICKETS|LICEN[CS]ES|LANGUAGES)(?: (?:AND|&) (?:TICKETS|CARDS|LICEN[CS]ES|CERTIFICATES))?:?$/.test(
      line,
    )
  )
    return 'person';
  // "Requirements gathering with stakeholders", "ADR preferred but can train": a task, and a wish of its own.
  if (
    !bullet &&
    !/[:?]$/.test(line) &&
    (/^requirements (?:gathering|analysis|capture|elicitation|engineering)\b/i.test(line) ||
      /^(?!(?:the|our|your|also|skills?|experience|qualifications?|knowledge|highly|other|additional|key|any|not|these|it)\b)\S+ (?:\S+ ){0,3}?(?:preferred|desirable),? (?:but|though|or|if) /i.test(
        line,
      ))
  )
    return null;
  // "DAC/FSC experience", "AA Rosette or Michelin background": asked for, and no section's name.
  if (
    !bullet &&
    /^[A-Z]{2,}(?:[/&][A-Z]{2,})+ (?:experience|knowledge|skills)$|^[A-Z]\S* (?:\S+ )*or [A-Z]\S* (?:background|experience)$/.test(
      line,
    )
  )
    return null;
  // "To review care plans monthly", "weights and measures testing": a task, whatever words of a heading it has.
  if (
    !/:$/.test(line) &&
    (/^to (?!apply\b|be\b|succeed\b|do\b|note\b|help us\b|join\b|us\b|you\b)[a-z]+ (?!us\b|you\b)[a-z]/i.test(line) ||
      (bullet && endsInStop.test(line) && !namesSection(line)) ||
      (!bullet &&
        /^(?!physical|background|drug|eye|hearing|medical|pre)[A-Z][a-z]+(?: (?:and|&) [a-z]+)? (?:testing|sampling|monitoring|servicing|cleaning)$/.test(
          line,
        )))
  )
    return null;
  // "Cash responsibility", "first point of contact for tenants": tasks that have a word of a heading.
  if (
    /^(?:cash|till|key|budget|cost|staff|personnel|profit|p&l|turnover)[ -]responsibility\W*$/i.test(line) ||
    /^(?:be )?(?:the |an? )?(?:first |main |key |central |single )?(?:point of contact|contact (?:person|point|partner))\b(?=.* (?:for|to|with|between) )/i.test(
      line,
    )
  )
    return null;
  return undefined;
}
