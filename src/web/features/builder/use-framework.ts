/** The writing framework stands in the place of the tabs' content; its step stands in the address. */
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { AdvertType } from '#domain/advert.ts';

const stepHash = /^step-([1-7])$/;

export interface FrameworkPlace {
  /** The open step; undefined while the tabs are shown. */
  step: number | undefined;
  open: (step: number) => void;
  /** Back to one of the tabs. */
  leave: (tab: 'jobDescription' | 'advert') => void;
}

/**
 * @param usable whether this person may set the advert up
 * @param unfinished the step to go on with, for whoever comes without a place in the address
 */
export function useFramework(type: AdvertType, usable: boolean, unfinished: number | null): FrameworkPlace {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const found = type === 'aida' && usable ? stepHash.exec(hash)?.[1] : undefined;
  const show = (target: string, replace = false): void =>
    void navigate({
      to: '.',
      hash: target,
      search: (search: object) => search,
      resetScroll: true,
      replace,
    } as Parameters<typeof navigate>[0]);
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (type === 'aida' && usable && hash === '' && unfinished !== null) show(`step-${unfinished}`, true);
  });
  return {
    step: found === undefined ? undefined : Number(found),
    open: (step) => show(`step-${step}`),
    leave: (tab) => show(tab),
  };
}
