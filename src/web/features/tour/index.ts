import { lazy } from 'react';

/** The tour comes along only when it runs. */
export const Tour = lazy(() => import('./tour.tsx'));
