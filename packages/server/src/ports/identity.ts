import type { Result } from '@larder/domain/base/result.ts';

/** What has to be remembered between leaving for the provider and coming back. Secret: it proves who began. */
export type SignInAttempt = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

/** Who the provider says this is. The key is issuer and subject together; the rest may be anybody's claim. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly pictureUrl: string | null;
  /** Handed back at sign-out, so that the provider knows whom to sign out. */
  readonly idToken: string;
};

/** `reason` is for the log: it holds no token, code or claim. */
export type SignInFault =
  /** The person said no, or closed the provider's page. */
  | { readonly type: 'cancelled' }
  /** State, nonce, code or signature do not fit the attempt: expired, repeated or forged. */
  | { readonly type: 'not-ours'; readonly reason: string }
  /** The provider answered, but refuses this server: its settings are wrong. */
  | { readonly type: 'refused'; readonly reason: string }
  | { readonly type: 'unreachable'; readonly reason: string };

/** An OpenID provider, as the sign-in pages need it. `origin` is the address the person uses to reach this server. */
export type IdentityProvider = {
  /** An invitation is passed on to the built-in provider alone, which asks for it where accounts are made. */
  readonly startSignIn: (
    origin: string,
    invitation?: string,
  ) => Promise<Result<{ readonly url: string; readonly attempt: SignInAttempt }, SignInFault>>;
  readonly finishSignIn: (callbackUrl: URL, attempt: SignInAttempt) => Promise<Result<Identity, SignInFault>>;
  /** Where to send the browser so that the provider signs out too; undefined when it offers no such page or is unreachable. */
  readonly findSignOutUrl: (origin: string, idToken: string | undefined) => Promise<string | undefined>;
};
