/** The library's pages, and what other pages need of it. */
export { FolderPage } from './folder-page.tsx';
export { folderDetailsOf } from './folders.ts';
export { LibraryPage } from './library-page.tsx';
