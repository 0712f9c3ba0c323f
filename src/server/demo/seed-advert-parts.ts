import { randomUUID } from 'node:crypto';
import { type ChosenElement, type FrameworkItem, partsOf } from '#domain/framework.ts';
import type { Statements } from '../ports/database.ts';
import type { FileStore } from '../ports/files.ts';
import {
  type DemoAdvert,
  type DemoCompany,
  type DemoContent,
  type DemoFramework,
  readJobDescription,
} from './content.ts';
import { idOf } from './ids.ts';
import { createDocx, createPdf, linesOf } from './job-description-files.ts';
import { dateOf } from './moment.ts';
import { rewardId } from './seed-company.ts';

const TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;

/** A job description that lies in the file store. */
export interface Described {
  key: string;
  name: string;
  type: string;
  size: number;
  text: string;
}

/** The id of a demo advert. */
export const advertId = (key: string): string => idOf('advert', key);
/** The id of a demo person. */
export const accountId = (email: string): string => idOf('account', email);
/** The adverts of a company. */
export const advertsOf = (content: DemoContent, company: DemoCompany): DemoAdvert[] =>
  content.adverts.filter((advert) => advert.company === company.key);

/** Makes the files of a company's job descriptions and puts them into the store. */
export const storeJobDescriptions = async (
  files: FileStore,
  content: DemoContent,
  company: DemoCompany,
): Promise<Map<string, Described>> => {
  const described = new Map<string, Described>();
  for (const advert of advertsOf(content, company)) {
    if (advert.jobDescription === null) continue;
    const { file, convertTo } = advert.jobDescription;
    const source = await readJobDescription(file);
    const bytes = await (convertTo === 'docx' ? createDocx : createPdf)(source, company.companyName);
    // A new one each time: a second process that seeds at the same moment has files of its own.
    const key = `${idOf('company', company.key)}/job-descriptions/${randomUUID()}.${convertTo}`;
    const type = TYPES[convertTo];
    await files.write({ key, type, bytes });
    const text = linesOf(source)
      .map((line) => line.text)
      .join('\n');
    described.set(advert.key, { key, type, size: bytes.byteLength, text, name: `${advert.jobTitle}.${convertTo}` });
  }
  return described;
};

/** Inserts rows into a table. */
export type Insert = (table: string, rows: readonly object[]) => Promise<void>;
/** Rows of something that belongs to an advert, for every advert. */
export type Each = <Row>(
  make: (advert: DemoAdvert) => readonly Row[],
) => (Row & { tenant_id: string; advert_id: string })[];

/** The rows of the job descriptions and of their files. */
export const seedDescriptions = async (
  context: { tenant_id: string; adverts: DemoAdvert[]; described: ReadonlyMap<string, Described>; now: Date },
  insert: Insert,
  each: Each,
): Promise<void> => {
  const { tenant_id, adverts, described, now } = context;
  await insert(
    'stored_file',
    adverts.flatMap((advert) => {
      const file = described.get(advert.key);
      if (file === undefined) return [];
      const { key, name, type, size } = file;
      return [
        {
          tenant_id,
          key,
          name,
          type,
          size,
          created_by: accountId(advert.owner),
          created_at: dateOf(advert.created, now),
        },
      ];
    }),
  );
  await insert(
    'job_description',
    each((advert) => {
      const file = described.get(advert.key);
      if (file === undefined || advert.jobDescription === null) return [];
      return [
        {
          file_key: file.key,
          file_name: file.name,
          kind: advert.jobDescription.convertTo,
          status: advert.jobDescription.status,
          text: file.text,
          uploaded_by: accountId(advert.owner),
          uploaded_at: dateOf(advert.created, now),
        },
      ];
    }),
  );
};

const categorySteps = { headline: 1, introduction: 2, jobRole: 3, person: 4, rewards: 5, cta: 6 } as const;

/** A chosen element of step 7: one item of its step, or without an index all of them. */
const elementOf = (framework: DemoFramework, category: string, itemIndex: number | null): ChosenElement => {
  const step = categorySteps[category as keyof typeof categorySteps];
  const { items, listOfBenefits } = framework[`step${step}`] ?? {};
  const all = ((items ?? listOfBenefits ?? []) as FrameworkItem[]).map(partsOf);
  return { step, items: itemIndex === null ? all : all.slice(itemIndex, itemIndex + 1) };
};

/** The saved steps of the writing framework and the answers of the generator. */
export const seedFrameworks = async (
  sql: Statements,
  content: DemoContent,
  company: DemoCompany,
  insert: Insert,
  each: Each,
  now: Date,
): Promise<void> => {
  await insert(
    'framework_step',
    each((advert) => {
      const framework = content.frameworks.find((found) => found.advert === advert.key);
      if (framework === undefined) return [];
      return ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((step) => {
        const saved = framework[`step${step}`];
        if (saved === undefined) return [];
        const { items, listOfBenefits, chosen, aidaStep5SelectedBenefits, usejd, constraints, ...input } = saved;
        const selectedBenefits = (aidaStep5SelectedBenefits ?? []).map(({ guidelineTitle }) => ({
          id: idOf('benefit', advert.key, guidelineTitle),
          guidelineTitle: { id: rewardId(company.key, guidelineTitle) },
        }));
        const elements = (chosen ?? []).map(({ category, itemIndex }) => elementOf(framework, category, itemIndex));
        return [
          {
            step,
            id: idOf('step', advert.key, step),
            input: sql.json({
              ...input,
              constraints: { ...constraints, ...(usejd === undefined ? {} : { usejd }) },
              selectedBenefits,
            } as never),
            items: sql.json((items ?? listOfBenefits ?? elements) as never),
            status: 'generated',
          },
        ];
      });
    }),
  );
  await insert(
    'generator_answer',
    each((advert) => {
      const generator = content.generators.find((found) => found.advert === advert.key);
      return (generator?.answers ?? []).map(({ questionNumber, answer, aiGeneratedContent, selectedIndex }) => ({
        question: questionNumber,
        id: idOf('answer', advert.key, questionNumber),
        answer: sql.json([{ id: idOf('answer-input', advert.key, questionNumber), ...answer }] as never),
        generated: sql.json(
          aiGeneratedContent.map(({ content: text, isEdited, created }, at) => ({
            id: idOf('answer-text', advert.key, questionNumber, at),
            // Headlines came as one list.
            iteration: questionNumber === 1 ? 1 : at + 1,
            content: text,
            // What was there before an edit is not told; anything else than the text marks it.
            original: isEdited ? '' : text,
            answerId: idOf('answer-input', advert.key, questionNumber),
            createdAt: dateOf(created, now).toISOString(),
          })),
        ),
        selected_index: selectedIndex,
      }));
    }),
  );
};
