/** One line of text as the rules see it: what kind it is, its words without the marker, and where it stands. */

/** What a block is. Rules for sentences and rules for headings ask for it. */
export type BlockKind = 'heading' | 'item' | 'paragraph' | 'code';

/** A block of plain text. Offsets inside it count UTF-16 units of `text`. */
export interface Block {
  kind: BlockKind;
  /** The text without list or heading marker, without indentation. */
  text: string;
  /** Where `text` begins in the whole text; 0 when the block stands alone. */
  start: number;
  /** True when the line before ran on without a stop, so that a small first letter is no mistake. */
  runsOn: boolean;
}

const marker = /^[ \t]*(?:(#{1,6})[ \t]+|([-•*–·▪◦‣])[ \t]+|(\d{1,3}[.)])[ \t]+)?(?:\[[ xX]\][ \t]+)?/;
const fence = /^[ \t]*(?:```|~~~)/;

/** Makes a block that stands alone, as an editor has it. */
export function makeBlock(text: string, kind: BlockKind = 'paragraph'): Block {
  return { kind, text, start: 0, runsOn: false };
}

/**
 * Parts plain text into blocks by its lines: `#` starts a heading; `-`, `•`, `*` or `1.` a list item; lines between
 * fences are code. Empty lines are left out.
 */
export function parseBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  let fenced = false;
  let open = false;
  while (at <= text.length) {
    const newline = text.indexOf('\n', at);
    const end = newline === -1 ? text.length : newline;
    const line = text.slice(at, text[end - 1] === '\r' && end > at ? end - 1 : end);
    if (fence.test(line)) {
      fenced = !fenced;
      open = false;
    } else if (line.trim() === '') {
      open = false;
    } else {
      const [lead = '', heading, bullet, number] = marker.exec(line) ?? [];
      const kind = fenced ? 'code' : heading ? 'heading' : bullet || number ? 'item' : 'paragraph';
      const content = fenced ? line : line.slice(lead.length);
      if (content !== '') {
        const start = at + line.length - content.length;
        blocks.push({ kind, text: content, start, runsOn: kind === 'paragraph' && open });
      }
      open = (kind === 'paragraph' || kind === 'item') && !/[.!?:;…]["'’”)\]]?\s*$/.test(content.slice(-6));
    }
    if (newline === -1) break;
    at = newline + 1;
  }
  return blocks;
}
