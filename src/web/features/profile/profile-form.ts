/** The profile as a form, and what is sent of it (D2 sections 3.7 and 5.5). */
import { z } from 'zod';
import type { Profile } from '#contract/account.ts';
import { profileFields } from '#contract/people.ts';
import { account } from '#domain/limits.ts';
import { findPasswordFaults, passwordMessages } from '#domain/user.ts';

/** Labels of the password section, as the missing ones are named. */
export const passwordLabels = {
  oldPassword: 'Old Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
} as const;
type PasswordField = keyof typeof passwordLabels;
const passwordFields = Object.keys(passwordLabels) as PasswordField[];

/** What is wrong in the password section: nothing while all three are empty. */
export function findPasswordSectionFaults(fields: Record<PasswordField, string>): [PasswordField, string][] {
  if (passwordFields.every((field) => fields[field] === '')) return [];
  const faults = passwordFields
    .filter((field) => fields[field] === '')
    .map((field): [PasswordField, string] => [field, `Please enter a value for ${passwordLabels[field]}`]);
  if (fields.newPassword !== '') {
    for (const message of findPasswordFaults(fields.newPassword, account.passwordMaxOnReset)) {
      faults.push(['newPassword', message]);
    }
    if (fields.confirmPassword !== '' && fields.confirmPassword !== fields.newPassword) {
      faults.push(['confirmPassword', passwordMessages.mismatch]);
    }
  }
  return faults;
}

export const profileForm = z
  .object({ ...profileFields, oldPassword: z.string(), newPassword: z.string(), confirmPassword: z.string() })
  .superRefine((fields, context) => {
    for (const [field, message] of findPasswordSectionFaults(fields)) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

export interface ProfileValues {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  timezone: string;
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/** The form's values of a stored profile. */
export function valuesOf(profile: Profile): ProfileValues {
  return {
    firstName: profile.firstName ?? '',
    lastName: profile.lastName ?? '',
    phoneNumber: profile.phoneNumber ?? '',
    timezone: profile.timezone ?? '',
    oldPassword: '',
    newPassword: '',
    confirmPassword: '',
  };
}
