/**
 * The checker's own view of an open text: it gets the whole once and then what changed, and checks 20 blocks a batch
 * (D1 section 9), so that a newer text never waits long. Runs in the worker; no DOM.
 */
import type { IgnoredFinding } from '#contract/checks.ts';
import { findIgnored } from '#domain/ignored.ts';
import { checker as limits } from '#domain/limits.ts';
import { countWordsIn } from '#domain/words.ts';
import {
  adviceFor,
  type BlockInput,
  type CheckedBlocks,
  Checker,
  type CheckRequest,
  type Finding,
  scoreChecked,
} from '#writing/index.ts';
import type { FindingKind, Mark, PageBlock, ShownFinding, Summary } from './messages.ts';

const checks = ['house', 'equality', 'profanity', 'genderCoded', 'readability', 'cliche'] as const;

/** What one batch brought: blocks with other findings than before, and the summary after the last batch. */
export interface Batch {
  blocks: { key: string; findings: readonly ShownFinding[] }[];
  summary: Summary | undefined;
}

interface Line {
  key: string;
  /** Where the line begins in its block. */
  start: number;
}

interface Found {
  key: string;
  blockText: string;
  finding: Finding;
  original: Finding;
}

function kindOf({ rule, text }: Finding): FindingKind {
  const [check = '', name = ''] = rule.split('.');
  switch (check) {
    case 'equality': {
      const { kind } = adviceFor(rule.slice('equality.'.length), text);
      return kind === 'plain' ? 'equality' : `equality.${kind}`;
    }
    case 'profanity':
      return 'profanity';
    case 'genderCoded':
      return name === 'feminine' ? 'feminine' : 'masculine';
    case 'readability':
      return 'readability';
    case 'house':
      return 'house';
    default:
      return name === 'inflation' ? 'inflation' : 'cliche';
  }
}

/** Equality findings that are only listed, such as "just", get no line under them. */
function markOf({ rule, scored }: Finding): Mark | null {
  if (rule.startsWith('house.')) return 'house';
  if (rule.startsWith('profanity.')) return 'profanity';
  return rule.startsWith('equality.') && scored ? 'equality' : null;
}

function show(finding: Finding): ShownFinding {
  const { level: _level, ...rest } = finding;
  return { ...rest, kind: kindOf(finding), mark: markOf(finding) };
}

/** A line that ends without a stop runs on into the next one. */
const endsOpen = (line: string): boolean => !/[.!?:;…]["'’”)\]]?\s*$/.test(line.slice(-6));

export class CheckSession {
  readonly #request: CheckRequest;
  readonly #checker: Checker;
  #ignored: readonly IgnoredFinding[];
  #order: readonly string[] = [];
  readonly #blocks = new Map<string, PageBlock>();
  /** Blocks that were read already. */
  readonly #ready = new Set<string>();
  /** What was told last of each block. */
  readonly #told = new Map<string, string>();
  #isDone = true;

  constructor(request: CheckRequest, ignored: readonly IgnoredFinding[]) {
    this.#request = { ...request, checks };
    this.#checker = new Checker(this.#request);
    this.#ignored = ignored;
  }

  setIgnored(ignored: readonly IgnoredFinding[]): void {
    this.#ignored = ignored;
    this.#isDone = false;
  }

  /** Takes over what changed. */
  update(order: readonly string[] | null, changed: readonly PageBlock[]): void {
    for (const block of changed) {
      this.#blocks.set(block.key, block);
      this.#ready.delete(block.key);
      // The page has other words there now, and wants to hear of them in any case.
      this.#told.delete(block.key);
    }
    if (order !== null) {
      this.#order = order;
      const there = new Set(order);
      for (const key of this.#blocks.keys()) {
        if (there.has(key)) continue;
        this.#blocks.delete(key);
        this.#ready.delete(key);
        this.#told.delete(key);
      }
    }
    this.#isDone = false;
  }

  /** The next batch; undefined when everything was looked at. */
  next(): Batch | undefined {
    if (this.#isDone) return undefined;
    let room = limits.nodesPerBatch;
    let left = 0;
    for (const key of this.#order) {
      if (this.#ready.has(key)) continue;
      if (room > 0) {
        this.#ready.add(key);
        room--;
      } else left++;
    }
    const { lines, inputs } = this.#listLines();
    const checked = this.#checker.check(inputs);
    const found = this.#listFound(checked, lines);
    const ignored = findIgnored(found, this.#ignored);
    this.#isDone = left === 0;
    return {
      blocks: this.#listNews(found, ignored),
      summary: this.#isDone ? this.#summarise(checked, found, ignored) : undefined,
    };
  }

  #listLines(): { lines: Line[]; inputs: BlockInput[] } {
    const lines: Line[] = [];
    const inputs: BlockInput[] = [];
    for (const key of this.#order) {
      const block = this.#blocks.get(key);
      if (block === undefined || !this.#ready.has(key)) continue;
      let start = 0;
      let isOpen = false;
      for (const text of block.text.split('\n')) {
        if (text.trim() !== '') {
          lines.push({ key, start });
          inputs.push({ kind: block.kind, text, runsOn: isOpen });
        }
        isOpen = text.trim() !== '' && endsOpen(text);
        start += text.length + 1;
      }
    }
    return { lines, inputs };
  }

  #listFound({ blocks }: CheckedBlocks, lines: readonly Line[]): Found[] {
    return lines.flatMap(({ key, start }, index) =>
      (blocks[index] ?? []).map((original) => ({
        key,
        blockText: this.#blocks.get(key)?.text ?? '',
        original,
        finding: { ...original, start: original.start + start, end: original.end + start },
      })),
    );
  }

  #listNews(found: readonly Found[], ignored: ReadonlyMap<Found, unknown>): Batch['blocks'] {
    const byKey = new Map<string, ShownFinding[]>();
    for (const key of this.#order) if (this.#ready.has(key)) byKey.set(key, []);
    for (const one of found) if (!ignored.has(one)) byKey.get(one.key)?.push(show(one.finding));
    const news: Batch['blocks'] = [];
    for (const [key, findings] of byKey) {
      const print = findings.map(({ rule, start, end, message }) => `${rule} ${start} ${end} ${message}`).join('\n');
      if (this.#told.get(key) === print) continue;
      this.#told.set(key, print);
      news.push({ key, findings });
    }
    return news;
  }

  #summarise(checked: CheckedBlocks, found: readonly Found[], ignored: ReadonlyMap<Found, object>): Summary {
    const places = new Map<object, number>();
    for (const place of ignored.values()) places.set(place, (places.get(place) ?? 0) + 1);
    const left = new Set(found.filter((one) => ignored.has(one)).map(({ original }) => original));
    return {
      score: scoreChecked(checked, this.#request, { isIgnored: (finding) => left.has(finding) }),
      words: checked.readings.reduce((sum, { text }) => sum + countWordsIn(text), 0),
      otherLanguage: checked.checked ? null : checked.language.name,
      ignored: this.#ignored.map((one) => ({ id: one.id, places: places.get(one) ?? 0 })),
    };
  }
}
