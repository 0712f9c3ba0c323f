/** The verb that a line of work hides: "stock counting" is to count stock, "safeguarding lead" is to be one. */

import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { yourOwn } from '../../language/own.ts';
import { baseOfIng, baseOfThird, isVerbBase, nounLike } from '../../language/verbs.ts';
import { withVerbs } from './nominal.ts';
import { isWorkOfKind } from './work-of-kind.ts';

/** What somebody has of all that there is to do: "own allocation of 5-6 patients", "own patient load". */
const ownShare =
  /^own (?=(?:[a-z]+ )?(?:allocation|group|cohort|load|bay|share|batch|quota|bank|run|set|row|string|cluster) of (?:about |up to |around )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|patients|clients|residents|children|pupils|students|learners|cases)|(?:patient|client|case|customer|work|student|pupil|job|tenant|resident) (?:load|list|allocation|group|cohort)\b)/i;

const isVerbForm = (word: string): boolean => baseOfThird(word) !== null && !nounLike.has(baseOfThird(word) ?? '');

const seldomDeeds =
  /^(?:train|plan|report|bank|market|cater|engineer|build|meet|learn|house|work|run|live|wait|be|have|follow|include|start|go|come|grow|fund|price|account|teach|manufacture|schedule)$/;
/** Gerunds that are a name of nothing: what stands before them is what it is done to. */
const always =
  /^(?:facilitating|answering|sending|issuing|preparing|organi[sz]ing|arranging|coordinating|conducting|maintaining|updating|attending|supporting|solving|creating|providing|ensuring|checking|collecting|distributing|submitting|following)$/i;
/** "Complaint letters from tenants answering": as other languages put it. */
function withObjectFirst(text: string): string {
  const found =
    /^((?:[a-z\d/-]+ ){1,3}[a-z]{2,}[^suiS\W]s)( (?:from|for|of) (?:[\w-]+ ){0,2}[\w-]+)? ([a-z]+ing)(?: and ([a-z]+ing))?((?: (?:within|in|on|at|by|before|every|each|via|per) .+)?)$/i.exec(
      text,
    );
  const object = found?.[1];
  if (!object || !(found[2] || found[4] || / (?:from|for|of) /.test(object) || always.test(found[3] ?? '')))
    return text;
  // "Visits for people on tube feeding", "clinics for wound healing": what they are for, and no deed of those before it.
  if (
    found[2] &&
    (/ (?:on|in|with|at|by|after|under|without) /i.test(found[2]) ||
      !/(?:[^suiS\W]s|people|children|staff)$/i.test(found[2]))
  )
    return text;
  const [first = ''] = object.split(' ');
  const bases = [found[3], found[4]].filter((word) => word !== undefined).map((word) => baseOfIng(word.toLowerCase()));
  if (
    bases.some((base) => base === null || seldomDeeds.test(base)) ||
    (isVerbBase(first.toLowerCase()) && !nounLike.has(first.toLowerCase())) ||
    /\b(?:and|or|is|are)\b/.test(object) ||
    /\b(?:through|by|of|to|and|in|on|with|for|from|before|after|while|when|an?|the|our|your|their|its|each|every|new|old)$/.test(
      found[2] ?? object,
    )
  )
    return text;
  return `${bases.join(' and ')} ${lowerFirst(object)}${found[2] ?? ''}${found[5] ?? ''}`;
}

/** "Sets nursing strategy", "Leads training and development": a verb of the third person before the name of a field, and no sets that anybody nurses. */
const ledField = rare(
  /^(sets|leads|plans|owns|heads|directs|guides|drives|shapes|builds|approves|schedules|supports|reviews|designs|drafts|coaches|champions|oversees|budgets|coordinates) (?=(?:[a-z]+ )?(?:nursing|training|staffing|pricing|marketing|engineering|planning|purchasing|manufacturing|catering|housing|banking|billing|branding|recruiting|hiring|onboarding|scheduling|reporting|sourcing|mentoring|coaching|learning|accounting|funding|licensing|safeguarding|merchandising|advertising|nursery|teaching|fundraising|forecasting|budgeting|testing|publishing|commissioning|procurement)\b)/i,
);

/** With what or in which way something is done: "hand finishing", "spray painting", "spot welding". */
const byWhat =
  /^(?:hand|machine|spray|powder|steam|jet|pressure|power|spot|deep|dry|wet|hot|cold|laser|shot|sand|bead|grit|wire|arc|flame|press|roll|heat|screen|block|pre|fine|rough|spin|surface|final)$/i;

/** The line with its verb first, where it has one. Null where one half of it stayed a noun. */
export function withVerbFirst(line: string): string | null {
  // "Support of new products from the first drawing": what is drawn is a thing.
  if (/\b(?:first|second|third|early|final|initial|latest|original|working|technical|detailed) drawing\W*$/i.test(line))
    return withVerbFirst(`${line.replace(/\W*$/, '')}s`)?.replace(/s$/, '') ?? null;
  line = line.replace(ledField, (found, verb: string) => (baseOfThird(verb) ? `${baseOfThird(verb) ?? verb} ` : found));
  line = line.replace(/^line[- ]manag(e|ing)\b/i, 'manag$1');
  // "Road test", with nothing that is tested: it is carried out.
  line = line.replace(
    /^(road|drive|leak|pressure|flow|water|soil|eye|hearing) tests?$/i,
    (_, what: string) => `carry out ${what.toLowerCase()} tests`,
  );
  // "First and second fix": what electricians and joiners carry out.
  line = line.replace(
    /^(?:(?:first|1st) and )?(?:first|second|1st|2nd) fix(?:ing)?(?=$|,| (?:and|of|on|in|to|for|at)\b)/i,
    (fix) => `carry out ${fix.toLowerCase().replace(/ing$/, '')}`,
  );
  // "Help to first fix and second fix": with what they are.
  line = line.replace(
    /^(help|assist|learn)(?: to| with)? (?=(?:first|1st|second|2nd)(?: and (?:second|2nd))? fix\b)/i,
    (_, verb: string) => (/^learn/i.test(verb) ? `${verb} ` : `${verb} with `),
  );
  // "Return to work interviews and absence management": nobody returns.
  line = line.replace(
    /^return[- ]to[- ]work (interviews?|meetings?|reviews?|discussions?)(?:(,? and) ((?:[a-z]+ )?[a-z]+) management(?=$|[,.]))?/i,
    (_, what: string, joint?: string, managed?: string) =>
      `hold return-to-work ${what.toLowerCase()}${joint && managed ? `${joint} manage ${managed}` : ''}`,
  );
  // "Road tests buses after repair": of the third person.
  line = line.replace(
    /^(road|jet|pressure|power|steam|hand|spot|deep|machine|quality|date|price|leak|pat|smoke)[- ](tests|washes|cleans|paints|checks|feeds|finishes|packs|wraps) (?=(?:the |all |our |an? )?[a-z]+s\b)/i,
    (_, how: string, verb: string) => `${how}-${verb.replace(/(?<=[sh])es$|s$/, '')} `,
  );
  // "Directs daily work of crew": of the one that there is.
  line = line.replace(
    /^([a-z]+) daily work of (?:the )?(crew|team|shift|department|unit)\b/i,
    '$1 the daily work of the $2',
  );
  // "Jet wash forecourt", "steam clean carpets": one verb of two words.
  let text = line.replace(
    /^(jet|pressure|power|steam|hand|spot|deep|dry|spray|heat|shrink|vacuum|double|spell|machine|bottle|quality|test|cold|date|cross|price|road) (wash|clean|paint|weld|seal|wrap|pack|check|feed|finish|stitch|sew|drive|call|flush|test)(?= [a-z]{3,})(?! (?:and|of|for|in|on|at|up|down|area|bay|room|station|list|sheet|team|duties|skills)\b)/i,
    '$1-$2',
  );
  // "Cash handling and banking of fines": both hide a verb.
  text = text.replace(
    /^(?!(?:safe|secure|efficient|effective|accurate|regular|daily|weekly|careful|thorough|general|proper)\b)([a-z]+) ([a-z]+ing) and ([a-z]+ing) of (?=\w)/i,
    (whole, what: string, one: string, other: string) => {
      const [first, second] = [baseOfIng(one.toLowerCase()), baseOfIng(other.toLowerCase())];
      // "Hand finishing and polishing of dies": how they are finished, and nobody finishes a hand.
      if (first && second && byWhat.test(what)) return `${what.toLowerCase()}-${first} and ${second} `;
      // "Supervise loading and unloading": a verb already.
      return first && second && (!isVerbBase(what.toLowerCase()) || nounLike.has(what.toLowerCase()))
        ? `${first} ${lowerFirst(what)} and ${second} `
        : whole;
    },
  );
  // "Ensure vehicle dusted every morning": it is dusted.
  text = text.replace(
    /^((?:ensure|make sure|check) (?:that )?)((?:[a-z-]+ ){0,3}[a-z-]+) (?=(?!set up (?:against|for (?:errors|faults|safety))\b)(?:[a-z]{2,}ed|kept|done|met|made|held|given|sent|set|paid|built|put)(?:$| (?:tidy|clean|safe|secure|stocked|locked|open|clear|every|each|daily|weekly|at|in|on|to|by|before|after|with|and|for|within|up|out|down|correctly|properly|safely|promptly)\b))/i,
    (whole, verb: string, what: string, at: number) =>
      /\b(?:is|are|be|being|been|that|which|was|were|the \w+ and)\b/.test(what) ||
      // "Check drawings produced by technicians": whose drawings are checked.
      (/^check/i.test(verb) &&
        /^[a-z]+ (?:up |in |out )?by (?!\d|noon|midday|midnight|lunch|close|closing|the (?:end|start)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i.test(
          text.slice(at + whole.length),
        ))
        ? whole
        : `${verb}${what} ${/[^s]s$|\b(?:staff|people|children|crew|patients)$/.test(what) || /\band\b/.test(what) ? 'are' : 'is'} `,
  );
  // "The day-to-day running of the centre": run it day to day.
  text = text.replace(
    /^(?:the )?(?:day[- ]to[- ]day|daily) (running|management|operation|supervision) of ((?:[\w'’-]+ ?){1,4})$/i,
    (_, deed: string, what: string) =>
      `${{ r: 'run', m: 'manage', o: 'run', s: 'supervise' }[deed.charAt(0).toLowerCase()] ?? 'run'} ${what.trim()} day to day`,
  );
  // "Switching operations up to 33 kV": something to carry out, and no operations to switch.
  if (isWorkOfKind(text)) text = `carry out ${lowerFirst(text)}`;
  text = withVerbs(text.replace(/^the (?=\w+(?:tion|sion|ment|ance|ing) (?:and \w+ )?of )/i, ''));
  text = text
    .replace(/^(\w+ing) of (?=\w)/i, '$1 ')
    .replace(/^(\w+ing (?:out|up|down|off|on)) of (?=\w)/i, '$1 ')
    // "Milking of cows and washing down of parlour".
    .replace(/(?<=\band )([a-z]+ing) (out|up|down|off) of (?=\w)/g, (whole, verb: string, particle: string) =>
      baseOfIng(verb) === null ? whole : `${verb} ${particle} `,
    )
    // "Design, install and support of networks": three verbs, the last of them in the noun's clothes.
    .replace(/^((?:[a-z]+, )*[a-z]+ and [a-z]+) of (?=\w)/i, (whole, verbs: string) =>
      verbs.split(/, | and /).every((verb) => isVerbBase(verb)) && !/dispose$/i.test(verbs) ? `${verbs} ` : whole,
    )
    .replace(/\b(in|on) (?=on-call (?:rota|roster|rotation)\b)/gi, '$1 the ')
    // "Roll-out of SAP".
    .replace(/^([a-z]+)-(out|up|off|down|over|in) of (?=\w)/i, (whole, verb: string, particle: string) =>
      isVerbBase(verb) ? `${verb} ${particle} ` : whole,
    )
    // "Change out of major components": it is they that are changed.
    .replace(/^((?!get|run|come|grow|move|go|stay|keep)[a-z]+ (?:out|up|down|off|over)) of (?=\w)/i, '$1 ')
    // "Safeguarding lead": somebody to be.
    .replace(
      /^(?:the )?([a-z]+(?:ing|ity|th|ion)?(?: [a-z]+)?) (lead|champion|first aider|representative)$/i,
      (whole, of: string, who: string) =>
        /^(?:the|a|an|our|your|new|each|every|all)\b/i.test(of)
          ? whole
          : `be the ${of.toLowerCase()} ${who.toLowerCase()}`,
    )
    // "Contact person for authorities": somebody to be, and nobody to contact.
    .replace(
      /^(?:an? |the )?((?:(?:main|first|key|central|primary|internal) )?(?:points? of contact|contact(?: person| point| partner)) (?:for|to|with|between) |(?:interface|link|liaison) between )/i,
      (_, point: string) => `be the ${point.toLowerCase()}`,
    );
  // "Tenants' letters answering", "transit documents opening and closing": the object before its deeds.
  text = withObjectFirst(text);
  // "Full responsibility for stock and waste": it is taken.
  text = text.replace(
    /^((?:overall|full|sole|joint|shared|direct|complete|end[- ]to[- ]end|day[- ]to[- ]day) )?responsibility (for|of) (?=\S)/i,
    (_, which: string | undefined) => `take ${(which ?? '').toLowerCase()}responsibility for `,
  );
  // "Own caseload of about 45 applications": the reader's.
  text = text.replace(
    /^own (?=(?:route|caseload|section|portfolio|patch|territory|list|desk|area|class|book|pipeline|diary|budget|region|round|workload|bench|stand|chair|column|clinic|projects?|clients?|accounts?|files|customers)\b(?!['’]))/i,
    'manage your own ',
  );
  // "Own allocation of 5-6 patients", "own group of eight children": so many are the reader's.
  text = text.replace(ownShare, 'manage your own ');
  // "Own funding and investor relations": what stands first in a task is the verb.
  text = text.replace(
    /^own (?=[a-z]|[A-Z&]{2})(?!(?:the|our|your|an?|and|all|initiative|vehicle|car|transport|tools|laptop|phone|time)\b)/i,
    'take charge of ',
  );
  // "Take charge of reliability of the API": the one that it has.
  text = text.replace(
    /^(take charge of )(?=(?:reliability|quality|accuracy|performance|delivery|availability|security|maintenance|presentation|profitability|safety) of (?:the|our|all|your)\b)/,
    '$1the ',
  );
  text = yourOwn(text);
  // "Stock counting every month": count stock every month.
  text = text.replace(
    /^(\w{3,}[^suiS\W]s) ([a-z]+ing) and ([a-z]+ing)\b(?! [a-z]*s\b)/i,
    (whole, what: string, one: string, other: string) => {
      const [first, second] = [baseOfIng(one.toLowerCase()), baseOfIng(other.toLowerCase())];
      return first && second && !isVerbForm(what) ? `${first} and ${second} ${lowerFirst(what)}` : whole;
    },
  );
  const compound = /^(stock|cash|data|food|waste|paper|equipment|mail|post|\w{2,}[^sui]s) (\w+ing)\b(.*)$/i.exec(text);
  const base = compound?.[2] ? baseOfIng(compound[2]) : null;
  if (
    compound?.[1] &&
    base &&
    !isVerbForm(compound[1]) &&
    // "Orders cutting tools": somebody does, and what is ordered stands behind.
    !(
      baseOfThird(compound[1].toLowerCase()) !== null &&
      /^ (?!(?:and|or|for|to|in|on|at|of|from|with|by|as|during|within|across|before|after)\b)[a-z]+/.test(
        compound[3] ?? '',
      )
    ) &&
    // "Stock ordering, rotation and wastage": names in a row, and nobody orders a rotation.
    !/^(?:, [a-z]+)+,? (?:and|&) [a-z]+$/i.test(compound[3] ?? '') &&
    // "Cash closing and POS reconciliation": two deeds, and nobody closes a reconciliation.
    !/^ (?:and|&) (?:[\w-]+ ){1,3}[a-z]*(?:tion|sion|ment|ance|ysis|control|upkeep|checks?|reviews?|reporting|planning|handling|banking)$/i.test(
      compound[3] ?? '',
    ) &&
    !/(?:ss|us|is|lens|gas|canvas)$/i.test(compound[1]) &&
    // "PACS archiving": letters, and nobody knows of what.
    !/^[A-Z]{2,}$/.test(compound[1])
  )
    text = `${base} ${compound[1].toLowerCase()}${compound[3] ?? ''}`;
  // "Maintain plans. Sign them off" was cut already; a long chain keeps its first clauses.
  // "Prepare reports and to give evidence": one order, not two.
  // "Safely and to programme" tells how; "safely and to reduce downtime" is an order with what it is done to.
  text = text.replace(
    /(\w+,?)\s(and|or) to ([a-z]+)\b(?=( (?!and\b|or\b)[a-z\d])?)/g,
    (whole, before: string, link: string, verb: string, more: string | undefined) =>
      (isVerbBase(verb) || /.{4}(?:ate|i[sz]e|ify)$/.test(verb)) && (!/ly,?$/.test(before) || more !== undefined)
        ? `${before} ${link} ${verb}`
        : whole,
  );
  // "Assess needs, the development, implementation and evaluate": half of it stayed a noun.
  if (
    /, (?:the )?\w+(?:ment|tion|sion|ance)(?:, \w+)? and [a-z]+e?\s/.test(text) &&
    /, the \w+(?:ment|tion|sion|ance)\b/.test(text)
  )
    return null;
  return text;
}

/** "Keeping of records and filing of forms": without the second "of"; "answers the phone and takes on repairs": both as orders. */
export function withLikeHalf(line: string): string {
  // "Keeping to tachograph and driving time rules": rules of both, and no second deed.
  if (
    /^\W*[A-Za-z]+ing (?:to|with) [\w-]+ and [a-z]+ing (?:[a-z]+ )?(?:rules|regulations|standards|laws|limits|codes|policies)\b/.test(
      line,
    )
  ) {
    const base = baseOfIng(/[A-Za-z]+/.exec(line)?.[0]?.toLowerCase() ?? '');
    return base ? line.replace(/[A-Za-z]+/, base) : line;
  }
  const first = /^\W*([A-Za-z]+)\b/.exec(line)?.[1]?.toLowerCase() ?? '';
  if (/^\W*[A-Za-z]+ing of (?:the )?[a-z]/.test(line) && baseOfIng(first))
    return line.replace(/ and ([a-z]+ing) of (?=[a-z])/, (found, doing: string) =>
      baseOfIng(doing) && !/^(?:dispos|think|consist|hear|approv|know|speak|learn)/.test(doing)
        ? ` and ${doing} `
        : found,
    );
  const base = baseOfThird(first);
  if (base === null || !/^\W*[A-Z]/.test(line)) return line;
  // "Fits, tacks and welds assemblies": between two deeds stands a third, whatever else its word may name.
  const three = /^(\W*)[A-Z][a-z]+s, ([a-z]+[^s\W])s,? and ([a-z]+s) (?=(?:[a-z]+s|the|all|our|any)\b)/.exec(line);
  const last = baseOfThird(three?.[3] ?? '');
  if (three && last)
    return `${three[1] ?? ''}${base}, ${baseOfThird(`${three[2] ?? ''}s`) ?? three[2] ?? ''} and ${last} ${line.slice(three[0].length)}`;
  const turned = line.replace(
    / and ([a-z]+s) (?=(?:on|up|out|off|over|back|away|the|an?|our|any|all) )/,
    (found, verb: string) => (baseOfThird(verb) ? ` and ${baseOfThird(verb) ?? verb} ` : found),
  );
  return turned === line
    ? line
    : turned.replace(new RegExp(`^(\\W*)${first}`, 'i'), (_, marks: string) => `${marks}${base}`);
}
