/** One requirement as it stands, without the words around it, before it is judged what a sentence can hold. */
import { determine, withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { legalTail } from '../page/paper.ts';
import { trimLine } from '../tasks/trimmed-line.ts';
import { desirableCue, lead, trailingCue, traits, withoutAside } from './cues.ts';
import { readAsked } from './kinds.ts';
import { category, type PersonFact, readPerfect } from './person-shapes.ts';

/** A word that may be a verb where one has to stand. */
const follows =
  /^(?!(?:valid|full|clean|current|good|strong|excellent|own|fluent|basic|previous|relevant|proven|recent|an?|the|your|at|not|no|driving|experience|knowledge|degree|minimum|some|any|also)$)[a-z]{2,}(?<!ly)$/;
/** What somebody does, and nothing that somebody is able to do. */
const lives = /^(?:live|reside|own|like|love|enjoy|want|know|understand|believe|care|speak|share|respect|value|think)$/;

/** A check by its name: "an enhanced DBS check", "police vetting". */
const checked =
  /^(?:an? |the )?((?:enhanced |basic |standard |satisfactory |clear |clean |full |child |[a-z]{2,4}(?:\/[a-z]{2,4})? )*(?:background|drug|drugs? and alcohol|dbs|pvg|police|criminal record|reference|credit|pre-employment|medical|garda) (?:check|screen|screening|test|vetting|clearance|record check)s?)$/i;

/** Reads one requirement as it stands, before it is judged whether a sentence can hold it. */
export function readLine(raw: string, section: 'person' | 'desirable'): PersonFact | null {
  let text = trimLine(
    raw
      .replace(/\s*\((?:we|you|the company|paid|provided|funded|training) [^)]*\)/gi, '')
      // "(or do them with us)" stays: what else will do is part of what is asked.
      .replace(/\s*\((?!(?:or|and|level|grade|up to|at least|including|such as)\b)(?:[^)\s]+\s+){4,}[^)]*\)?/gi, '')
      .replace(/\s\/\s/g, ' or '),
  )
    .replace(/[.!?]+$/, '')
    .replace(/^evidence of (?!continuing\b|ongoing\b|training\b|learning\b)(?=[a-z]+ing\b)/i, 'experience of ')
    // "Hands on SAP MM": what somebody has used.
    .replace(/^[Hh]ands[- ][Oo]n (?=[A-Z])/, 'hands-on experience with ')
    .replace(/^hands on (?=[a-z])/i, 'hands-on ')
    .replace(/\bexperience as (?=[a-z-]*(?:er|or|ist|ant|cook|chef|nurse|clerk)$)/i, 'experience as a ');
  // "Experience of court work - desirable": the mark stands behind a dash.
  let desirable =
    section === 'desirable' ||
    desirableCue.test(withoutAside(text)) ||
    /\s[–—-]\s+(?:(?:is|would be|but) )?(?:highly )?(?:desirable|preferred|advantageous|an advantage|a plus|a bonus|nice to have|useful|helpful|not essential)\W*$/i.test(
      raw,
    );
  const age = /^(?:must be |over |aged? )?(\d{2})\s?\+$/i.exec(text)?.[1];
  if (age) return { kind: 'be', text: `${age} or over`, desirable };
  if (/^(?:tb[cad]|to be (?:confirmed|advised|discussed)|n\/a|nil|none|see (?:above|below|attached).*)$/i.test(text))
    return null;
  if (!text || text.length < 4 || /^(?:ess|des|essential|desirable|required|yes|no)\.?$/i.test(text))
    return traits[text.toLowerCase()]
      ? { kind: 'be', text: traits[text.toLowerCase()] ?? text, desirable }
      : /^(?:[A-Z][A-Z\d]{1,2}|[b-df-hj-np-tv-xz]{3}|[BM](?:Sc|Ed)|PhD)$/.test(text) &&
          !/^(?:TB[CAD]|N\/?A|NIL|NO|OK|YES|ESS|DES)$/.test(text)
        ? // "An LLB", "an HND": one of those degrees.
          {
            kind: 'have',
            text: /^(?:LLB|LLM|MBA|MCA|BCA|[BM](?:Sc|Ed|A|E)|PhD|HNC|HND)$/.test(text) ? withArticle(text) : text,
            desirable,
          }
        : null;
  if (legalTail.test(text)) return null;
  // Said to others than the reader, and to nobody's advantage.
  if (
    /\b(?:no|not?) (?:time[- ]?wasters?|agenc(?:y|ies)|recruiters|chancers|slackers|(?:lazy|rude|negative|difficult|arrogant) (?:people|persons?|candidates|types|staff))\b|\bplease excuse\b|\b(?:don['’]t|do not|need not) (?:bother|apply)\b/i.test(
      text,
    )
  )
    return null;
  // Ways of working, and no qualities: nobody is asked to be thin.
  if (/^(?:lean|agile|scrum|kanban|kaizen|six sigma|lean six sigma)$/i.test(text))
    return { kind: 'have', text, desirable, loose: true };
  // Who to ring is no quality of anybody.
  if (/\d{3,5}[\s-]?\d{3}[\s-]?\d{3}|\S@\S+\.\S|https?:|\bwww\./i.test(text) || /\bto apply$/i.test(text)) return null;
  const check = checked.exec(text.replace(trailingCue, ''))?.[1];
  if (check && /\b(?:required|necessary|needed|mandatory|applies|apply)\b/i.test(text))
    return { kind: 'have', text: determine(check), desirable, loose: true };
  // "Garda vetting will be required for schools": the check is asked for, whatever it is for.
  const checkFor =
    /^(?:an? |the )?((?:enhanced |basic |standard |satisfactory |full )*(?:dbs|pvg|police|criminal record|garda|child barring|access ni|reference|medical) (?:check|screening|test|vetting|clearance|record check)s?) (?:is|are|will be) (?:required|necessary|needed|mandatory|essential)(?: (?:for|before|by|because|as|to) [^.;]{2,50})?$/i.exec(
      text,
    )?.[1];
  if (checkFor) return { kind: 'have', text: determine(checkFor), desirable, loose: true, topic: true };
  if (/\bholders only$/i.test(text)) return null;
  // "Colour vision test": taken, and not had.
  const test =
    /^(?:an? )?((?:[a-z-]+ ){0,2}(?:vision|eyesight|hearing|fitness|swim(?:ming)?|aptitude|medical|drug|drive|driving skills|weld|typing) (?:test|assessment|examination))$/i.exec(
      text.replace(trailingCue, ''),
    )?.[1];
  if (test && !/\b(?:passed|pass|certificate)\b/i.test(text))
    return { kind: 'have', text: determine(test), desirable, loose: true };
  // "Electric vehicle training given": offered, and not asked.
  if (
    /\b(?:training|tools|uniform|vehicle|van|car|ppe|boots|accommodation|support|mentoring) (?:is |are |will be )?(?:given|provided|supplied|paid|offered|available)$/i.test(
      text,
    )
  )
    return null;
  // "Police vetting will apply", "subject to a medical": the law asks for it, so that whoever applies has to know.
  const due =
    /^(?:(?:the |this )?(?:role|post|job|offer|appointment) (?:is|will be) )?(?:subject to |dependent on |conditional on )(.+)$/i.exec(
      text,
    )?.[1] ??
    /^(.+?) (?:(?:will|shall|would) (?:also )?)?appl(?:y|ies)(?: to (?:this|the) (?:role|post|job|position))?$/i.exec(
      text,
    )?.[1];
  const ruled = due && checked.exec(due)?.[1];
  if (ruled) return { kind: 'have', text: determine(ruled), desirable, loose: true };
  // "Shift allowance applies to this role": a rule, and nothing of a person.
  if (/\b(?:appl(?:y|ies)|will be (?:required|carried out))(?: to (?:this|the) (?:role|post|job))?$/i.test(text))
    return null;
  const without =
    /^(?:no|not?)\s+(.{3,60}?)\s+(?:is |are )?(?:required|needed|necessary|essential|expected|asked for|mandatory|compulsory)$/i.exec(
      text,
    ) ??
    /^(?!.*\b(?:preferred|desirable|desired|useful|helpful|welcome|ideal|nice|plus|advantage|handy)\b)([^,;]{2,40}?) (?:(?:is |are )?not|(?:is|are)n['’]t) (?:required|needed|necessary|asked for|mandatory|compulsory)(?: (?:as|because|since)\b.*)?$/i.exec(
      text,
    ) ??
    /^(?!.* optional for\b)(?:you(?:r|['’]s)? )?([^,;]{2,40}?) (?:is |are )?(?:purely |completely )?optional$/i.exec(
      text,
    ) ??
    /^(?:we (?:do not|don['’]t) (?:ask for|need|require|expect(?! you\b)|insist on)|you (?:do not|don['’]t) need)\s+(.{3,60})$/i.exec(
      text,
    );
  if (without)
    return {
      kind: 'without',
      text: determine((without[1] ?? '').replace(/^([A-Z][a-z]+) languages?$/, '$1')).replace(
        /^(?:any |a )?(?=experience)/,
        '',
      ),
      desirable: false,
    };
  if (
    /\b(?:leavers|returners|graduates|applicants|applications|candidates|everyone|all)\b.*\bwelcome$/i.test(text) ||
    /^travel\b.*\d+ ?%/i.test(text)
  )
    return null;
  // A photograph or a letter belongs to the application.
  if (/\b(?:photo(?:graph)?s?|cvs?|cover(?:ing)? letters?)\b/i.test(text)) return null;
  if (
    category.test(text) ||
    /\b(?:immediate|early|quick|asap|notice)\b.*\bjoiners?\b|^joiners?\b|\bjoiners (?:preferred|only|welcome)/i.test(
      text,
    )
  )
    return null;
  text = text
    // ... and "IS 456" is a standard.
    .replace(/^(?:[Ii]s|[Aa]re|[Ww]ith)\s+(?=\w)/, '')
    // "Someone patient and kind".
    .replace(/^(?:someone|somebody|a person) (?=[a-z-]+(?:,| and |$))/i, '')
    // "Know when not to" has its "to".
    .replace(/\s(?<!\b(?:not|how|want|need|have|used|able|asked|wish) )(?:with|and|or|of|for|in|to)$/i, '')
    // "German nice to have (B1)".
    .replace(/^(.{3,40}?) (?:nice to have|desirable|preferred|a plus|an advantage) (\([^)]{1,20}\))$/i, '$1 $2');
  text = text.replace(
    /^(?:it would be useful if you|it helps if you|it would help if you|ideally,? you(?:['’]ll| will)?|ideally|preferably|a plus if you|bonus if you)\s+/i,
    () => {
      desirable = true;
      return '';
    },
  );
  text = text.replace(
    /,? (?:is |are |would be )?(?:(?:an? )?(?:big )?(?:plus|bonus|advantage)|preferred|useful|helpful|desirable|welcome|nice|ideal),? (?:but )?not (?:required|essential|needed|necessary|an? (?:must|deal[- ]?breaker))$/i,
    () => {
      desirable = true;
      return '';
    },
  );
  const perfect = readPerfect(text, desirable);
  if (perfect) return perfect;
  for (let pass = 0; pass < 2; pass += 1) text = text.replace(trailingCue, '');
  text = text.replace(/^(?:desirable|preferred|bonus|plus)\s*[:–-]\s*/i, () => {
    desirable = true;
    return '';
  });
  const modal =
    /^(?:you|candidates|applicants)?\s*(?:must|need to|should|will need to|needs to|have to)\s+(?!have\b|be\b|hold\b|possess\b)(\w.+)$/i.exec(
      text,
    );
  if (modal?.[1]) text = modal[1];
  else for (let pass = 0; pass < 2; pass += 1) text = text.replace(lead, '').trim();
  text = text
    .replace(/^(?:proven|demonstrable|demonstrated)\s+(?=ability|experience)/i, '')
    .replace(/^(?:the |an? |strong |good |excellent |proven )?(?:ability|capacity) to\s+/i, 'able to ')
    .replace(/\b(\d+)\s?[-–]\s?(\d+) (?=years?\b)/g, '$1 to $2 ')
    .replace(/\s*\((?:[AITRPE](?:\s?[/,]\s?[AITRPE])*)\)/g, '')
    .replace(
      /\s*\((?:essential|desirable|e|d|not required|we can renew|will be given|required|preferred|preferable|mandatory|must)\)\s*/gi,
      ' ',
    )
    .replace(/^min(?:imum)?(?: of)? (?=\d)/i, 'at least ')
    .replace(/(?<! as a) min(?:imum)?(?=\s*(?:\(|$))/i, ' as a minimum')
    .replace(/^(\w+) (at least [A-C]\d)$/i, '$1, $2')
    .trim();
  if (!text || text.split(' ').length > 22) return null;
  if (/^(?:you|we|they|it|this|our|please|if|the (?:role|post|job|company))\b/i.test(text) && !/^IT\b/.test(text))
    return null;
  if (
    /:(?!\d)|\bno upper age|all suitable|^(?:notes?|terms|other|approved|signed|date|package)\b|^(?:physical|general)(?=$| (?:demands?|requirements?|conditions?|environment|information|notes?|terms|details|duties|attributes|qualities|factors|aspects|skills?|abilit(?:y|ies))\b)/i.test(
      text,
    )
  )
    return null;
  const lower = lowerFirst(text);
  const asked = readAsked(text, lower, desirable);
  // "Must live within 30 minutes": after "must" stands a verb, whatever the word may be elsewhere.
  const [first = ''] = lower.split(' ');
  if (modal && asked?.kind === 'have' && follows.test(first) && / /.test(lower))
    return { kind: lives.test(first) ? 'do' : 'can', text: lower, desirable };
  return asked;
}
