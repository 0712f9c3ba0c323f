/** How surely somebody has what a note was read as: as it stands, behind a colon, or not at all. */
import { withArticle } from '../../language/articles.ts';
import { headOf, isSureNoun, missesArticle } from '../../language/nouns.ts';
import { closeRow } from './kinds.ts';
import { firstOf, isCalledFor, isPaper } from './papers.ts';
import { isSomebody, type PersonFact, paperName, readTools } from './person-shapes.ts';
import { ofYears } from './person-wording.ts';
import { had, isSure, isTopic } from './sure.ts';
import { isOneOf } from './terse.ts';

/** A thing that somebody has, with what is known of its wording. `own`: as it was typed. */
export function asHad(fact: PersonFact, own: string): PersonFact {
  if (paperName.test(fact.text)) return { ...fact, loose: true };
  // "Reach truck an advantage": nobody has to own one.
  const machine =
    /^(?:an? |the )?((?:[\w-]+ ){0,2}(?:truck|forklift|flt|counterbalance|telehandler|excavator|digger|crane|tractor|lathe|machine|dumper|roller|chainsaw|cherry picker|pallet truck|total station|theodolite|press|saw|router|plotter|printer|autoclave|centrifuge|syringe driver|infusion pump|scanner|till|epos|system|software|database|crm|erp))$/i.exec(
      fact.text,
    )?.[1];
  if (machine) return { ...fact, text: machine, loose: true };
  // "Hands-on", "time-served" and bare names of programs have verbs of their own.
  const known = readTools(fact.text.replace(/^an? /, ''));
  if (known) {
    // "Hibernate" is a name, whatever the word means elsewhere.
    const bare = own.trim().replace(/[.;]+$/, '');
    const text = bare.toLowerCase() === known.toLowerCase() ? bare : known;
    return { kind: 'do', text: `know ${text}`, desirable: fact.desirable };
  }
  if (isSomebody(fact.text)) return { ...fact, kind: 'be' };
  if (/^an? (?:confident|keen|careful|quick|fluent|good|strong|fast|avid) reader\b/.test(fact.text))
    return { ...fact, kind: 'be' };
  // "ITI fitter": somebody with the letters of a paper.
  const lettered = /^an? [A-Z]{2,6} ([a-z]+)$/.exec(fact.text)?.[1];
  if (lettered && isSomebody(withArticle(lettered))) return { ...fact, kind: 'be' };
  if (/^(?:an? )?(?:ITI|NVQ|SVQ) [a-z]{3,}(?:er|or|ist|ian|man)$/.test(fact.text))
    return { kind: 'be', text: withArticle(fact.text.replace(/^an? /, '')), desirable: fact.desirable };
  // "Full licence 2 years": since when.
  const text = ofYears(closeRow(fact.text)).replace(
    /\b(licen[cs]e|registration|certificate|card) (\d+\+?) years?$/,
    (_, what: string, count: string) => `${what} held for ${count} ${count === '1' ? 'year' : 'years'}`,
  );
  // "Wheel building": nobody has one.
  if (
    /^an? (?:[a-z-]+ )?[a-z]{4,}ing$/.test(text) &&
    !/^an? /i.test(own.trim()) &&
    !/(?:building|drawing|meeting|painting|listing|wedding|ring|string|thing|wing)$/.test(
      text.replace(/\b[a-z]+ building$/, ''),
    )
  )
    return { ...fact, text: text.replace(/^an? /, ''), loose: true, topic: true };
  // "Colour vision test": one is taken, and none is had.
  if (/\b(?:test|medical|screening|examination)$/i.test(headOf(text))) return { ...fact, text, loose: true };
  // "Regulated industry useful": one has worked in it, and has none.
  if (
    /\b(?:industry|sector|environment|field|setting|market)s?$/.test(headOf(text)) &&
    !/\b(?:knowledge|experience|background)\b/.test(text)
  )
    return { ...fact, text: text.replace(/^an? /, ''), loose: true };
  // "3+ years main contractor": nobody can tell what is missing between them.
  if (
    /^(?:at least |over )?\d+\+? years? (?!of\b|in\b|as\b|on\b|with\b|at\b|or\b|and\b|post|experience\b|after\b|from\b|since\b|[a-z]+ing\b)/.test(
      text,
    )
  )
    return { ...fact, text, loose: true, odd: true };
  // "A Certificate IV in Leisure and Health".
  if (/^an? (?:Certificate|Level|NVQ|SVQ|BTEC|Diploma|Award) (?:I{1,3}|IV|V|\d)\b/.test(text)) return { ...fact, text };
  // "A calm and patient approach".
  if (
    /^an? [a-z-]+(?:,? and|,) [a-z-]+ (?:nature|manner|approach|attitude|personality|style|mindset|presence|way|character|touch|hand|eye)\b/.test(
      text,
    )
  )
    return { ...fact, text };
  // "No more than 6 penalty points": a number is had, whatever it counts.
  if (/^(?:no more than|fewer than|at most|at least|under|up to) \d+ [a-z]+/.test(text)) return { ...fact, text };
  // "Supply chain": a field, though a chain is counted.
  const field = text.replace(/^an? /, '');
  if (
    !/^an? /i.test(own.trim()) &&
    field !== text &&
    /^(?:[a-z]+ )?(?:chain|journey|lifecycle|pipeline|process|stack|platform|ledger|budget|market|industry|sector|network|estate|theatre|surgery|nursery|hotel|restaurant|kitchen|warehouse|retail|exchange|board|shop floor|forest school|(?:resident|patient|customer|tenant|student|youth|employee|user|staff) voice)$/.test(
      field,
    ) &&
    !had.test(headOf(field))
  )
    return { ...fact, text: field, loose: true };
  if (/^(?:written|spoken) [A-Z]\w+$/.test(text)) return { ...fact, text, loose: true };
  if (isOneOf(text)) return { ...fact, text };
  if (isSureNoun(text) && !isTopic(text) && !missesArticle(text)) return { ...fact, text };
  // "An HS diploma or GED", "a valid CPC and digi card", "a licence or compact": what stands beside it is one more of its kind.
  const first = firstOf(text);
  if (
    first !== text &&
    /^(?:an?|the|your|at least|good|strong|excellent|current|valid|active) /.test(text) &&
    text.split(' ').length <= 12 &&
    isSureNoun(first) &&
    had.test(headOf(first))
  )
    return { ...fact, text };
  if (isPaper(text)) return { ...fact, text };
  // Who typed the article of a paper meant a thing: "a QQI Level 5 or three grade Ds".
  if (/^an? [A-Z]{2,}\b/i.test(own.trim()) && /^an? [A-Z]{2,}\b/.test(text) && text.split(' ').length <= 12)
    return { ...fact, text };
  if (isSure(text)) return { ...fact, text };
  const odd = !isSureNoun(text) && !/^[A-Z\d]/.test(text.replace(/^an? /, ''));
  return { ...fact, text, loose: true, ...(odd ? { odd } : isCalledFor(text) ? { topic: true } : {}) };
}
