/** Wishes put as warnings: "don't forget the free parking" asks for it, and bans nothing. */

const saying = '(?:say|mention|include|add|state|note|tell (?:them|people|candidates|readers)|put in|write)';
const inText = '(?:in(?: there| it| the (?:text|advert|ad|copy|line|lines))?|included|mentioned|said|covered|stated)';
const shapes: readonly RegExp[] = [
  // "Lead with the four days off": said first, and no order to the reader.
  /^(?:lead|start|open|begin|kick off) (?:with|on) ((?:the|our) (?!(?:words?|line|phrase|title|headline|job title|quote|question|company name|name|brand)\b).+)$/i,
  // "Don't forget to mention that we close at three", "never leave out the pension".
  new RegExp(
    `^(?:do not|don['’]?t|never) (?:ever )?(?:forget|leave out|omit|skip|miss(?: out)?|overlook|bury|hide|lose|play down|underplay)(?: to ${saying})?(?: about| on| the fact(?= that))? (.+)$`,
    'i',
  ),
  new RegExp(`^remember(?: to ${saying})(?: about)? (.+)$`, 'i'),
  /^remember ((?:the|our|that|we|they|there|it) .+)$/i,
  new RegExp(
    `^(?:make sure|be sure|ensure|see|check)(?: that)? (?:we|you|it|they|the (?:text|advert|ad)) ${saying}s? (.+)$`,
    'i',
  ),
  new RegExp(
    `^(?:make sure|be sure|ensure|see|check)(?: that)? (.+?) (?:is|are|gets?|goes|go|get|comes?) ${inText}$`,
    'i',
  ),
  new RegExp(`^(.+?) (?:must|has to|have to|needs? to|should) (?:be|get|go) ${inText}$`, 'i'),
  /^(?:get|squeeze|fit|slip|throw) (?:in )?((?:the|our) .+?)(?: in)?$/i,
  /^(?:flag|plug|shout about|bring up|big up|touch on|a (?:word|line|bit|sentence|nod) (?:about|on|to)|something (?:about|on)) ((?:the|our) .+)$/i,
];
/** Verbs of what the writer does with the text: no thing to say. */
const ofWriting = /^to (?:use|keep|write|lead|start|open|begin|end|make|sound|check|spell|put|be)\b/i;
/** What a reader is to do. */
const ofReader =
  /^to ((?:bring|send|attach|quote|call|ring|apply|tell us|ask|book|register|enclose|upload|give|visit|read) .+)$/i;

/** The plain wish: "mention the free parking"; of what the reader must not forget, the order itself. Other texts as they are. */
export function asWish(text: string): string {
  const bare = text.replace(/^please,? /i, '').replace(/[.!]+$/, '');
  for (const shape of shapes) {
    const what = shape.exec(bare)?.[1];
    if (!what) continue;
    if (ofWriting.test(what)) return text;
    const order = ofReader.exec(what)?.[1];
    if (order) return `${order.charAt(0).toUpperCase()}${order.slice(1)}`;
    return /^to [a-z]/i.test(what)
      ? text
      : `Mention ${what.charAt(0).toLowerCase() === what.charAt(0) || /^(?:The|Our|That|We|There|They|It|A|An)\b/.test(what) ? what.charAt(0).toLowerCase() + what.slice(1) : what}`;
  }
  return text;
}
