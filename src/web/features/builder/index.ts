/** The advert builder. */
export { BuilderPage, type BuilderPageProps } from './builder-page.tsx';
