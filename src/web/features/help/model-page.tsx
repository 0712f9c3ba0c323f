/** How to connect a language model: what it changes, what it is sent, and the settings. Messages that need one lead here. */
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Profile } from '#contract/account.ts';
import { logQuietly } from '#web/api/console.ts';
import { answerOf, unchanging } from '#web/api/queries.ts';
import { paths } from '#web/paths.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Note } from '#web/ui/note.tsx';
import './help.css';
import { modelWording as words } from './model-wording.ts';

export function ModelPage({ profile }: { profile: Profile }) {
  const writer = useQuery({ ...answerOf('writer.about'), ...unchanging });
  return (
    <div className="page help-page">
      <header className="htop">
        <nav className="crumb2" aria-label="Breadcrumb">
          <Link to={paths.help}>Help</Link>
          <IconChevronRight size={15} stroke={1.6} aria-hidden="true" />
          <b aria-current="page">{words.title}</b>
        </nav>
        <div className="me">
          <Avatar person={profile} size="lg" />
          <span>{nameOf(profile)}</span>
        </div>
      </header>
      <h1 className="t-h1">{words.title}</h1>
      <div className="hm">
        {writer.data !== undefined && (
          <Note look={writer.data.kind === 'model' ? 'green' : 'plain'}>{words.now[writer.data.kind]}</Note>
        )}
        <section>
          <h2 className="t-h2">{words.changes.title}</h2>
          <p>{words.changes.text}</p>
          <ul>
            {words.changes.list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="t-h2">{words.how.title}</h2>
          <p>{words.how.text}</p>
          {words.examples.map(({ name, about, lines }) => (
            <div key={name} className="hm-example">
              <h3 className="t-h3">{name}</h3>
              <p className="muted">{about}</p>
              <div>
                <pre>
                  <code>{lines}</code>
                </pre>
                <CopyButton
                  text={lines}
                  label={words.copy}
                  aria-label={words.copyOf(name)}
                  onFailed={(error) => logQuietly('Copying to the clipboard failed', error)}
                />
              </div>
            </div>
          ))}
          <p>{words.how.after}</p>
        </section>
        <section>
          <h2 className="t-h2">{words.sent.title}</h2>
          <p>{words.sent.text}</p>
        </section>
      </div>
    </div>
  );
}
