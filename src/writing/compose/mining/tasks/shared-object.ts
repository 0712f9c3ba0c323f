/** Tasks whose thing stands in the task before them: "collect samples, label and store in the cold box". */
import { withArticles } from '../../language/shorthand-articles.ts';
import { parseVerbPhrase, type VerbPhrase } from '../../language/verb-phrase.ts';

/** What is done to a thing that has just been taken, made or got. */
const handled =
  /^(?:label|store|pack|scan|sort|fold|stack|send|wash|clean|dry|weigh|file|check|gut|ice|freeze|chill|box|bag|wrap|tag|price|record|log|enter|submit|upload|forward|circulate|distribute|dispatch|despatch|disinfect|sterilise|sterilize|rinse|crate|bundle|stamp|seal|count|grade|trim|peel|slice|chop|cut|stitch|press|iron|hang|photograph|test|inspect|treat|fit|place|put|shelve|rotate|catalogue|code|date)$/;
/** Of these nobody can do one without saying to what: "store in the fridge". */
const always =
  /^(?:label|store|send|forward|submit|upload|enter|weigh|tag|stack|fold|box|bag|crate|circulate|distribute|place|put|shelve|record|log)$/;
const where = /^(?:in|on|into|onto|by|at|to|with|under|for|daily|weekly|nightly|after|before|ready)\b/;

/** Whether what is done lacks what it is done to: where, how or to whom follows the verb. */
export const lacksObject = (heads: VerbPhrase['heads'], rest: string): boolean =>
  where.test(rest) &&
  !/^(?:for|with|by|at) /.test(rest) &&
  heads.length > 0 &&
  heads.every(({ verb, particle }) => always.test(verb) && particle === '');

/** Who is led, taught or served is nothing that was taken, made or got: "manage two payroll officers, submit to Revenue". */
const withPeople =
  /^(?:manage|lead|supervise|oversee|run|coordinate|support|train|coach|mentor|brief|greet|help|assist|guide|advise|serve|meet|welcome|visit|teach|motivate|line-manage|deputise|work|liaise)$/;

/** The thing of a task as it is pointed at later; null where it has none that could be. */
function pointed(task: string): string | null {
  const phrase = parseVerbPhrase(task.charAt(0).toLowerCase() + task.slice(1));
  if (!phrase || phrase.rest === '' || !phrase.inflects || phrase.heads.length > 2) return null;
  if (phrase.heads.every(({ verb }) => withPeople.test(verb))) return null;
  const [thing = ''] = phrase.rest.split(/ (?:from|in|on|at|for|of|with|by|to|before|after|every|each|per) /);
  if (where.test(phrase.rest) || /\b(?:that|which|who|what|how|when|if|them|it)\b|,/.test(thing)) return null;
  const last = thing.split(' ').at(-1) ?? '';
  return /(?:[^su\W]s|\b(?:people|children|fish|sheep|cattle))$/.test(last) || / and /.test(thing) ? 'them' : 'it';
}

/** "Label and store in the cold box" behind "collect samples": the two as one task; null where they are none. */
export function withItsObject(before: string, task: string): string | null {
  const [, first = '', second = '', rest = ''] = /^(?:and |then )?([a-z]+)(?: and ([a-z]+))? (\S.*)$/i.exec(task) ?? [];
  const verbs = [first, second].filter((verb) => verb !== '').map((verb) => verb.toLowerCase());
  if (lacksPeople(task) || verbs.length === 0 || !where.test(rest) || !verbs.every((verb) => handled.test(verb)))
    return null;
  if (/^(?:for|with|by|at) /.test(rest) && verbs.length < 2) return null;
  // "Cut and fit under the eye of a layer", "cut on the bandsaw": what, nobody knows, and an "it" of ours might point at the wrong thing.
  if (!verbs.some((verb) => always.test(verb)) && /^(?:under|on) /.test(rest)) return null;
  // "Check on residents", "log in to the till", "clean up at night": the verb has its preposition, and nothing is pointed at.
  if (
    /^(?:check (?:on|in|into|with)|log (?:on|in|into|onto)|sign (?:in|into)|press on|hang on|test (?:on|in)|fit (?:in|into|with)) /i.test(
      `${verbs.at(-1) ?? ''} ${rest}`,
    )
  )
    return null;
  if (before.split(' ').length + task.split(' ').length > 17) return null;
  const thing = pointed(before);
  return thing && `${before}, and ${verbs.join(' and ')} ${thing} ${withArticles(verbs.at(-1) ?? '', rest)}`;
}

/** What somebody at a desk does with people, and says without them: "check in and check out", "book in", "sign in and out". */
const withPeopleLeftOut =
  /^(?:and )?(check|book|sign)(?:ing)?[- ]in(?:(?: (?:and|&|or) | ?\/ ?|, )(?:(?:check|book|sign)(?:ing)?[- ])?out)?$/i;
const people =
  /\b(guests|visitors|patients|clients|customers|members|residents|pupils|students|passengers|drivers|contractors|delegates|travellers|campers|families|children)\b/i;

/** Whether a task leaves out whom it is done with. */
export const lacksPeople = (task: string): boolean => withPeopleLeftOut.test(task.trim());

/** Such a task with those whom the other tasks name; as it is where they name nobody, or two kinds. */
export function withItsPeople(task: string, all: readonly string[]): string {
  const [, verb = ''] = withPeopleLeftOut.exec(task.trim()) ?? [];
  if (verb === '') return task;
  const named = new Set(all.flatMap((one) => people.exec(one)?.[1]?.toLowerCase() ?? []));
  const [who = ''] = named;
  return named.size === 1 ? `${verb} ${who} in${/out$/i.test(task.trim()) ? ' and out' : ''}` : task;
}
