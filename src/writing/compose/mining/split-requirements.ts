import { isSureNoun } from '../language/nouns.ts';
import { isVerbBase } from '../language/verbs.ts';
import { splitOutsideBrackets } from './duty-list.ts';
import { isLanguage } from './person-shapes.ts';
import { adjectives, desirableCue } from './requirement-cues.ts';

/** What says more about the requirement before it: "two of them as a manager". */
const goesOn =
  /^(?:\d+\+? (?:of (?:them|these) )?[a-z]+ing\b|(?:at least )?(?:one|two|three|four|five|six|seven|eight|\d+|some|most|half|all|both|none) (?:of (?:them|which|whom|these|those)|as (?:an? )?\w+|in [a-z]+)\b|(?:including|preferably|ideally|with (?:at least )?(?:one|two|three|four|five|six|\d+)|either|or|of which)\b)/i;

/** What somebody must be able or willing to do, and to what. */
const ableTo =
  /^(?:(?:you )?(?:must|should|will|can|need to|be|is|are) )*(?:(?:able|willing|happy|prepared|available|ready|free|flexible) to|must|can|need to) (?:be able to )?[a-z]+ [a-z]/i;
/** Whether what stands between commas is a row of things of one deed. */
export function closesRow(first: string, more: readonly string[]): boolean {
  const last = more.at(-1) ?? '';
  return (
    ableTo.test(first) &&
    !/\s(?:and|or)\s/.test(first) &&
    /^(?:[a-z-]+ ){0,3}[a-z-]+ (?:and|or) (?:[a-z-]+ ){0,3}[a-z-]+$/.test(last) &&
    more.every(
      (piece) =>
        piece.split(' ').length <= 6 &&
        !adjectives.test(piece) &&
        !qualification.test(piece) &&
        !isVerbBase(piece.split(' ')[0] ?? '') &&
        !/\b(?:experience|skills|knowledge|licen[cs]e|English|degree|certificate|qualification|years?|manner|attitude)\b/i.test(
          piece,
        ),
    )
  );
}

const count = '(?:\\d{1,2}|two|three|four|five|six|seven)';

const endsCounted = new RegExp(`\\b${count} [a-z]+$`);
const isCounted = new RegExp(`^${count} [a-z]+(?: [a-z]+)?$`);

const qualification =
  /^(?:GCSEs?|NVQ|SVQ|BTEC|A[- ]levels?|Level \d|QTS|DBS|PVG|HNC|HND|BSc|MSc|BA|MBA|PGCE|CSCS|QQI|Leaving Cert\w*|degree|diploma|certificate|licen[cs]e)\b/i;

/** What asks for something by itself, wherever it stands: "good spoken English", "polite with callers". */
const stands = (piece: string): boolean =>
  /^(?:good|strong|excellent|basic|full|clean|fluent|own|able|willing|happy|can|must|at least|\d+\+? years?)\s/i.test(
    piece,
  ) ||
  (adjectives.test(piece) && piece.includes(' ')) ||
  (qualification.test(piece) && !/^(?:[A-Z\d]+ ?)+$/.test(piece));

/** Parts an answer such as "PCV licence (category D), calm under pressure" into requirements. */
export function splitRequirements(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of text.split(
    /\n|;|(?<=[\w)])(?<!\b(?:e\.g|i\.e|min|max|approx|incl|acc|vs|no|dept|equiv|pref|St|Dr))[.!]\s+(?=[A-Z])|(?<=[a-z]{3}|\)|\d\+|[A-Z]{2})(?<!\b(?:min|max|approx|incl|acc|pref|ess|exp|etc|inc|dept|qual))[.]\s+(?=[a-z])|\s[•·]\s/,
  )) {
    const cleaned = sentence.replace(/^\s*(?:[-–—•*·▪◦●‣>✓]|\(?\d{1,2}[.)])\s*/, '').trim();
    if (!cleaned) continue;
    const label = /^(?:essential|desirable|required|preferred|nice to have|bonus|plus|ideal(?:ly)?)\s*:\s*/i.exec(
      cleaned,
    );
    const wanted = /^(?:desirable|preferred|nice|bonus|plus|ideal)/i.test(label?.[0] ?? '');
    const bare = label ? cleaned.slice(label[0].length) : cleaned;
    // Who parts by semicolons uses commas inside a requirement.
    const commas = splitOutsideBrackets(bare);
    const whole =
      text.includes(';') && commas.some((piece) => desirableCue.test(piece)) === desirableCue.test(commas[0] ?? '');
    const pieces =
      whole && (commas.length < 4 || bare.split(' ').length <= 12) && !commas.slice(1).some(stands) ? [bare] : commas;
    for (const [index, piece] of pieces.entries()) {
      const last = index === 0 ? undefined : parts.at(-1);
      if (last && goesOn.test(piece)) {
        parts[parts.length - 1] = `${last}, ${piece}`;
        continue;
      }
      // "experience in sales, marketing or PR" is one requirement.
      if (
        last &&
        /\b(?:in|of|with|using|including)\s+[\w\s,-]+$/.test(last) &&
        (/^[\w-]+(?:\s[\w-]+)? (?:or|and) [\w-]+(?:\s[\w-]+)?$/.test(piece) ||
          (/^[\w-]+$/.test(piece) && /^(?:[\w-]+\s)?(?:[\w-]+ )?(?:or|and) [\w-]+/.test(pieces[index + 1] ?? ''))) &&
        !adjectives.test(piece) &&
        // "Worked with children with additional needs, GCSE English and maths": a qualification is asked for by itself.
        !qualification.test(piece) &&
        // "Years in a plant, Tamil and English": languages are asked for by themselves.
        !(/^[A-Z]\w+ (?:and|or) [A-Z]\w+$/.test(piece) && !/\b(?:in|of|with|using|including)\s+[A-Z]\w+$/.test(last)) &&
        // A row that has its "or" already is closed: "a degree in planning or similar, RTPI member or eligible".
        !/\b(?:in|of|with|using|including)\b.*\s(?:or|and)\s/.test(last)
      )
        parts[parts.length - 1] = `${last}, ${piece}`;
      // "Able to work nights, weekends and holidays", "must pass a hearing test, a medical and a check": one row.
      else if (last && closesRow(pieces[0] ?? '', pieces.slice(1)) && pieces.length <= 5)
        parts[parts.length - 1] = `${last}, ${piece}`;
      // "Travel to Coimbatore, Rajkot and Pune foundries": places of one row.
      else if (
        last &&
        /\b(?:to|across|between) [A-Z]\w+$/.test(last) &&
        /^[A-Z]\w+ (?:and|or) [A-Z]\w+(?: [a-z]+)?$/.test(piece)
      )
        parts[parts.length - 1] = `${last}, ${piece}`;
      // "Good level of French, technical English": two languages of one requirement.
      else if (
        last &&
        isLanguage(/\b(?:level|command|knowledge) of ([A-Z]\w+)$/.exec(last)?.[1] ?? '') &&
        isLanguage(/^(?:[a-z]+ )?([A-Z][a-z]+)$/.exec(piece)?.[1] ?? '')
      )
        parts[parts.length - 1] = `${last} and ${piece}`;
      // "Happy with 2 days, 2 nights", "four on, four off".
      else if (last && endsCounted.test(last) && isCounted.test(piece)) parts[parts.length - 1] = `${last}, ${piece}`;
      // "Can pass a test, work in cold, lift 60 lbs": all of it under "can".
      else if (
        last &&
        /^(?:can|able to) /i.test(last) &&
        // "Able to do shifts, Access NI check": a capital inside a line is a name's.
        /^[a-z]/.test(piece) &&
        isVerbBase(piece.split(' ')[0] ?? '') &&
        piece.includes(' ')
      )
        parts.push(`${/^can/i.test(last) ? 'can' : 'able to'} ${piece}`);
      else if (last && /^(?:or|but|which|who|where)\b/i.test(piece)) parts[parts.length - 1] = `${last}, ${piece}`;
      else
        parts.push(
          `${piece.replace(/^(?:and|plus|also)\s+/i, '')}${wanted && !desirableCue.test(piece) ? ' desirable' : ''}`,
        );
    }
  }
  return parts.flatMap(partSomebody);
}

/** "Gentle hands and a good listener": something to have, and somebody to be. */
export function partSomebody(text: string): string[] {
  const halves = /^(?!an? )((?:[a-z-]+ ){1,3}[a-z]+s?) and (an? (?:[a-z-]+ ){1,2}[a-z]+(?:er|or|ist|player))$/i.exec(
    text.trim(),
  );
  return halves?.[1] && halves[2] && !/(?:er|or)$/.test(halves[1]) && isSureNoun(halves[1])
    ? [halves[1], halves[2]]
    : [text];
}
