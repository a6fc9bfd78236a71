import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionCard } from '@larder/contract/account.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { AccountCard } from './AccountCard.tsx';
import { useEndSession, useSignOutEverywhere } from './mutations.ts';
import { sessionsQuery } from './queries.ts';
import { ACCOUNT_TEXTS } from './texts.ts';

const TEXTS = ACCOUNT_TEXTS.sessions;

export function SessionsSection() {
  const [isAsking, setIsAsking] = useState(false);
  const leave = useSignOutEverywhere();
  return (
    <AccountCard id="sessions" title={TEXTS.title}>
      <SessionList />
      <p className="mt-6 border-t border-line pt-6 text-muted">{TEXTS.everywhereText}</p>
      <Button look="secondary" className="mt-4 max-sm:w-full" disabled={leave.isPending} onClick={() => setIsAsking(true)}>
        {TEXTS.everywhere}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={TEXTS.everywhereConfirm.title}
          text={TEXTS.everywhereConfirm.text}
          confirmLabel={TEXTS.everywhereConfirm.confirm}
          onConfirm={() => {
            setIsAsking(false);
            leave.mutate();
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </AccountCard>
  );
}

function SessionList() {
  const { data, isError, refetch } = useQuery(sessionsQuery);
  if (isError) {
    return (
      <div role="alert" className="mt-4 flex flex-wrap items-center gap-4">
        <p className="flex-1 text-muted">{TEXTS.failed}</p>
        <Button look="secondary" onClick={() => void refetch()}>
          {TEXTS.retry}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <output className="mt-4 block">
        <span className="sr-only">{TEXTS.loading}</span>
        <span aria-hidden="true" className="skeleton block h-16 w-full" />
      </output>
    );
  }
  return (
    <ul className="mt-4 grid gap-1">
      {data.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  );
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

function SessionRow({ session }: { readonly session: SessionCard }) {
  const end = useEndSession();
  const device = session.device ?? TEXTS.unknownDevice;
  const Icon = /iPhone|iPad|Android/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-1">
      <Icon className="size-6 shrink-0 text-muted" aria-hidden />
      <span className="min-w-0 flex-1">
        <span className="font-medium">{device}</span>
        <span className="block text-sm text-muted">{TEXTS.seen(DAY.format(new Date(session.lastSeenAt)))}</span>
      </span>
      {session.isCurrent ? (
        <span className="rounded-full bg-primary-soft px-3 py-1 text-sm font-medium text-primary">{TEXTS.current}</span>
      ) : (
        <Button look="quiet" aria-label={TEXTS.signOutOf(device)} disabled={end.isPending} onClick={() => end.mutate(session)}>
          {TEXTS.signOut}
        </Button>
      )}
    </li>
  );
}
