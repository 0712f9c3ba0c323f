/** Sign-up, sessions and the company (D1 sections 2, 5 and 7; decisions: Accounts). */
import { z } from 'zod';
import { account } from '#domain/limits.ts';
import { emailMessages, findPasswordFaults, isEmail, isPrivateMailbox, roles } from '#domain/user.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, exactText, id, moment, requiredLine } from './values.ts';

/** An address as somebody types it: required, trimmed, of the right shape. */
export const email = z
  .string({ error: emailMessages.required })
  .trim()
  .refine((value) => value !== '', { error: emailMessages.required, abort: true })
  .refine((value) => value.length <= account.emailMax, { error: emailMessages.long, abort: true })
  .refine(isEmail, { error: emailMessages.invalid, abort: true });

const companyEmail = email.refine((value) => !isPrivateMailbox(value), { error: emailMessages.company });

/** A new password; one message per broken rule, all on the same field. */
export function newPassword(max: number = account.passwordServerCap) {
  return z
    .string({ error: 'Password is a required field' })
    .superRefine((value, context) => {
      for (const message of findPasswordFaults(value, max)) context.addIssue({ code: 'custom', message });
    })
    .pipe(exactText(account.passwordServerCap));
}

const mailedToken = exactText(200).min(1, { error: 'The link is incomplete. Open it again from the mail.' });

export const loginBody = z.object({
  email,
  password: z
    .string({ error: 'Password is a required field' })
    .min(1, { error: 'Password is a required field' })
    .max(1_000),
});
export const registerBody = z.object({
  email: companyEmail.refine((value) => value.length >= account.emailMin, { error: emailMessages.short }),
  password: newPassword(),
});
export const forgotBody = z.object({ email: companyEmail });
export const resetBody = z.object({ email, token: mailedToken, password: newPassword(account.passwordMaxOnReset) });
export const setUpBody = z.object({
  companyName: requiredLine('Company Name', account.companyNameMax),
  industry: requiredLine('Industry', account.industryMax),
});

const roleList = z.array(z.object({ name: z.enum(roles) })).length(1);

/** GET /user/me: the person, their company's essentials and what they have seen already. */
export const profile = z.object({
  id,
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  fullName: z.string(),
  avatar: z.string().nullable(),
  role: roleList,
  tenantUserId: id.nullable(),
  tenantId: id.nullable(),
  phoneNumber: z.string().nullable(),
  timezone: z.string().nullable(),
  isTourGuideCompleted: z.boolean(),
  companyName: z.string().nullable(),
  industry: z.string().nullable(),
  getCompanyDetails: z.boolean(),
  createdAt: moment,
  trialEndsAt: moment.nullable(),
  /** Whole days of the trial that are left by the server's clock, the last one as 1; 0 when it has ended, null without one. */
  trialDaysLeft: z.int().min(0).nullable(),
  hasAdverts: z.boolean(),
  isOperator: z.boolean(),
  skipBlankAdTooltip: z.boolean(),
  skipAIDATooltip: z.boolean(),
  skipAITooltip: z.boolean(),
  skipCopywriterTooltip: z.boolean(),
});
export type Profile = z.output<typeof profile>;

export const accountEndpoints = {
  'auth.login': defineEndpoint({
    summary: 'Start a session with address and password',
    requires: 'public',
    body: loginBody,
    reply: z.object({ user: z.object({ id, email: z.string(), role: roleList }), token: z.string() }),
    errors: ['WRONG_CREDENTIALS', 'UNVERIFIED'],
  }),
  'auth.logout': defineEndpoint({ summary: 'End this session', requires: 'signed-in', reply: done }),
  'user.register': defineEndpoint({
    summary: 'Sign up; the answer is the same whether or not the address is known',
    requires: 'public',
    body: registerBody,
    reply: done,
  }),
  'user.verify': defineEndpoint({
    summary: 'Verify an address with the token from the mail',
    requires: 'public',
    body: z.object({ token: mailedToken, email }),
    reply: done,
    errors: ['TOKEN_EXPIRED'],
  }),
  'user.resetPassword': defineEndpoint({
    summary: 'Set a new password with the token from the mail; ends all sessions of the account',
    requires: 'public',
    body: resetBody,
    reply: done,
    errors: ['TOKEN_EXPIRED'],
  }),
  'user.forgotPassword': defineEndpoint({
    summary: 'Ask for a reset link; the answer is always the same',
    requires: 'public',
    body: forgotBody,
    reply: done,
  }),
  'user.resendEmail': defineEndpoint({
    summary: 'Ask for another verification mail; the answer is always the same',
    requires: 'public',
    body: z.object({ email }),
    reply: done,
  }),
  'user.me': defineEndpoint({ summary: "The signed-in person's profile", requires: 'signed-in', reply: profile }),
  'user.tourStatus': defineEndpoint({
    summary: 'Mark the tour as completed, or as to be shown again',
    requires: 'tour.run',
    body: z.object({ status: z.boolean() }),
    reply: done,
  }),
  'organisation.industries': defineEndpoint({
    summary: 'Industries to choose from, with their sectors',
    requires: 'signed-in',
    reply: z.array(z.object({ name: z.string(), sectors: z.array(z.string()) })),
  }),
  'organisation.setUp': defineEndpoint({
    summary: "Store the company's name and industry, once; starts the trial",
    requires: 'company.setup',
    body: setUpBody,
    reply: done,
    errors: ['COMPANY_ALREADY_SET_UP'],
  }),
};
