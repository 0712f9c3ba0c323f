/**
 * Notes of a brief whose parts belong to each other in an order that readers of single notes don't see: means before their
 * order, a label before a post, a team that is counted in parts or behind its comma, a contract that turns into another.
 */

import { upperFirst } from '../language/first-capitals.ts';
import { rare } from '../language/its-words.ts';
import { joinList } from '../language/joined-phrases.ts';
import { isVerbBase } from '../language/verbs.ts';
import { namesPost } from '../mining/reporting.ts';
import { saysStart } from './start-times.ts';

/** "With grease guns, clean the plant": by which means, before the order that it belongs to. */
const meansFirst =
  /(^|[.;\n]\s*)(With|Using) ((?!(?:your|you|us|our help|no)\b)[a-z][^,;.\n]{2,40}), ([a-z]+) ([^,;.\n]+)/g;
export const withWayBehind = (text: string | null): string | null =>
  text?.replace(meansFirst, (whole, before: string, small: string, means: string, verb: string, thing: string) =>
    isVerbBase(verb) && !/ (?:and|with|using) /.test(` ${thing.replace(/^and [a-z]+ /, '')} `)
      ? `${before}${upperFirst(verb)} ${thing} ${small.toLowerCase()} ${means}`
      : whole,
  ) ?? text;

/** "Reporting: Spinning Master", "Reports to the Head Chef": a label, and the post that it names. */
const reporting =
  /(^|[,;.\n] ?)Report(?:ing(?: line| to)?(?: ?:| [-–—])|s to) (?:(?:the|our|an?) )?((?:[A-Z][\w&/-]*)(?: (?:[A-Z][\w&/-]*|of|and|&)){0,4})(?=$|[,;.\n])/g;
export const withReporting = <Text extends string | null>(text: Text): Text =>
  (text?.includes('Report')
    ? text.replace(reporting, (whole, before: string, post: string) =>
        namesPost(post) && !/(?:letter|order|register|paper|tracker|ledger)s?$/i.test(post)
          ? `${before}Reports to: ${post}`
          : whole,
      )
    : text) as Text;

const few = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const part = '(bar|kitchen|floor|office|workshop|yard|stores?|lab|studio|shop|bakery|salon|reception|warehouse)';
/** "Bar of six, kitchen of three". */
const teamInParts = rare(
  new RegExp(`(?<=^|[.;\\n] ?)${part} of ${few}(?:, (?:and )?${part} of ${few}){1,3}(?=[.;\\n]|$)`, 'gi'),
);
const inPart = new RegExp(`${part} of ${few}`, 'gi');
/** "90 days temp then perm". */
const turnsPermanent = rare(
  /(?<=^|[.;\n] ?)(?:first )?(\d+|one|two|three|four|six|nine|twelve)[- ]?(days?|weeks?|months?)['’]? temp(?:orary)?,? (?:then|to|and then) perm(?:anent)?(?=[.;\n]|$)/gi,
);
/** "Team of pickers and packers, five in all". */
const countedBehind = new RegExp(
  `(?<=^|[.;\\n] ?)((?:[Aa] |[Tt]he )?(?:[a-z]+ )?(?:[Tt]eam|[Cc]rew) of) ((?!\\d)[a-z-]+s(?: (?:and|&) [a-z-]+s)?), ${few} (?:in (?:all|total)|altogether)(?=[.;,]|$)`,
  'g',
);
/** "Start at 5 am." as a note of its own. */
const startOfDay =
  /(?<=^|[.;\n] ?)(?:Start|Begin)(?:s|ing)? (?:work )?(?:at|from) \d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)?(?=[.;\n]|$)/g;

/** A description with such teams and terms as one clause each. */
export const inTheirParts = (text: string | null): string | null =>
  text
    ?.replace(countedBehind, '$1 $3 $2')
    .replace(startOfDay, (whole) => saysStart(whole) ?? whole)
    .replace(teamInParts, (row) => {
      const parts = [...row.toLowerCase().matchAll(inPart)].map(
        ([, where = '', many = '']) => `${many} ${where === 'floor' ? 'on' : 'in'} the ${where}`,
      );
      return `There are ${joinList(parts)}`;
    })
    .replace(
      turnsPermanent,
      (_, many: string, unit: string) => `The job is temporary for ${many.toLowerCase()} ${unit}, then permanent`,
    ) ?? text;
