/** Sign-up, log-in, verification and passwords (D1 sections 2 and 5; decisions: Accounts; security: Sessions). */
import { randomUUID } from 'node:crypto';
import { AppError } from '#domain/errors.ts';
import { life, rate } from '#domain/limits.ts';
import { emailKey, findPasswordFaults, passwordMessages } from '#domain/user.ts';
import type { Database, Statements } from '../../ports/database.ts';
import { queueMail } from '../mail/service.ts';
import {
  type AttemptLimit,
  countAttempt,
  createToken,
  hashToken,
  refuseWhenExhausted,
  type Sessions,
} from '../session/service.ts';
import {
  alreadyRegisteredMail,
  passwordChangedMail,
  resetMail,
  resetUnverifiedMail,
  verificationMail,
} from './mails.ts';
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';
import { type AccountRow, createOwner, findAccount, markVerified, setPassword, storeToken, useToken } from './store.ts';

export { pageLink } from './mails.ts';
export { storeToken } from './store.ts';

export interface AccountDeps {
  database: Database;
  sessions: Sessions;
  now: () => Date;
  /** Base of every mailed link. */
  publicUrl: string;
}

/** What a mail to an address is for. */
type MailKind = 'verification' | 'reset';

export type Accounts = ReturnType<typeof createAccounts>;

/** The account service. Answers never tell whether an address has an account, except to whoever knows its password. */
export function createAccounts({ database, sessions, now, publicUrl }: AccountDeps) {
  function loginLimits(key: string, address: string): AttemptLimit[] {
    const window = rate.loginWindow;
    const message = (wait: string) => `Too many attempts. Try again ${wait}, or reset your password.`;
    return [
      { kind: 'login.pair', subject: `${key}|${address}`, most: rate.loginPerAccountAndAddress, window, message },
      { kind: 'login.address', subject: address, most: rate.loginPerAddress, window, message },
      { kind: 'login.account', subject: key, most: rate.loginPerAccount, window, message },
    ];
  }

  // One for each kind: who has asked for verification mails too often may still have forgotten the password.
  const mailLimit = (key: string, kind: MailKind): AttemptLimit[] => [
    {
      kind: `mail.${kind}`,
      subject: key,
      most: rate.mailsPerAddress,
      window: rate.mailWindow,
      // Says nothing of whether the address has an account.
      message: (wait) =>
        `These are as many requests as an address may make within an hour. Look in its spam folder, or try again ${wait}.`,
    },
  ];

  async function sendVerification(
    sql: Statements,
    account: { id: string; email: string; email_key: string },
  ): Promise<void> {
    const token = createToken();
    await storeToken(sql, {
      hash: hashToken(token),
      purpose: 'verification',
      emailKey: account.email_key,
      accountId: account.id,
      expiresAt: new Date(now().getTime() + life.verification),
    });
    await queueMail(sql, account.email, verificationMail(publicUrl, token, account.email));
  }

  function refuseCommon(password: string): void {
    if (!isCommonPassword(password)) return;
    throw new AppError('VALIDATION', { message: passwordMessages.common, field: 'password' });
  }

  /** Checks address and password and starts a session. An unverified address gets a new mail instead of a session. */
  async function login(
    email: string,
    password: string,
    address: string,
  ): Promise<{ account: AccountRow; token: string }> {
    const key = emailKey(email);
    const limits = loginLimits(key, address);
    const account = await database.identity(async (sql) => {
      await refuseWhenExhausted(sql, limits, now());
      return findAccount(sql, key);
    });
    // A password longer than any that can be stored is not worth the hash's time.
    const fits = await verifyPassword(account?.password_hash ?? null, password.slice(0, 1_000));
    if (account === undefined || !fits) {
      await database.identity((sql) => countAttempt(sql, limits, now()));
      throw new AppError('WRONG_CREDENTIALS');
    }
    if (account.verified_at === null) {
      await database.identity(async (sql) => {
        await refuseWhenExhausted(sql, mailLimit(key, 'verification'), now());
        await countAttempt(sql, mailLimit(key, 'verification'), now());
        await sendVerification(sql, account);
      });
      throw new AppError('UNVERIFIED');
    }
    const token = await database.identity((sql) => sessions.start(sql, account.id));
    return { account, token };
  }

  /** Signs somebody up. Whoever owns the mailbox learns what happened; whoever typed the address does not. */
  async function register(email: string, password: string): Promise<void> {
    refuseCommon(password);
    const key = emailKey(email);
    const passwordHash = await hashPassword(password);
    await database.identity(async (sql) => {
      const existing = await findAccount(sql, key);
      if (existing === undefined) {
        const owner = { id: randomUUID(), tenantId: randomUUID(), email: email.trim(), emailKey: key, passwordHash };
        const created = await createOwner(sql, owner);
        if (created) {
          await countAttempt(sql, mailLimit(key, 'verification'), now());
          await sendVerification(sql, { id: owner.id, email: owner.email, email_key: key });
        }
        return;
      }
      if (!(await mayMail(sql, key))) return;
      if (existing.verified_at === null) await sendVerification(sql, existing);
      else await queueMail(sql, existing.email, alreadyRegisteredMail(publicUrl, existing.first_name));
    });
  }

  /** Counts a mail of sign-up to an address; false, and silent, when it has had enough of them. */
  async function mayMail(sql: Statements, key: string): Promise<boolean> {
    try {
      await refuseWhenExhausted(sql, mailLimit(key, 'verification'), now());
    } catch {
      return false;
    }
    await countAttempt(sql, mailLimit(key, 'verification'), now());
    return true;
  }

  async function verify(token: string, email: string): Promise<void> {
    await database.identity(async (sql) => {
      const accountId = await useToken(sql, {
        hash: hashToken(token),
        purposes: ['verification'],
        emailKey: emailKey(email),
        now: now(),
      });
      if (accountId === undefined) throw new AppError('TOKEN_EXPIRED');
      await markVerified(sql, accountId, now());
    });
  }

  /** Sends what the address needs. Refuses after three mails of a kind an hour, whether or not there is an account. */
  async function sendMail(email: string, kind: MailKind): Promise<void> {
    const key = emailKey(email);
    await database.identity(async (sql) => {
      await refuseWhenExhausted(sql, mailLimit(key, kind), now());
      await countAttempt(sql, mailLimit(key, kind), now());
      const account = await findAccount(sql, key);
      if (account === undefined) return;
      const verified = account.verified_at !== null;
      if (kind === 'verification') {
        if (!verified) await sendVerification(sql, account);
        else await queueMail(sql, account.email, alreadyRegisteredMail(publicUrl, account.first_name));
        return;
      }
      const purpose = verified ? 'reset' : 'verification';
      const token = createToken();
      const expiresAt = new Date(now().getTime() + life[purpose]);
      await storeToken(sql, { hash: hashToken(token), purpose, emailKey: key, accountId: account.id, expiresAt });
      const mail = verified
        ? resetMail(publicUrl, token, account.email, account.first_name)
        : resetUnverifiedMail(publicUrl, token, account.email);
      await queueMail(sql, account.email, mail);
    });
  }

  /** Sets the password that a reset or invitation link asks for; the link also proves the address. All sessions end. */
  async function resetPassword(email: string, token: string, password: string): Promise<void> {
    const faults = findPasswordFaults(password);
    if (faults[0] !== undefined) throw new AppError('VALIDATION', { message: faults[0], field: 'password' });
    refuseCommon(password);
    const passwordHash = await hashPassword(password);
    const accountId = await database.identity(async (sql) => {
      const hash = hashToken(token);
      const used = await useToken(sql, {
        hash,
        purposes: ['reset', 'invitation'],
        emailKey: emailKey(email),
        now: now(),
      });
      if (used === undefined) throw new AppError('TOKEN_EXPIRED');
      const account = await findAccount(sql, emailKey(email));
      await setPassword(sql, used, passwordHash);
      await markVerified(sql, used, now());
      await sessions.endAll(sql, used);
      // Who has just been invited sets a first password; nothing was changed that they should hear of.
      if (account !== undefined && account.password_hash !== null)
        await queueMail(sql, account.email, passwordChangedMail(publicUrl, account.first_name, now()));
      return used;
    });
    sessions.forget(accountId);
  }

  return { login, register, verify, sendMail, resetPassword };
}
