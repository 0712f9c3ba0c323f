/** The General tab's form: what it begins with, how it is checked, what is sent. */
import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { type Advert, generalForm } from '#contract/advert.ts';
import type { AdvertType } from '#domain/advert.ts';
import { findDeadlineFault } from './deadline.ts';

/** One slider's choice. */
export interface Weight {
  guidelineTitleId: string;
  /** 25 to 100; 0 is left out. */
  selectedPercentages: number;
}

/** The fields as they stand in the form: text as typed. */
export interface GeneralValues {
  deadline: string;
  jobTitle: string;
  sector: string;
  industry: string;
  country: string;
  location: string;
  brandName: string;
  salaryFrom: string;
  salaryTo: string;
  toneOfVoice: string;
  isMissionSelected: boolean;
  isVisionSelected: boolean;
  isPurposeSelected: boolean;
  isLocationBasedSelected: boolean;
  evpPillars: Weight[];
  guidelineValues: Weight[];
}

/** The checked fields, as they are sent. */
export type GeneralFields = z.output<typeof generalForm>;

export const generalNames = [
  'jobTitle',
  'sector',
  'industry',
  'deadline',
  'country',
  'location',
  'brandName',
  'salaryFrom',
  'salaryTo',
  'toneOfVoice',
] as const;

const byId = (one: Weight, other: Weight): number => one.guidelineTitleId.localeCompare(other.guidelineTitleId);

/** The weights with one changed, in a fixed order, so that a change and its way back are no change. */
export function updateWeight(weights: readonly Weight[], guidelineTitleId: string, percent: number): Weight[] {
  const others = weights.filter((weight) => weight.guidelineTitleId !== guidelineTitleId);
  const changed = percent === 0 ? others : [...others, { guidelineTitleId, selectedPercentages: percent }];
  return changed.sort(byId);
}

function weightsOf(advert: Advert | undefined, kind: 'pillar' | 'value'): Weight[] {
  return (advert?.advertSliders ?? [])
    .filter((slider) => slider.kind === kind && slider.value > 0)
    .map(({ guidelineTitle, value }) => ({ guidelineTitleId: guidelineTitle.id, selectedPercentages: value }))
    .sort(byId);
}

/** An amount with separators between the thousands, as the placeholders show it. */
export function showAmount(amount: number | null | undefined): string {
  if (amount === null || amount === undefined) return '';
  return amount.toLocaleString('en-GB', { maximumFractionDigits: 20 });
}

/** What the form begins with. */
export function generalValues(advert: Advert | undefined): GeneralValues {
  return {
    deadline: advert?.deadline ?? '',
    jobTitle: advert?.jobTitle ?? '',
    sector: advert?.sector ?? '',
    industry: advert?.industry ?? '',
    country: advert?.country ?? '',
    location: advert?.location ?? '',
    brandName: advert?.brandName ?? '',
    salaryFrom: showAmount(advert?.salaryFrom),
    salaryTo: showAmount(advert?.salaryTo),
    toneOfVoice: advert?.toneOfVoice ?? '',
    isMissionSelected: advert?.hasMission ?? false,
    isVisionSelected: advert?.hasVision ?? false,
    isPurposeSelected: advert?.hasPurpose ?? false,
    isLocationBasedSelected: advert?.hasLocality ?? false,
    evpPillars: weightsOf(advert, 'pillar'),
    guidelineValues: weightsOf(advert, 'value'),
  };
}

/** A kept draft of the form; undefined when it isn't one. */
export function readGeneralDraft(content: string, begin: GeneralValues): GeneralValues | undefined {
  try {
    const kept: unknown = JSON.parse(content);
    if (typeof kept !== 'object' || kept === null) return undefined;
    const entries = Object.entries(begin).map(([name, value]) => {
      const found = (kept as Record<string, unknown>)[name];
      const fits = typeof found === typeof value && Array.isArray(found) === Array.isArray(value);
      return [name, fits ? found : value];
    });
    return Object.fromEntries(entries) as GeneralValues;
  } catch {
    return undefined;
  }
}

export interface FormContext {
  stored: string | null;
  today: () => string;
  created: string | undefined;
}

/** The contract's rules and those about the deadline, which need a clock. All faults are told at once. */
export function generalResolver(context: FormContext): Resolver<GeneralValues, unknown, GeneralFields> {
  const rules = zodResolver(generalForm);
  return async (values, own, options) => {
    const checked = await rules(values, own, options as Parameters<typeof rules>[2]);
    const fault = findDeadlineFault(values.deadline, { ...context, today: context.today() });
    if (fault === undefined) return checked as Awaited<ReturnType<Resolver<GeneralValues, unknown, GeneralFields>>>;
    return { values: {}, errors: { ...checked.errors, deadline: { type: 'deadline', message: fault } } } as Awaited<
      ReturnType<Resolver<GeneralValues, unknown, GeneralFields>>
    >;
  };
}

/** Brand names belong to the two kinds of adverts that are generated. */
export function hasBrandName(type: AdvertType): boolean {
  return type === 'aida' || type === 'aiAdvert';
}
