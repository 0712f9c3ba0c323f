/**
 * Watches the editor's text for the checker: tells which blocks have changed once the typing pauses, and keeps findings and
 * their lines at their words in between. While somebody types, only the block that changed is looked at.
 */
import type { LexicalEditor, UpdateListener } from 'lexical';
import { checker as limits } from '#domain/limits.ts';
import { $findBlock, $listBlocks, $readBlock, type BlockText, rangeOf } from './blocks.ts';
import type { PageBlock, ShownFinding } from './messages.ts';
import { shiftFindings } from './shift.ts';
import { type Drawn, Underlines } from './underlines.ts';

/** A finding and the block that it is in. */
export interface Place {
  key: string;
  finding: ShownFinding;
}

export interface TextWatchOptions {
  editor: LexicalEditor;
  /** What to read: the order when it has changed, and the changed blocks. */
  onPause: (order: readonly string[] | null, changed: readonly PageBlock[]) => void;
  /** Somebody changes the text, at each key: keep it cheap. */
  onChange: () => void;
}

interface Found {
  text: string;
  findings: readonly ShownFinding[];
}

const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

export class TextWatch {
  readonly #options: TextWatchOptions;
  readonly #underlines = new Underlines();
  readonly #stop: () => void;
  #order: readonly string[] = [];
  /** The blocks as the worker has them. */
  #sent = new Map<string, PageBlock>();
  readonly #found = new Map<string, Found>();
  readonly #dirty = new Set<string>();
  #isAllDirty = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: TextWatchOptions) {
    this.#options = options;
    this.#stop = options.editor.registerUpdateListener(this.#onUpdate);
  }

  readonly #onUpdate: UpdateListener = ({ dirtyElements, dirtyLeaves, editorState }) => {
    if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
    this.#options.onChange();
    // Another document, or undo: all that is said is that the root is another one.
    const isWhole = dirtyLeaves.size === 0 && dirtyElements.size === 1 && dirtyElements.has('root');
    if (isWhole) this.#isAllDirty = true;
    else for (const key of dirtyElements.keys()) this.#dirty.add(key);
    const touched = isWhole ? [...this.#found.keys()] : [...dirtyElements.keys()].filter((key) => this.#found.has(key));
    if (touched.length > 0) editorState.read(() => touched.map((key) => this.#follow(key)));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), limits.quiet);
  };

  /** Brings findings and lines of a block to where its words are now. */
  #follow(key: string): void {
    const found = this.#found.get(key);
    const block = $findBlock(key);
    if (found === undefined) return;
    if (block === undefined) {
      this.#found.delete(key);
      this.#underlines.set(key, []);
      return;
    }
    this.#keep(block, shiftFindings(found.findings, found.text, block.text));
  }

  #keep(block: BlockText, findings: readonly ShownFinding[]): void {
    if (findings.length === 0) this.#found.delete(block.key);
    else this.#found.set(block.key, { text: block.text, findings });
    const drawn = findings.flatMap(({ mark, start, end }): Drawn[] => {
      const range = mark === null ? undefined : rangeOf(this.#options.editor, block, start, end);
      return mark === null || range === undefined ? [] : [{ mark, range }];
    });
    this.#underlines.set(block.key, drawn);
  }

  /** Tells what has changed without waiting for a pause. */
  flush(): void {
    clearTimeout(this.#timer);
    const blocks = this.#options.editor.getEditorState().read(() =>
      $listBlocks().map((node) => {
        const key = node.getKey();
        return this.#isAllDirty || this.#dirty.has(key) || !this.#sent.has(key) ? $readBlock(node) : key;
      }),
    );
    const order = blocks.map((block) => (typeof block === 'string' ? block : block.key));
    const changed: PageBlock[] = [];
    for (const block of blocks) {
      if (typeof block === 'string') continue;
      const { key, kind, text } = block;
      const last = this.#sent.get(key);
      if (last?.text !== text || last.kind !== kind) changed.push({ key, kind, text });
    }
    const isMoved = !isSameOrder(order, this.#order);
    if (isMoved) {
      const there = new Set(order);
      for (const key of this.#sent.keys()) if (!there.has(key)) this.#sent.delete(key);
      for (const key of this.#found.keys()) {
        if (there.has(key)) continue;
        this.#found.delete(key);
        this.#underlines.set(key, []);
      }
    }
    for (const block of changed) this.#sent.set(block.key, block);
    this.#order = order;
    this.#dirty.clear();
    this.#isAllDirty = false;
    if (isMoved || changed.length > 0) this.#options.onPause(isMoved ? order : null, changed);
  }

  /** Sends everything anew: the worker knows nothing. */
  restart(): void {
    this.#sent = new Map();
    this.#order = [];
    this.flush();
  }

  /** Takes over what the worker found, moved to where the words are by now. */
  takeFindings(blocks: readonly { key: string; findings: readonly ShownFinding[] }[]): void {
    this.#options.editor.getEditorState().read(() => {
      for (const { key, findings } of blocks) {
        const block = $findBlock(key);
        const sent = this.#sent.get(key);
        if (block !== undefined && sent !== undefined)
          this.#keep(block, shiftFindings(findings, sent.text, block.text));
      }
    });
  }

  /** Forgets all findings and takes the lines away. */
  clear(): void {
    this.#found.clear();
    this.#underlines.clear();
  }

  /** All findings in the order of the text. */
  listPlaces(): Place[] {
    return this.#order.flatMap((key) => (this.#found.get(key)?.findings ?? []).map((finding) => ({ key, finding })));
  }

  /** The place with the offsets that it has now; undefined when its words are gone. */
  locate({ key, finding }: Place): Place | undefined {
    const alike = (this.#found.get(key)?.findings ?? []).filter(
      ({ rule, text }) => rule === finding.rule && text === finding.text,
    );
    const nearest = alike.reduce<ShownFinding | undefined>(
      (best, one) =>
        best === undefined || Math.abs(one.start - finding.start) < Math.abs(best.start - finding.start) ? one : best,
      undefined,
    );
    return nearest === undefined ? undefined : { key, finding: nearest };
  }

  /** Where the words stand on the page. */
  rangeOf({ key, finding }: Place): Range | undefined {
    const { editor } = this.#options;
    const block = editor.getEditorState().read(() => $findBlock(key));
    return block === undefined ? undefined : rangeOf(editor, block, finding.start, finding.end);
  }

  /** Findings of a block over an offset, the shortest first; those that are drawn only. */
  listAt(key: string, offset: number): Place[] {
    return (this.#found.get(key)?.findings ?? [])
      .filter(({ mark, start, end }) => mark !== null && start <= offset && offset <= end)
      .sort((one, other) => one.end - one.start - (other.end - other.start))
      .map((finding) => ({ key, finding }));
  }

  indexOf(key: string): number {
    return this.#order.indexOf(key);
  }

  setCurrent(range: Range | undefined): void {
    this.#underlines.setCurrent(range);
  }

  dispose(): void {
    this.#stop();
    clearTimeout(this.#timer);
    this.#underlines.dispose();
  }
}
