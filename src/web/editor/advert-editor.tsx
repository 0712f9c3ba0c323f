/** The advert's rich-text editor: toolbar, counts, the sheet of paper. Load it lazily: it brings Lexical along. */

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalExtensionComposer } from '@lexical/react/LexicalExtensionComposer';
import { $getRoot, type LexicalEditor } from 'lexical';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import classes from './advert-editor.module.css';
import { LOAD_TAG, loadContent, replaceContent, serialiseContent } from './content.ts';
import copy from './copy.module.css';
import { Counts } from './counts/counts.tsx';
import { advertExtension } from './extension.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { wording } from './wording.ts';

/** What the page may ask of the editor. */
export interface EditorHandle {
  /** The stored form of what is shown now. Costs about a millisecond: not for every key. */
  read: () => string;
  /** Shows another document. `undoable`: the person can go back (restoring their own words); else it counts as loaded. */
  replace: (content: string, undoable?: boolean) => void;
  focus: () => void;
  isEmpty: () => boolean;
  /** The editor itself, for what works on the text beside it, such as the writing checker. */
  lexical: LexicalEditor;
}

export interface AdvertEditorProps {
  /** The stored document to open; later values are ignored, `replace` changes it. */
  content: string;
  editable: boolean;
  /** Names the text for screen readers. */
  label: string;
  /** Each change by a person, before it is drawn: keep it cheap. */
  onChange?: () => void;
  onReady?: (handle: EditorHandle | null) => void;
  /** Beside the counts, on phones. */
  end?: ReactNode;
  /** Above the sheet: notices. */
  children?: ReactNode;
}

function Bridge({ onChange, onReady, editable }: Pick<AdvertEditorProps, 'onChange' | 'onReady' | 'editable'>) {
  const [editor] = useLexicalComposerContext();
  const change = useRef(onChange);
  const ready = useRef(onReady);
  useEffect(() => {
    change.current = onChange;
    ready.current = onReady;
  });

  useEffect(() => {
    editor.setEditable(editable);
  }, [editor, editable]);

  useEffect(
    () =>
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
        if (tags.has(LOAD_TAG) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return;
        change.current?.();
      }),
    [editor],
  );

  useEffect(() => {
    ready.current?.({
      read: () => serialiseContent(editor.getEditorState()),
      replace: (content, undoable = false) => {
        if (undoable) replaceContent(editor, content);
        else loadContent(editor, content);
      },
      focus: () => editor.focus(),
      isEmpty: () => editor.getEditorState().read(() => $getRoot().getTextContent().trim() === ''),
      lexical: editor,
    });
    return () => ready.current?.(null);
  }, [editor]);
  return null;
}

export default function AdvertEditor({
  content,
  editable,
  label,
  onChange,
  onReady,
  end,
  children,
}: AdvertEditorProps) {
  const [extension] = useState(() => advertExtension({ content, editable }));
  const id = useId();
  return (
    <LexicalExtensionComposer extension={extension} contentEditable={null}>
      {editable && <Toolbar controls={id} end={<Counts>{end}</Counts>} />}
      {children}
      <div className={classes.sheet}>
        <div className={classes.page}>
          <ContentEditable
            id={id}
            className={copy.copy}
            spellCheck={false}
            aria-label={label}
            aria-multiline
            placeholder={<div className={classes.placeholder}>{wording.placeholder}</div>}
            aria-placeholder={wording.placeholder}
          />
        </div>
      </div>
      <Bridge onChange={onChange} onReady={onReady} editable={editable} />
    </LexicalExtensionComposer>
  );
}
