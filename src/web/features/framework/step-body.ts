/** What a step sends, to be saved or to be written on. */
import type { BenefitChoice, StepInput } from '#contract/framework.ts';
import type { FrameworkStep } from '#domain/framework.ts';
import { itemsToSend, type StepState } from './step-state.ts';

export interface StepPlace {
  step: FrameworkStep;
  advertId: string;
  jobTitle: string;
}

/** The body of a save, as the step is now; a choice that was taken back names what was saved of it. */
export function stepBody(
  place: StepPlace,
  { options, rows }: StepState,
  benefits: StepInput['aidaStep5SelectedBenefits'],
) {
  const { items, modifiedIndexes } = itemsToSend(place.step, rows);
  const chosen: BenefitChoice[] = options.rewards.map((id) => {
    const known = benefits.find(({ guidelineTitle }) => guidelineTitle.id === id);
    return known ?? { guidelineTitle: { id }, isNew: true };
  });
  const gone = benefits.filter(({ guidelineTitle }) => !options.rewards.includes(guidelineTitle.id));
  return {
    ...place,
    constraints: options.constraints,
    modifiedIndexes,
    brief: options.brief.trim(),
    outputType: options.outputType,
    outputLengthType: options.outputLengthType,
    imperatives: JSON.stringify(options.imperatives.map(({ id, value }) => ({ value: value.trim(), id }))),
    ...(place.step === 5 && {
      selectedBenefits: [...chosen, ...gone.map((choice) => ({ ...choice, isDeleted: true }))],
    }),
    items,
  };
}
