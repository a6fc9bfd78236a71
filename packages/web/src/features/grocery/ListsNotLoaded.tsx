import type { ReactNode } from 'react';
import { StillLife } from '../../components/StillLife.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { PageMessage } from '../../ui/PageMessage.tsx';
import { SignInPrompt } from './SignInPrompt.tsx';
import { GROCERY_TEXTS } from './texts.ts';

type Props = { readonly error: Error; readonly onRetry: () => void; readonly children?: ReactNode };

/** One list or all of them; further ways on beside another try. */
export function ListsNotLoaded({ error, onRetry, children }: Props) {
  if (error instanceof ApiError && error.sessionExpired) return <SignInPrompt />;
  return (
    <PageMessage role="alert" title={GROCERY_TEXTS.loadFailedTitle} text={GROCERY_TEXTS.loadFailedText} picture={<StillLife />}>
      <Button onClick={onRetry}>{GROCERY_TEXTS.tryAgain}</Button>
      {children}
    </PageMessage>
  );
}
