/** The employer's name as it is written, and the names of other employers, whose adverts were copied. */
import { coverage } from '../language/words.ts';
import type { WriterInput } from '../types.ts';
import { cleanLine } from './clean.ts';
import { firmsAtTop, shortNamesOf } from './short-names.ts';

const small = /^(?:of|and|the|for|de|der|den|van|von|du|la|le|del|di)$/i;
const everyday =
  /^(?:ltd|inc|co|old|new|big|red|day|one|air|sea|bay|inn|pub|bar|car|pet|job|art|eat|fit|pro|top|way|sky|sun|zoo|tea|ice|gas|oil|eco|our)$/i;

/** A company's name as it is written; one in capitals throughout is calmed, its short parts stay. */
export function companyName(raw: string | null): string | null {
  const name = cleanLine(raw).slice(0, 80);
  if (!/[A-Za-z0-9]/.test(name)) return null;
  const typed = (raw ?? '').replace(/[^A-Za-z ]/g, '').trim();
  if (/[a-z]/.test(typed) || !/ /.test(typed))
    return /[A-Z]/.test(typed) && !/[a-z]/.test(typed) ? name.toUpperCase() : name;
  return name
    .split(' ')
    .map((word, index) => {
      if (index > 0 && small.test(word)) return word.toLowerCase();
      return word.length <= 3 && !everyday.test(word) && !small.test(word)
        ? word.toUpperCase()
        : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
    })
    .join(' ');
}

const name = String.raw`([A-Z][\w'’-]+(?:,? (?:&|and|of|[A-Z][\w'’-]+))*)`;
/** Who speaks as the employer: "At X, we", "X is recruiting", "Join X as". */
const speakers: readonly RegExp[] = [
  new RegExp(String.raw`\bAt ${name},? we\b`, 'g'),
  new RegExp(String.raw`${name} (?:is|are) (?:now |currently )?(?:recruiting|hiring|looking for|seeking)\b`, 'g'),
  new RegExp(String.raw`\b[Jj]oin ${name} as\b`, 'g'),
  new RegExp(String.raw`\b(?:About|Why work (?:for|at)|Welcome to) ${name}(?=[\n:?!.]|$)`, 'gm'),
];
/** "Join Oceanarium Whitby, the coast's favourite day out!": whom one joins, called by a name. */
const joinAlone =
  /(?:^|[.!?>]\s*)(?:[Cc]ome and )?[Jj](?:oin|OIN) (?:us at )?((?:(?:[A-Z][\w'’-]+|&|and|of) )*[A-Z][\w'’-]+)(?=,? (?:the|an?|one of|where|for|and (?:help|be|get|you)) |[,!.]|$)/gm;
/** "We are looking for an assistant to join BrightLens Opticians Galway": a pasted advert's employer, where the texts speak of it again. */
const toJoin = new RegExp(
  String.raw`\b(?:to|and|will|who['’]ll|you['’]ll|can) join\s+(?:us at\s+)?${name}(?=[.,!;\n]|$)`,
  'g',
);
/** Houses, schools and places, which an employer has several of. */
const ofHouses =
  /\b(?:House|Home|Lodge|Court|Manor|Hall|Hotel|Inn|Hospital|Clinic|Surgery|School|Primary|College|Centre|Center|Park|Farm|Site|Campus|Street|Road|County|Council|Branch|Depot|Store|Plant|Works|Yard|Station|Kitchen|Nursery|Library|Museum)\b/;
/** Parts of a house, and times, which are no firm. */
const noFirm =
  /\b(?:Team|Department|Dept|Ward|Unit|Division|Section|Crew|Squad|Year|Class|Group \d|Operations|Finance|Engineering|Sales|Marketing|Service|Services|Support|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Board|Committee|Programme|Program|Scheme|Academy)\b/;
const noCompany =
  /^(?:We|You|The|Our|This|It|They|Who|What|Us|Me|Role|Job|Position|Post|Team|Company|Department|School|Trust|Council|Hospital|Organisation|Client|Year|Night|Christmas|Easter|Monday|Work|Work From|Us And|This Role|The .*|Our .*|A .*|An .*)$/;

/** Employers that a text speaks for and that aren't the advert's: it was copied from another advert. */
export function findOtherCompanies(text: string, employer: string | null): string[] {
  if (!employer) return [];
  const found = new Set<string>();
  for (const pattern of speakers)
    for (const match of text.matchAll(pattern)) {
      const other = (match[1] ?? '').trim();
      if (other.length < 3 || noCompany.test(other) || !/[a-z]/.test(other)) continue;
      if (coverage(other, employer) > 0.5 || coverage(employer, other) > 0.5) continue;
      // One word may be a job or a place; a firm is named twice, or with its legal form.
      const times = text.split(other).length - 1;
      if (times < 2 && !/\b(?:Ltd|Limited|LLP|plc|PLC|Inc|GmbH|AG|BV|LLC|Corp|Group)$/.test(other)) continue;
      found.add(other);
    }
  for (const match of text.matchAll(joinAlone)) {
    const other = (match[1] ?? '').trim();
    if (noCompany.test(other) || noFirm.test(other) || other.split(/ (?:&|and|of) | /).length < 2) continue;
    if (coverage(other, employer) < 0.5 && coverage(employer, other) < 0.5) found.add(other);
  }
  for (const match of text.matchAll(toJoin)) {
    const other = (match[1] ?? '').trim();
    const [first = ''] = other.split(' ');
    if (noCompany.test(other) || noFirm.test(other) || ofHouses.test(other) || other === first) continue;
    if (text.split(first).length < 3 || coverage(other, employer) > 0 || coverage(employer, other) > 0) continue;
    found.add(other);
    // "BrightLens has 14 branches": two words in one are nobody's place or trade.
    if (/^[A-Z][a-z]+[A-Z]/.test(first)) found.add(first);
  }
  return [...found];
}

/** A firm that isn't the advert's, and what it is called for short. */
export interface OtherCompany {
  name: string;
  short: readonly string[];
}

/** All other firms of an advert: those that its texts speak for, and those that head its job description. */
export function otherCompaniesIn(input: WriterInput, spoken: string, jobDescription: string): OtherCompany[] {
  const { advert, guidelines, brief } = input;
  const own = [advert.brandName, guidelines.companyName].flatMap((name) => companyName(name) ?? []);
  const typed = [
    ...[brief?.description, brief?.proposition, brief?.responsibilitiesRole, brief?.skills],
    ...[brief?.supportingEvidence, brief?.keywords, advert.jobTitle, advert.sector, advert.location],
    ...guidelines.rewards.flatMap(({ title, statement }) => [title, statement]),
  ].join('\n');
  const names = new Set([...findOtherCompanies(spoken, own[0] ?? null), ...firmsAtTop(jobDescription, own)]);
  return [...names].map((name) => ({ name, short: shortNamesOf(name, typed, own) }));
}

/** The same for all that an advert's facts speak of, its job description among them, whether a step uses that or not. */
export function otherCompaniesOf(input: WriterInput): string[] {
  const { brief, jobDescription } = input;
  const texts = [brief?.description, brief?.proposition, brief?.supportingEvidence, jobDescription?.text];
  const spoken = texts.filter((text) => typeof text === 'string').join('\n');
  return otherCompaniesIn(input, spoken, jobDescription?.text ?? '').flatMap(({ name, short }) => [name, ...short]);
}

/** An address, a number or a site that somebody can be reached at. */
const reach = /@|https?:|\bwww\.|\b[a-z\d-]{3,}\.(?:[a-z]{2,3}\b|example\b)|\b\d{3}[- ]\d{4}\b|\b\d{5,}\b/i;

/** A job description without where to apply, where it was another employer's: nobody is sent there. */
export function withoutOthersReach(input: WriterInput): string {
  const text = input.jobDescription?.text ?? '';
  return reach.test(text) && otherCompaniesOf(input).length > 0
    ? text
        .split('\n')
        .map((line) =>
          reach.test(line)
            ? line
                .split(/(?<=[.!?]) (?=[A-Z$£€])/)
                .filter((part) => !reach.test(part))
                .join(' ')
            : line,
        )
        .join('\n')
    : text;
}
