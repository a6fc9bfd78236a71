import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { IconBrandGoogle, IconCalendarPlus } from '@tabler/icons-react';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { StrayDay } from './model.ts';
import { googleStatusQuery } from './queries.ts';
import { CALENDAR_TEXTS, TOASTS } from './texts.ts';

/** Text and not a route of the table: the section is the profile's own matter. */
export const INTEGRATIONS = { to: PATHS.profile as string, search: { section: 'integrations' } } as const;

export function GoogleStatusLine() {
  const { data } = useQuery(googleStatusQuery);
  // Where the site has none, the card below says so.
  if (!data?.configured && !data?.connected) return null;
  const texts = CALENDAR_TEXTS.google;
  const isBroken = data.state === 'needs-reconnect';
  return (
    <p className={`flex flex-wrap items-center gap-x-2 ${isBroken ? 'font-medium text-alert' : 'text-muted'}`}>
      <IconBrandGoogle className="size-4.5" aria-hidden />
      {data.connected ? texts.connected : isBroken ? texts.broken : texts.notConnected}
      {!data.connected && (
        <Link {...INTEGRATIONS} className="inline-flex min-h-6 items-center font-semibold text-primary underline underline-offset-3">
          {isBroken ? texts.reconnect : texts.connect}
        </Link>
      )}
    </p>
  );
}

export function AssignBanner({ title, onCancel }: { readonly title: string; readonly onCancel: () => void }) {
  const texts = CALENDAR_TEXTS.assign;
  return (
    <div className="rise sticky top-[calc(var(--header-height)+0.5rem)] z-20 mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-primary bg-primary-soft p-4 shadow-card sm:px-6">
      <IconCalendarPlus className="size-6 shrink-0 text-primary" aria-hidden />
      <output className="min-w-44 flex-1">
        <span className="block font-semibold">{texts.banner(title)}</span>
        <span className="block text-sm text-muted">{texts.hint}</span>
      </output>
      <Button look="secondary" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}

export function LoadFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-4 rounded-card border border-alert bg-alert-soft p-4 sm:px-6">
      <p role="alert" className="min-w-0 flex-1 font-medium">
        {CALENDAR_TEXTS.loadFailed}
      </p>
      <Button look="secondary" onClick={onRetry}>
        {CALENDAR_TEXTS.reload}
      </Button>
    </div>
  );
}

/** Entries without a cell of their own. There is nothing to be done with them but to say so. */
export function StrayDays({ strays }: { readonly strays: readonly StrayDay[] }) {
  if (strays.length === 0) return null;
  const explain = ({ fault }: StrayDay) =>
    showToast({ ...(fault === 'unreadable' ? TOASTS.dateNotParsed : TOASTS.dateNotProcessed), tone: 'error' });
  return (
    <section className="mt-6 flex flex-wrap items-center gap-2">
      <p className="text-muted">{CALENDAR_TEXTS.strays}</p>
      {strays.map((stray) => (
        <Button key={stray.id} look="secondary" onClick={() => explain(stray)}>
          {stray.title}
        </Button>
      ))}
    </section>
  );
}
