/** Whether two requirements ask for one place on one register, or for one training in a trade, in whatever words. */

/** Who is on a register, the letters of those who are, and the bodies that keep it, in their letters and their names. */
const registers: readonly (readonly [who: RegExp, letters: RegExp, body: RegExp])[] = [
  [/\bvet(?:erinary)? nurses?\b/i, /\bRVN\b/, /\bRCVS\b|\bRoyal College of Veterinary\b|\bVeterinary Council\b/],
  [/\bvets?\b|\bveterinary surgeons?\b|\bveterinarians?\b/i, /\bMRCVS\b|\bDVM\b/, /\bRCVS\b|\bVeterinary Council\b/],
  [/\bmidwi(?:fe|ves|fery)\b/i, /\bRM\b/, /\bNMC\b|\bNMBI\b|\bNursing and Midwifery\b/],
  [/\bdent(?:ists?|al (?:nurses?|hygienists?|therapists?))\b/i, /\bRDN\b/, /\bGDC\b|\bDental Council\b/],
  [
    /\bnurses?\b/i,
    /\b(?:RN|RGN|RMN|RNLD|RSCN|RNA|RNMH|LPN|LVN)\b/,
    /\bNMC\b|\bNMBI\b|\bNursing and Midwifery\b|\bBoard of Nursing\b/,
  ],
  [
    /\bpharmac(?:ists?|y technicians?)\b/i,
    /\bMPharm\b(?=.*\bregist)|\bRPh\b/,
    /\bGPhC\b|\bPSI\b|\bPharmaceutical Council\b|\bPharmaceutical Society\b/,
  ],
  [/\bdoctors?\b|\bphysicians?\b|\bGPs?\b/, /\bMRCGP\b/, /\bGMC\b|\bMedical Council\b/],
  [/\b(?:optometrists?|dispensing opticians?)\b/i, /\bMCOptom\b|\bFBDO\b/, /\bGOC\b|\bGeneral Optical Council\b/],
  [
    /\bsocial workers?\b/i,
    /\bRSW\b/,
    /\bSWE\b|\bSocial Work England\b|\bSSSC\b|\bSocial Care Wales\b|\bNISCC\b|\bCORU\b/,
  ],
  [
    /\b(?:physiotherapists?|occupational therapists?|paramedics?|radiographers?|dietiti?[ac]ns?|podiatrists?|speech and language therapists?|biomedical scientists?|operating department practitioners?)\b/i,
    /\bMCSP\b|\bODP\b/,
    /\bHCPC\b|\bHealth and Care Professions Council\b|\bCORU\b/,
  ],
  [/\bsolicitors?\b/i, /$^/, /\bSRA\b|\bSolicitors Regulation\b|\bLaw Society\b/],
  [/\barchitects?\b/i, /$^/, /\bARB\b|\bRIAI\b|\bArchitects Registration Board\b/],
  [/\bteachers?\b/i, /\bQTS\b|\bQTLS\b/, /\bTeaching Council\b|\bGTCS\b|\bGTC Scotland\b|\bEWC\b/],
];
const placed = /\b(?:regist\w+|status|pin|licen[cs]e[ds]?|on the|member\w*|council)\b/i;
const only = /^(?:an? |the )?(?:(?:current|active|valid|full|live|UK|Irish|unrestricted) )*[A-Z][A-Za-z]{1,5}$/;

/** The registers that a requirement may mean, as they stand in the rows above. */
function registersOf(text: string): number[] {
  const said = text.replace(/\([^)]*\)/g, ' ');
  const rows = [...registers.keys()];
  const where = (at: 0 | 1 | 2): number[] => rows.filter((row) => registers[row]?.[at].test(said) === true);
  if (!placed.test(said)) return only.test(said.trim()) ? where(1) : [];
  const [who, letters, body] = [where(0), where(1), where(2)];
  if (letters.length > 0) return letters;
  // A body keeps the registers of several: who is named says which.
  if (body.length > 0) {
    const named = body.filter((row) => who.includes(row));
    return named.length > 0 ? named : body;
  }
  // "A registered nurse", "a licensed physician": the first row is the nearest.
  return /\bregist\w+|\blicen[cs]ed\b/i.test(said) ? who.slice(0, 1) : [];
}

/** "RVN status" and "a veterinary nurse on the RCVS register", "a registered nurse" and "NMC registration". */
export function sameRegister(one: string, other: string): boolean {
  // So many years on it are more than a place.
  if ([one, other].some((text) => /\byears?\b|\bmonths?\b|\bexperience\b/i.test(text))) return false;
  const theirs = registersOf(other);
  return registersOf(one).some((row) => theirs.includes(row));
}

/** "Training as a machinist", "an apprenticeship as a joiner", "completed training in a metalworking trade". */
const trade =
  /^(?:an? )?(?:(?:completed|finished|full|formal|relevant|recogni[sz]ed|vocational|technical|commercial|professional|successful|successfully|dual) )*(?:training|apprenticeship|traineeship) (?:as|in) (.+)$/i;
/** "A qualified joiner", "a time-served fitter": who has had it. */
const served = /^(?:an? )?(?:fully )?(?:qualified|time[- ]served|trained|skilled|apprenticed) ([a-z-]+(?: [a-z-]+)?)$/i;
/** What is learnt beside a trade. */
const beside =
  /\b(?:first aid\w*|safety|trainer|instructor|mentor|assessor|fire|forklift|crane|welfare|safeguarding)\b/i;
const open =
  /,? or (?:an? |in an? )?(?:similar|comparable|equivalent|related|like)(?: (?:trade|field|profession|occupation|qualification|training|one))?$/i;

/** One trade is learnt for one job: both ask for the same training, by whatever names the trade goes. */
export function sameTrade(one: string, other: string): boolean {
  const [mine, theirs] = [trade.exec(one)?.[1], trade.exec(other)?.[1]];
  const wide = /\b(?:trade|field|profession|occupation|discipline|craft)s?\b/i;
  if (mine !== undefined && theirs !== undefined) {
    if ([mine, theirs].some((what) => beside.test(what))) return false;
    if (/^an? /i.test(mine) && /^an? /i.test(theirs))
      return (
        wide.test(mine) ||
        wide.test(theirs) ||
        open.test(mine) ||
        open.test(theirs) ||
        // "An apprenticeship as a fitter", "vocational training as an Industriemechaniker": a name in another tongue.
        [mine, theirs].some((what) => /^an? [A-Z][a-z]{7,}/.test(what))
      );
    return (/^an? /i.test(mine) && wide.test(theirs)) || (/^an? /i.test(theirs) && wide.test(mine));
  }
  const [learnt, who] = [mine ?? theirs, served.exec(mine === undefined ? one : other)?.[1]];
  return (
    learnt !== undefined &&
    who !== undefined &&
    !beside.test(learnt) &&
    learnt
      .replace(/^an? /i, '')
      .replace(open, '')
      .toLowerCase()
      .split(/ or |, /)
      .includes(who.toLowerCase())
  );
}

const commercial =
  /^(?:an? )?(?:[a-z]+ )*?(?:commercial|business) (?:training|apprenticeship|traineeship|vocational training)\b/i;
const merchant =
  /^(?:an? )?(?:[a-z]+ )*?(?:training|apprenticeship|qualification) as (?:an? )?[A-Za-z]*[Kk]auf(?:mann|frau|leute)\b/;
/** "Training as a Kaufmann" and "completed commercial training": one training, in two tongues. */
export const sameTraining = (one: string, other: string): boolean =>
  (commercial.test(one) && merchant.test(other)) || (commercial.test(other) && merchant.test(one));

/** The door that the job description leaves open beside the trade of the brief. */
export function openTrade(first: string, second: string): string | null {
  const [mine, theirs] = [trade.exec(first)?.[1], trade.exec(second)?.[1]];
  if (!mine || !theirs || !open.test(theirs) || open.test(mine) || !sameTrade(first, second)) return null;
  const names = (what: string): string[] =>
    what
      .replace(/^an? /i, '')
      .replace(open, '')
      .toLowerCase()
      .split(/,? or (?:an? )?|, /);
  if (names(mine).every((name) => names(theirs).includes(name))) return second;
  return /\bor\b/.test(mine) ? null : `${first} or similar`;
}
