/** What is done, and had by nobody: "reading of wiring diagrams" is somebody who can read them. */
import { determine, withArticle } from '../../language/articles.ts';
import { describes } from '../../language/lexicon.ts';
import { isMass } from '../../language/nouns.ts';
import { withArticles } from '../../language/shorthand-articles.ts';
import { parseVerbPhrase, realiseVerbPhrase } from '../../language/verb-phrase.ts';
import { withVerbs } from '../tasks/nominal.ts';
import type { PersonFact } from './person-shapes.ts';

/** What is felt of a thing or known of it is had, whatever verb it was made of. */
const felt =
  /^(?:(?:[a-z-]+ ){0,2})(?:understanding|awareness|appreciation|knowledge|experience|command|grasp|love|sense|evidence|proof|membership|ownership|possession|recognition|reputation|certification|qualification|registration|accreditation|affiliation|education|depth|breadth|range|level|level[s]|combination|qualification|attention|consideration|commitment|position|contribution|production|training|hearing|standing|grounding|upbringing|learning|bearing|funding|housing|clearance|attendance|performance|acceptance|tolerance|freedom|support|record|degree|certificate|portfolio) (?:of|with|for|to|in|on)\b/;

/** What is completed once, and had from then on. */
const learnt =
  /^(?:successful )?completion of (?:an? |the |your )?(?:[a-z-]+ )*(?:training|course|degree|studies|apprenticeship|programme|education|qualification|school|traineeship)/;

/** Deeds that are named after what they are done to: "object handling", "report writing for boards". */
const compound =
  /^((?!manual|hand|proof|time|time-|house|book|peace|people|patient|self|script|song|creative|technical|clear|good|strong)[a-z]{3,}) (handling|writing|drafting|solving|making|taking|finding|keeping|processing|pricing|repairing|interviewing)((?: (?:of|for|on|in|to|with|under|at|from) .{2,60})?)$/;
const verbOfDeed: Readonly<Record<string, string>> = {
  handling: 'handle',
  writing: 'write',
  drafting: 'draft',
  solving: 'solve',
  making: 'make',
  taking: 'take',
  finding: 'find',
  keeping: 'keep',
  processing: 'process',
  pricing: 'price',
  repairing: 'repair',
  interviewing: 'interview',
};
/** Stuff that is handled, and isn't counted in this company. */
const stuff =
  /^(?:cash|stock|food|data|mail|freight|cargo|baggage|luggage|waste|money|livestock|poultry|blood|minute)$/;
const several = (noun: string): string =>
  noun === 'minute'
    ? 'minutes'
    : noun.endsWith('s') || isMass(noun) || stuff.test(noun)
      ? noun
      : `${noun.replace(/(?<=[^aeiou])y$/, 'ie').replace(/(?<=(?:s|sh|ch|x|z))$/, 'e')}s`;

/** Things of a trade that somebody knows, and has none of: "diesel injection systems", "Fanuc controls". */
const systems =
  /^(?!an? |the )(?:[\w/&+-]+ ){0,4}(?:systems|controls|engines|pumps|motors|inverters|boilers|circuits|databases|regulations|procedures|techniques|materials|hydraulics|pneumatics|electrics|electronics|allergens|outboards|inboards|principles|protocols|frameworks|doughs|pastries|breads|sauces|wines|cocktails|cheeses|fabrics|timbers|welds)(?: and (?:[a-z]+ )?[a-z]+)?$/;
const notKnown =
  /^(?:your|own|no|good|strong|more|two|three|\d+|at least|all|both|knowledge|experience|understanding|use|exposure|training|skills?)\b|\b(?:with|in|on|of|for|to|licen[cs]es?|certificates?|tickets?|skills|experience|knowledge|training|must|own)\b/;

/** A reading that named a deed as if it were a thing, with its verb; every other as it is. */
export function asDeed(fact: PersonFact): PersonFact {
  // "A diploma or working towards it": had, or on the way.
  const underWay =
    fact.kind === 'have' ? /^([^;:]{2,80}?),? or (working towards|studying for) (?:it|one)$/.exec(fact.text) : null;
  // "Degree in planning or related subject": one thing, of one field or the other.
  const related = /^([^,]+? in [^,]+?) or (?:an? )?(related|relevant|similar) (subject|field|discipline|area)$/i.exec(
    underWay?.[1] ?? '',
  );
  if (related?.[1])
    return {
      kind: 'do',
      text: `have ${determine(related[1])} or a ${related[2] ?? ''} ${related[3] ?? ''}, or are ${underWay?.[2] ?? ''} one`,
      desirable: fact.desirable,
      sure: true,
    };
  if (underWay?.[1] && !/ or /.test(underWay[1])) {
    // "An independent prescriber, or working towards it": somebody.
    if (
      /^(?!.*\b(?:member|computer|letter|paper|master|register|order)\b)(?:an? )?(?:[a-z-]+ ){0,2}(?:prescriber|practitioner|assessor|teacher|instructor|trainer|technician|accountant|surveyor|engineer|therapist|adviser|advisor|planner|paraplanner|counsellor|solicitor|actuary|electrician|verifier|manager)$/i.test(
        underWay[1],
      )
    )
      return {
        kind: 'be',
        text: `${withArticle(underWay[1].replace(/^an? /i, ''))} or ${underWay[2] ?? ''} it`,
        desirable: fact.desirable,
        sure: true,
      };
    const paper = determine(underWay[1]);
    return {
      kind: 'do',
      text: `have ${paper} or are ${underWay[2] ?? ''} ${/^an? /.test(paper) ? 'one' : 'it'}`,
      desirable: fact.desirable,
      sure: true,
    };
  }
  if (fact.kind !== 'have' || !(fact.topic || fact.loose || fact.odd)) return fact;
  const { text, desirable } = fact;
  if (systems.test(text) && !notKnown.test(text))
    return { kind: 'have', text: `knowledge of ${text.replace(/^an? /, '')}`, desirable, sure: true };
  const joy = /^(?:an? )?(?:genuine |real )?(?:enjoyment|pleasure|joy) (?:of|in|from|at) (.+)$/.exec(text)?.[1];
  if (joy) return { kind: 'do', text: `enjoy ${joy}`, desirable };
  const respect = /^(?:an? )?(?:genuine |real )?(respect|concern|regard) for ([^,;]{3,60})$/.exec(text);
  if (respect) return { kind: 'have', text: `${respect[1] ?? ''} for ${respect[2] ?? ''}`, desirable };
  const driven = /^(tractor|van|lorry|bus|coach|forklift|truck|car|minibus|crane|train|digger) driving$/.exec(
    text,
  )?.[1];
  if (driven)
    return {
      kind: 'can',
      text: `drive ${driven === 'lorry' ? 'lorries' : `${driven}${/s$/.test(driven) ? 'es' : driven.endsWith('ch') ? 'es' : 's'}`}`,
      desirable,
    };
  const named = compound.exec(text);
  if (named && !describes(named[1] ?? '')) {
    const [, what = '', doing = '', rest = ''] = named;
    return { kind: 'can', text: `${verbOfDeed[doing] ?? ''} ${several(what)}${rest}`, desirable };
  }
  // "Use of a car": had, and not done.
  const ridden = /^(?:the )?use of (.*\b(?:car|vehicle|van|motorbike|moped|bicycle|bike)\b.*)$/.exec(text)?.[1];
  if (ridden !== undefined) return { kind: 'have', text: `the use of ${ridden}`, desirable };
  if (felt.test(text) || learnt.test(text) || !/^(?:the )?(?:[a-z-]+)(?: and [a-z-]+)? (?:of|with) \S/.test(text))
    return fact;
  const turned = /^(?:the )?use of /.test(text)
    ? text.replace(/^(?:the )?use of /, 'use ')
    : withVerbs(text.replace(/^the /, ''));
  if (turned === text || turned === text.replace(/^the /, '')) return fact;
  const phrase = parseVerbPhrase(turned);
  if (!phrase?.rest) return fact;
  const [verb = '', ...object] = realiseVerbPhrase(phrase, 'base').split(' ');
  return { kind: 'can', text: `${verb} ${withArticles(verb, object.join(' '), 'a')}`, desirable };
}
