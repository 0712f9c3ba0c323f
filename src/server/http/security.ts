/** The browser wall: headers of every reply (security: Browser wall; Files). Made once, since they never change. */
import type { FastifyInstance } from 'fastify';

/** What pages may load from elsewhere. */
export interface Origins {
  /** Origins that the browser uploads to and reads from besides our own (the S3 endpoint). */
  storage: readonly string[];
  /** Origins of the films that the settings name. */
  films: readonly string[];
  /** Whether the public address is https. */
  secure: boolean;
  /** Hashes of the scripts that stand in our own document, as `sha256-...`. */
  scripts: readonly string[];
}

/** Content-Security-Policy for pages that load everything from here. */
function contentPolicy({ storage, films, secure, scripts }: Origins): string {
  const listed = (origins: readonly string[]) => [...new Set(origins)].map((origin) => ` ${origin}`).join('');
  const store = listed(storage);
  return [
    "default-src 'self'",
    `script-src 'self'${scripts.map((hash) => ` '${hash}'`).join('')}`,
    // The interface sets custom properties in style attributes; scripts have no inline exception.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${store}`,
    "font-src 'self'",
    `connect-src 'self'${store}`,
    "worker-src 'self' blob:",
    `frame-src 'self' blob:${store}${listed(films)}`,
    `media-src 'self'${listed(films)}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Adds the headers. */
export function addSecurityHeaders(app: FastifyInstance, origins: Origins): void {
  const { secure } = origins;
  const headers: Record<string, string> = {
    'content-security-policy': contentPolicy(origins),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    ...(secure ? { 'strict-transport-security': 'max-age=15552000; includeSubDomains' } : {}),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
