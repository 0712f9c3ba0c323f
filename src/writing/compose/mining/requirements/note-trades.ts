/** Notes that name a trade, a register or what a trade calls its own: "dental nurse GDC reg", "12th pass", "shifts 4 on 2 off", "train juniors". */

import { withArticle } from '../../language/articles.ts';
import { inTurn } from '../../language/its-words.ts';
import type { PersonFact } from './person-shapes.ts';

type Rule = readonly [RegExp, string | ((found: string, ...groups: string[]) => string)];

const registers = '(?:HCPC|NMC|GMC|GDC|GPhC|CORU|NMBI|SWE|VCI|GTCS|GOC|PSI)';
const who: readonly Rule[] = [
  [new RegExp(`^(${registers})$`), '$1 registration'],
  [
    new RegExp(
      `^(?!(?:[Ee]ligible|[Aa]ctive|[Cc]urrent|[Vv]alid|[Ff]ull|[Ll]ive|[Cc]lean|[Pp]rovisional|[Ii]n[- ]date|[Uu]p[- ]to[- ]date|[Aa]nnual|[Uu]nrestricted) )([A-Z]?[a-z]+(?: [a-z]+)?) (${registers}) (?:reg(?:istered|d)?\\.?|registration)$`,
    ),
    (_, job = '', register = '') =>
      `is ${withArticle(`${register}-registered ${job.charAt(0).toLowerCase()}${job.slice(1)}`)}`,
  ],
  [
    /^(?:registered )?(vet(?:erinary)? nurse) \(?RVN\)?$/i,
    (_, job = '') => `is a registered ${job.toLowerCase()} (RVN)`,
  ],
  [
    /^(chef de partie|telecaller|tester|paralegal|teller|groom|scrum master|trainee)$/i,
    (found) => `is ${withArticle(/^scrum/i.test(found) ? 'Scrum Master' : found.toLowerCase())}`,
  ],
  // "Good observer", "strong communicator": somebody, and none of what else ends so.
  [
    /^((?:good|great|strong|keen|careful|confident|quick|fast|excellent|clear|natural|born|calm|steady|neat|accurate) (?:observer|communicator|listener|organi[sz]er|planner|negotiator|presenter|writer|reader|cook|driver|baker|teacher|coach|mentor|leader|learner|closer|seller|swimmer|rider|administrator|time-?keeper|note-?taker|storyteller|multi-?tasker|motivator|facilitator|speaker|typist))$/i,
    (found) => `is ${withArticle(found.charAt(0).toLowerCase() + found.slice(1))}`,
  ],
  // "Realschule or Abitur": what one leaves school with.
  [
    /^(Abitur|Realschule|Hauptschule|Mittlere Reife|Fachabitur)(?: or (Abitur|Fachabitur|Realschule|Mittlere Reife))?$/,
    (found) =>
      `${found.replace(/\b(Realschule|Hauptschule)\b/g, '$1 certificate').replace(/^(?=Realschule|Hauptschule)/, 'a ')}`,
  ],
  [/^((?:8|10|12)th) pass(?:ed)?$/i, 'have passed $1 standard'],
];

const body = '(?:CA|ACA|ACCA|CIMA|CPA|CIPFA|ICAS|ACMA|FCA|FCCA|AAT|CIPP|IOSH|NEBOSH|CIPS|RICS|CIOB)';
const kept: readonly Rule[] = [
  // "CA/ACCA/CIMA": one of them, and nobody has three.
  [
    new RegExp(`^(${body}(?: ?/ ?${body}){1,3})$`),
    (found) =>
      `${withArticle(
        found
          .split(/ ?\/ ?/)
          .join(', ')
          .replace(/, (?=[A-Z]+$)/, ' or '),
      )} qualification`,
  ],
  [/^(?:max(?:imum|\.)? )?(\d+) points?(?: max(?:imum)?\.?)?$/i, 'no more than $1 points on your licence'],
  [/^shifts?,? (\d) on,? (\d) off$/i, 'ready to work $1 on and $2 off'],
  [
    /^vetting,? (\d+) ?(?:yrs?|years?)$|^(\d+)[- ](?:yr|year)s? vetting$/i,
    (_, one = '', other = '') => `a ${one || other}-year vetting check`,
  ],
  [/^live[- ]in$/i, 'willing to live in'],
  [/^lives? local(?:ly)?$/i, 'lives locally'],
  [/^full lic\.?$/i, 'a full driving licence'],
  [/^HS diploma\b/, 'a high school diploma'],
  [
    /^(good|fluent|excellent|strong|basic|clear) (English|German|French|Spanish|Welsh|Irish|Dutch|Hindi) (written|spoken)$/i,
    (_, how = '', tongue = '', way = '') => `${how.toLowerCase()} ${way.toLowerCase()} ${tongue}`,
  ],
  [/^man ?power (?:handling|management)$/i, 'experience of managing people'],
  [/\bhigh volume (?=(?:kitchen|restaurant|experience|environment|store|site|production)\b)/i, 'high-volume '],
  // "Train juniors", "ride hunters": deeds, whatever else the first word is called.
  [
    /^(train|ride|teach|coach|mentor|lead|manage|supervise|groom|handle|drive|run|feed|milk|shear|operate|brief) ((?:[a-z]+ )?(?!skills$|times$|roles$|qualities$|instructions$|sheets$|tickets$)[a-z]+[^s\W]s)$/i,
    (_, deed = '', whom = '') => `can ${deed.toLowerCase()} ${whom}`,
  ],
];

const rules: readonly Rule[] = [...who, ...kept];

/** The line as the trade means it; the line itself where no trade's word is in it. */
export const asTheTradeSays = (line: string): string => inTurn(line, rules);

const trades =
  'director|supervisor|cleaner|operator|agent|tutor|inspector|assessor|auditor|buyer|advis[eo]r|administrator|co-?ordinator|officer|executive|generalist|specialist|operative|labourer|picker|packer|setter|fitter|turner|sprayer|painter|decorator|glazier|controller|clerk|cashier|secretary|consultant|representative|broker|underwriter|registrar|warden|caretaker|waiter|housekeeper|store ?keeper|nanny|ranger|herdsperson|forester|tester|telecaller|tutor|keyworker';
const tradesman = new RegExp(
  `^(?:an? )?((?:(?!experience|knowledge|training|background)[\\w&/-]+ ){0,2}(?:${trades}))$`,
  'i',
);
/** "A CNC setter operator", "QA tester": somebody is one, and nobody has one. */
export const asSomebodyIs = (fact: PersonFact): PersonFact => {
  const who = fact.kind === 'have' ? tradesman.exec(fact.text)?.[1] : undefined;
  return who && !/ (?:of|in|for|and|or|as|with|to) /.test(who)
    ? { kind: 'be', text: withArticle(who), desirable: fact.desirable }
    : fact;
};
