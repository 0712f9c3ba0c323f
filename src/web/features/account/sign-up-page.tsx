/** Sign Up: address and password, with the password's rules ticked off as they are met. */
import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useNavigate } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { registerBody } from '#contract/account.ts';
import { call } from '#web/api/client.ts';
import { messagesOf, showFailure } from '#web/features/forms/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField, TextField } from '#web/ui/fields.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { PasswordRules } from './password-rules.tsx';
import { specimens } from './specimens.ts';

export function SignUpPage() {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(registerBody),
    criteriaMode: 'all',
    defaultValues: { email: '', password: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const submit = handleSubmit(async (body) => {
    try {
      await call('user.register', { body });
      await navigate({ to: paths.verification, state: { email: body.email } });
    } catch (error) {
      showFailure(error, ['email', 'password'], setError);
    }
  });
  return (
    <SplitPage specimen={specimens.signUp}>
      <form noValidate onSubmit={submit}>
        <div>
          <h1 className="t-h1">Sign Up</h1>
          <p className="sub">Create an account if you don't have one yet.</p>
        </div>
        <TextField
          label="Email"
          type="email"
          look="big"
          autoComplete="email"
          required
          error={messagesOf(formState.errors, 'email')}
          {...register('email')}
        />
        <div className="field">
          <PasswordField
            label="Password"
            look="big"
            autoComplete="new-password"
            required
            error={messagesOf(formState.errors, 'password')}
            {...register('password')}
          />
          <PasswordRules password={password} />
        </div>
        <Button look="primary" size="lg" type="submit" busy={formState.isSubmitting}>
          Sign Up
        </Button>
        <p className="alt">
          <Link to={paths.login}>Log In</Link>
        </p>
      </form>
    </SplitPage>
  );
}
