/** The onboarding tour: walks through the pages of the sidebar, by pointer or by keys alone. */
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EVENTS, type EventData, Joyride, STATUS, type Step } from 'react-joyride';
import { layers } from '#domain/limits.ts';
import { tourOf } from './steps.ts';
import './tour.css';
import type { Role } from '#domain/user.ts';
import { type CardData, TourCard } from './tour-card.tsx';

/** From this width on the sidebar stands beside the page; below it the card has nothing to point at. */
const besideSidebar = '(min-width: 900px)';

export interface TourProps {
  role: Role;
  /** Whether the first step leads to its page too. A tour that begins by itself leaves people where they have just come to. */
  moveFirst: boolean;
  onEnd: (how: 'finished' | 'skipped') => void;
}

export default function Tour({ role, moveFirst, onEnd }: TourProps) {
  const navigate = useNavigate();
  const wide = useMediaQuery(besideSidebar, undefined, { getInitialValueInEffect: false }) ?? true;
  const steps = useMemo((): Step[] => {
    const plan = tourOf(role);
    if (plan === undefined) return [];
    let shown = false;
    return plan.steps.map(({ path, title, text }) => ({
      target: wide ? `#sidebar a.nav[href="${path}"]` : 'body',
      placement: wide ? 'right-start' : 'center',
      isFixed: true,
      title,
      content: text,
      data: { last: plan.last } satisfies CardData,
      before: async () => {
        const stay = !shown && !moveFirst;
        shown = true;
        if (!stay) await navigate({ to: path });
      },
    }));
  }, [role, wide, moveFirst, navigate]);
  const onEvent = ({ type, status }: EventData) => {
    if (type !== EVENTS.TOUR_END) return;
    onEnd(status === STATUS.FINISHED ? 'finished' : 'skipped');
  };
  return (
    <Joyride
      key={String(wide)}
      run
      continuous
      steps={steps}
      onEvent={onEvent}
      tooltipComponent={TourCard}
      loaderComponent={null}
      floatingOptions={{ flipOptions: false }}
      options={{
        zIndex: layers.tour,
        skipBeacon: true,
        skipScroll: true,
        overlayClickAction: false,
        dismissKeyAction: false,
        blockTargetInteraction: true,
        overlayColor: 'var(--hw-scrim)',
        arrowColor: 'var(--hw-raised)',
        arrowBase: 18,
        arrowSize: 9,
        arrowSpacing: 26,
        offset: 18,
        spotlightPadding: 3,
        spotlightRadius: 12,
      }}
      styles={{ spotlight: { stroke: 'var(--hw-marker-bar)', strokeWidth: 2 } }}
    />
  );
}
