/**
 * Text colours are chosen for white paper. On dark paper they keep their hue and gain the light to be read by. What is
 * stored and copied stays the chosen colour.
 */
import { $getNodeByKey, $isTextNode, defineExtension, type LexicalEditor, TextNode } from 'lexical';
import { shownColour } from './shown-colour.ts';

const colour = /(?:^|;)\s*color:\s*(#[0-9a-f]{6})/i;
/** Draws chosen colours so. Runs for the text nodes that were drawn anew only. */
export function registerShownColours(editor: LexicalEditor): () => void {
  return editor.registerMutationListener(TextNode, (mutations) => {
    editor.getEditorState().read(() => {
      for (const [key, mutation] of mutations) {
        const node = mutation === 'destroyed' ? null : $getNodeByKey(key);
        const chosen = $isTextNode(node) ? colour.exec(node.getStyle())?.[1] : undefined;
        if (chosen !== undefined) editor.getElementByKey(key)?.style.setProperty('color', shownColour(chosen));
      }
    });
  });
}

export const ShownColoursExtension = defineExtension({
  name: 'hirewright/shown-colours',
  register: registerShownColours,
});
