/** The advert builder. */
export { BuilderPage } from './builder-page.tsx';
