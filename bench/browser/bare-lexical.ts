/**
 * The measure: Lexical and React as Lexical's own guide sets them up, with what the same advert needs to be shown and edited
 * (rich text, lists, links, undo), and nothing of ours.
 */
import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { HeadingNode } from '@lexical/rich-text';
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

function Bare({ content }: { content: string }) {
  const initialConfig = {
    namespace: 'bare',
    nodes: [HeadingNode, ListNode, ListItemNode, LinkNode],
    editorState: content,
    onError(error: Error) {
      throw error;
    },
  };
  return createElement(
    LexicalComposer,
    { initialConfig },
    createElement(RichTextPlugin, {
      contentEditable: createElement(ContentEditable, { spellCheck: false }),
      ErrorBoundary: LexicalErrorBoundary,
    }),
    createElement(HistoryPlugin),
    createElement(ListPlugin),
    createElement(LinkPlugin),
  );
}

// The advert comes over the wire here too, as it does in any page that opens one.
const { content } = (await (await fetch('/bench/advert.json')).json()) as { content: string };
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(createElement(StrictMode, null, createElement(Bare, { content })));
