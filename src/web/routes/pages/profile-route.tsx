/** Route of the profile. */
import { useNavigate, useRouter } from '@tanstack/react-router';
import { answerOf, queryClient } from '#web/api/queries.ts';
import { clearBrowserStorage } from '#web/api/session-storage.ts';
import { ProfilePage } from '#web/features/profile/profile-page.tsx';
import { profileQuery, roleOf } from '#web/features/session/session.ts';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/toasts.tsx';
import { Admitted } from './admission.tsx';

export function ProfileRoute() {
  const router = useRouter();
  const navigate = useNavigate();
  const reload = async () => {
    const profile = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
    if (roleOf(profile) === 'copywriter') {
      await queryClient.fetchQuery({ ...answerOf('copywriter.details'), staleTime: 0 });
    }
    // The guards hand the profile to the pages; they have to ask again.
    await router.invalidate();
  };
  const leave = async () => {
    const { clearBrowserDrafts } = await import('#web/features/drafts/index.ts');
    await clearBrowserDrafts();
    clearBrowserStorage();
    queryClient.clear();
    await navigate({ to: paths.login });
    toast.success('Account deleted');
  };
  return (
    <Admitted title="Profile settings">
      {(profile) => <ProfilePage profile={profile} onSaved={reload} onDeleted={leave} />}
    </Admitted>
  );
}
