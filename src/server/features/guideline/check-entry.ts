/** The rules that an entry's texts are held to before they are stored (D2 sections 3.5 and 5.4). */
import { styleOptions } from '#contract/guidelines.ts';
import { AppError, type ErrorItem } from '#domain/errors.ts';
import { fixedGuidelines, type GuidelineSection, guidelineMessages } from '#domain/guideline.ts';
import { guidelines as limits } from '#domain/limits.ts';

const fault = (message: string, field?: string): ErrorItem => ({
  message,
  code: 'VALIDATION',
  ...(field === undefined ? {} : { field }),
});

/** The options' JSON, rewritten with every known field and no other. */
function readOptions(section: GuidelineSection, value: string | null, field: string): { value: string } | ErrorItem {
  const schema = section.id === fixedGuidelines.punctuation ? styleOptions.punctuation : styleOptions.writingStyle;
  let parsed: unknown;
  try {
    parsed = JSON.parse(value ?? '{}');
  } catch {
    return fault("The options couldn't be read. Reload the page; your other changes are kept.", field);
  }
  const result = schema.safeParse(parsed);
  if (result.success) return { value: JSON.stringify(result.data) };
  const [issue] = result.error.issues;
  const message = issue?.code === 'custom' ? issue.message : "One of the options has a value that doesn't exist.";
  return fault(message, [field, ...(issue?.path ?? [])].join('.'));
}

/** The texts of an entry. */
export interface EntryTexts {
  value: string | null;
  supportingValue: string | null;
}

/**
 * Holds the texts of one section's entry against the rules.
 * @param field path of the entry in the request, before which its fields stand
 * @returns the texts as they are stored
 * @throws AppError VALIDATION with one item a fault
 */
export function checkEntry(section: GuidelineSection, texts: EntryTexts, field: string): EntryTexts {
  const at = (name: string): string => (field === '' ? name : `${field}.${name}`);
  if (section.kind === 'options') {
    const read = readOptions(section, texts.value, at('value'));
    if ('message' in read) throw new AppError('VALIDATION', { items: [read] });
    return { value: read.value, supportingValue: null };
  }
  const items: ErrorItem[] = [];
  const most = section.headingId === 3 ? limits.eosMax : limits.textMax;
  if ((texts.value?.length ?? 0) > most) items.push(fault(guidelineMessages.tooLong(section.title, most), at('value')));
  if ((texts.supportingValue?.length ?? 0) > limits.textMax) {
    items.push(fault(guidelineMessages.tooLong('Supporting statement', limits.textMax), at('supportingValue')));
  }
  if (section.headingId === 1 && texts.supportingValue !== null && texts.value === null) {
    items.push(fault(guidelineMessages.details), fault(guidelineMessages.titleMissing, at('value')));
  }
  if (items.length > 0) throw new AppError('VALIDATION', { items });
  return texts;
}
