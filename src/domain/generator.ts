/** The AI copy generator: seven questions, and how the chosen texts become an advert (D2 sections 2.3, 3.3 and 4.3). */
import type { StoredDocument } from './document/index.ts';
import { type BlockNode, documentOf, headingNode, textNode } from './document/schema.ts';
import { blocksOfText } from './framework-document.ts';

/** Numbers of the questions, in their order. */
export const questionNumbers = [1, 2, 3, 4, 5, 6, 7] as const;
export type QuestionNumber = (typeof questionNumbers)[number];

export const outputLengths = ['small', 'medium', 'large'] as const;
export type OutputLength = (typeof outputLengths)[number];

export const outputTypes = ['prose', 'bullet'] as const;
export type OutputType = (typeof outputTypes)[number];

/** The question whose output is a list of alternatives. */
export const headlineQuestion = 1;

/** Whether the output type can be chosen: for the role and the person. */
export function hasOutputType(question: number): boolean {
  return question === 3 || question === 4;
}

/** The headings over the parts of the advert; headline and introduction have none. */
const headings: Readonly<Partial<Record<QuestionNumber, string>>> = {
  3: 'The role',
  4: 'About you',
  5: 'What you get',
  6: 'About us',
  7: 'How to apply',
};

/** The advert of the chosen texts, by question: the headline as its title, then the parts under short headings. */
export function documentOfAnswers(texts: Readonly<Record<QuestionNumber, string>>): StoredDocument {
  return documentOf(
    questionNumbers.flatMap((question): BlockNode[] => {
      const text = texts[question].trim();
      if (text === '') return [];
      if (question === headlineQuestion) return [headingNode(1, [textNode(text.replace(/\s+/g, ' '))])];
      const heading = headings[question];
      return [...(heading === undefined ? [] : [headingNode(2, [textNode(heading)])]), ...blocksOfText(text)];
    }),
  );
}
