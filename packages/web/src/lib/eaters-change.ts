import { EATERS_CHANGE, queryClient } from './query-client.ts';

/** Nothing is planned before what was just said of an eater is stored or has failed: an allergy on its way would not be kept to. */
export async function untilEatersAreStored(signal: AbortSignal): Promise<void> {
  const isSettled = () => signal.aborted || queryClient.isMutating({ mutationKey: EATERS_CHANGE }) === 0;
  if (isSettled()) return;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!isSettled()) return;
      stop();
      signal.removeEventListener('abort', look);
      resolve();
    };
    const stop = queryClient.getMutationCache().subscribe(look);
    signal.addEventListener('abort', look);
  });
}
