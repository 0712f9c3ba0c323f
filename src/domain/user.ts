/** People: roles, their labels, and the rules for passwords and sign-up addresses (D1 sections 1 and 5, decisions: Accounts). */
import { account, people } from './limits.ts';

export const roles = ['superAdmin', 'admin', 'recruiter', 'copywriter'] as const;
/** A signed-in person's role. */
export type Role = (typeof roles)[number];

/** Roles that somebody can be invited with, in the order in which they are offered. */
export const invitedRoles = ['recruiter', 'admin'] as const satisfies readonly Role[];
export type InvitedRole = (typeof invitedRoles)[number];

export const roleLabels: Record<Role, string> = {
  superAdmin: 'Super Admin',
  admin: 'Admin',
  recruiter: 'Recruiter',
  copywriter: 'Copywriter',
};

/** The signed-in person as the rules see them. A copywriter has no company of their own. */
export interface Actor {
  id: string;
  role: Role;
  email: string;
  tenantId: string | null;
}

// The special characters that a password must contain one of (D1 section 5).
const special = /[!@#$%^&*()_+=~?<>:;]/;

export const passwordMessages = {
  required: 'Password is a required field',
  short: `Password must be at least ${account.passwordMin} characters`,
  long: `Password must be at most ${account.passwordMaxOnReset} characters`,
  cap: `Password must be at most ${account.passwordServerCap} characters`,
  spaces: 'Password must not contain spaces',
  classes:
    'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character',
  mismatch: 'Passwords must match',
  common: 'This password is on the list of those that are tried first. Choose another',
} as const;

/** Every rule that a new password breaks, as messages for its field, in the order in which they are shown. */
export function findPasswordFaults(password: string, max: number = account.passwordServerCap): string[] {
  if (password === '') return [passwordMessages.required];
  const faults: string[] = [];
  if (password.length < account.passwordMin) faults.push(passwordMessages.short);
  if (password.length > max) {
    faults.push(max === account.passwordMaxOnReset ? passwordMessages.long : passwordMessages.cap);
  }
  if (/\s/.test(password)) faults.push(passwordMessages.spaces);
  const classes = /[A-Z]/.test(password) && /[a-z]/.test(password) && /[0-9]/.test(password) && special.test(password);
  if (!classes) faults.push(passwordMessages.classes);
  return faults;
}

export const emailMessages = {
  required: 'Email is a required field',
  invalid: 'Email must be a valid email',
  short: `Email must be at least ${account.emailMin} characters`,
  long: `Email must be at most ${account.emailMax} characters`,
  company: 'Please use your company email address',
} as const;

// Deliberately plain and linear: one @, no spaces or control characters, a dot in the domain. The mail itself is the proof.
const emailShape = /^[^\s@<>(),;:"\\\p{Cc}]{1,64}@[^\s@<>(),;:"\\\p{Cc}.]+(\.[^\s@<>(),;:"\\\p{Cc}.]+)+$/u;

/** Whether a text has the shape of an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= account.emailMax && emailShape.test(text);
}

/** Whether the first label of the address's domain is a free-mail provider's (gmail or yopmail, in any case). */
export function isPrivateMailbox(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const label = domain.split('.', 1)[0];
  return label === 'gmail' || label === 'yopmail';
}

/** Two spellings of one address have the same key: trimmed, lower case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

export const phoneMessages = {
  invalid: 'Please enter valid Phone Number',
  notBritish: 'Invalid UK phone number',
} as const;

/** Whether a text is a telephone number as the profile takes it: digits, with a + in front if one likes, at most 11 characters. */
export function isPhoneNumber(text: string): boolean {
  return text.length <= people.phoneMax && /^\+?\d+$/.test(text);
}

/** Whether a text is a British mobile number: 07..., +447... or 00447... Spaces and hyphens between digits don't count. */
export function isBritishMobile(text: string): boolean {
  return /^(?:0|\+44|0044)7\d{9}$/.test(text.replace(/[ -]/g, ''));
}

/** Whether a text is the name of a time zone in the IANA database as this program knows it. */
export function isTimezone(text: string): boolean {
  if (text.length > people.timezoneMax || !/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A person's whole name; empty when nothing of it is known. */
export function fullNameOf(person: { firstName: string | null; lastName: string | null }): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ');
}
