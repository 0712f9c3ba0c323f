/** Further items for a list from facts of the brief, in the form that the list has. */
import { upperFirst } from '../language/first-capitals.ts';
import { withNames } from '../language/names-here.ts';
import { realiseVerbPhrase } from '../language/verb-phrase.ts';
import { baseOfIng, isVerbBase } from '../language/verbs.ts';
import { coverage } from '../language/words.ts';
import { buildLedger } from '../ledger/ledger.ts';
import type { WriterInput } from '../types.ts';

/** At most so many at a time; the person can ask again. */
const most = 2;
const asked =
  /\b(?:experience|knowledge|skills?|ability|abilities|understanding|degree|qualifications?|licen[cs]e|certificate|gcses?|a[- ]levels?)\b/i;
const offered =
  /\b(?:holidays?|annual leave|pension|salary|bonus|discounts?|insurance|parking|vouchers?|cycle|healthcare|gym)\b/i;

const firstOf = (item: string): string => /^[\p{L}-]+/u.exec(item)?.[0].toLowerCase() ?? '';
const isMost = (items: readonly string[], is: (item: string) => boolean): boolean =>
  items.filter(is).length > items.length / 2;

/** Undefined where the list has no form that a fact could take, or no fact is left. */
export function furtherItems(items: readonly string[], known: string, input: WriterInput): string[] | undefined {
  const ledger = buildLedger(input, true);
  const isNew = (text: string): boolean => coverage(text, known) <= 0.6;
  const found = withNames(ledger.names, (): string[] => {
    const isIng = isMost(items, (item) => /ing$/.test(firstOf(item)) && baseOfIng(firstOf(item)) !== null);
    if (isIng || isMost(items, (item) => isVerbBase(firstOf(item)))) {
      return ledger.duties
        .filter(({ fact, thing }) => thing === undefined && isNew(fact.text))
        .map(({ phrase }) => realiseVerbPhrase(phrase, isIng ? 'ing' : 'base'));
    }
    if (items.some((item) => asked.test(item))) {
      return ledger.person
        .filter(
          ({ person }) => person.kind === 'have' && !person.desirable && person.loose !== true && person.odd !== true,
        )
        .map(({ person }) => person.text)

        .filter((text) => isNew(text) && !/\b(?:to|towards|of|for|with|in|and|or)$/.test(text));
    }
    if (items.some((item) => offered.test(item))) return ledger.rewards.map(({ title }) => title).filter(isNew);
    return [];
  });
  if (found.length === 0) return undefined;
  const stop = isMost(items, (item) => item.endsWith('.')) ? '.' : '';
  return found.slice(0, most).map((text) => `${upperFirst(text.replace(/[.;]$/, ''))}${stop}`);
}
