/** Requirements that are plainly one thing, whatever their words may be elsewhere: how one is, what one does, what one is ready for, who one is. */

import { articleFor, determine, withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { joinList } from '../../language/joined-phrases.ts';
import { describes } from '../../language/lexicon.ts';
import { isSureNoun } from '../../language/nouns.ts';
import { baseOfThird, isVerbBase } from '../../language/verbs.ts';
import { readActivity } from './activity.ts';
import { adjectives, traits } from './cues.ts';
import { isTool, readKnown, readTongues } from './known.ts';
import { readManner } from './manner.ts';
import { asksNothing } from './none.ts';
import { readPeople } from './people.ts';
import { isLanguage, type PersonFact } from './person-shapes.ts';
import { readProgramNames } from './tools.ts';
import { paperOf, readTurned } from './turned.ts';

/** What the work brings with it: nobody has it, one is ready for it. */
const condition =
  /^((?:(?:some|occasional|regular|frequent|limited|extensive|overnight|on-?site|off-?site|international|domestic|european|national|early|late|very|split|lone|night|weekend|evening|bank holiday|saturday|sunday|shift|heavy|manual|outdoor|on-call|rotating|rotational|unsociable|unsocial|weekly|monthly|local) )+(?:morning )?(?:travel|starts?|finish(?:es)?|nights|hours|mornings|shifts|weekends|lifting|working|work|driving|overtime|call-?outs?|stays?))((?: \(?(?:of )?(?:up to |about |approx(?:imately)? )?[<~]?\d+(?:\s?(?:-|–|to)\s?\d+)?\s?%(?: of the time)?\)?)?)$/i;
const involved =
  /^((?:[a-z-]+ )?(?:[a-z]+ing|travel|work|nights|weekends)(?: (?:and|or) [a-z]+ing)?(?: (?:all day|outdoors|at height|at heights))?) (?:is )?involved$/i;

function readCondition(text: string): string | null {
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  if (condition.test(text) && !/^(?:some|weekly|local|national|european) (?:work|hours|driving)$/i.test(text))
    return `ready for ${lower
      .replace(/\bsaturday\b/, 'Saturday')
      .replace(/\bsunday\b/, 'Sunday')
      .replace(/(\d+)\s?[-–]\s?(?=\d+\s?%)/, '$1 to ')}`;
  const part = involved.exec(lower)?.[1];
  if (part) return `ready for ${part}`;
  if (
    /^(?:some |occasional |a few )?(?:nights? away|evenings|weekends|saturdays|sundays)\b(?:(?: now and then| from time to time| a (?:month|year|week)| occasionally)| \(\d[^)]*\))+$/i.test(
      text,
    )
  )
    return `ready for ${lower}`;
  // "Weekends as needed", "travel to Leeds once a month", "overtime, call-outs and turnaround work".
  const when =
    /^((?:[a-z]+ )?(?:nights|weekends|evenings|overtime|lates|earlies|shifts|bank holidays)(?: work)?) ((?:as|when|if|where) (?:needed|required))$/.exec(
      lower,
    );
  if (when) return `ready to work ${when[1] ?? ''} ${when[2] ?? ''}`;
  if (
    /^weekends|^nights|^shifts|^evenings/.test(lower) &&
    /^(?:weekends|nights|shifts|evenings)(?: and (?:weekends|nights|shifts|evenings|bank holidays))?$/.test(lower)
  )
    return `ready to work ${lower}`;
  if (/^travel (?:to|up to) \d/.test(lower)) return `ready for ${lower.replace(/^travel to /, 'travel up to ')}`;
  if (/^live (?:in|on) (?:an? |the )?(?:shared|staff|company|site|house|hostel|bunk|tied|on-?site)/.test(lower))
    return `ready to ${lower}`;
  if (/^travel (?:to|between|across|within|around|throughout|up to|abroad)\b/.test(lower)) return `ready to ${lower}`;
  if (/^(?:overtime|call-?outs|nights|weekends|shifts|travel)(?:, [a-z-]+){1,3},? and [a-z-]+(?: work)?$/.test(lower))
    return `ready for ${lower}`;
  // "In all weathers".
  return /^(?:outdoors |outside )?in (?:all|any) (?:weathers?|conditions)$/.test(lower)
    ? `ready to work ${lower}`
    : null;
}

/** Deeds that say how somebody is at work. */
const ways = rare(
  /^(?:stay|keep|remain|turn up|show up|get (?:on|stuck|up|things)|muck in|pitch in|chip in|take (?:pride|care|ownership|responsibility|the time)|treat|wear|care (?:about|for)|think (?:on|for|ahead|clearly|fast|before)|ask (?:for|when|if|questions)|listen|respect|follow|pull your|put (?:people|customers|patients|safety|the|others)|look after|own up|speak up|smile|learn (?:fast|quickly|from)|notice|act|behave|lead by|enjoy|love|arrive|rise to|thrive|cope|stick to|finish what|start on time|be on time)\b/i,
);
/** "Care home experience", "love of books": names of things, although they begin so. */
const thing =
  /\b(?:experience|skills?|knowledge|qualification|certificate|background|attitude|approach|service|training|licen[cs]e|ability)$|^(?:love|respect|notice|act|care|listen) (?:of|for (?!(?:people|others|children|animals)\b)|as|home|work|worker|plan)\b/i;

/** "Stay calm when the queue is long", "stays calm under pressure", "treats people with respect". */
function readWays(lower: string): string | null {
  const [first = '', ...rest] = lower.split(' ');
  const base = /[^s]s$/.test(first) ? (baseOfThird(first) ?? first.replace(/s$/, '')) : null;
  const order = base ? [base, ...rest].join(' ') : lower;
  // "ACT" is a qualification.
  if (/^[A-Z]{2}/.test(first)) return null;
  if (rest.length === 0 || rest.length > 13 || !ways.test(order) || thing.test(order)) return null;
  if (
    /^(?:stay|keep|remain) (?!(?:calm|cool|on|up|to|your|things|a|an|the|fit|safe|focused|organised|organized|tidy|positive|cheerful|patient|alert|going|at|in|with|going|learning|their|people|records?|it|us|customers?|clean|track|notes?|[a-z]+(?:ful|ous|ive|ed|y)\b))/.test(
      order,
    ) &&
    !/^keep [a-z]+ (?:[a-z]+ )?(?:up to date|tidy|clean|safe|in order|stocked|straight|informed|happy)\b/.test(order)
  )
    return null;
  // "Wear ID, treat homes with respect": two deeds.
  const [one = '', two = '', ...more] = order.split(/, (?:and )?/);
  const again = two.split(' ')[0] ?? '';
  if (two === '') return order;
  if (more.length > 0) return null;
  const next = /s$/.test(again) ? baseOfThird(again) : isVerbBase(again) ? again : null;
  return next ? `${one}${/ and /.test(one) ? ', and' : ' and'} ${[next, ...two.split(' ').slice(1)].join(' ')}` : null;
}

const compoundWay =
  /^(?:(?:very|always) )?(?:(?:hard|easy|fast|forward|quick|clear|smooth|well|softly|level|even|thick|warm|cool|open|strong|self|like|good|kind|soft|sharp|fair|broad)[- ](?:working|going|thinking|moving|minded|headed|spoken|presented|mannered|natured|organi[sz]ed|read|skinned|tempered|hearted|humou?red|willed|starting|groomed|informed|educated|rounded|written)|(?:[a-z]{2,}-(?:based|led|first)|(?:money|sales|people|team|target|data|detail|customer|service|results?|goal|quality|safety|performance|evidence|solutions?|commission|client)[- ](?:motivated|oriented|orientated|driven|focused|savvy|minded|conscious|based|led|first)))$/;

/** One word for how somebody is. */
const isWay = (word: string): boolean =>
  compoundWay.test(word) ||
  /^(?:fit|firm|fair|kind|smart|human|hungry|gritty|stubborn|nice)$/.test(word) ||
  (/^[a-z-]{3,}$/.test(word) && (describes(word) || adjectives.test(word)) && !isSureNoun(word));
const after = /^(?:on|with|at|in|under|about|when|to|towards|around|by|for|even|if|during|after|before|from|of)\b/;

/** "Firm but fair on the phone", "fit and able to lift 20 kg", "hard-working", "friendly at 5:30am". */
function readHow(lower: string): string | null {
  // "Hard working" is one word, "well spoken" and "data driven" are two where no noun follows.
  if (compoundWay.test(lower))
    return lower.replace(/\b(?!well\b)([a-z]+) (?=(?:[a-z]+ing|skinned|tempered|headed|hearted|natured)$)/, '$1-');
  const two = /^((?:very )?[a-z-]+(?:[- ][a-z]+)?) (?:but|and|yet|or) ((?:very )?[a-z-]+)(?= |$)(.*)$/.exec(lower);
  if (two && isWay((two[1] ?? '').replace(/^very /, '')) && isWay((two[2] ?? '').replace(/^very /, ''))) {
    const rest = (two[3] ?? '').trim();
    if (rest === '' || after.test(rest)) return lower;
  }
  const one = /^([a-z-]+) (at \d.*|at any hour.*)$/.exec(lower);
  return one && isWay(one[1] ?? '') ? lower : null;
}

/** "A valid DL", "a class B driving licence": one of them. */
function readLicence(text: string): string | null {
  if (
    /^(?:(?:clean|valid|current|full|active|[A-Z]{2}) )*(?:MVR|DL|CDL|DBS)$/.test(text) &&
    / /.test(text) &&
    !/ DBS$/.test(text)
  )
    return withArticle(text.replace(/^[A-Z][a-z]+/, (word) => word.toLowerCase()));
  // "An in-date counterbalance ticket", "class 1 or 2 licence".
  if (
    /^(?:an )?in-date [a-z\d ]+ (?:ticket|licen[cs]e|card|certificate)$/i.test(text) ||
    /^(?:class|category) \w+ or \w+ licen[cs]e$/i.test(text)
  )
    return withArticle((text.charAt(0).toLowerCase() + text.slice(1)).replace(/^an /, ''));
  const category =
    /^((?:full |clean |valid |UK |EU )*)(driving|driver['’]?s?) (licen[cs]e),? (?:category |class )?\(?([A-D]\d?\+?E?)\)?$/i.exec(
      text,
    );
  return category
    ? withArticle(
        `${(category[1] ?? '').replace(/^(?:Full|Clean|Valid)/, (word) => word.toLowerCase())}category ${(category[4] ?? '').toUpperCase()} ${(category[2] ?? '').toLowerCase()} ${category[3] ?? ''}`,
      )
    : null;
}

/** What somebody is, whatever follows. */
function readBeing(text: string, lower: string): string | null {
  // "Comfortable explaining trade-offs", "available until the end of May".
  if (
    /^(?:comfortable|confident|happy|experienced|skilled|patient|practised|used to|good at|great at) [a-z]+ing (?!of\b|skills?\b|experience\b|background\b|manner\b|approach\b)[a-z]/.test(
      lower,
    ) &&
    !/\b(?:experience|skills|manner|attitude)$/.test(lower)
  )
    return lower;
  if (
    /^(?:available|free|flexible) (?:about|(?:to (?:work|start|travel|cover))|any \d|(?:[Mm]on|[Tt]ues|[Ww]ednes|[Tt]hurs|[Ff]ri|[Ss]atur|[Ss]un)days?|until|from|on|for|at|during|over|throughout|all|every|most|immediately|now|evenings|weekends|mornings)\b/.test(
      lower,
    ) &&
    !/\b(?:attitude|approach|manner)$/.test(lower)
  )
    return lower;
  if (/^bilingual(?: (?:in |\()?[A-Z][a-z]+(?:\/| and )[A-Z][a-z]+\)?)?$/.test(lower))
    return lower.replace(/ \(?(?:in )?([A-Z][a-z]+)(?:\/| and )([A-Z][a-z]+)\)?$/, ' in $1 and $2');
  if (/^(?:physically )?(?:ok|okay|fine) with [a-z]/i.test(text)) return lower.replace(/\bok(?:ay)?\b/i, 'OK');
  const fine = /^((?:[a-z]+ )?[a-z]+ing(?: all day| for long periods)?) (?:is )?(?:ok|okay|fine|no problem)$/.exec(
    lower,
  )?.[1];
  if (fine) return `fine with ${fine}`;
  const easy = /^([^,;]{3,40}?) (?:is |are )?no problem(?: for you)?$/.exec(lower)?.[1];
  if (easy) return `fine with ${determine(easy)}`;
  const fear = /^no fear of ([a-z]+(?: [a-z]+){0,4})$/.exec(lower)?.[1];
  if (fear) return `not afraid of ${fear}`;
  if (/^freedom from [a-z]+$/.test(lower)) return lower.replace('freedom', 'free');
  if (/^(?:8th|10th|12th) pass(?: ?\/ ?| or )(?:an? )?graduate$/.test(lower))
    return lower.replace(/(?: ?\/ ?| or )(?:an? )?graduate$/, ' or a graduate');
  // "ACA/ACCA qualified", "CORU-registered (or eligible)", "CIPP qualified or qualified by experience".
  if (
    /^[A-Z][\w/+]*[- ](?:registered|qualified|certified|chartered|accredited|licen[cs]ed)(?: (?:\(or [^)]+\)|or (?:eligible|qualified|part[- ]qualified|nearly|studying|working|close)\b.*))?$/.test(
      text,
    )
  )
    return text;
  // "VCI registered RVN".
  if (/^[A-Z]{2,6}[- ](?:registered|qualified|certified) (?:RVN|RGN|RMN|RN|nurse|midwife|vet)$/.test(text))
    return withArticle(text);
  // "PMP or Prince2 certified".
  if (
    /^[A-Z][\w+-]*(?: (?:or|and) [A-Z][\w+-]*)+ (?:certified|qualified|registered|accredited|trained|licen[cs]ed)$/.test(
      text,
    )
  )
    return text;
  // "Candidate from metro background".
  const ground =
    /^(?:(?:candidates?|applicants?|people|someone) )?from (?:an? )?((?:[\w/-]+ ){0,2}[\w-]+(?: or [\w-]+)?) (background|industry|sector)$/i.exec(
      text,
    );
  return ground
    ? `from ${/industry|sector/.test(ground[2] ?? '') ? 'the' : articleFor(ground[1] ?? '')} ${ground[1] ?? ''} ${ground[2] ?? ''}`
    : null;
}

/** Nouns that "calm", "flexible" and their like stand before: what is had. */
const manner =
  /^((?:[a-z-]+(?:, | and )){0,2}[a-z-]+) (["“'‘][a-z -]+["”'’]|can-do|can do) (attitude|approach|mindset|spirit|outlook)$/;

/** Trades that people come from. */
const trades =
  /^(?:insurance|pensions|banking|finance|retail|hospitality|catering|construction|manufacturing|logistics|farming|agriculture|horticulture|publishing|advertising|telecoms|energy|pharma|pharmaceuticals|automotive|aerospace|aviation|healthcare|education|engineering|property|tourism|textiles|printing|packaging|fashion|media|charities|(?:other )?(?:financial|professional|public|legal|emergency) services|(?:the )?(?:public|charity|care|voluntary) sector|local government)$/;

/** Two fields, and what of them is asked: "solar or charger experience", "potato or sugar beet knowledge". */
const ofEither =
  /^(?!(?:no|some|any|previous|relevant|at least|the|an?|your|our)\b)(?:[\w/&-]+ ){1,3}(?:and|or) (?:[\w/&-]+ ){1,3}(?:experience|knowledge|skills|training|qualifications|certification)$/i;

/** `text` without the marks of a wish or a must, `typed` with them; null where no shape is plain, 'nothing' where nothing is asked. */
export function readPlain(text: string, typed: string, desirable: boolean): PersonFact | 'nothing' | null {
  if (asksNothing(text) || asksNothing(typed)) return 'nothing';
  const lower =
    /^[A-Z][a-z]/.test(text) && !isLanguage(text.split(' ')[0] ?? '')
      ? text.charAt(0).toLowerCase() + text.slice(1)
      : text;
  const ready =
    readCondition(/ (?:as|when|if) (?:needed|required)\W*$/i.test(typed) ? typed.replace(/\W+$/, '') : text) ??
    readHow(lower) ??
    readBeing(text, lower);
  if (ready) return { kind: 'be', text: ready, desirable };
  const activity = (paperOf.test(lower) ? null : readActivity(lower)) ?? readTurned(text, lower) ?? readManner(lower);
  if (activity) return { ...activity, desirable };
  const licence = readLicence(text);
  if (licence) return { kind: 'have', text: licence, desirable };
  // "Passion for local produce", "feel for trends", "strong portfolio showing your process": one of them.
  if (
    /^(?:(?:real|genuine|strong|good|keen|natural) )?(?:(?:passion|feel|knack|love|flair|nose|ear|eye) for|bit of|portfolio (?:showing|of|with|that)) [a-z]/i.test(
      lower,
    ) &&
    !/^(?:flair) /.test(lower)
  )
    return { kind: 'have', text: withArticle(lower), desirable };
  // "Good grasp of VAT", "firm handle on stock": counted, whatever it is of.
  if (
    /^(?:an? )?(?:(?:very )?(?:good|strong|solid|sound|firm|basic|clear|excellent|working|thorough|confident|real|quick) )+(?:grasp|command|overview|handle|appreciation) (?:of|on) \S/i.test(
      lower,
    )
  )
    return { kind: 'have', text: withArticle(lowerFirst(lower)), desirable };
  // "Strong Go or Java": one of the languages that somebody programs in.
  const either = /^(?:good|strong|solid|basic|working|hands-on|advanced|excellent) ((?:\S+(?:, | or )){1,3}\S+)$/i.exec(
    text,
  )?.[1];
  if (either && / or /.test(either) && either.split(/, (?:or )?| or /).every((name) => isTool(name)))
    return { kind: 'do', text: `know ${either}`, desirable };
  if (
    ofEither.test(lower) &&
    !/\b(?:of|in|with|for|as|to|from|on|years?|months?|good|strong|excellent|degree)\b/i.test(lower)
  )
    return { kind: 'have', text: lowerFirst(text), desirable };
  // "Someone farmers will trust".
  if (
    /^(?:someone|somebody) (?:(?:that|who|whom) )?(?:(?:the|our|your|other) )?[a-z]+s? (?:(?:will|can|would|could|want to|like to|love to) )?(?:trust|rely on|talk to|turn to|respect|listen to|depend on|look up to|count on|confide in|warm to|believe)(?: [a-z' -]{2,40})?$/.test(
      lower,
    )
  )
    return { kind: 'be', text: lower, desirable };
  if (/^(?:bachelor|master|associate)['’]?s (?:degree )?in [A-Za-z]/i.test(lower))
    return { kind: 'have', text: withArticle(lower), desirable };
  // "NRP provider", "AICP candidate": somebody with that paper.
  if (/^[A-Z]{2,7} (?:provider|candidate|holder|operative|member|instructor|assessor|fellow)$/.test(text))
    return { kind: 'be', text: withArticle(text), desirable };
  // "Enhanced DBS": a check, which the role calls for.
  const check =
    /^(?:an? )?((?:enhanced|basic|standard) )?(DBS|CRB)(?: check)?((?: and|,) (?:(?:two|2|three|3|good|satisfactory) )?references)?$/i.exec(
      text,
    );
  if (check)
    return {
      kind: 'have',
      text: withArticle(
        `${(check[1] ?? '').toLowerCase()}${(check[2] ?? '').toUpperCase()} check${(check[3] ?? '').toLowerCase().replace(/^,/, ' and').replace(/\b2\b/, 'two').replace(/\b3\b/, 'three')}`,
      ),
      desirable,
      loose: true,
      topic: true,
    };
  // "Culinary school": where somebody learnt, and nothing to own.
  const school = /^(culinary|catering|business|drama|art|law|film|trade|beauty) school$/i.exec(text);
  if (school?.[1]) return { kind: 'have', text: `${school[1].toLowerCase()} school training`, desirable };
  // "Clear written reports": written by whom we look for.
  const written =
    /^(clear|concise|accurate|good|strong|excellent) (?:and concise )?written (reports?|letters|notes|minutes|records)$/i.exec(
      text,
    );
  if (written?.[1])
    return {
      kind: 'can',
      text: `write ${written[1].toLowerCase().replace(/strong|excellent/, 'good')} ${written[2]?.toLowerCase().replace(/^report$/, 'reports')}`,
      desirable,
    };
  // "Counterbalance or reach truck licence": one of the two.
  if (
    /^(?!an? |the |no )[A-Za-z-]+(?: [a-z]+)? or [a-z-]+(?: [a-z]+)? (?:licen[cs]e|ticket|certificate|degree|diploma|qualification)$/.test(
      text,
    )
  )
    return { kind: 'have', text: withArticle(/^[A-Z][a-z]/.test(text) ? lower : text), desirable };
  // "Insurance, pensions or banking": where somebody has worked.
  if (/ or /.test(lower) && lower.split(/, | or /).every((field) => trades.test(field)))
    return { kind: 'have', text: `experience in ${lower}`, desirable };
  if (/^(?:FMCG|B2B|B2C|SaaS|NHS|fintech|edtech|pharma)$/i.test(text))
    return { kind: 'have', text: `experience in ${/^[A-Z]/.test(text) ? text : lower}`, desirable };
  // Rules and methods of a trade: one knows them.
  if (
    /^(?:HIPAA|COSHH|GDPR|HACCP|GMP|GLP|GCP|RIDDOR|OSHA|PPAP|IATF|P?FMEA|SPC|P&L|GD&T|CDM|EYFS|Makaton|BSL|IFRS|US GAAP|UK GAAP|FRS ?102|GST|TDS|CIS|5S)$/.test(
      text,
    )
  )
    return { kind: 'do', text: `know ${text}`, desirable };
  // "HHA or CNA certificate".
  if (
    /^[A-Z][A-Z\d]{1,5} or [A-Z][A-Z\d]{1,5} (?:certificate|licen[cs]e|card|registration|ticket|diploma|degree|qualification|accreditation)$/.test(
      text,
    )
  )
    return { kind: 'have', text: withArticle(text), desirable };
  const taught = /^(trained|qualified|experienced) or (?:have |has )?been ([a-z]+ing .+)$/.exec(lower);
  if (taught) return { kind: 'do', text: `are ${taught[1] ?? ''} or have been ${taught[2] ?? ''}`, desirable };
  if (/^(?:smile|laugh)$/.test(lower)) return { kind: 'do', text: lower, desirable };
  const qualities = lower.split(/ and |, (?:and )?/);
  if (
    qualities.length > 1 &&
    qualities.length < 4 &&
    qualities.every((quality) => traits[quality] && !/^(?:an? |able|careful)/.test(traits[quality] ?? ''))
  )
    return { kind: 'be', text: joinList(qualities.map((quality) => traits[quality] ?? '')), desirable };
  if (/^multi-?task$/.test(lower)) return { kind: 'can', text: lower, desirable };
  // "Writing pad", "drawing reading": no deed.
  const named = /^([a-z]+ing) ([a-z]+)$/.exec(lower)?.[2] ?? '';
  if (/ing$/.test(named)) return { kind: 'have', text: lower, desirable, loose: true, topic: true };
  if (
    /^(?:writing|drawing|reading|sewing|walking|riding|climbing|working|welding|parking|sleeping) (?:pad|desk|kit|set|mask|bag|board|helmet|lamp|ticket|card|permit|machine)$/.test(
      lower,
    )
  )
    return { kind: 'have', text: withArticle(lower), desirable };
  // "Training as a technician or a degree in IT".
  if (
    /^(?:(?:completed|technical|commercial|vocational|professional|formal|full|recogni[sz]ed) )*(?:training|apprenticeship|qualification) (?:as|in) /.test(
      lower,
    )
  )
    return { kind: 'have', text: /^(?:[a-z]+ )?training\b/.test(lower) ? lower : withArticle(lower), desirable };
  if (/^ServSafe manager$/.test(text)) return { kind: 'have', text: 'ServSafe Manager', desirable };
  if (
    /^[a-z-]{4,} (?:nature|manner|approach|attitude|mentality|mindset|personality|disposition)$/.test(lower) &&
    !/^(?:your|some|good-natured) /.test(lower)
  )
    return { kind: 'have', text: withArticle(lower), desirable };
  if (manner.test(lower)) return { kind: 'have', text: withArticle(lower), desirable };
  const does = readWays(lower);
  if (does) return { kind: 'do', text: does, desirable };
  const spoken = readTongues(text) ?? readKnown(text);
  if (spoken) return { ...spoken, desirable };
  const programs = readProgramNames(text);
  if (programs) return { kind: 'do', text: programs, desirable, sure: true };
  const who = readPeople(lower);
  if (who) return { kind: 'be', text: who, desirable };
  return null;
}
