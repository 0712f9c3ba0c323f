import { rare } from './its-words.ts';

/** "Direct exposure to the director", "open access": how it is, and no order to direct or to open. */
const howItIs = rare(
  /^(?:direct|open|clear|clean|complete|live|close|free|welcome|warm|fast) (?:exposure|access|contact|entry|reporting|line|route|say|involvement|responsibility|report|ownership|insurance|debit|deposits?|payments?|flights?|bus|train|mail|freedom|control|autonomy|trust|flexibility|honesty|transparency|independence|authority|discretion)\b(?![^,;:]* (?:is|are|was|were|has|have|will|can)\b)/i,
);
/** "Pick rates", "fill rate": a figure, and no order to pick. */
const figure =
  /^(?:pick|fill|scrap|churn|open|click|hit|win|run|pass|drop|burn|call|return|bounce) rates?(?:,| and |[.!]?$)/i;

/** "Drop by company cab", "pick-up and drop": a lift, and no order to drop anything. */
const lift = /^(?:pick[- ]?up and )?drop(?:[- ]off)? (?:by|home|facility|service|after|at night)\b/i;

/** Whether a text that begins like an order names a thing. */
export const isThingFirst = (text: string): boolean => howItIs.test(text) || figure.test(text) || lift.test(text);
