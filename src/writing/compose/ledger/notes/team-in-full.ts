/** Notes on the team, the calendar and the tools of a post that lack their verb: "post in a team of seven covering X, Y and Z", "four of us", "190-day calendar", "own tools". */
import { upperFirst } from '../../language/first-capitals.ts';
import { baseOfIng, toThirdPerson } from '../../language/verbs.ts';

const some = '(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)';
const term =
  '(?:permanent|temporary|seasonal|fixed[- ]term|full[- ]time|part[- ]time|hybrid|office[- ]based|term[- ]time)';
/** The terms, the team and what it does, in a row that belongs to the team. */
const teamThat = new RegExp(
  `^(?:(?:an? )?((?:${term}(?:,? and |, | )?)*)(?:post|role|job|position) |((?:[a-z-]+ ){1,3}))?(?:(?:with)?in|joining|part of) (an?|our|the) ((?:[a-z-]+ ){0,2}(?:team|crew|unit|group|department|section)(?: of (?:about )?${some})?) (covering|handling|serving|running|supporting|looking after|dealing with|inspecting|maintaining|teaching|caring for|advising|managing|auditing|testing|making|building|servicing|repairing) ([^;:.]+)$`,
  'i',
);
/** "Covering days, nights and weekends": when, which has readers of its own. */
const ofTime = /^(?:days|nights|evenings|weekends|earlies|lates|shifts|mornings)\b/i;
/** "Four of us". */
const ofUs = new RegExp(`^(?:there are |just |only )?(${some}) of us$`, 'i');
const calendar = /^(?:an? )?(\d{3})[- ]day (calendar|contract year|school year|work year|year)$/i;
const tools =
  '(?:(?:hand |basic |power |small )?tools|tool ?kit|toolbox|knives|scissors|shears|clippers|PPE|boots|instruments?|kit|stethoscope|chainsaw|camera|gear)';
/** "Own tools", "must have own knives", "with your own hand tools": whoever comes has them. */
const ownTools = new RegExp(
  `^(?:must (?:have|bring)|bring|with|need|have)? ?(?:your |their )?own (${tools}(?:(?:,| and| &) (?:${tools}|transport|car|van|truck|vehicle|phone|laptop))*)(?: (?:required|needed|essential|a must|please))?$`,
  'i',
);

/** "Own tools" as a sentence, in whatever field it stands; null where a note is another. */
export function bringsTools(note: string): string | null {
  const own = ownTools.exec(note)?.[1];
  return own
    ? `You ${/\b(?:transport|car|van|truck|vehicle|phone|laptop)$/i.test(own) ? 'need' : 'bring'} your own ${own.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`
    : null;
}

/** The sentence of such a note, without its stop; null where it is of no such kind. */
export function teamInFull(note: string): string | null {
  const [, terms = '', post = '', which = '', team = '', doing = '', row = ''] = teamThat.exec(note) ?? [];
  const verb = baseOfIng(doing.split(' ')[0]?.toLowerCase() ?? '');
  if (verb && !ofTime.test(row) && !/\b(?:is|are|was|you|we|will)\b/i.test(row)) {
    const does = [toThirdPerson(verb), ...doing.toLowerCase().split(' ').slice(1)].join(' ');
    // "Backend dev in a team of six building booking software": the post, of which others tell.
    const own = (terms || post.replace(/^(?:work|working|you|be|we|they) .*$/i, '')).trim().replace(/,$/, '');
    return `${own === '' ? '' : `${upperFirst(own)}. `}You work in ${which.toLowerCase()} ${team}${/^an?$/i.test(which) ? '' : ','} ${/^an?$/i.test(which) ? 'that' : 'which'} ${does} ${row}`;
  }
  const many = ofUs.exec(note)?.[1];
  if (many) return `There are ${many.toLowerCase()} of us`;
  const [, length = '', what = ''] = calendar.exec(note) ?? [];
  if (length) return `The ${what.toLowerCase()} has ${length} days`;
  // "Driver with own car".
  const car = /^(?:car )?driver with (?:your |their )?own (car|van|vehicle|transport)$/i.exec(note)?.[1];
  if (car) return `You need to be a driver with your own ${car.toLowerCase()}`;
  const [, way = '', or = ''] =
    /^(freelance|self-employed|employed) or (freelance|self-employed|employed)$/i.exec(note) ?? [];
  if (way) return `You can be ${way.toLowerCase()} or ${or.toLowerCase()}`;
  return bringsTools(note);
}
