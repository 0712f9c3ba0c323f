/** People of a company, one's own profile, and the help pages (D2 sections 2.8 to 2.10, 3.7 and 5.5 to 5.7). */
import { z } from 'zod';
import { account, people } from '#domain/limits.ts';
import {
  emailMessages,
  findPasswordFaults,
  invitedRoles,
  isBritishMobile,
  isEmail,
  isPhoneNumber,
  isTimezone,
  phoneMessages,
  roles,
} from '#domain/user.ts';
import { email } from './account.ts';
import { defineEndpoint } from './endpoint.ts';
import { done, exactText, fileKey, id, moment, oneLine, text } from './values.ts';

/** A person's name: on one line, not empty, within its length. */
function name(label: string, { min = 1, max, required }: { min?: number; max: number; required?: string }) {
  const missing = required ?? `${label} is a required field`;
  return z
    .string({ error: missing })
    .pipe(text(max * 4).transform(oneLine))
    .refine((value) => value !== '', { error: missing, abort: true })
    .refine((value) => value.length >= min, { error: `${label} must be at least ${min} characters`, abort: true })
    .refine((value) => value.length <= max, { error: `${label} must be at most ${max} characters` });
}

const orNull = <T>(value: T | '' | null | undefined): T | null => (value === '' || value === undefined ? null : value);

/** A number arrives where an older client sends one; it is kept as text, so that its leading zero stays. */
const phoneNumber = z
  .union([z.string(), z.number().int().nonnegative().transform(String)], { error: phoneMessages.invalid })
  .nullish()
  .transform((value) => orNull(typeof value === 'string' ? value.trim() : value))
  .refine((value) => value === null || isPhoneNumber(value), { error: phoneMessages.invalid });

const timezone = z
  .string()
  .nullish()
  .transform(orNull)
  .refine((value) => value === null || isTimezone(value), { error: 'Choose a time zone from the list' });

/** The part of the profile that the person edits, besides password and picture. */
export const profileFields = {
  firstName: name('First Name', { max: people.profileNameMax }),
  lastName: name('Last Name', { max: people.profileNameMax }),
  phoneNumber,
  timezone,
};

const missingPart = (field: string): string => `Please enter a value for ${field}`;

/** The password section of the profile: nothing, or old and new together. */
export const passwordParts = { old: missingPart('Old Password'), fresh: missingPart('New Password') } as const;

const passwordOrNothing = exactText(1_000)
  .nullish()
  .transform(orNull)
  .superRefine((value, context) => {
    const faults = value === null ? [] : findPasswordFaults(value, account.passwordMaxOnReset);
    for (const message of faults) context.addIssue({ code: 'custom', message });
  });

export const updateProfileBody = z
  .object({
    ...profileFields,
    oldPassword: exactText(1_000).nullish().transform(orNull),
    newPassword: passwordOrNothing,
    /** The key of a fresh upload, the stored key to keep the picture, or null to remove it. */
    avatar: fileKey.nullish().transform(orNull),
  })
  .superRefine(({ oldPassword, newPassword: fresh }, context) => {
    if (fresh !== null && oldPassword === null)
      context.addIssue({ code: 'custom', path: ['oldPassword'], message: passwordParts.old });
    if (oldPassword !== null && fresh === null)
      context.addIssue({ code: 'custom', path: ['newPassword'], message: passwordParts.fresh });
  });

const invitedName = (label: string) => name(label, { min: people.inviteNameMin, max: people.inviteNameMax });
const invitedRole = z.enum(invitedRoles, { error: 'Role Type is a required field' });

export const inviteBody = z.object({
  firstName: invitedName('First Name'),
  lastName: invitedName('Last Name'),
  email,
  role: invitedRole,
});

export const contactBody = z.object({
  firstName: name('First Name', { max: people.contactNameMax, required: 'Please enter First Name' }),
  lastName: text(people.contactNameMax)
    .nullish()
    .transform((value) => oneLine(value ?? '')),
  email: z
    .string({ error: 'Please enter Mail' })
    .trim()
    .refine((value) => value !== '', { error: 'Please enter Mail', abort: true })
    .refine(isEmail, { error: emailMessages.invalid }),
  phone: text(32)
    .nullish()
    .transform(orNull)
    .refine((value) => value === null || isBritishMobile(value), { error: phoneMessages.notBritish }),
  message: z
    .string({ error: 'Please enter Message' })
    .pipe(text(people.contactMessageMax, `Message must be at most ${people.contactMessageMax} characters`))
    .refine((value) => value !== '', { error: 'Please enter Message' }),
});

/** A colleague in the users table. */
export const companyUser = z.object({
  id,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  timezone: z.string().nullable(),
  avatar: z.string().nullable(),
  role: z.object({ name: z.enum(roles) }),
  createdAt: moment,
  /** False until the invitation has been accepted. */
  joined: z.boolean(),
});
export type CompanyUser = z.output<typeof companyUser>;

/** Subjects that a film, or in its place a short text, explains. */
export const lessonNames = ['headlines', 'interest', 'desire', 'callToArms', 'adThatWorks', 'audience'] as const;
/** Subjects that are explained beside the fields of the General tab. */
export const explainerNames = ['sliders', 'tone', 'switches'] as const;
export const filmNames = [...lessonNames, ...explainerNames, 'introduction'] as const;
export type LessonName = (typeof lessonNames)[number];
export type FilmName = (typeof filmNames)[number];

export const peopleEndpoints = {
  'user.list': defineEndpoint({
    summary: "The company's people, without copywriters",
    requires: 'user.manage',
    reply: z.object({ users: z.array(companyUser) }),
  }),
  'user.invite': defineEndpoint({
    summary: 'Invite somebody by mail; an admin invites recruiters, whatever role is named',
    requires: 'user.manage',
    body: inviteBody,
    reply: z.object({ id }),
    errors: ['ADDRESS_TAKEN'],
  }),
  'user.inviteAgain': defineEndpoint({
    summary: 'Send the invitation again; the older link stops working',
    requires: 'user.manage',
    body: z.object({ id }),
    reply: done,
    errors: ['NOT_FOUND', 'ALREADY_JOINED', 'USER_PROTECTED'],
  }),
  'user.update': defineEndpoint({
    summary: "Change a colleague's role; their sessions end",
    requires: 'user.edit',
    body: z.object({ id, role: invitedRole }),
    reply: done,
    errors: ['NOT_FOUND', 'USER_PROTECTED'],
  }),
  'user.delete': defineEndpoint({
    summary: 'Remove a colleague; adverts and folders stay with the company',
    requires: 'user.manage',
    params: z.object({ id }),
    reply: done,
    errors: ['NOT_FOUND', 'USER_PROTECTED'],
  }),
  'profile.update': defineEndpoint({
    summary: "Change one's own name, number, time zone, picture and password; address and role never",
    requires: 'profile.edit',
    body: updateProfileBody,
    reply: done,
    errors: ['WRONG_PASSWORD', 'FILE_NOT_FOUND', 'IMAGE_TYPE', 'IMAGE_BROKEN', 'FILE_SIZE', 'STORAGE_FAILED'],
  }),
  'profile.delete': defineEndpoint({
    summary: "Delete one's own account, confirmed by the password; the person is made anonymous",
    requires: 'profile.delete',
    body: z.object({
      password: z
        .string({ error: 'Password is a required field' })
        .min(1, { error: 'Password is a required field' })
        .max(1_000),
    }),
    reply: done,
    errors: ['WRONG_PASSWORD', 'LAST_SUPER_ADMIN'],
  }),
  'help.contact': defineEndpoint({
    summary: 'Write to the people who run this installation',
    requires: 'help.use',
    body: contactBody,
    reply: z.object({ type: z.literal('success') }),
    errors: ['NO_SUPPORT_ADDRESS'],
  }),
  'help.media': defineEndpoint({
    summary: 'Where help is to be found: films by subject, the knowledge base, whether requests have an address',
    requires: 'signed-in',
    reply: z.object({
      films: z.partialRecord(z.enum(filmNames), z.string()),
      knowledgeBaseUrl: z.string().nullable(),
      takesRequests: z.boolean(),
    }),
  }),
};
