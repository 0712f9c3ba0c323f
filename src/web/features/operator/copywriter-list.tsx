/** The installation's copywriters: for whom they write, how much they have, and removing one. */
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { DeskCopywriter } from '#contract/copywriter.ts';
import { call } from '#web/api/client.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { wording } from './wording.ts';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

function companiesOf({ active, companies, email }: DeskCopywriter): string {
  if (!active || companies.length === 0) return email;
  return companies.length <= 2 ? companies.join(', ') : `${words[companies.length] ?? companies.length} companies`;
}

export interface CopywriterListProps {
  copywriters: readonly DeskCopywriter[];
  onChanged: () => Promise<unknown>;
}

export function CopywriterList({ copywriters, onChanged }: CopywriterListProps) {
  const [removing, setRemoving] = useState<DeskCopywriter>();
  return (
    <section className="panel cwl" aria-label={wording.copywriters}>
      <header>
        <h2 className="t-h3">{wording.copywriters}</h2>
        <span className="muted num">{copywriters.length}</span>
      </header>
      {copywriters.length === 0 ? (
        <p className="help">{wording.noneYet}</p>
      ) : (
        <ul className="rows">
          {copywriters.map((copywriter) => (
            <li key={copywriter.id}>
              <Avatar person={copywriter} size="lg" />
              <span>
                <b>{nameOf(copywriter)}</b>
                <small>{companiesOf(copywriter)}</small>
              </span>
              <span className="r num t-small muted">
                {copywriter.active ? wording.open(copywriter.open) : <span className="chip">{wording.invited}</span>}
                <IconButton label={wording.remove(nameOf(copywriter))} onClick={() => setRemoving(copywriter)}>
                  <IconTrash size={18} stroke={1.6} />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {removing !== undefined && (
        <ConfirmDialog
          title={wording.removeTitle(nameOf(removing))}
          subtitle={wording.removeText(nameOf(removing))}
          confirm="Remove"
          look="danger-fill"
          onConfirm={async () => {
            await call('operator.remove', { params: { id: removing.id } });
            toast.success(wording.removed);
            await onChanged();
          }}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </section>
  );
}
