/** The advert's life: types, states and the transitions that the server allows (D1 section 4, decisions: Dashboard and builder). */

export const advertTypes = ['blankAdCanvas', 'aida', 'aiAdvert', 'copywriter'] as const;
export type AdvertType = (typeof advertTypes)[number];

/** Short names that other views of the specification use for the same types. */
export const advertTypeAliases: Record<string, AdvertType> = { blank: 'blankAdCanvas', ai: 'aiAdvert' };

export const advertTypeLabels: Record<AdvertType, string> = {
  blankAdCanvas: 'Blank Ad Canvas',
  aida: 'Writing Framework',
  aiAdvert: 'AI Copy Generator',
  copywriter: 'Request a Copywriter',
};

export const advertStatuses = ['draft', 'review', 'completed'] as const;
export type AdvertStatus = (typeof advertStatuses)[number];

const transitions: Record<AdvertStatus, readonly AdvertStatus[]> = {
  draft: ['review', 'completed'],
  review: ['draft', 'completed'],
  completed: [],
};

/** Whether an advert may go from one status to another. Staying where it is counts as allowed, so that retries are harmless. */
export function canMove(from: AdvertStatus, to: AdvertStatus): boolean {
  return from === to || transitions[from].includes(to);
}

export const advertModes = ['edit', 'review'] as const;
export type AdvertMode = (typeof advertModes)[number];

export const jobDescriptionStates = ['match', 'failed', 'unMatch'] as const;
/** What the extraction of a job description came to: usable, unreadable, or for another job. */
export type JobDescriptionState = (typeof jobDescriptionStates)[number];

/** The advert as the rules see it. */
export interface AdvertSubject {
  tenantId: string;
  ownerId: string;
  type: AdvertType;
  status: AdvertStatus;
  copywriterId: string | null;
  copywritingFinished: boolean;
}

export const sortOrders = ['Newest', 'Oldest', 'AZ', 'ZA'] as const;
export type SortOrder = (typeof sortOrders)[number];

export const sortLabels: Record<SortOrder, string> = {
  Newest: 'Newest',
  Oldest: 'Oldest',
  AZ: 'Alphabetical Order(A-Z)',
  ZA: 'Alphabetical Order(Z-A)',
};
