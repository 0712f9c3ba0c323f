/** What recruiters leave out when they type in haste, and what they add that asks for nothing: remarks, provisions, words that go without saying. */

import { withArticle } from '../../language/articles.ts';
import { rare } from '../../language/its-words.ts';

/** "Obviously", "goes without saying": nothing is asked by it. */
const remarks =
  /\s*\((?:obviously|obvs|of course|naturally|clearly|duh|sorry|thanks|please)[.!]*\)|,? (?:goes without saying|needless to say|obviously|obvs|of course|a given|sorry|is enough|is sufficient|suffices|will do nicely|\(min\))\W*$/gi;
/** "..., digs paid", "van supplied so full licence": what the employer gives. */
const given =
  /,? (?:digs|travel|fuel|lodge|lodgings?|accommodation|expenses|mileage|van|tools|uniform|ppe|flights) (?:is |are )?(?:all )?(?:paid|supplied|provided|covered|included|reimbursed)\W*$/i;
const givenSo = /^[^,;]{2,30} (?:supplied|provided|included),? so (?:you(?:['’]ll)? need )?(?=[a-z])/i;

/** Parts of the body and of a manner, of which somebody has one: "kind heart", "steady hand". */
const oneOf = rare(
  /^(?=[a-z])(?!(?:an?|the|your|own|no|of|at|with)\b|(?:resident|patient|customer|tenant|student|youth|employee|user|staff|parent) voice)((?:very )?[a-z-]+(?:,? and (?!an? )[a-z-]+| (?!an? )[a-z-]+)?) (heart|stomach|hand|eye|head|voice|smile|ear|palate|back|memory|work ethic|phone manner|telephone manner|bedside manner|driving record|sense of humou?r|team spirit|typing speed)$/i,
);
const several = /^(?:team spirit|work ethic|typing speed)$/i;

const degree = '(?:(?:B|M|D)\\.?(?:E|A|S|Sc|Tech|Com|Ed|Eng|Arch|Pharm|CA|BA)\\.?|MBA|MCA|BCA|PGDM|CA|LLB|LLM|PhD)';
/** "BE / B.Tech / MCA": one of these. */
const degrees = new RegExp(`^(?:an? )?(${degree})(?: ?/ ?| or )(${degree})(?: ?/ ?| or )(${degree})(?=$| )`);
const oneDegree = new RegExp(`^an? ${degree}(?:, ${degree})? or (?:an? )?${degree}(?: in [A-Za-z ]+)?$`);

/** Writes out what a hasty line leaves unsaid, and leaves out what it says besides. */
export const inHaste = (raw: string): string =>
  raw
    .replace(remarks, '')
    .replace(given, '')
    .replace(givenSo, '')
    .replace(/ lol\W*$/i, '')
    .replace(/\s*\(!+\)\W*$|!+$/, '')
    // "... is essential for this post", and no "no degree is required".
    .replace(
      /^(?!no\b|.*\b(?:not|check|checks|vetting|screening|clearance|disclosure|travel)\b)(.{4,90}?) (?:is|are) (?:an? )?(?:absolutely |absolute )?(?:essential|required|necessary|needed|must)(?: for (?:this|the) (?:post|role|job|position))?[.]?$/i,
      '$1',
    )
    .replace(/^((?:you )?must )?(?:possess|hold|have|obtain) and maintain /i, 'hold ')
    .replace(/^comfort (?=[a-z]+ing\b)/i, 'comfortable ')
    .replace(
      /(?<=\bnot (?:needed|required|necessary|essential)) (?:these days|any ?more|at all|at this stage|now)\W*$/i,
      '',
    )
    .replace(/; ?[^;]{3,50} (?:is|are|will be|can be) (?:offered|given|provided|available|arranged)[.]?$/i, '')
    .replace(
      /^([A-Za-z][a-z]+(?: [a-z]+){0,2}),? (?:1|one) (?:yr|year)$/i,
      (_, what: string) => `1 year of ${what.charAt(0).toLowerCase()}${what.slice(1)} experience`,
    )
    .replace(/^([A-Z]{3,5}) (gold|blue|green|black|red)(?: card)?$/, '$1 $2 card')
    .replace(/ (?:rounds? off|completes?|complements?) your profile\W*$/i, '')
    .replace(
      /^([A-Za-z][^,()]{2,40} experience),? (\d+\+?) (?:yrs?|years?) (\([^()]*\))$/i,
      (_, what: string, count: string, aside: string) =>
        `${count} ${count === '1' ? "year's" : "years'"} ${what.charAt(0).toLowerCase()}${what.slice(1)} ${aside}`,
    )
    .replace(/^business fluent in (.+)$/i, 'fluent in $1 at business level')
    .replace(
      /^([A-Za-z-]+(?:, [a-z-]+)*,? and [a-z-]+ way of working)$/i,
      (_, way: string) => `${/^[aeiou]/i.test(way) ? 'an' : 'a'} ${way.charAt(0).toLowerCase()}${way.slice(1)}`,
    )
    .replace(/^any graduate\W*$/i, 'any graduate')
    .replace(
      /^any graduate, (?:an? )?((?:diploma|degree|certificate|MBA|master['’]?s)\b.{2,40}?) (?:is |would be )?(?:preferred|desirable|a plus|an advantage)\.?$/i,
      'a degree, ideally a $1',
    )
    .replace(/^((?:[A-Z]+ )?(?:[a-z]+ ){0,2}licen[cs]e(?: \([^()]*\))?), in[- ]date$/, 'an in-date $1')
    .replace(
      /^(safe|clean|good) driving record,? (\d+) (?:yrs?|years)$/i,
      (_, how: string, count: string) => `a ${how.toLowerCase()} driving record over ${count} years`,
    )
    .replace(/^refs?$/i, 'references')
    .replace(/^non[- ]?smoker$/i, 'non-smoker')
    .replace(/^([A-Z][\w-]+(?: \w+)?) \+$/, '$1 desirable')
    .replace(/^(\d+) ?y\+?(?=$| )/i, '$1+ years')
    .replace(/\b(level|grade|NVQ|stage) (\d) min(?:imum)?\b\.?/i, '$1 $2 or above')
    .replace(/(?<=\d) on ?\/ ?(?=\d+ off\b)/g, ' on, ')
    .replace(/^(\d+\+?) months?['’]? (?=[a-z]+ing\b(?! (?:experience|of)\b))/i, '$1 months’ experience ')
    // "You hold (or will work towards) a Level 2".
    .replace(
      /^(?:you )?(?:hold|have) \(or (?:will|are willing to|be willing to) work towards\) (.+?)\W*$/i,
      '$1 or the willingness to work towards it',
    )
    // "5 years of haulage, tankers preferred": the wish is of the second only.
    .replace(
      /^((?:at least |over )?(?:\d|one|two|three|four|five)[^,]*\b(?:experience|years?|yrs)\b[^,]*), ([\w/ -]{2,30}?) (?:is |would be )?(?:preferred|preferable|desirable|ideal|a plus|an advantage|pref)\.?$/i,
      '$1, ideally $2',
    )
    .replace(
      / as (?:the|this) (?:post|role|job|position) (?:will |may |can )?(?:involves?|requires?|includes?|means|is|be)\b.*$/i,
      '',
    )
    .replace(/\bcomfy (?=with\b|in\b|around\b)/i, 'comfortable ')
    .replace(/(?<=\b(?:w\/|with|and|\+|&|business|car|valid) )ins\b\.?/gi, 'insurance')
    .replace(/(?<=\b(?:good|strong|advanced|excellent|basic|intermediate|ms) )excel\b/gi, 'Excel')
    // "English + German fluent (C1)".
    .replace(
      /^([A-Z][a-z]+)(?: ?[+&] ?| and )([A-Z][a-z]+),? (fluent|native|good)(?: ?(\([ABC][12]\)))?$/,
      (_, one: string, other: string, how: string, level: string | undefined) =>
        `${how} ${one} and ${other}${level ? ` ${level}` : ''}`,
    )
    .replace(/^min(?:imum|\.)? age:? (?:of |is )?(\d\d)(?: years)?$/i, '$1+')
    .replace(/^min(?:imum|\.)? height:? (?:of |is )?(\d{3} ?cm)\b/i, 'at least $1 tall')
    // "Class B held 3+ yrs", "licence B".
    .replace(
      /^(class|category|cat\.?) ([A-D][1E]?E?),? held(?: for)? (\d+\+?) ?(?:yrs?|years?)$/i,
      'a class $2 licence held for $3 years',
    )
    .replace(/^licen[cs]e (?:class )?([A-D][1E]?E?)$/i, 'a class $1 driving licence')
    // "GPhC reg", "PHECC reg paramedic".
    .replace(/^([A-Z][A-Za-z]*[A-Z][A-Za-z]*)[- ]reg['’]?d?\.?(?= [a-z]|$)/, '$1 registered')
    .replace(/^(car|van|bike|phone)$/i, (what) => `a ${what.toLowerCase()}`)
    // "Team of 30+ handled".
    .replace(
      /^(teams?|manpower|budgets?|accounts?|clients?|projects?|staff) (of .{1,30}|.{1,20}) (handled|managed|led)$/i,
      (_, what: string, of: string, deed: string) =>
        `have ${deed.toLowerCase()} ${/s$|^manpower$|^staff$/i.test(what) ? '' : 'a '}${what.toLowerCase()} ${of}`,
    )
    .replace(/^(\d+\+?) (?:yrs?|years?)['’]? post[- ](?=[A-Z])/, '$1 years’ experience after ')
    .replace(
      /^(\d+\+?) (yrs?|years?) ((?:nursing|care|boarding|driving|riding|cooking|language|special) (?:home|school|company|firm|shop|yard)s?)$/i,
      (_, count: string, __: string, what: string) =>
        `${count} ${count === '1' ? 'year' : 'years'} of ${what} experience`,
    )
    // "Hotel housekeeping 2+ yrs with 1 yr lead".
    .replace(
      /^(?!(?:at|min|minimum|over|about|around|nearly|up|some|more|approx|approximately|roughly|with|have|has|having|having had|ideally|preferably)\b)([A-Za-z][a-z]+(?: [a-z]+){0,2}) (\d+\+?) (?:yrs?|years?),? (?=with |incl)/i,
      (_, what: string, count: string) => `${count} ${count === '1' ? 'year' : 'years'} of ${what} experience, `,
    )
    // "Audio typing 60wpm".
    .replace(
      /^(?:(?:fast|quick|accurate|fast and accurate) )?((?:audio|copy|touch) )?typing,? \(?(?:at |of )?(\d+)\+? ?wpm\+?\)?\+?$/i,
      (_, how: string | undefined, count: string) =>
        `${how && /^a/i.test(how) ? 'an' : 'a'} ${(how ?? '').toLowerCase()}typing speed of ${count} wpm`,
    )
    .replace(/\bmulti[ -]task\b/gi, 'multitask')
    .replace(/^adv\.? (?=excel\b)/i, 'advanced ')
    .replace(/^(advanced) excel$/i, '$1 Excel')
    // "Or get in 30 days": one of them.
    .replace(/ or (?:to )?(get|obtain|gain|achieve|pass|complete) (?=(?:in|within|by) )/i, ' or $1 one ')
    // "Food hygiene L2"; of "Lead assessor or HACCP level 4" the level is of the last alone, as it was typed.
    .replace(
      /^(?!.*\bor\b)([A-Za-z][a-z]+(?: [a-z]+){0,3}),? (?:L|level )([1-7])$/i,
      (_, what: string, level: string) =>
        // "A qualification at level 5" has its level where it belongs.
        /^(?:cipd|nvq|svq|qqi|cytech|btec|aat|cips|iosh|hskc?|jlpt|cima|acca|excel)| (?:at|to|of|is)$/i.test(what)
          ? `${what} Level ${level}`
          : // "Powerboat Level 2", "PADI level 2": a ticket, and no subject that is known.
            /^(?:powerboat|padi|vhf|forklift|first response|bikeability|sia|paddle ?sport|ski|snowboard|coaching|umpiring|officiating|scuba|sailing)$/i.test(
                what,
              )
            ? `${withArticle(what)} Level ${level} qualification`
            : `Level ${level} ${/^[A-Z]{2}/.test(what) ? what : `${what.charAt(0).toLowerCase()}${what.slice(1)}`}`,
    )
    // "Typing speed 35+ WPM".
    .replace(/^typing(?: speed)?(?: of|:)? (?=(?:at least |min(?:imum)? )?\d)/i, 'a typing speed of ')
    .replace(/(?<=^a typing speed of .*)\bWPM\b/, 'wpm')
    .replace(
      degrees,
      (_, one: string, two: string, three: string) =>
        `${/^(?:MBA|MCA|MSc|M\.|LL|MS|ME)/.test(one) ? 'an' : 'a'} ${one}, ${two} or ${three}`,
    )
    .replace(/^patience of (?=a )/i, 'the patience of ')
    .replace(/^night owl$/i, 'a night owl')
    .replace(/^[Oo]wn (?=[A-Z])/, 'your own ')
    .replace(
      /^(associate|bachelor|master)['’]s or (bachelor|master|associate)['’]s( degree)?(?=$| in\b)/i,
      (_, one: string, other: string) =>
        `${/^a/i.test(one) ? 'an' : 'a'} ${one.toLowerCase()}'s or ${other.toLowerCase()}'s degree`,
    )
    // "Passport holders": those who have one.
    .replace(
      /^(?:(valid|current|personal|clean|full|driving) )?(passport|visa|permit|licence|license) holders?(?=$| |,)/i,
      (_, how: string | undefined, what: string) => `a ${how ? `${how.toLowerCase()} ` : ''}${what.toLowerCase()}`,
    )
    // "2 to 4 years of post qualification experience": they own it.
    .replace(
      /^((?:at least |over |min(?:imum)?\.? )?\d+(?: ?(?:to|-|–) ?\d+)?\+?) (?:years?|yrs?)['’]?(?: of)? (post)[- ](qualification|registration|qualifying)(?: (?:experience|exp\.?))?$/i,
      (_, count: string, post: string, what: string) =>
        `${count
          .toLowerCase()
          .replace(/ ?[-–] ?/, ' to ')
          .replace(
            /^min(?:imum)?\.?/,
            'at least',
          )} ${/(?:^| )1$/.test(count) ? "year's" : "years'"} ${post.toLowerCase()}-${what.toLowerCase()} experience`,
    )
    // "5 years HR generalist incl. 2 as HRBP".
    .replace(
      /^((?:at least |over )?\d+\+?(?: to \d+)? (?:years?|yrs?)) (?!of\b|in\b|as\b|on\b|with\b|experience\b)((?:[\w/&-]+ ){0,2}[\w/&-]+)(?<!experience),? (?:including|incl?\.?) (?=(?:at least )?(?:\d|one|two|three|four|five|[a-z]+ing\b))/i,
      '$1 of $2 experience, including ',
    )
    .replace(oneOf, (whole, how: string, what: string) =>
      several.test(what) || /^(?:good|strong|excellent|steady|sharp|two|three)s? [a-z]+s$/i.test(whole)
        ? whole
        : `${/^[aeiou]/i.test(how) ? 'an' : 'a'} ${how.charAt(0).toLowerCase()}${how.slice(1)} ${what}`,
    );

const tested =
  '(?:drug tests?|drug screens?|drug screening|TB test|TB screening|TB screen|hair test|hair follicle test|alcohol test|background checks?|background screening|credit checks?|reference checks?|physical|medical|medical check|(?:criminal )?history check|(?:criminal )?record check|fitness test|bleep test|swim test|eyesight test|eye test|(?:colou?r )?vision test|colou?r blindness test|hearing test|aptitude test|driving assessment|driving test|background and TB test|background and drug (?:screen|test)|physical and drug screen|medical and drugs? test|medical and drugs and alcohol test)';
const how =
  '(?:(?:an?|the|clear|clean|full|company|pre-employment|DOT|DVLA|BCI|FBI|DOJ|state|federal|medical|hair|hair follicle|random|drugs?(?: and alcohol)?|alcohol|background|police|criminal|credit|reference|basic|physical|occupational health|short|simple) )*';
/** What a role calls for and nobody has: one passes it. */
const passed = rare(
  new RegExp(
    `^((?:you )?(?:must |will |need to )?(?:be able to |(?:the )?ability to |able to )?(?:pass|clear|undergo|complete) )?(${how}${tested}(?:(?: and | & | \\+ |, (?:and )?)${how}${tested}){0,2})\\s*(?:\\((?:we pay|paid|paid for|free|on us)\\))?(?: (?:is|are|will be) (?:required|needed|necessary|mandatory|carried out|given))?$`,
    'i',
  ),
);
const oneTest = new RegExp(`${how}${tested}`, 'gi');
/** "Background check", "DOT physical and drug screen": the reader passes one; null for all else. */
export function readPassed(text: string): string | null {
  // "Pass 3G weld test at interview": and when.
  const when =
    / (?:at|during|before|on) (?:the |your )?(?:interview|hire|hiring|onboarding|start|offer|trial day)$/i.exec(
      text,
    )?.[0];
  const early = when ? readPassed(text.slice(0, -when.length)) : null;
  if (when && early) return `${early}${when}`;
  const found = passed.exec(text)?.[2];
  if (!found || /^(?:physical|clear|clean)$/i.test(found)) return null;
  const tests = (found.match(oneTest) ?? []).map((test) => test.trim().replace(/^(?:an?|the) /i, ''));
  const named = tests.map((test) => {
    const first = /^(?:[A-Z]{2,}|DOT)\b/.test(test) ? test : test.charAt(0).toLowerCase() + test.slice(1);
    return `${/(?:s|screening)$/.test(first) ? '' : /^[aeiou]/.test(first) ? 'an ' : 'a '}${first}`;
  });
  return `pass ${named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1) ?? ''}` : (named[0] ?? '')}`;
}

/** What was written out above is one thing that somebody has. */
export const isOneOf = (text: string): boolean =>
  oneDegree.test(text) ||
  /^your own [a-zA-Z]|^an? (?:[a-zA-Z\d]+ ){0,4}(?:category|class) [A-D][1E]?E?(?: and [A-D][1E]?E?)? (?:driving )?licen[cs]e(?: held for \d+\+? years)?$/.test(
    text,
  ) ||
  /^an? (?:[a-z-]+,? ){0,3}(?:heart|stomach|hand|eye|head|voice|smile|ear|palate|back|memory|phone manner|telephone manner|bedside manner|driving record|sense of humou?r|way of working)$|^an? (?:audio |copy |touch )?typing speed of (?:at least )?\d|^an? (?:associate|bachelor|master)'s or (?:associate|bachelor|master)'s degree\b/.test(
    text,
  );

/** Whom the employer doesn't want, what it gives, how long the work is: nothing is asked by it. */
export const asksNoMore = (text: string): boolean =>
  /^(?:in[- ]date|valid|current)$|^(?:male|female)s?(?: ?\/ ?| or )(?:male|female)s?$|^home (?:every|most|by) |^pet policy\b|^min(?:imum)?\.? \d+\+? (?:yrs?|years?) held$|^apprentices\b.*\bwelcome$|^(?:service |training )?bond\b|^no (?:messers?|messing|drama|dramas|egos?|divas?|chancers?|cowboys?|slackers?|nonsense|attitudes?|excuses|prima donnas|politics|job[- ]hoppers?|bluffers?|jokers|timewasters?|sickness|pets|smokers|calls|brokers|visas?|sponsorship|freshers|commute)\b|^(?:remote|hybrid|wfh|any [a-z]+|either) (?:is |work )?(?:ok|okay|fine|possible)\b|^live[- ]?in (?:is )?(?:poss|possible|available|optional)\b|\bon request$|^(?:(?:usually|normally|about|around|roughly|up to|on average|every) )*(?:(?:one|two|three|[1-4]) (?:days?|weeks?) (?:in|out of) \w+|(?:once|twice|one|two|three|[1-4]) (?:an?|per) (?:week|month|year|fortnight|quarter))$|^(?:well[- ]behaved |office |your )?(?:dogs?|pets?|partners?|children) (?:are )?(?:very )?welcome$|^notice (?:period )?(?:max|min|of|up to|\d)|^(?!.* [–—-] )[a-z][a-z+&, -]{2,40} (?:provided|supplied|given)$|\bno[- ]go\W*$|\bno pets\b|^(?:felony|second[- ]chance|family|dog|lgbt\w*|beginner|veteran|student)[ -]friendly\b|^[\w ]{2,25} only$|^starts? (?:at|from) (?:about |around )?\d|^[a-z]+ (?:paid|supplied|provided|reimbursed)$/i.test(
    text.trim().replace(/[.!]+$/, ''),
  );
