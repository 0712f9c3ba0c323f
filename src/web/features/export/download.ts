/** Hands a file to the browser. */
import { MINUTE } from '#domain/limits.ts';

/** Starts a download of this file under this name. */
export function downloadFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after this call has returned; a minute is enough for every browser.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE);
}
