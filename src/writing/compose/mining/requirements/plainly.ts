/** Turns of phrase of notes and tables, put into the words that every reader of requirements knows. Nothing is added but what is plainly meant. */

const counted = '(?:\\d+\\+?|one|two|three|four|five|six)';

export const plainly = (raw: string): string =>
  raw
    .replace(/\b(?:an? )?nice[- ]to[- ]haves?\b/gi, 'nice to have')
    // "Of advantage", as it is said where English isn't the first language.
    .replace(
      /^(.{3,80}?),? (?:(?:is|are|would be|will be) )?of (?:great |added )?(?:advantage|benefit)[.]?$/i,
      '$1 desirable',
    )
    .replace(
      /,? or will (get|obtain|gain|do|take|sit|complete) (one|it|this)(?=[.]?$)/i,
      ' or the willingness to $1 $2',
    )
    // "Home visits so car needed".
    .replace(
      /^[^,;]{3,40}?,? so (?:an? |your own )?([^,;]{2,40}? (?:is |are )?(?:needed|required|necessary|essential|a must))[.]?$/i,
      '$1',
    )
    .replace(
      /^[^,;]{3,40}?,? so must ([a-z].+)$/i,
      (_, deed: string) => `${/^(?:have|hold|be|own)\b/i.test(deed) ? 'must' : 'able to'} ${deed}`,
    )
    .replace(
      /(^|\b(?:with|have|has) )(?:an? )?["'“‘]?can[- ]do["'”’]? (?=attitude|approach|mindset|spirit)/i,
      '$1a can-do ',
    )
    .replace(/^(?:sure|secure) (?=[a-z]+ing of )/i, 'confident ')
    .replace(/\((2[:.][12]|first|[A-C]) min(?:imum)?\.?\)/gi, '($1 or above)')
    .replace(/^(ok(?:ay)?|fine) (?=(?:lone|night|shift|weekend|early|late|physical) )/i, '$1 with ')
    .replace(
      /^(.{3,60}? (?:desirable|preferred|useful|helpful|essential|required)),? but (?!not\b|it\b)[a-z].*$/i,
      '$1',
    )
    // "Show empathy": what is shown is had.
    .replace(/^(?:shows?|demonstrates?|displays?) (?=[a-z]{4,}[.]?$)/i, '')
    .replace(/\bor eq\.?$/i, 'or equivalent')
    .replace(/^(\d\dth) ed\b\.?/i, '$1 Edition')
    .replace(/^bedside manner$/i, 'a good bedside manner')
    .replace(/^((?:at least |min(?:imum)?\.? )?\d+\+?) PQE$/i, (_, count: string) => `${count} years’ PQE`)
    // "A certificate (or be happy to do one)".
    .replace(
      /\s*\(or (?:be )?(?:happy|willing|prepared|ready) to ([^()]{3,30})\)(?=[.]?$)/i,
      ' or the willingness to $1',
    )
    .replace(/^(\d+)m (?=(?:as|in|on|with|at) )/, '$1 months’ experience ')
    .replace(/\bwith (\d+(?: ?[-–] ?\d+| to \d+)?\+?) ?(?:yrs|years)$/i, 'with $1 years’ experience')
    .replace(
      new RegExp(
        `^(${counted}) (seasons|terms|summers|winters|harvests|years|months|lambings) ((?:of|in|on|with|as) .{3,50}?),? (?:as a )?min(?:imum)?[.]?$`,
        'i',
      ),
      (_, count: string, unit: string, rest: string) => `at least ${count.toLowerCase()} ${unit.toLowerCase()} ${rest}`,
    )
    .replace(/^up to date (?=[a-z]+)/i, 'up-to-date ')
    .replace(/^((?:good|sound|excellent|thorough|have an?) )?up to date (?=knowledge|understanding)/i, '$1up-to-date ')
    .replace(
      /^(bachelor|master)s(?= |$)(?! (?:degree|in|of)\b)/i,
      (_, what: string) => `${what.toLowerCase()}'s degree`,
    )
    .replace(/^degree[- ](?:educated|qualified|level)(?: education)?(?=$| \(| or )/i, 'educated to degree level')
    .replace(/^non[- ]smoker(?= )/i, 'non-smoker')
    // "English + German", "React + TypeScript": names that a plus joins.
    .replace(/^([A-Z][\w.#/-]*(?: [A-Z][\w.#-]*)?) \+ ([A-Z][\w.#/-]*(?: [A-Z][\w.#-]*)?)(?=$|,)/, '$1 and $2');
