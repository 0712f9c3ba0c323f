import nlp from 'compromise';
import { baseOfIng, isVerbBase, nounLike } from './verbs.ts';

/**
 * How a piece of the recruiter's wording can be used in a sentence. `loose`: notes that begin without a verb and go on
 * with one ("four shifts, and the week is over"), which only ever stand behind a colon.
 */
export type Kind = 'clause' | 'infinitive' | 'verb' | 'ing' | 'participle' | 'adjective' | 'np' | 'loose';

interface Term {
  text: string;
  tags: readonly string[];
  /** A comma follows. */
  comma: boolean;
  /** A hyphen follows: "fish-" in "fish-led". */
  hyphen: boolean;
}

function termsOf(text: string): Term[] {
  const parsed = nlp(text).json({ terms: { text: true, tags: true } }) as readonly {
    terms: readonly { text: string; post: string; tags: readonly string[] }[];
  }[];
  return parsed.flatMap((sentence) =>
    sentence.terms.map((term) => ({
      text: term.text,
      tags: term.tags,
      comma: /^[,;:]/.test(term.post),
      hyphen: /^-/.test(term.post),
    })),
  );
}

const pronouns =
  /^(?:i|you|we|they|he|she|it|there|this|these|those|nobody|everyone|everybody|anyone|no-one|someone|people|you['’](?:ll|re|ve|d)|we['’](?:re|ve|ll|d)|it['’]s|they['’](?:re|ve|ll)|there['’]s|that['’]s|who)$/i;
const relative = /^(?:who|that|which|where|when|whose|whom|what|how|why)$/i;
const finiteAuxiliary =
  /^(?:is|are|was|were|am|has|have|had|will|would|can|could|should|must|may|might|do|does|did|won['’]t|can['’]t|don['’]t|doesn['’]t|isn['’]t|aren['’]t)$/i;
const finiteVerbs =
  /^(?:comes?|gets?|goes|means?|makes?|takes?|pays?|gives?|keeps?|needs?|runs?|starts?|covers?|matters?|works?|helps?|stays?|stayed|won|rated|voted|scored|opened|grew|built|serves?|hires?|trains?|teaches?|belongs?|counts?|lives?|shows?|knows?|stands?|leads?|offers?|includes?|earns?|rose|fell|doubled|cut|left|gained|passed|moved|became|spent|reached|recommends?|says?|said|told|joined|drives?|owns?|speaks?)$/i;
const leadIns =
  /^(?:and|but|so|because|if|when|while|as|since|after|before|once|unless|every|each|last|in|on|at|for|from|with|by)$/i;

const cache = new Map<string, Kind>();

/** What kind of phrase a text is. Wrong guesses lean to `np`, which only ever gets neutral frames. */
export function kindOf(raw: string): Kind {
  const text = raw.trim();
  const known = cache.get(text);
  if (known) return known;
  const kind = classify(text);
  if (cache.size > 4000) cache.clear();
  cache.set(text, kind);
  return kind;
}

function classify(text: string): Kind {
  const words = text.split(/\s+/);
  const first = (words[0] ?? '').replace(/[,.:;!?]$/, '');
  // "Engineers decide": a plural and a verb.
  if (
    words.length === 2 &&
    /[^s]s$/.test(first) &&
    isVerbBase(words[1] ?? '') &&
    !nounLike.has((words[1] ?? '').toLowerCase())
  )
    return 'clause';
  if (/^to$/i.test(first) && words.length > 2) return 'infinitive';
  // "Time to know people by name": a thing to have, and no order to time.
  if (/^(?:time|room|space|freedom|scope|licence|power|reason) to [a-z]/i.test(text)) return 'np';
  if (/^(?:care for|work from) [a-z]/i.test(text)) return 'verb';
  // "Nine of our eleven managers started on calls".
  if (
    /^(?:(?:nearly|almost|over|more than) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+%?|most|all|half|some|many|none) (?:in \w+ )?of (?:our|the|us|them|your)\b/i.test(
      text,
    ) &&
    words
      .slice(3)
      .some((word) =>
        /^(?:[a-z]{3,}ed|began|came|grew|went|rose|left|won|became|have|has|had|are|is|was|were|did|do|stay|stays|work|works|live|lives|sit|sits)$/.test(
          word,
        ),
      )
  )
    return 'clause';
  if (/^yours\b/i.test(text)) return 'adjective';
  // "27.5 hours per week, term time only", "24-bed mixed ICU".
  if (
    /^\d[\d.,]*(?:-[a-z]+|\+?)? (?:hours?|days?|weeks?|months?|years?|shifts?|nights?|beds?|[a-z-]+ (?:[a-z/-]+ ){0,3}(?:unit|ward|icu|school|team|site|restaurant|hotel|kitchen|home))\b/i.test(
      text,
    ) &&
    !words.some((word) => finiteAuxiliary.test(word) || pronouns.test(word))
  )
    return 'np';
  if (nounPhrase(text, words)) return 'np';
  if (
    /^(?:you|we|they|it|there|nobody|everyone|everybody|anyone|i|you['’]\w+|we['’]\w+|it['’]s|there['’]s|that['’]s)$/i.test(
      first,
    ) &&
    words.length > 2
  )
    return 'clause';
  if (
    /^(?:what|how|whatever|whoever)\b.*\s(?:is|are|will|can|matters|counts|comes|stays|lasts|stands|goes|means)\b/i.test(
      text,
    )
  )
    return 'clause';
  // "Two people sign off every number".
  if (
    /^(?:two|three|four|five|all|our|most|some|many|few|\d+) (?:\w+ )?(?:people|drivers|nurses|engineers|colleagues|teams?|residents|customers|managers|members|directors|farmers|buyers|users|teachers) (\w+)/i.test(
      text,
    )
  ) {
    const verb =
      /^(?:\w+ ){1,2}?(?:people|drivers|nurses|engineers|colleagues|teams?|residents|customers|managers|members|directors|farmers|buyers|users|teachers) (\w+)/i.exec(
        text,
      )?.[1] ?? '';
    if (isVerbBase(verb)) return 'clause';
  }
  // "£800 for your desk, chair and screen": an amount, whatever stands in it.
  if (/^[£€$₹]/.test(first) && !words.some((word) => finiteAuxiliary.test(word))) return 'np';
  // "28-bedded acute unit admitting from A&E", "two coffee bars by the river".
  if (
    /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten)-\w+ (?:[\w-]+ ){0,4}?(?:ward|unit|home|school|hotel|store|team|clinic|practice|office|apprenticeship|contract|preceptorship|programme)\b/i.test(
      text,
    ) &&
    !words.some((word) => finiteAuxiliary.test(word))
  )
    return 'np';
  if (
    /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:\w+ ){1,2}(?:by|near|beside|around|across) (?:the|our|a) \w+$/i.test(
      text,
    )
  )
    return 'np';
  // "Home every morning", "your store, your numbers": neither takes a verb before it.
  if (
    /^(?:home|back|out|off|away|in) (?:every|each|by|before|at|for)\b|^home (?:when|whenever)\b|^home (?:in (?:your|time)|most|on time)\b/i.test(
      text,
    )
  )
    return 'adjective';
  if (/^(your|our|no|more|less|big|small|good|new|real) (?:[\w-]+ ?){1,3}, \1 (?:[\w-]+ ?){1,3}$/i.test(text))
    return 'adjective';
  // "Based at the plant", "split by hours worked".
  if (
    /^(?:based|split|paid|rated|published|shared|run|funded|backed|built|made|located|run|owned|led|set) (?:at|by|in|on|for|from|with|to|as|near|across) /i.test(
      text,
    ) &&
    !words.some((word) => finiteAuxiliary.test(word) || pronouns.test(word))
  )
    return /^(?:run|set) (?:at|in|on|for|with|to|from|as)/i.test(text) ? 'verb' : 'participle';
  const terms = termsOf(text);
  if (isVerbBase(first) && /^and$/i.test(words[1] ?? '') && isVerbBase(words[2] ?? '')) return 'verb';
  if (
    isVerbBase(first) &&
    !(nounLike.has(first.toLowerCase()) && !nounLikeIsVerb(words)) &&
    !/^(?:is|are|was|were|has|have|will|can|means|comes)$/i.test(words[1] ?? '')
  ) {
    if (!clauseAfter(terms, 1) || nounLikeIsVerb(words)) return 'verb';
    if (!nounLike.has(first.toLowerCase())) return 'verb';
  }
  if (clauseAfter(terms, 0)) return startsLoose(text) ? 'loose' : 'clause';
  // "Learning budget", "paid detention": two words, and the second is the thing.
  if (
    words.length === 2 &&
    (baseOfIng(first) !== null || /^(?:paid|shared|funded|trained|based)$/i.test(first)) &&
    terms[1]?.tags.includes('Noun') &&
    !terms[1].tags.includes('Pronoun') &&
    !/^(?:weekly|monthly|daily|people|things|teams?|up|out|it|them|us)$|s$/i.test(words[1] ?? '')
  )
    return 'np';
  if (baseOfIng(first) !== null && words.length > 1) return 'ing';
  if (
    /^(?:checked|published|shared|served|delivered|written|made|done|led|agreed|tested|designed|reviewed|rated|voted|named|ranked|awarded|accredited|recognised|recognized|looked|trusted|chosen|built|founded|backed|certified|shortlisted|commended|trained|paid|funded|supported|based|owned)$/i.test(
      first,
    )
  )
    return 'participle';
  if (
    terms[0]?.tags.includes('Adjective') &&
    !terms.some((term) => term.tags.includes('Noun') && !term.tags.includes('Pronoun'))
  )
    return 'adjective';
  return 'np';
}

/** Notes whose first part has no verb though a later one has: "nine of us on the desk, and we swap shifts". */
function startsLoose(text: string): boolean {
  const [head = '', next] = text.split(/[,;:]\s+|\s+[–—-]\s+/, 2);
  if (next === undefined) return false;
  if (
    /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+|[£€$₹])/i.test(head) === false &&
    leadIns.test(head.split(' ')[0] ?? '')
  )
    return false;
  if (
    /^(?:until|till|whether|wherever|whatever|whenever|to|here|there|today|now|yes|no matter|as|by|under|over|through|during|within|without|across|among|between|behind|beyond|about|above|off|out|up|down|not|or)\b/i.test(
      head,
    )
  )
    return false;
  if (clauseAfter(termsOf(head), 0) || kindOf(head) === 'verb') return false;
  // "Residents, families and staff decide": a row of subjects.
  return (
    head.split(' ').length > 2 &&
    /^(?:(?:and|but|so|then)\s)?(?:the|we|you|they|it|our|your|nobody|everyone|all)\b|^so\b/i.test(next)
  );
}

/** Wording that has a noun at its head and no verb for it, though words in it could be verbs: "containers between the port and warehouses". */
function nounPhrase(text: string, words: readonly string[]): boolean {
  if (words.some((word) => finiteAuxiliary.test(word.replace(/[,.:;]$/, '')))) return false;
  // "Up to 15% of salary, paid each quarter".
  if (/^(?:up to|at least|over|more than|around|nearly) [£€$₹]?\d/i.test(text)) return true;
  // "Parents who say thank you".
  if (/^(?:an? )?(?:[\w-]+ )?[a-z]+ (?:who|that) [^,;:]+$/i.test(text)) return true;
  const finite = words.slice(1).some((word) => {
    const bare = word.replace(/[,.:;]$/, '').toLowerCase();
    return finiteVerbs.test(bare) || (isVerbBase(bare) && !nounLike.has(bare));
  });
  if (finite) return false;
  if (
    /^(?:an? )?(?:[\w-]+ ){0,3}(?:team|crew|firm|group|set|practice|ward|shop|school|college|hospital) of \w+\b/i.test(
      text,
    )
  )
    return true;
  if (/^[a-z]+[^s\W]s (?:between|from|across|within|with|for|in|of|to|on|at|near) /i.test(text)) return true;
  return /^(?:(?:some|about|around|over|nearly|almost) )?(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten) [\w-]+(?: [\w-]+)?(?:,| (?:from|with|in|on|of|aged)) /i.test(
    text,
  );
}

function nounLikeIsVerb(words: readonly string[]): boolean {
  return /^(?:the|a|an|our|everything|everyone|all|both|your|your?self|people|outdoors|indoors|where|alongside|outside|hard|behind|among|it|them|what|how|with|\d+|each|every|in|up|out|to|on|better|others?|together|one|curious|as)$/i.test(
    words[1] ?? '',
  );
}

/** Past participles that are not spelt as one: "mileage paid at 40p", "a menu built on fish". */
const participles = /^(?:paid|made|built|run|held|given|sent|cut|split|led|shown|written|kept|bought|sold|taught)$/;

/** A form that the tagger takes for a verb, where only a noun can stand: "two supplier trips", "desk and phones", "Pension Scheme". */
function seemsNoun(terms: readonly Term[], index: number): boolean {
  const term = terms[index];
  const before = terms[index - 1];
  if (!term || !before) return false;
  if (/^[A-Z]/.test(term.text) || before.hyphen || term.hyphen) return true;
  if (/^(?:and|or|&)$/i.test(before.text))
    return !pronouns.test(terms[index - 2]?.text ?? '') && !/ed$/.test(term.text);
  if (before.tags.includes('Value')) return true;
  const amount = terms[index - 2];
  if (!amount?.tags.includes('Value') || /^one$/i.test(amount.text) || !/s$/.test(term.text)) return false;
  // "Two supplier trips", but "type 1 diabetes strikes".
  const ahead = terms[index - 3];
  return !ahead || ahead.comma || /^(?:and|or|with|plus|of)$/i.test(ahead.text);
}

/** Whether a main clause (subject, then a finite verb) starts at or after `from`. */
function clauseAfter(terms: readonly Term[], from: number): boolean {
  let subject = false;
  let inRelative = false;
  for (let index = from; index < terms.length; index += 1) {
    const term = terms[index];
    if (!term) break;
    const word = term.text.replace(/[,.:;!?]$/, '').toLowerCase();
    if (relative.test(word) && subject && index > 0 && word !== 'what' && word !== 'how') {
      inRelative = true;
      continue;
    }
    if (pronouns.test(word)) {
      const after = terms[index + 1];
      const contracted = /['’]/.test(word);
      if (
        !contracted &&
        !(
          after &&
          (finiteAuxiliary.test(after.text.toLowerCase()) ||
            after.tags.includes('Verb') ||
            after.tags.includes('Adverb') ||
            finiteVerbs.test(after.text))
        )
      )
        continue;
      const before = terms[index - 1];
      const opensClause =
        !before ||
        /[,:;]$/.test(before.text) ||
        leadIns.test(before.text) ||
        /^(?:so|then|and|but|or|yet)$/i.test(before.text);
      // "A rota you can live with": a noun, then a pronoun straight after it, is a relative clause.
      if (opensClause) return terms.length > index + 1;
      inRelative = true;
      continue;
    }
    const previous = terms[index - 1]?.text.toLowerCase() ?? '';
    // "Take-home", "fish-led": one word.
    if (term.hyphen || terms[index - 1]?.hyphen) {
      subject = true;
      continue;
    }
    if (previous === 'to' && index > 0) continue;
    if (previous === 'not' && index > 0 && !finiteAuxiliary.test(word)) continue;
    if (/^(?:an?|the|our|your|every|each|no|my|its|their)$/.test(previous)) {
      subject = true;
      continue;
    }
    if (/^(?:shifts|hours|days|weeks|nights|months|years|beds|evenings|weekends)$/.test(word)) {
      subject = true;
      continue;
    }
    // "Vision cover from day one": after a singular noun a bare form is a noun too.
    const following = terms[index + 1]?.text.toLowerCase() ?? '';
    if (
      /^(?:cover|pay|leave|support|care|training|match|stock|work|travel|help|access|study|practice|plan|transport)$/.test(
        word,
      ) &&
      /^(?:from|for|of|with|in|on|at|after|to|until|by|and|or)$/.test(following) &&
      index > 0 &&
      !/s$|^(?:we|you|they|i|staff|people|children)$/.test(previous)
    ) {
      subject = true;
      continue;
    }
    // "Twelve weeks of paid training": a participle before its noun.
    if (/(?:ed|paid)$/.test(word) && /^(?:of|with|for|an?|the|and|or|fully|by|in|our|your)$/.test(previous)) continue;
    // "3 years, start 1 September": a note after a comma, and no verb of what stands before it.
    if (terms[index - 1]?.comma && /^(?:start|starts|finish|close|closed|open|run|free)$/.test(word)) continue;
    // "40p a mile, paid weekly": a participle after a comma has its subject before it.
    if (
      terms[index - 1]?.comma &&
      (/ed$/.test(word) || /^(?:paid|made|split|cut|built|held|run|led|sent|given)$/.test(word))
    )
      continue;
    const finite =
      finiteAuxiliary.test(word) ||
      ((term.tags.includes('PresentTense') ||
        term.tags.includes('PastTense') ||
        term.tags.includes('Copula') ||
        term.tags.includes('Modal')) &&
        !term.tags.includes('Gerund')) ||
      (finiteVerbs.test(word) && subject);
    if (finite && !finiteAuxiliary.test(word) && !finiteVerbs.test(word) && seemsNoun(terms, index)) {
      subject = true;
      continue;
    }
    if (finite && (subject || (index > 0 && /^(?:is|are|was|were|has|have)$/.test(word)))) {
      if (inRelative) {
        inRelative = false;
        // A helper and its verb are one: "you can live with".
        const follower = terms[index + 1];
        if (finiteAuxiliary.test(word) && follower?.tags.includes('Verb')) index += 1;
        continue;
      }
      const last = index === terms.length - 1;
      if (
        last &&
        /^(?:paid|provided|included|covered|refunded|reimbursed|needed|required)$/.test(word) &&
        !terms.some((other) => finiteAuxiliary.test(other.text))
      )
        continue;
      if (
        last &&
        /^(?:leave|pay|cover|work|travel|stock|training|notice|match|break|rest|care|support|help|show|study|schemes?|plan|start|finish)$/.test(
          word,
        )
      )
        continue;
      // "Training paid by us": a participle after a noun, with "by", isn't finite.
      const next = terms[index + 1]?.text.toLowerCase() ?? '';
      if (
        ((/ed$/.test(word) && !finiteVerbs.test(word)) || participles.test(word)) &&
        /^(?:by|with|from|on|in|for|as|at|and|off|,)?$/.test(next) &&
        !terms.some((other) => finiteAuxiliary.test(other.text))
      )
        continue;
      return true;
    }
    if (
      term.tags.includes('Noun') ||
      term.tags.includes('Value') ||
      /^(?:all|most|many|some|both|half|each|none)$/.test(word)
    )
      subject = true;
  }
  return false;
}
