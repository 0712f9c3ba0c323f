/** What a company does, noted without saying that it does: "Supplies 42 restaurants", "exports 300 tonnes a year", "looks after 480 horses". */
import { bareOf } from './parts.ts';

/** What a company does to so many: verbs that are surely meant as such where a number follows. */
const does: Readonly<Record<string, string>> = {
  supplies: 'supply',
  exports: 'export',
  imports: 'import',
  serves: 'serve',
  runs: 'run',
  operates: 'operate',
  manages: 'manage',
  maintains: 'maintain',
  services: 'service',
  protects: 'protect',
  supports: 'support',
  employs: 'employ',
  trains: 'train',
  treats: 'treat',
  teaches: 'teach',
  educates: 'educate',
  produces: 'produce',
  makes: 'make',
  builds: 'build',
  publishes: 'publish',
  ships: 'ship',
  delivers: 'deliver',
  handles: 'handle',
  processes: 'process',
  sells: 'sell',
  grows: 'grow',
  brews: 'brew',
  bakes: 'bake',
  prints: 'print',
  repairs: 'repair',
  insures: 'insure',
  advises: 'advise',
  represents: 'represent',
  monitors: 'monitor',
  feeds: 'feed',
  carries: 'carry',
  owns: 'own',
  hosts: 'host',
  recycles: 'recycle',
  generates: 'generate',
  houses: 'house',
  inspects: 'inspect',
  measures: 'measure',
  flies: 'fly',
  fits: 'fit',
};
const number =
  '(?:(?:over|about|nearly|around|almost|more than|some) )?(?:[£€$₹]?\\d[\\d.,]*(?:k|m|bn)?(?: million| lakh| crore)?|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)';

/** "Supplies 42 restaurants and 6 farm shops": we do. Null where the words may be things ("exports 12% up"), or where more is said of it. */
export function asDoing(typed: string): string | null {
  // A cheap question first: hardly any note begins with such a verb.
  const begins = typed.slice(0, typed.indexOf(' ')).toLowerCase();
  if (!Object.hasOwn(does, begins) && !/^(?:looks|cares|caters|works)$/.test(begins)) return null;
  const text = bareOf(typed);
  const [, verb = '', particle = '', rest = ''] =
    new RegExp(`^([A-Za-z]+)( after| for| with)? (${number} [a-z][^;:]*)$`, 'i').exec(text) ?? [];
  const low = verb.toLowerCase();
  const base = particle
    ? (/^ (?:after)$/.test(particle) && low === 'looks') ||
      (particle === ' for' && /^(?:cares|caters)$/.test(low)) ||
      (particle === ' with' && low === 'works')
      ? low.slice(0, -1)
      : undefined
    : does[low];
  if (base === undefined) return null;
  // "Exports 12% up", "services in 14 countries, since 1990": a thing, or a time that wants another tense.
  if (
    /%|^\S+ (?:minutes|hours|miles|km|days|weeks|months|years|times|up|down|in|on|at|since|higher|lower|more|fewer)\b|\bsince\b|, (?!24\/7$|\d{3}\b)/.test(
      rest,
    )
  )
    return null;
  return `We ${base}${particle} ${rest}`;
}
