/** Route of the guidelines. */
import { GuidelinesPage } from '#web/features/guidelines/guidelines-page.tsx';
import { Admitted } from './admission.tsx';

export function GuidelinesRoute() {
  return <Admitted title="Guidelines">{(profile) => <GuidelinesPage profile={profile} />}</Admitted>;
}
