/** The company's people as a table, with a menu in each row that may be acted on. */
import { IconDotsVertical, IconMailForward, IconPencil, IconTrash } from '@tabler/icons-react';
import type { CompanyUser } from '#contract/people.ts';
import { canManage } from '#domain/permissions.ts';
import { type Actor, roleLabels } from '#domain/user.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { dayText } from '#web/ui/dates.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { wording } from './wording.ts';

export interface UserTableProps {
  users: readonly CompanyUser[];
  actor: Actor;
  timezone: string | null;
  now: Date;
  onEdit: (user: CompanyUser) => void;
  onInviteAgain: (user: CompanyUser) => void;
  onDelete: (user: CompanyUser) => void;
}

function itemsOf(user: CompanyUser, { actor, onEdit, onInviteAgain, onDelete }: UserTableProps): MenuItem[] {
  const subject = { id: user.id, role: user.role.name, tenantId: actor.tenantId };
  const icon = { size: 18, stroke: 1.6 } as const;
  const items: MenuItem[] = [];
  if (canManage(actor, 'edit', subject)) {
    items.push({ label: 'Edit', icon: <IconPencil {...icon} />, onSelect: () => onEdit(user) });
  }
  if (!user.joined && canManage(actor, 'inviteAgain', subject)) {
    items.push({
      label: 'Send the invitation again',
      icon: <IconMailForward {...icon} />,
      onSelect: () => onInviteAgain(user),
    });
  }
  if (canManage(actor, 'delete', subject)) {
    items.push({ label: 'Delete', icon: <IconTrash {...icon} />, danger: true, onSelect: () => onDelete(user) });
  }
  return items;
}

export function UserTable(props: UserTableProps) {
  const { users, timezone, now } = props;
  return (
    <table className="users">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Role</th>
          <th scope="col">Added</th>
          <th scope="col">
            <span className="vh">Options</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => {
          const items = itemsOf(user, props);
          return (
            <tr key={user.id}>
              <td>
                <span className="nm">
                  <Avatar person={user} size="lg" />
                  <span>
                    {nameOf(user)}
                    {!user.joined && <small>{wording.pending}</small>}
                  </span>
                </span>
              </td>
              <td className="muted">{user.email}</td>
              <td>
                <span className={`chip ${user.role.name === 'superAdmin' ? 'chip--ink' : ''}`}>
                  {roleLabels[user.role.name]}
                </span>
              </td>
              <td className="muted num">
                <time dateTime={user.createdAt}>{dayText(user.createdAt, now, timezone)}</time>
              </td>
              <td className="act">
                {items.length > 0 && (
                  <Menu
                    items={items}
                    button={(button) => (
                      <IconButton {...button} label={`Options for ${nameOf(user)}`}>
                        <IconDotsVertical size={18} stroke={1.6} />
                      </IconButton>
                    )}
                  />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
