/** Route of the help pages. */
import { HelpPage } from '#web/features/help/help-page.tsx';
import { Admitted } from './admission.tsx';

export function HelpRoute() {
  return <Admitted title="Help">{(profile) => <HelpPage profile={profile} />}</Admitted>;
}
