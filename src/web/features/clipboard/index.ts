/** The clipboard of an advert. */
export { Clipboard, useClipboardEntries } from './clipboard.tsx';
