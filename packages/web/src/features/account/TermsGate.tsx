import { lazy, Suspense } from 'react';
import { useTermsNeeded } from './queries.ts';

// Seen once in an account's life: not worth a place in what everybody downloads.
const TermsDialog = lazy(async () => ({ default: (await import('./TermsDialog.tsx')).TermsDialog }));

export function TermsGate({ isReadingTerms }: { readonly isReadingTerms: boolean }) {
  if (!useTermsNeeded() || isReadingTerms) return null;
  return (
    <Suspense>
      <TermsDialog />
    </Suspense>
  );
}
