/** Route of the help on language models. */
import { ModelPage } from '#web/features/help/model-page.tsx';
import { Admitted } from './admission.tsx';

export function ModelRoute() {
  return <Admitted title="Connect a language model">{(profile) => <ModelPage profile={profile} />}</Admitted>;
}
