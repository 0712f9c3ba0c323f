/** What the writer takes in and hands back. Plain data: a server fills it from its tables, the command line from a file. */

export type Step = 1 | 2 | 3 | 4 | 5 | 6;
export const steps = [1, 2, 3, 4, 5, 6] as const;
export type LengthType = 'small' | 'medium' | 'large';
export type OutputType = 'prose' | 'bullet';

/** A guideline with its own words and the statement that backs it. `weight` is the slider, 0 to 100 in steps of 25. */
export interface GuidelineInput {
  id: string;
  value: string;
  statement: string | null;
  weight: number;
}

export interface AdvertInput {
  id: string;
  jobTitle: string | null;
  sector: string | null;
  industry: string | null;
  country: string | null;
  location: string | null;
  /** Yearly, in the country's currency. */
  salaryFrom: number | null;
  salaryTo: number | null;
  brandName: string | null;
  toneOfVoice: string | null;
  language: string | null;
  /** ISO date. */
  deadline: string | null;
  hasMission: boolean;
  hasVision: boolean;
  hasPurpose: boolean;
  hasLocality: boolean;
}

export interface BriefInput {
  description: string | null;
  proposition: string | null;
  responsibilitiesRole: string | null;
  skills: string | null;
  keywords: string | null;
  supportingEvidence: string | null;
}

/** A brief in which nobody has typed anything. */
export const emptyBrief: BriefInput = {
  description: null,
  proposition: null,
  responsibilitiesRole: null,
  skills: null,
  keywords: null,
  supportingEvidence: null,
};

export interface RewardInput {
  id: string;
  title: string;
  statement: string | null;
}

export interface GuidelinesInput {
  companyName: string | null;
  strapline: { value: string; statement: string | null } | null;
  pillars: readonly GuidelineInput[];
  values: readonly GuidelineInput[];
  mission: string | null;
  vision: string | null;
  purpose: string | null;
  rewards: readonly RewardInput[];
  /** Whether house style asks for contractions (true), forbids them (false) or says nothing (null). */
  contractions: boolean | null;
}

export interface WriterInput {
  advert: AdvertInput;
  brief: BriefInput | null;
  guidelines: GuidelinesInput;
  /** The job description's extracted text, and whether it was found to be for this job. */
  jobDescription: { text: string; matches: boolean } | null;
}

export interface ImperativeInput {
  id: string;
  value: string;
}

export interface StepConstraints {
  simple?: boolean;
  creative?: boolean;
  /** true is the product's own range of 3 to 12 words. */
  wordsRange?: boolean | { from: number; to: number };
  jobTitleSequence?: boolean;
  sector?: boolean;
  jobTitleAndSectorSequence?: boolean;
  hemingway?: boolean;
}

export interface StepOptions {
  brief?: string | null;
  imperatives?: readonly ImperativeInput[];
  constraints?: StepConstraints;
  useJobDescription?: boolean;
  noOfLine?: number;
  outputType?: OutputType;
  outputLengthType?: LengthType;
  /** Reward titles or ids, step 5 only. */
  selectedBenefits?: readonly string[];
}

export type Step2Item = { headline: string; introduction: string };
export type Step3Item = { headline: string; jobRoleDescription: string };
export type Step4Item = { headline: string; personDescription: string };
export type Step5Item = { benefit: string; description: string };
export type StepItem = string | Step2Item | Step3Item | Step4Item | Step5Item;

/** One stretch of an item, the frame that made it and the facts that it says. Offsets in UTF-16 units of the item's body. */
export interface TraceSpan {
  part: 'headline' | 'body';
  start: number;
  end: number;
  frameId: string;
  factIds: readonly string[];
}
export interface Trace {
  spans: readonly TraceSpan[];
}

export interface StepResult {
  step: Step;
  items: StepItem[];
  /** One for each item, in order. */
  traces: Trace[];
  /** Sentences for the recruiter: what was left out, what is missing. */
  notes: string[];
}

/** The house-style pass. Identity when the caller has none. */
export type ApplyHouseStyle = (text: string) => string;
export const noHouseStyle: ApplyHouseStyle = (text) => text;

export interface WriteRun {
  /** 0 for Generate; each Refresh raises it. */
  iteration?: number;
  seed?: number;
  /** Texts that are on the page already; nothing like them is made again. */
  shown?: readonly string[];
  applyHouseStyle?: ApplyHouseStyle;
}

export type FactSource = 'general' | 'brief' | 'jobDescription' | 'guidelines' | 'stepBrief' | 'imperative';
export type FactKind =
  | 'title'
  | 'employer'
  | 'place'
  | 'pay'
  | 'sector'
  | 'hours'
  | 'contract'
  | 'deadline'
  | 'proposition'
  | 'description'
  | 'keyword'
  | 'evidence'
  | 'duty'
  | 'have'
  | 'be'
  | 'can'
  | 'know'
  | 'pillar'
  | 'value'
  | 'strapline'
  | 'mission'
  | 'vision'
  | 'purpose'
  | 'team'
  | 'reward'
  | 'apply'
  | 'imperative'
  | 'stepBrief';

/** Something that may be said, where it comes from and how much the recruiter wants it said. */
export interface Fact {
  id: string;
  source: FactSource;
  kind: FactKind;
  text: string;
  /** The statement that backs a pillar, a value or a reward. */
  statement?: string;
  weight: number;
  desirable?: boolean;
}
