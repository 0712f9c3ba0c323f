/**
 * Terms of a weaker source that a stronger one overrules and that no other note tells: "1099 contractor, 12 months" beside a
 * permanent post, "mobile work is possible on Fridays" beside one on site, "based at our Herne depot" beside Bochum. They are in
 * no text, and the recruiter reads why.
 */
import { rare } from '../language/its-words.ts';
import { isNoPlaceOfJob } from './no-place-of-job.ts';
import type { Place } from './place.ts';
import { ofThePost } from './said-of-others.ts';
import { findAttendance, findContract, type Slots } from './slots.ts';
import { splitSentences } from './split-sentences.ts';
import {
  placesContradict,
  type Tie,
  termsIn,
  tieIn,
  tiesContradict,
  type Whereabouts,
  whereaboutsIn,
} from './terms-in-few-words.ts';

/** Work away from the house, in whatever words: "telework", "mobile work", "from home", "by video". */
const away = rare(
  /\b(?:(?:work(?:ing)?|worked|done|written|finished|performed) (?:[a-z]+ ){0,3}(?:from|at) home|(?:from|at) home (?:is|are|may be|can be|possible|on|one|two|some|if)|(?<!(?:care|nursing|nurse|children['’]?s|their|patients?['’]?|service users?['’]?|own) )home[- ](?:office|working|based(?! care))|tele-?work\w*|telecommut\w+|mobile (?:work(?:ing)?|office)|(?:fully|100 ?%|entirely|completely|partly|mostly|largely) remote|remote(?:ly)? (?:work\w*|role|position|job|basis|by|on|possible|option|two|one|three|\d)|work(?:ing)? remotely|virtual (?:role|position|job)|hybrid(?= *(?:[:,;.]|$| (?:work\w*|role|position|job|model|pattern|arrangement))))/i,
);
/** "No home working", "remote work is not possible", "interpret remotely for patients": what it is not, and what is a task. */
const noneAway =
  /\b(?:no|not|never|without|isn['’]t|cannot|can['’]t)\b[^.;]{0,30}\b(?:home|remote\w*|tele\w+|mobile|hybrid)\b|\b(?:home|remote\w*|tele\w+|mobile|hybrid)\b[^.;]{0,24}\b(?:not|isn['’]t)\b|\bhome[- ]?work\b|\b(?:take|drive|bring|ride|walk|cycle)\b[^.;]{0,20}\b(?:from|at) home\b|\b(?:monitor|support|access|maint\w+|teams?|colleagues|staff|workers|users|patients|clients|manage)\b/i;
/** All the time away, and none in a house. */
const allAway =
  /\b(?:fully|100 ?%|entirely|completely) remote|\bremote (?:role|position|job|only)\b|\bfrom anywhere\b|\bhome[- ]based\b(?! care)/i;
/** All of it in a house or at somebody's side. */
const there =
  /\b(?:face[- ]to[- ]face|in[- ]person|on[- ]?site|on the (?:shop|factory|sales|ward) floor|office[- ]based|in the (?:office|hospital|clinic|shop|depot|workshop|school))\b/i;
/** A brief that says where the work is done: "based at the pier", "at the Mohawk plant", "on the ward". */
const atItsPlace = rare(
  /\bbased (?:at|in|on|out of) (?:the |our )?(?!home\b)\w|\b(?:at|in|on|from) (?:the|our|its|an?) (?:[\w'’-]+ ){0,3}(?:plant|pier|depot|yard|mill|works|factory|foundry|quarry|mine|farm|nursery|kitchen|restaurant|ward|hospital|clinic|surgery|lab(?:oratory)?|workshop|warehouse|shop|store|branch|salon|studio|school|campus|harbour|harbor|port|dock|airport|station|terminal|garage|brewery|bakery|dairy|hotel|museum|gallery|library|theatre|theater|centre|center|site|base|hub|hangar|shipyard|boat|vessel|ship|line)\b/i,
);

/** An end, or no employment at all: "the contract ends on 31 December", "1099 contractor", "mini-job", "per diem, as needed". */
const forATime = rare(
  /\b1099\b|\b(?:independent|self-employed|freelance) contract(?:or|ing)\b|\bself[- ]employed\b|\bfreelance\b|\bper diem\b|\bmini-?jobs?\b|\b(?:as an? |on an? )contractor\b(?! of)|\bcontractor (?:role|post|position|basis|job)\b|\bcontract (?:will )?(?:ends?|expires?|finish(?:es)?|terminates?|runs? (?:out|until|to|for)|is until|lasts?)\b|\b(?:ends?|expires?|finish(?:es)?|limited|until|through) (?:on |in )?(?:the )?(?:end of (?:the )?(?:year|season|january|february|march|april|may|june|july|august|september|october|november|december)|\d{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december))\b|\b(?:on an? )?as[- ]needed\b|\bwhen(?:ever)? (?:we )?need(?:ed)?\b|\b(?:agency|umbrella|bank|on-call) (?:contract|worker|basis|post|role)\b|\b(?:one|two|three|four|five|six|nine|ten|twelve|eighteen|\d{1,2})[- ]months?(?:['’]s?)? (?:contract|cover|assignment|placement|appointment)\b|\b(?:maternity|parental|paternity|sick(?:ness)?|leave|sabbatical) (?:leave )?cover\b|\bcover(?:ing)? (?:for )?(?:one|two|three|four|five|six|nine|ten|twelve|eighteen|\d{1,2}) months\b|\bterm[- ]limited\b/i,
);
/** What has an end besides a post: a paper, a shift, a season's work, a day for applications. */
const otherEnd =
  /\b(?:appl(?:y|ications?)|closing|closes|deadline|interviews?|probation|shifts?|starts?|licen[cs]e|permit|course|term|leave year|holiday|budget|report|inventory|check|change|restock|refuel|replace|clean)\b/i;

const base =
  /\b(?:[Bb]ased|[Ll]ocated|[Ss]tationed|[Ww]ork(?:ing|place)?(?: is)?|[Rr]eport(?:ing)? for work|[Ss]tart(?:s|ing)?(?: and (?:finish(?:ing)?|end(?:ing)?))?) (?:at|in|from|out of|on) (?:our|the|its) ([A-Z][\p{Ll}]+(?:[ -][A-Z][\p{Ll}]+){0,2}) (?:depot|site|offices?|branch|store|shop|clinic|surgery|campus|workshop|warehouse|plant|factory|works|yard|premises|facility|hub|centre|center|school|hospital|hotel|terminal|station|laboratory|lab|garage|kitchen|farm|house)\b/u;

interface Overruling {
  brief: string;
  jobDescription: string;
  place: Place | null;
  slots: Slots;
  employer: string | null;
  /** Where places lie, by the General tab and the job description. */
  known: string;
  notes: Set<string>;
}

/** A line without the mark of its row and its stop, as a note quotes it. */
const quoted = (line: string): string => line.replace(/^[\s•*·–-]+|[\s.;,]+$/g, '').slice(0, 100);
const linesIn = (text: string): string[] =>
  text
    .slice(0, 20_000)
    .split('\n')
    .flatMap((line) => (line.length < 400 ? splitSentences(line) : []))
    .filter((line) => line.trim() !== '');
/** A term of the job is short; a task that has such words is one that begins with its verb and goes on. */
const isTerm = (line: string): boolean => !line.includes('|') && line.split(/\s+/).length <= 16;

/** Adds the notes on what is overruled, each once, and none on what another note tells. */
export function tellOverruled(of: Overruling): void {
  const sources = [
    { name: 'brief', lines: linesIn(of.brief) },
    { name: 'job description', lines: linesIn(of.jobDescription) },
  ] as const;
  for (const { name, lines } of sources)
    for (const line of lines)
      if (isTerm(line)) {
        tellAttendance(line, name, of);
        tellPlace(line, name, of);
      }
  tellContract(of.jobDescription, of);
  tellShortTerms(of);
}

/** Whether the brief itself speaks of work away from its place. */
const awayBrief = (brief: string): boolean =>
  away.test(brief) ||
  /\b(?:hybrid|WFH|days? (?:a week |each week |per week )?(?:at|from|of) home|work\w* (?:at|from) home|remotely|remote)\b/i.test(
    brief,
  );

/** Where the brief says one works: by its terms, by what the post was read as, or by the place that it names. */
function placeOfBrief({ brief, slots }: Overruling): Whereabouts | null {
  const told = termsIn(brief)
    .map(whereaboutsIn)
    .find((one) => one !== null);
  if (told) return told;
  const attendance = slots.attendance?.source === 'jobDescription' ? null : slots.attendance?.text;
  if (attendance) return attendance === 'on site' ? 'there' : attendance === 'hybrid' ? 'partly away' : 'away';
  return (there.test(brief) || atItsPlace.test(brief)) && !awayBrief(brief) ? 'there' : null;
}

const told: Readonly<Record<Whereabouts, string>> = {
  there: 'on site',
  away: 'remote',
  'partly away': 'hybrid',
  'on the road': 'on the road',
};
const tieOfSlot: Readonly<Record<string, Tie>> = {
  permanent: 'for good',
  'fixed-term': 'for a time',
  casual: 'when needed',
  apprenticeship: 'to learn',
};

/** The terms of the job description that stand alone in their lines, and say the contrary of the brief's. */
function tellShortTerms(of: Overruling): void {
  const { brief, slots, notes, place } = of;
  const typed = termsIn(brief);
  const where = placeOfBrief(of);
  const stronger = slots.contract && slots.contract.source !== 'jobDescription' ? tieOfSlot[slots.contract.text] : null;
  const ties = stronger ? [stronger] : typed.flatMap((one) => tieIn(one) ?? []);
  const isTold = (kind: string): boolean => [...notes].some((note) => note.includes(`(${kind})`));
  for (const line of linesIn(of.jobDescription)) {
    const away = where === null || place?.remote ? null : whereaboutsIn(line);
    if (
      where &&
      away &&
      placesContradict(where, away) &&
      !isTold('attendance') &&
      ![...notes].some((note) => note.includes('calls the job remote'))
    )
      notes.add(
        `The job description says "${quoted(line)}", ${slots.attendance?.source === 'general' ? 'the General tab' : 'the brief'} says ${told[where]} (attendance). We left it out.`,
      );
    const tie = tieIn(line);
    if (tie === null || isTold('contract') || ties.length === 0 || !ties.every((one) => tiesContradict(one, tie)))
      continue;
    const own = typed.find((one) => tieIn(one) !== null);
    notes.add(
      slots.contract?.source === 'general'
        ? `The job title says ${slots.contract.text}, the job description "${quoted(line)}" (contract). We use the General tab.`
        : `The brief says ${slots.contract?.source === 'brief' ? slots.contract.text : `"${quoted(own ?? '')}"`}, the job description "${quoted(line)}" (contract). We use the brief.`,
    );
  }
}

/** The slots without a contract and an attendance of the job description that the brief's own terms contradict: "freelance" beside "permanent". */
export function withoutContradicted(slots: Slots, brief: string, jobDescription: string): Slots {
  const typed = termsIn(brief);
  const ties = typed.flatMap((one) => tieIn(one) ?? []);
  const tie = slots.contract?.source === 'jobDescription' ? tieOfSlot[slots.contract.text] : undefined;
  const contract = tie && ties.some((one) => tiesContradict(one, tie)) ? null : slots.contract;
  if (slots.attendance?.source !== 'jobDescription') return { ...slots, contract };
  const told = typed.map(whereaboutsIn).find((one) => one !== null);
  const where = told ?? (atItsPlace.test(brief) && !awayBrief(brief) ? 'there' : null);
  const other = termsIn(jobDescription)
    .map(whereaboutsIn)
    .some((one) => one !== null && where !== null && placesContradict(where, one));
  return { ...slots, contract, attendance: other ? null : slots.attendance };
}

function tellAttendance(line: string, source: string, { brief, place, slots, notes }: Overruling): void {
  if (!away.test(line) || noneAway.test(line)) return;
  const told = [...notes].some(
    (note) => note.includes('(attendance)') || note.includes('calls the job remote') || note.includes(quoted(line)),
  );
  if (told) return;
  // A place in the General tab leaves room for some days at home, and for no job that is all away.
  if (place && !place.remote && !place.orRemote && (allAway.test(line) || findAttendance(line) === 'remote'))
    if (allAway.test(line)) {
      notes.add(`Wording that calls the job remote was left out: the General tab says ${place.name}.`);
      return;
    }
  const onSite =
    (slots.attendance?.text === 'on site' && slots.attendance.source !== 'jobDescription') ||
    (source === 'job description' &&
      slots.attendance?.source !== 'brief' &&
      (there.test(brief) || atItsPlace.test(brief)) &&
      !awayBrief(brief));
  if (onSite && !place?.remote)
    notes.add(
      `The ${source} says "${quoted(line)}", ${slots.attendance?.source === 'general' ? 'the General tab' : 'the brief'} says on site (attendance). We left it out.`,
    );
}

function tellContract(jobDescription: string, { slots, notes }: Overruling): void {
  const { contract } = slots;
  if (contract?.text !== 'permanent' || contract.source === 'jobDescription') return;
  const lines = linesIn(jobDescription).filter(
    (line) =>
      isTerm(line) &&
      forATime.test(ofThePost(line)) &&
      !otherEnd.test(line) &&
      findContract(line) !== 'permanent' &&
      ![...notes].some((note) => note.includes(quoted(line))),
  );
  const isTold = [...notes].some(
    (note) => note.includes('(contract)') && /fixed-term|casual|apprenticeship/.test(note),
  );
  if (lines.length === 0 || isTold) return;
  const told = [...new Set(lines.map((line) => `"${quoted(line)}"`))].join(' and ');
  notes.add(
    contract.source === 'general'
      ? `The job title says permanent, the job description ${told} (contract). We use the General tab.`
      : `The brief says permanent, the job description ${told} (contract). We use the brief.`,
  );
}

function tellPlace(line: string, source: string, { place, employer, known, notes }: Overruling): void {
  if (!place || place.remote || isNoPlaceOfJob(line)) return;
  const named = base.exec(line)?.[1] ?? '';
  const town = place.name.split(/[ ,-]/)[0] ?? '';
  if (named === '' || `${place.name} ${employer ?? ''}`.includes(named) || line.includes(town)) return;
  // "Weston Point, Runcorn": a part of the advert's own town.
  if (known.split(/[\n.;]/).some((row) => row !== line && row.includes(named) && row.includes(town))) return;
  if ([...notes].some((note) => new RegExp(`\\b${named}\\b`).test(note))) return;
  notes.add(
    `The ${source} says "${quoted(line)}", the General tab says ${place.name}. We use the General tab. If ${named} is a part of it, put it into a text yourself.`,
  );
}
