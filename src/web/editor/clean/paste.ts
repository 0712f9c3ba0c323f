/**
 * Paste from Word, Google Docs, web pages: headings, lists, links and the plain character formats come along; colours,
 * fonts, alignment and indents of the other document don't. Within the editor everything is kept.
 */
import { $insertGeneratedNodes, ClipboardImportExtension } from '@lexical/clipboard';
import {
  $generateNodesFromDOMViaExtension,
  CoreImportExtension,
  contextValue,
  DOMImportExtension,
  ImportSource,
  ImportSourceDataTransfer,
} from '@lexical/html';
import { $isListItemNode, type ListItemNode, WordListImportExtension } from '@lexical/list';
import {
  $getEditor,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  configExtension,
  defineExtension,
  type LexicalNode,
} from 'lexical';

/** Takes colours, alignment and indents off, and the line breaks that paragraphs inside list items leave behind. */
function $plain(nodes: readonly LexicalNode[]): void {
  for (const node of nodes) {
    if ($isTextNode(node)) node.setStyle('');
    else if ($isElementNode(node)) {
      node.setFormat('');
      if ($isListItemNode(node)) $trimLineBreaks(node);
      else node.setIndent(0);
      $plain(node.getChildren());
    }
  }
}

function $trimLineBreaks(item: ListItemNode): void {
  for (let last = item.getLastChild(); $isLineBreakNode(last); last = item.getLastChild()) last.remove();
  for (let first = item.getFirstChild(); $isLineBreakNode(first); first = item.getFirstChild()) first.remove();
}

/** Takes out what is never words of an advert before the import sees it. The generator's name stays: lists of Word need it. */
function parseHtml(html: string): Document {
  const dom = new DOMParser().parseFromString(html, 'text/html');
  for (const element of dom.querySelectorAll('script, style, title, template, noscript, svg, img, object, iframe')) {
    element.remove();
  }
  return dom;
}

export const PasteExtension = defineExtension({
  name: 'hirewright/paste',
  dependencies: [
    CoreImportExtension,
    DOMImportExtension,
    WordListImportExtension,
    configExtension(ClipboardImportExtension, {
      $importMimeType: {
        'text/html': [
          (html, selection, _next, dataTransfer) => {
            const nodes = $generateNodesFromDOMViaExtension(parseHtml(html), {
              context: [contextValue(ImportSource, 'paste'), contextValue(ImportSourceDataTransfer, dataTransfer)],
            });
            $plain(nodes);
            $insertGeneratedNodes($getEditor(), nodes, selection);
            return true;
          },
        ],
      },
    }),
  ],
});
