import { IconAlertCircle, IconCheck, IconX } from '@tabler/icons-react';
import { dismissToast, holdToast, releaseToast, useToast, type Toast } from './toast-store.ts';

/** Both live regions are always in the page: a region that arrives with its text is often not read out. */
export function Toaster() {
  const toast = useToast();
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-40 flex justify-center p-4 sm:justify-end sm:p-6 print:hidden">
      <output aria-atomic="true" className="contents">
        {toast?.tone === 'plain' && <ToastCard key={toast.id} toast={toast} />}
      </output>
      <div role="alert" aria-atomic="true" className="contents">
        {toast?.tone === 'error' && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </div>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const isError = toast.tone === 'error';
  return (
    <div
      data-toast
      className={`rise pointer-events-auto flex w-full max-w-sm items-start gap-3 rounded-card border p-4 shadow-lift ${
        isError ? 'border-alert bg-alert-soft text-ink' : 'border-line bg-card text-ink'
      }`}
      onPointerEnter={holdToast}
      onPointerLeave={releaseToast}
      onFocus={holdToast}
      onBlur={releaseToast}
    >
      {isError ? (
        <IconAlertCircle className="mt-0.5 size-5 shrink-0 text-alert" aria-hidden />
      ) : (
        <IconCheck className="mt-0.5 size-5 shrink-0 text-primary" aria-hidden />
      )}
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{toast.title}</p>
        {toast.description !== undefined && <p className="mt-0.5 text-sm text-muted">{toast.description}</p>}
      </div>
      <button
        type="button"
        aria-label="Dismiss notification"
        className="-m-2 grid size-10 place-items-center rounded-full text-muted hover:text-ink"
        onClick={dismissToast}
      >
        <IconX className="size-4" aria-hidden />
      </button>
    </div>
  );
}
