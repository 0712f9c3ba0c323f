/** First words that look like verbs and name a thing: "stock accuracy", "repair of frames", "training programmes for staff". */
import { rare } from './its-words.ts';
import { knowsNoun } from './lexicon.ts';
import { baseOfIng, isVerbBase, nounLike } from './verbs.ts';

interface First {
  base: string;
  form: 'base' | 'ing' | 'third';
}

/** "Stock accuracy", "budget responsibility": a noun before a noun that no one does to it. */
const compoundFirst =
  /^(?:stock|budget|project|market|cost|contract|interface|network|program|programme|team|staff|brand|price|finance|fund|cash|process|data|time|call|care|case|query|queue|claim|fleet|shift|site|tax|title|voice|wage|water)$/;
const abstractNoun = /^[a-z]{3,}(?:ility|acy|ance|ence|ment|tion|sion|ship|ness)s?$/i;
/** Nouns that end like deeds and are things or papers: they are paid, screened, machined and packed like any other. */
const madeThings = rare(
  /^(?:[a-z]*documents?|documentation|equipment|information|underlayment|cement|compartments?|allotments?|embankments?|insulation|ventilation|irrigation|vegetation|partitions?|siding|guttering|flashing|skirting|coving|edging|netting|matting|sheeting|sheathing|carpeting|scaffolding|strapping|padding|icing|toppings?|fillings?|bunting|(?:pre|re)?payments?|applications?|components?|instruments?|statements?|announcements?|appointments?|departments?|apartments?|garments?|elements?|segments?|fragments?|pavements?|basements?|monuments?|ornaments?|supplements?|shipments?|consignments?|attachments?|advertisements?|environments?|governments?|stations?|sections?|locations?|organi[sz]ations?|populations?|publications?|illustrations?|decorations?|questions?|solutions?|portions?|conditions?|positions?|sessions?|transactions?|donations?|invitations?|nominations?|quotations?|specifications?|prescriptions?|subscriptions?|submissions?|petitions?|editions?|collections|commissions?|pensions?|possessions?|elevations?|installations|foundations?|functions?|reservations?|presentations?|declarations?|regulations|absences?|entrances?|appliances?|ambulances?|insurances?|substances?|sentences?|licen[cs]es?|references?|conferences?|experiences?|differences?|audiences?|residences?|customers?|memberships?|scholarships?|partnerships?|relationships?|ships?|buildings?|clothing|bedding|wiring|flooring|ceilings?|paintings?|housings?|casings?|fencing|decking|roofing|cladding|piping|ducting|tubing|shelving|bearings?|coatings?|linings?|fittings?|drawings?|castings?|lighting|railings?|meetings?|briefings?|bookings?|filings?|listings?|savings?|earnings?|belongings?|findings?|recordings?|funding|seedlings?|ducklings?|(?:every|any|some|no)?things?|recycling|advertising|rings?|strings?|springs?|wings?|evenings?|mornings?|kings?|puddings?|dressings?|tenders?|tooling|signage|luggage|baggage|packages?|carriages?|cabbages?|sausages?|images?|messages?|pages?|villages?|cottages?|garages?|stages?|cages?|mileage|animals?|hospitals?|manuals?|journals?|portals?|terminals?|materials?|minerals?|metals?|chemicals?|meals?|cereals?|seals?|capital|signals?|medals?|festivals?|professionals?|individuals?|officials?|locals?|goals?|deals?)$/i,
);

/** What is done to a thing, as a noun: "adjustments", "grinding", "readings", "repairs". */
export const isDeedNoun = (word: string): boolean =>
  /^(?:repairs?|relines|refits|rebuilds|rewires|overhauls|rescues?|moves|swaps|checks?|readings?|drills?|counts?|runs|rounds|care|design|control|analys[ei]s|removals?|disposal|trials?|renewals?|storage|usage|transport|custody|hygiene|safety|security|quality|performance|compliance|teach|teaches|surveys?|audits?|patrols?|admin|takes?|duty|duties|rotas?|handovers?|entry|despatch|dispatch|relations|making)$/i.test(
    word,
  ) ||
  (!madeThings.test(word) &&
    (/^[a-z]{3,}(?:ment|tion|sion|ance|ation|isation|ization)s?$/i.test(word) || /^[a-z]{3,}ing$/i.test(word)));

/** Verbs that are things at least as often: before what is done to them they are its kind, and nobody frames an adjustment. */
const kindOfDeed = rare(
  /^(?:access|bank|bar|brake|batter|bed|bird|boat|body|bolt|bottle|box|brick|brush|bus|butter|cab|cable|card|carpet|cash|cell|chain|chair|claim|cloud|coach|coat|contact|container|crane|credit|crop|deck|desk|dish|dock|dog|dress|drum|duct|dust|edge|engine|equity|face|farm|fence|field|figure|film|fire|fish|flag|flame|fleet|float|flood|floor|flower|foot|frame|freight|fruit|fuel|fund|furnace|garden|gas|gate|gear|glass|graft|grass|gravel|grease|ground|grout|gut|hair|hand|head|heat|hedge|herd|hive|hook|horse|house|ice|ink|iron|joint|key|kit|lamp|land|laser|lash|lens|lift|light|lime|link|loan|lock|machine|mail|mask|mast|match|mill|mine|mould|muscle|nail|name|needle|nerve|nest|net|network|nurse|oil|onboard|oven|paint|palm|paper|parcel|patch|patient|pattern|pen|people|phone|pipe|pit|plant|plaster|plate|plot|plug|pocket|pond|pool|post|pot|powder|press|programme|program|property|pump|rack|rail|rig|rock|roof|rehab|root|rope|route|sail|salt|sand|scaffold|school|screen|script|seat|seed|shelf|shell|ship|shoe|shop|site|skin|slope|slot|soil|solder|sound|spot|spring|stable|stage|stain|star|steam|steel|stock|stone|stump|surface|tank|tap|tape|team|tent|thread|ticket|tile|till|tool|tooth|torque|tower|traffic|trail|train|tree|trench|truck|trunk|tube|turf|tyre|valve|van|vehicle|vein|vendor|vine|voice|wall|ward|waste|water|wax|web|weed|weld|well|wheel|wind|window|wire|wood|wool|word|yard|yarn)$/,
);
/** Verbs that what is done to things is the object of as well: "plan maintenance", "support recruitment". */
const takesDeeds = rare(
  /^(?:address|advance|aid|answer|approach|articulate|ask|assist|attend|award|be|benchmark|book|boost|capture|champion|challenge|check|chase|command|comment|commission|commit|complete|conduct|coordinate|correct|counsel|cover|deal|delegate|design|direct|document|do|draft|drive|estimate|exercise|file|finance|finish|fix|forecast|foster|fund|gain|go|handle|have|help|host|implement|increase|influence|invoice|issue|judge|launch|lead|log|look|manage|market|measure|mentor|moderate|monitor|note|notice|offer|order|outline|own|pilot|plan|present|price|process|produce|progress|prompt|purchase|question|quote|raise|reach|record|register|report|request|research|resolve|return|review|reward|role-model|run|safeguard|schedule|secure|select|sequence|serve|set|put|let|get|cut|grow|hit|hold|brief|place|grade|rate|mark|sort|source|separate|guide|guard|host|judge|leave|mind|model|play|practice|shadow|shift|speed|spread|stand|state|taste|shape|share|show|sign|slow|smooth|sponsor|stage|start|steer|stop|strengthen|structure|study|supply|support|survey|target|tell|tender|time|track|transform|update|upgrade|value|view|watch|welcome|win|witness|experience|trust|demand|balance|accelerate|pass|repair|service|change|test|release|calm|pitch|profile|project)$/,
);
/** Of these some are the kind of what is done where it is one: "process improvement", "report writing", "order entry". */
const kindOfOne =
  /^(?:process|order|report|document|record|cost|price|market|test|change|project|contract|sample|quote|claim|file|invoice|research|release)$/;
/** Visits, walks and the like, of which only a thing is the kind. */
const takesPlace =
  /^(?:exercises|sessions|visits|tours?|talks?|walks?|classes|lessons|workshops?|shows?|fairs?|trips?|clubs?|days|sales)$/;

/** Whether nobody does this to a deed, so that it is its kind: "broker relations", "rigging coordination". */
function isKindOf(word: string, head: string, form: First['form']): boolean {
  if (kindOfDeed.test(word)) return form !== 'ing' || !takesDeeds.test(word);
  if (kindOfOne.test(word) && form === 'base')
    return !/s$|^work/.test(head) && !/^(?:training|performance|progress)$/.test(head);
  return !takesDeeds.test(word) && (nounLike.has(word) || knowsNoun(word) || !isVerbBase(word));
}

/** "Seal changes", "plate changes": a kind of them. Nobody does to a change what such a word says; one may note or code it. */
export const isKindOfChange = (word: string): boolean =>
  kindOfDeed.test(word) ||
  (nounLike.has(word) &&
    !takesDeeds.test(word) &&
    !/^(?:note|code|input|flag|map|spot|push|list|talk|work)$/.test(word));

/** What secures or clears nothing where a deed follows: "secure storage", "direct delivery". */
const howDone = /^(?:secure|clear|clean|direct|separate|open|dry|smooth|slow|calm|double|daily|correct|complete)$/;
export const doneSo =
  /^(?:storage|disposal|transport|transportation|handling|destruction|delivery|custody|keeping|running|operation|communication|communications|transfer|packing|packaging|loading|working|return|dispatch|despatch|retention|shredding|archiving)$/;
/** Words at which the name of such a deed ends. */
const behindName =
  /^(?:and|or|of|for|in|on|at|with|to|from|by|as|per|across|within|after|before|during|under|using|when|where|via|every|each|twice|once|daily|weekly|monthly|hourly|annually|\d.*|[A-Z].*)$/;

/**
 * "Frame adjustments and repairs", "water level readings twice daily", "rigging coordination", "secure storage of papers":
 * what is done, and its kind or manner before it.
 */
export function namesDeed(words: readonly string[], { base, form }: First): boolean {
  // "Load, balance and check machines": behind a comma nothing has its kind.
  if (/,$/.test(words[0] ?? '')) return false;
  const rest = words.slice(1);
  if (form === 'base' && howDone.test(base) && doneSo.test((rest[0] ?? '').replace(/[,;.]$/, ''))) return true;
  if (base === 'contact' && /^lens/.test(rest[0] ?? '')) return true;
  if (/^(?:book (?:fair|club)|lead generation)/.test(`${base} ${rest[0] ?? ''}`)) return true;
  // "Stop lists", "service calls", "point to point checks", "keep in touch calls": names that begin with a verb by chance.
  if (
    form === 'base' &&
    /^(?:stop lists?|service (?:calls?|visits?|users?|charges?)|point[ -]to[ -]point|keep in touch (?:calls?|visits?|days?)|drop[ -]in (?:sessions?|clinics?)|walk[ -]in \w+|one to one)\b/.test(
      `${base} ${rest.join(' ')}`,
    )
  )
    return true;
  // "Building walks", "drawing checks": of what is built or drawn. "Coaching logs": papers of what is done.
  if (
    form === 'ing' &&
    ((/^(?:build|park|house|heat|light|land|meet)$/.test(base) &&
      (takesPlace.test(rest[0] ?? '') ||
        /^(?:maintenance|management|regs|regulations?|consents?|contracts?|inspections?|repairs?|services|surveys?|control|security|safety|design|checks)[,.;]?$/.test(
          rest[0] ?? '',
        ))) ||
      (/^(?:coach|clean|train|feed|milk|breed|fit|wait|mail|pick|pack|ship|load|fish|spray|test|weld|groom|shift|brief|cook|bake|wash|mentor|visit|safeguard|recruit|cut|mow|water|dose|season)$/.test(
        base,
      ) &&
        /^(?:logs?|sheets?|records|forms?|schedules?|matri(?:x|ces)|calendars?|registers?|diar(?:y|ies)|cards)[,.;]?$/.test(
          rest[0] ?? '',
        )))
  )
    return true;
  // "Hiring interviews", "coaching sessions": held to do it.
  if (
    form === 'ing' &&
    /^(?:hire|recruit|coach|mentor|train|plan|brief|onboard|screen|visit)$/.test(base) &&
    /^(?:interviews?|sessions?|meetings?|days?|events?|fairs?|calls?|workshops?|evenings?)[,.;]?$/.test(rest[0] ?? '')
  )
    return true;
  // "Reading programmes", "grooming standards", "waiting lists": of what one does for its own sake.
  if (
    form === 'ing' &&
    /^(?:groom|read|wait|park|swim|dine|live|shop|walk|travel|cycle|learn)$/.test(base) &&
    /^(?:standards?|programmes?|programs?|schemes?|lists?|permits?|clubs?|areas?|plans?|bays?|hours|time|skills|groups?|expenses|room|spaces?)[,;.]?$/.test(
      rest[0] ?? '',
    )
  )
    return true;
  let end = 0;
  while (end < rest.length && !behindName.test(rest[end] ?? '')) {
    end += 1;
    if (/[,;]$/.test(rest[end - 1] ?? '')) break;
  }
  // "Scope 3 calculations".
  // ... but "supervise 4 admin staff": so many of them.
  if (end === 0 && /^\d$/.test(rest[0] ?? '') && rest[1] !== undefined && isDeedNoun(rest[1]))
    return !takesDeeds.test(base) && !/^[a-z]/.test(rest[2]?.replace(behindName, '') ?? '');
  if (end === 0 || end > 3) return false;
  const chunk = rest.slice(0, end).map((word) => word.replace(/[,;.]$/, ''));
  if (!chunk.every((word) => /^[a-z][a-z-]+$/.test(word)) || determiners.test(chunk[0] ?? '')) return false;
  const head = chunk.at(-1) ?? '';
  // "Access training", "cover support": gone to, and no name.
  if (base === 'access' && /^(?:training|information|support|services|education)$/.test(head)) return false;
  // "Hedge work": of a thing, where "mark work" is done to it.
  if (/^works?$/.test(head)) return form === 'base' && kindOfDeed.test(base);
  // "Repair intake", "stock tally": what comes in, and no order to mend it.
  if (form === 'base' && /^(?:intake|tally|uptake)$/.test(head)) return nounLike.has(base) || knowsNoun(base);
  if (isDeedNoun(head)) return isKindOf(base, head, form);
  return (
    (takesPlace.test(head) && form === 'base' && (kindOfDeed.test(base) || !isVerbBase(base))) ||
    (base === 'access' && /^(?:arrangements|requests|rights|requirements|routes|points|reviews|permits)$/.test(head))
  );
}
const determiners =
  /^(?:the|an?|all|any|our|your|their|its|each|every|both|some|new|up|out|off|down|over|away|back|it|them|people|everyone|as|well)$/;
/** Verbs whose object is stuff, animals or plants, and never a check or a study of it. */
const handled =
  /^(?:load|plant|stock|ship|house|farm|water|film|weld|pipe|wire|paint|face|cost|price|staff|fuel|fire|flood|mine|pump|light|store|board|box|bag|seed|grease|oil|heat|cool|drill|fence|wash|feed|weight|fund|cash|shift|site)$/;

/** "Stock count fortnightly", "prep list": a thing that is kept or done, and no order. */
export const isKept = (words: readonly string[]): boolean =>
  (compoundFirst.test((words[0] ?? '').toLowerCase()) ||
    /^(?:cycle|prep|price|load|test|sample|risk|tool|job|head|body|fire|cash|till|pick|trade)$/i.test(
      words[0] ?? '',
    )) &&
  /^(?:counts?|lists?|takes?|rotas?|rotation|logs?|audits?|levels?|cards?|rooms?|work|sheets?|control|management|replenishment|maintenance)[,.;]?$/.test(
    words[1] ?? '',
  ) &&
  (words[2] === undefined ||
    /,$/.test(words[1] ?? '') ||
    /ly[,.]?$|^(?:every|each|on|in|at|for|with|twice|once|and|per|using|by)$/.test(words[2]));

/** Whether the line, which begins with what may be a verb at `index`, names a thing all the same. */
export function namesThing(line: string, words: readonly string[], index: number, first: First): boolean {
  const next = words[index + 1];
  // "Do handovers": no noun is spelt so.
  if (first.form === 'base' && first.base === 'do' && /^(?!you$|not$|we$)[a-z]{3}/.test(next ?? '')) return false;
  // "Call doctors about interactions": somebody is, about something.
  if (
    first.form === 'base' &&
    /^(?:call|ring|phone|email|text|brief|counsel)$/.test(first.base) &&
    /^(?:[a-z]{3,}s|people)$/.test(next ?? '') &&
    /^(?:about|to|back|before|after|when|if)$/.test(words[index + 2] ?? '')
  )
    return false;
  // "Training programmes for staff", "Cleaning materials", "Supports and brackets": nouns that look like verbs.
  if (
    first.form === 'third' &&
    (next === undefined ||
      (/^(?:to|with|for|at|on|over|during|between|by|about)$/i.test(next) &&
        // "Works with engineering to clear blockers": nobody's factory.
        !(first.base === 'work' && /^with$/i.test(next)) &&
        (nounLike.has(first.base) || /^(?:repair|note|record)$/.test(first.base))) ||
      // "Empties back".
      (/^(?:back|in|out|up|away)$/.test(next) && words.length === index + 2) ||
      // "Works council contact".
      (first.base === 'work' && /^(?:council|committee|orders?|manager|engineer|canteen|outing)\b/i.test(next)) ||
      // "Volunteers Wednesdays".
      /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?[,.;]?$/i.test(next) ||
      // "Stands in for the chef", "comes from": it is done in place of somebody.
      (/^(?:of|in|from|&|are|were|will|must|should)$/i.test(next) &&
        !/^(?:stand|step|fill|sit|log|sign|check|book|call|jump|chip|pitch) in (?:for|to|on|with|the|all|at|and)\b/i.test(
          `${first.base} ${next} ${words[index + 2] ?? ''}`,
        )))
  )
    return true;
  if (
    first.form === 'base' &&
    nounLike.has(first.base) &&
    next !== undefined &&
    /^(?:of|for|is|are|will|must|\/|>|<)$/i.test(next) &&
    !(
      /^(?:care|screen|search|test|check|listen|watch|look|arrange|play|pay|bid|pitch)$/.test(first.base) &&
      /^for$/i.test(next)
    )
  )
    return true;
  // "Service at the bar", "reception in the evening": where it is, and nothing that is done to it.
  if (
    first.form === 'base' &&
    /^(?:service|reception)$/.test(first.base) &&
    /^(?:at|in|on|to|with|until|during)$/i.test(next ?? '')
  )
    return true;
  // "Machines maintenance".
  if (first.form === 'third' && kindOfDeed.test(first.base) && isDeedNoun((next ?? '').replace(/[,;.]$/, '')))
    return true;
  // "Projects such as an archive": what examples are given of is a thing.
  if (/^such$/i.test(next ?? '') && /^as$/i.test(words[index + 2] ?? '')) return true;
  // "Repair of frames", "code reviews", "do you know".
  if (
    first.form === 'base' &&
    /^of$/i.test(next ?? '') &&
    !/^(?:think|dispose|hear|approve|speak|talk|dream|learn|know|conceive)$/.test(first.base)
  )
    return true;
  if (first.form === 'base' && first.base === 'code' && /^(?:reviews?|quality|coverage)\b/i.test(next ?? ''))
    return true;
  // "Care plan audits": nobody cares a plan. "Dry needling": nobody dries it.
  if (first.base === 'die') return true;
  if (first.base === 'care' && first.form === 'base' && !/^(?:for|about)$/i.test(next ?? '')) return true;
  if (
    first.form === 'base' &&
    nounLike.has(first.base) &&
    /^[a-z]{3,}ing$/.test(next ?? '') &&
    !madeThings.test(next ?? '') &&
    /^(?:|and|or|for|in|at|on|with|of|to|after|by)$/.test(words[index + 2] ?? '') &&
    !/^(?:support|attend|change|lead|plan|practice|supply|control|coach|review|process|book|order|market|target|test|start|stop)$/.test(
      first.base,
    )
  )
    return true;
  if (first.base === 'do' && /^(?:you|we|they|I|not)$/i.test(next ?? '')) return true;
  // "Time to know people", "code 95", "stock accuracy", "budget responsibility": nouns again.
  if (first.base === 'time' && first.form === 'base' && /^to$/i.test(next ?? '')) return true;
  if (first.form === 'base' && /^(?:code|class|level|grade|band)$/.test(first.base) && /^\d+$/.test(next ?? ''))
    return true;
  const following = (next ?? '').replace(/[,;.]$/, '');
  const abstract = abstractNoun.test(following) && !madeThings.test(following);
  if (first.form === 'base' && compoundFirst.test(first.base) && abstract) return true;
  if (namesDeed(words.slice(index), first)) return true;
  if (first.form === 'base' && isKept(words.slice(index))) return true;
  // "Machine washdown", "shift handover".
  if (
    first.form === 'base' &&
    nounLike.has(first.base) &&
    /^[a-z]{3,}(?:down|out|over|off|up|round)s?[,.;]?$/.test(next ?? '') &&
    !/^(?:produce|issue|present|draft|support|lead|plan|process|cover|manage|control|document|schedule|test|track|design|offer|order|start|stop|attend|host|price|quote|review|call)$/.test(
      first.base,
    )
  )
    return true;
  // "Direct work with children": work that is direct.
  if (
    first.base === 'direct' &&
    first.form === 'base' &&
    /^(?:work|contact|sales?|care|payments?|debits?|marketing|mail|support|line|access|experience|service|action|entry|client|patient|customer|delivery)$/i.test(
      next ?? '',
    )
  )
    return true;
  // "REACT course": letters are no verb.
  if (/^[A-Z]{3,}$/.test(words[index] ?? '') && /[a-z]/.test(line)) return true;
  // "Swimming lessons", "baking classes": what is taught.
  if (
    first.form === 'ing' &&
    /^(?:swim|dance|ski|sail|skate|sing|surf|row|climb|box|jog|cycle|cook|bake|sew|knit|draw|paint|read|ride|drive|write)$/.test(
      first.base,
    ) &&
    /^(?:lessons?|class(?:es)?|courses?|clubs?|sessions?|groups?|competitions?|galas?|skills|instruction)[.,;]?$/i.test(
      next ?? '',
    )
  )
    return true;
  // "Note keeping on Epic Care".
  if (first.form === 'base' && /^keeping\b/i.test(next ?? '') && first.base !== 'support') return true;
  // "Load flow studies", "daily plant checks": who loads and plants does it to goods and trees.
  if (
    first.form === 'base' &&
    handled.test(first.base) &&
    /^(?:[a-z/-]+ ){0,2}(?:stud(?:y|ies)|checks?|tests?|audits?|reviews?|surveys?|inspections?|calculations?|assessments?|trials|walks|rounds|patrols|visits|records|returns|reports|changes|repairs|upgrades|replacements|installs|moves|swaps|handovers)$/.test(
      words.slice(index + 1).join(' '),
    )
  )
    return true;
  // "Yield improvement", "feed mixing": nothing follows, and the second noun is what is done.
  if (
    first.form === 'base' &&
    nounLike.has(first.base) &&
    words.length === index + 2 &&
    (abstract || (baseOfIng(following) !== null && !madeThings.test(following))) &&
    !/^(?:book|record|file|issue|track|draft|address|pay|schedule|invoice|support|change|lead|plan|process|review|offer|manage|control|influence|present|document|practice|return|report|start|stop|help|test|access|market|coach|train|study|price|purchase|order|board|host|form|measure|reward|target)$/.test(
      first.base,
    )
  )
    return true;
  if (
    first.form === 'ing' &&
    next !== undefined &&
    /^(?:experience|support|skills?|knowledge|qualifications?|background|degree|diploma|trade|role|team|sector|industry|environment|tools|software|standards|methods|practice|systems?|processes|certificates?|licen[cs]e|is|are|of|will)$/i.test(
      next,
    )
  )
    return true;
  return false;
}

/** What is named by what it is for: "feeding tubes", "cleaning products", "training records". */
export const namedByUse =
  /^(?:feeding|cleaning|training|sewing|cutting|cooking|serving|lifting|welding|printing|planting|fishing|climbing|riding|bathing|walking|hearing|reading|teaching|learning|marketing|operating|wiring|packing|mixing|measuring|drinking|dining|building|lighting|heating|cooling|bedding|washing|working|drawing|writing|weighing|testing|parking|loading|reporting|staffing|billing|booking|safeguarding|planning|meeting) (?:[a-z]+ )?(?:tubes?|products?|materials?|supplies|stations?|records?|machines?|tools?|boards?|aids?|areas?|rooms?|bays?|gear|kit|systems?|packs?|sets?|fluids?|solutions?|agents?|platforms?|rods?|equipment|utensils|instruments|tables?|lists?|logs?|notes?|plans?|schedules?|rotas?|requests?|enquiries|queries|issues|concerns|points|practices|permits|software|environments|resources|guides?|courses|sessions|campaigns|budgets?)[.,]?$/;
/** Of these what is only ever a name: nobody cuts a list or trains a record. */
export const onlyByUse =
  /^(?:cutting|picking|packing|planting|reading|shopping|mailing|waiting|snagging|feeding|training|cleaning|washing|booking|reporting|fishing|parking|planning) (?:lists?|schedules?|rotas?|permits?|logs?|tubes?)\b/;
