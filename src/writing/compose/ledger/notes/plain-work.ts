/** Notes that name the work itself, with whom and where, and lack only the verb: "remodels on older homes", "crews of three", "Class 1 container work". */
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { isKnownNoun, isOrdinary } from '../../language/nouns.ts';
import { asPlainPlace } from './plain-places.ts';

const few = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten)';

/** The sentence of such a note, without its stop; null where it is of no such kind. */
export function asPlainWork(note: string): string | null {
  // "Hand and machine alterations of wedding dresses for nine shops": deeds by their names, whose first word could be an order.
  const [, deeds = ''] =
    /^((?:hand|machine|field|site|light|heavy|routine|general|[a-z]+ and (?:hand|machine|field|site|light|heavy|routine)) (?:and [a-z]+ )?(?:alterations|repairs|fittings|installations|maintenance|servicing|finishing|assembly|embroidery|engraving|inspections?|testing|cleaning|sewing) (?:of|on|in|for|to) [^;:]+)$/i.exec(
      note,
    ) ?? [];
  if (deeds && !hasVerb(deeds.replace(/^.*? (?:of|on|in|for|to) /i, ''))) return `The work is ${lowerFirst(deeds)}`;
  // "Second fix on a 64-house scheme".
  const [, trade = ''] =
    /^((?:(?:first|second|1st|2nd) fix|groundworks|brickwork|blockwork|plastering|roofing|tiling|cladding|formwork|steelwork|pipework|ductwork|joinery|shopfitting|dry ?lining|shuttering)(?: and (?:[a-z]+ )?[a-z]+)? (?:on|in|at|for) [^;:]+)$/i.exec(
      note,
    ) ?? [];
  if (trade && !hasVerb(trade.replace(/^.*? (?:on|in|at|for) /i, ''))) return `The work is ${lowerFirst(trade)}`;
  // "Two days a week can be from home outside term".
  const [, some_ = '', when_ = ''] =
    new RegExp(
      `^(?:up to )?(${few} days? (?:a|per) week) can be (?:worked |done |spent )?from home((?: [^,;:]+)?)$`,
      'i',
    ).exec(note) ?? [];
  if (some_) return `You can work from home ${lowerFirst(some_)}${when_}`;
  // "Remodels and additions on older homes, all within 30 miles".
  const [, jobs = ''] =
    /^((?:(?:new|small|large|listed|domestic|commercial|residential|kitchen|bathroom|loft|barn|house) )*(?:remodels|additions|extensions|refurbishments|conversions|renovations|restorations|new builds|fit-outs|rewires|re-roofs)(?:(?:,| and|, and) (?:[a-z-]+ )?(?:remodels|additions|extensions|refurbishments|conversions|renovations|restorations|new builds|fit-outs|rewires|re-roofs|repairs))* (?:on|in|of|for|at|to) [^;:]+)$/i.exec(
      note,
    ) ?? [];
  if (jobs && !hasVerb(jobs.replace(/^.*? (?:on|in|of|for|at|to) /i, ''))) return `The work is ${lowerFirst(jobs)}`;
  // "Class 1 container work".
  const [, load = ''] =
    /^((?:class (?:1|2|one|two) )?(?:container|tanker|multi-?drop|trunking|pallet|groupage|tramping|low-?loader|tipper|skip|general haulage|reactive|bench|conveyancing|crown and bridge|general insurance|agency|residential|commercial|litigation|probate) work)$/i.exec(
      note,
    ) ?? [];
  if (load) return `You do ${lowerFirst(load).replace(/^class/, 'Class')}`;
  // "Warm desk, 14 live clients".
  const [, own_ = '', many_ = ''] =
    /^(?:an? )?((?:warm|cold|established|existing|new|busy) (?:desk|patch|portfolio|territory|caseload|book|round)), (\d[\d,]* (?:(?:live|active|existing|open|key|named) )?[a-z]+s)$/i.exec(
      note,
    ) ?? [];
  if (own_) return `You have ${withArticle(own_.toLowerCase())} with ${many_}`;
  // "Permanent desk for engineering clients in the Mid-West".
  const [, desk = ''] =
    /^(?:an? )?((?:permanent|perm|temp|temps|contract|dual) desk (?:for|in|across) [^,;:]+)$/i.exec(note) ?? [];
  if (desk && !hasVerb(desk.replace(/^.*? desk (?:for|in|across) /i, '')))
    return `You run ${withArticle(lowerFirst(desk).replace(/^perm /, 'permanent '))}`;
  // "Crews of three".
  const crews = new RegExp(`^(crews|teams|pairs|gangs) of (${few})$`, 'i').exec(note);
  if (crews) return `We work in ${note.toLowerCase()}`;
  // "Year-round, four 10-hour days".
  const [, whole_ = '', long_ = '', year_ = ''] =
    /^(?:(all )?year[- ]round,? )?((?:two|three|four|five|six|\d) \d+-hour (?:days|shifts|nights))(?: (?:a|per) week)?(, (?:all )?year[- ]round)?$/i.exec(
      note,
    ) ?? [];
  if (long_ && (/^(?:all )?year/i.test(note) || whole_ || year_))
    return `You work ${long_.toLowerCase()} a week, all year round`;
  // "Based at the plant, small pilot kitchen on site".
  const [, base = '', beside = ''] =
    /^based ((?:at|in) (?:the|our) [^,;:]+), ((?:small|large|own|new|modern|free|big|full) [a-z -]+ (?:on[- ]site|nearby|next door|upstairs|downstairs))$/i.exec(
      note,
    ) ?? [];
  if (beside) return `You are based ${base}, with ${withArticle(beside.replace(/^own/i, 'our own'))}`;
  // "New yogurt and kefir products for Irish and UK supermarkets".
  const [, fresh = ''] =
    /^(new (?:[a-z-]+(?:,| and)? )*(?:products|ranges|lines|features|recipes|tools|models|designs|titles|games|vaccines|coatings) for [^;:]+)$/i.exec(
      note,
    ) ?? [];
  if (fresh && !hasVerb(fresh.replace(/^new .*? for /i, ''))) return `You work on ${lowerFirst(fresh)}`;
  // "Musculoskeletal caseload, mostly GP referrals".
  const [, sort = '', chiefly = ''] =
    /^(?:an? )?((?:[a-z]+[ -]){0,2}[a-z]+ (?:caseload|workload|client base|portfolio)), ((?:mostly|mainly|largely|chiefly) [^;:]+)$/i.exec(
      note,
    ) ?? [];
  if (sort && !hasVerb(sort.replace(/ \w+$/, ''))) return `You have ${withArticle(sort.toLowerCase())}, ${chiefly}`;
  // "Box office and booking software for 140 theatres": what is made for them.
  const [, made = ''] =
    /^((?:[a-z-]+ ){1,4}(?:and (?:[a-z-]+ ){1,2})?(?:software|apps?|platforms?|games) for \d[\d,]* [a-z ]+)$/i.exec(
      note,
    ) ?? [];
  if (made && !hasVerb(made.replace(/^.*? for /i, ''))) return `We make ${lowerFirst(made)}`;
  // "Whitefield campus": the place by its name.
  const [, name_ = '', spot = ''] =
    /^(\p{Lu}[a-z]{3,}) (campus|site|depot|plant|branch|clinic|showroom|works)$/u.exec(note) ?? [];
  if (spot && !isOrdinary(name_) && !isKnownNoun(name_.toLowerCase()) && !hasVerb(name_.toLowerCase()))
    return `You work ${/^(?:campus|site)$/.test(spot) ? 'on' : 'at'} the ${note}`;
  return asPlainPlace(note);
}
