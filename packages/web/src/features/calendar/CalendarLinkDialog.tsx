import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createCalendarLink, revokeCalendarLink } from '@larder/contract/calendar.ts';
import { call } from '../../lib/api-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { calendarLinkQuery } from './queries.ts';
import { DIALOG_TEXTS } from './texts.ts';

const TEXTS = DIALOG_TEXTS.link;

/** The feed for calendar programs that are not connected: an address that can be read by whoever has it, and be taken back. */
export function CalendarLinkDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: link, isError } = useQuery(calendarLinkQuery);
  const url = link?.url;
  const queryClient = useQueryClient();
  const { mutate: change, isPending } = useMutation({
    mutationFn: async (wish: 'create' | 'revoke') => (await call(wish === 'create' ? createCalendarLink : revokeCalendarLink)).data,
    onSuccess: (changed) => queryClient.setQueryData(calendarLinkQuery.queryKey, changed),
    onError: (error) => showFailure(error, TEXTS.failed),
  });
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: TEXTS.copied });
    } catch {
      // Forbidden by the browser; the address can be selected in its field.
      showToast({ ...TEXTS.notCopied, tone: 'error' });
    }
  };

  return (
    <Dialog title={TEXTS.title} onClose={onClose}>
      <p className="mt-2 text-muted">{TEXTS.text}</p>
      {isError && (
        <p role="alert" className="mt-4 font-medium text-alert">
          {TEXTS.loadFailed}
        </p>
      )}
      {typeof url === 'string' && (
        <>
          <label className="mt-5 block">
            <span className="mb-1.5 block text-sm font-semibold">{TEXTS.address}</span>
            <input
              readOnly
              value={url}
              className="field h-11 w-full px-3 text-sm"
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
          <p className="mt-3 text-sm text-muted">{TEXTS.warning}</p>
        </>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {DIALOG_TEXTS.close}
        </Button>
        {url === null && (
          <Button disabled={isPending} onClick={() => change('create')}>
            {TEXTS.create}
          </Button>
        )}
        {typeof url === 'string' && (
          <>
            <Button look="secondary" disabled={isPending} onClick={() => change('revoke')}>
              {TEXTS.revoke}
            </Button>
            <Button look="secondary" disabled={isPending} onClick={() => change('create')}>
              {TEXTS.renew}
            </Button>
            <Button onClick={() => void copy(url)}>{TEXTS.copy}</Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
