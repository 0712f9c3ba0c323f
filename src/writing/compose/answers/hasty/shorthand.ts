/** Short forms of trades, schools, farms and kitchens, written out: what no list of everyday shorthand has. */
import { monthOf } from '../../../text/calendar.ts';

type Row = readonly [RegExp, string | ((...groups: string[]) => string)];

const titled = (word = ''): string => word.charAt(0).toUpperCase() + word.slice(1);

/** In any question. */
export const shortForms: readonly Row[] = [
  [/\babt\b/g, 'about'],
  [/\bengrs?\b/g, (found = '') => `engineer${found.endsWith('s') ? 's' : ''}`],
  [/\bassts\b/g, 'assistants'],
  [/\bqualis\b|\bquals\b/g, 'qualifications'],
  [/\bdep(?:ends|ending)? on\b|\bdepdg on\b/g, 'depending on'],
  [/\bgr8\b/g, 'great'],
  // "Fit - bags 25kg": how heavy they are, and nobody bags them.
  [/(?<=^|[,;.]\s?| - )(bags|sacks|boxes|parcels|crates|kegs) (up to )?(\d+ ?(?:kg|lbs?))\b,?/g, 'the $1 weigh $2$3.'],
  [/\bstate (?=(?:recogni[sz]ed|registered|certified|approved|licensed|funded)\b)/g, 'state-'],
  [/\b(no [a-z]+),? we (?=[a-z]+ (?:like|the|our|it|what|by|as|all|every|them)\b)/g, '$1. we '],
  [
    /\bevery last (mon|tue|wed|thu|fri|sat|sun)[a-z]* (?:in|of) (?:the |every |each )?month\b/g,
    'on the last $1 of the month',
  ],
  [/\b(family|private|independent|local) (co|company|firm|business),? (?=(?:19|20)\d\d\b)/g, '$1 company since '],
  [/\bbday\b/g, 'birthday'],
  [/\b(bike|cycle|walk) 2 (?=work\b)/g, '$1 to '],
  [/\breply emails\b/g, 'reply to emails'],
  [/\bgrad(?:uate)? any(?: stream| discipline)?\b/g, 'degree in any stream'],
  [/\b(night|travel|shift|phone|meal) allow(?:ance)? (?:na|n\/a|nil|none)\b/g, 'no $1 allowance'],
  [/\b(night|travel|shift|phone|meal|wfh|car) allow\b/g, '$1 allowance'],
  [/\bperf (?=bonus|review)/g, 'performance '],
  [/\bpromo (?=from within)/g, 'promotion '],
  [/(?<=^|[.]\s?)start[- ]?up (?=(?:19|20)\d\d\b)/g, "we're a start-up founded in "],
  [/\bpre (?=(?:trip|start|op|shift|flight|delivery|use) )/g, 'pre-'],
  [/\bclean (mvr|licen[cs]e|record) (?=\d+ (?:yrs|years))/g, 'clean $1 for '],
  [/\b(?:ft|full[- ]time) or (\d) days\b(?! a)/g, 'full-time or $1 days a week'],
  [/(?<=^|[,;.]\s?)((?!need|must)[a-z]{3,}ed) before(?=$|[,;.])/g, 'you have $1 before'],
  [/(?<=[a-z]) w (?=\d)/g, ' with '],
  [/\b(\d\+? ?yrs?|\d\+? years) min\b/g, 'at least $1'],
  [/\bmin (?=on the floor\b)/g, ''],
  [
    /\b(\d+) (chair|bay|seat|cover|unit|person|crew) (?=shop|salon|barbers?|cafe|restaurant|unit|workshop|parlour|crew|team|surgery|kitchen|diner|studio)/g,
    '$1-$2 ',
  ],
  [/\b([2-5]) bed (?=house|flat|cottage|apartment|bungalow)/g, '$1-bedroom '],
  [/\b([a-z]{4,}) rd\b/g, (_, name = '') => `${titled(name)} Road`],
  [/\b(\d|an?|one) ft (?=[a-z]{3})/g, '$1 full-time '],
  [/\bgrp(s?)\b/g, 'group$1'],
  [/\bofc\b/g, 'office'],
  [/\byrly\b/g, 'yearly'],
  [/\bdocu\b/g, 'documentation'],
  [/\bthe? ?nite before\b|\bnite before\b/g, 'the night before'],
  [/\bnites?\b/g, (found = '') => found.replace('nite', 'night')],
  [/(?<=^|[,;.]\s?)hiring (?:bc|because)\b/g, "we're hiring because"],
  [/\bbc\b(?= (?:we|of|the|our|it|they)\b)/g, 'because'],
  [/\bsince (0\d|1\d|2\d)\b(?! ?(?:days|weeks|years))/g, 'since 20$1'],
  [/\bsince ([6-9]\d)\b(?! ?(?:days|weeks|years))/g, 'since 19$1'],
  [
    /\b(opening|opens|starting|launching|closing) (?=(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)[a-z]*(?:$|[,;.]))/g,
    '$1 in ',
  ],
  [/\bevery pay ?day fri(?:day)?\b|\bevery pay fri(?:day)?\b/g, 'every payday'],
  [/\bno ((?:satur|sun)days?|weekends?|nights?|evenings?) ever\b/g, 'never any $1'],
  [/(?<=[a-z])(?<! an?) \+(?=$|[,;.])/g, ' a plus'],
  [/\bvalid dl\b/g, "valid driver's license"],
  [/\b(?<=license |licence )clean record\b/g, 'and a clean record'],
  [
    /\b([bmd])\.? ?pharm(?:acy)?\/([bmd])\.? ?pharm(?:acy)?\b/g,
    (_, one = '', two = '') => `${one.toUpperCase()}Pharm or ${two.toUpperCase()}Pharm`,
  ],
  [/\bdispense rx\b/g, 'dispense prescriptions'],
  [/\breg (?=must|required|needed|essential)/g, 'registration '],
  [/\btractor lic\b/g, 'tractor licence'],
  [
    /\b((?:care |first aid |food hygiene )?cert(?:ificate)?|licen[cs]e|card|ticket|cscs|cpc|dbs),? (\(?)or (?:will )?(get|do|take) (?:it )?(?=(?:in|within|wi|w\/in) \d)/g,
    '$1 $2or willingness to $3 it ',
  ],
  [/\bor will (do|get|take) (it|one)\b/g, 'or willingness to $1 $2'],
  [/\bwi (?=\d)/g, 'within '],
  [
    /\b(dbs|enhanced dbs|vetting|drug test|medical) paid by us\b/g,
    (_, what = '') => `we pay for the ${/dbs/.test(what) ? `${what.replace('dbs', 'DBS')} check` : what}`,
  ],
  [/(?<=^|[,;.]\s?)(?:ok|okay|fine) to (?=(?:stay|travel|relocate|work|do|drive|live|start)\b)/g, 'happy to '],
  [/\bgd (?=[a-z])/g, 'good '],
  [/\b(?:intv|intvw|intvu)s?\b/g, (found = '') => `interview${found.endsWith('s') ? 's' : ''}`],
  [/\b(local|small|family|big|old|irish|indian|private) co\b(?! ?-?op)/g, '$1 company'],
  [/\b(staff|meeting|changing|wash|store|training|play|common) rm\b/g, '$1 room'],
  [/\bqty\b/g, 'quantity'],
  [/\b(\d+) ?emp\b(?=$|[,;.])/g, '$1 employees'],
  [/\b(?:eng|english) (?:\+|&|and) maths\b/g, 'English and maths'],
  [/\b(?:grade )?c\/4\b/g, 'at grade C/4'],
  [/\bgcses? english and maths\b/gi, 'GCSE English and maths'],
  [
    /\b(grade|band|scale|point) ([a-k])\b(?! ?[a-z]{2})/g,
    (_, what = '', letter = '') => `${what} ${letter.toUpperCase()}`,
  ],
  [/\b(?:l|lvl ?)([1-7])\b(?= (?:ta|in|nvq|diploma|cert|award|food|qual|or|childcare|first)\b|$|[,;.])/g, 'level $1'],
  [
    /\b(nvq|qqi|btec|svq|food hygiene|ncfe) l(?:vl ?)?([1-8])\b/g,
    (_, what = '', level = '') => `${/^food/.test(what) ? what : what.toUpperCase()} level ${level}`,
  ],
  [/\b1\+ ?yrs?\b(?! exp)/g, 'at least a year'],
  [/\b([2-9]|1\d)\+ ?yrs?\b(?! exp)/g, 'at least $1 years'],
  [/\b(\d\d)h\b(?! ?(?:\/|a |per ))/g, '$1 hours'],
  [/\bteam (?:of )?(\d+) (people|staff)\b/g, 'team of $1 $2'],
  [
    /\b(?:be|b\.?e\.?|b\.?tech|be\/btech)\/diploma (civil|mech(?:anical)?|electrical|electronics|it)\b/g,
    (_, of = '') => `a BE or diploma in ${/^mech/.test(of) ? 'mechanical' : of} engineering`,
  ],
  [/\b(wheeler|driving|driver'?s|forklift|heavy vehicle) lic\b/g, '$1 licence'],
  [
    /\b(utr|ni|pps|pin|phone|licence|reg|badge|tax|mobile|account) no\b\.?(?=$|[,;.]|( [a-z]))/g,
    (_, what = '', more = '') =>
      `${what.length < 4 && what !== 'pin' && what !== 'reg' && what !== 'tax' ? what.toUpperCase() : what} number${more ? '.' : ''}`,
  ],
  // "Garda vetting we do it".
  [
    /(?<=^|[.]\s?)((?!if\b|when\b|what\b|all\b)[A-Za-z]+(?: [a-z]+){0,2}),? we (do|arrange|cover|organise) (?:it|that)\b,?/g,
    'we $2 the $1.',
  ],
  [
    /[,;] ((?!if\b|when\b|what\b|all\b)[A-Za-z]+(?: [a-z]+){0,2}),? we (do|arrange|cover|organise) (?:it|that)\b,?/g,
    '. we $2 the $1.',
  ],
  [/\b1:1(?= (?:support|work|sessions?|teaching|care|help)\b)/g, 'one-to-one'],
  [/\b1:1 (?:am|mornings?)\b/g, 'one-to-one support in the mornings'],
  [/\b1:1 (?:pm|afternoons?)\b/g, 'one-to-one support in the afternoons'],
  [/(?<=\d) w (?=[a-z]{3,})/g, ' with '],
  [/\b(\d{1,2})a ?- ?(\d{1,2})p\b/g, '$1am-$2pm'],
  [/\bthx ?giving\b/g, 'Thanksgiving'],
  [/\bm\/[fw]\/[dx]\b,?|\b[fw]\/m\/[dx]\b,?/g, ''],
  [
    /\b(\d{3,4}) ?- ?(\d{3,4}) (?:eur|euros?|€)(?: (?:a |per |\/ ?)?(month|mth|monat))?\b/g,
    (_, from = '', to = '', per = '') =>
      `€${Number(from).toLocaleString('en-GB')} to €${Number(to).toLocaleString('en-GB')}${per ? ' a month' : ''}`,
  ],
  [
    /\bfinished (?:apprenticeship|training|ausbildung)(?: as)?(?: an?)? ([a-z-]+(?: [a-z-]+)?)(?=$|[,;.])/g,
    'a finished apprenticeship as $1',
  ],
  [
    /(?<=^|[,;.]\s?)(?:req|reqd|required|need|needs) (?=\d+ (?:[a-z]+ ){0,2}(?:engineers|assistants|drivers|carers|nurses|cooks|cleaners|operatives|fitters|plasterers|teachers|tutors|clerks|labourers|welders|pickers|[a-z]+ers|[a-z]+ists)\b)/g,
    'hiring ',
  ],
  [/\bdue to growth,? (?:we )?(?:need|needs|hiring)\b/g, "we're growing and need"],
  [
    /\b(rated|ofsted|good|outstanding|opened|est|founded) (jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]* (?:20)?(\d\d)\b(?! ?(?:am|pm|:|-))/g,
    (_, what = '', name = '', year = '') => `${what} (${monthOf(name) ?? name} 20${year})`,
  ],
  [
    /\b(?:poss|possible|possibly) ext(?:ension|ended)?\b\.?(?=$|( [a-z])|[,;.])/g,
    (_, more = '') => `with a possible extension${more ? '.' : ''}`,
  ],
  [/\bpt (?=(?:considered|ok|possible|avail|available|welcome|also|job ?share)\b)/g, 'part-time '],
  [/\bhyg\b/g, 'hygiene'],
  [/\btvs\b/g, 'TVs'],
  [/\bx-?rays?\b/g, (found = '') => `X-ray${found.endsWith('s') ? 's' : ''}`],
  [/(?<=\d) ?sqm\b/g, ' square metres'],
  [
    /\bfollow ups?\b(?= on\b| by\b| with\b| from\b| calls?\b| emails?\b|$|[,;.])/g,
    (found = '') => found.replace(' ', '-'),
  ],
  [
    /\b(hand|take|roll|turn|change) over(s?)(?= (?:to|from|with|at)\b)(?<=(?:^|[,;.] ?|daily |shift )[a-z]+ overs?)/g,
    '$1over$2',
  ],
];
