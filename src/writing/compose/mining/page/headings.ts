/** Which lines of a job description are headings, and of what. */

import { inDictionary } from '../../language/dictionary.ts';
import { rare } from '../../language/its-words.ts';
import { seldom } from '../../language/seldom.ts';
import { parseVerbPhrase } from '../../language/verb-phrase.ts';
import { nounLike } from '../../language/verbs.ts';
import { isHead } from '../requirements/marks.ts';

export type Section = 'duty' | 'person' | 'desirable' | 'offer' | 'apply' | 'summary' | 'drop' | 'none';

const headings: readonly [Section, RegExp][] = [
  [
    'desirable',
    /\b(?:desirables?|good[- ]to[- ]have|good if you have|we['’]d (?:also )?(?:love|welcome)|nice[- ]to[- ]haves?|would be (?:good|useful|nice|an advantage)|preferred|bonus points|advantage(?:ous)?|ideally)\b/i,
  ],
  [
    'apply',
    /\b(?:how to apply|(?:application|recruitment|selection|hiring|interview|our|the) (?:and selection )?process|next steps|selection (?:day|stages?|procedure))\b|^(?:to )?apply(?: now| here| today| by| to| for| via| online|ing)?\b(?! [a-z]+ (?:to|on|in|at)\b)|\b(?:you|to|can|and) apply\b|^(?:the )?(?:process|selection|interviews?|interview dates?|application)s?$/i,
  ],
  [
    'drop',
    /\b(?:about (?:us|the (?:company|employer|organisation|trust|team|firm|group)|our)|who we are(?! (?:looking|seeking|after|hoping|searching|hiring|keen|trying|recruiting))|our (?:company|story|values|mission)|company (?:profile|overview|background)|equal(?:ity)? (?:opportunit|employ)|diversity|equalit|safeguarding statement|notes?\b|internal|disclaimer|authority|^powers\b|physical|performance (?:measures|indicators)|how will we know|measures|dimensions|data protection|gdpr|confidentiality|background checks?|polic(?:y|ies)|things to consider|backgrounds that|behaviours|our values|general|career progression|training will|eeo|accommodation|privacy|organi[sz]ation chart|review|signatures?|prepared|approved|document|contacts?|über uns|ihre|ihr profil|wir bieten|aufgaben|profil)\b/i,
  ],
  [
    'person',
    /\b(?:person(?:al)?|profile|requirements?|required|essentials?|must[- ]haves?|(?:you|they|we|I)(?:['’]ll| will)? (?:must|need|should|(?:will |['’]ll )?(?:have|bring))|need to know|we ask(?: that)?(?: of)? you|we(?:['’]d| would) like you to (?:have|be|bring)|what we(?:['’](?:re|d))? (?:want|ask|expect|need|require|look|like|love|hope)\w*|eligib\w+|skills?|qualifications?|experience|about you|who you are|who are you|who we(?:['’](?:re|d)| are)? (?:want|need|look|like|love|hope|after)\w*|look(?:ing)? for|knowledge|competenc\w+|attributes|criteria|candidate|what you(?:['’]ll)? (?:bring|need)|things we['’]?d (?:like|want|need))\b|^you$|\byou have:?$/i,
  ],
  [
    'duty',
    /\b(?:dut(?:y|ies)|responsibilit\w+|tasks?|what awaits you|what (?:will|you['’]?ll|you will|the person|the apprentice)[^?]*\b(?:do|doing)|accountabilit\w+|day[- ]to[- ]day|kras?|key roles?|what you['’]?ll (?:own|lead|be working on|work on|be up to|get up to)|things you['’]?ll (?:do|be doing)|will be doing|key results?|your role|the job|main activities|job content|what you(?:['’]ll)? do|deliverables|essential functions|^(?:the )?work$|the work|year \d|role and responsib\w+|in this role)\b/i,
  ],
  [
    'offer',
    /\b(?:benefits?|(?:we|what we|our) offer(?:ing)?|^offer|package|rewards?|terms|in it for you|perks|what you get|you(?:['’]ll)? get|conditions|salary and)\b/i,
  ],
  [
    'summary',
    /\b(?:summary|overview|background|purpose|why does|the role|about the (?:role|job)|role|position|introduction|job description)\b/i,
  ],
];

/** What is asked, and no name of what is asked: "excellent customer skills", "full driving licence". */
const asks =
  /^(?:very )?(?:excellent|good|strong|basic|proven|previous|relevant|some|sound|solid|great|clear|advanced|minimum|at least|\d+\+?|full|clean|valid|current|experience (?:of|in|with|as|working)|knowledge of|understanding of|ability to|able to|willing(?:ness)?|qualified|degree|fluent)\b(?! (?:skills|requirements|qualifications|criteria|experience)$)/i;

/** The same by its end: "Bachelor's degree preferred". "Skills required" is a heading. */
const asksLast =
  /^(?!(?:\w+ )?(?:skills|qualifications?|experience|requirements|criteria|competenc\w+|knowledge|attributes|qualities)\b)\S+ .*\b(?:preferred|desirable|required|essential|an advantage|a plus|advantageous|useful|needed|ideal)$/i;

/** "Aerospace experience highly desirable": of something of its own. "Experience desirable" and "Relevant experience (desirable)" name a section. */
const asksOfIts =
  /^(?!(?:relevant|previous|other|additional|key|core|professional|personal|technical|essential|desirable|preferred|required|general|work)\b)[A-Z][\w/&-]+ (?:[\w/&-]+ )*?(?:skills|qualifications?|experience|knowledge)(?: (?:is|are|would be|very|highly|strongly|also|considered))* (?:preferred|desirable|required|essential|an advantage|a plus|advantageous|useful|needed|beneficial|helpful)$/;

/** What is wished for and no must, in whatever words a heading puts it. */
const wished = seldom(
  /regarded|(?:would|will|might|could|may|['’]d) (?:also |really |certainly )?(?:help|be)|(?:what|that)(?:['’]d| would| might| could) |apart|shine|stand out|give you |advantage|bonus|asset|plus|\bnot |better|points|credit|marks|icing|cherry|optional| if\b/i,
  /\b(?:highly|well|also|favourably) regarded\b|^(?:it |that |this )?(?:would|['’]d) (?:also )?be (?:\w+ ){1,2}(?:if|to)\b|^(?:what|things that|anything that)(?:['’]d| would| might| could) (?!you\b|your\b|an?\b|the\b|it\b|this\b|we\b|I\b)|(?:^|\b(?:it|this|that|these|those|they|which|following|below|things?|skills?|experience|qualities) )(?:would|will|might|could|may) (?:also |really |certainly )?(?:help|be (?:a |an |highly |really |very |also )*(?:great|good|nice|lovely|useful|helpful|brilliant|ideal|handy|bonus|plus|asset|advantage|advantageous|beneficial|welcome|fantastic|amazing))\b|\b(?:it|that|they|this)['’]d (?:also )?(?:help|be (?:a |an )?(?:great|good|nice|lovely|useful|helpful|bonus|plus))\b|\b(?:set|sets|put|puts) you apart\b|\b(?:makes?|let) you (?:shine|stand out)\b|\bgive you (?:an? )?(?:edge|advantage|head start)\b|\b['’]d be (?:thrilled|delighted|over the moon|pleased|chuffed)\b|\b(?:an?|added|additional|distinct|definite) (?:advantage|bonus|assets?|plus)\b|\bnot (?:absolutely |strictly |all )?(?:essential|required|compulsory|mandatory|necessary|needed|a must|must[- ]haves?|deal[- ]?breakers?)\b|\bstand out\b|\beven better\b|\bso much the better\b|\bbetter still\b|\b(?:bonus|brownie|extra|additional|plus) (?:points|credit|marks)\b|\bicing on the cake\b|\bcherry on (?:top|the cake)\b|\boptional\b|\b(?:big|huge|real) plus\b|\bpluses\b|\b(?:great|good|nice|lovely|useful|helpful|handy|ideal|better|bonus|plus|happy|helps?|advantage) if\b/i,
);
/** How such a heading ends where no colon says that it is one: it waits for what follows, or is nothing but the wish. */
const waits =
  /^(?:not (?:absolutely |strictly )?(?:essential|required|necessary|needed)|(?:highly )?desirable)\b.* (?:nice|useful|helpful|great|good|handy|welcome|lovely|helps?)$|(?:\b(?:have|had|has|got|are|were|be|can|could|with|for|but|bring|brought|hold|held|see|find|also|if|if you|includes?)|\.\.\.|…)$|^(?:(?:what|things that|skills that|this|these|it|they)['’]?(?:ll|d)? )?(?:(?:will|would|might|could|may|really|also|but|though|highly|well|favourably|an?|the|added|additional|not|absolutely|strictly|huge|big|definite) )*(?:regarded|set you apart|sets you apart|stand out|make you (?:shine|stand out)|makes you (?:shine|stand out)|help|even better|advantage|bonus|assets?|essential|optional|optional extras|pluses|plus|(?:bonus|brownie|extra|additional|plus) (?:points|credit|marks)|icing on the cake|cherry on (?:top|the cake))$/i;
/** "Also welcome", "Additional assets", "Optional extras", "Preferred qualifications". */
const wishName = rare(
  /^(?:also|additional|other|added|extra|optional|preferred|desired|bonus|further|ideal|ideally|beneficial)(?: but optional)? (?:welcome|useful|helpful|handy|advantages?|assets?|extras?|pluses|good to have|nice to have|skills?|qualifications?|experience|points|criteria|requirements)$/i,
);

/** "Bonus", "A plus", "Plus points": nothing but the name of a wish. */
const bareWish = /^(?:an? )?(?:(?:big|real|nice) )?(?:bonus|plus|plus[- ]points?|bonus[- ]points?)$/i;

/** Whether a line of its own opens a list of what is welcome. */
const opensWishes = (bare: string, colon: boolean): boolean =>
  bare.split(/\s+/).length <= 14 &&
  !/\bdesirable\b.*\bessential|\band (?:essential|required)\b/i.test(bare) &&
  !/^(?:additional|other|further|extra) (?:skills?|qualifications?|experience|criteria|requirements)$/i.test(bare) &&
  (bareWish.test(bare) || wishName.test(bare) || (wished.test(bare) && (colon || waits.test(bare))));

/** "ASE certification preferred, but not mandatory": a wish of one thing, and no name of those that follow. */
const wishesOfIts = rare(
  /^(?!(?:what|things|skills?|experience|it|this|these|that|not|the|relevant|previous|other|additional|further|qualifications?|knowledge|highly|preferred|desirable|also|nice|good|useful|your|any)\b)[A-Za-z][\w/&+#-]* .*\b(?:preferred|desirable|useful|helpful|nice|welcome|an? (?:plus|bonus|advantage))\b,? (?:but |though )?(?:is |it['’]?s )?not (?:absolutely |strictly )?(?:essential|required|compulsory|mandatory|necessary|needed|a must|expected)$/i,
);

/** "BSN", "IPAF 3A", "ADR": a bullet of letters is what is asked, and no heading. */
const letters =
  /^(?!(?:TERMS|TEAM|TEAMS|DUTIES|TASKS|SKILLS|NOTES?|ROLE|JOB|POST|SCOPE|AIMS?|PAY|HOURS|LEAVE|PERKS|OTHER|ABOUT|APPLY|PERSON|REPORT|SALARY|TRAVEL|STATUS|VALUES|REWARD)$)(?:[A-Z][A-Z\d]{1,5}|\d{1,2}[A-Za-z]?|[A-Z])(?:[ /&+-](?:[A-Z][A-Z\d]{0,4}|\d{1,3}[A-Za-z]?)){0,2}$/;

/** "Law firm experience": of something of its own. "Relevant experience" and "Skills and experience" name a section. */
const asksOfWhat = rare(
  /^(?!(?:relevant|previous|other|additional|key|core|professional|personal|technical|essential|desirable|preferred|required|general|work|working|your|education|educational|skills?|qualifications?|knowledge|experience|minimum|training|job|industry|career|specific|specialist|specialised|practical|and|our|the|prior|desired|ideal|necessary|basic|other|academic|vocational|further|role)\b)[A-Z][\w-]+(?: [\w/-]+){0,3} (?:experience|knowledge|qualification|certificate|accreditation|membership|registration|module)$/i,
);

/** "Must have good knife skills": asked for, and no heading of what is; what stands below is asked for as well. */
export const asksAtOnce = (line: string): boolean =>
  /^(?:you )?must have (?!(?:skills|requirements|qualifications|criteria|attributes|experience|qualities)\b)(?:\S+ )+\S+[^:]$/i.test(
    line.trim(),
  );

/** "5. ARRANGE EMERGENCY ACCOMMODATION WHERE A DUTY EXISTS.": a marked line of five words that ends in a stop is a sentence. */
const endsInStop = /^(?:\S+ ){4,}\S+[a-z]{2}\.$/i;

/** The section that a line opens, or null where it is no heading. */
export function headingOf(line: string, bullet: boolean): Section | null {
  // "Deine Aufgaben / Your tasks": the half that is English says it.
  const halves = bullet ? [] : line.split(/\s[/|–-]\s/);
  if (halves.length === 2 && (/\s[/|]\s/.test(line) || halves.every((half) => half.trim().split(' ').length <= 3))) {
    const known = halves
      .map((half) => headingOf(half, false))
      .filter((section) => section !== null && section !== 'drop' && section !== 'none');
    if (known.includes('person') && known.includes('desirable')) return 'person';
    if (known.length > 0) return known.at(-1) ?? null;
  }
  // "What's not needed", "what you don't need": nothing of it is asked, nor wished for.
  if (
    !bullet &&
    /^(?:(?:what |things )?you (?:don['’]t|do not|won['’]t) need(?: to have| to be)?|(?:what|things)(?:['’]s| is| (?:we|you))? (?:not|don['’]t|do not|won['’]t) (?:needed|required|necessary|need|ask for)|not (?:needed|required|necessary))\W*$/i.test(
      line,
    )
  )
    return 'drop';
  if (!bullet && asksAtOnce(line)) return null;
  // "CS41 - desirable", "Chainsaw ticket - essential": asked for, with its force behind it.
  const [, forced = ''] =
    /^(.+?) [-–—] (?:highly )?(?:desirable|essential|preferred|required|advantageous)$/i.exec(line) ?? [];
  if (
    !bullet &&
    forced !== '' &&
    !forced.split(/[\s,/()]+/).every((word) => /^spec$/i.test(word) || sectionWords.test(word))
  )
    return null;
  // "TICKETS", "LICENCES".
  if (
    !bullet &&
    /^(?:(?:TRADE|SITE|DRIVING) )?(?:TICKETS|LICEN[CS]ES|LANGUAGES)(?: (?:AND|&) (?:TICKETS|CARDS|LICEN[CS]ES|CERTIFICATES))?:?$/.test(
      line,
    )
  )
    return 'person';
  // "Requirements gathering with stakeholders", "ADR preferred but can train": a task, and a wish of its own.
  if (
    !bullet &&
    !/[:?]$/.test(line) &&
    (/^requirements (?:gathering|analysis|capture|elicitation|engineering)\b/i.test(line) ||
      /^(?!(?:the|our|your|also|skills?|experience|qualifications?|knowledge|highly|other|additional|key|any|not|these|it)\b)\S+ (?:\S+ ){0,3}?(?:preferred|desirable),? (?:but|though|or|if) /i.test(
        line,
      ))
  )
    return null;
  // "DAC/FSC experience", "AA Rosette or Michelin background": asked for, and no section's name.
  if (
    !bullet &&
    /^[A-Z]{2,}(?:[/&][A-Z]{2,})+ (?:experience|knowledge|skills)$|^[A-Z]\S* (?:\S+ )*or [A-Z]\S* (?:background|experience)$/.test(
      line,
    )
  )
    return null;
  // "To review care plans monthly", "weights and measures testing": a task, whatever words of a heading it has.
  if (
    !/:$/.test(line) &&
    (/^to (?!apply\b|be\b|succeed\b|do\b|note\b|help us\b|join\b|us\b|you\b)[a-z]+ (?!us\b|you\b)[a-z]/i.test(line) ||
      (bullet && endsInStop.test(line) && !namesSection(line)) ||
      (!bullet &&
        /^(?!physical|background|drug|eye|hearing|medical|pre)[A-Z][a-z]+(?: (?:and|&) [a-z]+)? (?:testing|sampling|monitoring|servicing|cleaning)$/.test(
          line,
        )))
  )
    return null;
  // "Cash responsibility", "first point of contact for tenants": tasks that have a word of a heading.
  if (
    /^(?:cash|till|key|budget|cost|staff|personnel|profit|p&l|turnover)[ -]responsibility\W*$/i.test(line) ||
    /^(?:be )?(?:the |an? )?(?:first |main |key |central |single )?(?:point of contact|contact (?:person|point|partner))\b(?=.* (?:for|to|with|between) )/i.test(
      line,
    )
  )
    return null;
  // "Need:", "nice:" in notes.
  if (!bullet && /^(?:needs?|needed|musts?|must be|non-negotiables?)\s?:$/i.test(line)) return 'person';
  if (!bullet && /^(?:nice|optional|little) extras?$/i.test(line)) return 'desirable';
  if (!bullet && /^(?:nice|nice extras?|bonus(?:es)?|plus(?:es)?|ideally|handy|wish ?list)\s?:$/i.test(line))
    return 'desirable';
  if (!bullet && /^(?:good|nice)[- ]to[- ]have\b/i.test(line) && line.split(' ').length < 6) return 'desirable';
  // "Essential duties include the following. Other duties may be assigned."
  if (
    !bullet &&
    /^(?:(?:essential|main|key|principal|primary|specific|major) )?(?:job )?(?:dut(?:y|ies)|responsibilities|functions|tasks)(?: (?:and|&) (?:job )?(?:dut(?:y|ies)|responsibilities|functions|tasks))? includes?\b.{0,40}\b(?:following|limited to)\b/i.test(
      line,
    )
  )
    return 'duty';
  // "You will", "As our planner you will": alone on its line, it waits for what follows. "You will need to:" as well.
  if (
    !bullet &&
    /^(?:(?:as (?:an? |our |the )?[\w ]{2,30}|in this (?:role|job|post)|(?:during|throughout|over|on|in) (?:your|the|this) [\w -]{2,30}?|(?:day to day|every day|each day|on a typical (?:day|shift))),? )?(?:you|u)(?:['’]ll| will)(?: be)?$/i.test(
      line.trim(),
    )
  )
    return 'duty';
  if (!bullet && /^you(?:['’]ll| will| do)? (?:also )?(?:need|have|be asked|be expected) to\s?:?$/i.test(line.trim()))
    return 'duty';
  // "We'd love to hear from you if you have:" is no list of wishes.
  if (!bullet && /\bhear from you\b.{0,20}\b(?:if|have|are)\b.{0,12}:$/i.test(line)) return 'person';
  if (!bullet && /^(?:we|our) (?:would )?wish(?:es)?(?: for| list)?\s?:?$/i.test(line)) return 'desirable';
  if (!bullet && /^what(?:['’]?s| is) involved\b/i.test(line)) return 'duty';
  // "Who can apply", "You can apply if you have": what is asked, and no way to apply.
  if (
    !bullet &&
    /^(?:who (?:can|should|may|could|might)|(?:you|please|only|do)(?: (?:can|should|may|could|only|please))? apply if|is it for)\b(?: (?:apply|join|start|do (?:it|this))\b)?.{0,24}$|^apply if\b.{0,20}$/i.test(
      line,
    )
  )
    return 'person';
  // "What you will be responsible for", "Your mission".
  if (
    !bullet &&
    (/^(?:what |things )?you(?:['’]ll| will)?(?: be)? (?:responsible|accountable) for:?$/i.test(line) ||
      /^(?:your|the) (?:main |key |daily |new |core )?(?:mission|tasks?|day|impact|area of responsibility|areas of responsibility|challenge|focus|contribution|assignment|duties)(?: with us| at work| here)?:?$/i.test(
        line,
      ) ||
      /^what (?:your|a|the|my) (?:typical |average |working )?(?:day|week|shift|role|job)\b.{0,12}\b(?:looks?|involves?|includes?|might|is)\b.{0,10}$/i.test(
        line,
      ) ||
      /^(?:a |your )?(?:typical |average )?(?:day|week|shift) (?:in the life|at work|with us|might look like|looks like|might include|could include)\b.{0,20}$/i.test(
        line,
      ))
  )
    return 'duty';
  // "You're a fit if you:", "Your strengths", "You'll thrive here if you".
  if (
    !bullet &&
    (/^(?:your|the) (?:key |main |core )?(?:strengths|skills|talents?|qualities|background|toolkit|credentials|profile|know-how|expertise)(?: (?:and|&) (?:strengths|skills|talents?|qualities|background|experience|qualifications))?:?$/i.test(
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
      ))
  )
    return 'person';
  // "Drivers must:", "candidates should have:", "you are:".
  if (
    !bullet &&
    (/^(?:(?:all |our |successful |suitable |ideal )?[a-z]+s|you|the (?:\w+ ){0,2}(?:candidate|applicant|person|post ?holder)) (?:must|should|needs? to|will need to|ha(?:ve|s) to)(?: also| ideally)?(?: have| be| hold| be able to)?\s?:$/i.test(
      line,
    ) ||
      /^you(?: are|['’]re| have|['’]ve(?: got)?| can| bring| know)(?:\s?:)?$/i.test(line.trim()) ||
      // "Candidates need", without its colon: nothing follows that they need.
      /^(?:(?:all |our |successful |suitable |ideal )?(?:candidates|applicants)|you|the (?:successful |ideal )?(?:candidate|applicant|person)) (?:must|should|needs?|will need|must have|should have|will have)(?: to (?:have|be))?$/i.test(
        line.trim(),
      ))
  )
    return 'person';
  // "You may also have": welcome, and no must.
  if (
    !bullet &&
    /^(?:you|they|it|we)(?:['’]d)? (?:may|might|could|would) (?:also |even |already |ideally |perhaps )*(?:have|be|bring|hold|know|like to see)\s?:?$/i.test(
      line,
    )
  )
    return 'desirable';
  if (
    !bullet &&
    /^(?:we['’]d|we would) (?:also )?like (?:you|someone|somebody) (?:to have|with|who)\b.{0,20}:$/i.test(line)
  )
    return 'person';
  // "During your training you'll:".
  if (!bullet && /\b(?:you|u)(?:['’]ll| will)(?: be?)?\s?:$/i.test(line)) return 'duty';
  // "Things you'll do -".
  if (!bullet && /[a-z]\s+[–—-]$/.test(line)) return headingOf(line.replace(/\s+[–—-]$/, ':'), false);
  // "PERSON SPEC   E = essential   D = desirable": the head of the form, with its legend.
  if (!bullet && /\bessential\b/i.test(line) && /\bdesirable\b/i.test(line) && isHead(line)) return 'person';
  const colon = /[:?]$/.test(line);
  // "CCNA (CCNP desirable)" asks for something; "Requirements (essential)" does not.
  const bare = line
    .replace(/\s*\([^)]*\)\s*$/, (aside) => (colon ? aside : ''))
    .replace(/[:?.]+$/, '')
    .trim();
  if (
    !bullet &&
    !colon &&
    (asks.test(bare) ||
      asksLast.test(bare) ||
      asksOfIts.test(bare) ||
      (asksOfWhat.test(bare) && /[a-z]/.test(bare) && !/\b(?:and|or|your|you|we)\b|&/i.test(bare)))
  )
    return null;
  const words = bare.split(/\s+/).length;
  if (!bare || words > 16) return null;
  if (bullet && !colon && letters.test(bare)) return null;
  if (!bullet && !colon && wishesOfIts.test(bare)) return null;
  if (!bullet && opensWishes(bare, colon)) return 'desirable';
  // "You'd ideally have experience of Famly": asked, in a sentence.
  if (!colon && /^you\b.*\b(?:ideally|preferably)\b.*\b(?:have|be|hold|know|speak|bring)\b \S/i.test(bare)) return null;
  const shouted = /[A-Z]{3}/.test(bare) && !/[a-z]/.test(line);
  if (
    bullet &&
    !colon &&
    !(
      words <= 4 &&
      !/[.,;]$/.test(line) &&
      /^(?:terms|benefits|powers|powers and authority|working time|working hours|notes?|note|package|physical environment|working conditions|essential|desirable|person specification|main duties|duties|key duties|responsibilities|qualifications|skills|experience|about us|how to apply|general|requirements|summary)(?:\s+(?:and|&|\/|criteria|required|requirements?|specification|include|duties|of the (?:role|post|job))\b.*)?$/i.test(
        bare,
      )
    ) &&
    !shouted
  )
    return null;
  if (!shouted && !colon && (words > 6 || /[.,;]$/.test(line) || /\d{2}/.test(bare))) return null;
  if (/\bwhat (?:will|does|you['’]?ll|you will)\b[^?]*\bdo(?:ing)?\b/i.test(bare)) return 'duty';
  // "Take and review digital radiographs": an order, and no name of a section.
  if (
    !bullet &&
    !colon &&
    !shouted &&
    words > 2 &&
    isOrder(bare) &&
    !/^(?:selection|requirements|skills)\b/i.test(bare)
  )
    return null;
  // "Role profile": the name of the paper.
  if (
    /^(?:(?:apprenticeship|apprentice|traineeship|internship|volunteer|standard|generic) )?(?:role|job|post|position) (?:profile|description|specification)\b/i.test(
      bare,
    )
  )
    return 'summary';
  if (/\bessential (?:job )?(?:functions|duties)|^(?:job |key )?functions\b/i.test(bare)) return 'duty';
  if (/essential/i.test(bare) && /desirable/i.test(bare)) return 'person';
  // "You will be required to carry out the following duties:" asks for nothing but work.
  if (
    (colon || /\bthe following\b/i.test(bare)) &&
    /\b(?:required|expected|asked|have|need) to (?:carry out|undertake|perform|do|fulfil|complete)\b.*\b(?:dut(?:y|ies)|responsibilit\w+|tasks?|functions|activities|work)\b/i.test(
      bare,
    )
  )
    return 'duty';
  // "The successful candidate will be responsible for:" is about the work, though it names a person.
  if (
    (colon || /\b(?:candidate|applicant|post ?holder|job ?holder|incumbent) (?:will|shall)(?: be)?$/i.test(bare)) &&
    /\b(?:(?:responsible|accountable) for|(?:tasked|charged) with|(?:required|expected) to|(?:candidate|applicant|post ?holder|job ?holder|incumbent) (?:will|shall)(?: be)?|(?:someone|somebody|a person|you|job is) to)$/i.test(
      bare,
    )
  )
    return 'duty';
  if (colon && /\bwho(?: (?:is|can|has|will))?$/i.test(bare)) return 'person';
  // "Registration without conditions", "able to work in all weather conditions": asked for.
  if (!colon && /\bwithout (?:conditions|restrictions?)\b|\b(?:in|of|under) (?:[a-z]+ ){0,2}conditions\b/i.test(bare))
    return null;
  for (const [section, pattern] of headings)
    if (
      pattern.test(bare) &&
      // "- CHECKING OF DRAWINGS PREPARED BY DRAUGHTSMEN": a task, though "prepared by" stands at the foot of papers too.
      !(section === 'drop' && !colon && words > 2 && (shouted ? bullet && isShoutedTask(bare) : isTaskOf(bare)))
    )
      return section;
  // "- RAISE PURCHASE ORDERS IN SAGE": a task that was typed in capitals.
  if (bullet && shouted && !colon && words > 2 && isShoutedTask(bare)) return null;
  return shouted && words <= 8 ? 'none' : null;
}

const isShoutedTask = (line: string): boolean =>
  isTaskOf(line.toLowerCase()) ||
  /^[A-Z]+(?:TION|MENT|ING|ANCE)(?: AND [A-Z]+(?:TION|MENT|ING|ANCE))? OF [A-Z]+/.test(line);

/** "Supply data for management review", "quality control of internal parts": a task that has a word of a heading. */
const isTaskOf = (line: string): boolean =>
  parseVerbPhrase(line.charAt(0).toLowerCase() + line.slice(1))?.rest.includes(' ') === true &&
  !/\b(?:us|our|we|who|policy|statement|notes?)\b|^(?:about|contact|review|document|approved|prepared|background|note)\b/i.test(
    line,
  );

/** Whether a line tells somebody to do something to something. */
export function isOrder(line: string): boolean {
  const phrase = parseVerbPhrase(line.charAt(0).toLowerCase() + line.slice(1));
  const verb = phrase?.heads[0]?.verb ?? '';
  return (
    phrase !== null &&
    line.toLowerCase().startsWith(verb) &&
    (phrase.heads.length > 1 ||
      !nounLike.has(verb) ||
      /^(?:the|an?|all|any|our|new|two|three|four|five|six|with|on|for)\b/.test(phrase.rest) ||
      // "Document BRD and process flows".
      /^[A-Z]{2,}s?\b/.test(phrase.rest) ||
      // "Process refunds, exchanges and write offs".
      /^[a-z]+[^su\W]s(?:$|,| (?:in|on|at|with|for|from|to|by|and)\b)/.test(phrase.rest)) &&
    phrase.rest !== '' &&
    !/^(?:about|apply|benefit|contact|join|work|be|have|do|get|earn|meet|know|note)$/.test(verb) &&
    !/\b(?:we|us|you|your)\b/i.test(phrase.rest)
  );
}

/** Words that the name of a section is made of. */
export const sectionWords =
  /^(?:and|or|of|the|for|in|to|a|your|our|other|additional|further|key|core|main|minimum|basic|general|preferred|required|essentials?|desirables?|person(?:al)?|people|job|role|post|position|work(?:ing)?|professional|technical|academic|educational?|training|candidates?|applicants?|ideal|specification|profile|requirements?|criteria|skills?|abilit(?:y|ies)|qualifications?|experiences?|knowledge|understanding|competenc(?:y|ies|es)|competences?|attributes?|qualit(?:y|ies)|behaviou?rs?|values?|physical|demands?|conditions?|environment|notes?|details|information|background|checks?|history|circumstances|disposition|aptitudes?|interests?|attainments?|eligibility|certifications?|certificates?|licen[cs]es?|&|\/|-|–)$/i;

/** "DOT physical and drug screen" among requirements: one of them, whatever words of a heading it has. */
export const asksAmong = (line: string, bullet: boolean, section: Section, heading: Section): boolean =>
  !namesSection(line) &&
  (asksByName(line, bullet, section) ||
    asksByLetters(line, bullet, section, heading) ||
    asksByWords(line, bullet, section, heading));

/** "Post Specific Requirements", "Statutory eligibility criteria": nobody has requirements, whatever they are for; one may know those of somebody, or meet them. */
export const namesSection = (line: string): boolean =>
  /^[a-z][\w-]*(?:[- /](?:[a-z][\w-]*|&)){0,4}[- ](?:requirements|criteria|specifications?)(?: (?:of|for) (?:the|this) (?:post|role|job|position))?\s*:?$/i.test(
    line.trim(),
  ) &&
  !/\b(?:meet|satisfy|fulfil\w*|know\w*|understand\w*|of(?! (?:the|this) (?:post|role|job|position))|with|in|to|experience|gather\w*|writ\w+|document\w*|about|on|travel|visa|business|user|customer|client|legal|regulatory|dietary|safety)\b/i.test(
    line,
  ) &&
  !isOrder(line.trim());

const noLetters =
  /^(?:OUR|YOUR|THE|WE|YOU|US|PAY|TEAM|ROLE|JOB|WORK|HOW|WHAT|WHO|WHY|MORE|KEY|ABOUT|OTHER|HOURS|TERMS|NOTES?)$/;
/** Letters and numbers of papers and programs: of "SAP MM" one is no word. */
const areLetters = (pieces: readonly string[]): boolean =>
  pieces.length < 5 &&
  pieces.every(
    (piece) => /^\d{1,3}[A-Za-z]?$/.test(piece) || (/^[A-Z][A-Z\d&+-]{1,8}$/.test(piece) && !noLetters.test(piece)),
  ) &&
  pieces.some((piece) => /[A-Z]/.test(piece) && !inDictionary(piece.toLowerCase()));

/** "CSCS", "OSHA 10", "SSIS/SSRS", "have worked in a similar role" in such a list: asked for, and the name of no section. */
const asksByLetters = (line: string, bullet: boolean, section: Section, heading: Section): boolean =>
  (section === 'person' || section === 'desirable') &&
  !bullet &&
  !/[:?]$/.test(line) &&
  ((heading === 'none' &&
    areLetters(
      line
        .trim()
        .split(/ ?\/ ?| or | and | & |[ ,]+/i)
        .filter((piece) => piece !== ''),
    )) ||
    /^(?:background|drugs?|reference|criminal record|medical|credit|police|security) (?:check|screen|test|screening|clearance)$/i.test(
      line.trim(),
    ) ||
    (/^(?:am|are|have|has|can|hold|holds|enjoy|know|speak|bring|like|love) [a-z]/.test(line) &&
      line.split(' ').length > 3));

/** "Communication skills", "IT skills" in a list of what is asked: one of them. */
const asksByName = (line: string, bullet: boolean, section: Section): boolean =>
  (section === 'person' || section === 'desirable') &&
  !bullet &&
  /^(?:(?:good|strong|excellent|basic|great|solid|effective) )?(?:communication|organi[sz]ation(?:al)?|IT|computer|leadership|numeracy|literacy|interpersonal|presentation|problem[- ]solving|time[- ]management|customer[- ]service|team[- ]?work(?:ing)?|listening|writing|telephone|keyboard|typing|negotiation|analytical|planning|people|influencing|maths|english) skills$/i.test(
    line.trim(),
  );

const asksByWords = (line: string, bullet: boolean, section: Section, heading: Section): boolean =>
  (section === 'person' || section === 'desirable') &&
  (heading === 'person' || heading === 'drop' || /\b(?:desirable|preferred|advantage(?:ous)?)\W*$/i.test(line)) &&
  !bullet &&
  !/[:?]$/.test(line) &&
  /[a-z]/.test(line) &&
  !/^(?:what|who|why|how|about|you|we|this|is|are|do|things|not|nice|good|bonus|also|even|how|it|that|would)\b/i.test(
    line,
  ) &&
  line.split(/\s+/).length > 2 &&
  line.split(/[\s,/()]+/).some((word) => word !== '' && !sectionWords.test(word));
