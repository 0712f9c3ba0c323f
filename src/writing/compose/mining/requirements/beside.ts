/** What stands among requirements and asks for nothing that somebody is, has or can do: who may apply, papers for the interview, what the employer gives. */
import { rare } from '../../language/its-words.ts';
import { seldom } from '../../language/seldom.ts';

/** "Freshers may also apply", "recent grads preferred", "both men and women can apply". */
const mayApply = seldom(
  /apply|^(?:recent|new|fresh)|encouraged|invited|sought|wanted/i,
  /\b(?:may|can|could|should|must|please|do|to|need|need not|invited to|encouraged to|free to|eligible to|also|both|all) (?:also )?apply\b(?! (?:for (?:a|an|the) (?:licen[cs]e|visa|permit|check|membership)|the |it |this |them |what |your |such |[a-z]+ (?:to|in) ))|^(?:recent|new|fresh|newly graduated) (?:(?:college|university|school|degree|hotel management|engineering) )?(?:grads?|graduates?|leavers?|passouts?)\b(?! (?:in|of|with)\b)|^(?:[\w-]+ ){0,4}(?:certs?|certificates|applications?|applicants?|candidates?|graduates|returners|starters|learners) (?:are |is )?(?:very |strongly |warmly |actively |particularly )?(?:encouraged|invited|sought|wanted)\W*$/i,
);

/** "Aadhaar, PAN and last month's salary slip to be carried for the interview". */
const papersToBring = seldom(
  /to be |^(?:please )?(?:carry|bring|submit|attach|enclose|upload|produce|furnish|send|provide) |^(?:aadh?aar|pan|salary|pay|bank|relieving|experience|P45|P60|PPS|NI|UAN|passport|proof|last)/i,
  /\bto be (?:carried|brought|submitted|produced|uploaded|attached|shown|furnished|presented|enclosed|provided|sent) (?:(?:for|at|to|with|during|on|in|by|along|before|upon|from) )|^(?:please )?(?:carry|bring|submit|attach|enclose|upload|produce|furnish|send|provide) (?:along )?(?:your |an? |the |all |two |copies of |original |originals of |updated |latest )*(?:cvs?|r[ée]sum[ée]s?|documents?|id|ids|photo\w*|papers|certificates?|aadh?aar|pan|pay ?slips?|salary slips?|passport|cover|covering|references?|testimonials|proof|copies|copy)\b|^(?:(?:aadh?aar|pan|aadh?aar card|pan card|salary slips?|pay ?slips?|bank statements?|relieving letters?|experience letters?|P45|P60|PPS(?: ?n(?:o|umber))?\.?|NI n(?:o|umber)\.?|UAN(?: no\.?)?|bank (?:a\/c|ac|account)(?: (?:no\.?|number|details))?|passport[- ]size photos?|proof of (?:address|id|identity)|last \d months?['’]? (?:salary |pay ?|bank )?(?:slips?|statements?))(?:\s*(?:,|&|\+|\/|and|or)\s*|$|\W*$))+(?:(?:is |are )?(?:required|needed|necessary|essential|mandatory|a must))?\W*$/i,
);

/** "Salary no bar", "bachelor accommodation provided at site", "full training given". */
const offered = seldom(
  /(?:salary|pay|package|ctc|stipend|wages?) (?:is )?(?:no |negotiable|open|as per|best in|doe|dependent|commensurate|neg)|given|provided|supplied|paid|offered|available|avail|on offer|arranged|reimbursed|included|on the job|free|funded|covered|^(?:full|on[- ]the[- ]job|ongoing|in[- ]house) /i,
  /\b(?:salary|pay|package|ctc|stipend|wages?) (?:is )?(?:no (?:bar|constraint|issue|limit)|negotiable|open|as per|best in|doe|dependent|commensurate|neg)\b|\b(?:accommodation|accom|housing|food|meals?|lunch|board|lodging|training|tools|uniforms?|vehicles?|van|car|ppe|boots|kit|transport|support|mentoring|sponsorship|tuition|mileage|fuel|parking|digs|study leave|course|courses|guidance|coaching|insurance|phone|laptop) (?:is |are |will be |can be |all |also |fully |, )*(?:given|provided|supplied|paid|offered|available|avail|on offer|arranged|reimbursed|included|on the job|free|funded|covered)(?: (?:at|on|by|for|with|in|if|where|when|from|near|to|free)\b.{0,40})?\W*$|^(?:paid |free |full |funded |on[- ]the[- ]job |ongoing |in[- ]house )+(?:training|parking|meals?|lunch|uniform|coaching|study|cpd)\b(?!.*\b(?:experience|qualification|certificate)\b)/i,
);

/** "No sub-contractors", "no weekends", "no non-compete": whom nobody wants, and what nobody is asked. */
const noneOf = seldom(
  /^(?:sorry,? |absolutely |strictly )?no /i,
  /^(?:sorry,? |absolutely |strictly )?no (?:more )?(?:(?:candidates?|applicants?) from|bad (?:backs?|knees?)|sub-?\s?contractors?|subbies|sub-?contracting|contractors|third part(?:y|ies)|c2c|corp[- ]to[- ]corp|non-?\s?competes?|bonds?|deposit|fees?|targets?|weekends?|evenings?|nights?(?! out)|night shifts?|split shifts?|cold[- ]calling|sundays?|saturdays?|shift ?work|late nights|tuition|on-?call|overtime|uniforms?|cooking|driving|heavy lifting|personal care|selling|sales|relocation|remote|hybrid|wfh|walk[- ]?ins|phone calls|telephone calls|phones on|part[- ]timers?|students|zero hours|jargon|bs|nonsense|ego['’]?s|moonlighting)\b(?!.*\b(?:convictions?|points?|licen[cs]e|needed|required|necessary|essential|expected)\b)/i,
);

/** "Part-time also possible", "career starters and returners are also very welcome", "wardrobe allowance", "NP max 30 days". */
const remarks = [
  /^(?:part[- ]time|full[- ]time|job[- ]?share|home office|remote|hybrid|term[- ]time|bilingual|visas?|relocation)\b.*\b(?:possible|available|considered|negotiable|welcome|ok|okay|fine|offered)\W*$/i,
  /^(?:[\w-]+ ){0,3}(?:starters|changers|returners|entrants|graduates|beginners|newcomers|leavers)(?:(?:,| and| or| &) (?:[\w-]+ ){0,2}(?:starters|changers|returners|entrants|graduates|beginners|newcomers|leavers))+ (?:are )?(?:also |very |always |equally |most )*welcome\W*$/i,
  /^(?:[a-z]+ ){0,2}(?:allowance|discount|pension|per diem|sick pay|perks?)$/i,
  /^(?:NP|notice period)\b|\bserving (?:a |their )?notice\b|\bno bar\b/i,
  /\b(?:will|can|do|are|is)(?:n['’]t|not| not) (?:be )?(?:able to )?(?:sponsor|relocate|provide|offer|consider|accept)\b/i,
  // Where the work is: "Pune only WFO", "Aberdeen 4 days".
  /^(?:[A-Z][a-z]+ )?(?:only )?(?:WFO|work from office)(?: only)?$|^[A-Z][a-z]+ (?:\d|two|three|four|five) days?(?: (?:a|per) week)?$/,
  // What is part of a line before it: "incl. pivot tables".
  /^(?:incl?\.?|including|esp\.?|especially|e\.g\.|i\.e\.) [a-z]/i,
  /^(?:(?:paid|unpaid) or )?(?:voluntary|volunteer(?:ing)?|unpaid|internships?|placements?)(?: (?:work|experience))? (?:is |are |also )?(?:counts?|included|fine|ok)\W*$/i,
  /^(?:it['’]s |very |quite |can be |a )*(?:(?:physically|mentally|emotionally) )?(?:demanding|challenging|hard work|heavy work|tough|dirty work)(?: (?:work|job|role))?\W*$/i,
  // "Up to 20,000 steps a day": how much there is to do.
  /^(?:up to|about|around|roughly) \d[\d,.]*k? [a-z]+ (?:an?|per|each|every) (?:day|shift|week|hour|month)$/i,
  // "Would suit a school leaver", "sewing as a hobby counts as experience".
  /^(?:(?:this|it|the (?:job|role|post)) )?(?:would|will|might|may) (?:also |really )?suit\b/i,
  /\bcounts? as (?:experience|relevant|one|part|a year)\b/i,
  // "Hair tied back", "50+ units": how one dresses for it, and how large it is.
  /^(?:long )?(?:hair|nails?|sleeves|jewellery|jewelry|beards?) (?:is |are |to be |must be )?(?:tied|cut|kept|rolled|removed|covered|short|off|up|back)\b/i,
  /^\d[\d,]*\+ (?:units|beds|covers|rooms|homes|seats|pitches|plots|lines|drops)\W*$/i,
  // "Placement year counts", "politically restricted post", "qualified candidates should have a year": of whom or what, and asked of nobody.
  /^(?:[\w-]+ ){1,3}counts?(?: too| as well)?\W*$/i,
  /^(?:(?:this|it) is )?(?:an? |the )?(?:[a-z]+ly )?(?:restricted|exempt|permanent|temporary|seasonal|fixed-term|full[- ]time|part[- ]time|salaried|unpaid|voluntary|term[- ]time|job[- ]share) (?:post|role|position|job|vacancy|appointment)\W*$/i,
  /^(?:qualified|experienced|unqualified|internal|external|shortlisted|newly qualified|overseas|international|trainee) (?:candidates|applicants|staff|people) (?:should|must|will|need|may|can)\b/i,
  /^no (?:[a-z]+ ){1,3}(?:is |are )?(?:required|needed|necessary) for (?:trainees|apprentices|juniors|beginners|students|graduates|volunteers)\b/i,
  /^you(?:['’]re| are) (?:looking|searching|seeking) for (?:an? |the |your |some)/i,
];

/** How a list begins, and no line of it: "Candidates must, at the latest date of application". */
const opening = rare(
  /^(?:(?:the )?(?:successful |ideal |eligible )?(?:candidates?|applicants?|persons?|post ?holders?)|you|we|they)?\s*(?:must|should|will|shall|need to)(?:,| on| at| as of| by| no later than| from) .*\b(?:date|day|time|stage|point|deadline|application|appointment)\W*$|^(?:who|what) (?:do|are|is) (?:we|you|it)\b[^?]*\?\W*$/i,
);

/** "A year on the grill, trainees may also apply": what stands before is asked. */
export const withoutApplicants = (text: string): string =>
  text.replace(/^([^,;]{5,}?)[,;]\s*[^,;]*\b(?:may|can|could) (?:also |both )?apply\b.*$/i, '$1');

/** Whether a line asks nobody for anything. */
export const isBeside = (text: string): boolean => {
  const line = text.trim().replace(/^[-–—•·*\s]+/, '');
  return (
    mayApply.test(withoutApplicants(line)) ||
    papersToBring.test(line) ||
    noneOf.test(line) ||
    opening.test(line) ||
    remarks.some((remark) => remark.test(line)) ||
    // "Own tools, van provided" has something that is asked before its comma.
    (offered.test(line) && !/[,;(]| [–—-] |\b(?:or|but|and|must|own|your|willing|able|experience|until)\b/i.test(line))
  );
};
