/** Log In, also where mailed verification links lead (D1 section 2, Account screens). */
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { loginBody } from '#contract/account.ts';
import { ApiError, call } from '#web/api/client.ts';
import { answerOf, unchanging } from '#web/api/queries.ts';
import { messageOf, messagesOf, showFailure } from '#web/features/forms/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField, TextField } from '#web/ui/fields.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { specimens } from './specimens.ts';

export interface LoginPageProps {
  /** From a verification mail; the route has taken them out of the address bar. */
  token?: string | undefined;
  email?: string | undefined;
  /** Signs in and goes on to where the person belongs. */
  onLogIn: (email: string, password: string) => Promise<void>;
}

/** Sign Up is where a new link comes from; a link that was used has done its work. */
const linkOver =
  'This link has expired or was used before. If your email is verified, log in. If not, sign up again to get a new link.';

/** Verifies the address of a mailed link once. */
function useVerification(token: string | undefined, email: string | undefined): void {
  const navigate = useNavigate();
  const used = useRef(false);
  useEffect(() => {
    if (token === undefined || email === undefined || used.current) return;
    used.current = true;
    call('user.verify', { body: { token, email } }).then(
      () => toast.success('Email verified. You can log in now.'),
      (error: unknown) => {
        const isOver = error instanceof ApiError && error.code === 'TOKEN_EXPIRED';
        toast.error(isOver ? linkOver : messageOf(error));
        void navigate({ to: paths.signUp });
      },
    );
  }, [token, email, navigate]);
}

export function LoginPage({ token, email, onLogIn }: LoginPageProps) {
  const navigate = useNavigate();
  useVerification(token, email);
  const demo = useQuery({ ...answerOf('system.demo'), ...unchanging });
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(loginBody),
    criteriaMode: 'all',
    defaultValues: { email: email ?? '', password: '' },
  });
  const enter = async (address: string, password: string) => {
    try {
      await onLogIn(address, password);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'UNVERIFIED') {
        toast.error(error.message);
        await navigate({ to: paths.verification, state: { email: address } });
        return;
      }
      showFailure(error, [], setError);
    }
  };
  return (
    <SplitPage specimen={specimens.login}>
      <form noValidate onSubmit={handleSubmit((fields) => enter(fields.email, fields.password))}>
        <div>
          <h1 className="t-h1">Log In</h1>
          <p className="sub">Please enter your login details or click sign up to start a new account.</p>
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
        <PasswordField
          label="Password"
          look="big"
          autoComplete="current-password"
          required
          aside={
            <Link className="t-small" to={paths.forgotPassword}>
              Forgot Password?
            </Link>
          }
          error={messagesOf(formState.errors, 'password')}
          {...register('password')}
        />
        <Button look="primary" size="lg" type="submit" busy={formState.isSubmitting}>
          Log In
        </Button>
        <p className="alt">
          <Link to={paths.signUp}>Sign Up</Link>
        </p>
        {(demo.data?.length ?? 0) > 0 && (
          <section className="demo" aria-label="Demo sign-ins">
            <p className="t-small muted">This installation has demo companies. Enter as:</p>
            <div className="listed">
              {demo.data?.map((person) => (
                <button
                  key={person.email}
                  type="button"
                  className="opt-row"
                  onClick={() => void enter(person.email, person.password)}
                >
                  <span>
                    <b>{person.label}</b>
                    <small>{person.email}</small>
                  </span>
                </button>
              ))}
            </div>
          </section>
        )}
      </form>
    </SplitPage>
  );
}
