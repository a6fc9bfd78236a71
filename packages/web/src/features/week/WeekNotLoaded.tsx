import { Link } from '@tanstack/react-router';
import { StillLife } from '../../components/StillLife.tsx';
import { isGone } from '../../lib/unless-gone.ts';
import { ApiError, reasonOf } from '../../lib/api-error.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { PageMessage } from '../../ui/PageMessage.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { WEEK_TEXTS } from './texts.ts';

type Props = { readonly error: Error; readonly onRetry: () => void };

/** A saved week that is not there, or out of reach. */
export function WeekNotLoaded({ error, onRetry }: Props) {
  const gone = isGone(error);
  const title = gone ? WEEK_TEXTS.notFoundTitle : WEEK_TEXTS.loadFailedTitle;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageMessage role="alert" title={title} text={gone ? WEEK_TEXTS.notFoundText : WEEK_TEXTS.loadFailedText} picture={<StillLife />}>
        {!gone && <Button onClick={onRetry}>{WEEK_TEXTS.tryAgain}</Button>}
        <Link to={PATHS.home} className={buttonClass(gone ? 'primary' : 'secondary')}>
          {WEEK_TEXTS.goHome}
        </Link>
      </PageMessage>
    </>
  );
}

type FailedProps = Props & { readonly query: string };

/** A week that could not be planned: what the server says of it, or that it went wrong. */
export function WeekNotPlanned({ error, query, onRetry }: FailedProps) {
  const reason = reasonOf(error);
  const text = reason ?? (error instanceof ApiError ? WEEK_TEXTS.generateFailedText : WEEK_TEXTS.offlineText);
  return (
    <>
      <PageTitle>{WEEK_TEXTS.generateFailedTitle}</PageTitle>
      <PageMessage role="alert" title={WEEK_TEXTS.generateFailedTitle} text={text} picture={<StillLife />}>
        {reason === undefined && <Button onClick={onRetry}>{WEEK_TEXTS.tryAgain}</Button>}
        <Link to={PATHS.home} search={{ restore: query }} className={buttonClass(reason === undefined ? 'secondary' : 'primary')}>
          {WEEK_TEXTS.changeWords}
        </Link>
      </PageMessage>
    </>
  );
}
