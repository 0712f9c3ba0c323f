/** The dialog 'Create': a new folder for one kind of content (D2 section 5.1). */
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { folderForm } from '#contract/library.ts';
import type { FolderCategory } from '#domain/library.ts';
import { library as limits } from '#domain/limits.ts';
import { ApiError } from '#web/api/client.ts';
import { answerOf, unchanging } from '#web/api/queries.ts';
import { messagesOf, showFailure } from '#web/features/forms/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ComboField } from '#web/ui/combo-field.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField, TextField } from '#web/ui/fields.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { createFolder } from './folders.ts';
import { wording } from './wording.ts';

type Input = z.input<typeof folderForm>;
const fieldNames = ['title', 'country', 'location', 'supportingContent'] as const;

export interface CreateFolderDialogProps {
  category: FolderCategory;
  companyName: string | null;
  onClose: () => void;
  /** After the folder was stored. */
  onCreated: (folderId: string) => void;
}

export function CreateFolderDialog({ category, companyName, onClose, onCreated }: CreateFolderDialogProps) {
  const countries = useQuery({ ...answerOf('reference.countries'), ...unchanging });
  const { register, control, handleSubmit, setError, setFocus, formState } = useForm<
    Input,
    unknown,
    z.output<typeof folderForm>
  >({
    defaultValues: { title: '', country: '', location: '', supportingContent: '' },
    resolver: zodResolver(folderForm),
    mode: 'onTouched',
  });
  useEffect(() => setFocus('title'), [setFocus]);
  const note = useWatch({ control, name: 'supportingContent' });
  const submit = handleSubmit(async (fields) => {
    try {
      const id = await createFolder({ ...fields, category });
      toast.success(wording.create.done);
      onCreated(id);
    } catch (error) {
      // A refused field is marked; anything else leaves the dialog as it is and says so.
      if (error instanceof ApiError && error.status === 400) showFailure(error, fieldNames, setError);
      else toast.error(wording.create.failed);
    }
  });
  const busy = formState.isSubmitting;
  return (
    <Dialog
      title={wording.create.title}
      subtitle={wording.create.text(category, companyName)}
      onClose={busy ? () => undefined : onClose}
    >
      <form className="new-folder" noValidate onSubmit={submit}>
        <TextField
          label="Title"
          required
          autoComplete="off"
          placeholder={wording.create.titlePlaceholder}
          error={messagesOf(formState.errors, 'title')}
          {...register('title')}
        />
        <div className="two">
          <Controller
            control={control}
            name="country"
            render={({ field }) => (
              <ComboField
                ref={field.ref}
                label="Country"
                required
                options={(countries.data ?? []).map(({ name }) => name)}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
                none={() => 'Not in the list. It is taken as you type it.'}
                error={messagesOf(formState.errors, 'country')?.[0]}
              />
            )}
          />
          <TextField
            label="Location"
            autoComplete="off"
            error={messagesOf(formState.errors, 'location')}
            {...register('location')}
          />
        </div>
        <TextAreaField
          label={wording.create.use}
          placeholder={wording.create.usePlaceholder}
          help={
            <span className="counted">
              {wording.create.useHelp}
              <span className="num">
                {wording.create.counted((note ?? '').trim().length, limits.useThisContentMax)}
              </span>
            </span>
          }
          error={messagesOf(formState.errors, 'supportingContent')}
          {...register('supportingContent')}
        />
        <div className="do">
          <Button look="quiet" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button look="primary" type="submit" busy={busy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
