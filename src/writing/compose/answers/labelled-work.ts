/** "Coaching: listen to ten calls a week": a part of the work by its name, and what is done for it. */
import { isVerbBase } from '../language/verbs.ts';

/** The sentence that says both; null where the line has no such label, or what follows is no order. */
export function labelledWork(text: string): string | null {
  const [, name = '', work = ''] = /^([A-Z][a-z]+ing): ([a-z]+ [^:]+)$/.exec(text) ?? [];
  if (/^(?:during|starting|evening|morning|including|opening|closing)$/i.test(name)) return null;
  return name !== '' && isVerbBase(work.split(' ')[0] ?? '')
    ? `For ${name.charAt(0).toLowerCase()}${name.slice(1)}, you'll ${work}`
    : null;
}
