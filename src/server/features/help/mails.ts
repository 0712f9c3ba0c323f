/** The mail that carries somebody's request to the people who run the installation. */
import { type Role, roleLabels } from '#domain/user.ts';
import type { MailText } from '../mail/service.ts';

/** A request as it was typed, and what the server knows of its author. */
export interface SupportRequest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  message: string;
  company: string | null;
  role: Role;
}

const excerptLength = 90;

export function requestMail(request: SupportRequest): MailText {
  const name = [request.firstName, request.lastName].filter(Boolean).join(' ');
  const company = request.company ?? 'no company';
  const flat = request.message.replace(/\s+/g, ' ');
  return {
    subject: `Request from ${name}, ${company}`,
    preheader: flat.length > excerptLength ? `${flat.slice(0, excerptLength).trimEnd()}…`.toWellFormed() : flat,
    heading: 'A request from the help page',
    body: [
      { quote: request.message },
      [
        `From: ${name}`,
        `Email: ${request.email}`,
        `Phone: ${request.phone ?? 'not given'}`,
        `Company: ${company}`,
        `Role: ${roleLabels[request.role]}`,
      ].join('\n'),
    ],
    action: { label: `Reply to ${request.firstName}`, link: `mailto:${request.email}` },
    after: `A reply to this message goes to ${request.email}.`,
    footer: 'Sent by Hirewright.',
  };
}
