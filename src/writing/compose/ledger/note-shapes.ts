/** Notes of a description whose shape says which sentence they are, though they have no verb: "probation of six months", "tools: Miro, Jira". */
import { countedNote } from '../frames/patterns.ts';
import { lowerFirst, upperFirst } from '../language/articles.ts';
import { finiteAuxiliary, pronouns } from '../language/clause.ts';
import { kindOf } from '../language/kind.ts';
import { isCounted } from '../language/nouns.ts';

const few = '(?:about |up to |at least )?(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen)';
/** "Probation of six months", "notice period three months", "induction: two weeks". */
const lasting = new RegExp(
  `^(?:an? |the )?((?:[a-z-]+ )?(?:probation(?:ary)?(?: period)?|notice(?: period)?|induction|training|handover|onboarding|course|season|assignment|trial(?: period)?|shadowing|commission(?:ing)? period|rotation))(?: of|:| is|,)? (${few}(?:(?: to |-)\\d+)? (?:days?|weeks?|months?|years?|terms?)(?:,? (?:paid|full[- ]time|in .+|at .+|with .+|on .+))?)$`,
  'i',
);

const aside =
  /^(?:(?:[a-z]+|\d+) of (?:them|which|whom)|all|both|each|most(?:ly)?|half|mainly|some|no|none|with|in|on|at|from|plus) /i;
/** One and a row of things: the last has its "and". */
export function withAnd(text: string): string {
  const parts = text.split(/, (?!\d{3}\b)/);
  // "Nine stages, two of them in college": more of the same things.
  if (parts.length < 2 || / (?:and|or|plus) /.test(text) || parts.slice(1).some((part) => aside.test(part)))
    return text;
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const ofThings =
  /^(?:(?:\d[\d,.]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty) )(?:[\w’'&-]+ ){0,4}[\w’'&-]+$/i;
const hasVerb = (text: string): boolean =>
  text.split(/[ ,]+/).some((word) => finiteAuxiliary.test(word) || pronouns.test(word));

/** "30 rooms, 50 covers, one rosette": how many there are; null where it is no such row. */
export function asCounted(text: string): string | null {
  const bare = text.replace(/[.]$/, '');
  const first = bare.split(/, /)[0] ?? '';
  if (!countedNote.test(bare) || hasVerb(bare)) return null;
  // "Two people sign off every number": a sentence, and no number of people.
  if (!bare.includes(', ') && kindOf(bare) === 'clause') return null;
  if (bare.includes(', ') && kindOf(first) === 'clause' && !ofThings.test(first)) return null;
  return bare.split(/, (?!\d{3}\b)/).every((part) => ofThings.test(part)) ? withAnd(bare) : bare;
}

/** "Tools: Miro, Jira, Slack", "team: six nurses, two porters": what the label is. */
export function ofLabel(label: string, note: string): string | null {
  const what = label.trim();
  const head = what.split(' ').at(-1)?.toLowerCase() ?? '';
  if (what.split(' ').length > 2 || hasVerb(note) || /[;:]/.test(note)) return null;
  const many = /[^su]s$/.test(head);
  if (
    !many &&
    !isCounted(head) &&
    !/^(?:kit|stack|team|fleet|patch|crew|tech stack|software|travel|commute|dress code)$/i.test(head)
  )
    return null;
  const named = /^(?:our|the|your)\b/i.test(what)
    ? lowerFirst(what)
    : /^(?:software|travel|tech|commute)$/.test(head)
      ? lowerFirst(what)
      : `the ${lowerFirst(what)}`;
  const said = withAnd(note);
  return `${upperFirst(named)} ${many ? 'are' : 'is'} ${/^[A-Z][a-z]/.test(said) && !/^[A-Z][a-z]+(?:,| and |$)/.test(said) ? lowerFirst(said) : said}`;
}

/** "Patch runs from Bala to Corwen": it does. */
const runs =
  /^((?:[a-z-]+ )?(?:patch|route|round|beat|area|territory|region|territories|shift|term|season|contract|post|rota|week|day|site|line|course|training)) (runs|covers|stretches|spans|takes in|starts|begins|ends|finishes|includes) (?=(?:from|to|at|on|in|between|all|the|both|\d|[A-Z]|two|three|four|five|six)\b)/i;

/** A note with the verb that its shape tells; null where none does. */
export function asShaped(text: string): string | null {
  const bare = text.replace(/[.]$/, '');
  const [, what = '', length = ''] = lasting.exec(bare) ?? [];
  if (what) return `The ${lowerFirst(what)} is ${length}`;
  const route = runs.exec(bare);
  if (route?.[1] && !/^(?:the|our|your|an?)\b/i.test(bare)) return `The ${lowerFirst(bare)}`;
  return null;
}
