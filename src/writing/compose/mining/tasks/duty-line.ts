/** A line of work as somebody typed it: what belongs to the form around it goes, and what is typed short is written out. */

import { rare } from '../../language/its-words.ts';
import { withNamedBodies } from '../../language/named-bodies.ts';
import { isThingFirst } from '../../language/named-first.ts';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { withoutNeed } from './duty-conditions.ts';
import { withActive } from './duty-passive.ts';
import { withoutAsides } from './duty-refused.ts';
import { isFormWording, isNoTask } from './form-wording.ts';
import { headOfLabel, isOrder, isOrderBefore, label, ordersByLabel } from './line-labels.ts';
import { ofHolder, ofPost, opener } from './openers.ts';
import { withOwnBrackets } from './own-brackets.ts';
import { withRows } from './slashed-rows.ts';
import { untitle } from './title-case.ts';
import { trimLine } from './trimmed-line.ts';
import { withPlainVerbs } from './verbs-of-lines.ts';
import { namesOthers } from './whose.ts';

/** The line without openers, brackets and the words of forms. Null where it is boilerplate, a row of a form, or says nothing. */
export function clearDuty(typed: string): string | null {
  if (isFormWording(typed) || isNoTask(typed) || isThingFirst(typed.trim())) return null;
  if (ordersByLabel(typed) && !isOrder(typed.replace(label, '')) && !isOrder(headOfLabel(typed))) return null;
  // "Strategy - Develops and delivers the plan": the task stands behind its name.
  const named =
    /^\s*[A-Z][\w/&-]*(?: (?:(?:and|of) )?[\w/&-]+){0,2}\s+[–—-]\s+(?=[A-Z][a-z]+(?:,| ))/.exec(typed)?.[0] ?? '';
  if (named !== '' && !isOrder(named.replace(/\s+[–—-]\s+$/, '')) && isOrder(typed.slice(named.length)))
    return clearDuty(typed.slice(named.length));
  const behind = typed.replace(label, '');
  const raw =
    isOrder(headOfLabel(typed)) && (!isOrder(behind) || isOrderBefore(typed, behind)) ? headOfLabel(typed) : behind;
  let text = untitle(
    trimLine(
      raw.split(
        /(?<=[a-z)])(?<!\b(?:e\.g|i\.e|acc|incl|etc|approx|no|dept|St|Mt|Ft|Dr|Mr|Mrs|Ms|Prof|Co|No|Inc|Ltd))[.!?]\s+(?=[A-Z])/,
      )[0] ?? raw,
    ),
  ).replace(/[.!?]+$/, '');
  text = inPlainWords(withRows(withPlainVerbs(withoutLead(withOwnBrackets(withNamedBodies(text))), text)));
  const active = withActive(withoutAsides(text));
  if (active === null) return null;
  text = active;
  // "Travel about 25%": of the time.
  text = text.replace(
    /^(travel(?:ling|ing)?(?: [a-z]+)? (?:about |up to |around |at least )?\d+ ?%)$/i,
    '$1 of the time',
  );
  // "Own the programme: on time, on budget": what is explained stands before the colon.
  text = text.replace(/^((?:\S+ ){3,}\S+):\s.*$/, '$1');
  text = (text.split(/;\s/)[0] ?? text)
    // "Be responsible for own CPD": it is the reader's.
    .replace(
      /^((?:to )?be (?:[a-z]+ly )?(?:responsible|accountable) for) (?:(?:his|her|their|one['’]s) )?own (?=[a-zA-Z])/i,
      '$1 your own ',
    )
    .replace(ofHolder, '')
    .replace(opener, '')
    .trim()
    // "Leads a job from tender to completion and reports to a director": who is over somebody is no part of the work.
    .replace(whoIsOver, '');
  if (!text || text.split(' ').length > 26 || text.length < 6) return null;
  if (/\b(?:post ?holder|successful candidate|incumbent|jobholder)\b/i.test(text)) return null;
  text = text.replace(/^working (?:closely )?with [^,]{3,40}, (?=[a-z]+\b)/i, (lead) =>
    parseVerbPhrase(text.slice(lead.length)) ? '' : lead,
  );
  return text;
}

/** A line without what leads to its task, or says who wants it done. */
const withoutLead = (text: string): string =>
  text
    // "Ad hoc analysis as required by the head": when, and by whom.
    .replace(
      /,?\s+(?:as|when|where|if) (?:and when )?(?:required|requested|directed|needed|instructed|necessary) by (?!law\b)[^,;]+/gi,
      '',
    )
    // "Help people in own home": it is theirs.
    .replace(/\b(in|at|within) own (homes?|flats?|houses?)\b/g, '$1 their own $2')
    // "25% Forecasting": how much of the time.
    .replace(/^\d{1,3} ?%\s*(?:[-–:]\s*)?(?:of (?:the |your )?time\s*)?(?=[A-Za-z])/, '')
    // "To begin with you'll shadow": when, and what follows is the task.
    .replace(
      /^(?:to (?:begin|start) with|at first|initially|first of all|over time|in time|on top of that|day to day),? (?=you)/i,
      '',
    )
    .replace(ofPost, '')
    // "You'll be selling tickets".
    .replace(
      /^(?:you(?:['’]ll| will| would)(?: also| mainly| mostly)? be |(?:the job|the role|it|this) (?:is|means|involves) (?:mainly |mostly )?)(?=[a-z]{2,}ing\b)/i,
      '',
    );

/** A line without abbreviations, and with the reader in place of the postholder. */
const inPlainWords = (text: string): string =>
  text
    .replace(/(?<=^|[\s(])(?:circa|c\.|approx\.?|approximately)\s+(?=[£€$₹]?\d)/gi, 'about ')
    .replace(/\bp\.a\.?/gi, 'a year')
    .replace(/\s+/g, ' ')
    .replace(/^.*$/s, withoutNeed)
    .replace(/\b(?:the )?(?:post ?holder|job ?holder|successful candidate|incumbent)['’]s\b/gi, 'your')
    // "Patients in their own homes" are at theirs.
    .replace(
      /\b(?:their|his|her|his\/her) (?=line manager|own (?!homes?\b|flats?\b|houses?\b)|team)/gi,
      (whole, at: number, line: string) => (namesOthers(line.slice(0, at)) ? whole : 'your '),
    );

/** Who is over somebody, behind a task of at least two words. */
const whoIsOver = rare(
  /(?<=^\S+ \S.*),? (?:and |while |whilst )?report(?:s|ing)? (?:directly |straight )?(?:in)?to (?:the|an?|our|your) (?:[\w-]+ ){0,3}?(?:manager|director|head|supervisor|lead|leader|partner|principal|officer|chef|matron|foreman|owner|board|CEO|MD|CFO|COO)(?: of [\w ]+)?$/i,
);
