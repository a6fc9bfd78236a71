import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';

type Options = {
  readonly baseUrl: string;
  /** Origins that a sign-in form may lead on to: browsers hold the whole redirect chain against `form-action`. */
  readonly formTargets: readonly string[];
};

/** One strict policy for everything: no inline script or style, nothing from elsewhere, never framed. */
export async function registerSecurityHeaders(app: FastifyInstance, options: Options): Promise<void> {
  const headers = await askHelmet(toPolicy(options));
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Once: they are the same for every answer, and helmet writes the whole policy anew for each. */
async function askHelmet(policy: FastifyHelmetOptions): Promise<Readonly<Record<string, string>>> {
  const probe = fastify();
  await probe.register(helmet, policy);
  const names = new Set<string>();
  probe.get('/', async (_request, reply) => {
    for (const name of reply.raw.getHeaderNames()) names.add(name);
    return '';
  });
  const { headers } = await probe.inject('/');
  await probe.close();
  return Object.fromEntries([...names].map((name) => [name, String(headers[name])]));
}

function toPolicy({ baseUrl, formTargets }: Options): FastifyHelmetOptions {
  const overHttps = baseUrl.startsWith('https:');
  return {
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
  };
}
