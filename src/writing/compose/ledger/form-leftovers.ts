/** What a form or a template leaves in the texts of whoever filled it in: "Click or tap here to enter text", "Choose an item", "Pillar name here". */
import { rare } from '../language/its-words.ts';

const parts =
  '(?:pillar|value|reward|benefit|mission|vision|purpose|strapline|company|job|role|field|section|headline|advert|cta|call to action|supporting)';
const what = '(?:name|title|text|statement|description|copy|wording|value|date|number|details?)';
const leftover = [
  '(?:click|tap)(?: or (?:click|tap))? here(?: to (?:enter|add|insert|type) (?:text|an? [a-z]+|[a-z]+(?: [a-z]+)?))?',
  '(?:choose|select|pick) an? (?:item|option|date|value|building block)(?: from (?:the |this )?list)?',
  `(?:enter|type|add|insert|write|your) (?:(?:the|your|a|an|some) )?(?:${parts} )?(?:${what} )?(?:goes )?here`,
  `${parts}s? ${what} (?:goes )?here|${what} goes here`,
  'as per (?:the )?template|end of (?:the )?(?:template|form)|(?:wording|text|statement|details?|more) to follow|to follow',
  String.raw`(?:[A-Za-z][a-z]+ (?:date|time|day)\s*[:–-]\s*)?(?:dd[/.-]mm[/.-]yy(?:yy)?|mm[/.-]dd[/.-]yy(?:yy)?|yyyy[/.-]mm[/.-]dd|hh:mm)`,
  'y{3,}|z{3,}|#{3,}',
].join('|');

/** A part of a text that is nothing else, at its beginning, behind a stop or in a row. */
const leftoverPart = rare(
  new RegExp(String.raw`(^|[.;!?,]\s+|\n)[-–—•*·▪\s]*(?:${leftover})(?=\s*(?:[.,;!?]|$))[.!]?`, 'gim'),
);
/** "Error! Bookmark not defined.": what a word processor puts in place of a number. */
const ofProgram = /\b(?:Error|Fehler|Erreur)! [^.!?\n]{3,60}(?:[.!?]|$)/gm;
/** "Knowledge of our own system (delete)": a line that somebody meant to take out. */
const toDelete = rare(
  /^.*\((?:to )?(?:delete|remove|delete (?:this|line|row)|remove (?:this|line|row)|not needed)\)\s*[.;]?\s*$/gim,
);

/** A text without what a form left in it. */
export function withoutLeftovers(text: string): string {
  let left = text.replace(ofProgram, ' ').replace(toDelete, '');
  // One behind the other: the stop of the first is the beginning of the second.
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(leftoverPart, (_, mark: string) => (/^[,;]/.test(mark) ? '' : mark));
  }
  return left;
}
