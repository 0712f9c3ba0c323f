/** Going from tab to tab: what has to be saved first, and the tips of the first visits. */
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { Profile } from '#contract/account.ts';
import type { AdvertType } from '#domain/advert.ts';
import { call } from '#web/api/client.ts';
import { keyOf } from '#web/api/queries.ts';
import { toast } from '#web/ui/toasts.tsx';
import type { BriefHandle } from './brief/brief-tab.tsx';
import { Coach } from './builder-footer.tsx';
import type { GeneralHandle } from './general/general-tab.tsx';
import { messageOf } from './show-failure.ts';
import { type BuilderTab, nextTab, previousTab, type TabEntry } from './tabs.ts';
import { tips, wording } from './wording.ts';

const skipFlags = {
  blankAdCanvas: 'skipBlankAdTooltip',
  aida: 'skipAIDATooltip',
  aiAdvert: 'skipAITooltip',
  copywriter: 'skipCopywriterTooltip',
} as const satisfies Record<AdvertType, keyof Profile>;

export interface Steps {
  current: BuilderTab;
  general: RefObject<GeneralHandle | null>;
  brief: RefObject<BriefHandle | null>;
  /** Goes to a tab, unless the General tab has to be saved first. */
  choose: (tab: BuilderTab) => Promise<void>;
  /** To the next tab that can be opened. */
  goOn: () => void;
  /** To the one before; undefined on the first. */
  goBack: (() => void) | undefined;
  save: (action: 'save' | 'next') => Promise<void>;
  busy: boolean;
  dirty: boolean;
  onDirty: (dirty: boolean) => void;
  /** The tip of this tab; undefined once they are skipped. */
  coach: ReactNode;
}

export function useSteps({
  tabs,
  type,
  profile,
}: {
  tabs: readonly TabEntry[];
  type: AdvertType;
  profile: Profile;
}): Steps {
  const client = useQueryClient();
  const navigate = useNavigate();
  const general = useRef<GeneralHandle>(null);
  const brief = useRef<BriefHandle>(null);
  // The tab stands in the address: a reload and the browser's back button keep it.
  const hash = useLocation({ select: (location) => location.hash });
  const current = tabs.find(({ tab, closed }) => tab === hash && closed === undefined)?.tab ?? 'general';
  const [busy, setBusy] = useState(false);
  const [dirty, setDirty] = useState(false);
  const [skipped, setSkipped] = useState(profile[skipFlags[type]]);

  const show = (tab: BuilderTab | undefined): void => {
    if (tab !== undefined)
      void navigate({ to: '.', hash: tab, search: (search: object) => search, resetScroll: true } as Parameters<
        typeof navigate
      >[0]);
  };
  const choose = async (tab: BuilderTab): Promise<void> => {
    if (tab === current) return;
    if (current === 'general' && general.current?.isDirty() === true) {
      toast.error(wording.dirty);
      return;
    }
    if (current === 'brief' && brief.current?.isDirty() === true && !(await brief.current.save())) return;
    show(tab);
  };
  const goOn = (): void => show(nextTab(tabs, current));
  const before = previousTab(tabs, current);
  const save = async (action: 'save' | 'next'): Promise<void> => {
    setBusy(true);
    try {
      if (current === 'general') await general.current?.save(action);
      else if (current === 'brief' && (await brief.current?.save()) && action === 'next') goOn();
    } finally {
      setBusy(false);
    }
  };
  const skip = (): void => {
    setSkipped(true);
    call('advert.skipTooltip', { body: { type } })
      .then(() => {
        toast.success(wording.tipsHidden);
        return client.invalidateQueries({ queryKey: keyOf('user.me') });
      })
      .catch((error: unknown) => toast.error(messageOf(error)));
  };
  const tip = tips[type][current];
  const index = tabs.findIndex(({ tab }) => tab === current);
  return {
    current,
    general,
    brief,
    choose,
    goOn,
    goBack: before === undefined ? undefined : () => void choose(before),
    save,
    busy,
    dirty,
    onDirty: setDirty,
    coach:
      skipped || tip === undefined ? undefined : <Coach index={index} count={tabs.length} text={tip} onSkip={skip} />,
  };
}
