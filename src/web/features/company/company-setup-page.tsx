/** Company set-up, step 1 of 2. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { setUpBody } from '#contract/account.ts';
import { ApiError, call } from '#web/api/client.ts';
import { answerOf, unchanging } from '#web/api/queries.ts';
import { showFailure } from '#web/features/forms/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ComboField } from '#web/ui/combo-field.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { toast } from '#web/ui/toasts.tsx';

const specimen = {
  before: 'A leading provider of innovative solutions in its sector.',
  after: 'Sixty-four turbines, nineteen miles out,',
  marked: 'one crew.',
  role: 'Head of Talent',
  place: 'Fenmoor Energy, Hull',
};

export interface CompanySetupPageProps {
  /** Goes on to the second step. */
  onSetUp: () => Promise<void>;
  onLogOut: () => void;
}

export function CompanySetupPage({ onSetUp, onLogOut }: CompanySetupPageProps) {
  const industries = useQuery({ ...answerOf('organisation.industries'), ...unchanging });
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(setUpBody),
    defaultValues: { companyName: '', industry: '' },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await call('organisation.setUp', { body });
      toast.success('Company set up');
    } catch (error) {
      // Set up meanwhile, in another tab: there is nothing left to do here.
      if (!(error instanceof ApiError && error.code === 'COMPANY_ALREADY_SET_UP')) {
        showFailure(error, ['companyName', 'industry'], setError);
        return;
      }
    }
    await onSetUp();
  });
  return (
    <SplitPage specimen={specimen}>
      <form noValidate onSubmit={submit}>
        <div>
          <p className="stepno">
            <span className="bar2" aria-hidden="true">
              <i className="on" />
              <i />
            </span>
            1 of 2
          </p>
          <h1 className="t-h1">Welcome</h1>
          <p className="sub">Get started by setting up your account</p>
        </div>
        <TextField
          label="Company Name"
          look="big"
          autoComplete="organization"
          required
          error={formState.errors.companyName?.message}
          {...register('companyName')}
        />
        <Controller
          control={control}
          name="industry"
          render={({ field, fieldState }) => (
            <ComboField
              label="Industry"
              required
              options={(industries.data ?? []).map((industry) => industry.name)}
              help={
                industries.isError
                  ? "The list of industries couldn't be loaded. Type yours instead."
                  : 'Start typing, then choose from the list.'
              }
              none={(text) => `Nothing in the list matches “${text}”. You can keep it as it is.`}
              error={fieldState.error?.message}
              {...field}
            />
          )}
        />
        <Button look="primary" size="lg" type="submit" busy={formState.isSubmitting}>
          Next
        </Button>
        <Button look="quiet" onClick={onLogOut}>
          Log Out
        </Button>
      </form>
    </SplitPage>
  );
}
