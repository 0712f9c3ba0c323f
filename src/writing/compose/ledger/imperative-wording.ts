/** What a recruiter tells the writer to say, jotted down: with whose it is, its article and its verb. */
import { withArticle } from '../language/articles.ts';
import { hasVerb } from '../language/clause.ts';
import { lowerFirst } from '../language/first-capitals.ts';
import { missesArticle } from '../language/nouns.ts';
import { setAs } from './guide-parts.ts';
import { asFirm } from './record/firm.ts';
import { wayToReach } from './ways-to-reach.ts';

/** Who keeps a register of people: nobody else is "registered" with them. */
const registers =
  '(?:CORU|NMC|NMBI|GMC|GDC|HCPC|GPhC|GOC|PSI|SWE|SRA|ARB|NISCC|SSSC|INC|MCI|RCI|HAAD|AHPRA|Teaching Council|Social Work England|Social Care Wales|Nursing Council|Bar Council)';
const registered = new RegExp(
  `^(?:must be )?((?:fully )?${registers})[- ](registered|licensed)((?: (?:and|or) [a-z -]+)?)(?:, ([a-z]+)s? (?:considered|accepted|welcome))?$`,
  'i',
);
/** Papers that there is one of. */
const paper = '(?:licen[cs]e|card|certificate|certification|registration|degree|diploma|ticket|badge|qualification)';

/** A measure before the things that have it: "up to 400T presses". */
const sized =
  /^(?:the |our )?((?:up to|over|under|at least|from) \d[\d.,]*(?:T|t|kg|kN|kW|MW|kV|V|kVA|mm|m|cm|ft|l|L|ml|bar|hp|HP|GVW|[- ](?:tonnes?|tons?|litres?|metres?))) ([a-z][a-z -]*[^\Wsu]s)$/i;

/** The order's words in whole ones; what is whole stays as it is. */
export function inWholeWords(typed: string): string {
  const text = typed.replace(/[.!]+$/, '').trim();
  const reached = wayToReach(text);
  if (reached !== null) return reached;
  const [, body = '', how = '', more = '', others = ''] = registered.exec(text) ?? [];
  if (body)
    return `you need to be ${body} ${how.toLowerCase()}${more}${others ? `, but ${others.toLowerCase()}s are considered too` : ''}`;
  // "Qualified or finalist, ACCA/CIMA": which of them.
  const [, quality = '', other = '', which = ''] =
    /^((?:fully |part[- ]|newly )?qualified) or (?:an? )?(finalist|part[- ]qualified|nearly qualified|studying),? \(?([A-Z]{2,}(?:(?:\/|, | or )[A-Z]{2,})*)\)?$/i.exec(
      text,
    ) ?? [];
  if (which)
    return `you need to be ${quality.toLowerCase()} or ${/^finalist$/i.test(other) ? 'a finalist' : other.toLowerCase()} (${which.replace(/\//g, ' or ')})`;
  // "H1B transfer ok", "returners welcome": what is fine.
  const [, fine = '', so = ''] =
    /^((?:an? |the |our )?(?!(?:all|is|are|we|you|they|it)\b)[\w&'’/-]+(?: (?!(?:is|are|was|not|be)\b)[\w&'’/-]+){0,4}) (ok|okay|fine|possible|negotiable)$/i.exec(
      text,
    ) ?? [];
  if (fine) return `${fine} ${/[^su]s$/.test(fine) ? 'are' : 'is'} ${/^ok/i.test(so) ? 'fine' : so.toLowerCase()}`;
  // "Up to 400T presses": how large they are, and not how many.
  const [, size = '', things = ''] = sized.exec(text) ?? [];
  if (things) return `${things} of ${lowerFirst(size).replace(/[ -](tonne|ton|litre|metre)$/i, ' $1s')}`;
  // "Tamil must", "driving licence must": it is one.
  const [, asked = ''] = /^((?:[\w’'-]+ ){0,3}[\w’'-]+) (?:a )?must$/i.exec(text) ?? [];
  if (
    asked &&
    !hasVerb(asked) &&
    !/^(?:you|we|they|it|he|she|this|that|all|who|if|candidates?|applicants?)\b/i.test(asked)
  )
    return `${missesArticle(lowerFirst(asked)) ? withArticle(lowerFirst(asked)) : asked} ${/[^su\W]s$/i.test(asked) ? 'are' : 'is'} a must`;
  // "Pay reviewed every April": it is.
  const whole = setAs(text);
  if (whole) return whole;
  // "Veteran owned", "third generation": the company is.
  const firm = asFirm(text);
  if (firm) return firm;
  // "The two AA rosettes": ours.
  const honours =
    /^(?:the|our) ((?:\d+|one|two|three|four|five) (?:[A-Z][\w&]* ){0,3}(?:rosettes?|stars?|awards?|medals?|keys?|kitemarks?))$/.exec(
      text,
    )?.[1];
  if (honours) return `we have ${honours}`;
  const [, series = '', sum = ''] =
    /^(?:the|our) (?:latest |recent |new )?(?:funding|funding round|investment|raise)[ ,(]+(series [a-h]|seed)[ ,(]+([£€$₹]\d[\d.,]*(?:k|m|bn| million| crore)?)\)?$/i.exec(
      text,
    ) ?? [];
  if (series) return `we have raised a ${series} round of ${sum}`;
  // "The caseload cap of 15": one that there is.
  const cap = /^(?:the|our) ((?:[a-z-]+ ){0,2}(?:cap|limit|ceiling|maximum|minimum|quota) of \d[^,;:]*)$/i.exec(
    text,
  )?.[1];
  if (cap) return `there is ${withArticle(cap)}`;
  // "Two years' contract", "24/48 schedule".
  const [, long = '', unit = '', post = ''] =
    /^(?:an? )?(\d+|[a-z]+)[ -](year|month|week)s?['’]? (contract|post|placement|apprenticeship|traineeship)$/i.exec(
      text,
    ) ?? [];
  if (post && !/^(?:every|each|last|next|first|per)$/i.test(long))
    return `this is ${withArticle(`${long.toLowerCase()}-${unit.toLowerCase()} ${post}`)}`;
  const kind =
    /^(?:an? )?((?:permanent|fixed-term|term-time|zero-hours|annualised(?:-hours)?|temporary|seasonal|rolling|casual|freelance) (?:contract|post|role))$/i.exec(
      text,
    )?.[1];
  if (kind) return `this is ${withArticle(kind.toLowerCase())}`;
  const turn = /^(?:the |an? )?(\d+\/\d+ (?:schedule|rota|roster|shift pattern))$/i.exec(text)?.[1];
  if (turn) return `you work a ${turn}`;
  const rota = /^(?:the |an? )?(\d in \d+ (?:[a-z-]+ )?(?:rota|roster))$/i.exec(text)?.[1];
  if (rota) return `you are on a ${rota}`;
  return (
    text
      .replace(/^notice period (?=should|must|has to|needs to|can|may|is )/i, 'your notice period ')
      .replace(/^own (?=[a-z-]+(?: [a-z]+){0,3} (?:is|are) )/i, 'your own ')
      .replace(/(?<= (?:is|are)) must$/i, ' a must')
      .replace(/^(?=own )/i, 'your ')
      // "Saturdays are 1 in 3, finish at 1pm".
      .replace(/^([A-Za-z]+s are [^,;]+), (finish|start|end)(?:es)? (?=at |by )/i, '$1 and $2 ')
      // "CA inter is fine if they have 3 years": who reads.
      .replace(/^([^,;]*?) if they (?=have|are|can|hold|live|want|know|come|bring)/i, (whole, before: string) =>
        / (?!is\b|as\b|this\b)[a-z]+s\b/.test(` ${before}`) ? whole : `${before} if you `,
      )
      .replace(/(?<=\d)\+? ?yrs?\.? exp(?:erience)?\b/gi, ' years’ experience')
      .replace(/^minimum height (?=\d)/i, 'a minimum height of ')
      .replace(/(?<=^(?:an?|the) [^,;]*) and ability to /i, ' and the ability to ')
      // "18th Edition and gold JIB card".
      .replace(
        / (?:and|&) (?=(?:clean|full|valid|current|gold|black|blue|white) (?:[A-Za-z]+ ){0,3}(?:licen[cs]e|card|certificate)\b)/i,
        ' and a ',
      )
      // "SIA licence, 5 year checkable history": both.
      .replace(
        new RegExp(`^((?:[A-Za-z\\d/-]+ ){1,5}${paper}), ([a-z\\d][^,;:]*)$`, 'i'),
        (whole, one: string, two: string) =>
          hasVerb(two) ||
          /\b(?:considered|accepted|welcome|preferred|essential|desirable|required|needed|only|or|and)\b/i.test(two)
            ? whole
            : `${one} and ${/^\d+ years? [a-z]/i.test(two) ? withArticle(two.replace(/^(\d+) years? /i, '$1-year ')) : two}`,
      )
      // "Lymph drainage certificate is a plus": one of them.
      .replace(new RegExp(`^(?:[A-Za-z]+ ){0,3}${paper} (?=is )`, 'i'), (found) =>
        /^(?:an?|the|your|our|no|any|each|this|that|valid (?:\w+ )?registration|[A-Z]{2,}(?: \w+)? registration|registration|certification) /i.test(
          found,
        )
          ? found
          : withArticle(lowerFirst(found)),
      )
  );
}
