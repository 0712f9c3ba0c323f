/** Texts of the users page that the specification leaves open. */
export const wording = {
  invite: 'Invite someone',
  inviteText: 'They get an email with a link to set their password.',
  recruiterOnly: 'Admins can invite recruiters.',
  selectRole: 'Select a role',
  pending: 'Invited, not joined yet',
  invited: 'Invitation sent',
  roleUpdated: 'Role updated',
  deleted: 'User deleted',
  updateTitle: (name: string) => `Change the role of ${name}`,
  updateText: 'They are signed out and have the new role when they log in again.',
  emptyTitle: 'Only you so far',
  emptyText: 'Invite the people who write, check and approve adverts. They share the library and the guidelines.',
  loadFailed: "The list couldn't be loaded",
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: (name: string) =>
    `${name} is signed out and can't log in any more. Adverts and folders stay with the company.`,
  page: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
} as const;
