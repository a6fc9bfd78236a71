import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { StillLife } from '../../components/StillLife.tsx';
import { ApiError, reasonOf } from '../../lib/api-error.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { PageMessage } from '../../ui/PageMessage.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { QuestionChoices } from './QuestionChoices.tsx';
import { QueryLine } from './QueryLine.tsx';
import { PLAN_TEXTS } from './texts.ts';

/** A fault can be tried again; a request that was refused says why and wants other words. */
type Props = { readonly error: Error; readonly query: string; readonly onRetry: () => void };

export function GenerationFailed({ error, query, onRetry }: Props) {
  const reason = reasonOf(error);
  const choices = error instanceof ApiError ? error.choices : [];

  useEffect(() => {
    if (reason === undefined) showFailure(error, { title: PLAN_TEXTS.error, description: PLAN_TEXTS.generateFailed });
  }, [error, reason]);

  return (
    <PageMessage role="alert" title={PLAN_TEXTS.generateFailedTitle} text={reason ?? PLAN_TEXTS.generateFailedText} picture={<StillLife />}>
      {/* Changed where they stand: whoever was refused has the words before them. */}
      {reason !== undefined && <QueryLine query={query} />}
      {choices.length > 0 && <QuestionChoices choices={choices} />}
      {reason === undefined && <Button onClick={onRetry}>{PLAN_TEXTS.tryAgain}</Button>}
      <Link to={PATHS.home} search={{ restore: '1' }} className={buttonClass(reason === undefined ? 'secondary' : 'primary')}>
        {PLAN_TEXTS.changeWords}
      </Link>
    </PageMessage>
  );
}
