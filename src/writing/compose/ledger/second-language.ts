/**
 * What people whose first language is another one type in English, put right where it surely means one thing: "We search since long
 * time a cook which ...", "80% is also going", "if you had right", "we have an own lab", "since 5 years". What may mean two things
 * stays as it was typed.
 */
import { inTurn, type Rewriting } from '../language/its-words.ts';

const number = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|many|several|some)';
const rules: readonly Rewriting[] = [
  // "We search since long time a Principal": whom a house looks for, and how long.
  [
    /\b(We|we) (?:search|seek|look)(?: for)? (?:since|for|from) (?:a )?long(?: time)?(?: already)? (?:for )?(?=(?:an?|the|one|two|three|new)\b)/g,
    '$1 have long been looking for ',
  ],
  [/\b(We|we) search(?: for| after)? (?=(?:an?|one|two|three)\b)/g, '$1 are looking for '],
  // "Looking for an engineer which leads": somebody.
  [/\b((?:looking|searching) for (?:an?|one) (?:[\w-]+ ){1,4}?)which (?=(?:[a-z]+s|can|will|wants) )/g, '$1who '],
  // "80% is also going": possible.
  [
    /(?<![\d.,])(\d{2}) ?(?:%|percent|per cent) (?:is|are) (also )?going\b(?! (?:to|up|down|on|into))/gi,
    'part-time at $1% is $2possible',
  ],
  [
    /\b(home ?office|part[- ]time|full[- ]time|remote work|job[- ]sharing) (?:is|are) (also )?going\b(?! (?:to|up|down|on|into))/gi,
    '$1 is $2possible',
  ],
  // "If you had right": to be right.
  [/\b(you|we|they) had right\b(?= *(?:[.,;!?]|$| (?:with|in|about)\b))/gi, '$1 were right'],
  [/\b(you|we|they) have right\b(?= *(?:[.,;!?]|$| (?:with|in|about)\b))/gi, '$1 are right'],
  [/\b([Ww])e have an own (?=[a-z])/g, '$1e have our own '],
  [/\b([Yy])ou have an own (?=[a-z])/g, '$1ou have your own '],
  [/\b([Tt])hey have an own (?=[a-z])/g, '$1hey have their own '],
  [/\bon eye[- ]level\b/gi, 'at eye level'],
  // "We are since 40 years in Ulm", "we exist since 12 years".
  [
    new RegExp(`\\b([Ww])e (?:are|exist) since (?=(?:over |more than |about |almost )?${number} years\\b)`, 'g'),
    '$1e have been here for ',
  ],
  // "We have built organs since 40 years"; "he works here since five years" would be five more years with "for".
  [
    new RegExp(
      `\\b((?:have|has|['’]ve) (?:[\\w-]+ ){1,6}?)since (?=(?:over |more than |about |almost )?${number} (?:years|months|weeks|decades)\\b(?! ago))`,
      'g',
    ),
    '$1for ',
  ],
  // "We are having 3 plants".
  [
    /\b(We|we|You|you) are having (?=(?:more than |over |about )?(?:\d+|two|three|four|five|six|many|several) [a-z]+s\b(?! off))/g,
    '$1 have ',
  ],
  [/\b(information|equipment|software|feedback|knowledge|furniture|luggage|advice)s\b/gi, '$1'],
  [
    /\bassist(s|ing)? to (?=(?:the |our |weekly |daily )?(?:meetings?|trade fairs?|fairs|events|courses|trainings?)\b)/gi,
    'attend$1 ',
  ],
];

/** A text with such turns as English has them. */
export const inPlainEnglish = (text: string): string =>
  inTurn(text, rules).replace(/^[a-z](?=art-time at \d{2}%)/, (first) => first.toUpperCase());
