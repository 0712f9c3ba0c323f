/** Words of one's own that came too late: the advert was completed before they were saved. They can still be copied. */
import type { Profile } from '#contract/account.ts';
import type { Advert } from '#contract/advert.ts';
import { useRecovery } from '#web/features/drafts/index.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { momentParts } from '#web/ui/dates.ts';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { messageOf } from '../show-failure.ts';
import { wording } from '../wording.ts';
import { plainText } from './use-advert-text.ts';

export function LeftBehind({ advert, profile }: { advert: Advert; profile: Profile }) {
  const stored = plainText(advert.advertContent.content);
  const { draft, discard } = useRecovery(
    { tenantId: advert.tenantId, userId: profile.id, advertId: advert.id, field: 'content' },
    (content) => plainText(content) === stored,
  );
  if (draft === undefined) return null;
  const { date, time } = momentParts(draft.keptAt, profile.timezone);
  return (
    <Note
      look="clay"
      action={
        <span className="note-do">
          <CopyButton
            size="sm"
            look="default"
            label={wording.conflict.copy}
            doneLabel={wording.conflict.copied}
            text={() => plainText(draft.content)}
            onFailed={(error) => toast.error(messageOf(error))}
          />
          <Button size="sm" look="quiet" onClick={discard}>
            {wording.recovery.discard}
          </Button>
        </span>
      }
    >
      <b>{wording.recovery.title}. </b>
      {wording.recovery.text(date, time)} {wording.recovery.tooLate}
    </Note>
  );
}
