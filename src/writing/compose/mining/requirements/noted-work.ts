/** Notes of what somebody can do, has done for so long or is ready for: "swim 25m", "panel design 3-5 years", "60% travel", "on-call OK". */
import { withArticle } from '../../language/articles.ts';
import { knowsThing } from '../../language/lexicon.ts';
import { baseOfThird, isVerbBase } from '../../language/verbs.ts';
import { trailingCue } from './cues.ts';
import { small } from './noted-words.ts';
import type { PersonFact } from './person-shapes.ts';

type Read = Omit<PersonFact, 'desirable'>;

const measured =
  /^(swim|lift|carry|type|run|walk|stand|climb|reach|drive|cycle|read|bench|push|pull|dive) (?:up to |at least |over )?\d[\d.,]* ?(?:m|km|kg|lbs?|pounds|metres|meters|yards|yds|wpm|kph|hours|hrs|miles|lengths|ft|feet|inches|stone)\b[\w ]*$/i;
/** What is needed of somebody's own: "needs car". */
export const needed =
  /^(?:will )?needs? (?:to have )?(?:an? |your |their |her |his )?((?:own )?(?:car|van|vehicle|transport|laptop|smartphone|phone|tools|bike|motorbike|scooter|passport|broadband|boots|whites|knives|driving licen[cs]e|licen[cs]e))$/i;
const paperBehind =
  /\b(?:licen[cs]e|certificate|card|degree|registration|clearance|qualification|ticket|passport|membership|visa|permit|diploma|status|authori[sz]ation)s?\b/i;

/** "Can stand for 8 hours", "swim 25m", "holds tolerances to .0005", "needs car". */
export function readDone(text: string): Read | null {
  if (measured.test(text)) return { kind: 'can', text: small(text) };
  const own = needed.exec(text)?.[1]?.toLowerCase();
  if (own)
    return {
      kind: 'have',
      text: /^own /.test(own)
        ? `your ${own}`
        : /^(?:transport|broadband|tools|boots|whites|knives)$/.test(own)
          ? `your own ${own}`
          : withArticle(own),
    };
  const [, can = ''] =
    /^(?:can|able to) ([a-z]+ (?:for|on|up|all|at|from|in|through|over) [\w' -]{2,50})$/i.exec(text) ?? [];
  const verb = can.split(' ')[0] ?? '';
  if (can && isVerbBase(verb) && verb !== 'be') return { kind: 'can', text: can };
  const [, held = ''] = /^holds ((?!an? |the |own |up\b)[^;:]{4,60})$/i.exec(text) ?? [];
  if (held && /^[a-z]/.test(held) && !paperBehind.test(held)) return { kind: 'do', text: `hold ${held}` };
  // "Climbs masts", "milks 120 cows": does it, and nothing that it is of.
  const [, third = '', rest = ''] = /^([a-z]+s) ((?:the |an? |\d+ )[\w' -]{3,50})$/i.exec(text) ?? [];
  const base = baseOfThird(third.toLowerCase());
  return base &&
    third !== 'has' &&
    !/^(?:is|has|was|needs|sits|holds|works)$/i.test(third) &&
    !knowsThing(third.toLowerCase()) &&
    !/\b(?:is|are|was|will)\b/.test(rest)
    ? { kind: 'do', text: `${base} ${rest}` }
    : null;
}

const when =
  /^((?:[A-Z]{2} |24[x/]7 |early |late |night |day |weekend |evening |split |double |rotating |rotational |alternate |shift |saturday |sunday |bank holiday |on-call |(?:early|evening|night|day) and (?:late|weekend|saturday|night) )*)(shifts?|working|rota)(?: (?:ok|okay|fine))?$/i;
const onCall = /^on[- ]?call(?: (?:ok|okay|fine|duty|duties|work))?$/i;
const share =
  /^(?:up to |about |approx\.? |around )?(\d{1,2}(?:[-–]\d{1,2})? ?%) (?:(?:international|national|domestic|overseas|regional) )?travel(?:ling)?$/i;
const away =
  /^((?:remote|offshore|onshore|camp|site|field|fly-in|fifo|rig|vessel|mine)(?: [a-z]+)? (?:rotation|rotations|swing|swings|roster|rosters))$/i;
const doneAtTimes =
  /^(?:participation in (?:an? |the )?([a-z -]{3,40} (?:rotation|rota))|((?:early|late|night|evening|weekend|saturday|sunday|emergency|out-of-hours|holiday|bank holiday)(?: (?:and|or) [a-z-]+)* (?:work|working|rotation)(?: (?:every|each) [a-z ]{3,20})?))$/i;

/** "On-call OK", "60% travel", "UK shift", "remote camp rotation": what somebody is ready for. */
export function readReady(text: string): Read | null {
  if (onCall.test(text)) return { kind: 'be', text: 'ready to be on call' };
  const travel = share.exec(text)?.[1];
  if (travel)
    return {
      kind: 'be',
      text: `ready to travel ${text
        .replace(/ ?(?:international|national|domestic|overseas|regional)? ?travel(?:ling)?$/i, '')
        .replace(/^approx\.? /i, 'about ')
        .toLowerCase()
        .replace(/ %/, '%')} of the time`,
    };
  const camp = away.exec(text)?.[1]?.toLowerCase();
  if (camp) return { kind: 'be', text: `ready for ${/s$/.test(camp) ? camp : withArticle(camp)}` };
  const [, which = '', noun = ''] = when.exec(text) ?? [];
  if (noun && (which || /^shifts?$/i.test(noun))) {
    const kind = which
      .replace(/^24x7/, '24/7')
      .replace(/\b(?!(?:[A-Z]{2}|Saturday|Sunday)\b)[A-Z]/g, (letter) => letter.toLowerCase())
      .replace(/\b(saturday|sunday)\b/g, (day) => day.charAt(0).toUpperCase() + day.slice(1));
    if (/^shift$/i.test(kind.trim()) || kind === '') return { kind: 'be', text: 'ready for shift work' };
    return {
      kind: 'be',
      text: /^shift/i.test(noun)
        ? `ready for ${kind}shifts`
        : /^working/i.test(noun)
          ? `ready for ${kind}work`
          : `ready for a ${kind}rota`,
    };
  }
  const [, call = '', work = ''] = doneAtTimes.exec(text) ?? [];
  if (call) return { kind: 'be', text: `ready for ${withArticle(call.toLowerCase())}` };
  if (work) {
    const kind = small(work)
      .replace(/ working\b/, ' work')
      .replace(/\b(saturday|sunday)\b/gi, (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase());
    return { kind: 'be', text: /rotation$/.test(kind) ? `ready for ${withArticle(kind)}` : `ready for ${kind}` };
  }
  return null;
}

const since =
  /^((?!(?:at|over|min|minimum|more|about|with|years?|have|has)\b)[A-Za-z][A-Za-z&/ -]{2,45}?),? (\d{1,2}\+?)(?: ?(?:-|–|to) ?(\d{1,2}))? ?(?:(?:years?|yrs?)['’]? ?)?(?:of )?(PQE|post[- ](?:ASYE|PQE|qual(?:ification)?|reg(?:istration)?|cert(?:ification)?))$/i;
const ranged =
  /^((?!(?:at|over|min|minimum|more|about|with|years?|have|has)\b)[A-Za-z][A-Za-z&/ -]{2,45}?),? (\d{1,2}) ?(?:-|–) ?(\d{1,2}) ?(?:years?|yrs?)$/i;
/** What has years of its own: a paper that is so old, a post. */
const noSpan =
  /\b(?:NQ|to|up|experience|exp|licen[cs]e|driving|degree|diploma|certificate|card|qualified|registered|of|in|as|with|for|at|since|held|aged?|or|B\.?E|B\.?Tech|B\.?Sc|B\.?Com|MBA|ITI|MCA|BCA|CA|graduate)\b/i;

/** "Residential conveyancing 3 PQE", "panel design 3-5 years", "child protection 2 yrs post ASYE": so long of it. */
export function readSpan(line: string): Read | null {
  const text = line.replace(trailingCue, '').trim();
  const [, field = '', from = '', to = '', mark = ''] = since.exec(text) ?? [];
  if (field && !noSpan.test(field)) {
    const kind = /^(?:PQE|post[- ](?:PQE|qual))/i.test(mark)
      ? 'post-qualification'
      : /reg/i.test(mark)
        ? 'post-registration'
        : /cert/i.test(mark)
          ? 'post-certification'
          : 'post-ASYE';
    return {
      kind: 'have',
      text: `${to ? `${from} to ${to}` : from} ${from === '1' && !to ? 'year’s' : 'years’'} ${kind} experience in ${small(field).replace(/ & /g, ' and ')}`,
    };
  }
  const [, work = '', least = '', most = ''] = ranged.exec(text) ?? [];
  return work &&
    !noSpan.test(work) &&
    !/^[A-Z][\w.+#]*$/.test(work) &&
    /(?:ing|tion|ment|design|work|sales|care|control|support|maintenance|research|production|service|repair|surveying)$/.test(
      work,
    )
    ? { kind: 'have', text: `${least} to ${most} years’ experience of ${small(work).replace(/ & /g, ' and ')}` }
    : null;
}
