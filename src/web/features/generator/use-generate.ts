/** Asking for texts: one question at a time, stopped when the person wants it or goes. */
import { useEffect, useRef, useState } from 'react';
import type { Answer, Generated } from '#contract/generator.ts';
import { ApiError, call } from '#web/api/client.ts';
import { toast } from '#web/ui/toasts.tsx';
import { inputOf } from './answers.ts';
import type { Answers } from './use-answers.ts';
import { wording } from './wording.ts';

/** What is said beside the button: why nothing came, or what should be known about what came. */
export interface Outcome {
  failed: boolean;
  lines: readonly string[];
}

export interface Generation {
  /** A text is on its way. */
  busy: boolean;
  outcome: Outcome | undefined;
  generate: () => Promise<boolean>;
  regenerate: (index: number) => Promise<boolean>;
  stop: () => void;
}

/** A provider's or the server's reason beyond the sentence that the specification gives. */
function reasonOf(error: unknown): string[] {
  if (!(error instanceof ApiError) || error.message === wording.failed) return [];
  return [error.message];
}

export function useGenerate(
  advertId: string,
  answer: Answer,
  { save, hold, release }: Pick<Answers, 'save' | 'hold' | 'release'>,
): Generation {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async (ask: (signal: AbortSignal) => Promise<Generated>): Promise<boolean> => {
    const own = new AbortController();
    controller.current = own;
    setBusy(true);
    setOutcome(undefined);
    let written: Answer | undefined;
    try {
      await save(answer.id);
      hold(answer.id);
      const made = await ask(own.signal);
      written = made.answer;
      setOutcome(made.notes.length === 0 ? undefined : { failed: false, lines: made.notes });
      return true;
    } catch (error) {
      if (own.signal.aborted) {
        setOutcome({ failed: false, lines: [wording.stopped] });
        return false;
      }
      // A refusal that the person can mend by another answer is no failed generation.
      const refused = error instanceof ApiError && error.status < 500 && error.status !== 0;
      if (!refused) toast.error(wording.failed);
      setOutcome({ failed: true, lines: refused ? reasonOf(error) : [wording.failed, ...reasonOf(error)] });
      return false;
    } finally {
      release(answer.id, written);
      setBusy(false);
    }
  };

  return {
    busy,
    outcome,
    generate: () => {
      const { content, outputLength, outputType, isHemmingSelected } = inputOf(answer);
      const body = { advertId, answerId: answer.id, question: answer.questionNumber, answer: content };
      return run((signal) =>
        call('generator.generate', { body: { ...body, outputLength, outputType, isHemmingSelected } }, { signal }),
      );
    },
    regenerate: (index) => {
      const { outputLength, isHemmingSelected } = inputOf(answer);
      const contentToRegenerate = answer.aiGeneratedContent[index]?.content ?? '';
      const body = { advertId, answerId: answer.id, contentToRegenerate, regenerationIndex: index };
      return run((signal) =>
        call('generator.regenerate', { body: { ...body, outputLength, isHemmingSelected } }, { signal }),
      );
    },
    stop: () => controller.current?.abort(),
  };
}
