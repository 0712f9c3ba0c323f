/** Rows that end in "or": one demand that several things meet, and never several demands. */
import { withArticle } from '../../language/articles.ts';
import { isKnownNoun } from '../../language/nouns.ts';
import { adjectives, desirableCue, traits } from './cues.ts';
import { ofAll } from './deeds-together.ts';
import { isTool } from './known.ts';
import { areNamesOfKind } from './names-of-kind.ts';
import { isLanguage, isSomebody } from './person-shapes.ts';
import { areQualities } from './qualities.ts';
import { ownStart, rowOf } from './row-background.ts';
import { qualification } from './rows.ts';
import { kept } from './split-kept.ts';
import { saysWhich } from './split-tails.ts';

/**
 * A word that governs what follows, and so all of a row: "in", "of", "as", "running", "have led". What it governs is a name
 * of one word, or a longer one of up to five.
 */
const governed =
  /^(?:.*\b(?:in|of|with|as|for|using|from|on|at|within|between|across|towards?|either|is|are|led|taught|run|held|sold|built|made|[a-z]{3,}ing|[a-z]{3,}ed(?= (?:an?|the|your) ))|any of (?:these|the following):) ((?:an? |the )?[\w&'’./+#-]+(?: [\w&'’./+#-]+){0,4})$/i;
/** What a demand of its own is made of. */
const ownWord =
  /\b(?:experience|exp|skills?|knowledge|background|licen[cs]es?|degrees?|certificates?|certs?|tickets?|cards?|diplomas?|qualifications?|qualified|registration|registered|membership|member|chartered|years?|yrs|months?|driver|car|van|vehicle|transport|weekends?|evenings?|nights?|shifts?|full[- ]time|part[- ]time|English|manner|attitude|check|clearance|GCSEs?|NVQ|mandatory|essential|required)\b/i;
/** What is no other thing, but one like those before: "or similar", "or any ERP", "or a related field". */
const alike =
  /^(?:both|all|none|neither)$|^(?:an? )?(?:similar|equivalent|equal|related|comparable|relevant|other|another|any|allied|such)\b/i;
/** The second way of something is to get it later, and no thing of a row. */
const later =
  /^(?:be |are |currently |already )?(?:willing|prepared|happy|ready|able|keen|eligible|(?:working|studying|training) (?:towards?|for|to|as)|awaiting|waiting|under way|get|gain|obtain|the (?:will|wish|ability)|will|you|we|can|if|not|higher|above|more|better|over|older|part|doing)\b/i;

const inBrackets = /\s*\([^()]*\)/g;
/** What two things of a row are joined by. */
const or = /,? (?:and\/)?or /;

/** Whether a piece only names a thing, and asks for nothing by itself. */
const onlyNames = (piece: string): boolean =>
  /^(?:an? |the )?[\p{L}\d][\p{L}\d&'’./+#-]*(?: [\p{L}\d&'’./+#-]+){0,4}$/u.test(piece) &&
  !ownStart.test(piece) &&
  !ownWord.test(piece) &&
  !adjectives.test(piece) &&
  !traits[piece.toLowerCase()] &&
  !areQualities(piece) &&
  !qualification.test(piece);

const isCapital = (name: string): boolean => /^(?:an? )?[A-Z]/.test(name);

/** "Dante, AVB or MADI networks": names of one kind, which the last one's noun tells. */
const kindOf =
  /^([A-Z][\w.+#/-]*) or [A-Z][\w.+#/-]*(?: [A-Z][\w.+#/-]*)? (?:systems?|software|networks?|controls?|machines?|tools?|platforms?|packages?|standards?|frameworks?|databases?)\b/;

/** Whether all of the pieces are names that the last one's noun is said of. */
function sharesHead(pieces: readonly string[], last: string): boolean {
  const named = kindOf.exec(last)?.[1];
  if (named !== undefined)
    return [...pieces, named].every((name) => /^[A-Z][\w.+#/-]*(?: [A-Z\d][\w.+#/-]*)?$/.test(name) && onlyNames(name));
  const one = rowOf.exec(last)?.[1];
  if (one === undefined) return false;
  const names = [...pieces.map((piece) => piece.replace(/^(?:have|hold|holds|has) (?:an? )?/i, '')), one];
  return (
    names.every(
      (name) =>
        // "Nursing, paramedic or military diving background": the word may tell of a quality too, and here it names a trade.
        (onlyNames(name) || isSomebody(withArticle(name.toLowerCase()))) &&
        name.split(' ').length < 4 &&
        !isTool(name) &&
        !isLanguage(name),
    ) &&
    // "CSCS, roofing or slating experience": letters are a paper of their own, where not all of them are.
    new Set(names.map((name) => /[A-Z\d]{2}/.test(name))).size === 1
  );
}

/** Who somebody is, by the end of the word. */
const trade = /^(?:[a-z-]+ )?[a-z]*(?:[a-z]{3}(?:er|or|ist|ian|man|ant)|cook|chef|nurse|clerk|mechanic)$/;

/** "Fitter, turner or toolmaker by trade": one of several people, by their endings and by one that is known. */
function areSomebody(pieces: readonly string[], last: string): boolean {
  const names = [...pieces, ...last.replace(/ (?:by|with|in|of|from|at|who) .*$/i, '').split(or)].map((name) =>
    name.trim().toLowerCase().replace(/^an? /, ''),
  );
  const known = (name: string): boolean => isSomebody(withArticle(name));
  return names.some(known) && names.every((name) => known(name) || trade.test(name));
}

/** "Electrician", "mechatronics technician or similar": several trades, of which the last piece closes the row. */
const areTrades = (pieces: readonly string[], last: string): boolean => {
  const [, one = '', other = ''] = /^(?:(.+?),? )?or (?:an? )?(.+)$/.exec(last) ?? [];
  return (
    alike.test(other) &&
    [...pieces, ...(one === '' ? [] : [one])].every((name) => {
      const bare = name.replace(/^an? /, '');
      return bare.split(' ').length < 4 && (isSomebody(withArticle(bare)) || trade.test(bare));
    })
  );
};

/** Letters or a name, and no word: "PRINCE2", "ICH-GCP", "Linux". */
const isName = (name: string): boolean => /^[A-Z][\w+#./-]*(?: [A-Z\d][\w+#./-]*)*$/.test(name);
/**
 * "Running production systems, Linux, Kubernetes, one of Go or Python": behind a thing in plain words names begin another
 * row, where two of them stand side by side or the last two are both names. One alone is a trade: "in retail, FMCG or food".
 */
function beginsNames(first: string, middle: readonly string[], own: readonly string[]): boolean {
  const before = middle.at(-1) ?? first;
  const pair = own.slice(-2).every(isName);
  // "In retail, hospitality, FMCG or QSR": letters of one word each, among words.
  const trades = [first, ...middle].every((name) => /^[a-z]+$/.test(name));
  if (pair && !trades && (!/[A-Z]/.test(before) || (!/[A-Z]/.test(first) && !isName(before)))) return true;
  if (/[A-Z]/.test(first)) return false;
  return (
    (middle.length > 1 && middle.slice(0, 2).every(isName)) ||
    // "With a recognised union, TPM or lean at scale": what has its own end is no third of two things with one article.
    (/^(?:an? |the )/.test(first) &&
      own.length === 2 &&
      isName(own[0] ?? '') &&
      / (?:at|on|in) [a-z]+$/.test(own[1] ?? ''))
  );
}
/** A paper by its kind: a row of posts, bodies or fields has none at its end. */
const paperKind = /\b(?:qualifications?|diplomas?|degrees?|certificates?|licen[cs]es?|memberships?)\b/i;
/** "Approval as PCF-50, QFA or accountancy qualification", "registration with the NMBI, HDip or postgraduate diploma". */
const endsInPaper = (begins: string, last: string): boolean =>
  paperKind.test(last) &&
  !paperKind.test(begins) &&
  /\b(?:as|by|of|with the|registration with|registered with) (?!an? )[^,]+$/.test(begins) &&
  /\b(?:fit|approv\w+|registered|registration|eligible|years?|experience|regist\w+)\b/i.test(begins);

/** Whether the last piece closes the row that `first` begins, with `middle` between them. */
function closes(first: string, middle: readonly string[], last: string): boolean {
  const [, one = '', other = ''] = /^(?:(.+?),? )?(?:and\/)?or (.+)$/.exec(last) ?? [];
  if (other === '' || later.test(other) || /^(?:an? )?(?:[a-z]+ )?(?:ability|willingness)\b/i.test(other)) return false;
  // "On a grill, flat-top or fry station", "primary, secondary or special schools": said of the noun that the last has.
  const shared =
    /^[\w-]+ [a-z-]+$/.test(other) && !adjectives.test(other) && isKnownNoun(other.split(' ').at(-1) ?? '');
  const names = [...middle, ...(one === '' ? [] : [one])];
  const named = (name: string): boolean =>
    onlyNames(name) || (shared && /^[a-z-]+$/.test(name) && !adjectives.test(name) && !traits[name]);
  // "In purchasing, calm or curious": the second half of a pair of manners is a manner too.
  if (names.length === 0 || !names.every(named) || adjectives.test(other) || areQualities(other)) return false;
  const own = [...names, ...(alike.test(other) ? [] : [other])];
  // "Years in a plant, Tamil or English", "years in stores, SAP or any ERP": names are no part of a row of words.
  if (!isCapital(first) && own.every(isCapital)) return false;
  const headed = first.split(' ').at(-1) ?? '';
  if (own.every((name) => isTool(name)) && !isTool(headed)) return false;
  if (beginsNames(first, middle, own)) return false;
  // "Years in plating, salt spray testing, Tamil or Kannada": languages close no row of other things.
  return (
    !(alike.test(other) ? own.slice(-1) : own.slice(-2)).every((name) => isLanguage(name.split(' ')[0] ?? '')) ||
    isLanguage(headed)
  );
}

/** "A JNC, a degree in youth work, or three years with young people": a comma before the last "or" closes all of a sentence. */
const isWholeSentence = (pieces: readonly string[], last: string): boolean =>
  /^or (?!\w+ing\b)/.test(last) &&
  pieces.length > 1 &&
  pieces.length < 5 &&
  !later.test(last.slice(3)) &&
  !alike.test(last.slice(3)) &&
  [...pieces, last.slice(3)].every(
    (piece) =>
      !or.test(piece) &&
      !adjectives.test(piece) &&
      !traits[piece.toLowerCase()] &&
      !areQualities(piece) &&
      !desirableCue.test(piece) &&
      !/^(?:good|strong|own|able|willing|can|must|you)\b/i.test(piece),
  );

/** "Two years in retail, garden centres or nurseries a plus": the years are a must, and only what follows is wished for. */
const wishedAfterYears = (begins: string, last: string): boolean =>
  desirableCue.test(last) && /\b(?:years?|yrs?|months?)\b/i.test(begins);

const headed =
  /\b(experience|background|knowledge|skills|certificate|cert|diploma|degree|qualification|training|licence|ticket|[NS]VQ|BTEC|HN[CD]|ITI|GCSEs?)\b/i;
/** What a body gives to those in it, named by its letters or its name. */
const ownPaper = /(?:^|\bor )[A-Z][\w.]*(?: [A-Z]\w+)* (membership|registration|accreditation|chartership)$/;
/** "Knowledge of planning law, a legal or police background": the last piece has a head of its own, and so has the first. */
const headsItself = (begins: string, last: string): boolean => {
  const own = /\b(?:experience|background|knowledge|skills)$/i.exec(last)?.[0].toLowerCase();
  // "Experience of a merger in a law firm, tax or audit experience useful": the wish is for the last alone.
  if (
    headed.test(begins) &&
    /\b(?:experience|background|knowledge|skills) (?:(?:is |are |would be )?(?:helpful|useful|desirable|preferred|welcome|handy|an? (?:plus|bonus|advantage)))$/i.test(
      last,
    )
  )
    return true;
  if (own !== undefined) return headed.test(begins) && !begins.toLowerCase().includes(own);
  // "BSc in Clinical Measurement Science, ISCP or IICMP membership": a paper of a body of its own.
  const paper = ownPaper.exec(last)?.[1]?.toLowerCase() ?? '';
  return paper !== '' && begins.includes(' in ') && !begins.toLowerCase().includes(paper);
};

/** "Records, warehouse or similar": fields without what is asked of them; the last by itself would be a narrower demand. */
const areBareFields = (pieces: readonly string[], last: string): boolean => {
  const [, one = ''] = /^([a-z][a-z-]+(?: [a-z-]+)?) or (?:similar|comparable)$/.exec(last) ?? [];
  return (
    one !== '' &&
    [...pieces, one].every(
      (name) =>
        /^[A-Za-z]?[a-z-]+(?: [a-z-]+)?$/.test(name) &&
        onlyNames(name) &&
        !isTool(name) &&
        !isSomebody(withArticle(name.toLowerCase())),
    )
  );
};

/** Of the pieces of a sentence, the numbers of those whose comma before them parts nothing. */
function joinedIn(pieces: readonly string[]): Set<number> {
  const joined = new Set<number>();
  const plain = pieces.map((piece) => piece.replace(inBrackets, '').trim());
  for (let at = 0; at < plain.length - 1; at += 1) {
    const begins = plain[at] ?? '';
    const end = plain.findIndex((piece, next) => next > at && /\bor /.test(piece));
    const last = plain[end] ?? '';
    if (end < 0 || end - at > 6 || desirableCue.test(begins)) continue;
    // "One of Go or Python", "either ICB or CIPP": a row that begins there.
    if (/^(?:at least )?(?:(?:one|two) of|either) /i.test(last)) continue;
    // "Note and reassure in the same breath, call centre or helpline background": what ends so is over.
    if (ofAll.test(begins)) continue;
    const [, first = ''] = governed.exec(begins) ?? [];
    const row = plain.slice(at, end);
    if (
      (first !== '' &&
        !or.test(first) &&
        !wishedAfterYears(begins, last) &&
        !headsItself(begins, last) &&
        !endsInPaper(begins, last) &&
        !saysWhich(begins, last) &&
        closes(first, row.slice(1), last)) ||
      // "Training as an electrician, mechatronics technician or similar": one trade of several, whatever papers their names are.
      (first !== '' && / as (?:an? )?[a-z]+(?: [a-z]+)?$/.test(begins) && areTrades([first, ...row.slice(1)], last)) ||
      // What a row is of may stand at its end, and who somebody is may be any of several.
      (first === '' &&
        (sharesHead(row, last) || areSomebody(row, last) || areBareFields(row, last) || areNamesOfKind(row, last))) ||
      (at === 0 && end === plain.length - 1 && isWholeSentence(row, last))
    )
      for (let next = at + 1; next <= end; next += 1) joined.add(next);
  }
  return joined;
}

/** The text with the commas of such rows put out of sight. */
export const keepOrRows = (text: string): string =>
  / or |\/or /.test(text)
    ? text
        .split(/(\n|;|[.!]\s+(?=[A-Z]))/)
        .map((sentence) => {
          if (!/, .*\bor /.test(sentence)) return sentence;
          const pieces = splitAtCommas(sentence);
          const joined = joinedIn(pieces);
          return pieces.map((piece, at) => (at === 0 ? '' : joined.has(at) ? `${kept} ` : ', ') + piece).join('');
        })
        .join('')
    : text;

/** A sentence at the commas that stand outside brackets and part words. */
const splitAtCommas = (sentence: string): string[] => {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < sentence.length; at += 1) {
    const sign = sentence[at];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (sign === ',' && depth === 0 && sentence[at + 1] === ' ') {
      pieces.push(sentence.slice(from, at));
      from = at + 2;
    }
  }
  return [...pieces, sentence.slice(from)];
};
