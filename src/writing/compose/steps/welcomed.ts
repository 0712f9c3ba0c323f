/** Who is welcome, where the skills say so: "returners welcome", "newly qualified welcome". No wish, and nothing that is asked. */
import { upperFirst } from '../language/first-capitals.ts';
import { whomItTakes } from '../mining/requirements/whom-a-house-takes.ts';

const people =
  /\b(?:nurses|returners|beginners|graduates|grads|volunteers|learners|joiners|managers|assistants|workers|plumbers|electricians|carpenters|welders|mechanics|developers|designers|testers|analysts|writers|sellers|advisers|therapists|physios|midwives|pharmacists|vets|officers|clerks|bakers|baristas|gardeners|leavers|part-timers|timers|changers|students|trainees|teachers|apprentices|applicants|candidates|parents|carers|drivers|veterans|newcomers|juniors|starters|ECTs|NQTs|NQNs|retirees|people|cooks|chefs|engineers|technicians|solicitors|accountants)$/i;
const state = /^(?:newly|recently|part|fully) (?:qualified|registered|trained|graduated)$/i;

/** "Nurses waiting on their adaptation", "people new to the trade": who, and in what position. */
const described =
  / (?=(?:waiting|returning|coming|moving|looking|retraining|new|with|without|from|in|on|who|awaiting)\b)/i;

/** As sentences, of the skills or of what a step's brief says on them: "Returners are welcome", "You are welcome if you are newly qualified", "Newly qualifieds are welcome to apply". */
export function welcomed(skills: string): string[] {
  // "No experience needed, we train".
  const [without = ''] =
    /^\W*no (?:previous |prior )?experience (?:is )?(?:needed|required|necessary)(?:,? (?:as |and |because )?we(?:['’]ll| will)? (?:train|teach)(?: you)?)?\W*$/i.exec(
      skills,
    ) ?? [];
  if (without)
    return [/\bwe\b/i.test(without) ? 'No experience is needed, and we train you' : 'No experience is needed'];
  return skills.split(/[,;\n]|\.(?:\s|$)/).flatMap((piece) => {
    // "Happy with new grads": said of us.
    const taken = whomItTakes(piece.trim());
    if (taken !== null) return [`${upperFirst(taken)} are welcome`];
    const [, typed = '', purpose = ''] =
      /^\W*(?:say (?:that )?)?(.{3,70}?)(?: (?:are|is|would))?(?: (?:also|very|most|perfectly|just as))* (?:welcome|possible|fine|ok(?:ay)?|suit(?: (?:the job|us|it|too|well))?)(?: too| as well)?( to (?:apply|enquire|inquire|get in touch|call|ask))?\W*$/i.exec(
        piece,
      ) ?? [];
    const who = typed.trim();
    // "Newly qualifieds": people, as the trade calls them.
    if (/^(?:newly|recently|part) qualifieds$/i.test(who)) return [`${upperFirst(who)} are welcome${purpose}`];
    if (people.test(who.split(described)[0] ?? '')) return [`${upperFirst(who)} are welcome${purpose}`];
    return state.test(who) ? [`You are welcome if you are ${who.toLowerCase()}`] : [];
  });
}
