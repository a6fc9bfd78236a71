import { createHash } from 'node:crypto';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import type { CalendarFault, ConsentRequest } from '../../ports/outside-calendar.ts';
import { explainTokenFailure } from './explain-failure.ts';
import { isFailure, type Request, send } from './send.ts';
import { Tokens } from './wire.ts';

export type GoogleSettings = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authBaseUrl: string;
  readonly tokenBaseUrl: string;
  readonly calendarBaseUrl: string;
};

type Attempt<Value> = Promise<Result<Value, CalendarFault>>;

/** Lets us make calendars and write into those alone; Google counts it as not sensitive. */
export const SCOPE = 'https://www.googleapis.com/auth/calendar.app.created';

/** A little before its end, so that no call starts with a token that ends under way. */
const EARLY_MS = 60_000;
/** Accounts whose access token is remembered. One more call an hour for the others. */
const MOST_REMEMBERED = 1000;

export function formatConsentUrl({ clientId, authBaseUrl }: GoogleSettings, { redirectUri, state, codeVerifier }: ConsentRequest): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPE,
    access_type: 'offline',
    // Google gives a refresh token the first time only, unless it asks the person again.
    prompt: 'consent',
    state,
    code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return `${authBaseUrl}/o/oauth2/v2/auth?${query.toString()}`;
}

/** Everything about tokens. Access tokens live in memory only; refresh tokens are their owner's to keep. */
export function makeAccessTokens(settings: GoogleSettings, now: () => number) {
  const remembered = new Map<string, { readonly accessToken: string; readonly endsAt: number }>();
  const credentials = { client_id: settings.clientId, client_secret: settings.clientSecret };
  const post = async (path: string, form: Request['form']) => {
    const answer = await send({ method: 'POST', url: settings.tokenBaseUrl + path, ...(form && { form }) });
    if (answer.ok) return answer;
    return fail(isFailure(answer.fault) ? explainTokenFailure(answer.fault) : answer.fault);
  };
  const readTokens = (body: unknown) => {
    const tokens = Tokens.safeParse(body);
    return tokens.success ? ok(tokens.data) : fail({ type: 'unavailable' as const, reason: 'tokens not understood' });
  };

  return {
    /** People can leave a permission unticked: what was given is in the answer, not in the question. */
    async exchangeCode({
      code,
      redirectUri,
      codeVerifier,
    }: Pick<ConsentRequest, 'redirectUri' | 'codeVerifier'> & { readonly code: string }): Attempt<string> {
      const form = { ...credentials, code, redirect_uri: redirectUri, code_verifier: codeVerifier, grant_type: 'authorization_code' };
      const answer = await post('/token', form);
      if (!answer.ok) return answer;
      const tokens = readTokens(answer.value.body);
      if (!tokens.ok) return tokens;
      const { refresh_token: refreshToken, access_token: accessToken, scope = '' } = tokens.value;
      if (!scope.split(' ').includes(SCOPE)) {
        await post('/revoke', { token: accessToken });
        return fail({ type: 'consent-over', reason: 'the calendar permission was not given' });
      }
      return refreshToken === undefined ? fail({ type: 'unavailable', reason: 'no refresh token given' }) : ok(refreshToken);
    },

    async findAccessToken(refreshToken: string): Attempt<string> {
      const key = keyOf(refreshToken);
      const known = remembered.get(key);
      if (known && known.endsAt > now()) return ok(known.accessToken);
      const answer = await post('/token', { ...credentials, refresh_token: refreshToken, grant_type: 'refresh_token' });
      if (!answer.ok) return answer;
      const tokens = readTokens(answer.value.body);
      if (!tokens.ok) return tokens;
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(key, { accessToken: tokens.value.access_token, endsAt: now() + tokens.value.expires_in * 1000 - EARLY_MS });
      return ok(tokens.value.access_token);
    },

    forgetAccessToken(refreshToken: string): void {
      remembered.delete(keyOf(refreshToken));
    },

    /** A token that is not known there any more is as good as revoked. */
    async revoke(refreshToken: string): Attempt<void> {
      remembered.delete(keyOf(refreshToken));
      const answer = await send({ method: 'POST', url: `${settings.tokenBaseUrl}/revoke`, form: { token: refreshToken } });
      if (answer.ok) return ok(undefined);
      if (!isFailure(answer.fault)) return fail(answer.fault);
      return answer.fault.status === 400 ? ok(undefined) : fail(explainTokenFailure(answer.fault));
    },
  };
}

/** A hash, so that a memory dump of this map has no refresh token in it. */
const keyOf = (refreshToken: string): string => createHash('sha256').update(refreshToken).digest('base64url');
