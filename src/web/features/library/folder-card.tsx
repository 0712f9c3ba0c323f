/** One folder: paper with two sheets above it, a taste of its first entry, who wrote in it, where it belongs. */
import { IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { Contributor, FolderSummary } from '#contract/library.ts';
import { folderHref } from '#web/paths.ts';
import { AvatarGroup, type AvatarPerson } from '#web/ui/avatar.tsx';
import { wording } from './wording.ts';

/** A contributor as people are shown everywhere. */
export function personOf({ userId, ...person }: Contributor): AvatarPerson {
  return { id: userId, ...person };
}

export const FolderCard = memo(function FolderCard({ folder }: { folder: FolderSummary }) {
  return (
    <li className="fold">
      <h2>
        <Link className="fold-link" to={folderHref(folder.id)}>
          {folder.title}
        </Link>
      </h2>
      {folder.taste !== null && <p className="pv">{folder.taste}</p>}
      <div className="bot">
        <AvatarGroup people={folder.avatars.map(personOf)} />
        <span className="loc">
          <IconMapPin size={15} stroke={1.6} aria-hidden="true" />
          <span>{folder.location ?? folder.country}</span>
        </span>
        <span className="r num">{wording.entries(folder.entries)}</span>
      </div>
    </li>
  );
});
