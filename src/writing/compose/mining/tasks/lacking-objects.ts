/** Tasks whose second verb lacks what it is done to, or whose verb governs what it does not: "photograph displays and send to head office", "answer calls and visitors". */
import { rare } from '../../language/its-words.ts';
import { isVerbBase } from '../../language/verbs.ts';

/** What is sent on, and to whom: the things of the verb before it. */
const passedOn =
  /^([a-z-]+) ((?!(?:in|on|at|to|with|for|from|up|out|off|down|over|by|of|about|into)\b)[^,;]*?[a-z\d]) and (send|email|e-mail|forward|submit|post|return|deliver|upload|fax|escalate|circulate|distribute) (?=to\b)/i;
/** Who comes, and is no call: "calls and visitors". */
const answered = rare(
  /^(answer(?:ing|s)?) ((?:the )?(?:[a-z]+ )?(?:phones?|calls|telephones?|e-?mails|queries|enquiries|letters)(?:,? (?:e-?mails|letters|queries|enquiries))?)(?:,)? and (visitors|callers|guests|walk-ins|customers|parents and visitors)(?=$|[,.])/i,
);
/** "Cook meals together": with whom, only another line tells. */
const together =
  /^((?:(?:plan|shop|prepare|cook|eat|bake|garden|play|celebrate|choose)(?:,| and|, and)? )+[a-z ]*[a-z]) together$/i;

/** "A checks" of an aircraft, "duty free": the letter is no article, and what is free is goods. */
const named = (line: string): string =>
  line
    .replace(/(?<=^|[ ,])([A-D]) (checks?)\b/g, '$1-$2')
    .replace(/\bduty[- ]free(?=$|[,.;]| (?:and|on|in|at)\b)/gi, 'duty-free goods');

/** The line with what its second verb lacks; any other line as it is. */
export function withObjects(typed: string): string {
  const line = named(typed);
  const bare = line.replace(/[\s.;]+$/, '');
  const [whole = '', verb = '', object = '', second = ''] = passedOn.exec(bare) ?? [];
  if (
    whole &&
    isVerbBase(verb.toLowerCase()) &&
    !isVerbBase(object.split(' ')[0] ?? '') &&
    !/\band\b/.test(object) &&
    !/\b(?:who|which|that|when|if)\b/.test(object)
  ) {
    const last =
      object
        .replace(/ (?:in|on|at|for|from|of|with|against|by|every|each) .*$/, '')
        .split(' ')
        .at(-1) ?? '';
    const them = /[^su]s$/.test(last) ? 'them' : 'it';
    const said = / (?:on|over)$/.test(second) ? second.replace(' ', ` ${them} `) : `${second} ${them}`;
    return `${verb} ${object} and ${said} ${bare.slice(whole.length)}`;
  }
  const [called = '', answer = '', calls = '', whom = ''] = answered.exec(bare) ?? [];
  if (called) {
    const welcome = /ing$/i.test(answer) ? 'welcoming' : /s$/i.test(answer) ? 'welcomes' : 'welcome';
    return `${answer} ${calls} and ${welcome} ${whom}${bare.slice(called.length)}`;
  }
  const shared = together.exec(bare)?.[1];
  if (shared && !/ with /.test(shared)) return shared;
  return line;
}
