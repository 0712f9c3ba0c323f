import { rare } from './its-words.ts';
import { knowsNoun, lexiconSwitch, lexiconTags, looksLikeVerb } from './lexicon.ts';

/**
 * The verbs of work, by their base form. A word that isn't here is not taken for a verb at the start of a duty, so a
 * noun never gets inflected. Words that are more often nouns inside a line are in `nounLike`: they count only first.
 */
const bases = `
accept access accompany account achieve acquire act adapt add address adhere adjust administer adopt advance advertise advise advocate
agree aid align allocate amend analyse analyze answer anticipate appear apply appoint appraise approach approve arrange articulate ask assemble
assess assign assist assure attend attract audit authorise authorize automate award back bag bake balance be bear become begin benchmark bend bill bind erect rear shred prune snag
blend board book boost bottle brainstorm break bring broker brief brush budget build buy calculate calibrate call campaign capture care carry
cast catalogue catch cater celebrate certify chair challenge champion change charge chart chase check choose clarify classify clean clear climb
close coach code collaborate collate collect combine come command comment commission commit communicate compare compile complete comply compose
conceive conduct configure confirm connect consider consolidate construct consult contact contain continue contribute control convert convey
cook cooperate coordinate co-ordinate cope copy correct correspond cost counsel count cover craft create cultivate curate cut deal debug decide
declare decommission decorate deepen defend define delegate deliver demonstrate deploy deputise describe design detect determine develop devise diagnose
digitise direct disburse discover discuss dismantle dispatch dispense display dispose distribute document draft draw dress drill drive
drag dry earn eat edit educate embed empower empty enable encourage enforce engage engineer enhance enjoy ensure enter enrol entertain escalate escort establish
estimate evaluate examine excavate exceed execute exercise expand expedite explain explore extend extract fabricate facilitate familiarise feed
fetch fill file film finalise finalize finance find finish fit fix fold follow forecast forge form formulate foster fund fulfil gain garnish
gather generate get give glaze go govern grade greet grind group grow guard guide hand handle harmonise harvest have head heat help hire hit
hold host identify image illustrate implement improve include increase influence inform initiate innovate input inspect inspire install instruct
integrate interact interpret interview introduce invent investigate invite invoice involve iron issue join judge justify keep know label launch lay lead leave
learn lend lessen laminate let liaise license lift link list listen load locate lock log look lower lubricate machine maintain make manage manufacture map mark
market maximise maximize measure meet mend mentor merge migrate mind minimise minimize mix mobilise model moderate modernise modify monitor motivate mount move
navigate negotiate network note notice notify nurse nurture observe obtain offer open operate optimise optimize order organise organize orient originate
outline overcome overhaul oversee own pack package paint park participate partner pass patch patrol pay perform persuade photograph pick pilot place plan plant plot play plumb
polish position post pour practise practice precept prepare prescribe present preserve press prevent price print prioritise prioritize process procure produce program
programme progress project promote prompt proofread propose protect prove provide prune publish pull purchase push put qualify quantify query question quote raise
reach react read realise receive recognise recommend reconcile record recover recruit recycle redesign reduce refer refine reflect refresh
register regulate rehearse reinforce relate release relieve remain remember remind remove renew repair replace replenish reply report
represent research reset resolve respond restock restore retain retrieve return reuse review revise reward rewire rig role-model roll root-cause rotate route
run safeguard sample sand satisfy save saw scale scan schedule scope screen script scrub seal search secure see seek segment select sell send separate sequence
serve service set settle shadow shape share sharpen shift ship shoot show sign simplify simulate sit size sketch slow smooth solder solve sort source speak
specify spend spot staff stack stage stand standardise start steer stock stop store strategise streamline strengthen stretch strip strive
structure study submit succeed suggest summarise supervise supply support surface surpass survey sustain swap sweep switch synthesise do swim couple uncouple prototype calm tackle tailor take
talk target teach tell tend tender test thank think thread tidy tighten till time top track trade train transcribe transfer transform translate transport
travel treat trace isolate retrofit trim fillet cash butcher carve swear slice chop chip peel knead fry roast sew stitch knit glue mould rivet bolt crimp splice dig rake mow sow milk shear groom tow hoist lash moor sail skipper dive perform rehearse animate render sculpt tile plaster grout roof insulate pave demolish clad chauffeur suture bathe reposition comfort reassure lecture invigilate litigate arbitrate mediate adjudicate prosecute underwrite refactor provision haggle merchandise upskill onboard signpost redeploy collate scaffold laminate pipette titrate culture dissect sterilise sterilize ventilate intubate discharge admit refit rewrite redraft reorder repay replan recheck cross-sell welcome chaperone steward valet detail buff wax spray respray strip weatherproof caulk dredge moderate subtitle typeset bind emboss engrave etch varnish stain upholster fundraise lobby canvass poll liaise befriend safeguard foster rehome microchip neuter triage troubleshoot tune turn tutor type uncover understand undertake unload unlock update upgrade uphold upload upsell use utilise
clip bath colour color dye spread deduct deposit style fault-find borrow accrue annotate backfill plate prep round land huddle bathe braze cannulate cascade catheterise cleanse clone compact containerise containerize convene cryopreserve deburr decant differentiate disclose evangelise fettle
genotype harden hedge hone ideate ingest instrument interface interrogate intervene irrigate launder marshal minute mobilise muster nominate novate palletise parse pitch
plead portion profile prospect purify quantify ream redact rehouse reheat roster sanitise sanitize scrape screed scrutinise scrutinize shunt shutter spearhead stow strap suction summon terminate
deburr despatch thaw torque usher vacuum wrangle hoover shelve pair mop dust mill thin graft signal stocktake rate uphold unblock unpack weed wrap yard
demo author chat dial brew haul trunk steam rinse strim defrost debone deseed blanch simmer dice froth scoop swab derig declutter unbox rekey offboard storyboard wireframe blog tweet fell lop hem skim herd plough harrow bale
calve drench muck coppice hoe bundle frank flush massage tint gift-wrap window-dress shampoo manicure chamfer countersink dowel galvanise anodise notarise paginate pasteurise immunise anaesthetise crossmatch
hypothesise backtest reprice relabel wear grit edge compost propagate elicit match drop rebuild rerun refloat alter rehab keywork buckle unbuckle protocol debrief vac-pack tag repack reseal repot deadhead cold-call proof-read fact-check
quench inject blow weave remit fertilise disinfect restrain detain evacuate resuscitate extinguish incubate conserve insure retouch resurface reline undercoat muddle whisk purge fly cull prime
redirect reroute reallocate circulate reissue renegotiate cancel authenticate reject acknowledge enlist enquire compute predict publicise attach fasten customise personalise rationalise
eliminate delete discard refurbish renovate conclude shortlist dismiss fumigate countersign withhold withdraw reimburse amortise depreciate capitalise invest evict rehabilitate reintegrate
resettle distinguish furnish equip refill conform attain straighten crochet embroider substitute sing stir breed request forward archive refund lodge relay supplement
shoe spin taste bid consent courier hang ride index cuddle induct action dip tap dye pin tie jack winch stamp caption shave wipe email ring voice lamb foal flash strike drain point
cue utilize double triple halve sponsor administrate prefer vaccinate validate value verify vet view visit visualise volunteer wait walk warn wash watch water weigh weld welcome win wire work wrap write yield
rescue arrest transmit dilute deposit dissolve detach melt soak freeze marinate crush compress inflate deflate apprehend confiscate seize testify
reunite accommodate console soothe praise narrate recite choreograph improvise broadcast livestream dub blast quarry smelt anneal bond staple nail
screw hammer disassemble reassemble realign recalibrate reprogram reconfigure reinstall uninstall reboot restart recharge refuel encrypt decrypt
orchestrate virtualise euthanise dehorn inseminate fence thatch mulch thresh transplant germinate levy subsidise enrich stabilise stabilize immobilise
bandage undress sprinkle squeeze salvage resell reupholster repaint replaster rewind rewax rebrand relaunch relocate reopen retrain reassess
reclassify recount remodel rename replicate reproduce resurvey scour shelter shepherd shield shovel sift siphon slaughter snip splint squeegee stencil
stockpile subtract swaddle synchronise tabulate segregate tally tenderise thicken toggle topdress transact trap unify unjam unpick unstack unwrap vacuum-pack
vend waterproof waive wean catalog conceptualise conceptualize
frame underpin aerate scarify rotavate dewater reap poach braise sear enrobe baste tweeze exfoliate plait spay palpate debride frisk reinsure veneer lacquer shim scribe burnish
overlock de-ice cross-check crosscheck pen-test unit-test colour-grade
accelerate activate alleviate append apportion ascertain augment avert avoid await backdate capitalize categorise categorize coax compensate decipher decode deflect depict devote discern disperse disrupt divert earmark eject elevate
embrace emphasise emphasize employ enact endorse enlarge entice envisage erase evolve exclude expose foresee fortify handcraft handwrite illuminate impart impose incentivise incentivize incorporate inscribe intensify itemise itemize jot juggle lighten liven
localise localize magnify manipulate memorise memorize monetise monetize multiply nudge offset outperform outsource paraphrase penalise photocopy pinpoint populate pursue quash rebalance recapture recode reconvene recoup rectify reframe refocus regain regroup
reinvent reinvigorate rejuvenate relearn reorganise reorganize re-engineer rephrase repurpose rescind reshape resize rethink revisit revitalise revitalize revive shorten showcase solicit soften specialise specialize stimulate stipulate subdivide suspend tweak
underline undo unearth unite unravel vary widen withstand digitalise digitalize computerise computerize modernize familiarize standardize neutralise visualize summarize harmonize synthesize fertilize pasteurize immunize popularise publicize energise normalise normalize privatise rationalize subsidize
divide flag pioneer face officiate scout string sinter decontaminate deacidify keg muck layer
`;
export const verbBases: ReadonlySet<string> = new Set(bases.trim().split(/\s+/));

/** Inside a line these are more often nouns or adjectives, so a coordination never starts a second verb with them. */
export const nounLike: ReadonlySet<string> = new Set(
  `rescue string arrest deposit freeze blast quarry bond staple nail screw hammer broadcast recharge restart reboot fence mulch transplant levy bandage praise shelter shepherd shield shovel splint squeegee stencil stockpile tally trap crush soak dub rewind remodel recount salvage seize
  clip bath colour color dye spread deposit style double triple dry pair image access account address advance aid award back balance benchmark bill board book budget call campaign care cast chair challenge change charge chart
  clean clear close coach code command comment chair commission contact control cook copy cost count cover craft cut design display document draft drill drive
  exercise file film finance fit form fund group guard guide hand head heat host influence input interview inventory invoice iron issue
  judge label lead license link list load lock log lower machine map mark market measure mind model mount network nurse
  offer open order outline own pack package paint park partner patch pay place plan plant play position post practice present press price print process produce
  program programme progress project purchase question quote reach reception record release report research return reward review rig role-model roll
  route sample sand saw scale scan screen script seal search secure segment sequence service set shadow shape share shift ship show sign
  launch break feed schedule slow smooth sort source spot staff stack stage stand start stock stop store structure study supply support surface survey
  switch target tender test thread till time top track trade train transfer transport travel treat trim tune type value view visit
  volunteer walk wash watch water wire work wrap yield cash ice roof tile bolt slice tow detail bind stain spray strip valet milk dive culture discharge provision poll approach be being have benefit program go better root-cause do calm plate prep round land huddle interface minute rate signal profile pitch instrument torque mill vacuum dust thin graft compact stocktake yard roster notice strap portion hoover prototype couple swim
    request forward archive refund lodge relay supplement breed shoe consent prime fly blow purge query spin taste bid courier ride index action dip tap dye pin tie jack winch stamp caption wipe email ring voice lamb foal flash strike drain point rehab
    edge compost match drop protocol tag demo author chat dial brew haul trunk steam froth scoop swab storyboard wireframe blog tweet herd plough harrow bale bundle flush massage tint shampoo manicure dowel hem frame veneer lacquer shim divide flag pioneer offset showcase scout keg layer face`
    .trim()
    .split(/\s+/),
);

const doubled = new Set(
  `allot abet acquit admit annul appal compel concur confer deter defer dispel distil emit excel expel incur infer instil occur omit outfit permit propel rebut recap recur remit repel reset transmit unplug unwrap upset zip
  plan run set get put cut sit stop ship wrap rig fit swap trim spot strip drop step log map plot scan win begin refer prefer commit
  submit control travel model cancel label counsel fulfil enrol transfer equip format debug let hit shop chat bid dig tag jog snap grip
  remit program patrol dispel excel propel compel rebut recap reset input upset outrun cap pin ban scrub prod chop mop top regret admit permit occur zip knit mop chop dig strip refit level fuel
  signal total dial vet swim retrofit outfit`
    .trim()
    .split(/\s+/),
);

const vowels = 'aeiou';

/** "drive" -> "driving". */
export function toIng(base: string): string {
  if (base === 'be') return 'being';
  // "Shrink-wrapping", "re-booking": the verb is the last of its parts.
  const hyphen = base.lastIndexOf('-') + 1;
  if (hyphen > 0) return `${base.slice(0, hyphen)}${toIng(base.slice(hyphen))}`;
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/(?:ee|ye|oe)$/.test(base)) return `${base}ing`;
  if (base.endsWith('e')) return `${base.slice(0, -1)}ing`;
  // One vowel between consonants: "prepping", "planning".
  if (doubled.has(base) || /^(?:[^aeiou]|qu){1,3}[aeiou][bdgklmnprtvz]$/.test(base)) return `${base}${base.at(-1)}ing`;
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

/** Nouns and adjectives that end like verbs do. */
const noVerbs =
  /^(?:climate|certificate|candidate|estate|template|corporate|private|appropriate|accurate|senate|debate|plate|rebate|climate|mandate|graduate|undergraduate|postgraduate|magistrate|inmate|roommate|chocolate|carbonate|associate|delegate|affiliate|advocate|alternate|separate|adequate|ultimate|intermediate|immediate|intimate|legitimate|moderate|duplicate|aggregate|approximate|climate|consulate|directorate|doctorate|electorate|late|state|rate|date|gate|exercise|enterprise|expertise|franchise|merchandise|premise|promise|compromise|surprise|precise|concise|likewise|otherwise|treatise|paradise|disguise|turquoise|noise|size|prize|seize)$/;

/** Infinitives in the lexicon that are nouns, adjectives or fillers at the start of a line of work. */
const seldomVerbs =
  /^(?:minus|pursuant|unfounded|outstand|outgo|outly|forthcome|groundbreak|foreboding|heartwarm|breathtake|lifesave|alluring|riveting|gruel|coloring|storytelling|peacekeep|traffick|sooth|mince|club|tan|spit|past|parallel|like|import|mine|base|state|minute|experience|interest|format|intern|love|need|lack|hurry|sober|rot|rout|lose|must|puke|piss|bitch|debut|bud|butt|drum|dam|fork|chat|chill|blast|bulk|exit|bundle|expire|sting)$/;
/** Nouns that may be verbs and stand before a noun as its kind: nobody farms visits, fires drills or banks takings. */
const kinds = rare(
  /^(?:air|water|fire|bank|bar|farm|house|credit|brand|name|cash|fish|garden|ground|ice|land|oil|paper|party|power|press|rail|rent|road|rock|salt|sea|snow|steam|tax|traffic|waste|weather|wood|work|experience|interest|effect|impact|figure|part|court|case|gate|ship|space|state|school|wage|wind|class|camp|age|base|bed|board|body|branch|butter|cake|centre|center|chain|change|channel|child|cloud|coin|core|cost|cover|crop|crowd|cup|cycle|deal|desk|dish|dust|edge|end|event|exhaust|eye|face|factor|fashion|fee|feature|film|floor|flower|force|function|game|gas|gear|glass|hair|hand|heat|home|hour|host|job|juice|labour|labor|lab|leaf|life|light|lumber|market|mass|master|meal|metal|motor|movie|needle|paste|peak|pen|phone|pilot|pipe|pool|profit|race|rain|range|reason|reference|region|risk|rope|sand|score|season|seed|sense|shell|shop|show|side|sign|silence|site|skin|sound|speed|spring|staff|star|steel|store|stress|summer|table|team|tent|term|text|theme|title|tone|tool|track|trade|tree|trial|trust|tube|tunnel|value|video|voice|vote|war|wave|wheel|wine|world|zone)$/,
);
/** What is held, written or counted, and seldom the object of such a verb: "claim forms", "file reviews". */
const papers =
  /^(?:tests?|drills?|visits?|checks?|campaigns?|forms?|takings|displays?|deeds?|badges?|plans?|reports?|reviews?|audits?|logs?|records?|sheets?|cards?|requests?|claims?|sales|returns|figures|levels|costs?|rates?|duties|skills|sessions?|meetings?|events?|services|activities|works|operations|systems|procedures|processes|projects|programmes|issues|needs|agreements?|contracts?|policies|standards|valves|notes|tasks|trials|methods|measures|panels|boards|walls|rooms)[,.;]?$/;

/** A verb of the lexicon that isn't in our list: "eject troublemakers", "rinse glasses", "reverse the van". */
function isLexiconVerb(word: string, next: string | undefined): boolean {
  // "Hamper build", "kiosk fill": what is done, and before it to what.
  if (
    /^(?:build|fill|pack|prep|check|count|run|round|print|fit|pick|repair|refit|strip|wash|clean|design)[,.;]?$/.test(
      next ?? '',
    )
  )
    return false;
  if (next === undefined || seldomVerbs.test(word) || /^(?:and|or|of|is|are|was|were|will|has|have)$/i.test(next))
    return false;
  const either = lexiconSwitch(word);
  // "Descale kettles", "preheat ovens": undone, or done before.
  const undone = /^(?:de|dis|un|re|pre|over|mis)([a-z]{4,})$/.exec(word)?.[1];
  if (undone && verbBases.has(undone) && lexiconTags(word).length === 0) return true;
  if (lexiconTags(word).length === 0 && either === null) return looksLikeVerb(word);
  if (lexiconTags(word).includes('Infinitive') && either !== 'Noun|Verb')
    return either === null || either === 'Adj|Present';
  // What may be a noun as well needs something that only a verb has: several things that it is done to.
  return either === 'Noun|Verb' && !kinds.test(word) && /^[a-z]{3,}[^su\W]s[,.;]?$/.test(next) && !papers.test(next);
}

/** Whether the lexicon knows the word as a verb among other things, so that no one may take it for a noun for sure. */
export const mayBeVerb = (word: string): boolean =>
  lexiconTags(word).includes('Infinitive') || lexiconSwitch(word) === 'Noun|Verb';

/** A word that is no verb of ours but can be nothing else: by its ending, or because "the" or a number follows it. */
export function isGuessedVerb(word: string, next: string | undefined): boolean {
  // "Key accounts": those that matter most, and nobody keys them.
  if (
    word === 'key' &&
    /^(?!orders|entries|figures|invoices|details|records|readings|results)[a-z]+s[,.;]?$/.test(next ?? '')
  )
    return false;
  if (/^[a-z]{3,}$/.test(word) && !noVerbs.test(word) && isLexiconVerb(word, next)) return true;
  // "Tip safely": nothing else is done so.
  if (
    /^(?:safely|carefully|quickly|politely|accurately|promptly|neatly|properly)$/.test(next ?? '') &&
    /^[a-z]{3,}$/.test(word) &&
    mayBeVerb(word) &&
    !/(?:s|ly|ing|ed)$/.test(word)
  )
    return true;
  if (!/^[a-z]{4,}$/.test(word) || noVerbs.test(word)) return false;
  // "Muck out stables": no noun that anybody knows.
  if (/^(?:out|up|off|down)$/.test(next ?? '') && !knowsNoun(word) && !/(?:s|ly|ing|ed|er)$/.test(word)) return true;
  if (/^[a-z]{3,}(?:ise|ize|ify)$/.test(word) || /^[a-z]{4,}ate$/.test(word)) return true;
  return (
    (/^(?:the|a|an|our|any|all|their|its)$/i.test(next ?? '') ||
      // "Kill what doesn't work": a question is the object of nothing but a verb.
      (/^(?:what|whatever|how|them)$/i.test(next ?? '') && mayBeVerb(word))) &&
    !/(?:ing|ed|s|ly|ion|ment|ness|ity|ance|ence|al|ous|ful)$/.test(word) &&
    !/^(?:across|after|also|among|before|both|down|during|even|from|half|into|just|like|made|near|once|only|onto|over|past|plus|quite|such|than|that|then|these|this|through|till|under|until|upon|over|under|whether|either|neither|never|ever|however|rather|other|another|per|for|what|when|where|which|while|whom|with|within|without|worth|about|above|along|around|behind|below|beneath|beside|between|beyond|towards?|throughout|against|against|alongside|inside|outside|here|there|every|each|much|many|some|most|more|else|ever|again|often|always|never|maybe|indeed|whether|because|since|unless|though|although|have|been|were|will|would|should|could|must|might|shall|being)$/.test(
      word,
    )
  );
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
  ['programming', 'program'],
  ['banking', 'bank'],
  ['traveling', 'travel'],
  ['modeling', 'model'],
  ['labeling', 'label'],
  ['counseling', 'counsel'],
  ['benefitting', 'benefit'],
  ['liasing', 'liaise'],
  ['toileting', 'toilet'],
  ['liasising', 'liaise'],
] as const)
  byIng.set(form, base);

/** "Re-booking", "co-chairs": the same deed, again or together. "Pre-screening tests" are tests. */
const prefixed = /^((?:co|re|over|de|un|mis|out)-)([a-z]+)$/;

/** The base of "driving", or null when it isn't the -ing form of a verb. */
export const baseOfIng = (word: string): string | null => {
  const lower = word.toLowerCase();
  const known = byIng.get(lower);
  if (known) return known;
  const [, prefix = '', plain = ''] = prefixed.exec(lower) ?? [];
  const inner = byIng.get(plain);
  if (inner !== undefined) return `${prefix}${inner}`;
  // "Post-editing", "quality-checking": a verb of two words.
  const [, kind = '', doing = ''] = /^((?!pre-)[a-z]{3,}-)([a-z]{3,}ing)$/.exec(lower) ?? [];
  const of = byIng.get(doing);
  if (of !== undefined && isVerbBase(`${kind}${of}`)) return `${kind}${of}`;
  // "Ejecting troublemakers", and no "outstanding service".
  if (/^[a-z]{3,}ing$/.test(lower) && lexiconSwitch(lower) === null) {
    const stem = lower.slice(0, -3);
    for (const base of [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')])
      if (
        !seldomVerbs.test(base) &&
        lexiconSwitch(base) === null &&
        (lexiconTags(base).includes('Infinitive') ||
          (base.length > 4 && lexiconTags(base).length === 0 && looksLikeVerb(base)))
      )
        return base;
  }
  // "Reglazing", "rebinding": done again.
  const again = /^re([a-z]{6,})$/.exec(lower)?.[1];
  const once = again === undefined ? undefined : byIng.get(again);
  if (once !== undefined && lexiconTags(lower).length === 0 && lexiconSwitch(lower) === null) return `re${once}`;
  // "Digitalising", "extrapolating".
  return /^[a-z]{3,}(?:is|iz|[a-z]at)ing$/.test(lower) && isGuessedVerb(lower.replace(/ing$/, 'e'), undefined)
    ? lower.replace(/ing$/, 'e')
    : null;
};
/** Participles that no rule makes. */
const irregular: Readonly<Record<string, string>> = {
  begun: 'begin',
  bent: 'bend',
  bought: 'buy',
  brought: 'bring',
  built: 'build',
  chosen: 'choose',
  cut: 'cut',
  dealt: 'deal',
  done: 'do',
  drawn: 'draw',
  driven: 'drive',
  fed: 'feed',
  found: 'find',
  given: 'give',
  grown: 'grow',
  held: 'hold',
  hung: 'hang',
  kept: 'keep',
  laid: 'lay',
  led: 'lead',
  left: 'leave',
  let: 'let',
  lit: 'light',
  made: 'make',
  met: 'meet',
  paid: 'pay',
  put: 'put',
  read: 'read',
  run: 'run',
  sent: 'send',
  set: 'set',
  shown: 'show',
  shut: 'shut',
  sold: 'sell',
  spoken: 'speak',
  stuck: 'stick',
  swept: 'sweep',
  taken: 'take',
  taught: 'teach',
  told: 'tell',
  thrown: 'throw',
  torn: 'tear',
  understood: 'understand',
  undertaken: 'undertake',
  worn: 'wear',
  wound: 'wind',
  written: 'write',
};
const byParticiple = new Map<string, string>(Object.entries(irregular));
for (const base of verbBases) {
  const ing = toIng(base).slice(0, -3);
  byParticiple.set(base.endsWith('e') ? `${base}d` : `${ing}ed`.replace(/([^aeiou])yed$/, '$1ied'), base);
}

/** The base of "checked", "given" or "kept" in "to be kept"; null where it is no participle. */
export const baseOfParticiple = (word: string): string | null => {
  const lower = word.toLowerCase();
  const known = byParticiple.get(lower);
  if (known !== undefined) return known;
  if (!/^[a-z]{3,}ed$/.test(lower)) return null;
  const stem = lower.slice(0, -2);
  return [stem.replace(/([bdgmnpt])\1$/, '$1'), stem, `${stem}e`].find(mayBeVerb) ?? null;
};
/** The base of "drives", or null. */
export const baseOfThird = (word: string): string | null => {
  const known = byThird.get(word.toLowerCase());
  if (known !== undefined) return known;
  const [, prefix = '', plain = ''] = prefixed.exec(word.toLowerCase()) ?? [];
  const inner = byThird.get(plain);
  return inner === undefined ? null : `${prefix}${inner}`;
};
/** "co-supervise" is a verb because "supervise" is. */
export const isVerbBase = (word: string): boolean => {
  const lower = word.toLowerCase();
  return (
    verbBases.has(lower) ||
    /^(?:jet|pressure|power|steam|hand|spot|deep|dry|spray|heat|shrink|vacuum|double|spell|machine|bottle|quality|test|cold|road)-(?:wash|clean|paint|weld|seal|wrap|pack|check|feed|finish|stitch|sew|drive|call|assure|flush|test)$/.test(
      lower,
    ) ||
    /^(?:[a-z]{3,}-(?:manage|check|find|coach|monitor|train|deliver|design|test|match|wash|clean|edit|read|fry|cook|author|develop|chair))$/.test(
      lower,
    ) ||
    // "Re-slate", "re-tile": it is done again.
    /^re-(?:slate|tile|roof|point|lead|bed|deck|glaze|screed|board)$/.test(lower) ||
    (/^(?:co|re|pre|over|de|un|mis|out|under)-/.test(lower) && verbBases.has(lower.replace(/^[a-z]+-/, '')))
  );
};
