/** What shuts people out by when they left school or where they come from, in the words of recruiters: withheld like every other exclusion, and told. */

const schooling = '(?:school|high[- ]?school|college|university|uni)';
const studied = `(?:${schooling}|degree|engineering|B\\.?Tech|B\\.?E\\.?|B\\.?Com\\.?|B\\.?Sc\\.?|MBA|MCA)`;
const graduates = `(?:recent|new|fresh)(?:ly)?[- ](?:${studied}[- ]){0,2}(?:graduates?|grads?|leavers?|pass[- ]?outs?)`;
/** "Children straight from school" are whom the job is for. */
const ofPupils =
  '(?<!\\b(?:children|pupils|students|kids|boys|girls|teenagers|collect\\w*|pick\\w* up|fetch\\w*)\\b[^.;]{0,40})';
/** "2025 or 2026", "2024/25". */
const years = '20[12]\\d(?:(?:, ?| ?/ ?| or | and | to | ?& ?| ?[-–] ?)(?:20)?\\d\\d)*\\b';
/** What years are of besides somebody: experience, a lease, a loan, the life of a machine. */
const ofNoThing =
  '(?<!\\b(?:experience|exp|leases?|terms?|warrant\\w*|guarantee\\w*|contracts?|loans?|mortgages?|pensions?|polic\\w+|service|life|lifespan|tenanc\\w+|maturit\\w+|records?|storage|stored|kept|machines?|plant|fleet|vehicles?|buildings?|homes?|boats?|ships?|trees?|is|are|was|were|last|lasts|lasting)\\b[^.,;]{0,30})';
/** "Under" in every wording but the plain one: by the year of a degree, by a decade of life, by a word for the young or the old. */
export const byAge = new RegExp(
  [
    // "Recent graduate preferred", "new grads only", "we want a fresh graduate", and the words alone.
    `\\b${graduates}\\b(?=,? (?:(?:is|are|would be) )?(?:strongly |highly )?(?:only|preferred|preferable|wanted|sought|required|ideal|desired|desirable|needed|essential|a must|an advantage|a plus)\\b)(?!,? only (?:one|part|need|have|work)\\b)`,
    `\\b(?:ideally|preferably|only|would suit|suits?|suited to|ideal for|perfect for|best for|must be|should be|be|prefer(?:ring)?|seek(?:ing)?|seeks|want(?:ing|s)?|need(?:ing|s)?|after|looking for|hiring|recruiting|targeting|aimed at|reserved for|open to|for) (?:only |just |an? |the |all |our next )?(?:ambitious |keen |bright |enthusiastic |motivated |talented )?${graduates}\\b(?! (?:and|or|as well|too|to (?:learn|settle)|(?:schemes?|programmes?|programs?|intakes?|nurses?)\\b))(?<!\\b(?:program|programme|programmes|programs|scheme|training|support|residency|mentoring|course|courses|clinic|help|open|pay|place|places|welcoming|rotation|care|guide) (?:for|to) (?:all |the )?${graduates})`,
    `^(?:an? )?${graduates}(?:\\W*$| (?:with|in|from|of|who|looking|keen|ready)\\b(?!.*\\b(?:welcome|considered|may|can|or|get|gets)\\b))`,
    `\\b(?:recently|freshly|newly|just) (?:graduated|left ${schooling})\\b`,
    `${ofPupils}\\b(?:just|straight|fresh|direct|directly) (?:out of|from) ${schooling}\\b`,
    `\\b${schooling}[- ]leavers? (?:only|preferred|ideal|wanted|sought)\\b`,
    `\\b(?:ideally|preferably|only|(?:would )?suits?|ideal for|perfect for) (?:an? |recent )?${schooling}[- ]leavers?\\b`,
    `\\b${schooling}[- ]leavers?,? \\(?(?:aged? )?1[4-9] ?(?:-|–|to) ?[12]\\d\\b`,
    '\\bfreshers? (?:preferred|wanted)\\b',
    '\\b20\\d\\d(?:(?:, ?| ?/ ?| or | and | ?& ?|-)(?:20)?\\d\\d)*(?: year)? (?:pass[- ]?outs?\\b(?! (?:welcome|can|may|also))|(?:batch|graduates) (?:only|preferred))',
    // "Passing year 2025 or 2026", "batch of 2024": when somebody finished.
    `\\b(?:(?:pass(?:ing|ed)?(?:[- ]?out)?|graduation|graduating|completion) year|year of (?:pass(?:ing|[- ]?out)(?:[- ]out)?|graduation|graduating|completion)|batch(?: of)?|pass(?:ed|ing)?[- ]?outs?(?: (?:in|of|from|year))?|(?<=^(?:must have |have |should have )?)graduated in)(?: (?:is|must be|should be|to be|only|between|either))?:? ?[-–]? ?${years}(?! (?:we|was|were|our|of|to (?:join|become|lead))\\b)`,
    "\\bin (?:your|their|his|her) (?:early |mid |late )?(?:20|30)['’]?s\\b|\\bin (?:your|their) (?:early |mid |late )?(?:twenties|thirties)\\b|^(?:early|mid|late) (?:20s|30s|twenties|thirties)\\b",
    '\\b(?:20|30|twenty|thirty)-?somethings?\\b',
    '\\bage\\b[:,]? ?(?:(?:should|must|to) )?(?:not|no) (?:be )?(?:more than|above|over|beyond|exceed(?:ing)?) [2-6]\\d\\b',
    '\\b(?:should|must) not be (?:above|over|more than) [2-6]\\d (?:years?|yrs?)\\b',
    '\\b(?:not more than|no more than|not above|not over|max(?:imum|\\.)?(?: of)?|up ?to) [2-6]\\d (?:years?|yrs?)(?: old| of age)\\b|^(?:not more than|not above|not over) [2-6]\\d (?:years?|yrs?)$',
    // "Team player, max 40 years", "up to 35 yrs": years that stand without what they are of are those of whoever applies.
    `${ofNoThing}\\b(?:not more than|no more than|not above|not over|not exceeding|max(?:imum)?\\.?(?: of)?) ?[2-6]\\d ?(?:years?|yrs?)\\b\\.?(?= ?(?:$|[,;)]))`,
    '^(?:up ?to|till|until|upto) [2-6]\\d ?(?:years?|yrs?)\\.?$',
    '\\b(?:not more than|no more than|not above|not over|up ?to|max(?:imum)?\\.?) ?[2-6]\\d ?(?:years?|yrs?)\\.? (?:old|of age|age)\\b',
    '(?:^|[,;(] ?)(?:1[6-9]|2\\d|3\\d) ?(?:-|–|to) ?[2-5]\\d (?:years?|yrs?)\\.?(?= ?(?:$|[,;)]|old\\b|only\\b|preferred\\b))',
    '\\bdigital[- ]natives?\\b',
    '\\b(?:gen[- ]?z|millennials?) (?:only|preferred|candidates?|applicants?|wanted)\\b|^(?:gen[- ]?z|millennials?)$',
    '\\bno (?:oldies|old (?:people|timers|men)|pensioners|retirees|boomers|has-beens)\\b',
    '\\b(?:newly qualified|qualified|trained|keen|bright|enthusiastic|energetic|for|seeks?|seeking|wants?|wanted|suits?) youngsters?\\b|\\byoungsters? (?:only|preferred|wanted)\\b|^youngsters?$',
  ].join('|'),
  'i',
);

/** Words of which each wording of `byAge` has one. */
export const maybeByAge =
  /digital|grad|leaver|pass(?:ed|ing)?[- ]?(?:out|year)|passing|completion|batch|fresher|youngster|millennial|gen[- ]?z|\bage\b|\bold|pensioner|retiree|boomer|has-been|something|twenties|thirties|[23]0['’]?s|[2-6]\d ?(?:years?|yrs?)|\b(?:left|straight|fresh|direct|directly|just|out) (?:out of |from )?(?:school|high|college|uni)|\d ?(?:-|–|to) ?[2-5]\d/i;

const inIndia =
  '(?:Maharashtra|Kerala|Tamil Nadu|Karnataka|Gujarat|Punjab|Haryana|Rajasthan|Bihar|West Bengal|Odisha|Goa|Assam|Telangana|Andhra(?: Pradesh)?|Madhya Pradesh|Uttar Pradesh|Jharkhand|Chhattisgarh|Uttarakhand|Himachal(?: Pradesh)?|Delhi|Mumbai|Pune)';
const peoples =
  '(?:Maharashtrians?|Malayalis?|Malayalees?|Keralites?|Gujaratis?|Punjabis?|Tamilians?|Tamils?|Kannadigas?|Telugus?|Biharis?|Bengalis?|Goans?|Rajasthanis?|Marwaris?|Bavarians?|Europeans?|Westerners?|Indians?|Irish|British|Germans?|Polish|Poles|Romanians?|Filipinos?)';
/** "Fluent English and Hindi; Telugu preferred": behind a tongue such a word is what is spoken as well. */
const alsoTongue =
  '(?<=\\b(?:English|Hindi|French|Marathi|Kannada|Urdu|Dutch|spoken|written|fluent|languages?|speaks?)\\b[^.\\n]{0,40}[;,(] ?)(?:Telugu|Punjabi|Gujarati|Bengali|Tamil|Irish|German|Polish|Marwari)';
const applicants = '(?:candidates?|applicants?|applications?|people|persons?|workers?|staff|CVs?)';
const elsewhere =
  '(?:outside(?! (?:of )?(?:the |our )?(?:team|industry|trade|sector|compan|firm|profession|business|office|hours|working))|other (?:states?|countr(?:y|ies)|cities|districts|regions)|abroad|overseas)\\b';
/** "No one from outside Maharashtra", "only Gujarati candidates", "born and bred here": where somebody comes from. */
export const byOrigin = new RegExp(
  [
    `\\bno ?(?:one|body|${applicants})? (?:who (?:is|are|comes?) )?from ${elsewhere}(?: (?:of )?(?:the )?[A-Z]\\w+)?`,
    `\\bno (?:overseas|foreign|out-of-state|outstation) ${applicants}\\b`,
    '\\bno outsiders\\b|\\boutsiders (?:need not|should not|will not|can ?not|please do)\\b',
    `\\b(?:${applicants}|those|anyone|anybody) from (?:${elsewhere}|${inIndia})(?: (?:the )?\\w+)? (?:need not(?: apply)?|should not(?: apply)?|will not(?: be considered)?|won['’]t|can ?not|please do|not considered|are not)`,
    `\\bonly (?:for )?${applicants} from (?:${inIndia}|(?:the|this) (?:state|area|region|district|village|county))\\b|\\b${applicants} from (?:${inIndia}|(?:the|this) (?:state|region|district|village|county)) (?:only|preferred)\\b`,
    `(?<!\\bnot )\\bonly ${peoples}(?: ${applicants})?\\b|\\b(?!${alsoTongue} preferred\\b)${peoples} (?:${applicants} )?(?:only|preferred)\\b`,
    `\\b(?:must|should|has to|have to) (?:be|come) (?:originally from|from ${inIndia})\\b`,
    `\\b(?:must be |should be |be )born (?:in|here)\\b|\\b(?:citizens?|nationals?|people|candidates?|applicants?|locals?) born (?:in|here)\\b|\\bborn and (?:bred|raised|brought up)\\b`,
    '\\b(?:british|irish|german|french|indian|american|uk|us|eu) passports? (?:holders?|only|required|essential|needed|preferred|a must)\\b',
    '\\bmuttersprach\\w*|\\b(?:english|german|french|irish|hindi) as (?:your |a |the )?first language\\b',
    '\\blocal (?:people|persons?|girls|boys) only\\b|\\bonly local (?:people|persons?)\\b',
  ].join('|'),
  'i',
);

/** Words of which each wording of `byOrigin` has one. */
export const maybeByOrigin =
  /\bno ?(?:one|body)? |outsider|\bfrom\b|\bonly\b|preferred|\bborn\b|passport|muttersprach|first language/i;

const worn =
  '(?:head[- ]?scar(?:f|ves)|hijabs?|niqabs?|burqas?|burkas?|turbans?|veils?|kippahs?|kippot|yarmulkes?|skull ?caps?|kirpans?|patkas?|dastars?|bindis?|head[- ]?coverings?|head[- ]?dress(?:es)?|(?:religious|faith) (?:dress|clothing|clothes|symbols?|headwear|items?|jewell?ery))';
const grown = '(?:beards?|facial hair|stubble|dreadlocks|dreads|locs|braids|cornrows|afros?)';
const onSkin = '(?:piercings?|tattoos?|body art|(?:nose|lip|tongue|eyebrow) (?:rings?|studs?))';
const barred =
  '(?:(?:is|are|will be) )?(?:not|never) (?:allowed|permitted|accepted|tolerated|welcome|acceptable|worn)|(?:is|are) (?:banned|forbidden|prohibited)|(?:banned|forbidden|prohibited)$';
/** "No headscarf", "turbans not allowed", "must not wear a hijab": a bar on what somebody wears or is like. What is sold or provided is barred to nobody. */
const noSuch = (what: string): RegExp =>
  new RegExp(
    `\\b(?:(?:no|without)|(?:must|should|may|can|do|will)(?: ?not|n['’]t) (?:wear|have|be wearing)|cannot wear|never wear(?:s|ing)?|remove)(?: (?:an?|any|your|visible|facial|long|full|large|big|islamic|muslim|sikh|religious|hats?|caps?|jewell?ery))*(?:,| or| and)? ?(?:[a-z]+ (?:or|and) )?${what}\\b(?!['’]| (?:nets?|snoods?|covers?|oils?|trims?|machines?|studios?|shops?|removal|(?:is|are) (?:ever )?(?:sold|made|sent|cut|provided|turned|left|the same)))|\\b${what}(?: (?:or|and|nor) [a-z]+)?,? (?:${barred})\\b`,
    'i',
  );
/** Bars on dress and hair, with the group that each of them shuts out. */
export const byLooks: readonly { about: string; named: RegExp; barred: () => RegExp }[] = [
  { about: 'religion or belief', named: new RegExp(worn, 'i'), barred: () => noSuch(worn) },
  { about: 'religion, race or sex', named: new RegExp(`\\b${grown}\\b`, 'i'), barred: () => noSuch(grown) },
  { about: 'looks', named: new RegExp(`\\b${onSkin}\\b`, 'i'), barred: () => noSuch(onSkin) },
];

const lacks = "(?:without|free (?:of|from)|with no|who have no|who do(?: not|n['’]t) have)";
const ill =
  '(?:an? |any |physical |mental |chronic |known |serious |other )*(?:disabilit(?:y|ies)|handicaps?|impairments?|(?:health|medical|back|heart) (?:issues?|problems?|conditions?|complaints?)|illness(?:es)?)\\b';
/** "Only candidates without disability", "applicants must be free from illness": who is well, and nobody else. With or without one, everybody is welcome. */
export const byHealth = new RegExp(
  `(?<!\\bnot )\\b(?:only|strictly|exclusively) (?:for |open to |hir(?:e|ing) |accept(?:ing)? |the )*(?:[a-z]+ )?(?:${applicants}|those|anyone|individuals|persons?) ${lacks} ${ill}|\\b(?:${applicants}|those|individuals|persons?) ${lacks} ${ill},? (?:only|preferred|are preferred)\\b|\\b(?:must|should|ha(?:s|ve) to) (?:be ${lacks}|have no) ${ill}`,
  'i',
);

/** Words of which each wording of `byHealth` has one. */
export const maybeByHealth =
  /disabilit|handicap|impairment|illness|(?:health|medical|back|heart) (?:issue|problem|cond|compl)/i;
