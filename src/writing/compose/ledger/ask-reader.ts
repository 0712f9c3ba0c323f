/** What a recruiter wants asked of those who read, turned to the reader: "ask applicants to bring their certificates", "bring your certificates". */
import { withArticle } from '../language/articles.ts';
import { upperFirst } from '../language/first-capitals.ts';

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

export const toReader = (text: string): string =>
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

/** A look, a walk or a coffee with us: where and with whom goes on behind it. */
const hadThere =
  /^an? (?:(?:quick|short|good|proper|guided|informal|first) )*(?:(coffee|tea|cuppa|conversation|meeting|discussion|talk)|look|peek|walk|viewing|demonstration)(?=[.!]?$| (?:a?round|about|over|on board|on site|at|in|inside|behind|through|with|of the|before|first)\b)/i;

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
  // "Ask for a look on board", "for a coffee with the chef": had there.
  const had = hadThere.exec(sent?.[1] ?? '');
  if (had) return `${had[1] ? 'Have' : 'Come for'} ${toReader((sent?.[1] ?? '').replace(/[.!]+$/, ''))}`;
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
