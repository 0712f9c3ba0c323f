/** Tasks told in sentences: "The Finance Director will negotiate the debt package, agree the terms of a grant and give the board a monthly account". */
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { baseOfIng, baseOfThird, isVerbBase, nounLike } from '../../language/verbs.ts';
import { splitDuties } from './duty-list.ts';
import { withFurtherBases } from './further-thirds.ts';
import { isToldOfOthers } from './helped-deeds.ts';

/** Before the sentence and no part of its work: "In a typical week,", "Beyond the quay,", "Reporting to the Finance Manager,". */
const besides =
  /^(?:(?:in (?:a typical|an average|any|a normal) (?:day|week|shift|month)|(?:on )?a typical (?:day|week)|day[- ]to[- ]day|most (?:days|weeks)|in (?:addition|this (?:role|job|post|position)|the role|short)|here|also|then|additionally|mainly|as (?:an?|our|the) [^,:;]{3,50}|beyond [^,:;]{3,40}|(?:working|reporting|based|together|alongside)\b[^,:;]{2,60}|(?:in )?(?:your |the )?first (?:year|month|months|six months|90 days|18 months)|here['’]s the (?:job|work)|(?:what )?the (?:job|work|role)(?: is)?)[,:]\s+|(?:day to day|mainly|mostly|here|then|after that|in (?:the|this) (?:role|job|post|position)|as (?:an?|our|the) [\w -]{3,40}?|as [A-Z][\w-]+(?: [A-Z][\w-]+){0,3}) (?=you\b))/i;
/** When the whole of it is done, before it: "On Sundays you cook for 120". */
const when =
  /^((?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:once|twice|three times) an? (?:day|week|month|year)|every (?:other |second )?[a-z]+|each [a-z]+|at weekends|in (?:the )?(?:winter|summer|spring|autumn|mornings?|afternoons?|evenings?)))(?:,| (?=you\b)) ?/i;
/** Who does it. */
const subject =
  /^(?:you(?:['’]?ll| will|['’]d| would)(?: also| then| mainly)?|(?:the )?(?:post|role|job) ?holder (?:will|shall|would|must)(?: also)?|(?:the )?(?:successful )?(?:candidate|applicant|incumbent|appointee|jobholder|apprentice)(?: will| shall)(?: also)?) (?=[a-z])/i;
const present = /^you (?:also |then |mainly )?(?=([a-z]+) [a-z\d£€$])/i;
const goesOn = /^(?:s?he(?: or s?he|\/s?he)?|they) (?:will|shall)(?: also)? (?=[a-z])/i;
/** What is no work, though the reader does it: what is had, asked, offered or learnt. */
const noWork =
  /^(?:not|never|need|have|hold|possess|receive|get|earn|enjoy|find|join|learn|start|begin|finish at|benefit|become|see|report (?:directly )?(?:in)?to|live|bring|want|like|love|know|speak|must|may|might|can|could|should|do|come|feel|belong|inherit|like|love|probably|still|always|already|then|work (?:\d|shifts?|hours|full|part|from home|monday|in a team|as part|on a|hybrid|remotely|nights|weekends)|be (?!responsible for|accountable for|the |an? |in charge of|[a-z]+ing\b|[a-z]+ [a-z]+ing\b))\b|^be (?:working|joining|based|reporting|earning|looking|starting|expected|able|given|paid|an? [a-z -]+(?:person|player|thinker|communicator|learner)|the (?:kind|sort|type))\b/i;
/** Who is helped or taught does what follows. */
const theirs =
  /^(?:help|assist|support|enabl|let|mak|encourag|allow|show|ensur|see|watch|inspir|motivat|tell)(?:e|ing)?\b|^(?:teach|train|coach)(?:ing)?\b.* how to /i;
/** "Teach children to swim": what they do, where "teach chemistry to Year 7" has no further verb. */
const areTaught = (task: string): boolean =>
  /^(?:teach|train|coach|ask|remind|advise)(?:ing)?\b/i.test(task) &&
  isVerbBase(/ to ([a-z]+)\b/.exec(task)?.[1] ?? '');
/** What points back at words of another sentence or piece. */
const pointsBack =
  /\b(?:it|them|they|this|these|those|each (?=at|in|once|twice|on|every|by)|that (?!(?:is|are|the|our|we|all|every|no|each)\b)[a-z]+|the (?:same|latter|findings|results))\b/i;
/** "What you'll be doing: matching carers, planning rounds", "Jobs: pots, pans, floors": a list behind its name. */
const listed =
  /^(?:(?:what you(?:['’]?ll| will) (?:be doing|do)(?: here)?|(?:the |your |main |key )?(?:jobs?|duties|tasks|work|responsibilities)|you(?:['’]?ll| will) be(?: doing)?|day to day)\s*:|(?:the |your |main |key )*(?:jobs?|role|post|position|work|duties|tasks|responsibilities) (?:will )?(?:also )?(?:includes?|involves?|are|covers?)(?: \w+ of)?:?)\s+(?=\S+.*,)/i;

/** Whether a piece begins a task of its own. */
function begins(piece: string, doing: boolean): boolean {
  const [first = '', second = ''] = piece.split(' ');
  const word = first.toLowerCase();
  if (second === '') return false;
  if (doing) return /ing$/.test(word) && baseOfIng(word) !== null && !/^(?:and|or|of)$/.test(second);
  return (
    isVerbBase(word) &&
    !/^(?:and|or|of|is|are)$/.test(second) &&
    (!nounLike.has(word) ||
      /^(?:the|an?|our|your|their|all|any|each|every|on|to|with|up|out|over|down|back|off|away|in|into|\d\S*|one|two|three|four|five|six|\S+s)$/i.test(
        second,
      ))
  );
}

/** "Run two sites, plan the work of four gangs and keep the programme on track": each of them. */
function apart(whole: string): string[] {
  // "Will process invoices, and will cover credit control": two sentences in one.
  return whole.split(/,? (?:and )?(?:will|shall|you(?:['’]ll| will)) (?:also )?(?=[a-z]+ )/i).flatMap(rowApart);
}

function rowApart(rest: string): string[] {
  const doing = /^(?:[a-z]+-?)?[a-z]+ing\b|^[a-z]+ [a-z]+ing\b/i.test(rest) && !isVerbBase(rest.split(' ')[0] ?? '');
  if (theirs.test(rest) || areTaught(rest)) return [rest];
  const parts: string[] = [];
  // The marks stand between the pieces.
  const pieces = rest.split(
    /(, (?:and (?:then )?|then )?| and (?:then )?)(?=(?:will |shall |you(?:['’]ll| will)? |to )?[a-z])/i,
  );
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = (pieces[at] ?? '').replace(/^(?:you|to) (?:also )?(?=[a-z]+ )/i, '');
    const last = parts.at(-1);
    const alone = doing && /^[a-z]+ing$/i.test(piece) && /^, /.test(pieces[at - 1] ?? '');
    // "Loading and unloading vans": both have the vans.
    const shared = last !== undefined && !last.includes(' ') && !theirs.test(piece);
    const told =
      last === undefined ||
      alone ||
      (begins(piece, doing) &&
        !shared &&
        !pointsBack.test(piece) &&
        // "So that they can be found and read": both are of the purpose.
        !(
          last.includes('so that ') && /\bso that [^,]*\b(?:can|could|may|will|must|should)(?: be)? [a-z]+$/.test(last)
        ) &&
        !theirs.test(last) &&
        !areTaught(last) &&
        !isToldOfOthers(last));
    if (told) parts.push(piece);
    else parts[parts.length - 1] = `${last}${pieces[at - 1] ?? ''}${piece}`;
  }
  return parts;
}

/**
 * The tasks of a sentence, each of them by itself; null where it tells of none. `title`: the words of the post, which is
 * somebody in the sentences of such a paper. `goes`: the sentence before had the same subject, so that "they" is known.
 */
export function tasksInProse(typed: string, title: string, goes: boolean): string[] | null {
  const line = typed.trim().replace(/[.!]+$/, '');
  const list = listed.exec(line)?.[0];
  if (list) return splitDuties(line.slice(list.length));
  // "Together with the Operations Director, the postholder will agree lead times": with whom.
  const [, whom = '', then = ''] = /^((?:together|jointly) with [^,:;]{2,45}), (\S.+)$/i.exec(line) ?? [];
  const shared = then ? tasksInProse(upperFirst(then), title, goes) : null;
  if (shared?.length === 1) return [`${shared[0] ?? ''} ${lowerFirst(whom)}`];
  const post = title.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const named =
    post.length > 2
      ? line.replace(new RegExp(`\\b[Tt]he ${post}(?= (?:will|shall|must)\\b)`, 'i'), 'the postholder')
      : line;
  const bare = named.replace(besides, '');
  const time = when.exec(bare)?.[1];
  const told = time ? bare.slice(when.exec(bare)?.[0].length ?? 0) : bare;
  // "The lab technician supports three research groups": said of the same post.
  const third = post.length > 2 ? new RegExp(`^the ${post} (?:also )?(?=([a-z]+s) )`, 'i').exec(told) : null;
  const deed = third ? baseOfThird(third[1]?.toLowerCase() ?? '') : null;
  if (third && deed && !noWork.test(`${deed} `) && !/^(?:have|be|need)$/.test(deed))
    return [
      // "Keeps the store running and leads the team": what else the post does.
      `${deed}${withFurtherBases(told.slice(third[0].length + (third[1]?.length ?? 0)))
        // "Plans and runs campaigns": both are done to them.
        .replace(/^((?:, [a-z]+s)*,? and) ([a-z]+s) (?=[a-z])/, (whole, row: string, last: string) => {
          const verbs = [...row.matchAll(/[a-z]+s\b/g)].map(([word]) => baseOfThird(word));
          const base = baseOfThird(last);
          return base === null || verbs.includes(null)
            ? whole
            : `${verbs.map((verb) => `, ${verb}`).join('')} and ${base} `;
        })}`,
    ];
  const they = goes ? /^they (?:also )?(?=([a-z]+) [a-z])/i.exec(told) : null;
  if (they && isVerbBase(they[1]?.toLowerCase() ?? '') && !noWork.test(told.slice(they[0].length)))
    return apart(told.slice(they[0].length));
  const verb = present.exec(told)?.[1]?.toLowerCase() ?? '';
  const found =
    subject.exec(told)?.[0] ??
    (goes ? goesOn.exec(told)?.[0] : undefined) ??
    (verb !== '' &&
    isVerbBase(verb) &&
    (!nounLike.has(verb) ||
      /^you (?:also )?[a-z]+ (?:the|your|an?|our|all|each|every|up|out|on|for|eastern|\d)/i.test(told))
      ? present.exec(told)?.[0]
      : undefined);
  if (found === undefined) return null;
  const rest = told
    .slice(found.length)
    .replace(/^be (?=(?:[a-z]+-?)?[a-z]+ing\b|(?:mig|tig|arc|spot) [a-z]+ing\b)/i, '');
  if (noWork.test(rest)) return null;
  const charge = /^be (?:responsible|accountable) for /i.exec(rest)?.[0];
  const [first = '', ...more] = rest.split(/;\s*(?:and )?/i);
  const parts = [
    ...(charge ? [first] : []),
    ...(charge ? more.map((part) => `${charge}${part.replace(/^for /i, '')}`) : [first, ...more]),
  ].flatMap(apart);
  if (!time) return withFullNames(parts);
  return parts.length === 1 ? [`${parts[0] ?? ''} ${time.charAt(0).toLowerCase()}${time.slice(1)}`] : null;
}

/** What closes a task and means what another sentence names: "make sure that the plan can support both". */
const endsPointing =
  /\b(?:both|either|neither|(?:all|any|each|both|some|most) of (?:these|those|them|this)|the (?:former|latter|above|same)|these|those|this|all (?:two|three|four))$/i;
const named =
  'plan|strategy|programme|program|budget|policy|framework|system|project|process|scheme|report|rota|model|roadmap|register|database|contract|budget';
/** "Lead the 30-year business plan, and test the plan": the plan has the name that it had in the same sentence. */
function withFullNames(parts: readonly string[]): string[] {
  return parts.map((part, at) =>
    part.replace(new RegExp(`\\bthe (${named})\\b(?! (?:of|for|to|that|which|in)\\b)`, 'gi'), (whole, noun: string) => {
      const full = new RegExp(
        `\\b(?:the|our|an?) ((?:(?!(?:and|or|of|for|the|our|an?|to|in|on|with)\\b)[\\w-]+ ){1,3}${noun})\\b`,
        'i',
      );
      const before = parts
        .slice(0, at)
        .map((other) => full.exec(other)?.[1])
        .filter((name) => name !== undefined);
      return before.length === 1 ? `the ${before[0] ?? ''}` : whole;
    }),
  );
}

/** Whether what a piece speaks of stands in another sentence: "lead that move", "call on each at least once a quarter". */
export const speaksOfBefore = (task: string): boolean =>
  endsPointing.test(task.trim().replace(/[.;]+$/, '')) ||
  /^(?!(?:ensure|check|confirm|see|show|prove|say|know|make sure) that\b)[a-z-]+(?: (?:to|for|with|on|up|out|over|off))? (?:it|them|they|this|these|those|that|each (?=at|in|once|twice|on|every|by))\b(?! (?:is|are)\b)/i.test(
    task,
  );

/** A task of a sentence as it was typed there: "plans and runs campaigns", and no half turned verbs. */
export function asWritten(task: string, line: string): string {
  const [first = ''] = task.split(' ');
  const tail = task.slice(first.length);
  const at = tail === '' ? -1 : line.indexOf(tail);
  return at < 0 ? task : `${/\S+$/.exec(line.slice(0, at))?.[0] ?? first}${tail}`;
}
