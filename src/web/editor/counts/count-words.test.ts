// @vitest-environment happy-dom
import { $getRoot } from 'lexical';
import { describe, expect, it } from 'vitest';
import { countCharacters, countWords } from '#domain/document/index.ts';
import { $countCharacters } from '../cap/characters.ts';
import { openEditor, stored } from '../editor-fixture.ts';
import { $countWords } from './count-words.ts';

const samples = [
  'One two three',
  '# Keep 240,000 homes lit\n\nTwo weeks **on**, two weeks off – and [never alone](https://a.example).\n\n- a\n- b c',
  '- - -\n\n... £34,000 👩‍🔧 naïve',
  '',
];

describe('counts', () => {
  it('are the same as those of the stored document', () => {
    for (const sample of samples) {
      const editor = openEditor(sample);
      const document = stored(editor);
      editor.getEditorState().read(() => {
        expect($countWords($getRoot())).toBe(countWords(document));
        expect($countCharacters($getRoot())).toBe(countCharacters(document));
      });
    }
  });
});
