/** Notes that other readers take for something else without a doubt, and notes in set forms: "small animal", "boning and trimming", "hybrid/EV Level 3", "only candidates living within 25 km". */
import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { withFieldInFull } from './degree-notes.ts';
import { readByHead } from './head-nouns.ts';
import { isCalled } from './noted-people.ts';
import { small } from './noted-words.ts';
import { needed, readDone } from './noted-work.ts';
import { isLanguage, type PersonFact } from './person-shapes.ts';

type Read = Omit<PersonFact, 'desirable'>;

const enduring = /^(?:stress|heat|cold|weather) resistance$|^(?:negotiation|negotiating|decision-making) strength$/i;
const deeds = /^([a-z]{3,}ing)((?:, | and | & | ?\/ ?)[a-z]{3,}ing){1,3}$/i;
const noDeed =
  /\b(?:caring|understanding|loving|willing|outgoing|hardworking|engaging|charming|nursing|training|learning|welcoming|trusting|driving|evening|morning|being|having)\b/i;
/** "Only candidates living within 25 km", "someone at ease with both", "hold or be willing to obtain a certificate": what leads in says who is meant. */
function readLead(text: string): Read | null {
  const [, how = '', where = ''] =
    /^only (?:candidates|applicants|people) (living|based|residing) (within|in|near) .{2,40}$/i.exec(text) ?? [];
  if (how)
    return {
      kind: 'do',
      text: `live ${text.slice(text.search(new RegExp(` ${where} `, 'i')) + 1)}`.replace(
        / of (?=(?:office|depot|site|school|station)$)/,
        ' of the ',
      ),
    };
  const [, is = ''] =
    /^(?:someone|somebody|a person) ((?:at ease|at home|comfortable|confident|happy|calm|good|keen|patient|interested) [^;:]{3,90})$/i.exec(
      text,
    ) ?? [];
  if (is) return { kind: 'be', text: is };
  const [, paper = ''] =
    /^(?:(?:the )?post ?holder will |you(?:['’]ll| will) )?hold,? or (?:be )?(?:willing|prepared|able) to (?:obtain|gain|get|work towards?) (an? [^;:,]{3,60})$/i.exec(
      text,
    ) ?? [];
  if (paper) return { kind: 'have', text: `${paper} or the willingness to obtain one` };
  const [, licence = '', deed = ''] = /^(an? [^;:,]{3,40}) and be able to ([a-z]+ [^;:,]{3,50})$/.exec(text) ?? [];
  if (licence && isVerbBase(deed.split(' ')[0] ?? '')) return { kind: 'do', text: `have ${licence} and can ${deed}` };
  const [, commute = ''] = /^commutable to ([A-Z][^;:]{2,50})$/i.exec(text) ?? [];
  if (commute) return { kind: 'be', text: `able to commute to ${commute}` };
  const [, player = '', level = ''] = /^(an? (?:[a-z]+ )?[a-z]+)(, [A-Z][^;:]{2,40} standard)$/i.exec(text) ?? [];
  if (player && isCalled(player.split(' ').at(-1) ?? ''))
    return { kind: 'be', text: `${player.charAt(0).toLowerCase()}${player.slice(1)}${level}` };
  const [, history = ''] =
    /^(?:a )?(\d{1,2})[ -]years? ((?:[a-z]+ )?(?:work|employment|address) history)$/i.exec(text) ?? [];
  return history
    ? {
        kind: 'have',
        text: `${/^(?:8|11|18)/.test(history) ? 'an' : 'a'} ${history}-year ${text.replace(/^(?:a )?\d{1,2}[ -]years? /i, '')}`,
      }
    : null;
}

/** Makes, machines and crafts that were read as a deed or as how somebody is: "Dice & Monster", "enrobing line", "works council negotiation". */
function readNamesMisread(read: PersonFact, text: string): string | null {
  const plain = text.replace(/ & /g, ' and ');
  if (read.kind === 'can' && !/^speak /.test(read.text) && /^[A-Z][a-z]+ (?:and|or) [A-Z][a-z]+$/.test(plain))
    return `experience with ${plain}`;
  const line = /^([a-z]+ing) (line|machine|plant|oven|press|system)s?$/i.exec(text);
  if (read.kind === 'can' && line)
    return `experience with ${line[1]?.toLowerCase() ?? ''} ${line[2]?.toLowerCase() ?? ''}s`.replace(/sss$/, 'sses');
  if (/^works (?:council|canteen|order|management)\b(?! (?:and|with|on|in|to)\b)/i.test(text) && read.kind === 'do')
    return `experience of ${small(plain)}`;
  if (
    read.kind === 'be' &&
    /^(?:[a-z]+ ){1,2}(?:welding|brazing|soldering|machining|plastering|glazing|milling|turning|casting|stitching)$/i.test(
      text,
    )
  )
    return `experience of ${small(text)}`;
  if (read.kind === 'be' && /^(?:in|out)bound$/i.test(text)) return `experience of ${text.toLowerCase()} calls`;
  if (read.kind !== 'have') return null;
  if (
    /^(?:deep|fine|hand|wet|dry|hot|cold|flat|spot|arc|lead|freehand) [a-z]+ing$/i.test(text) &&
    read.text.toLowerCase() === text.toLowerCase()
  )
    return `experience of ${small(text)}`;
  if (/^CPR ?\/ ?first aid$/i.test(text)) return 'CPR and first aid training';
  if (/^(?:2nd|second|3rd|third) language$/i.test(text))
    return `a ${/^(?:2|s)/i.test(text) ? 'second' : 'third'} language`;
  if (/^experience with [a-z]+ing with /.test(read.text))
    return read.text.replace('experience with ', 'experience of ');
  // "E-bike (Bosch/Shimano)": of several makers nobody has one.
  const [, thing = '', makers = ''] = /^([A-Za-z]-?[a-z]+) (\([A-Z][^()/]+\/[^()]+\))$/.exec(text) ?? [];
  return thing && /^an? /.test(read.text) && !/ing$/.test(thing)
    ? `experience with ${small(thing).replace(/s?$/, 's')} ${makers}`
    : null;
}

/** What was read with no doubt, and wrongly: "small animal" is nobody, "boning and trimming" nothing to own. */
export function readMisread(read: PersonFact | null, text: string): Read | null {
  if (needed.test(text)) return readDone(text);
  const misread = readLead(text);
  if (misread) return misread;
  if (read === null) return null;
  const byHead = readByHead(read, text);
  if (byHead) return byHead;
  const plain = text.replace(/ & /g, ' and ');
  if (read.kind === 'have' && deeds.test(text) && !noDeed.test(text) && read.text.toLowerCase() === plain.toLowerCase())
    return { kind: 'have', text: `skills in ${plain.toLowerCase().replace(/ ?\/ ?/, ' and ')}` };
  // "4x4 licence", "A&P license": one of them.
  if (
    read.kind === 'have' &&
    read.text === text &&
    /^[A-Z\d][A-Za-z\d&+/-]{1,6} (?:licen[cs]e|ticket|card|certificate|diploma|permit)$/.test(text)
  )
    return { kind: 'have', text: withArticle(text) };
  if (/^open-to-buy$/i.test(text)) return { kind: 'have', text: 'knowledge of open-to-buy' };
  const [, which = '', animal = ''] =
    /^(small|large|companion|exotic|farm|wild|mixed|equine) (animals?|practice|breeds?)$/i.exec(text) ?? [];
  if (animal)
    return {
      kind: 'have',
      text: /practice/i.test(animal)
        ? `experience in ${which.toLowerCase()} practice`
        : `experience with ${which.toLowerCase()} ${animal.toLowerCase().replace(/s?$/, 's')}`,
    };
  // "Level 3 IMI": what it is of stands before the level, and it is a qualification.
  const [, of = '', at = ''] = /^((?!BSL|ISL)[A-Z][A-Z\d]{1,5}(?: [a-z]+)?) [Ll]evel (\d)$/.exec(text) ?? [];
  if (read.kind === 'have' && of && read.text === `Level ${at} ${of}`)
    return { kind: 'have', text: withArticle(`${of} Level ${at} qualification`) };
  // "A BSc in Agri", "an MSc in Micro".
  const field = read.kind === 'have' ? withFieldInFull(read.text) : null;
  if (field) return { kind: 'have', text: field };
  const named = readNamesMisread(read, text);
  if (named) return { kind: 'have', text: named };
  // "Minimum 2 years' post-qualification experience".
  if (read.kind === 'have' && /^Minimum (?=\d|one|two|three)/.test(read.text))
    return { kind: 'have', text: read.text.replace(/^Minimum /, 'at least ') };
  // "A T&A calendar, costing and sampling": a row of which nobody has the first.
  if (
    read.kind === 'have' &&
    /^an? [\w& ]+, (?:[a-z]+ing, )*[a-z]+ing and [a-z]+ing$/.test(read.text) &&
    !/^an? /i.test(text)
  )
    return { kind: 'have', text: `experience of ${small(text).replace(/ & /g, ' and ')}` };
  if (read.kind === 'have' && /^\d+\+?(?: to \d+)? years of (?!experience\b).* for [A-Z]/.test(read.text))
    return { kind: 'have', text: read.text.replace(' years of ', ' years’ experience of ') };
  if (/^first aid ?\/ ?CPR$/i.test(text)) return { kind: 'have', text: 'first aid and CPR training' };
  // "Confident with a routine soft tissue surgery": the article is ours, and surgery is not counted.
  if (
    read.kind === 'be' &&
    / with an? [a-z ]*(?:surgery|work|care|equipment|software|machinery|maths|admin|paperwork)$/.test(read.text) &&
    !/\ban? /.test(text)
  )
    return { kind: 'be', text: read.text.replace(/ with an? /, ' with ') };
  return null;
}

const levelBehind =
  /^((?:[A-Z][\w&/-]*|hybrid|electric|heavy|light)(?:[ /](?:[A-Z][\w&/-]*|vehicle|[a-z]+)){0,4}) [Ll]evel (\d)$/;
const licenceFor = /^((?:[a-z]+ )?(?:[A-Z]{2,6} |[a-z]+ )?licen[cs]e) \(?([A-Z]{1,2}-?\d{1,2})\)?$/;
const appearance =
  /^((?:smart|neat|tidy|clean|professional|well-groomed|well-kept)(?:(?:,| and|, and) (?:smart|neat|tidy|clean|professional))*) appearance$/i;
const turnaround = /^((?:quick|fast|tight|short)(?: and accurate)?) (turnarounds?|turnaround times?|deadlines)$/i;
const account =
  /^((?:full )?(?:P&L|budget|profit|sales|revenue) (?:responsibility|accountability|ownership)),? (?:of |over |above |up to )?([£€$₹]?\d[\d.,]*(?: ?(?:m|k|bn|million|lakh|crore|cr))?\+?)$/i;
const either = /^(?:([A-Z][a-z]+) (or|and) ([A-Z][a-z]+)) (?:at )?([ABC][12]\+?)$/;

/** "Marathi and Hindi spoken": behind its languages as before them. */
const spokenBehind = /^([A-Z][a-z]+(?:, [A-Z][a-z]+)*(?: (?:and|or|&) [A-Z][a-z]+)?) spoken$/;

/** Things in set forms: a level behind its paper, a licence with its class, a language's level behind two. */
export function readSetForm(text: string): Read | null {
  const [, paper = '', level = ''] = levelBehind.exec(text) ?? [];
  if (
    paper &&
    !/\b(?:BSL|ISL|NVQ|SVQ|BTEC|RQF|NFQ|QQI|Qualification|qualification|english|french|german|experience|support|service|entry)\b/i.test(
      paper,
    )
  )
    return {
      kind: 'have',
      text: withArticle(`${/ or /.test(paper) ? lowerFirst(paper) : paper} Level ${level} qualification`),
    };
  const [, licence = '', group = ''] = licenceFor.exec(text) ?? [];
  if (licence) return { kind: 'have', text: `${withArticle(licence)} (${group})` };
  // "Confident use of SAP": how one uses it.
  const [, how = '', used = ''] =
    /^(confident|competent|proficient|skilled|safe|secure|routine) (?:use|handling) of ([^;:]{2,60})$/i.exec(text) ??
    [];
  if (how)
    return { kind: 'be', text: `${how.toLowerCase().replace(/safe|secure|routine/, 'confident')} using ${used}` };
  const tongues = spokenBehind.exec(text)?.[1]?.replace(' & ', ' and ') ?? '';
  if (tongues !== '' && tongues.split(/, | and | or /).every((tongue) => isLanguage(tongue)))
    return { kind: 'can', text: `speak ${tongues}` };
  if (enduring.test(text)) return { kind: 'have', text: text.toLowerCase() };
  const looks = appearance.exec(text)?.[1];
  if (looks) return { kind: 'have', text: withArticle(`${looks.toLowerCase()} appearance`) };
  const pace = turnaround.exec(text);
  if (pace)
    return {
      kind: 'be',
      text: `used to ${pace[1]?.toLowerCase() ?? ''} ${(pace[2] ?? '').toLowerCase().replace(/(?<!s)$/, 's')}`,
    };
  const [, charge = '', sum = ''] = account.exec(text) ?? [];
  if (charge) return { kind: 'have', text: `experience of ${small(charge)} (${sum})` };
  const [, one = '', joint = '', other = '', at = ''] = either.exec(text) ?? [];
  return isLanguage(one) && isLanguage(other) ? { kind: 'have', text: `${one} ${joint} ${other} at ${at}` } : null;
}
