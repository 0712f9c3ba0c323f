/** A job description in whatever form it came, as the lines of a paper: exports, scans, spoken memos, threads of mails, one unbroken paragraph. */
import { readExported } from './exported.ts';
import { readThread } from './mail-thread.ts';
import { withoutParagraphs } from './one-paragraph.ts';
import { readScanned, readSpoken } from './scanned.ts';

/** "APPENDIX B - ROLE PROFILE": where a paper lies in its pack is no part of its name. */
const inPack =
  /^[^\S\n]*(?:[Aa]ppendix|APPENDIX|[Aa]nnex(?:e|ure)?|ANNEX(?:E|URE)?|[Ss]chedule|SCHEDULE|[Aa]ttachment|ATTACHMENT|[Ee]nclosure|[Ee]xhibit) (?:[A-Z]|\d{1,2}|[IVX]{1,4})\s*[-–—:.]\s*(?=[A-Z])/gm;

export const asPaper = (typed: string): string =>
  withoutParagraphs(readThread(readSpoken(readScanned(readExported(typed))))).replace(inPack, '');
