/** The single notes of a row on a job ("grade E, hybrid 3 days home once trained, company bus from town"), each as its own sentence. */
import { weekdayInFull as day, monthInFull, monthNames } from '../../../text/calendar.ts';
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lacksArticle } from '../../language/counting.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { knowsNoun, lexiconTags } from '../../language/lexicon.ts';
import { withArticles } from '../../language/shorthand-articles.ts';

const few = '(?:\\d(?:\\.5)?|one|two|three|four|five|six)';
const about = '(?:at least |up to |about |around |a minimum of |minimum |min\\.? |max\\.? |roughly )?';
const workplace =
  '(?:office|store|shop|site|depot|branch|studio|hub|lab|clinic|school|plant|factory|warehouse|showroom|HQ|headquarters|workshop|yard|campus)';
/** "3 days home once trained", "2 days a week from home after probation". */
const daysHome = new RegExp(
  `^(?:hybrid[,:]? |and )?(?:with )?(${about}${few}(?: (?:or|to) ${few})?) days?(?: (?:a|per) week)? (?:working |work )?(?:(?:from|at) )?home(?:working| ?office)?(?: (?:a|per) week)?(?: (once|after|when) ([^,;:]{3,40}))?$`,
  'i',
);
/** "At least 3 days on site", "2 days in the office", "3 days/week in our Leeds office". */
const daysThere = new RegExp(
  `^(?:hybrid[,:]? )?(?:with )?(${about}${few}(?: (?:or|to) ${few})?) days?(?: ?\\/? ?(?:(?:a|per) )?week)? (on[- ]site|(?:in|at) (?:(?:the|our) )?(?:\\p{Lu}[\\p{L}-]+ ){0,2}${workplace})$`,
  'iu',
);
/** "1 day at Leeds College of Building". */
const atCollege = new RegExp(
  `^(${about}${few}) days?(?: (?:a|per) week)? (?:at|in) ((?:\\p{Lu}[\\p{L}'’-]+ ){0,3}(?:College|University|Academy)(?: (?:of|for) [\\p{L} ]+)?|college|university)$`,
  'iu',
);
/** "Hybrid Tuesday to Thursday in Baner office". */
const spanThere = new RegExp(
  `^(?:hybrid[,:]? )?(${day}s? (?:to|and) ${day}s?) (on[- ]site|(?:in|at) (?:(?:the|our) )?(?:\\p{Lu}[\\p{L}-]+ ){0,2}${workplace})$`,
  'iu',
);
/** "Dundee based", "home based with travel". */
const basedIn = /^(?:based (?:in|at|from) )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|home|office)[- ]based$/iu;
/** "7am start", "8.30 starts", "early finish on Fridays". */
const startsAt = /^(\d{1,2}(?:[.:]\d\d)? ?(?:[ap]\.?m\.?)?) (start|finish)(?:e?s)?(?: (on [^,;:]{3,30}))?$/i;
/** "Evening shifts", "earlies and lates", "nights only", "alternate weekends". */
const shifts =
  /^(?:(?:mostly|mainly|rotating|rotational|alternate|alternating|some|occasional|regular|early|late|day|evening|night|weekend|morning|afternoon|twilight|split|12-hour|\d+-hour|long|short) )*(?:shifts|nights|evenings|mornings|afternoons|days|weekends|earlies|lates|earlies and lates|days and nights|bank holidays)(?: only| mostly| mainly)?$/i;
/** "1 Saturday in 4", "one weekend in three", "every other Saturday". */
const everySo = new RegExp(
  `^((?:1|one) (?:weekend|${day}|night|evening|late|week) in (?:every )?(?:\\d|two|three|four|five|six|seven|eight)|(?:every|alternate) (?:(?:other|second|third|fourth|2nd|3rd|4th) )?(?:weekends?|${day}s?))$`,
  'i',
);
/** "General shift", "rotating shift". */
const oneShift =
  /^(?:an? |the )?(general|rotating|rotational|day|night|morning|evening|afternoon|late|early|back|twilight) shift$/i;
/** "Company bus from the station", "staff minibus from Trim", "van and fuel card". */
const given =
  /^(?:an? |the |your own )?((?:company|works|staff|shuttle|free|pool|demo) )?(bus|minibus|shuttle|van|car|pick-?up|vehicle|phone|laptop|parking|canteen)( (?:and|plus) (?:an? )?(?:fuel card|phone|laptop|tools|uniform|mobile))?( (?:from|to|provided|supplied|included|on site|for work)\b[^;:]*)?$/i;
/** "310 staff", "turnover £64m", "14 beds". */
const soMany =
  /^((?:about |around |over |nearly |some )?\d[\d,]*) ((?:[a-z]+ )?(?:staff|people|employees|colleagues|beds|covers|rooms|residents|sites|branches|stores|shops|machines|vehicles|vans|lorries|desks|cows|sheep|patients|clients|customers|members|flats|homes|units))$/i;
/** Of what a company surely has so many itself: clients' sites and other people's homes may be meant by the others. */
const haveOf =
  /(?:staff|employees|colleagues|branches|stores|shops|machines|vehicles|vans|lorries|desks|cows|sheep|members)$/i;
const turnover =
  /^(?:a )?(turnover|revenue|budget|sales)(?: of|:)? ([£€$₹]\d[\d.,]* ?(?:k|m|bn|million|billion|crore|lakh)?)(?: (?:a|per) year)?$/i;
/** "24 hours over 4 days including every 2nd Saturday". */
const hoursOver = new RegExp(
  `^(\\d+(?:\\.\\d+)?) hours(?: (?:a|per) week)? (?:over|across) (${few}) days(?:,? (?:a|per) week)?(?:,? (?:including|incl\\.?|with) ([^;:]{4,60}))?$`,
  'i',
);
const ordinals: Readonly<Record<string, string>> = { '2nd': 'second', '3rd': 'third', '4th': 'fourth', '5th': 'fifth' };
const inWords = (text: string): string => text.replace(/\b[2-5](?:nd|rd|th)\b/g, (short) => ordinals[short] ?? short);

/** "In Baner office": one of ours. */
const ours = (where: string): string =>
  where
    .replace(/^on[- ]site$/i, 'on site')
    // "At vocational school": the trainees of many firms learn there.
    .replace(
      /^(in|at) (?!the |our |(?:the )?(?:(?:vocational|trade|technical|professional) (?:school|college)|berufsschule|university|uni)$)/i,
      (_, word: string) => `${word.toLowerCase()} our `,
    )
    .replace(/^(?:In|At)\b/, (word) => word.toLowerCase())
    .replace(/\bour office$/, 'the office');
const least = (count: string): string =>
  lowerFirst(count)
    .replace(/^(?:a )?min(?:imum|\.)?(?: of)? /, 'at least ')
    .replace(/^max\.? /, 'up to ');

/** One note as a sentence without its stop; null where it is of no kind that is known. */
export function sayAtom(typed: string): string | null {
  const note = inWords(
    typed
      .trim()
      .replace(/[.!]+$/, '')
      .replace(/ & /g, ' and ')
      .replace(/\b(full|part) time\b/gi, (_, how: string) => `${how}-time`)
      .replace(/\b(\d+|one|two|three|four|five) yrs?\b/g, '$1 year'),
  );
  const [, home = '', link = '', then = ''] = daysHome.exec(note) ?? [];
  if (home)
    return `You work from home ${least(home)} days a week${
      link === ''
        ? ''
        : ` ${link.toLowerCase()} ${/^(?:trained|settled|qualified|up and running|signed off)/i.test(then) ? `you are ${then}` : then}`
    }`.replace(/\b(1|one) days\b/, '$1 day');
  const [, count = '', where = ''] = daysThere.exec(note) ?? [];
  if (count)
    return `You ${/^(?:in|at) [a-z]+ (?:school|college)$/i.test(ours(where)) ? ours(where).replace(/^(?:in|at)/, 'go to') : `are ${ours(where)}`} ${least(count)} days a week`.replace(
      /\b(1|one) days\b/,
      '$1 day',
    );
  const [, span = '', there = ''] = spanThere.exec(note) ?? [];
  if (span) return `You are ${ours(there)} ${/ to /i.test(span) ? 'from' : 'on'} ${span}`;
  const place = basedIn.exec(note)?.[1];
  if (place)
    // "Workshop-based": no town.
    return /^(?:home|office)$/i.test(place) || knowsNoun(place.toLowerCase())
      ? `The job is ${place.toLowerCase()}-based`
      : `You are based in ${place}`;
  const [, at = '', which = '', when = ''] = startsAt.exec(note) ?? [];
  if (at) return `You ${which.toLowerCase()} at ${at.trim()}${when === '' ? '' : ` ${when}`}`;
  if (shifts.test(note)) return `You work ${lowerFirst(note)}`;
  if (/^(?:some |occasional |regular |very )?(?:early|late) (?:starts|finishes)$/i.test(note))
    return `There are ${lowerFirst(note)}`;
  if (/^term[- ]time(?: only)?$/i.test(note))
    return `The job is ${note.toLowerCase().replace('term time', 'term-time')}`;
  const [, first = '', last = ''] =
    new RegExp(`^(?:from )?(${monthInFull}) (?:to|until) (${monthInFull})$`).exec(note) ?? [];
  if (first) return `The job runs from ${first} to ${last}`;
  if (/^temp(?:orary)? to perm(?:anent)?$/i.test(note))
    return 'The job is temporary to begin with and may become permanent';
  const [, thing = '', goes = ''] =
    /^(?:the )?([a-z]+) ((?:leaves|starts|opens|closes|departs|finishes|arrives|sails|runs) (?:at|from|by) \d.*)$/i.exec(
      note,
    ) ?? [];
  if (thing && lacksArticle(thing.toLowerCase())) return `The ${thing.toLowerCase()} ${goes}`;
  // "Dept of Education SNA scale", "on the NJC scale": how it is paid.
  const [, scale = ''] =
    /^(?:on )?(?:the )?((?:\p{Lu}[\p{L}&-]*|of|and|the|pay|salary|common|consolidated|\d+)(?: (?:\p{Lu}[\p{L}&-]*|of|and|the|pay|salary|common|consolidated|\d+))* scales?)(?: applies)?$/u.exec(
      note,
    ) ?? [];
  if (scale && /\p{Lu}/u.test(scale)) return `The pay is on the ${scale}`;
  // "Rosters of five days on, three days off".
  if (
    new RegExp(
      `^(?:rosters|rotas|shifts|blocks) of ${few} (?:days|nights|weeks) on,? (?:and )?${few} (?:(?:days|nights|weeks) )?off$`,
      'i',
    ).test(note)
  )
    return `You work ${lowerFirst(note)}`;
  const often = everySo.exec(note)?.[1];
  if (often) return `You work ${lowerFirst(often)}`;
  const [, rate = ''] =
    /^(?:paid )?overtime,? (?:(?:is )?paid )?(?:at )?((?:time and a (?:half|third|quarter)|double time|\d(?:\.\d+)?x)(?: (?:on|at|for|after) [^,;:]{3,40})?)$/i.exec(
      note,
    ) ?? [];
  if (rate) return `Overtime is paid at ${rate.toLowerCase()}`;
  const shift = oneShift.exec(note)?.[1];
  if (shift) return `You work the ${shift.toLowerCase()} shift`;
  const [, turn = '', hoursOf = ''] =
    /^(?:an? |the )?(general|rotating|day|night|morning|evening|afternoon|late|early|back|twilight) shift,? ((?:from )?\d{1,2}(?:[.:]\d\d)? ?(?:[ap]m)? ?(?:to|-|–) ?\d{1,2}(?:[.:]\d\d)? ?(?:[ap]m)?)$/i.exec(
      note,
    ) ?? [];
  if (turn) return `You work the ${turn.toLowerCase()} shift, ${hoursOf}`;
  const [, hours = '', days = '', among = ''] = hoursOver.exec(note) ?? [];
  if (hours)
    return `You work ${hours} hours a week over ${days} days${among === '' ? '' : `, ${/\\boff$/.test(among) ? 'with' : 'including'} ${among}`}`;
  const [, many = '', what = ''] = soMany.exec(note) ?? [];
  // "Stroke and spinal unit, 40 beds": alone nobody knows where they are.
  if (many && !/(?:beds|covers|rooms|desks|flats|homes|units|residents|patients)$/i.test(what))
    return `${haveOf.test(what) ? 'We have' : 'There are'} ${many} ${lowerFirst(what)}`;
  if (/^(?:as soon as possible|immediate(?:ly)?|immediate start)$/i.test(note))
    return 'The job starts as soon as possible';
  const [, month = '', year = ''] = /^([A-Z][a-z]{2,8})\.?( \d{4})? start$/.exec(note) ?? [];
  const start = monthNames.find((name) => name.startsWith(month.slice(0, 3)));
  if (month && start) return `The job starts in ${start}${year}`;
  // "Sleep-ins about once a week", "paid call-out one week in five": how often it comes.
  if (
    /^(?:some )?(?:sleep-?ins|sleep-?overs|waking nights|call-?outs|home visits|overnight stays|late finishes|early starts|away days|site visits|school visits|farm visits) (?:about |around |roughly |up to )?(?:once|twice|(?:two|three|four|\d) times) (?:a|per|each|every) (?:week|month|fortnight|year|quarter|term)$/i.test(
      note,
    )
  )
    return `You have ${lowerFirst(note)}`;
  const [, paid = '', rota = ''] =
    /^(paid )?(?:on[- ]call|call-?out)(?: rota| cover)?,? ((?:about |around )?(?:one|1) (?:week|weekend|night|day) in (?:two|three|four|five|six|seven|eight|ten|\d+))$/i.exec(
      note,
    ) ?? [];
  if (rota)
    return `You are on ${paid.toLowerCase()}${/call-?out/i.test(note) ? 'call-out' : 'call'} ${lowerFirst(rota)}`;
  const [, spent = '', college = ''] = atCollege.exec(note) ?? [];
  if (spent) return `You are at ${college} ${least(spent)} days a week`.replace(/\b(1|one) days\b/, '$1 day');
  const [, week = '', free = ''] =
    new RegExp(`^(${few}) days(?: (?:a|per) week)?( \\((?:no|not) [^()]{4,30}\\))?$`, 'i').exec(note) ?? [];
  if (week) return `You work ${lowerFirst(week)} days a week${free}`;
  const [, least1 = '', most = ''] =
    /^(\d{1,2}) ?(?:-|–|to|or) ?(\d{1,2}) hours(?: (?:a|per) week)?$/i.exec(note) ?? [];
  if (most && Number(most) > Number(least1)) return `You work ${least1} to ${most} hours a week`;
  const [, dayRow = '', begin = ''] =
    new RegExp(`^(${day} to ${day}),? (\\d{1,2}(?:[.:]\\d\\d)? ?[ap]m)(?: starts?)?$`, 'i').exec(note) ?? [];
  if (dayRow) return `You work ${dayRow}, starting at ${begin}`;
  // "Behind the bar", "at our tills": one works there.
  if (
    /^(?:at|on|behind) (?:the|our) (?:[a-z]+ )?(?:bar|counter|desk|tills?|checkouts?|reception|door|phones?|pass|pumps)$/i.test(
      note,
    )
  )
    return `You work ${lowerFirst(note)}`;
  const [, desk = ''] = /^front desk ((?:at|in|of) .+)$/i.exec(note) ?? [];
  if (desk) return `You work on the front desk ${desk.replace(/^of /, 'at ')}`;
  const [, from = ''] =
    new RegExp(`^from ((?:\\d{1,2}(?:st|nd|rd|th)? )?${monthInFull}(?: \\d{4})?)$`).exec(lowerFirst(note)) ?? [];
  if (from) return `The job starts ${/^\d/.test(from) ? 'on' : 'in'} ${from}`;
  if (
    /^(?:weekends|evenings|nights|mornings|Saturdays|Sundays) and (?:1|one|two|2) (?:weekdays?|evenings?|mornings?|nights?)$/i.test(
      note,
    )
  )
    return `You work ${lowerFirst(note)}`;
  const [, sort = '', sum = ''] = turnover.exec(note) ?? [];
  if (sum) return `The ${sort.toLowerCase()} is ${sum.trim()}`;
  if (given.test(note) && !hasVerb(note.replace(/ (?:provided|supplied|included)\b.*/i, ''))) {
    const thing = lowerFirst(note)
      .replace(/^(?:an? |the )/, '')
      .replace(/ (?:provided|supplied|included)$/, '');
    return `There is ${/^(?:[a-z]+ )?parking/.test(thing) ? thing : withArticle(thing)}`;
  }
  return null;
}

/** Somebody by what they do, which a floor and a counter are not. */
export const namesPost = (name: string): boolean =>
  (lexiconTags(name).includes('Actor') &&
    !/^(?:dinner|supper|summer|winter|customer|member|number|order|counter|corner|computer|water|paper|partner|client|guest|patient|resident|leader|dealer|retailer|manufacturer|supplier|learning|broker|employer|provider)$/.test(
      name,
    )) ||
  /^(?:assessor|carer|supervisor|operative|practitioner|technician|apprentice|trainee|nurse|chef|clerk|porter|assistant|officer|executive|analyst)$/.test(
    name,
  );

/** Things that end as doers do, and do nothing: a floor, a motor, a counter. */
const isThingByEnding = (name: string): boolean =>
  /^(?:floor|door|indoor|outdoor|motor|rotor|sensor|reactor|tractor|elevator|generator|conveyor|sector|corridor|colou?r|labou?r|harbou?r|paper|water|power|tower|counter|order|number|timber|lumber|rubber|copper|leather|silver|fibre|fiber|laser|printer|server|computer|boiler|cooler|freezer|filter|trailer|container|river|summer|winter|corner|centre|center|chapter|letter|matter|register|transfer|shutter|gutter|cluster|charter|border|folder|ladder|powder|weather|dinner|supper|butter|flower|plant|equipment|restaurant|event|client|patient|agreement|department|garment|apartment)$/i.test(
    name,
  );

/** Terms that stand before the name of a post: "Full time RVN for a mixed practice". */
const post =
  /^(?:an? |the )?((?:permanent|temporary|full-time|part-time|fixed-term|seasonal|senior|junior|qualified|registered|experienced) )*((?:[\w&/'’-]+ ){0,7}?)([A-Z]{2,5}|[a-z-]+(?:er|or|ist|ian|ant|nurse|chef|assistant|clerk|porter|apprentice|trainee|officer|lead|head|associate|executive|analyst|agent|operative))( \([^()]{2,30}\))?( (?:for|in|at|on|with|across|within) [^;:]{4,90})?$/;

/**
 * "QA engineer (automation) for our freight product", "Housing Benefit, Council Tax Support assessor": the post by a name of the
 * recruiter's, and where it is. Null where the words name nobody, or only what the title says.
 */
export function sayPost(typed: string, titleWords: readonly string[]): string | null {
  const note = typed
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/\b(full|part) time\b/gi, (_, how: string) => `${how}-time`);
  const [whole = '', , kind = '', name = '', aside = '', where = ''] = post.exec(lowerUnlessName(note)) ?? [];
  // "Learning from our head maker": a deed; "a 24/7 SOC": no person that is counted by hours.
  if (
    /^\p{L}+ing$/u.test(`${kind}${name}`.trim()) ||
    // "Handling the first floor with 14 sales staff": a doing, whatever the floor's own ending is.
    /\b(?:from|by|under|alongside|than|as|the|an?|our|your|all|both|these)\b/i.test(kind) ||
    isThingByEnding(name) ||
    /^\d+\/\d+/.test(kind)
  )
    return null;
  if (!whole || /^(?:you|we|they|it|our)\b/i.test(note) || hasVerb(kind.replace(/\p{Lu}\S*/gu, ''))) return null;
  const last = name.toLowerCase();
  const own =
    titleWords.includes(last) ||
    (/^[A-Z]{2,5}$/.test(name)
      ? // "CBSE with project weeks": a board, and nobody.
        !/^(?:CBSE|ICSE|ISC|IGCSE|IB|GCSE|NHS|CQC|HSE|ISO|LGPS|NJC|HQ|UK|EU|USA?|EMEA|B2B|B2C|SME|PLC|LLP|GmbH|CIC|PTO|OTE|FTE|TOIL|WFH|CAD|ERP|CRM|SAP)$/.test(
          name,
        ) &&
        where !== '' &&
        !/^ within\b/.test(where)
      : kind !== '' && namesPost(last));
  if (!own) return null;
  // What only says the title again is told everywhere.
  const bare = `${kind}${name}`
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const news = where !== '' || aside !== '' || !bare.every((word) => titleWords.includes(word));
  const term = /^(?:an? |the )?((?:full|part)-time|permanent|temporary|fixed-term|seasonal)\b/i.exec(note)?.[1];
  if (!news) return term ? upperFirst(term.toLowerCase()) : null;
  const place = where === '' ? '' : withArticles('', where.trim(), 'a');
  // "Full-time therapist in our six-room spa": the post is told by its name everywhere.
  if (
    aside === '' &&
    /^(?:in|at|on|across|within|for (?:the|our))\b/.test(place) &&
    bare.every((word) => titleWords.includes(word))
  )
    return `You will work ${place}`;
  const post_ = whole.slice(0, whole.length - where.length).replace(/^(?:an? |the )/i, '');
  return `You will work as ${withArticle(post_.replace(/^(?:Full|Part|Permanent|Temporary|Fixed)(?=[- a-z])/, (word) => word.toLowerCase()))}${place === '' ? '' : ` ${place}`}`;
}

/** "Supervisor for ..." in small letters at its start, "RVN for ..." and "HGV driver" as they are. */
const lowerUnlessName = (note: string): string => (/^[A-Z][a-z-]+ (?![A-Z][a-z])/.test(note) ? lowerFirst(note) : note);

/** "Housing Benefit / Council Tax Support assessor": of both. */
export const withBoth = (text: string): string =>
  text.replace(
    /^(\p{Lu}[\p{L}]*(?: \p{Lu}[\p{L}]*){0,3}) \/ (\p{Lu}[\p{L}]*(?: \p{Lu}[\p{L}]*){0,3}) (?=[a-z]+(?:or|er|ist|officer|assistant|team)\b)/u,
    '$1 and $2 ',
  );
