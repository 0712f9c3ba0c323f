/** What a model's text may not hold, beyond the checks that every writer's texts go through. */
import { emptyBrief, type Fault, type StepOptions, validate, type WriterInput } from '#writing/compose/index.ts';

/** Addresses, links and telephone numbers. */
const contact =
  /\b(?:https?:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+\.[\w.]+\b|(?:\+|\b0)\d(?:[\s()-]?\d){7,}\b|\b[a-z0-9-]+\.(?:com|org|net|io|co\.uk|example)\b/gi;
/** Words that speak to a model or about its instructions. */
const leaked =
  /\b(?:ignore (?:all|any|the|previous)|previous instructions|system prompt|as an ai\b|language model|i (?:can(?:no|')t|am unable to) (?:help|assist))/i;

/** Contacts of a text that stand nowhere in the material, and traces of instructions. */
export function strangersOf(text: string, material: string): string[] {
  const given = material.toLowerCase();
  const found = (text.match(contact) ?? []).filter(
    (match) => !given.includes(match.toLowerCase().replace(/[.,;]$/, '')),
  );
  const trace = leaked.exec(text)?.[0];
  return trace === undefined || given.includes(trace.toLowerCase()) ? found : [...found, trace];
}

/** Rules whose breach takes an item out, whoever wrote it: an unsupported number or claim is never kept. */
const deadly =
  /^(?:claim|banned|repeat|nearCopy|currency|html|leftover|characters|inclusive|reward|shape|empty|bullets)/;
/** Worth asking again for; kept in the end if nothing better comes. */
const weak = /^(?:length|short|imperative|endStop|doubleWord|agreement)/;

export interface Judged {
  /** Reasons that take it out. */
  deadly: string[];
  /** Reasons to ask again. */
  weak: string[];
}

/** Sorts the faults of one item. */
export function judge(faults: readonly Fault[], item: number, strangers: readonly string[]): Judged {
  const own = faults.filter((fault) => fault.item === item);
  return {
    deadly: [
      ...own.filter(({ rule, fatal }) => fatal || deadly.test(rule)).map(({ message }) => message),
      ...strangers.map((found) => `"${found}" is not in the facts.`),
    ],
    weak: own.filter(({ rule, fatal }) => !fatal && weak.test(rule)).map(({ message }) => message),
  };
}

/** The input with further material of the person's own: what they answered, selected or asked may be said. */
export function withMaterial(input: WriterInput, ...material: readonly string[]): WriterInput {
  const brief = input.brief ?? emptyBrief;
  return { ...input, brief: { ...brief, description: [brief.description ?? '', ...material].join('\n') } };
}

/**
 * The checks of a text that is no step's item: an answer to a question, words for the assistant, a post.
 * @param material what may be named: links, addresses and numbers to call have to stand in it
 */
export function judgeText(text: string, input: WriterInput, material: string, options: StepOptions = {}): Judged {
  const item = { headline: 'Text', introduction: text };
  const faults = validate(2, [item], input, options).filter(({ rule }) => !/^(?:length|short|endStop)/.test(rule));
  return judge(faults, 0, strangersOf(text, material));
}

/** Figures of a text, sorted: two texts with the same ones say the same numbers, however they group thousands. */
export const figuresOf = (text: string): string =>
  (text.match(/\d+(?:[.,:\u00a0\u202f]\d+)*/g) ?? [])
    .map((figure) => figure.replace(/[.,\u00a0\u202f]/g, ''))
    .sort()
    .join(' ');
