/** Reading job descriptions: the text of an uploaded file, and whether it fits the advert. */
export { type Extraction, type ExtractionFailure, extractText } from './extraction/extract-text.ts';
export { matchesJobTitle } from './job-title.ts';
