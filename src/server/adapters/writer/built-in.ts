/** The built-in writer as the features see it: no key, no network, and it says what it can't do by not having it. */
import type { Writer } from '../../ports/writer.ts';

export function createBuiltInWriter(): Writer {
  return {};
}
