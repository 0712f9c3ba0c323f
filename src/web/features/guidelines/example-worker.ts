/** Runs the writing rules over the company's own adverts, so that choosing stays quick while the examples are made. */
import { answerQuestion, type Question } from './example-messages.ts';

self.addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  self.postMessage({ id: data.id, answer: answerQuestion(data.question) });
});
