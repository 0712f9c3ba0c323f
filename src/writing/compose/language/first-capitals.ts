import { isCommonWord, isVocabulary } from '../../text/vocabulary.ts';
import { isForeign, isKnown, isUnknown } from './known-words.ts';
import { describes, lexiconTags } from './lexicon.ts';
import { keepsBody } from './named-bodies.ts';
import { namesHere } from './names-here.ts';
import { isOrdinary } from './nouns.ts';
import { beginsWithProgram } from './programs-as-words.ts';
import { isTongue } from './tongues.ts';
import { baseOfIng, isVerbBase } from './verbs.ts';

/** "A levels", "A-road": a letter and no article. */
export const gradeA = /^A[- ](?:levels?|grades?|roads|stars)\b(?! \d)|^A-(?:road|star)\b/;
/** "Manual Handling certificate", "Junior Certificate", "Safe Pass card": two capitals before what kind of paper it is. */
const namedPaper =
  /^[A-Z][a-z]+ [A-Z][a-z]+ (?:certificates?|cert|cards?|tickets?|training|courses?|awards?|assessment|passport)\b|^(?:Junior|Leaving|Senior|Higher|National|Advanced) (?:Certificate|Cert|Cycle|Diploma)\b/;
/** "Team Teach, Makaton and Prevent": a name before other names. */
const beforeNames =
  /^(?!(?:Every|Each|The|Our|Your|All|No|On|In|At|From|By|For|With|Until|Free|Paid|Full)\b)[A-Z][a-z]+ ([A-Z][a-z]+)(?=, [A-Z][a-z]| and [A-Z][a-z])/;
/** ... and not "Fluent English and German": the second word is an everyday one that only a name writes large. */
const namesInRow = (text: string): boolean => {
  const second = beforeNames.exec(text)?.[1];
  return (
    second !== undefined &&
    isCommonWord(second.toLowerCase()) &&
    !isPlace(second) &&
    !/day$|^(?:English|French|German|Irish|Welsh|Polish|Spanish|Dutch|March|May|April|June|July)$/.test(second)
  );
};
/** "Class I operator", "Class B": a class by its name. */
const className = /^Class (?:[A-Z]\+?|[IVX]+|\d)(?=$|[\s,])/;

/** "Certificate of Proficiency in Registration": a paper by its whole name. */
const titledPaper = /^(?:Certificate|Diploma|Licence|Award) (?:of|in) [A-Z][a-z]{3,} in [A-Z]/;

/** "Tayside's oldest charity", "Bath's busiest kitchen": it begins with a name that something belongs to. */
export const isOfName = (text: string): boolean => {
  const owner = /^([A-Z][A-Za-z-]+?)(?:['’]s|s['’]) [a-z]/.exec(text)?.[1] ?? '';
  const lower = owner.toLowerCase();
  return owner !== '' && (isVocabulary(lower) ? !isCommonWord(lower) : !isKnown(lower) || isPlace(owner));
};

/** "New Mexico license", "North Carolina": a place whose first word is a common one. */
const placeInTwo =
  /^(?:New (?:Mexico|York|Jersey|Hampshire|Zealand|Orleans|Delhi|South)|(?:North|South) (?:Carolina|Dakota|Yorkshire|Wales|Africa|Korea|America|Ayrshire|Lanarkshire|Tyneside)|West (?:Virginia|Yorkshire|Midlands|Sussex|Lothian|Bengal|Cork)|East (?:Sussex|Lothian|Ayrshire|Anglia)|Northern Ireland|(?:County|Lake|Fort|Port|Mount|Isle) \p{Lu})/u;
/** Several, by the form of the verb behind them; what is and has is said of a company in the plural too: "Barclays are". */
const severalOnes =
  /^[A-Z][a-z]+[^\Wsui]s (?:(are|were|have|do|don['’]t|aren['’]t)|heat|feed|go|come|stay|get|make|take|keep|need|know|meet|decide|choose|run|last|grow|learn|leave|belong|matter) /;
/** "Opera or IDS": beside letters that are a program's name the word is one too. */
const besideLetters = /^[A-Z][a-z]+ or [A-Z]{2,}(?![a-z])(?= (?:knowledge|experience|skills?|user)\b)/;
/** "Paid 25 days", "Extra 5 CPD days": before what is given, and no class or stage of anything. */
const ofAmount =
  /^(?:Free|Paid|Extra|Additional|Annual|Monthly|Weekly|Unlimited|Guaranteed|Discounted|Subsidised|Fast|Full)$/;
/** "500 Mbps", "20 GB": a figure with what it measures. */
const measured = /^\S+ [\d.]+ ?(?:[KMGT]?[Bb](?:ps|it\/s)?|[MG]Hz|[kKMG]?Wh?|V|A|L|C|F)\b/;
/** "Waterbirth", "Hillcrop": made of two words, the second one of which is a thing of nature or of the body, as no program's is. */
const madeOfWords = (word: string): boolean => {
  const [, half = ''] =
    /^([A-Z][a-z]{2,})(?:births?|weeds?|crops?|fowl|wounds?|blood|bones?|milk|lambs?|calf|calves|foals?|herds?|hives?|feed|grass|wool|teeth|tooth|muscles?)$/.exec(
      word,
    ) ?? [];
  return half !== '' && isKnown(half.toLowerCase());
};
/** Lower-cases a first letter unless the first word is a name, an acronym or "I". */
export function lowerFirst(text: string): string {
  if (
    /^(?:National [345]s?|Qualified Teacher Status|Early Career Teacher|Forest School|Investors in People|Great Place to Work|Team Teach|Right to Work|Safe Pass)\b/.test(
      text,
    )
  )
    return text;
  if (
    gradeA.test(text) ||
    className.test(text) ||
    isOfName(text) ||
    titledPaper.test(text) ||
    namedPaper.test(text) ||
    namesInRow(text) ||
    placeInTwo.test(text) ||
    besideLetters.test(text) ||
    beginsWithProgram(text)
  )
    return text;
  // "Dentally experience": no manner of experience, and the name of a program.
  if (
    /^(?!Early|Daily|Weekly|Monthly|Family|Friendly|Elderly|Assembly|Supply|Hourly|Only|Highly|Really|Ideally|Previously)[A-Z][a-z]{3,}ly (?:experience|knowledge|skills)\b/.test(
      text,
    )
  )
    return text;
  if (/^(?:We|You|They|It|There|That|He|She|What|Who|Nobody|Everyone|Here)['’](?:d|ll|re|s|ve)\b/.test(text))
    return text.charAt(0).toLowerCase() + text.slice(1);
  // "Satisfactory Garda vetting": a quality before a name.
  if (
    /^(?:Satisfactory|Completed|Current|Valid|Full|Clean|Basic|Good|Strong|Excellent|Proven|Previous|Relevant|Enhanced|Active|Recent|Fluent|Advanced|Solid|Sound|Practical|Recogni[sz]ed|Suitable|Appropriate|Professional|Formal) (?=[A-Z])/.test(
      text,
    ) &&
    !namesHere.has(text.split(' ')[0] ?? '')
  )
    return text.charAt(0).toLowerCase() + text.slice(1);
  // "By 2032, every system", "Some 12,000 objects": small words before a figure.
  if (/^(?:By|Some|In|At|From|After|Since|Until|Within|Over|About|Nearly|Around|On|For) \d/.test(text))
    return text.charAt(0).toLowerCase() + text.slice(1);
  // "Two AA rosettes": a number is no name, whatever stands behind it.
  if (
    /^(?:Zero|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve) (?!Ways\b|Trees\b|Oaks\b)/.test(text) &&
    !namesHere.has(text.split(' ')[0] ?? '')
  )
    return text.charAt(0).toLowerCase() + text.slice(1);
  // "F-gas", "X-ray", "Booking.com": spelt with their capital; of "Encompass goes live" nobody but a system can be the subject.
  if (
    /^[A-DF-Z]-[a-z]|^[A-Z][\w-]*\.(?:com|org|net|co|io|ai|ie|de|in|uk|gov|app)\b|^[A-Z][a-z]+ (?:goes|went) live\b/.test(
      text,
    )
  )
    return text;
  const first = text.split(/[\s,:;.!?]/)[0] ?? '';
  // "People choose their own shifts": nobody's name, wherever else it stood with a capital.
  if (
    /^(?:People|Everyone|Everybody|Nobody|Every|Each|All|Some|Most|You|We|They|Your|Our)$/.test(first) &&
    /^\S+ [a-z]/.test(text)
  )
    return text.charAt(0).toLowerCase() + text.slice(1);
  if (first === 'I' || /^I['’]/.test(first)) return text;
  // "A.M. Best": initials.
  if (/^(?:[A-Z]\.){1,3} ?[A-Z]/.test(text)) return text;
  // "Offcuts heat the boiler", "Puzzles are filed": what several do is said of things, whatever the employer is called.
  const several = severalOnes.exec(text);
  if (several && !isProperName(first) && (several[1] === undefined || isKnown(first.toLowerCase())))
    return text.charAt(0).toLowerCase() + text.slice(1);
  // "Teachers’ Pension": a possessive before a capital is part of a name.
  if (/^[A-Z][a-z]+(?:s['’]|['’]s)$/.test(first) && /^[A-Z][a-z]/.test(text.split(' ')[1] ?? '')) return text;
  if (/[A-Z].*[A-Z]/.test(first) || /\d/.test(first) || /^[A-Z][.+#&]?$/.test(first.replace(/^A$/, 'a'))) return text;
  // "Hotel management diploma", though the employer is the Hotel Koli.
  const everyday = namesHere.has(first) && !isProperName(first) && isOrdinary(first) && /^\S+ [a-z]/.test(text);
  if (!everyday && isProperFirst(first)) return text;
  if (/^(?:May|March|August|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec) (?:to|until|and|or|\d)/.test(text))
    return text;
  // "Year 2", "Key Stage 1".
  // "Free 500 Mbps broadband": how a thing is, and how much of it, is no number of a name.
  if (
    /^[A-Z][a-z]+ \d+(?:\.\d+)?(?:$|[,;]|\s(?:[A-Z]|in\b|at\b|or\b|and\b))/.test(text) &&
    !ofAmount.test(first) &&
    !(describes(first) && measured.test(text))
  )
    return text;
  if (
    /^(?:Certificate|Diploma|Award|Part|Phase|Type|Category|Title|Schedule|Section|Group) (?:[A-H]|I{1,3}|IV|V|\d\w*)\b/.test(
      text,
    )
  )
    return text;
  if (/^(?:Big|Year|Class|Tier|Step|Grade|Key Stage) \d|^Series [A-H\d]/.test(text)) return text;
  // A post that the law names.
  if (
    /^(?:Registered Manager|Responsible (?:Person|Individual)|Designated Safeguarding Lead|Nominated Individual)\b/.test(
      text,
    )
  )
    return text;
  // Names that are everyday words as well, where they stand like names: "Go or Rust", "Excel, Word and Access".
  if (everydayNames.test(first) && /^\w+(?:$|[,/;]|\s(?:or|and|\/)\s[A-Z])/.test(text)) return text;
  // "Dentally or SOE", "Leap, Keyhouse": a row of names, where one of them can be nothing else.
  const row = text.split(/, (?:or |and )?| or | and | & /);
  if (
    row.length > 1 &&
    row.every((name) => /^[A-Z][A-Za-z\d+#.]*$/.test(name)) &&
    (row.some((name) => /^[A-Z\d]{2,}$|[a-z][A-Z]|\d/.test(name) || isForeign(name.toLowerCase())) ||
      // "Elektroniker or Mechatroniker".
      row.every((name) => !isKnown(name.toLowerCase())))
  )
    return text;
  const second = text.split(' ')[1] ?? '';
  const plainFirst =
    /^(?:Paid|Free|Funded|Weekly|Monthly|Annual|Extra|Private|Subsidised|Remote|Hybrid|Mixed|Busy|Small|Large|Local|Active|Full|Clean|Enhanced|Unrestricted|Manual|Provisional|Formal|Further|Higher|Third|Similar|Appropriate|Suitable|Extensive|Significant|Practical|Detailed|Technical|Professional|Commercial|Financial|Clinical|Right|Ability|Knowledge|Understanding|Degree|Certificate|Diploma|Membership|Familiarity|Proficiency|Competence|Confidence|Customer|Team|Driving|Rated|Voted|Named|Ranked|Awarded|Shortlisted|Accredited|Regulated|Listed|Winner|Finalist|Fluent|Good|Strong|Basic|Spoken|Written|Native|Valid|Current|Previous|Advanced|Excellent|Clear|Some|Recent|Proven|Minimum|Working|Sound|Relevant|Solid|Experience|Business|Conversational|Intermediate|Chartered|Registered|Qualified|Own|Any|Other|Senior|Junior|New)$/.test(
      first,
    );
  // "Power BI", "Driver CPC".
  if (
    !plainFirst &&
    /^[A-Z][a-z]+$/.test(first) &&
    /^[A-Z]{2,}s?$/.test(second) &&
    !describes(first) &&
    // "Access NI check": whose check it is, and nothing to do, though "hold" and "pass" are verbs.
    (named.test(text) || (!verbLike.test(first) && !isVerbBase(first) && baseOfIng(first) === null))
  )
    return text;
  // "Zones of Regulation": two everyday words with capitals that somebody meant.
  // "City and Guilds".
  const paired = /^[A-Z][a-z]+ and ([A-Z][a-z]+)\b/.exec(text)?.[1];
  if (paired && !plainFirst && !isVerbBase(first) && (isProperFirst(paired) ? !isOrdinary(first) : !isOrdinary(paired)))
    return text;
  // "Nest pension": whose it is.
  if (
    /^[A-Z][a-z]+ (?:pension|leasing)\b/.test(text) &&
    !plainFirst &&
    !isOrdinary(first) &&
    !/^(?:Workplace|Contributory|Occupational|Stakeholder|Defined|Group|Final|Matched|Generous)$/.test(first)
  )
    return text;
  const titled = /^([A-Z][a-z]+) (?:of|for|to) ([A-Z][a-z]+)\b/.exec(text);
  if (
    titled?.[2] &&
    isOrdinary(titled[2]) &&
    // "Flexible for Christmas opening": how somebody is, and a name of its own.
    !isProperFirst(titled[2]) &&
    !describes(first) &&
    !plainFirst &&
    !/^(?:Head|Director|Member|Graduate|Experience)$/.test(first)
  )
    return text;
  // "Land Registry", "Stamp Duty".
  if (keepsBody(text)) return text;
  // The employer's name, whole.
  if ([...namesHere].some((name) => name.includes(' ') && text.startsWith(name))) return text;
  // "Team Teach trained": trained in what has a name.
  if (/^[A-Z][a-z]+ [A-Z][a-z]+ (?:trained|certified|qualified|accredited|registered|licensed)\b/.test(text))
    return text;
  // "Third Sector Award": two everyday words with capitals.
  if (
    plainFirst &&
    /^[A-Z][a-z]+$/.test(second) &&
    isOrdinary(second) &&
    !isProperFirst(second) &&
    /^(?:$|[A-Z])/.test(text.split(' ')[2] ?? '')
  )
    return text;
  if (plainFirst || /^(?:Start|Starts|Starting|Closes|Open|Opens) /.test(text))
    return text.charAt(0).toLowerCase() + text.slice(1);
  // "Seasonal, March to October": the comma parts them.
  if (/^[A-Z][a-z]+,/.test(text) && isOrdinary(first)) return text.charAt(0).toLowerCase() + text.slice(1);
  // Two capitals in a row are a name: "Global Wind Organisation".
  if (
    /^[A-Z][a-z]+$/.test(first) &&
    /^[A-Z][a-z]+/.test(text.split(' ')[1] ?? '') &&
    // "Trained Konditor": what somebody is, and of which trade.
    !/^(?:Trained|Skilled|Experienced|Certified|Licensed|Motivated|Dedicated|Committed)$/.test(first) &&
    // "Seasonal March to October".
    !/^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
      second,
    ) &&
    !/^(?:A|An|The|Our|Your|In|On|At|For|Every|Each|With|From|Full|No|To|And|By|Join|Help|Lead|Run|Support|Manage|Work|Build|Teach|Drive|Make|Keep|Be|You|We)$/.test(
      first,
    )
  )
    return text;
  // "Makaton", "Staplerschein": what no dictionary has is a name.
  if (isUnknown(first) && !madeOfWords(first)) return text;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** What is called by a name and letters. */
const named =
  /^(?!(?:Hold|Pass|Have|Get|Need|Obtain|Complete|Undergo|Require|Maintain|Renew|Carry|Show|Take|Provide|Support|Use|Run|Process|Request|Review|Manage|Do|Arrange|Book|Own)\b)[A-Z][a-z]+ [A-Z]{2,} (?:[a-z]+ )?(?:check|disclosure|clearance|card|licen[cs]e|certificate|registration|membership|pass|ticket|scheme)$/;
export const everydayNames =
  /^(?:Go|Rust|Swift|Access|Word|Outlook|Teams|Slack|Spark|Chef|Puppet|Sage|React|Node|Express|Spring|Flask|Unity|Unreal|Sketch|Scratch|Julia|Dart|Flutter|Elixir|Scala|Snowflake|Airflow|Notion|Asana|Trello|Canva|Mailchimp|Shopify|Magento|Stripe|Vision|Orbis|Epic|Maya|Blender|Rhino)$/;
const verbLike =
  /^(?:Use|Run|Write|Build|Manage|Lead|Own|Hold|Keep|Make|Take|Drive|Do|Be|Have|Support|Handle|Operate|Prepare|Perform|Develop|Review|Test|Check|Fix|Plan|Lead|Join|Help|In|On|At|For|With|A|An|The|Our|Your|Every|Each|All|No|From|By|To|And|We|You)$/;
/** What keeps its capital at the start of a line, besides the languages: nobody is "polish". */
const properNames =
  'Catholic|Christian|Jewish|Muslim|Hindu|Sikh|Anglican|Methodist|Quaker|Swiss|Scottish|British|European|BSL|Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?|January|February|March|April|June|July|August|September|October|November|December|Christmas|Easter|Excel|Python|Java|JavaScript|TypeScript|Kubernetes|Docker|Linux|Windows|Salesforce|Microsoft|Google|Oracle|Ofsted|Estyn|Level|Band|Scrum|Kotlin|Terraform|Tableau|Figma|Photoshop|Azure|Postgres|PostgreSQL|Kanban|Xero|Revit|Matlab|Ansible|Jenkins|GitHub|Jira|Kafka|Ruby|Angular|Django|Euro|London|Britain|Ireland|Scotland|Wales|England|India|Germany|Europe|America|American|Indian|Bulletin|Eurocodes?|Looker|Tekla|Snowflake|Siemens|Agilent|Fanuc|Heidenhain|Mazak|Allen-Bradley|Rockwell|Omron|Cisco';
const properFirst = new RegExp(`^(?:${properNames})$`);
const isProperName = (word: string): boolean => isTongue(word) || properFirst.test(word);
/** Tells the articles which words are names in this advert (company, places), so that they keep their capitals. */
export function isProperFirst(word: string): boolean {
  // "English-speaking".
  if (/^[A-Z][a-z]+-[a-z]/.test(word) && isProperName(word.split('-')[0] ?? '')) return true;
  const bare = word.replace(/['’]s$/, '');
  return isProperName(bare) || namesHere.has(bare) || isPlace(bare) || isFirstName(bare) || isGermanTrade(bare);
}

/** "Programmierer", "Staplerfahrerin": in German the names of trades have a capital, and in an English line they keep it. */
const isGermanTrade = (word: string): boolean =>
  (/^[A-ZÄÖÜ][a-zäöüß]*(?:ierer|iker|pfleger|fahrer|führer|leiter|meister|berater|arbeiter|schlosser|kaufmann|kauffrau|fachkraft|fachmann|fachfrau|helfer|entwickler|zeichner|schweißer|monteur|tischler|schreiner|maurer|erzieher|verkäufer|betreuer)(?:in(?:nen)?)?$/.test(
    word,
  ) &&
    !isKnown(word.toLowerCase())) ||
  // "Meister exam": a grade of the trades.
  /^(?:Meister|Geselle|Gesellin|Fachwirt|Fachwirtin|Azubis?|Ausbilder)$/.test(word);

/** "Maureen": somebody, where no everyday word is spelt like the name. */
const isFirstName = (word: string): boolean =>
  /^[A-Z][a-z]{2,}$/.test(word) &&
  !isVocabulary(word.toLowerCase()) &&
  lexiconTags(word.toLowerCase()).some((tag) => /^(?:FirstName|MaleName|FemaleName)$/.test(tag));

/** Whether the tagger's lexicon knows a word with its capital as a country, a region or a city, and no dictionary as a word. */
const isPlace = (word: string): boolean =>
  /^[A-Z][a-z]{2,}$/.test(word) &&
  !isVocabulary(word.toLowerCase()) &&
  lexiconTags(word.toLowerCase()).some((tag) => /^(?:Country|Region|City|Place|Demonym)$/.test(tag));

export const upperFirst = (text: string): string => {
  // iPhone, eBay, z/OS and the like keep their small letter.
  if (/^[a-z](?:[A-Z]|\/[A-Z]{2})/.test(text)) return text;
  return text.charAt(0).toUpperCase() + text.slice(1);
};
