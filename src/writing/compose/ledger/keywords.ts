/** Keywords of a brief that are other names for the job: "bus driver, PCV driver". What else people search for is no part of a text. */
import { withArticle } from '../language/articles.ts';
import { isProperFirst } from '../language/first-capitals.ts';
import { isVerbBase } from '../language/verbs.ts';
import { coverage } from '../language/words.ts';
import { cleanText } from './clean.ts';
import type { FactBook, SentenceFact, Usable } from './facts.ts';
import { isLearner } from './of-learners.ts';
import type { Place } from './place.ts';
import { knownAcronym } from './shouting.ts';
import { type DisplayTitle, displayTitle } from './title.ts';
import { namesSomebody } from './title-number.ts';

/** Things and programs that end like somebody who does a job. */
const things =
  /^(?:bi|erp|crm|sap|sql|aws|gis|cad|bim|ui|ux|seo|ppc|plc|cnc|hvac|rpa|ai|ml|plant|centre|center|sector|education|cyber|software|theatre|paper|matter|career|customer|consumer|newsletter|computer|docker|flutter|blender|puppet|jupyter|power|water|order|offer|summer|winter|container|server|scanner|trailer|printer|paper|laser|weather|number|leather|timber|labou?r|tandoor|floor|door|tractor|sensor|conveyor|colou?r|decor|harbou?r|reactor|compressor|generator|elevator|escalator|crusher|boiler|router|powder|copper|rubber|silver|butter|freezer|cooler|mixer|dryer|major|junior|senior|sector|co-?operative|motor|tutor time|further|higher|other|counter|customer|october|november|december|september)$/i;
/** Languages and programs whose names are common words: "Go developer". */
const program = /^(?:Go|Rust|Swift|Ruby|Python|Java|Scala|Kotlin|React|Angular|Oracle|Salesforce|Excel|Spring|Node)$/;
const notNames =
  /\b(?:jobs?|work|vacanc(?:y|ies)|roles?|careers?|hiring|near me|salary|pay|urgent|wanted|immediate)\b|[\d@:&+]/i;

/** The way into a trade, and nobody in it: "apprenticeship hearing acoustician", "graduate scheme engineer". */
const programme =
  /\b(?:apprenticeships?|traineeships?|internships?|placements?|schemes?|programmes?|programs?|courses?|training|ausbildung|studium|praktikum|degree|diploma|school|bootcamp|returnship)\b/i;

/** Posts that are called by what they are of: "head of care", "director of assets", "clerk of works". */
const ofSomething =
  /^(?:[a-z-]+ ){0,2}(?:heads?|directors?|managers?|deputy|chiefs?|clerks?|officers?|vp|vice president|president|leaders?|leads?|teachers?|lecturers?|professors?|masters?|captains?|keepers?|controllers?|superintendents?|secretary|secretaries|registrars?|coordinators?|stewards?|principal|dean|chair|curators?|conservators?|makers?|fitters?|sellers?|drivers?|inspectors?|surveyors?|engineers?|doctors?|ministers?|guards?|readers?|dealers?|repairers?|restorers?|breeders?|growers?|supervisors?) of\b/i;

const asSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
/** Words for somebody that are words for a tool or a program as well: "screen reader", "wheel loader". Somebody only where the title has them. */
const alsoThings =
  asSet(`reader writer printer scanner tester tracker compiler browser loader cutter grinder sprayer spreader harvester
  grader dozer digger trimmer planer dumper feeder washer cooker steamer fryer roaster sander recorder sensor detector indicator calculator
  processor analyser analyzer adapter connector charger carrier filter simulator explorer viewer player finder checker parser crawler debugger
  profiler optimiser optimizer converter encoder transmitter transformer inverter excavator separator incubator ventilator projector stacker
  lifter hoist picker sorter shredder dispenser heater burner chiller starter stopper holder counter timer meter marker locker
  plotter copier chipper baler drier thermometer microscope validator linter formatter bundler launcher installer wrapper binder folder
  slicer peeler juicer extruder moulder kettle vaporiser humidifier purifier accelerator actuator alternator condenser evaporator radiator
  refrigerator defibrillator monitor register computer lighter ladder liner hopper blower dredger tanker trawler freighter cruiser`);
/** Jobs all the same, by their whole names. */
const surelyJobs =
  asSet(`order-picker fruit-picker apple-picker paint-sprayer copy-writer technical-writer content-writer grant-writer
  speech-writer sign-writer proof-reader meter-reader coffee-roaster tool-grinder glass-cutter stone-cutter gem-cutter pattern-cutter software-tester
  qa-tester game-tester games-tester penetration-tester book-binder sand-moulder`);
/** What stands before a program or an instrument that is called like somebody: "password manager", "device driver", "voice assistant". */
const ofPrograms =
  /^(?:password|file|package|text|device|printer|voice|query|user|usb|odbc|jdbc|graphics|motor|temperature|journey|dependency|cookie|session) (?:manager|driver|controller|editor|assistant|agent|builder|planner|scheduler|designer)s?$/i;
/** Whether a keyword is rather a tool than somebody, for a post whose title has other words. */
const isRatherTool = (words: readonly string[], title: string): boolean => {
  const last = (words.at(-1) ?? '').toLowerCase().replace(/s$/, '');
  const isOfTitle = title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(last);
  if (isOfTitle) return false;
  return (
    ofPrograms.test(words.join(' ')) ||
    (alsoThings.has(last) && !surelyJobs.has(words.slice(-2).join('-').toLowerCase()))
  );
};

/** Trades whose name has no verb in it. */
const trades =
  /^(?:engineer|officer|carpenter|butcher|barber|doctor|porter|minister|janitor|tutor|mentor|registrar|courier|grocer|tailor|usher|sailor|author|actor|conductor|surveyor|ranger|glazier|plumber|chauffeur|broker|banker|lawyer|photographer|bartender|firefighter|gardener|jeweller|saddler|farrier|joiner|bricklayer|plasterer|upholsterer|physiotherapist|paralegal|matador|chancellor|councillor|counsellor|counselor|ambassador|senator|professor|juror|fitter|caterer|waiter|brewer)$/;
/** "Welder" welds, and a polymer does nothing: whether a single word is somebody by what somebody does. */
function doesAJob(word: string): boolean {
  const stem = word.slice(0, -2);
  return trades.test(word) || isVerbBase(stem) || isVerbBase(`${stem}e`) || isVerbBase(stem.replace(/(.)\1$/, '$1'));
}

/** "Independent optician", "family baker", "high street bank": whose shop it is says what the employer is, and not who is looked for. */
const shop =
  /^(?:(?:small |large |award-winning )?(?:independent|family|family[- ](?:run|owned)|local|boutique|high[- ]street|traditional|village|multiple|corporate|luxury|chain|leading|national|regional) )+(?:opticians?|bakers?|butchers?|florists?|jewell?ers?|grocers?|greengrocers?|chemists?|pharmacists?|dentists?|vets?|(?:estate|letting|travel|insurance) agents?|brewers?|roasters?|tailors?|booksellers?|fishmongers?|confectioners?|chocolatiers?|barbers?|hairdressers?|builders?|brokers?|undertakers?|funeral directors?|garden cent(?:re|er)s?)$/i;
/** Who employs people, by the name of a trade: no single person is a retailer. */
const employs =
  /\b(?:retailer|manufacturer|supplier|housebuilder|house builder|wholesaler|distributor|insurer|publisher|employer|provider|producer|importer|exporter|maker|carrier|lender|developer of [a-z]+|builders['’]? merchant|(?:train|bus|ferry|tour|hotel|cruise|network|telecoms?|port|airport) operator|(?:food|drinks?|furniture|toy|car|shoe|clothing|software) (?:maker|brand|producer)|start-?up|consultancy|charity)s?$/i;

/** Words of rank that a job has or has not. */
const rankOf = (name: string): string[] =>
  name
    .toLowerCase()
    .match(
      /\b(?:head|chief|vice president|vp|president|director|manager|lead|leader|senior|junior|deputy|assistant|supervisor|apprentice|trainee|graduate|principal|executive)\b/g,
    ) ?? [];

/** Whoever helps is not whom they help: an optical assistant is no optician, a teaching assistant no teacher. */
const helps = /\b(?:assistant|aide|helper|attendant|support worker|orderly|auxiliary)s?\b/i;
const professions =
  /(?:ist|ician|nurse|doctor|vet|engineer|teacher|lecturer|lawyer|solicitor|accountant|surveyor|architect|chef|librarian|surgeon|dentist|therapist|midwife|paramedic|social worker|manager|director|lawyer|auditor|programmer|developer|scientist)s?$/i;
const isOverHelpers = (keyword: string, title: string): boolean =>
  helps.test(title) &&
  !helps.test(keyword) &&
  professions.test(keyword) &&
  !/receptionist|typist|florist/i.test(keyword);

/** "Van driver" of a glazier's keywords: that one drives is asked of many, and the job of those whose title says so. */
const drives = /\b(?:van|car|truck|lorry|fork ?lift|flt|minibus|hgv|lgv|delivery) drivers?$/i;
const ofDrivers =
  /\b(?:driv\w+|chauffeur|courier|haul\w*|delivery|transport\w*|lorry|truck\w*|bus|coach|taxi|tram|train|HGV|LGV|PCV)\b/i;
const drivesBesides = (keyword: string, title: string): boolean => drives.test(keyword) && !ofDrivers.test(title);

/** "Ward nurses make great district nurses", "reports to the District Nurse Team Leader": others, and not who is looked for. */
function namesOthers(name: string, asked: string, boss: string): boolean {
  const plain = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\b${plain}s\\b`, 'i').test(asked) || new RegExp(`\\b${plain}\\b`, 'i').test(boss);
}

/** The brief's fields that tell whether a keyword is another name of this job, and which words of it are names. */
interface KeywordBrief {
  keywords: string | null;
  skills: string | null;
  description: string | null;
  responsibilitiesRole: string | null;
}

/** A word that was typed into a search box in small letters, with the capital that it has wherever the brief speaks of it: "go" where Go is asked for. */
function asTyped(word: string, typed: string): string {
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  return /^[a-z]{2,}$/.test(word) &&
    !new RegExp(`\\b${word}\\b`).test(typed) &&
    (program.test(name) ? new RegExp(`\\b${name}\\b`) : new RegExp(`(?<=\\b[a-z]+ )${name}\\b`)).test(typed)
    ? name
    : word;
}

/**
 * The names, as they stand in running text: "a PCV driver". At most two, none that the title says already, and none that is
 * somebody else: what the brief's skills say of several ("ward nurses make great district nurses"), or part of the post that
 * this one reports to.
 */
export function readKeywords(
  brief: KeywordBrief | null | undefined,
  reportsTo: string | null,
  title: DisplayTitle | null,
  place: Place | null,
  book: FactBook,
  usable: Usable,
): SentenceFact[] {
  const found: SentenceFact[] = [];
  // "Are you a lab technician?": whoever comes to be one is none yet.
  if (!title || isLearner(title.text)) return found;
  const town = place?.name.split(',')[0] ?? '';
  const typed = [brief?.skills, brief?.description, brief?.responsibilitiesRole]
    .map((field) => cleanText(field).text)
    .join('\n');
  cleanText(brief?.keywords)
    .text.split(/[,;|/\n•]+/)
    .map((part) =>
      part
        .replace(/[.!?"“”]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .map((part) =>
      town && part.toLowerCase().endsWith(` ${town.toLowerCase()}`)
        ? part.slice(0, -town.length - 1).replace(/ in$/, '')
        : part,
    )
    .forEach((part, index) => {
      const words = part.split(' ');
      const last = words.at(-1) ?? '';
      // "Trainee": what is searched for, and nobody by trade.
      if (
        /^(?:trainee|apprentice|graduate|student|intern|junior|senior|assistant|worker|staff|supervisor)s?$/i.test(part)
      )
        return;
      if (
        found.length >= 2 ||
        part.length < 3 ||
        words.some((word) => /^[a-z]$/.test(word)) ||
        words.length > 4 ||
        notNames.test(part) ||
        programme.test(part) ||
        shop.test(part) ||
        (employs.test(part) && !employs.test(title.text)) ||
        things.test(last) ||
        isRatherTool(words, title.text)
      )
        return;
      // "Porter dublin hospital": typed without its commas.
      if (words.length > 1 && !words.includes('of') && !namesSomebody(last)) return;
      const chief = /^C[A-Z]O$/.test(part);
      // "Continuity of carer", "ratio of nurses": what there is of somebody is nobody; "head of sales" is.
      if (words.includes('of') && !ofSomething.test(part)) return;
      // "Docker", "Blender": a single word with a capital is rather a program.
      if (!chief && (!namesSomebody(part) || (words.length === 1 && /^[A-Z]/.test(part)))) return;
      if (words.length === 1 && /(?:er|or)$/i.test(part) && !doesAJob(part.toLowerCase())) return;
      const name = displayTitle(part, null);
      if (!name || name.plural || name.changed || name.text.split(' ').length !== words.length) return;
      // "Kaufmännischer Leiter": a name in a language that writes it like that.
      const foreign = /[äöüßéèàøåñ]/i.test(part);
      const text = words
        .map((word) =>
          knownAcronym.test(word) && word.length <= 4 && word.length > 1 && !/^(?:it|er|arc|map)$/.test(word)
            ? word.toUpperCase()
            : /[A-Z].*[A-Z]/.test(word) ||
                (/^[A-Z]/.test(word) && program.test(word)) ||
                isProperFirst(word) ||
                foreign ||
                /^[A-Z]$/.test(word)
              ? word
              : asTyped(word.toLowerCase(), typed),
        )
        .join(' ');
      // "Head of supply chain" for a Vice President: another rank is another job.
      if (rankOf(text).some((word) => !rankOf(title.text).includes(word))) return;
      if (isOverHelpers(text, title.text) || drivesBesides(text, title.text)) return;
      // "Electrical apprentice" for an apprenticeship: nobody is one yet.
      if (/(?:^| )(?:apprentice|trainee|intern|learner)$/i.test(text)) return;
      if (namesOthers(text, brief?.skills ?? '', reportsTo ?? '')) return;
      if (coverage(text, title.text) > 0.99 || !usable(text, 'brief', 'the keywords')) return;
      if (found.some(({ fact }) => coverage(text, fact.text) > 0.99)) return;
      found.push({
        fact: book.add('keyword', 'brief', index, text),
        statement: { text: withArticle(text), lower: withArticle(text), kind: 'np', toYou: false, mark: '.' },
      });
    });
  return found;
}
