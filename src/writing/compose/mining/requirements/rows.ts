/** Whether what stands behind a comma still belongs to the requirement before it: a row of objects, of fields of study, of papers, of languages. */
import { isVerbBase } from '../../language/verbs.ts';
import { adjectives, traits } from './cues.ts';
import { isLanguage, readTools } from './person-shapes.ts';

/** What a requirement that is a paper begins with. */
export const qualification =
  /^(?:GCSEs?|NVQ|SVQ|BTEC|A[- ]levels?|Level \d|QTS|DBS|PVG|HNC|HND|BSc|MSc|BA|MBA|PGCE|CSCS|QQI|Leaving Cert\w*|degree|diploma|certificate|licen[cs]e)\b/i;

/** What somebody must be able or willing to do, and to what. */
const ableTo =
  /^(?:(?:you )?(?:must|should|will|can|need to|be|is|are) )*(?:(?:able|willing|happy|prepared|available|ready|free|flexible) to|(?:(?:the|an?|strong|proven|demonstrable|good) )*(?:ability|capacity|willingness|readiness|confidence) to|must|can|need to) (?:be able to )?[a-z]+ [a-z]/i;
/** When somebody is free: "available for nights, weekends and overtime" is one row of times. */
const freeFor =
  /^(?:(?:you )?(?:must|should|will|need to|be|are) )*(?:available|free|flexible) (?:for|on|to work) [a-z]/i;
/** Whether what stands between commas is a row of things of one deed. */
export function closesRow(first: string, more: readonly string[]): boolean {
  const last = (more.at(-1) ?? '').replace(/[.]$/, '');
  // "Travel within Idaho, Oregon and Washington".
  if (
    goes.test(first) &&
    /\b(?:to|across|between|within|throughout|around|in|at) [a-z][\w'’-]+$/i.test(first) &&
    lastPlace.test(last)
  )
    return more.slice(0, -1).every((piece) => isPlace(piece)) && last.split(/ (?:and|or|&) /).every(isPlace);
  // "Willing to learn, share and teach": deeds of one row.
  if (
    /\bto [a-z]+$/.test(first) &&
    / (?:and|or) /.test(last) &&
    [first.split(' ').at(-1) ?? '', ...more.slice(0, -1), ...last.split(/ (?:and|or) /)].every((deed) =>
      isVerbBase(deed),
    )
  )
    return true;
  return (
    (ableTo.test(first) || freeFor.test(first)) &&
    !/\s(?:and|or)\s/.test(first) &&
    /^(?:[a-z-]+ ){0,3}[a-z-]+ (?:and|or) (?:[a-z-]+ ){0,3}[a-z-]+$/.test(last) &&
    more.every(
      (piece) =>
        piece.split(' ').length <= 6 &&
        !adjectives.test(piece) &&
        !qualification.test(piece) &&
        !isVerbBase(piece.split(' ')[0] ?? '') &&
        !/\b(?:experience|skills|knowledge|licen[cs]e|English|degree|certificate|qualification|years?|manner|attitude)\b/i.test(
          piece,
        ),
    )
  );
}

const alike = '(?:comparable|related|similar|relevant|equivalent|other|another|allied|associated)';
/** The last of a row of fields: "law or psychology", "biochemistry or a related field (or a master's)". */
const lastField = new RegExp(
  `^(?:[\\w/&-]+ ){0,3}(?:or|and) (?:an? )?(?:${alike}(?: [a-z]+){0,2}|[\\w/&-]+(?: [\\w/&-]+)?(?:,? or (?:an? )?(?:${alike}(?: [a-z]+){0,2}|(?:[\\w-]+ ){0,2}(?:technician|technologist|meister|craftsman|engineer|nurse|surveyor|accountant|apprenticeship)|(?:qualified|registered|chartered|certified|trained) (?:[a-z-]+ )?[a-z]+))?)(?: \\([^)]*\\))?$`,
  'i',
);
/** What is studied, by its ending: "the social sciences", "structural engineering". */
const field =
  /(?:ics|logy|graphy|istry|omy|ing|ences?|studies|tecture|culture|ment|history|law|arts?|design|music|maths|languages|English|medicine|education|business|finance|drama|health|philosophy|literature|geography|psychiatry|welfare|work|care|technology)$/i;
/** "HNC in civil engineering, total station and GNSS": what follows a field of study with an "and", and can be none. */
export const isOutsideFields = (last: string, piece: string): boolean =>
  /\b(?:degree|diploma|HNC|HND|BSc|MSc|BEng|BA|NVQ|SVQ|qualification|apprenticeship|certificate|trained|qualified) in [a-z][a-z ]+$/i.test(
    last,
  ) &&
  / and /.test(piece) &&
  !/ or /.test(piece) &&
  !piece.split(' and ').every((part) => field.test(part));
/** Whether what is learnt goes on behind the comma: "a degree in physics, chemistry or similar". */
export function closesFields(last: string, piece: string, next: string): boolean {
  if (
    !/\b(?:degree|diploma|phd|doctorate|masters?|master['’]s|bachelor['’]?s|bachelors|apprenticeship|qualification|graduate|BSc|MSc|BEng|MEng|BA|MA|HND|HNC|background|training) in (?:[A-Za-z/&-]+(?:, )?(?: ?(?!(?:or|and|with)\b)[A-Za-z/&-]+){0,3}(?:, )?){1,4}$/i.test(
      last,
    )
  )
    return false;
  if (/ (?:or|and) /.test(last.replace(/^.*? in /, ''))) return false;
  if (qualification.test(piece) || adjectives.test(piece) || traits[piece.toLowerCase()]) return false;
  // "HNC in building services, IWFM or RICS": letters are no field of study.
  if (/^[A-Z]{3,} (?:or|and) [A-Z]{3,}$/.test(piece) && /[a-z]$/.test(last)) return false;
  if (isOutsideFields(last, piece)) return false;
  // "A qualification in library studies, Sierra or similar LMS": a program.
  if (/^[A-Z].* or (?:an? )?(?:similar|equivalent|other) [A-Z]{2,}s?$/.test(piece)) return false;
  if (readTools(piece) || next.split(/ or | and /).some((name) => readTools(name))) return false;
  if (
    /\b(?:experience|skills?|years?|licen[cs]e|knowledge|background|membership|registration|accreditation)\b/i.test(
      piece.replace(/\([^)]*\)/g, ''),
    )
  )
    return false;
  return (
    lastField.test(piece) ||
    (/^[A-Za-z][\w/&-]*(?: [\w&/-]+)?$/.test(piece) &&
      lastField.test(next) &&
      !/\b(?:experience|skills?|years?)\b/i.test(next))
  );
}
/** "Or CIBTAC diploma", "or equivalent": what any of several papers would do for. */
const anyPaper =
  /^([A-Z][\w&+]*(?: & [A-Z]\w+)?) or (?:[A-Z][\w&+]*|(?:an? )?(?:equivalent|similar|comparable|relevant))(?: (?:[a-z]+ )?(?:diplomas?|certificates?|certification|certified|qualified|qualifications?|registered|registration|members?|membership|accredited|accreditation|licen[cs]es?|equivalent|chartered|degrees?))?$/;
const papers =
  /^(?:ACCA|ACA|CIMA|CPA|CFA|CIPD|CIPP|CIPFA|AAT|ICAEW|ICSA|CIDESCO|ITEC|CIBTAC|VTCT|NVQ|SVQ|BTEC|HNC|HND|PGCE|QTS|QTLS|NEBOSH|IOSH|PRINCE2|CISSP|CISA|CISM|PMP|RICS|CIOB|RIBA|RTPI|CIHT|ICE|IET|IMechE|CIBSE|IWFM|MRICS|CSCS|NICEIC|GMC|NMC|HCPC|SSSI|CORU|QQI|FETAC|LLB|MBA|MSc|BSc|BEng|MEng|BA|MA|City & Guilds)$/;
/** Whether another of several papers stands behind the comma, one of which is enough: "ACCA, ACA or CPA qualified". */
export function closesPapers(last: string, piece: string, next: string): boolean {
  const names = last.split(', ');
  if (!names.every((name) => /^[A-Z][A-Za-z\d&+]*[A-Z\d&+][\w&+]*$|^City & Guilds$/.test(name))) return false;
  const closes = (text: string): boolean =>
    anyPaper.test(text) && (/ [a-z]+$/.test(text) || names.some((name) => papers.test(name)));
  return closes(piece) || (/^[A-Z][\w&+]*$/.test(piece) && closes(next));
}

/** Whether another language of one row stands behind the comma. */
export function closesTongues(last: string, piece: string, next: string): boolean {
  const before = / ?([A-Z][a-z]+)$/.exec(last)?.[1] ?? '';
  const row = /^([A-Z][a-z]+) (?:or|and) ([A-Z][a-z]+)\b/;
  const ends = (text: string): boolean => {
    const pair = row.exec(text);
    return pair !== null && isLanguage(pair[1] ?? '') && isLanguage(pair[2] ?? '');
  };
  return (
    isLanguage(before) &&
    !/ (?:or|and) /.test(last) &&
    (ends(piece) || (/^[A-Z][a-z]+$/.test(piece) && isLanguage(piece) && ends(next)))
  );
}

const place = "(?:[A-Z][\\w'’-]+(?: [A-Z][\\w'’-]+)?)";
const endsInPlace = new RegExp(
  `\\b(?:to|across|between|within|throughout|around|in|of|into|from|at|near|via) (?:${place}, )*(${place})$`,
);
/** What goes on from place to place: who travels, drives, visits or covers somewhere. */
const goes =
  /\b(?:travel\w*|visits?|visiting|commut\w*|driv\w+|trips?|cover\w*|work\w*|sites?|stores?|offices?|relocat\w+|move|based)\b/i;
const lastPlace = new RegExp(
  `^${place},? (?:and|or|&) ${place}(?: [a-z]+| (?:up to|about|around|at least|at|for) [^,;]{2,30})?$`,
);
/** Whether another place of one row stands behind the comma: "travel within Idaho, Oregon and Washington". */
export function closesPlaces(last: string, piece: string, next: string): boolean {
  const before = endsInPlace.exec(last)?.[1];
  if (
    !before ||
    isLanguage(before) ||
    / (?:and|or) /.test(
      last.replace(/^.*\b(?:to|across|between|within|throughout|around|in|of|into|from|at|near|via) /, ''),
    )
  )
    return false;
  // With "to" or "across" it is a place, whoever goes there.
  const anyhow = /\b(?:to|across|between) [A-Z]\w+$/.test(last);
  if (!anyhow && !goes.test(last)) return false;
  const ends = (text: string): boolean => lastPlace.test(text) && text.split(/ (?:and|or|&) /).every(isPlace);
  return ends(piece) || (new RegExp(`^${place}$`).test(piece) && isPlace(piece) && ends(next));
}
/** No language, no program and no paper. */
const isPlace = (name: string): boolean =>
  /^[A-Z]/.test(name) && !isLanguage(name) && readTools(name) === null && !qualification.test(name);
