/**
 * What a brief has of the mail that it came in: its headers, who it greets and thanks, where else to look and how it was typed
 * ("Hi, see the emails", "Thanks, Jo", "writing this between lists so forgive the shorthand", "need someone NOW really"). It is
 * said to whoever writes the advert, so that no text has it, and nobody needs a note of it.
 */
import { splitSentences } from './split-sentences.ts';

export const mailHeader =
  /^\s*(?:>+ ?)?(?:from|to|cc|bcc|sent|date|subject|re|fwd?|von|an|betreff):\s.*$|^-{2,} ?(?:original|forwarded) message ?-*$/i;
/** The headers of a mail in one line, up to its subject: what stands behind the subject on it is its name. */
const inOneLine = /^From: .{2,80}? (?:To|Sent|Date): .{2,120}? Subject: (?:(?:RE|FW|FWD): ?)*/i;

const name = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’.-]*)?";
const thanks =
  '(?:many |kind |best |warm )?(?:thanks|thx|ta|cheers|regards|wishes|thank you)(?: (?:a lot|so much|in advance|again|and regards|very much|for (?:your help|this|doing this|sorting this)))?';
const greets = new RegExp(
  `^(?:(?:hi|hiya|hello|hey|dear|good morning|morning|afternoon)(?: (?:all|both|there|team|everyone|folks|${name}))?|${thanks}(?:[,!.]? ${name})?|(?:sent from my|get outlook for) .*)[,!.]*$`,
  'iu',
);
const withName = new RegExp(`^(?:${thanks})[,!.]? ${name}[.!]?$`, 'iu');
/** Where else the facts are, and how the brief was typed. */
const lookThere =
  /^(?:(?:hi|hello|hey)(?: all| there| team| both)?,? )?(?:please |pls )?(?:see|read|check|use|look at|have a look at|find) (?:the |my |our )?(?:attached|emails?|e-mails?|mails?|thread|chain|attachments?|job description|jd|notes? below|below|above)\b(?: [^.;]*)?$/i;
const typedSo =
  /\b(?:forgive|excuse|sorry (?:for|about)|apologies for|pardon) (?:the|my|any|all the) (?:shorthand|typos?|spelling|brevity|rush|mess|state|length|ramblings?|scrawl|abbreviations|bad english|english)\b/i;
const writing = /^(?:i['’]?m )?(?:writing|typing|sending|dictating) this\b[^.;]*$/i;
/** "Need someone NOW really": how soon, to whoever types the advert. */
const hurry =
  /^(?:we )?(?:really |just )?need (?:someone|somebody|a person|people|them|one|anyone) (?:now|asap|yesterday|urgently|quick(?:ly)?|fast|today|this week)(?: really| please| tbh| though)?$/i;

/** "The earlier note said Pune": what is no longer so, and of the mails. */
const earlier =
  /^(?:(?:dear )?(?:sir|madam|ma['’]am|all|team),? )?(?:the|my|our|your) (?:earlier|previous|last|old|first|original) (?:note|e-?mail|mail|message|version|draft|advert|ad|jd|post|brief) (?:said|says|had|stated|mentioned|asked|was)\b/i;
/** "Old one is moving to Australia - no hard feelings!!": whoever had the post, as the office speaks of them. */
const beforeThem =
  /^(?:the |our )?(?:old|last|previous) (?:one|guy|girl|lad|lady|fella|bloke|chap) (?:is|has|was|['’]s) (?:moving|moved|leaving|left|gone|going|emigrating|retiring|retired|off)\b/i;
/** "Can the AI make up some perks? Sure, add whatever sounds good": asked of a tool, and answered for it. */
const askedOfTool =
  /(?:Q:\s*)?\b(?:can|could|will|should|may|does) (?:the |this )?(?:AI|ChatGPT|bot|chatbot|tool|writer|generator|software|system) (?:just |also )?(?:make up|invent|add|fill in|write|guess|come up with)\b[^?\n]*\?\s*(?:A:\s*)?[^.?!\n]*[.?!]?/gi;

/** Whether a sentence is only of the mail or of the office. */
export function isMailTalk(sentence: string): boolean {
  const text = sentence.trim().replace(/[.!\s]+$/, '');
  return (
    greets.test(text) ||
    withName.test(text) ||
    lookThere.test(text) ||
    (typedSo.test(text) && text.split(' ').length < 16) ||
    writing.test(text) ||
    earlier.test(text) ||
    beforeThem.test(text) ||
    hurry.test(text)
  );
}

/** Whether a text has come with the headers of a mail: "From: 9 am" alone is a row of a form. */
export const isMail = /^(?:>+ ?)?(?:subject|betreff): |\bSubject: (?:RE|FW|FWD): |original message ?-|^> ?from: /im;

/** The description without it. */
export function withoutMailTalk(text: string): string {
  const mail = isMail.test(text);
  return text
    .split('\n')
    .flatMap((line) => {
      const own = (mail ? line.replace(inOneLine, '') : line).replace(askedOfTool, '');
      if (mail && mailHeader.test(own.trim())) return [];
      const sentences = splitSentences(own.replace(/^> ?(?=\S)/, mail ? '' : '$&')).flatMap((one) =>
        one.split(/(?<=[a-z]{3}\.) (?=[a-z]{2,} )/),
      );
      const kept = sentences.filter((one) => !isMailTalk(one));
      if (kept.length === sentences.length) return [own];
      return kept.length === 0 ? [] : [kept.join(' ')];
    })
    .join('\n');
}
