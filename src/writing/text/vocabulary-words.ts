/** Everyday words of adverts and of the work they describe, uninflected where a rule of inflection reaches the rest. */
export const vocabularyWords = `abbreviate abbreviations abgeschlossene ability able aboard abort abortable about above abroad absence absent absolute academia academic accept access
  accessible accessories accident accomodation accordion account accountability accountable accountant accreditation accredited accuracy achieve
  achievement acknowledged acquired acquisition acronym across act action active activity actor acts actual ad adapt add address adds adjective
  adjusting adjustment admin administer administration administrator adopted adoption adult advance advantage adventure adverbs advert advertised
  advertising advice advise advisor aerospace affair affected affordable afloat afraid after afternoon afterwards again against age agency agenda ages
  ago agree agreement agricultural ahead ai aid aida aim alarm alert algebra alias aligned alignment alike alive all alle allocate allowance allowed
  allowing allowlist allows alone along alongside aloud already also alter alternative always am amazing ambiguous ambition ambulance amended among
  amount ampersand an analogy analyse analysis analyst analytics anchor and angry animal announcement annoys annual annum anonymised another answer
  anthropic any anybody anyone anything anyway anywhere apart apostrophe appeal appear appended appends applicable applicant application apply appoint
  appointment appraisal appreciate apprentice apprenticeship approach appropriate approval approve approx apron aptitude aquaculture arbeiten archetypes
  architecture archive are area aren't argue arguments arisen armed army around arrange array arrive arrow art article as ascending ashore ask asks
  asleep aspect assembled assembles assertions assess assessment asset assign assignment assist assistance assistant associate associations assurance
  astronomy at atomic attach attachment attempts attend attendance attention attitude attract attractions attractive attributes auch audience audit
  auditor aus aussuchen auth author authorised authorities auto autocannon autocomplete automation automotive autosave availability available avatar
  average aviation avoid awaits awake award aware awareness away awesome baby back background bacon bad baker bakery balance band bank banner bar bare
  barista base basic basis batch bathroom battery be beach bear bearings beat because become bed bedroom beds been before began begin behave behaviour
  beheben behind bei being bekommen belief believe belong below beneath benefit bereavement beside bespoke best bestehen betreuen better between bevor
  bewerben beyond bezahlen bezahlt bidi big biggest bike bin binaries bind biology biotech bird birth birthday bits bitterkalt bitterly blackout blade
  blank bleibt blend blinds block blocklist bloody blue board boasting boat body boiled boilerplate bold bolt bonus book bookkeeper boolean boost boots
  border born borrow both bottle bottom bound boundaries bowl box braces bracket brake brand brave bread breadcrumb break breakfast breakpoints
  breakwater breath breathe breeding breeze brick bricklayer bridge brief briefings bright brilliant bring bringen broad broadcasting broke broken
  brother brought browse bruises brutto buddy budget build built bulk bullet bundles bunk burial buried bus business businesslike busy but butcher
  button buy buzzword by bypasses byte cabin cabinet cable cache cafe cake calendar calibrate calibration call calliper calm came camera camp campaign
  campus can can't canary cancel cancellation candidate cannot canteen canvas cap capability capable capacity capital caps capture car carbon card care
  careful caretaker cargo carpenter carry cars cart case caseload caseworker cash cashier casual catalogue catamaran catch category catering cats cause
  celebrate cell cent central centre century ceramics certain certificate certification certified certs chain chair chairperson challenge chambers
  chance change channel chapter character charge charity chart chase chat cheapest check checkbox cheerful chef chemicals chemistry chief child
  childcare childminder children chip choice choose chose chosen church circa circle cite citizens city civil civilian claim clamp class classroom
  clause clay clean clear clearance clerk clever click client climate climb clinic clinical clipboard clock close clothes cloud club coach coast
  coastguard coatings code coffee cold collaborate collaboration collapsed collapsible colleague collect collection college collide collision colon
  colour column combination combine combo come comfort comfortable comma commanded commands commensurate comment commerce commercial commission commit
  commitment committee common communicate communication community commute company compare comparison compassion compensation compete competency
  competition competitive compile complement complete completion complex complexity compliance compliant comply components composite composition
  compounds comprehensive compressed compromise computed computer computes concept concern condescending condition conduct confectionery conference
  confidence confident confidential configuration configured confined confirm confirmation conflict conjugation connect connection consent consequence
  consider consistent console constant constraint construct construction consult consultancy consultant consultation consumer consumes contact contain
  contempt content context continue contract contractions contractor contradictory contrast contribute contribution contributor control convenient
  conversational conversations conversion convert cook cookie coordinate coordination coordinator copy copywriter copywriting core corners corporate
  correct correspond cosmetics cost costume could council councillor counsel counsellor count country county courage courier course court courteous
  cover craft craftsperson crane crash create creation creative creativity credential credit crew crewmates criteria critical crofters cross crossings
  crumb cryptic cues cultural culture cup curiosity curious curl curly currency current curriculum cursor custom cut cyber cycles dabei dairy damage
  danach danger dangle dark dash dashboard data database date datum dawn day daylight days dead deadline dealer dear dearest debounce decades decent
  decide decimal decision deck deckhand declare decorating dedicate deep default defect defence defend define degree delayed delete deletion deliver
  deliverables delivery demand dementia demo demolition den denied denn dental dentist department depend dependant dependencies deployable depth deputy
  derived descending describe description design desirable desire desk destructive detail detections determine deterministic deterministically develop
  development device dialect dialog diary dictionaries did didn't dies diesel diet diff difference different digit digital dimmed dinner diploma direct
  direction directness director directory dirty disability disabled disables disagree disagreement disappears discipline discount discover discovery
  discretion discuss discussion disk dismissible dispatch display displayable distance distilling distributed distribution district diverse diversify
  diversity division do doc docs doctor document documentation docx does doesn't dog doing dokumentieren dollar domain domestic don't done door dots
  double doubt down download draft drag drains draw drawn dream dredging dress drill drink dritt drive drop dropdown dry due dull duplicates during dust
  dusty duty dynamic each eager earlier early earn ease easement easier easiest easy eat echosounder ecology economic economist economy edge edit
  editable editor educate education educational educator effect effective efficiency efficient effort eight eine einen either elderly electric
  electrical electrician electronic element eleven eligible ellipsis else elsewhere em email embed embrace emergency emoji emotional empathy emphasis
  employ employee employment empower empty enable encourage encouragement end endless endpoint ends energetic energy engage engagement engine enhance
  enjoy enough enqueued enquiry ensure enter enterprise entertainment enthusiasm enthusiastic entity entry entscheiden enumeration envelope environment
  environmental equal equality equip equipment equity equivalent error ersten escaped essential establish estate estimate estimator ethic eval evaluate
  evaluation even event ever every everybody everyday everyone everyone's everything everywhere evidence evolve exact exam example exceed excellence
  excellent except exceptional excess excite exclamation exclude exclusive executable execute executive exempt exercise exhaustive exhibitions exist
  expand expandable expansion expect expectation expense experience expert expertise expired explain explanation explore export extend extension
  external extra extract extraction eye eyecare eyes fabrication fabulous face facebook facilitate facility fact factor factory factual fahren fail
  failure fair faith fall fallback false familiar family fancy fantastic far fare farm fashion fast fatal father fault feature fee feedback feel fees
  feet felt feminine fence ferry fetch few fflate fibre field fifth fight figure file fill film filters final finance financial find finden fine finish
  fintech fire firefighter firm first fished fisher fishery fishing fit fitness fits five fix flag flare flashes flask flat fleet flexibility flexible
  flexitime flies flight float floor flow fluent focus folder follow fond fonts food football footer for forbidden forbids force forecast foreign
  foreseeable forest forestry forged forgets forgot forgotten forklift form formal formality format formula fortnight forty forwarding foster found
  foundation four fourteen fourth fragen frame framework free freedom freelance freeze frei freigeschalteter freight frequent fresh friend from front
  fsync fuel fulfil full fun function functionally fund fundraiser funeral furniture further future gain gallery galley game garage garden gareth gas
  gate gather gave gear gearbox gender general generate generation generator generic generous genetics gentle genuine geography geologist geology
  geoscience gerund get gets gift girl give given glad glass global go goal goes going gone good goodbye goodwill got gotten government grace grade
  graduate grammar grand grandparent grant grease great greedily green grew grey grid grocery ground groundworker groundworks group grow growth
  guarantee guard guess guest guidance guide guideline guildlines guillemot guru gut gym gyms haben habit had hair hairdresser hairdressing half hall
  hallucination halves hand handle handover hannah happen happier happy harbour hard hardest harms harness harper has hash hate haulage have he head
  headcount headline headphones health healthcare healthier healthy hear heard heart heat heavy hedging height held helicopter hello helmet help helpful
  helpline here here's heritage hex hidden hides high highest highlight hilft hinaus hint hire his history hit hits hobby hoist hold hole holiday home
  homeworking honest honesty hook hope horticulture hospital hospitality host hostile hot hotel hour house household housekeeper hover how how's however
  hr http hub huge hull human hundred hurry hybrid hydraulic hydrographic hygiene hygienist hype hyphens i'm iced icon idea ideal idempotent
  identification identify idle if ignore ihn ill illness illustration image imagine immediate immer immutable imp impact imperative implement import
  important improve improvement in inc incentive incidents incl include inclusion inclusive inclusivity income increase incredible indefinite indent
  independent index individual induction industrial industry inflation influence info inform informal information infrastructure initdb initial
  initiative injury ink innerhalb innovate innovation innovative input insert inside insist inspect inspection inspector inspire install installation
  instance instead institution instructing instruction instructor instruments insurance intake integrate integrity intelligence interact interest
  interface internal international internet interpersonal interpret interval interview into intro introduced introduces introduction invalid invent
  invention inverted invest investment investor invitation invite invoices involve is isla island isn't isolated isolation issue it it's italic item
  iteration its itself janitor jedem jeder jederzeit job jobs join joinery joint joke journalism journals journey jpeg judge judgement judiciary junior
  just justify kann katrin keen keep kein kept kettle key keyboard keys keystroke keywords killed kills kilometres kilovolts kind kindness kit kitchen
  kittiwake knew knip knock knot know knowledge known kommen kommt kroner lab label laboratory labour lacks ladder laid lambing laminating land
  landscape language laptop large largest last late latest laughing launch laundry law laws lawyer layer laying layout lays lazy lead leadership leaf
  leak lean learn learnt lease least leave lecture ledger left leftover legal legs leila leisure length less lesson let let's lets level levy liaise
  liaison librarian library licence license lie lies lieu life lifeboats lifecycle lifeguard lifesaving lifestyle lift light lightning like limit line
  linguistics link linkedin lint list listbyheading listen lit literacy literal literature little live livestock llama load local locality located
  location locators lock log logbook logic login logistics logo logout logs lone long longest look lookout lookup loop loopback lorem lose loss lossless
  lost loud love low lowercase lowest loyal lubrication lucky lumps lunch lying machen machine machinery machinist made mads magazine mail mailbox main
  maintain maintenance major make man manage management manchem manpower manual manufacture many map maps marcus marine maritime markdown marked marker
  market marks married masculine mask master match material maternity mathematics maths matrix matter mature maximise maximum meal mean meant meantime
  measure meat mechanic mechanical mechatronics media medical medicine medium meet meisten melden member membership men mend mental mention mentor menu
  merchandiser merchandising merchant message messy metal metalwork meter method metre middle midwife might migrates migration mild mile mileage
  military million min mind mindestens mindfulness mine mini minimum minor mins minus minute mismatch miss mission mistake mix mobile mobilisation
  mobilises mockup mode model modern modest modify module moment money monitor month mood morale more morning most mother motion motivate motivation
  mounts mouth move much multi multibeam multiline multimeter multiple multiset museum music must my nacelle name nannies narrow national native natural
  nature navigate navigation navigator navy near nearby nearest neat need negative negotiate negotiation neighbour neither nerve nest net network
  neutral never new newcomer newest news newsletters next ngozi nice night nine nineteen ninety ninja no nobody node nodemailer noisiest noisy
  nominalisations non nonce none noon nor normal north nose nosniff not note nothing notice noticeboards noun now nspell nuclear null nullable number
  numerals numeric numerically nurse nursery nutrition obey object objective obliges observed observers obtain obviously occasional odd oder of off
  offenes offensive office official offline offsets offshore often oil old oldest on onboard once oncology one ones oneself ongoing online only onshore
  onsite onto open openai operate operation operational operative operator opportunity opps optimise option optional optometrist or oral order ordinary
  organisation organise orient orientation origin original orthography other otherwise our ours out outbox outcome outdent outdoor outgrown outline
  output outrank outside outstanding over overall overdue overlap overlay overlooks overnight overrides overseas oversee overtime overview overwrite
  overwritten own ownership owns pace pack package padding page pagination paid paint pair palette panel paper paragraph parallel paramedic parameter
  parcel parent parental parentheticals park parse part partial participate participation particulars partner partnership pass passage passengers
  passion passionate passives passport passt password past patch paternity path patience patient patrol pattern pause pay payable payload payment
  payroll pays peer pence pending pension people per percent percentage percentile perfect perform performance perhaps period perk permanent permission
  permit persistent person personal personality petroleum pharmaceuticals pharmacist pharmacy philosophy phone photo photograph phrase physical
  physicist physics physiotherapist pick picture piece piling pillar pilot ping pipeline pitch pixel place placeholder plain plan planet plant plasterer
  plastic platform play playful playwright pleasant please plenty plug plumage plumber plumbing plural plus pm point police policy polish polite
  politics pool poor popular port portfolio position positive possessive possibility possible post postal postholder potential pound power practical
  practice practised practitioner praise precise precision prefer preference prefetch prefix pregnant premium preparation prepare preparedness presence
  present presentation preserved presigner press pressure prestigious pretty prevent preview previous price primary principal principle print prior
  prioritised priority private priya prize pro probably probation problem procedure process processor procurement produce product production productive
  profanity profession professional profile profit program programme progress progression prohibited project promise promote promotion prompt proof
  proper property proposal proposition prose protect protection protocol proud prove proven provide provision provoke proxy psychologist psychology
  public publish pubs pulled punctuate punctuation pupil purchase pure purpose purser push put puts puzzle pw qualification qualify quality quarry
  quarter quay quayside query question quick quiet quietest quotation quote race radar radio radiographer rail railway rain raises ran random range
  rapid rare rata rate rather raw razorbill reach reachable react read readability readable readiness ready real realisation realise realistic reason
  reasonable rebuild recall receivable receive recent reception receptionist recipe recipient recognise recognition recommend record recover recruit
  recruitment rectify recycle red redact redirect redo reduce redundant refer reference referral refinery reflect reform refresh refuse regard regattas
  regenerate regeneration region regional register registration registry regular regulated regulation regulator rehabilitation rejoin relate relation
  relationship relative relax release relevant reliability reliable relief religion religious reload relocation rely remain remedial remember remote
  removal remove renamed rendered rendering renew renewable rent repair reparieren repeated rephrase replace replacement replica reply report represent
  representative reproduces reqd request require requirement rescue research resend resent reserve reset resettlement resident residential resilience
  resilient resin resolution resolve resource resourceful respect respond response responsibility responsible rest restart restaurant restored restores
  result retail retain retention retext retirement retrieve retry return reusable rev reveal revenue reverted review revocable revokes reward rewrite
  rewritten rhys rich rig right rigs ring rise risk river road robotics robust rock rockstar role roll roofer room root rope rota rotation rough round
  route routine row rows royal rule run runs rush sabbatical sad safe safeguard safety sagen said sail salary sales salesperson same sample sand
  sandbanks sandboxed sans satisfaction save say says scaffolder scaffolding scale scanners scary schedule schema scheme schmieren school schwindelfrei
  science scientist scissors scope score screen scrim script scroll sculpture sea seabed seabird seals search seasick season seasonal seat second
  secondary secret secretary section sector secure security see seed seek seems seen sees segmented sehen sein selbst select selectable selection
  selector self sell send senior sense sensitive sensor sent sentence separate separators sequence serialised serif serious serve service session set
  sets settle setup seven seventh several severe severity sex sexual shadowed shadowing shall shape share sharp sheet shelf shift ship shipyards shoes
  shop shore short shortcuts shorten shortest shortlist should shout show shown shut sibling sich sick sickbed sickness side sidebar sign signal
  signatures significant silence silently silly similar similarity simple since sind sinead single singular sister sit site sits situation six size
  skateboard skill skim skip sleep slept slider slides slippers slips slogan slot slow small smallest smart smile smooth snack snapshot so social
  society sociology socket socks sofie soft software solar sole solicitor solid solution solve some somebody someone something somewhere sonar
  sonographer soon sorry sort sought sound soup source south space spam spanner spans spare sparse speak spec special specialise specialist specific
  specification specificity specify speech speed spell spellcheck spend spinner spirit split spoken sport spot spouse spread spreadsheet sprechen spring
  squares stable stack staff stage stake stakeholder stale stalls stand standard start startup state statement static station stationery statistic
  statistician status statutory stay steady steel steer stems step stevedoring steward stewardship stiff still stock stood stop storage store story
  straight stranger strapline strategic strategy stream street strength stress stretch strict strike string strip strong strongest structural structure
  stuck student studio study stuff style stylesheet stylist sub subheading subject submit subscriptions subsea substation substring subtitle succeed
  success successful succession such sudden suffering sugar suggest suggestion suit suitable suite summary summer super superstar superuser supervise
  supervision supervisor supper supplier supply support supportive suppressed sure sureness surfboards surgeon surgery surgical surprise surrogacy
  surrogates survey surveyor survival survive sustain sustainability sustainable swap swatches sweet swell swim swing switch syllable symbol syncs
  system tab table tabs tags tailor tails take taken talent talk tall tanks tapping target task taste taught tax taxi tea teach team teamwork tech
  technical technician technique technology telecoms telephone television tell temperature template temporary ten tenant tense tenth term test text
  textile than thank that that's the theatre their them theme themselves then theories therapist therapy there there's these they they're thick thigh
  thin think third thirty this thorough those though thought thousand thread threat three thrive through throughout thumbnail tick ticket tidal tide
  tidy ties tight tile timber time timestamp timezone tiny tip tips tired title to toast today together toggles token tokenise told tom tomorrow tone
  tonight tonne too took tool toolbar tooltip top total totality touch tough tour tourism toward tower town toxicology toy trace track tractor trade
  tradesperson tradition traffic train trainee trans transaction transfer transform transformation transition translate translation translator transport
  trap travel trawlers treat treatment tree trend trial tribunals trick triggers trim trip trotzdem truck true truncate trust trustee truth try tsconfig
  turbine turn tutor twelve twice two type typescript typical typos uikit unable unambiguous unassigned unassignment unaware uncertainty unchanged
  unchecked unclear uncontrolled uncut undefined under underline underscores understand undertake underwater underwriter undo undone unexpected
  unfinished uniform union unique unit university unix unknown unless unlocked unmodified unpacked unpaid unpdf unplanned unprivileged unreadable uns
  unsafe unsaved unset unsupported unsure unticked until unused unusual unverified up update upgrade uplift upload upon upper uppercase upset urban
  urgent us usable use used useful usejd user uses usual utilise utilities utilized vacancy valid validate validation valuable value van variety various
  vary vast vehicle venture venue verb verification verify verlassen version verstehen versus very vessel vet veterinarian veterinary vice victim video
  view village visible vision visit visitor visual vital viticulture vocabulary voice vollem voltage volts volume voluntary volunteer vom von vote
  vulnerable wage wait walk wall want ward warehouse warm warmth warn warten was washing waste wastewater watch water wave way ways we we'll we're we've
  weak wealth wear weather web webmaster website wedding week weekday weekend weigh weight weird welcome weld welfare well wellbeing wellingtons
  wellness wenn went were wet what what's whatever wheel wheelchair when whenever where wherever whether which while white whiteboard whitespace who
  whoever whole whom whose why wide width wife wild willing willkommen win wind windfarm window wink wins winter wire wise wish with withheld within
  without wks woman women won won't wonderful wood word work workboats workforce workload workplace workshop workspaces world worldwide worry worth
  would wrapped write written wrong wrote yachts yard yaw year yes yesterday yet yields yopmail you you'll you're you've young your yourself youth yr
  zeigen zero zone zookeeper zuerst zusammen zwar zwei`;
