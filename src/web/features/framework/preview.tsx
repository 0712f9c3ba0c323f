/** The finished advert as a candidate will read it. */
import {
  type BlockNode,
  countWords,
  type InlineNode,
  type StoredDocument,
  textFormats,
} from '#domain/document/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { withKeys } from '#web/ui/with-keys.ts';
import { finalWords } from './final-wording.ts';

const plain = (nodes: readonly unknown[]): string =>
  nodes.map((node) => ((node as InlineNode).type === 'text' ? (node as { text: string }).text : '')).join('');

/** The framework makes headings, paragraphs (one of them bold as a whole) and flat lists, and nothing else. */
function Block({ block }: { block: BlockNode }) {
  if (block.type === 'list') {
    return (
      <ul>
        {withKeys(block.children, (item) => plain(item.children)).map(({ key, part }) => (
          <li key={key}>{plain(part.children)}</li>
        ))}
      </ul>
    );
  }
  const text = plain(block.children);
  if (block.type === 'heading') return block.tag === 'h1' ? <h3 className="is-title">{text}</h3> : <h4>{text}</h4>;
  const [first] = block.children;
  const bold = first?.type === 'text' && (first.format & textFormats.bold) !== 0;
  return <p>{bold ? <strong>{text}</strong> : text}</p>;
}

export function PreviewDialog({ document, onClose }: { document: StoredDocument; onClose: () => void }) {
  return (
    <Dialog title={finalWords.preview} subtitle={finalWords.previewNote} size="lg" onClose={onClose}>
      {/* Scrolls by itself, so the keyboard has to reach it. */}
      <section className="paper fw-preview" aria-label={finalWords.preview} tabIndex={0}>
        {withKeys(document.root.children, (block) => JSON.stringify(block)).map(({ key, part }) => (
          <Block key={key} block={part} />
        ))}
      </section>
      <div className="do">
        <span className="muted num fw-preview-words">{finalWords.words(countWords(document))}</span>
        <Button onClick={onClose}>{finalWords.close}</Button>
      </div>
    </Dialog>
  );
}
