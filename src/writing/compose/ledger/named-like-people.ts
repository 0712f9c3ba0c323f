/** Things that are called like people: guys that hold a mast, male and female connectors, young stock, a widow's walk. They shut out nobody. */

const blank = (found: string): string => ' '.repeat(found.length);

/** What a guy holds or is held by: beside it, in a row or in the sentence, a guy is a rope. */
const held =
  /\b(?:poles?|anchors?|masts?|towers?|tents?|marquees?|stakes?|pegs?|wires?|ropes?|rigging|antennas?|aerials?|stays|crossarms?|conductors?|turnbuckles?|canvas|awnings?|chimneys?|flagpoles?|lines?)\b/i;
const guys =
  /(?<!\b(?:for|our|us|you|we|the (?:right|best|new|other)|of the|few|good|great|strong|tough|fit|young|big|hard(?:[- ]?working)?|nice|practical|handy|reliable|two|three|four|five|six|bunch of|team of|crew of|gang of|tent|pole|line|want|wants|need|needs|hire|hiring|seeking|like) )\bguys\b(?! (?:who|that|with|for|wanted|needed|only|on|like|from|and (?:girls|gals))\b)/gi;
/** What fits into one another, and what is grown: never a person. */
const fitted =
  'connectors?|plugs?|sockets?|threads?|fittings?|couplings?|adaptors?|adapters?|pins?|terminals?|ends?|joints?|unions?|contacts|crimps?|leads|jacks?|valves?|screws?|moulds?|molds?|dies|parts? of the mould';
const grown =
  'stock|cattle|calves|birds|fish|trees|plants|stands?|woodland|vines|pigs|lambs|horses|animals|orchards?|hedges|growth|wine|onions|heifers|bulls|ewes|hens|pullets|piglets|goats|deer|salmon|oysters';
const things = new RegExp(
  `\\bguy(?:ed|ing)?(?=[- ](?:wires?|ropes?|lines?|cables?|strand|anchors?|stubs?|hooks?|grips?|masts?|towers?|poles?|guards?|attachments?)\\b)|\\bguyed\\b|\\b(?:fe)?males?(?:(?: ?(?:and|or|to|\\/|&|-) ?)(?:fe)?males?)?(?=[- ](?:[a-z]+ )?(?:${fitted})\\b)|\\b(?:young|younger|old|older|mature)(?=[- ](?:${grown})\\b)`,
  'gi',
);
const maybe = /\b(?:guy|guys|guyed|guying|males?|females?|young(?:er)?|older|mature)\b/i;

/** The text with such things out of sight. */
export function thingsBlanked(text: string): string {
  if (!maybe.test(text)) return text;
  const rest = text.replace(things, blank);
  return held.test(rest) ? rest.replace(guys, blank) : rest;
}
