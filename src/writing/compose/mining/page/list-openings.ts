/** Headings in the words of a sentence, which wait for their list: "you will", "drivers must:", "who can apply". */

import type { Section } from './sections.ts';

/** The section of a line that waits for its list, in the words of a sentence: "you will", "drivers must:", "who can apply"; null where it does not. */
export function opensList(line: string): Section | null {
  // "Need:", "nice:" in notes.
  if (/^(?:needs?|needed|musts?|must be|non-negotiables?)\s?:$/i.test(line)) return 'person';
  if (/^(?:nice|optional|little) extras?$/i.test(line)) return 'desirable';
  if (/^(?:nice|nice extras?|bonus(?:es)?|plus(?:es)?|ideally|handy|wish ?list)\s?:$/i.test(line)) return 'desirable';
  if (/^(?:good|nice)[- ]to[- ]have\b/i.test(line) && line.split(' ').length < 6) return 'desirable';
  // "Essential duties include the following. Other duties may be assigned."
  if (
    /^(?:(?:essential|main|key|principal|primary|specific|major) )?(?:job )?(?:dut(?:y|ies)|responsibilities|functions|tasks)(?: (?:and|&) (?:job )?(?:dut(?:y|ies)|responsibilities|functions|tasks))? includes?\b.{0,40}\b(?:following|limited to)\b/i.test(
      line,
    )
  )
    return 'duty';
  // "You will", "As our planner you will": alone on its line, it waits for what follows. "You will need to:" as well.
  if (
    /^(?:(?:as (?:an? |our |the )?[\w ]{2,30}|in this (?:role|job|post)|(?:during|throughout|over|on|in) (?:your|the|this) [\w -]{2,30}?|(?:day to day|every day|each day|on a typical (?:day|shift))),? )?(?:you|u)(?:['’]ll| will)(?: be)?$/i.test(
      line.trim(),
    )
  )
    return 'duty';
  if (/^you(?:['’]ll| will| do)? (?:also )?(?:need|have|be asked|be expected) to\s?:?$/i.test(line.trim()))
    return 'duty';
  // "We'd love to hear from you if you have:" is no list of wishes.
  if (/\bhear from you\b.{0,20}\b(?:if|have|are)\b.{0,12}:$/i.test(line)) return 'person';
  if (/^(?:we|our) (?:would )?wish(?:es)?(?: for| list)?\s?:?$/i.test(line)) return 'desirable';
  if (/^what(?:['’]?s| is) involved\b/i.test(line)) return 'duty';
  // "Who can apply", "You can apply if you have": what is asked, and no way to apply.
  if (
    /^(?:who (?:can|should|may|could|might)|(?:you|please|only|do)(?: (?:can|should|may|could|only|please))? apply if|is it for)\b(?: (?:apply|join|start|do (?:it|this))\b)?.{0,24}$|^apply if\b.{0,20}$/i.test(
      line,
    )
  )
    return 'person';
  // "What you will be responsible for", "Your mission".
  if (
    /^(?:what |things )?you(?:['’]ll| will)?(?: be)? (?:responsible|accountable) for:?$/i.test(line) ||
    /^(?:your|the) (?:main |key |daily |new |core )?(?:mission|tasks?|day|impact|area of responsibility|areas of responsibility|challenge|focus|contribution|assignment|duties)(?: with us| at work| here)?:?$/i.test(
      line,
    ) ||
    /^what (?:your|a|the|my) (?:typical |average |working )?(?:day|week|shift|role|job)\b.{0,12}\b(?:looks?|involves?|includes?|might|is)\b.{0,10}$/i.test(
      line,
    ) ||
    /^(?:a |your )?(?:typical |average )?(?:day|week|shift) (?:in the life|at work|with us|might look like|looks like|might include|could include)\b.{0,20}$/i.test(
      line,
    )
  )
    return 'duty';
  // "You're a fit if you:", "Your strengths", "You'll thrive here if you".
  if (
    /^(?:your|the) (?:key |main |core )?(?:strengths|skills|talents?|qualities|background|toolkit|credentials|profile|know-how|expertise)(?: (?:and|&) (?:strengths|skills|talents?|qualities|background|experience|qualifications))?:?$/i.test(
      line,
    ) ||
    /^(?:you(?:['’]re| are|['’]ll be| will be|['’]d be| would be|['’]ll| will| might be| may be| could be)|this (?:is|could be|might be|job is|role is)|is this|are you)\b.{0,12}\b(?:a (?:good |great |perfect |strong |natural |real )?(?:fit|match)|the (?:right |perfect |ideal )?(?:one|person|fit|match)|right for|for you|suit(?:ed)?|thrive|fit in|succeed|do well|shine|enjoy (?:this|it))\b[^.,]{0,30}(?:\bif(?: you(?:['’]re| are| have| can)?)?)?\s?[:?]?$/i.test(
      line,
    ) ||
    /^(?:that['’]?s|this is|sounds like|is this|is that|could this be|does this sound like) you\s?[:?!.]?$/i.test(
      line,
    ) ||
    /^(?:who (?:will|would|you)|what makes (?:you|a)|what (?:we|the team|the job) (?:look|looks|looked|ask|asks|need|needs)(?: for)?)\b[^.,]{0,30}\s?[:?]?$/i.test(
      line,
    )
  )
    return 'person';
  // "Drivers must:", "candidates should have:", "you are:".
  if (
    /^(?:(?:all |our |successful |suitable |ideal )?[a-z]+s|you|the (?:\w+ ){0,2}(?:candidate|applicant|person|post ?holder)) (?:must|should|needs? to|will need to|ha(?:ve|s) to)(?: also| ideally)?(?: have| be| hold| be able to)?\s?:$/i.test(
      line,
    ) ||
    /^you(?: are|['’]re| have|['’]ve(?: got)?| can| bring| know)(?:\s?:)?$/i.test(line.trim()) ||
    // "Candidates need", without its colon: nothing follows that they need.
    /^(?:(?:all |our |successful |suitable |ideal )?(?:candidates|applicants)|you|the (?:successful |ideal )?(?:candidate|applicant|person)) (?:must|should|needs?|will need|must have|should have|will have)(?: to (?:have|be))?$/i.test(
      line.trim(),
    )
  )
    return 'person';
  // "You may also have": welcome, and no must.
  if (
    /^(?:you|they|it|we)(?:['’]d)? (?:may|might|could|would) (?:also |even |already |ideally |perhaps )*(?:have|be|bring|hold|know|like to see)\s?:?$/i.test(
      line,
    )
  )
    return 'desirable';
  if (/^(?:we['’]d|we would) (?:also )?like (?:you|someone|somebody) (?:to have|with|who)\b.{0,20}:$/i.test(line))
    return 'person';
  // "During your training you'll:".
  if (/\b(?:you|u)(?:['’]ll| will)(?: be?)?\s?:$/i.test(line)) return 'duty';
  return null;
}
