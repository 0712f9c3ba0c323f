/**
 * Terms in another language beside the name of a job: "Print Finisher (gn) in Teilzeit", "Nurse ab sofort", "Developer CDI".
 * They say how one is employed, stand in an advert's own fields, and are no part of a name in English.
 */
import { inTurn, type Rewriting } from '../language/its-words.ts';

const time = '(?:Voll|Teil)-?zeit(?:stelle|job)?';
const day = '\\d{1,2}\\. ?(?:\\d{1,2}\\.|[A-ZÄ]\\p{Ll}+)(?: ?\\d{2,4})?';
const terms = [
  // German.
  `(?:in |auf )?(?:${time}|Voll-|Teil-)(?:\\s*(?:/|,|\\||und|oder|o\\.|&|\\+|bzw\\.|or|and)\\s*(?:in )?(?:${time}))*`,
  `(?:ab|per) (?:sofort|${day})|(?:zum|zur) (?:nächstmöglichen|nächsten|frühestmöglichen) (?:Zeitpunkt|Termin)|zum ${day}`,
  '(?:zunächst )?(?:un)?befristet(?:e[rns]?)?(?: (?:Stelle|Anstellung|Vertrag))?(?: (?:auf|für|bis) [\\p{L}\\d. ]{1,20})?',
  '(?:zur|als|auf) (?:Aushilfe|Aushilfsbasis|Krankheitsvertretung|Elternzeitvertretung|Schwangerschaftsvertretung|Vertretung|Festanstellung)|Aushilfe|Elternzeitvertretung|(?:in )?(?:unbefristete[rn]? )?Festanstellung|in (?:Direktvermittlung|Arbeitnehmerüberlassung|Zeitarbeit)|(?:im |in )?(?:Wechsel|Drei|Zwei|Früh|Spät|Nacht)?-?(?:Schichtdienst|Schichtarbeit|Schichtbetrieb)',
  '(?:auf |als |im )?(?:(?:450|520|538|556|603)[- ]?(?:€|EUR|Euro)[- ]?)?(?:Mini|Midi)-?job(?:[- ]?Basis)?|(?:auf )?(?:450|520|538|556|603)[- ]?(?:€|EUR|Euro)(?:[- ]?(?:Basis|Job))?',
  '(?:wird |werden |dringend )?gesucht|(?:bundes|deutschland|österreich|schweiz|europa)weit|im Home-?office|(?:auch )?(?:als )?Quereinsteiger(?:/?-?in)?(?: willkommen)?|(?:für |mit |à )?\\d{1,2}(?:,\\d)?(?:[-–]\\d{1,2})? ?(?:Std\\.?|Stunden|Wochenstunden)(?: ?(?:/|pro|die|je) ?(?:Woche|Wo\\.?))?|gn|mwd|m/w|w/m|alle Geschlechter',
  // Swiss shares of a full week.
  '\\d{2,3}(?: ?[-–] ?\\d{2,3})? ?%(?= *$)',
  // French.
  '(?:en |à )?(?:CDI|CDD)(?:\\s*(?:/|ou|or)\\s*(?:CDI|CDD))*|(?:à |en )?(?:temps|mi-?temps) ?(?:plein|partiel|complet)?(?<!\\btemps ?)|en (?:alternance|intérim)|[HF]\\s?/\\s?[FH](?:\\s?/\\s?X)?|dès (?:que possible|maintenant)',
  // Italian, Spanish, Portuguese.
  '(?:a )?tempo (?:pieno|parziale|determinato|indeterminato)|(?:(?:a|de|en) )?(?:jornada (?:completa|parcial|intensiva)|media jornada|tiempo (?:completo|parcial))|(?:contrato )?(?:indefinido|fijo discontinuo)|(?:a )?tempo inteiro',
  // Dutch, Polish.
  '(?:in )?(?:vol|deel)tijds?|(?:on)?bepaalde (?:tijd|duur)|m/v(?:/x)?|per direct|(?:\\d{1,2}|\\d{1,2}[-–]\\d{1,2}) uur(?: per week)?|(?:na )?(?:pełny etat|pół etatu)|od zaraz',
].join('|');

/** Between a name and the end, a comma or a bracket; and the small word before it, which joins it to nothing. */
const foreign: readonly Rewriting[] = [
  [new RegExp(`\\s*[([]\\s*(?:${terms})(?:\\s*[,/|–-]?\\s*(?:${terms}))*\\s*[)\\]]`, 'giu'), ' '],
  [new RegExp(`(?<=\\p{L}[)\\]]?\\s*(?:[,;|/–—-]\\s*)?\\s)(?:${terms})(?![\\p{L}\\d/-])`, 'giu'), ' '],
  [new RegExp(`(?<=\\p{L}[)\\]]?\\s*(?:[,;|/–—-]\\s*)?\\s)(?:${terms})(?![\\p{L}\\d/-])`, 'giu'), ' '],
];
const maybe =
  /zeit|sofort|nächst|frühest|befristet|aushilf|vertretung|anstellung|vermittlung|überlassung|schicht|mini-?job|midi-?job|€|eur|gesucht|weit\b|home-?office|quereinsteiger|std|stunden|\bgn\b|mwd|[mw]\/[wm]|geschlechter|%|\bCD[ID]\b|temps|alternance|intérim|[hf]\s?\/\s?[fh]|dès |tempo |jornada|tiempo|indefinido|fijo|voltijd|deeltijd|bepaalde|m\/v|direct|\buur\b|etat|zaraz|zum \d|ab \d/i;

/** A title without terms in another language. */
export const withoutForeignTerms = (title: string): string =>
  maybe.test(title)
    ? inTurn(title, foreign)
        .replace(/\s*[/,|–-]\s*(?=$|[,|])|\s+(?:in|im|auf|als|zur|zum|für|à|und|oder)\s*$/gi, '')
        .replace(/\s{2,}/g, ' ')
        .trim()
    : title;
