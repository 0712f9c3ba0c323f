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
import { WordListImportExtension } from '@lexical/list';
import { $getEditor, $isElementNode, $isTextNode, configExtension, defineExtension, type LexicalNode } from 'lexical';

/** Tells our own copies: then the other clipboard format is used, and this one is not even asked. */
function $plain(nodes: readonly LexicalNode[]): void {
  for (const node of nodes) {
    if ($isTextNode(node)) node.setStyle('');
    else if ($isElementNode(node)) {
      node.setFormat('');
      if (node.getType() !== 'listitem') node.setIndent(0);
      $plain(node.getChildren());
    }
  }
}

/** Takes out what is never words of an advert before the import sees it. */
function parseHtml(html: string): Document {
  const dom = new DOMParser().parseFromString(html, 'text/html');
  for (const element of dom.querySelectorAll(
    'script, style, meta, title, template, noscript, svg, img, object, iframe',
  )) {
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
