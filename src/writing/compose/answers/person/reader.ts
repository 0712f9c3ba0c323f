/** Requirements that are told of the reader: "you're calm", "you've run a shift", "you'll be discreet". */

import { inRow } from '../nouns.ts';
import type { Asked } from './shapes.ts';
import { asked, participle } from './words.ts';

/** Reads what is told of the reader; null where it is told of nobody or of somebody else. */
export function readReader(text: string, wish: boolean): Asked | null {
  const you = /^you(?:['’]re| are)\s+(.+)$/i.exec(text);
  if (you?.[1]) return { kind: 'be', text: you[1], wish };
  const youHave = /^you(?:['’]ve| have| hold| bring)(?: got)?\s+(.+)$/i.exec(text);
  if (youHave?.[1] && !/^(?:to|[a-z]+ed)\b/i.test(youHave[1]) && !participle.test(youHave[1]))
    return { kind: 'have', text: asked(inRow(youHave[1], true)), wish };
  if (youHave?.[1] && (/^[a-z]+ed\b/i.test(youHave[1]) || participle.test(youHave[1])))
    return { kind: 'do', text: `have ${youHave[1]}`, wish };
  const youCan = /^you(?: can|(?:['’]ll| will) (?:also )?be able to| should be able to| must be able to) (.+)$/i.exec(
    text,
  );
  if (youCan?.[1]) return { kind: 'can', text: youCan[1], wish };
  // "You'll be discreet and you'll ask": two sentences in one, said as they were typed.
  if (
    /^you(?:['’]ll| will) .*,? (?:and|but|so) you(?:['’]ll|['’]re| will| are| can| know| have)? /i.test(text) &&
    !wish
  )
    return { kind: 'clause', text, wish };
  const youBe = /^you(?:['’]ll| will) (?:also )?be (?!able\b)(.+)$/i.exec(text);
  if (youBe?.[1] && !wish)
    return /^[a-z]+ing\b/i.test(youBe[1]) || /,? (?:and|but) (?:be|have|know)\b/.test(youBe[1])
      ? { kind: 'clause', text, wish }
      : { kind: 'be', text: youBe[1], wish };
  const youDo = /^you(?:['’]ll| will)?\s+(?!must|should|need|have|will|may|would|might|could)(.+)$/i.exec(text);
  if (youDo?.[1] && !wish) return { kind: 'do', text: youDo[1], wish };
  return null;
}
