/** What the recruiter says is not needed: "it doesn't matter if you've never held a spanner". It is never turned into something that the reader is or does. */

import { determine } from '../../language/articles.ts';
import { rare } from '../../language/its-words.ts';
import type { PersonFact } from './person-shapes.ts';

/** "It doesn't matter if", "no problem if", "we don't mind whether". */
const matters = rare(
  /^(?:(?:it|this|that) )?(?:(?:really |honestly )?(?:does(?:n['’]?t| not)|won['’]?t|will not)(?: really)? matter(?: (?:to us|at all|a bit))?|do(?:n['’]?t| not) worry(?: at all)?) (?:if|whether|that|when) |^(?:(?:it|that)(?:['’]?s| is) )?(?:(?:absolutely|totally|perfectly|quite|also) )?(?:no (?:problem|worries|matter|big deal|issue|bother|harm)|fine|ok(?:ay)?|not a problem|all right|alright) (?:at all )?(?:if|when|that) |^we (?:really )?(?:do(?:n['’]?t| not)|won['’]?t) (?:mind|care|worry)(?: at all)? (?:if|whether|that) |^never mind (?:if|that|whether) /i,
);

/** "Never pulled a pint? No problem.": the question and what becomes of it. */
const never =
  /^(?:(?:you(?:['’]ve| have) )?never|not|haven['’]t(?: ever)?) ([a-z]+(?: [^?]*)?)\? *(?:(?:it|that) )?(?:(?:absolutely |totally )?(?:no (?:problem|worries|matter|big deal|issue)|do(?:n['’]?t| not) worry|does(?:n['’]?t| not) matter|(?:that['’]?s|is|it['’]?s) (?:fine|ok(?:ay)?|no problem))|we(?:['’]ll| will| can)\b).*$/i;

/** "You don't need to have sold before", "no need for a degree", "you won't need any experience". */
const notNeeded =
  /^(?:we (?:do(?:n['’]?t| not)) (?:need|expect|ask|require)(?= you to\b) you(?= to )|you (?:(?:do(?:n['’]?t| not)|won['’]?t|will not) (?:need|require|have(?= to (?:be|have|know|speak|own)\b))|need(?:n['’]?t| not)(?= (?:have|be)\b))|it(?:['’]s| is) not (?:necessary|essential|required|needed)(?= to\b)|(?:there(?:['’]s| is) )?no need(?= (?:to|for)\b)) (.{3,80})$/i;

/** What nobody is asked, and nothing besides: "age is no barrier", "not bothered about CVs", "background doesn't matter". */
const nothing =
  /^(?:(?:we(?:['’]re| are) )?not (?:bothered|fussed|worried|interested|concerned) (?:about|in|where|what|which|how)\b|we(?:['’]re| are) not (?:bothered|worried|put off) by\b|we (?:do(?:n['’]?t| not)) (?:mind|care|worry)\b|(?:it )?does(?:n['’]?t| not) matter (?:where|what|which|who|how|why)\b)|\b(?:is|are) (?:no (?:barrier|problem|obstacle|bar)|immaterial|irrelevant|not important|unimportant)\W*$|\b(?:is|are)n['’]t important\W*$|\bdo(?:es)?(?:n['’]?t| not) matter\W*$/i;

const before = (deed: string): string =>
  `to have ${deed
    .replace(/^(?:ever|even|actually|really) /i, '')
    .replace(/,? (?:before|yet|until now|previously)$/i, '')} before`;

/** What stands behind "it doesn't matter if": what the reader need not have, or need not have done. Null where it is neither. */
function unneeded(clause: string): string | null {
  const done = /^you(?:['’]ve| have)(?: (?:never|not)|n['’]t(?: ever)?) (?!got\b)([a-z]+(?: .+)?)$/i.exec(clause)?.[1];
  // "... if you haven't climbed for a while": nothing that is needed.
  if (done && /\b(?:for (?:a while|years|some time|ages)|recently|lately|in (?:years|ages|a while))$/i.test(done))
    return null;
  if (done) return before(done);
  const had =
    /^you (?:do(?:n['’]t| not) (?:have|hold|own)|have(?:n['’]t| not)? (?:no|got(?: no| any| an?)?|any)|lack) (?:any |no )?(.+)$|^you['’]ve (?:got )?no (.+)$/i.exec(
      clause,
    );
  const thing = had?.[1] ?? had?.[2];
  if (thing) return determine(thing.replace(/ yet$/i, ''));
  const can = /^you (?:can['’]t|cannot|can not) (.+?)(?: yet)?$/i.exec(clause)?.[1];
  if (can) return `to be able to ${can}`;
  const does = /^you do(?:n['’]t| not) (?!mind\b|want\b|like\b|need\b|feel\b|think\b)([a-z]+ .+)$/i.exec(clause)?.[1];
  return does ? `to ${does}` : null;
}

/** "0 to 2 years of experience": nobody needs a year, and more are not looked for. */
const fromNothing =
  /^(?:0|zero|nil)(?: ?(?:-|–|to) ?)(\d+|[a-z]+) ?(?:years?|yrs?)(?:['’]s?)?(?: of)?(?: (?:relevant |work |working |prior )?(?:experience|exp\.?))?$/i;
/** "Freshers can apply": whoever has just left college, and has worked nowhere yet. */
const freshers =
  /^(?:(?:recent |new )?freshers|(?:people|applicants|candidates) (?:with no|without) (?:work |prior |previous )?experience) (?:can|may|could|are|is|will be) (?:also |all |very )?(?:apply|welcome|eligible|considered|encouraged|free to apply)(?: to apply| too| as well)?$/i;

/** Reads what is not needed; 'nothing' where it says no more than that, null where a line is something else. */
export function readWaived(raw: string): PersonFact | 'nothing' | null {
  const text = raw
    .trim()
    .replace(/^[-–—•·*\s]+/, '')
    .replace(/[.!]+$/, '');
  // "Felonies considered case by case", "Vegetarians welcome - you need not taste": who may apply, and nothing asked.
  if (fromNothing.test(text) || freshers.test(text)) return waived('experience');
  if (
    /\bconsidered (?:on an? )?(?:case[- ]by[- ]case|individual|individually|on (?:their|its) merits?)\b/i.test(text) ||
    /^[A-Z]?[a-z]+(?:ians|ers|ists|ants|ees) (?:are )?(?:very )?welcome\b/.test(text)
  )
    return 'nothing';
  // "Marks less important than what you've tinkered with": what weighs less is not asked.
  if (/\b(?:less|not as|more) important than\b|\bmatters? (?:less|more) than\b/i.test(text)) return 'nothing';
  const asked = never.exec(text)?.[1];
  if (asked) return waived(before(asked));
  const start = matters.exec(text)?.[0];
  if (start) {
    const rest = text.slice(start.length).split(/[,;:]| [–—-] |\s(?:because|as|since)\s/)[0] ?? '';
    const what = unneeded(rest.trim());
    return what === null ? 'nothing' : waived(what);
  }
  const need = notNeeded.exec(text)?.[1];
  if (need) {
    const what = (need.split(/[;:]| [–—-] |,? (?:because|as|since|but) /)[0] ?? '').replace(/^for /i, '');
    if (/\b(?:unless|if|until)\b/i.test(what)) return 'nothing';
    if (/^to (?:have|be|know|speak|own) /i.test(what)) return waived(what);
    // "You needn't have a degree".
    const thing = /^have ((?:an?|any|your) .+)$/i.exec(what)?.[1];
    if (thing) return waived(determine(thing.replace(/^any /i, '')));
    if (/^be \S/i.test(what)) return waived(`to ${what}`);
    return /^(?:to|have|be)\b/i.test(what)
      ? 'nothing'
      : waived(determine(what.replace(/^(?:any|a lot of|much) /i, '')));
  }
  return nothing.test(text) ? 'nothing' : null;
}

const waived = (text: string): PersonFact => ({ kind: 'without', text, desirable: false });

const lacking = "(?:have ?n['’]?t|have not|do ?n['’]?t have|do not have|not got|without|lack)\\b[^()]*";
/** "GCSE maths (talk to us if you haven't got it)", "NVQ 3 - speak to us if you have not got one". */
const sparing = new RegExp(
  `^(\\S.*?[^\\s(–—-])\\s*(?:\\(|\\s[–—-]\\s)((?:or |but |please )*(?:(?:talk|speak|call|ring|ask|write|chat|get in touch|contact|apply|phone|email)\\b[^()]*? (?:if|when|even if) you[^()]*?${lacking}|(?:do(?:n['’]?t| not) worry|no problem|it['’]s (?:fine|ok(?:ay)?)) if you[^()]*|(?<=or )(?:talk|speak) to us))\\)?$`,
  'i',
);
/** What is asked for and, behind it, what becomes of whoever hasn't got it: no must, though the line stands among musts. */
export function sparedIn(line: string): { asked: string; aside: string } | null {
  const [, asked = '', aside = ''] = sparing.exec(line) ?? [];
  return asked === '' ? null : { asked, aside };
}
