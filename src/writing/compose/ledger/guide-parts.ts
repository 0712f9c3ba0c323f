/** The sentences behind a pillar or a value, each fit to stand alone. */
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';

/** "Self-rostering: you pick your shifts": a word for it, and the sentence. */
const labelled =
  /^[A-Z][\w-]*(?: [\w-]+){0,2}: ((?:you|we|everyone|everybody|nobody|each of us|all of us|our|your) [^:]+)$/i;
/** "First in India to use drones": we were. */
const firstTo =
  /^(?:the |one of the )?first (?=(?:[a-z-]+ ){0,3}(?:in|on|to|with|outside|across) )(?!(?:(?:\d+|two|three|four|five|six|ten|fifteen|twenty|thirty|few) )?(?:thing|second|minute|hour|day|week|month|year|shift|time|step|job|name|class|aid|come|term)s?\b)([^;:]+)$/i;

/** "Pay reviewed every six months": it is. */
const setSo =
  /^((?:all |our |your )*(?:[a-z-]+ )?(?:pay|salary|salaries|wages?|rotas?|rosters?|caseloads?|class sizes|hours|targets?|ratios?|shifts|breaks|bonuses|margins|results|prices|holidays|fees|lists?|routes?|visits)) (reviewed|capped|published|set|paid|agreed|fixed|limited|shared|planned|guaranteed|kept|posted|protected) (?=(?:at|to|every|each|by|on|in|with|weeks?|months?|for|from|between|six|\d|before|after|equally|openly|centrally|annually|monthly|quarterly|twice|once)\b)([^;:]+)$/i;

/** "Pay is reviewed every six months"; null where nothing is set so. */
export function setAs(bare: string): string | null {
  const [, what = '', how = '', when = ''] = setSo.exec(bare) ?? [];
  return what ? `${upperFirst(what)} ${/[^su]s$/.test(what) ? 'are' : 'is'} ${how} ${when}` : null;
}

/** Without questions that the next sentence answers, and without labels; what was first somewhere is said of us. */
export function statementParts(parts: readonly string[]): string[] {
  return parts
    .filter((part, at) => !(/[?]$/.test(part) && at + 1 < parts.length))
    .map((part) => {
      const bare = part.replace(/[.!]+$/, '');
      const said = labelled.exec(bare)?.[1];
      if (said && kindOf(said) === 'clause') return upperFirst(said);
      if (firstTo.test(bare) && / to [a-z]+ /.test(bare) && kindOf(`We were ${lowerFirst(bare)}`) === 'clause')
        return `We were ${/^(?:the|one)\b/i.test(bare) ? '' : 'the '}${lowerFirst(bare)}`;
      return setAs(bare) ?? part;
    });
}
