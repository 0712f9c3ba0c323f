import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../ports/mail.ts';

const LINE_BREAK = /[\r\n\0]/;
/** One plain address. Anything that a mail program could read as two recipients is refused. */
const ADDRESS = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+$/;

/**
 * A mail as nodemailer takes it, in the installation's name.
 * @throws {Error} when a value could add a header or a recipient.
 */
export const messageOf = (mail: Mail, from: string): SendMailOptions => {
  const headers = mail.headers ?? {};
  for (const value of [mail.subject, ...Object.keys(headers), ...Object.values(headers)]) {
    if (LINE_BREAK.test(value)) throw new Error('A mail header holds a line break.');
  }
  if (!ADDRESS.test(mail.to)) throw new Error('A mail is not addressed to exactly one address.');
  return {
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Asks holiday replies and mailing lists not to answer (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
