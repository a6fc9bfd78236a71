import { IconAlertCircle, IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';
import { type ComponentProps, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button.tsx';
import { endOffer, holdOffer, type Offer, releaseOffer, takeOffer, useOffer } from './offer-store.ts';
import { useNotice } from './notice-store.ts';
import { useBehind } from './put-behind.ts';
import { UI_TEXTS } from './texts.ts';
import { dismissToast, holdToast, releaseToast, useToast, type Toast } from './toast-store.ts';
import { useTopDialog } from './top-dialog.ts';

/**
 * The page's live regions are always there, and a dialog's from the moment it opens: a region that arrives with its text is often not
 * read out. What is said while a dialog closes is the page's.
 */
export function Toaster() {
  const dialog = useTopDialog();
  return (
    <>
      <ToastPlace isShown={dialog === undefined} />
      {dialog && createPortal(<ToastPlace isShown />, dialog)}
    </>
  );
}

function ToastPlace({ isShown }: { readonly isShown: boolean }) {
  const current = useToast();
  const offer = useOffer();
  const behind = useBehind();
  const toast = isShown && current?.id !== behind?.toastId ? current : undefined;
  const isOffered = isShown && offer !== undefined && offer.id !== behind?.offerId;
  return (
    <div className="toaster pointer-events-none fixed inset-x-0 z-40 flex flex-wrap items-end justify-center gap-2 p-4 sm:justify-end sm:p-6 print:hidden">
      <output aria-atomic="true" className="contents">
        {toast?.tone === 'plain' && <ToastCard key={toast.id} toast={toast} />}
      </output>
      <div role="alert" aria-atomic="true" className="contents">
        {toast?.tone === 'error' && <ToastCard key={toast.id} toast={toast} />}
      </div>
      <div role="alert" aria-atomic="true" className="contents">
        {isShown && <NoticeCard />}
      </div>
      {isOffered && <OfferButton offer={offer} />}
    </div>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  return (
    <Card
      data-toast
      title={toast.title}
      description={toast.description}
      tone={toast.tone}
      action={toast.action}
      // Not on entering: a toast that appears under a pointer which rests where it last clicked would stay for ever.
      onPointerMove={holdToast}
      onPointerLeave={releaseToast}
      onFocus={holdToast}
      onBlur={releaseToast}
      onDismiss={() => {
        dismissToast();
        endOffer();
      }}
    />
  );
}

function NoticeCard() {
  const notice = useNotice();
  return notice && <Card title={notice.title} description={notice.description} tone="error" onDismiss={notice.onRead} />;
}

type CardProps = Pick<Toast, 'title' | 'description' | 'tone' | 'action'> &
  Pick<ComponentProps<'div'>, 'onPointerMove' | 'onPointerLeave' | 'onFocus' | 'onBlur'> & {
    readonly 'data-toast'?: true;
    readonly onDismiss: () => void;
  };

function Card({ title, description, tone, action, onDismiss, ...props }: CardProps) {
  const isError = tone === 'error';
  return (
    <div
      {...props}
      className={`rise pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded-card border p-4 shadow-lift ${
        isError ? 'border-alert bg-alert-soft text-ink' : 'border-line bg-card text-ink'
      }`}
    >
      {isError ? (
        <IconAlertCircle className="mt-0.5 size-5 shrink-0 text-alert" aria-hidden />
      ) : (
        <IconCheck className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        {description !== undefined && <p className="mt-0.5 text-sm wrap-anywhere text-muted">{description}</p>}
        {action && (
          <button
            type="button"
            className="-ml-2 inline-flex min-h-10 items-center rounded-full px-2 text-sm font-semibold text-primary underline underline-offset-3"
            onClick={() => {
              dismissToast();
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={UI_TEXTS.dismiss}
        className="-m-2 grid size-10 place-items-center rounded-full text-muted hover:text-ink"
        onClick={onDismiss}
      >
        <IconX className="size-4" aria-hidden />
      </button>
    </div>
  );
}

/** Also by Control and Z, as a button that is gone in a moment is hard to reach by Tab. */
function OfferButton({ offer }: { readonly offer: Offer }) {
  useEffect(() => {
    const takeByKeys = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]') !== null;
      if (!isUndo || isTyping) return;
      event.preventDefault();
      takeOffer();
    };
    document.addEventListener('keydown', takeByKeys);
    return () => document.removeEventListener('keydown', takeByKeys);
  }, []);
  return (
    <Button
      key={offer.id}
      look="secondary"
      className="rise pointer-events-auto shadow-lift"
      onPointerMove={holdOffer}
      onPointerLeave={releaseOffer}
      onFocus={holdOffer}
      onBlur={releaseOffer}
      onClick={takeOffer}
    >
      <IconArrowBackUp className="size-5" aria-hidden />
      {offer.label}
    </Button>
  );
}
