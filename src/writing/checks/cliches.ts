/** Worn phrases, and requirements that keep people from applying. Flagged only: a person knows what is meant. */
import type { Finding } from '../engine/finding.ts';
import type { Reading } from '../text/reading.ts';
import { PhraseIndex } from './phrases.ts';

interface Cliche {
  id: string;
  reason: string;
  suggest: readonly string[];
}

const list: readonly (readonly [string, string, string, string])[] = [
  ['ninja', 'ninja,ninjas', "It is a costume, not a job, and people don't search for it.", ''],
  ['rockstar', 'rockstar,rockstars,rock star,rock stars', 'It praises without saying what the work asks for.', ''],
  ['guru', 'guru,gurus', 'It says little, and it borrows a religious title.', 'specialist'],
  ['wizard', 'wizard,wizards', 'It is a costume, not a job.', 'specialist'],
  ['unicorn', 'unicorn,unicorns', "It tells people that you don't expect to find them.", ''],
  ['superstar', 'superstar,superstars,super star,sales superstar', 'Everyone asks for one, so nobody feels meant.', ''],
  [
    'hitTheGroundRunning',
    'hit the ground running,hits the ground running,hitting the ground running',
    'It can sound as though nobody will show you around.',
    '',
  ],
  ['fastPaced', 'fast paced,fastpaced', 'Most readers have seen it so often that they skip it.', ''],
  [
    'dynamic',
    'dynamic team,dynamic environment,dynamic company,dynamic individual,dynamic workplace,dynamic and,young and dynamic,dynamic organisation,dynamic person,dynamic business',
    'It fits every company, so it describes none.',
    '',
  ],
  [
    'resultsDriven',
    'results driven,result driven,results oriented,results orientated,goal oriented,target driven',
    'It fits every job, so it describes none.',
    '',
  ],
  [
    'selfStarter',
    'self starter,self starters',
    'It can be read as “you will be left alone”.',
    'plans your own week,starts without being asked',
  ],
  ['teamPlayer', 'team player,team players', 'Nearly every advert asks for one.', ''],
  ['workHardPlayHard', 'work hard play hard,work hard and play hard', 'Many readers hear long hours in it.', ''],
  [
    'goGetter',
    'go getter,go getters,can do attitude,can do approach,jack of all trades',
    'It praises without saying what the work asks for.',
    '',
  ],
  [
    'familyLike',
    'like a family,like family,one big family,work family,we are a family',
    'Some hear warmth in it, others hear no boundaries.',
    '',
  ],
  [
    'competitiveSalary',
    'competitive salary,competitive pay,competitive package,competitive salaries,competitive rates,competitive remuneration,competitive rate of pay,attractive salary',
    'Readers look for a figure and find an adjective.',
    '',
  ],
  [
    'excitingOpportunity',
    'exciting opportunity,fantastic opportunity,amazing opportunity,great opportunity,unique opportunity,excellent opportunity,exciting opportunities,fantastic opportunities,once in a lifetime opportunity,exciting new opportunity,rare opportunity',
    'Readers have seen it at the top of most adverts.',
    '',
  ],
  [
    'marketLeading',
    'market leading,industry leading,leading provider,market leader,cutting edge,bleeding edge,state of the art,best in class,bestinclass',
    'It is a claim about the company where the reader wants to know about the work.',
    '',
  ],
  ['worldClass', 'world class', 'It asks to be believed and gives no reason.', ''],
  [
    'passionate',
    'passionate about,passion for,passionate individual,passionate individuals,passionate team,passionate people',
    'It asks for a feeling where the work asks for a skill.',
    'cares about,enjoys,good at',
  ],
  [
    'thinkOutsideTheBox',
    'think outside the box,thinks outside the box,thinking outside the box,outside the box',
    'The phrase has become the box.',
    'finds another way,tries new methods',
  ],
  [
    'goTheExtraMile',
    'go the extra mile,going the extra mile,goes the extra mile,above and beyond,give 110 percent,give 110',
    'Many readers hear unpaid hours in it.',
    '',
  ],
  [
    'wearManyHats',
    'wear many hats,wear multiple hats,many hats,juggle multiple,multitasker,multi tasker',
    'It can be read as two jobs for one pay.',
    '',
  ],
  [
    'thriveUnderPressure',
    'thrive under pressure,thrives under pressure,work well under pressure,works well under pressure,work under pressure,high pressure environment',
    'Readers ask themselves why there is so much pressure.',
    '',
  ],
  [
    'hungry',
    'hungry for success,money hungry,hunger for success,hungry individual',
    'It praises without saying what the work asks for.',
    '',
  ],
  [
    'noTwoDays',
    'no two days are the same,no two days the same,no day is the same,every day is different',
    'Readers have seen it in most adverts.',
    '',
  ],
  [
    'synergy',
    'synergy,synergies,synergise,blue sky thinking,low hanging fruit,move the needle,paradigm shift,deep dive',
    "Readers outside the office don't use it.",
    '',
  ],
  [
    'provenTrackRecord',
    'proven track record,proven ability,demonstrable track record',
    'It asks for the past where the reader can only show what they can do.',
    '',
  ],
  [
    'hero',
    'sales hero,marketing hero,coding hero,jedi,rock god,hotshot,hot shot,whizz kid,whizzkid,whiz kid,maven',
    'It is a costume, not a job.',
    'specialist',
  ],
];

/** A comma parts the words that the index finds only side by side. */
const hardAndHard = /(?<![\p{L}\p{N}])work(?:s|ing)? hard, (?:and )?play(?:s|ing)? hard(?![\p{L}\p{N}])/giu;

/** A phrase as it is, and with each two of its words joined: the index reads "self-starter" as one word. */
function spellings(phrase: string): string[] {
  const words = phrase.split(' ');
  const joined = words
    .slice(1)
    .map((_, at) => [...words.slice(0, at), `${words[at]}${words[at + 1]}`, ...words.slice(at + 2)].join(' '));
  return [...new Set([phrase, ...joined])];
}

let index: PhraseIndex<Cliche> | undefined;

const years =
  /(?<![\p{L}\p{N}])(?:(?:at least|minimum(?: of)?|over|more than|a minimum of)\s)?(?:\d{1,2}\+?(?:\s?[-–]\s?\d{1,2})?|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)\s?\+?\s(?:or more\s)?years?['’]?(?:\s(?:of|or more of))?\s(?:(?:relevant|proven|previous|solid|commercial|professional|hands-on|industry|work|working|management|similar|practical|post-qualification)\s){0,2}experience(?![\p{L}])/giu;
const degree =
  /(?<![\p{L}\p{N}])(?:(?:degree|university)[\s-](?:educated|qualified|level)|(?:bachelor['’]?s|master['’]?s|university|first class|2:1|good honours)\s(?:degree\s)?(?:is\s|in\s|from\s|or\s|required|essential|degree)|degree\s(?:is\s)?(?:required|essential|in\b)|educated to degree(?:\slevel)?|must have a degree)/giu;

function isGrowth(text: string, end: number): boolean {
  return /^\s(?:to|and growing|helping|has taught|we bring)/.test(text.slice(end, end + 20));
}

/** Worn phrases and inflated requirements of a block. */
export function findCliches(reading: Reading): Finding[] {
  index ??= new PhraseIndex(
    list.flatMap(([id, phrases, reason, suggest]) =>
      phrases
        .split(',')
        .flatMap(spellings)
        .map((text) => ({
          text,
          exact: false,
          data: { id, reason, suggest: suggest === '' ? [] : suggest.split(',') },
        })),
    ),
  );
  const found: Finding[] = [];
  const taken = new Uint8Array(reading.text.length);
  const add = (rule: string, start: number, end: number, reason: string, replacements: readonly string[]): void => {
    if (reading.mask.touches(start, end)) return;
    if (taken.subarray(start, end).includes(1)) return;
    taken.fill(1, start, end);
    const text = reading.text.slice(start, end);
    const kind = rule.startsWith('inflation') ? 'may keep good people from applying.' : 'is a worn phrase.';
    found.push({
      rule: `cliche.${rule}`,
      level: 'suggestion',
      start,
      end,
      text,
      message: `“${text}” ${kind}`,
      reason,
      replacements,
      safe: false,
      scored: false,
    });
  };
  for (const { phrase, start, end } of index
    .find(reading)
    .sort((one, other) => one.start - other.start || other.end - one.end)) {
    add(phrase.data.id, start, end, phrase.data.reason, phrase.data.suggest);
  }
  for (const match of /play/i.test(reading.text) ? reading.text.matchAll(hardAndHard) : []) {
    add('workHardPlayHard', match.index, match.index + match[0].length, 'Many readers hear long hours in it.', []);
  }
  for (const match of /experience/i.test(reading.text) ? reading.text.matchAll(years) : []) {
    const end = match.index + match[0].length;
    const before = reading.adjacentBefore(match.index)?.lower ?? '';
    if (/^(?:our|we|with over|their)$/.test(before) || isGrowth(reading.text, end)) continue;
    add(
      'inflation.years',
      match.index,
      end,
      'Years say little about skill, and some people count themselves out. Say what somebody has to be able to do.',
      [],
    );
  }
  for (const match of /degree|educated|university|bachelor|master/i.test(reading.text)
    ? reading.text.matchAll(degree)
    : []) {
    const text = match[0].trimEnd();
    add(
      'inflation.degree',
      match.index,
      match.index + text.length,
      'Ask for it only where the law or the work does, and add “or similar experience”.',
      [],
    );
  }
  return found;
}

/** Most items that a list of requirements should have. */
const mostRequirements = 7;
const requirementHeading =
  /(?:require|need|essential|criteria|you(?:['’]ll)? (?:bring|have|need)|about you|who you are|person specification|skills|qualifications|looking for|what we ask|desirable|must have)/i;

/** Lists of requirements that are too long, by block: the first item beyond is marked. */
export function findLongLists(readings: readonly Reading[]): Finding[][] {
  const found: Finding[][] = readings.map(() => []);
  let lead = '';
  let items = 0;
  for (const [index, reading] of readings.entries()) {
    if (reading.kind !== 'item') {
      lead = reading.text;
      items = 0;
      continue;
    }
    items++;
    if (items !== mostRequirements + 1 || !requirementHeading.test(lead)) continue;
    let total = items;
    while (readings[index + total - items + 1]?.kind === 'item') total++;
    found[index]?.push({
      rule: 'cliche.inflation.list',
      level: 'suggestion',
      start: 0,
      end: reading.text.length,
      text: reading.text,
      message: `A list of ${total} requirements is long.`,
      reason: `Each one keeps somebody from applying. Keep the ${mostRequirements} that decide.`,
      replacements: [],
      safe: false,
      scored: false,
    });
  }
  return found;
}
