/** Saving a step, and explaining what a text was made from. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAdvert } from '#testing/actors.ts';
import {
  advertId,
  app,
  benefit,
  eachWithFramework,
  generate,
  generated,
  itemsOf,
  lines,
  priya,
  save,
  stepState,
  tenantId,
  tom,
} from '#testing/framework.ts';

eachWithFramework();

describe('saving', () => {
  it('drops blank items, trims, keeps text as text, and marks what the writer has not made', async () => {
    const { items, version } = await generated({ step: 1 });
    const [first = '', second = ''] = items as string[];
    const answer = await save(1, [first, '  ', ` ${'<b>bold</b> 🌊'} `, second.toUpperCase()], {
      modifiedIndexes: [1, 2],
      version,
    });
    expect(answer.json()).toMatchObject({ modifiedIndexes: [1], version: version + 1 });
    const state = await stepState(1);
    expect(itemsOf(state)).toEqual([first, '<b>bold</b> 🌊', second.toUpperCase()]);
    // Case alone is no change; an item that was edited before stays modified even with its first words back.
    expect(state.modifiedIndexes).toEqual([1]);
    await save(1, [first], { modifiedIndexes: [0] });
    expect((await stepState(1)).modifiedIndexes).toEqual([0]);
  });

  it('takes ten thousand characters and not one more, 24 items and not one more', async () => {
    expect((await save(1, ['x'.repeat(10_000)])).status).toBe(200);
    const long = await save(1, ['x'.repeat(10_001)]);
    expect(long.json()[0].message).toBe('An item holds at most 10,000 characters');
    expect((await save(1, lines(24))).status).toBe(200);
    const many = await save(1, lines(25));
    expect(many.json()[0].message).toBe('Maximum limit of 24 options reached');
    expect(itemsOf(await stepState(1))).toHaveLength(24);
  });

  it.each([
    [1, [{ headline: 'a', introduction: 'b' }]],
    [2, ['a line']],
    [3, [{ headline: 'a', introduction: 'b' }]],
    [5, [{ headline: 'a', personDescription: 'b' }]],
    [1, 'nothing'],
    [1, null],
    [1, [null]],
    [1, ['a\0b']],
  ])('refuses for step %i %j', async (step, items) => {
    expect((await save(step, items)).status).toBe(400);
    expect(itemsOf(await stepState(1))).toEqual([]);
  });

  it('keeps the input of a step: defaults, brief, imperatives, constraints', async () => {
    expect(await stepState(3)).toMatchObject({
      id: null,
      outputType: 'prose',
      outputLengthType: 'medium',
      noOfLine: 3,
      imperatives: '[]',
      version: 0,
    });
    await save(3, [], {
      brief: '  Mostly nights ',
      imperatives: JSON.stringify([
        { id: '1', value: ' 690 volts ' },
        { id: '2', value: '  ' },
      ]),
      constraints: { isHemmingSelected: true, usejd: true },
      outputType: 'bullet',
      outputLengthType: 'large',
    });
    expect(await stepState(3)).toMatchObject({
      brief: 'Mostly nights',
      imperatives: JSON.stringify([{ id: '1', value: '690 volts' }]),
      constraints: { isHemmingSelected: true, usejd: true },
      outputType: 'bullet',
      outputLengthType: 'large',
    });
  });

  it('marks chosen rewards as unchanged, new and deleted', async () => {
    const first = await save(5, [], { selectedBenefits: [benefit('r1'), { ...benefit('r2'), isNew: true }] });
    const [one, two] = first.json().aidaStep5SelectedBenefits;
    const marks = [
      { id: one.id, ...benefit('r1') },
      { id: two.id, ...benefit('r2'), isDeleted: true },
      { ...benefit('r3'), isNew: true },
    ];
    const second = (await save(5, [], { selectedBenefits: marks })).json().aidaStep5SelectedBenefits;
    expect(second).toEqual([one, { id: expect.any(String), guidelineTitle: { id: 'r3' } }]);
    expect((await stepState(5)).aidaStep5SelectedBenefits).toEqual(second);
  });

  it('of two people at once lets one win, tells the other, and takes the same again as saved', async () => {
    await save(1, ['Start']);
    const answers = await Promise.all([save(1, ['Mine'], { version: 1 }), save(1, ['Theirs'], { version: 1 }, tom)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const state = await stepState(1);
    expect((await save(1, itemsOf(state), { version: 1 })).json()).toMatchObject({ version: 2 });
    const stale = await generate({ step: 1, version: 1 });
    expect(stale.status).toBe(409);
  });
});

describe('explaining', () => {
  const explain = (body: object, person = priya) =>
    app.call('framework.explain', { token: person.token, body: { advertId, index: 0, ...body } });

  it('names the guidelines that a text was made from, also after the facts have changed', async () => {
    const { items, aidaAdvertInputId } = await generated({ step: 2 });
    await app.database.tenant(tenantId, (sql) => sql`delete from advert_brief where advert_id = ${advertId}`);
    const texts = (items as { headline: string; introduction: string }[]).map(
      ({ headline, introduction }) => `${headline}\n\n${introduction}`,
    );
    const told: { content: string; specificContentExplanation: { evpPillars?: { evpPillar: string }[] } }[] = [];
    for (const content of texts) told.push((await explain({ content, aidaAdvertInputId })).json());
    const pillars = told.flatMap(({ specificContentExplanation }) => specificContentExplanation.evpPillars ?? []);
    expect(pillars.map(({ evpPillar }) => evpPillar)).toContain('Looked after on shift');
    expect(pillars.every((one) => JSON.stringify(one).includes('100%'))).toBe(true);
    const own = await explain({ content: 'Something of mine', aidaAdvertInputId });
    expect(own.json()).toEqual({ content: 'Something of mine', specificContentExplanation: {} });
    const step = await app.call('framework.step', { token: priya.token, body: { aidaAdvertInputId } });
    expect(step.json().explanation[0]).toMatchObject({ index: 0, isEdited: false, generationStatus: 'generated' });
  });

  it("doesn't know another advert's step", async () => {
    const { aidaAdvertInputId } = await generated({ step: 1 });
    const other = await createAdvert(app, { tenantId, ownerId: priya.id, type: 'aida' });
    expect((await explain({ content: 'x', aidaAdvertInputId, advertId: other })).status).toBe(404);
    expect((await explain({ content: 'x', aidaAdvertInputId: randomUUID() })).status).toBe(404);
  });
});
