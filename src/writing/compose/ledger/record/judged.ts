/** What others found of something of ours, noted without its verb: "App rated 4.7 in the App Store", "Home rated Good by the CQC in 2024". */

import { finiteAuxiliary } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { describes, knowsNoun } from '../../language/lexicon.ts';
import { tellsDeed } from '../../language/past-deeds.ts';
import { bareOf, dated } from './parts.ts';

/** What a company has one of, or what it is itself as its readers call it. */
const own =
  '(?:app|website|platform|podcast|newsletter|magazine|helpline|home|house|hostel|school|college|academy|nursery|playgroup|plant|factory|mill|brewery|bakery|dairy|branch|store|shop|showroom|salon|garage|practice|surgery|clinic|pharmacy|hospital|hospice|ward|unit|lab|laboratory|kitchen|restaurant|café|cafe|pub|inn|bar|hotel|resort|campsite|gym|pool|theatre|museum|gallery|library|farm|vineyard|depot|warehouse|workshop|yard|site|office|campus|studio|centre|center|team|department|service|desk|scheme|programme|program|course|apprenticeship|canteen|garden|trust|fleet|product|range)';
const itself = /^(?:(?:the|our) )?(?:company|firm|business|group|organi[sz]ation|charity|employer)$/i;
/** So it is until somebody finds otherwise. */
const standing =
  'rated|graded|ranked|certified|accredited|approved|listed|registered|licensed|recommended|recogni[sz]ed|validated|regulated|used|trusted|visited|downloaded|read';
/** So it was found once. */
const once =
  'judged|voted|named|awarded|inspected|shortlisted|commended|nominated|featured|reviewed|audited|assessed|chosen|praised|highly commended|visited';
const noted = new RegExp(
  `^((?:(?:our|the) )?((?:[a-z][a-z’'-]* ){0,3}?)(${own}(?:s|es)?|company|firm|business|group|organi[sz]ation|charity|employer)) (?:(?:was|is|has been) )?(${standing}|${once})((?: (?!(?:us|our|the (?!best\\b|top\\b|most\\b)|this|it|its|that)\\b)[^;:]+))$`,
  'i',
);

/** The note as a sentence; null where it is none, or where nobody can tell whose it is. */
export function asJudged(typed: string): string | null {
  const text = bareOf(typed);
  const [, whole = '', before = '', thing = '', verb = '', rest = ''] = noted.exec(text) ?? [];
  if (!whole || text.split(' ').some((word) => finiteAuxiliary.test(word))) return null;
  // "Leeds branch", "Hill House school": a name that may be anybody's.
  if (!before.split(' ').every((word) => word === '' || knowsNoun(word.toLowerCase()) || describes(word.toLowerCase())))
    return null;
  // "Used cars": only by whom.
  if (/^(?:used|trusted|visited|downloaded|read)$/i.test(verb) && !/^ (?:by|in|on|at|from|across) /.test(rest))
    return null;
  const lasting = /\bsince\b|\b(?:every|each) year\b|\b(?:running|in a row)$/.test(rest);
  const past = dated.test(rest) || new RegExp(`^(?:${once})$`, 'i').test(verb);
  const many = /[^su]s$/.test(thing) && !new RegExp(`^${own}$`, 'i').test(thing);
  const we = itself.test(whole);
  const is = lasting
    ? many || we
      ? 'have been'
      : 'has been'
    : past
      ? many || we
        ? 'were'
        : 'was'
      : many || we
        ? 'are'
        : 'is';
  // "App": a word of our list, whatever else it may be short for.
  const said = whole.replace(/^(?:our|the) /i, '');
  const subject = we ? 'We' : `Our ${said === thing ? said.toLowerCase() : lowerFirst(said)}`;
  return `${subject} ${is} ${verb.toLowerCase()}${rest}`;
}

const lacking = new RegExp(
  `^(?:(?:Our|The) )?(?:[\\w’'-]+ ){0,3}?([a-z’'-]+|[A-Z][a-z]+) (?:${standing}|${once}|sold|made|stocked|tracked|served|built) (?:(?:by|in|on|at|to|for|with|as|best|top|outstanding|good|excellent|number)\\b|[A-Z]|\\d)(?!\\S* of (?:our|us|the))`,
);
/** Whether a note names one thing and what was done to it, and lacks its verb: nobody can say whose "bread sold in 140 shops" is. */
export const lacksItsVerb = (text: string): boolean => {
  const head = lacking.exec(text)?.[1]?.toLowerCase() ?? '';
  return (
    head !== '' &&
    knowsNoun(head) &&
    !/[^su]s$|^(?:people|children|staff)$/.test(head) &&
    !tellsDeed(text) &&
    !text.split(' ').some((word) => finiteAuxiliary.test(word))
  );
};
