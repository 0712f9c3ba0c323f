/** Which keys move things; shown where there are keys. */
import { IconKeyboard } from '@tabler/icons-react';
import { wording } from './wording.ts';

export function KeysHint() {
  const words = wording.drag.keys;
  return (
    <span className="fw-keys muted">
      <IconKeyboard size={18} stroke={1.6} aria-hidden="true" />
      <kbd>Space</kbd> {words.lift} <kbd>↑</kbd> <kbd>↓</kbd> {words.move} <kbd>Space</kbd> {words.drop}
    </span>
  );
}
