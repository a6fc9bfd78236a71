import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { UserId } from '../../db/scope.ts';
import type { Seal } from '../../http/seal.ts';
import type { CalendarFault, OutsideCalendar } from '../../ports/outside-calendar.ts';
import type { ConnectionStore } from './connection-store.ts';

export type ConnectDeps = {
  readonly calendar: OutsideCalendar;
  readonly connections: ConnectionStore;
  readonly stateSeal: Seal;
  readonly tokenSeal: (userId: UserId) => Seal;
  readonly redirectUri: string;
  readonly now: () => number;
};

/** What travels to the consent page and back, sealed: who asked, when, and the secret that proves it was us. */
type Asked = { readonly userId: string; readonly codeVerifier: string; readonly at: number };

/** Whoever asks for permission keeps a code for about so long. */
const CONSENT_LIFETIME_MS = 10 * 60_000;

export function startConsent({ calendar, stateSeal, redirectUri, now }: ConnectDeps, userId: UserId): string {
  const codeVerifier = randomBytes(32).toString('base64url');
  const state = stateSeal.close({ userId, codeVerifier, at: now() } satisfies Asked);
  return calendar.formatConsentUrl({ redirectUri, state, codeVerifier });
}

export type ConsentAnswer = { readonly state?: unknown; readonly code?: unknown; readonly error?: unknown };

export type ConsentFault = { readonly type: 'denied' | 'expired' } | { readonly type: 'failed'; readonly reason: string };

/**
 * `userId` is whoever is signed in where the answer arrives: it has to be who asked. Otherwise a link could join
 * somebody's calendar to another's account.
 */
export async function finishConsent(
  { calendar, connections, stateSeal, tokenSeal, redirectUri, now }: ConnectDeps,
  userId: UserId | undefined,
  answer: ConsentAnswer,
): Promise<Result<void, ConsentFault>> {
  const asked = typeof answer.state === 'string' ? (stateSeal.open(answer.state) as Asked | undefined) : undefined;
  if (!asked || userId === undefined || asked.userId !== userId || now() - asked.at > CONSENT_LIFETIME_MS) return fail({ type: 'expired' });
  if (answer.error !== undefined) return fail({ type: 'denied' });
  if (typeof answer.code !== 'string') return fail({ type: 'expired' });
  const consent = await calendar.finishConsent({ code: answer.code, redirectUri, codeVerifier: asked.codeVerifier });
  if (!consent.ok) return fail(explainConsent(consent.fault));
  await connections.saveConnection(userId, tokenSeal(userId).close(consent.value));
  return ok(undefined);
}

function explainConsent(fault: CalendarFault): ConsentFault {
  // The permission left unticked, or a page loaded twice: its code is used up.
  if (fault.type === 'consent-over') return { type: 'denied' };
  return { type: 'failed', reason: 'reason' in fault ? fault.reason : fault.type };
}
