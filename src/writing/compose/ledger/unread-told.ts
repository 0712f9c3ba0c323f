/** What the brief only names and no sentence can say ("PMIs", "the workforce plan"), where a line of the job description tells of it in full. */
import { deedRoot } from './deed-nouns.ts';
import type { DutyFact } from './facts.ts';
import { objectWords, withoutInitials } from './same/same-duty.ts';

const rootsOf = (text: string): readonly string[] => [...new Set(objectWords(text.replace(/-/g, ' ')).map(deedRoot))];

/** Whether a task tells of what is named: by the words of its initials, by all of its words, or by most of three and more. */
export function tellsNamed(name: string, task: string): boolean {
  const bare = name.replace(/^(?:the|our|your) /i, '');
  if (/^[A-Z]{2,5}s?$/.test(bare)) return withoutInitials(bare, task) !== bare;
  const [wanted, said] = [rootsOf(bare), rootsOf(task)];
  const shared = wanted.filter((word) => said.includes(word));
  return shared.length > 1 && shared.length * 3 >= wanted.length * 2;
}

/** The tasks, where one that tells an unread name in full stands for it: no note then says that the name is in no text. */
export function withTold(duties: readonly DutyFact[], unread: number): DutyFact[] {
  const taken = new Set<string>();
  return duties.map((duty) => {
    if (duty.fact.source !== 'jobDescription' || duty.twin || duty.doubt >= unread) return duty;
    const named = duties.find(
      (other) =>
        other.fact.source === 'brief' &&
        other.thing !== undefined &&
        other.doubt >= unread &&
        !taken.has(other.fact.id) &&
        tellsNamed(other.thing.text, duty.fact.text),
    );
    if (!named) return duty;
    taken.add(named.fact.id);
    return { ...duty, twin: named.fact.id };
  });
}
