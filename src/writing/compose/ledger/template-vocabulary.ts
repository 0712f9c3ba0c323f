/**
 * What says nothing but what belongs in its place: "Pillar title (edit)", "Value + number", "Explain the value in one or two
 * sentences". A sentence is no text of the recruiter's where every word of it is one of templates, of their fields, of filling
 * them in or a small one, and one turn in it only a template has. One word of the job ("value people", "describe findings in
 * plain words", "write two short lines") keeps it whole.
 */
import { rare } from '../language/its-words.ts';

const asSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));
/** The fields of a guideline, a brief and a form. */
const field =
  '(?:pillar|value|reward|benefit|perk|mission|vision|purpose|strapline|tagline|slogan|proposition|evp|duty|duties|task|responsibility|skill|requirement|qualification|keyword|evidence|proof(?: point)?|usp|cta)';
const fields = `(?:${field}s?|responsibilities)`;
/** What stands in them. */
const wording =
  '(?:text|copy|title|name|headline|heading|sub-?title|statement|description|sentence|wording|content|body|label|caption|blurb|paragraph)';
const vocabulary = asSet(`
  pillar pillars value values reward rewards benefit benefits perk perks mission vision purpose strapline tagline slogan proposition evp usp cta duty duties task tasks
  responsibility responsibilities skill skills requirement requirements qualification qualifications keyword keywords evidence proof proofs point points bullet bullets
  text copy title name names headline headlines heading subtitle sub-title sub-heading subheading statement statements description descriptions sentence sentences wording content body label caption blurb
  paragraph paragraphs line lines word words character characters char chars letters item items field fields box boxes section sections block blocks space figure figures number numbers award awards fact facts details detail
  advert ad job role company hours contract type placeholder placeholders dummy filler sample example examples template draft form
  insert add enter edit edited replace replaced fill filled complete completed describe describes explain explains write written overwrite delete remove change update updated name state choose put provide supply give list say says goes go belongs use used
  supporting supports support main short brief optional required mandatory maximum max minimum min approx approximately about roughly limit limited least most more less fewer than no not number nr
  here below above this that these those the a an of for in on to into with by from and or at as is are be it its your our my what how why which where when if any each per only please e.g eg i.e etc
  one two three four five six seven eight nine ten first second third fourth fifth next another other new further extra additional practice means mean meaning stands up own out later yet still tbc me us text-block
  click tap start typing press optionally between keep under within working explaining describing supplied provided confirmed agreed needed necessary applicable one-line one-sentence two-line something someone
  somebody anyone should would join work works we exist own untitled unnamed overview summary outline quote quotes statistic statistics answer answers response comment comments note notes specify select pick range
  amount salary location city country date team person candidate ideal employee employer brand department manager contact phone email address link free intro lead closing normal b c d f tag tags comma comma-separated
  catchy reader source sources specific introduce introduction many need special does makes press return book must must-have have hr board marketing later soon awarding position continue before you buzzwords buzzword back verb noun object separated commas good great nice add-on list lists who person people`);
/** How long such a text may be. */
const figure = '(?:\\d+|an?|one|two|three|four|five|six|ten)';
const limit = `(?:(?:max(?:imum|\\.)?|min(?:imum|\\.)?|up to|no more than|not more than|at most|at least|approx(?:\\.|imately)?|about|limit(?:ed)?(?: (?:to|of))?|under|within|in)(?: (?:max\\.?|up to|about|of))? ${figure}(?: ?(?:-|–|to|or) ?${figure})?(?: (?:short|more))? (?:words?|characters?|chars|letters|sentences?|lines?|bullets?|paragraphs?)|\\b${figure} ?(?:-|–|to|or) ?${figure} (?:short )?(?:words?|characters?|chars|sentences?|lines?|paragraphs?)|\\(${figure}(?: short)? (?:words?|sentences?|lines?|paragraphs?)\\))`;
const fillsIn =
  '(?:insert|enter|type|add|describe|explain|name|state|overwrite|replace|edit|fill in|complete|give|provide|supply|put|list)';

/** What only a template has, in words that are all of its vocabulary. */
const sure = rare(
  new RegExp(
    [
      '\\b(?:placeholders?|dummy|filler|overwrite|lorem)\\b|\\bpillars?\\b|\\b(?:goes|belongs|go) (?:in|into|here|below)\\b|\\b(?:in|into|to) this (?:field|box|section|space|block)\\b',
      // "(edit)", "(please complete)", "(add numbers)", "(describe)".
      '[([](?:please )?(?:edit|insert|add|enter|describe|explain|replace|complete|fill|delete|remove|overwrite|update|change|name|sample|example|placeholder|tbc)\\b[^()\\[\\]]*[)\\]]',
      `\\b(?:${field}|${wording}|item|bullet|numbers|figures|details|facts|overview|summary|hours|date)\\b[^()\\[\\]]{0,20}[([](?:optional|required|mandatory|short|brief|${limit.replace('|\\b', '|')}|optional,[^()\\[\\]]*|max[^()\\[\\]]*)[)\\]]`,
      limit,
      // "Sample duty", "example skill 2", "body text", "supporting text".
      `\\b(?:sample|example|default|template|supporting|body) (?:${fields}|${wording}|text|item|bullet)\\b|\\btext[- ]?(?:block|field|box)\\b`,
      // "Your keywords here", "insert text", "click here to add".
      `\\b(?:your|${fillsIn})\\b.{0,40}\\bhere\\b|^\\W*here\\b.{0,30}\\b(?:your|${fields})\\b|\\b(?:insert|enter|type|add|replace with) (?:(?:some|your|the|a) )?(?:text|copy|wording|content|numbers|figures)\\b(?=\\W*$| (?:or|of|for|here|below|if)\\b)|\\b(?:insert|enter|replace with)\\b.{0,30}\\b(?:${fields}|figures|awards)\\b`,
      // "Copy here, please", "write what the reward is", "give details", "a line or two of copy", "mission: one sentence".
      `^\\W*${wording}s? here\\b|^\\W*(?:please )?(?:write|say|state|explain|describe|list) (?:what|how|why|who) (?:the|this|your|a) (?:${field}|role|job|person|company|team)\\b|^\\W*(?:please )?(?:give|add|provide|insert) (?:further |more |some )?details\\W*$|\\b(?:line|sentence|word)s? or two (?:of|on|about)\\b|^\\W*${field}s?: ${figure} (?:short )?(?:sentences?|lines?|paragraphs?|words?)\\b|\\b(?:fill|type|put|write) (?:this|it|these) in\\b|\\((?:from|see|as in|as per) [^()]*\\)|^\\W*(?:please )?(?:introduce|outline|summari[sz]e) (?:the|this|your) (?:${field}|role|job|company)\\b`,
      // "Replace me\", "(details of benefit)", "three bullet points with numbers", "3-5 skills", "please specify".
      '^\\W*(?:please )?(?:replace|edit|overwrite|delete|change|rewrite|fill) me\\W*$|^\\W*[([][^()\\[\\]]+[)\\]]\\W*$|\\b(?:untitled|unnamed)\\b|^\\W*(?:type|write|say|enter|insert|put) something\\W*$|^\\W*(?:please )?(?:specify|select|choose|pick)(?: (?:one|an? [a-z]+|from (?:the )?list))?\\W*$|^\\W*(?:free|normal|intro|lead|closing|body) text\\W*$',
      `^\\W*${figure}(?: ?(?:-|–|to|or) ?${figure})? (?:short |brief )?(?:bullet points?|sentences?|paragraphs?|statements?|statistics?)\\b|^\\W*\\d+ ?(?:-|–|to|or) ?\\d+ ${fields}\\b|\\b(?:add|list|insert|enter) (?:any )?(?:further|more|other|additional|another) ${fields}\\b|^\\W*(?:list|give|name|add|enter) (?:your )?${figure}(?: ?(?:-|–|to|or) ?${figure})? (?:main |key )?(?:${fields}|bullet points|items)\\b|^\\W*(?:please )?(?:describe|outline|summari[sz]e) (?:the|this|your) (?:role|job|company|team|person|ideal candidate|candidate)\\b`,
      // "Edit this sentence", "this field is optional", "to be written: vision".
      '\\b(?:edit|delete|change|replace|remove|fill in|complete|update) this (?:text|sentence|line|paragraph|section|field|box|item|block|statement|title|headline)\\b|\\bthis (?:field|section|box|text|line|block) (?:is|can be|may be) (?:optional|required|mandatory|left|edited|an? (?:example|sample|placeholder))\\b|\\bto be (?:written|filled|completed|added|edited|replaced|updated|supplied|provided)\\b',
      // "Enter main duty", "describe the reward", "name the value", "up to five skills": of one field, to be filled in.
      `^\\W*(?:please )?${fillsIn} (?:(?:the|a|an|your|one|another|the name of the|main|first|second|third|next) ){1,3}${field}\\b(?!s)|^\\W*(?:please )?(?:enter|type|insert|fill in) (?:main |first |second )?${field}\\b|^\\W*(?:please )?fill in\\b|\\b(?:add|enter|list|name|insert|give) (?:up to|at least|max\\.?|at most) (?:\\d|one|two|three|four|five|six|ten) `,
      `\\b(?:short|brief) (?:description|text|statement|sentence|paragraph|explanation) (?:of|about|on|for) (?:the|this|your) (?:${field}|job|role|company)\\b|^\\W*say (?:what|how|why) (?:the|this|your) ${field} (?:is|means|stands)\\b|\\b(?:type|enter|insert|write) (?:the|a|your) (?:short )?description of (?:the|this|your) (?:${field}|job|role|company)\\b`,
      `\\b(?:text|sentence|headline|heading|title|description|statement|wording|copy|name) (?:of|for|that supports|supporting|about|on) (?:the |a |your |this )?(?:(?:first|second|third|fourth|fifth|next) )?${field}\\b`,
    ].join('|'),
    'i',
  ),
);
/** What a field is called, and nothing else: "Benefit text", "Your vision statement", "Skill name", "Duty no. 3", "Second value", "Value + number". In a document it may stand over something. */
const nameAlone = rare(
  new RegExp(
    `^\\W*(?:\\([^()]*\\) *)?(?:(?:the|an?|your|our|another|next|new|first|second|third|fourth|fifth) )*(?:${field} (?:${wording}|number)|${field} ?[+&/] ?(?:number|text|name|statement)|${field},? ?(?:no\\.?|nr\\.?|number|#)? ?(?:\\d{1,2}|one|two|three|four|five|six)|(?:first|second|third|fourth|fifth|another|next) ${field}|your ${field}s?|${wording} (?:of|for) (?:the |your )?${field})(?: (?:here|below))?\\W*(?:\\([^()]*\\))?\\W*$`,
    'i',
  ),
);
/** Each sentence that is dropped has one of these. */
const maybe =
  /pillar|value|reward|benefit|perk|mission|vision|purpose|strapline|tagline|slogan|proposition|evp|usp|cta|dut(?:y|ies)|task|responsib|skill|requirement|qualification|keyword|evidence|proof|placeholder|dummy|filler|sample|example|template|overwrite|insert|text|sentence|word|character|chars|line|paragraph|field|box|bullet|section|block|description|to be |replace|untitled|unnamed|specify|select|choose|statistic|overview|summary|something|outline|descri|details|introduce|copy|headline|numbers|figures|fill |^\W*[([]|(?:edit|delete|change|fill) me|\((?:edit|add|describe|please|optional|required)/i;

/** Whether every word is one that templates have. */
const ofTemplates = (text: string): boolean => {
  const words = text.toLowerCase().match(/[\p{L}\d][\p{L}\d.'’/-]*/gu) ?? [];
  return (
    words.length > 0 &&
    words.length < 30 &&
    words.every((typed) => {
      const word = typed.replace(/[.'’/-]+$/, '');
      return vocabulary.has(word) || /^\d{1,4}(?:[-–]\d{1,4})?$/.test(word);
    })
  );
};

/** Whether a text only says what belongs in its place. In a `document` a name alone is a heading. */
export const isTemplateTalk = (text: string, document = false): boolean =>
  // "(D)" is a mark of a form's, and no word.
  /\p{L}{3}/u.test(text) &&
  maybe.test(text) &&
  ofTemplates(text) &&
  (sure.test(text) || (!document && nameAlone.test(text)));

/** Where a part of a sentence ends: no comma inside brackets does. */
const parted = /([,;])\s+(?![^()[\]]*[)\]])/;

/** Of a sentence the parts that are the recruiter's. */
function withoutTemplateParts(sentence: string, document: boolean): string {
  if (isTemplateTalk(sentence, document)) return '';
  const pieces = sentence.split(parted);
  if (pieces.length < 3) return sentence;
  const kept: string[] = [];
  let gone = false;
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? '';
    if (isTemplateTalk(piece, document)) gone = true;
    else kept.push(`${kept.length > 0 ? `${pieces[at - 1]} ` : ''}${piece}`);
  }
  if (!gone) return sentence;
  const left = kept.join('').trim();
  return left !== '' && /[.!?]\s*$/.test(sentence) && !/[.!?]$/.test(left) ? `${left}.` : left;
}

/** "Max. 20 words", "no. 3": no sentence ends there. */
const sentenceEnds = /(?<=[.!?])(?<!\b(?:max|min|approx|no|nos|nr|e\.g|i\.e)\.)\s+/i;

/** A text without what only says what belongs there. */
export function withoutTemplateTalk(text: string): string {
  if (!maybe.test(text)) return text;
  const lines = text.split('\n');
  return lines
    .map((line) => {
      if (!maybe.test(line)) return line;
      // "- Bullet point 4": a point of a list, which is no heading.
      const [, mark = '', said = ''] = /^(\s*(?:(?:[-–—•*·▪o]|\d{1,2}[.)])\s+)?)(.*)$/.exec(line) ?? [];
      const sentences = said.split(sentenceEnds);
      const left = sentences.map((one) => withoutTemplateParts(one, lines.length > 1 && mark.trim() === ''));
      if (left.every((one, at) => one === sentences[at])) return line;
      const kept = left.filter((one) => one !== '').join(' ');
      return kept === '' ? '' : `${mark}${kept}`;
    })
    .join('\n');
}
