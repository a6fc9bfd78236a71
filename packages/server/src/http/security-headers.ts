import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

type Options = {
  readonly baseUrl: string;
  /** Origins that a sign-in form may lead on to: browsers hold the whole redirect chain against `form-action`. */
  readonly formTargets: readonly string[];
};

/** One strict policy for everything: no inline script or style, nothing from elsewhere, never framed. */
export async function registerSecurityHeaders(app: FastifyInstance, { baseUrl, formTargets }: Options): Promise<void> {
  const overHttps = baseUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'worker-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'", ...formTargets],
        // Over plain http it would send every asset of a LAN host to a port nobody listens on.
        ...(overHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: overHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Isolation would cut the Google consent popup off from the page that polls for it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
}
