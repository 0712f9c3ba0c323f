/**
 * Mails that were pasted into a field: what they quote of earlier ones, and what they answer to. An older mail may say the
 * contrary of the newer one above it. What is only talk between colleagues: `mail-talk.ts`.
 */

import { isMail, mailHeader } from './mail-talk.ts';

const olderMail =
  /^\s*(?:-{2,}\s*(?:Original Message|Forwarded message|Ursprüngliche Nachricht)\b.*|>+\s*(?:From|On .+ wrote):?.*|On .{6,60} wrote:)\s*$/i;
/** What a telephone puts below a mail. */
const signature = /(?<=^|\n)[>\s]*(?:sent from my|gesendet von meinem|get outlook for) [^\n]*/gi;
/** "As discussed:", "Hi all,": what leads to its words. */
const lead =
  /(?<=^|\n)[>\s]*(?:as (?:discussed|agreed|requested|promised|mentioned)(?: (?:yesterday|today|on \w+|earlier))?|see below|fyi|pls see|hi(?: all| team| both)?|hello|dear (?:all|team|\p{Lu}\p{L}+))\s*[:,–-]\s*/giu;

/** A field without what it quotes of earlier mails, and what leads to its words; its own list marks ("> weddings") stay. */
export function withoutMails(text: string): string {
  let lines = text.split('\n');
  if (isMail.test(text)) {
    const older = lines.findIndex((line, at) => olderMail.test(line) && at > 0);
    // What the newest mail says counts; a mail that is only forwarded is all there is.
    if (older > 0 && lines.slice(0, older).some((line) => line.trim() !== '' && !mailHeader.test(line)))
      lines = lines.slice(0, older);
    lines = lines.filter((line) => !mailHeader.test(line));
  }
  const left = lines.join('\n').replace(signature, '').replace(lead, '');
  // What stood behind such words begins now; what was typed small stays so.
  return left === text ? text : left.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
