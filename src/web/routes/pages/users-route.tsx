/** Route of the users page. */
import { UsersPage } from '#web/features/users/users-page.tsx';
import { Admitted } from './admission.tsx';

export function UsersRoute() {
  return <Admitted title="Users">{(profile) => <UsersPage profile={profile} />}</Admitted>;
}
