/**
 * What is asked as a topic with its answer: "CT experience? 2 years minimum. Cardiac CT? Desirable." The topic is what is
 * asked for, and the answer says how much of it, or how far it is a must.
 */

import { lowerFirst } from '../../language/first-capitals.ts';

/** A topic in a few words, which is no question to anybody. */
const topic =
  /(?<=^|[.!?;\n]\s*)(?!\s)(?!(?:what|who|which|where|when|how|why|do|does|did|are|is|can|could|will|would|have|has|any|must|nice|should|and|so)\b)([A-Za-z][^.?!;:,\n]{1,44})\?\s+((?:yes|no|not|none|nope|yep|essential|required|mandatory|a must|must|needed|desirable|preferred|ideally|nice|a plus|bonus|helpful|useful|optional|never|at least|min(?:imum)?\.?|\d)\b[^.?!;\n]*)[.!]?/gi;

const yes = /^(?:yes|yep)\b[\s,:–—-]*/i;
const no = /^(?:no|none|nope|never|not (?:needed|required|necessary|essential|at all|really|for this))\b/i;
const years =
  /^((?:at least |min(?:imum)?\.? |over )?\d+\+?(?: ?(?:-|–|to) ?\d+)? ?(?:years?|yrs?|months?))['’]?( min(?:imum)?| plus| or more)?$/i;
const wish = /^(?:desirable|preferred|ideally|nice(?: to have)?|a plus|bonus|helpful|useful|optional)\b/i;
const must = /^(?:essential|required|mandatory|a must|must|needed)\b[\s,:–—-]*/i;

function asked(name: string, answer: string): string {
  if (no.test(answer)) return '';
  const bare = answer.replace(yes, '');
  const [, many = '', more = ''] = years.exec(bare) ?? [];
  // "CT experience? 2 years minimum": so long of it.
  if (many !== '') {
    const least = more !== '' || /^min/i.test(many) ? 'at least ' : '';
    const count = many.replace(/^min(?:imum)?\.? /i, '');
    return `${least}${count} ${/\bexperience$/i.test(name) ? lowerFirst(name) : `of ${lowerFirst(name)}`}`;
  }
  if (wish.test(bare)) return `${name} desirable`;
  const rest = bare.replace(must, '');
  // "Cannulation? Essential, or will train".
  if (/^or\b/i.test(rest)) return `${name}, ${rest}`;
  if (rest === '') return `${name} essential`;
  return `${name} (${rest})`;
}

/** The text with such topics as what they ask for, each on a line of its own. */
export const withTopics = (text: string): string =>
  text.includes('?')
    ? text
        .replace(topic, (_, name: string, answer: string) => {
          const line = asked(name.trim(), answer.trim());
          return `\n${line}${line === '' ? '' : '.'}\n`;
        })
        .replace(/\n{2,}/g, '\n')
        .trim()
    : text;
