/** Hints for what stands in the General tab: asked for a second after the last key, never two at once (D1 section 4). */
import { useCallback, useEffect, useRef, useState } from 'react';
import { assistant } from '#domain/limits.ts';
import { call } from '#web/api/client.ts';
import { logQuietly } from '#web/api/console.ts';

/** What the hints depend on, as it is typed. */
export interface HintsSubject {
  jobTitle: string;
  industry: string;
  country: string;
  location: string;
}

export interface Hints {
  /** One hint a line; '' for none. */
  text: string;
  state: 'idle' | 'loading' | 'done' | 'failed';
  refresh: () => void;
}

const isWhole = ({ jobTitle, industry, country }: HintsSubject): boolean =>
  [jobTitle, industry, country].every((value) => value.trim() !== '');

const keyOf = ({ jobTitle, industry, country }: HintsSubject): string =>
  JSON.stringify([jobTitle, industry, country].map((value) => value.trim()));

export interface HintsOptions {
  subject: HintsSubject;
  advertId: string | undefined;
  /** Hints that were saved with the advert. */
  stored: string | null;
  enabled: boolean;
}

export function useHints({ subject, advertId, stored, enabled }: HintsOptions): Hints {
  const [text, setText] = useState(stored ?? '');
  const [state, setState] = useState<Hints['state']>(stored ? 'done' : 'idle');
  const latest = useRef({ subject, advertId });
  useEffect(() => {
    latest.current = { subject, advertId };
  });
  const controller = useRef<AbortController>(undefined);

  const ask = useCallback(async (): Promise<void> => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const { subject: typed, advertId: id } = latest.current;
    const { jobTitle, industry, country, location } = typed;
    setState('loading');
    try {
      const body = { jobTitle, industry, country, location, ...(id === undefined ? {} : { advertId: id }) };
      const made = await call('advert.hints', { body }, { signal: own.signal });
      setText(made.hintsAndTips);
      setState(made.failed ? 'failed' : 'done');
    } catch (error) {
      if (own.signal.aborted) return;
      // The panel is a help: its failure is written down, not shown as a fault of the page.
      logQuietly('The hints failed', error);
      setText('');
      setState('failed');
    }
  }, []);

  const key = keyOf(subject);
  const asked = useRef(key);
  const whole = isWhole(subject);
  useEffect(() => {
    if (!enabled || key === asked.current) return;
    // What is being written about has changed: an answer about the old words is of no use.
    controller.current?.abort();
    setState((now) => (now === 'loading' ? 'idle' : now));
    if (!whole) return;
    const timer = setTimeout(() => {
      asked.current = key;
      void ask();
    }, assistant.hintsDelay);
    return () => clearTimeout(timer);
  }, [ask, enabled, key, whole]);
  useEffect(() => () => controller.current?.abort(), []);

  return { text, state, refresh: () => void ask() };
}
