/** What a job description tells to do who wants the job: by when, to which address, whom to ask. Each a sentence of its own. */
import { everyWeek, monthInFull as month } from '../../../text/calendar.ts';
import { upperFirst } from '../../language/first-capitals.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { splitSentences } from '../../ledger/split-sentences.ts';

const date = `(?:[A-Z][a-z]+day,? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? ${month}|${month} \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?`;
const closes = new RegExp(
  `^(?:the )?(?:applications? (?:close|must (?:be in|arrive|reach us)|to be received|should arrive)s?|closing date(?: for applications)?|(?:application )?deadline|last date(?: to apply| for applications)?|closes)\\W*(?:is |by |on |at )*(?:(noon|midday|midnight|\\d{1,2}(?:[.:]\\d\\d)? ?(?:[ap]\\.?m\\.?))(?: on)?,? )?(${date})\\.?$`,
  'i',
);
const reach =
  /\S@\S+\.\S|https?:|\bwww\.|\b[a-z-]+\.(?:com|org|net|co\.uk|org\.uk|ie|in|example)\b|\+?\d[\d ()-]{5,}\d|\bto \d{5}\b/i;
/** Said between colleagues, or of the paper. */
const ofTheHouse =
  /\b(?:internal|intranet|ext(?:ension|n)?\.? ?\d|line manager|document|version|policy|this job description|absence|sickness|incident|complaint|safeguarding)\b/i;
const asksFor =
  /^(?:[Ff]or (?:more (?:details|information)|an? (?:(?:informal|confidential|quick|short) )?(?:chat|conversation|talk|discussion|visit|look round|tour)|questions|(?:any )?(?:enquiries|queries))[^,:]{0,30}?[,:]? ?)?(?:[Pp]lease )?(?:[Cc]ontact|[Cc]all|[Rr]ing|[Pp]hone|[Ee]-?mail|[Ss]peak to|[Tt]alk to|[Aa]sk) (?=\p{Lu}|us |our |the (?:office|school|team|manager|surgery|salon|shop|depot|recruit)|recruit|reception|\+?0?\d{3})/u;
const questions =
  /^(?:[Aa]ny )?(?:[Ii]nformal )?(?:[Qq]uestions|[Ee]nquiries|[Qq]ueries)(?: (?:about|on) [^:]{3,30})?:? ?(?:to|contact|please contact)?:? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?:, (?:the )?\p{L}[^,@\d]{2,40},)?,? (?:on |at )?(\S+@\S+|\+?\d[\d ()-]{6,}\d)\.?$/u;
/** "Your contact is Ms Henrike Odenthal, Human Resources, telephone +49 ...", "Contact: Laura Benning, laura@..., 218-555-0166": who answers, and where. */
const contact =
  /^(?:(?:[Yy]our |[Tt]he )?(?:[Hh]iring |[Rr]ecruitment )?[Cc]ontact(?: person)?(?: for (?:this|the) [a-z]+)?|[Rr]ecruiter|[Hh]iring manager|POC|SPOC)(?: is|:) ((?:(?:Mr|Ms|Mrs|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?:, [\p{L}][^@\d,]{2,50}){0,2}[,:]? (?:(?:at|on|by|e-?mail|tel(?:ephone)?|phone|mobile)\.?:? )*(\S+@[^\s,;]+[^\s,;.]|\+?\d[\d ()-]{6,}\d)/u;
const sends =
  /^(?:to apply,? |please |apply: ?)*((?:send|share|e-?mail|submit|forward|post|upload|text|whatsapp|apply|complete|fill in|download|stop by|walk in|drop in|pop in|call in|come in|visit)\b .+)$/i;

/** "To apply, bring a resume to the desk", "Apply: use the form in the shop": what is asked of who applies, and no work, whatever it is. */
const led =
  /^\W*(?:to apply(?: for (?:this|the) (?:job|role|post|position))?|how to apply|apply)\s*[,:–-]\s*(?:please )?/i;

/** Whether a line tells how to apply. */
export const tellsHowToApply = (line: string): boolean => led.test(line);

/** What a line that tells how to apply says to do; empty where it says what somebody must have, be or not do. */
function orderOf(line: string): string {
  const order = line.replace(led, '').replace(/[.]$/, '');
  const [first = ''] = order.split(/[\s,]/);
  return led.test(line) &&
    isVerbBase(first.toLowerCase()) &&
    !/^(?:be|have|hold|possess|meet|need|require|note|see|read)$/i.test(first) &&
    / \S+ \S/.test(order)
    ? order
    : '';
}

/** "Walk in tues 10-2": on which days, and between which hours. */
export const withDays = (text: string): string =>
  text
    // "Ring Karen in the office 01282 555 640".
    .replace(
      /(?<=\b(?:ring|call|phone|text|contact|whatsapp) [^,.;:]{2,40}[a-z])(?<! (?:on|at|to|is|tel|phone|mobile|number)) (?=\+?0?\d{3,5} ?\d{3})/i,
      ' on ',
    )
    .replace(
      /\b(mon|tues?|weds?|wednes|thurs?|fri|sat|sun)(?:days?)?\b(?= \d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)? ?(?:-|–|to) ?\d)/gi,
      (_, day: string) => everyWeek(day),
    )
    .replace(/(?<=\b(?:walk|drop|pop|come|call) in )(?=\p{Lu}\p{Ll}+days)/gu, 'on ')
    .replace(/(?<=days )(\d{1,2}) ?[-–] ?(\d{1,2})(?=[,.]|$)/g, '$1 to $2');

/** The reference of a vacancy, as the job description has it; null where there is none. */
export const referenceOf = (jobDescription: string): string | null =>
  /\b(?:job |vacancy |post )?ref(?:erence)?(?: (?:no|number|code))?\b[.:#]*\s+((?:[A-Z]{1,6}[-/ ]?){1,3}\d[\w/-]*|\d{3,}[\w/-]*)/i.exec(
    jobDescription.slice(0, 50_000),
  )?.[1] ?? null;

/** A sentence that goes on in the next line: behind a comma, or where the line before it was full. */
const withoutBreaks = (text: string): string =>
  text.replace(/,[ \t]*\n[ \t]*(?=[A-Za-z\d])/g, ', ').replace(/([^\n]{60,}[a-z])[ \t]*\n[ \t]*(?=[a-z])/g, '$1 ');

/** "Full licence not needed. call Mick": a stop ends a sentence where nobody typed capitals. */
const withCapitals = (line: string): string =>
  line.replace(
    /(?<=[a-z]{3}[.] )(?=(?:call|ring|phone|text|email|e-mail|contact|send|apply|whatsapp) )([a-z])/g,
    (letter) => letter.toUpperCase(),
  );

/** When applications close, with its hour: "12 noon on Sunday 31 January 2027"; null where the job description has none. */
export const closingTime = (jobDescription: string): string | null => {
  const [, hour = '', day = ''] =
    new RegExp(
      `\\b(?:by|at|before|until|close[sd]?|closing(?: date)?|deadline)\\W*(?:is |at )?((?:12 )?(?:noon|midday|midnight)|\\d{1,2}(?:[.:]\\d\\d)? ?[ap]\\.?m\\.?)(?:,? on)?,? (${date})`,
      'i',
    ).exec(jobDescription.slice(0, 50_000)) ?? [];
  return hour === '' ? null : `${hour.replace(/ (?=[ap]\.?m)/i, '')} on ${day}`;
};

/** At most three of them, in the order told: when applications close, what to send, whom to ask. */
export function applySteps(jobDescription: string): string[] {
  let due = '';
  let send = '';
  let ask = '';
  for (const line of withoutBreaks(jobDescription.slice(0, 50_000)).split('\n'))
    for (const [index, sentence] of splitSentences(
      withCapitals(line)
        .replace(/^\W*(?:how to apply|to apply|apply)\s*[:–-]\s*/i, '')
        .trim(),
    ).entries()) {
      const text = sentence
        .trim()
        .replace(/^[-–—•*·]\s*/, '')
        // "M-F 8-4": on which days, and between which hours.
        .replace(/\bM(?:on)?\s?[-–]\s?F(?:ri)? (\d{1,2}) ?[-–] ?(\d{1,2})\b/g, 'Monday to Friday, $1 to $2,')
        // "Share CV with current & expected CTC": the reader's.
        .replace(/^[Ss]hare (?:your )?(?:updated )?(?=CV|r[eé]sum[eé]|profile)/i, 'Send your ')
        .replace(/ & /g, ' and ')
        // "To apply, ring Jane Holroyd on ... or send your CV to ...".
        .replace(/^[Tt]o apply,? (?:please )?(?=(?:ring|call|phone|contact|speak to|talk to) )/, '');
      if (text.length > 160 || ofTheHouse.test(text)) continue;
      const [, time = '', day = ''] = closes.exec(text) ?? [];
      if (day !== '') {
        due ||= `Apply by ${time === '' ? '' : `${time.replace(/ (?=[ap])/i, '')} on `}${day}`;
        continue;
      }
      const [, who = '', where = ''] = questions.exec(text) ?? [];
      if (who !== '') {
        ask ||= `For questions, ${where.includes('@') ? 'write to' : 'call'} ${who} ${where.includes('@') ? 'at' : 'on'} ${where.replace(/[.]$/, '')}`;
        continue;
      }
      // "CVs to Nuala Minogue, nuala@loughderg.example".
      const [, papers = '', whom = '', mail = ''] =
        /^(CVs?|[Aa]pplications?|R[eé]sum[eé]s?) (?:should (?:go|be sent) |go )?to (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2})(?:,| at| -| –) ?(\S+@[^\s,;]+[^\s,;.])\.?$/u.exec(
          text,
        ) ?? [];
      if (mail !== '') {
        send ||= `Send your ${/^CV/.test(papers) ? 'CV' : papers.toLowerCase().replace(/s$/, '')} to ${whom} at ${mail}`;
        continue;
      }
      const [, person = '', at = ''] = contact.exec(text) ?? [];
      if (person !== '') {
        ask ||= `For questions, ${at.includes('@') ? 'write to' : 'call'} ${person} ${at.includes('@') ? 'at' : 'on'} ${at}`;
        continue;
      }
      // "Completed application forms to office@beckside.example by noon on Friday 21 May".
      const [, forms = '', to = '', till = ''] =
        /^(?:completed )?((?:application )?forms?|applications?|CVs?(?: and (?:cover(?:ing)? )?letters?)?) (?:should be (?:sent|returned) )?to (\S+@\S+?)(?:,? (by .+?))?\.?$/i.exec(
          text,
        ) ?? [];
      if (to !== '') {
        send ||= `Send your ${
          /^cvs?/i.test(forms)
            ? forms.replace(/^cvs?/i, 'CV')
            : forms
                .toLowerCase()
                .replace(/^(?:application )?forms?$/, 'application form')
                .replace(/^applications?$/, 'application')
        } to ${to}${till === '' ? '' : ` ${till}`}`;
        continue;
      }
      // "Visits to the school are welcome: please ring the office on 01274 555 0163".
      const [, number = ''] =
        /^(?:[Vv]isits|[Vv]isitors|[Tt]ours|[Aa]n informal visit)\b[^:.]*?\bwelcome[^:.]*[:;,–-] ?(?:please )?((?:ring|call|phone|contact|e-?mail) .+?)\.?$/.exec(
          text,
        ) ?? [];
      if (number !== '' && reach.test(number)) {
        ask ||= `To visit, ${number}`;
        continue;
      }
      const [, order = ''] = sends.exec(text) ?? [];
      if (
        order !== '' &&
        (((reach.test(order) || /^apply (?:at (?:the|our)|in person)\b/i.test(order)) &&
          /^(?:apply|text|whatsapp|stop by|walk in|drop in|pop in|call in|come in|visit)\b|\b(?:few lines|short note|CV|r[eé]sum[eé]|applications?|cover(?:ing)? letter|portfolio|form)\b/i.test(
            order,
          )) ||
          /^(?:apply|send|submit|e-?mail) .*\b(?:CV|r[eé]sum[eé]|application form|cover(?:ing)? letter|online|portfolio)\b/i.test(
            order,
          ))
      )
        send ||= upperFirst(
          withDays(order.replace(/[.]$/, ''))
            // "A few lines about yourself, no CV needed - hello@...": to that address.
            .replace(/^(send (?:us )?[^,@–—-]+?)((?:, [^,@]+?)?)(?: [-–—]|:|,) (\S+@\S+)$/i, '$1 to $3$2'),
        );
      else if (index === 0 && orderOf(line) !== '')
        send ||= upperFirst(withDays(splitSentences(orderOf(line))[0]?.replace(/[.]$/, '') ?? ''));
      else if (asksFor.test(text) && reach.test(text))
        ask ||= upperFirst(
          withDays(text.replace(/^please /i, '').replace(/[.]$/, ''))
            // "For a confidential conversation contact Ruth": its comma.
            .replace(
              /^(for an? (?:[\w-]+ ){1,3}[a-z]+) (?=(?:please )?(?:contact|call|ring|phone|e-?mail|speak to|talk to) )/i,
              '$1, ',
            ),
        );
    }
  return [due, send, ask].filter((step) => step !== '');
}
