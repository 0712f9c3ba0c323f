/** Saves a completed advert in another language, as a new draft (D1 sections 2 and 4, 'Translate'). */
import { IconLanguage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '#web/api/client.ts';
import { answerOf, keyOf, queryClient, unchanging } from '#web/api/queries.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ComboField } from '#web/ui/combo-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import { toast } from '#web/ui/toasts.tsx';
import './publishing.css';
import { wording } from './wording.ts';

export interface TranslateDialogProps {
  advert: { id: string; jobTitle: string; language: string };
  /** Fetches the advert's text. */
  loadContent: () => Promise<string>;
  /** After the new draft was saved. */
  onSaved: () => void;
  onClose: () => void;
}

const words = wording.translate;

export function TranslateDialog({ advert, loadContent, onSaved, onClose }: TranslateDialogProps) {
  const languages = useQuery({ ...answerOf('reference.languages'), ...unchanging });
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState<'translate' | 'copy'>();
  const [failure, setFailure] = useState<{ message: string; needsModel: boolean }>();
  const names = languages.data?.map(({ name }) => name) ?? [];
  const language = names.find((name) => name.toLowerCase() === typed.trim().toLowerCase());
  const same = language !== undefined && language.toLowerCase() === advert.language.toLowerCase();
  const reason = same ? words.same(advert.language) : language === undefined ? words.choose : undefined;

  const save = async (how: 'translate' | 'copy'): Promise<void> => {
    if (language === undefined) return;
    setBusy(how);
    setFailure(undefined);
    try {
      const original = await loadContent();
      const content =
        how === 'copy' ? original : (await call('advert.translate', { body: { content: original, language } })).content;
      await call('advert.saveTranslated', { body: { advertId: advert.id, language, content } });
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      const message = error instanceof ApiError && error.status !== 502 ? error.message : words.failed;
      const needsModel = code === 'MODEL_NEEDED';
      setFailure({ message: needsModel ? words.needsModel : message, needsModel });
      setBusy(undefined);
      return;
    }
    toast.success(how === 'copy' ? words.doneUntranslated(language) : words.done);
    for (const name of ['advert.list', 'advert.counts'] as const)
      void queryClient.invalidateQueries({ queryKey: keyOf(name) });
    onSaved();
  };
  const button = (how: 'translate' | 'copy', label: string) => (
    <Button
      look={how === 'translate' ? 'primary' : 'default'}
      busy={busy === how}
      disabled={reason !== undefined || busy !== undefined}
      title={reason}
      icon={how === 'translate' ? <IconLanguage size={18} stroke={1.6} /> : undefined}
      onClick={() => void save(how)}
    >
      {label}
    </Button>
  );
  return (
    <Dialog title={words.title} onClose={busy === undefined ? onClose : () => undefined}>
      <p className="tr-of">
        <span>{advert.jobTitle}</span>
        <span className="chip">{advert.language}</span>
      </p>
      <ComboField
        label={words.language}
        placeholder={words.placeholder}
        options={names}
        value={typed}
        onChange={setTyped}
        none={words.none}
        {...(same ? { error: words.same(advert.language) } : {})}
      />
      <p className="help">{words.note(advert.language, same ? '' : (language ?? ''))}</p>
      {failure !== undefined && (
        <Note look="clay">
          {failure.message}{' '}
          {failure.needsModel && (
            <a href={paths.languageModel} target="_blank" rel="noopener">
              {words.needsModelHow}
            </a>
          )}
        </Note>
      )}
      <div className="do">
        <Button look="quiet" disabled={busy !== undefined} onClick={onClose}>
          {words.cancel}
        </Button>
        {button('copy', words.untranslated)}
        {button('translate', words.translate)}
      </div>
    </Dialog>
  );
}
