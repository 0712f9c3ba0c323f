/** The end of one's own account: said plainly, confirmed by the password. */
import { useState } from 'react';
import { call } from '#web/api/client.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/fields.tsx';
import { wording } from './wording.ts';

export interface DeleteAccountProps {
  company: string;
  onClose: () => void;
  /** After the account is gone: nothing of the person may stay in this browser. */
  onDeleted: () => Promise<void>;
}

export function DeleteAccountDialog({ company, onClose, onDeleted }: DeleteAccountProps) {
  const [password, setPassword] = useState('');
  return (
    <ConfirmDialog
      title={wording.deleteTitle}
      subtitle="Are you sure?"
      confirm="Delete account"
      look="danger-fill"
      onClose={onClose}
      onConfirm={async () => {
        if (password === '') throw new Error('Password is a required field');
        await call('profile.delete', { body: { password } });
        await onDeleted();
      }}
    >
      <p>{wording.deleteText(company)}</p>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
    </ConfirmDialog>
  );
}
