/** The answer as it will stand in the advert; a correction shows each change. */
import type { TextBlock, TextRun } from '#domain/assistant.ts';
import { differenceOf } from './difference.ts';

/** Parts of a text have no names of their own: theirs is what they say and how often it was said before. */
function withKeys<Part>(parts: readonly Part[], textOf: (part: Part) => string): { key: string; part: Part }[] {
  const seen = new Map<string, number>();
  return parts.map((part) => {
    const text = textOf(part);
    const count = seen.get(text) ?? 0;
    seen.set(text, count + 1);
    return { key: `${count}:${text}`, part };
  });
}

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
