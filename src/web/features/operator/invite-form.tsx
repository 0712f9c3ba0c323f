/** The form that stays at the bottom of the desk. */
import { zodResolver } from '@hookform/resolvers/zod';
import { IconSend } from '@tabler/icons-react';
import { useForm } from 'react-hook-form';
import { inviteCopywriterBody } from '#contract/copywriter.ts';
import { call } from '#web/api/client.ts';
import { messagesOf, showFailure } from '#web/features/forms/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { wording } from './wording.ts';

const empty = { firstName: '', lastName: '', email: '' };
const names = ['firstName', 'lastName', 'email'] as const;
const labels = { firstName: 'First Name', lastName: 'Last Name', email: 'Email' } as const;

export function InviteForm({ onInvited }: { onInvited: () => Promise<unknown> }) {
  const { register, handleSubmit, reset, setError, formState } = useForm({
    defaultValues: empty,
    resolver: zodResolver(inviteCopywriterBody),
  });
  const submit = handleSubmit(async (fields) => {
    try {
      await call('operator.invite', { body: fields });
      toast.success(wording.invitationSent);
      reset(empty);
      await onInvited();
    } catch (error) {
      showFailure(error, names, setError);
    }
  });
  return (
    <footer className="inv is-copywriter">
      <form aria-label={wording.invite} noValidate onSubmit={(event) => void submit(event)}>
        <div className="ih">
          <h2 className="t-section">{wording.invite}</h2>
          <span className="t-small muted">{wording.inviteNote}</span>
        </div>
        {names.map((name) => (
          <TextField
            key={name}
            label={labels[name]}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete="off"
            error={messagesOf(formState.errors, name)}
            {...register(name)}
          />
        ))}
        <div className="inv-do">
          <Button type="submit" busy={formState.isSubmitting} icon={<IconSend size={18} stroke={1.6} />}>
            {wording.inviteButton}
          </Button>
        </div>
      </form>
    </footer>
  );
}
