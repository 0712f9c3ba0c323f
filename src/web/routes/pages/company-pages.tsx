/** Routes of company set-up and introduction. */
import { useNavigate } from '@tanstack/react-router';
import { queryClient } from '#web/api/queries.ts';
import { CompanySetupPage } from '#web/features/company/company-setup-page.tsx';
import { IntroductionPage } from '#web/features/company/introduction-page.tsx';
import { leave, profileQuery } from '#web/features/session/session.ts';
import { paths } from '#web/paths.ts';
import { Admitted } from './admission.tsx';

export function CompanySetupRoute() {
  const navigate = useNavigate();
  const goOn = async () => {
    // The guards have to learn that there is a company now.
    queryClient.removeQueries({ queryKey: profileQuery.queryKey });
    await navigate({ to: paths.introduction });
  };
  return (
    <Admitted title="Set up your company">
      {() => <CompanySetupPage onSetUp={goOn} onLogOut={() => void leave()} />}
    </Admitted>
  );
}

export function IntroductionRoute() {
  const navigate = useNavigate();
  const skip = async () => {
    await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => undefined);
    await navigate({ to: paths.create });
  };
  return <Admitted title="Introduction">{() => <IntroductionPage onSkip={() => void skip()} />}</Admitted>;
}
