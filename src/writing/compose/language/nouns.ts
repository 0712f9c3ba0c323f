/** Which nouns need an article in the singular. What neither list nor ending tells is left open: it stands only where no article is missed. */
import { rare } from './its-words.ts';
import { knowsNoun } from './lexicon.ts';
import { isPronoun } from './pronouns.ts';
import { isTongue } from './tongues.ts';
import { isVerbBase } from './verbs.ts';

/** Things of work that are counted: "cool head" is "a cool head", "keep workshop tidy" is "keep the workshop tidy". */
const counted = new Set(
  `background facility charity city community university amenity opportunity utility faculty stipend bursary sabbatical subsidy tablet holiday birthday bonus option allowance dentist gym cab pension boot incentive perk tip
  account advert agenda agent allotment apartment appetite apprentice area arm audience audit back bakery bar barn base basis batch bay bed bench bike
  blog board boat body book booth boss bottle box branch brand break brief browser budget building bus business button cab cabin calculator calendar camera camp campaign
  campus canteen car caravan card career carer case caseload catalogue category cellar centre certificate chain chair chairman challenge chance channel chapel chart charter
  checkout chef child church circle city class classroom cleaner clerk client clinic clock club coach cold-store collection college colleague column command committee
  community company complaint computer conference consultant container contract control-room cook corner council counter counterbalance country county course court crane crew
  customer cycle dashboard database day deadline deal decision degree delivery department depot design-studio desk detail diary director discount display district
  document dog door draft drawing driver duty editor employee employer engine engineer episode equipment-store error estate event exam expert export extension eye
  factory family farm fault feature fence field file firm fleet flight floor folder forest forklift framework fridge front-desk function gallery
  game garage garden gate grade grant greenhouse ground group guest guide hall hand handbook handover hangar hearse limousine minibus head head-chef headline hearing helpdesk helpline highway
  holiday home hospital hostel hotel house household hub idea incident industry inn instrument invoice island issue item job journal journey key keyboard kiln
  kiosk kit kitchen lab laboratory laptop lathe launch lawyer layout leader ledger leg lesson letter library licence license lift line list loan lobby lodge log
  logo lorry lounge machine magazine mailbox mailroom manager manner manual map margin market meal medal meeting member memory menu message method mill mistake model
  module mortgage museum network newsletter newspaper night nursery nurse oath objective offer office operator orchard organisation outlet oven owner pack page panel
  park parish partner party pass passenger passport patch path patient pen period permit person phone photo pick-list picture pin pipeline place plan plant
  platform player playground plot policy pool portfolio position post postcode pot presentation prison problem process product programme program
  project promise property proposal prototype pub pupil purpose quarry queue quote range rate ratio receipt reception-desk recipe region register relationship rental
  report reporter request reservation resident resource restaurant result review road role roof room rota round roundabout route routine routine-check salon sample
  say schedule scheme school screen script seat section sector seminar server service-desk session shed shelf shift ship shop show shower showroom signal site slot
  software-team solution sorter space-suit spa spreadsheet squad staffroom stage stall standard station statement stock-room store storeroom strategy street student studio
  subject subsidy summary supervisor supplier surgery survey switchboard system table tablet tank task taxi teacher team template tenant tender term terminal
  test theatre ticket till timetable tool topic tour tower town track tractor trailer train trainee trainer tram tray trench trial tribunal trip trolley truck
  tutor unit university upgrade van vehicle vendor venue vessel vet vineyard visa vision-board visit visitor voice volunteer voucher wage walk wall ward
  warehouse wash-up website wedding week weekend whiteboard window wing word workbench worker workflow workforce workload workplace workshop world yard year zone temper palate`
    .trim()
    .split(/\s+/),
);

const uncounted = new Set(
  `premises space radio television registration certification accreditation status study tax cover
  tuition flexi-time mileage canteen equity vision wellbeing fruit laundry medical dental mentoring commission self-scheduling wraparound relocation overtime
  access accommodation accuracy acumen admin advice aftercare aid air algebra aptitude assistance awareness baking banking biology broadband cake care cargo cash chemistry
  childcare cloth clothing code commission commitment communication compassion concrete confidence correspondence courage cover coverage craftsmanship credit crockery cutlery
  data debt dementia dexterity diplomacy discipline discretion drive drainage driving dust economics electricity empathy energy engagement english enthusiasm equipment equity
  etiquette evidence expertise exposure eyesight feedback finance fish fitness fluency food footwear fraud freight fruit fuel furniture garlic gas geography grammar growth
  guidance handwriting comfort hardware health help history homework honesty hospitality housing hygiene independence information infrastructure initiative insight insurance integrity
  intelligence interest joinery judgement judgment justice kit kindness know-how knowledge labour language laundry law leave legislation liaison lifting linen literacy literature
  logistics love luggage machinery mail maintenance management mathematics maths meat mechanics medication medicine merchandise mileage milk mobility money morale motivation
  multimedia music news numeracy nursing nutrition oil overtime paint paperwork parking patience pay peace petrol photography physics plumbing pottery poultry power precision
  pride produce progress proficiency property-law protection psychology punctuality quality rail rapport recruitment recycling refuse rehab relevance rent research resilience
  respect responsibility safeguarding safety salary-sacrifice sand scaffolding science seafood seasonality security sensitivity service sewing shipping sickness skin software soil
  sound speech staff stamina stationery steel stock storage strength stress success sugar supervision support sympathy talent teamwork technology testing timber time timekeeping
  toil tact traffic training transport travel trust understanding underwriting uniform uptime vocabulary warmth waste water wealth weather welding welfare wellbeing wine wiring
  wisdom woodwork work wood workmanship writing experience anatomy aquatics retail manufacturing construction agriculture horticulture analysis transportation facilitation negotiation suturing lamination
  damage risk payroll implementation documentation navigation massage citizenship residency math maths procurement teamwork mechatronics readiness discipline assertiveness hr it english french german irish welsh`
    .trim()
    .split(/\s+/),
);
const manyForms =
  /^(?:people|children|men|women|feet|media|criteria|staff|crew|police|clergy|teeth|mice|geese|alumni|maths|physics|economics|ethics|logistics|mechanics|series|species)$/i;
const abstract =
  /(?:[a-z]ing|ness|ity|ship|ism|ics|ance|ence|ency|ancy|acy|logy|graphy|metry|onomy|culture|tude|hood|age|wear|ware|ery)$/i;
/** They lack no article, and neither do the signed ones. */
const isLanguage = (word: string): boolean => isTongue(word) || word === 'BSL' || word === 'Makaton';
const determiner =
  /^(?:an?|the|your|our|my|his|her|its|their|this|that|these|those|some|any|no|not|every|each|all|both|either|neither|another|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|at least|up to|over|more|most|many|several|plenty|half|what|whatever|how|enough|much|less|fewer|nearly|almost|about|around|under|on|in|at|off|from|to|by|with|for|up|out|within)(?![\w-])|^[£€$₹]?\d(?!\d*-[a-z])|^[A-Z]\w*['’]s /i;

/** Adjectives and the like that titles begin with. */
const describing = rare(
  /^(?:paid|free|flexible|annual|private|personal|early|extra|staff|company|team|healthy|health|hybrid|remote|night|day|sick|parental|maternity|paternity|family|full|half|part|long|short|fixed|guaranteed|enhanced|generous|good|great|real|home|local|national|regular|monthly|weekly|daily|quarterly|yearly|internal|external|professional|financial|mental|physical|life|death|critical|income|cycle|bike|car|electric|season|public|subsidised|discounted|unlimited|additional|higher|shared|own|new|big|small|open|clear|proper|first|second|warm|hot|cold|safe|smart|green|social|charity|employee|employer|christmas|summer|winter|weekend|evening|exam|study|learning|training|career|job|take-home|late|lunch|breakfast|dinner|wage|salary|profit|share|shift|four-day|term-time|wraparound)$/i,
);

/** Whether a word is one of everyday speech, so that its capital at a title's start is only the title's. */
export function isOrdinary(word: string): boolean {
  const lower = word.toLowerCase();
  const single = lower.replace(/ies$/, 'y').replace(/s$/, '');
  return (
    [lower, single, lower.replace(/es$/, '')].some((form) => counted.has(form) || uncounted.has(form)) ||
    describing.test(lower) ||
    abstract.test(single) ||
    /(?:ation|ment|ing|ed|ly|al|able|ive|ous|ful|less)$/.test(single)
  );
}

/** Stuff, activities and qualities: nothing that there is one of. */
export const isMass = (noun: string): boolean =>
  uncounted.has(noun.toLowerCase()) ||
  (abstract.test(noun) && !counted.has(noun.toLowerCase())) ||
  /[a-z]{3}ment$/i.test(noun);

/** Whether a word is a noun or an adjective for all that is known. */
export const isKnownNoun = (word: string): boolean => isOrdinary(word) || knowsNoun(word);

/** Whether this noun is known to be no single thing. */
export const isUncounted = (noun: string): boolean => uncounted.has(noun);
/** Whether "a" or "the" may stand before this noun in the singular. */
export const isCounted = (noun: string): boolean => counted.has(noun) && !isPronoun(noun);

export const headOf = (phrase: string): string =>
  phrase
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/^(.*?\bexperience)\b.*$/i, '$1')
    .split(/[,;:]/)[0]
    ?.replace(
      /\s(?:in|of|for|with|from|at|on|to|that|which|who|as|by|after|before|when|where|within|per|near|behind|beside|opposite|outside|inside|above|below|around|across|along|through|under|over|between|without|including|using|plus|up|and (?:a|the|an|no|two)|instead|than|until|since|during|every|each|if)\b.*$/i,
      '',
    )
    .trim() ?? '';

/** Verbs whose bare noun is part of them: "take place", "attend college", "keep track". */
const idiomatic =
  /^(?:take|give|go|attend|have|be|get|set|make|lose|change|play|drop|turn|pay|leave|enter|join|call|cross|start)$/;
const closes =
  /^(?:$|[,;.]|\d{1,2}(?:[.:]\d\d)? ?[ap]m\b|(?:and|or|tidy|clean|safe|stocked|open|running|secure|on|in|at|for|with|to|from|after|before|when|while|during|each|every|daily|weekly|monthly|by|off|until|ready|full|so|using|across|under|through|based (?:on|upon)|according to|as per)\b)/;

/** Somebody or a machine that does something is counted: "wheel loader", "dumper", "excavator". Stuff and qualities that end so are not. */
const doers =
  /^(?!(?:water|paper|weather|power|matter|timber|leather|laser|beer|butter|rubber|copper|silver|litter|powder|clutter|cover|laughter|hunger|anger|labor|humor|odor|vapor|behavior|color|flavor|honor|favor|rigor|vigor|armor|decor|lumber|dinner|supper|gender|cancer|plaster|wallpaper|mortar|sugar|pepper|cider|fever|solder|tender|amber|ginger|silver|tamper|over|under|after|per|other|another|better|former|inner|outer|upper|lower|senior|junior|minor|major|interior|exterior|prior|superior|proper|never|ever|whether|rather|together|either|neither|later|further|enter|offer|deliver|answer|order|wider|other|customer|consumer|computer)$)[a-z]{3,}(?:er|or)$/;
/** "Set up breakfast room": the particle belongs to the verb. */
const particle = /^(?:up|down|off|out|over|away|back) (?=[a-z])/;

/** "Taxi, alcohol and street trading applications", "flight, hotel and car bookings": kinds of what stands at the end. */
const kindsOfOne = rare(
  /^(?:[a-z-]+, )+[a-z-]+,? (?:and|or) (?:[a-z-]+ ){1,3}(?:applications|claims|orders|requests|queries|enquiries|bookings|reservations|accounts|policies|licen[cs]es|permits|products|services|sales|deliveries|records|returns|invoices|payments|transactions|appointments|referrals|samples|files|documents|reports|complaints|contracts|cases|repairs|projects|data|systems|inspections|surveys|certificates|passports|visas|budgets|campaigns|events|materials)(?=$|[,.]| (?:and|or|in|on|at|for|with|to|from|by|within|under|via|after|before|using|per|every|each)\b)/,
);

/**
 * What an object lacks: "keep workshop tidy" keeps "the workshop", "lead team of six" leads "a team of six", "when head chef
 * is off" is when "the head chef" is. Only nouns that are known to be counted, so that nothing else is touched.
 */
export function withObjectArticle(verb: string, rest: string): string {
  // "Open new business".
  if (/^(?:new|repeat|local|existing)(?: and [a-z]+)? business\b/.test(rest)) return rest;
  // "Hand in hand", "side by side".
  if (/^([a-z]+) (?:in|by|to|on|for|after) \1\b/.test(rest)) return rest;
  const fixed = rest.replace(
    /\b(when|if|while|after|before|until|where) ((?:[a-z]+ )?)([a-z]+)(?= (?:is|has|was|opens|closes|arrives|leaves|needs)\b)/g,
    (whole, word: string, mod: string, noun: string) =>
      isCounted(noun) && !determiner.test(`${mod}${noun}`) ? `${word} the ${mod}${noun}` : whole,
  );
  const owned = fixed.replace(
    /\b(on|for|in|with|by|of|to|at|from) ((?:[a-z]+ )?[a-z]+)(?=['’]s )/g,
    (whole, word: string, who: string) =>
      isCounted(who.split(' ').at(-1) ?? '') && !determiner.test(who) ? `${word} the ${who}` : whole,
  );
  if (owned !== fixed) return withObjectArticle(verb, owned);
  const small = particle.exec(fixed)?.[0];
  if (small) return `${small}${withObjectArticle(`${verb} ${small.trim()}`, fixed.slice(small.length))}`;
  // "Operate 13t excavator": a size, and no number of them.
  const size = /^\d+(?:\.\d+)?[- ]?(?:t|ton|tonne|kg|m|mm|ft|v|kv|kw|seater|bed|axle)\b ?(?:\d+ )?(?=[a-z])/i.exec(
    fixed,
  )?.[0];
  if (size) {
    const sized = withObjectArticle(verb, fixed.slice(size.length));
    return sized.startsWith('the ') ? `the ${fixed}` : fixed;
  }
  if (idiomatic.test(verb) || determiner.test(fixed) || kindsOfOne.test(fixed)) return fixed;
  // "Unit, integration and system tests": kinds of what stands at the end.
  if (/^[a-z-]+(?:, [a-z-]+)+ and [a-z\d-]+ [a-z]+[^su\W]s$/.test(fixed)) return fixed;
  const words = fixed.split(' ');
  for (let at = 0; at < Math.min(3, words.length); at += 1) {
    const word = words[at] ?? '';
    const bare = word.replace(/[,;.]$/, '');
    if (!/^[a-z][a-z-]+$/.test(bare) && !(at < 2 && /^[A-Z]{2,5}$/.test(bare))) return fixed;
    // "Look after the chapel": what has its article, or a preposition before it, is no bare thing.
    if (at > 0 && determiner.test(words.slice(at).join(' '))) return fixed;
    if (
      /^(?:in|on|at|with|for|to|of|from|by|as|and|or|up|out|off|down|over|away|back|after|before|through|into|onto|around|round|along|across|under|during|between|about|against|without|within|near|past|that|which|who|how|why|what|when|where|it|them|you|us|if|as|not|also|only|well|better)$/.test(
        bare,
      )
    )
      return fixed;
    const after = word === bare ? words.slice(at + 1).join(' ') : ',';
    if (verb === 'move' && /^house\b/.test(fixed)) return fixed;
    // "Teach workshop and theory": what is taught is no one place.
    if (/^(?:teach|tutor|study)$/.test(verb) && /^[a-z-]+ (?:and|or) [a-z-]+$/.test(fixed)) return fixed;
    if (verb === 'keep' && /^(?:track|pace|watch|score|record)$/.test(bare)) return fixed;
    // "Brand and performance marketing": the "and" is inside the name.
    if (/^(?:and|or) \S+ \S/.test(after)) return fixed;
    if ((isCounted(bare) || (doers.test(bare) && !isVerbBase(bare))) && closes.test(after)) {
      // "Pack and dispatch": another verb.
      return `${/^of (?:[£€$₹]?\d|two|three|four|five|six|seven|eight|nine|ten|around|about|up to)\b/.test(after) ? oneOf(fixed) : 'the'} ${fixed}`;
    }
    if (isCounted(bare) && /^of /.test(after))
      return `${/^of (?:[£€$₹]?\d|two|three|four|five|six|seven|eight|nine|ten|around|about|up to)\b/.test(after) ? oneOf(fixed) : 'the'} ${fixed}`;
    if (word !== bare || /s$/.test(bare)) return fixed;
  }
  return fixed;
}

/** "A team", "an exec team", by the first letter. */
const oneOf = (words: string): string =>
  /^(?:[aeio]|u(?!ni|se|su|ti))/i.test(words) && !/^(?:one\b|eu)/i.test(words) ? 'an' : 'a';

/** Endings of nouns that are told from everything else. */
const nounEnding =
  /(?:[a-z]ing|ness|ity|ship|ism|ance|ence|ency|ancy|acy|logy|graphy|metry|onomy|culture|tude|hood|tion|sion|ment|age|ture|ware|cies|ties|ions|ments|skills?|ist|ists|or|ors|er|ers|ian|ians)$/i;
/** Things that are asked of people, beside what is counted and what is not. */
const askedFor =
  /^(?:skills?|experience|knowledge|degrees?|licen[cs]es?|certificates?|cards?|diplomas?|grades?|levels?|a-levels?|gcses?|pins?|passes?|passports?|checks?|records?|tickets?|background|approach|attitude|manner|eye|head|ear|sense|nose|hands?|memory|voice|humou?r|common sense|ethic|touch|stomach|nerves?|car|bike|van|phone|smartphone|laptop|references?|mind|mindset|years?|months?|habits?|standards?|networks?|contacts?|ideas?|opinions?|feel|grip|understanding|awareness|right|ability|drive|desire|willingness|passion|interest|talent|flair|love|appetite|ambition|proof|evidence|subjects?|foundations?|portfolios?|basics?|internet|broadband|wifi|principles?|english|maths|phd|mba|msc|bsc|ba|ma|meng|beng|pgce|hnd|hnc|nvq|cscs|cdl|dbs|cpa|acca|cima|nebosh)$/i;

/** Whether a phrase is surely a noun phrase: the word at its head is a noun that is known, or can be nothing else. */
export function isSureNoun(phrase: string): boolean {
  return headOf(phrase)
    .split(/\s+(?:and|or|&)\s+/)
    .every((part, index, all) => {
      const last = (part.split(/\s+/).at(-1) ?? '').replace(/^.*[-/](?=[a-z])/i, '');
      if (index < all.length - 1 && /(?:en|ed|al|ive|ic|ous|ful|ary|ory)$/.test(last)) return true;
      const lower = last.toLowerCase();
      const single = lower.replace(/ies$/, 'y').replace(/(?<=(?:x|ch|sh|ss))es$|s$/, '');
      return (
        [lower, single, lower.replace(/s$/, '')].some((form) => counted.has(form) || uncounted.has(form)) ||
        manyForms.test(lower) ||
        isLanguage(last) ||
        askedFor.test(lower) ||
        nounEnding.test(lower) ||
        /^(?:[A-C]\d|\d+\+?)$/.test(last)
      );
    });
}

/** Whether a phrase's noun stands in the singular with nothing before it though it is counted, or might be: "cool head", "clean MVR", "four-day week". */
export function missesArticle(phrase: string): boolean {
  const text = phrase.trim();
  if (determiner.test(text) || /^\w+ (?:the|our|an?|your|their|all)\b/.test(text)) return false;
  return headOf(text)
    .split(/\s+(?:and|or|&)\s+/)
    .some((part, index, all) => {
      if (index > 0 && determiner.test(part)) return false;
      const last = part.split(/\s+/).at(-1) ?? '';
      // "Excellent written and spoken English": an adjective before the noun that both belong to.
      if (index < all.length - 1 && /(?:en|ed|al|ive|ic|ous|ful|ary|ory)$/.test(last)) return false;
      if (isLanguage(last)) return false;
      const lower = last.toLowerCase();
      if (!last || manyForms.test(lower)) return false;
      if (counted.has(lower)) return true;
      if (uncounted.has(lower)) return false;
      // "DBS" ends in s and is no plural; "PQs" is.
      if (/s$/.test(last) && !/(?:ss|us|is)$/.test(lower)) return false;
      return !abstract.test(lower);
    });
}
