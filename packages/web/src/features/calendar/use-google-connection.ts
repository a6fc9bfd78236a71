import { useQueryClient } from '@tanstack/react-query';
import { disconnectGoogle, readGoogleStatus, startGoogleConsent, syncExistingPlans } from '@larder/contract/google.ts';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { forgive } from '../../lib/unreached.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type ConsentOutcome, hearConsent, openConsentWindow } from './open-consent.ts';
import { googleStatusQuery } from './queries.ts';
import { readConnection, readField } from './read-google.ts';
import { GOOGLE_TOASTS } from './google-texts.ts';

/** From the specification. */
const POLL_EVERY_MS = 2000;
const POLL_FOR_MS = 120_000;

/** How far giving permission has come. Whoever closes or loses the window may still come back through it. */
type Consent =
  | { readonly step: 'waiting'; readonly window: Window }
  | { readonly step: 'closed' | 'timed-out' }
  | { readonly step: 'blocked'; readonly authUrl: string };

export type GoogleActions = {
  /** Undefined before permission was asked for, and once the answer is known. */
  readonly consent: Consent | undefined;
  readonly busyWith: 'disconnecting' | 'comparing' | undefined;
  readonly connect: () => void;
  readonly cancel: () => void;
  readonly disconnect: () => void;
  readonly syncAgain: () => void;
};

export function useGoogleConnection(): GoogleActions {
  const queryClient = useQueryClient();
  const [consent, setConsent] = useState<Consent>();
  const [busyWith, setBusyWith] = useState<GoogleActions['busyWith']>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: googleStatusQuery.queryKey });
  useConsent(consent, setConsent);

  const connect = async () => {
    const consentWindow = openConsentWindow();
    try {
      const authUrl = readField<{ authUrl: string }, 'authUrl'>(await call(startGoogleConsent), 'authUrl');
      if (authUrl === undefined) throw new Error('The server named no page to give permission on.');
      if (!consentWindow) {
        showToast({ ...GOOGLE_TOASTS.connectFailed, tone: 'error' });
        return setConsent({ step: 'blocked', authUrl });
      }
      consentWindow.location.replace(authUrl);
      setConsent({ step: 'waiting', window: consentWindow });
    } catch (error) {
      consentWindow?.close();
      showFailure(error, GOOGLE_TOASTS.connectFailed);
    }
    return undefined;
  };

  const disconnect = async () => {
    setBusyWith('disconnecting');
    try {
      const deletion = readField<Deleted, 'calendarDeletion'>(await call(disconnectGoogle), 'calendarDeletion');
      queryClient.setQueryData(googleStatusQuery.queryKey, readConnection({ connected: false }));
      if (deletion?.success === false)
        showToast({ title: GOOGLE_TOASTS.disconnectedWithWarning, description: deletion.message, tone: 'error' });
      else showToast({ title: GOOGLE_TOASTS.disconnected, description: deletion?.message });
    } catch (error) {
      showFailure(error, GOOGLE_TOASTS.disconnectFailed);
      await refresh();
    } finally {
      setBusyWith(undefined);
    }
  };

  const syncAgain = async () => {
    setBusyWith('comparing');
    try {
      const count = readField<{ syncedCount: number }, 'syncedCount'>(await call(syncExistingPlans), 'syncedCount') ?? 0;
      showToast(GOOGLE_TOASTS.syncing(count));
    } catch (error) {
      showFailure(error, GOOGLE_TOASTS.syncFailed);
    } finally {
      setBusyWith(undefined);
      await refresh();
    }
  };

  return {
    consent,
    busyWith,
    connect: () => void connect(),
    cancel: () => setConsent(undefined),
    disconnect: () => void disconnect(),
    syncAgain: () => void syncAgain(),
  };
}

/** Asks again and again whether permission was given, and hears it where the other window can say it. */
function useConsent(consent: Consent | undefined, setConsent: (consent: Consent | undefined) => void): void {
  const queryClient = useQueryClient();
  const isAsked = consent !== undefined;
  const consentWindow = consent?.step === 'waiting' ? consent.window : undefined;

  const look = useCallback(async (): Promise<boolean> => {
    const connection = await call(readGoogleStatus).then(readConnection, forgive);
    if (!connection?.connected) return false;
    // Asked and told at the same time, it would be found out twice.
    if (queryClient.getQueryData(googleStatusQuery.queryKey)?.connected) return true;
    setConsent(undefined);
    queryClient.setQueryData(googleStatusQuery.queryKey, connection);
    showToast(GOOGLE_TOASTS.connected);
    void call(syncExistingPlans).catch(forgive);
    return true;
  }, [queryClient, setConsent]);

  useEffect(() => {
    if (!isAsked) return undefined;
    return hearConsent((outcome) => {
      if (outcome === 'connected') void look();
      else {
        setConsent(undefined);
        showToast({ ...explainOutcome(outcome), tone: 'error' });
      }
    });
  }, [isAsked, look, setConsent]);

  useEffect(() => {
    if (!consentWindow) return undefined;
    let isOver = false;
    const poll = async () => {
      // Read first: a window that closes after that may have given permission which this look does not see yet.
      const isClosed = consentWindow.closed;
      const isConnected = await look();
      if (isClosed && !isConnected && !isOver) setConsent({ step: 'closed' });
    };
    const polling = setInterval(() => void poll(), POLL_EVERY_MS);
    const giveUp = setTimeout(() => {
      setConsent({ step: 'timed-out' });
      showToast({ ...GOOGLE_TOASTS.connectFailed, tone: 'error' });
    }, POLL_FOR_MS);
    return () => {
      isOver = true;
      clearInterval(polling);
      clearTimeout(giveUp);
    };
  }, [consentWindow, look, setConsent]);
}

type Deleted = { calendarDeletion: { success: boolean; message: string } };

export const explainOutcome = (outcome: Exclude<ConsentOutcome, 'connected'>) =>
  outcome === 'failed' ? GOOGLE_TOASTS.connectFailed : GOOGLE_TOASTS[outcome];
