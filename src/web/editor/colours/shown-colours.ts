/**
 * Text colours are chosen for white paper. On dark paper a style sheet lifts them until they can be read, for which it
 * needs the colour under a name of its own; an inline `color` can't be read by CSS.
 */
import { $getNodeByKey, $isTextNode, defineExtension, type LexicalEditor, TextNode } from 'lexical';

const colour = /(?:^|;)\s*color:\s*(#[0-9a-f]{6})/i;

/** Puts `--copy-colour` beside each inline colour. Runs for the text nodes that were drawn anew only. */
export function registerShownColours(editor: LexicalEditor): () => void {
  return editor.registerMutationListener(TextNode, (mutations) => {
    editor.getEditorState().read(() => {
      for (const [key, mutation] of mutations) {
        if (mutation === 'destroyed') continue;
        const node = $getNodeByKey(key);
        const chosen = $isTextNode(node) ? colour.exec(node.getStyle())?.[1] : undefined;
        const style = editor.getElementByKey(key)?.style;
        if (chosen === undefined) {
          // Most words have no colour: reading the map is cheaper than touching their style.
          if (style?.length !== 0) style?.removeProperty('--copy-colour');
        } else style?.setProperty('--copy-colour', chosen);
      }
    });
  });
}

export const ShownColoursExtension = defineExtension({
  name: 'hirewright/shown-colours',
  register: registerShownColours,
});
