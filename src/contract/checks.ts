/** What the writing checker in the browser needs of the server: the company's house style, and what people ignore. */
import { z } from 'zod';
import { ignoreScopes } from '#domain/ignored.ts';
import { ignored as limits } from '#domain/limits.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, exactText, id, moment, person, text } from './values.ts';

const ignoredFinding = z.object({
  id,
  scope: z.enum(ignoreScopes),
  rule: z.string(),
  words: z.string(),
  before: z.string(),
  after: z.string(),
  nth: z.int(),
  createdAt: moment,
  /** Who ignored it; null when the account is gone. */
  by: person.nullable(),
});
/** Something that is ignored now. */
export type IgnoredFinding = z.output<typeof ignoredFinding>;

const ignoredEntry = ignoredFinding
  .omit({ before: true, after: true, nth: true })
  .extend({ restoredAt: moment.nullable(), restoredBy: person.nullable() });
/** A line of the log of what was ignored for the whole company. */
export type IgnoredEntry = z.output<typeof ignoredEntry>;

const term = z.object({ avoid: z.string(), use: z.string().nullable(), source: z.string() });

const settings = z.object({
  request: z.object({
    /** The fields of punctuation and writing style. */
    options: z.record(z.string(), z.unknown()),
    country: z.string(),
    jobTitle: z.string(),
    names: z.array(z.string()),
    locked: z.array(z.string()),
    terms: z.array(term),
  }),
  ignored: z.array(ignoredFinding),
});
/** What an advert is checked against. */
export type CheckSettings = z.output<typeof settings>;

// A copywriter names the company of the advert.
const ofAdvert = { advertId: id, tenantId: id.optional() };

export const checkEndpoints = {
  'check.settings': defineEndpoint({
    summary: "What an advert is checked against: its company's house style, and what is ignored in it",
    requires: 'advert.read',
    body: z.object(ofAdvert),
    reply: settings,
    errors: ['ADVERT_NOT_FOUND'],
  }),
  'check.ignore': defineEndpoint({
    summary: 'Ignore a finding here, in this advert, or in the whole company',
    requires: 'advert.write',
    body: z.object({
      ...ofAdvert,
      scope: z.enum(ignoreScopes),
      rule: text(limits.ruleMax).regex(/^[a-zA-Z]+\.\S+$/, {
        error: 'There is no such rule. Reload the page and try again.',
      }),
      words: text(limits.wordsMax).min(1),
      before: exactText(limits.contextMax).default(''),
      after: exactText(limits.contextMax).default(''),
      nth: z.int().min(0).max(limits.nthMax).default(0),
    }),
    reply: ignoredFinding,
    errors: ['ADVERT_NOT_FOUND', 'ADVERT_COMPLETED', 'COPYWRITING_FINISHED', 'TOO_MANY_ENTRIES'],
  }),
  'check.restore': defineEndpoint({
    summary: 'Bring back a finding that is ignored here or in this advert',
    requires: 'advert.write',
    body: z.object({ ...ofAdvert, id }),
    reply: done,
    errors: ['ADVERT_NOT_FOUND', 'NOT_FOUND', 'ADVERT_COMPLETED', 'COPYWRITING_FINISHED'],
  }),
  'check.listIgnored': defineEndpoint({
    summary: 'What was ignored for the whole company, and what was brought back: who and when',
    requires: 'guideline.edit',
    reply: z.array(ignoredEntry),
  }),
  'check.restoreForCompany': defineEndpoint({
    summary: 'Bring back a finding that is ignored in the whole company',
    requires: 'guideline.edit',
    body: z.object({ id }),
    reply: done,
    errors: ['NOT_FOUND'],
  }),
};
