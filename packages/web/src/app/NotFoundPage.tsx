import { Link } from '@tanstack/react-router';
import { StillLife } from '../components/StillLife.tsx';
import { PATHS } from '../paths.ts';
import { buttonClass } from '../ui/button-styles.ts';
import { PageMessage } from '../ui/PageMessage.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { APP_TEXTS } from './texts.ts';

export function NotFoundPage() {
  const { title, text, home } = APP_TEXTS.notFound;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageMessage title={title} text={text} picture={<StillLife />}>
        <Link to={PATHS.home} className={buttonClass('primary')}>
          {home}
        </Link>
      </PageMessage>
    </>
  );
}
