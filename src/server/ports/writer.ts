/** What writes: the built-in writer, or a language model. */
import type { TextBlock } from '#domain/assistant.ts';
import type {
  Hint,
  QuestionRequest,
  QuestionResult,
  SocialPosts,
  Step,
  StepOptions,
  StepResult,
  WriterInput,
} from '#writing/compose/index.ts';
import type { AdvertText } from '#writing/posts/posts-from-text.ts';

/** For whom a text is made: a language model's cost is written down under it. */
export interface WriterCaller {
  tenantId: string;
  accountId: string;
}

/** What an answer of a language model took. */
export interface TokenUse {
  inputTokens: number;
  outputTokens: number;
}

/** One run of the writer: what may be said, and the house style that everything leaves in. */
export interface WriterRun {
  input: WriterInput;
  applyHouseStyle: (text: string) => string;
  /** 0 at first, raised with every refresh, so that nothing that was shown comes again. */
  iteration: number;
  /** Texts that stand on the page already; nothing like them is made again. */
  shown?: readonly string[];
  /** Ended when the person has gone: the work stops with it. */
  signal?: AbortSignal;
  caller?: WriterCaller;
}

/** What a recruiter answered to a question of the AI copy generator, and how the text is to be. */
export type Question = Pick<
  QuestionRequest,
  'question' | 'answer' | 'outputLength' | 'outputType' | 'isHemmingSelected'
>;

/** What a person asks the assistant to do with words of their advert. */
export interface AssistRequest {
  /** Markdown of the selected words; null without any. */
  selectedText: string | null;
  surroundingText: string;
  userPrompt: string;
}

/** Blocks, or a sentence that says why there are none. `needsModel`: a language model could have done it. */
export type AssistAnswer = { blocks: TextBlock[] } | { refusal: string; needsModel: boolean };

export interface Writer {
  kind: 'built-in' | 'model';
  /** Gets ready for the first text while somebody fills in what it is to say. Waits for nothing; done once. */
  prepare?: () => void;
  /** Items for one of the writing framework's steps 1 to 6, each with the trace of what it says from where. */
  writeStep(run: WriterRun, step: Step, options: StepOptions): Promise<StepResult>;
  /** Eight headlines for question 1, one text for each other question; none where the answer carries nothing. */
  writeAnswer(run: WriterRun, question: Question): Promise<QuestionResult>;
  /** Posts for LinkedIn, X (at most 280 characters) and Facebook, of an advert whose text is approved. */
  writePosts(run: WriterRun, text: AdvertText): Promise<SocialPosts>;
  /** What would make the advert better, the most useful first. */
  writeHints(run: WriterRun): Promise<Hint[]>;
  /** Does what a person asks with words of the advert. */
  assist(run: WriterRun, request: AssistRequest): Promise<AssistAnswer>;
  /**
   * Translates a stored document into a language, named in English; formats, links and numbers stay. Absent where only a
   * language model can do it and none is connected.
   */
  translate?: (content: string, language: string, run?: Pick<WriterRun, 'signal' | 'caller'>) => Promise<string>;
}
