import { IconAlertCircle, IconX } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ICON_BUTTON_CLASS } from '../ui/button-styles.ts';
import { APP_TEXTS } from './texts.ts';

const MOST_LETTERS = 200;
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi;

/** As short as a reason is, and without an address to go to: whoever makes the link that opens this page writes these words. */
const readDetails = (details = ''): string => details.replaceAll(LINK, '…').trim().slice(0, MOST_LETTERS);

/** Says once why signing in failed, and takes it out of the address so that a reload does not say it again. */
export function AuthFailure() {
  const { error, details } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [failure, setFailure] = useState(() => (error === 'auth_failed' ? { details: readDetails(details) } : undefined));

  useEffect(() => {
    if (error === undefined) return;
    void navigate({ to: '.', search: ({ error: _error, details: _details, ...rest }) => rest, replace: true });
  }, [error, navigate]);

  if (failure === undefined) return null;
  return (
    <div className="page pt-4">
      <div role="alert" className="flex items-start gap-3 rounded-card border border-alert bg-alert-soft p-4">
        <IconAlertCircle className="mt-0.5 size-5 shrink-0 text-alert" aria-hidden />
        <div className="min-w-0 flex-1 wrap-anywhere">
          {failure.details === '' ? (
            <p>{APP_TEXTS.authFailed}</p>
          ) : (
            <>
              <p className="text-sm font-semibold">{APP_TEXTS.saidElsewhere}</p>
              <p>{APP_TEXTS.authFailedWith(failure.details)}</p>
            </>
          )}
        </div>
        <button
          type="button"
          aria-label={APP_TEXTS.dismiss}
          className={`${ICON_BUTTON_CLASS} -my-2.5 -mr-2`}
          onClick={() => setFailure(undefined)}
        >
          <IconX className="size-4" aria-hidden />
        </button>
      </div>
    </div>
  );
}
