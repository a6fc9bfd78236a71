import { AuthorizationResponseError, ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import type { SignInFault } from '../../ports/identity.ts';

/** Codes of openid-client's ClientError that mean "this server is set up wrongly", not "this sign-in is wrong". */
const MISCONFIGURED = new Set([
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_REQUEST_PROTOCOL_FORBIDDEN',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_MISSING_SERVER_METADATA',
  'OAUTH_UNSUPPORTED_OPERATION',
]);
const UNREACHABLE = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

export function explainFailure(cause: unknown): SignInFault {
  if (cause instanceof AuthorizationResponseError) return explainAnswer(cause);
  if (cause instanceof ResponseBodyError) {
    if (cause.error === 'invalid_grant') return { type: 'not-ours', reason: describeFailure(cause) };
    return { type: cause.status >= 500 ? 'unreachable' : 'refused', reason: describeFailure(cause) };
  }
  if (cause instanceof WWWAuthenticateChallengeError) return { type: 'refused', reason: describeFailure(cause) };
  if (cause instanceof ClientError) {
    if (cause.code && MISCONFIGURED.has(cause.code)) return { type: 'refused', reason: describeFailure(cause) };
    if (cause.code && UNREACHABLE.has(cause.code)) return { type: 'unreachable', reason: describeFailure(cause) };
    return { type: 'not-ours', reason: describeFailure(cause) };
  }
  // What fetch throws when there is no answer at all. Anything else is a bug of ours and goes to the top.
  if (cause instanceof TypeError) return { type: 'unreachable', reason: describeFailure(cause) };
  throw cause;
}

function explainAnswer(cause: AuthorizationResponseError): SignInFault {
  switch (cause.error) {
    case 'access_denied':
    case 'login_required':
    case 'interaction_required':
      return { type: 'cancelled' };
    case 'server_error':
    case 'temporarily_unavailable':
      return { type: 'unreachable', reason: describeFailure(cause) };
    default:
      return { type: 'refused', reason: describeFailure(cause) };
  }
}

/** Names what failed without the error's own fields, which can carry tokens and claims into the log. */
export function describeFailure(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown failure';
  const code = cause instanceof ClientError && cause.code ? ` ${cause.code}` : '';
  const error = cause instanceof ResponseBodyError || cause instanceof AuthorizationResponseError ? ` (${cause.error})` : '';
  const below = cause.cause instanceof Error ? `: ${cause.cause.message}` : '';
  return `${cause.name}${code} ${cause.message}${error}${below}`;
}
