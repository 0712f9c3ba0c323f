/** Which line of the job description says with a verb what the brief only names: "patient notes", "record treatment and charting in R4". */
import type { VerbPhrase } from '../language/verb-phrase.ts';
import { baseOfIng } from '../language/verbs.ts';
import { stem } from '../language/words.ts';
import type { Mined } from '../mining/mined-facts.ts';
import { lacksObject } from '../mining/tasks/shared-object.ts';
import { objectWords, sameDeed } from './same/same-duty.ts';

type Line = Mined['duties'][number];

/** What stands before a name and tells it from no other: "patient notes", "general cleaning". */
const anyKind = new Set(
  'patient client customer guest staff general daily weekly monthly nightly new routine basic light full room area session work task duty ready prep'
    .split(' ')
    .map(stem),
);
/** Things that so many lines are about that one of them tells nothing of a name. */
const anywhere = new Set(
  'customer patient staff team people client guest order report support service area site'.split(' ').map(stem),
);

/** From where a name says for whom, when or where: "chairside for one dentist", "sedation clinics once trained". */
const behind = / (?:for|to|with|in|on|at|from|once|when|after|before|during|every|each|as|if|per) .*$/i;

const formNumber = /\b([A-Z]{2,})\d{1,3}\b(?= [a-z])/g;

/** Whether a line says what is only named. */
function tells(line: Line, name: string): boolean {
  const head = objectWords(name.replace(behind, ''));
  const wanted = [...new Set(head)].filter((word) => !anyKind.has(word));
  // "VAT3 returns" are VAT returns, whatever number the form has.
  const said = objectWords(line.text.replace(formNumber, '$1'));
  if (wanted.length === 0) return false;
  const last = wanted.at(-1) ?? '';
  if (wanted.length > 1) return wanted.every((word) => said.includes(word));
  const [typed = ''] = name.replace(behind, '').split(' ').slice(-1);
  // "Xero", "TDS": a name is the same wherever it stands.
  if (/^[A-Z]/.test(typed)) return said.includes(last);
  // "Planning", "calibration": to plan lessons, to calibrate instruments.
  const doing = baseOfIng(typed.toLowerCase());
  if (
    line.phrase.heads.some(
      ({ verb }) =>
        verb === typed ||
        verb === doing ||
        (/(?:tion|ment|al|ance)$/.test(typed) &&
          verb.length > 4 &&
          verb.slice(0, 6) === typed.slice(0, 6).toLowerCase()),
    )
  )
    return true;
  // "Bathing": what somebody is helped with, and whom.
  if (
    doing !== null &&
    !/ /.test(name) &&
    line.phrase.heads.some(({ verb }) => /^(?:help|assist|support)$/.test(verb)) &&
    new RegExp(`^(?!with\\b).* (?:with|in)\\b.*\\b${typed}\\b`, 'i').test(line.phrase.rest)
  )
    return true;
  if (anywhere.has(last) || last.length < 4) return false;
  // A word by itself may stand anywhere: "stock", "the stock room"; so it has to be what something is done to.
  return objectWords(line.phrase.rest.replace(behind, '')).includes(last) || (last.length > 6 && said.includes(last));
}

/** The line of the job description that is said in place of the name; null where none surely tells the same. */
export const lineFor = (name: string, lines: readonly Line[]): Line | null =>
  lines.find(
    (line) => !line.nouns && line.text.split(' ').length > 1 && line.text.split(' ').length < 15 && tells(line, name),
  ) ?? null;

/** The lines that do what verbs alone only name: "greet and book", "welcome customers and manage the diary". */
export const linesForVerbs = ({ heads }: VerbPhrase, lines: readonly Line[]): Line[] => [
  ...new Set(
    heads.flatMap(({ verb }) =>
      lines
        .filter(
          (line) =>
            !line.nouns && line.phrase.rest !== '' && line.phrase.heads.some((other) => sameDeed(verb, other.verb)),
        )
        .slice(0, 1),
    ),
  ),
];

/** What can be done without saying to what: "cook and clean", "pick, pack and ship". */
const alone =
  /^(?:drive|cook|teach|sell|weld|clean|paint|patrol|pick|pack|ship|bake|sew|plaster|tile|grind|polish|sand|type|translate|garden|mow|prune|dig|weed|water|lift|carry|load|unload|iron|wash|dry|shop|sweep|mop|hoover|vacuum|dust|code|cut|sort|stack|label|slice|price|open|close|lock|unlock|fillet|butcher|mix|knead|glaze|deburr|drill|saw|solder|wire|plumb|rig|climb|dive|swim|coach|mentor|draw|sketch|model|write|edit|film|dress|plate|prep|fry|grill|roast|restock|rotate|couple|uncouple|plough|drill|harvest|sow|milk|muck out|groom|ride|plan|budget|forecast|network|fundraise|campaign|quote|tidy|wrap|weigh|scan|lay|fit|test|fix|build|assess|treat|cold-call|deliver|collect|track|trace|display|tack|lift|trim|feather|strim|stake|pot|prick)$/;
const particle = /^ (?:up|down|out|off|away|in)$/;

/** Whom or what these are done to stands before their "to": of "refer to treatment" nobody knows who is sent there. */
const sentTo =
  /^(?:refer|admit|signpost|assign|introduce|transfer|allocate|escort|direct|discharge|redirect|recommend)$/;
/** A paper is referred to, and an article tells that there is one: "refer to the manual". */
const lacksWhom = (heads: VerbPhrase['heads'], rest: string): boolean =>
  /^to (?!(?:the|an?|our|your|it|them|this|these|all) )[a-z]/.test(rest) &&
  heads.length > 0 &&
  heads.every((head) => sentTo.test(head.verb) && head.particle === '');

/** "Open new ones", "label and store in the cold box": of what, only the task before it tells. */
const lacksThing = (heads: VerbPhrase['heads'], rest: string): boolean =>
  /^(?:the )?(?:(?!loved|little|young|small)[a-z]+ )?ones\b/.test(rest) || lacksObject(heads, rest);

/** Whether a task without an object says what is done. "Greet and book", "measure", "answer" leave open whom and what. */
export const standsAlone = ({ heads, rest }: VerbPhrase): boolean =>
  (rest !== '' && !lacksThing(heads, rest) && !lacksWhom(heads, rest)) ||
  heads.some((head) => alone.test(head.verb) || particle.test(head.particle) || /-/.test(head.verb));
