/** Holds the chosen texts against what the recruiter gave, a moment after they change. */

import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ChosenElement } from '#domain/framework.ts';
import { answerOf } from '#web/api/queries.ts';
import { confirmedAs, type OpenClaim, textsOf } from './final-state.ts';

/** Milliseconds after the last change. */
const pause = 400;

export interface Facts {
  state: 'checking' | 'failed' | 'checked';
  /** Claims that nothing given says and nobody has confirmed. */
  open: OpenClaim[];
  /** Claims that were given, each with its source, once. */
  given: { text: string; source: string }[];
}

export function useFacts(advertId: string, chosen: readonly ChosenElement[], confirmed: readonly string[]): Facts {
  const [settled] = useDebouncedValue(chosen, pause);
  const parts = textsOf(settled);
  const answer = useQuery({
    ...answerOf('framework.checkFacts', { body: { advertId, texts: parts.map(({ text }) => text) } }),
    enabled: parts.length > 0,
    // The same words against the same facts; a new brief is looked at with the next visit.
    staleTime: 60_000,
  });
  const current = settled === chosen;
  const open = (current ? (answer.data?.claims ?? []) : []).flatMap((claims, at) => {
    const part = parts[at];
    if (part === undefined) return [];
    return claims
      .filter((claim) => claim.source === null && !confirmed.includes(confirmedAs(claim, part.text)))
      .map((claim) => ({ step: part.step, item: part.item, part: part.part, claim }));
  });
  const given = new Map<string, { text: string; source: string }>();
  for (const { text, source } of current ? (answer.data?.claims.flat() ?? []) : []) {
    if (source !== null) given.set(`${text.toLowerCase()} ${source}`, { text, source });
  }
  if (answer.isError) return { state: 'failed', open: [], given: [] };
  const checked = parts.length === 0 || (current && answer.data !== undefined);
  return { state: checked ? 'checked' : 'checking', open, given: [...given.values()] };
}
