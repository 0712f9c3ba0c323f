import { join } from 'node:path';
import type { Mailbox, MailPort } from '../../ports/mail.ts';
import { createMailbox } from './mailbox.ts';
import { createSmtp } from './smtp.ts';

/** Opens the way that the settings choose: SMTP, or the local mailbox, which then can be read too. */
export const openMail = async (settings: {
  dataDir: string;
  smtpUrl: string | undefined;
  mailFrom: string;
}): Promise<{ port: MailPort; mailbox: Mailbox | undefined }> => {
  if (settings.smtpUrl !== undefined) {
    return { port: createSmtp(settings.smtpUrl, settings.mailFrom), mailbox: undefined };
  }
  const mailbox = await createMailbox(join(settings.dataDir, 'mailbox'), settings.mailFrom);
  return { port: mailbox, mailbox };
};
