/** Profile settings: one form, saved as a whole (D2 sections 2.8 and 4.6). */
import { zodResolver } from '@hookform/resolvers/zod';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { Profile } from '#contract/account.ts';
import { has } from '#domain/permissions.ts';
import { roleLabels } from '#domain/user.ts';
import { ApiError, call } from '#web/api/client.ts';
import { messagesOf, showFailure } from '#web/features/forms/index.ts';
import { roleOf } from '#web/features/session/index.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { DeleteAccountDialog } from './delete-account.tsx';
import { PasswordSection } from './password-section.tsx';
import { type PhotoChange, PhotoSection } from './photo-section.tsx';
import './profile.css';
import { type ProfileValues, profileForm, valuesOf } from './profile-form.ts';
import { TimezoneField } from './timezone-field.tsx';
import { wording } from './wording.ts';

const fieldNames = ['firstName', 'lastName', 'phoneNumber', 'timezone', 'oldPassword', 'newPassword'] as const;
const orNull = (value: string): string | null => (value === '' ? null : value);

export interface ProfilePageProps {
  profile: Profile;
  /** Loads the profile again, everywhere that it is shown. */
  onSaved: () => Promise<void>;
  /** Leaves the product after the account is gone. */
  onDeleted: () => Promise<void>;
}

/** The key that is saved: a new upload's, the stored one, or none. */
function avatarOf(profile: Profile, photo: PhotoChange): string | null {
  if (photo === 'removed') return null;
  return photo?.key ?? profile.avatar;
}

export function ProfilePage({ profile, onSaved, onDeleted }: ProfilePageProps) {
  const role = roleOf(profile);
  const [photo, setPhoto] = useState<PhotoChange>();
  const [photoError, setPhotoError] = useState<string>();
  const [deleting, setDeleting] = useState(false);
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileForm) as never,
    criteriaMode: 'all',
    defaultValues: valuesOf(profile),
  });
  const { register, control, handleSubmit, reset, setError, formState } = form;
  const { isDirty, isSubmitting, errors } = formState;
  const changed = isDirty || photo !== undefined;

  const submit = handleSubmit(async ({ confirmPassword: _confirmed, ...fields }) => {
    setPhotoError(undefined);
    const withPassword = fields.newPassword !== '';
    try {
      await call('profile.update', {
        body: {
          ...fields,
          phoneNumber: orNull(fields.phoneNumber ?? ''),
          timezone: orNull(fields.timezone ?? ''),
          oldPassword: orNull(fields.oldPassword),
          newPassword: orNull(fields.newPassword),
          avatar: avatarOf(profile, photo),
        },
      });
    } catch (error) {
      const wrongPhoto = error instanceof ApiError && error.items[0]?.field === 'avatar' ? error.message : undefined;
      if (wrongPhoto === undefined) {
        showFailure(error, fieldNames, setError);
        return;
      }
      // The upload is gone on the server; the picture of before stays.
      setPhoto(undefined);
      setPhotoError(wrongPhoto);
      toast.error(wrongPhoto);
      return;
    }
    toast.success(withPassword ? wording.passwordSaved : wording.saved);
    setPhoto(undefined);
    reset({
      ...fields,
      phoneNumber: fields.phoneNumber ?? '',
      timezone: fields.timezone ?? '',
      oldPassword: '',
      newPassword: '',
      confirmPassword: '',
    });
    await onSaved();
  });

  return (
    <>
      <form className="page profile" noValidate id="profile" onSubmit={submit}>
        <header className="ptop">
          <h1 className="t-h1">Profile settings</h1>
          <div className="me">
            <Avatar person={profile} size="lg" />
            <span>{nameOf(profile)}</span>
          </div>
        </header>
        <div className="pf">
          <PhotoSection profile={profile} change={photo} onChange={setPhoto} error={photoError} />
          <section className="psec">
            <div>
              <h2 className="t-section">{wording.about}</h2>
              <p>{role === 'copywriter' ? wording.aboutOperator : wording.aboutText}</p>
            </div>
            <div className="pgrid">
              <div className="two">
                <TextField
                  label="First Name"
                  required
                  autoComplete="given-name"
                  error={messagesOf(errors, 'firstName')}
                  {...register('firstName')}
                />
                <TextField
                  label="Last Name"
                  required
                  autoComplete="family-name"
                  error={messagesOf(errors, 'lastName')}
                  {...register('lastName')}
                />
              </div>
              <div className="two">
                <TextField label="Email" type="email" readOnly value={profile.email} autoComplete="email" />
                <TextField label="Role" readOnly value={roleLabels[role]} />
              </div>
              <div className="two">
                <TextField
                  label="Phone Number"
                  type="tel"
                  autoComplete="tel"
                  help={errors.phoneNumber === undefined ? wording.phoneHelp : undefined}
                  error={messagesOf(errors, 'phoneNumber')}
                  {...register('phoneNumber')}
                />
                <Controller
                  control={control}
                  name="timezone"
                  render={({ field: { value, onChange } }) => (
                    <TimezoneField
                      value={value}
                      stored={profile.timezone}
                      onChange={onChange}
                      error={messagesOf(errors, 'timezone')?.[0]}
                    />
                  )}
                />
              </div>
            </div>
          </section>
          <PasswordSection form={form} />
        </div>
      </form>
      <footer className="foot">
        {has(role, 'profile.delete') && (
          <Button
            look="danger"
            className="foot-first"
            icon={<IconTrash size={17} stroke={1.6} />}
            onClick={() => setDeleting(true)}
          >
            Delete account
          </Button>
        )}
        <span className="sp" />
        <span className="t-small muted" aria-live="polite">
          {changed ? wording.dirty : wording.clean}
        </span>
        <Button look="primary" type="submit" form="profile" busy={isSubmitting} disabled={!changed}>
          Save
        </Button>
      </footer>
      {deleting && (
        <DeleteAccountDialog
          company={profile.companyName ?? 'your company'}
          onClose={() => setDeleting(false)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
