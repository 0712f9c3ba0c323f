/** What to say about the equality findings that adverts have most often, and phrases that the list doesn't have. */
import type { Phrase } from './phrases.ts';

/** Whom a word may put off. */
export type EqualityKind = 'age' | 'sex' | 'disability' | 'race' | 'family' | 'plain';

/** The reason in one sentence, and what to write instead where the list's own proposals don't suit adverts. */
export interface Advice {
  kind: EqualityKind;
  reason: string;
  suggest?: readonly string[];
}

const person = "The title names one sex, the job doesn't.";
const man = "The title names a man, the role doesn't.";
const fault = 'It uses a disability for a fault.';

/** By the marked words; the first that fits. `suggest` are the replacements offered. */
const advice: readonly (readonly [RegExp, EqualityKind, string, string?])[] = [
  [
    /^(?:he|him|himself|she|herself|he['’]s|she['’]s)$/i,
    'sex',
    'It pictures one sex for a job that is open to everyone.',
    'they / you',
  ],
  [/^(?:his|her|hers)$/i, 'sex', 'It leaves out readers who are neither, and “your” is shorter.', 'your / their'],
  [/^s\/?he$|^he\/she$/i, 'sex', 'The double form slows the sentence and still leaves some people out.', 'they / you'],
  [/^guys?$/i, 'sex', 'Many people read it as men.', 'everyone / the team / people'],
  [/^chair(?:man|woman|men|women)$/i, 'sex', man, 'chair / chairperson'],
  [/^sales\s?(?:man|woman|men|women|lady|ladies)$/i, 'sex', person, 'sales representative / salesperson'],
  [/^manpower$/i, 'sex', 'The word counts men where you mean people.', 'staff / workforce / people'],
  [
    /^man[\s-]?hours?$/i,
    'sex',
    'The word counts men where you mean working time.',
    'hours / person-hours / working hours',
  ],
  [/^(?:un)?manned$/i, 'sex', 'The word names men where you mean that someone is there.', 'staffed / crewed'],
  [/^fore(?:man|woman|men|women)$/i, 'sex', man, 'supervisor / site supervisor / shift supervisor'],
  [
    /^(?:crafts|handy|trades|workman|workmen|repair)(?:man|men|woman|women)?$/i,
    'sex',
    "The title names a man, the trade doesn't.",
    'craftsperson / skilled tradesperson / maker',
  ],
  [
    /^workmanlike$/i,
    'sex',
    'The word names men where you mean the quality of the work.',
    'skilled / careful / well made',
  ],
  [/^(?:waitress(?:es)?|waiters?)$/i, 'sex', person, 'waiting staff / server'],
  [/^girls?$/i, 'sex', 'For an adult it sounds young, and it names one sex.', 'person / colleague / woman'],
  [
    /^(?:husband|wife|wives|husbands|boyfriend|girlfriend)s?$/i,
    'family',
    'Some people have another kind of partner.',
    'partner / spouse / family',
  ],
  [/^(?:mother|father|mum|dad|mom)s?$/i, 'family', 'Some people have another kind of family.', 'parent / carer'],
  [/^fire(?:man|men|woman|women)$/i, 'sex', person, 'firefighter'],
  [/^police(?:man|men|woman|women)$/i, 'sex', person, 'police officer'],
  [/^post(?:man|men|woman|women)$/i, 'sex', person, 'postal worker'],
  [
    /^young$/i,
    'age',
    'It may put older applicants off, and it says nothing about the work.',
    'curious / new to the trade',
  ],
  [
    /^youthful$/i,
    'age',
    'It may put older applicants off, and it says nothing about the work.',
    'curious / new to the trade',
  ],
  [
    /^energetic$/i,
    'age',
    'Next to a job it is often read as young, so say what the work asks for.',
    'on your feet most of the day / quick to start / motivated',
  ],
  [
    /^digital natives?$/i,
    'age',
    'It describes when someone was born, not what they can do.',
    'at ease with digital work',
  ],
  [
    /^recent (?:graduate|school leaver)s?$/i,
    'age',
    'It leaves out people who took the same degree later or learnt it elsewhere.',
    'at the start of your career',
  ],
  [
    /^mature$/i,
    'age',
    'For a person it is read as an age, so name the skill you mean.',
    'experienced / steady under pressure',
  ],
  [
    /^able[\s-]?bodied$/i,
    'disability',
    'It shuts out disabled people who could do the work, perhaps with an adjustment.',
  ],
  [
    /^(?:the )?(?:handicapped|cripples?|crippled|invalid)$/i,
    'disability',
    'Many disabled people find the word out of date.',
    'disabled person / disabled people / accessible',
  ],
  [
    /^(?:wheelchair[\s-]bound|confined to a wheelchair)$/i,
    'disability',
    'A wheelchair gives freedom to move, so the phrase sounds wrong to people who use one.',
    'wheelchair user / person who uses a wheelchair',
  ],
  [
    /^native (?:english )?speakers?$|^native english$/i,
    'race',
    'It asks where someone was born, where you mean how well they speak.',
    'fluent in English',
  ],
  [
    /^(?:crazy|insane(?:ly)?|mad|nuts|mental(?:ly ill)?|psycho|lunatic|madman|maniac|manic|wacko|loony|schizo)$/i,
    'disability',
    'People who live with mental illness may hear themselves in it.',
    'surprising / very busy',
  ],
  [
    /^black[\s-]?list(?:ed|ing|s)?$/i,
    'race',
    'The pair of colours says good and bad where plain words do.',
    'blocklist',
  ],
  [
    /^white[\s-]?list(?:ed|ing|s)?$/i,
    'race',
    'The pair of colours says good and bad where plain words do.',
    'allowlist',
  ],
  [
    /^(?:masters?|slaves?)$/i,
    'race',
    'The pair is being replaced in most technical writing.',
    'primary and replica / controller and device',
  ],
  [
    /^grandfather/i,
    'race',
    'The word goes back to laws that kept Black citizens from voting, and few readers know what it means.',
    'kept under the old terms / exempt',
  ],
  [/^tribes?$/i, 'race', 'It borrows from peoples who are still called by it, often with contempt.', 'team / group'],
  [
    /^sanity[\s-]checks?$/i,
    'disability',
    'A plainer word does the same without touching mental illness.',
    'quick check / final check',
  ],
  [/^(?:blind|deaf) to$|^turn a (?:blind eye|deaf ear)$/i, 'disability', fault, 'unaware of / overlooks'],
  [/^(?:dumb|lame|retarded|spastic|spaz|idiot|moron|cretin|daft)$/i, 'disability', fault, 'simple / unclear'],
  [/^suffer/i, 'disability', 'Many people live with a condition without seeing it as suffering.', 'has / lives with'],
  [/^foreigners?$/i, 'race', 'It sets people apart by where they come from.', 'international / from abroad'],
  [
    /^clean[\s-]shaven$/i,
    'race',
    'It may shut people out because of their faith, so keep it only where safety needs it.',
  ],
  [
    /^cultur(?:e|al) fit$/i,
    'race',
    'It can be read as “like us”, so say how you work together.',
    'shares our values / works as we do',
  ],
  [
    /^minorities$/i,
    'race',
    'It lumps people together, so name whom you mean or leave it out.',
    'people from every background / under-represented groups',
  ],
  [
    /^(?:just|eas(?:y|ily)|simpl(?:e|y)|obvious(?:ly)?|of course|clearly|basically|everyone knows|straightforward)$/i,
    'plain',
    'What is easy for the writer may not be for the reader.',
  ],
];

const kept = new Map<string, Advice>();
const mostKept = 2_000;

/** What to say about a finding. */
export function adviceFor(id: string, text: string): Advice {
  const key = `${id} ${text.toLowerCase()}`;
  const before = kept.get(key);
  if (before !== undefined) return before;
  if (kept.size >= mostKept) kept.clear();
  const found = findAdvice(id, text);
  kept.set(key, found);
  return found;
}

function findAdvice(id: string, text: string): Advice {
  const known = advice.find(([words]) => words.test(text));
  if (known !== undefined) {
    const [, kind, reason, suggest] = known;
    return suggest === undefined ? { kind, reason } : { kind, reason, suggest: suggest.split(' / ') };
  }
  if (
    /(?:wom[ae]n|man|men)(?:-|$)|-(?:wom[ae]n|girl|ess)|sister|brother|daughter|lady|ladies|gal-|maiden|manly|gents/.test(
      id,
    )
  )
    return { kind: 'sex', reason: person };
  return { kind: 'plain', reason: 'Some readers may feel left out by this word.' };
}

/** Phrases that adverts have and the list of retext-equality doesn't. */
export function* ownPhrases(): Generator<Phrase<{ id: string; instead: readonly string[] }>> {
  const phrases: readonly (readonly [string, string])[] = [
    ['digital-native', 'digital native,digital natives'],
    ['native-speaker', 'native speaker,native speakers,native English speaker,native English speakers,native english'],
    ['recent-graduate', 'recent graduate,recent graduates,recent school leaver,recent school leavers'],
    [
      'young',
      'young team,young and dynamic,young and energetic,young company,youthful,young professional,young professionals,young blood,young man,young men,young lady,young ladies,young person with',
    ],
    ['energetic', 'energetic'],
    ['mature', 'mature person,mature candidate,mature individual,mature attitude,mature outlook,mature approach'],
    ['wheelchair-bound', 'wheelchair bound,wheelchairbound,confined to a wheelchair'],
    ['able-bodied', 'able bodied'],
    ['clean-shaven', 'clean shaven'],
    ['culture-fit', 'culture fit,cultural fit'],
    ['foreigner', 'foreigner,foreigners'],
    ['minorities', 'minorities'],
    ['handicapped', 'the handicapped'],
    ['salesman', 'salesgirl,salesgirls'],
    ['guys', 'guys'],
    ['grandfathered', 'grandfather rights'],
    ['blind-to', 'turn a blind eye,turn a deaf ear'],
  ];
  for (const [id, list] of phrases) {
    for (const text of list.split(',')) yield { text: text.toLowerCase(), exact: false, data: { id, instead: [] } };
  }
}
