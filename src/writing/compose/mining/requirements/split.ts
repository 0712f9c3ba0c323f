/** A row of what is asked, cut in the requirements that it holds. */

import { isSureNoun } from '../../language/nouns.ts';
import { splitOutsideBrackets } from '../tasks/outside-brackets.ts';
import { inWords } from './before-split.ts';
import { desirableCue } from './cues.ts';
import { keepDeedRows } from './deeds-together.ts';
import { keepExamples } from './examples.ts';
import { inTheirForces } from './forces.ts';
import { underTheirHeads } from './head-force.ts';
import { inColons } from './in-answers.ts';
import { inOneKnowledge } from './know-rows.ts';
import { keepLaterWays } from './later-way.ts';
import { withLicences } from './licences.ts';
import { keepOrRows } from './or-rows.ts';
import { isLanguage } from './person-shapes.ts';
import { piecesOf } from './pieces.ts';
import { inPlainParts } from './plain-parts.ts';
import { withoutPostName } from './post-name.ts';
import { partSigns } from './signs.ts';
import { partForce } from './split-force.ts';
import { behind } from './split-joins.ts';
import { hideCommas, showCommas } from './split-kept.ts';
import { partAbility, partDash, withExamples } from './split-tails.ts';
import { withTools } from './tools.ts';
import { saysWhy } from './two-clauses.ts';
import { partFluency } from './two-forms.ts';
import { readHelpsIf } from './wished.ts';

/** Of a time that was named before: "1 leading a crew", "at least 2 managing". */
const ofThose =
  /^(?:at least )?(?:\d{1,2}|one|two|three|four|five)\+? (?:of (?:them|these) )?[a-z]+ing\b(?! experience)/i; /** Parts an answer such as "PCV licence (category D), calm under pressure" into requirements. */
export function splitRequirements(text: string): string[] {
  // "Good timekeeping, we start at 6": why, and nothing that is asked.
  return partRequirements(
    keepDeedRows(
      keepOrRows(
        keepExamples(
          hideCommas(
            keepLaterWays(
              inTheirForces(underTheirHeads(inColons(withoutPostName(inOneKnowledge(inPlainParts(text)))))),
            ),
          ),
        ),
      ),
    ),
  )
    .map(showCommas)
    .filter((part, at) => at === 0 || !saysWhy(part));
}

function partRequirements(text: string): string[] {
  const parts: string[] = [];
  // Where the parts of the sentence before begin.
  let fromSentence = 0;
  // Inside a bracket a semicolon parts nothing that is asked.
  for (const sentence of withLicences(inWords(text))
    .replace(/\([^()]*\)/g, (aside) => aside.replace(/;/g, ','))
    .split(
      /\n|;|(?<=[\w)])(?<!(?:^|[\n;,])\s*[A-Z][A-Za-z]{0,4}\.[A-Z][A-Za-z]{0,4}(?=[.]\s+(?!(?:Good|Fluent|Strong|Excellent|Basic|Full|Valid|Minimum|Must|At|No|Able|You|We|Some|An?|The|Experience|Knowledge|Ability)\b)[A-Z]))(?<!\b(?:e\.g|i\.e|min|max|approx|incl|inc|acc|vs|no|dept|equiv|pref|comm|elect|mech|dipl|govt|comp|sci|univ|assoc|cert|qual|St|Dr))[.!]\s+(?=[A-Z])|(?<=[a-z]{3}|\)|\d\+|[A-Z]{2})(?<!\b(?:min|max|approx|incl|acc|accom|avail|int|intl|paed|mgmt|resi|prof|app|imm|veh|mths|yrs|hrs|mins|lic|reg|quals|ops|admin|pref|ess|exp|etc|inc|dept|qual|equiv|comm|elect|mech|dipl|govt|comp|sci|univ|assoc|cert|hort|agri|ag|tech|vet|med|sec|nec))[.]\s+(?!(?:certs?|quals?|exp|experience|degree|licen[cs]e|ticket|card|skills|diploma|background|knowledge)\b|(?:an? )?(?:must|plus|bonus|advantage|pref|preferred|desirable|essential|req|required|needed|nice|useful|handy|helpful|ideal)\b)(?=[a-z])|(?<=\))[.]\s+(?=\d)|(?<=\d\+? ?(?:yrs|years|months|mths) min|\b(?:experience|exp|skills|degree) pref)[.]\s+(?=[A-Z])|(?<=[a-z]{2,}|\bIT|[A-Z]{3})(?<!\b(?:[Mm]in|[Mm]ax|[Aa]pprox|grade|level|class|band|no|yr|eg|ie|St))[.]\s+(?=(?:\d+\+?|\d+ ?(?:-|to) ?\d+) (?:years?|yrs?|months?|GCSEs?)\b)|!+\s+|\s[•·]\s|(?<=\S)\s\*\s(?=\S)/,
    )) {
    const cleaned = sentence.replace(/^\s*(?:[-–—•*·▪◦●‣>✓]|\(?\d{1,2}[.)])\s*/, '').trim();
    if (!cleaned) continue;
    const label = /^(?:essential|desirable|required|preferred|nice to have|bonus|plus|ideal(?:ly)?)\s*:\s*/i.exec(
      cleaned,
    );
    const wanted = /^(?:desirable|preferred|nice|bonus|plus|ideal)/i.test(label?.[0] ?? '');
    const bare = label ? cleaned.slice(label[0].length) : cleaned;
    // "COBOL, JCL, CICS; or a strong developer in another language": one way in or the other, and neither a must.
    if (/^(?:or|otherwise|alternatively)\b/i.test(bare) && fromSentence < parts.length) {
      parts.splice(fromSentence, parts.length - fromSentence, `${parts.slice(fromSentence).join(', ')}, ${bare}`);
      continue;
    }
    fromSentence = parts.length;
    // "A CPA, Wirtschaftsprüfer or similar qualification is welcome but not required": one wish.
    if (
      /^[^:;]{3,90}, [^:;,]{2,50}(?:, [^:;,]{2,50})? or [^:;,]{2,50} (?:is|are|would be) (?:an? )?(?:welcome|desirable|preferred|advantage|plus|bonus|helpful|useful|nice to have)\b(?:,? (?:but|though|and) [^,;:]+)?[.]?$/i.test(
        bare,
      ) &&
      !/\b(?:is|are|must|required|essential|needed)\b/i.test(bare.split(/ (?:is|are|would be) /)[0] ?? '')
    ) {
      parts.push(bare);
      continue;
    }
    // "You may be a nurse, a midwife or a paramedic": a sentence of its own, of which nothing is asked by itself.
    if (/^you (?:may|might|could)\b/i.test(bare)) {
      parts.push(bare);
      continue;
    }
    // "It helps if you've worked on a farm, can drive a tractor or know sheep": wished for, from the first to the last.
    if (readHelpsIf(bare)) {
      parts.push(bare);
      continue;
    }
    // "At least one of: NVQ 3, HNC, HND": one row, whatever else is asked.
    if (/^(?:at least )?(?:one|two) of(?: these| the following)?:? [^:;]{5,90}$/i.test(bare)) {
      parts.push(bare);
      continue;
    }
    const pieces = piecesOf(bare, text);
    let wish = wanted;
    for (const [index, typed] of pieces.entries()) {
      // "Calm, nice to have: Sage, Xero": a label that all behind it stand under.
      const inner =
        /^(?:nice to have|desirable|preferred|bonus(?: points)?|a plus|ideally)\s*:\s*/i.exec(typed)?.[0] ?? '';
      if (inner) wish = true;
      const piece = typed.slice(inner.length);
      // "3 years in paving; 1 leading a crew": the second is of the first.
      const before = parts.at(-1);
      if (index === 0 && before && /\byears?\b|\byrs?\b/i.test(before) && ofThose.test(piece)) {
        parts[parts.length - 1] = `${before}, ${piece}`;
        continue;
      }
      const last = index === 0 ? undefined : parts.at(-1);
      const place = last ? behind(last, piece, index, pieces) : null;
      if (place && 'joined' in place) parts[parts.length - 1] = place.joined;
      else if (place) parts.push(place.own);
      else
        parts.push(
          wished(
            piece.replace(
              /^(?:and|plus|also|together with|as well as|along with|coupled with|combined with|in addition to)\s+/i,
              '',
            ),
            wish,
          ),
        );
    }
  }
  return withTools(
    parts
      .filter((part, at) => parts.findIndex((other) => sameWords(other, part)) === at)
      .map(withExamples)
      .flatMap(partSomebody)
      .flatMap(partWaived)
      .flatMap(partDash)
      .flatMap(partAbility),
  );
}

/** A part with the mark of a wish, where the head over it wishes: "you can weld" is what helps. */
function wished(part: string, wish: boolean): string {
  if (!wish || desirableCue.test(part)) return part;
  const bare = part.replace(/[.]$/, '');
  return /^you\b/i.test(bare) ? `it helps if ${bare}` : `${bare} desirable`;
}

/** "Hygiene, hygiene, hygiene" is one. */
const sameWords = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** "English C1 / Dutch not required": only the second isn't. */
const partWaived = (part: string): string[] => {
  const halves = /^(\S[^/]{2,40}) \/ ([^/]{2,40} not (?:required|needed|necessary|essential))$/i.exec(part);
  if (halves?.[1] && halves[2]) return [halves[1], halves[2]];
  // "Fluent English - German not needed but nice".
  const dashed =
    /^([^–—]{3,50}?)\s+[–—-]\s+([A-Z][a-z]+(?: [a-z]+)? (?:is )?(?:not (?:required|needed|necessary|essential)|(?:a )?(?:plus|bonus)).*)$/.exec(
      part,
    );
  return dashed?.[1] && dashed[2] && isLanguage(dashed[2].split(' ')[0] ?? '') ? [dashed[1], dashed[2]] : [part];
};

/** "Gentle hands and a good listener": something to have, and somebody to be. */
export function partSomebody(text: string): string[] {
  // "Knowledge; planning law; urban design": of a table's row the first cell is what is asked for sure.
  const cell =
    /^(?:qualifications?|education(?: and training)?|experience|knowledge|skills?(?: and abilities)?|abilities|aptitudes?|attributes|personal qualities|personal|training|circumstances|disposition|other(?: requirements)?)\s*;\s*([^;]{3,})(?:;.*)?$/i.exec(
      text.trim(),
    )?.[1];
  if (cell) return [cell.trim()];
  const forces = partForce(text.trim()) ?? partFluency(text);
  if (forces) return forces;
  // "Very good Excel skills, knowledge of SAP desirable": only the second is wished for.
  const [must = '', wish = '', ...more] = splitOutsideBrackets(text.trim());
  if (
    more.length === 0 &&
    desirableCue.test(wish) &&
    !desirableCue.test(must) &&
    / [a-z]*(?:skills?|experience|knowledge|English|German|French|degree|licen[cs]e|qualification)$/.test(must) &&
    /^(?:[a-z]+ )?(?:knowledge|experience|understanding|command|skills?|training|certification) (?:of|in|with|on) /i.test(
      wish,
    )
  )
    return [must, wish];
  const halves = /^(?!an? )((?:[a-z-]+ ){1,3}[a-z]+s?) and (an? (?:[a-z-]+ ){1,2}[a-z]+(?:er|or|ist|player))$/i.exec(
    text.trim(),
  );
  return halves?.[1] && halves[2] && !/(?:er|or)$/.test(halves[1]) && isSureNoun(halves[1])
    ? [halves[1], halves[2]]
    : partSigns(text);
}
