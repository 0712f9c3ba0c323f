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
import { finalWords } from './final-wording.ts';

const plain = (nodes: readonly unknown[]): string =>
  nodes.map((node) => ((node as InlineNode).type === 'text' ? (node as { text: string }).text : '')).join('');

/** The framework makes headings, paragraphs (one of them bold as a whole) and flat lists, and nothing else. */
function Block({ block }: { block: BlockNode }) {
  if (block.type === 'list') {
    return (
      <ul>
        {block.children.map((item) => (
          <li key={plain(item.children)}>{plain(item.children)}</li>
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

/** The words, and how often they stood there before. */
const keyOf = (block: BlockNode, before: readonly BlockNode[]): string => {
  const words = JSON.stringify(block);
  return `${before.filter((one) => JSON.stringify(one) === words).length} ${words}`;
};

export function PreviewDialog({ document, onClose }: { document: StoredDocument; onClose: () => void }) {
  return (
    <Dialog title={finalWords.preview} subtitle={finalWords.previewNote} size="lg" onClose={onClose}>
      {/* Scrolls by itself, so the keyboard has to reach it. */}
      <section className="paper fw-preview" aria-label={finalWords.preview} tabIndex={0}>
        {document.root.children.map((block, at, all) => (
          <Block key={keyOf(block, all.slice(0, at))} block={block} />
        ))}
      </section>
      <div className="do">
        <span className="muted num fw-preview-words">{finalWords.words(countWords(document))}</span>
        <Button onClick={onClose}>{finalWords.close}</Button>
      </div>
    </Dialog>
  );
}
