/**
 * A paper that was sent to and fro: its lines stand behind marks of quoting (">> - Read prints"), between headers, asides
 * ("(Dale: also coolant)"), greetings, signatures and what a firm puts below each mail.
 */
const quote = /^[^\S\n]*(?:>[^\S\n]?)+/;
const header =
  /^\W*(?:from|sent|to|cc|bcc|subject|date|von|gesendet|an|betreff|reply-to|importance|attachments?)\s*:.*$/i;
const wrote =
  /^\W*(?:on\b.{2,60}\bwrote:?|.{2,40}\b(?:wrote|schrieb)(?: on .{2,40})?:|-{2,}.*(?:original|forwarded).*|begin forwarded message:?)\s*$/i;
const aside = /^\W*[[(]\s*[A-Z][\p{L}.]{1,15}(?: [A-Z][\p{L}.]{1,15})?\s*:[^()[\]]*[\])]\s*$/u;
const below =
  /^\W*(?:this (?:e-?mail|message)\b.*(?:confidential|intended|privileged)|if you are not the intended recipient|sent from my|get outlook|please consider the environment|confidentiality notice|the information (?:contained )?in this e-?mail)/i;
const greeting =
  /^\W*(?:hi|hello|hey|dear|morning|good morning|afternoon)\b(?: [A-Z]\p{L}+| all| team| both)?\s*(?:[,!–-].*)?$/iu;
const parting =
  /^\W*(?:(?:thx|thanks|many thanks|thank you|cheers|regards|kind regards|best(?: regards| wishes)?|br|ta)\b[\s,!.]*(?:[A-Z]\p{L}+\W*)?|let['’]s (?:talk|speak|chat|discuss|meet)\b.*|(?:talk|speak) (?:soon|later|tomorrow)\b.*|see (?:below|attached|you)\b.*|(?:fyi|my comments|comments) .{0,40}|can you (?:check|confirm|look|add|send)\b.*|what do you think\b.*|call me\b.*|ok(?:ay)?,? .{0,30})$/iu;

/** The lines of such a thread as its paper. */
export function readThread(text: string): string {
  const lines = text.split('\n');
  const quoted = lines.filter((line) => quote.test(line)).length;
  const headed = lines.filter((line) => header.test(line.replace(quote, ''))).length;
  if (!(headed > 1 || lines.some((line) => wrote.test(line.replace(quote, '')))) || (quoted < 3 && headed < 3))
    return text;
  const kept: string[] = [];
  let signed = false;
  for (const line of lines) {
    const bare = line.replace(quote, '').trimEnd();
    // "--" and what stands below it; the next quoted line is of the mail before.
    if (/^--\s*$/.test(bare)) {
      signed = true;
      continue;
    }
    if (signed && (quote.test(line) || bare.trim() === '')) signed = quote.test(line) ? false : signed;
    if (signed) continue;
    if ([header, wrote, aside, below, greeting, parting].some((pattern) => pattern.test(bare))) {
      kept.push('');
      continue;
    }
    const above = kept.at(-1) ?? '';
    // "run three-axis mills and two", "> lathes": the mark of quoting begins no point.
    const goesOn =
      quote.test(line) &&
      /^[a-z]/.test(bare) &&
      /^\s*[•*–-]\s/.test(above) &&
      /\b(?:and|or|of|the|an?|with|to|for|in|on|two|three|four|five|six|\d+|our|their)$|[,&]$/i.test(above);
    if (goesOn) kept[kept.length - 1] = `${above} ${bare.trim()}`;
    else kept.push(bare.replace(/^\s*Likes?\s*:\s*/, 'Desirable: '));
  }
  return kept.join('\n');
}
