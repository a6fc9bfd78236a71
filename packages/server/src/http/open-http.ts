import fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import type { Env } from '../config/env.ts';
import { drainOnClose } from './drain.ts';
import { registerJsonBodies } from './json-body.ts';
import { logOptions } from './log-options.ts';
import { openLogStream } from './log-stream.ts';
import { mendAddress } from './mend-address.ts';
import { answerProblem } from './problems.ts';
import { logRequests } from './request-log.ts';
import { slowRefusals } from './slow-refusals.ts';
import { warnOfUntrustedProxy } from './untrusted-proxy.ts';

/** A server that has no routes yet: what it takes of a request, how it refuses, what it logs, how it ends. */
export function openHttp(
  { logLevel, trustProxy }: Pick<Env, 'logLevel' | 'trustProxy'>,
  onRoute?: (route: RouteOptions) => void,
): FastifyInstance {
  const app = fastify({
    logger: { ...logOptions(logLevel), ...(logLevel !== 'silent' && { stream: openLogStream() }) },
    // One line a request, with its end (request-log.ts), in place of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    // Fastify waits for ever for the rest of a request; the largest, an archive, takes a slow line less than this.
    requestTimeout: REQUEST_LIMIT_MS,
    // A dish's id names its kit and every choice; Fastify answers 404 to a part of an address over 100 characters.
    routerOptions: { maxParamLength: 400 },
    rewriteUrl: ({ url = '/' }) => mendAddress(url),
  });
  if (onRoute) app.addHook('onRoute', onRoute);
  app.setErrorHandler(answerProblem);
  registerJsonBodies(app);
  slowRefusals(app);
  drainOnClose(app);
  logRequests(app);
  warnOfUntrustedProxy(app);
  return app;
}

/** Largest body is a plan with its ladders, about 60 kB; ten times that is room enough. */
const BODY_LIMIT_BYTES = 600_000;
const REQUEST_LIMIT_MS = 600_000;
