/** Word export. Many adverts at once: `export-adverts.ts`, with `load-adverts.ts` as their source. */
export { downloadAdvert } from './export-advert.ts';
