/** Every path of the product: patterns for the router and hrefs for links, side by side. */
import type { AdvertType } from '#domain/advert.ts';

export const paths = {
  dashboard: '/',
  login: '/login',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verification: '/verification',
  companySetup: '/company-setup',
  introduction: '/introduction',
  create: '/create',
  blankAdvert: '/create/blank-advert',
  writingTemplate: '/create/writing-template',
  aiCopyGenerator: '/create/ai-copy-generator',
  requestCopywriter: '/create/request-copywriter',
  sentForReview: '/sent-for-review',
  review: '/review',
  reviewCompleted: '/review-completed',
  library: '/library',
  guidelines: '/guidelines',
  profile: '/profile',
  users: '/invite-users',
  help: '/help',
  languageModel: '/help/language-model',
  operator: '/operator',
} as const;

const builderPaths: Record<AdvertType, string> = {
  blankAdCanvas: paths.blankAdvert,
  aida: paths.writingTemplate,
  aiAdvert: paths.aiCopyGenerator,
  copywriter: paths.requestCopywriter,
};

/** Where an advert of a type is written: a new one, or the one with this id. Copywriter adverts carry their company along. */
export function builderHref(type: AdvertType, advertId?: string, tenantId?: string): string {
  const path = advertId === undefined ? builderPaths[type] : `${builderPaths[type]}/${advertId}`;
  return type === 'copywriter' && tenantId !== undefined ? `${path}?tenantId=${tenantId}` : path;
}

/** Where a folder of the library is opened. */
export function folderHref(folderId: string): string {
  return `${paths.library}/${folderId}`;
}
