/**
 * Whom a house is, and who fits in it: "our team is German to the bone", "no room for Muslims", "we keep it Irish", "Turks have
 * never lasted here". Frames in which a group that the law protects is what a team is or is to stay, is better or worse at
 * the work, gets on there or does not. The group alone says nothing, nor does the frame; "a German company", "an Indian
 * restaurant", "Irish-owned" and "our German team" are things, and who is served or welcome is not shut out.
 */
import { rare } from '../language/its-words.ts';
import type { Seldom } from '../language/seldom.ts';
import { remembering } from '../language/words.ts';
import { groups } from './against-groups.ts';

/** Who is served and helped by many houses: that they thrive or feel at home is what these are for. */
const served = 'refugees|asylum seekers|immigrants|migrants';
const besides: Readonly<Record<string, { people: string; quality: string }>> = {
  'religion or belief': { people: 'believers|non-Christians|non-Muslims', quality: 'church-going|god-fearing' },
  'race, nationality or language': {
    people:
      'germans|indians|africans|danes|swedes|finns|irishmen|irish people|the (?:irish|british|french|polish|dutch)(?= *(?:$|[.,;:!?]| (?:are|were|will|would|fit|do|have|make|here|and|or)\\b))|bavarians|saxons|swabians|corkonians|dubliners|goans|keralites|maharashtrians|whites|outsiders|poles|brits|britons|frenchmen|dutchmen|englishmen|welshmen|arabs|turks|rajputs|marwaris|northerners|southerners|easterners|foreign people|coloured people|brown people',
    quality:
      'german|indian|african|dutch|thai|swiss|portuguese|bavarian|saxon|swabian|goan|native|caucasian|aryan|serbian|croatian|slovakian|kurdish|rajput|jamaican|bulgarian|maharashtrian|keralite',
  },
  'family or marital status': {
    people: '(?:part-time |working )?(?:mothers|mums|moms)|wives|husbands|singles|parents',
    quality: 'single|childless',
  },
  'disability or health': {
    people: 'wheelchairs?|cripples|the (?:disabled|deaf|blind|sick)|people with (?:a )?disabilit(?:y|ies)',
    quality: 'chronically ill',
  },
  'sexual orientation or gender identity': { people: 'heteros|queers|straights|trans people', quality: 'hetero' },
  age: {
    people:
      '(?:over|under)-?(?:\\d\\ds|twenties|thirties|forties|fifties|sixties)|(?:the )?(?:old|young)|oldies|(?:older|old|young|younger) (?:people|workers|colleagues|staff|folks?)|youngsters|boomers|millennials',
    quality: 'young|youthful|old',
  },
  'sex or gender': {
    people: 'men|women|males|females|ladies|girls|boys|lads',
    quality: 'male|female|masculine|feminine',
  },
};

const persons =
  '(?:people|persons?|candidates?|applicants?|workers?|staff|colleagues?|employees?|folks?|hands|nationals|men|women|lads|girls|boys)';
/** Those who work there. */
const team =
  '(?:team|crew|staff|workforce|gang|squad|brigade|colleagues|people|lads|girls|ranks|shift|bunch|lot|clan|community)';
/** Where they do. */
const house =
  '(?:house|household|place|home|shop|office|kitchen|floor|yard|workshop|company|firm|business|department|branch|unit|group|site|garage|ship|bar|salon|hotel|depot|plant|studio|practice|club|family|outfit|operation|bench|stable|farm)';
const wholly =
  '(?:all|only|purely|pure|proudly|proud to be|strictly|entirely|wholly|exclusively|100 ?%|one hundred per ?cent|truly|thoroughly|completely|totally|very|still|always|and always will be|happily|solidly|firmly|an?|good|real|true|full-blooded|born|native)';
const through =
  "(?:to (?:the|a) (?:bone|core|last|man|marrow|woman)|through and through|and (?:we(?:[’']re| are) )?proud(?: of it)?|and (?:will|shall|should|must|wants? to|intends? to|means? to|hopes? to|would like to) (?:stay|remain|keep)|and (?:stay(?:s|ing)?|remain(?:s|ing)?)(?: so)?)";
const notThing =
  '(?![- ]?(?:owned|speak\\w*|born|led|made|run|based|built|style|inspired|registered|founded|listed|bred|friendly|language))';
const end = '(?= *(?:$|[.,;:!?)]| (?:and|but|or|since|because|as|so|here|in|at|on|by)\\b))';

let made: { about: string; named: Seldom; frames: Seldom }[] | null = null;
const frames = () =>
  (made ??= [
    ...groups.map(({ about, people, quality }) => ({ about, people, quality })),
    { about: 'sex or gender', people: '', quality: '' },
  ].map(({ about, people, quality }) => {
    const more = besides[about];
    const who = [people, more?.people].filter(Boolean).join('|');
    const how = [quality, more?.quality].filter(Boolean).join('|');
    // "Deaf" and "married" of a team is what some of them are, and shuts out nobody by itself.
    const ofTeam = /religion|race|sex|age|orientation/.test(about);
    const crowd = /religion|race|orientation/.test(about);
    const p = `(?:${who}|(?:${how})[- ]${persons})(?![\\w’'-])`;
    const q = `(?:${how})${notThing}(?![\\w’'])`;
    const helped = `(?!(?:${served}|elderly|older|old|young|younger|the (?:old|young|blind|deaf|disabled|sick)|pensioners|senior|people with|disabled|deaf|blind|autistic|retired|mothers|mums|parents|new|nursing|expectant|women|girls|ladies|men|boys)\\b)`;
    const group = `(?<![\\w’'-])${p}`;
    const young =
      about === 'age'
        ? '(?:under-?(?:\\d\\ds|twenties|thirties|forties)|young(?:er)? (?:people|colleagues|workers)|youngsters)'
        : `${helped}(?:${p})`;
    // Older people may well be more at risk, and parents too busy to read.
    const judged = /religion|race|sex/.test(about) ? '(?:far |much )?' : '(?!)';
    const wordings = [
      // "No room for Muslims", "no place for Poles on our floor".
      `\\bno (?:more )?(?:room|place|space|time|use|need|home|work|jobs?|patience|future)(?: here| with us| in (?:here|our [a-z]+))? (?:for|with) (?:any |the |more )?${p}(?! (?:to|in) (?:turn|pass|park)\\b)`,
      `\\b(?:not|never|nothing) (?:(?:really |exactly |made |meant |right |suitable |open |ideal )*for) (?:any |the |your )?${p}`,
      // "Germans fit best here", "white applicants have better chances", "under-thirties thrive here".
      `(?<![\\w’'-])${young} (?:(?:will|would|tend to|usually|always|just|simply|do|really) )*(?:fits?(?: in)?(?: (?:in|the team|us))? (?:best|better|well|right|easily)|(?:(?:suits? us|thrives?|shines?|excels?|belongs?)(?: (?:the )?(?:best|better|more))?|(?:works?|performs?|learns?|lasts?|copes?|do|does|gets? on|settles?) (?:the )?(?:best|better|harder|longer|faster|well|more))(?: (?:here|with us|with our|in our|on our|among us|at our)\\b|(?= *(?:$|[.,;])))|works? harder|feels? (?:right |quite |most )?at home(?: (?:here|with us|among us|in our|on our)\\b|(?= *(?:$|[.,;]))))`,
      `${group} (?:(?:will|would|always) )?(?:have|stand|get|enjoy) (?:the )?(?:(?:a )?better|best|good|more|an?) (?:chances?|odds|edge|advantage|place)`,
      `${group} (?:are|is|were|seem|make|prove) (?:(?:just|simply|always|usually|often|known to be) )*(?:${judged}(?:too|more|less|better|worse|harder|stronger|faster|steadier|cleaner|nicer|safer|calmer|tougher|(?:the )?best|(?:the )?worst)\\b(?! (?:likely|often|at risk|welcome|than welcome|prone|affected|isolated|lonely))|(?:lazy|dirty|unreliable|slow|difficult|weak|emotional|hard[- ]?working|reliable|trouble|a (?:burden|risk|problem|nuisance|liability|distraction|worry)|not (?:up to|for|right|made|suited|reliable|strong|clean)|in the way|past it)\\b)`,
      `${group} (?:(?:tend|seem|are known) to be|(?:will|would|can|could|may) be|get|become) (?:far |much |just |only |always |too )*(?:un)?(?:reliable|lazy|dirty|slow|difficult|weak|emotional|a (?:burden|risk|problem|nuisance|liability)|in the way|tired|ill|pregnant|trouble)\\b`,
      // "Turks have never lasted here", "Muslims and Jews would not be happy with us".
      `${group}(?:(?: and|,| or) [\\w-]+)? (?:(?:will|would|can|could|do|does|did|may|might|have|has|had|are|were|simply|just) )*(?:not|never|hardly|n['’]t|find it (?:very )?(?:hard|difficult) to|struggle to|fail to|wo(?:n['’]t)|would(?:n['’]t)|do(?:n['’]t)|can(?:n?['’]?t|not)) ?(?:really |ever |quite |to )*(?:(?:be |feel )?(?:happy|at home|comfortable|welcome|right|at ease)(?= *(?:$|[.,;])| (?:here|with us|among us|with our|in our|on our|at our))|fit(?: in)?\\b|fitted|belong\\b|cope\\b|last(?:ed)?\\b|stay(?:ed)? long|work(?:ed)? out|get on with us|suit(?:ed)?\\b|keep up\\b|manage here)`,
      `${group} (?:(?:would|will|could|can|only|just|always|do) )*(?:be )?(?:slow(?:s|ed)? (?:us|the|things|everyone|our)|hold(?:s)? (?:us|the) [a-z]* ?back|upset (?:our|the) [a-z]+|mak(?:e|es) (?:our |the )?(?:customers|guests|clients|people|patients|residents|team|colleagues|everyone|us) (?:feel )?(?:un\\w+|nervous|afraid)|(?:only |just )?(?:be |get |stand )?in the way|cause trouble|distract (?:us|the|our))`,
      // "Catholics will feel at home, others will not".
      `${group}[^.;!?]{0,50}\\b(?:others|everyone else|the rest|anybody else|anyone else|nobody else)(?: (?:will|would|do|does|are|is|may|can|might))?(?: not\\b|n['’]t\\b| less| find| never|(?= *(?:$|[.;!])))`,
      `${group} (?:(?:will|would|come|get|go|are|served|hired|considered) )+(?:it |them |jobs? |in )?(?:first|last)\\b(?=[^.;]*\\b(?:others?|never|immigrants|foreigners|outsiders|last)\\b)`,
      // "Immigrants never".
      `${group} (?:never|last|not)(?= *(?:$|[.,;!]))`,
      // "Arabs are asked to look elsewhere", "lesbians would be better off elsewhere".
      `${group}(?: (?:are|is|should|must|may|can|will|would|had|do|be|please|better|best|off|kindly|asked|advised|told|to))*,?:? (?:please )?(?:(?:look|go|apply|seek|work|find|try)(?: for)?(?: (?:work|jobs?|a job|somewhere))?(?: to work)? )?(?:elsewhere|somewhere else)\\b`,
      // "Keep foreigners out of the yard".
      `\\bkeep(?:s|ing)? (?:out |away )(?:any |all |the )?${p}|\\bkeep(?:s|ing)? (?:any |all |the )?${p} (?:out|away|off)\\b`,
      // "Our apprentices have all been Protestants": those who work there, and no guests.
      `\\bour (?!(?:\\w+ )?(?:customers|clients|guests|patients|residents|visitors|tenants|pupils|students|members|readers|audiences?|suppliers|neighbours|partners|founders)\\b)(?:\\w+ )?\\w+s (?:are|were|have(?: all| always| only)? been) (?:(?:all|always|only|mostly|mainly|still|exclusively) )*(?:${who})(?![\\w’'-])(?! (?:and|or|,))`,
      // "We would rather not have pregnant colleagues", "we like them young", "we don't do wheelchairs".
      `\\b(?:rather|sooner|prefer) (?:not )?(?:to )?(?:have|hire|take|employ|see|get|work with|avoid) (?:any |an? |the )?(?:${p}|(?:${how}) [a-z]+s\\b)`,
      `\\b(?:we|they|our (?:boss|chef|owner|customers|guests|clients)) (?:do not|don['’]t|never|cannot|can['’]t) (?:do|mix with|get on with|trust|like|serve under|work with|get along with) (?:any )?${p}`,
      `\\b(?:like|want|prefer|need|love)s? (?:them|our (?:people|staff|colleagues|team|crew|girls|lads|men)|everyone|everybody|people) (?:to be )?(?:${wholly} )*${q}${end}`,
      // "Reserved for Germans".
      `\\b(?:reserved|set aside|kept|meant|intended|earmarked|made|best|ideal) for ${wholly}? ?${helped}${p}(?! (?:and|or) (?:everyone|everybody|others|anyone))`,
      // "A kitchen of Italians", "all-white crew", "a girls only floor".
      `\\b(?:${team}|${house})s? (?:made up |consisting |full )?of (?:${wholly} )*${helped}${p}(?!,? (?:and|or)\\b|,)`,
      `\\ball[- ](?:${how})(?:[- ]\\w+)? (?:${team}|${house}|${persons})\\b|\\b(?:an?|the|our|this|is|are|stays?|remains?)(?: \\w+)? all[- ](?:${how})${end}`,
      `(?<![\\w’'-])(?:${who}|${how})[- ]only (?:${team}|${house}|zone|area|sort|kind)\\b|\\ball of us are (?:${wholly} )*(?:${who}|${how})(?![\\w’'-])|\\bwe are all (?:${wholly} )*(?:${who}|${how})(?![\\w’'-])`,
      `(?<![\\w’'-])(?:${who}|${how})\\b[^.;!?]{0,60}\\b(?:(?:stay|keep|remain|like|want|leave|have)s? (?:it |things |them )?(?:that|this) way|that is how we (?:like|want) it|it (?:will|should|must|shall) (?:stay|remain) so)\\b`,
      ...(crowd
        ? [
            // "Romanians steal", "Brahmins eat separately": a group and what all of it does. Whoever buys, visits or works beside others is a guest or a colleague.
            `(?:^|(?<=[.;:] ?|\\b(?:that|because|as|since|so) ))${helped}(?:${who})(?![\\w’'-])(?: (?:only|always|never|often|usually|simply|just|rarely|seldom|hardly))* (?!(?:and|or|who|in|from|of|with|at|for|on|to|by|as|but|all|both|buy|love|visit|come|order|know|call|read|watch|drink|use|rely|trust|choose|travel|pray|share|live|play|attend|worship|learn|study|join|meet|celebrate|gather|stay|welcome|among|alike|side|have|built|founded|settled|is|are|were|will|can|may|would|speak|only|always|never|often)\\b)[a-z]+`,
            // "Not our cup of tea", "we never hired a Catholic": what we do not do with a group.
            `^(?=.*\\b(?:we|us|our|here)\\b)(?=.*(?:\\b(?:not|never|no|none|nobody|hardly|rarely|seldom)\\b|n['’]t\\b))(?!.*\\b(?:turn|refus|reject|discriminat|exclud|ask|matter|mind|judg|differ|welcom|only|alike)\\w*).*?(?<![\\w’'-])${helped}(?:(?:${who})|(?:${how})[- ](?:colleagues?|applicants?|candidates?|workers?|staff|neighbours?))(?![\\w’'-])`,
            // "Only a Hungarian can understand us", "black applicants are usually disappointed".
            `\\bonly an? (?:true |real |born )*${q} (?:can|could|will|would|knows?|understands?|is|has|may)\\b`,
            `^(?!.*\\b(?:welcom|encourag|invit|under-?represent|equal|regardless|whatever|especially)\\w*).*?(?<![\\w’'-])(?:${how})[- ](?:applicants?|candidates?|applications)(?= (?:are|is|were|will|would|have|has|get|gets|may|might|can|tend|usually|rarely|never|often|stand)\\b)`,
            `(?:^|(?<=[.;:] ?))(?:${who}) at heart\\b`,
            // "Buddhists would be lonely here", "Jamaicans have tried and failed", "Ukrainians will be put on nights".
            `(?:^|(?<=[.;:] ?))${helped}(?:${who})(?![\\w’'-]) (?:(?:would|could|might) (?:be|feel|get|have|find|need)\\b|will be (?:put|sent|given|left|kept|made|told|paid)\\b|(?:have|had) (?:tried|failed|always|never|only|left|lasted)\\b|lead\\b|rule\\b)`,
            // "Pure Bavarian roots", "true-blooded Englishmen", "the neighbourhood is white and so are we", "nobody who is not Welsh".
            `\\b(?:pure|true|real|genuine|old|proper|(?:true|pure|red|full)-blooded|(?:true|pure|full)[- ]?bred) (?:(?:${how}) (?:roots|origins?|heritage|background|ways|values)|${who})\\b`,
            `(?<![\\w’'-])(?:${how})\\b[^.;!?]{0,40} (?:and|as) so (?:are (?:we|our)|is our|should you|must you|will you)\\b|\\b(?:nobody|no ?one|none|not one)\\b[^.;!?]{0,50} (?:who|that) (?:is|are)(?: not|n['’]t) (?:an? )?${q}|^(?:${how}) is what we are\\b`,
            `\\bours is an? (?:${wholly} )*${q} (?:${team}|house|home|shop|office|kitchen|floor|yard|workshop|place|garage|ship|bench|stable)\\b|\\b(?:think|feel|live|act)(?:,? and (?:feel|think|live))? ${q}${end}`,
            `\\bour (?:last|only|one|token|former|first and last) (?:${how}) (?:colleagues?|workers?|apprentices?|cooks?|chefs?|trainees?|hires?|people|employees?|m[ae]n|wom[ae]n)\\b`,
          ]
        : []),
      ...(ofTeam
        ? [
            // "Our team is German", "the crew stays Polish", "we remain Protestant".
            `(?<!\\b(?:of|for|with|to|in) )\\b(?:(?:we|(?:all|most|the rest|everyone|everybody) of us|(?:everyone|everybody)(?: (?!who\\b|that\\b)[\\w-]+){0,4}?|(?:our|the|this|my|your)(?: (?:own|whole|entire|new|little|small))? ${team})(?: here| at [\\w’' -]{2,30}?)?(?: (?:is|are|was|were|will be|has been|have been|has always been|have always been|should be|must be|['’]re)|['’]re)) (?:${wholly},? )*${q}${end}(?! (?:and|or|,) (?:${how}|international|mixed)\\b)`,
            `\\b(?:we|(?:our|the|this|my) (?:${team}|${house})|everyone(?: here)?)(?: (?:will|shall|must|should|would|has|have|always|want to|intend to))* (?:stays?|remains?|stayed|remained|kept|keeps) (?:${wholly},? )*${q}${end}`,
            `\\b(?:our|the|this|my) ${house} (?:is|was|has always been|will be) (?:${wholly},? )*${q} ?(?:${through})|\\b(?:our|the|this|my) ${house} (?:is|was) (?:all|only|purely|strictly|entirely|exclusively|100 ?%|proudly|solidly)[- ]${q}${end}`,
            // "German to the bone", "white and proud".
            `(?:^|(?<=[.,;:!] ?)|\\b(?:we|team|crew|staff|people|house|kitchen|shop|us|all|colleagues)(?: (?:is|are|stay|remain)s?)? )(?:${wholly} )*(?:${who}|${q}) ?(?:${through})`,
            `\\b(?:help|let|makes?|helps|helping) us (?:to )?(?:stay|remain|keep|be) (?:${wholly} )*${q}${end}`,
            // "We keep it Irish\", "keep the team British".
            `\\bkeep(?:s|ing)? (?:it|things|(?:the|our|this) (?:${team}|${house})) (?:${wholly} )*${q}${end}`,
          ]
        : []),
      ...(/religion|race|sex/.test(about)
        ? [
            // "An entirely Swedish staff".
            `\\b(?:entirely|all|purely|exclusively|wholly|solely|completely|100 ?%|strictly|only)[- ]${q} (?:${team}|house|kitchen|shop|office|floor)\\b`,
            // "A Polish house", "join a German team".
            `(?:^(?:an? )?|\\b(?:an|a|one) )(?:(?:${wholly}|happy|small|big|close|friendly|strong|tight) )*(?!(?:georgian|victorian)\\b)(?!(?:italian|indian|french|greek|chinese|japanese|thai|mexican|spanish|turkish|lebanese|vietnamese|korean|european|african|asian|persian|moroccan|american) kitchen)${q} (?:team|crew|house|household|workforce|gang|squad|brigade|kitchen|bunch|clan|brotherhood)(?= *(?:$|[.,;:!?)]| (?:and|but|only|where|in which|through|to the|with|here|that|who|for)\\b))`,
            `^(?:good |pure |true |real |old |of )*(?:${how}) (?:stock|blood|blooded|breed|race|lineage|descent|ancestry|pedigree)\\W*$|\\bof (?:good |pure |true |real |old )*(?:${how}) (?:stock|blood|descent|parentage|ancestry|extraction|lineage)\\b`,
            `\\b(?:from|of) (?:an? )?(?:(?:good|decent|respectable|proper) )+(?:${how}) (?:homes?|famil(?:y|ies)|households?|backgrounds?|stock)\\b`,
          ]
        : []),
    ];
    return {
      about,
      named: rare(new RegExp(`(?:${who}|${how})`, 'i')),
      frames: rare(new RegExp(wordings.join('|'), 'i')),
    };
  }));

/** What everybody at a house is to have or share, in whatever words. */
const creed = rare(
  /\b(?:the|our|one['’]s|of) (?:right|correct|proper|same|true|wrong) (?:faith|religion|race|caste|blood|skin(?: colou?r)?|complexion|ethnicity|nationality|sexuality)\b|\b(?:aryan|whitest)\b|\bour (?:own )?(?:countrymen|compatriots|kinsmen|kinsfolk|fellow (?:countrymen|believers|christians))\b|\b(?:normal|decent|traditional|intact|proper) famil(?:y|ies) (?:first|only|preferred|wanted|people)\b/i,
);
/** The phrases in which a text says of a group that it is what the house is, or that it does or does not fit there. */
export const framedGroups = remembering((text): readonly { phrase: string; about: string }[] => {
  const found = frames().flatMap(({ about, named, frames: each }) => {
    const phrase = named.test(text) ? each.exec(text)?.[0].trim() : undefined;
    return phrase ? [{ phrase, about }] : [];
  });
  const shared = creed.exec(text)?.[0];
  return shared ? [...found, { phrase: shared, about: 'who may apply' }] : found;
});
