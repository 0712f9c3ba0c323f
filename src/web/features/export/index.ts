/** Word export of one advert and of many. */
export type { ExportableAdvert } from './archive.ts';
export { downloadAdvert } from './export-advert.ts';
export { type BulkOptions, downloadAdverts } from './export-adverts.ts';
export { loadAdverts } from './load-adverts.ts';
