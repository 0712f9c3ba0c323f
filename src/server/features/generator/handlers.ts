/** Endpoints of the AI copy generator. */
import type { Handlers } from '#contract/handler.ts';
import { questions } from './questions.ts';
import { createGenerator, type GeneratorDeps } from './service.ts';

type Names =
  | 'generator.questions'
  | 'generator.answers'
  | 'generator.updateAnswer'
  | 'generator.updateStatus'
  | 'generator.generate'
  | 'generator.regenerate'
  | 'generator.details';

export function generatorHandlers(deps: GeneratorDeps): Handlers<Names> {
  const generator = createGenerator(deps);
  return {
    'generator.questions': async () => [...questions],
    'generator.answers': async ({ body }, { actor }) => {
      const answers = await generator.list(actor, body.advertId);
      deps.writer.prepare?.();
      return answers;
    },
    'generator.updateAnswer': ({ body }, { actor }) => generator.update(actor, body),
    'generator.updateStatus': ({ body }, { actor }) => generator.updateStatus(actor, body),
    'generator.generate': ({ body }, { actor, signal }) => generator.generate(actor, body, signal),
    'generator.regenerate': ({ body }, { actor, signal }) => generator.regenerate(actor, body, signal),
    'generator.details': ({ body }, { actor }) => generator.getDetails(actor, body.advertId),
  };
}
