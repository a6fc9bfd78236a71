import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { IconBrandGoogle, IconCalendarOff, IconCircleCheck, IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { readOutcome, tellConsent } from './open-consent.ts';
import { googleStatusQuery } from './queries.ts';
import type { GoogleConnection } from './read-google.ts';
import { GOOGLE_TEXTS as TEXTS, GOOGLE_TOASTS } from './google-texts.ts';
import { explainOutcome, type GoogleActions, useGoogleConnection } from './use-google-connection.ts';

const PROGRESS_EVERY_MS = 3000;

/** The outside calendar in each of its states. What cannot work here is said, not offered. */
export function GoogleCalendarCard() {
  const {
    data: connection,
    isError,
    refetch,
  } = useQuery({
    ...googleStatusQuery,
    // Only while there is something to see going on.
    refetchInterval: ({ state: { data } }) => (data?.connected && data.waiting > 0 ? PROGRESS_EVERY_MS : false),
  });
  const actions = useGoogleConnection();
  useConsentReturn();

  return (
    <section aria-labelledby="google-calendar" className="flex flex-wrap gap-4 rounded-card border border-line p-5 sm:flex-nowrap sm:p-6">
      <StateIcon state={connection?.state} />
      <div className="min-w-0 flex-1">
        <h3 id="google-calendar" className="display text-xl">
          {TEXTS.title}
        </h3>
        {isError ? (
          <div role="alert">
            <p className="mt-1 font-medium text-alert">{TEXTS.loadFailed}</p>
            <Button look="secondary" className="mt-4" onClick={() => void refetch()}>
              {TEXTS.retry}
            </Button>
          </div>
        ) : !connection ? (
          <output className="mt-1 block text-muted">{TEXTS.loading}</output>
        ) : (
          <ConnectionState connection={connection} actions={actions} />
        )}
      </div>
    </section>
  );
}

function StateIcon({ state }: { readonly state: GoogleConnection['state'] | undefined }) {
  // On a phone the words need the room.
  const look = 'size-8 shrink-0 max-sm:hidden';
  if (state === 'connected') return <IconCircleCheck className={`${look} text-primary`} aria-hidden />;
  if (state === 'needs-reconnect') return <IconPlugConnectedX className={`${look} text-alert`} aria-hidden />;
  if (state === 'not-configured') return <IconCalendarOff className={`${look} text-muted`} aria-hidden />;
  return <IconBrandGoogle className={`${look} text-muted`} aria-hidden />;
}

type StateProps = { readonly connection: GoogleConnection; readonly actions: GoogleActions };

function ConnectionState({ connection, actions }: StateProps): ReactNode {
  const { consent, busyWith, connect, cancel, disconnect, syncAgain } = actions;
  const isBusy = busyWith !== undefined;
  const disconnectLabel = busyWith === 'disconnecting' ? TEXTS.disconnecting : TEXTS.disconnect;
  if (connection.state === 'connected') {
    return (
      <>
        <p className="mt-1 font-medium text-primary">{TEXTS.connected}</p>
        <p className="mt-2 text-muted">{TEXTS.connectedText}</p>
        <SyncProgress connection={connection} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button look="secondary" disabled={isBusy} onClick={syncAgain}>
            {busyWith === 'comparing' ? TEXTS.comparing : TEXTS.syncAgain}
          </Button>
          <Button look="quiet" disabled={isBusy} onClick={disconnect}>
            {disconnectLabel}
          </Button>
        </div>
      </>
    );
  }
  if (connection.state === 'not-configured') {
    return (
      <>
        <p className="mt-1 font-medium text-accent-ink">{TEXTS.notConfigured}</p>
        <p className="mt-2 text-muted">{TEXTS.notConfiguredText}</p>
      </>
    );
  }
  if (consent?.step === 'waiting') {
    return (
      <>
        <output className="mt-1 block font-medium text-accent-ink">{TEXTS.waiting}</output>
        <p className="mt-2 text-muted">{TEXTS.waitingText}</p>
        <Button look="secondary" className="mt-4" onClick={cancel}>
          {TEXTS.cancel}
        </Button>
      </>
    );
  }
  const isBroken = connection.state === 'needs-reconnect';
  return (
    <>
      {isBroken && (
        <p role="alert" className="mt-1 font-medium text-alert">
          {TEXTS.broken}
        </p>
      )}
      {consent?.step === 'timed-out' && <output className="mt-1 block font-medium text-accent-ink">{TEXTS.timedOut}</output>}
      {consent?.step === 'blocked' && (
        <output className="mt-1 block font-medium text-accent-ink">
          {TEXTS.blocked}{' '}
          <a href={consent.authUrl} className="text-primary underline underline-offset-3">
            {TEXTS.continueHere}
          </a>
        </output>
      )}
      <p className="mt-2 text-muted">{isBroken ? (connection.problem ?? TEXTS.brokenText) : TEXTS.offerText}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button className="max-sm:px-4" onClick={connect}>
          {isBroken ? TEXTS.reconnect : TEXTS.connect}
        </Button>
        {isBroken && (
          <Button look="quiet" disabled={isBusy} onClick={disconnect}>
            {disconnectLabel}
          </Button>
        )}
      </div>
    </>
  );
}

function SyncProgress({ connection: { waiting, refused, problem, syncedAt } }: { readonly connection: GoogleConnection }) {
  return (
    <>
      {waiting > 0 && <p className="mt-2 text-sm">{TEXTS.onTheWay(waiting)}</p>}
      {waiting === 0 && syncedAt !== null && <p className="mt-2 text-sm text-muted">{TEXTS.syncedAt(formatMoment(syncedAt))}</p>}
      {problem !== null && waiting > 0 && <p className="mt-2 text-sm font-medium text-accent-ink">{problem}</p>}
      {refused > 0 && <p className="mt-2 text-sm font-medium text-alert">{TEXTS.refused(refused)}</p>}
    </>
  );
}

/** "Nov 21, 2026, 4:05 PM", in the reader's own time. */
const formatMoment = (instant: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));

/** Back from Google: in its own window that tells the first one and goes; where windows are blocked, it happened in this one. */
function useConsentReturn(): void {
  const outcome = readOutcome(useSearch({ from: PATHS.profile, select: (search) => search.google }));
  const navigate = useNavigate();
  useEffect(() => {
    if (outcome === undefined || tellConsent(outcome)) return;
    showToast(outcome === 'connected' ? GOOGLE_TOASTS.connected : { ...explainOutcome(outcome), tone: 'error' });
    void navigate({ to: PATHS.profile, search: { section: 'integrations' }, replace: true });
  }, [outcome, navigate]);
}
