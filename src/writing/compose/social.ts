import { upperFirst } from './language/first-capitals.ts';
import { withNames } from './language/names-here.ts';
import { countWords } from './language/words.ts';
import { buildLedger } from './ledger/ledger.ts';
import { singles } from './plan/bind.ts';
import { createRandom, hashText } from './seed.ts';
import { readerVerb } from './steps/reader-verb.ts';
import { type ApplyHouseStyle, noHouseStyle, type WriterInput } from './types.ts';
import { writeStep } from './write.ts';

export interface SocialPost {
  title: string;
  content: string;
}
/** The three posts of the spec, by platform. */
export interface SocialPosts {
  linkedin: SocialPost;
  x: SocialPost;
  facebook: SocialPost;
}

/** X takes 280 characters. */
export const xMost = 280;

/** Writes a post for each platform from the advert's facts. The one for X never exceeds 280 characters. */
export function writeSocialPosts(
  input: WriterInput,
  run: { iteration?: number; seed?: number; applyHouseStyle?: ApplyHouseStyle } = {},
): SocialPosts {
  const house = run.applyHouseStyle ?? noHouseStyle;
  const ledger = buildLedger(input, true);
  return withNames(ledger.names, () => {
    const shared = singles(ledger);
    const get = (name: string): string => shared.get(name)?.text ?? '';
    const random = createRandom(hashText(`${JSON.stringify(input)}:${run.iteration ?? 0}:${run.seed ?? 0}`));
    const headlines = writeStep(
      input,
      1,
      { noOfLine: 8, useJobDescription: true },
      { iteration: run.iteration ?? 0 },
    ).items.filter((item) => typeof item === 'string');
    const introductions = writeStep(
      input,
      2,
      { noOfLine: 2, useJobDescription: true, outputLengthType: 'small' },
      { iteration: run.iteration ?? 0 },
    ).items.flatMap((item) => (typeof item !== 'string' && 'introduction' in item ? [item.introduction] : []));
    const [longer = '', other = longer] = introductions;
    const plain = headlines.filter((headline) => !headline.includes(get('title') || '\u0000'));
    const pick = (index: number): string =>
      closed(plain[index] ?? headlines[index] ?? upperFirst(readerVerb(ledger)?.text ?? get('title')));
    const where = [get('title'), get('place')].filter((part) => part !== '').join(', ');
    const duties = random
      .shuffle(ledger.duties.slice(0, 5))
      .slice(0, 3)
      .map(({ fact }) => `• ${upperFirst(fact.text)}`);
    const deadline = get('deadline');
    const close = deadline
      ? `Apply by ${deadline}.`
      : get('employer')
        ? `Apply to ${get('employer')} now.`
        : 'Apply now.';
    const linkedin = [pick(0), longer, duties.length > 1 ? ['What the job is about:', ...duties].join('\n') : '', close]
      .filter((part) => part !== '')
      .join('\n\n');
    const facebook = [
      pick(1),
      other,
      `Know someone who would suit this? Send it to them, or apply yourself. ${deadline ? close : ''}`.trim(),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
    return {
      linkedin: { title: house(where || pick(0)), content: styled(linkedin, house) },
      x: {
        title: house(where || pick(0)),
        content: fitPost(
          [pick(2), where ? `${where}${get('payShort') ? `, ${get('payShort')}` : ''}.` : '', close],
          house,
        ),
      },
      facebook: { title: house(where || pick(1)), content: styled(facebook, house) },
    };
  });
}

const closed = (text: string): string => (text === '' || /[.?!]$/.test(text) ? text : `${text}.`);
const styled = (text: string, house: ApplyHouseStyle): string =>
  text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : house(line)))
    .join('\n');

/** The parts that fit into a post on X; whole parts only, the last one first to stay. */
function fitPost(parts: readonly string[], house: ApplyHouseStyle): string {
  const kept = parts.filter((part) => part !== '').map((part) => house(part));
  while (kept.length > 1 && [...kept.join(' ')].length > xMost) kept.splice(kept.length > 2 ? 1 : 0, 1);
  const text = kept.join(' ');
  if ([...text].length <= xMost) return text;
  const words = text.split(' ');
  while (words.length > 1 && [...words.join(' ')].length > xMost - 1) words.pop();
  return countWords(words.join(' ')) > 0 ? `${words.join(' ').replace(/[,;:]$/, '')}.` : '';
}
