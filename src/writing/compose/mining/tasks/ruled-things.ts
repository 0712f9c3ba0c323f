/**
 * What is steered or swapped, with its kind before it, where the kind is spelt like a verb: "rate increase strategy", "model
 * governance for the care model", "mould change on two lines". Such a noun has no article, so that nobody rates or models it.
 */
import { rare } from '../../language/its-words.ts';
import { isKindOfChange } from '../../language/thing-first.ts';

/** Nouns that are verbs as well, and before a strategy or a policy say what it is about; "shape", "own" and "review" are done to one. */
const kinds = rare(
  /^(?:rate|model|market|price|fund|trade|supply|load|brand|plant|network|process|project|access|account|cash|channel|cost|credit|crop|stock|staff|team|fleet|site|tax|travel|water|waste|power|fuel|cloud|test|release|reserve|risk|bid|lease|loan|bond|wage|land|route|transport|volunteer|reward|search|display|email|care|nurse|yield|exit|export|import|transfer|licen[cs]e|programme|program|contract|claim|filter|grant|light|sample|sound|stage|store|machine|tool|vendor|patient|contact|content|people|hedge|pool|freight|rail|farm|forest|seed|field|traffic|parcel|post|mail|phone|voice|film|image|game|gift|event|school|coach) (?:(?!(?:the|an?|our|your|its|their|all|any|each|every|and|or|of|for|in|on|at|with|to|from|by|as|that|which|new|better)\b)[a-z-]+ ){0,2}(?:strategy|strategies|governance|policy|stewardship|methodology|adequacy)(?=$|[,;.]| (?:and|or|for|of|in|on|at|across|with|to|from|within|under)\b)/i,
);
/** "Mould change on two lines", "mould change SMED": one that is named, and what it is done by. */
const change = /^([a-z]+) change(?:$|[,;.]| (?:and|at|on|by|with|for|every|using|in)\b| [A-Z]{2,}\b)/i;

/** Whether a line begins with such a thing. */
export function isRuledThing(line: string): boolean {
  const text = line.trim();
  const swapped = change.exec(text)?.[1];
  return swapped === undefined ? kinds.test(text) : isKindOfChange(swapped.toLowerCase());
}
