/** The form that stays at the bottom of the users page: invites, or changes the role of the chosen person (D2 section 4.5). */
import { zodResolver } from '@hookform/resolvers/zod';
import { IconCheck, IconSend } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { type CompanyUser, inviteBody } from '#contract/people.ts';
import { type InvitedRole, invitedRoles, type Role, roleLabels } from '#domain/user.ts';
import { call } from '#web/api/client.ts';
import { messagesOf, showFailure } from '#web/features/forms/index.ts';
import { nameOf } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { wording } from './wording.ts';

interface Fields {
  firstName: string;
  lastName: string;
  email: string;
  role: InvitedRole | '';
}

const empty: Fields = { firstName: '', lastName: '', email: '', role: '' };
const fieldNames = ['firstName', 'lastName', 'email', 'role'] as const;

export interface UserFormProps {
  inviter: Role;
  /** Whose role is to be changed; undefined to invite somebody new. */
  editing: CompanyUser | undefined;
  /** After the person was invited or changed. */
  onDone: () => void;
  onCancel: () => void;
}

const valuesOf = (user: CompanyUser): Fields => ({
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  email: user.email,
  role: user.role.name === 'admin' ? 'admin' : 'recruiter',
});

export function UserForm({ inviter, editing, onDone, onCancel }: UserFormProps) {
  const { register, handleSubmit, control, reset, setError, formState } = useForm<Fields>({
    defaultValues: empty,
    criteriaMode: 'all',
    // Somebody who is here already has a name and an address that needn't follow the rules of an invitation.
    ...(editing === undefined ? { resolver: zodResolver(inviteBody) as never } : {}),
  });
  const role = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    reset(editing === undefined ? empty : valuesOf(editing));
  }, [editing, reset]);

  const values = useWatch({ control });
  const isEmpty = [values.firstName, values.lastName, values.email].every((value) => (value ?? '').trim() === '');
  useEffect(() => {
    // The form is at the end of the page, on a phone out of sight; the field can take the focus once it is filled.
    if (editing !== undefined && !isEmpty) role.current?.focus();
  }, [editing, isEmpty]);
  const unchanged = editing !== undefined && values.role === editing.role.name;

  const submit = handleSubmit(async (fields) => {
    try {
      if (editing !== undefined && fields.role !== '') {
        await call('user.update', { body: { id: editing.id, role: fields.role } });
        toast.success(wording.roleUpdated);
      } else if (fields.role !== '') {
        await call('user.invite', { body: { ...fields, role: fields.role } });
        toast.success(wording.invited);
      }
      reset(empty);
      onDone();
    } catch (error) {
      showFailure(error, fieldNames, setError);
    }
  });

  const field = (name: 'firstName' | 'lastName' | 'email', label: string) => (
    <TextField
      label={label}
      type={name === 'email' ? 'email' : 'text'}
      autoComplete="off"
      disabled={editing !== undefined}
      error={messagesOf(formState.errors, name)}
      {...register(name)}
    />
  );
  return (
    <footer className="inv">
      <form aria-label={editing === undefined ? 'Invite a user' : 'Update a user'} noValidate onSubmit={submit}>
        <div className="ih">
          <h2 className="t-section">{editing === undefined ? wording.invite : wording.updateTitle(nameOf(editing))}</h2>
          <span className="t-small muted">{editing === undefined ? wording.inviteText : wording.updateText}</span>
        </div>
        {field('firstName', 'First Name')}
        {field('lastName', 'Last Name')}
        {field('email', 'Email')}
        <Controller
          control={control}
          name="role"
          render={({ field: { value, onChange, onBlur } }) => (
            <SelectField
              ref={role}
              label="Role"
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              placeholder={wording.selectRole}
              disabled={isEmpty}
              error={messagesOf(formState.errors, 'role')?.[0]}
              options={invitedRoles.map((name) => ({
                value: name,
                label: roleLabels[name],
                ...(inviter !== 'superAdmin' && name !== 'recruiter' ? { disabledReason: wording.recruiterOnly } : {}),
              }))}
            />
          )}
        />
        <div className="inv-do">
          {editing !== undefined && (
            <Button look="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
          <Button
            look="primary"
            type="submit"
            busy={formState.isSubmitting}
            disabled={isEmpty || unchanged}
            icon={editing === undefined ? <IconSend size={17} stroke={1.6} /> : <IconCheck size={17} stroke={1.6} />}
          >
            {editing === undefined ? 'Invite' : 'Update'}
          </Button>
        </div>
      </form>
    </footer>
  );
}
