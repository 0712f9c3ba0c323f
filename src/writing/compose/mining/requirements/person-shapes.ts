import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { isTongue } from '../../language/tongues.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../../language/verb-phrase.ts';
import { baseOfIng, isVerbBase } from '../../language/verbs.ts';

/** What is asked of a person: to have, to be, to be able to do, or to do; or what isn't asked. */
/** Names of programs of which one word alone is none. */
const twoWords = /^(?:(?:MS|Microsoft) (?:Project|Visio|Planner)|(?:AutoCAD )?Civil 3D)$/;
/** Programs, languages and techniques that somebody knows: nobody "has SQL". */
const tools = new Set(
  `sql python java javascript typescript c c# c++ go rust php ruby scala kotlin swift excel word powerpoint outlook office access sharepoint teams sap salesforce hubspot dynamics
  docker kubernetes linux windows aws azure gcp git github gitlab jira confluence tableau looker autocad revit solidworks catia photoshop figma indesign illustrator sketch react
  angular vue node node.js kafka jenkins terraform ansible xero sage quickbooks matlab simulink r stata spss sas gis arcgis qgis html css html5 wordpress shopify postgres postgresql
  mysql mongodb redis oracle spark airflow dbt snowflake databricks graphql rest selenium playwright cypress junit postman k6 jmeter graphpad prism jmp benchling .net asp.net django flask spring
  hadoop hive elasticsearch grafana prometheus datadog splunk servicenow workday netsuite canva mailchimp magento unity unreal blender maya plc scada vba etl ci/cd
  microsoft google adobe power bi ms 365 suite creative workspace cloud prism server query pivot tables s4hana hana
  yardi realpage epicor mastercam cargowise keyhouse clio xero opera bullhorn systmone emis zendesk intercom freshdesk tally pandas numpy navision infor toast pytorch tensorflow tensorrt cuda vmware protel mews gainsight planhat cvent birdie samsara zellis resourcelink insphire syrinx looker dbt rstudio
  datev minitab boot hibernate intune epic procore bluebeam vectorworks archicad rhino enscape lumion`.split(/\s+/),
);

/** Names that are words of everyday speech too: only with their capital. */
const everyday =
  /^(?:go|opera|rust|swift|excel|word|office|access|teams|oracle|sketch|spring|express|flask|power|ms|bi|suite|creative|cloud|server|query|tables|pivot|unity|unreal|maya|spark|hive|looker|prism|r|c|google|sage|rest|node|angular|react|blender|cypress|snowflake|dynamics|boot|epic|workspace|kafka|scala|ruby|hana|illustrator|confluence)(?: |$)/;

/** "GraphPad Prism, JMP": "know GraphPad Prism and JMP". Null where one of the names is none that we know. */
export function readTools(text: string): string | null {
  const names = text
    .replace(/^(?:good|strong|solid|basic|some|working|hands-on|advanced) /i, '')
    .split(/,\s*(?:and |or )?|\s+(?:and|&|\+)\s+|\s*\/\s*(?!cd\b)/i)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  // "Java 8/11": versions of one program.
  const versions = /^([A-Za-z]+) \d+(?:[./]\d+)+$/.exec(text);
  if (versions?.[1] && tools.has(versions[1].toLowerCase())) return text;
  if (names.length === 0 || names.length > 5 || names.some((name) => /^[\d.]+$/.test(name))) return null;
  // "MS" alone is a degree.
  if (names.some((name) => /^(?:ms|microsoft|google|adobe|suite|cloud|server|studio)$/i.test(name))) return null;
  if (names.some((name) => everyday.test(name))) return null;
  if (
    !names.every(
      (name) =>
        twoWords.test(name) ||
        name.split(' ').every((word) => tools.has(word.toLowerCase()) || /^(?:\d+|V\d+)$/.test(word)),
    )
  )
    return null;
  const capital = names.map((name) =>
    /^(?:sql|sap|aws|gcp|html|css|php|spss|gis)$/.test(name) ? name.toUpperCase() : name,
  );
  return capital.length === 1 ? (capital[0] ?? null) : `${capital.slice(0, -1).join(', ')} and ${capital.at(-1) ?? ''}`;
}

export interface PersonFact {
  kind: 'have' | 'be' | 'can' | 'do' | 'without';
  /** Ready to stand after "you have", "you're", "you can", "you", "you don't need". */
  text: string;
  desirable: boolean;
  /** Lacks an article that it may need: stands only behind a colon ("We ask for: clean MVR and CDL"). */
  loose?: boolean;
  /** It may be no noun at all: it stands alone behind its colon. */
  odd?: boolean;
  /** Nobody has it, and nothing is missing before it: a role calls for it ("classroom management", "CIPD Level 5"). */
  topic?: boolean;
  /** Known by its shape, which leaves nothing open, however much of it was written out. */
  sure?: boolean;
  /** A wish that is nearly a must ("strongly preferred"): no sentence may call it unessential. */
  strong?: boolean;
  /** Whoever hires gives it, pays for it or teaches it: it will be needed, and nobody is asked whether they have it. */
  arranged?: boolean;
}

const topic =
  '(?:education|training|experience|knowledge|skills?|abilit(?:y|ies)|qualifications?|aptitudes?|attributes?|personal qualities|attainments?|competenc(?:y|ies)|achievements?|other(?: requirements)?|circumstances)';
/** "Education & Training": the name of a row in a person specification, and nothing that is asked. */
export const category = new RegExp(
  `^(?:general |relevant |personal |special )?${topic}(?:\\s*(?:,|&|\\band\\b|/)\\s*${topic})*$`,
  'i',
);

/** People by what they do: somebody is one, nobody has one. */
const agent =
  'writer|typist|bookkeeper|bricklayer|roofer|plasterer|tiler|scaffolder|groundworker|labourer|machinist|butcher|baker|barber|hairdresser|stylist|beautician|barista|bartender|receptionist|shepherd|milker|stockperson|childminder|lecturer|programmer|prescriber|(?:stock|note|minute|order) taker|(?:kitchen|hospital|night|theatre|hotel|hall) porter|toolmaker|cabinet ?maker|dressmaker|car user|life support provider|(?:MOT|software|test|penetration) tester|(?:mou?lding|tool|cnc|press|machine) setter|cover supervisor|speaker|communicator|leader|listener|driver|nurse|teacher|engineer|chef|manager|accountant|electrician|carer|cook|practitioner|professional|negotiator|planner|solicitor|barrister|lawyer|doctor|swimmer|cyclist|learner|graduate|member|fundraiser|plumber|welder|mechanic|designer|developer|scientist|analyst|technician|interpreter|translator|architect|surveyor|pharmacist|therapist|physiotherapist|dietitian|nutritionist|radiographer|paramedic|optometrist|optician|social worker|midwife|dentist|hygienist|librarian|presenter|organi[sz]er|linguist|facilitator|musician|gardener|farmer|carpenter|joiner|dispatcher|timekeeper|problem[- ]solver|solver|reader|thinker|coach|trainer|(?:people|detail|details|morning|night|evening|dog|cat|animal|numbers|ideas|outdoors) person|non-smoker|team worker|worker|team player|starter|riser|early bird|night owl|morning person|animal lover|dog lover|people lover|self[- ]starter|timekeeper|all-rounder|whizz?|guru|enthusiast|foodie|finisher|key ?holder|first aider|fire marshal|[a-z]{3,}ologist|[a-z]{3,}iatrist';
const isAgent = rare(
  new RegExp(
    `^(at least |ideally )?(?:an? )?((?:(?!as\\b|of\\b|in\\b|with\\b|for\\b|by\\b|and\\b|or\\b|to\\b|from\\b|the\\b|your\\b|our\\b|experience\\b|knowledge\\b)[\\w-]+ ){0,3}(?:${agent})(?: \\([^()]{2,30}\\))?)(?=$|,| at (?:all|every|any)\\b| with\\b| who\\b| in\\b| of (?:an?|the)\\b| (?:on|under|over|about) (?:an?|the)\\b| or (?:willing|able|working)\\b| or (?:${agent})$)(.*)$`,
    'i',
  ),
);
const somebody = rare(new RegExp(`^an? (?:[\\w-]+ ){0,2}(?:and [\\w-]+ )?(?:${agent})$`, 'i'));
/** "A strategic and creative leader": somebody to be. */
export const isSomebody = (text: string): boolean =>
  somebody.test(text) &&
  !/^an? (?:syringe|screw|device|pile|disk|display) driver$/.test(text) &&
  !paperName.test(text.replace(/^an? /, ''));

/** "ServSafe Manager", "PRINCE2 Practitioner": what a paper is called after, and nobody. */
export const paperName =
  /^(?:[A-Z][a-z]+[A-Z]\w*|[A-Z]{3,}\d\w*)(?: [A-Z][a-z]+)+$|^(?:[A-Z][\w&]* )+(?:Level|Grade|Stage|Part) \d\w*(?: [A-Z][a-z]+)+$/;

/** "Has been CFO at a manufacturer", "have led teams": what somebody has done. */
export function readPerfect(text: string, desirable: boolean): PersonFact | null {
  const perfect =
    /^(?:(?:(?:you|they|he or she|s?he)(?: (?:will|must|should))?|must|should)\s+)?(?:(?:has|have|having|['’]ve)\s+|(?=been ))((?:already|previously|personally|ideally|also) )?([a-z]+)\s+(.+)$/i.exec(
      text,
    );
  const verb = perfect?.[2]?.toLowerCase() ?? '';
  if (!perfect?.[3] || !isParticiple(verb, perfect[3])) return null;
  return { kind: 'do', text: `have ${(perfect[1] ?? '').toLowerCase()}${verb} ${perfect[3]}`, desirable };
}
const irregular =
  /^(?:been|driven|grown|taught|led|sold|built|run|done|written|had|held|made|taken|seen|known|dealt|kept|brought|bought|spent|won|put|set|met|begun|become|chosen|drawn|flown|given|gone|sat|spoken|stood|swum|thought|understood|worn)$/;
/** "Has managed teams", and no "has proven experience", "has advanced Excel skills". */
export const isParticiple = (verb: string, rest: string): boolean =>
  irregular.test(verb) ||
  (/^[a-z]{2,}ed$/.test(verb) &&
    (isVerbBase(verb.replace(/ed$/, '')) ||
      isVerbBase(verb.replace(/d$/, '')) ||
      isVerbBase(verb.replace(/(.)\1ed$/, '$1')) ||
      isVerbBase(verb.replace(/ied$/, 'y'))) &&
    !/^(?:proven|advanced|demonstrated|detailed|related|required|varied|limited|enhanced|accredited|qualified|certified|licensed|recognised|recognized)$/.test(
      verb,
    ) &&
    !/^(?:[a-z]+ )?(?:experience|skills?|knowledge|licen[cs]e|qualification|background|track record|ability|understanding)\b/i.test(
      rest,
    ));

/** Notes that say "you think", "speaks", "is a team player": what the reader does or is. Null for all others. */
export function readYou(raw: string, desirable: boolean): PersonFact | null {
  const text = raw.trim().replace(/[.!?]+$/, '');
  const is = /^(?:is|you are|you['’]re|must be|should be|will be|to be) (an? .+)$/i.exec(text)?.[1];
  if (is && !/\b(?:essential|required|must|plus|advantage)\b/i.test(is) && is.split(' ').length <= 14)
    return { kind: 'be', text: is.charAt(0).toLowerCase() + is.slice(1), desirable };
  // "You'd rather mend a thing than replace it".
  const rather = /^you(?:['’]d| would) (rather [a-z]+ .+)$/i.exec(text)?.[1];
  if (rather) return { kind: 'do', text: `would ${rather}`, desirable };
  const you = /^(?:you|they) ([a-z]+)(?:\s.+)?$/i.exec(text);
  const verb = (you?.[1] ?? '').toLowerCase();
  // After "you" stands a verb, whether a list has it or not.
  const plain = /^[Yy]ou ([a-z]{3,}) (?!are\b|will\b|have\b|can\b)\S/.exec(text)?.[1];
  if (
    plain &&
    !isVerbBase(verb) &&
    !/(?:ly|ing|ed)$|^(?:are|will|have|can|must|should|may|might|could|would|were|had|need|also|never|always|often|just|who|and|or|both|all|might|ought)$/.test(
      plain,
    ) &&
    text.split(' ').length <= 14
  )
    return { kind: 'do', text: text.replace(/^\S+\s/, ''), desirable };
  if (
    you &&
    isVerbBase(verb) &&
    !/^(?:have|be|need|hold|bring|possess|show|come|demonstrate|must|can)$/.test(verb) &&
    text.split(' ').length <= 16 &&
    text.split(' ').length > 2
  ) {
    const phrase = parseVerbPhrase(text.replace(/^\S+\s/, ''));
    if (phrase?.rest) return { kind: 'do', text: realiseVerbPhrase(phrase, 'base'), desirable };
    // "You stay calm when things get hectic".
    if (/^(?:stay|keep|remain|get|turn|show|take|make|give|think|feel|look|like|love|enjoy|want|know|care)$/.test(verb))
      return { kind: 'do', text: text.replace(/^\S+\s/, ''), desirable };
  }
  return null;
}

/** What somebody is, or does: nothing that can be had, in a row with things that can. */
const notHad = rare(
  /\b(?:or|and) (?:(?:an? )?(?:currently |already |soon |about |at least |just |very good |good )?(?:due to|been|has been|willing|able|ready|happy|working (?:towards|to)|studying|qualified|registered|enrolled|newly|eligible|similar$|on (?:the way|track)|in training|be\b|close to|nearly|trained|taught|learn(?:t|ed)|self-taught|time-served)\b|(?:[\w-]+ ){0,2}(?:craftsman|craftsperson|technician|engineer|graduate|nurse|teacher|practitioner|apprentice|accountant|solicitor|student|manager|veteran|holder)\b|(?:[\w-]+ ){0,2}(?:dev|developer|programmer|coder|pro)\b(?! experience))/i,
);
/** "NMC pin or due to qualify", "a degree or master craftsman": alternatives of different kinds, which only stand as typed. */
export const mixesKinds = (text: string): boolean =>
  notHad.test(text) &&
  !/^(?:an? )?(?:[\w'’-]+ ){0,3}(?:degree|qualification|certificate|licen[cs]e|diploma|background|apprenticeship|card|ticket|experience|knowledge|phd)(?: (?:in|of|with|using|on) [^;:]{2,60}?)? or similar$|^[a-z]+(?: [a-z]+){0,2} (?:in|of|with) [a-z][^;:]{2,60}? or similar$/i.test(
    text,
  ) &&
  !/^(?:[A-Z][\w-]*|[a-z-]+(?: [a-z-]+)?) (?:certified|qualified|registered|trained|licen[cs]ed|accredited) or\b/.test(
    text,
  ) &&
  // "Three years as a store manager or assistant manager": in one post or the other.
  !/^(?:at least |over )?[\w+]+ years?['’]?(?: experience)? as (?:an? )?[\w -]+ or (?:an? )?[\w -]+$/.test(text) &&
  !/^(?:an? )?(?:[\w-]+ ){1,2}(?:speaker|learner|driver|user|swimmer) or\b/i.test(text) &&
  !/^(?:be |an? (?:[\w-]+ ){0,2}(?:craftsman|technician|engineer|graduate|nurse|teacher|practitioner|accountant|solicitor|manager)\b)/i.test(
    text,
  ) &&
  !/^(?:\w+ly )?(?:qualified|registered|willing|able|happy|ready|experienced|calm|patient|reliable|comfortable|confident|certified|trained|eligible|educated|enrolled|studying|working|fit|keen|[a-z]+ed) /i.test(
    text,
  );

/** Whether a word is the name of a language that is spoken. */
export const isLanguage = isTongue;
/** "Tamil", "Welsh, Irish or Gaelic". */
const isRowOfTongues = (text: string): boolean =>
  /^\w+(?:(?:, \w+)* (?:or|and) \w+)?$/.test(text) && text.split(/, | or | and /).every(isTongue);
const inWords = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)';
// "Three to six years", "two or three years".
const count = `(?:${inWords}(?: (?:to|or) ${inWords})?\\+?|several|some|many)`;
const time = new RegExp(
  `^((?:(?:at least|over|more than|a minimum of) )?${count}(?: or more)? years)[’']? (?![a-z]+ing (?:[a-z]+ )?experience\\b)(in|as|on|with|at|[a-z]+ing)\\b`,
  'i',
);

/** "3 years framing, timber or bridge carpentry": what stands in a row with other work is a field, and nothing is done to it. */
const inRow = (rest: string): string =>
  rest.replace(/^ (?=[a-z]+ing(?:, | and | or )(?![a-z]+ing (?:an?|the|your)\b))/, ' in ');

/** Requirements in shapes of their own: an age or a height, somebody's trade, years of doing something, a bare language. */
export function readSpecial(lower: string, desirable: boolean): PersonFact | null {
  if (/^\d{2,3}(?:\s?(?:cm|kg|m))? (?:or|and) (?:over|older|above|taller)\b|^\d{2}\+$/.test(lower))
    return { kind: 'be', text: lower, desirable };
  if (/^\d{3}(?:\s?cm)?(?: to |\s?[-–]\s?)\d{3}\s?cm$/.test(lower))
    return { kind: 'be', text: `${lower} in height`, desirable };
  const years = time.exec(lower);
  if (years && (!/ing$/.test(years[2] ?? '') || baseOfIng(years[2] ?? '') !== null))
    return {
      kind: 'have',
      text: `${years[1] ?? ''}’ experience${inRow(lower.slice((years[1] ?? '').length).replace(/^[’']/, ''))}`,
      desirable,
    };
  const [, spoken = '', well = ''] = /^(\w+) (fluent|native|basic)$/.exec(lower) ?? [];
  if (isTongue(spoken)) return { kind: 'have', text: `${well} ${spoken}`, desirable };
  if (isRowOfTongues(lower)) return { kind: 'can', text: `speak ${lower}`, desirable };
  const who = isAgent.exec(lower.replace(/^any (?=graduate\b)/, ''));
  // "Syringe driver": a machine, where it drives nothing that has wheels.
  const machine =
    /^an? (?!(?:[\w-]+ )*(?:van|bus|coach|truck|lorry|hgv|lgv|pcv|psv|cdl|car|taxi|delivery|forklift|flt|train|tram|tractor|crane|plant|ambulance|minibus|cab|good|safe|confident|experienced|careful|licen[cs]ed|qualified|clean|keen|willing|competent|multi-drop|class \w+|[A-Z]\w*) driver)(?:[\w-]+ )+driver$/;
  if (who && !paperName.test(lower) && !machine.test(withArticle(who[2] ?? '')))
    return { kind: 'be', text: `${who[1] ?? ''}${withArticle(lowerFirst(who[2] ?? ''))}${who[3] ?? ''}`, desirable };
  // "CPR certified", "not allergic to bee stings".
  if (
    /^[\w-]+(?: [\w-]+)? (?:certified|qualified|registered|trained|licen[cs]ed|accredited|vaccinated|vetted|cleared|eligible)(?: \([^)]*\))?(?: or (?:in training|awaiting|pending|(?:currently |already )?(?:working towards|studying|about to|due to|willing to|eligible|waiting)\b.*))?$|^not [a-z]+ (?:to|of|in|on)\b/i.test(
      lower,
    )
  )
    return { kind: 'be', text: lower, desirable };
  if (/^(?:swims|cooks|drives|sews|sings|skis|cycles|climbs|types)(?: \([^)]*\))?$/.test(lower))
    return { kind: 'can', text: lower.replace(/s(?=$| )/, ''), desirable };
  const [, known = '', willing = ''] = /^(\w+) or willing to (.+)$/.exec(lower) ?? [];
  if (isTongue(known)) return { kind: 'do', text: `speak ${known} or are willing to ${willing}`, desirable };
  // "Qualified at least 12 months": for so long.
  const since =
    /^(?:(?:fully|newly) )?qualified (?:for )?((?:at least |over |more than |minimum )?(?:\d+|one|two|three|five)\+? (?:months?|years?))$/.exec(
      lower,
    )?.[1];
  if (since) return { kind: 'be', text: `qualified for ${since.replace('minimum', 'at least')}`, desirable };
  // "Shipped at least two titles": something that was done.
  if (
    /^(?:[a-z]{3,}ed|built|led|run|grown|sold|taught|made|written|won) (?:at least|an?|the|\d+|one|two|three|four|several)\b/.test(
      lower,
    )
  )
    return { kind: 'do', text: `have ${lower}`, desirable };
  if (
    /^(?:sold|led|built|run|taught|worked|shipped|delivered|scaled|grown|managed|written) (?:in|into|for|with|across|to|at|from) /.test(
      lower,
    )
  )
    return { kind: 'do', text: `have ${lower}`, desirable };
  // "Managed renewals of at least USD 1 Mn": done, and no renewals that were managed.
  if (
    /^(?:managed|led|handled|owned|supervised|delivered|overseen|controlled|coordinated|built) (?:[a-z-]+ ){0,2}(?:[a-z]{3,}s|budget|team|staff|growth|spend|p&l|change|revenue) (?:of|worth|above|over|up to|across|with) /.test(
      lower,
    )
  )
    return { kind: 'do', text: `have ${lower}`, desirable };
  // "Cooked for big numbers", and no "qualified for".
  const did = /^([a-z]{3,})ed (?:for|with) [a-z]/.exec(lower)?.[1];
  if (
    did &&
    /^(?:cook|work|cater|bake|car|nurs|deal|perform|act|design|cod|writ|volunteer)$/.test(did) &&
    [did, `${did}e`].some((verb) => isVerbBase(verb))
  )
    return { kind: 'do', text: `have ${lower}`, desirable };
  // "Personally closed six-figure gifts".
  if (
    /^(?:personally|successfully|previously) [a-z]+ed\b/.test(lower) ||
    /^(?:closed|raised|scaled|launched|negotiated|published) [a-z\d£€$₹]/.test(lower)
  )
    return { kind: 'do', text: `have ${lower}`, desirable };
  if (/^(?:graduate|member|holder|citizen|resident) of /.test(lower))
    return { kind: 'be', text: withArticle(lower), desirable };
  if (/^[a-z]{4,}ed (?:in|by|as|with|to|against|from|at|under|within)\b/.test(lower))
    return { kind: 'be', text: lower, desirable };
  if (/^(?:strong|good|excellent|solid|basic|advanced) (?:[a-z]{4,}ing|Excel(?:\/VBA)?|SQL|Python|Word|R)$/.test(lower))
    return { kind: 'have', text: `${lower} skills`, desirable };
  return null;
}
