/** What becomes of a completed advert: translations and posts. */
export { SocialDialog } from './social-dialog.tsx';
export { TranslateDialog } from './translate-dialog.tsx';
