/** The mails of sign-up, verification and passwords. */
import { dayText, greeting, type MailText } from '../mail/service.ts';

const footer = 'Sent by Hirewright.';

/** Where mailed links lead; `base` is PUBLIC_URL, never the Host header. */
export function pageLink(base: string, page: 'login' | 'reset-password', token: string, email: string): string {
  return `${base}/${page}?token=${encodeURIComponent(token)}&email=${encodeURIComponent(email)}`;
}

export function verificationMail(base: string, token: string, email: string): MailText {
  return {
    subject: 'Verify your email for Hirewright',
    preheader: 'One click, and your account is ready.',
    heading: 'Verify your email',
    body: [
      'Hello,',
      'Somebody, probably you, has signed up for Hirewright with this address. Open the link to show that it is yours, then log in with the password you chose.',
    ],
    action: { label: 'Verify my email', link: pageLink(base, 'login', token, email) },
    after: "The link works for 24 hours. If you didn't sign up, leave this message alone and nothing happens.",
    footer,
  };
}

export function alreadyRegisteredMail(base: string, firstName: string | null): MailText {
  return {
    subject: 'You already have a Hirewright account',
    preheader: 'Log in with this address. No second account was made.',
    heading: 'You have an account already',
    body: [
      greeting(firstName),
      "Somebody has just tried to sign up with this address. It already has an account, so nothing was created or changed. If it was you, log in. If you can't remember the password, choose Forgot Password? on the same page.",
    ],
    action: { label: 'Log in', link: `${base}/login` },
    after: "If it wasn't you, there is nothing to do. Nobody has learnt that you have an account.",
    footer,
  };
}

export function resetMail(base: string, token: string, email: string, firstName: string | null): MailText {
  return {
    subject: 'Set a new password for Hirewright',
    preheader: 'The link works for one hour and once only.',
    heading: 'Set a new password',
    body: [
      greeting(firstName),
      'You, or somebody who knows your address, asked to reset the password of your Hirewright account. Open the link and choose a new one. You are signed out everywhere else when you do.',
    ],
    action: { label: 'Choose a new password', link: pageLink(base, 'reset-password', token, email) },
    after:
      "The link works for one hour. If you didn't ask for it, leave this message alone and your password stays as it is.",
    footer,
  };
}

export function resetUnverifiedMail(base: string, token: string, email: string): MailText {
  return {
    subject: 'Verify your email first',
    preheader: 'One click, then you can log in.',
    heading: 'Verify your email first',
    body: [
      'Hello,',
      'You asked to reset your password, but this address has not been verified yet. Open the link to show that it is yours. After that you can log in, or reset the password from the login page.',
    ],
    action: { label: 'Verify my email', link: pageLink(base, 'login', token, email) },
    after: "The link works for 24 hours. If you didn't ask for this, leave the message alone.",
    footer,
  };
}

export function passwordChangedMail(base: string, firstName: string | null, at: Date): MailText {
  const when = `${dayText(at)} at ${at.toISOString().slice(11, 16)} UTC`;
  return {
    subject: 'Your Hirewright password was changed',
    preheader: 'If it was you, there is nothing to do.',
    heading: 'Your password was changed',
    body: [
      greeting(firstName),
      `The password of your Hirewright account was changed on ${when}. You have been signed out on your other devices.`,
    ],
    action: { label: "It wasn't me", link: `${base}/forgot-password` },
    after:
      'If it was you, there is nothing to do. If not, set a new password straight away: it signs everybody else out.',
    footer,
  };
}

/** The last message to an address. */
export function accountDeletedMail(
  firstName: string | null,
  company: string | null,
  supportEmail: string | undefined,
): MailText {
  const owner = company ?? 'your company';
  return {
    subject: 'Your Hirewright account is deleted',
    preheader: 'Your name, photo and address have been removed.',
    heading: 'Your account is deleted',
    body: [
      greeting(firstName),
      `Your account has been deleted as you asked, and your name, photo and address have been removed. The adverts and folders you worked on stay with ${owner}. This is the last message to this address.`,
    ],
    ...(supportEmail === undefined ? {} : { action: { label: 'Write to us', link: `mailto:${supportEmail}` } }),
    after:
      supportEmail === undefined
        ? `If it wasn't you who asked, tell an administrator of ${owner} straight away.`
        : `If it wasn't you who asked, write to ${supportEmail} straight away.`,
    footer,
  };
}
