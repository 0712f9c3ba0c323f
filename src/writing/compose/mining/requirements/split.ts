import { isSureNoun } from '../../language/nouns.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { splitOutsideBrackets } from '../tasks/duty-list.ts';
import { readActivity } from './activity.ts';
import { adjectives, desirableCue, traits } from './cues.ts';
import { isOfTheRest } from './doors.ts';
import { inTheirForces } from './forces.ts';
import { isTool } from './known.ts';
import { withLicences } from './licences.ts';
import { withoutPronouns } from './person-prose.ts';
import { isLanguage, readTools } from './person-shapes.ts';
import { areQualities } from './qualities.ts';
import {
  closesFields,
  closesPapers,
  closesPlaces,
  closesRow,
  closesTongues,
  isOutsideFields,
  qualification,
} from './rows.ts';
import { partSigns } from './signs.ts';
import { partForce } from './split-force.ts';
import { hideCommas, kept, showCommas } from './split-kept.ts';
import {
  closesFears,
  closesThings,
  inHalves,
  inTheTrade,
  isBesideYears,
  isDetailToo,
  isExampleToo,
  isPaperUnderWay,
  partAbility,
  partDash,
  saysHowLong,
  saysWhich,
  withExamples,
} from './split-tails.ts';
import { readProgramNames, withTools } from './tools.ts';
import { saysWhy } from './two-clauses.ts';

/** What says more about the requirement before it: "two of them as a manager". */
export const goesOn =
  /^(?:and [a-z]+ (?:it|so|them|this|that|one)\b|(?:and )?(?:an? )?(?:[a-z]+ )?(?:commitment|dedication|respect|sympathy|empathy|enthusiasm|interest|passion|understanding|experience|knowledge|appreciation|awareness|belief) (?:to|for|in|of|with)$|up to \d[\d,]* (?:cases|calls|covers|beds|rooms|children|pupils|residents|clients|patients|staff|people|users|sites|stores|branches|vehicles|employees|drops|deliveries|payslips|invoices|tickets)$|(?:both )?(?:at (?:least )?|minimum )?(?:level )?[ABC][12]\b(?! [A-Z][a-z]+)|at least level\b|(?:at least )?\d+\+? (?:of (?:them|these) )?[a-z]+ing\b|(?:at least )?(?:one|two|three|four|five|six|seven|eight|\d+|some|most|half|all|both|none) (?:of (?:them|which|whom|these|those)|as (?:an? )?\w+|(?:in|at) [a-z]+)\b|not (?:just|only|merely|simply)\b|(?:(?:but|though|although) )?not (?:an? )?(?:must|essential|required|necessary|needed|deal[- ]?breaker)\b|min(?:imum|\.)? \d+ (?:in|at|as|with|on) |(?:incl?\.?|including|esp\.?|especially|preferably|ideally|with (?:at least )?(?:one|two|three|four|five|six|\d+)|either|or|of which)\b|(?:(?:usually|normally|typically|about|around|roughly|up to|on average|every|no more than|at least) )*(?:once|twice|one|two|three|four|1|2|3|4|a few|every|each|alternate)(?: or (?:two|three|four))?(?: (?:days?|nights?|weeks?|weekends?|times?|mornings?|evenings?|shifts?|saturdays?|sundays?))?(?: (?:in|out of|per|an?|every|each) (?:\w+|every \w+))(?: on average| or so| at most| max(?:imum)?\.?)?$)/i;

const count = '(?:\\d{1,2}|two|three|four|five|six|seven)';

const endsCounted = new RegExp(`\\b${count} [a-z]+$`);
const isCounted = new RegExp(`^${count} [a-z]+(?: [a-z]+)?$`);

/** What asks for something by itself, wherever it stands: "good spoken English", "polite with callers". */
const stands = (piece: string): boolean =>
  /^(?:good|strong|excellent|basic|full|clean|fluent|own|able|willing|happy|can|must|at least|\d+\+? ?(?:years?|yrs?))\s/i.test(
    piece,
  ) ||
  (adjectives.test(piece) && piece.includes(' ')) ||
  isLanguage(piece) ||
  /\bconsidered\W*$/.test(piece) ||
  // "Likes talking to people as much as to figures".
  /^(?:likes|loves|enjoys|knows|speaks|understands|cares|writes|thinks|listens|keeps|takes) [a-z]/.test(piece) ||
  (qualification.test(piece) && !/^[A-Z\d]+(?: [A-Z\d]+)* ?$/.test(piece));

/** Of a time that was named before: "1 leading a crew", "at least 2 managing". */
const ofThose =
  /^(?:at least )?(?:\d{1,2}|one|two|three|four|five)\+? (?:of (?:them|these) )?[a-z]+ing\b(?! experience)/i;
/** Four and more short names without an "and": each is asked for by itself. */
const isBareRow = (commas: readonly string[]): boolean =>
  commas.length > 3 &&
  commas.every((piece) => piece.split(' ').length <= 4 && !/ (?:and|or) /.test(piece)) &&
  !commas.every((piece) => adjectives.test(piece));
/** Whether the wish at the end of a row is of the whole row, by its "or". */
const endsInWish = (commas: readonly string[]): boolean =>
  commas.length > 1 &&
  desirableCue.test(commas.at(-1) ?? '') &&
  / or /.test(commas.at(-1) ?? '') &&
  commas
    .slice(0, -1)
    .every((piece) => /^[A-Za-z]+(?: [a-z]+)?$/.test(piece) && !adjectives.test(piece) && !traits[piece.toLowerCase()]);

/** "Clear, concise writing", "clear, polite phone manner": of one quality and the other. "Basic English, spoken and written". */
const isOfBoth = (last: string, piece: string): boolean =>
  (/^[a-z]+$/i.test(last) && readActivity(`${last}, ${piece}`.toLowerCase()) !== null) ||
  (/^[a-z]+$/i.test(last) &&
    adjectives.test(last) &&
    /^[a-z-]+ (?:[a-z]+ )?(?:manner|voice|approach|attitude|style|nature|handwriting)$/i.test(piece) &&
    adjectives.test(piece)) ||
  // "Full, clean licence".
  (/^(?:full|clean|valid|current)$/i.test(last) &&
    /^(?:full|clean|valid|current|UK|EU|driving|manual) (?:[\w'’]+ ){0,3}licen[cs]e\b/i.test(piece)) ||
  /^(?:both )?(?:spoken|written|oral|verbal|in writing) (?:and|or|&) (?:spoken|written|oral|verbal|in speech)$/i.test(
    piece,
  );

/** What begins with a small word of place is no requirement of its own. */
const whereToo = /^(?:(?:or|and) )?(?:in|at|within|across|under|from|among|between|throughout) [a-z]/;

/** Stands for a comma that parts nothing. */
const JOINED = '\u0003';
const namesInRow =
  /\b(?:[Hh]ands-on|[Ee]xperience|[Ee]xperienced|[Pp]roficient|[Ss]killed|[Ff]amiliar|[Cc]onfident|[Cc]omfortable|[Cc]ompetent|[Ee]xpert)(?: experience)? (?:with|in|of|using) [A-Z][^,;.]*?(?:, [A-Z][\w .+#/-]*?)*, [A-Z][\w .+#/-]*? (?:and|or) [A-Z][\w+#.-]*/g;

/** "FLT licence = bonus, £14.60": a wish, and what it pays, which nobody is asked for. */
const inWords = (text: string): string =>
  inHalves(withoutPronouns(text))
    // "B.E. Mech 3-5 yrs in press tools": a degree, and so long.
    .replace(
      /((?:^|[,;\n]\s*)(?:B\.?E\.?|B\.?Tech\.?|M\.?Tech\.?|BEng|Diploma|MBA|B\.?Sc\.?|B\.?Com\.?|ITI)(?: ?\/ ?[\w.]+)?(?: [A-Za-z]+)?) (?=(?:min\.? |with )?\d+\+?(?: ?(?:-|–|to) ?\d+)? ?(?:yrs?|years?)\b)(?:with )?/g,
      '$1; ',
    )
    // "Full clean licence over 21 for insurance": the age is another thing.
    .replace(
      /(\blicen[cs]e),? (?:and )?(?:aged? )?over (\d\d)(?: for (?:the )?insurance)?(?=$|[,;\n])/gi,
      '$1; over $2',
    )
    .replace(
      /(\b\d\d(?:\+| or over| and over)) for (?:the )?insurance(?: purposes)? (?:with|and) (?:an? )?(?=(?:full|clean|valid)\b)/gi,
      '$1 for the insurance; ',
    )
    // "Hold, or be working towards, a diploma": it is held, or on the way.
    .replace(
      /(?:,? and |\b)(?:hold|have),? or (?:be |are )?(?:working|studying) (?:towards|for),? (an? [^,.;\n]+)/gi,
      '; $1 or working towards it',
    )
    // "Hold, or be prepared to study for, NPTC Level 2": held, or soon.
    .replace(
      /\b(hold|have|possess), or (be )((?:prepared|willing|happy|ready) to (?:study for|work towards?|obtain|gain|get|complete|achieve)), (?=\S)/gi,
      '$1 or $2$3 ',
    )
    // "We need someone who knows dementia care": what is asked of them.
    .replace(
      /(?:^|(?<=[.;\n]\s*))(?:we|I)(?:['’](?:re|m)| are| am)? (?:need|want|looking for|seeking|after) (?:someone|somebody|a person|people) who (?=knows?|has|have|is|are|can)/gi,
      '\n',
    )
    // "Knows vendors in Jaipur / Tiruppur / Surat": places, and nothing that is known.
    .replace(
      /\b(?:in|across|around|from|near) (?:[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?: \/ [A-Z][a-z]+(?: [A-Z][a-z]+)?)+/g,
      (row) => row.replace(/ \/ (?=[^/]+$)/, ' and ').replace(/ \/ /g, `${kept} `),
    )
    // "Knows CMYK / Pantone / dielines": all of them.
    .replace(
      /\b(knows?|knowledge of|familiar with) ([^/;,.\n]+(?: \/ [^/;,.\n]+){2,})/gi,
      (_, verb: string, row: string) => {
        return row
          .split(' / ')
          .map((name) => `${verb} ${name.trim()}`)
          .join(', ');
      },
    )
    // "Active NMBI registration, general division": which part of the register.
    .replace(
      /(\b(?:registration|registered|PIN|clearance|membership)), ((?:[a-z-]+ |[A-Z]{2,5} ){0,2}(?:division|branch|part \d|register|route|level))(?=$|[,;\n]|\.(?:\s|$))/gi,
      '$1 ($2)',
    )
    // "Registered nurse, active NMBI registration": somebody, and what is had.
    .replace(
      /^([A-Z][A-Za-z ]{4,40}), (?=(?:active|current|valid|live|full) [A-Z]{2,6} (?:registration|membership|PIN|licen[cs]e)\b)/gm,
      '$1; ',
    )
    // "Driving licence essential (house car provided)": what is offered asks for nothing.
    .replace(
      / (essential|required|needed|desirable|preferred|a must|a plus) \((?=[^()]*\b(?:provided|given|supplied|paid|offered|available)\b)[^()]*\)/gi,
      ' $1',
    )
    // "Three grade Ds Junior Cert": in it.
    .replace(/\b(grade [A-H]\d?s?) (?=(?:Junior|Leaving) Cert)/g, '$1 in the ')
    // "Use of a car insured for business, manual testing": the row of what is used is no row of cars.
    .replace(
      /\b(use of (?:an? |your own |own )?(?:[a-z]+ )?(?:car|vehicle|van|motorbike|moped)\b[^,;\n]*), (?=\S)/gi,
      '$1; ',
    )
    // "Will train right person": nothing that is asked.
    .replace(/(?:^|(?<=[,;\n]) ?)(?:we )?(?:will|can|happy to) train (?:the )?right (?:person|candidate)\b/gi, '')
    .replace(
      /(?:^|(?<=[.;\n]\s*))(?:the )?(?:(?:successful |ideal )?(?:candidates?|applicants?)|appointee) (?:will|should|must|can) (?:offer|bring|have|possess|demonstrate|show|hold) /gi,
      '',
    )
    .replace(/\s*=\s*(?:a )?(bonus|plus|advantage|must|essential|desirable)\b/gi, (_, mark: string) =>
      /^(?:bonus|plus|advantage)$/i.test(mark) ? ' desirable' : ` ${mark.toLowerCase()}`,
    )
    .replace(
      /(?:^|[,;]) ?[£€$₹]\d[\d.,]*\d(?: ?(?:ph|p\/h|an hour|per hour|a year|pa|k))?(?=$|[,;\n]|\.(?:\s|$))/gi,
      '',
    );

/** Parts an answer such as "PCV licence (category D), calm under pressure" into requirements. */
export function splitRequirements(text: string): string[] {
  // "Good timekeeping, we start at 6": why, and nothing that is asked.
  return partRequirements(hideCommas(inTheirForces(text)))
    .map(showCommas)
    .filter((part, at) => at === 0 || !saysWhy(part));
}

function partRequirements(text: string): string[] {
  const parts: string[] = [];
  // Where the parts of the sentence before begin.
  let fromSentence = 0;
  // Inside a bracket a semicolon parts nothing that is asked.
  for (const sentence of withLicences(inWords(text))
    .replace(/\([^()]*\)/g, (aside) => aside.replace(/;/g, ','))
    .split(
      /\n|;|(?<=[\w)])(?<!(?:^|[\n;,])\s*[A-Z][A-Za-z]{0,4}\.[A-Z][A-Za-z]{0,4}(?=[.]\s+(?!(?:Good|Fluent|Strong|Excellent|Basic|Full|Valid|Minimum|Must|At|No|Able|You|We|Some|An?|The|Experience|Knowledge|Ability)\b)[A-Z]))(?<!\b(?:e\.g|i\.e|min|max|approx|incl|inc|acc|vs|no|dept|equiv|pref|comm|elect|mech|dipl|govt|comp|sci|univ|assoc|cert|qual|St|Dr))[.!]\s+(?=[A-Z])|(?<=[a-z]{3}|\)|\d\+|[A-Z]{2})(?<!\b(?:min|max|approx|incl|acc|accom|avail|int|intl|paed|mgmt|resi|prof|app|imm|veh|mths|yrs|hrs|mins|lic|reg|quals|ops|admin|pref|ess|exp|etc|inc|dept|qual|equiv|comm|elect|mech|dipl|govt|comp|sci|univ|assoc|cert|hort|agri|ag|tech|vet|med|sec|nec))[.]\s+(?!(?:certs?|quals?|exp|experience|degree|licen[cs]e|ticket|card|skills|diploma|background|knowledge)\b|(?:an? )?(?:must|plus|bonus|advantage|pref|preferred|desirable|essential|req|required|needed|nice|useful|handy|helpful|ideal)\b)(?=[a-z])|(?<=\))[.]\s+(?=\d)|(?<=\d\+? ?(?:yrs|years|months|mths) min|\b(?:experience|exp|skills|degree) pref)[.]\s+(?=[A-Z])|(?<=\b[a-z]{2,})(?<!\b(?:min|max|approx|grade|level|class|band|no|yr|eg|ie|St))[.]\s+(?=(?:\d+\+?|\d+ ?(?:-|to) ?\d+) (?:years?|yrs?|months?|GCSEs?)\b)|!+\s+|\s[•·]\s|(?<=\S)\s\*\s(?=\S)/,
    )) {
    const cleaned = sentence.replace(/^\s*(?:[-–—•*·▪◦●‣>✓]|\(?\d{1,2}[.)])\s*/, '').trim();
    if (!cleaned) continue;
    const label = /^(?:essential|desirable|required|preferred|nice to have|bonus|plus|ideal(?:ly)?)\s*:\s*/i.exec(
      cleaned,
    );
    const wanted = /^(?:desirable|preferred|nice|bonus|plus|ideal)/i.test(label?.[0] ?? '');
    const bare = label ? cleaned.slice(label[0].length) : cleaned;
    // Who parts by semicolons uses commas inside a requirement.
    // "COBOL, JCL, CICS; or a strong developer in another language": one way in or the other, and neither a must.
    if (/^(?:or|otherwise|alternatively)\b/i.test(bare) && fromSentence < parts.length) {
      parts.splice(fromSentence, parts.length - fromSentence, `${parts.slice(fromSentence).join(', ')}, ${bare}`);
      continue;
    }
    fromSentence = parts.length;
    // "A CPA, Wirtschaftsprüfer or similar qualification is welcome but not required": one wish.
    if (
      /^[^:;]{3,90}, [^:;,]{2,50}(?:, [^:;,]{2,50})? or [^:;,]{2,50} (?:is|are|would be) (?:an? )?(?:welcome|desirable|preferred|advantage|plus|bonus|helpful|useful|nice to have)\b(?:,? (?:but|though|and) [^,;:]+)?[.]?$/i.test(
        bare,
      ) &&
      !/\b(?:is|are|must|required|essential|needed)\b/i.test(bare.split(/ (?:is|are|would be) /)[0] ?? '')
    ) {
      parts.push(bare);
      continue;
    }
    // "You may be a nurse, a midwife or a paramedic": a sentence of its own, of which nothing is asked by itself.
    if (/^you (?:may|might|could)\b/i.test(bare)) {
      parts.push(bare);
      continue;
    }
    // "At least one of: NVQ 3, HNC, HND": one row, whatever else is asked.
    if (/^(?:at least )?(?:one|two) of(?: these| the following)?:? [^:;]{5,90}$/i.test(bare)) {
      parts.push(bare);
      continue;
    }
    // "Hands-on with Google Ads, Meta Ads Manager and GA4": names of what one has one's hands on.
    const commas = splitOutsideBrackets(bare.replace(namesInRow, (row) => row.replaceAll(', ', JOINED))).map((piece) =>
      piece.replaceAll(JOINED, ', '),
    );
    const whole =
      text.includes(';') &&
      // "German not required, publications".
      !/\bnot (?:required|needed|necessary|essential)$/i.test(commas[0] ?? '') &&
      !desirableCue.test(commas.length > 1 ? (commas[0] ?? '') : '') &&
      commas.some((piece) => desirableCue.test(piece)) === desirableCue.test(commas[0] ?? '');
    const pieces =
      // "5 GCSEs inc maths, English, science".
      (text.includes(';') &&
        /\b(?:incl?|including|inc)\b\.? [\w ]+$/.test(commas[0] ?? '') &&
        commas.slice(1).every((piece) => /^(?:and |or )?[\w&]+(?: (?:and|or) \w+)?$/.test(piece))) ||
      (whole &&
        (commas.length < 4 || bare.split(' ').length <= 12) &&
        !commas.slice(1).some(stands) &&
        !isBareRow(commas) &&
        // "Tractor driving, chainsaw tickets, walling or willing to learn": its "or" closes no row.
        !(
          commas.length > 2 &&
          /\bor (?:be |are )?(?:willing|prepared|happy|ready|able|working)\b/.test(commas.at(-1) ?? '')
        ) &&
        // Four and more are a row of one thing only where it says so.
        !(
          commas.length > 3 &&
          !/ (?:and|or|&) /.test(commas.at(-1) ?? '') &&
          !/\b(?:in|of|with|using|any|such as|e\.g\.)\b/.test(commas[0] ?? '')
        ) &&
        // "Kotlin or Java (5+ yrs), Postgres you can tune": each says more of its own.
        !commas.some((piece) => /\(\d+\+? ?(?:years?|yrs?)\b|[A-Za-z] you(?:['’]re| can| are| have)\b/.test(piece))) ||
      // "Pilates, yoga or sports course a plus", among requirements that semicolons part.
      (text.includes(';') && commas.length < 4 && endsInWish(commas))
        ? [bare]
        : commas;
    let wish = wanted;
    for (const [index, typed] of pieces.entries()) {
      // "Calm, nice to have: Sage, Xero": a label that all behind it stand under.
      const inner =
        /^(?:nice to have|desirable|preferred|bonus(?: points)?|a plus|ideally)\s*:\s*/i.exec(typed)?.[0] ?? '';
      if (inner) wish = true;
      const piece = typed.slice(inner.length);
      // "3 years in paving; 1 leading a crew": the second is of the first.
      const before = parts.at(-1);
      if (index === 0 && before && /\byears?\b|\byrs?\b/i.test(before) && ofThose.test(piece)) {
        parts[parts.length - 1] = `${before}, ${piece}`;
        continue;
      }
      const last = index === 0 ? undefined : parts.at(-1);
      // "React and TypeScript, 3 yrs min": so long of what stands before.
      if (
        last &&
        index === 1 &&
        pieces.length === 2 &&
        /^(?:min(?:imum)?\.? |at least )?\d+\+? ?(?:yrs?|years?)(?: min(?:imum)?)?[.]?$/i.test(piece) &&
        /^[A-Z][\w.+#& /-]*$/.test(last) &&
        !/[a-z]{3,} [a-z]{3,}$/.test(last)
      ) {
        parts[parts.length - 1] = `${last}, ${piece}`;
        continue;
      }
      const long = last ? saysHowLong(last, piece) : null;
      if (long) {
        parts[parts.length - 1] = long;
        continue;
      }
      const trade = last ? inTheTrade(last, piece) : null;
      if (trade) {
        parts.push(trade);
        continue;
      }
      // "Three years in audit, CIMA or working towards it": the second way in is to the paper alone.
      if (last && isPaperUnderWay(piece)) {
        parts.push(piece);
        continue;
      }
      // "Call centre background, inbound or outbound": which of them.
      if (last && saysWhich(last, piece)) {
        parts[parts.length - 1] = `${last} (${piece})`;
        continue;
      }
      // "Not afraid of spiders, rats or snakes", "WMS experience eg Manhattan, Red Prairie", "coded welder: TIG, MMA".
      if (
        last &&
        (closesFears(last.split(', ')[0] ?? '', [...last.split(', ').slice(1), ...pieces.slice(index)]) ||
          isExampleToo(last, piece) ||
          isDetailToo(last, piece))
      ) {
        parts[parts.length - 1] = `${last}, ${piece}`;
        continue;
      }
      if (last && (goesOn.test(piece) || isOfBoth(last, piece) || isOfTheRest(piece))) {
        parts[parts.length - 1] = `${last}, ${piece}`;
        continue;
      }
      // "A degree in business, law or a related field", "some Bulgarian, Romanian or Russian".
      if (
        last &&
        (closesFields(last, piece, pieces[index + 1] ?? '') ||
          closesTongues(last, piece, pieces[index + 1] ?? '') ||
          closesPapers(last, piece, pieces[index + 1] ?? ''))
      ) {
        parts[parts.length - 1] = `${last}, ${piece}`;
        continue;
      }
      // "Strong Python, Go or Rust": one of the three.
      const skilled = /^(?:good|strong|solid|basic|working|hands-on|advanced|excellent) (\S+(?:, \S+)*)$/i.exec(
        last ?? '',
      );
      if (
        last &&
        skilled?.[1]?.split(', ').every(isTool) &&
        [piece, pieces[index + 1] ?? ''].some((next) => / or /.test(next) && next.split(' or ').every(isTool)) &&
        piece.split(' or ').every(isTool)
      ) {
        parts[parts.length - 1] = `${last}, ${piece}`;
        continue;
      }
      // "experience in sales, marketing or PR" is one requirement.
      if (
        last &&
        (/\b(?:in|of|with|using|including)\s+[\w\s,'’-]+$/.test(last) ||
          // "2 years fundraising, sales or account management".
          /^\d+\+? (?:years?|yrs?)['’]? [a-z]+ing$/i.test(last)) &&
        // "With at least 4 years as PM, AWS or Azure": a time is no part of a row.
        !/\b(?:in|of|with|using|including)\s+(?:at least |min\.? )?\d[\w+]* [\w\s-]+$/.test(last) &&
        (/^[\w-]+(?:\s[\w-]+)? (?:or|and) [\w-]+(?:\s[\w-]+)?$/.test(piece) ||
          (/^[\w-]+$/.test(piece) && /^(?:[\w-]+\s)?(?:[\w-]+ )?(?:or|and) [\w-]+/.test(pieces[index + 1] ?? ''))) &&
        !isOutsideFields(last, piece) &&
        !isBesideYears(last, piece) &&
        // "Years in a plant, cGMP, Aspen or similar": names are no part of a row of words, nor a program of a row of trades.
        !(/^\S*[A-Z]/.test(piece) && !/[A-Z]\S*$/.test(last)) &&
        !(isTool(piece) && !isTool(/(\S+)$/.exec(last)?.[1] ?? '')) &&
        !adjectives.test(piece) &&
        !traits[piece.toLowerCase()] &&
        !areQualities(piece) &&
        // "Registered with the FRC, own van and tools": what is owned is asked for by itself.
        !/^(?:your )?own /i.test(piece) &&
        !/ (?:or|and) /.test(
          piece.split(' ').length < 5 && readTools(piece.split(/ (?:or|and) /)[0] ?? '') ? piece : '',
        ) &&
        // "Years with dairy cows, Green Certificate or similar": a paper is asked for by itself.
        !/\b(?:cert(?:ificate)?s?|licen[cs]es?|tickets?|cards?|degrees?|diplomas?|qualifications?)\b/i.test(piece) &&
        // "Worked with children with additional needs, GCSE English and maths": a qualification is asked for by itself.
        !qualification.test(piece) &&
        // "Years in stores, SAP or any ERP": a program is no part of a row of fields.
        !(/^[A-Z]{2}/.test(piece) && /\s[a-z]+$/.test(last)) &&
        // "Years in a plant, Tamil and English": languages are asked for by themselves.
        !(/^[A-Z]\w+ (?:and|or) [A-Z]\w+$/.test(piece) && !/\b(?:in|of|with|using|including)\s+[A-Z]\w+$/.test(last)) &&
        !(/^[A-Z]{3,} (?:or|and) [A-Z]{3,}$/.test(piece) && /\bin [a-z ]+$/.test(last)) &&
        // "Two years in a classroom, Brightwheel, CPR and first aid": a program is asked for by itself.
        !(readProgramNames(piece) !== null && !/ (?:in|of|with|using) [A-Z]\w+$/.test(last)) &&
        // "Knowledge of food law, spoken Dutch and Frisian": languages go on only behind another.
        !(
          piece.split(/ (?:or|and) /).every((part) => isLanguage(part.split(' ').at(-1) ?? '')) &&
          !isLanguage(/(\S+)$/.exec(last)?.[1] ?? '')
        ) &&
        // A row that has its "or" already is closed: "a degree in planning or similar, RTPI member or eligible".
        !/\b(?:in|of|with|using|including)\b.*\s(?:or|and)\s/.test(last)
      )
        parts[parts.length - 1] = `${last}, ${piece}`;
      // "Able to work nights, weekends and holidays", "must pass a hearing test, a medical and a check": one row.
      else if (last && closesRow(pieces[0] ?? '', pieces.slice(1)) && pieces.length <= 5)
        parts[parts.length - 1] = `${last}, ${piece}`;
      // "Knows timber, heavyside and plumbing": all of them.
      else if (
        last &&
        /^(?:knows?|understands?|knowledge of) [a-z]+$/i.test(last) &&
        /^[a-z]+ (?:and|or) [a-z]+$/.test(piece) &&
        !adjectives.test(piece)
      )
        parts[parts.length - 1] = `${last}, ${piece}`;
      // "OK with smells, snakes and heat": things of one row.
      else if (
        last &&
        /^(?:ok(?:ay)?|fine|comfortable|happy|good|at ease|confident) (?:with|around|in) [a-z]+(?: [a-z]+)?$/i.test(
          last,
        ) &&
        closesThings(piece)
      )
        parts[parts.length - 1] = `${last}, ${piece}`;
      // "Travel to Coimbatore, Rajkot and Pune foundries": places of one row.
      else if (last && closesPlaces(last, piece, pieces[index + 1] ?? ''))
        parts[parts.length - 1] = `${last}, ${piece}`;
      // "Good level of French, technical English": two languages of one requirement.
      else if (
        last &&
        isLanguage(/\b(?:level|command|knowledge) of ([A-Z]\w+)$/.exec(last)?.[1] ?? '') &&
        isLanguage(/^(?:[a-z]+ )?([A-Z][a-z]+)$/.exec(piece)?.[1] ?? '')
      )
        parts[parts.length - 1] = `${last} and ${piece}`;
      // "Happy with 2 days, 2 nights", "four on, four off".
      else if (last && endsCounted.test(last) && isCounted.test(piece)) parts[parts.length - 1] = `${last}, ${piece}`;
      // "Can pass a test, work in cold, lift 60 lbs": all of it under "can".
      else if (
        last &&
        /^(?:can|able to) /i.test(last) &&
        // "Able to do shifts, Access NI check": a capital inside a line is a name's.
        /^[a-z]/.test(piece) &&
        isVerbBase(piece.split(' ')[0] ?? '') &&
        piece.includes(' ') &&
        // "Plant knowledge desirable": a thing to have, and nothing to do.
        !/^[a-z]+ (?:[a-z]+ )?(?:knowledge|experience|skills?|awareness|background|sense|ability|qualifications?|licen[cs]e|certificate)\b/i.test(
          piece,
        )
      )
        parts.push(`${/^can/i.test(last) ? 'can' : 'able to'} ${piece}`);
      // "At board level in a charity, in health care or in a comparable setting": where, still of what stands before.
      else if (last && whereToo.test(piece) && / (?:in|at|with|on|for|of|from) /.test(last))
        parts[parts.length - 1] = `${last}, ${piece}`;
      else if (last && /^(?:or|but|which|who|where)\b/i.test(piece)) parts[parts.length - 1] = `${last}, ${piece}`;
      else
        parts.push(
          `${piece.replace(/^(?:and|plus|also|together with|as well as|along with|coupled with|combined with|in addition to)\s+/i, '')}${wish && !desirableCue.test(piece) ? ' desirable' : ''}`,
        );
    }
  }
  return withTools(
    parts
      .filter((part, at) => parts.findIndex((other) => sameWords(other, part)) === at)
      .map(withExamples)
      .flatMap(partSomebody)
      .flatMap(partWaived)
      .flatMap(partDash)
      .flatMap(partAbility),
  );
}

/** "Hygiene, hygiene, hygiene" is one. */
const sameWords = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** "English C1 / Dutch not required": only the second isn't. */
const partWaived = (part: string): string[] => {
  const halves = /^(\S[^/]{2,40}) \/ ([^/]{2,40} not (?:required|needed|necessary|essential))$/i.exec(part);
  if (halves?.[1] && halves[2]) return [halves[1], halves[2]];
  // "Fluent English - German not needed but nice".
  const dashed =
    /^([^–—]{3,50}?)\s+[–—-]\s+([A-Z][a-z]+(?: [a-z]+)? (?:is )?(?:not (?:required|needed|necessary|essential)|(?:a )?(?:plus|bonus)).*)$/.exec(
      part,
    );
  return dashed?.[1] && dashed[2] && isLanguage(dashed[2].split(' ')[0] ?? '') ? [dashed[1], dashed[2]] : [part];
};

/** "Gentle hands and a good listener": something to have, and somebody to be. */
export function partSomebody(text: string): string[] {
  // "Knowledge; planning law; urban design": of a table's row the first cell is what is asked for sure.
  const cell =
    /^(?:qualifications?|education(?: and training)?|experience|knowledge|skills?(?: and abilities)?|abilities|aptitudes?|attributes|personal qualities|personal|training|circumstances|disposition|other(?: requirements)?)\s*;\s*([^;]{3,})(?:;.*)?$/i.exec(
      text.trim(),
    )?.[1];
  if (cell) return [cell.trim()];
  const forces = partForce(text.trim());
  if (forces) return forces;
  // "Very good Excel skills, knowledge of SAP desirable": only the second is wished for.
  const [must = '', wish = '', ...more] = splitOutsideBrackets(text.trim());
  if (
    more.length === 0 &&
    desirableCue.test(wish) &&
    !desirableCue.test(must) &&
    / [a-z]*(?:skills?|experience|knowledge|English|German|French|degree|licen[cs]e|qualification)$/.test(must) &&
    /^(?:[a-z]+ )?(?:knowledge|experience|understanding|command|skills?|training|certification) (?:of|in|with|on) /i.test(
      wish,
    )
  )
    return [must, wish];
  const halves = /^(?!an? )((?:[a-z-]+ ){1,3}[a-z]+s?) and (an? (?:[a-z-]+ ){1,2}[a-z]+(?:er|or|ist|player))$/i.exec(
    text.trim(),
  );
  return halves?.[1] && halves[2] && !/(?:er|or)$/.test(halves[1]) && isSureNoun(halves[1])
    ? [halves[1], halves[2]]
    : partSigns(text);
}
