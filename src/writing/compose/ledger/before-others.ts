/**
 * Some people before others: "Native Goans first", "we hire locals before outsiders", "priority to Maharashtrian candidates".
 * What comes first is withheld where it is people by where they come from or what they believe; residents, members and
 * patients who come first are whom one works for, and Irish beef before imports is beef.
 */
import { rare } from '../language/its-words.ts';
import { seldom } from '../language/seldom.ts';

/** People by a place, as they are called alone. */
const byPlace =
  '(?:Goans?|Maharashtrians?|Malayalis?|Malayalees?|Keralites?|Gujaratis?|Punjabis?|Tamilians?|Tamils?|Kannadigas?|Telugus?|Biharis?|Bengalis?|Rajasthanis?|Marwaris?|Indians|Bavarians|Saxons|Swabians|Germans|Europeans|Westerners|Britons|Brits|Scots|Americans|Texans|Californians|Australians|Canadians|Romanians|Bulgarians|Ukrainians|Russians|Italians|Africans|Asians|Arabs|Turks|Danes|Swedes|Irish(?:men|women)|Corkonians|Kerrymen|Dubliners|Londoners|Yorkshire(?:men| folk)|Whites|Christians|Catholics|Protestants|Hindus|Muslims|Sikhs|Jews|Brahmins)';
const adjective =
  '(?:local|native|indigenous|British|English|Scottish|Welsh|Irish|German|French|Indian|American|European|Polish|Goan|Maharashtrian|Marathi|Gujarati|Punjabi|Tamil|Kannada|Telugu|Bihari|Bengali|Malayali|Rajasthani|Bavarian|North Indian|South Indian|white|Christian|Catholic|Hindu|Muslim|Sikh|Jewish|Protestant|upper[- ]caste)';
const persons =
  '(?:people|persons?|candidates?|applicants?|workers?|staff|employees|youths?|lads|boys|girls|men|women|folk|hands|talent|nationals|citizens|families|communit(?:y|ies)|job ?seekers|born)';
const who = `(?:(?:the |our |native |true |real |born )*(?:${byPlace}|${adjective} ${persons}|locals|natives|nationals|citizens|sons of the soil|our own (?:kind|sort|community|caste|religion|faith|tribe|blood))(?: (?:of|from) (?:the )?\\p{Lu}\\w+)?)`;
/** Who is not from here, whoever comes before them. */
const others =
  '(?:outsiders|foreigners|immigrants|migrants|incomers|blow-ins|expats|strangers from elsewhere|(?:people|anyone|anybody|those|workers|candidates) from (?:outside|elsewhere|abroad|overseas|other (?:states|countries|places)))';
const takes =
  '(?:hires?|hired|hiring|employs?|employing|recruits?|recruiting|favou?rs?|favou?ring|prefers?|preferring|prioriti[sz]es?|prioriti[sz]ing|picks?|chooses?|takes? on|appoints?|shortlists?|interviews?)';

/** Each wording has one of these words. */
const needs =
  /first|only|wanted|before|over|ahead|above|rather|instead|priorit|preference|favou?r|prefer|soil|\bnot\b|like (?:us|ourselves)|our (?:own )?(?:kind|sort|community|caste|faith|blood)/i;

const turns = seldom(
  needs,
  new RegExp(
    [
      // "Native Goans first", "jobs for local people first", "British workers come first".
      `(?<![\\w’'-])${who}(?: (?:always|come|comes|go|goes|get|gets|are|is|hired|considered|served|interviewed|the jobs?|jobs|offered|told|asked))* first(?= *(?:$|[.,;:!–-]| and\\b| always\\b))(?<!\\bask(?:s|ed)? ${who} first)`,
      `\\b${takes} ${who}(?: only| first| over| before| ahead| above| rather| instead)\\b|\\b(?:favou?rs?|favou?ring|prefers?|preferring|prioriti[sz]es?|prioriti[sz]ing) ${who}(?= *(?:$|[.,;:!–-]))`,
      `(?<![\\w’'-])(?:(?:real|true|native|born) )+${byPlace} (?:only|preferred|wanted)\\b`,
      // "We hire Goans before anybody else".
      `(?<![\\w’'-])${who} (?:come |go |get hired |are hired )?(?:before|over|ahead of|above|rather than|instead of|not) (?:all |any |the |other |the )*(?:others?|anyone|anybody|everyone|everybody|${others}|${who}|rest)(?: else)?(?![\\w’'-])`,
      `\\b(?:${takes}|gives?|serves?|puts?|wants?|trusts?) [^.;!?]{0,50}\\b(?:before|over|ahead of|above|rather than|instead of|not) (?:all |any |the )*${others}(?![\\w’'-])`,
      `\\b(?:priority|preference|first (?:choice|call|pick|refusal))(?: (?:is|will be|goes|given))* (?:to|for) (?:the )?${who}`,
      `(?<![\\w’'-])${who} (?:(?:will|shall|to) )?(?:(?:get|be|is|are|be given|given|have|has|enjoy|receive) )+(?:priority|preference|preferred|favou?red)`,
      '\\bsons of the soil\\b',
      // "For people like us" is who belongs; "tools for people like us" is who buys.
      '^(?:a (?:job|team|place|home|firm|company) )?for people like (?:us|ourselves)(?= *(?:$|[.,;!]))|\\b(?:hires?|employs?|recruits?|prefers?|wants?|seeks?|takes? on|looking for) (?:only )?people like (?:us|ourselves)\\b|\\b(?:hires?|employs?|recruits?|prefers?|wants?|seeks?|looking for) (?:only )?(?:people )?(?:of |from )?our (?:own )?(?:kind|sort|caste|faith|blood)\\b',
    ].join('|'),
    'iu',
  ),
);

/** "Candidates from North India preferred", "no one from Bihar": by a name with its capital. A college that somebody was at, or a head office that rings, is no origin. */
const named = rare(
  /\b(?:[Cc]andidates?|[Aa]pplicants?|[Pp]eople|[Pp]ersons?|[Tt]hose|[Ss]omeone|[Ww]orkers) (?:who (?:are|come) )?from (?:the )?(?:\p{Lu}[\p{L}-]+ ?){1,3}(?<!\b(?:University|College|Institute|School|Agencies|Office)s? ?) ?(?:only|preferred|first|need not|will be preferred|given preference)\b|\b[Nn]o ?(?:one|body|people|candidates?|applicants?|workers) from (?:the )?\p{Lu}[\p{L}-]+(?<!\b(?:Head|Central|Sales|Support|HR|Finance))(?= *(?:$|[,.;]))/u,
);

/** The phrase that puts some people before others, or null. */
export const beforeOthers = (text: string): string | null => (turns.exec(text) ?? named.exec(text))?.[0].trim() ?? null;
