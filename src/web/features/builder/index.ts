/** The advert builder. */
export { BuilderPage, takeAdvert } from './builder-page.tsx';
