/** Phrases that shut people out are never repeated; the recruiter is told which and why. */

import { lowerFirst } from '../language/first-capitals.ts';
import { rare } from '../language/its-words.ts';
import { type Seldom, seldom } from '../language/seldom.ts';
import { againstGroups } from './against-groups.ts';
import { beforeOthers } from './before-others.ts';
import { framedGroups } from './group-frames.ts';
import { thingsBlanked } from './named-like-people.ts';
import { agesOfThingsBlanked } from './older-than.ts';
import { byAge, byHealth, byLooks, byOrigin, maybeByAge, maybeByHealth, maybeByOrigin } from './shut-out.ts';
import { besides } from './shut-out-besides.ts';
import { rightUses, wishedFor } from './shut-out-wishes.ts';
import { toldOfBlanked } from './told-of-people.ts';
import { residentsBlanked } from './who-lives-there.ts';

/** What shuts people out, and why. `needs`: words without which a large pattern can't be found, so that it is seldom compiled. */
const reasons: readonly { pattern: Seldom; about: string; needs?: RegExp }[] = [
  {
    about: 'age',
    pattern:
      /\b(?:(?:under|over)[- ]?\d\ds|young(?:er)?(?: and \w+)?|youthful|digital native|mature (?:person|candidate|individual)|(?:under|below|over|aged?|between) (?:the age of )?(?:1[6-9]|[2-6]\d)(?:\s*(?:-|–|to|and)\s*\d\d)?(?: years? old)?(?!\s*(?:-|–|to|and)\s*\d\d|[:.]\d\d\b|h\b| (?:[a-z-]+ )?(?!(?:is|was|has|as|this|his|years|yrs|needs|does|always|plus|perhaps|thus|unless|less|applicants|candidates|persons|ladies|males|females|girls|boys|guys|lads|lasses|mums|dads|hands|singles|others|types)\b)[a-z]{3,}s\b| ?(?:hours?|hrs|months?|mths?|wks|years['’]? experience|%|per ?cent\b|kg|kms?\b|kph|kmh|kilomet|kw\b|hp\b|tonnes?|tons?\b|lit(?:re|er)s?|ft\b|feet|sq\b|acres?|hectares?|°|lbs?\b|pounds?\b|inch(?:es)?\b|cm\b|mm\b|mph|degrees|°|days|weeks|minutes|mins|seconds|secs|ms\b|staff|people|miles|beds?|sites|stores|countries|m\b|k\b))|(?<!\b(?:is|are|was|were|turns?|turned) (?:now |over |about |nearly |almost |more than |only |just )?)(?:1[6-9]|[2-6]\d) years? old|ages? (?:1[6-9]|[2-6]\d) ?(?:-|–|to) ?[2-6]\d(?! ?(?:months?|mths?|weeks)\b)|no older than|(?:upper )?age limit|age (?:up to|max(?:imum)?|below|under) \d\d|max(?:imum)? age|(?:school|college|university) leavers? only|(?<!\b(?:or|and|,) )freshers only|energetic young|not? (?:be )?older)\b/i,
  },
  { about: 'age', pattern: byAge, needs: maybeByAge },
  {
    about: 'sex or gender',
    pattern:
      /\b(?:males?|females?|men|women|man|woman|ladies|lady|gentlem[ae]n|girls?|boys?|guys?|(?<!\d ?)gals?|lads?|blokes?|chaps?|lasses|lass|manpower|salesm[ae]n|waitress(?:es)?|handym[ae]n|foremen|foreman|chairm[ae]n|he|she|his|him|her|he\/she|housewi[fv]e\w*|mum returners?|(?:mums?|dads?|mothers?|fathers?)(?: or (?:mums?|dads?|mothers?|fathers?))?(?= types?\b| returning\b| preferred\b| welcome\b)|(?:ideal for|suits?|suit(?:ed|able) (?:to|for)) (?:busy |working )?(?:mums?|dads?|mothers?|fathers?)|bachelors? only)\b/i,
  },
  {
    about: 'race, nationality or language',
    pattern:
      /\b(?:(?<!\b(?:not|no|non|never|aren.t|isn.t)[- ])native (?:[a-z]+ )?speakers?|native[- ]level|mother tongue|no foreigners?|(?:british|irish|german|indian|american|uk|us)[- ](?:born|citizens? only|nationals? (?:only|preferred|first)|citizens? preferred|passport holders? only)|(?:citizens?|nationals?) (?:only|preferred)|no (?:[a-z]+ )?accents?|without (?:an )?accent|white (?:only|candidates?|british|applicants?|males?|females?)|caucasian|fair[- ]skinned|no visas?|upper caste|brahmin|clean[- ]shaven)\b/i,
  },
  { about: 'race, nationality or language', pattern: byOrigin, needs: maybeByOrigin },
  {
    about: 'race, nationality or language',
    pattern:
      /\bnative(?:ly|[- ]born)? (?:british|irish|german|indian|american|english|scottish|welsh|french|polish)(?= (?:people|persons?|men|women|candidates?|applicants?|only|citizens?|born|staff|workers?)\b|[.,;!]|$)|\bonly (?:people|persons|those|candidates|applicants) (?:born |raised |originally )?from (?!our\b|the (?:team|firm|company)\b)[\p{L} ]{2,40} (?:should|may|can|need|must) apply\b/iu,
    needs: /native|apply/i,
  },
  {
    about: 'religion or belief',
    pattern: /\b(?:christian|hindu|muslim|jewish|catholic|protestant|church[- ]going)\b/i,
  },
  {
    about: 'disability or health',
    pattern: seldom(
      /disab|handicap|health|medical|illness|impair|wheelchair|epileps|diabet|able[- ]bodied|physically fit|sick|back problem|suitable for|eyesight|hearing|mentally|normal p|must be fit/i,
      /\bno ?(?:one|body|people|persons?|candidates?|applicants?|employees?)? ?(?:with|who (?:ha(?:s|ve)|are|is)) (?:an? |any |physical |mental )*(?:disab\w+|handicap\w*|health (?:issues?|problems?|conditions?)|medical (?:conditions?|history)|(?:chronic )?illness\w*|impairments?|wheelchairs?|epilepsy|diabetes)\b(?! (?:are|is|will be|should be) (?:turned|refused|excluded|left))|\b(?:no|not) (?:the )?disabled\b(?! (?:access|parking|toilets?|facilit\w+|lifts?|guests?|customers?|passengers?|visitors?))|\bnot (?:open|suitable|meant) (?:to|for) (?:the )?(?:people with )?disab\w+|\b(?:able[- ]bodied|physically fit|no (?:health (?:issues|problems|conditions)|disabilit\w+|medical conditions?|sick(?:ness)? record|back problems)|not? suitable for (?:those|people) with|perfect (?:health|eyesight|hearing)|mentally (?:strong|stable)|normal (?:person|people)|must be (?:fit|healthy)|excellent (?:physical )?health|good health record)\b/i,
    ),
  },
  { about: 'disability or health', pattern: byHealth, needs: maybeByHealth },
  {
    about: 'family or marital status',
    pattern: seldom(
      /kid|child|bab(?:y|ies)|famil|dependants|young|m[ou]m|mother|father|dad|parent|marri|pregnan|single|housewi/i,
      /\b(?:mothers?|mums?|moms?|fathers?|dads?|parents?|those|people|anyone|anybody|wom[ae]n) with (?:(?:small|young|little|school[- ]age) )?(?:kids|children|babies|a (?:young )?family)[^.,;]{0,12} (?:would|will|can|could|may|might)(?: not|n['’]t| struggle to| find it hard to) (?:cope|manage|fit|suit|be able|like|keep up)\b|\b(?:no ?(?:one|body)|not? (?:people|candidates|applicants|anyone)) (?:with|who ha(?:s|ve)) (?:any )?(?:childcare|children|kids|family|dependants|small children|young)\b|\b(?:(?:no|not (?:to )?have(?: any)?) (?:(?:school[- ]age|small|young|little) )?(?:children|kids|moms|mums|mothers|(?:mom|mum|mother)(?! (?:to|has|had|is|was|should|ever|will|would|needs|must|goes|feels|travels|waits|ought|can|gives|leaves|left|in|or|and|alone|on|at|without)\b)|parents(?! (?:company|companies|firm|group))|parent(?! (?:company|companies|firm|group|has|had|is|was|should|ever|will|would|needs|must|goes|feels|ought|can)\b)|dependants|family commitments|childcare)(?!['’]s\b)|(?<!\b(?:time|hours?|days?|minutes|mornings?|afternoons?|week|month|periods?|planning|desk|room) (?:(?:an?|each|every|per) (?:day|week|month) )?)without (?:children|family)|unmarried|family (?:m[ae]n|wom[ae]n)|single person|married|childless|not (?:be )?pregnan\w*|no pregnan\w+ (?:applicants|candidates|wom[ae]n)|pregnan\w+ (?:applicants|candidates|wom[ae]n) (?:not|need)|^single(?=,| or | preferred)|no plans? (?:to have|for) (?:children|a family)|(?:must be|should be|be) single(?![- ](?:handed|minded))|single (?:people|candidates|applicants|men|women) (?:only|preferred)|planning a family|(?:must be|be|you(?:['’]re| are)|ideal for|perfect for|would suit|suits?) (?:an? )?(?:working |busy |new |young )*(?:mums?|mothers?|dads?|fathers?|parents?|housewi[fv]es?))\b/i,
    ),
  },
  {
    about: 'criminal records',
    pattern: /\bno (?:criminals?|ex-?(?:offenders?|convicts?)|convicts)\b/i,
  },
  {
    about: 'contempt',
    pattern:
      /\b(?:snowflakes|no snowflake|time[- ]?wasters?|losers?|whin(?:g)?ers?|moaners?|drama queens?|slackers?|lazy people|idiots?)\b/i,
  },
  {
    about: 'looks',
    pattern: seldom(
      /good[- ]look|attractive|presentable|slim|\btall\b|groomed|(?:pleasing|pleasant|nice|charming|pretty|smart good) (?:looks|appearance|face|figure|personality)|photo|picture/i,
      /\b(?:good looks|(?<!\b(?:role|job|post|position|offer|package|salary|pay|rate|rates|terms|rota|hours|location|scheme|pension|deal|market|proposition|property|properties|product|products|move|opportunity) (?:is|are|looks|look|remains|stays|becomes) (?:an? |a very |very |so |also |both |especially |particularly |unusually |most |more )?)attractive(?! (?:terms|rates?|conditions|hours|opportunit\w+|role|job|post|position|discounts?|rewards?|bonus\w*|commission|scheme|location|rota|products?|displays?|prices?|deals?|proposition|market|career|route|to (?:buyers|customers|visitors|investors|tenants|lenders|clients|readers))\b)|good[- ]looking|presentable (?:girl|young)|slim|tall|well[- ]groomed girls?|pleasing personality|(?:pleasing|pleasant|nice|charming|pretty|smart good) (?:looks|appearance|face|figure)|(?:full[- ](?:size|length)|passport[- ]?(?:size)?|recent|latest|colou?r) (?:photo\w*|pictures?)|(?:photo\w*|picture) (?:of yourself|is (?:required|mandatory)|required|mandatory|compulsory)|(?:CVs?|resum[eé]s?|biodata|applications?|letters?|details|attach|enclose|send|include|submit)\b[^.;]{0,24}\b(?:with|including|and|plus|attach|enclose|send|include|submit) (?:an? |your )?(?:photo(?:graph)?|picture)(?! (?:id|identification|portfolio|of|credit|cards?|books?|frames?))|(?:attach|enclose) (?:an? |your )?(?:photo(?:graph)?|picture)(?! (?:id|identification|portfolio|of|credit)))\b(?! (?:thing|part|feature|aspect|point|reason|bit|side|place|town|city|office|building)s?\b)(?! (?:salary|package|pay|benefits|offer|pension))/i,
    ),
  },
  ...besides,
];

/** Words that fight the list: these uses are right. */
const allowed =
  /\b(?:he or she|she or he|(?:each|every) [a-z]+ (?:has|gets|keeps|plans|chooses|sees|picks) (?:his or her|her or his)|(?:wom[ae]n|people|applicants|candidates)(?:[^.;]{0,60})? (?:is|are) (?:especially |particularly |very |warmly |strongly |also )?(?:encouraged|welcome|invited) to apply|(?:\d[\d.]* ?%|\d+|half|a third|a quarter|most|two thirds|one|two|three|four|five|six|seven|eight|nine|ten)(?: (?:in|out)(?: of)? (?:\d+|two|three|four|five|six|ten))?(?: of (?:us|(?:our |the )?(?:\d+ )?(?:[a-z]+ ){0,3}))? ?(?:is|are|were) (?:women|female|men|male)|(?:girls?|boys?|daughters?|sons?) of \d+(?: months| years)?|baby (?:girls?|boys?)|(?:report(?:s|ing)? (?:directly )?(?:in)?to|supervisor:|manager:|managed by|answer to|supervised by) (?:the |our |an? )?(?:[a-z]+ )?foreman|(?:support|help|coach|train|teach|mentor|house|work|car|serv|advis|guid)(?:s|es|e|ing|ing with|s with| with|e for|ing for|es for)? (?:(?:young|vulnerable|homeless|disabled|older|autistic|our) )*(?:people|adults|residents|clients|tenants|patients|service users|learners|members|women|men|those) (?:aged|between|who are) (?:from )?\d\d(?: ?(?:to|-|–|and) ?\d\d)?|wom[ae]n['’]s (?:refuge|health|services|centre|aid|ward|team|football|cricket|rugby|(?:mini )?marathon|race|network|institute|prize|league)|young (?:people|persons?['’]?|adults?|carers?|children|offenders?|person['’]s)|children and young|(?:help|support|supporting|supports|care for|caring for|teach|looks? after|looking after|work(?:ing)? with|visit(?:ing)?|book(?:ing)?|examin(?:e|es|ing)|assess(?:es|ing)?|advis(?:e|es|ing)|counsel(?:s|ling)?|treat(?:s|ing)?|see|meet|guid(?:e|es|ing)|monitor(?:s|ing)?|refer|transport|escort|feed|bath(?:e|ing)|dress|coach(?:es|ing)?|train(?:s|ing)?|supervis(?:e|es|ing)) (?:(?:two|three|four|\d+|a|an|the|our|some|many|young|older|autistic|disabled|homeless|vulnerable|elderly|single) )*(?:wom[ae]n|m[ae]n|girls?|boys?|mums?|mothers?|dads?|fathers?|older)\b(?! (?:only|preferred))|(?:sell\w*|serv\w*|alcohol)[^.,;]{0,40}\bover[- ]?(?:18|21)|(?:must be |be )?aged? (?:1[678])(?: years?)? (?:or|and) (?:over|above|older)|(?:must be |be )?(?:over|aged?) (?:18|21)(?: or (?:over|older))?(?= ?(?:\(|to (?:sell|serve|drive)|for (?:insurance|alcohol|licens))[^.;]{0,40})|(?<!\b(?:want|wants|wanted|need|needs|seek|seeks|seeking|for|prefer|hire|hiring|recruit|recruiting|be) (?:\w+ )?)(?:wom[ae]n|m[ae]n|girls|boys) (?:in (?:labour|labor|our care|custody|the (?:prison|hostel|unit|refuge|home))|through(?:out)? (?:pregnancy|labour|labor|birth)|during (?:pregnancy|labour|labor|birth)|and their (?:babies|families|partners|children))|\d{2,} (?:wom[ae]n|men|girls|boys) (?=in|at|who|aged|from|across)|men['’]s (?:health|mental|wear|services)|girls['’] school|boys['’] school|violence against women|older people|no upper age limit|ages? (?:\d+ )?(?:to|and) \d+ (?:years|class)|women and (?:girls|children)|children aged|(?:babies|pupils|children|residents|students) aged?|aged \d+ (?:to|-|–) \d+ (?:in|at|with|class)|her majesty|manpower (?:plan\w*|deploy\w*|manage\w*|schedul\w*|report\w*|cost\w*|budget\w*)|(?:overtime|hours?|time and a half|double time|premium|paid)[^.;]{0,24}\bover \d\d\b|(?:overtime|hours?|miles?|weeks?) over \d\d\b|over \d\d (?=(?:is|are|hours) (?:paid|counted|overtime)\b)|(?:hours?|hrs|shifts?|rotas?|temperatures?|scores?|marks?|weights?|speeds?|calls|covers|orders|parcels|drops|deliveries|visits|invoices|appointments|bookings|rooms|beds|guests|pupils|children|classes|trips|miles|tickets|cases|class(?:es)?|groups)\b(?:(?!\b(?:ages?|aged|old|candidates?|applicants?|persons?|people|m[ae]n|wom[ae]n|someone|anyone|must)\b)[^.;]){0,60}\b(?:between|over|under|below) \d\d(?: (?:and|to) \d\d)?(?! ?(?:years?|yrs)\b)|(?:between|over|under|below) \d\d(?: (?:and|to) \d\d)? (?=(?:(?:an?|each|every|per|in (?:a|any|one)) (?:day|week|shift|month|class|group|year|round|hour|night)|calls|covers|orders|parcels|drops|deliveries|visits|invoices|appointments|bookings|rooms|guests|trips|tickets|cases|jobs|properties|homes|houses|vehicles|vans|lines|machines|samples|tests|items|pallets|units|enquiries|claims|students|pupils|clients|customers|patients|accounts|projects|events)\b)|(?:reports?|checks?|documentation|records?|evidence|logs?|forms?|video)(?:,| and| with) (?:photos?|pictures?|photographs?)|over \d\d (?:staff|people|colleagues|years(?! (?:old|of age)\b)|countries|sites|stores|schools|homes)|(?:church|catholic|muslim|jewish|hindu|christian|islamic|sikh|protestant) (?:ethos|faith schools?|schools?|colleges?|chaplain\w*|charit(?:y|ies)|hospitals?|hospices?|museums?|temples?|church(?:es)?|cent(?:re|er)s?|burials?|cemeter(?:y|ies)|funerals?|weddings?|festivals?|holidays|trusts?|famil(?:y|ies)(?! (?:background|values|only|preferred|m[ae]n|wom[ae]n|person|people))|patients|residents|pupils|customers|studies|prayers?|food|art|of england|of ireland|aid)|physically fit out|(?:keep|keeps|keeping|make|makes|making|displays?|shelves|windows?|shop|store|stand|garden|grounds|premises|area|look|looks|looking|an) (?:(?:the|our|all|displays?|shelves|stands?|windows?|shop|store|garden|grounds|area|areas|it|them|looking|clean|tidy|safe|and|look|fresh|visually) ?){0,6}attractive(?! (?:person|people|girl|woman|man|lady|candidate|individual|personality|appearance|face|team|staff|waitress|hostess))|maternity|paternity|welcom(?:e|es|ing) (?:(?:people|applicants|applications|candidates|those|anyone|everyone)(?: who are| from(?: people)?)? )?over[- ]?\d\ds?|(?:stock|books?|activit(?:y|ies)|sessions?|class(?:es)?|clubs?|groups?|courses?|clinics?|programmes?|services?|menus?|lessons?|events?|screenings?|football|rugby|teams?|squads?|camps?|trips?|playgrounds?|tickets?|provision|stories|story times?|workshops?|care|rooms?) for (?:the )?(?:under|over)[- ]?\d{1,2}s|(?:coach|teach|train|run|lead|plan|organise|manage)(?:es|s|ing)? (?:the |our )?(?:under|over)[- ]?\d{1,2}s|(?:under|over)[- ]?\d{1,2}s['’]? (?:teams?|football|rugby|cricket|netball|hockey|squads?|sides?|swim\w*|class(?:es)?|groups?|clubs?|leagues?|sections?|sessions?|programmes?|provision))\b/gi;

const onlyGroup = rare(
  /(?<!\bnot )\b(?:young (?:people|persons?|adults?)|wom[ae]n|m[ae]n|ladies|girls|boys|(?:locals|natives|nationals|citizens)(?: (?:of|from) (?:the )?[\w-]+(?: (?!and\b|or\b)[\w-]+)?)?|christians?|hindus?|graduates) only\b|\b(?:canadian|american|british|uk|us|australian|german|irish|local|domestic) (?:work )?experience (?:only|(?:is )?(?:required|essential|mandatory|a must))\b|\bonly (?:canadian|american|british|australian|german|irish) experience\b|\bonly (?:young|male|female|wom[ae]n|m[ae]n|locals)\b|\bno (?:wom[ae]n|m[ae]n|older (?:people|candidates|applicants)|over[- ]?\d\ds?)\b(?!['’])|\bno (?:room|place|time|use) for (?:the )?(?:old(?:er)?|elderly|young(?:er)?|disabled|foreign(?:ers)?|men|women|parents|mothers|mums)(?: (?:people|persons|men|women|ones|folk|staff|workers|candidates|applicants))?\b/i,
);

const posts =
  '(?:manager|director|head|founder|owner|chef|principal|chief executive|CEO|MD|partner|supervisor|editor|brewer|baker|surgeon|consultant|dentist|vet|GP|doctor|matron|minister|chair|president|dean|professor|warden|gardener|farmer|grower|boss|deputy|lead|leader|secretary|treasurer|curator|predecessor|vicar|priest|mayor|maker|engineer|designer|solicitor|judge)';
const served =
  '(?:client|customer|patient|resident|pupil|child|student|player|guest|tenant|visitor|bride|groom|mother|shopper|diner|passenger|caller|horse|dog|cat|cow|mare|pet|animal|baby)';
const beforeThem =
  '\\b(?:for|with|under|alongside|behind|beside|by|support|supports|assist|assists|shadow|replace|succeed|help|to|from|join|when|while|until|before|after)';
const pronoun = '\\b(?:he|she|his|her|him)\\b';
/** Somebody besides the reader: "deputise for the head chef in her absence", "learn from Maria, who has run her own shop". */
const another = [
  new RegExp(
    `${beforeThem} (?:(?:the|our|your) (?:[\\w-]+ ){0,3}?${posts}|(?:the|our|your|an?|each|every|one) (?:[\\w-]+ ){0,2}?${served})\\b[^.;]*\\b(?:he|she|his|her|him)\\b`,
    'i',
  ),
  new RegExp(
    `${beforeThem} [A-Z][a-z]+(?: [A-Z][a-z]+)?,? (?:who|our|while|when|before|until|in|and|as)\\b[^.;]*\\b(?:he|she|his|her|him)\\b`,
  ),
  // "Greet the patient, take his history", "look after brides, help her choose": whom one serves, in whatever they do.
  new RegExp(
    `\\b(?:(?:the|our|your|an?|each|every|one) (?:[\\w-]+ ){0,2}?${served}|(?!chil)${served}s)\\b(?![^.;]*\\bs?he (?:must|should|has|needs|will|is)\\b)[^.;]*${pronoun}`,
    'i',
  ),
  // "You replace our current sous, who's opening her own place": whoever goes.
  /\b(?:our|the) (?:current|last|previous|outgoing|present|former|retiring|departing) (?:[\w-]+ ){1,4}?(?:is|has|was|who(?:['’]s)?)\b[^.;]*\b(?:he|she|his|her|him)\b|\b(?:our|the) (?:current|last|previous|outgoing|present|former|retiring|departing) (?:[\w-]+ ){0,3}[\w-]+,? who(?:['’]s)?\b[^.;]*\b(?:he|she|his|her|him)\b/i,
];
const ofReader =
  /\b(?:candidates?|applicants?|post ?holders?|job ?holders?|incumbent|person|individual|someone|somebody|employee|(?:ideal|successful|right|next|new) \w+|look(?:s|ing) for|seek(?:s|ing)?|search\w*|recruit\w*|hir(?:e|es|ing)|needs? an?)\b|\b(?:s?he|his|her|him)\s?(?:\/|or)\s?(?:s?he|his|hers?|him)\b/i;
/** "Overlap with him", "she will show you everything": whoever goes or teaches, and nobody who applies. */
const whoGoes =
  /\b(?:overlap with|take over from|hand-?over from|learn from|work (?:alongside|beside|with)|shadow|succeed|replace) (?:him|her)(?= (?:for|until|before|from|and|when|in|on|at|every|as)\b|[.,;]|$)|\b(?:he|she) (?:will|['’]ll|can) (?:show|teach|train|introduce) you\b/gi;
/** A pronoun of somebody besides the reader shuts nobody out. */
const withoutOthers = (typed: string): string => {
  const text = /\b(?:him|her|he|she)\b/i.test(typed)
    ? typed.replace(whoGoes, (found) => ' '.repeat(found.length))
    : typed;
  return !ofReader.test(text) && another.some((pattern) => pattern.test(text))
    ? text.replace(/\b(?:he|she|his|her|him)\b/gi, (found) => ' '.repeat(found.length))
    : text;
};

const blank = (found: string): string => ' '.repeat(found.length);
const cared = '(?:wom[ae]n|m[ae]n|ladies|girls?|boys?|mothers?|females?|males?)';
/** Where people of one sex are cared for, dressed or taught: "one midwife for each woman in active labour". */
const place =
  /\b(?:birth(?:s|ing)?|maternity|midwi\w+|(?:ante|post|peri)natal|pregnan\w+|labou?r ward|in (?:active )?labou?r|gyna?ecolog\w*|breast\w*|mammogra\w+|fertility|menopaus\w*|prostate|urolog\w+|refuges?|domestic (?:abuse|violence)|prisons?|prisoners?|hostels?|barber\w*|menswear|womenswear|tailor\w*|hairdress\w*|salons?|lingerie|fittings?)\b/i;
/** Care that is named for them, and what there is of it: "woman-centred care", "clinics for women". */
const caredFor = new RegExp(
  `\\b${cared}[- ](?:cent(?:re|er)d|cent(?:re|er)ed|led|focus+ed)\\b|\\b(?:care|clinics?|services?|support|midwi\\w+|advice|class(?:es)?|sessions|wards?|beds?|rooms?|cloth(?:es|ing)|shoes|coats|suits|haircuts?|shelters?|homes|houses?|workshops|screening|treatments?|time|teams?|leagues?|matches|football|rugby|cricket|hockey|changing rooms?) (?:for|with) (?:(?:each|every|all|our|the|local|young|older|new|both) )*${cared}(?: and (?:[a-z]+ )?for ${cared})?\\b(?! (?:and|or) (?:${cared} )?(?:only|preferred|applicants|candidates))|\\b(?:the same|caseload of (?:up to |about )?\\d+|\\d+) ${cared}\\b(?= (?:from|per|through|throughout|in (?:labour|your|a)|on your|at)\\b)|\\bcaseload of (?:up to |about )?\\d+ ${cared}\\b|\\b${cared}['’]s (?:cuts?|cutting|colou?r|hair|styling|barbering|grooming|shaving|fashion|footwear|shoes|tailoring|clothing|department)\\b|\\bfor ${cared}(?:(?:, | and |, and )(?:${cared}|gents|gentlemen|kids|children|teens))+|\\b${cared} (?:(?:who|whom|that) )?(?:you|we) (?:(?:will|all) )?(?:care for|support|see|look after|work with|teach|help|serve|treat|know|visit|coach|dress|house|feed)\\b`,
  'gi',
);
const anyCared = new RegExp(`\\b${cared}\\b`, 'i');
const caredOrPronoun = new RegExp(`\\b(?:${cared}|her|his|she|he|him)\\b`, 'gi');
/** People of one sex who are cared for shut nobody out; who may apply is another matter. */
const withoutCared = (text: string): string => {
  if (
    /\b(?:only|preferred|prefer|candidates?|applicants?|apply|staff|colleagues|team members?|employees|want|wanted|seeks?|seeking|hir(?:e|ing)|recruit\w*|needs? an?|must be|should be|suits?(?! for)|ideal for)\b/i.test(
      text,
    )
  )
    return text;
  const named = text.replace(caredFor, blank);
  return place.test(text) && anyCared.test(text) ? named.replace(caredOrPronoun, blank) : named;
};

/** "Age 21 to 45 years": of whoever applies. */
const ageRange = rare(
  /(?:^|[,;.\n•*-] ?)(age(?:d| limit| group| range| criteria)?:? (?:between |from )?(?:1[6-9]|[2-6]\d) ?(?:-|–|to|and) ?[2-6]\d(?: ?(?:years?|yrs?)(?: old)?)?)(?=$|[,;.\n)])/i,
);

/** "Someone lively, ideally 25-35": behind somebody, two figures that count nothing are an age. */
const agesOfSomebody = rare(
  /\b(?:girl|boy|lady|wom[ae]n|m[ae]n|guy|lad|person|candidate|applicant|someone|somebody)s?(?: [a-z]+)?,? ((?:ideally|preferably|between|around),? (?:1[6-9]|[2-6]\d) ?(?:-|–|to|and) ?[2-6]\d)(?=$|[,;.\n)])/i,
);

interface Exclusion {
  phrase: string;
  about: string;
}

/** What is wrong with a text, or null when it may be used. */
export const findExclusion = (text: string): Exclusion | null => findExclusions(text)[0] ?? null;

/** "Ernst & Young", "Young and Hart", "the Men's Shed", "Guy's Hospital": names. */
const firms =
  /\b[A-Z][\w’'-]+ (?:&|and) Young\b|\bGuy['’]?s(?= (?:Hospital|Campus|Tower|House|and St|& St)\b)|\bGuy(?= (?:Fawkes|Carpenter|Salmon)\b)|\b[A-Z][a-z]+ Guys?(?= (?:Ltd|Limited|Inc|LLC|Burgers|Plumbing|Heating|Removals|Movers)\b)|\bFive Guys\b|\bYoung (?:&|and) [A-Z][a-z]+|(?<=[a-z,] )(?:Men|Women|Girls|Boys)(?:['’]s?|s['’])? (?:Shed|Aid|Institute|Brigade|Club|Guild|Network|Centre|Center|Refuge|Academy|School|Grammar)s?\b/g;

/** All that is wrong with a text, one phrase of each sort. */
export function findExclusions(text: string): Exclusion[] {
  const group = onlyGroup.exec(text);
  const excluded: Exclusion[] = againstGroups(text);
  const ahead = beforeOthers(text);
  if (ahead && !excluded.some(({ phrase }) => phrase.includes(ahead)))
    excluded.push({ phrase: ahead, about: 'who comes first' });
  for (const wish of wishedFor(text))
    if (!excluded.some(({ phrase }) => phrase.includes(wish.phrase))) excluded.push(wish);
  if (group && !excluded.some(({ phrase }) => phrase.includes(group[0])))
    excluded.push({ phrase: group[0], about: 'who may apply' });
  const ages = (ageRange.exec(text) ?? agesOfSomebody.exec(text))?.[1];
  if (ages) excluded.push({ phrase: ages, about: 'age' });
  for (const { about, named, barred } of byLooks) {
    const phrase = named.test(text) ? barred().exec(text)?.[0].trim() : undefined;
    if (phrase) excluded.push({ phrase, about });
  }
  // "Working in HE", "notes in HIS": letters of a system, in a text that does not shout.
  const calm = /[a-z]{2}.*[a-z]{2}/.test(text) && !/\bS?HE\/|\bSHE\b/.test(text);
  // "In the HIS", "in HIS software": letters of a system, however the line was typed.
  const spoken = (calm ? text.replace(/\b(?:HE|HIS|HER)\b/g, blank) : text).replace(
    /\b(?:the|our|an?) his\b|\bhis(?= (?:software|system|module|portal|application)s?\b)/gi,
    blank,
  );
  const ofPeople = agesOfThingsBlanked(
    thingsBlanked(residentsBlanked(spoken.replace(firms, blank).replace(rightUses, blank))),
  );
  const plain = toldOfBlanked(ofPeople);
  for (const frame of framedGroups(ofPeople))
    if (!excluded.some(({ phrase }) => phrase.includes(frame.phrase))) excluded.push(frame);
  const suspect = reasons.filter(({ pattern, needs }) => (!needs || needs.test(plain)) && pattern.test(plain));
  // Most texts have no such word at all, and need no look at whose it is.
  if (suspect.length === 0) return excluded;
  const rest = withoutCared(withoutOthers(plain)).replace(allowed, blank);
  for (const { pattern, about } of suspect) {
    // What was blanked beside it is no part of it.
    const found = pattern.exec(rest)?.[0].replace(/^[\s,;]+|[\s,;]+$/g, '');
    // "Must be mother tongue" speaks of no mother.
    const ofTongue = found !== undefined && /\bmother$/i.test(found) && /\bmother[- ]tongue/i.test(text);
    if (found && !ofTongue && !excluded.some(({ phrase }) => phrase.includes(found)))
      excluded.push({ phrase: found, about });
  }
  return excluded;
}

/** Every phrase in a text that may not be said, in the order written: each is told. */
export function allExclusions(text: string): Exclusion[] {
  const found: Exclusion[] = [];
  for (let rest = text; found.length < 12; ) {
    const next = findExclusions(rest);
    const without = next.reduce((left, { phrase }) => left.replace(phrase, blank), rest);
    if (without === rest) break;
    found.push(...next);
    rest = without;
  }
  // "No one with kids" holds "no kids": the longer one says it.
  return found
    .filter(
      ({ phrase }, at) =>
        !found.some(
          (other, index) => index !== at && other.phrase.includes(phrase) && (other.phrase !== phrase || index < at),
        ),
    )
    .sort((one, other) => text.indexOf(one.phrase) - text.indexOf(other.phrase));
}

/** Worn phrases that say nothing. A part that is little more than one of these is left out. */
const worn =
  /\b(?:rock ?stars?|ninjas?|gurus?|wizards?|superstars?|unicorns?|jedi|hit the ground running|work hard,? play hard|outside the box|extra mile|110 ?%|110 per ?cent|go-?getters?|self-?starters?|team players?|results?[- ](?:driven|oriented)|best[- ]in[- ]class|world[- ]class|cutting[- ]edge|synerg\w+|fast[- ]paced(?: environment)?|dynamic|passionate(?: about \w+)?|passion for (?:excellence|success)|thrive under pressure|wear(?:ing)? many hats|like a family|one big family|big family|exciting opportunity|unique opportunity|fantastic opportunity|amazing|awesome|blue[- ]sky thinking|low[- ]hanging fruit|move the needle|great place to work(?!\W*(?:certifi|award|accredit|®|™))|market[- ]leading|industry[- ]leading|competitive (?:salary|package|pay|benefits)|excellent (?:salary|package)|highly motivated|stellar|crush(?:ing)? (?:it|quotas?))\b/gi;

/** What nobody can show: "best company in the north", "the highest pay", "better than" somebody by name. An award names who gave it. */
const boast =
  /\b(?:the )?(?:best|number one|no\.? ?1|#1|finest|greatest) (?:[a-z]+ )?(?:company|employer|firm|agency|team|boss(?:es)?|business|pay|wages|rates|jobs?)\b|\bthe (?:highest|best) (?:pay|wages|rates?|salary|salaries)\b/i;
/** The same, of somebody by name: "we beat Ledgerbird India hands down". */
const compared =
  /\bbetter than (?:[A-Z]\w+|(?:our|the|any) (?:competit\w+|rivals?|others?))|\bBetter than [A-Z]\w+|\b(?:pays?|paid|offers?|gives?|cheaper|faster|bigger|kinder|safer|happier) (?:(?:far |much |a lot )?(?:more|better|higher) )?than (?:they do at |those at |at )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)[A-Z][\w&’'-]+(?: [A-Z][\w&’'-]+)*|\b(?:[Ww]e|[Oo]ur (?:[a-z]+ )?[a-z]+)(?:['’]ve| have| will| can| do)? (?:always |easily |just |often |regularly )?(?:beats?|beaten|outperforms?|outperformed|outdo(?:es)?|outsells?|outsold|outpays?|trounced?|out-?class(?:es)?|leave|leaves|left) (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Covid|COVID)[A-Z][\w&’'-]+(?: [A-Z][\w&’'-]+)*/;
/** "Much better results than Desert Pages Literacy Alliance", "faster than Harrow Trailers": another firm run down. Pay above the living wage or an age beyond that of a bridge is none. */
const runDown =
  /\b(?:better|worse|faster|quicker|cheaper|safer|kinder|happier|bigger|friendlier|fairer|stronger|fresher|higher|greener|cleaner|nicer|tastier|warmer|smarter)(?: [a-z]+){0,3} than (?:(?:those|they do|anything) )?(?:at |of |from |in )?(?:[Tt]he )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|(?:Real |National |London )?(?:Living|Minimum|Average)|National|UK|EU|US|NHS|Agenda|Europe|Britain|England|Scotland|Wales|Ireland|Germany|India|America|London|I\b|We\b|You\b)[A-Z][\w&’'-]+(?: (?:of |for |and |& )?[A-Z][\w&’'-]+)*/;
const awarded =
  /\b(?:voted|named|ranked|rated|award\w*|winners?|finalists?|won|shortlisted|listed|top \d+)\b|\b20\d\d\b/i;

/** "All other employers are frauds": of everybody else, and nobody can show it. */
const othersAre =
  /\b(?:(?:all|every|any|most|no) (?:of the )?others?|(?:all|every one of) (?:our|the) (?:competitors?|rivals?)) (?:[a-z]+ )?(?:employers?|compan(?:y|ies)|firms?|agenc(?:y|ies)|businesse?s?|schools?|hospitals?|hotels?|shops?|competitors?|rivals?|bosses)?\b ?(?:is|are|treats?|cheats?|lies?|pays?|offers?|gives?|cares?) [^.!?]*/i;

/** The boast in a text, unless it names who gave it. */
export const findBoast = (text: string): string | null =>
  awarded.test(text)
    ? null
    : ((boast.exec(text) ??
        compared.exec(text) ??
        runDown.exec(lowerFirst(text)) ??
        (/ (?:others?|competitors?|rivals?) /i.test(text) ? othersAre.exec(text) : null))?.[0] ?? null);

/** Whether a text leans on a worn phrase, and what is left without it. */
export function stripWorn(text: string): { text: string; worn: string | null } {
  const claim = findBoast(text);
  if (claim) return { text: '', worn: claim };
  // "Unicorn Road": a name.
  const found = [...text.matchAll(worn)].find(
    (one) =>
      // "Great Place to Work 2023" is an award by its name.
      one[0] !== 'Great Place to Work' &&
      !(/^[A-Z][a-z]/.test(one[0]) && one.index > 0 && /^ [A-Z][a-z]/.test(text.slice(one.index + one[0].length))),
  );
  if (!found) return { text, worn: null };
  return { text: '', worn: found[0] };
}
