import { type Frame, frames } from '../frames/frame.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { baseOfThird, isVerbBase, toThirdPerson } from '../language/verbs.ts';
import type { Statement } from '../ledger/statement.ts';

/** A statement turned round, and the sentences that take what is left of it. */
export interface Turned {
  statement: Statement;
  frames: readonly Frame[];
}

const given = frames('given', ['{employer} gives you {st_}.', ['Yours with the job: {st_}.', 'spare']]);
const counted = frames('counted', ['You can count on us to {st_}.']);
const relied = frames('relied', ['You can count on {st_}.']);
const told = frames('told', ['{employer} {st_}.']);
const got = frames('got', ['You get {st_}.', 'As {asTitle}, you get {st_}.', 'With {employer}, you get {st_}.']);
const noted = frames('noted', ['{st}.']);
const taken = frames('taken', ['{st}.', ['Want to {st_}? You can.', 'casual']]);

/** "You get 30 days of leave": what is had. A figure that is reached ("you get to 30 days") is not. */
const had =
  /^you (?:get|have|receive|earn) (?!(?:to|on|into|in|off|out|up|by|from|paid|all|more|half|it|one of)\b)(.+)$/i;
/** "We pay 6% into your pension": our deed, in one clause. */
const deed = /^we (?:will |always |also )?([a-z]+)(?= )(?! (?:no|not|never)\b)(.+)$/i;
/** "The Authority pays 11% into your pension": the deed of a house that is not called by its name. */
const houseDeed =
  /^(the (?:[A-Za-z]+ )?(?:company|firm|authority|council|county|city|town|state|district|board|agency|department|ministry|trust|charity|foundation|school|college|university|hospital|clinic|practice|hospice|group|bank|club|shop|store|hotel|museum|library|theatre|church|union|fund|owner|employer)) (?:also |always )?([a-z]+s) (.+)$/i;
/** "You can rent a flat": what somebody may do. */
const may = /^you can (?!(?:also|count|rely|expect|be|have|get|see|even|always|only)\b)([a-z]+)(?= )(.+)$/i;
/** "We give you a set of tools": what the reader gets. */
const handed = /^we (?:give|offer) you (?!(?:the (?:chance|choice|option|opportunity)|to|up|all)\b)(.+)$/i;
/** "Your meals on duty are free": how what the reader has is. */
const state =
  /^(your [a-z\d][\w' -]{2,30}?) (?:is|are) ((?:paid|free|matched|covered|worked|included|yours|funded|shared|fixed|guaranteed)\b.*)$/i;
/** Where another sentence begins: what is turned round there would lose its half. */
const second =
  /[;:]|, (?:and|but|so) (?:we|you|your|the|they|it|there)\b(?!'re yours)|\b(?:if|when|while|because) (?:we|you|they)\b/i;
/** Deeds that are states ("we have a gym", "we are open") or said in other ways. */
const noDeed =
  /^(?:be|are|have|do|can|know|want|need|believe|think|would|could|may|might|must|should|close|love|like|finish|start|stop|open|shut|work|eat|meet|go|run|sit|celebrate|hold)$/i;

const as = (statement: Statement, text: string): Statement => ({
  text: upperFirst(text),
  lower: text,
  kind: statement.kind,
  toYou: statement.toYou,
  mark: statement.mark,
});

/**
 * The same fact from its other side: "you get 30 days" as what the employer gives, "we pay 6%" as what the employer
 * does or can be counted on for, "you can rent a flat" as a thing to do. A refresh has no other fact, so that it says
 * this one in another shape instead of behind another lead.
 */
export function turnedRound(statement: Statement): Turned[] {
  if (statement.kind !== 'clause' || statement.mark !== '.' || second.test(statement.lower)) return [];
  const thing = had.exec(statement.lower)?.[1];
  if (thing) return [{ statement: as(statement, thing), frames: given }];
  const handedOver = handed.exec(statement.lower)?.[1];
  if (handedOver) return [{ statement: as(statement, handedOver), frames: got }];
  const [, whose, how] = state.exec(statement.lower) ?? [];
  if (whose && how && !/\b(?:and|or|is|are)\b/.test(whose))
    return [{ statement: as(statement, `${whose}: ${how}`), frames: noted }];
  const [, house, does3, done] = houseDeed.exec(statement.lower) ?? [];
  const base = does3 === undefined ? null : baseOfThird(does3);
  // "Pays ... and gives you time": the second deed would keep its ending.
  if (house && base && done && !noDeed.test(base) && !/ (?:and|or|then) [a-z]+s\b/.test(done))
    return [{ statement: as(statement, `${lowerFirst(house)} to ${base} ${done}`), frames: relied }];
  const [, verb, rest] = deed.exec(statement.lower) ?? [];
  if (verb && rest && isVerbBase(verb) && !noDeed.test(verb)) {
    const turned: Turned[] = [{ statement: as(statement, `${verb}${rest}`), frames: counted }];
    // "Pays ... and give you time": a second deed would need its own ending; "our" is nobody's in the third person.
    const further = [...rest.matchAll(/\b(?:and|or|then) ([a-z]+)/g)].some(([, word = '']) => isVerbBase(word));
    if (!further && !/\b(?:we|us|our|ours|ourselves)\b/i.test(rest) && baseOfThird(toThirdPerson(verb)) === verb)
      turned.push({ statement: as(statement, `${toThirdPerson(verb)}${rest}`), frames: told });
    return turned;
  }
  const [, does, what] = may.exec(statement.lower) ?? [];
  return does && what && !does.endsWith('ly') ? [{ statement: as(statement, `${does}${what}`), frames: taken }] : [];
}

/** A sentence without its lead: "Here, we pay 6%" and "What it means for you: we pay 6%" are one to a reader. */
export const coreOf = (text: string): string =>
  text.replace(/^(?:[^:.?!]{3,60}: |(?:Here|With|At|As|In)\b[^,.?!]{0,60}, )/, '').toLowerCase();
