/** Imperatives that only name what no fact tells: announced, it would say nothing. */

import type { Imperative } from '../ledger/imperatives.ts';
import type { Step } from '../types.ts';
import { isNoPart } from './no-part-of-job.ts';
import { isPartOfJob } from './part-of-job.ts';
import { isRule } from './rules.ts';

/** "The job includes the supervisory board of nine": a sentence of ours about what is only there. */
const includes = /^the job includes (the .+)$/i;

const whyOpen =
  /^(?:ask us about |ask about |the (?:job|work) (?:includes|comes with) )?(?:the|our) (?:retirement|departure|resignation|death|passing|illness|sickness|dismissal|redundancy|redundancies|closure) of\b/i;

/** "The safety record", and no fact says what it is. */
export const namesOnly = ({ statement }: Imperative, step: Step | undefined): boolean =>
  // "Ask us which shifts people work": in a text it would answer nobody.
  (step !== 1 && step !== 6 && /^Ask us (?:how|when|where|what|which|who|why|to whom)\b/i.test(statement.text)) ||
  // "The retirement of Joan Hall": why a post is open, and nothing that an applicant asks about.
  whyOpen.test(statement.text) ||
  // "List the routes", which nobody has told.
  /^the (?:job|work) (?:includes|comes with) the (?:routes|sites|branches|towns|stops|places|dates|products|perks|tools|systems)$/i.test(
    statement.text,
  ) ||
  // "Invite parents too": whom the writer shall think of, and nothing that whoever applies does.
  (step === 6 &&
    /^invite (?!us\b|you\b|yourself\b)[a-z]+(?: [a-z]+)? (?:too|also|as well|along)$/i.test(statement.text)) ||
  // "The three-month overlap": of whom and with whom, a sentence would say.
  (step !== 1 &&
    step !== 6 &&
    /^(?:the (?:job|work) (?:includes|comes with) )?the (?:(?:[a-z]+|\d+)-(?:hour|day|week|month|year) [a-z-]+|(?:[a-z-]+ )?(?:overlap|handover))$/i.test(
      statement.text,
    )) ||
  // "The cathedral (Lincoln)".
  /^(?:the (?:job|work) (?:includes|comes with) |there is )?(?:the|our) [a-z]+ \(\p{Lu}[\p{L} -]+\)$/iu.test(
    statement.text,
  ) ||
  (/^(?:np|clause|verb)$/.test(statement.kind) &&
    ((step === 6 &&
      /^(?:ask us about )?(?:the|our) (?:[a-z-]+ ){0,2}(?:number|address|e-?mail|details|time)$/i.test(
        statement.text,
      )) ||
      /^(?:the (?:job|work) (?:includes|comes with) |ask us about )?(?:the|our) (?:[a-z]+ figures?|(?:size|number|amount|level|name) of\b.*|[a-z -]*\bsize|\d[\d.,]*k? [a-z]+s|headcount|strap-?line|slogan)$/i.test(
        statement.text,
      ))) ||
  ((step === 2 || step === 3 || step === 4) &&
    (isNoPart(statement) ||
      isRule(statement) ||
      (includes.test(statement.text) && !isPartOfJob(includes.exec(statement.text)?.[1] ?? '')))) ||
  ((step === 2 || step === 3 || step === 4) &&
    statement.kind === 'np' &&
    /^(?:the|our) (?:[a-z]+ ){0,2}(?:record|rating|score|results?|growth|story|history|culture|reputation|awards?|figures?|numbers?|reference|purpose|mission|vision)$/i.test(
      statement.text,
    ));
