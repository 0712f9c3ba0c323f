/** Job descriptions that speak of "he": what is asked is asked of everybody. */

/** "He should be able to lift 50 lbs", "She will report to ...", at the start of a line. */
const ofOneSex =
  /^([\s•·*–—-]*)(?:s?he|he ?\/ ?she|she ?\/ ?he|he or she|she or he)\s+(?=(?:must|should|will|shall|can|may|would|needs? to|has to)\b)/gim;

/** The text with such lines said to the reader, and whether there were any that named one sex only. */
export function toEverybody(text: string): { text: string; ofOneSex: boolean } {
  let named = false;
  const said = text.replace(ofOneSex, (whole, mark: string) => {
    if (/^s?he$/i.test(whole.slice(mark.length).trim())) named = true;
    return `${mark}You `;
  });
  return { text: said.replace(/^([\s•·*–—-]*)You (?:needs to|has to)\b/gim, '$1You need to'), ofOneSex: named };
}
