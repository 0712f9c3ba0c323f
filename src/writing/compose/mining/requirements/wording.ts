/** A requirement as it is typed in haste, before it is read: marks at its end, names without their capitals, what a wish is followed by. */

import { withArticle } from '../../language/articles.ts';
import { rare } from '../../language/its-words.ts';
import { plainTongue, tongue } from '../../language/tongues.ts';

/** Languages in small letters. "Polish" wants more around it, for it is a verb too. */
const tongues = new RegExp(`(?<![\\w-])${plainTongue.toLowerCase()}(?![\\w-])`, 'g');
const atLevel = rare(new RegExp(`\\b(${tongue}) ([ABC][12])\\s?[-–]\\s?([ABC][12])\\b`, 'g'));
const polish = /(?<=\b(?:speaks?|speaking|spoken|written|fluent|native|basic|conversational|or|and|some) )polish\b/g;

/** Names of papers and programs that are often typed small, as they are written. */
const written: Readonly<Record<string, string>> = Object.fromEntries(
  `NVQ SVQ GCSE GCSEs BTEC HGV LGV FLT CPC SIA CSCS DBS PVG CPCS IPAF NMC HCPC NEBOSH IOSH SQL SAP ERP CRM GED MVR CPR BLS ACLS CNA LPN CDL OSHA CCTV HACCP EPOS PLC CNC AutoCAD SolidWorks QuickBooks
  Salesforce HubSpot Photoshop PowerPoint JavaScript TypeScript Shopify Tableau WordPress ServSafe Mastercam Yardi`
    .split(/\s+/)
    .map((name) => [name.toLowerCase(), name]),
);
const small = new RegExp(`(?<![\\w./@-])(?:${Object.keys(written).join('|')})(?![\\w@-]|\\.[a-z])`, 'g');

const unitOf = (count: string, unit: string, more = ''): string =>
  `${count}${more} ${unit}${count === '1' && !more ? '' : 's'}`;

/** Whom the reader worked as, or learnt to be: "as CDP", "as mechatronics technician". */
const worksAs =
  /\b(experience|years?[’']?|yrs?|months?[’']?|apprenticeship|training|trained|background|worked|working|qualified|qualification|employed|examination|exam|diploma|certificate) as (?=[A-Za-z])(?!(?:an?|the|part|well|such|of|one|both|either|our|your|key|their|soon|required)\b)((?:[A-Za-z-]+ ){0,2}?(?:[A-Z]{2,5}|[a-z-]+(?:er|or|ist|ian|ant)|[a-z-]*(?:chef|cook|nurse|clerk|mechanic|porter|deputy|representative)))(?=$|[,.;)]| (?:or|and|in|at|with|for|of)\b)/g;

/** Writes a requirement the way it would be written with care. Nothing is added but what is plainly meant. */
export const withCare = (raw: string): string =>
  raw
    .replace(tongues, (name) => name.charAt(0).toUpperCase() + name.slice(1))
    .replace(polish, 'Polish')
    .replace(small, (name) => written[name] ?? name)
    .replace(/\b(in|the) (uk|usa|us|eu)(?=$|[\s,.;)])/g, (_, before: string, name: string) =>
      before === 'in' ? `in the ${name.toUpperCase()}` : `the ${name.toUpperCase()}`,
    )
    .replace(/\bthe the\b/g, 'the')
    .replace(/\bnot for profit\b/gi, 'not-for-profit')
    .replace(/\b(IT|computer) literate,? inc(?:l|luding)?\.? /i, '$1 literate, including ')
    .replace(/\binc(?:l)?\.? (?=[A-Za-z])/g, 'including ')
    .replace(/\bdrivers licen([cs])e\b/gi, "driver's licen$1e")
    .replace(/^(full )?uk (?=driving\b|licen[cs]e\b)/, (_, full: string | undefined) => `${full ?? ''}UK `)
    // "6 mo+ coffee experience", "12 months experience".
    .replace(/^(\d+) ?mos?\b\.?/i, (_, count: string) => unitOf(count, 'month'))
    .replace(/^(\d+ (?:months?|years?)) ?\+/i, (_, time: string) => time.replace(/^\d+/, '$&+'))
    .replace(
      /^(\d+\+?|six|three|twelve|eighteen|nine) months (experience|service|practice)\b/i,
      (_, count: string, of: string) => `${count} months’ ${of}`,
    )
    .replace(
      /^((?:at least |over )?(?:\d+\+?|six|three|twelve|eighteen)) months (?=[a-z]+(?: [a-z]+)? experience\b)/i,
      (_, count: string) => `${count} months of `,
    )
    .replace(/(?<=\d )mos?\b(?=[).,;]|$| of\b)/g, 'months')
    .replace(
      /\b(\d+\+?) (years?|months?) post[- ]qualifying(?: experience)?$/i,
      (_, count: string, unit: string) =>
        `${count} ${unit.replace(/s$/, '')}${count === '1' ? '’s' : 's’'} post-qualifying experience`,
    )
    // "High school diploma/GED", "a degree/equivalent".
    .replace(/(?<=[a-z])\/(?=(?:GED|equivalent|similar)\b)/g, ' or ')
    .replace(/(?<=\d)[- ]mile radius\b/g, '-mile radius')
    .replace(/\b(in|within) (?=\d+-mile radius)/g, '$1 a ')
    .replace(/^in[- ]date (?=[a-z])/i, 'an in-date ')
    .replace(/^right first time (?=(?:mentality|mindset|attitude|approach)\b)/i, 'a right-first-time ')
    .replace(/^(\d+\+? (?:years?|yrs?)), (?=(?:at least )?(?:\d|one|two|three|four|five))/i, '$1 of experience, ')
    .replace(
      /\b(diplomatic|sales|communication|follow[- ]up|people|language|technical|organi[sz]ational|social|interpersonal|computer|writing|listening|selling|negotiation) skill$/i,
      '$1 skills',
    )
    .replace(/\bfollow up (?=skills\b)/i, 'follow-up ')
    .replace(/\b(maths?)\s?[/+&]\s?eng(?:lish)?\b/gi, '$1 and English')
    .replace(/^excel$/, 'Excel')
    .replace(/^ON TIME$/, 'on time')
    // "Keyhouse or similar system".
    .replace(
      / or similar (?=(?:[a-z]+ ){0,2}(?:system|program|programme|package|platform|tool|software package|role|setting|environment|position|industry|qualification|degree|field|discipline)$)/,
      ' or a similar ',
    )
    .replace(/^(.{3,40}?) (helpful|useful|handy|desirable|preferred) for (?:the |an? )?[a-z].*$/i, '$1 $2')
    .replace(/\bb\/c\b/gi, 'as')
    .replace(
      /(?: (?:is )?(?:desirable|preferred|an advantage|a plus))?(?<!^career),? (?:but )?(?:career )?(?:starters|changers|graduates|beginners|newcomers|returners|juniors)(?: are)?(?: also| very)* welcome$/i,
      // "Fresh graduates welcome" asks for nothing, and who trained as a cook trained.
      (whole, at: number, line: string) =>
        /\b(?:experience|exp|knowledge|background|\d+ (?:years|yrs))\b/i.test(line.slice(0, at)) ? ' welcome' : whole,
    )
    .replace(atLevel, '$1 at $2 to $3')
    .replace(/^(?:any )?graduate(?: or | ?\/ ?)(?=(?:MBA|PGDM|MCA|MCom|M\.Com|CA Inter)\b)/i, 'a degree or an ')
    .replace(/\ban (?=(?:PGDM|CA)\b)/, 'a ')
    .replace(/\bcomms?\.? (?=skills\b)/i, 'communication ')
    // "Tractor (class L)": what one may drive.
    .replace(/^(tractor|car|truck|lorry|bus|van|trailer|motorbike) (?=\((?:class|category|cat\.?)\b)/i, '$1 licence ')
    .replace(/(?<=\d) ?(LBS?|KGS?|KG)\b/g, (_, unit: string) => ` ${unit.toLowerCase()}`)
    .replace(/^couple of /i, 'a couple of ')
    .replace(/\bmake[- ]to[- ](order|stock|measure)(?= [a-z])/gi, 'make-to-$1')
    .replace(
      /^((?:[\w'’/-]+ ){1,5}?experience|experience (?:in|of|with) [\w /,'’-]{3,40}?) (would be (?:lovely|great|nice|good|ideal|useful|helpful|brilliant|perfect|a (?:big |huge |real )?(?:plus|bonus|advantage)))(?:,? but\b|;| [–-]|,? though\b).*$/i,
      '$1 $2',
    )
    .replace(/\s*\((?:(?:but )?(?:not|isn['’]t|never) (?:an? )?(?:deal[- ]?breaker|must|essential)!?)\)/i, ' desirable')
    .replace(worksAs, (_, before: string, who: string) => `${before} as ${withArticle(who)}`);
