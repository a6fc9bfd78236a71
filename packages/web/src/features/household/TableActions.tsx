import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { ShareByLink, type Shared } from './ShareByLink.tsx';
import { HOUSEHOLD_TEXTS } from './texts.ts';

type Props = {
  /** Undefined of what is not saved: it has no place a link could lead to. */
  readonly shared?: Shared;
  readonly hasPeople?: boolean;
  /** As the page above is. */
  readonly isNarrow?: boolean;
};

/** Under what was planned: whom it is for, and who else may read it. */
export function TableActions({ shared, hasPeople = true, isNarrow = false }: Props) {
  return (
    <div className={`page flex flex-wrap gap-3 pb-12 print:hidden ${isNarrow ? 'max-w-3xl' : ''}`}>
      {hasPeople && (
        <Link to={PATHS.household} className={buttonClass('secondary')}>
          <IconUsers className="size-5" aria-hidden />
          {HOUSEHOLD_TEXTS.people.title}
        </Link>
      )}
      {shared && <ShareByLink {...shared} />}
    </div>
  );
}
