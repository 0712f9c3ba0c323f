/** Notes that are one thing by themselves, whatever their words may be elsewhere: a stamp in a passport, an age, a rota, a register. */

import { withArticle } from '../../language/articles.ts';
import { rare } from '../../language/its-words.ts';
import { describes } from '../../language/lexicon.ts';
import { withArticles } from '../../language/shorthand-articles.ts';
import type { PersonFact } from './person-shapes.ts';

type Note = Omit<PersonFact, 'desirable'>;

const kinds =
  '(?:worker|person|driver|cook|chef|communicator|leader|professional|manager|teacher|carer|cleaner|operator|team member|colleague|engineer|nurse|assistant|practitioner|seller|writer|speaker|thinker|learner|host|barber|stylist|mechanic|joiner|painter|decorator)';
/** "Neat and tidy worker who respects people's homes". */
const worker = new RegExp(`^(?:an? )?((?:[a-z-]+(?: and|,| but) )[a-z-]+ ${kinds}) ((?:who|with) .{3,60})$`, 'i');
const shift = '(?:early|earlies|late|lates|night|nights|wknd|wkend|weekend|weekends|days?|back|split|evening|evenings)';
const shiftRow = new RegExp(`^${shift}(?:\\s*(?:[/,&+]|and|or)\\s*${shift})+(?: shifts?)?$`, 'i');
const shiftNames: Readonly<Record<string, string>> = {
  earlies: 'early',
  lates: 'late',
  nights: 'night',
  wknd: 'weekend',
  wkend: 'weekend',
  weekends: 'weekend',
  days: 'day',
  evenings: 'evening',
};

/** When the work is, and what is asked because of it. */
function readRota(text: string): Note | null {
  const called =
    /^(?:the |an? )?(call|on[- ]call|out[- ]of[- ]hours|stand-?by)[- ]?(?:outs?)?(?: rota| cover| duty)?,? ((?:1|one) in (?:\d|two|three|four|five|six|seven|eight))$/i.exec(
      text,
    );
  if (called && !/^on/i.test(called[1] ?? ''))
    return {
      kind: 'be',
      text: `ready for a ${(called[2] ?? '').toLowerCase().replace(/ /g, '-')} ${/^call/i.test(called[1] ?? '') ? 'call-out' : /^out/i.test(called[1] ?? '') ? 'out-of-hours' : 'standby'} rota`,
    };
  // "On calls x4 a month", "weekends (time off in lieu)".
  const times = /^on[- ]calls?,? (?:x ?)?(\d)(?: ?x| times)? (?:an?|per) (week|month)$/i.exec(text);
  if (times)
    return {
      kind: 'be',
      text: `ready to be on call ${times[1] ?? ''} ${times[1] === '1' ? 'time' : 'times'} a ${(times[2] ?? '').toLowerCase()}`,
    };
  const paidBack = /^(weekends|nights|evenings|saturdays|sundays|bank holidays) (\((?:TOIL|[a-z][^()]{3,40})\))$/i.exec(
    text,
  );
  if (paidBack && !/\b(?:no|not|optional|if)\b/i.test(paidBack[2] ?? ''))
    return {
      kind: 'be',
      text: `ready to work ${paidBack[1]?.toLowerCase().replace(/^s(?=at|un)/, 'S') ?? ''} ${paidBack[2] ?? ''}`,
    };
  if (/^(?:sober|fresh|awake|alert|smart) (?:on|at|for) (?:shift|work|duty|all times|the job)\b/i.test(text))
    return { kind: 'be', text: text.charAt(0).toLowerCase() + text.slice(1) };
  const always = /^24 ?[x/] ?7 on[- ]?call( .{3,40})?$/i.exec(text);
  if (always) return { kind: 'be', text: `ready for 24/7 on-call work${always[1] ?? ''}` };
  const days =
    /^hybrid,? (?:with )?((?:\d|two|three|four) days?) (?:a week )?(?:in|at)(?: the)? (office|site|lab)$/i.exec(text);
  if (days)
    return { kind: 'be', text: `ready for ${(days[1] ?? '').toLowerCase()} in the ${(days[2] ?? '').toLowerCase()}` };
  if (shiftRow.test(text)) {
    const names = text
      .toLowerCase()
      .replace(/ shifts?$/, '')
      .split(/\s*(?:[/,&+]|\band\b|\bor\b)\s*/)
      .map((name) => shiftNames[name] ?? name);
    return { kind: 'be', text: `ready for ${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} shifts` };
  }
  return null;
}

/** Posts that are known by their letters. */
const lettered =
  /^(?:an? )?((?:RVN|RGN|RMN|RNLD|RSCN|RN|LPN|LVN|CNA|HCA|ODP|SLT|SENCO|SENCo|HLTA|ANP|AMHP|EVN|SVN) (?:with|who) [^;]{4,80})$/;
/** "Two rosette or similar background", "5 star hotel standard": by how many of them one goes. */
const graded =
  /^(?:an? )?(one|two|three|four|five|[1-5])[- ]((?:AA |Michelin )?)(rosette|star)s?((?: (?!or\b)[a-z]+){0,2}?)( or similar)? (background|standard|experience)$/i;
const numbers = ['one', 'two', 'three', 'four', 'five'];
/** What one works with, and has not: "geospatial data", "relational databases". */
const workedWith =
  /^(?!(?:clean|good|accurate|strong|excellent|great|sound|basic|advanced|own|your|the|an?|with|using)\b)(?:[a-z-]+ ){1,2}(?:data|data ?sets|pipelines|databases|APIs|microservices|workloads|architectures)$/;

/** "Ten years post qualification", "5 yrs PQE": experience, by its time. */
const sinceQualified = rare(
  /^((?:at least |over |minimum (?:of )?)?(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen) years?)['’]? post[- ]?qualif(?:ication|ied|ying)(?: experience)?$/i,
);

/** "RTPI chartered or working towards it": what somebody is, or soon will be. */
const underWay = rare(
  /^((?:[A-Z][A-Za-z]{1,6} |(?:part|newly)[- ])?(?:chartered|registered|qualified|certified|accredited|licensed)) or (?:(?:already |currently )?(?:(working) towards?|(studying) for)(?: it| this| chartership| registration| qualification)?|(?:(awaiting|waiting for) (?:your |an? )?(PIN|registration|results)))$/,
);
function readUnderWay(text: string): Note | null {
  const [, what = '', works = '', studies = '', waits = '', paper = ''] = underWay.exec(text) ?? [];
  if (!what) return null;
  const then = works ? 'working towards it' : studies ? 'studying for it' : `${waits} your ${paper}`;
  return { kind: 'be', text: `${/^[A-Z]/.test(what) ? what : what.toLowerCase()} or ${then}`, sure: true };
}

/** Where one comes from, and what one has worked with. */
function readWorkedWith(text: string): Note | null {
  const since = sinceQualified.exec(text)?.[1];
  if (since)
    return {
      kind: 'have',
      text: `${since.toLowerCase().replace(/^minimum (?:of )?/, 'at least ')}’ post-qualification experience`,
      sure: true,
    };
  const post = lettered.exec(text)?.[1];
  if (post) return { kind: 'be', text: withArticle(post) };
  const [, many = '', of = '', what = '', more = '', or = '', kind = ''] = graded.exec(text) ?? [];
  if (many) {
    const count = numbers[Number(many) - 1] ?? many.toLowerCase();
    const said = `${count}-${of === '' ? '' : `${of.trim()}-`}${what.toLowerCase()}${more} ${kind.toLowerCase()}${or}`;
    return { kind: 'have', text: /^experience$/i.test(kind) ? said : withArticle(said), sure: true };
  }
  const [, enough = ''] = /^((?:fluent|good|strong) enough [A-Z]\w+ (?:to|for) .{3,60})$/i.exec(text) ?? [];
  if (enough) return { kind: 'have', text: `${enough.charAt(0).toLowerCase()}${enough.slice(1)}`, sure: true };
  if (/^(?:automated|unit|integration|end-to-end|E2E|regression|manual) test(?:s|ing)$/i.test(text))
    return { kind: 'have', text: `experience of ${text.charAt(0).toLowerCase()}${text.slice(1)}`, sure: true };
  if (workedWith.test(text)) return { kind: 'have', text: `experience with ${text}`, sure: true };
  // "Own transport as buses stop at 7pm, unless living in".
  const own =
    /^(?:your )?own (transport|car|vehicle)(?: (?:is )?(?:essential|needed|required))?(?:,? (?:as|because|since) [^,;]{6,60})?,? unless (?:you (?:are |live )?)?(?:living|live)[- ]?in$/i.exec(
      text,
    )?.[1];
  return own ? { kind: 'have', text: `your own ${own.toLowerCase()} (unless you live in)`, sure: true } : null;
}

/** Reads such a note; null for all else. */
export function readOneThing(line: string): Note | null {
  const text = line.trim().replace(/[.!]+$/, '');
  // "Stamp 4 / eligibility to work in Ireland".
  if (/^Stamp [1-6]G?\b(?!.*\b(?:preferred|desirable|plus|citizens?|nationals?)\b)[^,;]{0,60}$/.test(text))
    return {
      kind: 'have',
      text: text
        .replace(/ ?\/ ?(?=[a-z])/, ' or ')
        .replace(/ ?\/ ?(?=Stamp )/g, ' or ')
        .replace(/ (?:is )?(?:required|essential|needed|a must)$/i, ''),
    };
  // "16+ by 1 September", "21+ to drive company truck".
  const age =
    /^(?:must be |be |aged? )?(1[4-9]|2[01356])\+ (by|to|for|at|on|when|as of|before|due to|because of) (.{3,50})$/i.exec(
      text,
    );
  if (age) {
    const [verb = '', ...rest] = (age[3] ?? '').split(' ');
    const what =
      /^to$/i.test(age[2] ?? '') && rest.length > 0
        ? `${verb} ${withArticles(verb, rest.join(' '), 'the')}`
        : (age[3] ?? '');
    return { kind: 'be', text: `${age[1] ?? ''} or over ${(age[2] ?? '').toLowerCase()} ${what}` };
  }
  // "Over 21 for insurance purposes".
  const over =
    /^(?:must be |be |aged? )?over (1[68]|2[135])((?: years(?: old| of age)?)?(?: (?:for|due to|because of|to) .{3,40}| \([^()]+\))?)$/i.exec(
      text,
    );
  if (over) return { kind: 'be', text: `over ${over[1] ?? ''}${over[2] ?? ''}` };
  const rota = readRota(text) ?? readWorkedWith(text) ?? readUnderWay(text);
  if (rota) return rota;
  const who = /^(?:an? )?(car|van) (user|driver|owner)$/i.exec(text);
  if (who) return { kind: 'be', text: `a ${who[1]?.toLowerCase() ?? ''} ${who[2]?.toLowerCase() ?? ''}` };
  const good = worker.exec(text);
  if (good)
    return {
      kind: 'be',
      text: withArticle(`${(good[1] ?? '').charAt(0).toLowerCase()}${(good[1] ?? '').slice(1)} ${good[2] ?? ''}`),
    };
  // "CIMA/ACCA part-qualified or finalist", "part-qualified or newly qualified accountant".
  const way = '(?:fully |newly |nearly |recently )?qualified|part[- ]qual(?:ified)?';
  const studied = new RegExp(
    `^((?:[A-Z]{3,5}(?:\\/| or ))*[A-Z]{3,5}) (${way}|finalist)(?: or (?:an? )?(finalist|${way}))?$`,
    'i',
  ).exec(text);
  if (studied && /^[A-Z]/.test(studied[1] ?? '') && !/^finalist$/i.test(studied[2] ?? ''))
    return {
      kind: 'be',
      text: `${studied[1] ?? ''} ${(studied[2] ?? '').toLowerCase().replace(/^part[- ]qual$/, 'part-qualified')}${studied[3] ? ` or ${/^finalist/i.test(studied[3]) ? 'a finalist' : studied[3].toLowerCase()}` : ''}`,
    };
  const last =
    /^((?:[A-Z]{3,5}(?:\/| or ))*[A-Z]{3,5}) finalist or ((?:newly |recently |fully )?qualified|part[- ]qualified)$/i.exec(
      text,
    );
  if (last && /^[A-Z]/.test(last[1] ?? ''))
    return { kind: 'be', text: `${withArticle(last[1] ?? '')} finalist or ${(last[2] ?? '').toLowerCase()}` };
  if (new RegExp(`^(?:${way}) or (?:${way}) [a-z]+(?:ant|er|or|ist|nurse)$`, 'i').test(text))
    return { kind: 'be', text: withArticle(text.charAt(0).toLowerCase() + text.slice(1)) };
  // "Lives in or willing to relocate to Kent".
  const home =
    /^lives? in,? or (?:is |be |are )?(?:willing|able|happy|prepared) to (?:relocate|move) to ([A-Z][\w .'’-]{2,40})$/i.exec(
      text,
    )?.[1];
  if (home) return { kind: 'do', text: `live in ${home} or are willing to relocate` };
  // "You don't hide in the office".
  const never =
    /^you (don['’]t|do not|never|always|won['’]t) ((?!need\b|require\b|have\b|mind\b)[a-z]+ .{2,70})$/i.exec(text);
  if (never) return { kind: 'do', text: `${(never[1] ?? '').toLowerCase()} ${never[2] ?? ''}` };
  if (/^(?:fully |double )?vaccinated (?:against|for) [^;]{3,60}$/i.test(text))
    return { kind: 'be', text: text.charAt(0).toLowerCase() + text.slice(1) };
  // Papers by the name of their scheme.
  const paper = /^(CeMAP|ServSafe|Safe ?[Pp]ass|CertRP)(?: \(?(?:certified|qualified|holder)\)?)?$/.exec(text)?.[1];
  if (paper)
    return {
      kind: 'have',
      text: /^Safe/.test(paper)
        ? 'a Safe Pass card'
        : /^Serv/.test(paper)
          ? `${paper} certification`
          : `a ${paper} qualification`,
    };
  const gas = /^Gas Safe( \([^()]+\))?$/i.exec(text);
  if (gas) return { kind: 'have', text: `Gas Safe registration${gas[1] ?? ''}` };
  // "Standard costing": a skill, and no deed.
  const [first = ''] = text.toLowerCase().split(' ');
  if (
    /^(?:standard|technical|commercial|strategic|creative|critical|financial|digital|lateral) [a-z]+ing$/i.test(text) &&
    describes(first)
  )
    return { kind: 'have', text: text.toLowerCase(), loose: true, topic: true };
  if (/^forest school$/i.test(text)) return { kind: 'have', text: 'Forest School', loose: true, topic: true };
  if (/^(?:M&A|L&D|R&D|FP&A|S&OP|M&E|D&I)$/.test(text)) return { kind: 'have', text: `experience in ${text}` };
  return null;
}
