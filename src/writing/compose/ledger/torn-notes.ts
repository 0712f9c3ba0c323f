/**
 * Notes of a description that lost what they hang on when they were parted: half of a row of shifts, the stub of a question,
 * a figure without its unit, a quality without its thing. They stand in no text, and a note tells them.
 */

/** "6-2 / 2-10 / 10-6": shifts that only together are the pattern. */
const shiftRow = /\d(?:[ap]m)? ?[-–] ?\d{1,2}(?::\d\d)?(?:[ap]m)? ?\/ ?\d{1,2}(?::\d\d)? ?[-–]/;
/** "Depot in Tilburg? No, Breda.", "Term time? Yes, plus two weeks": the answer says what the question only asks. */
const asked = /[^.?!\n]{2,60}\?\s+(?:No|Yes|Nope|Yep|Sometimes|Not (?:yet|always|really))\b[^.?!\n]*[.!]?/g;

/** A term that is read by itself, whatever stands beside it. */
const isTerm =
  /^(?:\d{1,2}(?:[.,]\d+)? ?(?:h|hrs?|hours?)(?: ?(?:a|per|\/) ?week| week|\/w(?:ee)?k)?|permanent(?: (?:contract|post|role|job))?|unlimited(?: contract)?|full[- ]time|part[- ]time|fixed[- ]term(?: \d+ months)?|temporary)[.]?$/i;

/** What of a description is whole or nowhere, and what is left of it. */
export function wholeOrNowhere(text: string): { said: string; told: string[] } {
  const told: string[] = [];
  let said = text;
  if (text.includes('?'))
    said = said.replace(asked, (found) => {
      told.push(found.trim());
      return '';
    });
  if (shiftRow.test(said))
    said = said
      .split(/(?<=[.!?])\s+|\n/)
      .flatMap((sentence) => {
        if (!shiftRow.test(sentence)) return [sentence];
        // "38 h week, two shifts (6-2 / 2-10), permanent": terms beside the row are said all the same.
        const parts = sentence.split(/, (?![^()]*\))/);
        const rest = parts.filter((part) => isTerm.test(part.trim()));
        const torn = parts.filter((part) => !rest.includes(part));
        if (rest.length > 0 && torn.length === 1) {
          told.push((torn[0] ?? '').trim().replace(/[.]$/, ''));
          return [`${rest.join(', ').trim().replace(/[.]$/, '')}.`];
        }
        told.push(sentence.trim());
        return [];
      })
      .join('\n');
  return { said: said.trim(), told };
}

const massNoun =
  /^An? (?:care|support|work|cover|help|advice|training|housing|accommodation|maintenance|nursing|cleaning|teaching|catering|staffing|security) (?:at|in|for|of|with|on|from)\b/;
const noThing =
  /^Practi[cs]e with\b|\bThere is no [a-z]+[^su\W]s\b|^The (?:work|job|role) is with (?:some|mostly|mainly|occasional|a bit)\b|, [A-Z][a-z]+days? (?:double|time and|time-and)\b|^You work (?:two|three|four|five|six|\d) weeks? in (?:summer|winter|spring|autumn)\b/;
/** "More in the holidays", "you work early start": of what stood before it, and a start that nobody works. */
const leansOn =
  /^(?:More|Less|Fewer|Extra) (?:in|at|on|during|over|if|when) |^You work (?:an? )?(?:early|late) (?:start|finish)\b|^\d+ PAs$|^Hybrid (?:one|two|three|four|\d) days?$|^[A-Z][a-z]+ and [a-z]+ free$|^(?:An? |You work in )[^,]+, \d+ on,? \d+ off\b|^The dual system is\b|\ban accommodation\b(?! [a-z]+(?:er|or|officer|team)\b)/;
const dayAndTime = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? \d/g;

/** `text`: what the sentence reads; `typed`: the whole field. */
export function isTornNote(text: string, typed: string): boolean {
  if (massNoun.test(text) || noThing.test(text) || leansOn.test(text)) return true;
  // "38 beds, 2 floors": the home has them, and the reader perhaps one.
  if (
    /^You work (?:across|over|on) (?:\d|two|three|four|five) floors\b/.test(text) &&
    /\b(?:beds|bedrooms|rooms|residents|storeys)\b/i.test(typed)
  )
    return true;
  // "You work 50-60": of what?
  const [, from = '', to = ''] = /^You work (\d+) ?(?:-|–|to) ?(\d+)$/.exec(text) ?? [];
  if (Number(from) > 24 || Number(to) > 24) return true;
  // "Saturdays 8-4, Sundays 9-1": one of two days.
  return (
    /^You work [A-Z][a-z]+days? \d/.test(text) &&
    (typed.match(dayAndTime)?.length ?? 0) > (text.match(dayAndTime)?.length ?? 0)
  );
}
