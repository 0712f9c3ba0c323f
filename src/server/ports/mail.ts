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

/** A message of the local mailbox, newest first in lists. */
export interface MailboxMessage {
  /** File name without ending; safe in an address. */
  id: string;
  to: string;
  subject: string;
  /** When it was sent. */
  date: Date;
  text: string;
  html: string;
  /** Addresses in the text, in order. */
  links: string[];
}

/** The local mailbox: every mail as a file on this computer. */
export interface Mailbox extends MailPort {
  list(): Promise<MailboxMessage[]>;
  get(id: string): Promise<MailboxMessage | undefined>;
  /** The message as it lies on disk (.eml). */
  getSource(id: string): Promise<Uint8Array | undefined>;
}
