/** Forgot Password: asks for a reset link. The answer is the same whether or not there is an account. */
import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { forgotBody } from '#contract/account.ts';
import { call } from '#web/api/client.ts';
import { messagesOf, showFailure } from '#web/features/forms/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { specimens } from './specimens.ts';

export function ForgotPasswordPage() {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(forgotBody),
    criteriaMode: 'all',
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(async (body) => {
    try {
      await call('user.forgotPassword', { body });
      toast.success('If this address has an account, a link is on its way to it');
      await navigate({ to: paths.login });
    } catch (error) {
      showFailure(error, ['email'], setError);
    }
  });
  return (
    <SplitPage specimen={specimens.login}>
      <form noValidate onSubmit={submit}>
        <div>
          <h1 className="t-h1">Forgot Password</h1>
          <p className="sub">Enter your address. We send you a link that works for one hour.</p>
        </div>
        <TextField
          label="Email"
          type="email"
          look="big"
          autoComplete="username"
          required
          error={messagesOf(formState.errors, 'email')}
          {...register('email')}
        />
        <Button look="primary" size="lg" type="submit" busy={formState.isSubmitting}>
          Request Reset
        </Button>
        <p className="alt">
          <Link to={paths.login}>Back to Log In</Link>
        </p>
      </form>
    </SplitPage>
  );
}
