/** The name of the post before what it asks: "Brewer: IBD certificate, CIP routines", "Weaver - power looms, colour sense". The advert has its title. */
import { withArticle } from '../../language/articles.ts';
import { lowerFirst } from '../../language/first-capitals.ts';
import { lexiconTags } from '../../language/lexicon.ts';
import { isSomebody, type PersonFact } from './person-shapes.ts';

const named = /^\s*([A-Za-z][A-Za-z’' ]{2,38}?)(?::| [-–]) +(?=\S[^,;]*[,;])/;
/** What is asked of somebody, or how somebody is: no name of a post alone. */
const asks =
  /^(?:an? |the |your )?(?:good|strong|great|excellent|confident|qualified|trained|experienced|registered|certified|certificated|licensed|licenced|chartered|skilled|competent|fluent|native|keen|team|self|fast|quick|clear|careful|natural|born|time|[a-z-]+ed|must|essential|desirable|required|own|new|ideal|able|other|further|all|any|driver['’]?s?$|public speaker|problem)\b/i;
/** Whom no list of nouns has, and who is somebody by the last word all the same. */
const posts = new Set(
  'assistant hand guide worker playworker brewer weaver embalmer maltster bailiff lifeguard stenographer referee aquarist rigger stevedore verger sexton organist usher medic blaster groundskeeper greenkeeper keeper coxswain signaller guard splicer jointer gaffer recordist captain mate deputy pastor receptionist physio cook chef porter attendant operative technologist technician officer editor producer master'.split(
    ' ',
  ),
);

/** Whether the words are the name of a post: its last word is somebody. */
function isPostName(name: string): boolean {
  const words = name.trim().toLowerCase().split(/\s+/);
  const last = words.at(-1) ?? '';
  return (
    words.length <= 4 &&
    !asks.test(name.trim()) &&
    (posts.has(last) || isSomebody(`a ${words.join(' ')}`) || lexiconTags(last).includes('Actor'))
  );
}

/** Of these last words each is somebody, whatever stands before it. */
const surePosts = new Set(
  'assistant playworker merchandiser embalmer maltster bailiff stenographer aquarist stevedore sexton groundskeeper greenkeeper coxswain splicer attendant receptionist porter undertaker'.split(
    ' ',
  ),
);
const hands =
  /^(?:cellar|farm|deck|stage|ranch|field|factory|mill|stable|dairy|boat|dock|kitchen|shop|vineyard|garden|yard) ?hand$/i;

/** "Cellar hand", "harbour master's assistant": who somebody is, and nothing to have or to know. */
export function asPost(read: PersonFact | null, line: string): PersonFact | null {
  if (
    line.length > 40 ||
    (read && (read.kind !== 'have' || !(read.loose || /^(?:experience (?:of|with) |an? )/.test(read.text))))
  )
    return read;
  const words = line.split(' ');
  const sure = words.length < 5 && (hands.test(line) || surePosts.has((words.at(-1) ?? '').toLowerCase()));
  return sure && isPostName(line.replace(/^an? /i, ''))
    ? { kind: 'be', text: withArticle(lowerFirst(line)), desirable: read?.desirable ?? false, sure: true }
    : read;
}

/** The row without such a name before it. */
export function withoutPostName(text: string): string {
  const found = named.exec(text);
  return found && isPostName(found[1] ?? '') ? text.slice(found[0].length) : text;
}
