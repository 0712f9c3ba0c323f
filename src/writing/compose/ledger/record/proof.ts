/** What proves a company's word ("Ofsted Good 2023", "average stay six years") as sentences, where it is sure which. */
import { monthNames } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { finiteAuxiliary } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { kindOf } from '../../language/kind.ts';
import { isCounted } from '../../language/nouns.ts';
import { doesItself } from '../../language/own-verb.ts';
import { tellsDeed } from '../../language/past-deeds.ts';
import { saidOfUs } from '../said-of-us.ts';
import { asCounts } from './counts.ts';
import { asDeed } from './deeds.ts';
import { asDoing } from './does.ts';
import { asFirm } from './firm.ts';
import { asJudged } from './judged.ts';
import { asLeavers } from './leavers.ts';
import { severalHead } from './parts.ts';
import { asItWasThen, foundThen, wonThen } from './past-time.ts';
import { inItsTime, jotted, ranked } from './ranks.ts';
import { asRecord } from './record.ts';
import { asNone, asStated } from './stated.ts';

/** "Good (2023)", "Good, May 2024": when it was, at the end of the sentence. */
const when = (tail: string): string =>
  tail
    // "Good all 5 areas": in them.
    .replace(/^ (all (?:\d|four|five|six|seven) (?:areas|categories|domains|key questions))/, ' in $1')
    .replace(/^( \([a-z][^()]*\))?(?:,? \(|, | - | )((?:[A-Z][a-z]+ )?(?:19|20)\d\d)\)?/, '$1 in $2')
    // "Good in all five areas, Feb 2026".
    .replace(
      /(?:,? \(|, | - )((?:[A-Z][a-z]+ )?(?:19|20)\d\d)\)?$/,
      (_, date: string) => ` in ${date.replace(/^[A-Z][a-z]{2}(?= )/, inFull)}`,
    );
const inFull = (short: string): string => monthNames.find((name) => name.startsWith(short)) ?? short;

/** "Ofsted: Outstanding (2023)": who rates, and how. */
function rated(text: string): string | null {
  const found =
    /^((?:the )?(?:Ofsted|CQC|HIQA|Estyn|HMIE|ETI|KHDA|CIW|RQIA|(?:Care|Education) (?:Inspectorate|Scotland)|[A-Z][a-z]+ Inspectorate))(?: (?:rating|rated|inspection|grade))?(?::| -|,)? ['‘“"]?((?:[1-6] )?Very Good|Outstanding|Good|Excellent|Very Good|Requires Improvement)['’”"]?(?=$|[ ,.(;])(.*)$/.exec(
      text.replace(/[.]$/, ''),
    );
  const [, who = '', how = '', all = ''] = found ?? [];
  // "Good in all five areas, Outstanding for Caring": two marks.
  const tail = all.replace(/, (?=(?:Outstanding|Good|Excellent) (?:for|in)\b)/, ' and ');
  if (found && !/^ (?:by|and)\b/.test(tail)) return `${who} rated us ${how}${when(tail)}`;
  // "HIQA: fully compliant, October 2025".
  const [, body = '', state = '', date = ''] =
    /^((?:the )?(?:[A-Z]{3,5}|[A-Z][a-z]+ Inspectorate|Environment Agency)): ((?:fully |substantially )?compliant(?: (?:in|with|on) [^,;:]+)?)((?:,? (?:in )?(?:[A-Z][a-z]+ )?(?:19|20)\d\d)?)$/.exec(
      text.replace(/[.]$/, ''),
    ) ?? [];
  return body ? `${body} found us ${state}${date.replace(/^,? (?:in )?/, ' in ')}` : null;
}

/** "Average claim settled in: 23 days": what is done, and how long that takes. "Caseloads: 14 on average": ours. */
function labelled(text: string): string | null {
  const [, rank = '', what = '', verb = '', by = '', figure = ''] =
    /^(Average|Typical|Median) ((?:[a-z-]+ ){0,2}[a-z-]+) ([a-z]+ed|paid|sold|built|made|done|seen|given|sent|met|dealt with|put right) (in|within|after|by|at|for):? ((?:about |under |over |just )?[£€$₹]?\d[^,;:]*(?:, (?:against|down from|up from) [^,;:]+)?)$/i.exec(
      text.replace(/[.]$/, ''),
    ) ?? [];
  if (what)
    return `Our ${rank.toLowerCase()} ${what} ${/\b(?:19|20)\d\d\b|\blast \w+$/.test(figure.replace(/, .*$/, '')) ? 'was' : 'is'} ${verb} ${by} ${figure}`;
  const [, things = '', many = ''] =
    /^((?:[A-Z][a-z]+ )?[A-Za-z]+s): (\d[\d.,]*%?(?: [a-z]+)? (?:on average|at most|max(?:imum)?))$/.exec(
      text.replace(/[.]$/, ''),
    ) ?? [];
  return things && severalHead(things)
    ? `Our ${lowerFirst(things)} are ${many.replace(/ max(?:imum)?$/, ' at most')}`
    : null;
}

/** "96% of patients liked us in the 2025 survey": what they felt or said. */
const someFelt =
  /^(?:about |over |nearly )?(?:\d[\d.]*%|nine in ten|eight in ten|most|all) of (?:our |the )?(?:[a-z-]+ ){1,3}(?:liked|loved|trusted|said|told|felt|agreed|recommended|recommend|like|trust|say|feel|agree|believe|believed|enjoy|enjoyed|thought|think|know|knew|took (?:our|the|part)|answered (?:our|the)) /i;

/** "Average length of service 6.5 years": ours. */
function averaged(text: string): string | null {
  const [, what = '', figure = ''] =
    /^Average ([a-z][a-z -]*?)(?:: | of | - | is | )((?:about |over |just over |under )?[£€$₹]?\d.*)$/i.exec(
      text.replace(/[.]$/, ''),
    ) ?? [];
  // "Average driver stays 6.2 years": a verb of its own.
  if (/ (?:stays|lasts|earns|takes|spends|waits|drives|serves|joins|gets)$/.test(what))
    return `Our average ${what} ${figure}`;
  // "Average carer has been here 7 years": a verb of its own.
  if (what.split(' ').some((word) => finiteAuxiliary.test(word))) return `Our average ${what} ${figure}`;
  // "Average time with us": whose it is has been said.
  const whose = /\b(?:with us|here|at our|in our|on our|of our)\b/i.test(what) ? 'The' : 'Our';
  // "Average age of truck 2.5 years": of ours.
  const [, measure_ = '', of = ''] = /^(age|cost|size|value|weight) of ([a-z]+)$/.exec(what) ?? [];
  if (measure_ && (/s$/.test(of) || isCounted(of)))
    return `The average ${measure_} of ${/s$/.test(of) ? `our ${of}` : withArticle(of)} is ${figure}`;
  return what &&
    what.split(' ').length <= 5 &&
    !/\b(?:is|was|are|were|of|under|over|about|below|above|around|between|at|from|up|down|by|in|within|for|on|with|after)$/.test(
      what,
    ) &&
    !/, .*,|;|\d home \d/.test(figure)
    ? `${whose} average ${what.toLowerCase() === what ? what : lowerFirst(what)} ${/\bin (?:19|20)\d\d$/.test(figure) || /\blast (?:year|season|quarter)$/.test(what) ? 'was' : /^[a-z]+[^su\W]s$/.test(what) ? 'are' : 'is'} ${figure}`
    : null;
}

/** "Beard Award semifinalist, 2023": what we were. */
function won(text: string): string | null {
  // "Winner of a Great Taste award in 2024": we won it.
  const prize = /^winners? of ((?:an?|the|two|three|four|five|\d+) [^,;:]{3,80})$/i.exec(text.replace(/[.]$/, ''))?.[1];
  if (prize) return `We won ${prize}`;
  const [, what = '', year = ''] =
    /^((?:an? )?(?:[\w&'’-]+ ){1,6}(?:winner|(?:semi-?)?finalist|runner-up)),? (?:in )?((?:19|20)\d\d(?:(?:, | and )(?:19|20)\d\d)*)$/.exec(
      text.replace(/[.]$/, ''),
    ) ?? [];
  return what && !/^(?:We|Our|The)\b/.test(what)
    ? `We were ${withArticle(what.replace(/^an? /i, ''))} in ${year}`
    : null;
}

/** What is done to something by somebody, and to nobody by itself: "answered", while apprentices qualify. */
const doneTo =
  'answered|commissioned|delivered|paid|raised|built|installed|treated|promoted|trained|resolved|shipped|sold|made|planted|rehomed|repaired|fixed|processed|inspected|published|restored|housed|recycled|funded|recruited|hired|donated|invested|sent|kept|met|found|closed|completed|assessed|served|issued|registered|placed|saved|rescued|handled|cleared|converted|fitted|insured|reviewed|audited|tested|decided|determined|approved|settled|filled|won|collected|picked|counted|granted';
const counted = new RegExp(
  String.raw`^((?:about |over |nearly |around |more than )?(?:\d[\d.]*% of (?:[a-z-]+ ){0,3}[a-z]+s|[£€$₹][\d.,]+ ?(?:k|m|bn|million|billion|lakh|crore)?|\d[\d,.]* (?:[a-z-]+ ){0,2}[a-z]+s)) (${doneTo}) ((?:within|inside|in|on|by|at|under|from|to|with|since|last|this|every|each)\b.*)$`,
  'i',
);
/** "98% of calls answered within the hour", "41 signal boxes commissioned since 2011": with their verb. */
function shareDone(text: string): string | null {
  const [, share = '', verb = '', rest = ''] = counted.exec(text.replace(/[.]$/, '')) ?? [];
  if (!share || /;/.test(rest)) return null;
  // "83% of our watchmakers trained with us": they did.
  if (/^trained$/i.test(verb) && /^(?:with us|with|here|under|at)\b/.test(rest)) return text;
  // A sum of money is one thing, whatever its number.
  const [sofar, then, now] = /^[^\d]*[£€$₹]/.test(share) ? ['has been', 'was', 'is'] : ['have been', 'were', 'are'];
  const is = /\bsince\b/.test(rest) ? sofar : /\b(?:19|20)\d\d\b|\blast\b/.test(rest) ? then : now;
  return `${share} ${is} ${verb} ${rest}`;
}

/** What a firm has a share of, or so many points in, as it counts it itself. */
const measure =
  'accuracy|retention|turnover|score|rating|rate|uptime|availability|occupancy|satisfaction|revenue|income|growth|attendance|footfall|punctuality|compliance|completion|pass rate|response time|waiting time|vacancy rate|sickness rate|absence|staff turnover|index|net promoter score|NPS';
const dated = /\b(?:19|20)\d\d\b|\bFY ?\d\d|\blast (?:year|month|season|winter|summer|quarter)\b/;
/** "Payroll accuracy of 99.7% in 2025", "99.98% uptime over twelve months": ours. */
function measured(text: string): string | null {
  const bare = text.replace(/[.]$/, '');
  const [, what = '', figure = ''] =
    new RegExp(
      `^((?:[A-Z][a-z]+ )?(?:[a-z-]+ ){0,2}?(?:${measure}))(?: of|:) ((?:over |about |under |nearly )?[£€$₹]?\\d[^,;:]*)$`,
      'i',
    ).exec(bare) ?? [];
  if (what && !/^(?:our|we|the)\b/i.test(what))
    return `Our ${lowerFirst(what)} ${dated.test(figure) ? 'was' : 'is'} ${figure}`;
  // "Export share of 71%": whatever it is, a share of something is measured.
  const [, other = '', percent = ''] =
    /^([A-Z][a-z]+(?: [a-z-]+){0,2}) of (\d[\d.]*%(?: in (?:19|20)\d\d)?)$/.exec(bare) ?? [];
  if (other && !/^(?:Our|We|The|All|Most|Each|Every|Discount|Bonus|Pension|Some|Over|About)\b/.test(other))
    return `Our ${lowerFirst(other)} ${dated.test(percent) ? 'was' : 'is'} ${percent}`;
  const share = new RegExp(
    `^(\\d[\\d.]*%) ((?:[a-z-]+ ){0,2}?(?:${measure}))\\b(?= (?:in|over|since|for|across|last)\\b|$)([^,;:]*)$`,
    'i',
  ).exec(bare);
  return share
    ? `We ${/\bsince\b|\b(?:past|last) (?:\w+ )?(?:months|years)\b/.test(bare) ? 'have had' : dated.test(bare) ? 'had' : 'have'} ${/ (?:rate|score|level|margin|average)\b/i.test(bare) && !/^\d[\d.]*% (?:uptime|satisfaction|retention|occupancy|attendance)\b/i.test(bare) ? withArticle(bare) : bare}`
    : null;
}

/** "12,000 jobs a year": done, and not to be had. */
const workDone =
  /^(?:over |about |nearly )?\S+ (?:jobs|repairs|visits|inspections|tests|operations|scans|cuts|installations|surveys|treatments|procedures|deliveries) /i;

/** "46,000 samples a year": what goes through somebody's hands. */
const handled =
  /^(?:over |about |nearly )?\S+ (?:million )?(?:readings|messages|payments|events|samples|movements|orders|parcels|calls|cases|enquiries|queries|claims|invoices|pallets|packages|transactions|applications|consignments|shipments|specimens|documents|returns|bookings|tickets|boxes|filings|letters|files|deeds) /i;

/** "4.9 stars from 812 reviews", "212,000 listeners a week (RAJAR, Q1 2025)": what we have. */
function counts(text: string): string | null {
  const bare = text.replace(/[.]$/, '');
  // "48,000 visitors in 2025, a third of them children".
  if (
    /^(?:over |about |nearly )?\d[\d.,]*(?: million)? [a-z]+s in (?:19|20)\d\d(?:$|, (?!and\b|\d))[^;:]*$/i.test(bare)
  )
    return `We had ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  // "210,000 visits last year across our 14 libraries".
  if (
    /^(?:over |about |nearly |more than )?\d[\d.,]*(?: million)? (?:visits|visitors|guests|customers|members|readers|users|patients|downloads|bookings|listeners|viewers|pupils|students|volunteers|orders|sales|runners|entries|applications) last (?:year|month|season|summer|winter|spring|autumn)(?: (?:across|at|in|from|to) [^,;:]+)?$/i.test(
      bare,
    )
  )
    return `We had ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  // "0.4% mis-ships in 2025".
  if (/^(?:under |only |just )?\d[\d.]*% [a-z-]+s in (?:19|20)\d\d$/i.test(bare))
    return `We had ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  // "1,900 systems in service": ours.
  if (
    /^(?:over |about |nearly )?\d[\d,]* (?:[a-z-]+ )?[a-z]+s in (?:service|operation|use|the field|our care)$/i.test(
      bare,
    )
  )
    return `We have ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  // "Winner, Bread of the Year, Dublin 2024".
  const prize = /^Winners?[,:]? (?:of )?(?:the )?([A-Z].*)$/.exec(bare)?.[1];
  if (prize) return `We won ${prize}`;
  return /^(?:over |about |nearly )?\d[\d.,]* (?:stars|points) (?:on|from|across|after|by) (?:[^,;:]|(?<=\d),(?=\d))+$/i.test(
    bare,
  ) ||
    /^(?:over |about |nearly )?\d[\d.,]*(?: million)? [a-z]+s (?:an?|each|every|per) (?:day|night|week|month|year)(?: \([^()]+\))?$/i.test(
      bare,
    )
    ? `We ${/^\S+ (?:meals|covers|lunches|dinners|breakfasts|portions|plates|pints) /i.test(bare) ? 'serve' : workDone.test(bare) ? 'do' : handled.test(bare) ? 'handle' : 'have'} ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
    : null;
}

/** An honour of one person: it was won here, and is nobody else's name. */
const onePerson =
  /^(?:[A-Z][\w&'’-]* )*?(?:Apprentice|Nurse|Midwife|Teacher|Lecturer|Chef|Cook|Baker|Butcher|Manager|Driver|Trainee|Carer|Engineer|Technician|Student|Graduate|Leader|Head|Director|Lawyer|Solicitor|Accountant|Planner|Designer|Stylist|Barber|Barista|Bartender|Sommelier|Electrician|Plumber|Joiner|Farmer|Gardener|Volunteer|Worker|Officer|Assistant|Pharmacist|Therapist|Dentist|Vet|Scientist|Developer|Entrepreneur|Woman|Man|Rookie|Newcomer) of the Year$/;
/** "Deli of the Year, Munster Retail Awards 2024": what we were, and where that was said. */
function titled(text: string): string | null {
  const [, what = '', where = '', year = ''] =
    /^((?:[A-Z][\w&'’-]* ){1,5}of the Year)(?:,? (?:at |in )?(?:the )?([A-Z][\w&'’ -]*?))?,? (?:in )?((?:19|20)\d\d(?: \([A-Z][^()]*\))?)$/.exec(
      text.replace(/[.]$/, ''),
    ) ?? [];
  if (!what) return null;
  const were = onePerson.test(what) ? 'won' : 'were';
  return /\b(?:Awards?|Prizes?)$/.test(where)
    ? `We ${were} ${what} at the ${where} ${year}`
    : `We ${were} ${what}${where ? ` (${where})` : ''} in ${year}`;
}

/** "Judged Good by Ofsted in November 2024", "Voted best place to work": we were. */
function judged(text: string): string | null {
  const bare = text.replace(/[.]$/, '');
  if (
    !/^(?:judged|graded|ranked|voted|named|shortlisted|commended|listed|rated|recogni[sz]ed|accredited|certified) (?!(?:on|at|to) )[^;:]+$/i.test(
      bare,
    )
  )
    return null;
  const said = (bare.charAt(0).toLowerCase() + bare.slice(1)).replace(
    /^(shortlisted|commended) (?!(?:(?:again|also|twice) )?(?:for|in|by|at|as|among)\b)/,
    '$1 for ',
  );
  if (/\bsince\b|\b(?:every|each) year\b|\b(?:running|in a row)$/.test(bare)) return `We have been ${said}`;
  return dated.test(bare) ? `We were ${said}` : null;
}

const namesUse = /^[a-z]+ (?:use|usage|spend|costs?|waste|sickness|overtime|turnover|absence)$/i;
/** "Red grouse counts", "table bookings": figures that somebody keeps, though the last word could be a verb. */
const namesFigures =
  /^(?:[A-Za-z-]+ ){0,3}(?:counts|numbers|visits|sales|bookings|orders|yields|catches|exports|takings|views|downloads|scores|complaints|referrals|enquiries|prices|returns|repairs|wins|starts|lets|loans|leads|hires)$/;
/** "Scrap down from 3.8% to 1.1% since 2022": it is. */
function moved(text: string): string | null {
  const [, what = '', way = '', rest = ''] =
    /^((?:[A-Za-z][\w-]* ){1,4}?)(up|down) ((?:from |by |to )?(?:[£€$₹]?\d|a (?:third|quarter|half|fifth)\b|half\b)[^;:]*)$/.exec(
      text.replace(/[.]$/, ''),
    ) ?? [];
  const subject = what.trim();
  if (
    !subject ||
    /^(?:we|our|you|they|it|the)\b/i.test(subject) ||
    // "Sales agreed": whether they are many, the last word does not tell.
    / [a-z]+ed$/.test(subject) ||
    !(kindOf(subject) === 'np' || namesUse.test(subject) || namesFigures.test(subject))
  )
    return null;
  const many = /[^su]s$/.test(subject);
  const [was, is] = many ? ['were', 'are'] : ['was', 'is'];
  // "Loan book up 14%": one of them, and ours.
  const ours = isCounted(subject.split(' ').at(-1)?.toLowerCase() ?? '') ? `Our ${lowerFirst(subject)}` : subject;
  return `${ours} ${dated.test(rest) && !/\bsince\b/.test(rest) ? was : is} ${way} ${rest}`;
}

const finiteAuxiliaries = /\b(?:is|are|was|were|has|have|had|will|can)\b/i;
const done: Readonly<Record<string, string>> = {
  grew: 'grown',
  cut: 'cut',
  won: 'won',
  built: 'built',
  opened: 'opened',
  doubled: 'doubled',
  halved: 'halved',
  raised: 'raised',
  hired: 'hired',
  trained: 'trained',
  delivered: 'delivered',
  launched: 'launched',
  served: 'served',
  promoted: 'promoted',
  reached: 'reached',
  passed: 'passed',
  kept: 'kept',
  saved: 'saved',
};
/** "96% of customers renewed in 2025", "91% of patients in our survey said": what so many did themselves, whole as it stands. */
const someDid =
  /^(?:(?:over|about|nearly|around|almost|more than) )?\d[\d.]*% of (?:(?:our|the|all) )?(?:[a-z-]+ )?(?:customers|clients|members|subscribers|tenants|users|guests|donors|volunteers|partners|suppliers|employees|colleagues|staff|nurses|teachers|drivers|engineers|graduates|apprentices|trainees|students|pupils|learners|patients|residents|families|parents|leavers|candidates|starters|people)(?: (?:in|at|from|on|with|across) (?:(?:our|the|last|this) )?[\w’'-]+(?: [\w’'-]+){0,3}?)? (?:told|say|renewed|passed|completed|achieved|gained|qualified|graduated|recommended|rated|chose|finished|progressed|moved|joined|reported|said|agreed|felt|secured|started|stayed|returned|voted|reached|earned|won|met|came|went|found|got)\b(?! (?:by|at|as)\b)/i;

/** A note of the record with who it is said of: "grew 14% a year since 2019", we have; what has no such shape stays as it is. */
export function withSubject(typed: string): string {
  return inItsTime(
    asItWasThen(ranked(typed) ?? jotted(typed) ?? foundThen(typed) ?? wonThen(typed) ?? sentenceOf(typed)),
  );
}

function sentenceOf(typed: string): string {
  // "11 still with us": they are.
  const text = typed.replace(
    /, (?:and )?((?:\d+|two|three|four|five|six|seven|eight|nine|ten|most|all|half)(?: of them)?) still (?=(?:with|here|at|in)\b)/i,
    // "Of 40 graduates since 2015, 31 still with us".
    /^(?:out )?of /i.test(typed) ? ', $1 are still ' : ', and $1 are still ',
  );
  if (/^(?:out )?of [^,]*\d[^,]*, \d+ are still /i.test(text)) return text;
  const left = asLeavers(text);
  if (left) return left;
  if (saidOfUs(text) || someDid.test(text) || someFelt.test(text) || tellsDeed(text) || doesItself(text)) return text;
  const doing = asDoing(text);
  if (doing) return doing;
  const found = asJudged(text);
  if (found) return found;
  // "Drivers are rated 4.8 out of 5 by customers (2025)": ours.
  const [, whom = '', is = '', judgement = ''] =
    /^((?!(?:We|Our|The|All|Most|Every|Some|Both)\b)[A-Z][a-z]+s) (?:(are|were|have been) )?((?:rated|scored|ranked|marked) (?:at )?\d.*)$/.exec(
      text,
    ) ?? [];
  if (whom) return `Our ${lowerFirst(whom)} ${is || (/\b20\d\d\b/.test(judgement) ? 'were' : 'are')} ${judgement}`;
  // "Passed 100% of inspections 2 years running": who did.
  if (
    /^(?:passed|reached|served|delivered|trained|launched|raised|promoted|hired) (?=\d|all\b|every\b|over \d|more than \d)/i.test(
      text,
    )
  )
    return `We ${/\bsince\b|\b(?:running|in a row)\W*$/.test(text) ? 'have ' : ''}${lowerFirst(text)}`;
  // "Brand new 14-bay shop opened in 2024": one.
  if (/^brand[- ]new (?:[\w-]+ ){1,3}(?:opened|built|launched|completed|installed) (?:in|on|last|this) /i.test(text))
    return `A ${lowerFirst(text).replace(/^brand new/, 'brand-new')}`;
  const told =
    asNone(text) ??
    asFirm(text) ??
    asCounts(text) ??
    rated(text) ??
    labelled(text) ??
    averaged(text) ??
    measured(text) ??
    judged(text) ??
    titled(text) ??
    won(text) ??
    shareDone(text) ??
    counts(text) ??
    moved(text) ??
    asRecord(text) ??
    asDeed(text) ??
    asStated(text);
  // "Our 90% of staff": nobody has them.
  if (told && !/^Our \d[\d.,]*% of\b/.test(told)) return told;
  // "Average stay on the team: 6 years" is ours.
  const figure = /^((?:[A-Z]{2,5}|[A-Z][a-z]+(?: [a-z]+){1,5})): (\d\S*(?: \S+){0,3})$/.exec(text.replace(/[.]$/, ''));
  if (
    figure?.[1] &&
    figure[2] &&
    // "Grants won: 14 of 19", "fellows on staff: 11", "longest-serving guide: 31 seasons": no measure.
    !/ (?:of|in|out of) \d/.test(figure[2]) &&
    !/^longest\b|[^su\W]s (?!(?:of|per)\b)[a-z]/i.test(figure[1]) &&
    kindOf(figure[2]) === 'np' &&
    !/^mean time\b|[^s]s$|\b(?:in|within|by|at|for|after|of|to|on|from|with|per|under|over)$/i.test(figure[1])
  )
    return `Our ${lowerFirst(figure[1].replace(/^The (?=\S+ )/, '').replace(/^./, (letter) => letter.toUpperCase()))} is ${figure[2]}`;
  // "ISO 27001 certified": we are.
  const mark =
    /^[A-Z][\w&-]*(?:[ -][\w&]+){0,4}?[ -](?:rated|certified|accredited|registered|approved|regulated|recogni[sz]ed|validated|audited|verified|assured|licensed|designated)(?= (?:by|for|to) | [A-Z0-9‘'"(]|[,.!]|$)/.exec(
      text,
    );
  if (mark && !/^(?:We|Our|The|Your|All|Every|Staff|I)\b/.test(text) && !finiteAuxiliaries.test(mark[0]))
    return /\bsince\b/.test(text)
      ? `We have been ${text}`
      : /(?<!\b(?:ISO|EN|BS|DIN|IATF|AS|and|&)) (?:19|20)\d\d\b/.test(text) && !/,/.test(text)
        ? `We were ${text.replace(/(?<!\b(?:in|since|from|of|[A-Z][a-z]+)) (?=(?:19|20)\d\d\b)/, ' in ')}`
        : `We are ${text}`;
  // "AS9100 certified since 2014".
  const held =
    /^(?:[A-Z][\w&-]*(?:[ -][\w&]+){0,3}?[ -])?(?:rated|certified|accredited|registered|approved|regulated|recogni[sz]ed|designated|listed|owned|run)(?= since\b)/.exec(
      text,
    );
  if (held && !/^(?:We|Our|The|Your|All|Every|Staff|I)\b/.test(text))
    return `We have been ${/^(?:[a-z]+ed|family|employee|independent|privately)/i.test(held[0]) ? lowerFirst(text) : text}`;
  // "SELECT member since 1988", "Living Wage employer".
  const role =
    /^(?:an? )?((?:[A-Z][\w&'’-]*|[a-z-]+)(?: [\w&'’-]+){0,4}? )?(?:[Mm]ember|[Pp]artner|[Ss]ignatory|[Ss]upporter|member|partner|signatory|employer|supplier|supporter)(?=$|[.,]| (?:since|of|to|in)\b)/.exec(
      text,
    );
  const plainRole = role !== null && /^(?:an? )?(?:member|partner|signatory|supporter) (?:of|to|in) /i.test(text);
  if (
    (role?.[1] || plainRole) &&
    role &&
    !/^(?:We|Our|The|Your|All|Every|Staff|I|Each|No)\b/.test(text) &&
    !finiteAuxiliaries.test(text)
  ) {
    const named = withArticle(/^an? /i.test(text) ? text.replace(/^an? /i, '') : lowerFirst(text));
    return `We ${/\bsince\b/.test(text) ? 'have been' : 'are'} ${named}`;
  }
  const verb =
    /^([A-Za-z]+)(?= \d| (?:our|the|an?|by|from|all|over|more|every|two|three|four|five|six|seven|eight|nine|ten)\b| [£€$₹])/.exec(
      text,
    )?.[1];
  const participle = verb ? done[verb.toLowerCase()] : undefined;
  if (!verb || !participle || /\bby (?:our|the|an?|us)\b|^[a-z]+ with\b/i.test(text)) return text;
  const rest = text.slice(verb.length);
  return /\bsince\b/.test(rest) ? `We have ${participle}${rest}` : `We ${verb.toLowerCase()}${rest}`;
}
