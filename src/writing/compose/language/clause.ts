/** Whether a stretch of words holds a main clause: a subject, and a verb that is finite. */
import nlp from 'compromise';
import { nounLike } from './verbs.ts';

export interface Term {
  text: string;
  tags: readonly string[];
  /** A comma follows. */
  comma: boolean;
  /** A hyphen follows: "fish-" in "fish-led". */
  hyphen: boolean;
}

export function termsOf(text: string): Term[] {
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

export const pronouns =
  /^(?:i|you|we|they|he|she|it|there|this|these|those|nobody|everyone|everybody|anyone|no-one|someone|people|you['’](?:ll|re|ve|d)|we['’](?:re|ve|ll|d)|it['’]s|they['’](?:re|ve|ll)|there['’]s|that['’]s|who)$/i;
const relative = /^(?:who|that|which|where|when|whose|whom|what|how|why)$/i;
export const finiteAuxiliary =
  /^(?:is|are|was|were|am|has|have|had|will|would|can|could|should|must|may|might|do|does|did|won['’]t|can['’]t|don['’]t|doesn['’]t|isn['’]t|aren['’]t)$/i;
export const finiteVerbs =
  /^(?:comes?|gets?|goes|means?|makes?|takes?|pays?|gives?|keeps?|needs?|runs?|starts?|covers?|matters?|works?|helps?|stays?|stayed|won|rated|voted|scored|opened|grew|built|serves?|hires?|trains?|teaches?|belongs?|counts?|lives?|shows?|knows?|stands?|leads?|offers?|includes?|earns?|rose|fell|doubled|cut|left|gained|passed|moved|became|spent|reached|recommends?|says?|said|told|joined|drives?|owns?|speaks?)$/i;
export const leadIns =
  /^(?:and|but|so|because|if|when|while|as|since|after|before|once|unless|every|each|last|in|on|at|for|from|with|by)$/i;

const subordinators = /^(?:once|when|whenever|while|until|unless|if|after|before|as|because|where|wherever)$/i;

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
  if (before.tags.includes('Value') || /['’]s?$/.test(before.text)) return true;
  const amount = terms[index - 2];
  if (!amount?.tags.includes('Value') || /^one$/i.test(amount.text) || !/s$/.test(term.text)) return false;
  // "Two supplier trips", but "type 1 diabetes strikes".
  const ahead = terms[index - 3];
  return !ahead || ahead.comma || /^(?:and|or|with|plus|of)$/i.test(ahead.text);
}

/** Whether a main clause (subject, then a finite verb) starts at or after `from`. */
export function clauseAfter(terms: readonly Term[], from: number): boolean {
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
      // "Two days at home once you are trained": what stands before the "once" still has no verb.
      if (before && index > 1 && !terms[index - 2]?.comma && subordinators.test(before.text)) {
        inRelative = true;
        continue;
      }
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
    if (/^(?:shifts?|hours|days|weeks|nights|months|years|beds|evenings|weekends)$/.test(word)) {
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
    // "Collection rounds of 1,400 bins": things, and of what.
    if (
      /[^s]s$/.test(word) &&
      following === 'of' &&
      index === 1 &&
      !/^(?:consists|speaks|thinks|disposes|approves|hears|knows|is|was|has)$/.test(word)
    ) {
      subject = true;
      continue;
    }
    // "Mobile work up to 40%": one thing has no verb without its "s".
    if (
      index === 1 &&
      terms[0] &&
      !pronouns.test(previous) &&
      !/s$|^(?:people|staff|children|women|men|police|team|crew|family|group|board|council|management|who|all|most|some|many|both|none|half)$/.test(
        previous,
      ) &&
      !terms[0].tags.some((tag) => /^(?:Plural|ProperNoun|Verb)$/.test(tag)) &&
      term.tags.includes('Infinitive') &&
      nounLike.has(word)
    ) {
      subject = true;
      continue;
    }
    // "Climate controlled building", "family owned garage": a noun with its participle before a noun, and no article.
    if (
      index === 1 &&
      /ed$/.test(word) &&
      terms[0] &&
      !terms[0].tags.includes('ProperNoun') &&
      !terms[0].tags.includes('Plural') &&
      !/s$/.test(terms[0].text) &&
      terms[2] &&
      (/^(?:19|20)\d\d$/.test(terms[2].text) ||
        ((terms[2].tags.includes('Noun') || terms[2].tags.includes('Gerund')) &&
          !terms[2].tags.some((tag) => /^(?:Pronoun|Determiner|Possessive|ProperNoun|Plural|Date|Value)$/.test(tag))))
    ) {
      subject = true;
      continue;
    }
    // "For private use", "in constant demand": an adjective and its noun behind a preposition.
    if (
      terms[index - 1]?.tags.includes('Adjective') &&
      /^(?:for|of|in|with|on|at|under|by|to)$/i.test(terms[index - 2]?.text ?? '')
    ) {
      subject = true;
      continue;
    }
    // "Twelve weeks of paid training": a participle before its noun.
    if (/(?:ed|paid)$/.test(word) && /^(?:of|with|for|an?|the|and|or|fully|by|in|our|your)$/.test(previous)) continue;
    // "A rota set a month ahead": it is set, and sets nothing.
    if (
      /^(?:set|published|planned|agreed|fixed|written|sent)$/.test(word) &&
      /^(?:an?|the|one|two|three|four|six|eight|\d+)$/.test(following) &&
      /^(?:days?|weeks?|months?|years?)$/i.test(terms[index + 2]?.text ?? '') &&
      /^(?:ahead|in|before)$/i.test(terms[index + 3]?.text ?? '')
    )
      continue;
    // "Newly qualified people": how somebody is.
    if (/ed$/.test(word) && /ly$/.test(previous) && terms[index + 1]?.tags.includes('Noun')) continue;
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
        ((/ed$/.test(word) && !finiteVerbs.test(word)) ||
          // "Our gearboxes run in 3,400 buses": the same form is finite after a plural.
          (participles.test(word) &&
            !(/^(?:run|cut|split)$/.test(word) && /s$|^(?:people|we|they)$/.test(previous)))) &&
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

/** Whether words hold a verb that is nothing else, or somebody who does something: "is", "will", "you". */
export const hasVerb = (text: string): boolean =>
  text.split(/[ ,]+/).some((word) => word !== 'IT' && (finiteAuxiliary.test(word) || pronouns.test(word)));
