import type { ReactNode } from 'react';
import { StillLife } from '../../components/StillLife.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageMessage } from '../../ui/PageMessage.tsx';
import { GROCERY_TEXTS } from './texts.ts';

/** One list or all of them; further ways on beside another try. */
export function ListsNotLoaded({ onRetry, children }: { readonly onRetry: () => void; readonly children?: ReactNode }) {
  return (
    <PageMessage role="alert" title={GROCERY_TEXTS.loadFailedTitle} text={GROCERY_TEXTS.loadFailedText} picture={<StillLife />}>
      <Button onClick={onRetry}>{GROCERY_TEXTS.tryAgain}</Button>
      {children}
    </PageMessage>
  );
}
