/** Names that nobody listed: products, systems, places. Their capital inside a sentence gives them away. */
import { describes } from '../language/lexicon.ts';
import { isOrdinary } from '../language/nouns.ts';
import { isVerbBase } from '../language/verbs.ts';

/** A line in which nearly every word has a capital tells nothing. */
const titled = (line: string): boolean => {
  const words = line.match(/[A-Za-z]{4,}/g) ?? [];
  return words.length > 2 && words.filter((word) => /^[A-Z]/.test(word)).length / words.length > 0.6;
};

/**
 * Words that have a capital where only a name has one, and never go without it: "log visits on Birdie", "calm, kind,
 * Makaton". What starts a line or follows a stop, a heading or a bullet does not count.
 */
export function findNames(texts: readonly string[]): string[] {
  const found = new Set<string>();
  const small = new Set<string>();
  for (const text of texts) {
    for (const word of text.match(/\b[a-z]{3,}\b/g) ?? []) small.add(word);
    for (const line of text.split('\n')) {
      if (titled(line)) continue;
      // "Opera PMS": a word before letters.
      const before = /^\W*([A-Z][a-z]{2,}) [A-Z]{2,5}\b/.exec(line)?.[1];
      if (before && !describes(before)) found.add(before);
      for (const match of line
        // "2.5 Willingness to travel", "1) Experience": a number before the line.
        .replace(/^\s*\(?(?:\d{1,2}(?:\.\d{1,2})*[.):]?|\w{1,3}[.)])\s+/, '')
        .matchAll(/(?<=[a-z0-9)+%][,;]?|[A-Z]{2}[,;]?) ([A-Z][a-z]{2,})\b/g))
        if (match[1]) found.add(match[1]);
    }
  }
  return [...found].filter((word) => {
    const lower = word.toLowerCase();
    return !small.has(lower) && !isOrdinary(word) && !isVerbBase(lower) && !everyday.test(word);
  });
}

const everyday =
  /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|Twenty|Both|Several|Many|Most|Few|Half|First|Second|Third|Last|Next|Another|You|Your|We|Our|They|The|This|That|These|Those|There|Here|Will|Would|Could|Should|Must|May|Can|And|But|Not|For|With|From|Good|Strong|Excellent|Experience|Ability|Able|Knowledge|Understanding|Previous|Proven|Minimum|Fluent|Valid|Clean|Full|Driving|Degree|Desirable|Essential|Basic|Some|Any|All|Must|Confident|Friendly|Patient|Reliable|Calm|Kind|Flexible|Organised|Happy|Willing|Keen|Comfortable|Passion|Passionate|Enthusiastic|Early|Late|Nights|Days|Earlies|Lates|Home|Paid|Free|Great|New|Own|Every|Each|No|Yes|Also|Then|Plus|Ideally|Preferably|Registered|Qualified|Chartered|Senior|Junior|Head|Staff|Council|Trust|Board|Chair|Clinical|Medical|Health|Safety|Customer|Personal|Professional|General|Local|National|Public|Private|Social|Total|Key|Main|Daily|Weekly|Monthly|Annual)$/;
