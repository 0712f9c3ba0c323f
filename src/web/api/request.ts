/** How a call of the contract looks on the wire. Small, because the page's first script brings it along. */
import { type EndpointName, readRoute } from '#contract/routes.ts';

/** The parts of a request. */
export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Path and query of a call; empty values are left out. */
export function addressOf(name: EndpointName, { params = {}, query = {} }: Parts): string {
  const { path } = readRoute(name);
  const filled = path.replace(/:(\w+)/g, (_match, key: string) => encodeURIComponent(String(params[key] ?? '')));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  const text = search.toString();
  return text === '' ? `/api${filled}` : `/api${filled}?${text}`;
}

/** What `fetch` is given for a call of this session, or of a reviewer with the token of their link. */
export function initOf(
  name: EndpointName,
  { body }: Parts,
  token: string | undefined,
  scheme: 'Bearer' | 'Reviewer' = 'Bearer',
) {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers.authorization = `${scheme} ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return {
    method: readRoute(name).method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}
