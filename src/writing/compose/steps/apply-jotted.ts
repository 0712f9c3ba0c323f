/**
 * How to apply, jotted down as a row: "apply, Indeed, bring CV". Where, and what to bring or send, are said with the small words
 * that the row leaves out.
 */
import { rare } from '../language/its-words.ts';

const board =
  '(?:Indeed|LinkedIn|Total ?jobs|Reed|Step ?Stone|CV-?Library|Seek|Naukri(?:\\.com)?|NHS Jobs|Civil Service Jobs|Glassdoor|Monster|Xing|Gumtree|Jobs\\.ie|IrishJobs|Handshake|ZipRecruiter|Facebook|Caterer|Workday|Trac|Eteach|TES|Guardian Jobs|(?:our |the |company |own )?(?:web ?site|careers page|portal|app))';
const paper =
  '(?:CV|r[eé]sum[eé]|portfolio|cover(?:ing)? letter|certificates?|certs|licen[cs]e|ID|tickets?|references)';
const row = rare(
  new RegExp(
    `^(?:to )?apply(?: now| today)?(?:,| -| –)? ?(?:on |via |thru |through |by |at )?(${board})(?:(?:,| -| –| \\+| &| and)? ?(bring|send|attach|include|with|have) (?:your |an? )?(${paper})(?: (?:and|\\+|&) (?:your |an? )?(${paper}))?)?[.!]?$`,
    'i',
  ),
);
const brought = rare(
  new RegExp(
    `^(apply|walk in|call in|drop in|pop in|come in|come),? (?:and )?(bring|send|attach|with) (?:your |an? )?(${paper})[.!]?$`,
    'i',
  ),
);
/** "Walk in interview", "drop-in sessions every Friday": something to come to, and no order, though its first word may be a verb. */
const occasion = rare(
  /^(?:an? |our |the |attend |for )?(walk|drop|sit|call)[- ]in (interview|session|assessment|clinic|morning|afternoon|evening|day)(s?)(?:,? ((?:on|at|every|from|this|next|in|between) [^,;:.]+))?[.!]?$/i,
);

/** "Our website" is ours; a board is called by its name. */
const named = (where: string): string =>
  /^(?:our|the|company|own|web ?site|careers|portal|app)/i.test(where)
    ? where.replace(/^(?:the |company |own |our )?/i, 'our ').replace(/web site/i, 'website')
    : where;
const written = (thing: string): string =>
  /^(?:CV|ID)$/i.test(thing) ? thing.toUpperCase() : thing.replace(/^certs$/i, 'certificates').toLowerCase();

/** The row as the sentence it is; any other text as it was. */
export function asApplied(typed: string): string {
  const [, where = '', verb = '', thing = '', more = ''] = row.exec(typed.trim()) ?? [];
  if (where !== '') {
    const papers = thing === '' ? '' : `${written(thing)}${more === '' ? '' : ` and ${written(more)}`}`;
    const lead = /^with$/i.test(verb) ? ' with your ' : ` and ${verb.toLowerCase()} your `;
    return `Apply ${/app$|portal$/i.test(where) ? 'through' : 'on'} ${named(where)}${papers === '' ? '' : `${lead}${papers}`}`;
  }
  const [, comes = '', held = '', several = '', when = ''] = occasion.exec(typed.trim()) ?? [];
  if (held !== '')
    return `Come to ${several === '' ? 'a' : 'one of our'} ${comes.toLowerCase()}-in ${held.toLowerCase()}${several.toLowerCase()}${when === '' ? '' : ` ${when}`}`;
  const [, first = '', how = '', one = ''] = brought.exec(typed.trim()) ?? [];
  if (one === '') return typed;
  return `${first.charAt(0).toUpperCase()}${first.slice(1).toLowerCase()} ${/^with$/i.test(how) ? 'with' : `and ${how.toLowerCase()}`} your ${written(one)}`;
}
