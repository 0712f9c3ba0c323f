/** Routes of company set-up and introduction. */
import { useNavigate } from '@tanstack/react-router';
import { queryClient } from '#web/api/queries.ts';
import { CompanySetupPage } from '#web/features/company/company-setup-page.tsx';
import { IntroductionPage } from '#web/features/company/introduction-page.tsx';
import { profileQuery } from '#web/features/session/session.ts';
import { paths } from '#web/paths.ts';
import { Admitted } from './admission.tsx';

export function CompanySetupRoute() {
  return <Admitted title="Set up your company">{() => <CompanySetupPage />}</Admitted>;
}

export function IntroductionRoute() {
  const navigate = useNavigate();
  const skip = async () => {
    await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 }).catch(() => undefined);
    await navigate({ to: paths.create });
  };
  return <Admitted title="Introduction">{() => <IntroductionPage onSkip={() => void skip()} />}</Admitted>;
}
