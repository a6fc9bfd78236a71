import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROVIDER_PATH } from './make-provider.ts';

/**
 * Whether somebody has signed in with this browser before. It opens nothing and names nobody: it only says which of the two forms
 * the sign-in page begins with.
 */
export type KnownBrowsers = {
  readonly isKnown: (request: FastifyRequest) => boolean;
  readonly remember: (reply: FastifyReply) => void;
};

const COOKIE = 'larder_known';
const VALUE = 'been-here';
/** As long as browsers keep any cookie (RFC 6265bis: 400 days). */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

export function makeKnownBrowsers({ overHttps }: { readonly overHttps: boolean }): KnownBrowsers {
  return {
    isKnown: (request) => request.cookies[COOKIE] === VALUE,
    remember: (reply) => {
      reply.setCookie(COOKIE, VALUE, { path: PROVIDER_PATH, maxAge: KEPT_SECONDS, httpOnly: true, sameSite: 'lax', secure: overHttps });
    },
  };
}
