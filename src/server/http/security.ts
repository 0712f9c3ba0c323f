/** The browser wall: headers of every reply (security: Browser wall; Files). */
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Adds the headers.
 * @param storageOrigins origins that the browser uploads to and reads from besides our own (the S3 endpoint)
 * @param secure whether the public address is https
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  storageOrigins: readonly string[],
  secure: boolean,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Mantine sets custom properties in style attributes; scripts stay without any inline exception.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...storageOrigins],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...storageOrigins],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:', ...storageOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: secure ? { maxAge: 15_552_000 } : false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
}
