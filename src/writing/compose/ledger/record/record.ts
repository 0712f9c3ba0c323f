/** States and figures of a company ("order book full until May", "NPS 61", "TB-free since 1991") as sentences, where the shape says which. */
import { determine, withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { kindOf } from '../../language/kind.ts';
import { baseOfIng, isVerbBase } from '../../language/verbs.ts';
import { asDone } from './done.ts';
import { awarded, holds, inspected, listed, quoted } from './honours.ts';
import { bareOf, dated, isSubject, ofOurs, severalHead } from './parts.ts';
import { asPraise } from './praise.ts';
import { asRun } from './runs.ts';
import { recordInFull } from './shapes.ts';

/** How a thing is: "full until May", "closed since June", "below 4%". */
const state =
  /^(.+?) ((?:(?:now|nearly|almost|still) )?(?:full|fully (?:booked|staffed|funded|let|occupied|subscribed|crewed)|sold out|oversubscribed|booked(?: up| out)?|closed|open|debt-free|profitable|in profit|in surplus|stable|rising|falling|steady|flat|green|clean|clear|intact)(?= (?:to|till|until|for|since|through|every|by|all|in|at|from|seven|six|five|\d)\b|$)|(?:well |just |consistently |always )?(?:below|under|above|over|within|at) (?:just )?[£€$₹]?\d)(.*)$/i;
function stands(text: string): string | null {
  const [, thing = '', how = '', rest = ''] = state.exec(bareOf(text)) ?? [];
  if (
    !thing ||
    / (?:from|of|in|at|on|to|by|with|for|done)$/.test(thing) ||
    !(isSubject(thing) || /^average (?:[a-z]+ ){0,3}[a-z]+$/i.test(thing)) ||
    /[:;]/.test(rest) ||
    // "Rooms 90% booked": a share of them is.
    /\d%$/.test(thing) ||
    isVerbBase(thing.toLowerCase()) ||
    // "Hosted the Irish Open": a name, and no state.
    /^[A-Z]/.test(how) ||
    /^[A-Z][a-z]+ed (?:the|our|an?) /.test(thing)
  )
    return null;
  // "Series A closed in May": it did.
  if (/^closed$/i.test(how) && /\b(?:series [a-h]|seed|round|funding|fund|deal|acquisition|offer)\b/i.test(thing))
    return `${ofOurs(thing)} closed${rest}`;
  // "15 years at 2 sites": a number of things, and no state of them.
  // "Five therapists here over 8 years": they have been.
  const staying =
    /^((?:\d+|two|three|four|five|six|seven|eight|nine|ten|half|most|all) (?:of (?:us|our [a-z]+) |[a-z]+ )?(?:[a-z]+s )?)here$/i.exec(
      thing,
    )?.[1];
  if (staying && /^(?:over|under|within)/i.test(how))
    return `${upperFirst(staying.trim())} have been here ${how}${rest}`;
  if (
    /^(?:two|three|four|five|six|seven|eight|nine|ten)\b/i.test(thing) ||
    (/^[£€$₹]?\d/.test(thing) && !/^[£€$₹]?\d[\d.,]*%? of\b/.test(thing))
  )
    return null;
  const subject = ofOurs(thing);
  const many = severalHead(thing);
  const is = /\bsince\b/.test(rest)
    ? many
      ? 'have been'
      : 'has been'
    : dated.test(rest) && !/\b(?:until|till|to|through|from)\b/i.test(rest)
      ? many
        ? 'were'
        : 'was'
      : many
        ? 'are'
        : 'is';
  return `${subject} ${is} ${how}${rest}`;
}

const figure = String.raw`(?:over |about |nearly |just |only )*[£€$₹]?\d[\d.,]*(?:\s?(?:%|k|m|bn|million|billion|crore|lakh|days|weeks|months|years|hours|minutes|out of \d+)(?![\w-]))?`;
/** "Staff turnover 6%", "NPS 61": a figure right behind what it counts. */
const counted = new RegExp(
  `^((?:[A-Za-z][\\w&-]*(?<!\\d) ){1,4})(${figure})((?: (?:vs\\.?|versus|against|in|across|over|nationally|for|of) |, |$).*)$`,
);
function figured(text: string): string | null {
  const [, thing = '', amount = '', rest = ''] = counted.exec(bareOf(text)) ?? [];
  const what = thing.trim();
  const scored = /^(?:(?:our )?(?:e?NPS|CSAT|OEE|net promoter score|[a-z ]*\bscore|[a-z ]*\brating))$/i.test(what);
  // "Longest-serving secretary 31 years": so long has somebody been here.
  // "Mean time between stops 41 days": of the machines, and nothing of ours.
  if (
    !what ||
    /^mean time\b|\b(?:lowest|highest|best|worst|fewest)\b/i.test(what) ||
    /[;:]/.test(rest) ||
    !isSubject(what) ||
    severalHead(what) ||
    /^longest[- ]serving /i.test(what)
  )
    return null;
  // "Members received €9m": they did.
  if (
    /(?:^| )(?:[a-z]+ed|rose|fell|grew|won|gave|paid|sold|made|spent|got|took|lost|saw|met|hit|ran|kept|held|brought|built|sent)$/i.test(
      what,
    )
  )
    return null;
  if (
    /\b(?:of|for|with|without|after|before|in|at|by|to|up|down|from|over|under|below|above|within|around|since|x|band|grade|level|tier|top|number|no|page|class|type|phase|zone|iso)$/i.test(
      what,
    )
  )
    return null;
  if (!scored && !/[%£€$₹]|\d\s?(?:days|weeks|months|years|hours|minutes)$/.test(amount)) return null;
  const past = dated.test(rest);
  // "NRR 118%, GRR 94%": two figures.
  const next = /^, (.+)$/.exec(rest)?.[1];
  const also = next ? asRecord(upperFirst(next)) : null;
  if (next && /^\d/.test(next) && also === null) return null;
  const tail = also
    ? `, and ${lowerFirst(also)}`
    : rest.replace(/^ (?:vs\.?|versus) /, ', against ').replace(/(?<=\d%?) industry$/, ' in the industry');
  // "Guest rating 9.2 for three years running".
  const since = /^ for (?:the last )?\S+ (?:years|seasons|months|quarters)\b/.test(rest);
  return `${ofOurs(what)} ${since ? 'has been' : past ? 'was' : 'is'} ${amount}${tail}`;
}

/** "Somatic cell count below 120,000 for three years": so it has been. */
function keptAt(text: string): string | null {
  const [, thing = '', where = ''] =
    /^((?:our )?(?:[a-z-]+ ){0,3}?[a-z-]+) ((?:below|above|under|over) [£€$]?\d[\d,.]*%?[^;:]* (?:for|since) [^;:,]+)$/i.exec(
      bareOf(text),
    ) ?? [];
  return thing !== '' && isSubject(thing) && !severalHead(thing) && !hasVerb(where)
    ? `${ofOurs(thing)} has been ${where}`
    : null;
}

/** Money that went somewhere: "£2.4m spent on new machines since 2022". */
function spent(text: string): string | null {
  const [, sum = '', verb = '', rest = ''] =
    /^((?:over |about |nearly |more than )?[£€$₹][\d.,]+ ?(?:k|m|bn|million|billion|lakh|crore)?) (spent|invested|raised|donated|given|saved|paid out|financed|lent|funded|secured|arranged|sold|managed|awarded|recovered) ((?:on|in|to|for|into|since|last|this|by|over)\b.*)$/i.exec(
      bareOf(text),
    ) ?? [];
  if (!sum || /;|\bby (?:our|the)\b/.test(rest)) return null;
  const past: Readonly<Record<string, string>> = { given: 'gave' };
  const low = verb.toLowerCase();
  const amount = lowerFirst(sum);
  return !/\bsince\b|\bso far\b|\bto date\b/.test(rest) && dated.test(rest)
    ? `We ${past[low] ?? low} ${amount} ${rest}`
    : `We have ${low} ${amount} ${rest}`;
}

/** "Scored 4.8 out of 5 from 2,100 reviews": we did. */
const scored = (text: string): string | null =>
  /^scored \d[\d.,]*(?:%| out of | points| stars|\/)/i.test(text) ? `We ${lowerFirst(bareOf(text))}` : null;

/** Who does something by himself: "12 apprentices qualified" is nobody's deed to them. */
const somebody =
  /(?:ers|ors|ants|ents|ees|ians|ists|people|staff|nurses|apprentices|graduates|women|men|children|pupils|families|colleagues|volunteers)$/i;
const byItself =
  /^(?:arrived|happened|died|stayed|remained|grew|moved|returned|retired|joined|qualified|graduated|passed|progressed|started|finished|continued|increased|decreased|doubled|lived|worked|closed|opened|appeared|emerged|existed)$/i;
/** "3,100 maps digitised so far": things, what was done to them, and when. */
function done(text: string): string | null {
  const [, things = '', verb = '', rest = ''] =
    /^((?:about |over |nearly |around |more than )?\d[\d,.]*(?: million)? (?:[a-z-]+ ){0,2}?[a-z]+s) ([a-z]+ed|built|laid|made|sold|sown|grown|sent|won|found|taught|written|kept|cut) ((?:so far|to date|since|last|this|in (?:19|20)\d\d|over the)\b[^;]*)$/i.exec(
      bareOf(text),
    ) ?? [];
  if (!things || somebody.test(things) || byItself.test(verb)) return null;
  const is = /\b(?:since|so far|to date|this|over the)\b/.test(rest) ? 'have been' : 'were';
  return `${things} ${is} ${verb} ${rest}`;
}

/** "21 trainees qualified since 1994, 17 still with us": people, what they did, and who is left. */
function people(text: string): string | null {
  const [, some = '', verb = '', rest = '', still = '', where = ''] =
    /^((?:about |over |nearly |all )?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[a-z-]+ )?[a-z]+s) (qualified|graduated|progressed|promoted|trained|joined|completed|finished|started|passed|moved on) ((?:with us )?since [^,;–—-]+?|in [^,;–—-]+?|so far)(?:(?:, | [–—-] |; | (?=and ))(?:and )?((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|all|most|half)(?: of them)?) (?:are )?(still (?:with us|here|work(?:ing)? here)))?$/i.exec(
      bareOf(text),
    ) ?? [];
  if (!some || !somebody.test(some)) return null;
  const low = verb.toLowerCase();
  const past = /^(?:with us )?(?:since|so far)/.test(rest);
  const does =
    low === 'promoted' || low === 'trained' ? `${past ? 'have been' : 'were'} ${low}` : `${past ? 'have ' : ''}${low}`;
  const left = still
    ? `, and ${still.toLowerCase()} ${/work here$/.test(where) ? where : `${/^one$/i.test(still) ? 'is' : 'are'} ${where}`}`
    : '';
  return past || still ? `${upperFirst(some)} ${does} ${rest}${left}` : null;
}

/** "TB-free since 1991", "Chambers Tier 1 since 2015", "two rosettes since 2022": what we have been, or have had. */
function eversince(text: string): string | null {
  const [, what = '', since = ''] =
    /^([^,;:]+?)( since (?:the )?(?:[A-Z][a-z]+ )?(?:1[5-9]\d\d|20\d\d|[a-z]+ \d+|\d{4}s)\b[^;]*)$/.exec(
      bareOf(text),
    ) ?? [];
  if (!what || what.split(' ').length > 7 || /^(?:we|our|the|all|every|staff|it)\b/i.test(what)) return null;
  if (hasVerb(what)) return null;
  if (/^(?:B|Benefit) Corp(?:oration)?$/i.test(what)) return `We have been a ${what}${since}`;
  if (/^(?:(?:the )?FTSE|S&P|DAX|Fortune|Nifty|ISEQ|Nasdaq)\b/.test(what))
    return `We have been in the ${what.replace(/^the /i, '')}${since}`;
  if (/^[A-Za-z][\w-]*(?: [\w-]+){0,3} free$/.test(what)) return `We have been ${lowerFirst(what)}${since}`;
  if (
    /^(?:[\w]+-(?:free|owned|run|led|neutral|positive|funded|built|accredited|based)|(?:carbon|climate|cost) (?:neutral|negative|positive)|independent|not-for-profit|non-profit|a charity|organic|profitable|open|in (?:business|profit|surplus|print|town)|fully [a-z]+(?:ed)?)(?: (?:and|to|in|by|for) [\w ]+)?$/i.test(
      what,
    )
  )
    return `We have been ${lowerFirst(what)}${since}`;
  if (/(?:^| )(?:Tier|Band|Grade|Number|No\.?|Level|Rank) ?\d+$|^(?:Top|Tier|Band|Number) \d/i.test(what))
    return `We have been ${what}${since}`;
  if (
    /^(?:two|three|four|five|six|\d+) [^\d]+s$|\b(?:star|rosette|Warrant|licen[cs]e|status|accreditation|award|charter|certificate|certification|kitemark|rating|mark)$/i.test(
      what,
    )
  )
    // "Two AA rosettes": so many, and no name.
    return `We have had ${determine(what.replace(/^(?:Two|Three|Four|Five|Six) (?=\p{Lu})/u, (many) => many.toLowerCase()))}${since}`;
  return null;
}

/** "£6.2m repair programme agreed up to 2028": ours, and how it stands. */
function planned(text: string): string | null {
  const [, what = '', how = '', rest = ''] =
    /^((?:about |over |nearly )?[£€$₹][\d.,]+ ?(?:k|m|bn|million|billion|crore|lakh)? (?:[a-z-]+ ){1,4}?)(agreed|approved|planned|funded|secured|signed off|under way|underway|in place)((?: (?:for|up to|until|to|by|in|over|from|through) [^;:,]+)?)$/i.exec(
      bareOf(text),
    ) ?? [];
  return what &&
    /(?:programme|program|plan|scheme|budget|project|contract|investment|refit|extension|upgrade|fund|refurbishment) $/i.test(
      what,
    )
    ? `Our ${what}is ${how.replace(/^underway$/i, 'under way')}${rest}`
    : null;
}

/** "Salaries paid on time every month since 1988": they have been. */
function keptUp(text: string): string | null {
  const [, what = '', verb = '', rest = ''] =
    /^((?:[A-Z][a-z]+ )?[A-Za-z]+s) (paid|delivered|answered|kept|met|run|checked|served|published|made) ((?:on time|in full|every|each|without|within)\b[^;:,]* since (?:[A-Z][a-z]+ )?(?:1[5-9]|20)\d\d)$/.exec(
      bareOf(text),
    ) ?? [];
  return what && kindOf(what) === 'np' && !hasVerb(rest) ? `${what} have been ${verb} ${rest}` : null;
}

/** "Kitchen team of 11 from 6 countries": how many they are. */
function teamOf(text: string): string | null {
  const [, team = '', many = '', from = ''] =
    /^(?:an? |our )?((?:[a-z]+ ){0,2}(?:team|crew|workforce|office|department|desk|squad)) of ((?:about |over |nearly )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty))(?: people)?( from (?:over )?(?:\d+|[a-z]+) (?:countries|nations|nationalities))?$/i.exec(
      bareOf(text),
    ) ?? [];
  return team ? `Our ${lowerFirst(team)} has ${many} people${from}` : null;
}

/** "Best Croissant, Rhode Island Monthly 2024": what we won, and who said so. */
function best(text: string): string | null {
  const [, what = '', where = ''] =
    /^(Best (?:[A-Z][\w'’-]*|for|in|to|a|the|of|and)(?: (?:[A-Z][\w'’-]*|for|in|to|a|the|of|and)){0,4}), ((?:[A-Z][\w&'’-]*|of|the|and)(?: (?:[A-Z][\w&'’-]*|of|the|and)){0,4} (?:19|20)\d\d)$/.exec(
      bareOf(text),
    ) ?? [];
  return what ? `We won ${what} (${where})` : null;
}

/** "Bitterns breeding since 2009", "licence granted 2023". */
function goesOn(text: string): string | null {
  const bare = bareOf(text);
  const [, who = '', doing = '', since = ''] =
    /^((?:[A-Za-z-]+ ){0,2}?[A-Za-z-]+s) ([a-z]+ing) (since [^;:,]+)$/.exec(bare) ?? [];
  if (who && kindOf(who) === 'np' && !/^(?:we|our)\b/i.test(who))
    return `${upperFirst(who)} have been ${doing} ${since}`;
  const [, thing = '', verb = '', year = ''] =
    /^(.+?) (granted|renewed|completed|finished|installed|awarded|rebuilt|refurbished|extended) (?:in )?((?:[A-Z][a-z]+ )?(?:19|20)\d\d)$/.exec(
      bare,
    ) ?? [];
  if (thing && isSubject(thing))
    return `${/^[A-Z][a-zA-Z]*[A-Z]|^[A-Z]+-/.test(thing) ? `Our ${thing}` : ofOurs(thing)} ${severalHead(thing) ? 'were' : 'was'} ${verb} in ${year}`;
  return null;
}

/** "41% of leavers in work at six months": they are. */
function shareStands(text: string): string | null {
  const [, share = '', where = ''] =
    /^((?:about |over |nearly )?\d[\d.]*% of (?:our |all |the )?(?:[a-z-]+ ){0,2}?[a-z]+s) ((?:in|at|on|from|with|under|over|within|still|back|right|(?:very |fully )?(?:satisfied|happy|pleased|confident|proud|likely|willing)) [^;:]+)$/i.exec(
      bareOf(text),
    ) ?? [];
  if (
    !share ||
    / (?:comes|goes|lives|works|stays|leaves|grows)$/.test(share) ||
    (!/^(?:very |fully )?(?:satisfied|happy|pleased|confident|proud|likely|willing) /.test(where) &&
      (hasVerb(where) || /\b[a-z]+ed\b/.test(where)))
  ) {
    // "60% of new patients referred by a friend".
    const [, some = '', verb = '', by = ''] =
      /^((?:about |over |nearly )?\d[\d.]*% of (?:our |all |the )?(?:[a-z-]+ ){0,2}?[a-z]+s) ([a-z]+ed|made|grown|bought|sold|built) (by [^;:]+)$/i.exec(
        bareOf(text),
      ) ?? [];
    return some && !hasVerb(by) ? `${some} are ${verb} ${by}` : null;
  }
  return `${share} ${dated.test(where) ? 'were' : 'are'} ${where}`;
}

/** "4 million accident-free miles in 2024", "140 volunteers": what we had, or have. */
function owned(text: string): string | null {
  const bare = bareOf(text);
  // "11 new trucks on order", "waiting list of 140", "1.2 GW under maintenance": what we have.
  if (
    /^(?:over |about |nearly )?(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:(?:[a-z-]+ ){0,2}[a-z]+s|[A-Z]{2,3}) (?:on order|under (?:maintenance|management|construction|contract|offer)|in (?:the pipeline|training|production|store|care)|on (?:the books|site|the road)|across \d.*)$/i.test(
      bare,
    )
  )
    return `We have ${lowerFirst(bare)}`;
  const list =
    /^((?:[a-z-]+ ){0,2}?(?:list|backlog|pipeline|fleet|workforce|membership|network|portfolio|client base|congregation|herd|flock|patch|caseload)) of ((?:over |about |nearly )?[£€$₹]?\d[^,;:]*)$/i.exec(
      bare,
    );
  if (list?.[1]) return `We have ${withArticle(lowerFirst(list[1]))} of ${list[2]}`;
  if (
    /^(?:over |about |nearly )?\d[\d.,]*(?: million| billion)? (?:[a-z]+(?:-[a-z]+)+ )?[a-z]+s in (?:19|20)\d\d$/i.test(
      bare,
    )
  )
    return `We had ${lowerFirst(bare)}`;
  return null;
}

/** "140 volunteers": so many of them are ours. */
export function asOwned(text: string): string | null {
  const done = asDone(text);
  if (done) return done;
  const bare = bareOf(text);
  // "9 cities": where we are. "0 breaches": that there were none tells nothing without since when.
  if (/^0 /.test(bare)) return null;
  const [, where = ''] =
    /^((?:over |about |nearly )?\d[\d.,]* (?:[a-z-]+ )?(?:cities|towns|countries|states|counties|regions|continents|markets|districts|villages))$/i.exec(
      bare,
    ) ?? [];
  if (where) return `We are in ${lowerFirst(where)}`;
  return /^(?:over |about |nearly )?\d[\d.,]*k? (?:[a-z-]+ )?(?:[a-z]+[^su\W]s|children)$/i.test(bare) &&
    !/\b(?:years?|months|weeks|days|hours|times|points|stars|miles|litres|tonnes|per|afterwards|upwards|(?!(?:articled|skilled|qualified|registered|trained|licensed|managed|furnished|listed|chartered|certified|dedicated|heated|refrigerated|detached)\b)[a-z]+ed)\b/.test(
      bare,
    )
    ? `We have ${lowerFirst(bare)}`
    : /^(?:over |about |nearly |around )?\d[\d,]* (?:staff|people|employees)$/i.test(bare)
      ? `There are ${lowerFirst(bare).replace(/ (?:staff|people|employees)$/, '')} of us`
      : null;
}

/** "In business 63 years". */
const forYears =
  /^(in (?:business|practice|print|town)|open|independent|here) (?:for )?((?:over |about |nearly )?(?:\d+|[a-z]+) (?:years|decades|generations))$/i;

/** "Opened 4th shop in April": ours. */
const ordinal =
  /^((?:we )?(?:opened|launched|built|bought|added|started|won)) (?=(?:\d+(?:st|nd|rd|th)|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) [a-z])/i;

/** "B Corp, score 98.4". */
const corp = /^(?:certified )?B Corp(?:oration)?(?:$|,? (?:with (?:a )?)?score (?:of )?(\d[\d.]*)$)/i;

/** "Budget £1.9m", "caseload 36": a figure of the job's; null for what is none. */
export function asFigure(text: string): string | null {
  const [, thing = '', amount = '', rest = ''] = counted.exec(bareOf(text)) ?? [];
  const what = thing.trim();
  if (
    !what ||
    rest.trim() !== '' ||
    !isSubject(what) ||
    severalHead(what) ||
    !/^(?:[a-z-]+ )?(?:budget|turnover|caseload|headcount|list size|spend|portfolio|book|capex|p&l|patch)$/i.test(what)
  )
    return null;
  return `The ${lowerFirst(what)} is ${amount}`;
}

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
    figured(text) ??
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
