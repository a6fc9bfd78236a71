import { PATHS } from '../paths.ts';
import { buttonClass } from '../ui/button-styles.ts';
import { FaultPage } from './FaultPage.tsx';
import { APP_TEXTS } from './texts.ts';

/** In place of a screen that cannot come without a network. A whole page load leads to the lists: the router may not be there. */
export function OfflinePage({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <FaultPage texts={APP_TEXTS.offline} onRetry={onRetry}>
      <a href={PATHS.groceryLists} className={buttonClass('secondary')}>
        {APP_TEXTS.offline.lists}
      </a>
    </FaultPage>
  );
}
