/** The demo companies as they are written in content/ (its README is docs/demo.md). */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AdvertStatus, AdvertType, JobDescriptionState } from '#domain/advert.ts';
import type { Role } from '#domain/user.ts';

/** Beside the sources as beside the bundle. */
const CONTENT = join(dirname(fileURLToPath(import.meta.url)), 'content');

/** So many days before the seeding day, at a time of day (HH:MM). */
export interface Moment {
  daysAgo: number;
  time: string;
}

export interface DemoPerson {
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  timezone: string;
  phoneNumber: string;
  addedDaysAgo: number;
  isTourGuideCompleted: boolean;
}

export interface DemoCompany {
  key: string;
  companyName: string;
  industry: string;
  people: DemoPerson[];
}

interface GuidelineItem {
  guidelineHeadingId: number;
  heading: string;
  title: string;
  value: string | null;
  supportingValue: string | null;
  fixedId?: number;
}

interface GuidelineObject {
  fixedId: number;
  guidelineHeadingId: number;
  title: string;
  value: Record<string, unknown>;
}

export interface DemoGuidelines {
  key: string;
  items: GuidelineItem[];
  punctuation: GuidelineObject;
  writingStyle: GuidelineObject;
  rewards: { title: string; value: string; heading: string }[];
}

interface Strength {
  guidelineTitle: string;
  selectedPercentages: number;
}

export interface DemoAdvert {
  key: string;
  company: string;
  type: AdvertType;
  status: AdvertStatus;
  language: string;
  translatedFrom?: string | null;
  owner: string;
  editors: string[];
  created: Moment;
  completed?: Moment;
  jobTitle: string;
  sector: string;
  industry: string;
  country: string;
  location: string | null;
  salaryFrom: number | null;
  salaryTo: number | null;
  deadlineInDays: number | null;
  brandName: string | null;
  toneOfVoice: string | null;
  evpPillars: Strength[];
  guidelineValues: Strength[];
  hasMission: boolean;
  hasVision: boolean;
  hasPurpose: boolean;
  hasLocality: boolean;
  hintsAndTips: { lead: string; text: string }[];
  brief: {
    description: string;
    proposition: string;
    responsibilitiesRole: string;
    skills: string;
    used: string;
    keywords: string;
    supportingEvidence: string;
    toneOfVoice: string;
  } | null;
  jobDescription: { file: string; convertTo: 'docx' | 'pdf'; status: JobDescriptionState } | null;
  copywriter: {
    state: 'waiting' | 'assigned' | 'finished';
    requestedBy: string;
    message: string;
    assignedTo: string | null;
    copywriting_finished: boolean;
  } | null;
  reviewers: { email: string; name: string; status: 'pending' | 'completed' }[];
  comments: {
    quote: string;
    comment: string;
    author: { email: string; name: string; as: 'reviewer' | 'user' };
    created: Moment;
  }[];
  clipboard: { text: string; source: string }[];
  socialMediaPost: Record<'linkedin' | 'x' | 'facebook', { title: string; content: string }> | null;
  text: string;
}

interface FrameworkStep {
  items?: unknown[];
  listOfBenefits?: unknown[];
  chosen?: { category: string; itemIndex: number | null }[];
  constraints?: Record<string, unknown>;
  usejd?: boolean;
  aidaStep5SelectedBenefits?: { guidelineTitle: string }[];
  [setting: string]: unknown;
}

export interface DemoFramework {
  advert: string;
  finished: boolean;
  step1?: FrameworkStep;
  step2?: FrameworkStep;
  step3?: FrameworkStep;
  step4?: FrameworkStep;
  step5?: FrameworkStep;
  step6?: FrameworkStep;
  step7?: FrameworkStep;
}

export interface DemoGenerator {
  advert: string;
  isAIContentGenerationCompleted: number;
  answers: {
    questionNumber: number;
    answer: Record<string, unknown>;
    aiGeneratedContent: { content: string; isEdited: boolean; created: Moment }[];
    selectedIndex: number | null;
  }[];
}

export interface DemoFolder {
  category: string;
  title: string;
  country: string;
  location: string | null;
  useThisContent: string | null;
  createdBy: string;
  contributors: string[];
  createdDaysAgo: number;
  updatedDaysAgo: number;
  libraryContent: { content: Record<string, string> };
}

/** Everything that is seeded. */
export interface DemoContent {
  companies: DemoCompany[];
  copywriters: DemoPerson[];
  guidelines: DemoGuidelines[];
  adverts: DemoAdvert[];
  frameworks: DemoFramework[];
  generators: DemoGenerator[];
  library: { company: string; folders: DemoFolder[] };
}

const readJson = async (name: string) => JSON.parse(await readFile(join(CONTENT, name), 'utf8'));

/** Reads the demo's files. */
export const readContent = async (): Promise<DemoContent> => {
  const [company, guidelines, adverts, framework, generator, library] = await Promise.all(
    ['company', 'guidelines', 'adverts', 'framework', 'ai-generator', 'library'].map((name) =>
      readJson(`${name}.json`),
    ),
  );
  return {
    companies: company.companies,
    copywriters: company.copywriters,
    guidelines: guidelines.companies,
    adverts: [...adverts.adverts, ...adverts.secondCompanyAdverts],
    frameworks: framework.adverts,
    generators: generator.adverts,
    library,
  };
};

/** The text of one job description. */
export const readJobDescription = (file: string): Promise<string> => readFile(join(CONTENT, file), 'utf8');
