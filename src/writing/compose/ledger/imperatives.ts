import { determine, upperFirst, withArticle } from '../language/articles.ts';
import { isKnownNoun } from '../language/nouns.ts';
import { inFullForms } from '../language/same-words.ts';
import { baseOfIng, baseOfThird, isVerbBase } from '../language/verbs.ts';
import { contentWords, countWords, coverage } from '../language/words.ts';
import { readPerson } from '../mining/requirements/person.ts';
import { asSlot } from './asked-slots.ts';
import { cleanLine, cleanText } from './clean.ts';
import { inWholeWords } from './imperative-wording.ts';
import { asWish } from './not-forgotten.ts';
import { sayNote } from './notes/say-note.ts';
import { isOnWording, linkedStep, ordersIn, plainOrder } from './orders-to-writer.ts';
import { asPlainOrder } from './plain-orders.ts';
import { splitSentences } from './split-sentences.ts';
import { readStatement, type Statement } from './statement.ts';
import { findBoast, findExclusion } from './withhold.ts';

/** A thing that the text must say. */
export interface Imperative {
  id: string;
  statement: Statement;
  /** As the recruiter typed it, cleaned. */
  text: string;
}

const command =
  /^(?:please\s+)?(?:(?:always|also|do|you must|must|be sure to|make sure (?:to|you)|remember to)\s+)?(?:(?:include|mention|have|feature|say|put in|work in) the (?:words?|phrase|line)(?= ["'“‘]?[a-z])|say|state|mention|name(?= (?:the|our|its) )|quote(?= (?:the|our) )|feature(?= (?:the|our) )|bring in(?= (?:the|our) )|include|add|explain|tell (?:them|people|candidates|readers|applicants)(?: about)?|note|stress|emphasi[sz]e|highlight|point out|make (?:it )?clear|be clear|talk about|refer to|reference|write(?! to (?:[A-Z]|us\b|our\b|the\b))|work in(?= ['"“‘])|use (?:the )?(?:words?|phrase|line)|give(?= (?:them )?(?:the|our|a|[A-Za-z]+['’]s) (?:[a-z-]+ ){0,2}(?:dates?|times?|hours?|numbers?|address|e-?mail|details|phone|names?|deadline|pay|salary|wage|rate|allowance|bonus|budget|size|range|pattern|rota|location|place|benefits|premium)\b)(?: them)?)\b[:,]?\s*(?:the fact\s+)?(?:that\s+|about\s+)?[:,]?\s*/i;
const ban =
  /^(?:please\s+)?(?:do not|don['’]t|never|avoid|no mention of|leave out|omit|skip|exclude|nothing (?:about|on)|without)\s+(?:(?:say|saying|mention|mentioning|use|using|include|including|talk about|refer to|the words?|the phrase|the|any|our|your)\s+)*/i;

/** Whether a wish has a gap that nobody has filled in: "call [PHONE NUMBER]". */
export const hasGap = (text: string): boolean => /\[[^\]]{0,60}\]|\{\{|<<|_{3,}|\bX{3,}\b|\bT(?:BC|BD|BA)\b/.test(text);

/** What the reader is to be asked for: "ask applicants to bring their certificates". */
const asking =
  /^(?:please\s+)?(?:ask|invite|encourage|urge|remind|advise|get|tell) (?:all )?(?:applicants?|candidates?|people|them|readers?|everyone|those who apply)(?: that they (?:should|must|need to)| to| they (?:should|must)) (not (?:to )?)?(?=\w)/i;
const yours: Readonly<Record<string, string>> = {
  their: 'your',
  they: 'you',
  them: 'you',
  themselves: 'yourself',
  theirs: 'yours',
};

/** Of those who read: "they should", "shortlisted candidates will", "for a chat, applicants can". */
const spokenOf =
  /^(?:((?:for|before|after|by|with|to) [^,]{3,40}?),? )?(?:(?:the|all|any|shortlisted|interested|successful|good) )*(?:they|applicants?|candidates?|people|readers?|everyone|those (?:interested|who apply)|anyone interested) (?:should|must|(?:will )?(?:need|have) to|can|may|could|(?:are|will be) (?:asked|invited|encouraged|expected|welcome|required|advised|free) to|will) (?=[a-z])/i;
/** What readers feel or are is no step that they take. */
const noStep = /^(?:not |also )*(?:be|feel|see|know|understand|think|sound|want|get|realise|believe|find|hear|look)\b/i;

const toReader = (text: string): string =>
  text
    .replace(/\bthey(?=['’](?:ve|re|ll|d)\b| (?!(?:are|were) [a-z]+(?:ed|en|de|t)\b))/gi, 'you')
    .replace(/\b(?:their|them|themselves|theirs)\b/gi, (word) => yours[word.toLowerCase()] ?? word);

/** "A CV and the earliest start date": theirs. */
const ofTheirOwn = (text: string): string =>
  text
    // "CTC and notice period".
    .replace(
      /^(?=(?:current (?:and expected |& expected )?|updated )?(?:CTC|CV|notice period|salary|r[eé]sum[eé]|references|portfolio|availability)\b)/i,
      'your ',
    )
    // "RCI number and two references".
    .replace(
      /^(?=(?:[A-Z]{2,} )?(?:(?:registration|membership|licence|license|pin|phone|mobile) )?(?:number|pin)\b)/i,
      'your ',
    )
    .replace(
      /\b(?:an?|the) (?=(?:(?:short|brief|current|recent|up-to-date|one-page|full) )?(?:CV|r[eé]sum[eé]|cover(?:ing)? letter|portfolio|(?:earliest )?(?:start(?:ing)? date|availability)|notice period|salary expectations?|transcript|application form|showreel)\b)/gi,
      'your ',
    )
    // "Your CV and your short cover letter": the letter is yet to be written.
    .replace(/^(your CV(?:,| and)) your (?=(?:(?:short|brief|one-page) )cover(?:ing)? letter\b)/i, '$1 a ');

/** "Ask for Noreen", "ask for Dr Vogel on 044 555 0187": whom, and no thing. */
const forPerson =
  /^(?:[Pp]lease )?[Aa]sk for (?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+)*(?=$|[.,;]| (?:on|at|in|by|from|when|if|to)\b)/u;

/** What one has or knows, and nothing that is sent. */
const isAskedFor =
  /\b(?:experience|knowledge|skills?|background|understanding|fluency|ability|stamina|as a minimum|(?:German|English|French|Irish|Hindi) at)\b|^(?:at least|a minimum of|an? (?:Level|NVQ|degree|minimum)\b|Level \d|\d+ years?)/i;
/** What somebody may do with us: "visit", of which nobody is told whom. */
const bareStep = /^(?:come and )?(visit|call|ring|phone|text|e-?mail)$/i;

/** Turned to the reader: "bring your certificates". Null where nobody is asked for anything. */
export function askReader(typed: string): string | null {
  // "Invite to the open stage": them.
  const text = typed.replace(/^((?:please )?invite) (?:along )?to (?=[a-z])/i, '$1 them to ');
  // "Ask for two photos of your desserts": what comes with the application.
  const sent =
    /^(?:please )?ask (?:(?:applicants?|candidates?|people|them|everyone) )?for (?!feedback\b|help\b|me\b|us\b)([a-z\d].+)$/i.exec(
      text,
    );
  // "Ask for Noreen on 044 555 0187": whom to ask for.
  // "Ask for Tally experience": nobody sends it.
  if (sent?.[1] && /^(?:someone|somebody|a person|people) (?:who|with)\b/i.test(sent[1]))
    return `We want ${sent[1].replace(/[.!]+$/, '')}`;
  if (sent?.[1] && isAskedFor.test(sent[1])) return `You need ${toReader(sent[1].replace(/[.!]+$/, ''))}`;
  const paper =
    /^(?:an? )?((?:[A-Z][\w&+-]* )+(?:licen[cs]e|card|ticket|registration|membership|qualification))[.!]?$/.exec(
      sent?.[1] ?? '',
    )?.[1];
  if (paper) return `You need ${/(?:registration|membership)$/.test(paper) ? paper : withArticle(paper)}`;
  // "Ask for a phone call rather than a CV": nobody sends a call, nor a trial day.
  const [, call = '', instead = ''] =
    /^(?:an? )?(?:(?:quick|short) )?((?:phone |video )?call|ring|chat)\b(.*)$/i.exec(sent?.[1] ?? '') ?? [];
  if (call)
    return /^chat$/i.test(call)
      ? `Have a chat with us${toReader(instead)}`
      : `Give us a ${call.toLowerCase()}${toReader(instead.replace(/[.!]+$/, ''))}`;
  const come =
    /^(an? (?:[a-z-]+ )*(?:trial|taster|visit|tour|try-?out|audition|working interview|(?:trial|taster|work|paid) (?:day|shift|morning|afternoon|week))\b.*)$/i.exec(
      sent?.[1] ?? '',
    )?.[1];
  if (come) return `Come for ${toReader(come.replace(/[.!]+$/, ''))}`;
  if (sent?.[1] && !forPerson.test(text)) return `Send us ${ofTheirOwn(toReader(sent[1].replace(/[.!]+$/, '')))}`;
  // "Invite people to the open day": they come.
  const event =
    /^(?:please )?(?:invite|ask|encourage|welcome) (?:all )?(?:applicants?|candidates?|people|them|readers?|everyone|anyone interested) (?:along )?to ((?:the|our|an?|any) .+)$/i.exec(
      text,
    )?.[1];
  if (event) return `Come to ${toReader(event.replace(/[.!]+$/, ''))}`;
  const found = asking.exec(text);
  if (found) {
    const rest = toReader(text.slice(found[0].length));
    const step = bareStep.exec(rest.replace(/[.!]+$/, ''))?.[1]?.toLowerCase();
    if (step && !found[1]) return step === 'visit' ? 'Come and visit us' : `${upperFirst(step)} us`;
    return upperFirst(found[1] ? `please do not ${rest}` : rest);
  }
  const spoken = spokenOf.exec(text);
  if (!spoken) return null;
  const rest = toReader(text.slice(spoken[0].length).replace(/[.!]+$/, ''));
  // "They must be willing to travel" is asked; what they should feel or see is no step that they take.
  if (noStep.test(rest) && !/ (?:must|(?:need|have|required) to) $/i.test(spoken[0])) return null;
  // "For a chat they should ring Ann": the purpose comes last.
  const what = spoken[1] ? `${rest}${rest.includes(',') ? ',' : ''} ${spoken[1].toLowerCase()}` : rest;
  if (/ must $/i.test(spoken[0])) return `You must ${what}`;
  if (/(?:need|have|required) to $/i.test(spoken[0])) return `You need to ${what}`;
  const then = / (will be \w+ to) $/i.exec(spoken[0])?.[1];
  if (then) return `You ${then.toLowerCase()} ${what}`;
  if (/ will $/i.test(spoken[0])) return `You will ${what}`;
  if (/(?:can|may|could|welcome to|free to) $/i.test(spoken[0])) return `You can ${what}`;
  return upperFirst(/^not /i.test(what) ? `please do ${what}` : what.replace(/^also /i, ''));
}

/** "Say why the board matters": a question in other words, and no sentence. */
const asked = /^(?:to )?(?:why|how|what|whether|where|when|whom?|which) (?!.*[?]$)[a-z]/i;

export interface ReadImperatives {
  required: Imperative[];
  /** Words and phrases that must not appear. */
  banned: string[];
  notes: string[];
}

/** "Don't mention CVs, a phone call is fine": what is not said, and what is. */
const inTwo = (one: { id: string; value: string }): { id: string; value: string }[] => {
  const [, not = '', but = ''] =
    /^((?:please )?(?:don['’]t|do not|never) (?:mention|ask for|say|include) [^,;]{2,40})[,;] ((?:an?|the|no|any|we|you)\b[^,;]{3,60}\b(?:is|are|will|can)\b[^,;]*)$/i.exec(
      (one.value ?? '').trim(),
    ) ?? [];
  return but
    ? [
        { ...one, value: not },
        { ...one, value: `Say that ${but}` },
      ]
    : [one];
};

/** Reads what the recruiter says a text must say, or must not. Orders to the machine and phrases that exclude people are left out, with a note. */
export function readImperatives(list: readonly { id: string; value: string }[]): ReadImperatives {
  const result: ReadImperatives = { required: [], banned: [], notes: [] };
  for (const { id, value } of list.flatMap(inTwo)) {
    const cleaned = cleanText(value);
    const text = asWish(plainOrder(asPlainOrder(cleanLine(cleaned.text).slice(0, 300))));
    // "Apply before [DATE]": a gap that nobody has filled in.
    if (hasGap(value ?? '')) {
      result.notes.push(
        `The imperative "${value.trim().slice(0, 120)}" was left out: it has a gap that is not filled in.`,
      );
      continue;
    }
    if (!text) {
      // "Write this headline in all caps": for whoever writes, and nothing that a machine is told in secret.
      const wording = plainOrder(
        (value ?? '')
          .replace(/<[^>]*>|\s+/g, ' ')
          .trim()
          .slice(0, 300),
      );
      if (isOnWording(wording))
        result.notes.push(
          `The imperative "${wording}" is about the wording and no thing to say: please check the texts for it.`,
        );
      else if (value?.trim())
        result.notes.push('An imperative could not be used, because it is not a thing to say in an advert.');
      continue;
    }
    // "Mention m/w/d": a mark of the title.
    const mark = /^(?:(?:please )?(?:mention|add|include|say|use) )?\(?([mfwdx](?:\/[mfwdx]){1,2})\)?[.!]?$/i.exec(
      (value ?? '').trim(),
    )?.[1];
    if (mark) {
      result.notes.push(`"${mark}" belongs to the job title: put it there in the General tab.`);
      continue;
    }
    const exclusion = findExclusion(text);
    if (exclusion) {
      result.notes.push(
        `The imperative "${text}" was left out: "${exclusion.phrase}" can shut people out (${exclusion.about}).`,
      );
      continue;
    }
    // "Say that we are the best company in the world": nobody can show it.
    const claim = findBoast(text);
    if (claim) {
      result.notes.push(`The imperative "${text}" was left out: "${claim}" is nothing that anybody can show.`);
      continue;
    }
    if (ban.test(text)) {
      const word = text
        .replace(ban, '')
        .replace(/^["'“‘]|["'”’.]+$/g, '')
        .replace(/^the words?\s+/i, '')
        .trim();
      if (word) result.banned.push(word.toLowerCase());
      continue;
    }
    // "Use the full names, not just HB": how to write, and nothing to say.
    if (isOnWording(text)) {
      result.notes.push(
        `The imperative "${text}" is about the wording and no thing to say: please check the texts for it.`,
      );
      continue;
    }
    for (const sentence of splitSentences(text).flatMap(ordersIn)) {
      // "Please state your notice period": what the reader is to send, and no wish to the writer.
      const told =
        /^(?:please )?((?:state|include|mention|give|add|attach|enclose|tell us|note|write) (?:your|whether you|why you|when you|if you|us)\b.+)$/i.exec(
          sentence,
        )?.[1];
      // "Name Dr Vogel as head of department": who that is.
      const [, who = '', role = ''] =
        /^(?:please )?name ((?:[A-Z][\w.’'-]*\s?){1,4}) as ([a-z].+?)[.]?$/.exec(sentence.replace(/^N/, 'n')) ?? [];
      if (who) {
        // "As contact": yours.
        const named = readStatement(
          `${who.trim()} is ${role.replace(/^(?:the |a )?(?:main )?contact(?: person)?$/i, 'your contact')}`,
        );
        if (named) result.required.push({ id, statement: { ...named, kind: 'clause' }, text: named.text });
        continue;
      }
      // "Name Denny Alvarado": whom to ask for.
      const [, person = ''] =
        /^(?:please )?name ((?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})[.]?$/u.exec(
          sentence.replace(/^N/, 'n'),
        ) ?? [];
      const order = person
        ? `Ask for ${person}`
        : told
          ? upperFirst(told)
          : (linkedStep(sentence) ??
            (/^quote .* when you apply$/i.test(sentence) ? sentence : null) ??
            // "Add please quote ref 881": what the reader is asked.
            (/^please [a-z]+ /i.test(sentence.replace(command, '')) &&
            isVerbBase(sentence.replace(command, '').split(' ')[1]?.toLowerCase() ?? '') &&
            sentence.replace(command, '') !== sentence
              ? upperFirst(sentence.replace(command, ''))
              : null) ??
            askReader(sentence) ??
            askReader(sentence.replace(command, '')));
      const said = asSlot(order ?? sentence.replace(command, ''))
        .replace(/^(?:we|the company|they) (?:also )?(?=offer|pay|provide|give)/i, 'we ')
        // "Offer a ride-along day": what we do, and nothing that the reader does.
        .replace(
          /^(?:please )?(?:also )?(?:offer|suggest|propose)(?: (?:them|people|candidates|applicants|everyone|readers|the reader))? (?=[a-z])/i,
          'we offer ',
        )
        .replace(
          /^(?:please )?(?:also )?promise(?: (?:them|people|candidates|applicants|everyone|readers|the reader))? (?=(?:an?|the|our|to|that) )/i,
          'we promise ',
        )
        .replace(/^["'“‘]|["'”’]$/g, '')
        // "The menu is theirs": the reader's.
        .replace(/\b(is|are) theirs\b/g, '$1 yours')
        // "Interviews 4 and 5 February": when they are.
        .replace(
          /^(?:the )?interviews?:? (?:are |will be )?(?:(?:held )?on )?(?=(?:\d{1,2}(?:st|nd|rd|th)?\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d))/i,
          'interviews are on ',
        )
        // "Mention that the van picks them up": those who read.
        .replace(
          /^((?:(?:the|our|an?|your) )?(?:[a-z-]+ ){0,3}(?:picks?|collects?|drops?|trains?|pays?|teaches|teach|shows?|gives?|helps?|supports?|meets?|takes?|brings?|drives?|buys?|lends?|sends?|insures?|houses?|feeds?)) them(?=$|[ ,.])/i,
          (whole, before: string) => (/\b(?:you|to)\b|^[a-z]+s? (?:and|or)\b/i.test(before) ? whole : `${before} you`),
        )
        // "The van goes home with them".
        .replace(
          /^((?:the|our|an?) [a-z-]+ (?:goes|comes|stays|travels|belongs|is handed|is given|is left) (?:[a-z]+ )?(?:with|to|for)) them(?=[.!]?$)/i,
          '$1 you',
        )
        // "Newly qualified welcome": who is.
        .replace(
          /^(newly qualified|part[- ]qualified|non[- ]native speakers?|self[- ]taught|nearly qualified|unqualified) (?:is |are )?(welcome|fine|ok|okay)[.!]?$/i,
          '$1 applicants are $2',
        )
        // "Ripon is next job".
        .replace(
          / (is|was) (?=(?:next|first|last|only|main|biggest|largest|oldest|newest|nearest) [a-z]+[.!]?$)/,
          ' $1 the ',
        )
        // "No agencies please": a request, with its comma.
        .replace(/^(no [a-z -]+?),? please[.!]?$/i, '$1, please')
        // "You can get the CDL after you start, we pay": the one, and the other.
        .replace(/, we (?=(?:pay|cover|train|help|arrange|sort|supply|provide)\b[^,]*$)/i, ', and we ')
        // "Send CV with current CTC": the reader's.
        .replace(
          /^((?:please )?(?:send|e-?mail|attach|include|submit|bring|upload|share)(?: us)?) (?=(?:(?:current|updated|recent|short|full) )?(?:CV|r[eé]sum[eé]|portfolio|cover(?:ing)? letter|references|certificates|transcripts?)\b)/i,
          '$1 your ',
        )
        .replace(/ with (?=(?:current|expected)(?: and (?:current|expected))? (?:CTC|salary)\b)/i, ' with your ')
        // "Notice period up to 60 days": what will do.
        .replace(
          /^(?:a )?notice period (?:of )?(?:up ?to|max(?:imum)?(?: of)?) (\d[^,;]*)$/i,
          'a notice period of up to $1 is fine',
        )
        // "Mention that there are no weekends": nobody works them.
        .replace(
          /^there (?:are|is) no (?=(?:weekends?|nights?|evenings?|late shifts?|late nights|Saturdays|Sundays|bank holidays|shifts|night shifts)\b(?! (?:work(?:ing)?|duty|on[- ]call|travel|calls?|cover|deliver(?:y|ies))\b))/i,
          'you work no ',
        )
        // "Stress that they are never on their own": those who read.
        .replace(
          /^they(?=['’](?:re|ll|ve)\b| (?:are|will|would|have|can|get|never|always|won['’]t|don['’]t|do not|will not|work|need)\b)(.*)$/i,
          (whole) => upperFirst(toReader(whole)),
        )
        .trim();
      const statement = readStatement(
        (asked.test(said) && said !== sentence
          ? `Ask us ${toReader(said.charAt(0).toLowerCase() + said.slice(1))}`
          : sayNote(inWholeWords(said))
        )
          // "Willing to travel": asked of the reader.
          .replace(
            /^(?:willing|able|happy|ready|prepared|comfortable|confident|registered|qualified|fluent)(?= (?:to|with|in|as|by)\b)/i,
            (quality) => `you need to be ${quality.toLowerCase()}`,
          )
          .replace(/^must (?=have|be|hold)/i, 'you must ')
          // "Must pass 3G weld test": what one has to do, with its article.
          .replace(/^must ([a-z]+) .+$/i, (whole, verb: string) => {
            const fact = isVerbBase(verb.toLowerCase()) ? readPerson(whole) : null;
            return fact?.kind === 'can' ? `you must ${fact.text}` : whole;
          })
          .replace(/^(?:candidates|applicants) (?=must|need|should)/i, 'you ')
          // "They work nights": those who read.
          .replace(/^(?:they|candidates|applicants) (?!are\b|were\b|who\b|with\b|from\b|in\b)(?=[a-z]+ )/i, 'you '),
      );
      if (!statement) continue;
      // "Head for heights" looks like an order, and is a gift.
      const gift = /^(?:head|eye|ear|sense|flair|nose) (?:for|of)\b/i.test(statement.text);
      // "Live-in", "on-call": one word, and a thing.
      const thing = /^[a-z]+-(?:in|on|off|up|out|call|over)s?$/i.test(statement.text);
      // "Mention that the firm uses Proclaim": what is said behind "that" has a verb, whatever else "uses" may be.
      // "That design and workshop share one floor": several, and what they do.
      const saidThat =
        (statement.kind === 'np' || statement.kind === 'loose') &&
        /\bthat\s*$/i.test(command.exec(sentence)?.[0] ?? '') &&
        // "That Level 1 teachers can apply".
        (/ (?:can|will|may|must|should|could|would|is|are|has|have|was|were) /.test(statement.lower) ||
          statement.lower
            .split(' ')
            .slice(1, -1)
            .some((word) => (/[a-z]s$/.test(word) && baseOfThird(word) !== null) || isVerbBase(word)));
      // "Only internal applicants", "no agencies, please": they stand as they are.
      // "Training, e.g. the NVQ": a thing, though its word ends as a doing does.
      const stuff =
        statement.kind === 'ing' &&
        /^(?:training|parking|funding|housing|catering|clothing|mentoring|coaching|counselling|bedding|tooling)(?=$|[,(]| (?:and|or|for|on|in|at|is|from|with|of|paid|provided)\b)/i.test(
          statement.text,
        );
      const asItStands =
        /^(?:only |no .*, please$|no (?:[a-z-]+ ){0,2}(?:CVs?|calls?|agencies|recruiters|canvass\w*|e-?mails?|walk-ins|applications?|enquiries|time-?wasters)\b)/i.test(
          statement.text,
        ) && statement.kind !== 'clause';
      // "Mention Proclaim": one word with a capital behind the order is a name, whatever else it may be.
      const named = sentence.replace(command, '').replace(/[.!]+$/, '');
      const isName =
        named !== sentence &&
        /^[A-Z][a-z]+$/.test(named) &&
        statement.text === named &&
        !isKnownNoun(named.toLowerCase()) &&
        baseOfIng(named.toLowerCase()) === null;
      // "An informal chat with the team lead", "the tips figure": things, whatever verbs their words could be.
      const bareThing =
        statement.kind === 'clause' &&
        !/\bthat\s*$/i.test(command.exec(sentence)?.[0] ?? '') &&
        !/\b(?:is|are|has|have|had|was|were|will|would|can|could|may|must|who|which|that|you|we|they|it)\b/i.test(
          statement.text,
        ) &&
        // "The 14 live clients": so many, of a kind.
        (/^(?:the|our) (?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve) [a-z-]*[^s\W] [a-z]+s$/i.test(
          statement.text,
        ) ||
          /^(?:the|our) [a-z-]+ (?:figures?|numbers?|sizes?|dates?|times?|rates?|scores?|prices?|deadline|target|budget|award|rating)$/i.test(
            statement.text,
          ) ||
          // "Mention school runs".
          (/^(?:please )?(?:mention|include|highlight|stress|emphasi[sz]e|feature) /i.test(sentence) &&
            /^[a-z]+ [a-z]{3,}s$/i.test(statement.text) &&
            statement.text
              .split(' ')
              .every((word) => isKnownNoun(word.toLowerCase()) || isKnownNoun(word.toLowerCase().replace(/s$/, '')))) ||
          // "Mention the field tests on buses", "the four visits a year to the farm": behind the order stands a thing.
          (/^(?:please )?(?:also )?(?:mention|include|highlight|stress|emphasi[sz]e|feature|talk about|refer to) /i.test(
            sentence,
          ) &&
            severalOf(statement.text)) ||
          /^an? (?:[a-z-]+ ){0,2}(?:chat|call|visit|talk|tour|walk|look|test|trial|taste|drive|ride)\b/i.test(
            statement.text,
          ));
      const read: Statement = isName
        ? { ...statement, lower: named, kind: 'np' }
        : saidThat || /^(?:the|our|an?) (?:[a-z-]+ )?[a-z]+ [a-z]+s you(?:$| [a-z])/i.test(statement.text)
          ? { ...statement, kind: 'clause' }
          : asItStands
            ? { ...statement, kind: 'loose' }
            : thing || stuff || bareThing
              ? { ...statement, kind: 'np' }
              : gift
                ? { ...statement, kind: 'np', lower: withArticle(statement.lower) }
                : order && !/^(?:you|we want)\b/i.test(order)
                  ? {
                      ...statement,
                      kind: 'verb',
                      lower: statement.text.charAt(0).toLowerCase() + statement.text.slice(1),
                    }
                  : statement.kind === 'np'
                    ? { ...statement, lower: determine(statement.lower) }
                    : statement;
      // "Mention that Ray answers the phone": behind "that" a capital is a name's.
      const whoActs =
        read.kind === 'clause' &&
        /\bthat\s*$/i.test(command.exec(sentence)?.[0] ?? '') &&
        /^[A-Z][a-z]+ [a-z]+s\b/.test(named) &&
        !/^(?:We|You|They|It|The|This|That|There|Our|Your|All|No|Every|Each|Any|Some|Applications?|Interviews?|Candidates?|Staff|People|Training|Pay|Parking)\b/.test(
          named,
        );
      const withName: Statement = whoActs ? { ...read, lower: read.text } : read;
      result.required.push({ id, statement: withName, text: statement.text });
    }
  }
  return result;
}

/** "The field tests on buses": several of a kind that are verbs as well, and nobody who does them. "The team works on two sites" has somebody. */
function severalOf(text: string): boolean {
  const [, kind = ''] =
    /^(?:the|our) (?!(?:team|company|firm|crew|job|role|post|shop|office|site|contract|house|manager|owner|business|department|school|practice|hotel|centre|farm|family|board|charity|work|week|day|shift|rota) )(?:[a-z\d-]+ ){1,3}?([a-z]{3,})s(?: (?:on|at|for|with|of|an?|per|each|every)\b|$)/i.exec(
      text,
    ) ??
    // "The college blocks in Hereford": where they are.
    (/ in (?!May\b|(?:Janua|Februa)ry|March|April|June|July|August|(?:Septem|Novem|Decem)ber|October)\p{Lu}/u.test(text)
      ? /^(?:the|our) (?!(?:team|company|firm|crew|business|school|charity) )[a-z]+ (block|day|week|visit|trip|shop|stop|round|store|stay|shift|test|trial)s in /i.exec(
          text,
        )
      : null) ??
    [];
  return (
    kind !== '' &&
    (isKnownNoun(kind) || /^(?:test|visit|call|trip|walk|talk|check|tour|trial|drill|exercise|study)$/i.test(kind))
  );
}

const denies = /\b(?:not|no|never|without|nobody|none|nothing)\b|n['’]t\b/i;
/** Small numbers in the other ways in which texts have them. */
const numeral: Readonly<Record<string, string>> = {
  one: '1|single',
  two: '2|both|twice',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
};
/** Whether a text says a required thing: nearly all of its words are there. "This is a new role" has only words that any text has: it is said as it stands. */
export function saysImperative(written: string, imperative: Imperative): boolean {
  // "Freshers can't be considered" says that they cannot.
  const text = inFullForms(written);
  const wanted = inFullForms(imperative.text);
  if (contentWords(wanted).length === 0) return text.toLowerCase().includes(wanted.toLowerCase().replace(/[.!]+$/, ''));
  if (coverage(wanted, text) < 0.85) return false;
  // "Dental experience is not needed", in a text that needs some: what denies must be denied.
  if (
    denies.test(wanted) &&
    !text
      .split('\n')
      .flatMap((line) => splitSentences(line))
      .some((one) => denies.test(one) && coverage(wanted, one) >= 0.5)
  )
    return false;
  // "Small house" is no "one house".
  const counts = wanted.match(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/gi) ?? [];
  if (
    counts.some((count) => !new RegExp(`\\b(?:${count}|${numeral[count.toLowerCase()] ?? count})\\b`, 'i').test(text))
  )
    return false;
  // "A small group of children" is no "4 children".
  const figures = wanted.match(/\d[\d.,]*\d|\d/g) ?? [];
  if (figures.some((figure) => !text.includes(figure))) return false;
  // "The job starts in May": a small word elsewhere, and all that it says.
  if (/\bMay\b/.test(wanted) && !/\bMay\b/.test(text)) return false;
  // "We report to people" here and "the CEO" there are no "the role reports to the CEO": one sentence has to say it.
  return (
    countWords(text) <= 20 ||
    text
      .split('\n')
      .flatMap((line) => splitSentences(line))
      .some((sentence) => coverage(wanted, sentence) >= 0.85)
  );
}
