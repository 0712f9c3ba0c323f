/** The measure: Lexical and React with rich text and undo, and nothing of ours. */
import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { HeadingNode, registerRichText } from '@lexical/rich-text';
import { createEditor } from 'lexical';
import { createElement, StrictMode, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';

function Bare({ content }: { content: string }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const editor = createEditor({
      namespace: 'bare',
      nodes: [HeadingNode, ListNode, ListItemNode, LinkNode],
      onError(error) {
        throw error;
      },
    });
    const stops = [registerRichText(editor), registerHistory(editor, createEmptyHistoryState(), 300)];
    editor.setRootElement(element.current);
    editor.setEditorState(editor.parseEditorState(content));
    return () => {
      for (const stop of stops) stop();
      editor.setRootElement(null);
    };
  }, [content]);
  return createElement('div', { ref: element, contentEditable: true, role: 'textbox', spellCheck: false });
}

// The advert comes over the wire here too, as it does in any page that opens one.
const { content } = (await (await fetch('/bench/advert.json')).json()) as { content: string };
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(createElement(StrictMode, null, createElement(Bare, { content })));
