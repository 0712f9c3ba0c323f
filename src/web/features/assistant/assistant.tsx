/** The AI assistant in the editor: a button above the text and one under selected words, Ctrl or Cmd+J, and its popover. */
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { IconSparkles } from '@tabler/icons-react';
import {
  $createRangeSelectionFromDom,
  $onUpdate,
  $setSelection,
  COMMAND_PRIORITY_NORMAL,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
} from 'lexical';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { shortcutName } from '#web/editor/toolbar/shortcut-name.ts';
import { Button } from '#web/ui/button.tsx';
import { deferred } from '#web/ui/deferred.tsx';
import './assistant.css';
import { wording } from './wording.ts';

/** Fetched with the first question: what reads and replaces words isn't needed before. */
const Panel = deferred(async () => (await import('./panel.tsx')).Panel, null);

/** Where the selected words are on the page, in its own coordinates; undefined without a selection in the editor. */
interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether words are selected, not only a place. */
  isRange: boolean;
}

function placeOf(editor: LexicalEditor): Place | undefined {
  const root = editor.getRootElement();
  const selection = window.getSelection();
  if (root === null) return undefined;
  const range = selection !== null && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const isInside = range !== undefined && root.contains(range.commonAncestorContainer);
  // An empty line has no box of its own.
  const boxes = isInside ? [...range.getClientRects()] : [];
  const box = isInside && boxes.length > 0 ? range.getBoundingClientRect() : root.getBoundingClientRect();
  const height = isInside && boxes.length > 0 ? box.height : Math.min(box.height, 40);
  return {
    left: box.left + window.scrollX,
    top: box.top + window.scrollY,
    width: box.width,
    height,
    isRange: isInside && !range.collapsed && range.toString().trim() !== '',
  };
}

const styleOf = ({ left, top, width, height }: Place): CSSProperties => ({ left, top, width, height });

export function Assistant({ advertId }: { advertId: string }) {
  const [editor] = useLexicalComposerContext();
  const anchor = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Place>();
  const [open, setOpen] = useState(false);
  const isOpen = useRef(open);
  useEffect(() => {
    isOpen.current = open;
  }, [open]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const look = (): void => {
      clearTimeout(timer);
      if (isOpen.current) return;
      // While words are being selected nothing jumps about.
      timer = setTimeout(() => {
        if (isOpen.current) return;
        const focused = editor.getRootElement()?.contains(document.activeElement) === true;
        const now = pressed || !focused ? undefined : placeOf(editor);
        setPlace(now?.isRange === true ? now : undefined);
      }, 200);
    };
    const press = (): void => {
      pressed = true;
    };
    const release = (): void => {
      pressed = false;
      look();
    };
    document.addEventListener('selectionchange', look);
    document.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', release);
    document.addEventListener('pointercancel', release);
    window.addEventListener('resize', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', release);
      document.removeEventListener('pointercancel', release);
      window.removeEventListener('resize', look);
    };
  }, [editor]);

  // The panel belongs to the text: it goes when another tab is shown in its place.
  useEffect(() => {
    const root = editor.getRootElement();
    if (!open || root === null) return;
    const watch = new ResizeObserver(() => {
      if (root.checkVisibility()) return;
      setOpen(false);
      setPlace(undefined);
    });
    watch.observe(root);
    return () => watch.disconnect();
  }, [editor, open]);

  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          const wanted = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
          if (!wanted || event.key.toLowerCase() !== 'j' || !editor.isEditable()) return false;
          event.preventDefault();
          // Browsers tell of a selection later than they make it: who selects and presses at once is asked about it too.
          const selected = $createRangeSelectionFromDom(window.getSelection(), editor);
          if (selected !== null) $setSelection(selected);
          $onUpdate(() => {
            setPlace(placeOf(editor));
            setOpen(true);
          });
          return true;
        },
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  );

  const close = (returned: boolean): void => {
    setOpen(false);
    setPlace(undefined);
    if (returned) editor.focus();
  };
  const bar = (
    <div className="ai-bar">
      <Button
        look="subtle"
        size="sm"
        icon={<IconSparkles size={16} stroke={1.6} aria-hidden="true" />}
        title={wording.shortcut(shortcutName('J'))}
        aria-haspopup="dialog"
        aria-expanded={open}
        // What is selected stays so: it is what is asked about.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          setPlace(placeOf(editor));
          setOpen(true);
        }}
      >
        {wording.title}
      </Button>
    </div>
  );
  if (place === undefined) return bar;
  const layer = createPortal(
    <>
      <span ref={anchor} className="ai-anchor" style={styleOf(place)} />
      {!open && (
        <button
          type="button"
          className="ai-open"
          style={{ left: place.left, top: place.top + place.height + 6 }}
          // The words stay selected.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setOpen(true)}
        >
          <IconSparkles size={16} stroke={1.6} aria-hidden="true" />
          {wording.open}
        </button>
      )}
      {open && <Panel editor={editor} advertId={advertId} anchor={anchor} onClose={close} />}
    </>,
    document.body,
  );
  return (
    <>
      {bar}
      {layer}
    </>
  );
}
