/** Routes of the library: the list, and one folder. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { FolderPage, folderDetailsOf, LibraryPage } from '#web/features/library/index.ts';
import { Admitted } from './admission.tsx';

export function LibraryRoute() {
  return <Admitted title="Library">{(profile) => <LibraryPage profile={profile} />}</Admitted>;
}

export function FolderRoute() {
  const { folderId = '' } = useParams({ strict: false }) as { folderId?: string };
  // The page asks; the title of the browser's tab only looks at what has come.
  const { data } = useQuery({ ...folderDetailsOf(folderId), enabled: false });
  return (
    <Admitted title={data?.title ?? 'Library'}>
      {(profile) => <FolderPage key={folderId} profile={profile} folderId={folderId} />}
    </Admitted>
  );
}
