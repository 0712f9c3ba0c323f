/** Everyday words of adverts and of the work they describe, uninflected where a rule of inflection reaches the rest. */
export const vocabularyWords = `ability able about above absence academic accept accident accordion account accountant achieve achievement acquisition acronym across act action
  active activity acts actual ad adapt add address adds adjective adjustment admin administrator adoption advance advantage adventure advert advice
  advise advisor aerospace affair affected affordable afloat after afternoon afterwards again against age agency agenda ages ago agree agreement ahead
  ai aid aim alarm algebra alike alive all allocate allowance allowed allowing allows alone along aloud already also always am amazing ambition
  ambulance amount ampersand an analyse analysis analyst anchor and angry animal annual another answer any anybody anyone anything anyway apart
  apostrophe appeal appear appended appends applicant application apply appoint appointment appraisal appreciate apprentice apprenticeship approach
  appropriate approval approve approx apron archive are area aren't argue army around arrange array arrive arrow art article as ashore ask asks asleep
  aspect assess assessment asset assign assist assistance assistant associate assurance astronomy at attend attention attitude attract attractive
  audience audit auditor aus author authorised auto automotive available avatar average aviation avoid award aware awareness away awesome baby back
  background bad baker bakery balance bank bar bare barista base basic basis batch bathroom be beach bearings beat because become bed beds been before
  began begin behave behaviour behind bei being believe belong below benefit beside bespoke best better between beyond big biggest bike bin biology
  biotech bird birth birthday blade blank blend block blue board boat body bolt bonus book bookkeeper boost boots border born borrow both bottle bottom
  bowl box brackets brake brand brave bread breadcrumb break breakfast brick bricklayer bridge brief brilliant bring broad broadcasting broke brother
  brought browse buddy budget build built bulk bullet buried bus business busy but butcher button buy by cabin cable cafe cake calibration call calliper
  calm came camera camp campaign campus can can't cancel candidate cannot canvas cap capability capable capacity capital capture car card care careful
  caretaker cargo carpenter carry cars cart case caseworker cash cashier casual catalogue catamaran category catering causes celebrate cells center
  central centre century ceramics certain certificate certification certified chain chair challenge chance change channel chapter character charge
  charity chart chat cheapest check checkbox cheerful chef chemistry child childcare childminder children chip choice choose chose chosen church circle
  city civil claim class classroom clause clean clear clerk clever click client climb clinic clinical clipboard clock close clothes cloud club coach
  coast coastguard code coffee cold collaborate collaboration colleague collection college collision colon colour come comfort comfortable comma comment
  commerce commercial commission commit commitment committee common communicate communication community commute company compassion compensation compete
  competition competitive complete complex compliance comply composite compounds computer concept concern conduct conference confidence confident
  confidential confirm confirmation conflicts connect connection consent consider consistent constants constraints construct construction consult
  consultancy consultant consultation consumer contact contain content continued contract contractions contractor contribute contribution contributors
  control convenient conversion convert cook cookies coordinate coordinator copy copywriter copywriting core corporate corrected cosmetics cost costume
  could council councillor counsel counsellor count country county courier course court courteous cover craft crane create creation creative credit crew
  crewmates critical cross cultural culture cup curious currency current curriculum custom cut cyber dairy danger dangle dark dash dashboard data
  database date day daylight days deadline dealer dear dearest decades decide decimals decision deck deckhand dedicate deep default defect defence
  degree delete deletion deliver delivery demand demo demolition den dental dentist department depth deputy describe description design desirable desire
  desk detail determine develop development device dialog diary did didn't diet differ difference different digital digits dimmed dinner diploma direct
  direction directness director dirty disability disabled disables disagree disappears discipline discount discover discovery discretion discuss
  discussion dispatch display distance distribution district diverse diversity division do doc doctor document does doesn't dog doing domain domestic
  don't done door dots double doubt down download draft drag draw dream dredging dress drill drink drive drop dropdown dry due duty dynamic each eager
  earlier early earn ease easier easy eat ecology economic economist economy edge edit editable editor educate education educator effect effective
  efficiency efficient effort eight either elderly electric electrical electrician electronic element eleven eligible ellipsis else elsewhere em email
  embed embrace emergency emotional emphasis employ employee employment empower empty enable encourage encouragement end ends energetic energy engage
  engagement engine enhance enjoy enough enquiry ensure enter enterprise entertainment enthusiasm enthusiastic entry environment environmental equal
  equality equip equipment equity equivalent error essential establish estate estimate estimator ethic evaluate evaluation even event ever every
  everyday everyone everyone's everything everywhere evidence evolve exact exam example exceed excellence excellent except exceptional excite
  exclamation executive exempt exercise exist expand expansion expect expectation expense experience expert expertise expired explain explanation
  explore export external extra extraction eye fabulous face facilitate facility fact factor factory failed fails failure fair fall fallback false
  family fancy fantastic far farm fashion fast father fault feature fee feedback feel feet feminine ferry few fibre field figure file fill film final
  finance financial find fine finish fire firefighter firm first fished fisheries fishing fit fitness fits five fix flag flat fleet flexibility flexible
  flexitime flies flight floor flow fluent focus folder follow fonts food football footer for force forecast foreign forest forestry forgets forgot
  forklift form formal formality format forty foster found foundation four fourth frame framework free freedom freelance freight fresh friend from front
  fuel fulfil full fun function fund fundraiser furniture further future gain gallery game garage garden gas gather gave gearbox gender general generate
  generation generator generic generous genetics gentle genuine geography geologist geology get gets gift girl give given glad glass global go goal goes
  going gone good got government grade graduate grammar grants grease great green grey grid grocery ground groundworker group grow growth guarantee
  guard guess guest guidance guide guideline gut gym had hair hairdresser half hall hallucination hand handle handover hannah happen happy harbour hard
  harness has haulage have he head headline headphones health healthcare healthy hear heard heart heat height held hello help helpful helpline here
  here's hex hidden high highlight hint hire his history hit hobby hold hole holiday home honest horticulture hospital hospitality host hot hotel hour
  house household housekeeper how how's hr http hub huge human hybrid hydraulic hygiene hygienist i'm iced icon idea ideal identify idle if ignore ihn
  ill illness image imagine immediate imp impact imperatives implement important improve improvement in inc incentive include inclusion inclusive income
  increase incredible indent independent index individual industrial industry influence inform information infrastructure initial initiative injury ink
  innovate innovation innovative input inside inspect inspection inspector inspire install installation instead institution instruction instructor
  insurance intake integrate integrity intelligence interact interest internal international internet interpersonal interpret interview into intro
  introduction invalid invented invest investment investor invitation invite invoices involve is isla island isn't isolated issue it it's item iteration
  its itself janitor job jobs join joinery joint journalism journey judge junior just katrin keen keep kein kept kettle key keys keywords kilometres
  kilovolts kind kit kitchen know knowledge known kroner lab label laboratory labour ladder laminating land landscape language laptop large largest last
  late latest launch laundry law lawyer layer lead leadership learn learnt least leave lecture ledger left legal leila leisure length less lesson let
  let's lets level liaise liaison librarian library licence license lie life lifeguard lifestyle lift light like limit line linguistics link list listen
  lit literacy literally literature little live load local located location lock log logic login logistics logs long look lookup lose lost love low
  lowercase loyal lucky lunch machen machine machinery machinist made mads magazine mail mailbox main maintain maintenance major make man manage
  management manpower manual manufacture many map maps marcus marine marked marker market marks masculine mask master match material maternity
  mathematics maths matter mature maximum meal mean meant meantime measure mechanic mechanical media medical medicine medium meet member men mend mental
  mention mentor menu merchandiser merchandising message metal method metre middle midwife might mile mileage million min mind mine mini minimum minor
  mins minus minute miss mission mistakes mix mobile mode model modern modest modified moment money monitor month morale more morning most mother
  motivate motivation move much multi multibeam multiple museum music must my nacelle name narrow national native natural nature navigation navy near
  nearby nearest neat need negotiate negotiation neighbour neither nerve nest net network never new news next ngozi nice night nine nineteen ninety
  ninja no nobody nodes noisiest noisy non none noon nor normal north not note nothing notice noun now nuclear number numerals numeric nurse nursery
  nutrition obey object objective observers obtain occasional odd of off office official offshore often oil old oldest on onboarding once oncology one
  ones ongoing online only open openai operate operation operational operative operator opportunity optimise option optional optometrist or oral order
  ordinary organisation organise orient other otherwise our out outcome outdoor outline output outside outstanding over overall overlap overlay
  overnight oversee overtime overview own pace pack package padding page paid paint pair panel paper paragraph parallel paramedic parameter parcel
  parent parental park part participate partner partnership pass passion passionate passport passt password past patched path patience patient pattern
  pay payload payment payroll pays peer pending pension people per percent percentage percentile perfect perform performance perhaps periods perk
  permanent permissions permit person personal personality petroleum pharmacist pharmacy philosophy phone photo photograph phrase physical physicist
  physics physiotherapist pick picture piece pillar pilot pipeline pitch place placeholder plain plan planet plant plasterer plastic platform play
  playful pleasant please plenty plumage plumber plumbing plus pm point police policy polite politics pool poor popular port portfolio position positive
  possessive possibility possible post postal postholder potential pound power practical practice practitioner precise prefer preference premium
  preparation prepare presence present presentation press pressure prestigious pretty prevent preview previous price primary principal principle print
  priority private priya prize pro problem procedure process procurement produce product production productive profanity profession professional profile
  profit program programme progress progression project promise promote promotion prompt proof proper property proposal proposition prose protect
  protection protocol proud prove provide provision psychologist psychology public publish pulled punctuation purchase purpose purser push put puts pw
  qualification qualify quality quarter quay quayside query question quick quiet quotation quote race radar radio radiographer rail railway raises ran
  range rapid rare rate rather raw reach react read readings ready real realise reason reasonable receive recent reception receptionist recipe recognise
  recognition recommend record recover recruit recruitment recycle red redirect reduce refer reference referral refinery reflect reform refresh refuse
  regard regenerate region regional register regular regulation regulator rehabilitation relate relation relationship relax release relevant reliable
  relief reload relocation rely remaining remember remote remove renew rent repair repeated replace replacement replies report represent representative
  request require requirement rescue research resend reserve reset resident residential resilience resilient resin resolve resource resourceful respect
  respond response responsibility responsible rest restart restaurant restores result retail retain retention retext retirement return rev revenue
  review reward rhys rich rig right ring rise risk road robotics robust rock role roofer room rope rota rotation rough round route routine row rows
  royal rule run runs sad safe safeguard safety said sail salary sales same sample sand satisfaction save say says scaffolder scaffolding scale scary
  schedule schema scheme school science scientist scope score screen script scrolls sea seabed seabirds search season seasonal seat second secondary
  secret secretary section sector secure security see seek seems seen sees sehen sein select selectable selection selector self sell send senior sense
  sensitive sensor sent sentence separate serif serious serve service session set sets settle setup seven several severe severity sex shall shape share
  sharp sheet shift ship shop shore short shortcuts shorten shortest should shouted show shown shut sich sick side sidebar sign signal significant
  silently silly similar simple since sinead single singular sister sit site sits six size skill skip sleep slider slips slot slow small smart smile
  smooth so social society sociology sofie soft software solar sole solicitor solid solution solve some somebody someone something somewhere sonar
  sonographer soon sorry sort sound soup source space spam spanner spans spare speak spec special specialise specialist specific specification speech
  speed spellcheck spelling spend spinner spirit split spoken sport spread spring stable stack staff stage stakeholder stale stand standard start state
  statement station statistic statistician status stay steady steel step steward still stock stop storage store story straight strapline strategic
  strategy stream street strength stress strict strike string strip strong strongest structure stuck student studio study style stylist sub subject
  submit subsea substations subtitle succeed success successful such sudden suit suitable summer super supervise supervision supervisor supper supplier
  supply support supportive sure surgeon surgery surprise surrogacy survey surveyor survival sustain sustainability sustainable swap swatches sweet
  swell switch symbol system tab table tabs tailor take taken talent talk tall tanks tapping target task taught tax taxi tea teach team technical
  technician technique technology telecoms telephone television tell template temporary ten tenant tense term test text textile than thank that that's
  the theatre their them theme themselves then therapist therapy there there's these they they're thin think third this thorough those thought three
  thrive through tick ticket tidal tide tidy tight tile timber time timestamp timezone tiny tip tips tired title to toast today together toggles token
  told tom tomorrow tone tonight tonnes too took tool top total touch tough tour tourism tower town toxicology toy trace track tractors trade tradition
  traffic train trainee transfer transform transformation transition translate translation translator transport travel trawlers treat treatment trend
  trial trim trip truck true trust trustee truth try turbine turn tutor twelve twice two type typical unable unchanged unclear under underline
  underscores understand undertake underwater underwriter undone uniform union unique unit university unknown unless unpaid uns unsafe unset unsure
  unticked until unused unusual unverified up update upgrade upload upper uppercase upset urban urgent us usable use used useful user uses usual
  utilities vacancy valid validate validation valuable value van variety various vary vast vehicle venture venue verb verification verify verlassen
  version versus very vessel vet veterinarian veterinary victim video view village visible vision visit visitor visual vital voice voltages volts volume
  voluntary volunteer vom von vote wage wait walk wall want warehouse warm warmth warning was washing waste watch water wave way ways we we'll we're
  we've weak wealth wear weather web webmaster website week weekday weekend weight weird welcome weld welfare well wellbeing wellness went were wet what
  what's whatever wheel wheelchair when whenever where wherever whether which while white whitespace who whole whom whose why wide width wife wild
  willing win wind windfarm window wins winter wire wise wish with within without wks won won't wonderful wood wording words work workboats workforce
  workload workplace workshop world worried worries worth would write written wrong wrote yard yaw year yes yesterday yet yopmail you you'll you're
  you've young your yourself youth yr zero zone zookeeper`;
