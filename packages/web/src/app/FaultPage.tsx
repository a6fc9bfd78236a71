import type { ReactNode } from 'react';
import { StillLife } from '../components/StillLife.tsx';
import { Button } from '../ui/Button.tsx';
import { PageMessage } from '../ui/PageMessage.tsx';

type Props = {
  readonly texts: { readonly title: string; readonly text: string; readonly retry: string };
  readonly onRetry: () => void;
  /** Further ways on. */
  readonly children?: ReactNode;
};

export function FaultPage({ texts, onRetry, children }: Props) {
  return (
    <PageMessage role="alert" title={texts.title} text={texts.text} picture={<StillLife />}>
      <Button onClick={onRetry}>{texts.retry}</Button>
      {children}
    </PageMessage>
  );
}
