/** The clipboard of an advert. */
export { Clipboard, useClipboardEntries } from './clipboard.tsx';
export { CopyTool } from './copy-tool.tsx';
export { type Copying, useCopy } from './use-copy.ts';
