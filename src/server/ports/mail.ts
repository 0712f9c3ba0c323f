/** Sending mail: SMTP, or files in a mailbox. */

/** One message. No field may contain CR or LF where it becomes a header; adapters refuse it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

export interface MailPort {
  /** Resolves when the message has been taken over for delivery; rejects when it should be tried again. */
  send(mail: Mail): Promise<void>;
}
