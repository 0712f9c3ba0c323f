/** What a part of a list of tasks is by its words: a charge of people, a sure order, a period's work, something that comes now and then, or a word that says nothing. */
import { parseVerbPhrase, realiseVerbPhrase, type VerbPhrase } from '../language/verb-phrase.ts';
import { baseOfIng, isVerbBase } from '../language/verbs.ts';
import { isReadily } from '../mining/tasks/compound.ts';
import { readDuty } from '../mining/tasks/duty.ts';
import { isNameOfDeed } from '../mining/tasks/order-phrase.ts';
import { isEitherForm } from '../mining/tasks/parallel.ts';

export const light =
  /^(?:write|produce|prepare|draft|create|run|perform|do|carry out|conduct|undertake|handle|manage|complete|deliver|provide|look after) /;

/** Whoever is called when others are at home, in whatever words. */
export const onCall =
  /\bon[- ]call\b|\bout[- ]of[- ]hours (?:[a-z-]+ ){0,2}(?:rota|duty|service|roster|cover|support)\b|\bstand-?by (?:rota|duty|roster)\b/;

/** "About 140 staff through five heads of service": people whom a post that is named so leads. */
export const ledPeople =
  /^(?:(?:about|around|approx\.?|approximately|some|over|up to) )?\d[\d,]* (?:people|staff|employees|colleagues|FTEs?|direct reports)\b(?! (?:a|per|each) )/i;
/** "In four teams", "on three shifts": people who are parted so are led, whatever stands beside them. */
export const inTeams =
  / (?:in|on|across|over) (?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:teams|shifts|departments|crews|groups|sites)$/i;
/** "A sales team of 46": whoever has it among the tasks leads it. */
export const teamOf = /^(?:an? |our |the )(?:[a-z-]+ ){0,2}(?:team|crew|staff|brigade) of (?:\d+|[a-z]+)[.]?$/i;
/** "A team of 46, going to 90": so many they will be, and nothing that anybody does. */
export const soonMore = <Text extends string | null | undefined>(text: Text): Text =>
  (text?.replace(
    /(\b(?:team|crew|staff|brigade) of (?:\d+|[a-z]+)),? (?:and )?(?:going|growing|rising|heading|soon) (?:up )?(?:to )?\d+/gi,
    '$1',
  ) ?? text) as Text;
export const ledTo =
  /\b(?:chief executive|director|statutory|subsidiaries|(?:revenue|capital|all-funds|operating) budget|P&L|hiring of|heads? of service|full responsibility|overall responsibility|union relations|leadership of)\b/i;

/** "Serve customers", "check deliveries": done, whatever stands around it. */
export const isSureOrder = (raw: string): boolean => {
  const duty = readDuty(raw);
  return (
    duty !== null && !duty.nouns && !isEitherForm(raw) && baseOfIng(raw.split(' ')[0]?.toLowerCase() ?? '') === null
  );
};

/**
 * "Watch accuracy in production" beside orders: one of them. Null where a part begins with a verb that is as often a noun, so
 * that nobody knows which; undefined where nothing in it is a verb.
 */
export function orderBeside(name: string): { text: string; phrase: VerbPhrase } | null | undefined {
  const [first = '', second = ''] = name.split(' ');
  if (second === '' || /^(?:and|or)$/.test(second) || !isVerbBase(first) || isNameOfDeed(name)) return undefined;
  const phrase = isReadily(first) || first === 'watch' ? parseVerbPhrase(name) : null;
  return phrase && phrase.heads[0]?.verb === first ? { text: realiseVerbPhrase(phrase, 'base'), phrase } : null;
}

export const periods = /\b(?:daily|weekly|fortnightly|four-weekly|monthly|quarterly|annual|yearly|nightly|hourly)\b/gi;
/** Whether two tasks are done to the same thing and each names a period that the other hasn't: "weekly payrolls", "monthly payrolls". */
export function isOtherPeriod(one: string, other: string): boolean {
  const [ones, others] = [one, other].map((text) => new Set(text.toLowerCase().match(periods) ?? []));
  const thing = (text: string): string =>
    text
      .replace(periods, '')
      .replace(/\b(?:the|and|or|process|run)\b|,/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  return (
    (ones?.size ?? 0) > 0 && [...(others ?? [])].some((period) => !ones?.has(period)) && thing(one) === thing(other)
  );
}

/** "Two shows a year", "occasional evening events", "own car": what comes with the tasks, and none of them. */
export const now =
  /\b(?:an?|per|each|every) (?:year|month|term|quarter|season|week|day)$|^(?:occasional|some|regular|rotating|seasonal) [a-z]|^own [a-z]|\b(?:starts?|rota|shifts?) \d|\brota$|\bdays? off\b/i;
/** Words in the plural in a row, with nothing else. */
export const isSeveral = /^[a-z]+[^su\W]s(?:,? (?:and|&) [a-z]+[^su\W]s)$/i;
/** A word that names every kind of work. */
export const saysNothing =
  /^(?:the )?(?:various |general |other |daily |misc(?:ellaneous)? )?(?:activit(?:y|ies)|tasks?|jobs|work|duties|projects?|operations|processes|services|events|meetings|visits|support|support tasks|things)$/i;
