/** The words at the head of what a note names: what one owns, is, holds or is ready for, and what one knows or has worked in. */
/** What people own, bring, wear or show; where they live; what they are paid: nothing that one has experience of. */
export const owned = `tools tool toolkit kit car cars van vehicle transport bike bicycle motorbike moped scooter laptop phone smartphone mobile broadband internet wifi boots shoes trainers clothes clothing uniform whites knives ppe dog dogs horse camera drone
  passport visa address references reference referees contacts network following portfolio reel showreel cv photo photos insurance account bank home room office desk transportation wheels wellies apron gloves glasses
  publication publications trade forklift telehandler crane excavator digger dumper
  chromebook headset insurance accommodation parking gear equipment saddle instrument machine workshop truck lorry trailer two-wheeler wheeler scrubs`;
/** What somebody is, shows or has by nature. */
export const qualities = `patience tact empathy stamina discretion energy enthusiasm passion drive initiative honesty integrity confidence resilience flexibility reliability punctuality loyalty discipline determination humour humor ambition
  creativity curiosity imagination warmth compassion kindness maturity judgement judgment diplomacy sensitivity respect trust commitment motivation attention accuracy precision speed strength fitness health vision eyesight
  hearing dexterity memory coordination balance nerves nerve hands hand eye eyes ear ears nose feet legs skin head heart mind brain voice smile manner manners attitude approach personality presence appearance presentation character
  ethic ethics mindset outlook spirit sense nous gravitas backbone aptitude ability abilities willingness interest love flair talent touch taste palate grip grasp feel knack style finish handwriting grammar spelling timekeeping
  appetite desire will hunger courage bravery composure calm calmness concentration focus awareness availability fluency literacy numeracy ownership communication English stress resistance mobility independence openness
  evidence proof immunity competence competency competencies readiness thinking preparedness completion preceptorship profile potential
  stability temper temperament disposition nature conduct behaviour behavior values ideas idea vibe availability accent personality experience knowledge skills skill understanding background exposure expertise record credibility`;
/** Papers and what is made out to somebody. */
export const papers = `licence license licences licenses certificate certificates certification certifications cert certs card cards ticket tickets degree degrees diploma qualification qualifications registration membership accreditation clearance vetting
  permit pass pin badge award awards grade grades level levels gcse gcses nvq svq btec apprenticeship training course courses authorisation authorization citizenship residency status exam exams test check checks screening medical vaccination
  vaccinations points convictions endorsement endorsements rating licensure credential credentials doctorate phd mba msc bsc traineeship internship residency fellowship placement`;
/** Times and terms of work, which somebody is ready for or told of. */
export const terms = `shift shifts rota roster rotation nights night days day weekends weekend evenings evening mornings morning hours hour travel relocation overtime start starts starter joiner joiners notice salary pay budget-friendly contract permanent
  temporary location based base area radius distance commute holidays sundays saturdays mondays week weeks month months year years season seasons age height weight time date turnaround deadline-driven cover work working`;
/** People: of them there are other readings. */
export const persons =
  /^(?:people|person|man|woman|men|women|lady|girl|boy|guy|candidates?|applicants?|staff|team|teams|lead|head|chief|sir|madam|student|students|graduates?|freshers?|leavers|returners|nurse|nurses|chef|clerk|coach|guard|officer|partner|member|parent|parents|mum|dad|locals?|professionals?|individuals?|[a-z]{3,}(?:ist|ists|ician|icians|ologist|eer|eers|man|woman|person|people))$/;
/** Whoever does something, by the ending; things that end so are no people. */
export const doer =
  /^(?!(?:timber|mortar|plaster|leather|copper|solder|paper|water|power|silver|rubber|lumber|porcelain|laser|fiber|fibre|router|switcher|server|printer|cooler|chiller|boiler|counter|order|offer|letter|number|matter|customer|computer|register|ledger|tender|tractor|motor|reactor|compressor|conveyor|generator|inverter|transformer|elevator|escalator|excavator|loader|digger|dumper|trailer|forwarder|harvester|crusher|mixer|freezer|fryer|grinder|router|cutter|burner|container|sensor|detector|breaker|blaster|character|chapter|flavour|colour|color|vapour|cancer|liver|fever|disorder|labour|labor|behaviour|humour|weather|winter|summer|quarter|border|layer|theatre|dinner|butter|beer|cider|liquor|sugar|flower|clover|poster|banner|newsletter|brochure|sector|vector|error|factor|mirror|corridor|floor|door|indoor|outdoor|interior|exterior|major|minor|over|under|after|user)$)[a-z]{3,}(?:er|or|ers|ors)$/;

/** Machines and programs that end like people. */
export const machine =
  /^(?:loader|router|server|printer|chiller|boiler|mixer|freezer|fryer|grinder|cutter|burner|harvester|crusher|conveyor|compressor|generator|inverter|transformer|tractor|reactor|trailer|forwarder|scanner|sensor|detector)$/;
/** What is learnt and known. */
export const knownHeads =
  /^(?:laws?|rules?|regulations?|regs|legislation|statutes?|acts?|theory|theories|principles?|methods?|methodology|methodologies|techniques?|standards?|codes?|conditions?|guidelines?|guidance|policy|policies|procedures?|protocols?|requirements?|specifications?|terminology|terms|concepts?|frameworks?|products?|materials?|ingredients?|plants?|species|breeds?|varieties|foods?|wines?|beers?|ales|spirits|whiskies|cheeses?|teas?|coffees?|cocktails?|doughs?|fabrics?|textiles?|yarns?|timbers?|stones?|metals?|alloys?|plastics?|polymers?|chemicals?|medicines?|drugs|allergens?|instruments|markets?|incoterms|tariffs?|phonics|grammar|vocabulary|repertoire|history|geography|market|accessibility|security|cybersecurity|sterility|electricity|sustainability|biodiversity|conformity|seismicity|leasehold|freehold|commonhold|probate|provenance|[a-z]{3,}(?:ology|ologies|istry|onomy|ics|graphy))$/;
/** Branches in which somebody has worked. */
export const branchHeads =
  /^(?:tax|taxation|conveyancing|litigation|law firm|electronics|software|hardware|telecoms|sales|retail|hospitality|insurance|pensions|mortgages|banking|finance|logistics|farming|catering|pharma|biotech|automotive|aerospace|manufacturing|construction|agriculture|horticulture|forestry|education|healthcare|media|advertising|fashion|energy|renewables|utilities|mining|oil|gas|freight|shipping|haulage|charities|housing|lettings|events|theatre|television|film|publishing|sector|industry|section|department|environment|practice|kitchen|kitchens|restaurants?|hotels?|wards?|schools?|prisons?|labs?|plants?|factories|discovery|procurement|compliance|accountancy|accounting|audit|payroll)$/;
/** What the hand learns. */
export const craftHeads =
  /^(?:art|arts|craft|crafts|calligraphy|lettering|embroidery|marquetry|carving|joinery|floristry|drawing|sketching|illustration|sugarcraft|piping|patisserie|lacemaking|needlework|crochet|knitting|gilding|engraving|silversmithing|leatherwork|metalwork|woodwork|stonework|beadwork|origami|makeup|make-up|balayage)$/;
/** Doings and their outcomes, by the ending. */
export const doingHeads =
  /^(?:[a-z-]{2,}(?:ing|(?<!sta)tion|sion|ment|ysis|yses|(?<!sta)tions|sions|ments|ance|ence|age|ure|ery|work|works|care|control)|[a-z]+-(?:up|off|out|in|down|over|on)|approvals?|appraisals?|rentals?|renewals?|referrals?|disposals?|proposals?|removals?|retrievals?|arrivals|withdrawals?|surgery|support|service|services|design|layout|repair|repairs|trials?|draws?|calls?|visits?|claims?|cases?|projects?|contracts?|installs?|changes?|entry|entries|audits?|reports?|returns?|sales|research|production|delivery|recovery|discovery|therapy|massage|set|sets|fix|fill|finish|prep|setup|setups|match|matches|matching|runs?|routes?|builds?|renders?|edits?|campaigns?|pitches|tenders?|bids?|negotiations?|inventory|inventories|stock|follow-ups?|take-offs?|enrolment|enrollment|close|end|calc|calcs|tests?|tuning|reviews?|searches|orders?|loans?|acquisition|growth|rescue|response|sampling|dispatch|costing|turnout|service|filing|transfer|transfers|handover|handovers|assays?|schemes?|appeals?|hearings?|funerals?|weddings?|events?|wreaths?|flowers?)$/;
/** What a shorthand stands for, at the end of a phrase. */
export const inFull: Readonly<Record<string, string>> = {
  calc: 'calculation',
  calcs: 'calculations',
  mgmt: 'management',
  prep: 'preparation',
  admin: 'administration',
  maint: 'maintenance',
  inspections: 'inspections',
  regs: 'regulations',
  ops: 'operations',
  dev: 'development',
  certs: 'certificates',
};

/** What no name of a field has in it: a sentence, a time, a condition, how well. */
export const noField =
  /(?:^|[\s/])(?:an?|the|your|our|my|his|her|their|own|is|are|be|been|being|can|must|will|would|should|may|has|have|had|do|does|you|we|they|it|who|that|which|what|when|if|not|no|none|any|some|able|willing|happy|ready|prepared|keen|like|likes|need|needs|needed|good|strong|excellent|great|basic|solid|sound(?! (?:mixing|engineering|design|recording|system|systems|desk|editing))|better|best|ideal|full|clean|valid|current|regular|occasional|daily|weekly|weekends|previous|prior|proven|experience|experienced|knowledge|skills?|skilled|understanding|ability|qualified|certified|registered|licensed|licenced|trained|approved|ok|okay|fine|only|also|plus|etc|years?|yrs?|months?|mths|hours?|hrs|min|minimum|max|least|more|than|over|under|up|per|within|after|before|until|from|by|at|as|but|so|all|both|either|every|each|other|similar|equivalent|want|wanted|looking|someone|somebody|anyone|welcome|considered|available|provided|given|paid|free|start|immediate|asap|this|these|that|those|us|applies|apply|applied|there|here|mandatory|subject|native|mother|another|desired|candidates?|profile|spoken|written|verbal|oral|completed|finished|male|female|young)(?=$|[\s/])/i;

/** One word that is no field, whatever it ends in. */
export const bareNone = `staff events people office admin phone cash general other training medication presentation management cover support service services sales work home life team media public office data fish meat food travel driving vetting parking funding uniform references references
  benefits bonus details duties tasks responsibilities notes terms skills qualities attributes requirements salary hours`;
