import { queryOptions, useQuery } from '@tanstack/react-query';
import { checkTerms, listSessions, readDuplicate, readPassword, type User } from '@larder/contract/account.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { USER_KEPT_MS, USER_STALE_MS } from '../../lib/query-client.ts';
import { readSession } from './read-session.ts';

export const USER_KEY = ['user'] as const;

export const userQuery = queryOptions({ queryKey: USER_KEY, queryFn: readSession, staleTime: USER_STALE_MS, gcTime: USER_KEPT_MS });

/** On every screen it is already known who is there; null once a session has ended. */
export function useUser(): User | null {
  return useQuery(userQuery).data ?? null;
}

export const termsQuery = queryOptions({
  queryKey: ['terms'],
  // Asked for before the first screen; a failure then is not asked about again by the screen.
  retryOnMount: false,
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
export function useTermsNeeded(): boolean {
  return useQuery(termsQuery).data ?? false;
}

export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: async () => (await call(listSessions)).data, staleTime: 0 });

/** Changes only with the server's own setup. */
export const passwordQuery = queryOptions({
  queryKey: ['password'],
  queryFn: async () => (await call(readPassword)).data,
  staleTime: Infinity,
});

/** Changes by this browser's own answer only, or another's: no screen waits for it. */
export const duplicateQuery = queryOptions({
  queryKey: ['duplicate-account'],
  queryFn: async () => (await call(readDuplicate)).data,
  staleTime: Infinity,
  retry: false,
});
