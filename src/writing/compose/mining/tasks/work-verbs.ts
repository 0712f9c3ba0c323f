/** The verb that a thing has among those who work with it: notes are kept, calls taken, a decontamination room is worked in. */
import { withArticle } from '../../language/articles.ts';
import { isKindOfChange } from '../../language/thing-first.ts';
import { isVerbBase, nounLike } from '../../language/verbs.ts';

/** What stands before a thing and says of which kind it is. */
const kind = "(?:(?!and |or |for |of |to |in )[\\w&/'’-]+ ){0,3}";
const of = (things: string): RegExp => new RegExp(`^${kind}(?:${things})$`, 'i');

type Verb = string | ((name: string) => string | null);
/** Of a thing of which there is one. */
const the = (verb: string): Verb => `${verb} the $`;

/** Things by their own verb; the first that fits is taken. */
export const workVerbs: readonly (readonly [RegExp, Verb])[] = [
  [
    /^(?:an? |the )?(?:[£€$₹][\d.,]+ ?[a-z]* )?(?:(?:annual|training|marketing|operating|food|site|repairs) )?(?:budget|caseload|territory|portfolio)$/i,
    (name) => `manage ${/^[£€$₹]/.test(name) ? withArticle(name) : /^an? /i.test(name) ? name : `the ${name}`}`,
  ],
  // Treatments are given.
  [
    /^(?:[a-z-]+ ){0,2}(?:massages|facials?|manicures|pedicures|body wraps|lash lifts|peels|hot towel shaves)$/i,
    'give $',
  ],
  [/^((?:[a-z-]+ )?)massage$/i, (name) => `give ${name}s`],
  [/^(?:[a-z-]+ )?(?:waxing|threading|reflexology|make-up|spray tans)$/i, 'do $'],
  // Papers that are kept, filled in and written.
  [/^(?:the )?(?:meeting )?minutes$/i, 'take $'],
  [/^(?:audit )?work(?:ing)? papers$/i, 'prepare $'],
  [
    /^(?:(?:discharge|referral|appeal|reference|cover) letters|discharge (?:notes|summaries)|release notes|case studies|news ?letters|(?:[a-z]+ )?(?:proposals|quotes|quotations|estimates)|blog posts|social media posts|press releases|(?:lesson|care|test|treatment|support) plans|menus|(?:progress|incident|monthly|weekly|lab|site|survey|inspection|school|case|court|management) reports|reports|method statements|rotas|(?:[a-z]+ )?rosters|user stories|API docs)$/i,
    'write $',
  ],
  [
    /^(?:newsletter|rota|roster|menu|weekly report|monthly report|(?:staff|weekly|shift) (?:rota|roster))$/i,
    the('write'),
  ],
  [
    /^(?:(?:patient|client|case|care|nursing|clinical|treatment|progress|session|EHR|EMR) (?:notes|records)|(?:[\w&-]+ )?records|logs?|(?:[a-z]+ )?logs|log ?books|registers)$/i,
    'keep $',
  ],
  [
    of(
      '(?:herd|flock|drugs?|animal|class|attendance|asset|risk|medicines?|calving|visitors?|key) (?:register|book)|register|logbook|diary|ledger',
    ),
    the('keep'),
  ],
  [
    of('(?:HACCP|temperature|temp|job|record|tally|log|production|check) sheets|job cards|check ?lists|tally sheets'),
    'fill in $',
  ],
  [/^(?:care |patient |project |technical )?documentation$/i, 'keep the $'],
  [of('paperwork|admin'), (name) => `do ${/^(?:paperwork|admin)$/i.test(name) ? 'the ' : ''}${name}`],
  [/^(?:budget|price|guest|stock|contact|waiting|mailing|delegate|attendance|asset|spares) lists$/i, 'keep $'],
  [/^(?:the )?(?:drug|reagent|parts|tool|spares|equipment|sample) inventory$/i, the('keep')],
  [/^an? (?:[a-z]+ ){0,2}(?:note|report|summary|update|letter)$/i, 'write $'],
  [
    /^(?:the )?(?:workforce|staffing|business|production|marketing|sales|development|maintenance|resource|capital) plan$/i,
    the('work on'),
  ],
  // What offices are asked, told and sent.
  [/^(?:Land Registry|planning|probate|licen[cs]e|grant|visa) applications$/i, 'make $'],
  [/^(?:Land Registry|Land Charges|local authority|property|drainage|title) searches$/i, 'order $'],
  [/^(?:Companies House|company secretarial) filings$/i, 'make $'],
  [/^(?:Power BI|Tableau|Looker) (?:reports|dashboards)$/i, 'build $'],
  [/^(?:(?:Sage|weekly|monthly|fortnightly) )*payroll runs$/i, 'do $'],
  [
    /^(?:(?:VAT|Stamp Duty|GST|TDS|PF|ESI|PAYE|CIS|SDLT|RTI|tax|sales tax|statutory|annual|quarterly|monthly) )+(?:returns|filings)$/i,
    'file $',
  ],
  [/^((?:VAT|GST|TDS|tax|PF|ESI)) filing$/i, (name) => `file ${name.replace(/ filing$/i, '')} returns`],
  // Money and orders.
  [
    of(
      'invoices|(?:vendor|supplier|purchase|sales) bills|purchase orders|POs|work orders|expenses|expense claims|(?<!pay )claims|refunds|(?:online|customer|web|sales) orders|applications|time ?sheets|supplier payments|payments',
    ),
    'process $',
  ],
  [/^(?:the )?payroll$/i, 'run $'],
  [/^(?:weekly|monthly|fortnightly) payroll$/i, the('run')],
  [/^bank (?:reco|recos|recs|recon|reconciliations?)$/i, () => 'do the bank reconciliations'],
  [/^(?:bank|ledger|account|stock|supplier|vendor|customer|balance sheet) (?:recs|reconciliations)$/i, 'do $'],
  [/^(?:the )?(?:month|year|quarter)[- ]end(?: close)?$/i, 'handle $'],
  [
    /^(?:accounts|bills|notes|loans|rents)(?: payable| receivable)(?:,? (?:and|&) (?:accounts )?(?:payable|receivable))?$/i,
    'handle $',
  ],
  [/^(?:[a-z]+,? (?:and|&) )?(?:sales|purchase|bought|nominal|general|client) ledgers?$/i, the('keep')],
  [/^trial balances?$/i, the('prepare')],
  [/^heat treatment$/i, 'carry out $'],
  [/^goods in and out$/i, 'handle $'],
  [/^permits?[- ]to[- ]work$/i, () => 'handle permits to work'],
  [/^petty cash$/i, the('look after')],
  [/^(?:debtors|late payers|overdue invoices|arrears)$/i, 'chase $'],
  [/^(?:copays|co-pays|fares|rents)$/i, 'collect $'],
  [
    /^(payment|rent|fee|debt|data|sample|waste|refuse|ticket|parcel|glass) collection$/i,
    (name) =>
      `collect ${name.replace(/ collection$/i, '').replace(/^(?:payment|fee|debt|sample|ticket|parcel)$/i, '$&s')}`,
  ],
  [
    /^(?:insurance|document|data|invoice) verification$/i,
    (name) => `verify ${name.replace(/ verification$/i, '').replace(/^(?:document|invoice)$/i, '$&s')}`,
  ],
  [/^(?:framework|supply|service|supplier|frame) (?:contracts|agreements)$/i, 'negotiate $'],
  [/^(?:the )?final accounts?$/i, (name) => (/s$/i.test(name) ? 'settle $' : 'settle the $')],
  [/^(?:price|contract|lease|rent) negotiations?$/i, (name) => `negotiate ${name.replace(/ negotiations?$/i, '')}s`],
  [/^supplier negotiations?$/i, () => 'negotiate with suppliers'],
  // Those who call, write and come.
  [/^(?:the )?(?:phones?|telephones?|switchboard)$/i, the('answer')],
  [of('(?:tenant|customer|client|patient|guest|owner|inbound|incoming|emergency|support|member) calls'), 'take $'],
  [of('(?:outbound|sales|cold|courtesy|welfare|recall) calls'), 'make $'],
  [/^(?:the )?(?:post|mail)$/i, the('handle')],
  // Such queries are put to a machine, and no caller waits for an answer.
  [
    /^(?:(?:SQL|T-SQL|PL\/SQL|MySQL|PostgreSQL|Postgres|NoSQL|MongoDB|Oracle|DAX|KQL|SPARQL|GraphQL|Elasticsearch|database|DB)(?: and |, | & )?)+ quer(?:ies|y)$/i,
    'write $',
  ],
  [of('e-?mails|enquiries|inquiries|queries|questions|chats'), 'answer $'],
  [
    /^(?:(?:travel|hotel|flight|venue|catering|speaker|freight|transport|courier|supplier|crew|equipment)(?:,? and |,? & |, )?)+ bookings$/i,
    'make $',
  ],
  [/^(?:death|funeral|obituary|RIP\.ie|newspaper|legal) notices$/i, 'place $'],
  [/^invitations$/i, 'send $'],
  [/^(?:(?:on-board|platform|passenger|safety|public|PA) )?announcements$/i, 'make $'],
  [/^(?:material|stock|parts|spares|vehicle|room) availability$/i, 'check $'],
  [of('bookings|reservations'), 'take $'],
  [of('appointments'), 'book $'],
  [
    of(
      'complaints|returns|permits|lease renewals|renewals|insurance claims|check-ins|check-outs|move-ins|move-outs|late arrivals|correspondence|intake forms|cash',
    ),
    'handle $',
  ],
  [
    /^lost (?:property|and found)$/i,
    (name) => `look after ${/and/i.test(name) ? 'the lost and found' : 'lost property'}`,
  ],
  [/^(?:customers|shoppers|diners|passengers)$/i, 'serve $'],
  [/^(?:visitors|guests|new patients)$/i, 'welcome $'],
  [
    /^(?:\d{1,3}|two|three|four|five|six|eight|ten|twelve) (?:residents|patients|clients|children|tenants|cows|horses|dogs)$/i,
    'look after $',
  ],
  [
    /^(?:an?|one|two|three|four|\d) (?:apprentices?|trainees?|juniors?|commis|Azubis?|volunteers?|assistants?|interns?)$/i,
    'work with $',
  ],
  // "Fuel dock", "feed barn", "car wash and pump-out": plant that is called by what it gives; nobody fuels a dock.
  [
    /^(?:the )?(?:(?:fuel|petrol|gas|filling|oil|ice|bait|pump-?out|feed|water) (?:dock|station|pier|jetty|berth|barge|forecourt|barn|shed|plant|point)|pump-out(?: station)?|car wash|forecourt)$/i,
    the('run'),
  ],
  // Places: one works there.
  [/^(?:the )?reception$/i, 'work on reception'],
  [
    /^(?:the )?(?:front|help|service|library|reception|registration|welcome|check-in|cash|information|enquiry|info) desk$/i,
    the('work on'),
  ],
  [/^(?:the )?bar$/i, the('work behind')],
  [
    /^(?:the )?(?:(?:bar |shop )?tills?|check-?outs?|(?:deli|fish|meat|cheese|bakery|pharmacy|trade|makeup|ticket) counter|counter)$/i,
    the('work on'),
  ],
  [
    /^(?:the )?(?:grill|fryer|(?:sauce|larder|pastry|grill|fish|veg|starter) section|hot line|packing line|assembly line|(?:production|bottling|canning|filling) line)$/i,
    the('work on'),
  ],
  [/^(?:the )?(?:packing|assembly|filling|work) stations$/i, the('work at')],
  [/^(?:the )?(?:meeting|fitting|treatment|changing|common|function) rooms$/i, the('look after')],
  [
    /^(?:the )?(?:(?:decontamination|decon|linen|wash|plate|prep|post|mail|cutting|drying|packing|cold|plant|store|stock|tool|sewing|print|milking|dispensary|laundry|boiler|control|server|treatment|recovery|engine|sample|sterile|clean|cash|play|baby|toddler|sensory)[ -]?rooms?|(?:milking )?parlour|kennels|cattery|cellar|workshop|warehouse|dispensary|laundry|stores|goods[ -]in|stockroom|greenhouses?|polytunnels?|dairy|nursery|bakery|kitchen|yard|lab|laboratory|despatch|dispatch|receiving dock|loading bay|dish pit|pot wash|canteen|showroom|stables)$/i,
    (name) =>
      /^(?:the )?(?:goods[ -]in|despatch|dispatch)$/i.test(name)
        ? 'work in $'
        : `work ${/dock|bay/i.test(name) ? 'on' : 'in'} the $`,
  ],
  [
    /^(?:(?:doors?|platforms?|gates?|decks?|entrances?)(?:,? and |,? & |, | )?)+watch$/i,
    (name) => `keep watch on ${name.replace(/ watch$/i, '').replace(/\b([a-z]+?)s?\b(?<!and)/gi, '$1s')}`,
  ],
  // Tools and what has to be looked after.
  [
    /^(?:the )?(?:(?:overhead |gantry |tower )?crane|(?:CNC )?(?:lathe|mill|router|milling machine)|laser cutter|press brake|guillotine|panel saw|wrapping machine|bottling plant)$/i,
    the('operate'),
  ],
  [/^(?:the )?(?:tail[- ]lift|pallet truck|hand pallet truck|hoists?|scissor lift|cherry picker)$/i, the('use')],
  [
    /^(?:(?:brakes|steering|suspension|engines|gearboxes|transmissions|clutches|running gear|electrics|hydraulics|pneumatics|bodywork|tyres|tires|axles|exhausts|bogies|turbochargers)(?:,? and |,? & |, |$))+$/i,
    'work on $',
  ],
  [/^(?:the )?stock$/i, the('look after')],
  [/^(?:the )?stock orders?$/i, () => 'order stock'],
  [
    /^(?:the )?(?:website|CRM|shop ?floor|window displays|displays|company cars|fleet|grounds|lawns|flower beds)$/i,
    the('look after'),
  ],
  [/^social media(?: (?:channels|accounts))?$/i, 'look after our $'],
  [/^(?:the )?inventory$/i, the('do')],
  [/^(?:the )?events$/i, 'help with $'],
  [/^(?:the )?school run$/i, the('do')],
  [/^homework$/i, 'help with $'],
  // Care.
  [/^(?:first aid|insulin|oxygen|infusions|IV antibiotics|eye drops|chemotherapy)$/i, 'give $'],
  [/^(?:meds|medication|medicines|injections)$/i, (name) => `give ${/^meds$/i.test(name) ? 'medication' : name}`],
  [/^(?:personal|intimate) care$/i, 'give $'],
  [
    /^(?:vitals|vital signs|obs|observations|bloods|blood samples|swabs|X-rays|measurements)$/i,
    (name) => `take ${/^obs$/i.test(name) ? 'observations' : name}`,
  ],
  [/^site measurements?$/i, () => 'take site measurements'],
  [/^(?:meals|snacks|lunches|packed lunches)$/i, 'prepare $'],
  [/^(?:splints|bread|cakes|sandwiches|coffees|cocktails)$/i, 'make $'],
  [/^(?:(?:travel|flu|childhood|Covid) )*(?:vaccinations|vaccines|immuni[sz]ations|jabs)$/i, 'give $'],
  [/^imms$/i, () => 'give immunisations'],
  [/^(?:cervical )?smears$/i, 'take $'],
  [/^(?:wound )?dressings$/i, 'change $'],
  // What is carried out, done, made and given.
  [
    of(
      '[A-D]-checks|repairs|adjustments|inspections|audits|assessments|evaluations|valuations|surveys|installations|installs|maintenance|servicing|upgrades|checks|tests|calibrations|risk assessments|fire drills',
    ),
    'carry out $',
  ],
  [
    /^[a-z]+ (?:changes|changeovers)$/,
    (name) => (isKindOfChange(name.split(' ')[0] ?? '') ? `carry out ${name}` : null),
  ],
  [/^(?:daily|weekly|monthly|quarterly|annual) (?:stock ?take|stock ?count|count|banking)$/i, the('do')],
  [of('QA|QC'), 'do $'],
  [/^(?:safety|security) demo(?:nstration)?s? and checks$/i, 'carry out the $'],
  [/^(?:the )?safety demo(?:nstration)?$/i, the('give')],
  [
    of('rounds|counts|stock ?takes|tune-ups|walk-?arounds'),
    (name) => (isVerbBase(name.split(' ')[0] ?? '') && !nounLike.has(name.split(' ')[0] ?? '') ? null : `do ${name}`),
  ],
  [
    /^(?:playground|lunch|gate|break|closing|opening|bus|night|evening|cleaning|dinner|yard|corridor) (?:duty|duties)$/i,
    'do $',
  ],
  [/^(?:night|early|late|weekend|evening|day|twilight|split|sleep-in|back) shifts$/i, 'work $'],
  [/^(?:the )?(?:night|early|late|evening|twilight|back) shift$/i, the('work')],
  [
    /^(?:(?:home|customer|client|farm|store|school|house|plant|family|work|ward|clinic|factory|college|hospital|prison|court|market|care home) (?:and|or|&) )?(?:home|customer|client|farm|site|store|school|house|plant|dealer|family|tenant|follow-up|care|work|ward|clinic|factory|college|hospital|prison|court|home safety|fire safety) visits$/i,
    'make $',
  ],
  [/^deliveries$/i, 'handle $'],
  [/^(?:customer|client) signatures$/i, 'get $'],
  [
    /^(?:trade fairs|trade shows|conferences|exhibitions|parents['’]? evenings?|site meetings|school meetings|court hearings|auctions)$/i,
    'attend $',
  ],
  [
    /^(?:goal|team|family|client|toolbox|staff|project|case|care plan|planning|production|handover|board|committee|review|shift|department|departmental|safety|sprint) (?:meetings|huddles|stand-ups)$/i,
    'take part in $',
  ],
  [/^sprint planning$/i, 'take part in $'],
  [/^(?:shopping|day|school|theatre) trips$/i, 'go on $'],
  [
    of('lessons|tours|(?<!family )talks|demonstrations|demos|presentations|briefings|toolbox talks'),
    (name) => (/^(?:family|salary|pay|exit)/i.test(name) ? null : `give ${name}`),
  ],
  [
    of(
      'workshops|(?:group|training|mentoring|play|therapy|exercise|craft|coaching|tutorial) sessions|after-?school clubs',
    ),
    'run $',
  ],
  [/^team (?:handling|leading|management)$/i, () => 'lead the team'],
  [/^code reviews$/i, () => 'review code'],
  [/^over[- ]the[- ]counter advice$/i, () => 'give over-the-counter advice'],
  [/^(?:product|customer|technical|health|legal|benefits|diet|careers) advice$/i, 'give $'],
  [/^IT (?:help|support)$/i, 'give $'],
];
