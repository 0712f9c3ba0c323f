/** One folder of the library (D2 section 2.6): what can't be opened leads back to the list. */
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import type { Profile } from '#contract/account.ts';
import { ApiError } from '#web/api/client.ts';
import { readSession } from '#web/api/session-storage.ts';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/toasts.tsx';
import './folder.css';
import { FolderEditor } from './folder-editor.tsx';
import { folderDetailsOf, forgetFolder } from './folders.ts';
import { wording } from './wording.ts';

function Skeleton() {
  return (
    <div className="page folder-wait" role="status" aria-label={wording.folder.loading}>
      <span className="sk" style={{ width: 260, height: 36 }} />
      {[1, 2, 3, 4, 5].map((n) => (
        <span key={n} className="sk" style={{ height: 60 }} />
      ))}
    </div>
  );
}

export function FolderPage({ profile, folderId }: { profile: Profile; folderId: string }) {
  const navigate = useNavigate();
  const { data: folderDetails, error, isPending: loading, refetch } = useQuery(folderDetailsOf(folderId));
  // Read when the folder turns out to be gone; '' when there is nothing unsaved.
  const unsavedWords = useRef<() => string>(() => '');
  const left = useRef(false);
  const leaveGone = useCallback(() => {
    // Two calls may find out at once; and who is signed out goes to log in.
    if (left.current || readSession() === null) return;
    left.current = true;
    const words = unsavedWords.current();
    if (words === '') toast.error(wording.folder.gone);
    else {
      toast.action(wording.folder.goneWithWords, {
        label: wording.folder.copyWords,
        run: () => void navigator.clipboard.writeText(words).catch(() => toast.error(wording.entry.copyFailed)),
      });
    }
    void navigate({ to: paths.library, replace: true, ignoreBlocker: true }).then(() => forgetFolder(folderId));
  }, [folderId, navigate]);
  const failed = error !== null && (folderDetails === undefined || (error instanceof ApiError && error.status === 404));
  useEffect(() => {
    if (failed) leaveGone();
  }, [failed, leaveGone]);

  if (loading || folderDetails === undefined) return <Skeleton />;
  return (
    <FolderEditor
      profile={profile}
      folder={folderDetails}
      reload={async () => {
        const { data, error: failure } = await refetch();
        if (failure !== null || data === undefined) throw failure ?? new Error(wording.conflict.failed);
        return data;
      }}
      unsavedWords={unsavedWords}
      onGone={leaveGone}
    />
  );
}
