/** The builder's tabs, each fetched when it is opened: whoever goes to the text doesn't wait for the forms. */
import { deferred } from '#web/ui/deferred.tsx';

export const AdvertEditor = deferred(async () => (await import('#web/editor/advert-editor.tsx')).default);
export const GeneralTab = deferred(async () => (await import('./general/general-tab.tsx')).GeneralTab);
export const BriefTab = deferred(async () => (await import('./brief/brief-tab.tsx')).BriefTab);
export const ReviewTab = deferred(async () => (await import('./review-tab.tsx')).ReviewTab);
export const RequestDialog = deferred(
  async () => (await import('./copywriting/request-dialog.tsx')).RequestDialog,
  null,
);
export const SendBackDialog = deferred(
  async () => (await import('./copywriting/send-back-dialog.tsx')).SendBackDialog,
  null,
);
export const JobDescriptionTab = deferred(
  async () => (await import('./job-description/job-description-tab.tsx')).JobDescriptionTab,
);
export const TranslateDialog = deferred(
  async () => (await import('#web/features/publishing/index.ts')).TranslateDialog,
  null,
);
export const Clipboard = deferred(async () => (await import('#web/features/clipboard/index.ts')).Clipboard, null);
export const Framework = deferred(async () => (await import('#web/features/framework/index.ts')).Framework);

const checker = () => import('#web/features/checker/index.ts');
export const ScorePanel = deferred(async () => (await checker()).ScorePanel, null);
export const ScoreButton = deferred(async () => (await checker()).ScoreButton, null);
export const FindingCard = deferred(async () => (await checker()).FindingCard, null);
/** Begins to check an advert's text. */
export const openChecker: typeof import('#web/features/checker/index.ts').openChecker = async (options) =>
  (await checker()).openChecker(options);
export const Generator = deferred(async () => (await import('#web/features/generator/index.ts')).Generator);
export const Assistant = deferred(async () => (await import('#web/features/assistant/index.ts')).Assistant, null);
