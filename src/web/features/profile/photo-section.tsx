/** The person's picture: chosen, looked at and uploaded here; it is theirs once the profile is saved. */
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/fields.tsx';
import { toast } from '#web/ui/toasts.tsx';
import { findPhotoFault, photoMessages, uploadPhoto } from './photo.ts';
import { wording } from './wording.ts';

/** A picture that waits to be saved: an upload's key and how it looks, or the wish to have none. */
export type PhotoChange = { key: string; preview: string } | 'removed' | undefined;

export interface PhotoSectionProps {
  profile: Profile;
  change: PhotoChange;
  onChange: (change: PhotoChange) => void;
  /** What the server found wrong when the profile was saved. */
  error: string | undefined;
}

export function PhotoSection({ profile, change, onChange, error }: PhotoSectionProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const preview = typeof change === 'object' ? change.preview : undefined;
  useEffect(() => {
    if (preview === undefined) return;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const choose = async (file: File) => {
    const found = findPhotoFault(file);
    setFault(found);
    if (found !== undefined) {
      toast.error(found);
      return;
    }
    setBusy(true);
    try {
      const key = await uploadPhoto(file);
      onChange({ key, preview: URL.createObjectURL(file) });
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : wording.photoFailed);
    } finally {
      setBusy(false);
    }
  };
  // What no browser can show is no picture, whatever its name says.
  const dropBroken = () => {
    setFault(photoMessages.type);
    onChange(undefined);
  };
  const shown = change === 'removed' ? { ...profile, avatar: null } : profile;
  const hasPhoto = typeof change === 'object' || (change === undefined && profile.avatar !== null);
  const help = () => {
    if (typeof change === 'object') return wording.photoReady;
    if (change === 'removed') return wording.photoGone;
    return hasPhoto ? wording.photoHelp : wording.photoNone;
  };
  return (
    <section className="psec">
      <div>
        <h2 className="t-section">{wording.photo}</h2>
        <p>{wording.photoText}</p>
      </div>
      <div className="ph">
        {preview === undefined ? (
          <Avatar person={shown} />
        ) : (
          <span className="av">
            <img src={preview} alt="The new one" onError={dropBroken} />
          </span>
        )}
        <div>
          <div className="ph-do">
            <Button
              size="sm"
              busy={busy}
              icon={<IconUpload size={17} stroke={1.6} />}
              aria-describedby="photo-help"
              onClick={() => input.current?.click()}
            >
              {hasPhoto ? wording.change : wording.choose}
            </Button>
            {hasPhoto && (
              <Button
                size="sm"
                look="quiet"
                disabled={busy}
                icon={<IconTrash size={17} stroke={1.6} />}
                onClick={() => {
                  setFault(undefined);
                  onChange(typeof change === 'object' && profile.avatar === null ? undefined : 'removed');
                }}
              >
                {wording.remove}
              </Button>
            )}
          </div>
          <p className="help" id="photo-help" aria-live="polite">
            {help()}
          </p>
          <FieldError id="photo-error" error={fault ?? error} />
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept=".jpg,.jpeg,.png,image/jpeg,image/png"
          aria-label={wording.choose}
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file may be chosen again after it was removed.
            event.target.value = '';
            if (file !== undefined) void choose(file);
          }}
        />
      </div>
    </section>
  );
}
