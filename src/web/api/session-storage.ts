/** The signed-in person as this browser remembers them, under the key that the specification names. */
import type { Role } from '#domain/user.ts';

const key = 'User_Access_Token';

export interface StoredSession {
  user: { id: string; email: string; role: { name: Role }[] };
  token: string;
}

function isSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const { token, user } = value as Partial<StoredSession>;
  return (
    typeof token === 'string' &&
    token !== '' &&
    typeof user?.id === 'string' &&
    typeof user.role?.[0]?.name === 'string'
  );
}

/** The stored session; null when there is none or it can't be read. */
export function readSession(): StoredSession | null {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isSession(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

export function storeSession(session: StoredSession): void {
  localStorage.setItem(key, JSON.stringify(session));
}

/** Forgets the session only, when it has ended by itself: what was typed stays in this browser. */
export function dropSession(): void {
  localStorage.removeItem(key);
}

/** Clears what a log-out has to clear: local and session storage and the cookies that a page can read. */
export function clearBrowserStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=', 1)[0]?.trim();
    // biome's useCookieStore would need an API that Firefox and Safari lack.
    if (name) expireCookie(name);
  }
}

function expireCookie(name: string): void {
  Object.assign(document, { cookie: `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/` });
}

/** Tells of sign-ins and sign-outs in other tabs. */
export function onSessionChange(changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
