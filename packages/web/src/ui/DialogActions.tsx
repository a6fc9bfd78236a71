import type { ReactNode } from 'react';

/** What ends a dialog: in view at its foot, however long what stands above it. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className="dialog-actions flex flex-wrap-reverse justify-end gap-3">{children}</div>;
}
