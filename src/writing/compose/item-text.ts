/** The words of an item, whichever step it is of. Apart from the explanations, for who needs no more of the writer than this. */
import type { StepItem } from './types.ts';

/** An item's text as the page shows it. */
export function itemText(item: StepItem): string {
  if (typeof item === 'string') return item;
  if ('introduction' in item) return `${item.headline}\n\n${item.introduction}`;
  if ('jobRoleDescription' in item) return `${item.headline}\n\n${item.jobRoleDescription}`;
  if ('personDescription' in item) return `${item.headline}\n\n${item.personDescription}`;
  return `${item.benefit}\n\n${item.description}`;
}

/** The part of an item that is prose: all of a headline, the body of the others. */
export function itemBody(item: StepItem): string {
  if (typeof item === 'string') return item;
  if ('introduction' in item) return item.introduction;
  if ('jobRoleDescription' in item) return item.jobRoleDescription;
  return 'personDescription' in item ? item.personDescription : item.description;
}
