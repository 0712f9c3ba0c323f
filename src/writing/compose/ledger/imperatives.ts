import { determine, withArticle } from '../language/articles.ts';
import { upperFirst } from '../language/first-capitals.ts';
import { isKnownNoun } from '../language/nouns.ts';
import { baseOfIng, baseOfThird, isVerbBase } from '../language/verbs.ts';
import { readPerson } from '../mining/requirements/person.ts';
import { askReader, toReader } from './ask-reader.ts';
import { asSlot } from './asked-slots.ts';
import { cleanLine, cleanText } from './clean.ts';
import { asOffer } from './house-will.ts';
import { inWholeWords } from './imperative-wording.ts';
import { asWish } from './not-forgotten.ts';
import { sayNote } from './notes/say-note.ts';
import { toReaders } from './orders-on-text.ts';
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
    const text = asOffer(
      asWish(
        plainOrder(
          asPlainOrder(
            cleanLine(cleaned.text)
              .replace(/^[-–—•*·▪] (?=\p{L})/u, '')
              .slice(0, 300),
          ),
        ),
      ),
    );
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
      const said = asSlot(toReaders(order ?? sentence.replace(command, ''), sentence))
        .replace(/^(?:we|the company|they) (?:also )?(offer|pay|provide|give)s?\b/i, 'we $1')
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
          : // "Say that pay rises each April": a sentence, and no note of what one gets.
            /\bthat\s*$/i.test(command.exec(sentence)?.[0] ?? '') &&
              /^[a-z]+ (?:rises|increases|falls|drops|grows|changes) (?:each|every|in|on|by|with|from|after|once|twice)\b/i.test(
                said,
              )
            ? inWholeWords(said)
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
        /^(?:np|loose|ing)$/.test(statement.kind) &&
        /\bthat\s*$/i.test(command.exec(sentence)?.[0] ?? '') &&
        // "That Level 1 teachers can apply".
        (/ (?:can|will|may|must|should|could|would|is|are|has|have|was|were|stays?|remains?|lasts?|lives?|means?|matters?|happens?|follows?|depends?|ends?|rises?|falls?|grows?) /.test(
          statement.lower,
        ) ||
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
