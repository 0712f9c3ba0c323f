/**
 * Wishes that shut people out in the words of those who know that they may not have them: a body, a home, a past, a party.
 * They are looked for in the text as it stands, since some of their words are right elsewhere ("maternity", "young person").
 */
import { rare } from '../language/its-words.ts';
import type { Seldom } from '../language/seldom.ts';
import { remembering } from '../language/words.ts';

const end = '(?= *(?:$|[,.;:)!]| and\\b| or\\b))';
const from = '(?:^|(?<=[,;(:.] ?)|(?<=\\b(?:must|should) be ))';
const refused =
  "(?:(?:(?:(?:need|should|must|may|can|do|does|will|would|could) ?(?:not|n['’]t)|can ?not|not|are not|is not|won['’]t|please (?:do not|don['’]t)) ?(?:to |be |please )?(?:(?:apply|bother|come|write|considered|wanted|welcome|eligible|suit(?:able)?|fit|cope|manage|keep up|what we)\\b|(?= *(?:$|[.,;!]))))|would struggle|will struggle)";
const applicants = '(?:candidates?|applicants?|people|persons?|those|anyone|anybody|someone|somebody|workers?|staff)';
const tens = '(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?';

interface Wish {
  about: string;
  pattern: Seldom;
}
const wish = (about: string, ...wordings: string[]): Wish[] =>
  wordings.map((wording) => ({ about, pattern: rare(new RegExp(wording, 'i')) }));

let made: Wish[] | null = null;
/** Wordings, each by what it shuts people out for; made with the first text. */
const wishes = (): Wish[] =>
  (made ??= [
    ...wish(
      'age',
      '\\bborn (?:after|in or after|since|no earlier than) (?:19|20)\\d\\d\\b|\\bin (?:their|your|his|her) prime\\b|\\bnot (?:yet )?past it\\b',
      `\\b(?:nobody|no[- ]?one|none|not|never|${applicants}) (?:who (?:is|are) )?(?:above|past|beyond|older than|younger than) (?:the age of )?(?:[2-6]\\d|${tens})\\b(?! ?(?:%|kg|km|cm|m\\b|metres|hours|hrs|miles|minutes|mins|days|weeks|degrees|°|staff|people|others))`,
      `\\b(?:nobody|no[- ]?one|none|not|never) (?:who (?:is|are) )?(?:over|under|below) (?:the age of )?${tens}\\b${end}`,
      `\\b${applicants} (?:who (?:is|are) )?(?:over|under|above|below|past) (?:the age of )?(?:[2-6]\\d|${tens}) ${refused}`,
      "\\b(?:not?|nobody|no one|never|isn['’]t|aren['’]t) (?:too |so |yet |be |who(?:['’]s| is) )*set in (?:your|their|his|her|its) ways\\b",
      "\\b(?:suits?|suited to|ideal for|perfect for|looking for|seek(?:s|ing)?|prefer(?:s|ring)?) (?:an? |only |some )?(?:[a-z-]+(?:,| and)? ){0,2}young (?:person|adult)\\b(?![’']s)",
      '\\b(?:looking for|seek(?:s|ing)?|hiring|recruiting|prefer(?:s|ring)?) (?:only |some )?(?:[a-z-]+(?:,| and)? ){0,2}young people\\b(?! (?:who|leaving|in|with|not|from))',
      `\\byouths? (?:only|preferred|wanted|first|given preference)\\b`,
      `${from}youngsters (?:with|who have|full of) (?:\\w+ )?(?:energy|drive|passion|ambition|fire|spirit|hunger|ideas|attitude|grit|zeal)\\b`,
      '\\b(?:no|not) (?:for )?(?:baby )?boomers\\b|\\bboomers,? (?:not|need|stay|do)\\b|\\bno (?:office )?(?:dinosaurs|fossils|has-beens)\\b(?! (?:were|was|on|in))|\\bno gr[ea]y[- ]?(?:hairs?|beards?)\\b',
      `\\b(?:older|old|elderly|mature|middle[- ]aged|younger) ${applicants} ${refused}`,
      '\\b(?:not|nobody|no one) (?:be )?(?:near(?:ing)?|close to|approaching|about to reach|heading for) (?:their |your )?(?:retirement|pension)',
      '\\byears? of (?:working|career|professional) li(?:fe|ves) (?:ahead|left|before|to)\\b|\\byears (?:left|ahead) (?:before|until|to) retirement\\b',
      '\\bnot an? (?:job|role|post|place|game|career|trade|shift) for (?:the )?(?:old|older|elderly|middle-aged|young|women|men|mothers|parents)\\b',
      "\\b(?:young|old)(?:er)? (?:person|people|man|men|woman|women)['’]s? (?:game|job|sport|world)\\b",
      '\\b(?:want|wants|need|needs|seek|seeking|looking for|bring in|hiring|some|after) (?:some )?(?:fresh|young) blood\\b(?! (?:samples?|cultures?|tests?|products?|donors?|cells?))|^(?:fresh|young) blood$',
      '\\b(?:school|college|university)[- ]leavers? (?:(?:would|will|is|are) )?(?:be )?(?:ideal|preferred|best|perfect|only)\\b',
    ),
    ...wish(
      'looks',
      '\\blooks? the part\\b|\\beasy on the eyes?\\b|\\bsize \\d{1,2} (?:or (?:under|less|below|smaller)|max(?:imum)?)\\b',
      '(?<!\\b(?:keep|keeps|keeping|leave|leaves|make|makes|look|looks|looking|store|floor|area|room|rooms|site|desk|vehicle|van)\\b[^.;]{0,50})(?:^|(?<=[,;(] ?)|(?<=^(?:you )?(?:must|should|to) be ))(?:(?:smart|neat|clean|polite|tidy|well[- ]spoken|confident|articulate|pleasant),? (?:and |& )?)*presentable(?: and [\\w-]+)?(?= *(?:$|[,;.)]))',
      '\\bpresentable (?:personalit(?:y|ies)|appearance|face|looks?|person|people|candidates?|figure|lad(?:y|ies)|m[ae]n|wom[ae]n|boys?|girls?)\\b',
      `${from}(?:an? )?(?:(?:beautiful|pretty|lovely|attractive|handsome|charming|cute|sweet)(?:,| and)? )+(?:smile|face|eyes|looks|appearance|figure|candidates?|men|boys?)${end}|^handsome(?: and [a-z]+)?$|${from}(?:photogenic|sexy)${end}`,
      '\\b(?:air[- ]?hostess|model|film[- ]star|movie[- ]star|bollywood)(?:[- ]like)? (?:looks|figure|face)\\b',
      `\\b(?:photo(?:graph)?s?|headshots?|selfies?|pictures?) (?:of (?:yourself|you) )?(?:with|in|on|attached to|along with|alongside) (?:the|your|every|each|any|all|their) (?:applications?|CVs?|r[eé]sum[eé]s?|covering letter|cover letter|biodata|letter)\\b`,
      '\\b(?:include|attach|send|submit|enclose|upload|add|provide|bring|with) (?:us )?(?:an? |your |one |two |some )?(?:recent |current |professional |clear |good |passport[- ]?(?:size)? |full[- ]length )*(?:headshots?|selfies?|(?:photo(?:graph)?s?|pictures?) of (?:you|yourself)\\b)',
      // What is so high is somebody, unless a thing is named.
      "^(?!.*\\b(?:shel(?:f|ves)|doors?|ceilings?|vehicles?|vans?|loads?|fences?|hedges?|desks?|counters?|barriers?|clearance|headroom|roofs?|racks?|racking|lifts?|riders?|rides?|child(?:ren)?|walls?|trees?|scaffold\\w*|platforms?|ladders?|steps|plants?|crops?|pallets?|panels?|boards?|sheets?|windows?|swim\\w*|reach)\\b).*?\\b(?:min(?:imum|\\.)? )?heights?\\b[^.;,]{0,24}?(?:\\b1[4-9]\\d ?cms?\\b|\\b[4-6] ?(?:ft\\b|feet|foot|['’′])|\\b1[.,][4-9]\\d? ?m\\b)[^.,;]*",
      '\\b(?:at least|min(?:imum|\\.)?|over|above|taller than) (?:[4-6] ?(?:ft|feet|foot|[\'’′])(?: ?\\d{1,2}(?: ?(?:in|inches|["”″]))?)?|1[4-9]\\d ?cms?)(?: tall| in height)\\b',
      `${from}good (?:height|physique|build|figure|features)${end}|\\b(?:good|impressive) (?:height|physique) (?:and|&)`,
      '\\b(?:of )?(?:your |their )?ideal (?:body )?weight\\b|\\bBMI (?:of |under|below|over|up to|max|between|less|not|\\d)|\\b(?:height|weight)[^.;,]{0,16} proportion\\w*',
      '^(?!.*\\b(?:lift\\w*|loads?|carr(?:y|ies|ying)|parcels?|pallets?|baggage|bags?|boxes|luggage|goods|vehicles?|vans?|trailers?|animals?|calves|lambs|dogs|riders?|babies|birth|catch|sacks?)\\b).*?\\b(?:body )?weight (?:must |should |to )?(?:be )?(?:under|below|up to|not (?:more|over|above)(?: than)?|max(?:imum)?|less than|no more than) (?:[4-9]\\d|1\\d\\d) ?(?:kgs?|kilos?|lbs?|stone)\\b|\\b\\d{1,2} ?(?:kgs?|kilos?|lbs?|pounds) (?:above|over|below|under|more than) (?:the |your |their |his |her )?(?:ideal|normal|healthy|target)\\b[^.,;]*',
      `\\b(?:not|nobody|no one|never) (?:be |too |who is )*(?:over-?weight|obese|fat|chubby|plump)${end}|\\bno (?:fat|chubby|plump|ugly) (?:people|persons?|candidates?|girls?|boys?|men|women)\\b`,
      `${from}(?:an? )?(?:light|pale|white|wheatish|wheat(?:en)?|dusky)(?:[- ]colou?red)? (?:skin|complexion)${end}|\\b(?:fair|light|wheatish|good|clear)[- ]complexion\\w*`,
    ),
    ...wish(
      'sex or gender',
      '\\b(?:feminine|womanly|girlish|ladylike|manly|masculine|macho)\\b(?! (?:hygiene|products?|care|nouns?|endings?|clothes|clothing|fashion))',
      '\\b(?:be|being|become|becoming|like|just|as) one of the (?:boys|lads|girls|guys)\\b|^one of the (?:boys|lads|girls|guys)[.!]?$',
    ),
    ...wish(
      'family or marital status',
      "\\b(?:must|should|can) ?not be (?:expecting|with child)\\b|\\b(?:trying|hoping) for an? (?:baby|family|child)\\b|\\b(?:husband|wife|spouse|father)(?:['’]s) (?:permission|consent|approval)\\b|\\bmust (?:pass|take|have) an? (?:negative )?pregnancy test\\b|\\bnegative pregnancy test\\b|^single and (?:free|willing|available|able|young|flexible|without)\\b",
      '^settled(?= *(?:$|[,;.]))|\\bsettled (?:man|woman|family|candidates?|persons?|in life)\\b',
      '\\bchild-?free\\b(?! (?:floors?|areas?|hotels?|pools?|zones?|hours|space|evenings?|resort))',
      "\\b(?:no|not|without|nobody|never|isn['’]t|aren['’]t) (?:any |who is )?(?:plans?(?:ning)? (?:to|for|on|of)|planning|intend\\w* to|intention of|thinking (?:of|about)|about to|going to|wish to|hoping (?:to|for)) (?:(?:get|getting|start|starting|have|having|become|becoming|raise|raising|go|going|be|on|a|an|any|more|your|their|another|soon) )*(?:famil(?:y|ies)|pregnan\\w+|bab(?:y|ies)|children|kids|marr(?:y|iage|ied)|mat(?:ernity)? leave|mothers?|mums?)\\b",
      '\\b(?:no|without|free (?:of|from)|few|not tied by) (?:any )?(?:domestic|family|home|household|parental|marital|child ?care|school[- ]run|kids?)(?: or [a-z]+)? (?:responsibilit(?:y|ies)|ties|obligations?|commitments?|issues?|problems?|worries|burdens?|pressures?|distractions?|hassles?|baggage)\\b',
      "\\b(?:no|without(?: any)?|not (?:on|due|going on|about to take)|won['’]t (?:take|need|go on)) maternity(?: (?:leave|breaks?|cover|plans?|gaps?))?(?! ?(?:pay|wards?|units?|services?|experience|patients|hospitals?|rooms?|clothes))\\b",
      `\\b(?:mums?|moms?|mothers?|fathers?|dads?|parents|grand(?:mothers?|mas?|parents|dads?|fathers?)|grann(?:y|ies)|wives|housewives|spinsters|bachelors|widows?|newly-?weds) ${refused}(?= *(?:$|[,.;!]))`,
      '\\bno (?:(?:school[- ]run|single|young|working|busy|new|expectant) )*(?:grand(?:mothers|mas|parents|dads|fathers)|grannies|wives|housewives|school[- ]run (?:mums|moms|parents)|spinsters)\\b',
      `\\b(?:from|of|have|has|with) (?:an? )?(?:good|respectable|decent|well-?to-?do|cultured|reputed|traditional|respected|proper) (?:family|home|household)(?: background)?${end}|\\b(?:good|respectable|decent|cultured|reputed) family background\\b`,
      `\\b(?:suits?|ideal for|perfect for|young|prefer(?:ably)?|carefree|eligible) bachelors?\\b(?![’']| (?:degree|in|of))|\\bbachelors? (?:(?:are |is )?welcome|boys|accommodation only)\\b|\\bstay[- ]at[- ]home (?:wi(?:fe|ves)|mums?|moms?|mothers?)\\b`,
      `\\b(?:must|should|has to|have to|ideally|preferably|you) live (?:alone|with (?:your |their )?parents)\\b|${from}(?:lives?|living) (?:alone|with (?:(?:your|their|the) )?parents)${end}`,
      `\\b${applicants} (?:without|free of) (?:any )?(?:child ?care|family|children|kids)(?: (?:problems?|issues?|needs|ties))?\\b`,
    ),
    ...wish(
      'religion or belief',
      '\\bmust (?:attend|go to) (?:mass|church|mosque|temple|prayers)\\b|\\bonly (?:practi[sc]ing|devout|committed|born-again) [a-z]+s\\b',
      '\\b(?:our|same|one|particular|certain|high(?:er)?|upper|lower) castes?\\b',
      '\\b(?:hires?|hired|hiring|employs?|recruits?|recruiting|takes?|picks?|chooses?) (?:only |people |staff |mainly )*(?:from|within|out of) (?:(?:good|decent|respectable|pure|proper|known|our own|the same|one) )*(?:(?:own )?(?:families|caste|castes|faith|religion|sect|tribe|clan)|our own community|our own people|the same community)\\b',
      '^\\W*(?:pure|good|decent|respectable|proper|high-born) (?:families|blood|stock|castes?)(?= *(?:$|[:.,;]))',
      `\\bno (?:beef|meat|pork)[- ]?eaters?\\b|\\bno non-?veg(?:etarians?)?${end}|\\bpure[- ]?veg(?:etarians?)?(?! (?:food|kitchen|restaurants?|menu|hotel|dishes|meals?|thali|caf[eé]|snacks))\\b`,
      '\\bgod[- ]fearing\\b|\\bconvent[- ](?:educated|bred|schooled)\\b|\\b(?:must|should) (?:share|hold|follow|live) (?:in )?our (?:faith|religion|religious)\\b|\\b(?:must|should|to|who) believe in (?:God|Jesus|Christ|Allah|the Lord)\\b',
      '\\btraditional (?:family|christian|moral|marriage) values\\b',
    ),
    ...wish(
      'race, nationality or language',
      '\\bno broken english\\b|\\b(?:light|dark|fair|brown|black|white)[- ]?skinned\\b|\\bnative-born\\b|\\bindigenous (?:people|candidates?|persons?) (?:only|preferred)\\b|\\bno (?:blow-ins|incomers|culchies|tinkers)\\b|\\b(?:upper[- ]class|high[- ]born|well[- ]bred|good breeding)\\b(?= *(?:$|[.,;]| background| families?| persons?| people))(?! (?:horses|dogs|cattle|bulls))|\\blook(?:s|ing)? after our own(?= *(?:$|[.,;]))',
      '\\bfirst language(?: (?:is|must be|should be|has to be|of))?:? (?:english|german|french|irish|hindi|dutch|spanish|polish|welsh)\\b',
      '\\b(?:english|german|french|irish|hindi|dutch|spanish|polish|welsh|it) (?:must|should|has to|needs to|is to) be (?:the|your|their|his|her) (?:first|native|mother|home) (?:language|tongue)\\b',
      '(?:^|(?<=[.;,:!?] )|\\b(?:no|not|nobody|but) )(?:people|candidates?|applicants?|anyone|anybody|someone|somebody|those|callers|staff|workers|drivers|speakers) (?:with|who have|having) (?:an? |any )?(?:(?:strong|heavy|thick|foreign|regional|noticeable|ethnic|local|funny|odd) )*accents?\\b|\\b(?:foreign|thick|heavy|regional|ethnic) accents? (?:confuse|puts?|annoy|irritate|upset|scare|bother|make)',
      '\\baccent[- ]?(?:free|less)\\b|\\bwithout (?:an? |any )?(?:(?:strong|heavy|thick|foreign|regional|noticeable|ethnic|local) )+accents?\\b|\\b(?:strong|heavy|thick|foreign) accents? (?:need|are|is|will|not|do)\\b',
      `\\b(?:whites?|blacks?|browns?) (?:only|preferred)${end}`,
      '\\bno (?:irish |new age )?(?:travellers|travelers|gypsies|romany|romanies|(?:eastern|southern|northern|western) europeans|(?:north|south|east|west) (?:indians|africans|asians))\\b(?! (?:left|wait|waits|is|are|was|were|ever|without|misses|miss|stranded|stuck))',
      `\\bethnic (?:germans?|poles|russians?|indians?|chinese|irish|english|whites?)\\b(?! (?:food|groceries|cuisine|dishes|fashion|wear|minorit|communit))`,
      `\\bof (?:pure )?(?:german|irish|british|english|indian|american|european|french|polish|scottish|welsh|aryan|white) (?:descent|blood|stock|parentage|ancestry|origin)\\b|\\b(?:german|irish|british|english|indian|american|european|white|aryan) (?:origin|descent|blood|parentage|ancestry|stock) (?:only|preferred|required|essential|a must)\\b|^(?:pure )?(?:german|irish|british|english|indian|european|aryan) blood$`,
      '\\b(?:nationals|citizens|passport holders) (?:of|from) (?:the )?\\w+ (?:only|first|preferred)\\b',
    ),
    ...wish(
      'disability or health',
      '\\bwithout (?:an? |any )?physical (?:defects?|disabilit\\w+|handicaps?|flaws?)\\b|\\bno (?:back|knee|heart|joint) (?:trouble|complaints?|pain|problems?|issues?|conditions?)(?= *(?:$|[.,;]))|\\bmust have (?:all |both |four |their |your )+(?:limbs|arms|legs|hands)\\b|\\bno (?:mental (?:patients|cases)|nutters|weirdos|cripples|invalids)\\b',
      `\\b${applicants} (?:with|who have) (?:an? |any |physical |mental |learning |hidden |or )*(?:disabilit(?:y|ies)|handicaps?|impairments?|(?:health|back|heart|medical|mental health) (?:issues?|problems?|conditions?)|illness(?:es)?|allergies|special needs|PWD) ${refused}`,
      '\\b(?:PWDs?|disabled)(?: (?:candidates?|applicants?))? not (?:eligible|considered|suitable)\\b',
      '\\b(?:no|zero) (?:sick ?notes?|sick ?days|sick ?leave|sickness(?: absences?| record)?|sickies)\\b(?! (?:pay|policy|benefit|cover|is|are|will|needed|required|for))',
      '\\b(?:never|not|rarely|hardly ever) (?:be |been |goes? |phones? in |calls? in |takes? |ring in |is |being )*(?:off )?(?:sick|ill|sick leave|sick days|unwell)\\b(?! (?:of|people|patients|children|animals|pay|with))',
      '\\bphysically (?:perfect|flawless|whole|sound|normal|healthy|unimpaired)\\b',
      '^(?!.*\\b(?:patients?|clients?|residents?|animals?|customers?|families)\\b).*?\\b(?:no|without(?: an?| any)?) (?:(?:family |medical |personal |past |previous )*(?:history|record|episodes?|trace) of|past|previous|known|ongoing) (?:an? |any |severe |serious |chronic )*(?:depression|anxiety|mental|illness|disease|sickness|breakdowns?|epilepsy|back|heart|injur(?:y|ies)|stress|addiction|cancer|health|diabetes|asthma|psychiatric|psychological)\\b[^,.;]*',
      '\\bno (?:mental[- ]health|mental|psychological|psychiatric|emotional) (?:issues?|problems?|conditions?|history|baggage|illness(?:es)?|disorders?|breakdowns?)\\b',
      `\\bno (?:stammer(?:s|ers|ing)?|stutter(?:s|ers|ing)?|lisps?|speech (?:defects?|impediments?|problems?|disorders?)|hearing aids?|depressives|depression|sickly people|weak hearts?)${end}`,
      `\\b(?:not|nobody|no one|isn['’]t) (?:be |who is |taking )*(?:on )?(?:any )?(?:regular |long-term )?(?:medication|anti-?depressants|meds)${end}`,
      `(?:^|(?<=[,;(] ?))no (?:long-term |regular |chronic |serious |known )?(?:medication|meds|epilepsy|allerg(?:y|ies)|asthma|diabetes|illness(?:es)?|diseases?|ailments?|impairments?)${end}`,
      `\\b(?:full of|in (?:full|perfect|robust|top|rude|sound)) health\\b|\\b(?:robust|sound|strong|iron) constitution\\b|\\b(?:must|should) (?:enjoy|be in) (?:good|excellent|full|perfect|robust|sound) health\\b|(?:^|(?<=[,;(] ?))free (?:of|from) (?:any |all )?(?:illness(?:es)?|diseases?|disabilit(?:y|ies)|ailments?|impairments?)${end}`,
    ),
    ...wish(
      'sexual orientation or gender identity',
      '\\bstraight[- ]acting\\b|\\bno (?:drag queens|cross-?dressers)\\b',
      `${from}(?:hetero(?:sexual)?|straight (?:people|men|women|guys|girls|candidates?)|cis(?:gender)?)(?: (?:only|preferred))?(?= *(?:$|[,.;)]))`,
    ),
    ...wish(
      'union membership',
      '\\b(?:resign from|leave|quit|give up) (?:the |your |any |their )?(?:trade )?union(?: membership)?\\b',
      '\\b(?:no|not|never|without|nobody|avoid) (?:an? |any |active |in |be |member of |members of |part of )*(?:trade[- ]?)?union(?:ists?|s| members?| membership| reps?| types?| trouble(?:makers)?| background| activists?| people| history)?\\b(?! (?:fees?|dues|agreement|recognition|jack|square|street|road|budget|learning|discount|bank|is|has|hall|territory))',
      `\\b(?:trade[- ]?)?union(?:ists?| members?| reps?| activists?) ${refused}(?= *(?:$|[,.;!]))|\\bnon-?union(?:i[sz]ed)? (?:candidates?|applicants?|staff|workers?|people|only)\\b|\\bunion[- ]free\\b`,
      '\\bmust (?:not|never) (?:join|belong to|be in|form) (?:an? |any )?(?:trade )?union\\b',
    ),
    ...wish(
      'political opinion',
      '\\bno (?:labour|conservative|tory|republican|democrat|liberal|BJP|congress|AfD|SNP|trump|brexit) (?:party )?(?:voters|supporters|members|types|people)\\b',
      '\\bno (?:political (?:activists?|types|people|agitators)|lefties|left-?wing(?:ers?)?|right-?wing(?:ers?)?|socialists?|communists?|tories|remainers?|brexiteers?|trump supporters|wok(?:e|es|eness|ies)|feminists?|protesters)\\b',
      '\\b(?:must|should|only|prefer\\w*) (?:vote|support(?:s|ers)?|(?:be )?a (?:member|supporter) of|members? of|be) (?:for )?(?:an? |the )?(?:BJP|AAP|Congress|Labour|Conservatives?|Tor(?:y|ies)|SNP|Sinn F[eé]in|Fianna F[aá]il|Fine Gael|AfD|CDU|SPD|Republicans?|Democrats?|Reform UK)\\b',
      '\\b(?:conservative|labour|republican|democrat|BJP|tory|liberal|brexit|leave|remain|trump|congress|AfD|CDU|SPD|Fine Gael|SNP) (?:party )?(?:voters?|supporters?|members?|sympathi[sz]ers?) (?:only|preferred|first|wanted|need not)\\b',
    ),
    ...wish(
      'criminal records',
      "\\bno convictions(?:,? (?:of any kind|ever|at all|spent|whatsoever))\\b|\\b(?:no ?one|nobody) who (?:has|have|['’]s) (?:ever )?been (?:in|to) (?:prison|jail|court)\\b",
      '\\bno (?:(?:spent|past|previous|old|prior|criminal) )+(?:convictions?|offences)\\b|\\bno (?:former |ex-?)(?:prisoners|offenders|inmates|cons)\\b|\\bno jailbirds\\b|\\b(?:ex-?(?:offenders?|prisoners?|convicts?|cons)|former (?:prisoners|offenders)) (?:need|should|will|do|are|must|can) ?not\\b',
    ),
    ...wish(
      'who may apply',
      `\\b(?:star|zodiac|sun) signs?(?: (?:must|should|of|is|to))?(?: be)?:? ?(?:an? )?(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|match\\w*|required|preferred)\\b|\\bhoroscopes? (?:match\\w*|must|should|required)\\b`,
      '\\b(?:no )(?:scorpios?|geminis?|leos|virgos|librans?|capricorns|aquarians|pisceans|cancerians|ariens|taureans)\\b|\\b(?:aries|taurus|gemini|leo|virgo|libra|scorpios?|sagittarius|capricorns?|aquarius|aquarians?|pisces)(?:(?:,| or| and) \\w+)? (?:only|preferred|need not|first)\\b',
      '\\bblood (?:group|type)[^.,;]{0,16} (?:preferred|only|candidates)\\b',
    ),
  ]);

/** All such wishes in a text, one phrase of each sort. */
export const wishedFor = remembering((text): readonly { phrase: string; about: string }[] =>
  wishes().flatMap(({ about, pattern }) => {
    const phrase = pattern.exec(text)?.[0].trim();
    return phrase ? [{ phrase, about }] : [];
  }),
);

const sport =
  '(?:football|rugby|cricket|netball|hockey|swimming|gymnastics|basketball|tennis|volleyball|teams?|squads?|leagues?|clubs?|games|sports?|sections?|academ(?:y|ies)|tournaments?|choirs?)';
/** Whom a thing is there for or called after: "a women-in-engineering network", "girls' football", "slim volumes", "young and old". */
export const rightUses = rare(
  new RegExp(
    [
      'wom[ae]n[- ]in[- ][a-z]+(?:[- ](?!networks?)[a-z]+)?[- ](?:networks?|groups?|programmes?|programs?|charters?|awards?|initiatives?|forums?|mentoring|scholarships?|events?|pledges?)\\b',
      `\\b(?:girls|boys|women|ladies|men)(?:['’]s?)? ${sport}\\b`,
      '\\bslim(?:mer)? (?:volumes?|margins?|books?|chances?|files?|laptops?|phones?|cables?|profiles?|designs?|cans?|panels?|sections?|shelves)\\b',
      '\\b(?:young and old|old and young)\\b(?! (?:only|need))',
      '\\b(?:shap|open|teach|inspir|feed|stretch)\\w* (?:\\w+ )?young minds\\b',
      '\\battractive (?:shop |window |public |town )?(?:windows?|gardens?|grounds|shops?|buildings?|countryside|villages?|parks?|planting|borders?|menus?|packaging)\\b',
      '\\b(?:advis|help|visit|support|serv|insur|entertain|teach|train)\\w* (?:the )?over-?\\d\\ds\\b',
    ].join('|'),
    'gi',
  ),
);
