/** What was done or happened, noted without its auxiliary or without who did it: "piece rates revised twice in 2024", "moved 60 dashboards in a year", "plant ran at 91%". */
import { withArticle } from '../../language/articles.ts';
import { hasVerb } from '../../language/clause.ts';
import { lowerFirst, upperFirst } from '../../language/first-capitals.ts';
import { kindOf } from '../../language/kind.ts';
import { headOf, isCounted } from '../../language/nouns.ts';
import { isVerbBase } from '../../language/verbs.ts';
import { bareOf, dated, severalHead } from './parts.ts';

/** What is done to things by somebody, and by no thing itself. */
const toThings = new Set(
  'answered approved audited booked bought built capped carried cleared completed covered delivered filed filled fitted funded granted handled held honoured honored inspected installed kept met opened paid planned processed published put raised recorded refunded refurbished replaced resolved reviewed revised rebuilt served shared shipped signed sold tested upgraded used vetted renovated renewed digitised digitized planted treated repaired serviced resurfaced issued balanced frozen calibrated painted cleaned translated mapped decorated modernised modernized extended insulated automated offered trialled piloted rolled shown staged recycled composted donated rescued restored rewired replastered repointed resolved screened scanned scheduled logged checked graded harvested milked sown bottled brewed baked cooked matched confirmed published released deployed patched indexed archived catalogued rehung'.split(
    ' ',
  ),
);
/** What is done to people: they qualify and stay by themselves. */
const toPeople = new Set('promoted kept retained recruited hired rehomed taken sponsored housed'.split(' '));
/** The second word of such a verb: "taken on", "put in", "paid for". */
const particle = new Set(['on', 'in', 'out', 'for', 'up', 'back', 'over', 'off', 'to']);
const someone =
  /(?:ers|ors|(?<!pl|aur)ants|students|agents|residents|clients|patients|ees|ians|ists|people|staff|nurses|apprentices|graduates|women|men|children|pupils|families|colleagues|volunteers|starters|temps|analysts|drivers|apprentice|graduate|trainee)$/i;
/** What comes behind the verb: where, when, how often or by whom; a thing there would be what somebody does. */
const goesOn =
  /^$|^(?:within|inside|in|on|by|at|under|from|to|with|without|since|last|this|every|each|so far|to date|before|after|for|per|across|through|over|once|twice|(?:\d+|two|three|four|five|six|seven|eight|nine|ten) times|first|permanently|here|weekly|monthly|daily|yearly|again|internally|early)\b/i;
/** Ours surely, whoever writes: what a company buys, builds or publishes. */
const ours = new Set(['bought', 'delivered', 'filed', 'published', 'built', 'opened', 'planted']);

interface Deed {
  thing: string;
  verb: string;
  rest: string;
}

/** "Piece rates | revised | twice in 2024". */
function deedOf(text: string): Deed | null {
  const words = text.split(' ');
  for (let at = 1; at < Math.min(words.length, 8); at += 1) {
    const verb = (words[at] ?? '').toLowerCase();
    if (!toThings.has(verb) && !toPeople.has(verb)) continue;
    const thing = words.slice(0, at).join(' ');
    const people = someone.test(headOf(thing).split(' ').at(-1) ?? '') || /^\d+ (?:in|out of) \d+ \S+$/.test(thing);
    if (people ? !toPeople.has(verb) : !toThings.has(verb)) return null;
    const joined =
      words[at + 1] !== undefined &&
      particle.has(words[at + 1] ?? '') &&
      /^(?:taken|kept|put|paid|carried|booked)$/.test(verb);
    // "Kept in the family", "paid in full": where, and no second half of the verb.
    const second =
      joined && !/^(?:in|to|for)$/.test(words[at + 1] ?? '')
        ? 1
        : joined && /^(?:put in|paid for)$/.test(`${verb} ${words[at + 1]}`)
          ? 1
          : 0;
    const rest = words.slice(at + 1 + second).join(' ');
    // "Paid for 7 mechanics", "put in last spring": a verb of two words takes its thing behind it.
    const paidFor = second === 1 && verb === 'paid';
    if (!paidFor && !goesOn.test(rest)) return null;
    if (paidFor && /^out$/.test(words[at + 1] ?? '')) return null;
    return {
      thing,
      verb: words
        .slice(at, at + 1 + second)
        .join(' ')
        .toLowerCase(),
      rest,
    };
  }
  return null;
}

/** A thing with the article that a sentence needs: "a new parlour", "our starting wage", "the Meister exam". */
export function asSubject(thing: string): string {
  if (
    /^(?:our|the|an?|all|most|every|each|half|no|nearly|over|about|one|two|three|four|five|six|seven|eight|nine|ten|\d[\d,.]*(?!:)) /i.test(
      thing,
    )
  )
    return upperFirst(thing);
  if (/^(?:\d+:\d+ |new |brand-new )/i.test(thing) && !severalHead(thing))
    return upperFirst(withArticle(lowerFirst(thing)));
  const head = (headOf(thing).split(' ').at(-1) ?? '').toLowerCase();
  if (severalHead(thing)) return upperFirst(thing);
  if (/^[A-Z][a-z]/.test(thing) && lowerFirst(thing) === thing) return `The ${thing}`;
  return isCounted(head) || /^[A-Z]{2,}|^[A-Z][a-z]+[A-Z]/.test(thing) || thing.includes(' ')
    ? `Our ${lowerFirst(thing)}`
    : upperFirst(thing);
}

const fits = (thing: string): boolean =>
  thing.split(' ').length <= 6 &&
  !/[:;,]|\b(?:19|20)\d\d\b/.test(thing.replace(/^\d+:\d+/, '')) &&
  !/^(?:we|our|the|you|all|every|no|nobody|staff|it)\b/i.test(thing) &&
  (/^\d/.test(thing) || !hasVerb(thing)) &&
  (isCounted(thing.toLowerCase()) ||
    kindOf(thing) === 'np' ||
    kindOf(thing) === 'loose' ||
    /^[£€$₹\d]|^[A-Za-z]+ (?:rates|prices|fees|orders|claims|costs)$/.test(thing));

/** "480 km of road delivered in five years, no fatality on site": and how it went besides. */
const accident = /, (no (?:fatalit|accident|injur|incident|complaint|recall|breach|near miss)[^,;:]*)$/i;

/** Whether what stands behind a participle has a verb of its own, which is that of the whole note. */
const finiteBehind = (rest: string): boolean => {
  const words = rest.replace(/ (?:who|that|which|when|where|while|than|as|if|so|because) .*$/, '').split(/\s+/);
  return words.some(
    (word, at) =>
      at > 0 &&
      /^(?:is|are|was|were|has|have|had|will|can|rose|fell|grew|went|came|became|began|stood|beat|doubled|tripled|halved|increased|decreased|improved|exceeded)$/.test(
        word,
      ),
  );
};

function passive(text: string): string | null {
  const beside = accident.exec(text)?.[1] ?? '';
  const bare = beside ? text.slice(0, -beside.length - 2) : text;
  const deed = deedOf(bare);
  if (!deed || !fits(deed.thing) || /[;:]/.test(deed.rest) || /, /.test(deed.rest)) return null;
  const { thing, verb, rest } = deed;
  // "Milk price paid to members has been above the average": it has its verb further on, and needs no second.
  // "9 in 10 patients kept every visit": they did, and nobody kept them.
  if (
    /^(?:kept|met|passed|finished|completed|joined|used|chose) (?:every|each|all|their|the|our) [a-z]+/.test(
      `${verb} ${rest}`,
    )
  )
    return null;
  if (finiteBehind(rest)) return `${asSubject(thing)} ${verb} ${rest}`;
  const lasting =
    /\b(?:since|so far|to date|in a row|running)\b|\bin (?:the )?(?:past|last) \S+ (?:years|months)\b/.test(rest);
  // "Booked to Q3 2027": until then.
  const ahead = /^(?:to|until|till|through|into) /.test(rest);
  const then =
    (dated.test(rest) && !ahead) ||
    /\blast \w+\b|\bin (?:an?|\d+|two|three|four|five|six|seven|eight|nine|ten|under \w+) (?:years?|months?)$/.test(
      rest,
    );
  // "9 out of 10 apprentices kept on": so it is; a number of them that nobody dates was once.
  const shared = /^(?:\d[\d.]*%|\d+ (?:in|out of|of)|all|most|half)\b/i.test(thing);
  const now =
    shared ||
    /^(?:within|on time|in full|to the|until|till|through|on \d|every|each|nine times|\d+ times out of|in \d+ (?:min|sec|hour|day)|by|for \d|at|up|twice a|once a|weekly|monthly|daily|(?:\w+ )?times out of|to )/i.test(
      rest,
    );
  if (!lasting && !then && !now) return null;
  if (rest === '' && !shared) return null;
  const tail = `${rest ? ` ${rest}` : ''}${beside ? `, with ${lowerFirst(beside)}` : ''}`;
  const whole = rest.replace(/\bin last (?=\d)/, 'in the last ');
  const end = tail.replace(rest, whole);
  if (
    ours.has(verb) &&
    !shared &&
    (lasting || then) &&
    /^(?:\d|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(thing)
  )
    return `We ${lasting ? 'have ' : ''}${verb} ${lowerFirst(thing)}${end}`;
  const many = /^one\b/i.test(thing)
    ? false
    : shared || /^(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten) /i.test(thing)
      ? !/ (?:on|off) \d+ \w+$| off$/.test(thing)
      : severalHead(thing) || / and /.test(thing);
  const is = lasting ? (many ? 'have been' : 'has been') : then ? (many ? 'were' : 'was') : many ? 'are' : 'is';
  return `${asSubject(thing)} ${is} ${verb}${end}`;
}

/** Past forms that begin a note and say no deed of ours: how somebody else judged it, or where it stands. */
const judged =
  /^(?:rated|ranked|voted|named|judged|graded|based|founded|established|licensed|certified|accredited|registered|listed|staffed|located|aged|used|trusted|owned|limited|awarded|shortlisted|nominated|recommended|scored|paid|needed|required|capped|closed|finished|averaged|featured|inspected|audited|reviewed|visited|equipped)$/i;

/** Past forms that end otherwise, each with the one that stands behind "have". */
const irregular: Readonly<Record<string, string>> = {
  bought: 'bought',
  built: 'built',
  rebuilt: 'rebuilt',
  sold: 'sold',
  taught: 'taught',
  made: 'made',
  won: 'won',
  brought: 'brought',
  laid: 'laid',
  sent: 'sent',
  flew: 'flown',
  drove: 'driven',
  grew: 'grown',
  wrote: 'written',
  ran: 'run',
  fed: 'fed',
  found: 'found',
};
const time = /^\S+ (?:days?|weeks?|months?|years?|hours?|minutes?|nights?|times|am|pm)\b/i;

/** "Moved 60 dashboards to Power BI in a year", "rebuilt 71 organs since 1948", "never missed a pay day in 27 years": who did is the company. */
function ourDeed(text: string): string | null {
  // "Roast 40 tonnes a year ourselves".
  const [, does = ''] = /^([a-z]+) [^;:,]*\d[^;:,]* ourselves$/i.exec(text) ?? [];
  if (does && isVerbBase(does.toLowerCase())) return `We ${lowerFirst(text)}`;
  const [, never = ''] = /^never ([a-z]+(?: [^;:,]+)? (?:in|for|since) [^;:,]*\d[^;:,]*)$/i.exec(text) ?? [];
  const once = never.split(' ')[0] ?? '';
  if (
    once &&
    (/ed$/.test(once) || Object.values(irregular).includes(once) || /^(?:been|had|lost|let|laid)$/.test(once))
  )
    return `We have never ${never}`;
  const [, verb = '', particle_ = '', what = ''] =
    /^([A-Za-z]+)( after| out| on| up| over)? ((?:(?:over |about |nearly |more than )?[£€$₹]?\d[^;:]*))$/.exec(text) ??
    [];
  const past = verb.toLowerCase();
  const closed = past === 'closed' && !time.test(what) && /^[\d,.]+ [a-z]+ ?[a-z]*s\b/.test(what);
  if (!verb || !(/ed$/.test(past) || irregular[past]) || (judged.test(verb) && !closed) || time.test(what)) return null;
  // "Used in", "based at": no thing of ours. A year is no number of things.
  if (!/ [a-z]|^[£€$₹]/.test(what) || /^(?:19|20)\d\d(?:$|[ ,])/.test(what)) return null;
  if (hasVerb(what.replace(/ (?:who|that|which) .*$/, ''))) return null;
  const lasting = /\bsince\b|\bin (?:the )?(?:past|last) \S+ (?:years|months|decades)\b/.test(what);
  const then = dated.test(what) || /\bin (?:an?|\d+|two|three|four|five) (?:years?|months?|weeks?)\b/.test(what);
  // Without a time it may be somebody else's deed, or none ("delivered 24/7").
  if (
    !lasting &&
    !then &&
    !(/^[a-z]+ed$/.test(past) && /^\d[\d,.]*\+? [a-z-]+s\b/.test(what) && / (?:across|in|for) /.test(what))
  )
    return null;
  const said = lasting || !then ? `have ${irregular[past] ?? past}` : past;
  return `We ${said}${particle_} ${what.replace(/\bin (?=(?:past|last) )/, 'in the ')}`;
}

/** What a thing of a company's did by itself: "plant ran at 91% last year", "boat landed 310 tonnes". */
const did =
  'ran|landed|grew|rose|fell|went|dropped|climbed|paid out|earned|made|won|produced|carried|handled|processed|cut|raised|averaged|reached|passed|moved|doubled|halved|woke';
const acted = new RegExp(
  `^((?:[A-Za-z][\\w&/-]* ){1,3}?|Top \\d+ [A-Za-z]+ )(${did}) ((?:at |from |by |to |out |over |about |nearly )?(?:someone |nobody |us )?[£€$₹]?(?:\\d|twice|once)[^;:]*)$`,
);
function itsDeed(text: string): string | null {
  const [, thing = '', verb = '', rest = ''] = acted.exec(text) ?? [];
  const who = thing.trim();
  if (
    !who ||
    /^(?:we|our|the|it|they|who|all|most|every|each|nobody|everyone)\b/i.test(who) ||
    /, (?!\d{3}\b)/.test(rest)
  )
    return null;
  if (/^top \d/i.test(who)) return `The top ${who.slice(4)} ${verb} ${rest}`;
  if (kindOf(who) !== 'np' || hasVerb(who)) return null;
  // "Commission paid out", "online sales grew": whose they are goes without saying.
  const single =
    who.split(' ').length < 3 && !severalHead(who) && isCounted((who.split(' ').at(-1) ?? '').toLowerCase());
  return `${/^[A-Z]+$/.test(who) ? `Our ${who}` : single ? `Our ${lowerFirst(who)}` : upperFirst(who)} ${verb} ${rest}`;
}

/** The sentence of such a note; null where nobody can tell who did it, or where it has one. */
export function asDeed(typed: string): string | null {
  const text = bareOf(typed);
  return passive(text) ?? ourDeed(text) ?? itsDeed(text);
}
