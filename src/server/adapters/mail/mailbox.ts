import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import type { Mailbox, MailboxMessage } from '../../ports/mail.ts';
import { messageOf } from './message.ts';

const ENDING = '.eml';
/** What {@link newId} makes, and so all that can be asked for: no path leads out of the directory. */
const ID = /^\d{8}T\d{9}Z-[0-9a-f]{16}$/;
/** Messages that a list shows; older ones stay on the disk. */
const LISTED_MOST = 500;
const LINK = /https?:\/\/[^\s<>"']+/g;

/** Sorts by time and cannot be guessed. */
const newId = (): string => `${new Date().toISOString().replace(/[-:.]/g, '')}-${randomBytes(8).toString('hex')}`;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const parse = async (id: string, source: Uint8Array): Promise<MailboxMessage> => {
  const mail = await PostalMime.parse(source);
  const text = (mail.text ?? '').trimEnd();
  return {
    id,
    to: mail.to?.map(({ address }) => address ?? '').join(', ') ?? '',
    subject: mail.subject ?? '',
    date: new Date(mail.date ?? 0),
    text,
    html: mail.html ?? '',
    // A full stop or a bracket after an address belongs to the sentence.
    links: (text.match(LINK) ?? []).map((link) => link.replace(/[).,;:!?\]]+$/, '')),
  };
};

/**
 * Keeps every mail as one .eml file instead of sending it, for installations without a mail server. A file appears
 * whole or not at all.
 * @param from the sender, as in a From header.
 */
export const createMailbox = async (directory: string, from: string): Promise<Mailbox> => {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  const getSource = async (id: string): Promise<Uint8Array | undefined> => {
    if (!ID.test(id)) return undefined;
    try {
      return await readFile(join(directory, id + ENDING));
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };

  const get = async (id: string): Promise<MailboxMessage | undefined> => {
    const source = await getSource(id);
    return source === undefined ? undefined : parse(id, source);
  };

  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed.');
      const id = newId();
      const partial = join(directory, `${id}.part`);
      try {
        const file = await open(partial, 'wx', 0o600);
        try {
          await file.writeFile(message);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(partial, join(directory, id + ENDING));
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async list() {
      const ids = (await readdir(directory))
        .filter((name) => name.endsWith(ENDING))
        .map((name) => name.slice(0, -ENDING.length))
        .filter((id) => ID.test(id))
        .sort()
        .reverse()
        .slice(0, LISTED_MOST);
      const messages = await Promise.all(ids.map(get));
      return messages.filter((message) => message !== undefined);
    },
    get,
    getSource,
  };
};
