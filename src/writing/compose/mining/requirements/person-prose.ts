/** What prose asks for, sentence by sentence: "Candidates must hold X and have served as Y", "a respect for it is essential", "someone with X, who is Y and can Z". */
import { rare } from '../../language/its-words.ts';
import { wishInProse } from './prose-wishes.ts';
import { partClauses } from './who-clauses.ts';

const wished = '(?:desirable|preferred|useful|helpful|welcome|an advantage|a plus|a bonus|nice to have)';
const asked = '(?:essential|required|needed|necessary|a must|vital)';
const noMust = `(?:not (?:essential|required|needed|necessary|a must)|${wished}(?: but not (?:essential|required|needed))?)`;
/** "Experience of family ownership is desirable but a respect for it is essential". */
const wishThenMust = rare(
  new RegExp(
    `^((?:previous |prior |some )?(?:experience|knowledge|understanding) (?:of|in|with)) ([^,;:()]{3,60}?) (?:is|are|would be) ${noMust},? but (?:an? |the )?((?:[a-z]+ )?[a-z]+ (?:for|of|in|with|about)) (?:it|them|this) (?:is|are) ${asked}[.]?$`,
    'i',
  ),
);
/** "Respect for family ownership is essential; experience of it is not". */
const mustThenNot = rare(
  new RegExp(
    String.raw`((?:^|[\n;.]\s*)(?:an? )?(?:[a-z]+ )?[a-z]+ (?:for|of|in|with|about) ([^,;:().]{3,60}?) (?:is|are) ${asked})(?:[,;]| [–-])?(?: but| and)? (?:previous |prior )?((?:experience|knowledge|understanding) (?:of|in|with)) (?:it|them|this) is(?: not|n['’]t)(?: ${asked})?(?=$|[\n;.])`,
    'gi',
  ),
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
/** "We look for someone with a crane licence who can start at 5.30am": what somebody has, and what they can do besides. */
const wanted =
  /^(?:(?:we|I)(?:['’](?:re|m)| are| am)? (?:look(?:ing)? for|search(?:ing)? for|need|want|seek(?:ing)?|after)|looking for) (?:someone|somebody|a person|people) with ([^;:]{3,80}?)(?:,? (?:and )?(who (?:can|is|are|has|have|likes?|knows?|will|does not|do not|doesn['’]t|don['’]t) [^;:]{3,120}?))?[.]?$/i;
const expected =
  /^(?:we (?:would |will |['’]d )?(?:also )?(?:expect|like|want)|it is expected that|we (?:would|['’]d) (?:also )?(?:like|expect)) (?:you|candidates|applicants|the (?:successful )?(?:candidate|applicant)) to (have [a-z]+(?:ed|en|un|ne|ld|lt|ad|wn|ught) [^;:]{3,100}?)[.]?$/i;
const registered =
  /^(?:you |candidates |applicants )?(?:must|need to|should|will need to) be (on (?:the|a|our|an) [^;:,]{3,60}?(?:register|roll|list|panel)(?: [^;:,]{2,40})?)[.]?$/i;
const third =
  "(?:has|is|isn['’]t|is not|can|can['’]t|will|loves|likes|enjoys|knows|speaks|holds|brings|takes|keeps|works|wants|understands|thinks|listens|writes|cares|gets|doesn['’]t|does not|never)";
/** "The ideal candidate has two years in sales, loves talking to people and isn't afraid of the phone". */
const idealRow = rare(
  new RegExp(
    `^(?:the |our )(?:ideal |right |successful |perfect )(?:candidate|applicant|person|hire) (${third} .+?)[.]?$`,
    'i',
  ),
);

/** "You need a grade D in five subjects, and you must be 16 or over": two sentences. */
const twice = new RegExp(
  String.raw`^((?:to [a-z]+ [^,;:]{2,40},? )?${person}(?:['’]ll| will)? (?:also )?(?:must|need|should|have to|will need)\b[^;:]{4,110}?),? and (you (?:also |will (?:also )?)?(?:must|need|should|have to)\b [^;:]{4,80}?)[.]?$`,
  'i',
);
/** "To register with SOLAS you need a grade D": what for is no part of it. */
const needed =
  /^(?:to (?:register|qualify|apply|join|work|start|do|be) [^,;:]{0,40}?,? )?you(?:['’]ll| will)? (?:also )?(?:must (?:also )?(?:have|hold|possess)|need) (?!to\b)([^;:]{3,110}?)[.]?$/i;
const mustBe = /^you (?:must|need to|should|have to) (?:also )?(be (?!on\b)[^;:]{3,70}?)[.]?$/i;
/** "Candidates must hold, or be eligible for, a nurse license and a master's degree". */
const mayHold = new RegExp(
  `^${person} (?:must|should|will|need to)(?: also)? (?:hold|have|possess),? or be (eligible|about) (?:for|to have),? (an? [^;:,]{3,60}?)(?:,? and (an? [^;:]{3,80}?))?[.]?$`,
  'i',
);
/** "At least ten years of leadership are required, including five at director level". */
const isAsked =
  /^((?!no\b|not\b|experience (?:is|of it)\b)[^.;:]{5,90}?) (?:is|are) (?:also |absolutely )?(?:required|essential|needed|a must|mandatory)(,? (?:including|of which|with) [^.;:]{4,80})?[.]?$/i;

/** The sentence in the parts in which it asks; itself where it asks for one thing, or in no shape that is known. */
export function partProse(sentence: string): string[] {
  const text = sentence.trim();
  const wish = wishInProse(text);
  if (wish !== null) return [wish];
  const clauses = partClauses(text);
  if (clauses !== null) return clauses;
  const two = twice.exec(text);
  if (two?.[1] && two[2]) return [two[1], two[2]].flatMap(partProse);
  const may = mayHold.exec(text);
  if (may?.[2])
    return [`${may[2]} or ${/^a/i.test(may[1] ?? '') ? 'about to have one' : 'eligible'}`, ...(may[3] ? [may[3]] : [])];
  const fit = mustBe.exec(text)?.[1];
  if (fit) return [`must ${fit}`];
  const needs =
    /^(?:because [^,]{3,50}?,? )?you(?:['’]ll| will)? (?:also )?(?:need|have) to (have|be|hold|know|speak|drive|live|own)\b(.*)$/i.exec(
      text,
    );
  if (needs)
    return [
      `${/^(?:drive|speak)$/i.test(needs[1] ?? '') ? 'able to' : 'must'} ${(needs[1] ?? '').toLowerCase()}${needs[2] ?? ''}`,
    ];
  const plainly = needed.exec(text)?.[1];
  if (plainly && /^to\b/i.test(text)) return [plainly];
  const including = isAsked.exec(text);
  if (including?.[2]) return [`${including[1]}${including[2]}`];
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
  const [, has = '', does = ''] = wanted.exec(text) ?? [];
  if (has !== '') {
    const clause = does.replace(/\b(?:does not|doesn['’]t|do not|don['’]t) mind (?=[a-z])/gi, 'is comfortable with ');
    const further = clause
      .replace(/^who /i, '')
      .split(/,? and (?:who )?(?=(?:can|is|are|has|have|likes?|knows?|will)\b)/i)
      .filter((part) => part !== '')
      .map((part) =>
        part
          .replace(/^can /i, 'able to ')
          .replace(/^(?:is|are|has|have) /i, '')
          .replace(/^(?:likes|knows) /i, (verb) => verb.replace('s ', ' ')),
      );
    return [has, ...further];
  }
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
  /^(?:because [^,]{3,50},? )?(?:you(?:['’]ll| will)? (?:also )?(?:(?:need|have) to (?:have|be|hold|drive|speak|know|live|own)|need (?!to\b)|must (?:also )?(?:have|be|hold|speak|know|live|own|possess)|should (?:also )?(?:have|be|hold|know|possess)|have (?:served|worked|led|managed|raised|run|held|been)\b)|(?:all |any )?(?:candidates?|applicants?) (?:must|should|need|will have|will need)\b|(?:the |our |an? )(?:successful |ideal |right )(?:candidate|applicant|person)(?: will (?:have|need|hold|be able|be (?:an? )?(?:experienced|qualified))| must| should| has\b| is (?!responsible|paid|based|expected|required|entitled|offered|likely)[a-z])|they (?:must|should) (?:also )?(?:have|be|hold)|(?:(?:we|I)(?:['’](?:re|m)| are| am)? (?:look(?:ing)? for|search(?:ing)? for|need|want|seek(?:ing)?|after)|looking for) (?:someone|somebody|a person|people) (?:with|who)\b|we (?:would |['’]d )?expect (?:you|candidates|applicants) to have)\b|^[^.;]{5,90} (?:is|are) (?:absolutely |also |therefore )?(?:essential|a must)[.]?$/i;
/** The same, so plainly that it asks among sentences of another kind as well. */
export const asksPlainly = (sentence: string): boolean =>
  [twice, mayHold, mustBe, needed, isAsked].some((shape) => shape.test(sentence.trim())) &&
  !/\b(?:apply|application|closing date|interview|CV)\b|\bwe(?:['’]ll| will)\b|\?$|\bresponsib/i.test(sentence);
export const asksOfSomebody = (sentence: string): boolean =>
  asksOfReader.test(sentence.trim()) &&
  !/\bto (?:apply|be considered)\b|\b(?:apply|application|closing date|interview|CV)\b|\bwe(?:['’]ll| will) (?:give|teach|train)\b|\?$/i.test(
    sentence,
  );
