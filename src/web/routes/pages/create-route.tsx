/** Route of Create New. */
import { CreatePage } from '#web/features/create/create-page.tsx';
import { Admitted } from './admission.tsx';

export function CreateRoute() {
  return <Admitted title="Create new">{(profile) => <CreatePage profile={profile} />}</Admitted>;
}
