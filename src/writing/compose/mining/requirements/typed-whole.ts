/** What hangs together in a field of what is asked and would be cut apart: two adjectives of one noun, one adjective of a row, the second half of "who". */

import { rare } from '../../language/its-words.ts';
import { isLanguage } from './person-shapes.ts';
import { kept } from './split-kept.ts';

/** How somebody writes, speaks or works: what such adjectives stand before. */
const manner =
  '(?:plain|clear|kind|warm|calm|neat|careful|firm|gentle|polite|patient|honest|accurate|tidy|steady|friendly|concise|simple|precise|legible|cheerful|quiet|brief|crisp|tactful|thorough|light|steady|good)';
const mannered =
  '(?:(?:[a-z]+ ){0,2}(?:writing|bookkeeping|record[- ]keeping|note[- ]taking|handwriting|paperwork|stitching|cutting|brushwork|joinery|work|hand|hands|manner|voice|tone|style|speech|English|spoken English|prose|notes|records|explanations?|communication))';
/** "Plain, kind letter writing", "neat, careful bookkeeping". */
const twoOfOne = rare(
  new RegExp(
    `(^|[.;\\n,] ?)(?!clear,)(${manner}), (${manner} ${mannered})(?=$|[.,;\\n]| (?:with|to|for|in|on)\\b)`,
    'gi',
  ),
);

/** "Plain, kind letter writing": what somebody can write. */
const written = new RegExp(
  `(^|[.;\\n,] ?)(${manner} and ${manner}) (letter|report|email|note|minute|record)s?[- ]writing\\b`,
  'gi',
);
/** "Clean MVR": one record. */
const record = /(^|[,;.\n] ?)((?:clean|clear|good|acceptable|satisfactory) MVR)\b/gi;

/** Names of what pages and programs are made of, as they are written. */
const technical = new Map(
  'HTML HTML5 CSS CSS3 ARIA WCAG JS JavaScript TypeScript SQL PHP XML JSON YAML REST API APIs SASS SCSS React Angular Vue Svelte Node Python Java Kotlin Swift Ruby Rust Go Perl Bash Git GitHub Docker Kubernetes Linux AWS Azure GCP Terraform Ansible Jenkins Excel Word Outlook PowerPoint Access Teams Sage Xero QuickBooks Photoshop Illustrator InDesign Figma Sketch AutoCAD Revit SolidWorks VBA ERP CRM SAP Tableau NVDA JAWS VoiceOver MySQL PostgreSQL MongoDB Redis Kafka jQuery Django Flask Laravel'
    .split(' ')
    .map((name): [string, string] => [name.toLowerCase(), name]),
);
const ofAll =
  /(^|[.;\n] ?)(solid|strong|good|great|excellent|sound|advanced|deep|basic|working|proven|decent) ([a-z][\w.+#]*(?:(?:,? and | & |, (?!and ))[a-z][\w.+#]*)+)(?=$|[.;\n]|, (?!and )| \()/gi;

/** "Solid html, css, aria, js": what is said of the first is said of all, and each is a name. */
const withKnowledge = (text: string): string =>
  text.replace(ofAll, (whole, stop: string, how: string, row: string) => {
    const names = row.split(/,? and | & |, /).map((name) => technical.get(name.toLowerCase()));
    if (names.length < 2 || names.some((name) => name === undefined)) return whole;
    return `${stop}${/^(?:solid|sound|deep|basic|working|decent|advanced)$/i.test(how) ? `${how} knowledge of` : `${how} skills in`} ${names.slice(0, -1).join(`${kept} `)} and ${names.at(-1) ?? ''}`;
  });

/** "GCSE maths, or you can do it alongside": a clause behind the "or" is what somebody has no more than the thing. */
const orLater =
  /,? or (?:you|they)(?:['’]ll| will| can| could|(?:['’]re| are) (?:happy|willing|prepared) to)? (do|take|get|gain|sit|finish|complete|learn|pass|study|start) (it|them|this|one|that)\b/gi;

/** "Any mfg experience": however little of it. */
const anyOf = /(^|[,;.\n] ?)any (?=(?:[a-z]+ ){1,3}(?:experience|exp|background|knowledge)\b)/gi;

/** "nvda or jaws": letters of programs, that nobody calls anything else by. */
export const inTheirLetters = (text: string): string =>
  text.replace(
    /\b(?:nvda|wcag|mysql|voiceover|html|css|sql|php|jaws(?= (?:or|and) nvda))\b|(?<=\bnvda(?:,| or| and) )jaws\b/g,
    (name) => technical.get(name) ?? name,
  );

/** "Experience: records, warehouse or similar", "retail, bar or similar work": any of these fields. */
const anyField =
  /(^|[.;\n] ?|, (?=experience))(?:(experience|background)(?::| in| of|(?= \()) \(?)?((?:[a-z][a-z-]+(?: [a-z-]+)?, )+[a-z][a-z-]+(?: [a-z-]+)? or (?:similar|comparable))( (?:work|jobs?|roles?|settings?|environments?|experience))?\)?(?=$|[,;.\n])/gi;
const inAnyField = (text: string): string =>
  text.replace(anyField, (whole, stop: string, head: string | undefined, row: string, tail: string | undefined) =>
    (head === undefined && (tail === undefined || /experience/i.test(tail))) || /experience/i.test(row)
      ? whole
      : `${stop}${head ?? 'experience'} in ${row.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()).replaceAll(', ', `${kept} `)}${/experience/i.test(tail ?? '') ? '' : (tail ?? ' work')}`,
  );

/** "Toshiba, Haitian, Engel controllers", "JCB, Cat and Volvo machines": makes of one thing, which the last alone names. */
const makesOfOne =
  /(^|[;\n] ?|\. )((?:experience (?:of|on|with|in) )?)([A-Z][A-Za-z\d]+(?:, [A-Z][A-Za-z\d]+)*)(?:, |(?:,)? (and |or ))([A-Z][A-Za-z\d]+) ((?:[a-z-]+ )?(?:controllers|controls|machines?|machinery|equipment|systems|engines|tools|presses|robots|PLCs|drives|boilers|pumps|cranes|trucks|diggers|excavators|tractors|combines|parlours|ovens|tills|lathes|mills|printers|scanners|analy[sz]ers|ventilators|monitors|switches|routers|firewalls|panels|lifts|units|vehicles|cameras|consoles|desks|platforms|packages|databases|software|models|instruments|kit|plant|forklifts|lines))(?=$|[;\n]|[.,](?:\s|$)| [(/])/g;
const withMakes = (text: string): string =>
  text.replace(
    makesOfOne,
    (whole, stop: string, head: string, row: string, join: string | undefined, last: string, what: string) =>
      [...row.split(', '), last].some((name) => isLanguage(name)) || (!row.includes(', ') && !head && !join)
        ? whole
        : `${stop}${head || 'experience with '}${row.replaceAll(', ', `${kept} `)} ${join ?? 'and '}${last} ${what}`,
  );
/** "Knowledge of archival arrangement, description and preservation": the adjective is of all three, and nobody knows description. */
const adjectiveOfAll = rare(
  /(?<=\b(?:knowledge|understanding|principles|experience) of [a-z]{3,}(?:al|ic|ive|ary|ar) [a-z]+(?:tion|ment|ing|ance|age|ure|ysis|y)), (?=[a-z]+(?:tion|ment|ing|ance|age|ure|ysis|y),? and [a-z]+(?:tion|ment|ing|ance|age|ure|ysis|y)\s*(?:$|[.;\n]))/gi,
);

/** A field with such words as one demand. */
export function withTypedWhole(text: string): string {
  let whole = text;
  if (whole.includes(', '))
    whole = withKnowledge(
      whole
        .replace(adjectiveOfAll, `${kept} `)
        .replace(twoOfOne, '$1$2 and $3')
        .replace(
          written,
          (_, stop: string, how: string, what: string) =>
            `${stop}able to write ${how.toLowerCase()} ${what.toLowerCase()}s`,
        ),
    );
  if (whole.includes(', ')) whole = withMakes(whole);
  if (/, .* or (?:similar|comparable)\b/i.test(whole)) whole = inAnyField(whole);
  if (/\bMVR\b/i.test(whole))
    whole = whole.replace(
      record,
      (_, stop: string, what: string) => `${stop}a ${what.toLowerCase().replace('mvr', 'MVR')}`,
    );
  // "Outdoors, whatever the weather": how one likes it.
  if (/, (?:what|which|where|how|who)ever /.test(whole))
    whole = whole.replace(/, (?=(?:what|which|where|how|who)ever [a-z])/g, ' ');
  if (whole.includes(' or you') || whole.includes(' or they'))
    whole = whole.replace(orLater, ' or the willingness to $1 $2');
  if (/\bany /i.test(whole)) whole = whole.replace(anyOf, '$1some ');
  // "Who has led a team and who has run a budget": two demands.
  if (whole.includes(' and who '))
    whole = whole.replace(
      /(?<=\bwho [^.;\n]{4,90}?[a-z]) and (?=who (?:has|have|can|is|knows?|likes?|loves?|wants?|understands?|speaks?|works?|keeps?)\b)/g,
      ', and ',
    );
  return whole;
}
