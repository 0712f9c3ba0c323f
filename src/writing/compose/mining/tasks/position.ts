/** A place that somebody holds, where tasks were listed: "weekend duty manager", "member of the executive team". */
import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { parseVerbPhrase, type VerbPhrase } from '../../language/verb-phrase.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { isHolder } from './post-names.ts';

const seat = /^(?:an? )?((?:[a-z-]+ ){0,2}member) of (?=(?:the|our|an?)\b|[A-Z])/i;
const duty =
  /^(?:an? |the )?(?:[a-z-]+ ){0,3}(?:key ?holder|deputy|fire (?:marshal|warden)|first aider|duty manager|point of contact|(?:safeguarding|first aid|health and safety|infection control|shift|technical|clinical) lead|champion|scribe|(?<=\bcompany )secretary|(?:executive |project |senior )?sponsor|(?:key|super) ?user|link (?:nurse|worker|person|teacher|officer)|(?:first |main |named |primary )contact|treasurer|chaperone|buddy|mentor|keyworker|key worker|representative|ambassador|escort|referee|banksman|spotter|co-?ordinator|PA(?= to\b)|(?:personal|executive) assistant(?= to\b)|scrum master|product owner|right[- ]hand(?: person)?(?= (?:to|for)\b)|(?:minute|note)[- ]taker)(?= (?:for|to|on|at|in|of|when|during)\b|$)/i;

/** "Test lead for the mobile team": a title, and nobody who is tested. */
const title =
  /^(?:test|project|design|bid|delivery|product|change|process|release|research|audit|pilot|support) lead(?= (?:for|on|in|at|of|to|across|during)\b)/i;

/** "Be visible on our estates", "be present at open days": how and where somebody is seen at work, and nothing that is asked for. */
const seenAt =
  /^be (?!able|willing|ready|prepared|available|fluent|good|confident|competent|comfortable|experienced|skilled|based|responsible|accountable|proficient|used|new|registered|eligible|qualified|trained|part\b|[a-z]+(?:ed|en|ing) )[a-z]{4,} (?:on|at|in|around|across|to|throughout|during) (?:(?:the|our|an?|each|every|all) [a-z]+|[a-z]+ [a-z]*s$|[a-z]+s$)/;

/** "Lead actuary for the closed block, about 210,000 policies": one person without an article is nobody's object, so it is who somebody is. */
const leadPost =
  /^(lead (?:(?!(?:the|an?|our|your|all|any|each|every|and|or|of|for|in|on|at|with|to|new)\b)[a-z-]+ ){0,2}?([a-z-]+) (?:for|of|on|in|at|across|within) [^,;:]+)(?:, (?:about|around|some|over|with|nearly)? ?\d[\d,.]* [a-z -]+)?$/i;

/** Whether words are such a post. */
export const isLeadPost = (text: string): boolean => isHolder(leadPost.exec(text)?.[2] ?? '');

/** Such a task; null for anything else. */
export const readSeenAt = (typed: string): VerbPhrase | null => {
  const text = lowerFirst(typed.trim().replace(/[.]$/, ''));
  return text.split(' ').length < 10 && !/[:;,]/.test(text) && seenAt.test(text) ? parseVerbPhrase(text) : null;
};

/** What somebody is beside the job, as what they do: "act as weekend duty manager"; null for anything else. */
export function readPosition(raw: string): VerbPhrase | null {
  const text = lowerFirst(raw.trim().replace(/[.!]+$/, '')).replace(/^be (?=(?:an? )?(?:[a-z-]+ )?member of\b)/, '');
  if (isLeadPost(text)) return parseVerbPhrase(`act as ${text}`);
  if (text.split(' ').length > 10 || /[:;,]/.test(text)) return null;
  const member = seat.exec(text)?.[1];
  if (member) return parseVerbPhrase(`be ${withArticle(text.replace(/^an? /, ''))}`);
  if (title.test(text) && !/\b(?:is|are|will|must)\b/.test(text)) return parseVerbPhrase(`act as ${text}`);
  const held = duty.exec(text);
  // Several of them are no place, and what goes on with a verb is no name.
  if (
    !held ||
    (isVerbBase(text.split(' ')[0] ?? '') && !/^(?:key|link|sponsor)\b/.test(text)) ||
    /^(?!safeguarding\b)[a-z]+ing\b/.test(text) ||
    /\b(?:is|are|and|or|will|must)\b/.test(text)
  )
    return null;
  return parseVerbPhrase(`act as ${text.replace(/^(?:an?|the) /, '')}`);
}
