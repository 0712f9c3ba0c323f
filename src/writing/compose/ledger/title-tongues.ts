/**
 * Titles that stand there in two languages: "Director of Fundraising / Stiúrthóir Tiomsaithe Airgid", "Krankenpfleger (Nurse)".
 * The half that is English is the name; a title of which no half is English stays as it was typed.
 */
import { isForeign, isKnown } from '../language/known-words.ts';
import { isSomebody } from './title-number.ts';

/** Letters of another script: "नर्स", "护士". */
const otherScript = /[\u0370-\u052f\u0590-\u06ff\u0900-\u0dff\u0e00-\u0e7f\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u;

/** Those who do a job in languages that stand beside English in a title, whole or at the end of a compound, and few words that go with them. Names of trades that English took over are none: "Chef de Partie", "Maître d'", "Au Pair", "Pâtissier". */
const somebody = {
  german:
    '\\p{L}*(?:pfleger|pflegehelfer|fachkraft|hilfskraft|pflegekraft|reinigungskraft|arbeiter|leiter|leitung|verkäufer|mechaniker|mechatroniker|elektriker|elektroniker|fahrer|berater|buchhalter|erzieher|helfer|händler|techniker|ingenieur|entwickler|assistent|kaufmann|kauffrau|fachwirt|lehrer|arzt|ärzt|bäcker|tischler|schlosser|gärtner|lagerist|monteur|kellner|hausmeister|betreuer|prüfer|disponent|konstrukteur|architekt|referent|beauftragte[rn]?|sekretär|dolmetscher|schweißer|maurer|dachdecker|werker|bediener|medientechnologe|technologe)(?:in|innen|en|n)?|koch|köchin|vertrieb|einkauf|verwaltung|pflege|stellvertretende[rn]?|geschäftsführ\\p{L}*',
  french:
    "infirmi[eè]re?s?|direct(?:eur|rice)|cuisini[eè]re?|comptable|vendeu(?:r|se)|ingénieure?|responsable|conseill[eè]re?|gérante?|serveuse|boulang[eè]re|plombier|électricien(?:ne)?|mécanicien(?:ne)?|technicien(?:ne)?|adjointe?|soignante?|aide-soignante?|enseignante?|professeure?|éducat(?:eur|rice)|caissi[eè]re?|chargée?|projets?|ventes?|ouvri[eè]re?|coiffeu(?:r|se)|agent d['’]\\p{L}+",
  spanish:
    'enfermer[oa]s?|cociner[oa]|gerente|directora|ingenier[oa]|vendedora?|camarer[oa]|limpiadora?|mecánic[oa]|electricista|maestr[oa]|profesora?|ayudante|encargad[oa]|trabajadora?|asistente|cajer[oa]|técnic[oa]|conductora|infermier[ea]|cuoco|direttore|ingegnere|commess[oa]|cameriere|responsabile|impiegat[oa]|autista|operaio|tecnico',
  irish:
    'stiúrthóir|oifigeach|múinteoir|bainisteoir|altra|banaltra|cócaire|tiománaí|cúntóir|rúnaí|feidhmeach(?:áin)?|ceannaire|comhordaitheoir|riarthóir|dlíodóir|innealtóir|oibrí|maor|cuntasóir|leabharlannaí|príomh\\p{L}*|glantóir|fáilteoir|teagascóir|traenálaí|dochtúir|eagarthóir|forbróir|siceolaí|aistritheoir|garraíodóir|léachtóir|taighdeoir|cléireach',
  welsh:
    'cyfarwyddwr|swyddog|gweithiwr|nyrs|athro|athrawes|rheolwr|cogydd|cydlynydd|cynorthwy\\p{L}+|pennaeth|gyrrwr|glanhawr|derbynnydd|technegydd|peiriannydd|arweinydd|gweinyd\\p{L}*|ysgrifennydd|tiwtor|darlithydd|llyfrgellydd|cyfrifydd|dirprwy|uwch|cynghorydd|hyfforddwr|dylunydd|datblygydd|ymchwilydd|cyfieithydd|gofalwr|meddyg|garddwr',
  hindi:
    'adhyapak|adhyapika|shikshak|shikshika|chalak|rasoiya|karm?chari|karamchari|adhikari|prabandhak|sahayak|nirdeshak|bawarchi|karyakarta|lekhakar|vikreta|paricharika|safai|nirikshak|prashikshak',
  others:
    'verpleegkundige|medewerker|leidinggevende|verkoper|beheerder|kierownik|pielęgniark[ai]|kierowca|kucharz|sprzedawca|pracownik|magazynier|nauczyciel|inżynier|dyrektor|spawacz|elektryk|sjuksköterska|sykepleier|sygeplejerske|sairaanhoitaja|enfermeir[oa]|cozinheir[oa]|engenheir[oa]|motorista',
};
const foreignPost = new RegExp(`^(?:${Object.values(somebody).join('|')})$`, 'iu');

/** What joins two halves, and brackets around one of them. */
const joint = /(\s*\/\s*|\s*[|•·]\s*|\s[-–—]+\s|\s*[([]\s*|\s*[)\]]\s*|,\s+)/;
/** "m/w/d", "f/m/x": whom the law lets apply is no half. */
const lawful = /\(?\b(?:[mfwdhx] ?\/ ?){1,3}[mfwdxhi]\b\)?|\((?:gn|all genders)\)/gi;

const wordsOf = (part: string): string[] => part.match(/[\p{L}\p{M}'’-]{2,}/gu) ?? [];
/** Loans of kitchens and houses. */
const loan =
  /^(?:ma[iî]tre|chefs?|sous|commis|garde|manger|au|pairs?|p[aâ]tissi[eè]re?|sommeli[eè]re?|concierge|barista|plongeur)$/i;

const isForeignHalf = (part: string): boolean => {
  if (otherScript.test(part)) return true;
  const words = wordsOf(part);
  const long = words.filter((word) => /^[\p{L}\p{M}'’-]{4,}$/u.test(word) && !/[\p{Lu}]{2}|\p{Ll}\p{Lu}/u.test(word));
  if (long.length === 0) return false;
  const lower = long.map((word) => word.toLowerCase());
  // "Gaeltacht Officer", "Chef de Rang": an English word for who it is, or one that English took over.
  const isPost = (word: string): boolean => foreignPost.test(word) && !(isKnown(word) && isSomebody(word));
  const named = lower.some(isPost);
  // "Chef de projet" is no cook.
  if (words.some((word) => loan.test(word))) return named && words.some((word) => /^(?:de|du|des|d['’])/i.test(word));
  if (lower.some((word) => isKnown(word) && isSomebody(word) && !isPost(word))) return false;
  if (named) return true;
  // Whatever language it is in: two words and more that English does not have, and none that it has.
  return lower.length > 1 && lower.every((word) => !isKnown(word)) && lower.filter(isForeign).length > 1;
};

/** "Director of Fundraising", "Nurse": most of its words are English, and none of another tongue's posts. */
const isEnglishHalf = (part: string): boolean => {
  const words = wordsOf(part).map((word) => word.toLowerCase());
  return (
    /[A-Za-z]{2}/.test(part) &&
    !isForeignHalf(part) &&
    words.some((word) => (isKnown(word) || isSomebody(word)) && word.length > 2) &&
    words.filter((word) => word.length > 3 && isForeign(word)).length * 2 <= words.length
  );
};

/** A title without the half that is not English, whichever comes first. As it was typed where there is none, or no English one besides. */
export function titleInEnglish(typed: string): string {
  if (!/[/|•·([,]|\s[-–—]/.test(typed)) return typed;
  const pieces = typed.replace(lawful, '').split(joint);
  const halves = pieces.filter((_, at) => at % 2 === 0).map((half) => half.trim());
  const foreign = halves.map(isForeignHalf);
  if (!foreign.includes(true) || !halves.some((half, at) => !foreign[at] && isEnglishHalf(half))) return typed;
  let text = '';
  halves.forEach((half, at) => {
    if (foreign[at] || half === '') return;
    const before = pieces[at * 2 - 1] ?? '';
    // A comma, bar or slash stands between two halves that stay; a bracket closes only what it opened.
    const opens = /[([]/.test(before) && text !== '' && /[)\]]/.test(pieces[at * 2 + 1] ?? '');
    text += opens ? ` (${half})` : text === '' ? half : `${/[([)\]]/.test(before) ? ' ' : before}${half}`;
  });
  return text;
}
