/** Notes whose shape says what they ask, whatever words are in them: an age and more, a name or another of its kind, plain English, years of one's own. */

import { determine, withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { rare } from '../../language/its-words.ts';
import { isLanguage, type PersonFact } from './person-shapes.ts';
import { readSaid } from './said.ts';

type Read = Omit<PersonFact, 'desirable'>;

const older =
  '(?:\\+|(?: years)?(?: of age| old)? (?:or|and) (?:over|older|above)| plus| years (?:of age|old)(?: or (?:over|older))?)';
/** "16+ and not in full-time education", "you must be at least 18 (alcohol is served)", "aged 17 or over to drive". */
const aged = new RegExp(
  `^(?:you )?(?:must |need to |have to |should )?(?:be )?(?:aged? )?((?:(?:at least|over|minimum(?: age)?(?: of)?|min\\.?) )?)(1[4-9]|2[0-9])(${older})?((?:,? (?:and|with|by|to|for|at|on|when|as of|before|due to|because|as) | \\().{2,80})?$`,
  'i',
);

function readAge(text: string): Read | null {
  const found = aged.exec(text);
  if (!found) return null;
  const [whole, least = '', age = '', more = '', rest = ''] = found;
  // A bare number is no age.
  if (
    !least &&
    !more &&
    !/\baged?\b/i.test(whole) &&
    !(/\bmust be\b/i.test(whole) && /^,? (?:by|at|on|when|before) /.test(rest))
  )
    return null;
  // "18 at start": what stands beside it is read by those who know years.
  if (/^\s*(?:years?|yrs?|months?|hours?|points?|days?)\b/i.test(rest)) return null;
  if (/^(?:at least|min)/i.test(least) && !more && !/^(?:you )?(?:must|need|have|should|be|aged?|min)/i.test(whole))
    return null;
  const clean = rest.replace(/\bfull time (?=education|work|employment|school)/i, 'full-time ');
  // "18+ with a clean licence": what somebody is, and has.
  return { kind: 'be', text: `${/^over/i.test(least) && !more ? `over ${age}` : `${age} or over`}${clean}` };
}

const kindOfProgram =
  '(?:system|systems|software|platform|package|tool|database|program|programme|suite|app|application|solution|CMS|CRM|ERP|EPOS|WMS|TMS|LIMS|HRIS|ATS|PMS|EHR|EMR|MIS|CAD|CAM|BIM|POS)';
/** "Proclaim or similar CMS", "Sage or similar accounts package". */
const orSimilar = rare(
  new RegExp(
    `^((?:[A-Z][\\w.+#&-]*)(?: [A-Z\\d][\\w.+#&-]*){0,2}(?:(?:,| or|\\/) ?[A-Z][\\w.+#&-]*(?: [A-Z\\d][\\w.+#&-]*)?){0,3}),? or (?:an? |any |another )?(similar|equivalent|comparable|other|like) ((?:[\\w&/-]+ ){0,2}${kindOfProgram})$`,
  ),
);

/** "Postgres you can tune", "SQL you are proud of": a thing and how well. */
const ofReader =
  /^([A-Za-z][\w.+#/-]*(?: [\w.+#/-]+){0,2}) (you(?:['’]re| are| can| don['’]t| do not|['’]ve| have|['’]d| would) .{2,50})$/;

/** "React and TypeScript, 3 yrs min", "German C1 / English B2": names, and how long or how well. */
function readNames(text: string): Read | null {
  const long =
    /^((?:[A-Z][\w.+#-]*)(?: [A-Z][\w.+#-]*)?(?:(?:, | and | or |\/| & )[A-Z][\w.+#-]*(?: [A-Z][\w.+#-]*)?){0,3}),? (?:min(?:imum)?\.? |at least )?(\d+)(\+?) ?(?:years?|yrs?)(?: (min(?:imum)?|plus|or more))?\.?$/.exec(
      text,
    );
  if (
    long &&
    /\d$|\+$|min|plus|more|years?$|yrs?$/.test(text) &&
    !/\b(?:Licen[cs]e|Card|Registration|Certificate|Experience|Degree|Contract|Age|Minimum|Min|At|Least|Over|Must|Held|Passport|Aged|Under)\b/.test(
      text,
    )
  ) {
    const [, names = '', count = '', plus = '', least = ''] = long;
    return {
      kind: 'have',
      text: `${least ? 'at least ' : ''}${count}${plus} ${count === '1' && !plus ? 'year’s' : 'years’'} experience with ${names.replace(/ ?[/] ?/g, ' or ').replace(/ & /g, ' and ')}`,
    };
  }
  const tongues = text.split(/ ?\/ ?| \+ |, | & | and /);
  const levels = tongues.map((part) => /^([A-Z][a-z]+) ([ABC][12]\+?)$/.exec(part.trim()));
  return tongues.length > 1 && levels.every((level) => level !== null && isLanguage(level[1] ?? ''))
    ? { kind: 'have', text: levels.map((level) => `${level?.[1] ?? ''} at ${level?.[2] ?? ''}`).join(' and ') }
    : null;
}

/** "Erzieher/in or recognised teaching degree": a calling by its German name, or the paper. */
const calling =
  /^(?:an? )?((?:staatlich anerkannte\/?r? )?[A-Z][a-zäöüß]+(?:\/-?|:|\*)in(?:nen)?) or (?:an? )?((?:[a-z-]+ ){0,3}(?:degree|qualification|diploma|certificate|training))( in [a-z ]{3,40})?$/;

/** Reads such a note; null for all else. */
export function readShape(line: string): Read | null {
  const text = line.trim().replace(/[.!;]+$/, '');
  const doctor = /^(?:an? )?(doctorate|professorship|fellowship)((?: in| of) [^,;:]{3,50})?$/i.exec(text);
  if (doctor) return { kind: 'have', text: `a ${(doctor[1] ?? '').toLowerCase()}${doctor[2] ?? ''}`, sure: true };
  const called = calling.exec(text);
  if (called)
    return {
      kind: 'do',
      text: `are ${withArticle((called[1] ?? '').replace(/nen$/, ''))} or have ${/training$/.test(called[2] ?? '') ? (called[2] ?? '') : withArticle(called[2] ?? '')}${called[3] ?? ''}`,
      sure: true,
    };
  const said = readAge(text) ?? readSaid(text) ?? readNames(text);
  if (said) return said;
  const other = orSimilar.exec(text);
  if (other && !/\b(?:experience|knowledge|degree)\b/i.test(text)) {
    const [, name = '', like = '', what = ''] = other;
    const more = /s$/i.test(what) && !/^(?:.* )?(?:EPOS|CMS|POS|PMS|MIS|TMS|WMS|LIMS|HRIS|ATS)$/i.test(what);
    const bare = more || /software$/i.test(what);
    return {
      kind: 'do',
      text: `know ${name.replace(/\//g, ' or ')} or ${like === 'other' ? 'another' : bare ? like : withArticle(like)} ${what}`,
    };
  }
  const english =
    /^(?:(?:good|clear|simple) )?plain english(?:,? (?:both )?(?:spoken and written|written and spoken|in (?:speech and )?writing|written|spoken))?$/i.exec(
      text,
    );
  if (english)
    return {
      kind: 'do',
      text: /spoken and|and spoken|speech and/i.test(text)
        ? 'speak and write plain English'
        : /spoken/i.test(text)
          ? 'speak plain English'
          : 'write plain English',
    };
  // "1 year post-registration in theatre", "two years post-qualification with children".
  const since =
    /^((?:at least |over |min(?:imum)?\.? )?(?:\d+\+?|one|two|three|four|five|six|eighteen|twelve)) (years?|yrs?|months?)['’]?s? post[- ](reg(?:istration)?|qual(?:ification)?|qualifying|call|doc(?:toral)?)\.? ((?:in|on|with|at|as|within) .{2,60})$/i.exec(
      text,
    );
  if (since) {
    const [, count = '', unit = '', what = '', rest = ''] = since;
    const one = /(?:^| )(?:1|one)$/i.test(count);
    const post = /^reg/i.test(what)
      ? 'registration'
      : /^quali?f?i?c?a?t?i?o?n?$/i.test(what)
        ? 'qualification'
        : what.toLowerCase().replace(/^doc$/, 'doctoral');
    return {
      kind: 'have',
      text: `${lowerFirst(count).replace(/^min(?:imum)?\.?/, 'at least')} ${/^m/i.test(unit) ? 'month' : 'year'}${one ? '’s' : 's’'} post-${post} experience ${rest}`,
    };
  }
  // "3 years of your own files": so long, and with them.
  const own =
    /^((?:at least |over )?(?:\d+\+?|two|three|four|five|six|ten|several)) (?:years|yrs)['’]? (?:of |with |running |managing )?(your own [a-z]+(?: [a-z]+)?)$/i.exec(
      text,
    );
  if (own)
    return { kind: 'have', text: `${lowerFirst(own[1] ?? '')} years’ experience with ${own[2]?.toLowerCase() ?? ''}` };
  const proud = ofReader.exec(text);
  if (
    proud &&
    !/\b(?:if|when|where|that|which|and)\b/i.test(text) &&
    !/^(?:if|when|where|what|how|do|are|can|have|if|because|so)\b/i.test(text)
  )
    return { kind: 'have', text, loose: true };
  // "Cert CII", "Dip PFS", "Cert Ed": what the letters behind a name stand for.
  if (
    /^(?:(?:Adv|PG|Grad)\.? ?)?(?:Cert|Dip)\.? (?:[A-Z]{2,5}|Ed|HE|FA|Man|Arch|Trans|SW|Couns)(?: \([^()]+\))?$/.test(
      text,
    )
  )
    return { kind: 'have', text };
  // "Electrical or electronic NVQ Level 3": one of that level.
  const levelled =
    /^(?:an? )?((?:[A-Za-z-]+ (?:or|and|\/) )?[A-Za-z-]+(?: [a-z-]+)?) (NVQ|SVQ|BTEC|City & Guilds|QQI|diploma|apprenticeship|certificate)(?: at)? (?:L|[Ll]evel )([1-7])$/.exec(
      text,
    );
  if (levelled && !/^(?:and|or|in|with|level)$/i.test(levelled[1] ?? ''))
    return {
      kind: 'have',
      text: `a Level ${levelled[3] ?? ''} ${/^[A-Z]{2}/.test(levelled[1] ?? '') ? levelled[1] : (levelled[1] ?? '').toLowerCase()} ${levelled[2] ?? ''}`,
    };
  const signed =
    /^(signed off|sworn in|called up|brought up|trained up|checked out|passed out|cleared) ((?:as|by|in|on|for|to) .{2,60})$/i.exec(
      text,
    );
  if (signed && !/\bbatch\b/i.test(text))
    return { kind: 'be', text: `${(signed[1] ?? '').toLowerCase()} ${signed[2] ?? ''}` };
  // A deed that has one form in all times is no deed of the past: "run a caseload of 60 files".
  if (
    /^run (?:an?|your own|the|\d|one|two|three|several) [^,;]{3,80}$/i.test(text) &&
    !/\b(?:desirable|preferred|a plus|useful)\b/i.test(text)
  )
    return { kind: 'can', text: lowerFirst(text) };
  // "On the call-out rota, one week in six", "nights out, usually two a week": what somebody is ready for.
  if (/^on (?:the|our|an?) (?:[\w-]+ ){0,3}(?:rota|roster)\b/i.test(text))
    return { kind: 'be', text: `ready to be ${lowerFirst(text)}` };
  if (/^nights out\b[^;:]{0,50}$/i.test(text)) return { kind: 'be', text: `ready for ${lowerFirst(text)}` };
  const area =
    /^(?:(?:candidates?|applicants?|people|those) )?from (?:the )?([A-Z][\w/ ,-]*?) (area|region|district|belt|side)$/.exec(
      text,
    );
  if (area) return { kind: 'be', text: `from the ${(area[1] ?? '').replace(/ ?\/ ?/g, ' or ')} ${area[2] ?? ''}` };
  const year =
    /^(?:passing |passed[- ]out |graduates? of )?(?:the )?(20\d\d(?:(?:\/|, | or | and |-| to )(?:20)?\d\d){0,3})(?: passing| passed[- ]out| pass[- ]out)?(?: year)? batch(?:es)?$/i.exec(
      text,
    )?.[1];
  if (year) return { kind: 'be', text: `from the ${year.replace(/\//g, ' or ')} batch` };
  return null;
}

const became =
  /\b(?:time[- ]served|chartered|qualified|registered|trained|certified|licensed|self-taught|experienced|citizen|national)\b/i;

/** "Trained in Parents Plus or Incredible Years": what somebody became and in what, and another such thing, which has no verb, no article and no paper's name of its own. */
const sharesWay = (one: string, other: string): boolean =>
  /^(?:fully |newly )?(?:trained|certified|accredited|qualified|registered|licen[cs]ed|experienced) (?:in|with|by|on) \S/i.test(
    one,
  ) &&
  !/\b(?:certificates?|certification|licen[cs]e|degree|diploma|card|ticket|qualification|registration|experience|apprenticeship|membership|award|level)\b|\d/i.test(
    other.replace(/\b[A-Z]+\d\b/, ''),
  ) &&
  !/^(?:an? |the |your |own |(?:in|with|by|on|as|at|to|for) |(?:NVQ|SVQ|HN[CD]|BTEC|ITI|GCSEs?|B\.?Tech|BSc|MSc|BA|MA|PhD)\b|(?:time[- ]served|chartered|qualified|registered|trained|certified|licensed|self-taught|experienced|hold|have|having|several|many|some|years)\b)/i.test(
    other,
  );

/** What somebody is, or has: "time-served or HNC", "a degree or time-served". Read by `read`, said with the verb of each. */
export function readBeOrHave(line: string, read: (part: string) => PersonFact | null): Read | null {
  // Only what somebody became is said beside a paper.
  if (!became.test(line)) return null;
  const halves = /^([^,;:()]{3,60}?),? or ([^,;:()]{3,60})$/i.exec(line.trim().replace(/[.!]+$/, ''));
  // "Time-served or NVQ 2 in plumbing or joinery": in which trade is of the paper alone.
  if (!halves?.[1] || !halves[2] || / or /i.test(halves[2].replace(/ in [a-z]+ or [a-z]+$/i, ''))) return null;
  if (
    /^(?:equivalent|similar|related|relevant|comparable|above|over|more|older|better|higher|willing|working|the willingness|another|other|any|able|ready|happy|prepared|about|due|studying|on|close)\b/i.test(
      halves[2],
    )
  )
    return null;
  // "Registered with the CIEH or EHRB": two registers, of which either will do.
  if (
    / (?:with|by|to|on|in) (?:an? |the )?[A-Z][A-Za-z]*[A-Z]$/.test(halves[1]) &&
    /^(?:the )?[A-Z][A-Za-z]*[A-Z]$/.test(halves[2])
  )
    return { kind: 'be', text: `${lowerFirst(halves[1])} or ${halves[2]}`, sure: true };
  if (sharesWay(halves[1], halves[2]))
    return { kind: 'be', text: `${lowerFirst(halves[1])} or ${halves[2]}`, sure: true };
  const [one, other] = [read(halves[1]), read(halves[2])];
  const sure = (fact: PersonFact | null): fact is PersonFact =>
    fact !== null && !fact.odd && !fact.topic && (!fact.loose || /^[A-Z][A-Z\d]+\b/.test(fact.text)) && !fact.desirable;
  if (!sure(one) || !sure(other) || one.kind === other.kind) return null;
  const said = ({ kind, text }: PersonFact): string =>
    `${kind === 'be' ? 'are' : 'have'} ${kind === 'have' ? determine(text) : text}`;
  return [one, other].every(({ kind }) => kind === 'be' || kind === 'have') &&
    /^(?:time[- ]served|chartered|qualified|registered|trained|certified|licensed|self-taught|experienced|qualified by|an? [A-Z][A-Za-z]+ (?:citizen|national))/i.test(
      (one.kind === 'be' ? one : other).text,
    )
    ? { kind: 'do', text: `${said(one)} or ${said(other)}`, sure: true }
    : null;
}
