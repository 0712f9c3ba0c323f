import { clockLike, noteLike } from '../frames/patterns.ts';
import { determine, lowerFirst, upperFirst, withArticle, withNames } from '../language/articles.ts';
import { kindOf } from '../language/kind.ts';
import { headOf } from '../language/nouns.ts';
import { contentWords, countWords, coverage, wordsOf } from '../language/words.ts';
import { cleanLine, cleanText, knownAcronym, splitSentences } from '../ledger/clean.ts';
import type { Ledger } from '../ledger/facts.ts';
import { askReader, type Imperative, readImperatives } from '../ledger/imperatives.ts';
import { buildLedger } from '../ledger/ledger.ts';
import { readStatement, type Statement } from '../ledger/statement.ts';
import { findExclusion } from '../ledger/withhold.ts';
import { realiseDate } from '../plan/bind.ts';
import type { Style } from '../plan/pool.ts';
import { withImperatives } from '../plan/required.ts';
import type { Step, StepOptions, WriterInput } from '../types.ts';
import { pointedFacts, readStepBrief } from './step-brief.ts';
import { withSurest } from './surest.ts';

/** What a step brief may ask for that is no sentence of anybody's: the facts that frames say. */
export const shared: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:hours|shifts?|rota|working (?:week|pattern|time))\b/i, ['hours:', 'contract:']],
  [/\b(?:pay|salary|wages?|money|rate)\b/i, ['pay:']],
  [/\b(?:contract|permanent|part[- ]time|full[- ]time|hybrid|terms)\b/i, ['contract:']],
];

/** A brief that shouts ("TEXT US NOW!") says the same in a calm voice. */
const quiet = (text: string): string =>
  /[a-z]/.test(text) || !/[A-Z]{2}.*\s/.test(text)
    ? text
    : upperFirst(
        text
          .toLowerCase()
          .replace(/[a-z&]+/g, (word) =>
            knownAcronym.test(word) && !/^(?:us|it|er|arc)$/.test(word) ? word.toUpperCase() : word,
          ),
      );

/** "Informal chat with the team first": something to have. */
const nextMeeting = (typed: string): string => {
  // "Offer a trial shift", "suggest a chat with the team": said to the writer, and something for the reader to have.
  const text = typed.replace(
    /^(?:please )?(?:offer|suggest|propose|promise|give|invite)(?: (?:them|people|candidates|applicants|everyone|readers))? (?:an? )?(?=(?:[a-z]+ ){0,3}(?:chat|call|conversation|coffee|visit|tour|shift|day|look|discussion|meeting|walk|interview|lesson)\b)/i,
    '',
  );
  return /^(?:an? )?(?:(?:quick|short|informal|brief|confidential|friendly|phone|video|initial|first|relaxed|open|honest|private|personal|ten-minute|teams|zoom|\d+[- ]minute) )*(?:chat|call|talk|conversation|coffee|visit|tour|trial shift|trial day|look round|discussion|meeting)(?=$|[ ,.])/i.test(
    text,
  ) && !/^(?:[Cc]all|[Vv]isit|[Tt]our) (?:[A-Z]|us\b|the\b|our\b|in\b|on\b|\+|\d)/.test(text)
    ? `Have ${withArticle((text.charAt(0).toLowerCase() + text.slice(1)).replace(/^an? /, ''))}`
    : text;
};

/** What a step works from: the ledger with this step's wishes, and how it is to sound. */
export interface StepContext {
  ledger: Ledger;
  style: Style;
  imperatives: readonly Imperative[];
  banned: readonly string[];
  /** What the step brief asks to lead on, and the facts that it points at. */
  boost: string;
  pointed: readonly string[];
  /** Where more facts could come from: the advert has a brief, its job description is in use; and what kinds of facts there are. */
  sources: { brief: boolean; jobDescription: boolean; kinds: ReadonlySet<string> };
  notes: Set<string>;
}

const wish =
  /^(?:please\s+)?(?:say|state|mention|include|tell (?:them|people|candidates|readers)|make (?:it )?clear|stress|emphasi[sz]e|highlight|note|point out)\b/i;
const notSaid =
  /^(?:please\s+)?(?:no(?! (?:need|experience|degree|qualification)s?\b)|don['’]t|do not|avoid|never|without|leave out|omit|skip|exclude|nothing (?:about|on))\b/i;

/** What comes of an application: what a brief of the last step speaks of when it brings a fact of its own. */
const process =
  /\b(?:calls?|chats?|coffee|interviews?|visits?|CVs?|resumes?|(?:cover(?:ing)? )?letters?|portfolios?|open days?|trial(?: shift| day)?s?|forms?|tests?|minutes?|answers?|reply|replies|deadline|start dates?|shortlist\w*|assessments?|walk ?rounds?|tours?|meet(?:ing)?s?|phone|e-?mail|whatsapp|text|message|demo|lessons?|panel|tasks?|auditions?|facebook|linkedin|portal)\b|\b\d|^(?:come|message|dm|write|visit|ring|pop|drop|spend|bring|book|call|join|register|sign up|send|download|scan|meet|reserve|turn up|arrange|upload|complete|fill in|applications?|apply)\b|^[Aa]sk for [A-Z]|^have an? |\b(?:may|can|should|must) be (?:sent|made|submitted|e-?mailed|posted|arranged|booked)\b/i;
/** "Mention the trial shift, it's paid": what follows the application, and no fact of the job. */
function withoutWish(sentence: { id: string; value: string }): { id: string; value: string } {
  if (!wish.test(sentence.value)) return sentence;
  const meeting = sentence.value.replace(wish, '').replace(/^\s*(?:(?:the|an?|our|your) )?/i, '');
  const next = nextMeeting(meeting);
  return next === meeting ? sentence : { ...sentence, value: next };
}

/** "No experience is needed - please say so": a wish whose last words are none of the reader's. */
function withoutAside(text: string): string {
  const told = text.replace(
    /[\s,;–—-]+(?:so |and )?(?:please )?(?:do )?(?:say|mention|stress|tell (?:them|people)|put|make) (?:so|that|this|it)(?: clear(?:ly)?| plainly| somewhere| early)?[.!]?$/i,
    '',
  );
  return told === text || wish.test(told) ? told : `Mention that ${lowerFirst(told.trim())}`;
}

/** "Say when people will hear back: within five days": what comes after the application. */
function hearBack(text: string): string | null {
  const when =
    /\bhear (?:back|from us)\b.*?\b((?:with)?in (?:\d+|one|two|three|four|five|six|seven|ten)(?: working)? (?:days?|hours?|weeks?)|by [A-Z][\w ]+|(?:on )?the same (?:day|week))/i.exec(
      text,
    )?.[1];
  return when ? `You will hear from us ${when}` : null;
}

/** Words to the writer and not to the reader. */
const toTheWriter =
  /^(?:make|keep|write|sound|focus|use|be|tone|style|short|sharp|friendly|formal|punchy|snappy|warm|urgent|urgency|call to action|cta|lead|end|finish|start with|open with|ask (?:them|people|candidates|readers|for)|encourage|invite (?:them|people)|emphasi|link|push|create|give (?:it|them)|something|speak|talk|mention|stress|highlight|aim|appeal|drive|get (?:them|people))\b/i;

/** Of those who read, or of the text: nothing that an advert says. */
const ofText =
  /^(?:they|(?:all )?(?:candidates?|applicants?|people|readers?)|everyone|it|this|the (?:text|reader|tone|call|cta|line|copy|advert))\b/i;

/** Reads a step's brief and imperatives into the ledger. A brief that says "mention ..." is a thing to say; any other moves the facts that it matches to the front. For the call to action what it says of the next step is a fact itself. */
export function stepContext(input: WriterInput, options: StepOptions, step?: Step): StepContext {
  const base = buildLedger(input, options.useJobDescription ?? false);
  const notes = new Set(base.notes);
  const read = withNames(base.names, () => readImperatives(options.imperatives ?? []));
  for (const note of read.notes) notes.add(note);
  const stepBrief = readStepBrief(withoutAside(cleanLine(options.brief)));
  const said = splitSentences(stepBrief.rest)
    // "Closing date 5 June, interviews in the week of 15 June" are two things.
    .flatMap((sentence) =>
      sentence.split(/[,;] (?=(?:interviews?|closing|closes|deadline|applications|start(?:s|ing)?|apply)\b)/i),
    )
    .map((sentence, index) => ({
      id: `brief${index}`,
      value: (step === 6 ? hearBack(sentence) : null) ?? nextMeeting(quiet(sentence)),
    }));
  const fromBrief = withNames(base.names, () =>
    readImperatives(said.filter(({ value }) => wish.test(value) || notSaid.test(value))),
  );
  const known = [...base.facts.values()].map(({ text, statement }) => `${text} ${statement ?? ''}`);
  // "Mention the rota" points at facts; "Mention that uniforms are provided" brings one.
  const extra = fromBrief.required.filter(({ statement }) => statement.kind === 'clause');
  const boost = said
    // What is to be left out is nothing to lead on.
    .filter(({ value }) => !notSaid.test(value))
    .map(({ value }) =>
      value.replace(
        /^(?:please\s+)?(?:lead (?:on|with)|focus on|start with|open with|speak to|talk about|mention|stress|highlight|emphasi[sz]e)\s+/i,
        '',
      ),
    )
    .join(' ');
  const nextStep =
    step === 6
      ? readImperatives(
          said.map(withoutWish).filter(
            ({ value }) =>
              // "Tell them to come and see the workshop": said to the writer, and for the reader to do.
              (askReader(value) !== null || (!wish.test(value) && !notSaid.test(value))) &&
              // "They should send a note on a deal they closed" tells what to do, whatever it is.
              (askReader(value) !== null ||
                (!toTheWriter.test(value) &&
                  (process.test(value) ||
                    (kindOf(value) === 'clause' && !ofText.test(value)) ||
                    (kindOf(value) === 'verb' && /\b(?:you|your|us)\b/i.test(value))))) &&
              !known.some((text) => coverage(value, text) > 0.5),
          ),
        ).required
      : [];
  // "Mention the closing date", "mention the parking": said with the date, or with what the guidelines say of it.
  const answers = fromBrief.required.flatMap((imperative) => {
    const statement =
      imperative.statement.kind === 'np'
        ? withNames(base.names, () => sayDate(imperative.text, base) ?? sayReward(imperative.text, base))
        : null;
    return statement ? [{ ...imperative, statement, text: statement.text }] : [];
  });
  const answered = (imperative: Imperative): Imperative => {
    const statement = answerOf(imperative.text, base);
    return statement ? { ...imperative, statement, text: statement.text } : imperative;
  };
  const imperatives = [...read.required, ...extra, ...answers, ...nextStep].slice(0, 6).map((imperative) =>
    imperative.statement.kind === 'np'
      ? {
          ...imperative,
          statement:
            findSaying(imperative, input, options) ??
            withNames(base.names, () => sayDate(imperative.text, base)) ??
            withItsFact(imperative, base) ??
            withItsTask(imperative, base) ??
            withNames(base.names, () => askAbout(imperative.text, base)) ??
            (step === 2 || step === 3 ? thereIs(imperative.statement) : imperative.statement),
        }
      : answered(imperative),
  );
  let ledger = withPreferences(withImperatives(base, imperatives), imperatives);
  if (boost) ledger = { ...ledger, duties: reorder(ledger.duties, boost), person: reorder(ledger.person, boost) };
  const pointed = boost ? pointedFacts(ledger, boost) : [];
  if (step) {
    const surest = withSurest(ledger, step, options.outputLengthType ?? 'medium', boost, pointed);
    ({ ledger } = surest);
    for (const text of surest.left)
      notes.add(
        `Not in these texts: "${text}". It is written in a way that is easily misread; a short plain line would be used.`,
      );
  }
  if (stepBrief.unknownTone)
    notes.add(
      'The step brief says how the text should sound. The built-in writer takes that from the tone of voice in the General tab.',
    );
  const slotted = shared.some(
    ([words, ids]) =>
      words.test(boost) &&
      (ids.some((id) => [...base.facts.keys()].some((key) => key.startsWith(id))) ||
        base.sentences.some(({ fact, statement }) => fact.kind === 'description' && clockLike.test(statement.text))),
  );
  if (
    boost &&
    !slotted &&
    nextStep.length === 0 &&
    answers.length === 0 &&
    fromBrief.required.length === 0 &&
    pointed.length === 0 &&
    known.length > 0 &&
    !known.some((text) => coverage(boost, text) > 0)
  )
    notes.add(
      'Nothing in the facts matches the step brief, so it could not steer the text. Put the fact itself into the brief or an imperative.',
    );
  const sources = {
    brief: input.brief !== null,
    jobDescription: Boolean(options.useJobDescription && input.jobDescription?.matches),
    kinds: new Set([
      ...base.sentences.map(({ fact }) => fact.kind),
      ...(base.duties.length > 0 ? ['duty'] : []),
      ...(base.person.length > 0 ? ['skill'] : []),
    ]),
  };
  const constraints = options.constraints ?? {};
  const style: Style = {
    simple: Boolean(constraints.simple) && !constraints.creative,
    hemingway: Boolean(constraints.hemingway),
    tone: stepBrief.tone ?? base.tone,
    contractions: base.contractions,
  };
  return { ledger, style, imperatives, banned: [...read.banned, ...fromBrief.banned], boost, pointed, sources, notes };
}

/** "ITIL is preferred": then nobody must have it, whatever the job description says. */
function withPreferences(ledger: Ledger, imperatives: readonly Imperative[]): Ledger {
  const wished = imperatives.flatMap(({ statement }) => {
    const what =
      /^(.{2,40}?) (?:is|are|would be) (?:only )?(?:preferred|desirable|an? (?:added )?(?:plus|advantage|bonus)|helpful|useful|optional|welcome|not (?:essential|needed|required))/i.exec(
        statement.text,
      )?.[1];
    return what ? [contentWords(what)] : [];
  });
  if (wished.length === 0) return ledger;
  return {
    ...ledger,
    person: ledger.person.map((asked) => {
      const words = contentWords(asked.fact.text);
      return wished.some((what) => what.length > 0 && what.every((word) => words.includes(word)))
        ? { ...asked, person: { ...asked.person, desirable: true } }
        : asked;
    }),
  };
}

/** "State the joining date": the dates that the ledger has. */
function sayDate(text: string, ledger: Ledger): Statement | null {
  const start = ledger.sentences
    .map(({ statement }) => /^The job starts (.+)$/.exec(statement.text)?.[1])
    .find((when) => when !== undefined);
  if (start && /\b(?:start\w*|joining) date$/i.test(text)) return readStatement(`${text} is ${start}`);
  const closes = realiseDate(ledger.deadline, ledger.american);
  return closes && /\b(?:closing date|deadline)$/i.test(text) ? readStatement(`${text} is ${closes}`) : null;
}

/** "Mention the parking": what the guidelines say of such a reward. */
function sayReward(text: string, ledger: Ledger): Statement | null {
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
function answerOf(text: string, ledger: Ledger): Statement | null {
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
function askAbout(text: string, ledger: Ledger): Statement | null {
  if (!/^(?:the|our|your) [a-z]+(?: [a-z]+){0,3}$/i.test(text)) return null;
  const known = [...ledger.facts.values()].some(
    (fact) => coverage(text, `${fact.text} ${fact.statement ?? ''}`) >= 0.5,
  );
  return known ? null : readStatement(`Ask us about ${text.charAt(0).toLowerCase()}${text.slice(1)}`);
}

/** A sentence of the recruiter's own that has a bare phrase in it: "Skerry Bank" is better said than announced. */
function findSaying(imperative: Imperative, input: WriterInput, options: StepOptions): Statement | null {
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
function withItsFact(imperative: Imperative, ledger: Ledger): Statement | null {
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
function withItsTask(imperative: Imperative, ledger: Ledger): Statement | null {
  const wanted = contentWords(imperative.text).filter((word) => !general.test(word));
  const task =
    wanted.length > 0
      ? ledger.duties.find(({ fact }) => wanted.every((word) => contentWords(fact.text).includes(word)))
      : undefined;
  return task && task.thing === undefined ? readStatement(`You ${task.fact.text.replace(/^be\b/, 'are')}`) : null;
}

/** "Administrative support of one day a week": as a sentence. What is short or has figures of its own stands as a note. */
function thereIs(statement: Statement): Statement {
  const head = headOf(statement.lower).split(' ').at(-1) ?? '';
  if (
    noteLike.test(statement.text) ||
    /^(?:the|our|your|this|that)\b|[,;:]/i.test(statement.text) ||
    !/^[a-z-]+$/.test(head)
  )
    return statement;
  return readStatement(`There ${/[^s]s$/.test(head) ? 'are' : 'is'} ${statement.lower}`) ?? statement;
}

function reorder<T extends { fact: { text: string } }>(list: readonly T[], boost: string): T[] {
  return list
    .map((entry, index) => ({ entry, rank: index - coverage(entry.fact.text, boost) * 12 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}
