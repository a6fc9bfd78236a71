import { useBlocker } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { isUnsavedLetGo, noteAsking } from '../lib/kept-drafts.ts';
import { DiscardQuestion, type DiscardTexts } from './DiscardQuestion.tsx';

type Props = {
  readonly isUnsaved: boolean;
  /** Screens that can be visited without losing anything. */
  readonly isVisit: (pathname: string) => boolean;
  readonly texts: DiscardTexts;
};

/** Asks before a screen with changes that are not saved is left, by a link, by Back, by a reload or by closing the tab. */
export function LeaveWarning({ isUnsaved, isVisit, texts }: Props) {
  useEffect(() => (isUnsaved ? noteAsking() : undefined), [isUnsaved]);
  const asksBrowser = useCallback(() => isUnsaved && !isUnsavedLetGo(), [isUnsaved]);
  const { status, proceed, reset } = useBlocker({
    // A dialog that closes takes its entry of the history along, which leads to the same page.
    shouldBlockFn: ({ current, next }) => isUnsaved && next.pathname !== current.pathname && !isVisit(next.pathname),
    enableBeforeUnload: asksBrowser,
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return <DiscardQuestion texts={texts} isAboutHistory onDiscard={proceed} onKeep={reset} />;
}
