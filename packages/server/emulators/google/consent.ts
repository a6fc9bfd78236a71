import { createHash, randomBytes } from 'node:crypto';
import type { Reply } from './calendars.ts';

export const CALENDAR_SCOPE = 'https://www.googleapis.com/auth/calendar.app.created';

export type Client = { readonly clientId: string; readonly clientSecret: string };
type Code = {
  readonly account: string;
  readonly scope: string;
  readonly redirectUri: string;
  readonly challenge: string | undefined;
  readonly givesRefreshToken: boolean;
};
type Grant = { readonly account: string; readonly scope: string };

const ACCESS_TOKEN_SECONDS = 3599;
const newToken = (prefix: string): string => prefix + randomBytes(24).toString('base64url');
const refuse = (error: string, description: string): Reply => ({ status: 400, body: { error, error_description: description } });

/** Who may do what: codes, tokens and the ways they end. The account is whoever the consent page says. */
export function makeConsent({ clientId, clientSecret }: Client) {
  const codes = new Map<string, Code>();
  const refreshTokens = new Map<string, Grant>();
  const accessTokens = new Map<string, Grant & { readonly endsAt: number; readonly refreshToken: string | undefined }>();

  const issueAccess = ({ account, scope }: Grant, refreshToken: string | undefined) => {
    const accessToken = newToken('ya29.');
    accessTokens.set(accessToken, { account, scope, endsAt: Date.now() + ACCESS_TOKEN_SECONDS * 1000, refreshToken });
    return { access_token: accessToken, expires_in: ACCESS_TOKEN_SECONDS, scope, token_type: 'Bearer' };
  };
  const exchange = (form: URLSearchParams): Reply => {
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    if (!code) return refuse('invalid_grant', 'Malformed auth code.');
    if (code.redirectUri !== form.get('redirect_uri')) return refuse('redirect_uri_mismatch', 'Bad Request');
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (code.challenge !== undefined && code.challenge !== verifier) return refuse('invalid_grant', 'Invalid code verifier.');
    if (!code.givesRefreshToken) return { status: 200, body: issueAccess(code, undefined) };
    const refreshToken = newToken('1//');
    refreshTokens.set(refreshToken, { account: code.account, scope: code.scope });
    return { status: 200, body: { ...issueAccess(code, refreshToken), refresh_token: refreshToken } };
  };

  return {
    /** Why this request cannot be shown to a person at all; Google then says so on a page of its own. */
    findRequestProblem(query: URLSearchParams): string | undefined {
      if (query.get('client_id') !== clientId) return 'invalid_client';
      if (query.get('response_type') !== 'code') return 'unsupported_response_type';
      if (!URL.canParse(query.get('redirect_uri') ?? '')) return 'redirect_uri_mismatch';
      return query.get('scope') ? undefined : 'invalid_scope';
    },

    /** Where the browser goes once the person has answered. */
    formatAnswer(
      query: URLSearchParams,
      answer: { readonly account: string; readonly isAllowed: boolean; readonly scope: string },
    ): string {
      const redirectUri = query.get('redirect_uri') ?? '';
      const address = new URL(redirectUri);
      address.searchParams.set('state', query.get('state') ?? '');
      if (!answer.isAllowed) {
        address.searchParams.set('error', 'access_denied');
        return address.href;
      }
      const code = newToken('4/');
      const isFirst = ![...refreshTokens.values()].some(({ account }) => account === answer.account);
      const givesRefreshToken = query.get('access_type') === 'offline' && (isFirst || query.get('prompt')?.includes('consent') === true);
      const challenge = query.get('code_challenge') ?? undefined;
      codes.set(code, { account: answer.account, scope: answer.scope, redirectUri, challenge, givesRefreshToken });
      address.searchParams.set('code', code);
      address.searchParams.set('scope', answer.scope);
      return address.href;
    },

    token(form: URLSearchParams): Reply {
      if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret) {
        return { status: 401, body: { error: 'invalid_client', error_description: 'Unauthorized' } };
      }
      if (form.get('grant_type') === 'authorization_code') return exchange(form);
      if (form.get('grant_type') !== 'refresh_token') return refuse('unsupported_grant_type', 'Invalid grant_type');
      const refreshToken = form.get('refresh_token') ?? '';
      const grant = refreshTokens.get(refreshToken);
      if (!grant) return refuse('invalid_grant', 'Token has been expired or revoked.');
      return { status: 200, body: issueAccess(grant, refreshToken) };
    },

    /** As with Google, one token takes every token of the account with it. */
    revoke(form: URLSearchParams): Reply {
      const token = form.get('token') ?? '';
      const account = refreshTokens.get(token)?.account ?? accessTokens.get(token)?.account;
      if (account === undefined) return refuse('invalid_token', 'Token expired or revoked');
      this.endPermission(account);
      return { status: 200, body: {} };
    },

    endPermission(account?: string): void {
      for (const tokens of [refreshTokens, accessTokens]) {
        for (const [token, grant] of tokens) if (account === undefined || grant.account === account) tokens.delete(token);
      }
    },

    /** As after an hour. */
    endAccessTokens(): void {
      accessTokens.clear();
    },

    findGrant(authorization: string | undefined): Grant | undefined {
      const grant = accessTokens.get(authorization?.replace(/^Bearer /, '') ?? '');
      return grant && grant.endsAt > Date.now() ? grant : undefined;
    },

    countPermissions: (): number => refreshTokens.size,
  };
}
