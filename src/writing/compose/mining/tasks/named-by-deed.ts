/** "Planogram changes", "audiogram reviews": a word that is no verb anywhere, before a deed. Of "strim verges" nobody knows. */
import { mayBeVerb } from '../../language/verbs.ts';
import { isOfWhat } from './parallel.ts';

export const isNamedByItsDeed = (first: string, second: string): boolean =>
  !mayBeVerb(first) && ((named.test(first) && isOfWhat(second)) || changed.test(second));
const named = /(?:gram|graph|scope|meter|logue|room|ware|form)$/;
const changed = /^(?:changes|resets|refits|updates|fittings|calibrations|swaps|bookings|refills)$/;
