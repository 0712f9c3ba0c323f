/** Posts for three platforms, made from a completed advert, each with a copy button (D1 section 2, Dialogs). */
import { IconAlertTriangle, IconBrandFacebook, IconBrandLinkedin, IconBrandX, IconRefresh } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { SocialPosts } from '#contract/publishing.ts';
import { call } from '#web/api/client.ts';
import { logQuietly } from '#web/api/console.ts';
import { answerOf } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { momentText } from '#web/ui/dates.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Note } from '#web/ui/note.tsx';
import './publishing.css';
import { feedback } from '#web/ui/feedback.ts';
import { wording } from './wording.ts';

const words = wording.social;
const icon = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;
const platforms: readonly { key: 'linkedin' | 'x' | 'facebook'; icon: ReactNode }[] = [
  { key: 'linkedin', icon: <IconBrandLinkedin {...icon} /> },
  { key: 'x', icon: <IconBrandX {...icon} /> },
  { key: 'facebook', icon: <IconBrandFacebook {...icon} /> },
];

/** What goes out is the title and the text; people count characters of both. */
const whole = ({ title, content }: { title: string; content: string }): string => `${title}\n\n${content}`;

function Post({ platform, post }: { platform: (typeof platforms)[number]; post: SocialPosts['x'] }) {
  const count = [...(platform.key === 'x' ? post.content : whole(post))].length;
  return (
    <section className="soc" aria-label={words.platforms[platform.key]}>
      <header>
        {platform.icon}
        {words.platforms[platform.key]}
      </header>
      <h3>{post.title}</h3>
      {post.content
        .split(/\n{2,}/)
        .map((paragraph, index) => ({ key: `${index} ${paragraph.slice(0, 12)}`, paragraph }))
        .map(({ key, paragraph }) => (
          <p key={key}>{paragraph}</p>
        ))}
      <div className="e">
        <span className="t-small muted num">
          {platform.key === 'x' ? words.ofMost(count) : words.characters(count)}
        </span>
        <CopyButton
          onFailed={(error) => logQuietly('Copying to the clipboard failed', error)}
          size="sm"
          // The title of a post on X would not fit beside 280 characters.
          text={platform.key === 'x' ? post.content : whole(post)}
          label={words.copy}
          doneLabel={words.copied}
          doneFor={feedback.tooltip}
        />
      </div>
    </section>
  );
}

export interface SocialDialogProps {
  advert: { id: string; jobTitle: string };
  timezone: string | null;
  onClose: () => void;
}

export function SocialDialog({ advert, timezone, onClose }: SocialDialogProps) {
  const client = useQueryClient();
  const stored = answerOf('advert.posts', { body: { advertId: advert.id } });
  const posts = useQuery({ ...stored, staleTime: 0, retry: false });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const renew = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const made = await call('advert.posts', { body: { advertId: advert.id, renew: true } });
      client.setQueryData(stored.queryKey, made);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : words.failed);
    }
    setBusy(false);
  };
  const { data } = posts;
  const made = data === undefined ? '' : ` ${words.madeAt(momentText(data.madeAt, new Date(), timezone))}`;
  const wrong = failure ?? posts.error?.message;
  return (
    <Dialog title={words.title} subtitle={`${words.intro(advert.jobTitle)}${made}`} size="lg" onClose={onClose}>
      {data === undefined && posts.isPending && (
        <div className="so" role="status" aria-label={words.working}>
          {platforms.map(({ key }) => (
            <div key={key} className="soc">
              <span className="sk" style={{ width: 120, height: 16 }} />
              <span className="sk" style={{ width: '90%', height: 160, marginTop: 16 }} />
            </div>
          ))}
        </div>
      )}
      {data !== undefined && (
        <div className="so">
          {platforms.map((platform) => (
            <Post key={platform.key} platform={platform} post={data[platform.key]} />
          ))}
        </div>
      )}
      {wrong !== undefined && <Note look="red">{wrong}</Note>}
      <p className="help so-check">
        <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" />
        {words.check}
      </p>
      <div className="do">
        <Button
          look="subtle"
          className="l"
          busy={busy}
          disabled={posts.isPending}
          icon={<IconRefresh size={18} stroke={1.6} />}
          onClick={() => void renew()}
        >
          {words.make}
        </Button>
        <Button onClick={onClose}>{words.close}</Button>
      </div>
    </Dialog>
  );
}
