/**
 * Answers that the page's first script asked for while the product was still on its way. Each is taken once, by the call that
 * asks for exactly the same; one that nobody takes is forgotten.
 */
import type { EndpointName } from '#contract/routes.ts';
import { addressOf, initOf, type Parts } from './request.ts';

/** Milliseconds after which an early answer is too old to be shown. */
const lifetime = 10_000;

interface Early {
  answer: Promise<Response>;
  asked: number;
}

declare global {
  interface Window {
    hirewrightEarly?: Map<string, Early>;
  }
}

const keyOf = (name: EndpointName, parts: Parts, token: string): string =>
  [token, name, addressOf(name, parts), JSON.stringify(parts.body ?? null)].join(' ');

/** Asks at once, and keeps the answer for the call that will want it. */
export function askEarly(name: EndpointName, parts: Parts, token: string): void {
  const answer = fetch(addressOf(name, parts), initOf(name, parts, token));
  // Whoever takes the answer sees the failure; nobody else needs to.
  answer.catch(() => undefined);
  window.hirewrightEarly ??= new Map();
  window.hirewrightEarly.set(keyOf(name, parts, token), { answer, asked: performance.now() });
}

/** The early answer to this call, if there is one. */
export function takeEarly(name: EndpointName, parts: Parts, token: string | undefined): Promise<Response> | undefined {
  if (token === undefined || window.hirewrightEarly === undefined) return undefined;
  const key = keyOf(name, parts, token);
  const early = window.hirewrightEarly.get(key);
  window.hirewrightEarly.delete(key);
  return early !== undefined && performance.now() - early.asked < lifetime ? early.answer : undefined;
}

/** Whether this call was asked for early: then it is worth waiting for before the first paint. */
export function isAskedEarly(name: EndpointName, parts: Parts, token: string | undefined): boolean {
  return token !== undefined && window.hirewrightEarly?.has(keyOf(name, parts, token)) === true;
}
