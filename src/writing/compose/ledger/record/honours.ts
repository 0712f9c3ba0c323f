/** What others have said of a company: papers, prizes, lists, inspections. */
import { determine, withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { bareOf } from './parts.ts';

const standard =
  /^(?:(?:BS |EN |DIN )*ISO(?:\/IEC)? ?\d[\d:/-]*|AS ?\d{3,4}[A-Z]?|IATF ?\d+|BS ?\d{3,}[\d:-]*|EN ?\d{3,}[\d:-]*|BRC(?:GS)?(?: AA?\+?| [A-Z][a-z]+)?|CE|UKCA|CHAS|SSIP|FORS (?:Gold|Silver|Bronze)|NADCAP|Nadcap|GMP|HACCP|FSC|PEFC|MCS|Cyber Essentials(?: Plus)?|SOC ?[12](?: Type (?:II|2|I|1))?|PCI[- ]DSS)$/;
/** "ISO 9001 and AS9100": papers that a firm holds. */
export function holds(text: string): string | null {
  const bare = bareOf(text);
  return bare.split(/, and |, | and | & /).every((part) => standard.test(part))
    ? `We hold ${bare.replace(/, (?=[^,]+$)/, bare.includes(' and ') ? ', ' : ' and ')}`
    : null;
}

/** "Museum of the Year shortlist 2024", "Team of the Year 2024 (finalist)": where our name stood. */
export function listed(text: string): string | null {
  const bare = bareOf(text);
  const list = /^((?:the )?[A-Z][\w&'’ -]*? (?:short|long)?list),? (?:in )?((?:19|20)\d\d)$/i.exec(bare);
  if (list?.[1] && list[2]) return `We were on the ${list[1].replace(/^the /i, '')} in ${list[2]}`;
  const medal = /^([A-Z][\w&'’ -]*? (?:Gold|Silver|Bronze)),? (?:in )?((?:19|20)\d\d)$/.exec(bare);
  if (medal) return `We won ${medal[1]} in ${medal[2]}`;
  const short =
    /^(Shortlisted|Highly commended|Commended|Runners?-up|Finalists?)(?:,|:| for| in) (?:the )?([A-Z][^;:]*)$/.exec(
      bare,
    );
  if (short?.[1]) {
    const word = short[1].toLowerCase();
    return `We were ${/^(?:runner|finalist)/.test(word) ? withArticle(word.replace(/s(?=$|-)/, '')) : word} for the ${short[2]}`;
  }
  // "Shortlisted for regional bookshop of the year 2024": a name in small letters, that has no article.
  const [, stood = '', named = ''] =
    /^(Shortlisted|Nominated|Highly commended|Commended) for ((?:[a-z-]+ ){1,4}of the year(?:,? (?:in )?(?:19|20)\d\d)?)$/i.exec(
      bare,
    ) ?? [];
  if (stood) return `We were ${stood.toLowerCase()} for ${named}`;
  const [, prize = '', how = ''] =
    /^([A-Z][^,;()]*? (?:19|20)\d\d)(?: \(|, | - | – )(finalists?|winners?|runners?-up|shortlisted|highly commended|commended)\)?$/i.exec(
      bare,
    ) ?? [];
  if (!prize) return null;
  if (/^finalist|^runner/i.test(how))
    return `We were ${withArticle(
      how
        .toLowerCase()
        .replace(/^finalists$/, 'finalist')
        .replace(/^runners/, 'runner'),
    )} for ${prize}`;
  return /^winner/i.test(how) ? `We won ${prize}` : `We were ${how.toLowerCase()} for ${prize}`;
}

/** "Green Flag award for six parks, nine years running". */
export function awarded(text: string): string | null {
  const [, prize = '', rest = ''] =
    /^((?:an? |the |two |three |four |\d+ )?(?:[A-Z][\w&'’-]*|gold|silver|bronze)(?: [\w&'’-]+){0,4}? (?:awards?|prizes?|medals?|stars?|rosettes?|warrant|accreditation|status))\b((?: (?:for|at|from|in)\b|,|$).*)$/i.exec(
      // "Two Michelin Stars": so many, and no name.
      bareOf(text).replace(/^(?:Two|Three|Four|Five) (?=[A-Z])/, (many) => many.toLowerCase()),
    ) ?? [];
  if (
    !prize ||
    /^\d+ x |^(?!(?:two|three|four)\b)\S+ .*\b(?:two|three|four|x|\d+)\b/i.test(prize) ||
    /[;:]/.test(rest) ||
    / (?:is|are|was|were|won|has|have) /.test(rest)
  )
    return null;
  const held = /^[A-Z]/.test(prize) ? prize : determine(prize);
  const named = /^[A-Z]/.test(held) && !/(?:s|status|accreditation)$/.test(held) ? withArticle(held) : held;
  const years = /,? (?:for )?((?:\w+ )+(?:running|in a row))$/.exec(rest);
  if (years)
    return `We have had ${named}${rest.slice(0, years.index)} ${/years/.test(years[1] ?? '') ? `for ${years[1]}` : years[1]}`;
  if (/^ for [A-Z][^,]* (?:19|20)\d\d$/.test(rest) && /(?:award|prize|medal)$/i.test(prize))
    return `We won the ${prize}${rest}`;
  return /(?:^|\s)(?:in )?(?:19|20)\d\d$/.test(rest) || rest.includes(',') ? null : `We have ${named}${rest}`;
}

/** "SRA visit 2024: no breaches", "Tusla inspection Feb 2025: fully compliant": what it found. */
export function inspected(text: string): string | null {
  const [, who = '', date = '', found = ''] =
    /^((?:the )?[A-Z][\w&'’ -]*? (?:inspection|audit|visit|review|inspectors?|survey)),? ?(?:\(?((?:[A-Z][a-z]+ )?(?:19|20)\d\d)\)?)?(?:: | [-–] )((?:no|zero|fully|nothing|full) [a-z][^;:]*|compliant|clean|clear)$/.exec(
      bareOf(text),
    ) ?? [];
  if (!who || hasVerb(found)) return null;
  const us = /^(?:no|zero|nothing|full)\b/.test(found) ? '' : 'us ';
  return `The ${who.replace(/^the /i, '')}${date ? ` of ${date}` : ''} found ${us}${found}`;
}

/** 'WSE inspection 2024: "a calm place"': who says so. */
export function quoted(text: string): string | null {
  const [, who = '', year = '', words = ''] =
    /^((?:the )?[A-Z][\w&'’ -]*?),? ?(?:\(?((?:19|20)\d\d)\)?)?: (["“‘'].+["”’'])$/.exec(bareOf(text)) ?? [];
  if (!who || who.split(' ').length > 5 || hasVerb(who)) return null;
  const named =
    /\b(?:inspection|report|survey|review|guide|audit|award|visit|judges|panel|inspectors?|visitors|readers|guests|patients|customers|staff|magazine|inspectorate|committee)\b/i.test(
      who,
    )
      ? `The ${who.replace(/^the /i, '')}`
      : who;
  // "Estyn 2024": a body said it then, and no Estyn of that year.
  if (
    year &&
    /^(?:the )?(?:Estyn|Ofsted|CQC|HIQA|Care Inspectorate|Education Scotland|ISI|RQIA|ETI|Tusla)$/i.test(named)
  )
    return `In ${year}, ${named} said this of us: ${words}`;
  return `${named}${year ? ` of ${year}` : ''} said this of us: ${words}`;
}
