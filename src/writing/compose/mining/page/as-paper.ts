/** A job description in whatever form it came, as the lines of a paper: exports, scans, spoken memos, threads of mails, one unbroken paragraph. */
import { readExported } from './exported.ts';
import { readThread } from './mail-thread.ts';
import { withoutParagraphs } from './one-paragraph.ts';
import { readScanned, readSpoken } from './scanned.ts';

export const asPaper = (typed: string): string =>
  withoutParagraphs(readThread(readSpoken(readScanned(readExported(typed)))));
