/** Notes that say who or how somebody is, without the words around it: "Pilates instructor", "KPI driven", "MLA approved", "chatty with customers". */
import { withArticle } from '../../language/articles.ts';
import { describes, knowsThing } from '../../language/lexicon.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { inWords, small } from './noted-words.ts';
import type { PersonFact } from './person-shapes.ts';

type Read = Omit<PersonFact, 'desirable'>;

/** What people are called, by the last word of a note. What papers and programs are called after ("practitioner", "manager") is not among them. */
const people = `instructor trainer auditor assessor lover expert enthusiast speaker teacher tutor lecturer nurse midwife adviser advisor inspector swimmer rider skier diver climber sailor cyclist runner reader
  arborist electrician plumber joiner carpenter bricklayer plasterer welder fitter mechanic technician chef cook baker butcher barber stylist beautician therapist physiotherapist psychologist
  dietitian optometrist pharmacist radiographer paramedic dentist hygienist surveyor architect engineer solicitor barrister lawyer paralegal notary accountant bookkeeper actuary librarian interpreter
  translator musician pianist organist singer dancer gardener farmer shepherd jeweller seamstress tailor upholsterer carer childminder nanny lifeguard coach mentor fundraiser presenter writer blogger
  photographer illustrator animator communicator listener learner negotiator organiser organizer planner thinker solver graduate magistrate marshal aider counsellor counselor celebrant chaplain mason stonemason roofer scaffolder glazier thatcher groundworker attorney machinist toolmaker blacksmith farrier confectioner minister`;
/** Whether a word is what people are called. */
export const isCalled = (word: string): boolean => inWords(people, word);
const twoWords =
  /^(?:(?:[a-z]+ )?notary public|first aider|(?:green|pink) badge (?:ADI|PDI)|fire marshal|(?:chartered|registered) tax advis[eo]r|people person|team player|self[- ]starter|night owl|early (?:bird|riser)|all[- ]rounder|(?:[a-z]+ )?all-rounder|member of the [A-Z][\w ]+)$/i;
/** Verbs and small words that make a sentence, a paper or another thing of a note. */
const noName =
  /(?:^|\s)(?:an?|the|your|our|is|are|be|can|must|will|has|have|with|for|to|of|in|on|at|by|from|as|or|and|who|that|no|not|able|like|experience|background|former|previously|working|any|every|other|some|two|three|become|trainee|\d+\+?|years?|yrs?)(?=\s|$)/i;

/** "Pilates instructor", "VDA 6.3 auditor", "history lover". */
export function readSomebody(text: string): Read | null {
  if (twoWords.test(text)) return { kind: 'be', text: withArticle(small(text)) };
  const words = text.replace(/ \([^()]*\)$/, '').split(' ');
  const last = words.at(-1) ?? '';
  if (words.length < 2 || words.length > 5 || !inWords(people, last.toLowerCase())) return null;
  const before = words.slice(0, -1).join(' ');
  if (/\b(?:Level|Grade|Stage|Part) \d$/i.test(before)) return null;
  if (noName.test(before.replace(/ \d[\d.]*$/, '')) || !/^[\w&.+/' -]+$/.test(before)) return null;
  // "Teach learner", "support driver": no deed to somebody.
  if (isVerbBase((words[0] ?? '').toLowerCase()) && /^[a-z]/.test(words[0] ?? '') && words.length > 2) return null;
  return { kind: 'be', text: withArticle(small(text)) };
}

/** What somebody is by training, by a register or by what moves them. */
const states =
  'certified|qualified|registered|approved|accredited|trained|licen[cs]ed|chartered|vetted|cleared|vaccinated|coded|endorsed';
const madeOf =
  'driven|focus+ed|oriented|orientated|minded|literate|savvy|conscious|proof|hungry|obsessed|motivated|aware|competent';
const byWhom = new RegExp(
  `^((?:(?:[A-Z][\\w.+&/-]*|\\d[\\d.]*|Level|Part|Class|Type|Stage|[Ss]tate|[Bb]oard|[Nn]ationally|[Ff]ederally|[Ff]ully)(?: | or | and )){1,6}(?:${states}))((?: (?:to|in|by|at|for|or|and|with) [^;:]{2,60})?)$`,
);
const ofWhat = new RegExp(`^((?:[A-Z]{2,5}|[a-z]{3,}(?: [a-z]{3,})?)) (${madeOf})$`, 'i');
const noState = /^(?:an?|the|be|is|are|must|not|no|well|highly|very|self|fully|partly|should|who|you|we|all|both)\b/i;

/** "KPI driven", "customer focussed", "MLA approved", "AWS D1.1 certified", "coded to BS EN ISO 9606". */
export function readMade(text: string): Read | null {
  const [, what = '', how = ''] = ofWhat.exec(text) ?? [];
  if (what && !noState.test(what)) {
    const word = how.toLowerCase().replace('focussed', 'focused');
    const of = /^[A-Z]{2}/.test(what) ? what : what.toLowerCase();
    // "IT literate" and "computer literate" are two words.
    return {
      kind: 'be',
      text: /^(?:literate|aware|competent)$/.test(word) ? `${of} ${word}` : `${of.replace(/ /g, '-')}-${word}`,
    };
  }
  const [, letters = '', near = ''] =
    /^([A-Z]{2,6}(?:(?:\/| or )[A-Z]{2,6})*) or (nearly|part|newly)[- ]qualified$/.exec(text) ?? [];
  if (near) return { kind: 'be', text: `${letters.replaceAll('/', ' or ')} qualified or ${near} qualified` };
  if (/^coded to [A-Z]/i.test(text)) return { kind: 'be', text: small(text) };
  const [, by = '', rest = ''] = byWhom.exec(text) ?? [];
  if (
    by &&
    /[A-Z\d]|^(?:state|board|nationally|federally)/.test(by) &&
    !/ (?:qualification|certificate|experience|background)\b/.test(text)
  ) {
    // Behind its "or" stands what somebody is as well: "or a former detective", "or qualified by experience".
    if (
      /^ (?:or|and) /.test(rest) &&
      !/^ (?:or|and) (?:an? |[a-z]+ed\b|eligible|working|willing|studying|close|nearly|federally)/.test(rest)
    )
      return null;
    return {
      kind: 'be',
      text:
        /^[A-Z][a-z]+ (?:certified|registered|licensed|board)/.test(by) &&
        /^(?:State|Board|Nationally|Federally|Fully)/.test(by)
          ? small(text)
          : text,
    };
  }
  const done = /^((?:the )?[A-Z][a-z]+ (?:Certificate|Award|Diploma|Apprenticeship)) (?:completed|done|passed)$/.exec(
    text,
  )?.[1];
  return done ? { kind: 'do', text: `have completed the ${done.replace(/^the /, '')}` } : null;
}

const where = 'with under about around towards at near outdoors on in';
/** Words of which the tagger is not sure, and nobody else is in doubt. */
const ways =
  'chatty bubbly nifty thrifty crafty hardy nimble unfazed unflappable unshockable upbeat sunny bossy brisk frank blunt cool-headed sure-footed weatherproof bulletproof bombproof squeamish';
/** "Chatty with customers", "weatherproof", "cool under fire". */
export function readWay(text: string): Read | null {
  const lower = small(text);
  const [first = '', second = '', ...rest] = lower.split(' ');
  if (second === '') return inWords(ways, first) && first !== 'squeamish' ? { kind: 'be', text: lower } : null;
  if (!inWords(where, second) || rest.length === 0 || rest.length > 8 || !/^[a-z-]+$/.test(first) || /[;:]/.test(text))
    return null;
  if (
    !inWords(ways, first) &&
    (!/^[a-z]{4,}(?:y|ed|ic|ous|ful|ive|ible|able|less)$/.test(first) ||
      !describes(first) ||
      knowsThing(first) ||
      isVerbBase(first))
  )
    return null;
  if (/ed$/.test(first) && !inWords(ways, first)) return null;
  return { kind: 'be', text: lower };
}
