import { cleanLine } from './clean.ts';
import { calm } from './shouting.ts';

export interface Place {
  /** "Derry", "Leeds or Bradford". Empty for remote work. */
  name: string;
  /** "in Derry", "on the Isle of Wight", "from home". */
  phrase: string;
  remote: boolean;
  /** One may work there or from home: then nobody's work "is in" it. */
  orRemote?: boolean;
}

/** "Remote within the United States, with two team weeks a year in Durham": nobody works in Durham; two days a week are another matter. */
const remoteWithin =
  /(?<!\bnot )\b(?:(?:fully|100 ?%|entirely) remote|remote (?:within|across|anywhere|from anywhere|in the (?:UK|US|USA|EU)))\b(?! (?:one|two|three|four|\d|after|possible|considered))/i;

/** "Remote in Wisconsin or at our Madison office", "from our hub or from home": the one or the other. */
const eitherWay =
  /\b(?:remote(?:ly)?|(?:from|at) home|home-based|home-working)\b[^.;]{0,40}\bor\b[^.;]{0,30}\b(?:office|lab|hub|site|studio|base|desk|campus)\b|\b(?:office|lab|hub|site|studio|base|campus|here)\b[^.;]{0,25}\bor\b[^.;]{0,15}\b(?:remote(?:ly)?|from home|at home|home-based)\b/i;
export const withChoice = (place: Place | null, description: string): Place | null =>
  place && !place.remote && (eitherWay.test(description) || remoteWithin.test(description))
    ? { ...place, orRemote: true }
    : place;

const remote =
  /^(?:fully |100% )?(?:remote|home[- ]based|work(?:ing)? from home|wfh|anywhere|virtual|online|telework)\b/i;
const noPlace =
  /^(?:various|multiple|nationwide|uk[- ]wide|across the (?:uk|country)|field[- ]based|flexible|any|head office|see below|on[- ]?site|hybrid|mobile)\b/i;
const region =
  /\b(?:Country|Midlands|Highlands|Borders|Valleys?|Coast|Region|Area|County|Co|Shire|Riding|Counties|Fens|Dales|Moors|Peninsula|Islands?)$|[a-z]shire$|^(?:North|South|East|West|Mid|Central|Greater|Co|County|Inner|Outer)\b|^(?:Kent|Essex|Sussex|Surrey|Norfolk|Suffolk|Cornwall|Devon|Dorset|Somerset|Cumbria|Durham County|Northumberland|Bavaria|Saxony|Hesse|England|Scotland|Wales|Ireland|UK|Kerala|Maharashtra|Karnataka|Gujarat|Punjab|California|Texas|Kansas|Vermont|Ohio)$/;
const postcode = /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b|\b\d{5}(?:-\d{4})?\b/g;

/** The place as readers say it. A list of places keeps two; "remote" becomes a way of working. */
export function readPlace(raw: string | null): Place | null {
  let text = cleanLine(raw)
    .replace(/(?<=\w{3})\s*[&+]\s*(?=[A-Z][a-z])/g, ' and ')
    .replace(postcode, ' ')
    .replace(/[([][^)\]]*[)\]]?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  text = text
    .replace(/^(?:hybrid|agile|flexible)(?: working)?\s*(?:[/,:–-]|\bin\b)\s*(?=[A-Z])/i, '')
    // "Grimsby + offshore": the place, and what is done beside it.
    .replace(
      /(?<=[a-z])\s*[+&]\s*(?:offshore|onshore|sites?|travel|field|home|remote|hybrid|wfh|client sites?)\b.*$/i,
      '',
    )
    .replace(/([a-z]{3,})\.\s.*$/, '$1')
    .replace(/^(?:location|place|based|where|office|site)\s*[:–-]\s*/i, '')
    .replace(/^(?:based )?(?:in|at) (?:the )?(?=[A-Z])/i, '');
  if (!text) return null;
  if (remote.test(text)) {
    const rest =
      /\b(?:in|within|across|from)\s+(?:the )?([A-Z][\w .'-]+)$/.exec(text) ?? /[,(–-]\s*([A-Z][A-Za-z .]+)/.exec(text);
    const where = rest?.[1]?.trim();
    return {
      name: '',
      phrase:
        where && !remote.test(where)
          ? `from home in ${/^(?:UK|US|USA|EU)$/.test(where) ? `the ${where}` : where}`
          : 'from home',
      remote: true,
    };
  }
  if (noPlace.test(text)) return null;
  // "Swansea, Darlington or York": a row of places is one place.
  const row =
    /^([A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?(?:, [A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?){1,2}),? or ([A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?)$/.exec(
      text,
    );
  if (row && !/\b(?:shire|county|UK|England|Scotland|Wales|Ireland)|shire\b/.test(text))
    return { name: `${row[1]} or ${row[2]}`, phrase: `in ${row[1]} or ${row[2]}`, remote: false };
  const parts = text
    .split(/\s+\/\s*|\s*\/\s+|\s*(?:;|\bor\b|\|)\s*/)
    .map((part) => townOf(part.split(/,|\s[-–—]\s/).map((piece) => piece.trim())))
    .filter((part) => /[A-Za-z]{2}/.test(part) && !remote.test(part) && !noPlace.test(part))
    // "Dudley / Black Country": the town, and where that is.
    .filter((part, _, all) => all.length < 2 || !region.test(part) || all.every((other) => region.test(other)));
  // "Nr Shepton Mallet" is near it.
  const near = /^(?:nr\.?|near)\s+(?=\w)/i;
  const close = near.test(parts[0] ?? '');
  let name = parts
    .slice(0, close ? 1 : 2)
    .map((part) => part.replace(near, ''))
    .join(' or ');
  if (!name || name.length > 60) return null;
  if (!/[a-z]/.test(name) && name.length > 3)
    name = calm(`${name} xxxxxxxxxxxx`.toUpperCase())
      .replace(/ x+$/i, '')
      .replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
      .replace(/\b(?:Of|On|The|Upon|By|And|Or|In|Under|Le|De)\b/g, (word) => word.toLowerCase());
  else if (/^[a-z]/.test(name) || (typeof raw === 'string' && !/[a-z]/.test(raw)))
    name = name
      .replace(/(^|[\s-])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
      .replace(/\b(?:Of|On|The|Upon|By|And|Or|In|Under|Le|De)\b/g, (word) => word.toLowerCase());
  return { name, phrase: close ? `near ${name}` : prepositionFor(name), remote: false };
}

/** Of "Royal Infirmary, Leicester" the town: readers look for where, not for which building. */
function townOf(pieces: readonly string[]): string {
  const [first = '', second = ''] = pieces;
  const building =
    /(?:\b(?:infirmary|hospital|school|academy|college|campus|house|building|centre|center|court|tower|floor|unit|suite|road|street|lane|avenue|way|square|business park|industrial estate|retail park|science park)\b|^\d)/i;
  // "Ballycoolin, Dublin 15": the district says which part of the city.
  if (/^[A-Z][a-z]+ \d{1,2}[A-Z]?$/.test(second) && !building.test(first)) return `${first}, ${second}`;
  return building.test(first) && /^[A-Z]/.test(second) && !building.test(second) ? second : first;
}

function prepositionFor(name: string): string {
  if (/^(?:isle|isles|island|outer hebrides|western isles|orkney islands)\b/i.test(name))
    return `${/^isles?|^outer|^western/i.test(name) ? 'on the' : 'on'} ${name}`;
  if (
    /^(?:the )?(?:midlands|highlands|west midlands|east midlands|north east|north west|south east|south west|home counties|netherlands|wirral|lake district|cotswolds|peak district|scottish borders|black country|bay area|bronx)\b/i.test(
      name,
    )
  )
    return `in the ${name.replace(/^the /i, '')}`;
  if (/^(?:uk|us|usa|united kingdom|united states|united arab emirates)$/i.test(name)) return `in the ${name}`;
  if (/\b(?:area|region|suburbs|outskirts)$/i.test(name)) return `in the ${name}`;
  if (/\b(?:city|town) cent(?:re|er)$/i.test(name)) return `in ${name}`;
  if (
    /\b(?:airport|hospital|docks?|quay|park|campus|station|school|college|university|works|site|depot|office|headquarters|HQ|warehouse|plant|centre|center)$/i.test(
      name,
    )
  )
    return `at ${name}`;
  if (/\b(?:road|street|lane|avenue)$/i.test(name)) return `on ${name}`;
  if (/^(?:offshore|north sea)$/i.test(name)) return /sea/i.test(name) ? 'in the North Sea' : 'offshore';
  return `in ${name}`;
}
