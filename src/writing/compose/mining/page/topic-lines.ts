/** Lines that name a topic before their task: "Growth - build export sales in the UK", "People - develop the executive team". */
import { upperFirst } from '../../language/first-capitals.ts';
import { isVerbBase } from '../../language/verbs.ts';

const shape =
  /^(\s*(?:[-–—•*·▪◦●‣>]|\(?\d{1,2}[.)])?\s*)([A-Z][\w&’'-]*(?: [\w&’'-]+){0,3}) [-–—] (?=\S+ \S+)([a-z(].{9,})$/;
const held =
  /^(?:full|ultimate|overall|sole|joint|shared)? ?(?:[\w&]+ )?(?:responsibility|accountability|ownership)\b/i;

/** The lines without their topics, where the task behind one says all that is done. */
export function withoutTopics(raw: readonly string[]): string[] {
  return raw.map((line) => {
    const [, mark = '', topic = '', task = ''] = shape.exec(line) ?? [];
    const first = /^[a-z]+/.exec(task)?.[0] ?? '';
    // "Support - help people dress" may be a label; "Own it - see jobs through" begins with a deed of its own.
    if (topic === '' || (topic.includes(' ') && isVerbBase((topic.split(' ')[0] ?? '').toLowerCase()))) return line;
    // "Goods in - check, book in, put away": nothing that is done to anything.
    if (task.split(', ').every((part) => part.split(' ').length <= 2)) return line;
    return isVerbBase(first) || held.test(task) ? `${mark}${upperFirst(task)}` : line;
  });
}
