/** Shortcuts as this person's keyboard calls them. */
const apple = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

/** 'Ctrl+B', or '⌘B' on Apple keyboards. */
export function shortcutName(key: string, shift = false): string {
  return apple ? `${shift ? '⇧' : ''}⌘${key}` : `Ctrl+${shift ? 'Shift+' : ''}${key}`;
}
