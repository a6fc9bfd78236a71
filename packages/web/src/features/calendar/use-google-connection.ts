import { useQueryClient } from '@tanstack/react-query';
import { disconnectGoogle, readGoogleStatus, startGoogleConsent, syncExistingPlans } from '@larder/contract/google.ts';
import { useEffect, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type ConsentOutcome, hearConsent, openConsentWindow } from './consent-window.ts';
import { googleStatusQuery } from './queries.ts';
import { readConnection, readField } from './read-google.ts';
import { GOOGLE_TOASTS } from './texts.ts';

/** From the specification. */
const POLL_EVERY_MS = 2000;
const POLL_FOR_MS = 120_000;

export type GoogleActions = {
  /** Until permission is given in the other window, refused, or not given in time. */
  readonly isWaiting: boolean;
  /** The other window said nothing for as long as was waited. */
  readonly hasTimedOut: boolean;
  readonly busyWith: 'disconnecting' | 'comparing' | undefined;
  readonly connect: () => void;
  readonly cancel: () => void;
  readonly disconnect: () => void;
  readonly syncAgain: () => void;
};

export function useGoogleConnection(): GoogleActions {
  const queryClient = useQueryClient();
  const [consent, setConsent] = useState<'waiting' | 'timed-out'>();
  const [busyWith, setBusyWith] = useState<GoogleActions['busyWith']>();
  const isWaiting = consent === 'waiting';
  const refresh = () => queryClient.invalidateQueries({ queryKey: googleStatusQuery.queryKey });

  useEffect(() => {
    if (!isWaiting) return undefined;
    let isOver = false;
    const end = (how?: 'timed-out') => {
      isOver = true;
      setConsent(how);
    };
    const look = async () => {
      const connection = await call(readGoogleStatus).then(readConnection, () => undefined);
      // An answer that is on its way when another has ended the waiting.
      if (isOver || !connection?.connected) return;
      end();
      queryClient.setQueryData(googleStatusQuery.queryKey, connection);
      showToast(GOOGLE_TOASTS.connected);
      await call(syncExistingPlans).catch(() => undefined);
    };
    const polling = setInterval(() => void look(), POLL_EVERY_MS);
    const giveUp = setTimeout(() => end('timed-out'), POLL_FOR_MS);
    const stopHearing = hearConsent((outcome) => {
      if (outcome === 'connected') void look();
      else {
        end();
        showToast({ ...explainOutcome(outcome), tone: 'error' });
      }
    });
    return () => {
      isOver = true;
      clearInterval(polling);
      clearTimeout(giveUp);
      stopHearing();
    };
  }, [isWaiting, queryClient]);

  const connect = async () => {
    const consentWindow = openConsentWindow();
    try {
      const authUrl = readField<{ authUrl: string }, 'authUrl'>(await call(startGoogleConsent), 'authUrl');
      if (authUrl === undefined) throw new Error('The server named no page to give permission on.');
      if (!consentWindow) return location.assign(authUrl);
      consentWindow.location.replace(authUrl);
      setConsent('waiting');
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
    isWaiting,
    hasTimedOut: consent === 'timed-out',
    busyWith,
    connect: () => void connect(),
    cancel: () => setConsent(undefined),
    disconnect: () => void disconnect(),
    syncAgain: () => void syncAgain(),
  };
}

type Deleted = { calendarDeletion: { success: boolean; message: string } };

export const explainOutcome = (outcome: Exclude<ConsentOutcome, 'connected'>) =>
  outcome === 'failed' ? GOOGLE_TOASTS.connectFailed : GOOGLE_TOASTS[outcome];
