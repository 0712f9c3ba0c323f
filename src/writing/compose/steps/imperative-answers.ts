/** What bare phrases among the imperatives mean: the fact that they point at, in a sentence. */

import { noteLike } from '../frames/patterns.ts';
import { determine, lowerFirst } from '../language/articles.ts';
import { headOf } from '../language/nouns.ts';
import { contentWords, countWords, coverage, wordsOf } from '../language/words.ts';
import { cleanText, splitSentences } from '../ledger/clean.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { Imperative } from '../ledger/imperatives.ts';
import { readStatement, type Statement } from '../ledger/statement.ts';
import { findExclusion } from '../ledger/withhold.ts';
import { realiseDate } from '../plan/bind.ts';
import type { StepOptions, WriterInput } from '../types.ts';

/** "State the joining date": the dates that the ledger has. */
export function sayDate(text: string, ledger: Ledger): Statement | null {
  const start = ledger.sentences
    .map(({ statement }) => /^The job starts (.+)$/.exec(statement.text)?.[1])
    .find((when) => when !== undefined);
  if (start && /\b(?:start\w*|joining) date$/i.test(text)) return readStatement(`${text} is ${start}`);
  const closes = realiseDate(ledger.deadline, ledger.american);
  return closes && /\b(?:closing date|deadline)$/i.test(text) ? readStatement(`${text} is ${closes}`) : null;
}

/** "Mention the parking": what the guidelines say of such a reward. */
export function sayReward(text: string, ledger: Ledger): Statement | null {
  const wanted = contentWords(text);
  const reward =
    wanted.length > 0
      ? ledger.rewards.find(({ title, statements }) =>
          wanted.every((word) => contentWords(`${title} ${statements[0]?.text ?? ''}`).includes(word)),
        )
      : undefined;
  if (!reward) return null;
  const told = reward.statements[0];
  if (told?.kind === 'clause') return told;
  return readStatement(`You get ${determine(lowerFirst(reward.title))}`);
}

/** "Say how often you fly to the mines": the sentence of the recruiter's that tells it; null where none does. */
export function answerOf(text: string, ledger: Ledger): Statement | null {
  const question = /^Ask us (?:how|when|where|what|which|who|why)\b(.+)$/i.exec(text)?.[1];
  const wanted = question
    ? contentWords(question).filter((word) => !/^(?:often|much|many|long|far|soon)$/.test(word))
    : [];
  if (wanted.length < 2) return null;
  const told = ledger.sentences
    .filter(({ fact }) => /^(?:proposition|description|evidence)$/.test(fact.kind))
    .find(({ statement }) => {
      const words = contentWords(statement.text);
      return wanted.filter((word) => words.includes(word)).length / wanted.length >= 0.5;
    })?.statement;
  if (!told) return null;
  return told.kind === 'clause' ? told : { ...told, kind: 'loose' };
}

/** What is pointed at and is nowhere in the facts is something to ask us about. */
export function askAbout(text: string, ledger: Ledger): Statement | null {
  if (!/^(?:the|our|your) [a-z]+(?: [a-z]+){0,3}$/i.test(text)) return null;
  const known = [...ledger.facts.values()].some(
    (fact) => coverage(text, `${fact.text} ${fact.statement ?? ''}`) >= 0.5,
  );
  return known ? null : readStatement(`Ask us about ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
}

/** A sentence of the recruiter's own that has a bare phrase in it: "Skerry Bank" is better said than announced. */
export function findSaying(imperative: Imperative, input: WriterInput, options: StepOptions): Statement | null {
  const { brief } = input;
  const texts = [
    brief?.proposition,
    brief?.description,
    brief?.supportingEvidence,
    options.useJobDescription && input.jobDescription?.matches
      ? input.jobDescription.text.replace(/([^\n.:;])\n(?=[a-z])/g, '$1 ')
      : null,
  ];
  for (const text of texts) {
    for (const sentence of splitSentences(cleanText(text).text)) {
      if (
        coverage(imperative.text, sentence) < 0.99 ||
        wordsOf(sentence).length > 24 ||
        wordsOf(sentence).length < 4 ||
        findExclusion(sentence) ||
        /[:/()|]|\b(?:post ?holder|shall|[A-Z]{4,})\b|\bapplicants?\b/.test(sentence)
      )
        continue;
      const statement = readStatement(sentence);
      if (statement?.kind === 'clause' && !/^(?:they|it|he|she|this|these|which)\b/i.test(statement.text))
        return statement;
    }
  }
  return null;
}

/** Words for a thing of which only the thing itself tells something: "the weekend pattern". */
const general =
  /^(?:pattern|policy|scheme|option|offer|benefit|package|arrangement|rota|team|role|job|company|work|part|detail|opportunit|fact|thing|time|plan|culture)/;

/** "Mention the weekend pattern": the fact that has it, in its own words. */
export function withItsFact(imperative: Imperative, ledger: Ledger): Statement | null {
  if (!/^(?:the|our|your) /i.test(imperative.text) || /:/.test(imperative.text)) return null;
  const wanted = contentWords(imperative.text).filter((word) => !general.test(word));
  if (wanted.length === 0) return null;
  const about = ledger.sentences
    .filter(({ fact }) => /^(?:proposition|description|evidence)$/.test(fact.kind))
    .find(
      ({ statement }) =>
        wanted.every((word) => contentWords(statement.text).includes(word)) &&
        !/[:;]/.test(statement.text) &&
        countWords(statement.text) <= 20,
    );
  if (!about) return null;
  // "Run our flagship with 28 staff" says "the 28 staff".
  return /^(?:clause|verb)$/.test(about.statement.kind) ? about.statement : { ...about.statement, kind: 'loose' };
}

/** "The tail lift": the task that has to do with it. */
export function withItsTask(imperative: Imperative, ledger: Ledger): Statement | null {
  const wanted = contentWords(imperative.text).filter((word) => !general.test(word));
  const task =
    wanted.length > 0
      ? ledger.duties.find(({ fact }) => wanted.every((word) => contentWords(fact.text).includes(word)))
      : undefined;
  return task && task.thing === undefined ? readStatement(`You ${task.fact.text.replace(/^be\b/, 'are')}`) : null;
}

/** "Administrative support of one day a week": as a sentence. What is short or has figures of its own stands as a note. */
export function thereIs(statement: Statement): Statement {
  const head = headOf(statement.lower).split(' ').at(-1) ?? '';
  if (
    noteLike.test(statement.text) ||
    /^(?:the|our|your|this|that)\b|[,;:]/i.test(statement.text) ||
    !/^[a-z-]+$/.test(head)
  )
    return statement;
  return readStatement(`There ${/[^s]s$/.test(head) ? 'are' : 'is'} ${statement.lower}`) ?? statement;
}
