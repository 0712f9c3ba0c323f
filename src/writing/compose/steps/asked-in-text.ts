/** What an imperative asks to tell and the recruiter's own wording has: the hours, how many there are, the thing itself. */
import { withArticle } from '../language/articles.ts';
import { headOf, isUncounted } from '../language/nouns.ts';
import { contentWords } from '../language/words.ts';
import type { Ledger } from '../ledger/facts.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import { readStatement, type Statement } from '../ledger/statement.ts';
import { sayTimes } from './imperative-answers.ts';
import { inSentence } from './imperative-notes.ts';

const hoursAsked =
  /^(?:the |our |your )?(?:(?:weekly|working|contracted|normal|exact) )?(?:hours(?: of work)?|(?:shift|work|working) (?:pattern|times|hours|week)|shifts|pattern of (?:work|shifts)|rota|roster)(?: (?:per|a|each) week)?$/i;

/** "State the shift pattern", "give the hours": when the description says one works, or for how long; null where nothing tells it. */
export function sayHours(text: string, ledger: Ledger): Statement | null {
  if (!hoursAsked.test(text)) return null;
  const said = sayTimes(ledger);
  if (said) return said;
  // A number of hours is no pattern of shifts.
  if (/\b(?:pattern|shifts|rota|roster|times)\b/i.test(text)) return null;
  const hours = [...ledger.facts.values()].find(({ kind }) => kind === 'hours');
  return hours ? readStatement(`The job is ${hours.text}`) : null;
}

const number =
  '(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)';

/** "Say how many staff there are": as a task or a bracket of the recruiter's has the figure. Null where none has. */
export function sayCount(
  text: string,
  ledger: Ledger,
  texts: readonly (string | null | undefined)[],
): Statement | null {
  const [, asked = ''] =
    /^(?:Ask us )?how many ((?:[a-z-]+ ){0,3}?[a-z-]+?)(?: (?:there (?:are|is)|we have|you (?:will )?(?:have|see|look after|manage|lead|work|do)|(?:are|is|work|live|come) .*|per .*|an? (?:week|month|year|day|shift)))?$/i.exec(
      text,
    ) ?? [];
  const wanted = contentWords(asked);
  const noun = asked.split(' ').at(-1) ?? '';
  if (wanted.length === 0 || noun === '') return null;
  const counted = new RegExp(`\\b(${number}\\+?) ((?:[a-z-]+ ){0,2}?)(${noun})\\b`, 'i');
  const task = ledger.duties.find(({ fact }) => counted.test(fact.text))?.fact;
  if (task && task.text.split(' ').length <= 14) return readStatement(`You ${task.text}`);
  for (const source of texts)
    for (const sentence of splitSentences(source?.slice(0, 50_000) ?? '')) {
      const [, many, kind = '', what] = counted.exec(sentence) ?? [];
      if (many && what) return readStatement(`There are ${many} ${kind}${what}`);
    }
  return null;
}

/** "Mention the sensory room", where a sentence has "a sensory room on the same corridor": that there is one, and where. */
export function sayThere(text: string, texts: readonly (string | null | undefined)[]): Statement | null {
  const [, thing = ''] = /^(?:the|our) ((?:[a-z-]+ ){1,3}[a-z-]+)$/i.exec(text) ?? [];
  if (thing === '' || /s$/i.test(thing)) return null;
  const named = new RegExp(
    `\\b((?:an?|our own) ${thing}(?: (?:on|in|at|near|beside|next to|above|behind|opposite|for|with|of) (?:[\\w'’-]+ ?){1,6}?)?)(?=[.,;:!?()]|$| (?:and|but|so|that|which|where|who)\\b)`,
    'i',
  );
  for (const source of texts) {
    const found = named.exec(source?.slice(0, 50_000) ?? '')?.[1];
    if (found) return readStatement(`There is ${found.charAt(0).toLowerCase()}${found.slice(1)}`);
  }
  return null;
}

/** "Mention Unite branch 12": the description's sentence that has the name, whole; null where none has it word for word. */
export function sayWithName(text: string, ledger: Ledger): Statement | null {
  const name = text.replace(/^(?:the|our) /i, '').replace(/[.!]+$/, '');
  // A name or a figure is found word for word; what is only a thing has other ways.
  if (!/\d|\b[A-Z]{2,}\b|[a-z]* ?\b[A-Z][a-z]+ [A-Z0-9]/.test(name) || name.split(' ').length > 6) return null;
  const found = ledger.sentences.find(
    ({ fact, statement }) =>
      /^(?:description|proposition)$/.test(fact.kind) &&
      statement.text.includes(name) &&
      statement.text.split(' ').length <= 22,
  );
  const said = found ? inSentence(found) : null;
  // "This is four-year apprenticeship with Unite": one of them.
  const [, lead = '', thing = ''] =
    /^(This is|It is|There is|You join) (?!(?:an?|the|our|your|one)\b)(.+)$/.exec(said?.text ?? '') ?? [];
  const head =
    headOf(thing.replace(/ \(.*$/, ''))
      .split(' ')
      .at(-1)
      ?.toLowerCase() ?? '';
  return lead && !/[^sui]s$/.test(head) && !isUncounted(head) ? readStatement(`${lead} ${withArticle(thing)}`) : said;
}
