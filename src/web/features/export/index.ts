/** Word export of one advert and of many. */
export type { ExportableAdvert } from './archive.ts';
export { downloadAdvert, exportAdvert } from './export-advert.ts';
export { type BulkOptions, downloadAdverts, exportAdverts } from './export-adverts.ts';
export { documentName } from './file-names.ts';
export { loadAdverts } from './load-adverts.ts';
