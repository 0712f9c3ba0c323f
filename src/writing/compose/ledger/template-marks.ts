/**
 * Gaps in the marks of every template: "%%GRADE%%", "$(LIMIT)", "{% if %}", "<<Name>>", "«Firma»", "@@X@@", "???". Each is put
 * in square brackets, in which a gap is known whatever typed it.
 */
import { inTurn, type Rewriting } from '../language/its-words.ts';

/** Marks of a page, which are none of a template. */
const ofPage =
  '(?:a|abbr|article|aside|audio|b|big|blockquote|body|br|button|caption|center|cite|code|col(?:group)?|dd|del|details|div|dl|dt|em|embed|fieldset|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|mark|math|menu|meta|nav|noscript|object|ol|optgroup|option|p|param|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|system|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|tt|u|ul|var|video|wbr|instructions?|prompt|facts?|brief|data|user|assistant|cdata)';
/** Words by which a template names its fields. */
const field =
  '(?:name|title|company|client|employer|firm|pillar|value|reward|benefit|mission|vision|purpose|strapline|text|statement|date|city|town|location|site|salary|pay|rate|grade|role|job|team|department|manager|amount|number|limit|days|hours|years|duty|skill|field|placeholder)';

const marks: readonly Rewriting[] = [
  [/(?<![\w%])%([A-Za-z_]{3,30})%(?![\w%])/g, '[$1]'],
  [/<#\s*([\w .-]{1,40}?)\s*#>/g, '[$1]'],
  [/(?<![\w{$#])\{(\d{1,2})\}(?!\})/g, '[$1]'],
  [/(?<![\w%])%[sd](?=[\s.,;]|$)/g, '[?]'],
  [/(?<!\w)@([A-Za-z_]{2,30})@(?!\w)/g, '[$1]'],
  [/#(?:ERROR|SPILL|CALC|BLOCKED)!/g, '[?]'],
  [/%%\s*([^%\n]{1,60}?)\s*%%/g, '[$1]'],
  [/\{\{\{\s*([^{}\n]{1,100}?)\s*\}\}\}/g, '[$1]'],
  [/\{%[-\s]*([^%\n]{0,100}?)[-\s]*%\}/g, '[$1]'],
  [/<%[=\s-]*([^%\n]{0,100}?)[-\s]*%>/g, '[$1]'],
  [/<\?(?:php|=)?\s*([^?\n]{0,100}?)\s*\?>/gi, '[$1]'],
  [/\[%\s*([^%\n]{0,100}?)\s*%\]/g, '[$1]'],
  [/\*\|([A-Z_:\d]{2,40})\|\*/g, '[$1]'],
  [/[$#]\(\s*([A-Za-z_][\w .-]{0,40})\s*\)/g, '[$1]'],
  [/#\{\s*([A-Za-z_][\w .-]{0,40})\s*\}/g, '[$1]'],
  [/(?<![\w$£€])\$([A-Z][A-Z_]{2,30})\$?(?![\w(])/g, '[$1]'],
  [/(?<![{$#\w])\{\s*([A-Za-z_][\w .-]{1,40})\s*\}(?!\})/g, '[$1]'],
  [/@@\s*([\w .-]{1,40}?)\s*@@/g, '[$1]'],
  [/##\s*([A-Z][\w .-]{1,40}?)\s*##/g, '[$1]'],
  [/__([A-Za-z][A-Za-z\d_ ]{0,38}?[A-Za-z\d])__/g, '[$1]'],
  [/«\s*([\w][\w .-]{0,40}?)\s*»/g, '[$1]'],
  [/(?:<<|&lt;&lt;)\s*([^<>&\n]{1,100}?)\s*(?:>>|&gt;&gt;)/g, '[$1]'],
  // "<LIMIT>", "<insert name>": no mark that a page has.
  [
    new RegExp(`(?<!<)<(?!/?${ofPage}\\b)([A-Z][A-Z\\d _-]{1,40})>`, 'gi'),
    (found) =>
      /^<[A-Z\d _-]+>$/.test(found) || new RegExp(`\\b(?:insert|enter|add|your|${field})\\b`, 'i').test(found)
        ? `[${found.slice(1, -1)}]`
        : found,
  ],
  // "PILLAR_2", "COMPANY_NAME": what a field is called behind the page.
  [
    new RegExp(
      `(?<![\\w[/.@])(?=[A-Z\\d_]*(?:${field.toUpperCase()})S?(?![A-Z]))[A-Z][A-Z\\d]*(?:_[A-Z\\d]+)+(?![\\w\\]])`,
      'g',
    ),
    '[$&]',
  ],
  // "??? years": a figure that nobody knew. "Ready???" is a question.
  [/(?<![\p{L}\d)"'’?!.])\?{2,}(?=\s*[\p{L}\d])/gu, '[?]'],
];

/** A text with the gaps of its template in square brackets. */
export const withTemplateMarks = (text: string): string => (/[%{}<«@#$_?*&]/.test(text) ? inTurn(text, marks) : text);
