import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Seal } from './seal.ts';
import type { SignInAttempt } from '../ports/identity.ts';

export type KeptAttempt = { readonly attempt: SignInAttempt; readonly returnPath: string; readonly invitation?: string | undefined };

/** Remembers sign-ins under way in the browser that began them, one cookie each, so that two tabs do not disturb each other. */
export type AttemptCookies = {
  readonly keep: (request: FastifyRequest, reply: FastifyReply, kept: KeptAttempt) => void;
  /** Gives an attempt out once. Undefined when this browser did not begin it, or too long ago. */
  readonly take: (request: FastifyRequest, reply: FastifyReply, state: unknown) => KeptAttempt | undefined;
};

const LIFETIME_SECONDS = 10 * 60;
/** Tabs left at the sign-in page; more would only swell every request. */
const MAX_KEPT = 4;

const Kept = z.object({
  attempt: z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() }),
  returnPath: z.string(),
  invitation: z.string().optional(),
  atSeconds: z.number(),
});

export function makeAttemptCookies(seal: Seal, { overHttps }: { readonly overHttps: boolean }): AttemptCookies {
  // As with the session: a sibling subdomain must not plant an attempt, or it could sign people in to its own account.
  const prefix = overHttps ? '__Host-larder_attempt_' : 'larder_attempt_';
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: overHttps } as const;
  const cookieName = (state: string): string => prefix + createHash('sha256').update(state).digest('hex').slice(0, 16);
  const nowSeconds = () => Math.floor(Date.now() / 1000);
  return {
    keep: (request, reply, kept) => {
      const old = Object.keys(request.cookies).filter((name) => name.startsWith(prefix));
      if (old.length >= MAX_KEPT) for (const name of old) reply.clearCookie(name, attributes);
      const value = seal.close({ ...kept, atSeconds: nowSeconds() });
      reply.setCookie(cookieName(kept.attempt.state), value, { ...attributes, maxAge: LIFETIME_SECONDS });
    },
    take: (request, reply, state) => {
      if (typeof state !== 'string') return undefined;
      const name = cookieName(state);
      const sealed = request.cookies[name];
      if (!sealed) return undefined;
      reply.clearCookie(name, attributes);
      const opened = Kept.safeParse(seal.open(sealed));
      if (!opened.success || nowSeconds() - opened.data.atSeconds > LIFETIME_SECONDS) return undefined;
      return opened.data;
    },
  };
}
