import { itemBody } from './explain.ts';
import type { Frame } from './frames/frame.ts';
import { frames } from './frames/frame.ts';
import { guideFrames, statementFrames } from './frames/shared.ts';
import { withNames } from './language/articles.ts';
import { cleanText, splitSentences } from './ledger/clean.ts';
import { readDuty } from './mining/duty.ts';
import { assemble, book, type ItemPlan, newBatch } from './plan/assemble.ts';
import { makePool } from './plan/pool.ts';
import { factRequirement } from './plan/required.ts';
import { createRandom, hashText } from './seed.ts';
import { stepContext } from './steps/context.ts';
import { type ApplyHouseStyle, type LengthType, noHouseStyle, type Trace, type WriterInput } from './types.ts';
import { writeStep } from './write.ts';

export type QuestionNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface QuestionRequest {
  question: QuestionNumber;
  /** What the recruiter typed. */
  answer: string;
  outputLength: LengthType;
  outputType: 'sentences' | 'bullets';
  isHemmingSelected: boolean;
  /** 0 for the first generation; each regeneration raises it. */
  iteration?: number;
  seed?: number;
  applyHouseStyle?: ApplyHouseStyle;
}

export interface QuestionResult {
  /** Eight headlines for question 1, one text for the others; empty when the answer carries nothing. */
  contents: string[];
  traces: Trace[];
  notes: string[];
}

/** Words of an answer's text, by length. */
export const answerBands: Readonly<Record<LengthType, readonly [number, number]>> = {
  small: [15, 60],
  medium: [45, 120],
  large: [90, 190],
};

/**
 * Writes the text for one of the AI copy generator's seven questions: headline, introduction, role, person, rewards,
 * company and culture, how to apply. The answer leads; the advert's other facts fill up.
 */
export function writeAnswer(input: WriterInput, request: QuestionRequest): QuestionResult {
  const { question, outputLength, isHemmingSelected } = request;
  const run = {
    iteration: request.iteration ?? 0,
    seed: request.seed ?? 0,
    ...(request.applyHouseStyle ? { applyHouseStyle: request.applyHouseStyle } : {}),
  };
  const sentences = splitSentences(cleanText(request.answer).text);
  const brief = input.brief ?? {
    description: null,
    proposition: null,
    responsibilitiesRole: null,
    skills: null,
    keywords: null,
    supportingEvidence: null,
  };
  const options = {
    noOfLine: 1,
    outputLengthType: outputLength,
    outputType:
      request.outputType === 'bullets' && (question === 3 || question === 4) ? ('bullet' as const) : ('prose' as const),
    constraints: { hemingway: isHemmingSelected },
    useJobDescription: true,
  };
  const joined = (...parts: (string | null | undefined)[]): string => parts.filter((part) => part).join('\n');
  if (question === 1) {
    const result = writeStep(
      { ...input, brief: { ...brief, proposition: joined(request.answer, brief.proposition) } },
      1,
      { noOfLine: 8, useJobDescription: true },
      run,
    );
    return {
      contents: result.items.filter((item) => typeof item === 'string'),
      traces: result.traces,
      notes: result.notes,
    };
  }
  if (question === 2 || question === 3 || question === 4) {
    const rest = sentences.slice(1).join('\n');
    const told = sentences.filter((sentence) => readDuty(sentence) === null).join('\n');
    const answered: WriterInput =
      question === 2
        ? {
            ...input,
            brief: {
              ...brief,
              proposition: sentences[0] ?? brief.proposition,
              description: joined(rest, brief.description),
            },
          }
        : question === 3
          ? {
              ...input,
              brief: {
                ...brief,
                responsibilitiesRole: joined(
                  request.answer,
                  outputLength === 'small' ? null : brief.responsibilitiesRole,
                ),
                description: joined(told, brief.description),
              },
            }
          : {
              ...input,
              brief: {
                ...brief,
                skills: joined(
                  request.answer.replace(/\b(?:enjoys?|suits?)\s*:\s*/gi, ''),
                  outputLength === 'small' ? null : brief.skills,
                ),
              },
            };
    const result = writeStep(answered, question, options, run);
    return { contents: result.items.map(itemBody), traces: result.traces, notes: result.notes };
  }
  return writeFree(input, request, run);
}

const rewardSentences: readonly Frame[] = [
  ...frames('about', ['You get {s_}.', 'We offer {s_}.', 'As {asTitle}, you get {s_}.', 'The package includes {s_}.'], {
    from: ['description'],
    kinds: ['np'],
  }),
  ...frames('about', ['{s}.', 'At {employer}, {s_}.'], { from: ['description'], kinds: ['clause'] }),
  ...frames('about', ['You can {s_}.'], { from: ['description'], kinds: ['verb'] }),
  ...frames('about', ['In short: {s_}.'], {
    from: ['description'],
    kinds: ['ing', 'participle', 'adjective', 'infinitive'],
  }),
  ...frames('pay', ['The pay is {pay}.', 'You earn {pay}.', 'We pay {pay}.']),
];
const applySentences: readonly Frame[] = [
  ...frames('about', ['{s}.'], { from: ['description'], kinds: ['clause', 'verb'] }),
  ...frames('about', ['What you need: {s_}.', 'To apply: {s_}.'], {
    from: ['description'],
    kinds: ['np', 'ing', 'participle', 'adjective', 'infinitive'],
  }),
  ...frames('close', [
    'Apply to be {asTitle} with {employer}.',
    'We look forward to hearing from you.',
    'Apply now to join {employer} {inPlace}.',
    'Would you like to be our next {title}? Apply now.',
  ]),
  ...frames('deadline', ['Please apply by {deadline}.', 'Applications close on {deadline}.']),
];
const companySentences: readonly Frame[] = [
  ...statementFrames.filter(({ group }) => group === 'aim' || group === 'proof' || group === 'about'),
  ...guideFrames,
];

function writeFree(
  input: WriterInput,
  request: QuestionRequest,
  run: { iteration: number; seed: number },
): QuestionResult {
  const { question, outputLength } = request;
  const house = request.applyHouseStyle ?? noHouseStyle;
  const named =
    question === 5
      ? input.guidelines.rewards
          .filter(({ title }) => title && request.answer.toLowerCase().includes(title.toLowerCase()))
          .map(({ statement }) => statement ?? '')
      : [];
  const context = stepContext(
    {
      ...input,
      brief: {
        proposition: null,
        responsibilitiesRole: null,
        skills: null,
        keywords: null,
        supportingEvidence: question === 6 ? (input.brief?.supportingEvidence ?? null) : null,
        description: [request.answer, ...named].join('\n'),
      },
    },
    { constraints: { hemingway: request.isHemmingSelected }, useJobDescription: false },
  );
  const { ledger, style } = context;
  return withNames(ledger.names, () => {
    const random = createRandom(
      hashText(`${JSON.stringify([input.advert, request.question, request.answer, outputLength])}:${run.seed}`),
    );
    const own = ledger.sentences.filter(({ fact }) => fact.kind === 'description').map(({ fact }) => fact.id);
    const pool = makePool(
      ledger,
      question === 5 ? rewardSentences : question === 6 ? companySentences : applySentences,
      style,
      random,
      { samples: 4, mostWords: request.isHemmingSelected ? 18 : 28 },
    );
    const batch = newBatch();
    const plan: ItemPlan = {
      band: answerBands[outputLength],
      order: { about: 0, why: 2, how: 3, pay: 4, proof: 5, aim: 6, line: 7, deadline: 8, close: 9 },
      limits: { about: 12, why: 3, how: 3, pay: 1, proof: 2, aim: 2, line: 1, deadline: 1, close: 1 },
      openers: ['about', 'why', 'how', 'close'],
      required: own.map((id) => factRequirement(id, 4)),
      fill: question === 5 ? ['pay', 'about'] : question === 6 ? ['why', 'how', 'proof', 'aim'] : ['close', 'deadline'],
      mostSentences: 14,
    };
    let made: ReturnType<typeof assemble> = null;
    for (let round = 0; round <= Math.min(run.iteration, 8); round += 1) {
      made = assemble(pool, plan, { ...batch, openings: new Set() }, random);
      if (made) book(batch, made);
    }
    if (!made)
      return {
        contents: [],
        traces: [],
        notes: [...context.notes, 'The answer says nothing that can be used. Add a fact or two.'],
      };
    let text = '';
    const spans: Trace['spans'][number][] = [];
    for (const sentence of made) {
      if (text) text += ' ';
      const start = text.length;
      text += house(sentence.text);
      spans.push({ part: 'body', start, end: text.length, frameId: sentence.frameId, factIds: sentence.factIds });
    }
    return { contents: [text], traces: [{ spans }], notes: [...context.notes] };
  });
}
