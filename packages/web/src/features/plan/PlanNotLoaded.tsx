import { Link } from '@tanstack/react-router';
import { StillLife } from '../../components/StillLife.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { PageMessage } from '../../ui/PageMessage.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { PLAN_TEXTS } from './texts.ts';

/** A saved plan that is not there, or could not be fetched: then it can be tried again. */
export function PlanNotLoaded({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const isMissing = error instanceof ApiError && error.status >= 400 && error.status < 500 && !error.sessionExpired;
  const title = isMissing ? PLAN_TEXTS.notFoundTitle : PLAN_TEXTS.loadFailedTitle;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageMessage
        role="alert"
        title={title}
        text={isMissing ? PLAN_TEXTS.notFoundText : PLAN_TEXTS.loadFailedText}
        picture={<StillLife />}
      >
        {!isMissing && <Button onClick={onRetry}>{PLAN_TEXTS.tryAgain}</Button>}
        <Link to={PATHS.home} className={buttonClass(isMissing ? 'primary' : 'secondary')}>
          {PLAN_TEXTS.goHome}
        </Link>
      </PageMessage>
    </>
  );
}
