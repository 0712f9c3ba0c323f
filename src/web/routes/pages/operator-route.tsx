/** Route of the operator's desk, for the people who run the installation. */
import { AccessDenied } from '#web/features/messages/pages.tsx';
import { OperatorPage } from '#web/features/operator/index.ts';
import { Admitted, usePageTitle } from './admission.tsx';

function Denied() {
  usePageTitle('No access');
  return <AccessDenied />;
}

export function OperatorRoute() {
  return (
    <Admitted title="Operator's desk">
      {(profile) => (profile.isOperator ? <OperatorPage profile={profile} /> : <Denied />)}
    </Admitted>
  );
}
