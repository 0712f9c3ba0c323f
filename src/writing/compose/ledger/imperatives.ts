import { coverage } from '../language/words.ts';
import { cleanLine, cleanText, splitSentences } from './clean.ts';
import { readStatement, type Statement } from './statement.ts';
import { findExclusion } from './withhold.ts';

/** A thing that the text must say. */
export interface Imperative {
  id: string;
  statement: Statement;
  /** As the recruiter typed it, cleaned. */
  text: string;
}

const command =
  /^(?:please\s+)?(?:(?:always|also|do|you must|must|be sure to|make sure (?:to|you)|remember to)\s+)?(?:say|state|mention|include|add|explain|tell (?:them|people|candidates|readers|applicants)(?: about)?|note|stress|emphasi[sz]e|highlight|point out|make (?:it )?clear|be clear|talk about|refer to|reference|write|use (?:the )?(?:words?|phrase|line))\b[:,]?\s*(?:the fact\s+)?(?:that\s+)?(?:about\s+)?[:,]?\s*/i;
const ban =
  /^(?:please\s+)?(?:do not|don['’]t|never|avoid|no mention of|leave out|exclude|without)\s+(?:(?:say|saying|mention|mentioning|use|using|include|including|talk about|refer to|the words?|the phrase)\s+)*/i;

export interface ReadImperatives {
  required: Imperative[];
  /** Words and phrases that must not appear. */
  banned: string[];
  notes: string[];
}

/** Reads what the recruiter says a text must say, or must not. Orders to the machine and phrases that exclude people are left out, with a note. */
export function readImperatives(list: readonly { id: string; value: string }[]): ReadImperatives {
  const result: ReadImperatives = { required: [], banned: [], notes: [] };
  for (const { id, value } of list) {
    const cleaned = cleanText(value);
    const text = cleanLine(cleaned.text).slice(0, 300);
    if (!text) {
      if (value?.trim())
        result.notes.push('An imperative could not be used, because it is not a thing to say in an advert.');
      continue;
    }
    const exclusion = findExclusion(text);
    if (exclusion) {
      result.notes.push(
        `The imperative "${text}" was left out: "${exclusion.phrase}" can shut people out (${exclusion.about}).`,
      );
      continue;
    }
    if (ban.test(text)) {
      const word = text
        .replace(ban, '')
        .replace(/^["'“‘]|["'”’.]+$/g, '')
        .replace(/^the words?\s+/i, '')
        .trim();
      if (word) result.banned.push(word.toLowerCase());
      continue;
    }
    for (const sentence of splitSentences(text)) {
      const said = sentence
        .replace(command, '')
        .replace(/^(?:we|the company|they) (?:also )?(?=offer|pay|provide|give)/i, 'we ')
        .replace(/^["'“‘]|["'”’]$/g, '')
        .trim();
      const statement = readStatement(
        said
          .replace(/^must (?=have|be|hold)/i, 'you must ')
          .replace(/^(?:candidates|applicants) (?=must|need|should)/i, 'you '),
      );
      if (statement) result.required.push({ id, statement, text: statement.text });
    }
  }
  return result;
}

/** Whether a text says a required thing: nearly all of its words are there. */
export const saysImperative = (text: string, imperative: Imperative): boolean =>
  coverage(imperative.text, text) >= 0.85;
