/** What a folder is for, where it belongs, since when it is there and who wrote in it. */
import type { Folder } from '#contract/library.ts';
import { Avatar, nameOf } from '#web/ui/avatar.tsx';
import { dateText } from '#web/ui/dates.ts';
import { personOf } from './folder-card.tsx';
import { wording } from './wording.ts';

export function FolderMeta({ folder, timezone }: { folder: Folder; timezone: string | null }) {
  const people = folder.avatars.map(personOf);
  return (
    <dl className="meta">
      <div>
        <dt>{wording.folder.use}</dt>
        {folder.useThisContent === null ? (
          <dd className="muted">{wording.folder.noUse}</dd>
        ) : (
          <dd className="use">{folder.useThisContent}</dd>
        )}
      </div>
      <div>
        <dt>{wording.folder.location}</dt>
        <dd>{[folder.location, folder.country].filter(Boolean).join(', ')}</dd>
      </div>
      <div>
        <dt>{wording.folder.created}</dt>
        <dd className="num">
          <time dateTime={folder.createdAt}>{dateText(folder.createdAt, timezone)}</time>
        </dd>
      </div>
      <div>
        <dt>{wording.folder.contributors}</dt>
        <dd>
          <ul className="ppl">
            {people.map((person) => (
              <li key={person.id}>
                <span aria-hidden="true">
                  <Avatar person={person} />
                </span>
                <span>{nameOf(person)}</span>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    </dl>
  );
}
