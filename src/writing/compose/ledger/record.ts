/** States and figures of a company ("order book full until May", "NPS 61", "TB-free since 1991") as sentences, where the shape says which. */
import { determine, lowerFirst, upperFirst, withArticle } from '../language/articles.ts';
import { finiteAuxiliary, pronouns } from '../language/clause.ts';
import { kindOf } from '../language/kind.ts';
import { headOf, isCounted } from '../language/nouns.ts';
import { isVerbBase } from '../language/verbs.ts';

const bareOf = (text: string): string => text.replace(/[.]$/, '');
const dated =
  /\b(?:19|20)\d\d\b|\b\d\d\/\d\d\b|\blast (?:year|month|season|winter|summer|spring|autumn|quarter|week)\b/;
const severalHead = (phrase: string): boolean => {
  const head = headOf(phrase).split(' ').at(-1) ?? '';
  return /[^su]s$/.test(head) || /\band\b/.test(headOf(phrase));
};

/** A thing of the company's with what it needs before it: "our order book", "lameness", "all wards". */
function ofOurs(thing: string): string {
  if (/^(?:our|the|an?|all|most|every|each|half|no|nearly|over|about|\d)\b/i.test(thing)) return upperFirst(thing);
  const head = headOf(thing).split(' ').at(-1) ?? '';
  return severalHead(thing) || isCounted(head.toLowerCase()) || /^[A-Z]{2,}/.test(thing) || thing.includes(' ')
    ? `Our ${lowerFirst(thing)}`
    : upperFirst(thing);
}

const hasVerb = (text: string): boolean =>
  text.split(' ').some((word) => finiteAuxiliary.test(word) || pronouns.test(word));

/** Whether words may be what a sentence speaks of: a short noun phrase without a verb of its own. */
const isSubject = (thing: string): boolean =>
  thing.split(' ').length <= 5 && kindOf(thing) === 'np' && !/[:;,]|\d{4}/.test(thing) && !hasVerb(thing);

/** How a thing is: "full until May", "closed since June", "below 4%". */
const state =
  /^(.+?) ((?:(?:now|nearly|almost|still) )?(?:full|fully (?:booked|staffed|funded|let|occupied|subscribed|crewed)|sold out|oversubscribed|booked(?: up| out)?|closed|open|debt-free|profitable|in profit|in surplus|stable|rising|falling|steady|flat|green|clean|clear|intact)(?= (?:to|till|until|for|since|through|every|by|all|in|at|from|seven|six|five|\d)\b|$)|(?:well |just |consistently |always )?(?:below|under|above|over|within|at) (?:just )?[£€$₹]?\d)(.*)$/i;
function stands(text: string): string | null {
  const [, thing = '', how = '', rest = ''] = state.exec(bareOf(text)) ?? [];
  if (!thing || !isSubject(thing) || /[:;]/.test(rest) || isVerbBase(thing.toLowerCase())) return null;
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
  if (!what || /[;:]/.test(rest) || !isSubject(what) || severalHead(what)) return null;
  if (
    /\b(?:of|in|at|by|to|up|down|from|over|under|below|above|within|around|since|x|band|grade|level|tier|top|number|no|page|class|type|phase|zone|iso)$/i.test(
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
  return `${ofOurs(what)} ${past ? 'was' : 'is'} ${amount}${tail}`;
}

/** Money that went somewhere: "£2.4m spent on new machines since 2022". */
function spent(text: string): string | null {
  const [, sum = '', verb = '', rest = ''] =
    /^((?:over |about |nearly |more than )?[£€$₹][\d.,]+ ?(?:k|m|bn|million|billion|lakh|crore)?) (spent|invested|raised|donated|given|saved|paid out) ((?:on|in|to|for|into|since|last|this|by|over)\b.*)$/i.exec(
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
    /^((?:about |over |nearly |all )?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[a-z-]+ )?[a-z]+s) (qualified|graduated|progressed|promoted|trained|joined|completed|finished|started|passed|moved on) (since [^,;–—-]+|in [^,;–—-]+|so far)(?:(?:, | [–—-] |; )(?:and )?((?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|all|most|half)(?: of them)?) (?:are )?(still (?:with us|here|work(?:ing)? here)))?$/i.exec(
      bareOf(text),
    ) ?? [];
  if (!some || !somebody.test(some)) return null;
  const low = verb.toLowerCase();
  const past = /^(?:since|so far)/.test(rest);
  const does =
    low === 'promoted' || low === 'trained' ? `${past ? 'have been' : 'were'} ${low}` : `${past ? 'have ' : ''}${low}`;
  const left = still
    ? `, and ${still.toLowerCase()} ${/^one$/i.test(still) ? 'is' : 'are'} ${where.replace(/work$/, 'working')}`
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
    return `We have had ${determine(what)}${since}`;
  return null;
}

const standard =
  /^(?:(?:BS |EN |DIN )*ISO(?:\/IEC)? ?\d[\d:/-]*|AS ?\d{3,4}[A-Z]?|IATF ?\d+|BS ?\d{3,}[\d:-]*|EN ?\d{3,}[\d:-]*|BRC(?:GS)?(?: AA?\+?| [A-Z][a-z]+)?|CE|UKCA|CHAS|SSIP|FORS (?:Gold|Silver|Bronze)|NADCAP|Nadcap|GMP|HACCP|FSC|PEFC|MCS|Cyber Essentials(?: Plus)?|SOC ?[12](?: Type (?:II|2|I|1))?|PCI[- ]DSS)$/;
/** "ISO 9001 and AS9100": papers that a firm holds. */
function holds(text: string): string | null {
  const bare = bareOf(text);
  return bare.split(/, and |, | and | & /).every((part) => standard.test(part))
    ? `We hold ${bare.replace(/, (?=[^,]+$)/, bare.includes(' and ') ? ', ' : ' and ')}`
    : null;
}

/** "Museum of the Year shortlist 2024", "Team of the Year 2024 (finalist)": where our name stood. */
function listed(text: string): string | null {
  const bare = bareOf(text);
  const list = /^((?:the )?[A-Z][\w&'’ -]*? (?:short|long)?list),? (?:in )?((?:19|20)\d\d)$/i.exec(bare);
  if (list?.[1] && list[2]) return `We were on the ${list[1].replace(/^the /i, '')} in ${list[2]}`;
  const medal = /^([A-Z][\w&'’ -]*? (?:Gold|Silver|Bronze)),? (?:in )?((?:19|20)\d\d)$/.exec(bare);
  if (medal) return `We won ${medal[1]} in ${medal[2]}`;
  const short =
    /^(Shortlisted|Highly commended|Commended|Runners?-up|Finalists?)(?:,|:| for| in) (?:the )?([A-Z][^;:]*)$/.exec(
      bare,
    );
  if (short?.[1]) {
    const word = short[1].toLowerCase();
    return `We were ${/^(?:runner|finalist)/.test(word) ? withArticle(word.replace(/s(?=$|-)/, '')) : word} for the ${short[2]}`;
  }
  const [, prize = '', how = ''] =
    /^([A-Z][^,;()]*? (?:19|20)\d\d)(?: \(|, | - | – )(finalists?|winners?|runners?-up|shortlisted|highly commended|commended)\)?$/i.exec(
      bare,
    ) ?? [];
  if (!prize) return null;
  if (/^finalist|^runner/i.test(how))
    return `We were ${withArticle(
      how
        .toLowerCase()
        .replace(/^finalists$/, 'finalist')
        .replace(/^runners/, 'runner'),
    )} for ${prize}`;
  return /^winner/i.test(how) ? `We won ${prize}` : `We were ${how.toLowerCase()} for ${prize}`;
}

/** "Green Flag award for six parks, nine years running". */
function awarded(text: string): string | null {
  const [, prize = '', rest = ''] =
    /^((?:an? |the |two |three |four |\d+ )?(?:[A-Z][\w&'’-]*|gold|silver|bronze)(?: [\w&'’-]+){0,4}? (?:awards?|prizes?|medals?|stars?|rosettes?|warrant|accreditation|status))\b((?: (?:for|at|from|in)\b|,|$).*)$/i.exec(
      bareOf(text),
    ) ?? [];
  if (
    !prize ||
    /^\d+ x |^(?!(?:two|three|four)\b)\S+ .*\b(?:two|three|four|x|\d+)\b/i.test(prize) ||
    /[;:]/.test(rest) ||
    / (?:is|are|was|were|won|has|have) /.test(rest)
  )
    return null;
  const held = /^[A-Z]/.test(prize) ? prize : determine(prize);
  const named = /^[A-Z]/.test(held) && !/(?:s|status|accreditation)$/.test(held) ? withArticle(held) : held;
  const years = /,? (?:for )?((?:\w+ )+(?:running|in a row))$/.exec(rest);
  if (years)
    return `We have had ${named}${rest.slice(0, years.index)} ${/years/.test(years[1] ?? '') ? `for ${years[1]}` : years[1]}`;
  if (/^ for [A-Z][^,]* (?:19|20)\d\d$/.test(rest) && /(?:award|prize|medal)$/i.test(prize))
    return `We won the ${prize}${rest}`;
  return /(?:^|\s)(?:in )?(?:19|20)\d\d$/.test(rest) || rest.includes(',') ? null : `We have ${named}${rest}`;
}

/** "SRA visit 2024: no breaches", "Tusla inspection Feb 2025: fully compliant": what it found. */
function inspected(text: string): string | null {
  const [, who = '', date = '', found = ''] =
    /^((?:the )?[A-Z][\w&'’ -]*? (?:inspection|audit|visit|review|inspectors?|survey)),? ?(?:\(?((?:[A-Z][a-z]+ )?(?:19|20)\d\d)\)?)?(?:: | [-–] )((?:no|zero|fully|nothing|full) [a-z][^;:]*|compliant|clean|clear)$/.exec(
      bareOf(text),
    ) ?? [];
  if (!who || hasVerb(found)) return null;
  const us = /^(?:no|zero|nothing|full)\b/.test(found) ? '' : 'us ';
  return `The ${who.replace(/^the /i, '')}${date ? ` of ${date}` : ''} found ${us}${found}`;
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
    /^((?:about |over |nearly )?\d[\d.]*% of (?:our |all |the )?(?:[a-z-]+ ){0,2}?[a-z]+s) ((?:in|at|on|from|with|under|over|within|still|back|right) [^;:]+)$/i.exec(
      bareOf(text),
    ) ?? [];
  if (!share || hasVerb(where) || /\b[a-z]+ed\b/.test(where)) {
    // "60% of new patients referred by a friend".
    const [, some = '', verb = '', by = ''] =
      /^((?:about |over |nearly )?\d[\d.]*% of (?:our |all |the )?(?:[a-z-]+ ){0,2}?[a-z]+s) ([a-z]+ed|made|grown|bought|sold|built) (by [^;:]+)$/i.exec(
        bareOf(text),
      ) ?? [];
    return some && !hasVerb(by) ? `${some} are ${verb} ${by}` : null;
  }
  return `${share} ${dated.test(where) ? 'were' : 'are'} ${where}`;
}

/** 'WSE inspection 2024: "a calm place"': who says so. */
function quoted(text: string): string | null {
  const [, who = '', year = '', words = ''] =
    /^((?:the )?[A-Z][\w&'’ -]*?),? ?(?:\(?((?:19|20)\d\d)\)?)?: (["“‘'].+["”’'])$/.exec(bareOf(text)) ?? [];
  if (!who || who.split(' ').length > 5 || hasVerb(who)) return null;
  const named =
    /\b(?:inspection|report|survey|review|guide|audit|award|visit|judges|panel|inspectors?|visitors|readers|guests|patients|customers|staff|magazine|inspectorate|committee)\b/i.test(
      who,
    )
      ? `The ${who.replace(/^the /i, '')}`
      : who;
  return `${named}${year ? ` of ${year}` : ''} said this of us: ${words}`;
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
    /^((?:[a-z-]+ ){0,2}?(?:list|backlog|pipeline|fleet|workforce|membership|network|portfolio|client base|congregation|herd|flock)) of ((?:over |about |nearly )?[£€$₹]?\d[^,;:]*)$/i.exec(
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
  const bare = bareOf(text);
  return /^(?:over |about |nearly )?\d[\d.,]* (?:[a-z-]+ )?[a-z]+[^su\W]s$/i.test(bare) &&
    !/\b(?:years?|months|weeks|days|hours|times|points|stars|miles|litres|tonnes|per)\b/.test(bare)
    ? `We have ${lowerFirst(bare)}`
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

/** A note of the record in the sentence that its shape allows; null where none does. */
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
    /^One of (?:the |our |only )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|[a-z]+est) /.test(text) &&
    !hasVerb(text)
  )
    return `We are ${lowerFirst(bareOf(text))}`;
  const long = forYears.exec(bareOf(text));
  if (long) return `We have been ${long[1]?.toLowerCase()} for ${long[2]}`;
  if (ordinal.test(text))
    return text.replace(
      ordinal,
      (_, verb: string) => `${/^we/i.test(verb) ? upperFirst(verb) : `We ${verb.toLowerCase()}`} our `,
    );
  return (
    holds(text) ??
    quoted(text) ??
    inspected(text) ??
    listed(text) ??
    people(text) ??
    spent(text) ??
    done(text) ??
    eversince(text) ??
    awarded(text) ??
    figured(text) ??
    goesOn(text) ??
    shareStands(text) ??
    owned(text) ??
    stands(text)
  );
}
