import { determine, withArticle } from '../language/articles.ts';
import { isProperFirst, upperFirst } from '../language/first-capitals.ts';
import { joinList } from '../language/joined-phrases.ts';
import type { VerbForm } from '../language/verb-bases.ts';
import { realiseVerbPhrase } from '../language/verb-phrase.ts';
import type { GuideFact, Ledger, PersonLine, SentenceFact } from '../ledger/facts.ts';
import { realisePay } from '../ledger/pay.ts';
import { termsOf } from '../ledger/slots.ts';
import type { Statement } from '../ledger/statement.ts';
import { titleWithArticle, whoIsWanted } from '../ledger/title.ts';
import type { Fill } from '../realise/template.ts';

/** What the slots of one sentence are bound to. */
export interface Binding {
  duties: readonly Ledger['duties'][number][];
  person: ReadonlyMap<string, PersonLine>;
  sentence: SentenceFact | null;
  guide: GuideFact | null;
  guideStatement: Statement | null;
}

const dateLocales: Record<string, string> = { true: 'en-US', false: 'en-GB' };

/** "12 March 2026"; null when it isn't a date. */
export function realiseDate(iso: string | null, american: boolean): string | null {
  if (!iso) return null;
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso);
  if (!match) return null;
  const date = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])));
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(dateLocales[String(american)] ?? 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}

/** "The Diocese of Norwich", "the University of Leeds": names that take an article inside a sentence. */
const named =
  /^(?:Diocese|Archdiocese|University|Bank|Ministry|Department|Office|Institute|Church|Museum|City|Borough|Royal Borough|London Borough|Society|Order|House|Port|School|Royal College|Royal Society|Agency|Commission|Association|Centre|Foundation|Police Service|Police|Fire Service|Fire and Rescue Service|Ambulance Service|College|Academy|Federation|Chamber|Guild|Council|Authority|Friends|Hospital|Sisters|Brothers) (?:of|for) /;
const inRunningText = (employer: string | null): string | null =>
  employer && named.test(employer) ? `the ${employer}` : employer;

/** Answers the slots that the whole advert shares. */
export function singles(ledger: Ledger): Map<string, { text: string; factIds: readonly string[] }> {
  const map = new Map<string, { text: string; factIds: readonly string[] }>();
  const put = (name: string, text: string | null | undefined, ...factIds: string[]): void => {
    if (text) map.set(name, { text, factIds });
  };
  const { title, employer, place, pay, slots } = ledger;
  if (title) {
    put('title', title.text, 'title:general:0');
    put('aTitle', whoIsWanted(title), 'title:general:0');
    put('asTitle', titleWithArticle(title), 'title:general:0');
    put('ourTitle', `our next ${title.text}`, 'title:general:0');
  }
  put('employer', inRunningText(employer), 'employer:general:0');
  if (place) {
    put('inPlace', place.remote ? '' : place.phrase, 'place:general:0');
    put('InPlace', place.remote ? '' : upperFirst(place.phrase), 'place:general:0');
    put('place', place.name, 'place:general:0');
    const isThere = !place.orRemote;
    if (isThere) put('atPlace', place.remote ? '' : place.phrase, 'place:general:0');
    if (isThere) put('placeIs', place.remote ? 'is remote' : `is ${place.phrase}`, 'place:general:0');
    if (isThere)
      put('isInPlace', place.remote ? '' : `is ${place.phrase.replace(/^(?:in|at) /, '')}`, 'place:general:0');
    if (isThere) put('basedInPlace', place.remote ? 'Working remotely' : `Based ${place.phrase}`, 'place:general:0');
  }
  if (pay) {
    const text = realisePay(pay);
    const timed = pay.per ? `${text} ${pay.per}` : text;
    const full = pay.plus ? `${timed} plus ${pay.plus}` : timed;
    put('pay', full, 'pay:general:0');
    if (pay.plus && !/^(?:from|up)/.test(text)) put('payPlus', full, 'pay:general:0');
    // Only what is paid by the year is a salary.
    if (pay.per === 'a year') put('salary', full, 'pay:general:0');
    if (!/^(?:from|up)/.test(text)) put('payShort', pay.per === 'a year' ? text : timed, 'pay:general:0');
    put('onPay', /^from|^up to/.test(text) ? `with pay ${full}` : `on ${full}`, 'pay:general:0');
    put('paying', /^from|^up to/.test(text) ? `with pay ${full}` : `on ${full}`, 'pay:general:0');
  }
  put('sector', ledger.sector, 'sector:general:0');
  if (slots.hours) {
    put('hours', slots.hours.text, `hours:${slots.hours.source}:0`);
    put('hoursOnly', slots.hours.text.replace(/ a week$/, ''), `hours:${slots.hours.source}:0`);
  }
  const timed = termsOf(slots);
  if (timed.length > 0) {
    put('timed', joinList(timed), 'contract:general:terms');
    put('timedAdj', timed.join(', ').replace('on site', 'on-site'), 'contract:general:terms');
    put('aTimed', withArticle(timed.join(', ').replace('on site', 'on-site')), 'contract:general:terms');
  }
  if (ledger.reportsTo) put('reportsTo', ledger.reportsTo.replace(/^the /i, ''), 'team:jobDescription:reports');
  // A board is nobody's manager.
  if (
    ledger.reportsTo &&
    !/\b(?:board|committee|council|trustees|governors|partners|directors|team)\b/i.test(ledger.reportsTo)
  )
    put('boss', ledger.reportsTo.replace(/^the /i, ''), 'team:jobDescription:reports');
  put('deadline', realiseDate(ledger.deadline, ledger.american), 'deadline:general:0');
  return map;
}

/** Fills a frame's slots from the shared ones and one binding. */
export function filler(shared: ReturnType<typeof singles>, binding: Binding): Fill {
  return (name, form) => {
    const single = shared.get(name);
    if (single) return single;
    const duty = /^d([1-4])$/.exec(name);
    if (duty) {
      const found = binding.duties[Number(duty[1]) - 1];
      if (!found || (form && form !== 'base' && !found.phrase.inflects)) return null;
      return { text: realiseVerbPhrase(found.phrase, (form || 'base') as VerbForm), factIds: [found.fact.id] };
    }
    const thing = name === 't' || name === 'ta' ? binding.duties[0] : undefined;
    if (thing?.thing)
      return { text: form === 'cap' ? upperFirst(thing.thing.text) : thing.thing.text, factIds: [thing.fact.id] };
    const line = binding.person.get(name);
    if (line)
      return { text: form === 'cap' ? upperFirst(line.person.text) : line.person.text, factIds: [line.fact.id] };
    if (binding.sentence && /^s(?:_|_an|r)?$/.test(name)) {
      const { statement, fact } = binding.sentence;
      return {
        text:
          name === 's'
            ? statement.text
            : name === 'sr'
              ? (statement.typed ?? statement.text)
              : name === 's_an'
                ? article(statement.lower)
                : statement.lower,
        factIds: [fact.id],
      };
    }
    if (binding.guide) {
      const { guide, guideStatement } = binding;
      if (name === 'g') return { text: guide.name.text, factIds: [guide.fact.id] };
      if (name === 'g_') return { text: guide.name.lower, factIds: [guide.fact.id] };
      if (guideStatement && name === 'st') return { text: guideStatement.text, factIds: [guide.fact.id] };
      if (guideStatement && name === 'st_') return { text: guideStatement.lower, factIds: [guide.fact.id] };
    }
    return null;
  };
}

function article(text: string): string {
  const first = text.split(' ')[0] ?? '';
  if (
    /^(?:an?|the|our|your|two|three|four|five|six|seven|eight|nine|ten|\d+|\d[\d.]*%|[£€$₹].*|up|no|all|every|each)$/i.test(
      first,
    )
  )
    return text;
  // "Nights in a home", "afters": several, or a time.
  if (/[^su]s$/i.test(first) && !/^(?:always|gas|plus|less|bus|glass|class|business|express)$/i.test(first))
    return text;
  return isProperFirst(first) ? determine(text) : withArticle(text);
}
