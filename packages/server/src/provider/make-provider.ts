import { type ClientMetadata, type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Kysely } from 'kysely';
import { isDatabaseGone, takesNoWrites } from '../db/sql-state.ts';
import type { Tables } from '../db/tables.ts';
import type { Origins } from '../http/origin.ts';
import type { Seal } from '../http/seal.ts';
import { findAccountById } from './account-store.ts';
import type { BegunSignIns } from './begun-sign-in.ts';
import type { ProviderKeys } from './keys.ts';
import { makePayloadStore } from './payload-store.ts';
import { renderDeadEnd, renderSignOutQuestion } from './sign-in-page.ts';

export const PROVIDER_PATH = '/oidc';
export const INTERACTION_PATH = `${PROVIDER_PATH}/interaction`;
export const OWN_CLIENT_ID = 'larder';

export type ProviderOptions = {
  readonly kysely: Kysely<Tables>;
  readonly origins: Origins;
  readonly keys: ProviderKeys;
  readonly seal: Seal;
  readonly begun: BegunSignIns;
  readonly stylesheet: string;
  /** Further relying parties; all clients are configured by the operator, so none is asked for consent. */
  readonly clients: readonly ClientMetadata[];
};

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const SCOPE = 'openid profile email';

export function makeProvider({ kysely, origins, keys, seal, begun, stylesheet, clients }: ProviderOptions): Provider {
  const overHttps = origins[0].startsWith('https:');
  const provider = new Provider(origins[0] + PROVIDER_PATH, {
    adapter: makePayloadStore(kysely, seal),
    jwks: { keys: [keys.signingKey] },
    clients: [ownClient(origins, keys.clientSecret), ...clients],
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic'],
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email'],
    // Carried to the form that makes an account (interaction.ts); nobody else reads it.
    extraParams: ['invitation'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    // One call less at each sign-in: the ID token itself says name and address.
    conformIdTokenClaims: false,
    cookies: {
      keys: [keys.cookieKey],
      names: {
        session: overHttps ? '__Host-larder_provider' : 'larder_provider',
        interaction: 'larder_interaction',
        resume: 'larder_resume',
      },
      long: { signed: true, httpOnly: true, sameSite: 'lax', secure: overHttps, path: '/' },
      short: { signed: true, httpOnly: true, sameSite: 'lax', secure: overHttps },
    },
    ttl: {
      AccessToken: HOUR_SECONDS,
      AuthorizationCode: 60,
      IdToken: HOUR_SECONDS,
      Interaction: HOUR_SECONDS,
      Session: 14 * DAY_SECONDS,
      Grant: 14 * DAY_SECONDS,
    },
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = renderSignOutQuestion(stylesheet, { markup: form });
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = renderDeadEnd(stylesheet, { title: 'Signed out', text: 'You are signed out here.', onward: 'Sign in' });
        },
      },
    },
    interactions: {
      url: (ctx, interaction) => {
        begun.keep(ctx, interaction);
        return `${INTERACTION_PATH}/${interaction.uid}`;
      },
    },
    findAccount: async (_ctx, id) => {
      const account = await findAccountById(kysely, id);
      if (!account) return undefined;
      const { name, email } = account;
      // Nobody has proved the address is theirs; relying parties are told so.
      return { accountId: id, claims: () => ({ sub: id, name, email, email_verified: false }) };
    },
    loadExistingGrant: (ctx) => findOrMakeGrant(ctx),
    renderError: (ctx, out, error) => {
      // Nothing of the sign-in is wrong then: whoever mounted this says what is.
      if (takesNoWrites(error) || isDatabaseGone(error)) throw error;
      ctx.type = 'html';
      ctx.body = renderDeadEnd(stylesheet, { title: 'This sign-in cannot go on', text: explainError(out.error) });
    },
  } satisfies Configuration);
  // Host and scheme are overwritten before each request gets here (mount-provider.ts), so these headers are ours.
  provider.proxy = true;
  return provider;
}

function ownClient(origins: Origins, clientSecret: string): ClientMetadata {
  return {
    client_id: OWN_CLIENT_ID,
    client_secret: clientSecret,
    redirect_uris: origins.map((origin) => `${origin}/api/callback`),
    post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
  };
}

/** Stands in for a consent page, which would only ask people whether Larder may know what they told Larder. */
async function findOrMakeGrant(ctx: KoaContextWithOIDC) {
  const { client, session, result, provider } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const kept = grantId ? await provider.Grant.find(grantId) : undefined;
  if (kept) return kept;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
}

/** The library's own words are for developers and go to the log. */
function explainError(error: string): string {
  if (error === 'invalid_request' || error === 'session_not_found')
    return 'It took too long or was opened twice. Nothing is lost: start again.';
  return 'Something about this sign-in was not as it should be. Nothing is lost: start again.';
}
