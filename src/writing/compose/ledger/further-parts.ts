/** What a line of the job description asks for beyond what the brief has: "a category D licence and a Driver CPC card", where the brief has the licence. */
import { withArticle } from '../language/articles.ts';
import { isVerbBase, nounLike } from '../language/verbs.ts';
import { contentWords } from '../language/words.ts';
import { readPerson } from '../mining/requirements/person.ts';
import type { PersonFact } from '../mining/requirements/person-shapes.ts';

/** Where one thing ends and the next begins; what hangs together by an "or", a colon or a bracket is one. */
const between = /, and |, | and | & | plus /;
const together = /\bor\b|[:;]|\bbetween\b|\bboth\b|\beither\b|\bof which\b|\bone of\b/i;

/**
 * The parts of a requirement that ask for something of their own, where `isAsked` knows at least one of them and not
 * all. Empty where it is one thing, or where a part can't be read for sure by itself.
 */
export function furtherParts(fact: PersonFact, isAsked: (part: PersonFact) => boolean): PersonFact[] {
  const tests = passedTests(fact);
  if (tests.length > 1) {
    // "A typing test" is no "hearing test" by its last word.
    const further = tests.filter(
      (test) => !isAsked({ ...fact, text: test.replace(/ (?:tests?|screen(?:ing)?|check)$/, '') }),
    );
    return further.length < tests.length ? further.map((test) => ({ ...fact, text: `pass ${withArticle(test)}` })) : [];
  }
  const closed = closedParts(fact);
  if (closed.length > 1) {
    const further = closed.filter((part) => !isAsked(part));
    return further.length < closed.length ? further : [];
  }
  if (fact.kind !== 'have' || fact.loose || fact.odd || together.test(fact.text)) return [];
  const typed = fact.text.split(between);
  if (typed.length < 2 || typed.length > 4) return [];
  const parts: PersonFact[] = [];
  for (const text of typed) {
    const read = isWhole(text) ? readPerson(text) : null;
    if (read?.kind !== 'have' || read.odd || contentWords(read.text).length === 0) return [];
    // "Commercial training, ideally with a payroll qualification": the second is a wish.
    parts.push({ ...read, desirable: fact.desirable || read.desirable || /^(?:ideally|preferably)\b/.test(text) });
  }
  const further = parts.filter((part) => !isAsked(part));
  return further.length < parts.length ? further : [];
}

/** What has to be passed, one by one and without articles: "pass a background check, drug screen and hearing test". */
function passedTests({ kind, text }: PersonFact): string[] {
  const row =
    kind === 'can' ? /^pass ((?!.*\b(?:or|with|for|in|within|before|at)\b)[^:;()]+)$/.exec(text)?.[1] : undefined;
  const tests = (row ?? '').split(/, (?:and )?| and /).map((test) => test.replace(/^(?:an?|the|your) /, ''));
  return tests.every((test) =>
    /\b(?:tests?|screen(?:ing)?|checks?|medical|physical|exam(?:ination)?|investigation|assessment|clearance)$/.test(
      test,
    ),
  )
    ? tests
    : [];
}

const skilledIn =
  /^((?:(?:good|strong|sound|advanced|basic|working|hands-on) )?(?:proficiency|competence|expertise|skills?|experience|knowledge)) (in|of|with) ([A-Z][\w.+#-]*(?: [A-Z][\w.+#-]*)*) and ([A-Z][\w.+#-]*(?: [A-Z][\w.+#-]*)*)$/;

/** "No more than 6 points": on what, where its licence stands in another sentence. */
const onTheLicence = (text: string): string =>
  /\b(?:points?|endorsements?)$/i.test(text) ? `${text} on your licence` : text;

const knowledge =
  /^((?:an? )?(?:(?:good|sound|solid|strong|basic|working|some|thorough|detailed|up-to-date) )*(?:knowledge|understanding|awareness|grasp)) of (.+)$/;
/** Two words that are one field, whatever else is in the row: "health and safety". */
const oneField =
  /\b(?:health and (?:safety|social care|wellbeing)|research and development|terms and conditions|food and (?:beverage|drink|nutrition)|sales and marketing|supply and demand|profit and loss|learning and development|equality,? diversity|equity,? diversity|policies and procedures|systems and processes|rules and regulations|laws and regulations|mergers and acquisitions|moving and handling|weights and measures|anatomy and physiology|hardware and software|design and technology|trial and error|pros and cons|arts and crafts|fruit and veg(?:etables)?|heating and (?:cooling|plumbing)|principles and practices?|theory and practice)\b/i;
/** "Archival arrangement, description and preservation": the adjective is of all of them, and none is a field without it. */
const adjectiveOfAll = /^[a-z]{3,}(?:al|ic|ive|ary|ar) [a-z]+(?:, [a-z]+)+,? and [a-z]+$/i;
/** "Knowledge of tenancy law and safeguarding": each of the fields, where none of them may share the last word of another. */
function knownFields(text: string): string[] {
  const [, how = '', row = ''] = knowledge.exec(text) ?? [];
  if (
    row === '' ||
    oneField.test(row) ||
    adjectiveOfAll.test(row) ||
    /[:;()]|\b(?:or|of|for|in|with|to|on|at|by|from|how|that|which|the|their|its)\b/.test(row)
  )
    return [];
  const fields = row.split(/, (?:and )?| and /);
  const [last = ''] = fields.slice(-1);
  // "Employment and tax law": the first may be half of it.
  const alike =
    fields.every((field) => field.split(' ').length === 1) ||
    last.split(' ').length <= fields.slice(0, -1).reduce((least, field) => Math.min(least, field.split(' ').length), 9);
  return alike && fields.every((field) => field.split(' ').length <= 3)
    ? fields.map((field) => `${how} of ${field}`)
    : [];
}

/** Parts of the shapes that are surely two: "proficiency in SQL and Power BI", "lift 50 lbs and work at heights", "a driver license with clean MVR". */
function closedParts(fact: PersonFact): PersonFact[] {
  const { text } = fact;
  if (fact.kind === 'can') {
    // "Lift 50 lbs, stand for eight hours and climb ladders".
    const deeds = text.split(/, (?:and )?| and (?=[a-z]+ )/);
    if (
      deeds.length > 2 &&
      !/[:;()]| or /.test(text) &&
      deeds.every(
        (deed) => / /.test(deed) && isVerbBase(deed.split(' ')[0] ?? '') && !nounLike.has(deed.split(' ')[0] ?? ''),
      )
    )
      return deeds.map((deed) => ({ ...fact, text: deed }));
    const halves = /^([a-z]+ [^,;:]+?) and ([a-z]+) ([^,;:]+)$/.exec(text);
    return halves && isVerbBase(halves[2] ?? '') && !nounLike.has(halves[2] ?? '')
      ? [
          { ...fact, text: halves[1] ?? '' },
          { ...fact, text: `${halves[2]} ${halves[3]}` },
        ]
      : [];
  }
  if (fact.kind !== 'have') return [];
  const names = skilledIn.exec(text);
  if (names) return [names[3], names[4]].map((name) => ({ ...fact, text: `${names[1]} ${names[2]} ${name}` }));
  const fields = knownFields(text);
  if (fields.length > 1) return fields.map((field) => ({ ...fact, text: field }));
  const record = /^(.*\blicen[cs]e) with (?:an? )?((?:clean|good|no|acceptable|satisfactory|safe) [^,;]+)$/i.exec(text);
  return record
    ? [
        { ...fact, text: record[1] ?? '' },
        {
          ...fact,
          // "A clean record" by itself would be of a life, and not of a driver.
          text: /^no /i.test(record[2] ?? '')
            ? onTheLicence(record[2] ?? '')
            : withArticle((record[2] ?? '').replace(/^(\w+) record$/i, '$1 driving record')),
        },
      ]
    : [];
}

/** A paper, or a kind of experience, by its own name: what is only half of a name ("health" of "health and safety training") stands for nothing. */
const isWhole = (text: string): boolean =>
  text.includes(' ') &&
  /\b(?:licen[cs]e|card|certificate|certification|diploma|degree|registration|ticket|permit|check|clearance|qualification|award|NVQ|membership|MVR|record|vehicle|car|transport|passport|training|experience)\b/i.test(
    text,
  );
