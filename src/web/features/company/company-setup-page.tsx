/** Company set-up, step 1 of 2. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Controller, useForm } from 'react-hook-form';
import { setUpBody } from '#contract/account.ts';
import { ApiError, call, fallbackMessage } from '#web/api/client.ts';
import { answerOf, unchanging } from '#web/api/queries.ts';
import { paths } from '#web/paths.ts';
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

export function CompanySetupPage() {
  const navigate = useNavigate();
  const industries = useQuery({ ...answerOf('organisation.industries'), ...unchanging });
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(setUpBody),
    defaultValues: { companyName: '', industry: '' },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await call('organisation.setUp', { body });
      toast.success('Company set up');
      await navigate({ to: paths.introduction });
    } catch (error) {
      const items = error instanceof ApiError ? error.items : [];
      for (const { field, message } of items) {
        if (field === 'companyName' || field === 'industry') setError(field, { message });
        else toast.error(message);
      }
      if (items.length === 0) toast.error(error instanceof Error ? error.message : fallbackMessage);
    }
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
      </form>
    </SplitPage>
  );
}
