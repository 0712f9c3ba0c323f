/**
 * The verbs of work, by their base form. A word that isn't here is not taken for a verb at the start of a duty, so a
 * noun never gets inflected. Words that are more often nouns inside a line are in `nounLike`: they count only first.
 */
const bases = `
accept access accompany account achieve acquire act adapt add address adhere adjust administer adopt advance advertise advise advocate
agree aid align allocate amend analyse analyze answer anticipate appear apply appoint appraise approach approve arrange articulate ask assemble
assess assign assist assure attend attract audit authorise authorize automate award back bake balance be bear become begin benchmark bill bind
blend board book boost bottle brainstorm break bring broker brief brush budget build buy calculate calibrate call campaign capture care carry
cast catalogue catch cater celebrate certify chair challenge champion change charge chart chase check choose clarify classify clean clear climb
close coach code collaborate collate collect combine come command comment commission commit communicate compare compile complete comply compose
conceive conduct configure confirm connect consider consolidate construct consult contact contain continue contribute control convert convey
cook cooperate coordinate co-ordinate cope copy correct correspond cost counsel count cover craft create cultivate curate cut deal debug decide
declare decommission decorate deepen defend define delegate deliver demonstrate deploy deputise describe design detect determine develop devise diagnose
digitise direct disburse discover discuss dismantle dispatch dispense display dispose distribute document draft draw dress drill drive
dry earn edit educate embed empower empty enable encourage enforce engage engineer enhance enjoy ensure enter enrol entertain escalate escort establish
estimate evaluate examine excavate exceed execute exercise expand expedite explain explore extend extract fabricate facilitate familiarise feed
fetch fill file film finalise finalize finance find finish fit fix fold follow forecast forge form formulate foster fund fulfil gain garnish
gather generate get give glaze go govern grade graduate greet grind group grow guard guide hand handle harmonise harvest have head heat help hire hit
hold host identify illustrate implement improve include increase influence inform initiate innovate input inspect inspire install instruct
integrate interact interpret interview introduce invent inventory investigate invite invoice involve iron issue join judge justify keep know label lay lead leave
learn lend lessen laminate let liaise license lift link list listen load locate lock log look lower lubricate machine maintain make manage manufacture map mark
market maximise maximize measure meet mend mentor merge migrate mind minimise minimize mix mobilise model moderate modernise modify monitor motivate mount move
navigate negotiate network note notice notify nurse nurture observe obtain offer open operate optimise optimize order organise organize orient originate
outline overcome overhaul oversee own pack package paint park participate partner pass patch patrol pay perform persuade photograph pick pilot place plan plant play plumb
polish position post pour practise practice precept prepare prescribe present preserve press prevent price print prioritise prioritize process procure produce program
programme progress project promote prompt proofread propose protect prove provide prune publish pull purchase push put qualify quantify query question quote raise
reach react read realise receive recognise recommend reconcile record recover recruit recycle redesign reduce refer refine reflect refresh
register regulate rehearse reinforce relate release relieve remain remember remind remove renew repair repeat replace replenish reply report
represent research reset resolve respond restock restore retain retrieve return reuse review revise reward rewire rig role-model roll root-cause rotate route
run safeguard sample sand satisfy save scale scan schedule scope screen script scrub seal search secure see seek segment select sell send separate sequence
serve service set settle shadow shape share sharpen shift ship shoot show sign simplify simulate sit sketch slow smooth solder solve sort source speak
specify spend spot staff stack stage stand standardise start steer stock stop store strategise streamline strengthen stretch strip strive
structure study submit succeed suggest summarise supervise supply support surface surpass survey sustain swap sweep switch synthesise do swim couple uncouple prototype calm tackle tailor take
talk target teach tell tend tender test thank think thread tidy tighten till time top track trade train transcribe transfer transform translate transport
travel treat trace isolate retrofit trim fillet cash butcher carve slice chop peel knead fry roast sew stitch knit glue mould rivet bolt crimp splice dig rake mow sow milk shear groom tow hoist lash moor sail skipper dive perform rehearse animate render sculpt tile plaster grout roof insulate pave demolish clad chauffeur suture bathe reposition comfort reassure lecture invigilate litigate arbitrate mediate adjudicate prosecute underwrite refactor provision haggle merchandise upskill unpack shelve pair hoover onboard signpost redeploy collate scaffold laminate pipette titrate culture dissect sterilise sterilize ventilate intubate discharge admit refit rewrite redraft reorder repay replan recheck cross-sell welcome chaperone steward valet detail buff wax spray respray strip weatherproof caulk dredge moderate subtitle typeset bind emboss engrave etch varnish stain upholster fundraise lobby canvass poll liaise befriend safeguard foster rehome microchip neuter triage troubleshoot tune turn tutor type uncover understand undertake unload unlock update upgrade uphold upload upsell use utilise
utilize vaccinate validate value verify vet view visit visualise volunteer wait walk warn wash watch water weigh weld welcome win wire work wrap write yield
`;
export const verbBases: ReadonlySet<string> = new Set(bases.trim().split(/\s+/));

/** Inside a line these are more often nouns or adjectives, so a coordination never starts a second verb with them. */
export const nounLike: ReadonlySet<string> = new Set(
  `pair access account address advance aid award back balance benchmark bill board book budget call campaign care cast chair challenge change charge chart
  clean clear close coach code command comment chair commission contact control cook copy cost count cover craft cut design display document draft drill drive
  exercise file film finance fit form fund group guard guide hand head heat host influence input interview inventory invoice iron issue
  judge label lead license link list load lock log lower machine map mark market measure mind model mount network nurse
  offer open order outline own pack package paint park partner patch pay place plan plant play position post practice present press price print process produce
  program programme progress project purchase question quote reach reception record release report research return reward review rig role-model roll
  route sample sand scale scan screen script seal search secure segment sequence service set shadow shape share shift ship show sign
  slow smooth sort source spot staff stack stage stand start stock stop store structure study supply support surface survey
  switch target tender test thread till time top track trade train transfer transport travel treat trim tune type value view visit
  volunteer walk wash watch water wire work wrap yield cash ice roof tile bolt slice tow detail bind stain spray strip valet milk dive culture discharge provision poll approach attend be being have benefit program go better root-cause do calm prototype couple swim`
    .trim()
    .split(/\s+/),
);

const doubled = new Set(
  `plan run set get put cut sit stop ship wrap rig fit swap trim spot strip drop step log map plot scan win begin refer prefer commit
  submit control travel model cancel label counsel fulfil enrol transfer equip format debug let hit shop chat bid dig tag jog snap grip
  program patrol dispel excel propel compel rebut recap reset input upset outrun cap pin ban scrub prod chop mop top regret admit permit occur zip knit mop chop dig strip refit level fuel
  signal total dial vet swim`
    .trim()
    .split(/\s+/),
);

const vowels = 'aeiou';

/** "drive" -> "driving". */
export function toIng(base: string): string {
  if (base === 'be') return 'being';
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/(?:ee|ye|oe)$/.test(base)) return `${base}ing`;
  if (base.endsWith('e')) return `${base.slice(0, -1)}ing`;
  if (doubled.has(base)) return `${base}${base.at(-1)}ing`;
  return `${base}ing`;
}

/** "carry" -> "carries". */
export function toThirdPerson(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (base === 'go' || base === 'do') return `${base}es`;
  if (/(?:s|x|z|ch|sh)$/.test(base)) return `${base}es`;
  if (base.endsWith('y') && !vowels.includes(base.at(-2) ?? '')) return `${base.slice(0, -1)}ies`;
  return `${base}s`;
}

const byIng = new Map<string, string>();
const byThird = new Map<string, string>();
for (const base of verbBases) {
  byIng.set(toIng(base), base);
  byThird.set(toThirdPerson(base), base);
}
for (const [form, base] of [
  ['targetting', 'target'],
  ['focussing', 'focus'],
  ['traveling', 'travel'],
  ['modeling', 'model'],
  ['labeling', 'label'],
  ['counseling', 'counsel'],
  ['benefitting', 'benefit'],
  ['liasing', 'liaise'],
  ['liasising', 'liaise'],
] as const)
  byIng.set(form, base);

/** The base of "driving", or null when it isn't the -ing form of a known verb. */
export const baseOfIng = (word: string): string | null => byIng.get(word.toLowerCase()) ?? null;
/** The base of "drives", or null. */
export const baseOfThird = (word: string): string | null => byThird.get(word.toLowerCase()) ?? null;
/** "co-supervise" is a verb because "supervise" is. */
export const isVerbBase = (word: string): boolean => {
  const lower = word.toLowerCase();
  return verbBases.has(lower) || (/^(?:co|re|pre|over)-/.test(lower) && verbBases.has(lower.replace(/^[a-z]+-/, '')));
};
