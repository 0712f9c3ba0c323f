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
/** "Man-months for a design package", "inspect man-hole covers", "man-riding winches": what work is measured in, and things. "We need a man days only" is somebody. */
const ofWork =
  /\bman(?:[- ](?:hours?|months?|years?)|-(?:days?|weeks?|shifts?|hrs?)|(?<!\ban? man) (?:days?|weeks?|hrs?)|[- ]?holes?|[- ](?:made|riding|baskets?|cages?|entry|traps?|overboard|portable))\b/gi;
const maybeOfWork = /\bman[- ]/i;
const maybe = /\b(?:guy|guys|guyed|guying|males?|females?|young(?:er)?|older|mature)\b/i;

const asSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
/** What ripens, grows or was founded: of these "young" is never an age of somebody who applies. */
const ripened =
  asSet(`cheese wine whisky whiskey rum cider vinegar beer spirit malt leaf shoot salad vegetable spinach garlic ginger coconut
  grass heather bracken bark root seedling sapling hedgerow hedging grove planting rose fern forest wood oak beech ash birch pine spruce willow apple pear olive palm
  crop rice tea plantation
  thoroughbred racehorse pony colt filly foal mare stallion puppy dog cat kitten bull cow calf sheep ewe ram boar sow pig hog chick duck turkey goose ostrich
  trout oyster mussel eel lobster shrimp bee queen falcon hawk owl elephant lion tiger primate reptile insect
  company firm business brand charity organisation organization industry market sector technology science discipline product magazine label league airline brewery distillery vineyard
  winery town city country nation building house rock soil glacier planet star galaxy violin fleet school museum festival orchard woodland start-up startup`);
const ofAge =
  /\b(?:young(?:er|est)?|old(?:er|est)?|mature)(?: and (?:young|old|new|mature|small|growing|ambitious))?,? ([a-z-]+)(?: ([a-z-]+))?(?: ([a-z-]+))?/gi;
/** Whoever is named behind a thing is somebody after all: "young cheese makers", "young company men". */
const someone =
  /(?:[a-z]{2}(?:ers?|ors?|ists?|ants?|ees?|ians?|hands|boys|girls|lads)|[a-z]*m[ae]n|people|staff|teams?|crew|graduates|trainees|owners)$/i;
const one = (word: string): string =>
  ripened.has(word) ? word : word.replace(/ies$/, 'y').replace(/lves$/, 'lf').replace(/aves$/, 'af').replace(/s$/, '');
/** "Young cheeses", "a young olive grove", "a young and growing company": its age blanked. */
const ripenedBlanked = (text: string): string =>
  text.replace(ofAge, (found: string, first: string, second = '', third = '') => {
    const words = [first, second, third].map((word) => word.toLowerCase());
    const at = words.slice(0, 2).findIndex((word) => ripened.has(one(word)));
    if (at < 0 || words.slice(0, at).some((word) => someone.test(word))) return found;
    const next = words[at + 1] ?? '';
    // A firm's own word goes with what it is of: "school leavers", "company driver".
    return someone.test(next) && !ripened.has(one(next)) ? found : blank(found);
  });

/** What is tall, and no person: trees, buildings, what is built to stand. */
const stands =
  asSet(`tree fir pine oak beech ash birch poplar palm spruce larch plant grass crop hedge flower sunflower timber maize corn reed weed window door building house
  block tower ceiling crane mast chimney stack ship story storey structure shelf rack racking ladder glass vase candle fence wall gate order pole stand steeple spire
  column stage set bookcase cabinet cupboard machine silo tank scaffold scaffolding hangar warehouse vessel boiler furnace kiln animal horse giraffe bottle sash pillar post`);
const tall =
  /\btall(?:er|est)?(?: and [a-z]+)?,? (?:(?:old|young|thin|heavy|stained|glass|wooden|steel|brick|sash|silver|shop) )*([a-z-]+)/gi;
const tallBlanked = (text: string): string =>
  text.replace(tall, (found, thing: string) =>
    stands.has(
      thing
        .toLowerCase()
        .replace(/ies$/, 'y')
        .replace(/(?<=ch|sh|ss|x)es$/, '')
        .replace(/s$/, ''),
    )
      ? blank(found)
      : found,
  );

/** The text with such things out of sight. */
export function thingsBlanked(text: string): string {
  const measured = maybeOfWork.test(text) ? text.replace(ofWork, blank) : text;
  const calm = /\btall/i.test(measured) ? tallBlanked(measured) : measured;
  if (!maybe.test(calm)) return calm;
  const rest = ripenedBlanked(calm.replace(things, blank));
  return held.test(rest) ? rest.replace(guys, blank) : rest;
}
