/** Reset Password: where reset and invitation links lead. */
import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { newPassword } from '#contract/account.ts';
import { account } from '#domain/limits.ts';
import { passwordMessages } from '#domain/user.ts';
import { ApiError, call } from '#web/api/client.ts';
import { messagesOf, showFailure } from '#web/features/forms/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields.tsx';
import { Note } from '#web/ui/note.tsx';
import { SplitPage } from '#web/ui/split-page.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { PasswordRules } from './password-rules.tsx';
import { specimens } from './specimens.ts';

const resetForm = z
  .object({
    password: newPassword(account.passwordMaxOnReset),
    confirm: z.string().trim().min(1, { error: 'Confirm Password is a required field' }),
  })
  .refine((fields) => fields.confirm === '' || fields.confirm === fields.password, {
    path: ['confirm'],
    error: passwordMessages.mismatch,
    // The comparison is of use while the password itself is not right yet, too.
    when: () => true,
  });

/** The page's words: a password is reset, or chosen for the first time. */
const words = {
  reset: {
    title: 'Reset Password',
    text: 'Choose a new password. You are signed out everywhere else.',
    done: 'Password changed. Log in with the new one.',
    over: 'This link has expired or was used before.',
    incomplete: 'This link is incomplete. Open it again from the mail.',
  },
  invited: {
    title: 'Choose your password',
    text: 'With it your account is ready, and you can log in.',
    done: 'Password set. Log in with it.',
    over: 'This invitation has expired or was used before. If you have set a password, log in. If not, ask the person who invited you to send it again.',
    incomplete:
      'This link is incomplete. Open it again from the mail, or ask the person who invited you to send it again.',
  },
} as const;

export interface ResetPasswordPageProps {
  token: string | undefined;
  email: string | undefined;
  /** Whether the link came with an invitation. */
  invited: boolean;
}

export function ResetPasswordPage({ token, email, invited }: ResetPasswordPageProps) {
  const { title, text, done, over, incomplete } = words[invited ? 'invited' : 'reset'];
  const [isOver, setIsOver] = useState(false);
  const navigate = useNavigate();
  const complete = token !== undefined && email !== undefined;
  const { register, handleSubmit, setError, control, formState } = useForm({
    resolver: zodResolver(resetForm),
    criteriaMode: 'all',
    defaultValues: { password: '', confirm: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const submit = handleSubmit(async (fields) => {
    // Without the link's parts there is nothing that could be sent.
    if (!complete) return;
    try {
      await call('user.resetPassword', { body: { email, token, password: fields.password } });
      toast.success(done);
      await navigate({ to: paths.login });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'TOKEN_EXPIRED') {
        setIsOver(true);
        return;
      }
      showFailure(error, ['password'], setError);
    }
  });
  return (
    <SplitPage specimen={specimens.login}>
      <form noValidate onSubmit={submit}>
        <div>
          <h1 className="t-h1">{title}</h1>
          <p className="sub">{text}</p>
        </div>
        {!complete && (
          <Note look="clay">
            {incomplete} {!invited && <Link to={paths.forgotPassword}>Ask for a new link</Link>}
          </Note>
        )}
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
        <PasswordField
          label="Confirm Password"
          look="big"
          autoComplete="new-password"
          required
          error={messagesOf(formState.errors, 'confirm')}
          {...register('confirm')}
        />
        {isOver && (
          <Note look="red">
            {over} {!invited && <Link to={paths.forgotPassword}>Ask for a new link</Link>}
          </Note>
        )}
        <Button look="primary" size="lg" type="submit" busy={formState.isSubmitting}>
          Reset
        </Button>
        <p className="alt">
          <Link to={paths.login}>Back to Log In</Link>
        </p>
      </form>
    </SplitPage>
  );
}
