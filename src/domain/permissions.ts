/**
 * Who may do what. Two levels: a capability belongs to a role and is checked before anything is read; `can` decides for
 * one object and is called by the service after loading it and by the screens for display (D1 and D2, sections 6).
 */
import type { AdvertSubject } from './advert.ts';
import type { Actor, InvitedRole, Role } from './user.ts';

const everyone = ['superAdmin', 'admin', 'recruiter', 'copywriter'] as const satisfies readonly Role[];
const company = ['superAdmin', 'admin', 'recruiter'] as const satisfies readonly Role[];
const managers = ['superAdmin', 'admin'] as const satisfies readonly Role[];

/** Capability -> the roles that have it. */
export const capabilities = {
  'company.setup': ['superAdmin'],
  'profile.edit': everyone,
  'profile.delete': company,
  'tour.run': company,
  'advert.read': everyone,
  'advert.write': everyone,
  'advert.create': company,
  'advert.approve': company,
  'advert.delete': company,
  'advert.export': company,
  'copywriter.request': managers,
  'copywriter.work': ['copywriter'],
  'guideline.read': everyone,
  'guideline.edit': managers,
  'library.use': company,
  'framework.use': company,
  'generator.use': company,
  'user.manage': managers,
  'user.edit': ['superAdmin'],
  'help.use': company,
} as const satisfies Record<string, readonly Role[]>;

export type Capability = keyof typeof capabilities;

/** Whether a role has a capability. */
export function has(role: Role, capability: Capability): boolean {
  return (capabilities[capability] as readonly Role[]).includes(role);
}

/** What can be done to one advert. */
export type AdvertAction = 'read' | 'write' | 'setUp' | 'approve' | 'toDrafts' | 'delete' | 'export';

/**
 * Whether this person may do this to this advert. `read` false means that the advert doesn't exist for them (404); the
 * other actions suppose that it may be read.
 */
export function can(actor: Actor, action: AdvertAction, advert: AdvertSubject): boolean {
  const ofCompany = actor.role !== 'copywriter' && actor.tenantId === advert.tenantId;
  const assigned = actor.role === 'copywriter' && advert.copywriterId === actor.id;
  if (action === 'read') return ofCompany || assigned;
  const open = advert.status !== 'completed';
  switch (action) {
    case 'write':
      return open && (ofCompany || (assigned && !advert.copywritingFinished));
    case 'setUp':
    case 'toDrafts':
      return open && ofCompany;
    case 'approve':
      return open && ofCompany && (advert.type !== 'copywriter' || advert.copywritingFinished);
    case 'delete':
      return ofCompany && !(actor.role === 'recruiter' && advert.type === 'copywriter');
    case 'export':
      return ofCompany;
  }
}

/** What a manager can do to a colleague: change the role, remove, send the invitation again. */
export type UserAction = 'edit' | 'delete' | 'inviteAgain';

/** What the rules need to know of a colleague. */
export interface UserSubject {
  id: string;
  role: Role;
  tenantId: string | null;
}

/**
 * Whether this person may do this to this colleague (D2 section 6): nobody to a super admin or to themselves, admins only
 * to recruiters, and only super admins change roles.
 */
export function canManage(actor: Actor, action: UserAction, user: UserSubject): boolean {
  if (user.tenantId === null || user.tenantId !== actor.tenantId) return false;
  if (user.id === actor.id || user.role === 'superAdmin') return false;
  if (action === 'edit') return has(actor.role, 'user.edit');
  return has(actor.role, 'user.manage') && (actor.role === 'superAdmin' || user.role === 'recruiter');
}

/** The role that an invitation gives: super admins choose, an admin's choice is forced to recruiter (D2 section 5.6). */
export function invitedRole(inviter: Role, wanted: InvitedRole): InvitedRole {
  return inviter === 'superAdmin' ? wanted : 'recruiter';
}
