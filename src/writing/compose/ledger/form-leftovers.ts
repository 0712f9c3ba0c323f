/** What a form or a template leaves in the texts of whoever filled it in: "Click or tap here to enter text", "Choose an item", "Pillar name here". */
import { rare } from '../language/its-words.ts';
import { withoutTemplateTalk } from './template-vocabulary.ts';

const parts =
  '(?:pillar|value|reward|benefit|mission|vision|purpose|strapline|company|job|role|field|section|headline|advert|cta|call to action|supporting)';
const what = '(?:name|title|text|statement|description|copy|wording|value|date|number|details?)';
const guide = '(?:pillar|value|reward|benefit|mission|vision|purpose|strapline|headline)';
const standIn =
  '(?:placeholder(?: (?:text|copy|content|statement|wording|name|title|value|only))?|(?:sample|dummy|filler|example|default|template) (?:text|copy|statement|wording|paragraph)|text placeholder)';
/** What somebody typed until they would know better: "Placeholder text, please replace", "to be completed by HR", "Value 1 statement". */
const standIns = [
  `(?:this is )?(?:an? |the |some |just )?${standIn}(?: (?:here|only|for (?:the |this |our )?${guide}s?(?: \\d{1,2})?|please|to be [a-z]+(?: by [\\w ]{1,30})?))?(?:\\s*[:–-] [^\\n]*)?`,
  '(?:please|pls|needs? to be|to be|still to be|must be) (?:replaced?|completed?|filled(?: (?:in|out))?|fill (?:in|out)|updated?|supplied|written(?: up)?|added|inserted|decided|determined|announced|finali[sz]ed|drafted|re-?written|deleted?|removed?)(?: (?:by|with|from|before|when|later|soon|here|once|after) [^.;,\\n]{0,40}| (?:later|soon|here|this|me|text))?',
  '(?:(?:the )?same as|as per|as in)(?: the)? (?:last (?:time|year|month|advert|ad|one)|before|previous(?:ly)?|(?:old|previous) (?:one|ad|advert|jd|post))|same as (?:above|below|usual|ever|always)|as (?:before|above|last time)(?=\\W*$)',
  "(?:please )?(?:copy|paste|copy and paste|reuse|re-use|lift|pull|take|use|see|check)(?: (?:it|this|that|text|wording|everything|the (?:text|wording)))? ?(?:from|in|on)? ?(?:the |our |my )?(?:old|last|previous|existing|last year['’]s) (?:advert|ad|jd|one|text|post(?:ing)?|version|job description|campaign|wording|copy)s?(?: please)?",
  '(?:please )?see (?:above|below|overleaf|attached|attachment|(?:e-?)?mail|notes?|(?:the )?(?:intranet|appendix|spreadsheet|template)|other (?:doc(?:ument)?|file))',
  `(?:${guide}|company|field) (?:name|title|text|statement)|(?:TODO|FIXME|TBW)\\b(?: ?[:–-][^.;\\n]*)?`,
  '(?:asdf|qwert)[a-z]*(?: (?:asdf|qwert)[a-z]*)*|blah(?:[ ,]+blah)+|foo ?bar|test(?:ing)?(?:[ ,]+test(?:ing)?)+(?: 123)?|test ?123|abc ?123|hello world',
  `(?:untitled|unnamed)(?: (?:${guide}|text|document|section|item|field))?(?: \\d{1,2})?|new (?:${guide}|text block)(?: \\d{1,2})?`,
  `${guide}s? ?#?\\d{1,2}(?: (?:${what}|goes here))?|${what} (?:of|for) ${guide}s? ?\\d{0,2}`,
  '(?:double[- ]?)?(?:click|tap) (?:here )?to (?:edit|add|enter|type|insert|change|begin|start)(?: [a-z]+){0,3}',
  '(?:enter|type|add|insert) (?:your |some )?text(?: (?:here|below))?|(?:enter|type|add|insert|write) (?:your |some )(?:copy|content|wording|statement|description|title)(?: (?:here|below))?',
  '(?:insert|paste|add) (?:an? |the |your |our )?(?:(?:application|apply|careers?|job|web|website) )?(?:link|url|hyperlink|logo|image)(?: (?:here|below|above|in|later))?|(?:insert|paste) (?:an? |the |your |our )?(?:web ?address|e-?mail(?: address)?|phone(?: number)?|contact(?: details)?|date|deadline|name|photo)(?: (?:here|below|above|in|later))?|(?:link|url|date|details|name|number|logo) (?:to (?:be added|follow|come)|to be (?:confirmed|inserted)|goes here|tb[cda])',
  `(?:insert|add) (?:an? |the |your )?(?:duty|duties|skill|task|${guide}|logo|bullet|point)s? ?(?:\\d{1,2}|here|text)`,
  '(?:awaiting|pending|waiting for) (?:(?:final )?(?:approval|sign-?off|copy|text|wording|input|confirmation|content|details?))(?: (?:from|by|of) [^.;,\\n]{1,30})?',
  `(?:our |the )?${guide}s?(?: statement)? (?:(?:is |are )?to be (?:confirmed|advised|agreed|written|decided|defined|added|finali[sz]ed|completed)|tb[cda]|to follow|goes here|coming soon|pending)(?: by [^.;,\\n]{1,30})?`,
  'tb[cda] (?:by|with|from|after|once) [^.;,\\n]{1,40}',
  `${guide}s? (?:goes )?here`,
  'coming soon|watch this space',
];
const leftover = [
  '(?:click|tap)(?: or (?:click|tap))? here(?: to (?:enter|add|insert|type) (?:text|an? [a-z]+|[a-z]+(?: [a-z]+)?))?',
  '(?:choose|select|pick) an? (?:item|option|date|value|building block)(?: from (?:the |this )?list)?',
  `(?:enter|type|add|insert|write|your) (?:(?:the|your|a|an|some) )?(?:${parts} )?(?:${what} )?(?:goes )?here`,
  `${parts}s? ${what} (?:goes )?here|${what} goes here`,
  'as per (?:the )?template|end of (?:the )?(?:template|form)|(?:wording|text|statement|details?|more) to follow|to follow',
  String.raw`(?:[A-Za-z][a-z]+ (?:date|time|day)\s*[:–-]\s*)?(?:dd[/.-]mm[/.-]yy(?:yy)?|mm[/.-]dd[/.-]yy(?:yy)?|yyyy[/.-]mm[/.-]dd|hh:mm)`,
  'y{3,}|z{3,}|#{3,}',
  ...standIns,
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

/** A field that holds nothing else: "unknown", "nil", "same as JD", "=A1+B2". */
const nothingElse =
  /^\W*(?:ditto|idem|(?:as|like) (?:we )?(?:discussed|agreed|spoken|said|talked about|mentioned)(?: (?:with|by|to|on the phone|in the meeting|yesterday|last week|earlier|above|before)(?: [A-Za-z’'-]+){0,3})?|n\.a|nil|not known|unknown|dunno|don['’]t know|insert|text|sample|draft|pillar|value|copy paste|ipsum|void|body text|sub-?title|(?:heading|item|bullet|skill|duty|task) (?:\d{1,2}|[A-F])(?:, (?:heading|item|bullet|skill|duty|task) (?:\d{1,2}|[A-F]))*|(?:start|type) (?:typing|here)|write something|(?:add|enter) an? (?:description|statement|title|name)|describe the [a-z]+ here|(?:same as|as per) (?:the )?(?:JD|job description)|error 404)\W*$|^\s*=[A-Z]+\d*[(+*/:-][^\n]*$/i;

/** "Ask Karen": whom by name; "Ask twice" is what a house does. */
const askSomebody = /^\W*[Aa]sk [A-Z][a-z]+\W*$/;

/** A text without what a form left in it. */
export function withoutLeftovers(text: string): string {
  if (text.length < 80 && (nothingElse.test(text) || askSomebody.test(text))) return '';
  let left = withoutTemplateTalk(text).replace(ofProgram, ' ').replace(toDelete, '');
  // One behind the other: the stop of the first is the beginning of the second.
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(leftoverPart, (_, mark: string) => (/^[,;]/.test(mark) ? '' : mark));
  }
  return left;
}
