import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  acceptTerms,
  addDuplicate,
  changePassword,
  deleteAccount,
  endSession,
  importAccount,
  leaveDuplicate,
  type SessionCard,
  signOutEverywhere,
} from '@larder/contract/account.ts';
import type { CallOf } from '@larder/contract/endpoint.ts';
import { call, upload } from '../../lib/api-client.ts';
import { announce } from '../../lib/announce.ts';
import { forgetPerson } from '../../lib/offline/forget.ts';
import { unlessGone } from '../../lib/unless-gone.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { duplicateQuery, sessionsQuery } from './queries.ts';
import { ACCOUNT_TEXTS } from './texts.ts';

export function useAcceptTerms({ onAccepted }: { readonly onAccepted: () => void }) {
  return useMutation({
    mutationFn: () => call(acceptTerms, { body: { termsAccepted: true, privacyAccepted: true } }),
    onSuccess: onAccepted,
  });
}

/** All queries are asked again: plans, days and lists are there that were not, and the profile is another. */
export function useImportAccount() {
  const queryClient = useQueryClient();
  const texts = ACCOUNT_TEXTS.data;
  return useMutation({
    mutationFn: (file: File) => upload(importAccount, file, { type: 'application/zip' }),
    onSuccess: async ({ data }) => {
      showToast({ title: texts.imported, description: texts.importedText(data) });
      await queryClient.invalidateQueries();
    },
    onError: (error) => showFailure(error, { title: texts.importFailed, otherwise: texts.importFailedText }),
  });
}

export function useAddDuplicate() {
  const queryClient = useQueryClient();
  const texts = ACCOUNT_TEXTS.duplicate;
  return useMutation({
    mutationFn: () => call(addDuplicate),
    onSuccess: async ({ data }) => {
      showToast({ title: texts.added, description: texts.addedText(data) });
      await queryClient.invalidateQueries();
    },
    onError: (error) => showFailure(error, { title: texts.failed, otherwise: texts.failedText }),
  });
}

export function useLeaveDuplicate() {
  const queryClient = useQueryClient();
  const texts = ACCOUNT_TEXTS.duplicate;
  return useMutation({
    mutationFn: () => call(leaveDuplicate),
    onSuccess: async () => {
      announce(texts.left);
      await queryClient.invalidateQueries(duplicateQuery);
    },
    onError: (error) => showFailure(error, { title: texts.failed, otherwise: texts.failedText }),
  });
}

/** What went wrong stands in the form, beside the field it is about. */
export function useChangePassword({ onChanged }: { readonly onChanged: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (passwords: CallOf<typeof changePassword>['body']) => call(changePassword, { body: passwords }),
    onSuccess: async () => {
      onChanged();
      showToast({ title: ACCOUNT_TEXTS.password.saved, description: ACCOUNT_TEXTS.password.savedText });
      await queryClient.invalidateQueries(sessionsQuery);
    },
  });
}

export function useEndSession() {
  const queryClient = useQueryClient();
  const texts = ACCOUNT_TEXTS.sessions;
  return useMutation({
    mutationFn: ({ id }: SessionCard) => unlessGone(call(endSession, { params: { id } })),
    onSuccess: (_answer, { device }) => announce(texts.signedOut(device ?? texts.unknownDevice)),
    onError: (error) => showFailure(error, { title: texts.signOutFailed }),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
}

/** The page is loaded anew, as a visitor's. */
export function useSignOutEverywhere() {
  return useMutation({
    mutationFn: () => call(signOutEverywhere),
    onSuccess: leave,
    onError: (error) => showFailure(error, { title: ACCOUNT_TEXTS.sessions.signOutFailed }),
  });
}

export function useDeleteAccount() {
  const texts = ACCOUNT_TEXTS.deletion;
  return useMutation({
    mutationFn: (confirmation: string) => call(deleteAccount, { body: { confirmation } }),
    onSuccess: leave,
    onError: (error) => showFailure(error, { title: texts.failed, otherwise: texts.failedText }),
  });
}

function leave(): void {
  forgetPerson();
  location.assign('/');
}
