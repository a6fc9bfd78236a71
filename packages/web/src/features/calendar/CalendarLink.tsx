import { copyText } from '../../ui/copy-text.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CalendarLink as Link,
  createCalendarLink,
  LINK_STYLES,
  type LinkStyle,
  revokeCalendarLink,
  styleCalendarLink,
} from '@larder/contract/calendar.ts';
import { useId } from 'react';
import { call } from '../../lib/api-client.ts';
import { isGone } from '../../lib/unless-gone.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { calendarLinkQuery } from './queries.ts';
import { DIALOG_TEXTS } from './texts.ts';

const TEXTS = DIALOG_TEXTS.link;

type Wish = 'create' | 'revoke' | { readonly style: LinkStyle };

/** The feed for calendar programs that are not connected: an address that can be read by whoever has it, and be taken back. */
export function CalendarLink() {
  const { data: link, isError } = useQuery(calendarLinkQuery);
  const { change, isPending } = useLinkChange();
  const url = link?.url;

  return (
    <>
      <p className="mt-2 text-muted">{TEXTS.text}</p>
      {isError && (
        <p role="alert" className="mt-4 font-medium text-alert">
          {TEXTS.loadFailed}
        </p>
      )}
      {link && typeof url === 'string' && (
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
          <StyleChoice style={link.style} isDisabled={isPending} onChoose={(style) => change({ style })} />
          <p className="mt-3 text-sm text-muted">{TEXTS.warning}</p>
        </>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {url === null && (
          <Button disabled={isPending} onClick={() => change('create')}>
            {TEXTS.create}
          </Button>
        )}
        {typeof url === 'string' && (
          <>
            <Button onClick={() => void copyText(url, TEXTS)}>{TEXTS.copy}</Button>
            {/* Calendar programs on this device take over from here. */}
            <a className={buttonClass('secondary')} href={url.replace(/^https?:/, 'webcal:')}>
              {TEXTS.subscribe}
            </a>
            <Button look="quiet" disabled={isPending} onClick={() => change('create')}>
              {TEXTS.renew}
            </Button>
            <Button look="quiet" disabled={isPending} onClick={() => change('revoke')}>
              {TEXTS.revoke}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

function useLinkChange() {
  const queryClient = useQueryClient();
  const { mutate: change, isPending } = useMutation({
    mutationFn: async (wish: Wish): Promise<Link> => {
      if (wish === 'create') return (await call(createCalendarLink)).data;
      if (wish === 'revoke') return (await call(revokeCalendarLink)).data;
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      return (await call(styleCalendarLink, { body: { style: wish.style, timeZone } })).data;
    },
    onSuccess: (changed) => queryClient.setQueryData(calendarLinkQuery.queryKey, changed),
    onError: (error) => {
      showFailure(error, isGone(error) ? TEXTS.gone : TEXTS.failed);
      if (isGone(error)) void queryClient.invalidateQueries(calendarLinkQuery);
    },
  });
  return { change, isPending };
}

type StyleProps = { readonly style: LinkStyle; readonly isDisabled: boolean; readonly onChoose: (style: LinkStyle) => void };

function StyleChoice({ style, isDisabled, onChoose }: StyleProps) {
  const name = useId();
  return (
    <fieldset className="mt-4" disabled={isDisabled}>
      <legend className="mb-1 text-sm font-semibold">{TEXTS.style}</legend>
      {LINK_STYLES.map((choice) => (
        <label key={choice} className="flex min-h-9 items-center gap-3">
          <input
            type="radio"
            name={name}
            checked={choice === style}
            className="size-4.5 accent-primary"
            onChange={() => onChoose(choice)}
          />
          {TEXTS.styles[choice]}
        </label>
      ))}
    </fieldset>
  );
}
