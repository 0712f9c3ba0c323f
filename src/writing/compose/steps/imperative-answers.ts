/** What bare phrases among the imperatives mean: the fact that they point at, in a sentence. */
import { clockLike, shiftNote, workTimes } from '../frames/patterns.ts';
import { saysClause } from '../language/sure-clause.ts';
import { contentWords, countWords, coverage, wordsOf } from '../language/words.ts';
import { cleanText } from '../ledger/clean.ts';
import type { Ledger } from '../ledger/facts.ts';
import type { Imperative } from '../ledger/imperatives.ts';
import { sayNote } from '../ledger/notes/say-note.ts';
import { splitSentences } from '../ledger/split-sentences.ts';
import { readStatement, type Statement } from '../ledger/statement.ts';
import { findExclusion } from '../ledger/withhold.ts';
import type { StepOptions, WriterInput } from '../types.ts';
import { inSentence } from './imperative-notes.ts';

const orEqual = /\bor (?:an? )?(?:equal|equivalent|similar|comparable)\b/i;

/** "The drug screen", where somebody must pass a pre-employment drug screen: asked of the reader. Null where nothing of the kind is a must. */
export function sayAsked({ text }: Imperative, { person }: Ledger): Statement | null {
  const wanted = contentWords(text).filter((word) => !general.test(word));
  // "Excel", where good Excel skills are asked for: a name that a requirement has is no question for us.
  const isName = /^[A-Z][\w+#.-]*(?: [A-Z][\w+#.-]*)*$/.test(text);
  if (wanted.length === 0 || !(isName || /^(?:the|our|an?) /i.test(text))) return null;
  const figures = text.match(/\d+/g) ?? [];
  const asked = person.find(
    ({ person: one }) =>
      !one.desirable &&
      (!one.loose || orEqual.test(one.text)) &&
      countWords(one.text) <= 12 &&
      (namesAll(wanted, contentWords(one.text)) ||
        // "The typing speed of 45 words per minute", of who can type 45 words per minute: its figure and what is counted.
        (figures.length > 0 &&
          figures.every((figure) => new RegExp(`\\b${figure}\\b`).test(one.text)) &&
          coverage(text.replace(/\b(?:speed|level|rate|minimum|age|weight)\b/gi, ''), one.text) > 0.6)),
  )?.person;
  if (!asked) return null;
  if (asked.kind === 'can')
    return readStatement(
      /^(?:pass|complete|undergo|provide|hold) /.test(asked.text)
        ? `You must ${asked.text}`
        : `You need to be able to ${asked.text}`,
    );
  if (asked.kind === 'have') return readStatement(`You need ${asked.text}`);
  if (/^(?:know|use|understand|speak) /.test(asked.text)) return readStatement(`You ${asked.text}`);
  return null;
}

/** When one works, as the description has it; null where it doesn't say. */
export function sayTimes(ledger: Ledger): Statement | null {
  const when = ledger.sentences.find(
    ({ fact, statement }) =>
      fact.kind === 'description' &&
      (clockLike.test(statement.text) || shiftNote.test(statement.text) || workTimes.test(statement.text)),
  );
  return when ? inSentence(when) : null;
}

/** "Say how often you fly to the mines": the sentence of the recruiter's that tells it; null where none does. */
export function answerOf(text: string, ledger: Ledger): Statement | null {
  // "Say whom the job reports to": as a sentence of the recruiter's has it, or the job description.
  if (/^Ask us (?:to )?whom?\b.*\breports?\b/i.test(text)) {
    const said = ledger.sentences.find(({ statement }) =>
      /\b(?:you|the [a-z]+) (?:will )?reports? to\b/i.test(statement.text),
    );
    return (
      said?.statement ??
      (ledger.reportsTo ? readStatement(`You report to the ${ledger.reportsTo.replace(/^the /i, '')}`) : null)
    );
  }
  const question = /^Ask us (?:how|when|where|what|which|who|why)\b(.+)$/i.exec(text)?.[1];
  const wanted = question
    ? contentWords(question).filter((word) => !/^(?:often|much|many|long|far|soon)$/.test(word))
    : [];
  // "Say which shifts people work": as the description has it.
  if (/\b(?:shifts?|hours|days|times?|pattern|rota|roster)\b/i.test(question ?? '')) {
    const said = sayTimes(ledger);
    if (said) return said;
  }
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
  if (!/^(?:the|our|your) [a-z-]+(?: [a-z]+){0,3}$/i.test(text)) return null;
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
      const statement = readStatement(sayNote(sentence));
      if (
        statement?.kind === 'clause' &&
        saysClause(statement.text) &&
        !/^(?:they|it|he|she|this|these|which)\b/i.test(statement.text)
      )
        return statement;
    }
  }
  return null;
}

/** Words for a thing of which only the thing itself tells something: "the weekend pattern". */
const general =
  /^(?:pattern|target|goal|figur|number|shift|policy|schem|option|offer|benefit|packag|arrangement|rota|team|role|job|company|work|part|detail|opportunity|fact|thing|tim|plan|cultur|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)$/;

/** Whether all words are there: a "rating" is in "we were rated". */
const namesAll = (wanted: readonly string[], words: readonly string[]): boolean =>
  wanted
    // "The on-call weekend" of "one weekend in five on call".
    .flatMap((word) => (words.includes(word) ? [word] : word.split('-').filter((part) => part.length > 2)))
    .every((word) => words.includes(word) || (word.length > 2 && words.some((other) => other.startsWith(word))));

/** Records by their names, and the words that such a record has. */
const recordKinds: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:the|our) safety record$/i, /\b(?:injur|accident|incident|lost[- ]time|RIDDOR)/i],
  [
    /^(?:the|our) (?:(?:CQC|Ofsted|HIQA|inspection|customer|Trustpilot|Google|Glassdoor) )?(?:rating|score|report|inspection)s?$/i,
    /\b(?:rated|rating|score|Outstanding|out of five|stars?)\b/i,
  ],
  [
    /^(?:the|our) growth(?: story| figures?)?$/i,
    /\b(?:grew|grown|doubled|trebled|tripled|up (?:by )?\d|from \S+ to)\b/i,
  ],
  [
    /^(?:the|our) (?:staff |low )?(?:retention|turnover|length of service)$/i,
    /\b(?:turnover|length of service|stay|years? with us|left)\b/i,
  ],
  [/^(?:the|our) awards?$/i, /\b(?:won|award|winner|named|finalist)/i],
];

/** "Mention the weekend pattern": the fact that has it, in its own words. */
export function withItsFact(imperative: Imperative, ledger: Ledger, figures = false): Statement | null {
  // "Mention live-in": short, it can only point. So can "the 412 households", where it is only pointed at.
  if (
    (!/^(?:the|our|your) /i.test(imperative.text) && countWords(imperative.text) > 3) ||
    (figures ? /:/ : /:|\d/).test(imperative.text)
  )
    return null;
  // "The safety record", "the rating": a record by its name, whatever its words.
  const kind = recordKinds.find(([name]) => name.test(imperative.text))?.[1];
  const named =
    kind &&
    ledger.sentences.find(
      ({ fact, statement }) =>
        (fact.kind === 'evidence' || fact.kind === 'proposition') &&
        kind.test(statement.text) &&
        countWords(statement.text) <= 20,
    );
  if (named) return inSentence(named) ?? null;
  const wanted = contentWords(imperative.text).filter((word) => !general.test(word));
  if (wanted.length === 0) return null;
  // "The 1.9 million passengers" are the "1.9 million people": a figure of that size is known by itself.
  const figure = /\d[\d.,]*(?: (?:million|billion|thousand|lakh|crore))|\d[\d,.]{2,}/.exec(imperative.text)?.[0];
  const about = ledger.sentences
    .filter(({ fact }) => /^(?:proposition|description|evidence)$/.test(fact.kind))
    .find(
      ({ statement }) =>
        (namesAll(wanted, contentWords(statement.text)) || (figure && statement.text.includes(figure))) &&
        !/[:;]/.test(statement.text) &&
        countWords(statement.text) <= 20,
    );
  // "Include the word community": the company's own sentences have it as well.
  if (
    !about &&
    figure === undefined &&
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten)\b/i.test(imperative.text) &&
    wanted.length > 1
  ) {
    const ofGuides = ledger.guides
      .flatMap(({ statement }) => statement ?? [])
      .find(({ kind, text }) => kind === 'clause' && namesAll(wanted, contentWords(text)) && countWords(text) <= 20);
    if (ofGuides) return ofGuides;
  }
  if (!about && wanted.length === 1 && /^[a-z]+$/i.test(imperative.text))
    return (
      ledger.guides
        .flatMap(({ statement }) => statement ?? [])
        .find(
          ({ kind, text }) => kind === 'clause' && namesAll(wanted, contentWords(text)) && countWords(text) <= 20,
        ) ??
      ledger.guides.map(({ name }) => name).find(({ text }) => namesAll(wanted, contentWords(text))) ??
      null
    );
  if (!about) return null;
  // "Run our flagship with 28 staff" says "the 28 staff".
  return inSentence(about) ?? timesInFull(about.statement.text);
}

/** "On call one weekend in six": how often, with its verb; "the weekend on call" alone would be every one. */
function timesInFull(text: string): Statement | null {
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  if (/^on[- ]call\b/.test(lower)) return readStatement(`You are ${lower}`);
  return shiftNote.test(text) && !saysClause(text) ? readStatement(`You work ${lower}`) : null;
}

/** "The tail lift": the task that has to do with it. */
export function withItsTask(imperative: Imperative, ledger: Ledger): Statement | null {
  const wanted = contentWords(imperative.text).filter((word) => !general.test(word));
  const task =
    wanted.length > 0
      ? ledger.duties.find(({ fact }) => wanted.every((word) => contentWords(fact.text).includes(word)))
      : undefined;
  // "The €5 million goal" is no "budget of €3.2 million": a figure is said by that figure.
  if (task && (imperative.text.match(/\d[\d.,]*/g) ?? []).some((figure) => !task.fact.text.includes(figure)))
    return null;
  // "Block release at college in Limerick": named, and no deed.
  if (task?.thing && !task.thing.sure) return null;
  if (task?.thing) return readStatement(`The job ${task.thing.about ? 'covers' : 'includes'} ${task.thing.text}`);
  return task ? readStatement(`You ${task.fact.text.replace(/^be\b/, 'are')}`) : null;
}
