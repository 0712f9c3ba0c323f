/** What prose asks for, sentence by sentence: "Candidates must hold X and have served as Y", "a respect for it is essential", "someone with X, who is Y and can Z". */

const wished = '(?:desirable|preferred|useful|helpful|welcome|an advantage|a plus|a bonus|nice to have)';
const asked = '(?:essential|required|needed|necessary|a must|vital)';
const noMust = `(?:not (?:essential|required|needed|necessary|a must)|${wished}(?: but not (?:essential|required|needed))?)`;
/** "Experience of family ownership is desirable but a respect for it is essential". */
const wishThenMust = new RegExp(
  `^((?:previous |prior |some )?(?:experience|knowledge|understanding) (?:of|in|with)) ([^,;:()]{3,60}?) (?:is|are|would be) ${noMust},? but (?:an? |the )?((?:[a-z]+ )?[a-z]+ (?:for|of|in|with|about)) (?:it|them|this) (?:is|are) ${asked}[.]?$`,
  'i',
);
/** "Respect for family ownership is essential; experience of it is not". */
const mustThenNot = new RegExp(
  String.raw`((?:^|[\n;.]\s*)(?:an? )?(?:[a-z]+ )?[a-z]+ (?:for|of|in|with|about) ([^,;:().]{3,60}?) (?:is|are) ${asked})(?:[,;]| [–-])?(?: but| and)? (?:previous |prior )?((?:experience|knowledge|understanding) (?:of|in|with)) (?:it|them|this) is(?: not|n['’]t)(?: ${asked})?(?=$|[\n;.])`,
  'gi',
);

/** What "it" stands for, put in its place; what is waived says so by itself. */
export const withoutPronouns = (text: string): string =>
  text.replace(
    mustThenNot,
    (_, must: string, what: string, of: string) => `${must}; ${of.toLowerCase()} ${what} not required`,
  );

const person =
  '(?:(?:all |any )?(?:candidates?|applicants?)|(?:the |our |an? )?(?:successful |ideal |right |suitable )*(?:candidate|applicant|person|post ?holder|appointee|hire)|you|they)';
/** "Must hold X and have served as Y": each with its verb. */
const mustBoth = new RegExp(
  String.raw`^${person}(?:['’]ll| will| must| should| would)(?: also)? ((?:need to )?(?:hold|have|be|possess|bring) [^;:]{3,90}?),? and (?:will |must |should |to )?((?:have|hold|possess|be) (?!it\b|them\b|so\b)[^;:]{3,110}?)[.]?$`,
  'i',
);
const perfectly = new RegExp(
  `^${person} will (have [a-z]+(?:ed|en|un|ne|ne|ld|lt|ad|wn|ught) [^;:]{3,90}?),? and will (?:also )?(be able to|be|have|hold) ([^;:]{3,90}?)[.]?$`,
  'i',
);
/** "Someone with three years in a practice, who is calm and can run a list". */
const somebody =
  /^(?:(?:we|I)(?:['’](?:re|m)| are| am)? (?:looking for|need|want|seeking|after)|you(?:['’]re| are)|this (?:job|role) (?:is for|suits)) (?:someone|somebody|a person|people) with ([^;:]{3,80}?),? (?:and )?who (?:is|are) ([^;:]{3,60}?),? and (?:who )?can ([^;:]{3,80}?)[.]?$/i;
const expected =
  /^(?:we (?:would |will |['’]d )?(?:also )?(?:expect|like|want)|it is expected that|we (?:would|['’]d) (?:also )?(?:like|expect)) (?:you|candidates|applicants|the (?:successful )?(?:candidate|applicant)) to (have [a-z]+(?:ed|en|un|ne|ld|lt|ad|wn|ught) [^;:]{3,100}?)[.]?$/i;
const registered =
  /^(?:you |candidates |applicants )?(?:must|need to|should|will need to) be (on (?:the|a|our|an) [^;:,]{3,60}?(?:register|roll|list|panel)(?: [^;:,]{2,40})?)[.]?$/i;
const third =
  "(?:has|is|isn['’]t|is not|can|can['’]t|will|loves|likes|enjoys|knows|speaks|holds|brings|takes|keeps|works|wants|understands|thinks|listens|writes|cares|gets|doesn['’]t|does not|never)";
/** "The ideal candidate has two years in sales, loves talking to people and isn't afraid of the phone". */
const idealRow = new RegExp(
  `^(?:the |our )(?:ideal |right |successful |perfect )(?:candidate|applicant|person|hire) (${third} .+?)[.]?$`,
  'i',
);

/** The sentence in the parts in which it asks; itself where it asks for one thing, or in no shape that is known. */
export function partProse(sentence: string): string[] {
  const text = sentence.trim();
  const needs =
    /^(?:because [^,]{3,50}?,? )?you(?:['’]ll| will)? (?:also )?(?:need|have) to (have|be|hold|know|speak|drive|live|own)\b(.*)$/i.exec(
      text,
    );
  if (needs)
    return [
      `${/^(?:drive|speak)$/i.test(needs[1] ?? '') ? 'able to' : 'must'} ${(needs[1] ?? '').toLowerCase()}${needs[2] ?? ''}`,
    ];
  const halves = wishThenMust.exec(text);
  if (halves) {
    const [, of = '', what = '', must = ''] = halves;
    return [`${of} ${what} desirable`, `${must} ${what}`];
  }
  const plain = withoutPronouns(text);
  if (plain !== text) return plain.split(/;\s*/).flatMap(partProse);
  const perfect = perfectly.exec(text);
  if (perfect)
    return [
      perfect[1] ?? '',
      `${/^be able to$/i.test(perfect[2] ?? '') ? 'able to' : `must ${perfect[2] ?? ''}`} ${perfect[3] ?? ''}`,
    ];
  const both = mustBoth.exec(text);
  if (both?.[1] && both[2])
    return [both[1], both[2]].map((part) => part.replace(/^(?:need to )?be (?=able to\b)/i, ''));
  const who = somebody.exec(text);
  if (who) return [who[1] ?? '', who[2] ?? '', `can ${who[3] ?? ''}`];
  const done = expected.exec(text)?.[1] ?? registered.exec(text)?.[1];
  if (done) return [/^on\b/i.test(done) ? `be ${done}` : done];
  const row = idealRow.exec(text)?.[1];
  if (row) {
    const parts = row.split(new RegExp(`,? and (?=${third} )|, (?=${third} )`, 'i'));
    if (parts.length > 1) return parts;
  }
  return [sentence];
}

/** A sentence that asks for something, wherever it stands: what is not read of it has to be told. */
const asksOfReader =
  /^(?:because [^,]{3,50},? )?(?:you(?:['’]ll| will)? (?:also )?(?:(?:need|have) to (?:have|be|hold|drive|speak|know|live|own)|need (?!to\b)|must (?:also )?(?:have|be|hold|speak|know|live|own|possess)|should (?:also )?(?:have|be|hold|know|possess)|have (?:served|worked|led|managed|raised|run|held|been)\b)|(?:all |any )?(?:candidates?|applicants?) (?:must|should|need|will have|will need)\b|(?:the |our |an? )(?:successful |ideal |right )(?:candidate|applicant|person)(?: will (?:have|need|hold|be able|be (?:an? )?(?:experienced|qualified))| must| should| has\b| is (?!responsible|paid|based|expected|required|entitled|offered|likely)[a-z])|they (?:must|should) (?:also )?(?:have|be|hold)|we (?:are|['’]re) looking for (?:someone|somebody|a person|people) (?:with|who)|we (?:would |['’]d )?expect (?:you|candidates|applicants) to have)\b|^[^.;]{5,90} (?:is|are) (?:absolutely |also |therefore )?(?:essential|a must)[.]?$/i;
export const asksOfSomebody = (sentence: string): boolean =>
  asksOfReader.test(sentence.trim()) &&
  !/\bto (?:apply|be considered)\b|\b(?:apply|application|closing date|interview|CV)\b|\bwe(?:['’]ll| will) (?:give|teach|train)\b|\?$/i.test(
    sentence,
  );
