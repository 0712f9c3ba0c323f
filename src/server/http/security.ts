/** The browser wall: headers of every reply (security: Browser wall; Files). Made once, since they never change. */
import type { FastifyInstance } from 'fastify';

/** Content-Security-Policy for pages that load everything from here. */
function contentPolicy(storageOrigins: readonly string[], secure: boolean): string {
  const store = storageOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    "script-src 'self'",
    // The interface sets custom properties in style attributes; scripts have no inline exception.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${store}`,
    "font-src 'self'",
    `connect-src 'self'${store}`,
    "worker-src 'self' blob:",
    `frame-src 'self' blob:${store}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Adds the headers.
 * @param storageOrigins origins that the browser uploads to and reads from besides our own (the S3 endpoint)
 * @param secure whether the public address is https
 */
export function addSecurityHeaders(app: FastifyInstance, storageOrigins: readonly string[], secure: boolean): void {
  const headers: Record<string, string> = {
    'content-security-policy': contentPolicy(storageOrigins, secure),
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
