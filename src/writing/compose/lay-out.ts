/** Sentences laid out as the text of an item, with the place of each in it. */

import type { Candidate } from './plan/pool.ts';
import type { Body } from './steps/body.ts';
import type { ApplyHouseStyle, TraceSpan } from './types.ts';

/** Sentences to text, with the place of each. */
export function layOut(
  part: TraceSpan['part'],
  sentences: readonly Candidate[],
  house: ApplyHouseStyle,
  separator = ' ',
): { text: string; spans: TraceSpan[] } {
  let text = '';
  const spans: TraceSpan[] = [];
  for (const sentence of sentences) {
    if (text) text += separator;
    const start = text.length;
    text += house(sentence.text);
    spans.push({ part, start, end: text.length, frameId: sentence.frameId, factIds: sentence.factIds });
  }
  return { text, spans };
}

/** A body as text: its paragraphs, and each bullet on a line of its own. */
export function layOutBody(
  body: Body,
  house: ApplyHouseStyle,
  paragraphs: boolean,
): { text: string; spans: TraceSpan[] } {
  const half = Math.ceil(body.sentences.length / 2);
  // What leads the bullets in stands on the line before them: one line, then the list.
  const parts = [
    ...(paragraphs && body.bullets.length === 0 && body.sentences.length > 6
      ? [body.sentences.slice(0, half), body.sentences.slice(half)]
      : [body.sentences]),
  ];
  if (body.leadIn) parts[parts.length - 1] = [...(parts.at(-1) ?? []), body.leadIn];
  let text = '';
  const spans: TraceSpan[] = [];
  const append = (made: { text: string; spans: TraceSpan[] }, prefix = ''): void => {
    if (!made.text) return;
    if (text) text += '\n';
    text += prefix;
    for (const span of made.spans)
      spans.push({ ...span, start: span.start + text.length, end: span.end + text.length });
    text += made.text;
  };
  for (const part of parts) append(layOut('body', part, house));
  for (const bullet of body.bullets) append(layOut('body', [bullet], house), '• ');
  return { text, spans };
}
