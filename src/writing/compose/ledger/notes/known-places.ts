/** Places of which a town has one, behind the small word that a note has before them: "office at airport", "depot near motorway". */

const places =
  'airport|railway station|train station|bus station|station|harbour|harbor|docks|quayside|waterfront|seafront|(?:town|city) cent(?:re|er)|old town|motorway|ring road|river|canal|coast|border|beach|high street|market square|main road|industrial estate|business park|science park|retail park|university|hospital grounds|old mill';
const lacking = new RegExp(
  `(?<=\\p{L} (?:at|near|by|beside|behind|opposite|outside|inside|in|on|from|next to|close to|beyond|along)) (?=(?:${places})(?=$|[,.;]| (?:and|with|in|at|for|of|from|to|on)\\b))`,
  'giu',
);
/** "On coast road", "at station house", "from station to station": a name or a turn of its own. */
const ownTurn = /\b(?:from (?:station|coast|border) to|door|station to station|coast to coast)\b/i;

/** The note with "the" before such a place. */
export const withKnownPlaces = (note: string): string => (ownTurn.test(note) ? note : note.replace(lacking, ' the '));
