import { createTransport } from 'nodemailer';
import type { MailPort } from '../../ports/mail.ts';
import { messageOf } from './message.ts';

/** How long a server may take, in milliseconds: to accept the connection, to greet, and between two answers. */
export interface SmtpTimes {
  connection: number;
  greeting: number;
  silence: number;
}

/** Together under the two minutes for which the outbox reserves a mail. */
const TIMES: SmtpTimes = { connection: 15_000, greeting: 15_000, silence: 30_000 };

/** Sends by SMTP. A mail counts as sent when the server has accepted it; everything else rejects. */
export const createSmtp = (url: string, from: string, times: SmtpTimes = TIMES): MailPort => {
  const transport = createTransport({
    url,
    connectionTimeout: times.connection,
    greetingTimeout: times.greeting,
    socketTimeout: times.silence,
  });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
  };
};
