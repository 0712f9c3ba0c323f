import type { FolderCategory } from '#domain/library.ts';

/** Folders inside a sentence. */
export const folderWords = {
  entries: (n: number): string => `${n} ${n === 1 ? 'entry' : 'entries'}`,
  contents: {
    headlines: 'headlines',
    introduction: 'introductions',
    jobRole: 'role descriptions',
    person: 'person descriptions',
    rewards: 'rewards',
    cta: 'CTAs',
  } satisfies Record<FolderCategory, string>,
};
