/** Notes of two or three words that are surely a paper, somebody, how somebody is, or what somebody can do: "CCN1", "Pilates instructor", "KPI driven", "swim 25m", "on-call OK". */
import { withArticle } from '../language/articles.ts';
import { describes, knowsThing } from '../language/lexicon.ts';
import { baseOfThird, isVerbBase } from '../language/verbs.ts';
import { readBookedPaper } from './paper-book.ts';
import { isLanguage, type PersonFact } from './person-shapes.ts';
import { desirableCue, trailingCue } from './requirement-cues.ts';
import { readDegreeNote, withFieldInFull } from './requirement-degree-notes.ts';

type Read = Omit<PersonFact, 'desirable'>;

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** What people are called, by the last word of a note. What papers and programs are called after ("practitioner", "manager") is not among them. */
const people = set(
  `instructor trainer auditor assessor lover expert enthusiast speaker teacher tutor lecturer nurse midwife adviser advisor inspector swimmer rider skier diver climber sailor cyclist runner reader
  arborist electrician plumber joiner carpenter bricklayer plasterer welder fitter mechanic technician mechanic chef cook baker butcher barber stylist beautician therapist physiotherapist psychologist
  dietitian optometrist pharmacist radiographer paramedic dentist hygienist surveyor architect engineer solicitor barrister lawyer paralegal notary accountant bookkeeper actuary librarian interpreter
  translator musician pianist organist singer dancer gardener farmer shepherd jeweller seamstress tailor upholsterer carer childminder nanny lifeguard coach mentor fundraiser presenter writer blogger
  photographer illustrator animator communicator listener learner negotiator organiser organizer planner thinker solver graduate magistrate marshal aider counsellor counselor celebrant chaplain`,
);
const twoWords =
  /^(?:(?:[a-z]+ )?notary public|first aider|(?:green|pink) badge (?:ADI|PDI)|fire marshal|(?:chartered|registered) tax advis[eo]r|people person|team player|self[- ]starter|night owl|early (?:bird|riser)|all[- ]rounder|(?:[a-z]+ )?all-rounder|member of the [A-Z][\w ]+)$/i;
/** Verbs and small words that make a sentence, a paper or another thing of a note. */
const noName =
  /(?:^|\s)(?:an?|the|your|our|is|are|be|can|must|will|has|have|with|for|to|of|in|on|at|by|from|as|or|and|who|that|no|not|able|like|experience|background|former|previously|working|any|every|other|some|two|three|become|trainee|\d+\+?|years?|yrs?)(?=\s|$)/i;

/** "Pilates instructor", "VDA 6.3 auditor", "history lover". */
function readSomebody(text: string): Read | null {
  if (twoWords.test(text)) return { kind: 'be', text: withArticle(small(text)) };
  const words = text.replace(/ \([^()]*\)$/, '').split(' ');
  const last = words.at(-1) ?? '';
  if (words.length < 2 || words.length > 5 || !people.has(last.toLowerCase())) return null;
  const before = words.slice(0, -1).join(' ');
  if (/\b(?:Level|Grade|Stage|Part) \d$/i.test(before)) return null;
  if (noName.test(before.replace(/ \d[\d.]*$/, '')) || !/^[\w&.+/' -]+$/.test(before)) return null;
  // "Teach learner", "support driver": no deed to somebody.
  if (isVerbBase((words[0] ?? '').toLowerCase()) && /^[a-z]/.test(words[0] ?? '') && words.length > 2) return null;
  return { kind: 'be', text: withArticle(small(text)) };
}

/** What somebody is by training, by a register or by what moves them. */
const states =
  'certified|qualified|registered|approved|accredited|trained|licen[cs]ed|chartered|vetted|cleared|vaccinated|coded|endorsed';
const madeOf =
  'driven|focus+ed|oriented|orientated|minded|literate|savvy|conscious|proof|hungry|obsessed|motivated|aware|competent';
const byWhom = new RegExp(
  `^((?:(?:[A-Z][\\w.+&/-]*|\\d[\\d.]*|Level|Part|Class|Type|Stage|[Ss]tate|[Bb]oard|[Nn]ationally|[Ff]ederally|[Ff]ully)(?: | or | and )){1,6}(?:${states}))((?: (?:to|in|by|at|for|or|and|with) [^;:]{2,60})?)$`,
);
const ofWhat = new RegExp(`^((?:[A-Z]{2,5}|[a-z]{3,}(?: [a-z]{3,})?)) (${madeOf})$`, 'i');
const enduring = /^(?:stress|heat|cold|weather) resistance$|^(?:negotiation|negotiating|decision-making) strength$/i;
const noState = /^(?:an?|the|be|is|are|must|not|no|well|highly|very|self|fully|partly|should|who|you|we|all|both)\b/i;

/** "KPI driven", "customer focussed", "MLA approved", "AWS D1.1 certified", "coded to BS EN ISO 9606". */
function readMade(text: string): Read | null {
  const [, what = '', how = ''] = ofWhat.exec(text) ?? [];
  if (what && !noState.test(what)) {
    const word = how.toLowerCase().replace('focussed', 'focused');
    const of = /^[A-Z]{2}/.test(what) ? what : what.toLowerCase();
    // "IT literate" and "computer literate" are two words.
    return {
      kind: 'be',
      text: /^(?:literate|aware|competent)$/.test(word) ? `${of} ${word}` : `${of.replace(/ /g, '-')}-${word}`,
    };
  }
  const [, letters = '', near = ''] =
    /^([A-Z]{2,6}(?:(?:\/| or )[A-Z]{2,6})*) or (nearly|part|newly)[- ]qualified$/.exec(text) ?? [];
  if (near) return { kind: 'be', text: `${letters.replaceAll('/', ' or ')} qualified or ${near} qualified` };
  if (/^coded to [A-Z]/i.test(text)) return { kind: 'be', text: small(text) };
  const [, by = '', rest = ''] = byWhom.exec(text) ?? [];
  if (
    by &&
    /[A-Z\d]|^(?:state|board|nationally|federally)/.test(by) &&
    !/ (?:qualification|certificate|experience|background)\b/.test(text)
  ) {
    // Behind its "or" stands what somebody is as well: "or a former detective", "or qualified by experience".
    if (
      /^ (?:or|and) /.test(rest) &&
      !/^ (?:or|and) (?:an? |[a-z]+ed\b|eligible|working|willing|studying|close|nearly|federally)/.test(rest)
    )
      return null;
    return {
      kind: 'be',
      text:
        /^[A-Z][a-z]+ (?:certified|registered|licensed|board)/.test(by) &&
        /^(?:State|Board|Nationally|Federally|Fully)/.test(by)
          ? small(text)
          : text,
    };
  }
  const done = /^((?:the )?[A-Z][a-z]+ (?:Certificate|Award|Diploma|Apprenticeship)) (?:completed|done|passed)$/.exec(
    text,
  )?.[1];
  return done ? { kind: 'do', text: `have completed the ${done.replace(/^the /, '')}` } : null;
}

const where = set('with under about around towards at near outdoors on in');
/** Words of which the tagger is not sure, and nobody else is in doubt. */
const ways = set(
  'chatty bubbly nifty thrifty crafty hardy nimble unfazed unflappable unshockable upbeat sunny bossy brisk frank blunt cool-headed sure-footed weatherproof bulletproof bombproof squeamish',
);
/** "Chatty with customers", "weatherproof", "cool under fire". */
function readWay(text: string): Read | null {
  const lower = small(text);
  const [first = '', second = '', ...rest] = lower.split(' ');
  if (second === '') return ways.has(first) && first !== 'squeamish' ? { kind: 'be', text: lower } : null;
  if (!where.has(second) || rest.length === 0 || rest.length > 8 || !/^[a-z-]+$/.test(first) || /[;:]/.test(text))
    return null;
  if (
    !ways.has(first) &&
    (!/^[a-z]{4,}(?:y|ed|ic|ous|ful|ive|ible|able|less)$/.test(first) ||
      !describes(first) ||
      knowsThing(first) ||
      isVerbBase(first))
  )
    return null;
  if (/ed$/.test(first) && !ways.has(first)) return null;
  return { kind: 'be', text: lower };
}

const measured =
  /^(swim|lift|carry|type|run|walk|stand|climb|reach|drive|cycle|read|bench|push|pull|dive) (?:up to |at least |over )?\d[\d.,]* ?(?:m|km|kg|lbs?|pounds|metres|meters|yards|yds|wpm|kph|hours|hrs|miles|lengths|ft|feet|inches|stone)\b[\w ]*$/i;
/** What is needed of somebody's own: "needs car". */
const needed =
  /^(?:will )?needs? (?:to have )?(?:an? |your |their |her |his )?((?:own )?(?:car|van|vehicle|transport|laptop|smartphone|phone|tools|bike|motorbike|scooter|passport|broadband|boots|whites|knives|driving licen[cs]e|licen[cs]e))$/i;
const paperBehind =
  /\b(?:licen[cs]e|certificate|card|degree|registration|clearance|qualification|ticket|passport|membership|visa|permit|diploma|status|authori[sz]ation)s?\b/i;

/** "Can stand for 8 hours", "swim 25m", "holds tolerances to .0005", "needs car". */
function readDone(text: string): Read | null {
  if (measured.test(text)) return { kind: 'can', text: small(text) };
  const own = needed.exec(text)?.[1]?.toLowerCase();
  if (own)
    return {
      kind: 'have',
      text: /^own /.test(own)
        ? `your ${own}`
        : /^(?:transport|broadband|tools|boots|whites|knives)$/.test(own)
          ? `your own ${own}`
          : withArticle(own),
    };
  const [, can = ''] =
    /^(?:can|able to) ([a-z]+ (?:for|on|up|all|at|from|in|through|over) [\w' -]{2,50})$/i.exec(text) ?? [];
  const verb = can.split(' ')[0] ?? '';
  if (can && isVerbBase(verb) && verb !== 'be') return { kind: 'can', text: can };
  const [, held = ''] = /^holds ((?!an? |the |own |up\b)[^;:]{4,60})$/i.exec(text) ?? [];
  if (held && /^[a-z]/.test(held) && !paperBehind.test(held)) return { kind: 'do', text: `hold ${held}` };
  // "Climbs masts", "milks 120 cows": does it, and nothing that it is of.
  const [, third = '', rest = ''] = /^([a-z]+s) ((?:the |an? |\d+ )[\w' -]{3,50})$/i.exec(text) ?? [];
  const base = baseOfThird(third.toLowerCase());
  return base &&
    third !== 'has' &&
    !/^(?:is|has|was|needs|sits|holds|works)$/i.test(third) &&
    !knowsThing(third.toLowerCase()) &&
    !/\b(?:is|are|was|will)\b/.test(rest)
    ? { kind: 'do', text: `${base} ${rest}` }
    : null;
}

const when =
  /^((?:[A-Z]{2} |24[x/]7 |early |late |night |day |weekend |evening |split |double |rotating |rotational |alternate |shift |saturday |sunday |bank holiday |on-call |(?:early|evening|night|day) and (?:late|weekend|saturday|night) )*)(shifts?|working|rota)(?: (?:ok|okay|fine))?$/i;
const onCall = /^on[- ]?call(?: (?:ok|okay|fine|duty|duties|work))?$/i;
const share =
  /^(?:up to |about |approx\.? |around )?(\d{1,2}(?:[-–]\d{1,2})? ?%) (?:(?:international|national|domestic|overseas|regional) )?travel(?:ling)?$/i;
const away =
  /^((?:remote|offshore|onshore|camp|site|field|fly-in|fifo|rig|vessel|mine)(?: [a-z]+)? (?:rotation|rotations|swing|swings|roster|rosters))$/i;
const doneAtTimes =
  /^(?:participation in (?:an? |the )?([a-z -]{3,40} (?:rotation|rota))|((?:early|late|night|evening|weekend|saturday|sunday|emergency|out-of-hours|holiday|bank holiday)(?: (?:and|or) [a-z-]+)* (?:work|working|rotation)(?: (?:every|each) [a-z ]{3,20})?))$/i;

/** "On-call OK", "60% travel", "UK shift", "remote camp rotation": what somebody is ready for. */
function readReady(text: string): Read | null {
  if (onCall.test(text)) return { kind: 'be', text: 'ready to be on call' };
  const travel = share.exec(text)?.[1];
  if (travel)
    return {
      kind: 'be',
      text: `ready to travel ${text
        .replace(/ ?(?:international|national|domestic|overseas|regional)? ?travel(?:ling)?$/i, '')
        .replace(/^approx\.? /i, 'about ')
        .toLowerCase()
        .replace(/ %/, '%')} of the time`,
    };
  const camp = away.exec(text)?.[1]?.toLowerCase();
  if (camp) return { kind: 'be', text: `ready for ${/s$/.test(camp) ? camp : withArticle(camp)}` };
  const [, which = '', noun = ''] = when.exec(text) ?? [];
  if (noun && (which || /^shifts?$/i.test(noun))) {
    const kind = which
      .replace(/^24x7/, '24/7')
      .replace(/\b(?!(?:[A-Z]{2}|Saturday|Sunday)\b)[A-Z]/g, (letter) => letter.toLowerCase())
      .replace(/\b(saturday|sunday)\b/g, (day) => day.charAt(0).toUpperCase() + day.slice(1));
    if (/^shift$/i.test(kind.trim()) || kind === '') return { kind: 'be', text: 'ready for shift work' };
    return {
      kind: 'be',
      text: /^shift/i.test(noun)
        ? `ready for ${kind}shifts`
        : /^working/i.test(noun)
          ? `ready for ${kind}work`
          : `ready for a ${kind}rota`,
    };
  }
  const [, call = '', work = ''] = doneAtTimes.exec(text) ?? [];
  if (call) return { kind: 'be', text: `ready for ${withArticle(call.toLowerCase())}` };
  if (work) {
    const kind = small(work)
      .replace(/ working\b/, ' work')
      .replace(/\b(saturday|sunday)\b/gi, (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase());
    return { kind: 'be', text: /rotation$/.test(kind) ? `ready for ${withArticle(kind)}` : `ready for ${kind}` };
  }
  return null;
}

const small = (text: string): string =>
  /^[A-Z][a-z]/.test(text) && !/^[A-Z][a-z]*[A-Z]/.test(text) ? keepName(text) : text;
/** Places, makers and languages keep their capital: "Pilates instructor", "Irish speaker". */
const named = set(
  'Pilates Montessori Makaton Ofsted Zumba Alexander Bobath Irish English German French Spanish Italian Welsh Gaelic Hindi Tamil Reiki Bowen Steiner Froebel Suzuki Swim Red Royal Trinity Salesforce HubSpot Excel Python Revit Tekla Oracle Cisco Microsoft Google Ford Toyota Volvo Scania Kone Otis',
);
const keepName = (text: string): string => {
  const [first = '', second = ''] = text.split(' ');
  return named.has(first) || /^[A-Z]/.test(second) ? text : text.charAt(0).toLowerCase() + text.slice(1);
};

/** A reading that says less than the note does: none, a label's, or the note as it was typed. */
const isBare = (read: PersonFact | null, text: string): boolean =>
  read === null ||
  read.loose === true ||
  read.odd === true ||
  read.topic === true ||
  (read.kind === 'have' &&
    read.sure !== true &&
    read.text.toLowerCase() === text.toLowerCase().replace(/ & /g, ' and ')) ||
  (read.kind === 'do' && read.text === `know ${text}`);

/** The note in the words of a sentence, where it was read as less than it surely is; every other reading as it is. */
export function asNoted(read: PersonFact | null, line: string, list: 'person' | 'desirable'): PersonFact | null {
  const text = line.replace(trailingCue, '').trim();
  if (text.length < 2 || text.length > 90 || read?.kind === 'without' || read?.arranged) return read;
  const bare = isBare(read, text);
  const noted =
    readSpan(line) ??
    readMisread(read, text) ??
    (bare ? readNote(text) : read?.kind === 'have' ? readReady(text) : null);
  return noted
    ? {
        ...noted,
        desirable: read?.desirable ?? (list === 'desirable' || desirableCue.test(line)),
        ...(read?.strong ? { strong: true } : {}),
        sure: true,
      }
    : read;
}

const since =
  /^((?!(?:at|over|min|minimum|more|about|with|years?|have|has)\b)[A-Za-z][A-Za-z&/ -]{2,45}?),? (\d{1,2}\+?)(?: ?(?:-|–|to) ?(\d{1,2}))? ?(?:(?:years?|yrs?)['’]? ?)?(?:of )?(PQE|post[- ](?:ASYE|PQE|qual(?:ification)?|reg(?:istration)?|cert(?:ification)?))$/i;
const ranged =
  /^((?!(?:at|over|min|minimum|more|about|with|years?|have|has)\b)[A-Za-z][A-Za-z&/ -]{2,45}?),? (\d{1,2}) ?(?:-|–) ?(\d{1,2}) ?(?:years?|yrs?)$/i;
/** What has years of its own: a paper that is so old, a post. */
const noSpan =
  /\b(?:NQ|to|up|experience|exp|licen[cs]e|driving|degree|diploma|certificate|card|qualified|registered|of|in|as|with|for|at|since|held|aged?|or|B\.?E|B\.?Tech|B\.?Sc|B\.?Com|MBA|ITI|MCA|BCA|CA|graduate)\b/i;

/** "Residential conveyancing 3 PQE", "panel design 3-5 years", "child protection 2 yrs post ASYE": so long of it. */
function readSpan(line: string): Read | null {
  const text = line.replace(trailingCue, '').trim();
  const [, field = '', from = '', to = '', mark = ''] = since.exec(text) ?? [];
  if (field && !noSpan.test(field)) {
    const kind = /^(?:PQE|post[- ](?:PQE|qual))/i.test(mark)
      ? 'post-qualification'
      : /reg/i.test(mark)
        ? 'post-registration'
        : /cert/i.test(mark)
          ? 'post-certification'
          : 'post-ASYE';
    return {
      kind: 'have',
      text: `${to ? `${from} to ${to}` : from} ${from === '1' && !to ? 'year’s' : 'years’'} ${kind} experience in ${small(field).replace(/ & /g, ' and ')}`,
    };
  }
  const [, work = '', least = '', most = ''] = ranged.exec(text) ?? [];
  return work &&
    !noSpan.test(work) &&
    !/^[A-Z][\w.+#]*$/.test(work) &&
    /(?:ing|tion|ment|design|work|sales|care|control|support|maintenance|research|production|service|repair|surveying)$/.test(
      work,
    )
    ? { kind: 'have', text: `${least} to ${most} years’ experience of ${small(work).replace(/ & /g, ' and ')}` }
    : null;
}

const deeds = /^([a-z]{3,}ing)((?:, | and | & | ?\/ ?)[a-z]{3,}ing){1,3}$/i;
const noDeed =
  /\b(?:caring|understanding|loving|willing|outgoing|hardworking|engaging|charming|nursing|training|learning|welcoming|trusting|driving|evening|morning|being|having)\b/i;
/** "Only candidates living within 25 km", "someone at ease with both", "hold or be willing to obtain a certificate": what leads in says who is meant. */
function readLead(text: string): Read | null {
  const [, how = '', where = ''] =
    /^only (?:candidates|applicants|people) (living|based|residing) (within|in|near) .{2,40}$/i.exec(text) ?? [];
  if (how)
    return {
      kind: 'do',
      text: `live ${text.slice(text.search(new RegExp(` ${where} `, 'i')) + 1)}`.replace(
        / of (?=(?:office|depot|site|school|station)$)/,
        ' of the ',
      ),
    };
  const [, is = ''] =
    /^(?:someone|somebody|a person) ((?:at ease|at home|comfortable|confident|happy|calm|good|keen|patient|interested) [^;:]{3,90})$/i.exec(
      text,
    ) ?? [];
  if (is) return { kind: 'be', text: is };
  const [, paper = ''] =
    /^hold,? or (?:be )?(?:willing|prepared|able) to (?:obtain|gain|get|work towards?) (an? [^;:,]{3,60})$/i.exec(
      text,
    ) ?? [];
  if (paper) return { kind: 'have', text: `${paper} or the willingness to obtain one` };
  const [, licence = '', deed = ''] = /^(an? [^;:,]{3,40}) and be able to ([a-z]+ [^;:,]{3,50})$/.exec(text) ?? [];
  if (licence && isVerbBase(deed.split(' ')[0] ?? '')) return { kind: 'do', text: `have ${licence} and can ${deed}` };
  const [, commute = ''] = /^commutable to ([A-Z][^;:]{2,50})$/i.exec(text) ?? [];
  if (commute) return { kind: 'be', text: `able to commute to ${commute}` };
  const [, player = '', level = ''] = /^(an? (?:[a-z]+ )?[a-z]+)(, [A-Z][^;:]{2,40} standard)$/i.exec(text) ?? [];
  if (player && people.has(player.split(' ').at(-1) ?? ''))
    return { kind: 'be', text: `${player.charAt(0).toLowerCase()}${player.slice(1)}${level}` };
  const [, history = ''] =
    /^(?:a )?(\d{1,2})[ -]years? ((?:[a-z]+ )?(?:work|employment|address) history)$/i.exec(text) ?? [];
  return history
    ? {
        kind: 'have',
        text: `${/^(?:8|11|18)/.test(history) ? 'an' : 'a'} ${history}-year ${text.replace(/^(?:a )?\d{1,2}[ -]years? /i, '')}`,
      }
    : null;
}

/** What was read with no doubt, and wrongly: "small animal" is nobody, "boning and trimming" nothing to own. */
function readMisread(read: PersonFact | null, text: string): Read | null {
  if (needed.test(text)) return readDone(text);
  const misread = readLead(text);
  if (misread) return misread;
  if (read === null) return null;
  const plain = text.replace(/ & /g, ' and ');
  if (read.kind === 'have' && deeds.test(text) && !noDeed.test(text) && read.text.toLowerCase() === plain.toLowerCase())
    return { kind: 'have', text: `skills in ${plain.toLowerCase().replace(/ ?\/ ?/, ' and ')}` };
  // "4x4 licence", "A&P license": one of them.
  if (
    read.kind === 'have' &&
    read.text === text &&
    /^[A-Z\d][A-Za-z\d&+/-]{1,6} (?:licen[cs]e|ticket|card|certificate|diploma|permit)$/.test(text)
  )
    return { kind: 'have', text: withArticle(text) };
  if (/^open-to-buy$/i.test(text)) return { kind: 'have', text: 'knowledge of open-to-buy' };
  const [, which = '', animal = ''] =
    /^(small|large|companion|exotic|farm|wild|mixed|equine) (animals?|practice|breeds?)$/i.exec(text) ?? [];
  if (animal)
    return {
      kind: 'have',
      text: /practice/i.test(animal)
        ? `experience in ${which.toLowerCase()} practice`
        : `experience with ${which.toLowerCase()} ${animal.toLowerCase().replace(/s?$/, 's')}`,
    };
  // "Level 3 IMI": what it is of stands before the level, and it is a qualification.
  const [, of = '', at = ''] = /^([A-Z][A-Z\d]{1,5}(?: [a-z]+)?) [Ll]evel (\d)$/.exec(text) ?? [];
  if (read.kind === 'have' && of && read.text === `Level ${at} ${of}`)
    return { kind: 'have', text: withArticle(`${of} Level ${at} qualification`) };
  // "A BSc in Agri", "an MSc in Micro".
  const field = read.kind === 'have' ? withFieldInFull(read.text) : null;
  if (field) return { kind: 'have', text: field };
  // "Minimum 2 years' post-qualification experience".
  if (read.kind === 'have' && /^Minimum (?=\d|one|two|three)/.test(read.text))
    return { kind: 'have', text: read.text.replace(/^Minimum /, 'at least ') };
  // "A T&A calendar, costing and sampling": a row of which nobody has the first.
  if (
    read.kind === 'have' &&
    /^an? [\w& ]+, (?:[a-z]+ing, )*[a-z]+ing and [a-z]+ing$/.test(read.text) &&
    !/^an? /i.test(text)
  )
    return { kind: 'have', text: `experience of ${small(text).replace(/ & /g, ' and ')}` };
  if (read.kind === 'have' && /^\d+\+?(?: to \d+)? years of (?!experience\b).* for [A-Z]/.test(read.text))
    return { kind: 'have', text: read.text.replace(' years of ', ' years’ experience of ') };
  if (/^first aid ?\/ ?CPR$/i.test(text)) return { kind: 'have', text: 'first aid and CPR training' };
  // "Confident with a routine soft tissue surgery": the article is ours, and surgery is not counted.
  if (
    read.kind === 'be' &&
    / with an? [a-z ]*(?:surgery|work|care|equipment|software|machinery|maths|admin|paperwork)$/.test(read.text) &&
    !/\ban? /.test(text)
  )
    return { kind: 'be', text: read.text.replace(/ with an? /, ' with ') };
  return null;
}

const levelBehind =
  /^((?:[A-Z][\w&/-]*|hybrid|electric|heavy|light)(?:[ /](?:[A-Z][\w&/-]*|vehicle|[a-z]+)){0,4}) [Ll]evel (\d)$/;
const licenceFor = /^((?:[a-z]+ )?(?:[A-Z]{2,6} |[a-z]+ )?licen[cs]e) \(?([A-Z]{1,2}-?\d{1,2})\)?$/;
const appearance =
  /^((?:smart|neat|tidy|clean|professional|well-groomed|well-kept)(?:(?:,| and|, and) (?:smart|neat|tidy|clean|professional))*) appearance$/i;
const turnaround = /^((?:quick|fast|tight|short)(?: and accurate)?) (turnarounds?|turnaround times?|deadlines)$/i;
const account =
  /^((?:full )?(?:P&L|budget|profit|sales|revenue) (?:responsibility|accountability|ownership)),? (?:of |over |above |up to )?([£€$₹]?\d[\d.,]*(?: ?(?:m|k|bn|million|lakh|crore|cr))?\+?)$/i;
const either = /^(?:([A-Z][a-z]+) (or|and) ([A-Z][a-z]+)) (?:at )?([ABC][12]\+?)$/;

/** Things in set forms: a level behind its paper, a licence with its class, a language's level behind two. */
function readSetForm(text: string): Read | null {
  const [, paper = '', level = ''] = levelBehind.exec(text) ?? [];
  if (
    paper &&
    !/\b(?:NVQ|SVQ|BTEC|RQF|NFQ|QQI|Qualification|qualification|english|french|german|experience|support|service|entry)\b/i.test(
      paper,
    )
  )
    return { kind: 'have', text: withArticle(`${paper} Level ${level} qualification`) };
  const [, licence = '', group = ''] = licenceFor.exec(text) ?? [];
  if (licence) return { kind: 'have', text: `${withArticle(licence)} (${group})` };
  // "Confident use of SAP": how one uses it.
  const [, how = '', used = ''] =
    /^(confident|competent|proficient|skilled|safe|secure|routine) (?:use|handling) of ([^;:]{2,60})$/i.exec(text) ??
    [];
  if (how)
    return { kind: 'be', text: `${how.toLowerCase().replace(/safe|secure|routine/, 'confident')} using ${used}` };
  if (enduring.test(text)) return { kind: 'have', text: text.toLowerCase() };
  const looks = appearance.exec(text)?.[1];
  if (looks) return { kind: 'have', text: withArticle(`${looks.toLowerCase()} appearance`) };
  const pace = turnaround.exec(text);
  if (pace)
    return {
      kind: 'be',
      text: `used to ${pace[1]?.toLowerCase() ?? ''} ${(pace[2] ?? '').toLowerCase().replace(/(?<!s)$/, 's')}`,
    };
  const [, charge = '', sum = ''] = account.exec(text) ?? [];
  if (charge) return { kind: 'have', text: `experience of ${small(charge)} (${sum})` };
  const [, one = '', joint = '', other = '', at = ''] = either.exec(text) ?? [];
  return isLanguage(one) && isLanguage(other) ? { kind: 'have', text: `${one} ${joint} ${other} at ${at}` } : null;
}

function readNote(text: string): Read | null {
  const paper = readBookedPaper(text);
  if (paper) return { kind: 'have', text: paper };
  return (
    readDegreeNote(text) ??
    readSetForm(text) ??
    readDone(text) ??
    readReady(text) ??
    readMade(text) ??
    readSomebody(text) ??
    readWay(text)
  );
}
