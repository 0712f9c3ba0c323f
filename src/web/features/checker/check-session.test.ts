import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { IgnoredFinding } from '#contract/checks.ts';
import { describePlace } from '#domain/ignored.ts';
import { type Batch, CheckSession } from './check-session.ts';
import type { PageBlock, ShownFinding } from './messages.ts';

const options = { PunctuationStyle: true, Percentages1: true, Percentages11: 'Use%InsteadOfSpellingOutPercent' };
const paragraph = (text: string, key = text.slice(0, 12)): PageBlock => ({ key, kind: 'paragraph', text });
const filler = 'We repair hospital beds in a warm workshop by the harbour, and everybody is home at six.';

function open(blocks: readonly PageBlock[], ignored: readonly IgnoredFinding[] = []) {
  const session = new CheckSession({ options }, ignored);
  const order = blocks.map(({ key }) => key);
  session.update(order, blocks);
  return session;
}

function runAll(session: CheckSession): Batch[] {
  const batches: Batch[] = [];
  for (let batch = session.next(); batch !== undefined; batch = session.next()) batches.push(batch);
  return batches;
}

const findingsOf = (batches: readonly Batch[], key: string): readonly ShownFinding[] =>
  batches.flatMap(({ blocks }) => blocks.filter((block) => block.key === key)).at(-1)?.findings ?? [];
const ignoredAs = (place: ReturnType<typeof describePlace>): IgnoredFinding => ({
  ...place,
  id: randomUUID(),
  createdAt: new Date(0).toISOString(),
  by: null,
});

describe('a session', () => {
  it('names what it found and how it is drawn', () => {
    const batches = runAll(
      open([paragraph('Our chairman wants a digital native. Up ten percent, no shit, 10 percent.', 'a')]),
    );
    const shown = findingsOf(batches, 'a').map(({ text, kind, mark }) => [text, kind, mark]);
    expect(shown).toContainEqual(['chairman', 'equality.sex', 'equality']);
    expect(shown).toContainEqual(['digital native', 'equality.age', 'equality']);
    expect(shown).toContainEqual(['shit', 'profanity', 'profanity']);
    expect(shown).toContainEqual(['10 percent', 'house', 'house']);
  });

  it('reads twenty blocks a batch and sums up after the last', () => {
    const batches = runAll(open(Array.from({ length: 50 }, (_, at) => paragraph(`${filler} Number ${at}.`, `${at}`))));
    expect(batches.map(({ blocks }) => blocks.length)).toEqual([20, 20, 10]);
    expect(batches.map(({ summary }) => summary !== undefined)).toEqual([false, false, true]);
    expect(batches.at(-1)?.summary?.score.total).toBeGreaterThan(0);
  });

  it('says again only what has changed', () => {
    const session = open([paragraph('Our chairman.', 'a'), paragraph(filler, 'b'), paragraph('A salesman.', 'c')]);
    runAll(session);
    session.update(null, [paragraph('Our chairman waits.', 'a')]);
    expect(runAll(session).flatMap(({ blocks }) => blocks.map(({ key }) => key))).toEqual(['a']);
    session.update(['c'], []);
    const [batch] = runAll(session);
    expect(batch?.blocks).toEqual([]);
    expect(batch?.summary?.words).toBe(2);
  });

  it('counts offsets in the whole block where a block has several lines', () => {
    const text = 'Hello there.\n\nOur chairman,\nwho waits.';
    const [finding] = findingsOf(runAll(open([paragraph(text, 'a')])), 'a');
    expect(text.slice(finding?.start, finding?.end)).toBe('chairman');
  });

  it('holds back what is ignored, and the score rises', () => {
    const text = `${filler} ${filler} You meet the chairman of the board and the chairman of the club.`;
    const plain = runAll(open([paragraph(text, 'a')]));
    const marked = findingsOf(plain, 'a').filter((finding) => finding.text === 'chairman');
    expect(marked).toHaveLength(2);
    const [first] = marked;
    if (first === undefined) throw new Error('nothing found');
    const ignored = [ignoredAs(describePlace('here', first, text))];
    const session = open([paragraph(text, 'a')], ignored);
    const batches = runAll(session);
    expect(findingsOf(batches, 'a').filter((finding) => finding.text === 'chairman')).toEqual([marked[1]]);
    expect(batches.at(-1)?.summary?.ignored).toEqual([{ id: ignored[0]?.id, places: 1 }]);
    const scoreOf = (list: Batch[]) =>
      list.at(-1)?.summary?.score.parts.find(({ part }) => part === 'inclusive')?.points;
    expect(scoreOf(batches)).toBe((scoreOf(plain) ?? 0) + 3);
    session.setIgnored([]);
    expect(findingsOf(runAll(session), 'a').filter((finding) => finding.text === 'chairman')).toHaveLength(2);
  });

  it("says which language it doesn't check", () => {
    const text =
      'Wir suchen eine Person für unser Team, die mit uns in der Werkstatt arbeitet und nicht allein sein will.';
    const { summary } = runAll(open([paragraph(text, 'a')])).at(-1) ?? {};
    expect(summary?.otherLanguage).toBe('German');
    expect(summary?.score.total).toBeNull();
  });

  it.each([
    ['nothing', ''],
    ['10,000 characters without a space', 'x'.repeat(10_000)],
    ['10,000 emoji halves', '👩‍🔧'.repeat(2_000)],
    ['mixed scripts', 'Привет chairman 日本語 مرحبا שלום 10 percent '.repeat(200)],
    ['line breaks only', '\n'.repeat(5_000)],
    ['signs', '"“”’\'(&%£$…—–.!?'.repeat(600)],
    ['half a character', `\ud83d chairman \ude00`.repeat(500)],
  ])('survives %s', (_what, text) => {
    const batches = runAll(
      open([paragraph(text, 'a'), { key: 'b', kind: 'heading', text }, { key: 'c', kind: 'item', text }]),
    );
    for (const { blocks } of batches)
      for (const { findings } of blocks)
        for (const finding of findings) expect(text.slice(finding.start, finding.end)).toBe(finding.text);
    expect(batches.at(-1)?.summary).toBeDefined();
  });
});
