/** When one works and what one brings, jotted down among the tasks: "cash up, order stock, early and late shifts", "fit kitchens, own tools". Nothing that is done, and for a reader more than any task. */
import { upperFirst } from '../language/first-capitals.ts';
import { isVerbBase } from '../language/verbs.ts';
import { splitOutsideBrackets } from '../mining/tasks/outside-brackets.ts';
import { bringsTools } from './notes/team-in-full.ts';
import { saysStart } from './start-times.ts';
import { tellsTimes } from './surely/times.ts';

/** Days and shifts by their names; how often something is done is told of a task. */
const ofWeek =
  /\b(?:shifts?|nights|evenings|mornings|afternoons|weekends?|earlies|lates|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b/i;
/** What is called at odd hours, slept or is done in a week is told with the task that it is. */
const ofTask =
  /\b(?:call|callouts?|call-outs?|stand-?by|sleep-?ins?|hours?|monthly|weekly|off|when|if)\b|^(?:and|or|on|in|at|by|from|rotating|waking|sleeping)\b/i;

const clock = /\b(?:start|begin)/i;

/** Whether a part of a list of tasks surely tells when one works. */
export const tellsWhen = (part: string): boolean => {
  const bare = part.replace(/[.\s]+$/, '').trim();
  return saysStart(bare) !== null || (ofWeek.test(bare) && !ofTask.test(bare) && tellsTimes(bare));
};

/** "Play with children, mornings, prepare snacks": times that stay among the tasks are parted from what is done before them. */
export const timesApart = (tasks: string): string =>
  tasks
    .split('\n')
    .map((line) => {
      const parts = splitOutsideBrackets(line);
      return parts.some(tellsWhen)
        ? parts.reduce(
            (all, part, at) => `${all}${tellsWhen(part) || tellsWhen(parts[at - 1] ?? '') ? '; ' : ', '}${part}`,
          )
        : line;
    })
    .join('\n');

/** "Fit kitchens, own tools": nobody owns them as a task. */
function toolsApart(tasks: string): { left: string; told: string[] } {
  if (!/\bown\b/i.test(tasks)) return { left: tasks, told: [] };
  const told: string[] = [];
  const left = tasks
    .split('\n')
    .map((line) => {
      const parts = line.split(/(?<=;)\s+/).flatMap((half) => splitOutsideBrackets(half));
      const kept = parts.filter((part) => bringsTools(part.replace(/[.;\s]+$/, '')) === null);
      if (kept.length === parts.length || kept.length === 0) return line;
      for (const part of parts) if (!kept.includes(part)) told.push(`${bringsTools(part.replace(/[.;\s]+$/, ''))}.`);
      return kept.map((part, at) => (at === kept.length - 1 || part.endsWith(';') ? part : `${part},`)).join(' ');
    })
    .join('\n');
  return { left, told };
}

/** The tasks without those parts, and each of them as a sentence. Where the description tells of times itself, they stay where they are. */
export function timesAmongTasks(typed: string, description: string): { tasks: string; times: string[] } {
  const { left: tasks, told } = toolsApart(typed);
  if (!(ofWeek.test(tasks) || clock.test(tasks)) || ofWeek.test(description)) return { tasks, times: told };
  const times: string[] = [...told];
  const lines = tasks.split('\n').map((line) => {
    const parts = line.split(/(?<=;)\s+/).flatMap((half) => splitOutsideBrackets(half));
    const kept = parts.filter((part) => !tellsWhen(part.replace(/;$/, '')));
    if (kept.length === parts.length || kept.length === 0) return line;
    for (const part of parts)
      if (!kept.includes(part))
        times.push(`${saysStart(part.replace(/;$/, '')) ?? upperFirst(part.replace(/[.;\s]+$/, '').trim())}.`);
    return kept.map((part, at) => (at === kept.length - 1 || part.endsWith(';') ? part : `${part},`)).join(' ');
  });
  return { tasks: lines.join('\n'), times };
}

/** "Check guests in and out, early and late shifts." in a description: what is done, and then a sentence of its own that says when. */
export const timesBehindOrders = (description: string): string =>
  /, [^.\n]*\b(?:shifts?|nights|evenings|weekends?)\b/.test(description)
    ? description.replace(
        /(^|[.!?]\s+|\n)((?:You (?:will )?)?([A-Za-z]+) [^,;:.!?\n]+), ([^,;:.!?\d\n]+)(?=[.!?\n]|$)/g,
        (whole, start: string, deed: string, verb: string, when: string) =>
          isVerbBase(verb.toLowerCase()) && !/day/i.test(when) && tellsWhen(when)
            ? `${start}${deed}. ${upperFirst(when)}`
            : whole,
      )
    : description;
