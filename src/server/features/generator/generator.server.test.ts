/** The AI copy generator at the server: seven questions, versions, choice, edits, finishing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#contract/generator.ts';
import { documentText, parseDocument } from '#domain/document/index.ts';
import { writing } from '#domain/limits.ts';
import { createAdvert, createCompany, createPerson, type TestPerson } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
let tenantId: string;
let person: TestPerson;

beforeAll(async () => {
  app = await createTestApp();
  tenantId = await createCompany(app);
  person = await createPerson(app, 'recruiter', tenantId);
});
afterAll(() => app.close());

const told: Record<number, string> = {
  1: '64 turbines, 240,000 homes. Ninety metres up, a crew of three.',
  2: 'We open a second base in Grimsby in March. Two weeks on and two weeks off.',
  3: 'Inspect and repair 64 turbines. Trace faults up to 690 volts. Write the report the same day. Train two apprentices.',
  4: 'Must hold a GWO certificate. Should be able to read drawings. We teach rope access.',
  5: '£34,000 to £41,500, 30 days off plus bank holidays, ferry paid, 9% into the pension.',
  6: '40 people above a bakery in Grimsby. Stand-up is at 9:30. People share lunch.',
  7: 'Send your CV to the address below. Sana calls within five working days.',
};

const advert = () => createAdvert(app, { tenantId, ownerId: person.id, type: 'aiAdvert', text: '' });
const call = (name: Parameters<TestApp['call']>[0], body: unknown, token = person.token) =>
  app.call(name, { token, body });
const answersOf = async (advertId: string): Promise<Answer[]> => (await call('generator.answers', { advertId })).json();
const answerTo = async (advertId: string, question: number): Promise<Answer> => {
  const found = (await answersOf(advertId)).find(({ questionNumber }) => questionNumber === question);
  if (found === undefined) throw new Error(`question ${question} has no answer`);
  return found;
};
const generate = async (advertId: string, question: number, more: object = {}) =>
  call('generator.generate', {
    advertId,
    answerId: (await answerTo(advertId, question)).id,
    question,
    answer: told[question],
    ...more,
  });
const bodyOf = ({ id, answer, aiGeneratedContent, selectedIndex, version }: Answer) => ({
  id,
  answer,
  aiGeneratedContent,
  selectedIndex,
  version,
});

describe('the questions', () => {
  it('are seven, numbered, each with an example', async () => {
    const list = (await app.call('generator.questions', { token: person.token })).json();
    expect(list.map(({ questionNumber }: { questionNumber: number }) => questionNumber)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { question, placeholderText } of list) expect([question, placeholderText]).not.toContain('');
  });

  it('have empty answers at first, of medium length and in prose, made once', async () => {
    const advertId = await advert();
    const first = await answersOf(advertId);
    expect(first).toHaveLength(7);
    expect(first[0]).toMatchObject({
      questionNumber: 1,
      answer: [{ content: '', outputLength: 'medium', outputType: 'prose', isHemmingSelected: false }],
      aiGeneratedContent: [],
      selectedIndex: null,
    });
    expect(await answersOf(advertId)).toEqual(first);
    expect((await call('generator.details', { advertId })).json()).toMatchObject({
      id: advertId,
      isAIContentGenerationCompleted: 0,
    });
  });

  it('belong to adverts of the generator alone', async () => {
    const other = await createAdvert(app, { tenantId, ownerId: person.id });
    for (const name of ['generator.answers', 'generator.details'] as const)
      expect((await call(name, { advertId: other })).json()[0].code).toBe('NOT_GENERATED');
  });
});

describe('generating', () => {
  it('makes headlines to choose from for question 1, and one text for the others', async () => {
    const advertId = await advert();
    const { answer } = (await generate(advertId, 1)).json();
    expect(answer.aiGeneratedContent.length).toBeGreaterThan(3);
    expect(new Set(answer.aiGeneratedContent.map((text: { iteration: number }) => text.iteration))).toEqual(
      new Set([1]),
    );
    expect(answer.answer.at(-1).content).toBe(told[1]);
    for (const question of [2, 3, 4, 5, 6, 7]) {
      const reply = await generate(advertId, question);
      expect(reply.status, `${question} ${reply.text.slice(0, 200)}`).toBe(200);
      expect(reply.json().answer.aiGeneratedContent).toHaveLength(1);
    }
  });

  it('adds a further version each time, never the same words again', async () => {
    const advertId = await advert();
    for (let press = 0; press < 3; press += 1) expect((await generate(advertId, 3)).status).toBe(200);
    const { aiGeneratedContent } = await answerTo(advertId, 3);
    expect(aiGeneratedContent.map(({ iteration }) => iteration)).toEqual([1, 2, 3]);
    expect(new Set(aiGeneratedContent.map(({ content }) => content)).size).toBe(3);
  });

  it('writes bullets where they are chosen, and keeps each answer that a text was made of', async () => {
    const advertId = await advert();
    await generate(advertId, 3);
    const { answer } = (await generate(advertId, 3, { outputType: 'bullet', outputLength: 'small' })).json();
    expect(answer.aiGeneratedContent[1].content).toContain('• ');
    expect(answer.answer).toHaveLength(2);
    expect(answer.answer[1]).toMatchObject({ outputType: 'bullet', outputLength: 'small' });
  });

  it.each([
    [{ answer: ' ' }, 'Please provide the answer'],
    [{ answer: 'x'.repeat(2_001) }, 'The answer must be at most 2000 characters'],
    [{ outputLength: 'huge' }, 'Choose small, medium or large'],
    [{ outputType: 'poem' }, 'Choose prose or bullet'],
  ])('refuses %j with a sentence', async (more, message) => {
    const advertId = await advert();
    expect((await generate(advertId, 2, more)).json()[0].message).toBe(message);
    expect((await answerTo(advertId, 2)).aiGeneratedContent).toEqual([]);
  });

  it('says so when an answer carries nothing, and leaves everything as it was', async () => {
    const advertId = await advert();
    const before = await answerTo(advertId, 6);
    const reply = await generate(advertId, 6, { answer: '???' });
    expect(reply.json()[0].code).toBe('NOTHING_TO_WRITE');
    expect(await answerTo(advertId, 6)).toEqual(before);
  });

  it('is refused on a completed advert, by its own answers and for those of another advert', async () => {
    const advertId = await advert();
    const other = await advert();
    const { id } = await answerTo(other, 2);
    const crossed = await call('generator.generate', { advertId, answerId: id, answer: told[2] });
    expect(crossed.json()[0].code).toBe('NOT_FOUND');
    await answersOf(advertId);
    const mine = await answerTo(advertId, 2);
    await app.database.tenant(tenantId, (sql) => sql`update advert set status = 'completed' where id = ${advertId}`);
    const late = await call('generator.generate', { advertId, answerId: mine.id, answer: told[2] });
    expect(late.json()[0].code).toBe('ADVERT_COMPLETED');
  });

  it('slows a person down who asks without pause', async () => {
    const eager = await createPerson(app, 'recruiter', tenantId);
    const advertId = await advert();
    const { id } = await answerTo(advertId, 2);
    const asked = Array.from({ length: writing.perPerson + 1 }, () =>
      call('generator.generate', { advertId, answerId: id, answer: '???' }, eager.token),
    );
    const replies = await Promise.all(asked);
    const slow = replies.find(({ status }) => status === 429);
    expect(slow?.json()[0].message).toMatch(/Wait a minute/);
    expect(Number(slow?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('writing it another way', () => {
  it('adds a version beside the one it came from; a headline joins its list', async () => {
    const advertId = await advert();
    await generate(advertId, 5);
    const five = await answerTo(advertId, 5);
    const again = await call('generator.regenerate', {
      advertId,
      answerId: five.id,
      contentToRegenerate: five.aiGeneratedContent[0]?.content,
      regenerationIndex: 0,
    });
    expect(again.json().answer.aiGeneratedContent.map(({ iteration }: { iteration: number }) => iteration)).toEqual([
      1, 2,
    ]);
    await generate(advertId, 1);
    const one = await answerTo(advertId, 1);
    const headline = await call('generator.regenerate', {
      advertId,
      answerId: one.id,
      contentToRegenerate: one.aiGeneratedContent[1]?.content,
      regenerationIndex: 1,
    });
    const after = headline.json().answer.aiGeneratedContent;
    expect(after).toHaveLength(one.aiGeneratedContent.length + 1);
    expect(after.at(-1).iteration).toBe(1);
  });

  it.each([
    [1, 'Please provide headline to Regenerate'],
    [4, 'Please provide the AI Content to Regenerate'],
  ])('asks for a text: question %i', async (question, message) => {
    const advertId = await advert();
    await generate(advertId, question);
    const { id } = await answerTo(advertId, question);
    const reply = await call('generator.regenerate', {
      advertId,
      answerId: id,
      contentToRegenerate: ' ',
      regenerationIndex: 0,
    });
    expect(reply.json()[0].message).toBe(message);
  });
});

describe('saving', () => {
  it('keeps the field, the choice and edits, and marks what a person changed', async () => {
    const advertId = await advert();
    await generate(advertId, 2);
    const before = await answerTo(advertId, 2);
    const [text] = before.aiGeneratedContent;
    if (text === undefined) throw new Error('nothing was made');
    const typed = { ...bodyOf(before), selectedIndex: 0, aiGeneratedContent: [{ ...text, content: 'My own words.' }] };
    const saved = (await call('generator.updateAnswer', typed)).json();
    expect(saved).toMatchObject({ selectedIndex: 0, version: before.version + 1 });
    expect(saved.aiGeneratedContent[0]).toMatchObject({ content: 'My own words.', isEdited: true });
    const back = { ...bodyOf(saved), aiGeneratedContent: [text] };
    expect((await call('generator.updateAnswer', back)).json().aiGeneratedContent[0].isEdited).toBe(false);
    expect((await answerTo(advertId, 2)).selectedIndex).toBe(0);
  });

  it('refuses an emptied text, a choice of nothing and an older state; nothing changes', async () => {
    const advertId = await advert();
    await generate(advertId, 2);
    const before = await answerTo(advertId, 2);
    const save = async (more: object) =>
      (await call('generator.updateAnswer', { ...bodyOf(before), ...more })).json()[0];
    const [text] = before.aiGeneratedContent;
    expect((await save({ aiGeneratedContent: [{ ...text, content: '  ' }] })).message).toBe(
      "The AI Content you are editing can't be left empty",
    );
    expect((await save({ selectedIndex: 7 })).message).toMatch(/Choose one/);
    expect((await save({ version: before.version - 1 })).code).toBe('VERSION_CONFLICT');
    expect(await answerTo(advertId, 2)).toEqual(before);
  });
});

describe('finishing', () => {
  const chooseAll = async (advertId: string, questions: readonly number[]) => {
    for (const question of questions) {
      await generate(advertId, question);
      const answer = await answerTo(advertId, question);
      await call('generator.updateAnswer', { ...bodyOf(answer), selectedIndex: 0 });
    }
  };

  it('needs all seven, then puts them into the text with the statement of the company, once', async () => {
    const patient = await createPerson(app, 'recruiter', tenantId);
    person = patient;
    // The walls hold for the owner of the tables too.
    await app.owner`select set_config('app.tenant', ${tenantId}, false)`;
    await app.owner`insert into guideline (tenant_id, id, heading_id, heading, title, value)
      values (${tenantId}, '9', 3, 'EOS', 'Equal opportunities', 'We welcome everybody.')`;
    const advertId = await advert();
    await chooseAll(advertId, [1, 2, 3, 4, 5, 6]);
    const early = await call('generator.updateStatus', { advertId, status: true });
    expect(early.json()[0].code).toBe('PARTS_MISSING');
    await chooseAll(advertId, [7]);
    const done = (await call('generator.updateStatus', { advertId, status: true })).json();
    expect(done.isAIContentGenerationCompleted).toBe(1);
    const stored = (await call('advert.details', { advertId })).json().advert;
    expect(stored.advertContent).toMatchObject({ content: done.content, version: done.version });
    const parsed = parseDocument(stored.advertContent.content);
    if (!parsed.ok) throw new Error('the text cannot be read');
    const text = documentText(parsed.document);
    expect(parsed.document.root.children[0]?.type).toBe('heading');
    expect(text.match(/We welcome everybody\./g)).toHaveLength(1);
    expect(text).toContain('How to apply');
    expect(stored.status).toBe('draft');
    expect((await call('generator.details', { advertId })).json().isAIContentGenerationCompleted).toBe(1);
    const again = await call('generator.updateStatus', { advertId, status: true, content: done.content });
    expect(again.status).toBe(200);
    expect(
      (await call('generator.updateStatus', { advertId, status: false })).json().isAIContentGenerationCompleted,
    ).toBe(0);
    expect((await call('advert.details', { advertId })).json().advert.advertContent.content).toBe(done.content);
  });
});
