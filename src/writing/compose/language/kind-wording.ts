/** A text in the words by which its kind is told: without what is only said beside it. */

/** The text with nothing in it that misleads. "Dawn in May": a month, and no verb. */
export function asToldByKind(raw: string): string {
  return (
    raw
      .trim()
      // "IT park campus": letters, and no pronoun.
      .replace(/\bIT(?= [a-z])/g, 'Software')
      // "Same answer for everyone, explained properly": how it is given.
      .replace(/^((?:same|one|no|clear|fair|straight|plain) [^,]+), [a-z]+ed(?: [a-z]+ly)?$/i, '$1')
      // "A youth committee of 12 agrees the programme": who does it is one.
      .replace(
        /^(an? (?:[a-z]+ ){1,3})of (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?=[a-z]+s (?:the|an?|our|your|its|their|on|in|every|each|all)\b)/i,
        '$1',
      )
      // "A hotel in town, stag parties and all": what it is stands before that.
      .replace(/, (?:[a-z]+ ){1,3}and all$/, '')
      // "A stocked van, fuel included, that you take home".
      .replace(
        /(?<=^(?:an?|the|your|our) [^,]+), (?:[a-z]+ ){1,3}(?:included|provided|covered|paid), (?=(?:that|which) you )/i,
        ' ',
      )
      // "Two extra days, which can be raised to four": what may become of them.
      .replace(
        /(?<=^(?:an?|one|two|three|four|five|\d+|extra|free|paid) [^,;:]+), which (?:can|may|is|are|will) [^,;:]+$/i,
        '',
      )
      // "11 pm to 7 am": the hour's, and no verb.
      .replace(/(\d) ([ap])\.?m\b\.?/gi, '$1$2m')
      .replace(/(?<=\b(?:in|from|to|until|since|by|of|early|late|mid|and|every|last|next|this|\d)[ -])May\b/g, 'June')
  );
}
