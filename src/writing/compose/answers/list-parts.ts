/** A sentence of notes in the parts of its list, or whole where its commas belong to it. */

import { lexiconTags } from '../language/lexicon.ts';
import { baseOfIng, baseOfThird, isVerbBase, nounLike } from '../language/verbs.ts';
import { wordsOf } from '../language/words.ts';
import { splitOutsideBrackets } from '../mining/tasks/outside-brackets.ts';
import { isMainClause, startsVerb, subordinate } from './clause.ts';
import { goesOn, withAnyAside, withTail } from './goes-on.ts';
import { isName, labelled } from './labels.ts';
import { clauseParts, splitLast, telegraphic } from './list-ends.ts';
import { isObject, isOrders } from './verb-rows.ts';

/** A slash before these says that either will do: "acupuncture / injections an advantage". */
const tailed =
  /\b(?:an advantage|desirable|preferred|essential|required|useful|a plus|a bonus|helpful|needed|handy|registered|qualified)$/i;

/** "Decide, together with the owner, whether it can go out": an aside, and what is decided. */
const together =
  /^[A-Za-z]+, (?:together with|along with|alongside|in consultation with|with) [^,]+, (?:whether|how|which|when|what|who|if)\b/i;

/** "A calm, playful manner": two adjectives of one thing, which the comma parts. */
const hasTwoAdjectives = (part: string): boolean => {
  const first =
    /^(?:an?|your|some) ([a-z-]+), (?:[a-z-]+, )?(?:and |but )?[a-z-]+ [a-z]+(?: (?:with|of|to|in|for|at|on) [^,]+)?$/i.exec(
      part,
    )?.[1];
  return first !== undefined && lexiconTags(first.toLowerCase()).includes('Adjective');
};

/** A bullet among others: its commas are its own, its semicolons are not. */
export const itemParts = (sentence: string, process: boolean): string[] =>
  together.test(sentence)
    ? [sentence]
    : sentence.includes(';') || /^[A-Za-z -]{5,20}: /.test(sentence) || isOrders(sentence)
      ? partsOf(sentence, process)
      : [twoThings(sentence)];

/** "Sick notes, leave requests": two plain plurals in one bullet, joined. */
function twoThings(sentence: string): string {
  const parts = splitOutsideBrackets(sentence).map((part) => part.trim());
  return parts.length === 2 &&
    parts.every(
      (part) =>
        /^[\p{L}-]+(?: [\p{L}-]+){0,3}(?<=[^s\W]s)$/u.test(part) &&
        !/ (?:and|or) /.test(part) &&
        !isMainClause(part) &&
        !startsVerb(part),
    ) &&
    !goesOn(parts[1] ?? '', parts[0] ?? '', undefined)
    ? parts.join(' and ')
    : sentence;
}

/** "Medical, dental and vision from day one": kinds of one cover. */
export const onlyInsured =
  /^(?:medical|health|dental|vision|life)(?:(?:,| and|, and) (?:medical|health|dental|vision|life))+(?: (?:insurance|cover|coverage))?(?: (?:from|after|for|on) [^,]+)?$/i;

/** A sentence in its parts, or whole where the commas belong to it. */
export function partsOf(typed: string, process: boolean): string[] {
  // "Diploma / 2-4 years in casting / fluent Tamil": who parts a row by slashes means them as commas.
  const sentence = (
    (typed.match(/ \/ /g)?.length ?? 0) > (typed.split(' / ').every((part) => wordsOf(part).length < 6) ? 1 : 2)
      ? typed.replace(/ \/ /g, '; ')
      : typed
  ).replace(/\s\/\/\s?/g, '; ');
  // "Ward Sister / Charge Nurse", "quality / stages": one thing by two names, unless each side tells more.
  const close = sentence.replace(/(?<=^|[,;]\s?)([^,;/]+?)((?:\s\/\s[^,;/]+)+)(?=$|[,;])/g, (found) =>
    /[£€$₹@]|\d{4}/.test(found) || !found.split(' / ').some((part) => wordsOf(part).length < 3)
      ? found
      : found.replaceAll(' / ', tailed.test(found) ? ' or ' : '/'),
  );
  if (close !== sentence) return partsOf(close, process);
  const byStop = sentence
    .split(/;\s+|\s\/\s(?!\d+ (?:weeks|days|months|hours|years)\b)(?=\S+\s\S)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  // Who parts by semicolons uses commas inside a part.
  const whole =
    byStop.length > 1 &&
    sentence.includes(';') &&
    byStop.filter((part) => !part.includes(',')).length < byStop.length &&
    byStop.length > 2;
  // "Acupuncture / injection therapy an advantage": either of them.
  if (byStop.length > 1 && !sentence.includes(';') && tailed.test(sentence))
    return partsOf(byStop.join(' or '), process);
  // "Five years in quick commerce / retail ops": a slash inside one thing.
  if (
    byStop.length > 1 &&
    !sentence.includes(';') &&
    /\b(?:in|of|with|using|on|from|for) \S+(?: \S+)?$/i.test(byStop[0] ?? '') &&
    byStop.slice(1).every((part) => wordsOf(part).length < 4 && !part.includes(','))
  )
    return partsOf(byStop.join('/'), process);
  let label = '';
  return byStop.flatMap((found) => {
    // "Desirable criteria: one thing; another": the label is for both.
    const named = labelled(found);
    if (named) label = named.label;
    const part = named?.rest ?? found;
    const under = label === '' ? [] : partsOf(part, process);
    // "Must: Python, SQL, Spark": names in a row are asked for together.
    if (under.length > 1 && label !== 'Waived' && under.every(isName))
      return [`${label}: ${under.slice(0, -1).join(', ')} and ${under.at(-1)}`];
    if (label !== '') return under.map((piece) => (label === 'Waived' ? `${piece} not needed` : `${label}: ${piece}`));
    if (/\?\s/.test(part) || /^to (?:begin|start)(?: with| off)?, (?:you|we|they|the)\b/i.test(part)) return [part];
    if (/^[^,(]{2,40}(?:\([^)]*\))?:\s/.test(part) && !(process && /^(?:clos|deadline|apply by)/i.test(part)))
      return [part];
    // "Experience of it, personal or professional, valued": asides of one sentence.
    if (
      /,\s(?:valued|welcomed?|essential|preferred|required|useful|desirable|a plus|an advantage|helpful)$/i.test(
        part,
      ) &&
      part.split(',').length < 4
    )
      return [part];
    // "Everyone, including directors, makes the tea".
    if (/^(?:everyone|everybody|nobody|no one|all of us|each of us)$/i.test((part.split(',')[0] ?? '').trim()))
      return [part];
    if (onlyInsured.test(part)) return [part];
    // "Medical, dental and vision, we pay all of it": the cover, and what is said of it.
    const [, cover = '', more = ''] =
      /^((?:medical|health|dental|vision|life)(?:, (?:medical|health|dental|vision|life))*,? and (?:medical|health|dental|vision|life)(?: (?:insurance|cover|coverage))?(?: (?:from|after|on) (?:day one|the first day|your first day|\d+ (?:days|months)|one month|three months|six months))?), (.+)$/i.exec(
        part,
      ) ?? [];
    if (cover !== '' && /^of which\b/i.test(more)) return [`${cover}, ${more}`];
    if (cover !== '' && /^(?:fully|all|half|mostly|\d+%) paid\b/i.test(more))
      return [`${/ (?:insurance|cover|coverage)\b/i.test(cover) ? cover : `${cover} cover`}, ${more}`];
    if (cover !== '') return [cover, ...partsOf(more, process)];
    if (hasTwoAdjectives(part)) return [part];
    // "Clear, concise writing": two adjectives of one noun.
    if (
      /^[A-Za-z]+, [a-z]+ (?:(?:written|spoken) )?(?:writing|communication|handwriting|speech|speaking|English|reports|notes|thinking|records|work)$/.test(
        part,
      )
    )
      return [part];
    // "Decide, together with the owner, whether it can go out"; "take water, soil and peat samples".
    if (together.test(part)) return [part];
    if (
      /^[A-Za-z]+ [a-z]+, [a-z]+ and [a-z]+ [a-z]+s\b[^,]*$/.test(part) &&
      isVerbBase((part.split(' ')[0] ?? '').toLowerCase()) &&
      !part
        .split(/, | and /)
        .slice(1)
        .some((piece) => isVerbBase(piece.split(' ')[0] ?? '') && !nounLike.has(piece.split(' ')[0] ?? ''))
    )
      return [part];
    // "Clear, fast writer"; "funded by the trust for a year, this post will ...".
    if (/^[A-Za-z]+, [a-z]+ (?:[a-z]+ )?[a-z]+(?:er|or|ist|ian)$/.test(part)) return [part];
    if (
      /^[A-Za-z]+(?:ed|ing) (?:by|in|with|for|at|to|on)\b/.test(part) &&
      /, (?:(?:this|the|our|you|we|it)\b|\p{Lu}[\p{L}&'’ -]*? [a-z]+(?:s|ed) )/u.test(part)
    )
      return [part];
    const typedPieces = splitOutsideBrackets(part)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '' && !/^(?:obviously|obvs|of course|naturally)$/i.test(piece));
    const pieces = withAnyAside(typedPieces);
    if (pieces.length < typedPieces.length) return partsOf(pieces.join(', '), process);
    // "Candidates must, on the closing date, hold a degree": an aside behind the verb.
    if (/^\S.* (?:must|should|will|may|can|would|is|are)$/i.test(pieces[0] ?? '') && pieces.length > 2) return [part];
    // "Safe staffing, medicines and complaints are yours": a row of subjects.
    if (
      pieces.length > 1 &&
      / (?:are|were) [a-z]+/.test(pieces.at(-1) ?? '') &&
      pieces.slice(0, -1).every((piece) => wordsOf(piece).length < 5) &&
      !isMainClause(pieces[0] ?? '')
    )
      return [part];
    // "Short letter, CV to Bex, bex@...": one thing to send, and what comes after it.
    const mailed =
      process &&
      /^(?:an? )?(?:short |brief |one[- ]page )?(?:CV|letter|cover|r[eé]sum|application|portfolio)/i.test(part)
        ? pieces.findIndex((piece) => /\S@\S/.test(piece))
        : -1;
    if (mailed >= 0) {
      // What goes on with it: a reference, and by when.
      let whole = pieces.slice(0, mailed + 1).join(', ');
      let next = mailed + 1;
      for (; next < pieces.length; next += 1) {
        const due = pieces[next] ?? '';
        const timed = /^(?:\d{1,2}(?::\d\d)?\s?(?:am|pm|noon)|noon|midnight)\b.*(?:day|\d)/i.test(due);
        if (!timed && !/^(?:by|before|until|till|no later than|quoting|ref|with)\b/i.test(due)) break;
        whole += `${timed ? ' by' : ''}${/^(?:ref|until|till|with)\b/i.test(due) ? ',' : ''} ${due}`;
      }
      return [whole, ...pieces.slice(next)];
    }
    // "Antenatal, intrapartum and postnatal care": adjectives of one thing.
    if (
      pieces.length === 2 &&
      /^[A-Za-z]+(?:al|ic|ive|ous|ary)$/.test(pieces[0] ?? '') &&
      /^[a-z]+ and [a-z]+(?:al|ic|ive|ous|ary) [a-z]/.test(pieces[1] ?? '')
    )
      return [part];
    // "Assess, diagnose and treat patients": verbs with one object.
    // "Plans, assigns and inspects the work": the same of somebody else.
    const done = /^([a-z]+s) and ([a-z]+s) \S/.exec(pieces[1] ?? '');
    if (
      pieces.length === 2 &&
      [pieces[0] ?? '', done?.[1] ?? '', done?.[2] ?? ''].every((verb) => baseOfThird(verb.toLowerCase()) !== null)
    )
      return [part];
    if (pieces.length > 1 && isVerbBase(pieces[0] ?? '') && /^([a-z]+) and ([a-z]+) \S/i.test(pieces[1] ?? '')) {
      const [, one = '', two = ''] = /^([a-z]+) and ([a-z]+) /i.exec(pieces[1] ?? '') ?? [];
      if (isVerbBase(one) && isVerbBase(two)) return [`${pieces[0]}, ${pieces[1]}`, ...pieces.slice(2)];
    }
    // "Sorting, checking and sending the post": the same as doings.
    const [, doing = '', deed = ''] = /^([a-z]+ing) and ([a-z]+ing) \S/.exec(pieces[1] ?? '') ?? [];
    if (
      doing !== '' &&
      [(pieces[0] ?? '').toLowerCase(), doing, deed].every((word) => /^\S+$/.test(word) && baseOfIng(word) !== null)
    )
      return [`${pieces[0]}, ${pieces[1]}`, ...pieces.slice(2)];
    // "A clear understanding of, and commitment to, the aims": the sentence goes on behind its aside.
    if (
      pieces.some(
        (piece, at) =>
          /\s(?:of|to|for|with|in|on|by|than)$/i.test(piece) && /^(?:and|or|but|if)\s/i.test(pieces[at + 1] ?? ''),
      )
    )
      return [part];
    if (
      /^(?:be |being )?(?:responsible|accountable|answerable) for\b/i.test(part) ||
      /\bwork hard,? play hard\b/i.test(part)
    )
      return [part];
    // "Qualified solicitor, CILEx or licensed conveyancer": one of them.
    if (
      pieces.length < 4 &&
      /^(?:an? )?[\w -]{3,40}(?:or|er|ist|ian|ant|nurse|chef)$/i.test(pieces[0] ?? '') &&
      /^\S+(?: \S+)? or \S/.test(pieces.at(-1) ?? '')
    )
      return [part];
    // "Corrigan Foods, part of the Bell Group, is seeking a fitter": words between commas, and then the verb.
    if (
      pieces.slice(1).some(
        (piece, at) =>
          /^(?:is|are|was|were)\s/i.test(piece) ||
          (at > 0 &&
            /^(?:our|the|my|both|all)\s/i.test(pieces[0] ?? '') &&
            (/^[a-z]+(?:es|[^s]s) (?:in|on|at|from|the|an?|to|this|next|after|over)\b/.test(piece) ||
              // "The owners, Sue and Martin Pryce, work in the home": several of them.
              (/[^su]s$/.test(pieces[0] ?? '') &&
                /^\p{Lu}/u.test(pieces[1] ?? '') &&
                isVerbBase(wordsOf(piece)[0] ?? '')) ||
              // "The owners, the Pickering family, visit every week".
              (/^(?:our|the|my) \S+$/i.test(pieces[0] ?? '') &&
                /^(?:the|our|an?) \p{L}/u.test(pieces[1] ?? '') &&
                (isVerbBase(wordsOf(piece)[0] ?? '') || baseOfThird(wordsOf(piece)[0] ?? '') !== null) &&
                /^\S+ (?:\p{Ll}|\d)/u.test(piece))) &&
            wordsOf(pieces[1] ?? '').length < 6),
      )
    )
      return [part];
    // "CV only, no cover letter, to jobs@...": one step, told with a pause.
    if (
      process &&
      pieces
        .slice(1)
        .some((piece) =>
          /^(?:to|via|by|before|at|or|on|for|from|in|with|after|any ?time|between|evenings|weekdays|mornings)\s/i.test(
            piece,
          ),
        )
    )
      return [part];
    // "hoovering mopping bins toilets": a row whose commas were left out.
    if (whole && pieces.length > 1 && !isMainClause(pieces[0] ?? '') && !/^\d|^[£€$₹]/.test(part)) return [part];
    if (pieces.length === 1) {
      const bare = part.split(' ');
      const rowed = bare.length > 3 && bare.every((word) => /^[a-z]+(?:ing|s)$/.test(word));
      return rowed ? bare : splitLast([part]);
    }
    if (isMainClause(pieces[0] ?? '')) return clauseParts(pieces, part);
    // "Busy workshop, three weeks' waiting list, so we want a fourth mechanic".
    if (
      pieces.some(
        (piece, index) =>
          index > 0 && /^(?:so|but|because|which|and)\s/i.test(piece) && isMainClause(piece.replace(/^\w+\s/, '')),
      )
    )
      return [part];
    if (
      subordinate.test(pieces[0] ?? '') &&
      !/^(?:on[- ]call|at (?:least|most)\b.*$|(?:on|in|at|for|from|with|without|like) (?:\S+ )?\S+$)/i.test(
        pieces[0] ?? '',
      )
    )
      return [part];
    // "Diagnose and repair split systems, heat pumps, mini splits": more of the same objects, one of which can be no task.
    if (
      pieces.length > 2 &&
      startsVerb(pieces[0] ?? '') &&
      pieces.every((piece) => /[^s]s$/.test(piece)) &&
      pieces.slice(1).every((piece) => wordsOf(piece).length === 2 && (!startsVerb(piece) || canBeNouns(piece))) &&
      pieces.slice(1).some((piece) => !startsVerb(piece))
    )
      return [`${pieces.slice(0, -1).join(', ')} and ${pieces.at(-1)}`];
    // "To lead the function, ensuring that homes are safe, warm and dry": what is done by it.
    if (
      pieces
        .slice(1)
        .some((piece) => /^[a-z]+ing (?:that|how|what|the|our|all|each|every|an?|their|your|its)\b/.test(piece)) &&
      !/^[a-z]+ing\b/i.test(pieces[0] ?? '') &&
      startsVerb(pieces[0] ?? '') &&
      !pieces.slice(1).some((piece) => startsVerb(piece) && !/^[a-z]+ing\b/.test(piece))
    )
      return [part];
    const opensWithVerb =
      (startsVerb(pieces[0] ?? '') ||
        (process && /^(?:ring|phone|text|email|whatsapp|call|dm|drop|pop|send|message)\b/i.test(pieces[0] ?? ''))) &&
      !/^(?!ring\b)[a-z]+ing\b/i.test(pieces[0] ?? '');
    const list: string[] = [];
    pieces.forEach((piece, index) => {
      const bare = piece.replace(/^(?:and|plus|also)\s+/i, '');
      // "experience in sales, marketing or PR", "two homes, one of them new": what goes on with the piece before it.
      const last = list.at(-1);
      if (
        last !== undefined &&
        (goesOn(piece, last, pieces[index + 1]) ||
          // "Walk in 22 November 10am to 4pm, Guindy office".
          (process &&
            /\d/.test(last) &&
            /^\p{Lu}.*\b(?:office|site|campus|shop|branch|depot|hotel|store|centre|yard|reception)$/u.test(piece)) ||
          ((process || /^reports? to\b/i.test(pieces[0] ?? '')) &&
            opensWithVerb &&
            !(process && isStep(bare)) &&
            (!startsVerb(bare) || isRole(bare)) &&
            !isMainClause(bare) &&
            !telegraphic.test(bare)))
      )
        list[list.length - 1] = withTail(last, piece);
      else if (last !== undefined && isObject(pieces, index, last)) list[list.length - 1] = `${last}, ${piece}`;
      else list.push(bare);
    });
    return splitLast(list);
  });
}

/** "1/2 day trial (paid)", "answer same week": what comes after the order before it. */
const isStep = (text: string): boolean =>
  /^(?:then |an? |one |two |\d[\d/]*[- ]?)?(?:[a-z\d/-]+ ){0,3}(?:trial|interviews?|test|tour|visit|chat|call|screen(?:ing)?|shift|panel|task|assessment|answer|reply|decision|offer|feedback|start|response)\b/i.test(
    text,
  ) && !/^(?:for|to|with|on|at|by|in|before|or|and|about)\b/i.test(text);

/** "Service manager", behind a name: who that is. */
const isRole = (text: string): boolean =>
  /^(?:[a-z]+ ){0,2}(?:manager|director|partner|head|lead|coordinator|officer|owner|supervisor|chef|matron)$/i.test(
    text,
  );

const canBeNouns = (piece: string): boolean => nounLike.has((wordsOf(piece)[0] ?? '').toLowerCase());
