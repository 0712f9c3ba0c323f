/** Of which kind a phrase is that says of how many only. */

import { upperFirst } from './first-capitals.ts';
import { kindOf } from './kind.ts';

/** "Only two people stand above you" is a sentence as "two people stand above you" is one. */
const onlySoMany =
  /^(?:only|just|barely|scarcely|hardly|nearly|almost) (?=(?:one|two|three|four|five|six|seven|eight|nine|ten|\d[\d,.]*) [a-z])/i;
export function kindOfCounted(text: string): ReturnType<typeof kindOf> {
  const counted = text.replace(onlySoMany, '');
  return counted !== text && kindOf(upperFirst(counted)) === 'clause' ? 'clause' : kindOf(text);
}
