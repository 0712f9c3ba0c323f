/** Wishes in the prose of a job description: "candidates with X will have an advantage", "we'd love it if you know Y", "if you can Z, even better". As the line of a list that asks for the same. */
import { rare } from '../../language/its-words.ts';

const people = '(?:candidates?|applicants?|people|those|anyone|anybody|someone|somebody)';
const good =
  '(?:great|good|nice|lovely|brilliant|ideal|fantastic|helpful|useful|handy|(?:an? )?(?:(?:big|real|distinct|definite|added) )?(?:bonus|advantage|plus|asset|help))';
const much = '(?:(?:also|especially|particularly|really|very|always|ideally|therefore) )*';

const advantaged = rare(
  new RegExp(
    `^${people} (with|who) ([^;:]{4,110}?),? (?:(?:will|would|may) (?:also )?(?:have|be at) an? (?:distinct |clear |definite )?advantage|(?:will|would) be (?:preferred|given (?:preference|priority)|favou?red)|(?:are|is) (?:strongly |highly )?(?:preferred|favou?red))$`,
    'i',
  ),
);
const preferred = new RegExp(
  `^(?:preference|priority) (?:will be|is|may be) given to ${people} (with|who) ([^;:]{4,110}?)$`,
  'i',
);
const ifYou = rare(
  new RegExp(
    `^(?:we(?:['’]d| would) ${much}(?:love|like|appreciate) it|it(?:['’]s| is| would be|['’]d be| will be) ${much}${good}|(?:it )?${much}helps|${good}|(?:bonus|extra|brownie) points|all the better) if you(['’]re|['’]ve| are| have| can|) ([^;:]{3,110}?)$`,
    'i',
  ),
);
const evenBetter = rare(
  new RegExp(
    `^if you(['’]re|['’]ve| are| have| can|) ([^;:]{3,110}?),? (?:even better|so much the better|all the better|(?:that|this)(?:['’]s| is| would be|['’]d be) ${much}${good}|${good}|(?:that|it) ${much}helps)$`,
    'i',
  ),
);
const hearFrom = new RegExp(
  `^we(?:['’]d| would) ${much}(?:(?:like|love|welcome|be (?:glad|keen|happy|delighted)) to hear|welcome hearing|welcome applications|welcome interest) from ${people} (with|who) ([^;:]{4,110}?)$`,
  'i',
);
const toHave = rare(
  new RegExp(
    `^it (?:is|would be|will be) ${much}${good} (?:to|for candidates to) (have|be able to|know|speak|hold) ([^;:]{3,110}?)$`,
    'i',
  ),
);

/** What stands behind "you" or "who", as a line of a list has it. */
function asLine(verb: string, rest: string): string | null {
  const how = verb.trim().toLowerCase().replace('’', "'");
  if (how === 'with' || how === 'to have' || how === 'hold') return rest;
  if (how === "'re" || how === 'are' || how === 'is') return rest;
  if (how === 'can' || how === 'be able to') return `able to ${rest}`;
  if (how === "'ve" || how === 'have' || how === 'has')
    return /^(?:also |already |ever )?[a-z]+(?:ed|un|ld|lt|ught|own|en|ade|one) /i.test(rest)
      ? `Ideally you will have ${rest.replace(/^(?:also|already|ever) /i, '')}`
      : rest.replace(/^(?:also|already|got) /i, '');
  const plain = rest.replace(/^(?:also|already) /i, '');
  if (how === 'speak' || /^(?:speaks?|spoke) /i.test(plain))
    return `able to speak ${plain.replace(/^(?:speaks?|spoke) /i, '')}`;
  if (how === 'know') return `know ${plain}`;
  const [, first = '', more = ''] = /^([a-z'’]+) (.+)$/i.exec(plain) ?? [];
  if (/^(?:have|has|had|hold|holds)$/i.test(first)) return asLine('have', more);
  if (/^(?:are|is|were|can|speak|speaks)$/i.test(first)) return asLine(first.replace(/^were$/i, 'are'), more);
  return /^(?:know|knows|understand|understands|like|likes|love|loves|enjoy|enjoys)$/i.test(first)
    ? `${first.toLowerCase().replace(/s$/, '')} ${more}`
    : null;
}

/** The wish of such a sentence as a line of a list; null for all else. */
export function wishInProse(sentence: string): string | null {
  const text = sentence.trim().replace(/[.!]+$/, '');
  if (/\b(?:not|n['’]t|must|apply|application|interview|CV)\b/i.test(text)) return null;
  const [, verb = '', rest = ''] =
    advantaged.exec(text) ??
    preferred.exec(text) ??
    ifYou.exec(text) ??
    evenBetter.exec(text) ??
    hearFrom.exec(text) ??
    toHave.exec(text) ??
    [];
  const line = rest ? asLine(verb, rest) : null;
  if (line === null || /^Ideally /.test(line)) return line;
  return `${line} ${/\b(?:strongly|highly) (?:preferred|favou?red)$/i.test(text) ? 'strongly preferred' : 'desirable'}`;
}
