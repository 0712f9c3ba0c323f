/** What a step's brief says to the writer and what it says to the reader: "mention the trial shift", "Friday chat first". */
import { monthNames } from '../../text/calendar.ts';
import { withArticle } from '../language/articles.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import { kindOf } from '../language/kind.ts';
import { isVerbBase } from '../language/verbs.ts';
import { countWords } from '../language/words.ts';
import { askReader } from '../ledger/ask-reader.ts';
import { isOnText } from '../ledger/orders-on-text.ts';
import { knownAcronym } from '../ledger/shouting.ts';
import { asApplied } from './apply-jotted.ts';
import { isLetterTo } from './step-brief.ts';

/** A brief that shouts ("TEXT US NOW!") says the same in a calm voice. */
export const quiet = (text: string): string =>
  /[a-z]/.test(text) || !/[A-Z]{2}.*\s/.test(text)
    ? text
    : upperFirst(
        text
          .toLowerCase()
          .replace(/[a-z&]+/g, (word) =>
            knownAcronym.test(word) && !/^(?:us|it|er|arc)$/.test(word) ? word.toUpperCase() : word,
          ),
      );

/** "Phone call is fine, no CV needed": a sentence of its own, with its small words. */
const isFine = (text: string): string =>
  text
    .replace(
      /^(phone call|call|e-?mail|text|message|walk-in|CV|resume|résumé|short note|quick call|WhatsApp message|LinkedIn profile) (is (?:fine|enough|ok(?:ay)?|welcome|all we need|all it takes))\b/i,
      (_, thing: string, is: string) =>
        `${upperFirst(withArticle(/^[A-Z]{2}|^[WL]/.test(thing) ? thing : thing.toLowerCase()))} ${is}`,
    )
    .replace(
      /^([^,;]+ (?:is|are) [^,;]+), no ((?:CV|cover letter|covering letter|resume|résumé|form|appointment|application form)s?)(?: (?:is |are )?(?:needed|required|necessary))[.]?$/i,
      (_, first: string, thing: string) => `${first}, and no ${thing} ${/s$/.test(thing) ? 'are' : 'is'} needed`,
    );

/** "No cover letter please": what nobody has to send. */
const notSent =
  /^(?:please,? )?(?:no(?: need (?:for|to send))? |(?:don['’]t|do not) send )(?:an? |your |any )?((?:(?:long|formal|separate) )?(?:cover(?:ing)? letters?|letters?|CVs?|r[eé]sum[eé]s?|(?:application )?forms?|photos?|certificates?|references|portfolios?|appointments?))(?: (?:is |are )?(?:needed|required|necessary))?(?:,? (?:please|pls|thanks|thank you))?[.!]?$/i;
const needsNo = (text: string): string =>
  text.replace(
    notSent,
    (_, thing: string) =>
      `No ${/^[A-Z]{2}/.test(thing) ? thing : thing.toLowerCase()} ${/s$/.test(thing) ? 'are' : 'is'} needed`,
  );

/** "Ring yard", "call site office before 8": the one that the house has. */
const barePlace =
  /^((?:please )?(?:call|ring|phone|text|e-?mail|visit|pop in ?to|drop in ?to|come to|walk in ?to)) (?=(?:(?:site|main|head|school|farm|shop|front|sales|ward|transport) )?(?:yard|office|depot|shop|store|ward|school|nursery|farm|kitchen|bar|workshop|studio|reception|desk|salon|garage|branch|club|hotel|pharmacy|surgery|warehouse|factory|bakery|brewery|clinic|unit|foreman|supervisor|manager|boss|chef|owner|matron|skipper)(?:$|[.!,;]| (?:on|at|in|before|after|between|from|by|or|and|to|for|any|when|if|direct|first|today|now)\b))/i;

/** "CTC + NP in mail", "2 rounds only": as it is typed in haste of the last step. */
export const inFull = (text: string): string =>
  needsNo(isFine(asApplied(text)))
    .replace(barePlace, '$1 the ')
    .replace(/\bNP\b/g, 'notice period')
    .replace(/\b(CTC|salary|CV) ?[+&] ?(?=[a-z])/g, '$1 and ')
    .replace(/\bin (?:e-?)?mail\b/gi, 'by e-mail')
    .replace(
      /^(only )?(\d|two|three|four) (?:interview )?rounds( only)?(?: of interviews?)?[.]?$/i,
      (_, before: string | undefined, many: string, after: string | undefined) =>
        `There are ${before || after ? 'only ' : ''}${many} rounds of interviews`,
    );

/** "Informal visit welcome", "informal chats are encouraged": each who reads may have one. */
const welcomeMeeting =
  /^(?:an? |our )?((?:[a-z-]+ ){0,2}(?:chat|call|talk|conversation|visit|tour|look round|discussion))(?:s|s round)? (?:(?:is|are) )?(?:(?:very|most|always|also|warmly) )*(?:welcomed?|encouraged|possible|offered|available)[.!]?$/i;

/** "Informal chat with the team first": something to have. */
export const nextMeeting = (raw: string): string => {
  const typed = raw.replace(welcomeMeeting, '$1');
  // "Offer a trial shift", "suggest a chat with the team": said to the writer, and something for the reader to have.
  const text = typed.replace(
    /^(?:please )?(?:offer|suggest|propose|promise|give|invite|(?:point|lead|steer|nudge|direct|send)(?: (?:them|people|readers|candidates|applicants))? (?:to|towards))(?: (?:them|people|candidates|applicants|everyone|readers))? (?:an? )?(?=(?:(?!to\b)[a-z]+ ){0,3}(?:chat|call|conversation|coffee|visit|tour|shift|day|look|discussion|meeting|walk|interview|lesson)\b)/i,
    '',
  );
  // "Invite them in for a chat": they come.
  const [, way = '', what = ''] =
    /^(?:please )?(?:invite|ask) (?:them|people|candidates|applicants|everyone|readers) (in|along|round|over|up) for (?:an? )?((?:(?!to\b)[a-z]+ ){0,3}(?:chat|coffee|tea|conversation|visit|tour|look|look round|talk))[.!]?$/i.exec(
      typed,
    ) ?? [];
  if (way) return `Come ${way.toLowerCase()} for ${withArticle(what)}`;
  // "Invite a phone call": they call.
  if (text !== typed && /^(?:an? )?(?:(?:quick|phone|short|informal) )*call[.!]?$/i.test(text)) return 'Call us';
  return /^(?:an? )?(?:(?:quick|short|informal|brief|confidential|friendly|phone|video|initial|first|relaxed|open|honest|private|personal|ten-minute|teams|zoom|\d+[- ]minute) )*(?:chat|call|talk|conversation|coffee|visit|tour|trial shift|trial day|look round|discussion|meeting)(?=$|[ ,.])/i.test(
    text,
  ) &&
    // "Talk to school leavers": for whom the text is written.
    !/^(?:[Tt]alk|[Cc]hat) to (?!us\b|me\b|[A-Z]|our\b|the (?:team|manager|head|owner|chair)\b)/.test(text) &&
    // "A talk with the chair comes first" is a sentence.
    !/\b(?:comes?|is|are|will|takes?|happens?|follows?|starts?|would)\b/i.test(text) &&
    !/^[Tt]alk (?:about|to|with|through|up|of)\b/.test(text) &&
    !/^[Cc]all to (?:the|our)\b/.test(text) &&
    !/^(?:[Cc]all|[Vv]isit|[Tt]our) (?:or\b|[A-Z]|us\b|the\b|our\b|in\b|on\b|\+|\d)/.test(text)
    ? `${/^(?:an? )?(?:[a-z-]+ ){0,3}?(?:visit|tour|look round)\b/i.test(text) ? 'Come for' : 'Have'} ${withArticle((text.charAt(0).toLowerCase() + text.slice(1)).replace(/^an? /, ''))}`
    : text;
};

/** "Mention ...": a thing to say. */
export const wish =
  /^(?!.*\b(?:say|mention|lead|keep|make|write|start|open with)\b)[A-Z][^,;:]{3,60} (?:may|can) (?:also )?apply(?: too| as well)?[.]?$|^we(?:['’]ll| can| will| do)? (?:also )?(?:teach|train|pay|cover|provide|support|consider|offer|arrange|guarantee) [^,;:]{3,60}$|^(?:please\s+)?(?:say|state|mention|name(?= (?:the|our|its) )|quote(?= (?:the|our) )|feature(?= (?:the|our) )|bring in(?= (?:the|our) )|include|tell (?:them|people|candidates|readers)|make (?:it )?clear|stress|emphasi[sz]e|highlight|note|point out)\b/i;
/** "No ...", "leave out ...": a thing that is not to be said. */
export const notSaid =
  /^(?:please\s+)?(?:no(?! (?:need|experience|degree|qualification)s?\b|[a-z ]+ (?:is|are) needed$)|don['’]t|do not|avoid|never|without|leave out|omit|skip|exclude|nothing (?:about|on))\b/i;

/** What comes of an application: what a brief of the last step speaks of when it brings a fact of its own. */
const process =
  /\b(?:calls?|chats?|coffee|interviews?|visits?|CVs?|resumes?|(?:cover(?:ing)? )?letters?|portfolios?|open days?|trial(?: shift| day)?s?|forms?|tests?|minutes?|answers?|reply|replies|deadline|start dates?|shortlist\w*|assessments?|walk ?rounds?|tours?|meet(?:ing)?s?|phone|e-?mail|whatsapp|text|message|demo|lessons?|panel|tasks?|auditions?|facebook|linkedin|portal)\b|\b\d|^(?:come|message|dm|write|visit|ring|pop|drop|spend|bring|book|call|join|register|sign up|send|download|scan|meet|reserve|turn up|arrange|upload|complete|fill in|applications?|apply)\b|^[Aa]sk for [A-Z]|^have an? |\b(?:may|can|should|must) be (?:sent|made|submitted|e-?mailed|posted|arranged|booked)\b/i;
/** "Mention the trial shift, it's paid": what follows the application, and no fact of the job. */
export function withoutWish(sentence: { id: string; value: string }): { id: string; value: string } {
  if (!wish.test(sentence.value)) return sentence;
  const meeting = sentence.value.replace(wish, '').replace(/^\s*(?:(?:the|an?|our|your) )?/i, '');
  const next = nextMeeting(meeting);
  return next === meeting ? sentence : { ...sentence, value: next };
}

/** "No experience is needed - please say so": a wish whose last words are none of the reader's. */
export function withoutAside(typed: string): string {
  // "Ask for a CV by email, no address given": why the writer can't say more.
  const text = !/\bno .*(?:given|provided|known|available|hand|yet|far)/i.test(typed)
    ? typed
    : typed.replace(
        /[\s,;–—(-]+no (?:e-?mail )?(?:address|number|phone|phone number|link|contact|name|date|deadline|closing date)(?: or (?:address|number|phone|link|name|date))? (?:is |was )?(?:given|provided|known|available|to hand|yet|so far)(?: yet| here)?\)?(?=[.!]?$)/i,
        '',
      );
  const told = text.replace(
    /[\s,;–—-]+(?:so |and )?(?:please )?(?:do )?(?:say|mention|stress|tell (?:them|people)|put|make) (?:so|that|this|it)(?: clear(?:ly)?| plainly| somewhere| early)?[.!]?$/i,
    '',
  );
  // "Short points, as a chef would say it": how to write, and nothing to say.
  if (told !== text && /\b(?:would|might|could|should|like|if) *$/i.test(told)) return text;
  return told === text || wish.test(told) ? told : `Mention that ${lowerFirst(told.trim())}`;
}

/** "Say when people will hear back: within five days": what comes after the application. */
export function hearBack(text: string): string | null {
  const when =
    /\bhear (?:back|from us)\b.*?\b((?:with)?in (?:\d+|one|two|three|four|five|six|seven|ten)(?: working)? (?:days?|hours?|weeks?)|by [A-Z][\w ]+|(?:on )?the same (?:day|week))/i.exec(
      text,
    )?.[1];
  return when ? `You will hear from us ${when}` : null;
}

/** Words to the writer and not to the reader. */
export const toTheWriter =
  /^(?:make|keep|write|sound|focus|use|be|tone|style|short|sharp|friendly|formal|punchy|snappy|warm|urgent|urgency|call to action|cta|lead|end|finish|start with|open with|ask (?:them|people|candidates|readers|for)|encourage|invite (?:them|people)|emphasi|link|push|create|give (?:it|them)|something|speak|talk|mention|stress|highlight|aim|appeal|drive|get (?:them|people))\b/i;

const date = `(?:[A-Z][a-z]+day,? )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:${monthNames.join('|')})|(?:${monthNames.join('|')}) \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?`;
const dueBehind = new RegExp(`^(.{12,}\\S),? (?:by|before|no later than) (${date})$`);
const orApply =
  /^(.{12,}\S),? (?:or|and) ((?:send (?:your|us)|e-?mail your|apply (?:by|before|until|at|on)|walk in|drop in|come|call|ring|e-?mail|visit|text) .+)$/i;
/** So many words a call has room for. */
const room = 12;

/** What a brief tells to do, in calls that are short enough: "CV and letter to Orla at orla@..., by 30 January" are two. */
export function inShortSteps(typed: string): string[] {
  const text = typed.replace(
    /^(?:an? |your )?(CV|r[eé]sum[eé]|portfolio|application)((?:,? and|,) (?:an? |your )?(?:short |brief |one-page )?(?:cover(?:ing)? )?(?:letter|CV|portfolio|note))? (?=(?:to|via|by e-?mail) \S)/i,
    (_, what: string, more = '') => `Send your ${/^cv$/i.test(what) ? 'CV' : what.toLowerCase()}${more} `,
  );
  if (countWords(askReader(text) ?? text) <= room) return [text];
  // "Send your CV with your salary and notice period to jobs@..., subject line PSE": where to, and what with it.
  const [, sends = '', besides = '', to = ''] =
    /^(send (?:us )?(?:your )?(?:CV|r[eé]sum[eé]|application|portfolio)) (?:with|stating|including|mentioning) (?:your )?(.+?) (to \S+@\S+(?:, (?:with )?(?:the )?subject(?: line)? .+)?)$/i.exec(
      text,
    ) ?? [];
  if (sends !== '') return [`${sends} ${to}`, `Tell us your ${besides}`];
  const [, first, then] = orApply.exec(text) ?? [];
  if (first && then) return [...inShortSteps(first.replace(/,$/, '')), upperFirst(then)];
  const [, what, due] = dueBehind.exec(text) ?? [];
  if (what && due) return [...inShortSteps(what), `Apply by ${due}`];
  // "Bring a resume to the desk or use the form on our website": two ways, each of them a call.
  const [, one = '', verb = '', other = ''] = /^([A-Za-z]+ [^,;]+?),? or ([a-z]+) (\S[^,;]+)$/.exec(text) ?? [];
  if (
    verb !== '' &&
    [one.split(' ')[0] ?? '', verb].every((word) => isVerbBase(word.toLowerCase())) &&
    other.includes(' ')
  )
    return [one, `${upperFirst(verb)} ${other}`];
  // "To Orla Keane at orla@...": the address has her name, or is read by her.
  const shorter = text.replace(/ to (?:the |our )?(?:[A-Z][\p{L}'’-]+ ?)+(?:,[^,@]+,)? ?(?:at|on) (?=\S+@\S)/u, ' to ');
  return [countWords(shorter) <= room ? shorter : text];
}

/** Of those who read, or of the text: nothing that an advert says. */
const ofText =
  /^(?:they|(?:all )?(?:candidates?|applicants?|people|readers?)|everyone|it|this|the (?:text|reader|tone|call|cta|line|copy|advert))\b/i;

/** "Techs apply on their phones", "most nurses skim": how those read for whom the text is. */
const ofReaders =
  /^(?:(?:most|many|our|some|the|young|older|busy|good|these|those) )*[a-z-]+s (?:(?:will|usually|mostly|often|always|only|never|rarely|don['’]t|won['’]t|do not|tend to|are likely to) )*(?:apply|read|scroll|skim|look|respond|ignore|hate|like|love|prefer|distrust|switch|see|browse|search|click|tap|reply|expect|get (?:lots|loads|many|dozens)|are (?:busy|tired|sceptical|shy|wary|often|mostly|usually|on (?:the|their)))\b/i;

/** "Talk to the Chief Executive first", "see the workshop before applying": what somebody does before the application. */
const comesFirst =
  /^(?:please )?(?:talk|speak|chat|try|see|visit|meet|shadow|watch|sit|walk|look|join|work|have|read|test|taste|experience|find out|ask)\b(?! (?:about|of|the writer|like|warm\w*|plain\w*)\b).* (?:first|before (?:you )?(?:apply(?:ing)?|decid(?:e|ing)|commit(?:ting)?|sign(?:ing)?(?: up)?))[.!]?$/i;

/** What is wanted of the text: its hook, its lines, its warmth, whom it begins with. No reader is told it. */
const wantedOfText =
  /\b(?:hook|humou?r|warmth|wit|tone|voice|bullet points?|bullets|prose|paragraphs?|(?:first|last|opening|closing) (?:line|word|sentence)|adjectives?|exclamation|spelling|essay|hard sell|pictures? of|as ["“'‘]you["”'’]|(?:address|call) them|the moment|invitation to|less corporate|more (?:warm|human|formal|playful|direct)\w*)\b|^(?:I|I['’](?:d|m|ve)) |^(?:please )?(?:open|close|end|finish|begin|start|lead|kick off|sign off|conclude)(?: off)? (?:on|with|by)\b/i;

/** Whether a sentence of the last step's brief tells the reader what to do or what comes of applying. */
export function tellsNextStep(value: string): boolean {
  // "Tell them to come and see the workshop": said to the writer, and for the reader to do. "They should send a note on
  // a deal they closed" tells what to do, whatever it is.
  if (askReader(value) !== null || isLetterTo.test(value)) return true;
  if (wantedOfText.test(value) || isOnText(value)) return false;
  if (comesFirst.test(value) && kindOf(value) === 'verb') return true;
  return (
    !wish.test(value) &&
    !notSaid.test(value) &&
    !toTheWriter.test(value) &&
    !ofReaders.test(value) &&
    // "Phone number first": where it stands.
    !/^(?:the )?(?:[a-z-]+ ){0,2}(?:number|address|e-?mail|details|name|link) (?:first|last|at the (?:top|end))[.!]?$/i.test(
      value,
    ) &&
    (process.test(value) ||
      (kindOf(value) === 'clause' && !ofText.test(value)) ||
      (kindOf(value) === 'verb' && /\b(?:you|your|us)\b/i.test(value)))
  );
}
