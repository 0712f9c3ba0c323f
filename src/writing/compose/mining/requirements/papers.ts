/** Papers that are called by their letters, and what a role calls for though nobody has it. */
import { headOf, isMass, isSureNoun, missesArticle } from '../../language/nouns.ts';

/** "Classroom management", "SAP MM": nothing that lacks a word, so that a sentence may ask for it. */
export const isCalledFor = (text: string): boolean => {
  if (
    /[:;!?]|, .*,|\b(?:is|are|was|we|you|it|if|not|no|be|provided|given|paid)\b/i.test(text.replace(/\([^)]*\)/g, ''))
  )
    return false;
  if (text.split(' ').length > 9 || /^[£€$₹\d]/.test(text) || /^[a-z ]*[a-z]{3}(?:er|or|ist|ian) or /.test(text))
    return false;
  // "AWS or Azure basics".
  const rest = text.replace(/^[A-Z][\w+.]* (?:or|and) (?=[A-Za-z][\w.]* [a-z])/, '');
  return isSureNoun(rest)
    ? !missesArticle(rest) || isMass(headOf(rest).split(' ').at(-1) ?? '')
    : /^(?:[A-Z][\w.+#/&-]*|\d\w*)(?: (?:[A-Z\d][\w.+#/&-]*|or|and|in|level|grade|date|similar|equivalent|\([^)]*\)))*$/.test(
        text,
      );
};

/** What else will do: "or GED", "or equivalent", "or a similar one". */
const alternative =
  /,? or (?:an? )?(?:[A-Z][A-Z\d+]{1,6}|[A-Z]{2,5} [a-z]+|equivalent|similar|comparable|compact|higher|above|(?:equivalent|similar|comparable|related|relevant|other|another|full|foreign|international|local|national|higher) [a-z]+(?: [a-z]+)?)$/;
const acronymFirst = /^((?:an? )?(?:[a-z]+ )?)[A-Z][A-Z\d+]{1,6} (?:and|or) (?=[a-z])/;
/** Papers that are called by their letters: one has them, without an article. */
const letters =
  '(?:AM2S?|BLS|ACLS|PALS|NRP|BSN|MSN|RGN|CPA|CFA|MBA|CKA|CKAD|ADR|GED|HNC|HND|PGCE|QTS|QTLS|TEFL|CELTA|NEBOSH|IOSH|SMSTS|SSSTS|IPAF|PASMA|CPCS|NPORS|CSCS|ECS|CCDO|CCNA|CCNP|MCSA|ACCA|ACA|CIMA|CIPD|CIPS|CIPP|CICM|AAT|CISSP|CISM|PMP|PRINCE2|Prince2|ITIL|NMC|HCPC|GPhC|RTPI|RICS|CIOB|CEng|IEng|ISTQB|CPhT|OFTEC|APICS|CPIM|CSCP|NVQ ?\\d?|SVQ ?\\d?|BTEC|QQI|FETAC|GCSEs?|A[- ]levels?|IELTS|DELF|DSH|TestDaF|ServSafe|B\\.?Com|M\\.?Com|B\\.?Ed|D\\.?Ed|M\\.?Ed|B\\.?Tech|M\\.?Tech|B\\.?Sc|M\\.?Sc|B\\.?E|BCA|MCA|BBA|LL\\.?B|LL\\.?M|ITI|CPR|EMT-?B?|TIPS|OSHA \\d+)';
const papers = new RegExp(
  `^${letters}\\.?(?: [A-Z\\d][\\w/]*){0,3}(?:(?:,| or| and|,? or|/) ?(?:${letters}\\.?|equivalent|similar|higher|above|diploma|certificate)(?: [A-Z\\d][\\w/]*){0,3}){0,2}(?: (?:in|at) [\\w ]{2,40})?(?: \\([^)]*\\))?(?: (?:certificat(?:e|ion)|membership|registration|qualification|card|grade|level)s?(?: [\\w-]+)?)?(?: within \\d+ [a-z]+(?: of [a-z]+)?)?$`,
);
/** "QQI Level 5 in Healthcare", "CPA or MBA", "B.Com or M.Com". */
export const isPaper = (text: string): boolean => papers.test(text) || levelled.test(text);
/** "GCSE English and Maths grade 4 (or equivalent)", "HACCP level 2", "L3 food safety". */
const levelled =
  /^[Gg]rades? [A-Z\d](?:\/[A-Z\d])?(?: (?:or|and) (?:above|higher|better))? in [\w ,]{3,50}$|^(?:(?:\d|five|four|three) )?GCSEs? [\w* -]+(?: \([^)]*\))?$|^(?:HACCP|NVQ|SVQ|QQI|RHS|Level|L) ?(?:L|level )?\d(?:\/\d)?\+?(?: (?:in )?[A-Za-z]+){0,4}(?: or equivalent)?$/;

/** The first of two that are asked for together: "a diploma" of "a diploma or GED", "a valid card" of "a valid CPC and card". */
export const firstOf = (text: string): string =>
  text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(alternative, '')
    .replace(acronymFirst, '$1');
