import { FaultPage } from './FaultPage.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import { APP_TEXTS } from './texts.ts';

/** A bug, or a part of the application that could not be fetched: after a new version went live, loading again mends it. */
export function CrashPage() {
  const reload = () => location.reload();
  if (!navigator.onLine) return <OfflinePage onRetry={reload} />;
  return <FaultPage texts={APP_TEXTS.crash} onRetry={reload} />;
}
