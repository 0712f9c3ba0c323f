/** States and figures of a company ("order book full until May", "NPS 61", "TB-free since 1991") as sentences, where the shape says which. */

import { hasVerb } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { baseOfIng } from '../../language/verbs.ts';
import { done, people, scored, spent } from './counted-deeds.ts';
import { figured } from './figures.ts';
import { awarded, holds, inspected, listed, quoted } from './honours.ts';
import { eversince, goesOn, keptAt, keptUp, planned, shareStands, stands } from './how-it-stands.ts';
import { owned, teamOf } from './owned.ts';
import { bareOf } from './parts.ts';
import { asPraise } from './praise.ts';
import { asRun } from './runs.ts';
import { recordInFull } from './shapes.ts';

/** "Best Croissant, Rhode Island Monthly 2024": what we won, and who said so. */
function best(text: string): string | null {
  const [, what = '', where = ''] =
    /^(Best (?:[A-Z][\w'’-]*|for|in|to|a|the|of|and)(?: (?:[A-Z][\w'’-]*|for|in|to|a|the|of|and)){0,4}), ((?:[A-Z][\w&'’-]*|of|the|and)(?: (?:[A-Z][\w&'’-]*|of|the|and)){0,4} (?:19|20)\d\d)$/.exec(
      bareOf(text),
    ) ?? [];
  return what ? `We won ${what} (${where})` : null;
}

/** "In business 63 years". */
const forYears =
  /^(in (?:business|practice|print|town)|open|independent|here) (?:for )?((?:over |about |nearly )?(?:\d+|[a-z]+) (?:years|decades|generations))$/i;

/** "Opened 4th shop in April": ours. */
const ordinal =
  /^((?:we )?(?:opened|launched|built|bought|added|started|won)) (?=(?:\d+(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) [a-z])/i;

/** "B Corp, score 98.4". */
const corp = /^(?:certified )?B Corp(?:oration)?(?:$|,? (?:with (?:a )?)?score (?:of )?(\d[\d.]*)$)/i;

/** A note of the record in the sentence that its shape allows; null where none does. */
export function asRecord(typed: string): string | null {
  const text = typed.trim();
  const certified = corp.exec(bareOf(text));
  if (certified) return `We are a B Corp${certified[1] ? ` with a score of ${certified[1]}` : ''}`;
  const site =
    /^(?:our )?(Glassdoor|Trustpilot|TripAdvisor|Google|Booking\.com|Indeed|Kununu|AmbitionBox|Feefo|Reviews\.io|Yelp)(?: (?:score|rating|reviews?))?:? (\d(?:\.\d)?(?: ?(?:\/|out of) ?\d+| stars)?)$/i.exec(
      bareOf(text),
    );
  if (site) return `Our ${site[1]} score is ${site[2]?.replace(/ ?\/ ?/, ' out of ')}`;
  if (
    /^One of (?:the |our |only )?(?:(?:[A-Z][\w-]*|magazine|paper|guide)(?:['’]s|s['’]) )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|[a-z]+est) /.test(
      text,
    ) &&
    !hasVerb(text)
  )
    return `We are ${lowerFirst(bareOf(text))}`;
  const began = /^(Established|Founded|Est\.?) (?:in )?((?:1[4-9]|20)\d\d)$/i.exec(bareOf(text));
  if (began) return `We were ${/^f/i.test(began[1] ?? '') ? 'founded' : 'established'} in ${began[2]}`;
  // "Serving Tucson families since 1984".
  const doing =
    /^((?:proudly )?[A-Z][a-z]+ing [^,:;]{3,60} (?:since (?:1[6-9]|20)\d\d|for (?:over |more than )?(?:\d+|[a-z]+) years))$/.exec(
      bareOf(text),
    )?.[1];
  // "Starting wage raised 3 times since 2022": a wage, and nobody who starts it.
  const ofWork =
    /^(?:Starting|Opening|Closing|Working|Training|Housing|Waiting|Living) (?:wages?|salar(?:y|ies)|pay|hours?|times?|prices?|rates?|budget|lists?|costs?) /.test(
      text,
    );
  if (doing && !ofWork && baseOfIng((doing.split(' ').find((word) => /ing$/.test(word)) ?? '').toLowerCase()))
    return `We have been ${doing.charAt(0).toLowerCase()}${doing.slice(1)}`;
  // "No accident with lost time since May 2022": what was lost is no verb here.
  if (/^no [a-z]+ (?:with|involving|causing) lost time (?:since|for|in) [^,;:]+$/i.test(bareOf(text)))
    return `We have had ${lowerFirst(bareOf(text))}`;
  // "No lost-time accidents for 612 days".
  const none =
    /^(?:we(?:['’]ve| have) had )?(no (?!one\b|body\b|more\b)[a-z][^,:;]{2,50}? (?:for|in|since) (?:the (?:last|past) )?(?:over |more than )?(?:[A-Z][a-z]+ )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|a (?:year|decade))[^,:;]*)$/i.exec(
      bareOf(text),
    );
  if (none?.[1] && !hasVerb(none[1]))
    // "No outage longer than 12 minutes in 2025": that year is over, or will be when this is read.
    return `We ${/ in (?:[A-Z][a-z]+ )?20\d\d$/.test(none[1]) ? 'had' : 'have had'} ${lowerFirst(none[1])}`;
  const long = forYears.exec(bareOf(text));
  if (long) return `We have been ${long[1]?.toLowerCase()} for ${long[2]}`;
  if (ordinal.test(text))
    return text.replace(
      ordinal,
      (_, verb: string) => `${/^we/i.test(verb) ? upperFirst(verb) : `We ${verb.toLowerCase()}`} our `,
    );
  return (
    holds(text) ??
    asPraise(text) ??
    quoted(text) ??
    inspected(text) ??
    listed(text) ??
    people(text) ??
    scored(text) ??
    spent(text) ??
    keptAt(text) ??
    done(text) ??
    eversince(text) ??
    awarded(text) ??
    asRun(text) ??
    recordInFull(text) ??
    figured(text, asRecord) ??
    teamOf(text) ??
    planned(text) ??
    keptUp(text) ??
    best(text) ??
    goesOn(text) ??
    shareStands(text) ??
    owned(text) ??
    stands(text)
  );
}
