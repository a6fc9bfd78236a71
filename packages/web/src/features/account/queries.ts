import { queryOptions, useQuery } from '@tanstack/react-query';
import { checkTerms, readUser, type User } from '@larder/contract/account.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { USER_KEPT_MS, USER_STALE_MS } from '../../lib/query-client.ts';

export const USER_KEY = ['user'] as const;

/** The user, or null when nobody is signed in. */
export const userQuery = queryOptions({
  queryKey: USER_KEY,
  queryFn: async (): Promise<User | null> => {
    try {
      return await call(readUser);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: USER_STALE_MS,
  gcTime: USER_KEPT_MS,
});

/** Below the shell it is always known who is there. */
export function useUser(): User | null {
  return useQuery(userQuery).data ?? null;
}

const termsQuery = queryOptions({
  queryKey: ['terms'],
  queryFn: async (): Promise<boolean> => {
    try {
      return (await call(checkTerms)).needsAcceptance;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) return false;
      throw new Error(`${error.status}: ${error.statusText}`, { cause: error });
    }
  },
});

/** False until known: a check that fails locks nobody out. */
export function useTermsNeeded(isSignedIn: boolean): boolean {
  return useQuery({ ...termsQuery, enabled: isSignedIn }).data ?? false;
}
