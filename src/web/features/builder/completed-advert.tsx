/** A completed advert: read-only paper, to be taken out as a Word document. */
import { IconFileWord, IconLanguage } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Profile } from '#contract/account.ts';
import type { Advert } from '#contract/advert.ts';
import { has } from '#domain/permissions.ts';
import type { Role } from '#domain/user.ts';
import { downloadAdvert } from '#web/features/export/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { LeftBehind } from './advert/left-behind.tsx';
import { BuilderBar } from './builder-bar.tsx';
import { BuilderFooter } from './builder-footer.tsx';
import { AdvertEditor, TranslateDialog } from './parts.ts';
import { wording } from './wording.ts';

export function CompletedAdvert({ advert, profile, role }: { advert: Advert; profile: Profile; role: Role }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [translating, setTranslating] = useState(false);
  const exportWord = async (): Promise<void> => {
    setBusy(true);
    try {
      await downloadAdvert({ jobTitle: advert.jobTitle, content: advert.advertContent.content });
      toast.success(wording.exported);
    } catch {
      toast.error(wording.exportFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <BuilderBar type={advert.type} title={advert.jobTitle} editors={advert.advertsModified} />
      <div className="step is-advert is-completed">
        <AdvertEditor content={advert.advertContent.content} editable={false} label="Advert">
          <div className="notices">
            <Note>{wording.locked.completed}</Note>
            <LeftBehind advert={advert} profile={profile} />
          </div>
        </AdvertEditor>
      </div>
      {has(role, 'advert.export') && (
        <BuilderFooter>
          <Button icon={<IconLanguage size={18} stroke={1.6} />} onClick={() => setTranslating(true)}>
            Translate
          </Button>
          <Button
            look="primary"
            busy={busy}
            icon={<IconFileWord size={18} stroke={1.6} />}
            onClick={() => void exportWord()}
          >
            Export
          </Button>
        </BuilderFooter>
      )}
      {translating && (
        <TranslateDialog
          advert={advert}
          loadContent={async () => advert.advertContent.content}
          onSaved={() => void navigate({ to: paths.dashboard })}
          onClose={() => setTranslating(false)}
        />
      )}
    </>
  );
}
