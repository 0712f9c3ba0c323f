/** Routes of the account screens. */
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ForgotPasswordPage } from '#web/features/account/forgot-password-page.tsx';
import { LoginPage } from '#web/features/account/login-page.tsx';
import { ResetPasswordPage } from '#web/features/account/reset-password-page.tsx';
import { SignUpPage } from '#web/features/account/sign-up-page.tsx';
import { VerificationPage } from '#web/features/account/verification-page.tsx';
import { loadProfile, logIn } from '#web/features/session/session.ts';
import { paths } from '#web/paths.ts';
import { homeOf, takeReturnPlace } from '../guards.ts';
import { usePageTitle } from './admission.tsx';

/** Reads token and email of a mailed link once and takes them out of the address bar and the history. */
function useMailedLink(): { token?: string | undefined; email?: string | undefined } {
  const search = useSearch({ strict: false }) as { token?: string; email?: string };
  const [link] = useState(search);
  useEffect(() => {
    if (window.location.search !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return link;
}

export function LoginRoute() {
  usePageTitle('Log In');
  const link = useMailedLink();
  const navigate = useNavigate();
  const enter = async (email: string, password: string) => {
    await logIn(email, password);
    const profile = await loadProfile();
    const home = profile === undefined ? paths.dashboard : homeOf(profile);
    await navigate({ to: profile?.getCompanyDetails ? (takeReturnPlace() ?? home) : home });
  };
  return <LoginPage {...link} onLogIn={enter} />;
}

export function SignUpRoute() {
  usePageTitle('Sign Up');
  return <SignUpPage />;
}

export function ForgotPasswordRoute() {
  usePageTitle('Forgot Password');
  return <ForgotPasswordPage />;
}

export function ResetPasswordRoute() {
  usePageTitle('Reset Password');
  const [invited] = useState(() => window.location.hash === '#invitation');
  const { token, email } = useMailedLink();
  return <ResetPasswordPage token={token} email={email} invited={invited} />;
}

export function VerificationRoute() {
  usePageTitle('Verify your Email');
  const email = useLocation({ select: (location) => location.state.email });
  return <VerificationPage email={email} />;
}
