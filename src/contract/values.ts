/** Value types that several features share. Every text of a body goes through `text`, so that none carries NUL or half a character. */
import { z } from 'zod';

const unstorable = "This text has a character that can't be stored. Type it again.";
const broken = (value: string): boolean => value.includes('\0') || !value.isWellFormed();

/** A trimmed text of at most `max` UTF-16 units without NUL and without lone surrogates. */
export function text(max: number, message?: string) {
  return z
    .string()
    .refine((value) => !broken(value), { error: unstorable })
    .trim()
    .max(max, { error: message ?? `This may be at most ${max} characters long.` });
}

/** Like `text`, but not empty: `label` opens the message ("Job title is a required field"). */
export function requiredText(label: string, max: number) {
  return z
    .string({ error: `${label} is a required field` })
    .pipe(text(max, `${label} must be at most ${max} characters`))
    .refine((value) => value !== '', { error: `${label} is a required field` });
}

/**
 * What a person or a thing is called, on one line: it stands in the subjects of mails, where a line's end would begin another
 * header, and inside our sentences, which a mark that turns the direction of writing would turn around too.
 */
export function oneLine(value: string): string {
  return value
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

/** Like `requiredText`, for names and titles: made one line before it is looked at. */
export function requiredLine(label: string, max: number) {
  return z
    .string({ error: `${label} is a required field` })
    .refine((value) => !broken(value), { error: unstorable, abort: true })
    .transform(oneLine)
    .pipe(requiredText(label, max));
}

/** An optional text: absent, null and blank all become null. */
export function optionalText(label: string, max: number) {
  return text(max, `${label} must be at most ${max} characters`)
    .nullish()
    .transform((value) => (value === undefined || value === null || value === '' ? null : value));
}

/** A text that is kept to the letter: passwords, tokens, serialised documents. */
export function exactText(max: number, message?: string) {
  return z
    .string()
    .max(max, { error: message ?? `This may be at most ${max} characters long.` })
    .refine((value) => !broken(value), { error: unstorable });
}

export const id = z.uuid({ error: "This isn't an id of ours. Reload the page and try again." });
/** A moment, ISO 8601 with offset or Z. */
export const moment = z.iso.datetime({ offset: true });
/** A calendar day, YYYY-MM-DD. */
export const day = z.iso.date({ error: 'Your date is not valid' });
/** The number of the saved state that a change was based on. */
export const version = z.int().min(0);

/** A person as other people see them: no address book, no rights. */
export const person = z.object({
  id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string(),
  avatar: z.string().nullable(),
});
export type Person = z.output<typeof person>;

/** The answer of calls whose only news is that they worked. */
export const done = z.object({ success: z.literal(true) });

// One folder at most, then a name: no way up, no second separator, nothing that is decoded into one.
const keyShape = /^(?:[\w-]+\/){0,2}[^/\\%]+$/u;

/** A file's key in our store, or the label that a client proposes for one. */
export const fileKey = exactText(255).refine((key) => keyShape.test(key) && !key.includes('..'), {
  error: "This isn't a file name that can be stored. Rename the file and try again.",
});
