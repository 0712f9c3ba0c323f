/** What a line is by its own words, under whatever heading it stands. */

import { seldom } from '../language/seldom.ts';
import { plainTongue } from '../language/tongues.ts';
import { legalTail } from './page/paper.ts';
import { isFormWording, isNoTask } from './tasks/form-wording.ts';

export const personCue =
  /\b(?:must (?:have|be|hold)|able to|ability to|experience (?:of|in|with|using)|knowledge of|understanding of|licen[cs]e|qualification|degree|certificate|essential|desirable|skills?\b|years['’]? experience|gcse|nvq|registered|right to work|willing(?:ness)? to|no degree|no experience)\b/i;
/** Whether a line that could not be read says something of this job all the same, and is no form's wording. */
export const saysSomething = (line: string): boolean => {
  const count = line.split(/\s+/).length;
  return (
    count > 2 &&
    count <= 40 &&
    !isNoTask(line) &&
    !isFormWording(line) &&
    !legalTail.test(line) &&
    !/\b[A-Z]{2,}\/[A-Z]+\/\d|\brev(?:ision)?\.? ?\d|^[A-Z]\)/.test(line) &&
    !/\b(?:other|such|additional|further) (?:\w+ )?(?:duties|tasks|responsibilities)\b|\b(?:commensurate|exhaustive)\b|[:?]$/i.test(
      line,
    )
  );
};

/** What a title says beside the job's name. */
const rank =
  /^(?:level|grade|band|scale|tier|stage|[ivx]+|\d+|job|description|advert|profile|specification|role|post|title|the|an?|our|your)$/;

/** "JOB DESCRIPTION: TEACHING ASSISTANT LEVEL 2": the job's own name is no task. */
export function namesJob(line: string, title: ReadonlySet<string>): boolean {
  const words = line
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '' && !rank.test(word));
  return words.length > 0 && words.every((word) => title.has(word));
}

/** "Tel. 0341 5550192", "WhatsApp +91 ...", an address. */
export const reaches = (text: string): boolean =>
  /\S@\S+\.\S|https?:|\bwww\.|\b(?:tel|phone|mobile|whatsapp|call|ring|text)\b\W{0,3}(?:\w+ ){0,3}(?:on |at )?\+?[\d(][\d ()-]{6,}\d|\+\d{2}[\d ()-]{7,}\d|(?<![£€$₹\d.,])\b0\d{3,4}[ -]?\d{3}[ -]?\d{3,4}\b|\b(?:contact|call|ring|phone|questions?|enquiries|queries|speak to|talk to)\b[^.\n]{0,60}\b(?:0\d[\d ]{6,}\d|\d{3}[ .-]\d{3}[ .-]\d{4})\b|^applications? (?:close|must|should|by)\b.*\d/i.test(
    text,
  );
/** "At least three years' experience", "fluent German", "completed studies": asked of somebody, under whatever heading it stands. */
export const asksForSure = seldom(
  /experience|knowledge|command of|understanding of|fluent|completed|bachelor|master|degree in|licen[cs]e|^(?:very )?good /i,
  new RegExp(
    String.raw`^(?:(?:at least |minimum(?: of)? |over )?(?:\d{1,2}\+?|one|two|three|four|five|several|a few)(?: to \d+)? years?(?:['’]s?)?(?: of)? (?:[\w/-]+ ){0,3}experience\b|(?:very |a )?(?:good|excellent|sound|strong|solid|basic|working|proven|in-depth) (?:[\w/-]+ ){0,2}(?:knowledge|command|understanding) of\b|(?:business |very )?fluent (?:in )?[A-Z][a-z]+|completed (?:studies|degree|vocational training|training|apprenticeship|education)\b|(?:an? )?(?:bachelor|master)['’]?s(?: degree)?\b|(?:an? )?degree in\b|(?:full |valid |clean |current )+(?:UK )?(?:driving |driver['’]?s )?licen[cs]e\b|(?:very )?good (?:[A-Z][a-z]+ and )?(?:good )?(?:spoken |written )?${plainTongue}\b|(?:previous |proven )experience (?:in|of|with|as)\b)`,
    'i',
  ),
);

/** What is told of the employer, wherever it stands. */
export const aboutOurs = /\b(?:we|us|our|ours)\b|\bwelcome\W*$|\bjoiners?\b/i;

/** Said to the reader, and no line of a list: "Join our crew". */
export const aboutUs = /\b(?:we|us|our|you|your|yours?elf)\b/i;

/** "Visit our website to learn more", "support our vision": said to whoever reads the paper, and no work. */
export const toApplicants =
  /^(?:see|visit|read|join|click|view|follow|find|ask|bring|note|refer|quote|download|send|submit|go|look at|check out)\b|\b(?:website|web ?page|link|application|vision|mission|values|further details|more information)\b/i;
/** "Finance Director, Carnegie Quay Shipping Ltd": the name of the paper, and nothing that is asked. */
export function namesPaperOf(text: string, title: ReadonlySet<string>): boolean {
  return (
    text.split(' ').length <= 10 &&
    (namesJob(text.split(/\s[-–—|]\s|\s\(|,\s/)[0] ?? '', title) ||
      /^[A-Z][^.;:]*, [A-Z][^.;:]* (?:Ltd|Limited|plc|PLC|GmbH|AG|Inc|LLC|LLP|Pvt Ltd|Group|DAC|CLG)\.?$/.test(text))
  );
}
