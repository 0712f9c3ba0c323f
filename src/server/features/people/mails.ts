/** The mail that brings somebody into a company. */
import { type InvitedRole, roleLabels } from '#domain/user.ts';
import { greeting, type MailText } from '../mail/service.ts';

export interface Invitation {
  firstName: string;
  /** Who invites, as the company knows them. */
  inviter: string;
  company: string;
  role: InvitedRole;
  link: string;
}

const article: Record<InvitedRole, string> = { admin: 'an', recruiter: 'a' };

export function invitationMail({ firstName, inviter, company, role, link }: Invitation): MailText {
  return {
    subject: `${inviter} has invited you to write job adverts at ${company}`,
    preheader: 'Set a password and you are in.',
    heading: `Join ${company} on Hirewright`,
    body: [
      greeting(firstName),
      `${inviter} has invited you as ${article[role]} ${roleLabels[role]}. Hirewright is where ${company} writes its job adverts, has them read, and keeps the lines that work. Choose a password and your account is ready.`,
    ],
    action: { label: 'Set my password', link },
    after: `The link works for 7 days. If you don't know ${inviter}, leave this message alone and no account is opened.`,
    footer: `Sent by Hirewright for ${company}.`,
  };
}
