/** What happens now and then, of which shorthand names one: there are several. */

import { missing } from './missing-article.ts';
import { chunkAt, determined, headIn, rowFrom } from './noun-chunks.ts';

/** Verbs of which there is one now and then, and what they happen to. */
const nowAndThen =
  /^(?:report|record|log|note|investigate|identify|spot|flag|raise|escalate|resolve|handle|answer|conduct|hold|attend|perform|undertake|complete|organise|organize|arrange|deal|chair|minute|run|carry|deliver|facilitate|react|reply|help|lead|plan|schedule|book|prepare|assist|support|participate|respond)$/;
const events =
  /^(?:miss|hazard|incident|accident|fault|defect|complaint|query|enquiry|inquiry|request|breakage|error|discrepancy|spill|visit|meeting|campaign|survey|inspection|audit|review|check|test|interview|call|appraisal|assessment|demo|demonstration|event|session|class|lesson|tour|trip|claim|referral|appointment|booking|delivery|drill|briefing|handover|debrief|trial|workshop)$/;
const plural = (noun: string): string =>
  /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;

/** "Report near miss and hazard", "conduct farmer meeting": what happens now and then, there are several of. */
export function withSeveral(verb: string, rest: string): string {
  // "Attend supervision and use it": what is pointed back at stays one.
  if (!nowAndThen.test(verb) || /\b(?:and|then) [a-z]+ it\b/.test(rest)) return rest;
  const words = rest.split(' ');
  // "Respond to service call", "take part in audit".
  const from =
    /^(?:respond|attend|reply|react|deal|assist|participate|help)$/.test(verb) &&
    /^(?:to|with|in)$/.test(words[0] ?? '')
      ? 1
      : 0;
  const first = chunkAt(words, from);
  const often = /^(?:raise|report|log|investigate|escalate|attend)$/.test(verb)
    ? /(?:tion|sion|hearing|viewing|breakdown|callout|call-out|emergency)$/
    : events;
  if (!first || determined.test(first.words[0] ?? '')) return rest;
  // "Attend mediation": it goes on, and is never counted.
  if (/^(?:mediation|arbitration|conciliation|supervision|rehabilitation|detention|education)$/.test(headIn(first)))
    return rest;
  // "Support delivery of the plan": one, of what is named.
  if (words[first.end] === 'of' && /^(?:the|our|your|an?|this|all|its|their)$/.test(words[first.end + 1] ?? ''))
    return rest;
  // "Run workshop of 3 fitters": a place, and of whom it consists.
  if (words[first.end] === 'of' && /^\d/.test(words[first.end + 1] ?? '')) return rest;
  const told = first.words.length === 1 && often !== events && often.test(headIn(first));
  if (!told && !missing(words, from, from === 1 ? (words[0] ?? '') : '', 'the', { guess: true })) return rest;
  const row = rowFrom(words, first, true);
  const fits = row.every(
    (chunk) =>
      !determined.test(chunk.words[0] ?? '') &&
      (events.test(headIn(chunk)) || often.test(headIn(chunk)) || /[^s]s$/.test(headIn(chunk))),
  );
  if (!fits) return rest;
  for (const chunk of row) {
    const at = chunk.from + chunk.words.length - 1;
    const head = headIn(chunk);
    if (!/[^s]s$/.test(head)) words[at] = (words[at] ?? '').replace(head, plural(head));
  }
  return words.join(' ');
}
