/** A company with an advert that is reviewed, for the tests of reviews. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import {
  lineTexts,
  markRanges,
  parseDocument,
  type StoredDocument,
  serialiseDocument,
} from '#domain/document/index.ts';
import { contentOf, createAdvert, createCompany, createPerson, type TestPerson } from './actors.ts';
import { createTestApp, type TestApp } from './app.ts';

export const words = 'Come and fix the wind.\nWe pay for the boots.';

export let app: TestApp;
export let tenantId: string;
export let owner: TestPerson;
export let recruiter: TestPerson;
export let advertId: string;

/** Says that each test of the file has all of this anew. */
export function eachWithReview(): void {
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    tenantId = await createCompany(app, 'Fenmoor Energy');
    owner = await createPerson(app, 'superAdmin', tenantId);
    recruiter = await createPerson(app, 'recruiter', tenantId);
    advertId = await createAdvert(app, { tenantId, ownerId: owner.id, text: words });
    app.mails.length = 0;
  });
}

export const parsed = (content: string): StoredDocument => {
  const result = parseDocument(content);
  if (!result.ok) throw new Error(result.reason);
  return result.document;
};
export const details = async () =>
  (await app.call('advert.details', { token: owner.token, body: { advertId } })).json().advert;
export const stored = async () => {
  const { advertContent } = await details();
  return { ...advertContent, document: parsed(advertContent.content) } as {
    content: string;
    version: number;
    document: StoredDocument;
  };
};
export const mailsTo = async (email: string) => {
  await app.mailRoom.deliver();
  return app.mails.filter((mail) => mail.to === email);
};
export const tokenIn = (text: string): string => /review\?token=([\w-]+)/.exec(text)?.[1] ?? '';
export const send = (emails: string[], person = owner, of = advertId) =>
  app.call('review.send', { token: person.token, body: { advertId: of, emails } });
export const invited = async (email: string): Promise<string> => {
  expect((await send([email])).status).toBe(200);
  return tokenIn((await mailsTo(email)).at(-1)?.text ?? '');
};
export const verify = (token: string) => app.call('review.verify', { body: { token } });
export const reviewersOf = async () =>
  (await app.call('review.reviewers', { token: owner.token, body: { advertId } })).json() as {
    id: string;
    email: string;
    status: string;
  }[];

export type Who = { token?: string; reviewer?: string };
export const commentOn = (content: string, quote: string, comment = 'Which one?') => {
  const id = randomUUID();
  const document = parsed(content);
  const line = lineTexts(document).findIndex((text) => text.includes(quote));
  const start = lineTexts(document)[line]?.indexOf(quote) ?? 0;
  const marked = markRanges(document, [{ line, start, end: start + quote.length }], id);
  return { id, comment, oldContent: content, newContent: serialiseDocument(marked), advertId };
};
export const comment = async (who: Who, quote: string, text?: string) => {
  app.clock.now = new Date(app.clock.now.getTime() + 1);
  const body = commentOn((await stored()).content, quote, text);
  return { id: body.id, answer: await app.call('comment.create', { ...who, body }) };
};
export const list = async (who: Who) =>
  (await app.call('comment.list', { ...who, body: { advertId, tenantId } })).json() as {
    id: string;
    comment: string;
    quote: string;
    mayDelete: boolean;
    reviewer: { id: string; email: string } | null;
    user: { id: string } | null;
  }[];
export const save = (text: string, version: number) =>
  app.call('advert.saveContent', { token: owner.token, body: { advertId, content: contentOf(text), version } });
