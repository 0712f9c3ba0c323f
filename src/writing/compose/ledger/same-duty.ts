/** Whether two tasks are the same one in other words. */

/** Those who are trained, led and looked after, whatever they are called. */
const staff = /^(?:staff|colleagues|team|teams|crew|assistants|juniors|starters|employees|trainees|apprentices)$/;
/** Verbs that say no more than that something is one's own. */
const general =
  /^(?:own|manage|handle|oversee|run|coordinate|administer|lead|look after|deal with|take charge of|take care of|be responsible for|take responsibility for|supervise|maintain)\b/;
/** What is done with a team as a whole. */
const staffing = /^(?:recruit|train|induct|roster|supervise|manage|lead|brief|deploy|schedule|coordinate|organise)\b/;
const objectEnd =
  /^(?:of|for|with|to|on|in|at|from|by|as|and|or|using|including|ensuring|against|across|via|within|before|after|during|per|each|every|twice|daily|weekly|monthly|when|where|while|so|that|who|which|into|onto|over|under|through|between|safely|[a-z]+ly)$/;

/** The verb of a task, and the words that it is first done to without what stands before them. */
function deedOf(text: string): { verb: string; object: string[] } {
  const verb = general.exec(text)?.[0] ?? text.split(' ')[0] ?? '';
  const object: string[] = [];
  for (const word of text.slice(verb.length).trim().split(' ')) {
    if (objectEnd.test(word) && object.length > 0) break;
    if (!/^(?:the|an?|our|your|all|any|up|out|off|down|new|\d\S*)$/.test(word))
      object.push(word.replace(/[,;.]$/, '').toLowerCase());
    if (/[,;]$/.test(word)) break;
  }
  return { verb, object };
}

/**
 * Whether two tasks are the same in other words: "train weekend staff on watering" and "train colleagues", "recruit and
 * roster 22 invigilators" and "manage the team of invigilators", "negotiate the service agreement" and "own it".
 */
export function isSameTask(one: string, other: string): boolean {
  const [first, second] = [deedOf(one), deedOf(other)];
  const [head, further] = [first.object.at(-1) ?? '', second.object.at(-1) ?? ''];
  if (head === '' || further === '') return false;
  if (first.verb === second.verb) {
    if (staff.test(head) && staff.test(further)) return true;
    const [short, long] = [first.object, second.object].sort((left, right) => left.length - right.length);
    return (
      head === further &&
      (short ?? []).every((word) => long?.includes(word)) &&
      (head.length > 4 || first.object.length > 1)
    );
  }
  if (!general.test(one) && !general.test(other)) return false;
  // "Manage the team of invigilators": whom it consists of.
  const whom = (text: string): string | undefined =>
    / (?:team|group|pool|bank|crew) of (?:\S+ )??([a-z]{5,}s)\b/.exec(text)?.[1];
  for (const [team, people] of [
    [one, other],
    [other, one],
  ] as const) {
    const of = whom(team);
    if (
      of !== undefined &&
      staffing.test(people) &&
      new RegExp(`(?:\\d+|the|our|all|[a-z]+,|and [a-z]+|^[a-z]+) ${of}\\b`).test(people)
    )
      return true;
  }
  return (
    head === further &&
    first.object.length > 1 &&
    second.object.length > 1 &&
    first.object.at(-2) === second.object.at(-2)
  );
}
