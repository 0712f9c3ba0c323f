/** Texts and lines in capitals, made calm: names and letters that stand for something keep theirs. */
import { inDictionary } from '../language/dictionary.ts';
import { isEveryday } from '../language/known-words.ts';
import { withPronoun } from '../language/shouted-pronoun.ts';
import { namesStandard } from '../language/standards.ts';
import { isBookedPaper } from '../mining/requirements/paper-book.ts';
import { calmCase, properCase } from './known-case.ts';
import { areLetters } from './letters-as-words.ts';
import { withProgramNames } from './program-names.ts';

/** Whether most of a text is in capitals. */
export const shouts = (text: string): boolean => {
  const letters = text.replace(/[^A-Za-z]/g, '');
  return letters.length >= 10 && letters.replace(/[^A-Z]/g, '').length / letters.length > 0.7;
};

/** How no English word of a few letters begins or ends, nor holds in it. */
const noWord =
  /^(?!(?:bl|br|ch|cl|cr|dr|dw|fl|fr|gh|gl|gn|gr|gw|kn|ll|pf|ph|pl|pr|ps|qu|rh|sc|sch|scr|sh|shr|sk|sl|sm|sn|sp|sph|spl|spr|sq|squ|st|str|sw|th|thr|tr|tw|wh|wr)[aeiouy])[^aeiouy]{2}|q(?!u)|[aeiouy](?:[bcdfgkmptvz][fmvz]|[^aeioulnrswy][^aeiouhkstdglmnpry])$/;

/** Small words that no list of everyday words has. */
export const noLetters = new Set([
  'its',
  'his',
  'hers',
  'her',
  'theirs',
  'ours',
  'via',
  'nor',
  'whom',
  'whose',
  'lest',
]);

/** "PP", "PVC": nobody says a word without a vowel, unless it shortens one. */
export const isUnvoiced = (word: string): boolean =>
  /^[B-DF-HJ-NP-TV-XZ]{2,5}$/.test(word) &&
  !/^(?:YRS?|HRS?|MTHS?|WKS?|MRS?|DR|VS|HMM|SHH|PSST|BRR|NTH|KGS?|KMS?|MM|CM|FT|TH|ST|ND|RD|PLS|PM|MGR|DPT|DEPT|TBC|TBD)$/.test(
    word,
  );

/** "QM", "FMEA": a few capitals that make no word are letters of a name, in a line that shouts too. */
const isLetters = (word: string): boolean => {
  const lower = word.toLowerCase();
  return (
    /^[A-Z]{2,5}$/.test(word) &&
    (word.length < 4 || noWord.test(lower)) &&
    !isEveryday(lower) &&
    !noLetters.has(lower) &&
    properCase(lower) === lower
  );
};

/** "FOLLOW AERB SAFETY RULES": four letters that no dictionary has and no place is called by, in a line of some length. */
const isStrange = (word: string, before: string, length: number): boolean => {
  const lower = word.toLowerCase();
  return (
    length > 5 &&
    /^[A-Z]{4}$/.test(word) &&
    !/\b(?:UPON|IN|AT|NEAR|FROM|OF|TO|ON|AND|MR|MRS|MS|DR)\s$/i.test(before) &&
    !inDictionary(lower) &&
    !isEveryday(lower) &&
    properCase(lower) === lower
  );
};

/** De-shouts a text or line in capitals; acronyms of up to four letters that aren't common words stay. */
export function calm(text: string): string {
  const letters = text.replace(/[^A-Za-z]/g, '');
  const capitals = letters.replace(/[^A-Z]/g, '').length;
  // "ACAMS or LCOI": acronyms with a word of ordinary size between them.
  const acronyms = /(?:^|\s)(?:or|and|with|of|in|to|for)(?=\s)/.test(text) && !/\b[A-Z]{6,}\b/.test(text);
  // "CIBTAC, ITEC or CIDESCO": names in a row.
  const names = /^[A-Z]{2,8}(?:, [A-Z]{2,8})* (?:or|and) [A-Z]{2,8}$/.test(text.trim());
  // "ACS CCN1, CENWAT, HTR1 and CKR1": codes.
  const codes =
    /\d.*, .*\d/.test(text) &&
    /^[A-Z][A-Z\d]{1,7}(?:,? [A-Z][A-Z\d]{1,7})*(?:,? (?:or|and) [A-Z][A-Z\d]{1,7})?$/.test(text.trim());
  const words = text.match(/[A-Za-z]+/g) ?? [];
  const row = words.length <= 4 && words.every((word) => word.length <= 5 && !smallShouted.test(word));
  const shouted =
    letters.length >= 10 &&
    capitals / letters.length > 0.7 &&
    /\s/.test(text.trim()) &&
    !acronyms &&
    !names &&
    !codes &&
    !row;
  if (!shouted) {
    return (
      text
        // "LEADER-funded": a name.
        .replace(/\b[A-Z]{4,}\b(?!-[a-z])/g, (word, at: number) =>
          commonShouted.has(word.toLowerCase()) && !areLetters(word, text.slice(0, at), text.slice(at + word.length))
            ? word.toLowerCase()
            : word,
        )
        .replace(
          /\b(?:MUST|NOT|ALL|ANY|NEVER|ALWAYS|AND|OR|ARE|YOU|ONLY|NO|NOW|PAID|FULL|FREE|WITH|TODAY|START)\b(?!-[A-Z])/g,
          (word, at: number, line: string) =>
            areLetters(word, line.slice(0, at), line.slice(at + word.length)) ? word : word.toLowerCase(),
        )
    );
  }
  const spoken = withPronoun(text);
  const lowered = spoken
    .replace(/[A-Za-z][A-Za-z0-9'’]*/g, (word, at: number) =>
      // "TO EN 1090": a standard by its number.
      namesStandard(word, spoken.slice(at + word.length)) ||
      areLetters(word, spoken.slice(0, at), spoken.slice(at + word.length)) ||
      // "PROGRAMMING IN C": a letter by itself is a name, where it is no article.
      (/^[B-HJ-Z]$/.test(word) &&
        !/[^\s(,]/.test(`${spoken.charAt(at - 1)}${spoken.charAt(at + 1)}`.replace(/[).;,]/g, ''))) ||
      (/^[CF]$/.test(word) && /^(?:\+\+|#)/.test(spoken.slice(at + 1)))
        ? word
        : // "REVIEW IT EVERY MONTH": no letters.
          word !== 'it' &&
            !noLetters.has(word.toLowerCase()) &&
            word.length >= 2 &&
            word.length <= 7 &&
            knownAcronym.test(word)
          ? word.toUpperCase()
          : unspeakable.test(word) ||
              /^[A-Z]+\d[A-Z\d]*$/.test(word) ||
              isBookedPaper(word) ||
              isLetters(word) ||
              isStrange(word, spoken.slice(0, at), words.length) ||
              isUnvoiced(word)
            ? word
            : calmCase(word.toLowerCase()),
    )
    // "$18M", "series B", "12 AEs".
    .replace(/([£€$₹]\s?\d[\d.,]*)([kmb])(?:n)?\b/g, (_, amount: string, unit: string) => amount + unit.toUpperCase())
    .replace(
      /\b(series|band|class|grade|level|category) ([a-z])\b/gi,
      (_, kind: string, letter: string) => `${kind} ${letter.toUpperCase()}`,
    )
    // "FULL P&L RESPONSIBILITY", "READ P&ID": an ampersand inside of letters stays with them.
    .replace(/\b[a-z]{1,2}&[a-z]{1,2}\b/gi, (letters) => letters.toUpperCase())
    .replace(/\b(AE|CSM|BDR|SDR|KPI|SLA|OKR)S\b/g, '$1s')
    .replace(/\bsaas\b/gi, 'SaaS');
  return withProgramNames(lowered).replace(
    /(^|[.!?]\s+)([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

const smallShouted =
  /^(?:FROM|DAYS?|ONE|TWO|THE|AND|FOR|WITH|OUR|ALL|YOU|YOUR|ARE|NOT|IN|ON|AT|TO|OF|OR|PAID|FREE|WEEKS?|YEARS?|TEAM|PER|UP|NO|NEW|SHIFT|NIGHT|HOURS?|APPLY|NOW|START|GOOD|MUST|BE|HAVE|WORK|ROLE|JOB|PAY)$/;

/** Letters that no English word has in a row: "MEDDPICC", "HRBP". */
const unspeakable =
  /^(?=[A-Z]{3,8}$)(?:[^AEIOUY]+|.*(?:DDP|[BCDFGHJKLMNPQRSTVWXZ]{5,}|(?:CC|DD|PP|KK|VV|JJ|QQ|HH|WW|XX|BB)$).*)$/;

/** Letters that stand for something, whatever case they were typed in. */
export const knownAcronym =
  /^(?:OTR|GED|MVR|VP|SVP|EVP|AE|CRO|CMO|CPO|CISO|CIO|ARR|MRR|OTE|BDR|SDR|CSM|HGV|LGV|PCV|CPC|MRI|CT|NHS|NMC|HCPC|GWO|CAD|CNC|PLC|SQL|ERP|SAP|CRM|HR|IT|UK|US|EU|USA|UAE|DBS|PVG|SEN|SEND|GCSE|NVQ|BTEC|QTS|ACA|ACCA|CIMA|CIPD|AAT|KPI|OTE|RN|ICU|ER|PPE|FLT|UX|UI|QA|AWS|API|HSE|CIS|COSHH|NEBOSH|IOSH|CSCS|SIA|MOT|VAT|PAYE|CSO|CEO|CFO|CTO|COO|CPA|EPA|R&D|B2B|B2C|SEO|PPC|CMS|BIM|SCADA|DNV|SOP|EMT|ICU|A&E|CNA|LPN|OSHA|CDL|GP|GMC|IV|EV|HVAC|ISO|GMP|HACCP|HNC|HND|PHD|MBA|TIG|MIG|ARC|PMO|PRINCE2|ITIL|SAAS|TUPE|WEEE|BSL|BPO|HMO|AHT|NPS|SLA|CSAT|CCTV|ADR|PAT|ACLS|BLS|IFRS|GAAP|LIMS|FDA|EMA|VBA|PMP|GDP|EPOS|WMS|TMS|FMCG|HPLC|PCR|QC|CAPA|POS|GIS|CAM|PPM|SMT|ESOL|EYFS|KS[1-5]|DSL|SENCO|HV|LV|AC|DC|MW|KV|CISRS|CPCS|NPORS|IPAF|PASMA|ESIC|CLEAPSS|LOLER|PUWER|RIDDOR|EHRB|CIEH)s?$/i;

const commonShouted = new Set(
  'must have will with that this from your their team work role they when what also only very never always essential required important urgent please note paid full ensure each every before after safety training experience apply today immediate start great weekly monthly daily customer customers service manager staff back leader engineer officer assistant supervisor nurse driver technician senior junior inbound outbound entry'.split(
    ' ',
  ),
);
