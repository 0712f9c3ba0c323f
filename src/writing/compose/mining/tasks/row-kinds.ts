/** Which pieces can't be done to by the verb before them, by what kind of thing they are: nobody secures paperwork, trains spot checks or samples at an admin. */
import { isActivity } from './activity.ts';
import { goesOn } from './duty-starts.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What takes place and is gone to, held or answered. */
const events = words(`visits calls call-outs callouts talks duties duty sessions meetings evenings training cover shifts
  rounds tours trips clinics classes inductions drills events patrols lessons assemblies conferences consultations interviews
  hearings demos briefings handovers appointments congresses walks runs`);
/** What is done, by its name. */
const deeds = words(`checks tests inspections repairs audits maintenance counts surveys reviews assessments appraisals
  changes changeovers tidying prescribing admin administration housekeeping reconciliations valuations observations readings
  entry control management support work care upkeep clearance collections prosecutions allocations stocktakes time
  liaison moderation irrigation tagging`);
/** What is written or typed, and what it is written on. */
const papers =
  words(`paperwork records logs reports quotes estimates certs certificates permits pods documentation minutes
  statements rotas rosters notes invoices licences dockets timesheets sheets forms emails email correspondence`);
/** Nouns that end as deeds do and are things. */
const things =
  words(`ceiling ceilings flooring clothing bedding wiring lighting guttering fencing cladding piping ducting tubing
  decking roofing railings buildings drawings fittings bearings coatings linings castings dressings puddings seedlings
  paintings furnishings bookings listings meetings briefings training housing casing tooling heating plumbing networking
  lifting packaging everything anything nothing something evening morning string spring king ring wing earrings rings
  writing reading banking setting marketing accounting swelling crossing crossings topping toppings trimmings stocking
  stockings helping helpings icing pudding building dressing painting drawing fitting wallcovering awning awnings paving
  tiling shelving glazing scaffolding sheeting matting netting carpeting panelling kerbing edging`);

/** Orders under which work of any kind may stand, and papers too. */
const takesAll =
  /^(?:do|make|take|carry|perform|undertake|conduct|arrange|plan|manage|organi[sz]e|co-?ordinate|schedule|lead|oversee|support|help|assist|deliver|handle|complete|attend|book|cover|run|ensure|learn|teach|be|join|facilitate|present|respond|discuss|include|improve|design|develop|write|know|understand|use|request|approve|authorise|log|diarise|host|promote|market|offer|provide|process|prepare|record|document|follow|monitor|deal|administer|control|own|head|share|hold|enjoy|answer|sell|study|practise|start|drive|set|shape|build|research|advise|maintain|keep|review|report|track|supervise|direct|optimi[sz]e|standardi[sz]e|price|combine|need|juggle|balance|look|work|go|get|mix|stay|see|care|create|produce|digitise|implement|establish|introduce|commission|champion|embed|drive|execute|initiate|guide|allocate|assign|delegate|evaluate|analy[sz]e|monitor|identify|receive|accept|outsource|procure|buy|cost|order|estimate|invoice|bill|negotiate|liaise|communicate|consult|collaborate|ask|participate|take|engage|contribute|rotate|observe|shadow|explain|describe|talk|speak|train|chair|coach|specify|define|outline|propose|recommend|update|edit|check|audit|inspect|verify|test)$/i;
/** Of these such as nobody does to what takes place. */
const neverEvents =
  /^(?:check|inspect|test|maintain|repair|service|clean|fix|verify|track|control|build|price|order|buy|cost|audit)$/i;
/** What is written is also done this to. */
const takesPapers =
  /^(?:draft|raise|issue|file|scan|sort|sign|type|read|collect|circulate|chase|send|match|code|enter|post|collate|compile|submit|print|store|archive|close|open|reconcile|assess|copy|photocopy|translate|proofread|fill|distribute|return|gather|input|capture|index|examine|interpret|fetch|bring|hand|upload|download|investigate|lodge|obtain|forward|deliver|pass|scrutinise|vet|generate|amend|finalise|format|register|clear|label|settle|pay)$/i;

/** What is looked after, kept or led: nobody looks after a visit beside it, though they plan one with anything else. */
const keptOrLed =
  /^(?:look after|supervise|manage|maintain|keep|care for|handle|control|oversee|carry|hold|run) (?:the |our |an? |your |own )?(?:[a-z]+ )?(?:equipment|stock|stores|case ?load|kit|gear|plant|machinery|records|vehicles?|fleet|budget|medication|medicines|linen|tools|appliances|workload|casework|patients|inventory|supplies|register|diary|database|website|garden|grounds|shop|centre|station|ward|farm|site|team)$/i;
/** Where somebody goes: "home and work visits", "school runs". */
const goneTo = /(?:^| )(?:visits?|talks|tours|trips|runs|walks|patrols|call-?outs)$/i;

/** Who is taught, watched over or brought up. */
const withPeople =
  /^(?:train|mentor|coach|supervise|induct|teach|brief|support|help|assist|motivate|guide|greet|feed|treat|see|wash|dress|bathe|escort|accompany|interview|recruit|meet) (?:new |junior |our |the |all |any |\d+ |two |three |four |five |six |young |older |adult |elderly )*(?:[a-z]+ )?(?:starters|trainees|apprentices|staff|juniors|assistants|cleaners|volunteers|students|children|pupils|patients|residents|guests|clients|customers|colleagues|interns|graduates|freshers|operators|drivers|nurses|carers|hcas|learners|brides|witnesses|visitors|families|animals|dogs|horses|cattle|calves|lambs|hens|pigs|sheep|people|technicians|chefs|commis|porters|guards|cadets|recruits|teams?|crew|waiters|members|[a-z]*(?:hands|guards|stewards|cooks|clerks|maids|guides|aides|techs|reps))(?: with [A-Za-z]+)?$/i;

/** The word that says what a piece is: before what it is for, with whom and when. */
const headOf = (piece: string): string =>
  (
    piece
      .replace(/\s*\([^)]*\)/g, '')
      .replace(/^(?:and|or|plus) /i, '')
      .split(
        / (?:with|for|to|in|on|at|of|from|by|per|each|every|after|before|when|if|twice|once|during|across|between) /i,
      )[0]
      ?.split(' ')
      .at(-1) ?? ''
  ).toLowerCase();

type Kind = 'event' | 'deed' | 'doing' | 'paper' | null;

function kindOf(piece: string): Kind {
  // "Care for lines": an order, and no name.
  if (/^(?:care|work) (?:for|with|on|at) /i.test(piece)) return null;
  const head = headOf(piece);
  if (events.has(head)) return 'event';
  if (papers.has(head)) return 'paper';
  if (deeds.has(head)) return 'deed';
  return /^[a-z-]{3,}ing$/.test(head) && !things.has(head) && isActivity(head) ? 'doing' : null;
}

const halves = (piece: string): readonly string[] => piece.replace(/^(?:and|or|plus) /i, '').split(/ (?:and|or|&) /i);

/** "Training", "fitted": the verb in the form of an order. */
function verbOf(first: string, baseOf: (word: string) => string | null): string {
  const word = (first.split(' ')[0] ?? '').toLowerCase();
  return word.endsWith('ing') ? (baseOf(word) ?? word) : word;
}

/** Whether a verb can't be what is done to a piece behind its first. */
function isOther(order: string, verb: string, piece: string): boolean {
  const own = kindOf(order);
  // "Look after equipment, school and home visits", "supervise caseload, home and work visits".
  if (keptOrLed.test(order) && goneTo.test(piece.replace(/ (?:with|for|to|in|on|at|each|every|per) .*$/, '')))
    return true;
  return halves(piece)
    .map(kindOf)
    .some(
      (kind) =>
        kind !== null &&
        // "Mentor trainees, appraisals and rotas": people, and no work.
        (withPeople.test(order) ||
          (kind !== own &&
            (kind === 'paper'
              ? !takesAll.test(verb) && !takesPapers.test(verb)
              : !takesAll.test(verb) || (kind === 'event' && neverEvents.test(verb))))),
    );
}

const withoutJoiner = (part: string): string => part.replace(/^(?:and|or|plus)\s+/i, '');
const closed = /^(?:and|or) \S|\S (?:and|or|&) \S/i;

/**
 * The tasks of a row in which something can't be what its verb is done to; null where nothing is. What stands before it
 * and is closed by an "and" stays: "fit kitchens, worktops and splashbacks, snagging".
 */
export function withoutOtherKinds(
  first: string,
  more: readonly string[],
  baseOf: (word: string) => string | null,
): string[] | null {
  if (more.length === 0 || more.some((piece) => goesOn.test(piece))) return null;
  const verb = verbOf(first, baseOf);
  const order = `${verb} ${first.split(' ').slice(1).join(' ')}`;
  const at = more.findIndex((piece) => isOther(order, verb, piece));
  if (at < 0) return null;
  const close = more.slice(0, at).findLastIndex((piece) => closed.test(piece)) + 1;
  return [[first, ...more.slice(0, close)].join(', '), ...more.slice(close).map(withoutJoiner)];
}

const service =
  /^(?:the )?(?:sheriff|police|fire(?: service| brigade| department| crews?)?|EMS|EMTs?|ambulances?|paramedics|coast ?guard|lifeboats?|search (?:and|&) rescue|mountain rescue|highway patrol|state troopers|rescue|medics|deputies)$/i;
/** "Dispatch sheriff, fire, EMS, search & rescue": the services that are sent are one row, however it ends. */
export const sendsServices = (first: string, more: readonly string[]): boolean => {
  const [, sent = ''] =
    /^(?:dispatch|send|deploy|page|alert|mobili[sz]e|call(?: out)?|notify|tone out|co-?ordinate|liaise with|work with)(?:ing)? (.+)$/i.exec(
      first,
    ) ?? [];
  return (
    more.length > 0 &&
    [sent, ...more.map((piece) => piece.replace(/^(?:and|or) /i, ''))].every((one) => service.test(one))
  );
};

/**
 * "Answer fire, road accident and flood calls": kinds of one thing that only the last names. The first is no thing that
 * anybody answers, takes or runs by itself.
 */
export const sharesItsHead = (first: string, more: readonly string[]): boolean =>
  more.length > 0 &&
  /^(?:answer|take|attend|handle|process|run|do|perform|conduct|lead|teach|deal with|respond to|work on|make|give|assess|investigate|book|triage)(?:ing)? (?:[a-z]+ )?[a-z]+$/i.test(
    first,
  ) &&
  !/[^su\W]s$/i.test(first) &&
  /^(?:and |or )?(?:[a-z-]+ )?[a-z-]+(?: (?:and|or|&) (?:[a-z-]+ )?[a-z-]+)? (?:calls|claims|cases|enquiries|queries|tests|jobs|incidents|emergencies|complaints|requests|referrals|clinics|classes|lessons|courses|surveys|samples|applications|accounts|shifts)$/i.test(
    more.at(-1) ?? '',
  ) &&
  /\b(?:and|or|&) /i.test(more.at(-1) ?? '') &&
  more.slice(0, -1).every((piece) => /^[a-z-]+(?: [a-z-]+)?$/i.test(piece) && !/[^su\W]s$/i.test(piece));
