/** The frame of all signed-in pages: the sidebar by role, one header on small screens, keys, banners (D1 section 2). */

import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  IconBooks,
  IconFileText,
  IconInbox,
  IconLogout,
  IconMenu2,
  IconMoon,
  IconNotebook,
  IconSquarePlus,
  IconSun,
  IconUserCircle,
  IconUsers,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import { type Capability, has } from '#domain/permissions.ts';
import { paths } from '#web/paths.ts';
import { Avatar, AvatarImages } from '#web/ui/avatar.tsx';
import { BrandMark } from '#web/ui/brand.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { StoredAvatar } from './avatar-image.tsx';
import { Banners } from './banners.tsx';
import { HelpLink } from './help-link.tsx';
import './shell.css';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { trialWordsOf } from './trial.ts';
import { usePlaceOnPage } from './use-place-on-page.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTour } from './use-tour.tsx';

interface Item {
  label: string;
  href: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  needs: Capability | 'operator';
  /** Other paths on which this item is the current one. */
  also?: readonly string[];
}

const items: readonly Item[] = [
  {
    label: 'Job adverts',
    href: paths.dashboard,
    icon: IconFileText,
    needs: 'advert.read',
    also: [paths.blankAdvert, paths.writingTemplate, paths.aiCopyGenerator, paths.requestCopywriter],
  },
  { label: 'Create new', href: paths.create, icon: IconSquarePlus, needs: 'advert.create' },
  { label: 'Library', href: paths.library, icon: IconBooks, needs: 'library.use' },
  { label: 'Guidelines', href: paths.guidelines, icon: IconNotebook, needs: 'guideline.read' },
  { label: 'Profile settings', href: paths.profile, icon: IconUserCircle, needs: 'profile.edit' },
  { label: 'Users', href: paths.users, icon: IconUsers, needs: 'user.manage' },
  { label: "Operator's desk", href: paths.operator, icon: IconInbox, needs: 'operator' },
];

/** Paths on which the sidebar is open (D1 section 2). */
const openOn: readonly string[] = [
  paths.dashboard,
  paths.create,
  paths.library,
  paths.guidelines,
  paths.profile,
  paths.help,
  paths.operator,
];
const isOpen = (path: string): boolean => openOn.includes(path) || path.startsWith(`${paths.library}/`);

function isCurrent(item: Item, path: string): boolean {
  if (item.href === path || (item.href !== '/' && item.href !== paths.create && path.startsWith(`${item.href}/`)))
    return true;
  return item.also?.some((other) => path === other || path.startsWith(`${other}/`)) ?? false;
}

function ThemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const other = scheme === 'dark' ? 'light' : 'dark';
  const Icon = scheme === 'dark' ? IconSun : IconMoon;
  const label = scheme === 'dark' ? 'Light colours' : 'Dark colours';
  return (
    <button type="button" className="nav" title={label} onClick={() => setColorScheme(other)}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
      <span>{label}</span>
    </button>
  );
}

export interface AppShellProps {
  profile: Profile;
  path: string;
  onLogOut: () => void;
  children: ReactNode;
}

export function AppShell({ profile, path, onLogOut, children }: AppShellProps) {
  const [drawer, setDrawer] = useState(false);
  const [keys, setKeys] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const role = profile.role[0]?.name ?? 'recruiter';
  const mayCreate = has(role, 'advert.create');
  useShortcuts({ create: mayCreate, onList: () => setKeys(true) });
  const collapsed = !isOpen(path);

  // A followed link closes the drawer; the path is what says that one was followed.
  const [seen, setSeen] = useState(path);
  if (seen !== path) {
    setSeen(path);
    setDrawer(false);
  }
  useEffect(() => {
    if (!drawer) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setDrawer(false);
      opener.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [drawer]);

  const page = useRef<HTMLElement>(null);
  usePlaceOnPage(page);
  const { tour, repeat } = useTour(profile, path);
  const trial = trialWordsOf(profile);
  const mobileMenu = (
    <IconButton
      label={drawer ? 'Close menu' : 'Open menu'}
      ref={opener}
      aria-expanded={drawer}
      aria-controls="sidebar"
      onClick={() => setDrawer(!drawer)}
    >
      {drawer ? <IconX size={22} stroke={1.6} /> : <IconMenu2 size={22} stroke={1.6} />}
    </IconButton>
  );
  return (
    <AvatarImages value={StoredAvatar}>
      <div className={`shell ${collapsed ? 'is-collapsed' : ''} ${drawer ? 'has-drawer' : ''}`}>
        <a className="btn btn--primary skip" href="#content">
          Skip to the page
        </a>
        <nav className="side" aria-label="Main" id="sidebar">
          <Link className="brand" to={paths.dashboard}>
            <BrandMark />
            <span>Hirewright</span>
          </Link>
          {items
            .filter((item) => (item.needs === 'operator' ? profile.isOperator : has(role, item.needs)))
            .map((item) => (
              <Link
                key={item.href}
                className="nav"
                to={item.href}
                title={item.label}
                // The router's own mark would also stand on the parent of a builder's path.
                activeOptions={{ exact: true }}
                aria-current={isCurrent(item, path) ? 'page' : undefined}
              >
                <item.icon size={20} stroke={1.6} aria-hidden="true" />
                <span>{item.label}</span>
              </Link>
            ))}
          <div className="side-foot">
            {trial !== undefined && (
              <p className="trial muted" title={trial.ends}>
                {trial.left}
              </p>
            )}
            {repeat !== undefined && (!collapsed || drawer) && (
              <button
                type="button"
                className="tour"
                onClick={() => {
                  setDrawer(false);
                  repeat();
                }}
              >
                Repeat Tour?
              </button>
            )}
            <ThemeSwitch />
            {has(role, 'help.use') && <HelpLink />}
            <button type="button" className="nav" title="Log Out" onClick={onLogOut}>
              <IconLogout size={20} stroke={1.6} aria-hidden="true" />
              <span>Log Out</span>
            </button>
          </div>
        </nav>
        {drawer && <div className="side-scrim" onPointerDown={() => setDrawer(false)} />}
        <div className="main">
          <div className="mbar">
            {mobileMenu}
            <Link className="brand" to={paths.dashboard}>
              <BrandMark />
              <span>Hirewright</span>
            </Link>
            <Avatar person={profile} size="lg" />
          </div>
          <Banners profile={profile} />
          <main id="content" className="main-content" ref={page} tabIndex={-1}>
            {children}
          </main>
        </div>
        {tour}
        {keys && <ShortcutsDialog mayCreate={mayCreate} onClose={() => setKeys(false)} />}
      </div>
    </AvatarImages>
  );
}
