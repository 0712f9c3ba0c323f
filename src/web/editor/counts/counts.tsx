/** The live counts: words and characters of the cap, a moment after the typing, without a render of anything else. */
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { $getRoot, COMMAND_PRIORITY_LOW } from 'lexical';
import { type ReactNode, useEffect, useState } from 'react';
import { editor as limits } from '#domain/limits.ts';
import { afterFrame } from '#web/ui/after-frame.ts';
import { CAP_REACHED_COMMAND } from '../cap/cap.ts';
import { $countCharacters } from '../cap/characters.ts';
import { wording } from '../wording.ts';
import { WordCounter } from './count-words.ts';
import classes from './counts.module.css';

const number = new Intl.NumberFormat('en-GB');
/** Milliseconds after the last change; below what is felt as late. */
const countDelay = 120;
/** A fast typist's letters come before their count; it is never older than this, in milliseconds. */
const countWithin = 500;
/** How long the message about the cap stays, in milliseconds. */
const messageTime = 6_000;

interface Counts {
  words: number;
  characters: number;
}

export function Counts({ children }: { children?: ReactNode }) {
  const [editor] = useLexicalComposerContext();
  const [counts, setCounts] = useState<Counts>();
  const [reached, setReached] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let due = 0;
    const counter = new WordCounter();
    const count = () => {
      due = 0;
      const next = editor.getEditorState().read(() => {
        const root = $getRoot();
        return { words: counter.$count(root), characters: $countCharacters(root) };
      });
      setCounts((last) => (last?.words === next.words && last.characters === next.characters ? last : next));
    };
    const callOff = afterFrame(count);
    const forget = counter.watch(editor);
    const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return;
      const now = performance.now();
      if (due === 0) due = now + countWithin;
      clearTimeout(timer);
      timer = setTimeout(count, Math.min(countDelay, due - now));
    });
    return () => {
      callOff();
      stop();
      forget();
      clearTimeout(timer);
    };
  }, [editor]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = editor.registerCommand(
      CAP_REACHED_COMMAND,
      () => {
        setReached((times) => times + 1);
        clearTimeout(timer);
        timer = setTimeout(() => setReached(0), messageTime);
        return false;
      },
      COMMAND_PRIORITY_LOW,
    );
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [editor]);

  return (
    <div className={classes.counts}>
      <span role="alert" className={classes.limit}>
        {reached > 0 ? wording.limit : ''}
      </span>
      <span className={classes.count}>
        {counts !== undefined && (
          <>
            {number.format(counts.words)} {counts.words === 1 ? 'word' : 'words'} <span aria-hidden="true">·</span>{' '}
            {number.format(counts.characters)} of {number.format(limits.charactersMax)}
            <span className={classes.unit}> characters</span>
          </>
        )}
      </span>
      {children}
    </div>
  );
}
