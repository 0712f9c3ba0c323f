/** The writing checker of one open advert: worker, text and lines in one place, and what may be done with a finding. */
import {
  $createRangeSelection,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $setSelection,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
} from 'lexical';
import type { CheckSettings, IgnoredFinding } from '#contract/checks.ts';
import { describePlace, type IgnoreScope } from '#domain/ignored.ts';
import { call } from '#web/api/client.ts';
import type { scoreFormula } from '#writing/index.ts';
import { $findBlock, $listBlocks, $readBlock, partAt } from './blocks.ts';
import { addGestures } from './gestures.ts';
import type { FromWorker, Summary } from './messages.ts';
import { $replaceWords } from './replace-words.ts';
import { type Place, TextWatch } from './text-watch.ts';
import { canUnderline } from './underlines.ts';
import { WorkerLine } from './worker-line.ts';

export type { Place } from './text-watch.ts';

/** A finding whose card is open. */
export interface OpenFinding {
  place: Place;
  range: Range;
  /** The card takes the focus: it was opened by keyboard or from the list. */
  takesFocus: boolean;
}

export interface CheckerState {
  phase: 'working' | 'ready' | 'failed';
  summary: Summary | undefined;
  formula: typeof scoreFormula | undefined;
  /** All findings in the order of the text. */
  places: readonly Place[];
  ignored: readonly IgnoredFinding[];
  open: OpenFinding | undefined;
  /** Without lines in the text the findings are in the list only. */
  underlines: boolean;
}

export interface CheckerOptions {
  editor: LexicalEditor;
  advertId: string;
  /** The company of a copywriter's advert. */
  tenantId: string | undefined;
  settings: CheckSettings;
  /** What may be ignored for everybody, and whether that may be brought back. */
  rights: { company: boolean; restoreCompany: boolean };
  startWorker: () => Worker;
}

/** Room that the words need above and below, in pixels, so that bars, the card and on phones the sheet leave them in sight. */
const room = { top: 120, card: 320, sheet: 460 };

/** Scrolls words to where their card leaves them in sight. */
function bringIntoView(range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  const isPhone = matchMedia('(max-width: 599px)').matches;
  const below = isPhone ? room.sheet : room.card;
  if (top < room.top || bottom > window.innerHeight - below)
    window.scrollBy({ top: top - Math.max(room.top, window.innerHeight * (isPhone ? 0.25 : 0.4)) });
}

export class AdvertChecker {
  readonly #options: CheckerOptions;
  readonly #watch: TextWatch;
  readonly #line: WorkerLine;
  readonly #listeners = new Set<() => void>();
  readonly #stopGestures: () => void;
  #serial = 0;
  /** The finding looked at last, until the text changes. */
  #last: Place | undefined;
  #state: CheckerState;

  constructor(options: CheckerOptions) {
    this.#options = options;
    this.#state = {
      phase: 'working',
      summary: undefined,
      formula: undefined,
      places: [],
      ignored: options.settings.ignored,
      open: undefined,
      underlines: canUnderline(),
    };
    const { editor, startWorker } = options;
    this.#line = new WorkerLine({
      start: startWorker,
      hear: (message) => this.#hear(message),
      onRestart: () => this.#introduce(),
      onFailure: () => {
        this.#watch.clear();
        this.#change({ phase: 'failed', places: [], summary: undefined, open: undefined });
      },
    });
    this.#watch = new TextWatch({
      editor,
      onChange: () => {
        this.#last = undefined;
        this.close();
      },
      onPause: (order, changed) => {
        this.#serial++;
        if (this.#state.phase === 'ready') this.#change({ phase: 'working' });
        this.#line.post({ type: 'blocks', serial: this.#serial, order, changed }, true);
      },
    });
    this.#stopGestures = addGestures(editor, {
      findAt: (key, offset) => this.#watch.listAt(key, offset),
      rangeOf: (place) => this.#watch.rangeOf(place),
      open: (place, takesFocus) => this.open(place, takesFocus),
      wasOpen: ({ key, finding }) => this.#last?.key === key && this.#last.finding.start === finding.start,
      step: (by) => this.step(by),
      close: () => {
        const isOpen = this.#state.open !== undefined;
        this.close();
        return isOpen;
      },
    });
    this.#introduce();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly getState = (): CheckerState => this.#state;
  get advertId(): string {
    return this.#options.advertId;
  }
  get rights(): CheckerOptions['rights'] {
    return this.#options.rights;
  }

  #change(news: Partial<CheckerState>): void {
    this.#state = { ...this.#state, ...news };
    for (const listener of this.#listeners) listener();
  }

  /** Tells a new worker everything. */
  #introduce(): void {
    const { request } = this.#options.settings;
    this.#line.post({ type: 'settings', request, ignored: this.#state.ignored });
    this.#watch.restart();
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case 'ready':
        this.#change({ formula: message.formula });
        return;
      case 'findings':
        // What belongs to an older text is moved to where its words are now, or left out.
        this.#watch.takeFindings(message.blocks);
        this.#change({ places: this.#watch.listPlaces() });
        return;
      case 'summary':
        if (message.serial !== this.#serial) return;
        this.#change({ phase: 'ready', summary: message.summary, places: this.#watch.listPlaces() });
    }
  }

  /** Opens the card of a finding and brings its words into view. */
  open(place: Place, takesFocus: boolean): void {
    const now = this.#watch.locate(place);
    const range = now === undefined ? undefined : this.#watch.rangeOf(now);
    if (now === undefined || range === undefined) return;
    bringIntoView(range);
    this.#watch.setCurrent(range);
    this.#last = now;
    this.#change({ open: { place: now, range, takesFocus } });
  }

  /** Closes the card. With `returned` the caret goes behind the words it spoke of. */
  close(returned = false): void {
    const { open } = this.#state;
    if (open === undefined) return;
    this.#watch.setCurrent(undefined);
    this.#change({ open: undefined });
    if (returned) this.#putCaret(open.place);
  }

  #putCaret({ key, finding }: Place): void {
    const { editor } = this.#options;
    editor.update(
      () => {
        const block = $findBlock(key);
        const part = block === undefined ? undefined : partAt(block.parts, finding.end, true);
        if (part === undefined) return;
        const selection = $createRangeSelection();
        selection.anchor.set(part.key, finding.end - part.start, 'text');
        selection.focus.set(part.key, finding.end - part.start, 'text');
        $setSelection(selection);
      },
      { discrete: true },
    );
    editor.focus();
  }

  /** Where reading is now: the open finding, else the caret. */
  #getPosition(): { at: number; offset: number } {
    const { open } = this.#state;
    if (open !== undefined) return { at: this.#watch.indexOf(open.place.key), offset: open.place.finding.start };
    return this.#options.editor.getEditorState().read(() => {
      const selection = $getSelection();
      if (!$isRangeSelection(selection)) return { at: -1, offset: 0 };
      const { anchor } = selection;
      for (const node of [anchor.getNode(), ...anchor.getNode().getParents()]) {
        const at = this.#watch.indexOf(node.getKey());
        if (at < 0) continue;
        const part = $findBlock(node.getKey())?.parts.find(({ key }) => key === anchor.key);
        const inside =
          part === undefined ? ($isElementNode(anchor.getNode()) ? 0 : anchor.offset) : part.start + anchor.offset;
        return { at, offset: inside };
      }
      return { at: -1, offset: 0 };
    });
  }

  /**
   * Goes to the next or the previous finding that is drawn in the text, round the ends; the keyboard's way.
   * @returns false when there is none
   */
  step(by: 1 | -1): boolean {
    const marked = this.#watch.listPlaces().filter(({ finding }) => finding.mark !== null);
    const { at, offset } = this.#getPosition();
    const isBehind = ({ key, finding }: Place): boolean => {
      const index = this.#watch.indexOf(key);
      return index > at || (index === at && finding.start > offset);
    };
    const isBefore = ({ key, finding }: Place): boolean => {
      const index = this.#watch.indexOf(key);
      return index < at || (index === at && finding.start < offset);
    };
    const next = by === 1 ? (marked.find(isBehind) ?? marked[0]) : (marked.findLast(isBefore) ?? marked.at(-1));
    if (next === undefined) return false;
    this.open(next, true);
    return true;
  }

  /** Puts a replacement in the place of the words: one undo step. */
  apply(place: Place, replacement: string): boolean {
    return this.#replace([{ place, replacement }]) === 1;
  }

  /** Applies every fix of house style that needs no eye, as one undo step; answers how many. */
  applySafe(): number {
    const safe = this.#watch.listPlaces().flatMap((place) => {
      const { kind, safe, replacements } = place.finding;
      const [replacement] = kind === 'house' && safe ? replacements : [];
      return replacement === undefined ? [] : [{ place, replacement }];
    });
    return this.#replace(safe);
  }

  #replace(wanted: readonly { place: Place; replacement: string }[]): number {
    const { editor } = this.#options;
    const located = wanted.flatMap(({ place, replacement }) => {
      const now = this.#watch.locate(place);
      return now === undefined ? [] : [{ ...now, replacement }];
    });
    // From the end, so that offsets hold; of two that overlap only one.
    located.sort((one, other) =>
      one.key === other.key ? other.finding.start - one.finding.start : one.key < other.key ? -1 : 1,
    );
    let done = 0;
    editor.update(
      () => {
        let last = { key: '', start: Number.POSITIVE_INFINITY };
        for (const { key, finding, replacement } of located) {
          if (last.key === key && finding.end > last.start) continue;
          const block = $findBlock(key);
          if (block?.text.slice(finding.start, finding.end) !== finding.text) continue;
          if (!$replaceWords(block, finding.start, finding.end, replacement)) continue;
          last = { key, start: finding.start };
          done++;
        }
      },
      { tag: HISTORY_PUSH_TAG, discrete: true },
    );
    this.close();
    if (done > 0) {
      this.#watch.flush();
      editor.focus();
    }
    return done;
  }

  /**
   * Ignores a finding from now on.
   * @throws ApiError when the server refuses or can't be reached: nothing has changed then
   */
  async ignore(place: Place, scope: IgnoreScope): Promise<void> {
    const { editor, advertId, tenantId } = this.#options;
    const now = this.#watch.locate(place) ?? place;
    const { text, earlier } = editor.getEditorState().read(() => {
      const blocks = $listBlocks();
      const at = blocks.findIndex((block) => block.getKey() === now.key);
      const earlier = blocks.slice(0, Math.max(0, at)).map((block) => $readBlock(block).text);
      return { text: $findBlock(now.key)?.text ?? now.finding.text, earlier };
    });
    const company = tenantId === undefined ? {} : { tenantId };
    const body = { advertId, ...company, ...describePlace(scope, now.finding, text, earlier) };
    const ignored = await call('check.ignore', { body });
    this.#setIgnored([...this.#state.ignored.filter(({ id }) => id !== ignored.id), ignored]);
  }

  /**
   * Brings an ignored finding back.
   * @throws ApiError as `ignore`
   */
  async restore({ id, scope }: IgnoredFinding): Promise<void> {
    const { advertId, tenantId } = this.#options;
    const company = tenantId === undefined ? {} : { tenantId };
    if (scope === 'company') await call('check.restoreForCompany', { body: { id } });
    else await call('check.restore', { body: { advertId, ...company, id } });
    this.#setIgnored(this.#state.ignored.filter((one) => one.id !== id));
  }

  #setIgnored(ignored: readonly IgnoredFinding[]): void {
    this.close(true);
    this.#change({ ignored });
    this.#line.post({ type: 'ignored', ignored }, true);
  }

  dispose(): void {
    this.#stopGestures();
    this.#watch.dispose();
    this.#line.close();
    this.#listeners.clear();
  }
}
