import { FaultPage } from './FaultPage.tsx';
import { APP_TEXTS } from './texts.ts';

/** A bug, or a part of the application that could not be fetched after a new version went live: loading again mends the second. */
export function CrashPage() {
  return <FaultPage texts={APP_TEXTS.crash} onRetry={() => location.reload()} />;
}
