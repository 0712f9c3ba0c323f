/** Who is welcome, where the skills say so: "returners welcome", "newly qualified welcome". No wish, and nothing that is asked. */
import { upperFirst } from '../language/articles.ts';

const people =
  /\b(?:nurses|returners|beginners|graduates|leavers|part-timers|timers|changers|students|trainees|teachers|apprentices|applicants|candidates|parents|carers|drivers|veterans|newcomers|juniors|starters|ECTs|NQTs|NQNs|retirees|people|cooks|chefs|engineers|technicians|solicitors|accountants)$/i;
const state = /^(?:newly|recently|part|fully) (?:qualified|registered|trained|graduated)$/i;

/** As sentences: "Returners are welcome", "You are welcome if you are newly qualified". */
export function welcomed(skills: string): string[] {
  return skills
    .split(/[,;\n]|\.(?:\s|$)/)
    .map(
      (piece) =>
        /^\W*(.{3,40}?)(?: (?:are|is))?(?: (?:also|very|most))* welcome(?: to apply)?\W*$/i.exec(piece)?.[1] ?? '',
    )
    .flatMap((who) =>
      people.test(who)
        ? [`${upperFirst(who.trim())} are welcome`]
        : state.test(who.trim())
          ? [`You are welcome if you are ${who.trim().toLowerCase()}`]
          : [],
    );
}
