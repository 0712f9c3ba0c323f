import { emptyBrief, type WriterInput } from '../types.ts';

interface Given {
  advert?: Partial<WriterInput['advert']>;
  guidelines?: Partial<WriterInput['guidelines']>;
  brief?: Partial<NonNullable<WriterInput['brief']>>;
}

/** What the writer is given about an advert of which only the named fields are filled in; without `brief` it has none. */
export function makeInput({ advert = {}, guidelines = {}, brief }: Given = {}): WriterInput {
  return {
    advert: {
      id: 'a1',
      jobTitle: null,
      sector: null,
      industry: null,
      country: 'United Kingdom',
      location: null,
      salaryFrom: null,
      salaryTo: null,
      brandName: null,
      toneOfVoice: null,
      language: 'English',
      deadline: null,
      hasMission: false,
      hasVision: false,
      hasPurpose: false,
      hasLocality: false,
      ...advert,
    },
    brief: brief
      ? {
          ...emptyBrief,
          ...brief,
        }
      : null,
    guidelines: {
      companyName: null,
      strapline: null,
      pillars: [],
      values: [],
      mission: null,
      vision: null,
      purpose: null,
      rewards: [],
      contractions: null,
      ...guidelines,
    },
    jobDescription: null,
  };
}
