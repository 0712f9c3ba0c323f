/** Where and how one applies, out of notes: whom to ask, where the form is, which address. */

import { withArticle } from '../language/articles.ts';
import { lowerFirst, upperFirst } from '../language/first-capitals.ts';
import type { Make, Note } from './note.ts';
import { isPlural } from './nouns.ts';

/** Reads "two stage interview: first by video"; null where no stages are counted. */
export function readStages(text: string, make: Make): Note | null {
  // "Two stage interview: first by video": it has so many.
  const staged =
    /^(?:an? )?(\d+|two|three|four|five)[ -](stage|round|part|step)s? (interview|process|selection(?: process)?|recruitment(?: process)?)s?(?:[:,]\s*|$)(.*)$/i.exec(
      text,
    );
  if (staged?.[3] && staged[4] === '')
    return make(
      'clause',
      `There's a ${lowerFirst(staged[1] ?? '')}-${staged[2]?.toLowerCase()} ${staged[3].toLowerCase()}`,
    );
  if (staged?.[3])
    return make(
      'clause',
      `The ${staged[3].toLowerCase()} has ${lowerFirst(staged[1] ?? '')} ${staged[2]?.toLowerCase()}s${staged[4] ? `: ${staged[4].replace(/^(?=last\b)/, 'the ')}` : ''}`,
    );
  return null;
}

/** Reads a note that names a contact, a form, a page or an address; null where it is none. */
export function readWay(text: string, make: Make): Note | null {
  // "Email": the way, and nothing more.
  const alone =
    /^(?:by |via )?(e-?mails?|phone|telephone|post|letter|whatsapp|text|in person|walk[- ]?ins?|online|cv|cvs?|our website|website|linkedin|indeed)(?: only| please)*$/i.exec(
      text,
    )?.[1];
  if (alone) {
    const by = alone.toLowerCase();
    return make(
      'clause',
      /^in person|^walk/.test(by)
        ? 'Apply in person'
        : /^online/.test(by)
          ? `Apply online${/only/i.test(text) ? ' only' : ''}`
          : /^cvs?$/.test(by)
            ? 'Apply with your CV'
            : /website/.test(by)
              ? 'Apply on our website'
              : /^(?:linkedin|indeed)$/.test(by)
                ? `Apply on ${by === 'linkedin' ? 'LinkedIn' : 'Indeed'}`
                : `Apply by ${by === 'whatsapp' ? 'WhatsApp' : by.replace(/^e-?mails?$/, 'email')}${/only/i.test(text) ? ' only' : ''}`,
    );
  }
  // "CV is enough": it is what it is, and nothing to send.
  const enough =
    /^(?:an? |your |just (?:an? |your )?)?((?:short |brief |one-page )?(?:CV|r[eé]sum[eé]|letter|e-?mail|phone call|call|application form|form|note)) (?:alone |only )?(?:is|will be) ((?:quite |more than )?enough|fine|all we need|sufficient)\.?$/iu.exec(
      text,
    );
  if (enough?.[1])
    return make(
      'clause',
      `${upperFirst(withArticle(/^(?:CV|r[eé]s)/iu.test(enough[1]) ? enough[1] : enough[1].toLowerCase()))} is ${enough[2]?.toLowerCase()}`,
    );
  // "Contact: Ms Orr, Tel. 0161 496 0100".
  const person =
    /^(?:your )?(?:contact|contact person|contacts)(?:\s*[:–-]\s*| is )(\p{Lu}[^,:]*?),? (?:(?:tel|phone|telephone|ph|mob|mobile)\b\.?:? ?|(?=\+?\(?\d)|on (?=\+?\(?\d))(\+?\(?\d[\d ()/-]{5,}\d)(.*)$/iu.exec(
      text,
    );
  if (person?.[1]) return make('clause', `Your contact is ${person[1]} (${person[2]})${person[3] ?? ''}`);
  // "Applications to jobs@...": what is sent there.
  const sent = /^(?:please )?applications? to (\S+@\S+.*|the [a-z ]+)$/i.exec(text);
  if (sent?.[1]) return make('clause', `Send your application to ${sent[1]}`);
  const round = /^((?:round|stage|step) \d),? (?!is\b|will\b|of\b)([a-z].+)$/i.exec(text);
  if (round?.[1] && round[2] && !/\b(?:is|are|will|you|we)\b/i.test(round[2]))
    return make('clause', `${upperFirst(round[1])}: ${round[2]}`);
  // "Informal chat: Farah Iqbal, ext 4410", "questions to Bob".
  const contact =
    /^(informal (?:chat|talk|call|discussion|conversation|visit)s?|questions?|(?:informal )?quer(?:y|ies)|(?:informal )?enquir(?:y|ies)|more (?:info|information|details)|(?:a )?chat first)(?: first)?(?:\s*[:–-]\s*|\s+(?:to|with|contact)\s+|\?\s*)(?:to |with |contact |call |ring |email )?((?:\p{Lu}\p{Ll}+|\S+@|\d{3,}|our |the ).*)$/iu.exec(
      text,
    );
  if (contact?.[1] && contact[2] && !/^(?:welcome|please)/i.test(contact[2])) {
    const about = contact[1]
      .toLowerCase()
      .replace(/^a /, '')
      .replace(/\binfo$/, 'information')
      .replace(/^chat first$/, 'a chat first')
      .replace(/^(question|query|enquiry|informal (?:chat|talk|call|discussion|conversation|visit))$/, (one) =>
        withArticle(one),
      );
    const [, who = '', address = ''] = /^(\p{Lu}[^,@]*?),? (?:at )?(\S+@\S+)$/u.exec(contact[2]) ?? [];
    const opening = `${/^questions$|^quer/.test(about) ? 'With' : 'For'} ${about},`;
    if (address && !text.includes('?')) return make('clause', `${opening} write to ${who} at ${address}`);
    return make(
      'clause',
      /^questions$/.test(about) ? `Questions? Contact ${contact[2]}` : `${opening} contact ${contact[2]}`,
    );
  }
  // "In confidence to our adviser": one applies so.
  const quiet = /^in (?:strict |complete |full )?confidence,? (to|with|via|through) (.+)$/i.exec(text);
  if (quiet?.[1]) return make('clause', `Apply in confidence ${quiet[1].toLowerCase()} ${quiet[2]}`);
  // "Case study: none".
  const without = /^(?:the |an? )?([a-z][a-z ]{2,30}): (?:none|no)$/i.exec(text);
  if (without?.[1]) return make('clause', `There ${isPlural(without[1]) ? 'are' : 'is'} no ${lowerFirst(without[1])}`);
  if (/^(?:EOE|EEO|(?:we are )?an? equal opportunit(?:y|ies) employer)$/i.test(text))
    return make('clause', "We're an equal opportunity employer");
  const starts = /^start(?:ing)?(?: date)?,? ((?:by|before|no later than) .+)$/i.exec(text);
  if (starts?.[1]) return make('clause', `The job starts ${starts[1]}`);
  const references = /^references? (?:will be )?(taken(?: up)?|checked|requested) (.+)$/i.exec(text);
  if (references?.[1]) return make('clause', `References are ${references[1]} ${references[2]}`);
  const board =
    /^((?:NHS Jobs|LinkedIn|Indeed|Teaching Vacancies|Civil Service Jobs|our (?:web ?site|careers (?:page|site))|(?:the )?(?:school|college|council|company|trust|hospital|university|charity) (?:web ?site|careers (?:page|site)|portal)|the (?:web ?site|careers (?:page|site)|portal)|(?:the )?link below)\b.*)$/i.exec(
      text,
    );
  if (board?.[1] && !/\b(?:is|are|has|have|will)\b/.test(text))
    return make(
      'clause',
      `Apply ${/^our|^the|link|web ?site|careers|portal/i.test(board[1]) ? 'through' : 'on'} ${/^(?:school|college|council|company|trust|hospital|university|charity)/i.test(board[1]) ? `the ${board[1]}` : board[1]}`,
    );
  if (/^online(?: only| application)?$/i.test(text))
    return make('clause', /only/i.test(text) ? 'Apply online only' : 'Apply online');
  const forms =
    /^((?:the |an )?(?:(?:application|job|candidate|recruitment) )?(?:forms?|packs?|details|descriptions?))(?: (?:is|are))?(?: available)? (from|at|on|via|through) (.+)$/i.exec(
      text,
    );
  if (forms?.[1] && !/\bby (?:\d|noon|midnight|\p{Lu})/u.test(forms[3] ?? '')) {
    const thing = /^(?:the|an)\b|s$/i.test(forms[1]) ? lowerFirst(forms[1]) : `the ${forms[1].toLowerCase()}`;
    const where = forms[3] ?? '';
    return make(
      'clause',
      /^(?:from|via)$/i.test(forms[2] ?? '') && !/^(?:www|https?:)/i.test(where)
        ? `You can get ${thing} from ${/^(?:school|reception|main) /i.test(where) ? `the ${where}` : where}`
        : `You'll find ${thing} ${/^(?:from|via)$/i.test(forms[2] ?? '') ? 'at' : (forms[2] ?? '').toLowerCase()} ${where}`,
    );
  }
  const direct = /^insta(?:gram)? (?:dm|message):? (@\S+)(.*)$/i.exec(text);
  if (direct?.[1]) return make('clause', `Send an Instagram DM to ${direct[1]}${direct[2]}`);
  const timed = /^([a-z][a-z ]{2,30}?),? (\d+ (?:hours?|days?|minutes?|hrs?)),? paid$/i.exec(text);
  if (timed?.[1]) return make('clause', `The ${lowerFirst(timed[1])} (${timed[2]}) is paid`);
  const paid = /^(.{3,40}?)(?:,| [-–])? (paid|reimbursed|refunded|covered|provided|included)$/i.exec(text);
  if (paid?.[1] && !/\b(?:is|are|we|you|get|will)\b/i.test(paid[1]))
    return make(
      'clause',
      `${isPlural(paid[1]) || /^travel|^parking|^lunch/i.test(paid[1]) ? upperFirst(paid[1]) : `The ${lowerFirst(paid[1])}`} ${isPlural(paid[1]) ? 'are' : 'is'} ${paid[2]}`,
    );
  const form = /^(?:an? |the )?online (?:application )?(?:form|application)( only)? (?:at|on|via|through) (.+)$/i.exec(
    text,
  );
  if (form?.[2]) return make('clause', `Apply${form[1] ?? ''} with the online form at ${form[2]}`);
  if (/^help (?:to|with)\b/i.test(text)) return make('clause', `You can get ${lowerFirst(text)}`);
  const named =
    /^(call|ring|text|email|phone|whatsapp) me,? (?:on )?(?!(?:on|at|by|for|any|before|after)\b)(\p{Lu}\p{Ll}+),? (?:on )?(\+?\d.*)$/iu.exec(
      text,
    );
  if (named) return make('clause', `${upperFirst(named[1] ?? '')} ${named[2]} on ${named[3]}`);
  const weekly = /^(.{3,50}?)[,:]? (?:in )?the week of (.+)$/i.exec(text);
  if (weekly?.[1] && !/\b(?:is|are|will|be)\b/.test(weekly[1]))
    return make(
      'clause',
      `${isPlural(weekly[1]) && !/ and /.test(weekly[1]) ? upperFirst(weekly[1]) : `The ${lowerFirst(weekly[1])}`} ${isPlural(weekly[1]) ? 'are' : 'is'} in the week of ${weekly[2]}`,
    );
  const bare = /^(?:via |through |by e?-?mail to |e-?mail:? |to )?(our [^:]+: ?)?(\S+@\S+\.\S+)$/i.exec(text);
  if (bare?.[2])
    return make('clause', `${bare[1] ? `Apply to ${bare[1].replace(/: ?$/, '')}, ` : 'Apply to '}${bare[2]}`);
  if (/^(?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text) && !/@/.test(text))
    return make('clause', `Apply at ${text}`);
  if (/^(?:https?:\/\/|www\.)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)? or [a-z]+ /.test(text) && !/^\S*@/.test(text))
    return make('clause', `Apply at ${text}`);
  if (/^\+?\d[\d ()-]{7,}$/.test(text)) return make('clause', `Call ${text}`);
  if (/^(?:via|through) \S/i.test(text)) return make('clause', `Apply ${lowerFirst(text)}`);
  const only = /^(?:an? )?(application forms?|CVs?|online applications?) only$/i.exec(text);
  if (only?.[1])
    return make(
      'clause',
      `Apply with ${/s$/i.test(only[1]) ? '' : /^CV|^o/i.test(only[1]) ? 'your ' : 'the '}${/^CV/i.test(only[1]) ? only[1] : only[1].toLowerCase()} only`,
    );
  return null;
}
