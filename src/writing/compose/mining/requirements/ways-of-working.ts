/** Ways of doing a trade's work in a row, by their names alone: "MIG and flux core", "brush, roller and airless spray". One knows a process and works with a tool, and has neither. */

import { desirableCue, trailingCue } from './cues.ts';
import type { PersonFact } from './person-shapes.ts';

/** Processes that are called so nowhere else. */
const process =
  '(?:MIG|TIG|MAG|MMA|SMAW|GMAW|GTAW|FCAW|flux[- ]?core(?:d)?(?: arc)?|oxy-?(?:fuel|acetylene)|stick welding|spot welding|arc welding|plasma cutting|resistance welding|EDM|wire erosion|spark erosion|CNC turning|CNC milling|litho(?:graphy)?|offset litho|flexo(?:graphy)?|gravure|screen printing|digital print(?:ing)?|overlock(?:er|ing)?|lockstitch|flatlock|coverstitch|bartack|balayage|foiling|skimming|rendering|dry lining|float and set|screeding|tape and joint|torch-on|lead work|leadwork|single[- ]ply|hot melt|powder coating|wet spray(?:ing)?|French polishing|hot rolling|cold rolling|sand casting|die casting|injection mou?lding|blow mou?lding|thermoforming)';
/** ... and words that are one only beside those. */
const beside =
  '(?:stick|arc|gas|spot|orbital|manual metal arc|turning|milling|grinding|boring|drilling|offset|digital|screen|colou?r|cutting|highlights|perms|plastering|slating|tiling|felting|slate|polishing|forging|extrusion)';
/** What one works with. */
const tool =
  '(?:brush|rollers?|airless spray(?:er)?|airless|HVLP(?: spray)?|spray gun|sprayer|trowel|hawk|sander|steamer|hand tools|power tools|chainsaw|strimmer|brush ?cutter|hedge ?trimmer|leaf blower|ride-on mower|pressure washer|scrubber[- ]dryer|buffing machine|floor polisher|carpet cleaner|pallet truck|pump truck|wrap(?:ping)? machine|jack ?hammer|kango|breaker|wacker plate|disc cutter|angle grinder|mitre saw|table saw|band ?saw|nail gun|laser level)';

const joint = '(?:, (?:and |or )?|,? and |,? or | ?& ?| ?/ ?| ?\\+ ?)';
// Each list stands once in its pattern: "the first, or one behind a joint" is compiled in half the time.
const processRow = new RegExp(`^(?:(?:^|${joint})(?:${process}|${beside}))+( welding)?$`, 'i');
const hasProcess = new RegExp(`(?<![\\w-])${process}(?![\\w-])`, 'i');
const toolRow = new RegExp(`^(?:(?:^|${joint})(?:${tool}))+$`, 'i');
const single = new RegExp(`^${tool}$`, 'i');

const rowsInText = new RegExp(
  `(?<=^|[;.\\n,]\\s*)(?:${tool}(?:, ${tool})*,? (?:and|or|&) ${tool}|(?:${process}|${beside})(?:, (?:${process}|${beside}))*,? (?:and|or|&) (?:${process}|${beside}))(?=$|[,;.\\n])`,
  'gi',
);
/** With which word one of them begins: where a text has not two of these, the long patterns are not asked. */
const begins = new Set(
  'mig tig mag mma smaw gmaw gtaw fcaw flux flux-core flux-cored fluxcore oxyfuel oxyacetylene oxy-fuel oxy-acetylene stick spot arc plasma resistance edm wire spark cnc litho lithography offset flexo flexography gravure screen digital overlock overlocker overlocking lockstitch flatlock coverstitch bartack balayage foiling skimming rendering dry float screeding tape torch-on lead leadwork single single-ply hot powder wet french cold sand die injection blow thermoforming gas orbital manual turning milling grinding boring drilling colour color cutting highlights perms plastering slating tiling felting slate polishing forging extrusion brush roller rollers airless hvlp spray sprayer trowel hawk sander steamer hand power chainsaw strimmer brushcutter hedge hedgetrimmer leaf ride-on pressure scrubber scrubber-dryer buffing floor carpet pallet pump wrap wrapping jack jackhammer kango breaker wacker disc angle mitre table band bandsaw nail laser'.split(
    ' ',
  ),
);
const mayName = (text: string): boolean => {
  let found = 0;
  for (const word of text.toLowerCase().split(/[\s,;.&/+]+/)) if (begins.has(word)) found += 1;
  return found > 1;
};

/** A field that commas part, with each such row of it in one piece: `kept` stands for its commas. */
export const withWaysKept = (text: string, kept: string): string =>
  mayName(text) ? text.replace(rowsInText, (row) => row.replaceAll(', ', kept)) : text;

/** A name's letters stay, and a word's capital was the line's. */
const asNamed = (row: string): string => row.replace(/^[A-Z](?=[a-z])(?!rench)/, (first) => first.toLowerCase());

/** Reads such a row; null where it is none. */
export function readWaysOfWorking(line: string, wished: boolean): PersonFact | null {
  const bare = line.replace(trailingCue, '').trim();
  const [, how = '', row = ''] =
    /^((?:good |strong |solid |experience (?:with|of|in) |experienced (?:with|in) |confident with |can use |use of )?)(.+)$/i.exec(
      bare,
    ) ?? [];
  const desirable = wished || desirableCue.test(line);
  const joined = asNamed(row)
    .replace(/ ?[&+] ?/g, ' and ')
    .replace(/ ?\/ ?/g, ' or ');
  if (!mayName(row)) return null;
  if (how === '' && processRow.test(row) && hasProcess.test(row))
    return { kind: 'do', text: `know ${joined}`, desirable, sure: true };
  if (!/^(?:experience|confident|use)/i.test(how) && toolRow.test(row) && !single.test(row))
    return { kind: 'can', text: `work with ${inRow(joined)}`, desirable, sure: true };
  return null;
}

/** "A chainsaw, a strimmer and a hedge trimmer": counted things have their article, ways of painting none. */
const inRow = (row: string): string =>
  /^(?:brush|rollers?|airless|HVLP|spray)/i.test(row)
    ? row
    : row.replace(
        /(^|, (?:and |or )?| and | or )(?!hand tools|power tools)([a-z])/gi,
        (_, before: string, first: string) => `${before}${/[aeiou]/i.test(first) ? 'an' : 'a'} ${first}`,
      );
