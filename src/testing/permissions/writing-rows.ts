/** What makes texts: the AI copy generator, hints, the assistant. */
import { randomUUID } from 'node:crypto';
import { companyOnly, onAdvert, plain, type Row, strangers, type World } from './world.ts';

/** A fresh advert of the AI copy generator with an answer. */
const onAnswer =
  (make: (advertId: string, answerId: string) => object) =>
  async (world: World): Promise<{ body: object }> => {
    const { body } = await onAdvert((advertId) => ({ body: advertId }), 'aiAdvert')(world);
    const advertId = String(body);
    const answerId = randomUUID();
    await world.app.database.tenant(
      world.tenantId,
      (sql) => sql`insert into generator_answer (tenant_id, advert_id, question, id)
        values (${world.tenantId}, ${advertId}, 2, ${answerId})`,
    );
    return { body: make(advertId, answerId) };
  };

const answer = { content: 'We open a second nursery in Leith in March.' };

export const writingRows = {
  'generator.questions': { request: plain(), rest: 200, ...companyOnly },
  'generator.answers': {
    request: onAnswer((advertId) => ({ advertId })),
    rest: 200,
    ...companyOnly,
    ...strangers,
  },
  'generator.details': {
    request: onAnswer((advertId) => ({ advertId })),
    rest: 200,
    ...companyOnly,
    ...strangers,
  },
  'generator.updateAnswer': {
    request: onAnswer((_advertId, id) => ({
      id,
      answer: [{ id, ...answer }],
      aiGeneratedContent: [],
      selectedIndex: null,
    })),
    rest: 200,
    ...companyOnly,
    ...strangers,
  },
  'generator.updateStatus': {
    // Not all questions are answered: whoever may finish is told so.
    request: onAnswer((advertId) => ({ advertId, status: true })),
    rest: 409,
    ...companyOnly,
    ...strangers,
  },
  'generator.generate': {
    request: onAnswer((advertId, answerId) => ({ advertId, answerId, answer: answer.content })),
    rest: 200,
    ...companyOnly,
    ...strangers,
  },
  'generator.regenerate': {
    // There is no text to write another way.
    request: onAnswer((advertId, answerId) => ({
      advertId,
      answerId,
      contentToRegenerate: 'A text',
      regenerationIndex: 0,
    })),
    rest: 404,
    ...companyOnly,
  },
  'writer.about': { request: plain(), rest: 200, nobody: 401, reviewer: 401, removed: 401 },
  'advert.hints': {
    request: onAdvert((advertId) => ({
      body: { advertId, jobTitle: 'Offshore Wind Technician', industry: 'Offshore wind', country: 'United Kingdom' },
    })),
    rest: 200,
    ...companyOnly,
    ...strangers,
  },
  'assistant.ask': {
    request: onAdvert(
      (advertId) => ({
        body: { advertId, selectedText: 'You will utilise tools.', surroundingText: '', userPrompt: 'Rephrase' },
      }),
      'aiAdvert',
    ),
    rest: 200,
    ...companyOnly,
    ...strangers,
  },
} satisfies Record<string, Row>;
