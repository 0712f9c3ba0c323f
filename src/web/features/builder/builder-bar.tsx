/** The bar over the builder: where one is, the advert's title, whether it is saved, who wrote it. */
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type AdvertType, advertTypeLabels } from '#domain/advert.ts';
import { paths } from '#web/paths.ts';
import { AvatarGroup, type AvatarPerson } from '#web/ui/avatar.tsx';

export interface BuilderBarProps {
  type: AdvertType;
  title: string;
  company?: string | null;
  editors: readonly AvatarPerson[];
  status?: ReactNode;
  /** At the right, before the people. */
  tools?: ReactNode;
}

export function BuilderBar({ type, title, company, editors, status, tools }: BuilderBarProps) {
  return (
    <div className="bar">
      <nav className="crumb" aria-label="Breadcrumb">
        <Link to={paths.dashboard}>Advert Builder</Link>
        <IconChevronRight size={14} stroke={1.6} aria-hidden="true" />
        <b>{advertTypeLabels[type]}</b>
      </nav>
      <h1 className="ttl">{title}</h1>
      {status}
      <span className="sp" />
      {tools}
      {company !== null && company !== undefined && <span className="chip">{company}</span>}
      {editors.length > 0 && <AvatarGroup people={editors} />}
    </div>
  );
}
