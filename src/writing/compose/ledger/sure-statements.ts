/** Shapes of sentences which surely are some, whatever single words of theirs look like. */

const said = "(?:we|you)(?:['’](?:re|ve|ll|d))? (?!who\\b|that\\b|and\\b|or\\b)[a-z]";
/** "Last winter we rehoused 340 families". */
export const timeThenSaid = new RegExp(
  `^(?:(?:last|this|next|every|each) [a-z]+|in (?:19|20)\\d\\d|since (?:19|20)\\d\\d|(?:one|two|three|four|\\d+) (?:days?|weeks?|months?|years?) (?:ago|later)|otherwise|after that|then|sometimes|usually|often|normally|mostly|occasionally|in between|at first|to begin with|once a (?:week|month|year|quarter)|from then on|until then|most (?:days|weeks|weekends|mornings)),? ${said}`,
  'i',
);
/** "Due to growth, we are looking", "working from our shop, you sell cheese". */
export const adjunctThenSaid = new RegExp(
  `^(?:due to|because of|following|thanks to|owing to|given|after|before|during|as|alongside|besides|together with|from|with|[a-z]+ing) [^,;:]+, ${said}`,
  'i',
);

/** "Retail Week named us best small chain", "7 of 9 account executives met quota". */
export const surelySaid =
  /^[A-Z].{2,60}? (?:named|rated|voted|ranked|called|made) us (?:an?|the|best|top|one|number|\d|[A-Z])|^\d+ (?:of|in|out of) (?:our |the )?(?:last )?\d+ [a-z][a-z -]*? (?:met|beat|won|hit|got|left|came|went|chose|said|stayed|passed|joined|started|finished|qualified|returned) [a-z]/;
/** "Two teachers in each year plan as a pair": several, where they are, and what they do. */
export const severalDoSo =
  /^(?:All|Both|Two|Three|Four|Five|Most|Some|Our|The|\d+) (?:[a-z]+ ){0,2}[a-z]+[^su\W]s (?:in|on|of|at|from) (?:each|every|the|our|all|an?) [a-z]+ (?:plan|work|meet|train|share|teach|learn|eat|cook|lead|play|travel|decide|write|run|cover|mark|review|test) (?:as|in|alone|together|with|by|for|every|each|at|from|on|their|the|what|it)\b|^Every [a-z]+ (?:in|on|of|at) (?:the|our) [a-z]+ [a-z]+s (?:as|in|alone|together|with|by|for|every|each|at|their|the)\b/;

/** "Scrap fell from 4.1% to 2.6%", "members received $9.3 million": what somebody or something did, and how much. */
export const surelyDid =
  /^(?:[\w’'&-]+ ){1,4}(?:went|fell|rose|grew|dropped|climbed|doubled|halved|tripled|received|raised|saved|donated|earned|won|gave|planted|completed|delivered|served|treated|recycled|helped|trained|supported|hired|promoted|visited|borrowed|chose|recommended) (?:from|by|to|(?:about |over |nearly |more than |around )?[£€$₹]?\d[\d.,]*(?:k|m|bn)?|our|the|us|an?|more|over|nearly)(?![\w-])/i;

/** "Vans leave at 6.15am": what they do, and when. */
export const goesAt =
  /^(?:the|our) (?:[a-z-]+ )?[a-z]+ (?:leaves|starts|begins|finishes|ends|opens|closes|arrives|departs|runs|sails) (?:at|by|from) \d|^(?:the |our |all )?(?:[a-z-]+ )?[a-z]+[^su\W]s (?:leave|start|begin|finish|end|open|close|arrive|depart|return|run) (?:at|by|from|between|around|before|after|every) (?:about |around )?(?:\d|noon|midday|midnight|six|seven|eight|nine|ten|day\b|hour\b|\w+ (?:minutes|hours)\b)/i;

/** "Of the 9 opticians here, 6 trained with us": so many of them, and what they did or are. */
export const ofSoManySaid =
  /^(?:out )?of (?:(?:our|the|those) )?(?:(?:last|first|past) )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty) [^,;:]{2,60}, (?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|all|most|half) (?:of them )?(?:(?:are|were|have|had|now|still|went|became|began|got|left|made|won|found|took|led|came|chose|stay|work|run|lead|[a-z]{2,}ed)) [a-z]/i;
