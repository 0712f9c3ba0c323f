/**
 * Mails that were pasted into a field: their heads, what they quote of earlier ones, and whose mail it was. An older mail may say
 * the contrary of the newer one above it, and none of this is told to a reader of the advert.
 */

const head = /^[>\s]*(?:From|To|Cc|Sent|Date|Subject|Von|An|Betreff):\s.*$/i;
const olderMail =
  /^\s*(?:-{2,}\s*(?:Original Message|Forwarded message|Ursprüngliche Nachricht)\b.*|>+\s*(?:From|On .+ wrote):?.*|On .{6,60} wrote:)\s*$/i;
/** Behind what it answers to: "Re your question Thurs: …", "As discussed: …", "As per Sam's email: …". */
const lead =
  /(?<=^|\n)[>\s]*(?:re(?:garding)? (?:your|the) (?:question|mail|e-?mail|note|call|message)\b[^:.\n]{0,30}|as (?:discussed|agreed|requested|promised|mentioned)(?: (?:yesterday|today|on \w+|earlier))?|(?:as )?per (?:my|your|our|\p{Lu}\p{L}+['’]s?) (?:e-?mail|mail|note|message|call)|see below|fyi|pls see|hi(?: all| team| both)?|hello|dear (?:all|team|\p{Lu}\p{L}+))\s*[:,–-]\s*/giu;
const praised =
  /(?<=^|\n|[.!?] )what(?:['’]s| is) (?:so )?(?:good|great|nice|special) (?:about|with) (?:it|us|the job|this(?: job| role)?) is(?: that)? /gi;

/** Where whoever reads the field is to look, and how a mail begins and ends. */
const ofTheOffice =
  /(?<=^|[.!?\n]\s*)(?:hi(?: all| team| both)?,? )?(?:please |pls )?see (?:the |my |our )?(?:e-?mails?|attachments?|attached|thread|chain|mail|notes?|JD|job description)\b[^.!?\n]*[.!?]?|(?<=^|[.!?\n]\s*)(?:many |kind |best )?(?:thanks|thx|cheers|regards|wishes),? ?(?:(?:in advance|again)|\p{Lu}\p{L}+(?: x+)?)?[.!]*\s*$/giu;

/** A field without them; its own list marks ("> weddings") stay. */
export function withoutMails(text: string): string {
  let lines = text.split('\n');
  const isMail = lines.some((line) => head.test(line)) && lines.filter((line) => head.test(line)).length > 1;
  if (isMail) {
    const older = lines.findIndex((line, at) => olderMail.test(line) && at > 0);
    // What the newest mail says counts; a mail that is only forwarded is all there is.
    if (older > 0 && lines.slice(0, older).some((line) => line.trim() !== '' && !head.test(line)))
      lines = lines.slice(0, older);
    lines = lines.filter((line) => !head.test(line));
  }
  const left = lines.join('\n').replace(ofTheOffice, '').replace(lead, '').replace(praised, '').trim();
  // What stood behind such words begins now; what was typed small stays so.
  return left === text.trim() ? text : left.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
