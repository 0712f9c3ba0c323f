/**
 * Turns that show that a note, a row or a heading was put where a sentence has to stand: the marks of a form, a figure that
 * hangs on nothing, a word that points at what stands on another page. They are found in any sentence, whoever made it.
 */
import { seldom } from './seldom.ts';

const marksOfForm = [
  String.raw` \| `,
  String.raw`(?:^|[.?!:] )[QA]\. [A-Z]`,
  // "On one floor w 2 HCAs".
  String.raw`[a-z] w (?:\d|an? |the )`,
];
const pointsElsewhere = [
  String.raw`\b(?:described|mentioned|listed|named|outlined|stated|referred to|shown|detailed) (?:above|below|overleaf)\b|\b(?:afore(?:said|mentioned)|(?:the|to the) foregoing)\b`,
  // "Few incoming directors will be able to say the same."
  String.raw`\b(?:say|claim|promise) the same[.!]?$`,
];
const hangsOnNothing = [
  // "You work 16 on shift", "general plus night shift rotation".
  String.raw`\bwork (?:\d+|[a-z]+ (?:plus|and) [a-z]+(?= shift rotation)) (?:on shift|shift rotation)\b`,
  // A line that was broken off: "ensure that trailers leave on time and that seal", "perform the day-end closing in".
  String.raw`\b(?:[Ee]nsur|[Mm]ake sur|[Mm]aking sur|[Cc]heck)(?:e|es|ing)? that [^.;:]+ and that [a-z]+[.!?]?$|\bclosing in[.!?]?$`,
  String.raw`\b(?:job|role|post|work) (?:is|involves|includes) (?:rotating \d|(?:the|our) (?:[A-Z][\w’'-]+ )+(?:store|shop|branch|depot|office|site|clinic|plant|ward)\b)`,
  // "You are not panicking": how somebody never is, told as what they are not doing now.
  String.raw`\b[Yy]ou(?:['’]re| are) not (?:panicking|flapping|fussing|shouting|moaning|complaining|rushing|hiding|guessing|sulking|gossiping)\b`,
  String.raw`\ban accommodation\b(?! (?:officer|manager|team|provider|block|allowance|search))`,
  String.raw`\bwork at an? paid (?:academy|training|induction|course|placement)\b`,
];
const readAsOther = [
  String.raw`\b(?:an?|with|of) pass [a-z]+ (?:and|or) [a-z]+ (?:screens?|checks?|tests?)\b`,
  String.raw`\b(?:need|calls for|asks for|ask for|need to have|require[sd]?) (?:enforcement|recovery|litigation|prosecution|arbitration) (?:under|of|in|by)\b`,
  String.raw`\bhave been (?:listed|rated) (?!on\b|in\b|at\b|by\b|as\b|among\b|since\b|for\b|with\b|under\b|every\b|there\b|again\b)[a-z-]+`,
  // "Yours with the job: a tablet for school and may keep it", "what the job brings: vests over four years".
  '^(?:Yours with the job|What the job brings|What you get|On offer)[^:]*: (?:[^.:;]* and (?:may|can|will|might|must) [a-z]+|[a-z]+s (?:over|after|within) )',
  // "We give you a tablet for school and may keep it": who keeps it was "you" before.
  String.raw`\b(?:gives?|offers?|provides?) (?:you )?[^.:;,]* and (?:may|can) keep\b`,
  // "Practice in milling experience", "knowledge of Opera or pick it up quick", "an about twelve a year".
  String.raw`\b[Pp]ractice in [a-z]+ experience\b|\b[Kk]nowledge of [^.,;]* or (?:pick|learn) (?:it|them)\b|\ban? (?:about|around|roughly) (?:\d|two|three|four|five|six|eight|ten|twelve)`,
  // "Purpose but keep it serious": said to whoever writes.
  String.raw`\bbut keep it (?:serious|short|light|simple|formal|plain|warm|professional|brief)\b`,
  // "We were the first 10 minutes belong to the patient": "first" beside a clause.
  String.raw`\bwere the first (?:\d+|two|three|four|five|six|ten|few) [a-z]+s (?!(?:to|in|of|at|on|for|and|who|that|which|with|from|by|or)\b)[a-z]+ `,
];
/** Figures that hang on nothing, or stand where a form or a list has its numbers. */
const figures = [
  String.raw`(?:^|[.!?] )\(?\d{1,2}\) [A-Z]|^1\. [A-Z]`,
  // "63 percent for repairs, which this role will change": of what, stood before it.
  String.raw`^(?:[A-Z][^,]*: )?\d[\d.,]*(?:%| per ?cent) (?:for|of|in|on) [^,]+, which\b`,
  // "A first-time fix 91% last year".
  String.raw`\ban? (?:[a-z-]+ ){1,3}(?<!\b(?:of|at|by|to|from|about|than|least|over|with|for|is|was|are|only|nearly|under|in|and|or|plus|extra|further|almost|around|up) )\d[\d.,]*(?:%| per ?cent) (?:last|this) (?:year|month|quarter)\b`,
  // "An AP specialist on a team of 5, 1,400 invoices a month, NetSuite".
  String.raw`\bwork (?:as|in|on|for|with) [^.:;]*?, \d[\d,]* [a-z]+ (?:a|per) (?:day|week|month|year), `,
  String.raw`\bat most \d+ [a-z]+ no\b`,
  String.raw`: \d+ on shift\b`,
  // What a few are paid, promised to every reader.
  String.raw`\b(?:[Yy]ou get|gives you|you(?:['’]ll| will) get|offers you) [£€$₹][\d.,]+k?[^.:;]* for (?:[a-z]+ )?(?:[A-Z][a-z]+ )?(?:speakers|those who|anyone who|holders)\b`,
];
/** What nobody has experience of. */
const experiences = [
  // Qualities that nobody has experience of.
  String.raw`\b[Ee]xperience (?:of|with|in) (?:impartiality|honesty|integrity|patience|tact|discretion|punctuality|reliability|flexibility|empathy|resilience|fairness|diplomacy|humility|enthusiasm|initiative|common sense)\b`,
  // A body that somebody is registered with, at the end of what it is experience with.
  String.raw`\b[Ee]xperience (?:of|with|in) (?:the )?(?:[A-Z][\w’'&-]+ )(?:(?:[A-Z][\w’'&-]+|and|of|for) )*(?:Council|Limited|Ltd)(?=[.,;!?]|$| and (?:can|are|have|you)\b)`,
  // "M.Lib.Sc or B.Lib.Sc", "Dipl/BE Mech", "chainsaw CS30/31": degrees and tickets that one has.
  String.raw`\b[Ee]xperience (?:of|with|in) (?:an? )?(?:(?:Dipl(?:oma)?|[BM]\. ?(?:E|A|Sc|Tech|Com|Ed|Pharm|Lib|Phil|Arch)\b\.?(?:Sc\b)?|BE|BSc|MSc|BTech|MTech|BCom|MBA|MCA|BCA|PGDM|GCSEs?|NVQ|HNC|HND)(?=[/.,?!]|$| or | and )|[a-z]+ [A-Z]{2}\d{2}\b)`,
  // "HIAB (ALLMI or CPCS)": cards that one holds.
  String.raw`\b[Ee]xperience (?:of|with|in) [A-Z]{3,} \([A-Z]{3,} or [A-Z]{3,}\)`,
];
const anyOf = (turns: readonly string[]): RegExp => new RegExp(turns.join('|'));
/** Each sentence is asked, and most have no figure and speak of no experience. */
const noSentence = anyOf([...marksOfForm, ...pointsElsewhere, ...hangsOnNothing, ...readAsOther]);
const ofFigures = seldom(/[\d£€$₹]/, anyOf(figures));
const ofExperience = seldom(/xperience (?:of|with|in) /, anyOf(experiences));

/** Whether a sentence has a turn that only a note, a row or a heading has. */
export const isNoSentence = (text: string): boolean =>
  noSentence.test(text) || ofFigures.test(text) || ofExperience.test(text);
