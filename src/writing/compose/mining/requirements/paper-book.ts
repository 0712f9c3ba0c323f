/** Papers, registers and memberships of many trades by their letters and numbers, and what somebody who holds one has: "CCN1" is certification, "ENG1" a medical certificate, "RCSLT" a membership. */
import { withArticle } from '../../language/articles.ts';

type Kind =
  | 'certification'
  | 'qualification'
  | 'certificate'
  | 'medical certificate'
  | 'card'
  | 'licence'
  | 'membership'
  | 'registration'
  | 'status'
  | 'clearance'
  | 'paper';

/** Names by what is had of them. What other readers know already ("ACCA", "CSCS", "NEBOSH") is theirs. */
const names: Readonly<Record<Kind, string>> = {
  certification:
    'CCN1|CENWAT|CEN1|HTR1|CKR1|CPA1|MET1|LAU1|HAU1|WAT1|DAH1|CMDDA1|CoNGLP1|CODNCO1|CIDB1|CDGA1|COMCAT1|COMCAT2|COMCAT3|COCN1|CORT1|ICPN1|TPCP1|TPCP1A|BMP1|CCLP1|' +
    'PA1|PA2|PA4|PA6|PA6A|PA6AW|CS30|CS31|CS32|CS38|CS39|CS41|CS47|CS48|' +
    'EPA 608 Universal|EPA Universal|EPA Section 608|EPA 608 Type I|EPA 608 Type II|EPA 609|OSHA 10|OSHA 30|OSHA-10|OSHA-30|OSHA 500|OSHA 510|MSHA|MSHA Part 46|MSHA Part 48|MSHA 24 hr|MSHA 24 hour|HAZWOPER 40|' +
    'CMRP|CRL|CAMS|CGSS|CFCS|CRCM|CIPP|CIPP/E|CIPM|CIPT|CSSGB|CSSBB|CQE|CQA|CWI|CSP|ASP|CIH|CHST|CPHQ|CPIM|CLTD|CTFL|' +
    'CompTIA A+|Network+|Security+|Security+ CE|Linux+|CySA+|CASP+|Server+|Cloud+|CompTIA Network+|CompTIA Security+|CCIE|CCDA|CCDP|JNCIA|JNCIS|JNCIP|NSE 4|NSE4|NSE 7|PCNSE|PCNSA|RHCSA|RHCE|CKS|VCP|MCSA|MCSE|MCITP|CREST CRT|CREST CPSA|CREST CCT|CRTO|CRT|OSWE|OSEP|OSCE|OSWP|GPEN|GWAPT|GCIH|GSEC|GCIA|GCFA|CRISC|CCSP|SSCP|TOGAF|PMI-ACP|PMI-RMP|PgMP|CSPO|PSM I|PSM II|PSPO|SAFe Agilist|AgilePM|CBAP|CCBA|ITIL 4|ITIL v3|ITIL Foundation|PRINCE2 Foundation|' +
    'GWO Basic Safety|GWO BST|GWO|BOSIET|FOET|HUET|STCW|STCW 95|STCW basic safety|IRATA Level 1|IRATA Level 2|IRATA Level 3|IRATA 1|IRATA 2|IRATA 3|IRATA L1|IRATA L2|IRATA L3|SPRAT|CISRS Part 1|CISRS Part 2|CISRS Advanced|CITB SSSTS|' +
    'EMT-B|EMT-I|EMT-P|AEMT|NREMT|TNCC|ENPC|CCRN|NRP|AED|CPAT|Firefighter I|Firefighter II|Firefighter I & II|Firefighter I and II|Firefighter I/II|Firefighter 1|Firefighter 2|Hazmat Ops|CMA|RHIT|RHIA|CCS|CCS-P|COC|BCPS|BCBA|RBT|CHFM|CRCST|CCMA|ARRT|ARDMS|RDMS|CNMT|RCIS|CFPP|' +
    'APS MCC|FREC 3|FREC 4|FREC3|FREC4|FPOS|IPC|NPLQ|NPTC|NRSWA unit 1|Lantra|BICSc|BPSA|RSPH Level 2|ServSafe|TIPS|CAMLPR|MECS|ATSEP|CPCU|CISI|OSCP|CISSP|CISM|CISA|CKA|CKAD|CCNA|CCNP|CEH|PMP|LEED AP|LEED GA|LEED Green Associate|WELL AP|BREEAM AP|CMVP|PLS|' +
    'SHRM-CP|SHRM-SCP|aPHR|CEBS|EA|QBO ProAdvisor|APICS|CeMAP 1|PCQI|SQF|ASE Master|I-CAR|ASNT Level II|ASNT Level III|PCN Level 2|CSWIP 3.1|TWIC|WSI|TRAQ|AFO|NICET|NABCEP|NATE|NASM|ISSA|AITI|CTFA|NABCEP PVIP|NABCEP PVA|I-CAR Platinum|I-CAR Gold|I-CAR ProLevel 1|I-CAR ProLevel 2|I-CAR ProLevel 3',
  qualification:
    'AWCF|DipWCF|FWCF|Dip WCF|ACA|ACCA|CIMA|Dip CII|Cert CII|Dip.FD|DipFD|Dip CILA|Cert CILA|WSET 1|WSET 2|WSET 3|WSET 4|WSET Level 1|WSET Level 2|WSET Level 3|WSET Level 4|Cytech 1|Cytech 2|Cytech 3|Cytech Level 2|CiLCA|ILCA|CIA|FIA|FFA|ATT|CTA|AITI|CILEX|CILEx|CPE|CQSW|DipSW|DipHE|DipFA|DipPFS|LIBF|IFoA|MCIPP|CMI|ILM|CIEH|CIOB|TESOL|TEFL|PGCEi|QTLS|AET|PTLLS|CAVA|A1 assessor|TAQA|D32/33|CTLLS|DTLLS|B.Ed|D.Ed|SLET|CTET|UGC NET|EQE|CPIR|CIPP|CIAT|GTMC|EYTS|EYPS|CACHE|NNEB|NCFE|ITEC|VTCT|CIBTAC|CIDESCO|BHS Stage 2|BHS Stage 3|BHSAI|TechIOSH|RSA II|ARCO|FRCO|ARSM|ABRSM Grade 8|EHRB|DipABRSM|GTTC|NTTF|DMLT|BMLT|CMLT|ITI|GNM|ANM|SSLC|RDH',
  certificate:
    'NEBOSH General|NEBOSH NGC|IOSH MS|IPAF PAL|EFAW|FAW|BLS|ILS|PHTLS|IEFAW|Level 2 Food Hygiene|Level 3 Food Hygiene|Level 2 Food Safety|Level 3 Food Safety',
  'medical certificate':
    'ENG1|ENG 1|ML5|OGUK|OEUK|PEME|Class 1 medical|Class 2 medical|FAA Class 1 medical|FAA Class 2 medical|D4 medical|DOT medical',
  card: 'CPCS|NPORS|CISRS|JIB|CCDO|EUSR|SHEA|SHEA Water|SHEA Gas|Sentinel|PTS|Streetworks|NRSWA|CCNSG|SPA Passport|Safe Pass|ECS gold|ECS Gold|JIB gold|CSCS gold|CSCS black|CSCS blue|CSCS green|blue CSCS|black CSCS|gold CSCS|green CSCS|red CSCS|white CSCS|gold ECS|blue CPCS|red CPCS|digital tacho|digital tachograph|DQC|CISRS Part 2 or Advanced|CPCS A59|CPCS A58|CPCS A17|CPCS A40',
  licence:
    'SIA|SIA DS|SIA CP|SIA CCTV|SIA PSS|SIA SG|SIA door supervisor|SIA Door Supervisor|Class 1|Class 2|Class 1 (C+E)|Class 2 (C)|C+E|C1+E|B+E|LGV 1|LGV 2|LGV C+E|LGV C|HGV 1|HGV 2|HGV C+E|HGV C|PCV|PSV|LMV|HMV|HTV|ATPL|frozen ATPL|CPL|CPL(A)|PPL|FAA CPL|EASA CPL|EASA CPL(A)|EASA ATPL|A&P|AML B1|AML B2|Part 66 B1|Part 66 B2|Part-66 B1|Part-66 B2|B1.1|FCC GROL|GMDSS|GOC GMDSS|Series 3|Series 6|Series 7|Series 24|Series 63|Series 65|Series 66|Series 79|NMLS|IRDAI|L&H|Master 200gt|Master 500gt|STCW III/2|STCW III/1|STCW II/2|STCW II/1|STCW III/2 unlimited|STCW II/2 unlimited|MOT tester|MOT class 4|ADI|GCN and bat|PEIL|dual RN|NREMT-P|PMO',
  membership:
    'RCSLT|RTPI|BACP|UKCP|BABCP|CSP|RCOT|SCSI|CIAT|CILIP|IRRV|IEMA|CIEEM|IRSM|ICSI|ICAI|IEI|PVG|NAEA|ARLA|NAVA|IIRSM',
  registration:
    'HCPC|NMC|GMC|GDC|GPhC|GOsC|PSNI|PSI|VCI|RCVS|CORU|NMBI|Dental Council|SWE|Social Work England|Social Care Wales|SSSC|NISCC|NMAS|Teaching Council|GTCS|GTCNI|RGI|RECI|SEAI|ARB|SRA|AHPRA|OFTEC|NICEIC|NAPIT|Gas Safe|RSCN|GCRB|AHCS|PHECC|PHECC EMT|ECSA|Psychology Board|BAPAM',
  status:
    'MRCVS|FRCVS|MRICS|FRICS|AssocRICS|MCIOB|FCIOB|MCABE|MIEI|CEng|IEng|EngTech|MIMechE|MICE|MIStructE|MIET|MCIPD|FCIPD|MCIPS|FCIPS|MBCS|CITP|CGeol|CEnv|CSci|CMgr|GradIOSH|CMIOSH|MIOSH|TechIOSH|CertIOSH|MRTPI|MIPI|MCIEEM|MRSC|CChem|CBiol|CPhys|RPT|CTP|DipCII|ACII|FCII|MAAT|MICB|MIfL|QTFE|MNAEA|MARLA|MCIHT|FCILT|MCILT|MIRPM|AIRPM|MCIH|FIRPM|CQP|FCMA|FCCA|FCA',
  paper:
    'Mittlere Reife|Abitur|Fachabitur|CDL|CDL A|CDL B|CDL C|CDL-A|CDL-B|CDL Class A|CDL Class B|CDL Class C|CDL class A|CDL class B|Class A CDL|Class B CDL|Class C CDL|PGCert|PGDip|CELTA|DELTA|CertTESOL|HNC|HND|Driver CPC|driver CPC|Transport Manager CPC',
  clearance: 'DV|CTC|BPSS|NPPV2|NPPV3|NPPV 3|eDV|TS/SCI|Top Secret|Public Trust',
};

/** Letters that are as often something else, and a paper only where what is as good stands beside them: "CIA or similar". */
const elsewhere = new Set('ASP|ATT|CCS|CIA|CIH|CMA|CPE|CRT|CSP|EA|FIA'.split('|'));
/** Bodies that other readers know alone and in rows of their own: "ACCA or CIMA". */
const known = new Set(['ACA', 'ACCA', 'CIMA']);
/** What other readers know alone, and only a row needs from here. */
const inRows = new Set('OSCP|CISSP|CISM|CISA|CKA|CKAD|CCNA|CCNP|CEH|PMP'.split('|'));
let book: ReadonlyMap<string, Kind> | null = null;
function kinds(): ReadonlyMap<string, Kind> {
  if (!book) {
    const read = new Map<string, Kind>();
    for (const [kind, row] of Object.entries(names) as [Kind, string][])
      for (const name of row.split('|')) if (!read.has(name)) read.set(name, kind);
    book = read;
  }
  return book;
}

/** The certificates of cloud makers by their numbers: "AZ-104", "SC-900", "SAA-C03". */
const numbered = /^(?:AZ|SC|DP|AI|MS|PL|MB|MD)-\d{3}$|^(?:SAA|SAP|DVA|CLF|SOA)-C\d\d$/;
/** "SIA DS/CCTV", "PA1 & PA2". */
const joints = / ?\/ ?| & | and | or |, (?:and |or )?/;

/** Titles that a body of a science gives, by its field: "PGeo", "EurGeol", "CStat", "P.Eng". */
const chartered =
  /^(?:C|P\.?|I|R|Eur\.? ?)(?:Eng|Geo|Geol|Chem|Phys|Biol|Env|Sci|Stat|Math|Mgr|Ing|Ecol|WEM|Met|Arb|Hort|For|Agr|Plan|Surv|Build|Psychol|Foren|Mar|Text)$/;

/** Grades of members by their letters, a small one among them: "MIFireE", "AMIMechE", "FIChemE", "MInstP", "GradIEMA". */
const grade =
  /^(?:AM|[AFGM]|Tech|Assoc)(?:I|CI|Inst)(?=[A-Za-z]*[a-z])[A-Z][A-Za-z]{0,7}[A-Z][a-z]{0,2}$|^[AFM]Inst[A-Z]{1,4}$|^(?:Tech|Grad|Assoc|Cert)[A-Z]{2,6}$/;

const kindOfName = (name: string): Kind | null =>
  numbered.test(name)
    ? 'certification'
    : (kinds().get(name) ?? (chartered.test(name) || grade.test(name) ? 'status' : null));

/** Whether letters alone are surely a paper's, a register's or a member's. */
export const isBookedPaper = (name: string): boolean => kindOfName(name) !== null && !elsewhere.has(name);

/** What is had of a paper. */
const had = (name: string, kind: Kind): string => {
  if (kind === 'paper') return withArticle(name.replace(/^CDL[- ](?:class )?([ABC])$/i, 'Class $1 CDL'));
  const level = name.replace(/^(WSET|Cytech|BHS) (\d)$/, '$1 Level $2').replace(/\bhr$/, 'hour');
  const typed = level.split(' ').at(-1)?.toLowerCase() === kind ? level : `${level} ${kind}`;
  const whole = kind === 'medical certificate' ? typed.replace(/medical medical/, 'medical') : typed;
  return /^(?:certification|membership|registration|status|clearance)$/.test(kind) ? whole : withArticle(whole);
};

/** What is typed behind the letters already, and of which state the paper is. */
const typedKind =
  /^((?:(?:valid|current|full|active|live|in-date) )*)(.+?)(?: (certification|certificate|cert|card|licen[cs]e|ticket|membership|registration|reg|status|clearance|qualification))?$/i;

/** "CS38/CS39", "MRICS or MCABE", "EPA 608 Universal (or willing to get it)": what somebody who has them has; null where a name is in no book. */
export function readBookedPaper(text: string): string | null {
  const [, state = '', letters = '', noun = ''] = typedKind.exec(text) ?? [];
  if (state === '' && noun === '') return readNames(text);
  const found =
    readNames(letters) ?? (noun && kindOfName(letters) ? had(letters, kindOfName(letters) ?? 'paper') : null);
  if (found === null) return null;
  const [, article = '', what = found] = /^(an? )?(.+)$/.exec(found) ?? [];
  const kind = noun
    .toLowerCase()
    .replace(/^cert$/, 'certificate')
    .replace(/^reg$/, 'registration');
  // What was typed stands for what the book says: "CREST CRT certificate".
  const named =
    noun && !what.endsWith(kind) ? `${letters.replace(' & ', ' and ').replace(/ ?\/ ?/g, ' or ')} ${kind}` : what;
  const whole = `${state.toLowerCase()}${named}`;
  return (
    noun === '' || what.endsWith(kind)
      ? article !== ''
      : /^(?:certificate|card|licen[cs]e|ticket|qualification)$/.test(kind)
  )
    ? withArticle(whole)
    : whole;
}

function readNames(text: string): string | null {
  const [, row = '', tail = ''] =
    /^(.+?)((?: or (?:an? )?(?:similar|equivalent)(?: qualification)?)?(?: within (?:\d+|six|three|twelve) (?:weeks|months|years?))?(?: with [A-Z]{2}[A-Z/]*)?(?: \([^()]{2,50}\))?)$/.exec(
      text,
    ) ?? [];
  const whole = kindOfName(text);
  if (inRows.has(text) || known.has(text)) return null;
  if (whole && !elsewhere.has(text))
    return text.includes('(') ? withArticle(`${text} ${whole}`) : had(text.replace(' & ', ' and '), whole);
  const parts = kindOfName(row) ? [row] : row.split(joints);
  if (parts.length > 4 || parts.some((name) => kindOfName(name) === null)) return null;
  if (parts.every((name) => known.has(name))) return null;
  const sure = parts.some((name) => !elsewhere.has(name));
  if (!sure && !/ or /.test(tail)) return null;
  const found = parts.map((name) => kindOfName(name) ?? 'certification');
  const [kind = 'certification'] = found;
  if (parts.length === 1) return `${had(row, kind)}${tail.replace(/(working towards)\)$/, '$1 it)')}`;
  const either = / or |\/|^[^,&]*, [^,&]*$/.test(row) && !/ & | and /.test(row);
  if (found.every((one) => one === kind)) {
    const joined = `${parts.slice(0, -1).join(', ')} ${/ & | and /.test(row) || (/\//.test(row) && /^[A-Z]+\d/.test(row)) ? 'and' : 'or'} ${parts.at(-1) ?? ''}`;
    return `${had(joined, kind)}${tail}`;
  }
  const each = parts.map((name, at) => had(name, found[at] ?? kind));
  return `${each.slice(0, -1).join(', ')} ${either ? 'or' : 'and'} ${each.at(-1) ?? ''}${tail}`;
}
