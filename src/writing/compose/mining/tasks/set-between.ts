/** "Develop, with the Board, the corporate strategy": with whom it is done stands between two commas, before what is done. */
import { isVerbBase } from '../../language/verbs.ts';

const between =
  /^((?:To |to )?)([A-Za-z]{3,}), ((?:together |jointly |alongside |in (?:partnership|consultation|collaboration|conjunction|agreement) |closely )?(?:with|alongside|under|through|on behalf of|by agreement with) (?:(?!and\b|or\b)[\w'’&-]+ ?){1,6}), ((?:the|an?|our|all|any|each|every|its|their|new) [^,;:]{4,})$/;

/** The line with what stands between behind it; the same line where nothing does. */
export function withAsideLast(line: string): string {
  const [, to = '', verb = '', aside = '', what = ''] = between.exec(line.trim().replace(/[.;]$/, '')) ?? [];
  return verb !== '' && isVerbBase(verb.toLowerCase()) ? `${to}${verb} ${what} ${aside.trim()}` : line;
}
