/** What only exemplifies a thing that is asked, and is no demand by itself: behind "such as" and "like", and behind a colon after "anything". */
import { kept } from './split-kept.ts';

/** "Message queues such as Kafka, RabbitMQ or NATS", "tools like Jira, Confluence". */
const such =
  /(?:, )?(?:\bsuch as|(?<=[a-z]{2}s) like|\bfor (?:example|instance)|\be\.g\.) [^,;:.()\n]{2,40}(?:, (?:[A-Z\d][\w.+#&/-]*(?: [A-Z\d][\w.+#&/-]*){0,2}(?=,|;|$|\.(?:\s|$)| (?:or|and) ))){1,5}(?: (?:or|and) [\w.+#&/-]+)?/g;
/** The same with a last "or" or "and", whatever stands between: "with materials such as oak, ash and stone". */
const suchClosed =
  /(?:, )?(?:\bsuch as|(?<=[a-z]{2}s) like|\bfor (?:example|instance)|\be\.g\.) [^,;:.()\n]{2,40}(?:, [^,;:.()\n]{2,30}){0,4},? (?:or|and) [^,;:.()\n]{2,40}/g;
/** "Bring anything you've made: wood, clay, Lego, a bike": what it may be, whatever it is. */
const anything = /\b(?:any|some)(?:thing|one|body)\b[^.;:\n]{0,60}: [^.;\n]+/gi;

const inOne = (row: string): string => row.replaceAll(', ', `${kept} `);

/** The text with the commas between examples put out of sight. */
export const keepExamples = (text: string): string =>
  /\b(?:such as|like|for (?:example|instance)|e\.g\.|any|some)/i.test(text)
    ? text.replace(such, inOne).replace(suchClosed, inOne).replace(anything, inOne)
    : text;

/** "Bring along anything you have made", "show us something you've fixed": what somebody is invited to, and asked of nobody. */
export const isInvitation = (line: string): boolean =>
  /^\W*(?:please )?(?:bring|show|send|tell|share)(?: us)?(?: along)? (?:any|some|every)(?:thing|one)\b/i.test(line);
