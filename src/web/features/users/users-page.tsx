/** Users: who works in the company, and who is to come (D2 section 2.9). */
import { IconArrowsSort, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile } from '#contract/account.ts';
import type { CompanyUser } from '#contract/people.ts';
import { type SortOrder, sortLabels, sortOrders } from '#domain/advert.ts';
import { people } from '#domain/limits.ts';
import { call } from '#web/api/client.ts';
import { answerOf, keyOf, queryClient } from '#web/api/queries.ts';
import { roleOf } from '#web/features/session/index.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { PeopleDrawing } from '#web/ui/drawings.tsx';
import { Message } from '#web/ui/message-page.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { pageOf, sortUsers } from './sort.ts';
import { UserForm } from './user-form.tsx';
import { UserTable } from './user-table.tsx';
import './users.css';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { SelectBare } from '#web/ui/select-bare.tsx';
import { wording } from './wording.ts';

const reload = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf('user.list') });

function Skeleton() {
  return (
    <div className="users-wait" role="status" aria-label="Loading users">
      {[1, 2, 3, 4, 5].map((n) => (
        <span key={n} className="sk" />
      ))}
    </div>
  );
}

function Pages({
  page,
  pages,
  from,
  to,
  total,
  onChange,
}: {
  page: number;
  pages: number;
  from: number;
  to: number;
  total: number;
  onChange: (page: number) => void;
}) {
  return (
    <nav className="users-pages" aria-label="Pages of the table">
      <span className="muted num" aria-live="polite">
        {wording.page(from, to, total)}
      </span>
      <IconButton label="Page before" disabled={page === 0} onClick={() => onChange(page - 1)}>
        <IconChevronLeft size={18} stroke={1.6} />
      </IconButton>
      <IconButton label="Next page" disabled={page === pages - 1} onClick={() => onChange(page + 1)}>
        <IconChevronRight size={18} stroke={1.6} />
      </IconButton>
    </nav>
  );
}

export function UsersPage({ profile }: { profile: Profile }) {
  const { data, isPending, error, refetch } = useQuery(answerOf('user.list'));
  const [sort, setSort] = useState<SortOrder>('AZ');
  const [wanted, setWanted] = useState(0);
  const [editing, setEditing] = useState<CompanyUser>();
  const [deleting, setDeleting] = useState<CompanyUser>();
  const role = roleOf(profile);
  const actor = { id: profile.id, role, email: profile.email, tenantId: profile.tenantId };
  const users = data?.users ?? [];
  const shown = pageOf(sortUsers(users, sort), wanted, people.usersPage);

  const inviteAgain = (user: CompanyUser) => {
    call('user.inviteAgain', { body: { id: user.id } }).then(
      () => toast.success(wording.invited),
      (failure: unknown) => {
        toast.error(failure instanceof Error ? failure.message : String(failure));
        void reload();
      },
    );
  };

  const content = () => {
    if (isPending) return <Skeleton />;
    if (error !== null && data === undefined) {
      return (
        <LoadFailed title={wording.loadFailed} onRetry={refetch}>
          {error.message}
        </LoadFailed>
      );
    }
    return (
      <>
        <UserTable
          users={shown.rows}
          actor={actor}
          timezone={profile.timezone}
          now={new Date()}
          onEdit={setEditing}
          onInviteAgain={inviteAgain}
          onDelete={setDeleting}
        />
        {shown.pages > 1 && <Pages {...shown} total={users.length} onChange={setWanted} />}
        {users.length === 1 && (
          <Message heading="h2" drawing={<PeopleDrawing />} title={wording.emptyTitle}>
            {wording.emptyText}
          </Message>
        )}
      </>
    );
  };

  return (
    <>
      <div className="page users-page">
        <header className="utop">
          <h1 className="t-h1">Users</h1>
          {users.length > 1 && <span className="muted num count">{users.length}</span>}
          <SelectBare
            label="Sort by"
            icon={<IconArrowsSort size={16} stroke={1.6} aria-hidden="true" />}
            value={sort}
            disabled={users.length < 2}
            options={sortOrders.map((order) => ({ value: order, label: sortLabels[order] }))}
            onChange={(order) => {
              setSort(order);
              setWanted(0);
            }}
          />
          <div className="me">
            <Avatar person={profile} size="lg" />
            <span>{nameOf(profile)}</span>
          </div>
        </header>
        {content()}
      </div>
      <UserForm
        inviter={role}
        editing={editing}
        onDone={() => {
          setEditing(undefined);
          void reload();
        }}
        onCancel={() => setEditing(undefined)}
      />
      {deleting !== undefined && (
        <ConfirmDialog
          title={wording.deleteTitle(nameOf(deleting))}
          confirm="Delete user"
          look="danger-fill"
          onClose={() => setDeleting(undefined)}
          onConfirm={async () => {
            await call('user.delete', { params: { id: deleting.id } });
            if (editing?.id === deleting.id) setEditing(undefined);
            toast.success(wording.deleted);
            await reload();
          }}
        >
          <p>{wording.deleteText(nameOf(deleting))}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
