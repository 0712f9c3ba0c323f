import { itemBody, itemText } from './item-text.ts';
import { coverage } from './language/words.ts';
import { buildLedger } from './ledger/ledger.ts';
import { splitSentences } from './ledger/split-sentences.ts';
import type { Fact, StepItem, StepOptions, Trace, TraceSpan, WriterInput } from './types.ts';

/** The spec's explanation of one item. Only what the trace proves is in it. */
export interface ContentExplanation {
  content: string;
  specificContentExplanation: {
    mission?: string;
    vision?: string;
    purpose?: string;
    values?: { value: string; explanation: string }[];
    evpPillars?: { evpPillar: string; explanation: string }[];
    locality?: string;
    evpStrapline?: string;
  };
}

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth'.split(
    ' ',
  );

/** Says which guidelines an item uses and where, from its trace alone. Empty fields mean that none was used: the page then shows the spec's warning. */
export function explainItem(
  input: WriterInput,
  options: StepOptions,
  item: StepItem,
  trace: Trace,
): ContentExplanation {
  const ledger = buildLedger(input, options.useJobDescription ?? false);
  const explanation: ContentExplanation = { content: itemText(item), specificContentExplanation: {} };
  const specific = explanation.specificContentExplanation;
  const lineOnly = typeof item === 'string';
  for (const fact of ledger.facts.values()) {
    const spans = trace.spans.filter(({ factIds }) => factIds.includes(fact.id));
    if (spans.length === 0) continue;
    const places = spans.map((span) =>
      lineOnly
        ? 'line'
        : span.part === 'headline'
          ? 'headline'
          : `${ordinals[sentenceAt(itemBody(item), span, fact)] ?? 'last'} sentence`,
    );
    const where = `The ${list(places)} ${places.length === 1 ? 'uses' : 'use'}`;
    if (fact.kind === 'pillar')
      specific.evpPillars = [
        ...(specific.evpPillars ?? []),
        {
          evpPillar: fact.text,
          explanation: `${where} the pillar “${fact.text}”, set to ${fact.weight}%.`,
        },
      ];
    else if (fact.kind === 'value')
      specific.values = [
        ...(specific.values ?? []),
        {
          value: fact.text,
          explanation: `${where} the value “${fact.text}”, set to ${fact.weight}%.`,
        },
      ];
    else if (fact.kind === 'mission') specific.mission = switchedOn(where, 'mission', fact);
    else if (fact.kind === 'vision') specific.vision = switchedOn(where, 'vision', fact);
    else if (fact.kind === 'purpose') specific.purpose = switchedOn(where, 'purpose', fact);
    else if (fact.kind === 'strapline') specific.evpStrapline = `${where} the strapline “${fact.text}”.`;
    else if (fact.kind === 'place' && input.advert.hasLocality)
      specific.locality = `${where} the place, ${fact.text}, because the location-based tone is switched on.`;
  }
  return explanation;
}

/** Which sentence of a text tells the fact, from 0. A span of two sentences ("What guides us? People first.") is told by the one that has its words. */
function sentenceAt(body: string, { start, end }: TraceSpan, { text, statement }: Fact): number {
  const before = splitSentences(body.slice(0, start)).length;
  const own = splitSentences(body.slice(start, end));
  const told = own.map((sentence) => Math.max(coverage(text, sentence), statement ? coverage(statement, sentence) : 0));
  return before + Math.max(0, told.indexOf(Math.max(...told)));
}

const switchedOn = (where: string, name: string, fact: Fact): string =>
  `${where} the ${name} (“${fact.text}”), which is switched on.`;

function list(parts: readonly string[]): string {
  const unique = [...new Set(parts)];
  return unique.length < 2 ? (unique[0] ?? '') : `${unique.slice(0, -1).join(', the ')} and the ${unique.at(-1) ?? ''}`;
}
