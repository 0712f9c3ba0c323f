import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AdvertStatus, type AdvertSubject, advertStatuses, advertTypes, canMove } from './advert.ts';
import { type AdvertAction, can, canManage, capabilities, has, invitedRole, type UserAction } from './permissions.ts';
import { type Actor, type Role, roles } from './user.ts';

const actorOf = (role: Role, tenantId: string | null): Actor => ({
  id: `${role}-id`,
  role,
  email: 'a@b.example',
  tenantId,
});
const subject = fc.record<AdvertSubject>({
  tenantId: fc.constantFrom('mine', 'theirs'),
  ownerId: fc.constant('someone'),
  type: fc.constantFrom(...advertTypes),
  status: fc.constantFrom(...advertStatuses),
  copywriterId: fc.constantFrom(null, 'copywriter-id', 'another'),
  copywritingFinished: fc.boolean(),
});
const actor = fc.constantFrom(...roles).map((role) => actorOf(role, role === 'copywriter' ? null : 'mine'));
const changes: AdvertAction[] = ['write', 'setUp', 'approve', 'toDrafts'];

describe('laws of can()', () => {
  it('nobody does anything to an advert that does not exist for them', () => {
    fc.assert(
      fc.property(actor, subject, (who, advert) => {
        if (can(who, 'read', advert)) return true;
        return [...changes, 'delete' as const, 'export' as const].every((action) => !can(who, action, advert));
      }),
    );
  });

  it('nobody changes a completed advert', () => {
    fc.assert(
      fc.property(actor, subject, (who, advert) =>
        changes.every((action) => !can(who, action, { ...advert, status: 'completed' })),
      ),
    );
  });

  it('a copywriter only ever writes, only where assigned, only until finished', () => {
    fc.assert(
      fc.property(subject, (advert) => {
        const who = actorOf('copywriter', null);
        const may = advert.copywriterId === who.id && !advert.copywritingFinished && advert.status !== 'completed';
        return (
          can(who, 'write', advert) === may &&
          !can(who, 'approve', advert) &&
          !can(who, 'delete', advert) &&
          !can(who, 'setUp', advert)
        );
      }),
    );
  });

  it('a recruiter deletes everything of the company but copywriter adverts', () => {
    fc.assert(
      fc.property(
        subject,
        (advert) =>
          can(actorOf('recruiter', 'mine'), 'delete', advert) ===
          (advert.tenantId === 'mine' && advert.type !== 'copywriter'),
      ),
    );
  });
});

describe('states', () => {
  it.each<[AdvertStatus, AdvertStatus, boolean]>([
    ['draft', 'review', true],
    ['draft', 'completed', true],
    ['review', 'completed', true],
    ['review', 'draft', true],
    ['completed', 'draft', false],
    ['completed', 'review', false],
    ['completed', 'completed', true],
  ])('%s to %s: %s', (from, to, allowed) => {
    expect(canMove(from, to)).toBe(allowed);
  });
});

describe('capabilities', () => {
  it('give the company to no copywriter, people and guidelines to managers only', () => {
    const of = (role: Role) =>
      (Object.keys(capabilities) as (keyof typeof capabilities)[]).filter((capability) => has(role, capability));
    expect(of('copywriter').sort()).toEqual([
      'advert.read',
      'advert.write',
      'copywriter.work',
      'guideline.read',
      'profile.edit',
    ]);
    expect(of('recruiter')).not.toContain('user.manage');
    expect(of('recruiter')).not.toContain('guideline.edit');
    expect(of('admin')).not.toContain('company.setup');
  });
});

describe('laws of canManage()', () => {
  const actions: UserAction[] = ['edit', 'delete', 'inviteAgain'];
  const user = fc.record({
    id: fc.constantFrom('someone', ...roles.map((role) => `${role}-id`)),
    role: fc.constantFrom(...roles),
    tenantId: fc.constantFrom('mine', 'theirs', null),
  });
  const every = (rule: (who: Actor, other: Parameters<typeof canManage>[2], action: UserAction) => boolean) =>
    fc.assert(fc.property(actor, user, fc.constantFrom(...actions), rule));

  it('nobody does anything to super admins, to themselves, to copywriters or to people of other companies', () => {
    every((who, other, action) => {
      const beyond = other.role === 'superAdmin' || other.id === who.id || other.tenantId !== 'mine';
      return !beyond || !canManage(who, action, other);
    });
  });

  it('recruiters and copywriters manage nobody', () => {
    every((who, other, action) => has(who.role, 'user.manage') || !canManage(who, action, other));
  });

  it('admins remove recruiters only, and change no roles', () => {
    every((who, other, action) => {
      if (who.role !== 'admin' || !canManage(who, action, other)) return true;
      return action !== 'edit' && other.role === 'recruiter';
    });
  });

  it("an invitation by an admin is a recruiter's, whatever was wanted", () => {
    expect([invitedRole('admin', 'admin'), invitedRole('superAdmin', 'admin')]).toEqual(['recruiter', 'admin']);
  });
});
