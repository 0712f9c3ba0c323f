/** The writing framework stands in the place of the tabs' content; its step stands in the address. */
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { AdvertType } from '#domain/advert.ts';

const stepHash = /^step-([1-7])$/;

export interface FrameworkPlace {
  /** The open step; undefined while the tabs are shown. */
  step: number | undefined;
  open: (step: number) => void;
  /** Back to one of the tabs. */
  leave: (tab: 'jobDescription' | 'advert') => void;
}

/** @param usable whether this person may set the advert up */
export function useFramework(type: AdvertType, usable: boolean): FrameworkPlace {
  const navigate = useNavigate();
  const hash = useLocation({ select: (location) => location.hash });
  const found = type === 'aida' && usable ? stepHash.exec(hash)?.[1] : undefined;
  const show = (target: string): void =>
    void navigate({ to: '.', hash: target, search: (search: object) => search, resetScroll: true } as Parameters<
      typeof navigate
    >[0]);
  return {
    step: found === undefined ? undefined : Number(found),
    open: (step) => show(`step-${step}`),
    leave: show,
  };
}
