/** The answer as it will stand in the advert; a correction shows each change. */
import type { TextBlock, TextRun } from '#domain/assistant.ts';
import { withKeys } from '#web/ui/with-keys.ts';
import { differenceOf } from './difference.ts';

function Run({ run }: { run: TextRun }) {
  const words = run.code === true ? <code>{run.text}</code> : run.text;
  const slanted = run.italic === true ? <em>{words}</em> : words;
  return run.bold === true ? <strong>{slanted}</strong> : slanted;
}

function Block({ block }: { block: TextBlock }) {
  if (block.type === 'heading') return <p className="ai-heading">{block.text}</p>;
  if (block.type === 'paragraph') {
    return (
      <p>
        {withKeys(block.runs, ({ text }) => text).map(({ key, part }) => (
          <Run key={key} run={part} />
        ))}
      </p>
    );
  }
  const items = withKeys(block.items, (item) => item).map(({ key, part }) => <li key={key}>{part}</li>);
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

export function AnswerBlocks({ blocks }: { blocks: readonly TextBlock[] }) {
  return withKeys(blocks, (block) => JSON.stringify(block)).map(({ key, part }) => <Block key={key} block={part} />);
}

/** Old and new words side by side in the text. */
export function Changes({ before, after }: { before: string; after: string }) {
  return (
    <p className="ai-changes">
      {withKeys(differenceOf(before, after), ({ kind, text }) => kind + text).map(({ key, part: { kind, text } }) => {
        if (kind === 'old') return <del key={key}>{text}</del>;
        return kind === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}
