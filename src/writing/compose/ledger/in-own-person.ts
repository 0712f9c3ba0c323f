/**
 * What speaks of whoever typed the brief: "order stock with me", "because I think 40 is silly". No reader of an advert knows who
 * that is. Where the brief says who it is ("I'm Jonas, the owner"), that post takes its place; what a team or a house of "mine"
 * is, is ours; everything else stands in no text, and a note tells it.
 */
import type { BriefInput } from '../types.ts';
import { splitSentences } from './split-sentences.ts';

type Field = 'description' | 'proposition' | 'responsibilitiesRole' | 'skills' | 'supportingEvidence';
const names: Readonly<Record<Field, string>> = {
  description: 'description',
  proposition: 'proposition',
  responsibilitiesRole: 'responsibilities',
  skills: 'skills',
  supportingEvidence: 'supporting evidence',
};
const fields = Object.keys(names) as Field[];

const posts =
  '(?:(?:head|general|store|shop|site|ward|practice|office|team|line|branch|area|operations|managing|clinical|nursing|service|kitchen|farm|yard|bar|restaurant|hotel|registered|care|home|department) )?(?:owner|founder|co-founder|manager|director|principal|head|boss|chef|lead|leader|supervisor|foreman|partner|matron|headteacher|head of [a-z]+|CEO|CTO|CFO|COO|MD|GM)';
/** "I'm Jonas, the owner", "me (the founder)". */
const whoItIs = new RegExp(
  `\\b(?:I(?:['’]m| am)|me|it['’]s me)(?: (?:[A-Z][a-z]+))?,? \\(?(?:the|your) (${posts})\\b`,
  'u',
);
/** What one has with others: of somebody's it is the house's. */
const shared =
  /\b[Mm]y (?=(?:(?:own|whole|small|little|great|lovely|new|current|existing|present) )?(?:team|staff|crew|people|colleagues|shop|shops|store|stores|restaurant|salon|practice|farm|kitchen|garage|workshop|company|business|firm|clinic|school|nursery|home|hotel|pub|bakery|studio|office|depot|site|department|customers|clients|guests|patients|residents|pupils|students|children|drivers|nurses|engineers)\b)/g;
const mine = /\b(?:I|I['’](?:m|ve|ll|d)|me|my|mine|myself)\b/;
/** Letters and figures that are no pronoun: "Mechanic I's", "Level I", "Part I"; "Sent from my iPhone" is of the mail. */
const noPronoun =
  /\b(?:[A-Z][a-z]+|Level|Part|Grade|Band|Class|Type|Phase|Stage|Schedule|Category|Division|Tier)s? I(?:['’]s)?\b(?!['’](?:m|ve|ll|d)\b)(?! [a-z]{2,}\b(?:\W|$))|\bSent from my [A-Za-z]+|\bI-\d+|\bI\/O\b|\bI&/g;
const reason = /(?<=[\w)]),? (?:because|cos|['’]cause|since|as|so) I(?:['’](?:m|ve|ll|d))?\b[^.;!?\n,]*/g;
const opinion =
  /,? (?:I (?:think|reckon|guess|believe|hope|promise|suppose|swear|admit)|trust me|if you ask me|in my (?:view|opinion|book))\b(?=[,.;!?\n]|$)/g;
const aside = /\s*\([^()]*\)/g;
const beside =
  /(?<=[a-z]) (with|to|for|from|alongside|under|beside|by) me(?: (?:and|or) [a-z ]+?)?(?=\s*(?:[,;.\n]|$| (?:and|or) [a-z]))/g;

const speaks = (text: string): boolean => mine.test(text.replace(noPronoun, ' '));

/** A text without what speaks of its writer, and those words. */
function apart(typed: string, field: Field, post: string | null): { text: string; told: string[] } {
  if (!speaks(typed)) return { text: typed, told: [] };
  const told: string[] = [];
  const take = (found: string): string => {
    told.push(found.replace(/^[\s,(]+|[\s,).]+$/g, ''));
    return '';
  };
  const isList = field === 'responsibilitiesRole' || field === 'skills';
  const left = typed
    .replace(shared, 'our ')
    .replace(reason, take)
    .replace(opinion, '')
    .replace(aside, (found) => (isList && speaks(found) ? take(found) : found))
    .replace(beside, (found, small: string) =>
      post === null ? (isList ? take(found) : found) : ` ${small} the ${post}`,
    );
  // A task or a demand is a part of its list: of prose the whole sentence goes, which may make no sense without it.
  if (isList) return { text: left, told };
  const sentences = splitSentences(left);
  if (!sentences.some(speaks)) return { text: left, told };
  told.push(...sentences.filter(speaks).map((sentence) => sentence.trim().replace(/[.]$/, '')));
  return { text: sentences.filter((sentence) => !speaks(sentence)).join('\n'), told };
}

const postIn = (brief: BriefInput): string | null => {
  for (const field of fields) {
    const post = whoItIs.exec(brief[field] ?? '')?.[1];
    if (post) return post;
  }
  return null;
};

/** The brief without what speaks of whoever typed it. */
export function withoutOwnPerson(brief: BriefInput): BriefInput {
  if (!fields.some((field) => speaks(brief[field] ?? ''))) return brief;
  const post = postIn(brief);
  const left = { ...brief };
  for (const field of fields) left[field] = brief[field] && apart(brief[field], field, post).text;
  return left;
}

/** What the recruiter is told of it, field by field. */
export function notesOnOwnPerson(brief: BriefInput | null): string[] {
  if (!brief || !fields.some((field) => speaks(brief[field] ?? ''))) return [];
  const post = postIn(brief);
  return fields.flatMap((field) => {
    const told = apart(brief[field] ?? '', field, post).told.filter((part) => part !== '');
    return told.length === 0
      ? []
      : [
          `Left out of the ${names[field]}: ${told.map((part) => `"${part.replace(/["“”]/g, '').slice(0, 120)}"`).join(', ')}, because no reader knows who "${/\bmy?\b|\bme\b/.test(told[0] ?? '') && !/\bI\b/.test(told[0] ?? '') ? 'me' : 'I'}" is. Name the post or the team, or say it as "we".`,
        ];
  });
}

/** "Ring me for a chat", "meet my team": in a step's brief it is the house that says so. */
export const asOurs = (text: string): string =>
  text
    .replace(
      /\b(with|to|for|from|ring|call|phone|text|email|ask|contact|message|tell|meet|see|visit|drop|give|send|join) me\b(?! the\b)/gi,
      '$1 us',
    )
    .replace(/\bmy (?!own\b|iPhone\b)(?=[a-z])/g, 'our ');
