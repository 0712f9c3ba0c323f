/** Essentials that no text of a batch asks for. */
import type { StepContext } from './context.ts';
import { isEssential } from './surest.ts';

/** Notes which essentials no text asks for, and whether there are any. */
export function tellUnsaid(
  { ledger, notes, sources }: Pick<StepContext, 'ledger' | 'notes' | 'sources'>,
  said: ReadonlySet<string>,
): void {
  const unsaid = ledger.person.filter(
    (line) =>
      isEssential(line) &&
      !said.has(line.fact.id) &&
      ![...(ledger.alike.get(line.fact.id) ?? [])].some((id) => said.has(id)),
  );
  if (unsaid.length === 0) return;
  sources.unsaid = true;
  for (const { typed, fact } of unsaid)
    notes.add(
      `Not in these texts: "${typed}"${fact.source === 'brief' ? '' : ', which the job description asks for'}. There was no room for it; a longer length or a further text would have it.`,
    );
}
