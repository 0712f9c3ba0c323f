/** Which nouns are counted, beyond the list of the everyday ones: told by how the word is made. */
import { rare } from './its-words.ts';
import { lexiconSwitch, lexiconTags } from './lexicon.ts';
import { isCounted, isUncounted } from './nouns.ts';
import { isPronoun } from './pronouns.ts';
import { isVerbBase, nounLike } from './verbs.ts';

/** Words that end like doers and machines, and are a substance, a direction, a season or no noun at all. */
const noDoers = rare(
  /^(?:[a-z-]*water|paper|wallpaper|power|horsepower|weather|labour|labor|butter|silver|copper|leather|timber|rubber|powder|gunpowder|fibre|fiber|lumber|odour|odor|humour|humor|laughter|clutter|litter|cover|plaster|pepper|ginger|amber|sugar|banter|slaughter|gender|wonder|danger|anger|hunger|thunder|cancer|fever|disorder|manpower|order|after|under|over|other|another|together|altogether|rather|whether|either|neither|ever|never|however|whenever|wherever|forever|moreover|per|her|prior|senior|junior|major|minor|interior|exterior|superior|inferior|anterior|posterior|former|latter|later|earlier|inner|outer|upper|lower|proper|eager|clever|sober|bitter|tender|slender|super|hyper|cyber|inter|solar|indoor|outdoor|door-to-door|summer|winter|dinner|supper|easter|weather|further|farther|better|larger|utter|outer|mortar|floor|flavour|flavor|behaviour|behavior|colour|color|favour|vapour|vigour|honour|rigour|harbour|neighbour|four|hour|your|our|poor|for|nor|or|tour|pour|sour|fewer)$/,
);
/** Things by what they are at the end of the word: "weighbridge", "storeroom", "datasheet". */
const madeOf =
  /(?:bridge|house|room|board|book|shop|box|gate|truck|lift|person|path|list|table|pad|log|phone|scope|meter|bench|cab|rail|belt|chart|desk|line|site|form|sheet|card|cart|bin|bag|jar|rack|cage|tray|trap|tank|pump|mill|pit|mast|hatch|screen|press|saw|kiln|note|case|pack|lot|post|plate|way|frame|net|web|wheel|side|top|base)$/;
const noThings =
  /(?:^halfway|^midway|^underway|^anyway|^online|^offline|^outline|^inline|^alongside|^onsite|^offsite|^online|^perform|^reform|^inform|^transform|^uniform|^platform-?agnostic|^discard|^disregard|^aboard|^onboard|^overboard|^skincare|^top|^base|^post|^case|^pack|^lot|^inpost|^alongside|^inside|^outside|^beside|^aside)$/;
/** Kinds of things for which every trade has words of its own, and which are all counted. */
const further = new Set(
  `sabbatical bath date plan signature procedure fixture structure lecture picture brochure location station section junction exhibition application presentation auction publication edition region version mansion extension cell hazard temperature target hub dumper digger barrow pallet cage tanker vat silo drum barrel crate bale bucket basket bowl mould mold die jig fixture rig press furnace boiler burner
  autoclave centrifuge pump valve pipe duct circuit fuse socket switchboard generator turbine substation pylon mast aerial antenna transformer battery charger sensor probe gauge thermostat
  scaffold hoist crane ladder platform gantry jetty pontoon berth dock quay slipway lock weir culvert drain gutter manhole gully trench footing slab beam joist rafter truss
  wicket pitch lawn hedge verge border bed greenhouse polytunnel paddock stable kennel cattery aviary coop hutch pen sty byre parlour field meadow orchard vineyard
  trolley counter aisle shelf fridge freezer oven hob grill fryer dishwasher pass larder pantry scullery cellar bar taproom stall kiosk booth hatch foyer reception marquee gazebo stage
  bedroom bathroom suite corridor lobby ward clinic cubicle bay theatre nursery sluice pharmacy morgue chapel hospice practice studio salon chair basin
  chart form log note plan rota record sheet label tag invoice receipt ledger journal budget forecast report brief pitch proposal bid tender quote contract template checklist manual handbook procedure
  roadmap backlog sprint ticket pipeline dashboard dataset database server cluster repository repo api app website webpage portal intranet network firewall router laptop desktop handset headset
  campaign brochure leaflet flyer poster catalogue newsletter podcast video blog webinar event exhibition fair show stand demo demonstration launch
  visit meeting round handover briefing session lesson class assembly interview appraisal assessment audit inspection survey review test trial experiment sample swab specimen slide
  incident accident fault defect breakage complaint query enquiry inquiry request claim appeal case referral discrepancy variance risk issue problem error bug miss delay shortage
  van lorry truck minibus coach bus tram train ferry boat ship aircraft helicopter tractor trailer combine forklift excavator bulldozer roller grader dozer tug barge bike scooter moped bicycle wheelchair stretcher
  bouquet wreath garment hem seam zip curtain blind sofa cushion mattress carpet rug tile panel door window frame hinge
  child baby toddler infant pupil student learner apprentice trainee resident patient client customer guest member visitor tenant parent carer relative guardian neighbour colleague sponsor mentor lead deputy
  supplier vendor contractor subcontractor dealer distributor retailer wholesaler broker agent landlord architect planner
  project programme program initiative scheme fund grant budget target objective milestone deadline strategy policy procedure framework standard protocol guideline
  district region territory county borough parish village town city street road lane bridge tunnel station depot terminal port harbour airport runway hangar apron
  animal dog cat horse cow calf sheep lamb pig goat hen herd flock hive tree shrub plant crop seedling cutting
  alarm organ bag bay uniform wristband checkpoint
  vacancy role shift post job order sale deal account lead prospect enquiry booking reservation appointment slot queue call email letter message parcel package letterbox mailbag
  knife blade saw drill hammer spanner wrench screwdriver chisel trowel brush roller mop bucket hose ladder torch tool toolbox toolkit machine instrument device appliance
  certificate licence permit badge pass card passport visa degree diploma qualification module course exam test
  workplan workstream worksheet timesheet payslip payroll spreadsheet playlist guestlist waitlist shortlist longlist worklist picklist dressing wound dosette cannula catheter drip prescription`
    .trim()
    .split(/\s+/),
);
/** In that set for their compounds, but a substance or a field on their own. */
const both = new Set(
  `practice die record plant sale standard theatre fair reception stage press pitch lead lock show stand drip payroll research pass bar sheep wound order drain hob risk aircraft class post bed case pen appeal call`.split(
    /\s+/,
  ),
);

const known = new Map<string, boolean>();
/** Materials, fields and states that no ending tells: nobody counts them. */
const masses = new Set(
  `ballast discipline firewood contact breakfast lunch dinner supper brunch risk flour dough pastry bread batter yeast mortar cement concrete plaster grout gravel asphalt tarmac turf soil compost mulch manure silage slurry hay straw feed grain bran malt hop lime clay chalk
  pain gel stone granite marble slate brick steel iron aluminium aluminum brass bronze copper zinc lead tin gold silver swarf coolant grease diesel petrol paraffin gas oxygen nitrogen steam ice snow
  cotton wool silk linen denim felt lace yarn thread fabric upholstery foam glue resin epoxy paint varnish wax polish bleach detergent soap shampoo ink toner film tape foil wire rope string cable conduit trunking ducting pipework
  rice pasta beef pork lamb veal bacon ham chicken turkey salmon tuna cod shellfish veg fruit salad soup stew sauce jam honey syrup butter cheese cream yoghurt coffee tea beer wine spirit gin whisky cider juice
  blood urine plasma serum tissue saliva dna rna skin hair bone protein starch sugar salt fibre
  prophylaxis hygiene sepsis dialysis phlebotomy chemotherapy radiotherapy physiotherapy therapy surgery anaesthesia anesthesia
  code middleware firmware content copy art design research fieldwork scope spend turnover throughput uptime downtime traction growth churn profit revenue income cashflow equity debt credit stock rent tax vat duty
  ethics inflation trade commerce media outreach advocacy diversity inclusion equality consent privacy mobility continence nutrition hydration play attendance behaviour behavior wellbeing
  spillage litter debris rubbish trash garbage refuse sewage waste scrap dust mud sand silt water air light heat sound noise fire smoke
  data metadata footage imagery signage packaging stationery merchandise stock freight cargo luggage mail post paperwork correspondence documentation cash money change float
  evidence advice feedback input output insight news progress practice training teaching learning help aid care support cover staff labour labor manpower
  independence self-esteem esteem dignity morale goodwill trust focus pace quality quantity capacity compliance conduct liaison triage
  football rugby cricket tennis golf yoga pilates dance music drama maths science english history geography art
  today tomorrow yesterday tonight noon midnight weekly daily monthly overtime flexitime leave
  entry access parking housing lodging catering camping sailing`
    .trim()
    .split(/\s+/),
);
const states =
  /(?:[a-z]ing|ness|ity|ship|ism|ics|ance|ence|ency|ancy|acy|logy|graphy|metry|onomy|culture|tude|hood|age|ware|wear|work|tion|sion|ment|ery|ry|th|ure|ice|ese|ish|ous|ful|less|ive|able|ible|al|ic|ed|en|ly|ward|wards|wise|ist|care|mail|stock|ship|land|water)$/;
const forms = new Map<string, boolean>();

/**
 * Whether a word is most likely a thing that is counted: no substance and no state that is known, and for the lexicon
 * neither an adjective nor an adverb nor a verb. Where it is wrong all the same, "the" is right before either.
 */
export function isLikelyThing(word: string, modified = false): boolean {
  if (isPronoun(word)) return false;
  if (lacksArticle(word)) return true;
  // "Toolbox talk", "pick order": behind its kind, or as what is done to, the word is a thing.
  if (both.has(word)) return !/^(?:practice|research|payroll|risk|standard|theatre)$/.test(word);
  if (
    modified &&
    isVerbBase(word) &&
    !nounLike.has(word) &&
    lexiconSwitch(word) === 'Noun|Verb' &&
    !isUncounted(word) &&
    !masses.has(word)
  )
    return true;
  const known = forms.get(word);
  if (known !== undefined) return known;
  const likely =
    /^[a-z]{3,}$/.test(word) &&
    !masses.has(word) &&
    !isUncounted(word) &&
    !noDoers.test(word) &&
    !states.test(word) &&
    !/s$/.test(word) &&
    !(isVerbBase(word) && !nounLike.has(word)) &&
    !lexiconTags(word).some((tag) =>
      /^(?:Uncountable|Adjective|Adverb|Comparative|Superlative|Plural|Preposition|Conjunction|Infinitive|PastTense|Participle|Determiner|Pronoun|Value|Unit)$/.test(
        tag,
      ),
    ) &&
    !/^(?:Adj\||.*\|Adj)/.test(lexiconSwitch(word) ?? '');
  if (forms.size > 4000) forms.clear();
  forms.set(word, likely);
  return likely;
}

/** Whether a noun in the singular, with nothing before it, lacks its article. Words that can be anything else are left out. */
export function lacksArticle(word: string): boolean {
  const found = known.get(word);
  if (found !== undefined) return found;
  const counted = judge(word);
  if (known.size > 4000) known.clear();
  known.set(word, counted);
  return counted;
}

function judge(noun: string): boolean {
  const last = noun.replace(/^.*-(?=[a-z]{3})/, '');
  // "Nobody is told off": whom nothing names is no single thing.
  if (both.has(last) || isPronoun(noun)) return false;
  if (/^(?:children|people|men|women|staff|crew|police|geese|mice|feet|teeth)$/.test(last)) return false;
  if (/[^suai]s$/.test(last)) return false;
  if (further.has(last) || isCounted(last)) return true;
  if (noDoers.test(last) || lexiconTags(last).includes('Comparative')) return false;
  if (/s$/.test(last) || (isVerbBase(last) && !nounLike.has(last))) return false;
  if (/^[a-z]{3,}(?:er|or)$/.test(last)) return true;
  if (
    /^[a-z]{4,}(?:ist|ician|ographer)$/.test(last) &&
    !/^(?:assist|consist|persist|exist|resist|insist|enlist|desist|subsist|twist|whist|moist|amidst)$/.test(last)
  )
    return true;
  if (/^[a-z]{2,}[a-z]/.test(last) && madeOf.test(last) && last.length > 6 && !noThings.test(last)) return true;
  // People by what they do: "groundsman", "steward".
  return lexiconTags(last).includes('Actor') && !lexiconTags(last).includes('Plural');
}
