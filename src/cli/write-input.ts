import { z } from 'zod';
import type { Step, StepOptions, WriterInput } from '#writing/compose/index.ts';

/** Text that may be missing, null or a bare number. */
const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value ?? null);
const amount = z
  .union([
    z.number(),
    z.string().transform((value, context) => {
      if (value.trim() === '') return null;
      const number = Number(value.replace(/[,\s]/g, ''));
      if (Number.isNaN(number)) {
        context.addIssue({ code: 'custom', message: 'is not a number' });
        return z.NEVER;
      }
      return number;
    }),
  ])
  .nullish()
  .transform((value) => value ?? null);
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const list = <T extends z.ZodType>(item: T) =>
  z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);
const identity = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)));
const guideline = z.object({ id: identity, value: text, supportingValue: text });
const slider = z.object({ guidelineTitleId: identity, selectedPercentages: z.number().min(0).max(100) });

const range = z.object({ from: z.number(), to: z.number() });
const stepOptions = z.object({
  brief: text,
  imperatives: list(
    z.union([z.string().transform((value) => ({ id: '', value })), z.object({ id: identity, value: text })]),
  ),
  constraints: z
    .object({
      simple: flag,
      creative: flag,
      wordsRange: z
        .union([z.boolean(), range])
        .nullish()
        .transform((value) => value ?? false),
      jobTitleSequence: flag,
      sector: flag,
      jobTitleAndSectorSequence: flag,
      usejdHeadline: flag,
      usejdCTA: flag,
      isHemmingSelected: flag,
    })
    .nullish(),
  useJobDescription: z.boolean().nullish(),
  usejd: z.boolean().nullish(),
  noOfLine: z.number().int().min(0).max(24).nullish(),
  outputType: z.enum(['prose', 'bullet']).nullish(),
  outputLengthType: z.enum(['small', 'medium', 'large']).nullish(),
  selectedBenefits: list(z.union([z.string(), z.number().transform(String)])),
});

const brief = z.object({
  id: identity,
  company: z.object({ companyName: text, industry: text }).nullish(),
  advert: z.object({
    id: identity,
    jobTitle: text,
    sector: text,
    industry: text,
    country: text,
    location: text,
    salaryFrom: amount,
    salaryTo: amount,
    brandName: text,
    toneOfVoice: text,
    language: text,
    deadline: text,
    hasMission: flag,
    hasVision: flag,
    hasPurpose: flag,
    hasLocality: flag,
  }),
  advertBrief: z
    .object({
      description: text,
      proposition: text,
      responsibilitiesRole: text,
      skills: text,
      keywords: text,
      supportingEvidence: text,
      toneOfVoice: text,
    })
    .nullish(),
  jobDescription: z.object({ checkResult: text, text }).nullish(),
  guidelines: z
    .object({
      officialCompanyName: text,
      evpStrapline: z
        .union([
          z.string().transform((value) => ({ value, supportingValue: null })),
          z.object({ value: text, supportingValue: text }),
        ])
        .nullish(),
      evpPillars: list(guideline),
      values: list(guideline),
      mission: text,
      vision: text,
      purpose: text,
      rewards: list(z.object({ id: identity, title: text, value: text })),
      punctuation: z.record(z.string(), z.unknown()).nullish(),
      writingStyle: z.record(z.string(), z.unknown()).nullish(),
    })
    .nullish(),
  sliders: z.object({ evpPillars: list(slider), values: list(slider) }).nullish(),
  options: z.record(z.string(), z.unknown()).nullish(),
});

/** One brief, ready for the writer. */
export interface Brief {
  id: string;
  input: WriterInput;
  options: Record<Step, StepOptions>;
  /** House-style fields of the spec, punctuation and writing style together. */
  house: Record<string, unknown>;
  country: string | null;
  names: string[];
}

/** A file that can't be used: the message says which record and why. */
export class BriefError extends Error {}

/** Reads the briefs of a file, all or none. Throws BriefError. */
export function readBriefs(json: string, file: string): Brief[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch (error) {
    throw new BriefError(`${file}: not JSON (${error instanceof Error ? error.message : 'unreadable'})`);
  }
  const records = Array.isArray(data) ? data : isRecord(data) && Array.isArray(data.briefs) ? data.briefs : null;
  if (!records) throw new BriefError(`${file}: expected {"briefs": [...]}`);
  return records.map((record, index) => readBrief(record, index));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fail(where: string, error: z.ZodError): never {
  const issue = error.issues[0];
  throw new BriefError(`${where}: ${issue ? `${issue.path.join('.') || 'record'}: ${issue.message}` : 'not usable'}`);
}

function readBrief(record: unknown, index: number): Brief {
  const named = isRecord(record) && record.id !== undefined ? ` (${String(record.id)})` : '';
  const where = `brief ${index + 1}${named}`;
  const parsed = brief.safeParse(record);
  if (!parsed.success) fail(where, parsed.error);
  const { advert, advertBrief, company, guidelines, jobDescription, sliders, options } = parsed.data;
  const weightOf = (kind: 'evpPillars' | 'values', id: string): number =>
    sliders?.[kind].find((slider) => slider.guidelineTitleId === id)?.selectedPercentages ?? 0;
  const punctuation = guidelines?.punctuation ?? {};
  const contractions =
    punctuation.PunctuationStyle !== false && punctuation.Contractions1 ? punctuation.Contractions11 : null;
  const guided = (kind: 'evpPillars' | 'values') =>
    (guidelines?.[kind] ?? []).map(({ id, value, supportingValue }) => ({
      id,
      value: value ?? '',
      statement: supportingValue,
      weight: weightOf(kind, id),
    }));
  const strapline = guidelines?.evpStrapline;
  const input: WriterInput = {
    advert: { ...advert, toneOfVoice: advert.toneOfVoice ?? advertBrief?.toneOfVoice ?? null },
    brief: advertBrief ?? null,
    jobDescription: jobDescription?.text
      ? { text: jobDescription.text, matches: (jobDescription.checkResult ?? 'match') === 'match' }
      : null,
    guidelines: {
      companyName: guidelines?.officialCompanyName ?? company?.companyName ?? null,
      strapline: strapline?.value ? { value: strapline.value, statement: strapline.supportingValue } : null,
      pillars: guided('evpPillars'),
      values: guided('values'),
      mission: guidelines?.mission ?? null,
      vision: guidelines?.vision ?? null,
      purpose: guidelines?.purpose ?? null,
      rewards: (guidelines?.rewards ?? []).map(({ id, title, value }) => ({
        id,
        title: title ?? '',
        statement: value,
      })),
      contractions: contractions === 'use' ? true : contractions === 'dontUse' ? false : null,
    },
  };
  const read = (step: Step): StepOptions => {
    const result = stepOptions.safeParse(options?.[`step${step}`] ?? {});
    if (!result.success) fail(`${where}, step${step}`, result.error);
    const { constraints, imperatives, useJobDescription, usejd, noOfLine, outputType, outputLengthType, ...rest } =
      result.data;
    return {
      ...rest,
      imperatives: imperatives.map(({ id, value }, at) => ({ id: id || String(at), value: value ?? '' })),
      constraints: { ...constraints, hemingway: constraints?.isHemmingSelected ?? false },
      useJobDescription:
        useJobDescription ??
        usejd ??
        (step === 1 ? constraints?.usejdHeadline : step === 6 ? constraints?.usejdCTA : false) ??
        false,
      ...(noOfLine === null || noOfLine === undefined ? {} : { noOfLine }),
      outputType: outputType ?? 'prose',
      outputLengthType: outputLengthType ?? 'medium',
    };
  };
  return {
    id: parsed.data.id || String(index + 1),
    input,
    options: { 1: read(1), 2: read(2), 3: read(3), 4: read(4), 5: read(5), 6: read(6) },
    house: { ...punctuation, ...guidelines?.writingStyle },
    country: advert.country,
    names: [advert.brandName, guidelines?.officialCompanyName ?? null, company?.companyName ?? null].filter(
      (name) => name !== null && name !== '',
    ),
  };
}
