/** The library's pages, and what other pages need of it. */
export { CreateFolderDialog } from './create-folder-dialog.tsx';
export { personOf } from './folder-card.tsx';
export { FolderPage } from './folder-page.tsx';
export { folderDetailsOf, saveFolderContent, useFolders } from './folders.ts';
export { LibraryPage } from './library-page.tsx';
export { tabLabels } from './wording.ts';
