import { IconCloudOff } from '@tabler/icons-react';
import { useIsOnline } from '../lib/use-is-online.ts';
import { PATHS } from '../paths.ts';
import { APP_TEXTS } from './texts.ts';

/** Below the header on every screen and in view wherever it is scrolled to. Read out when it comes. */
export function OfflineMark({ pathname }: { readonly pathname: string }) {
  const isOnline = useIsOnline();
  return (
    <output className="offline-mark contents">
      {!isOnline && (
        <span className="sticky top-(--header-height) z-20 flex h-10 items-center justify-center gap-2 bg-butter px-4 text-sm font-medium text-ink print:hidden">
          <IconCloudOff className="size-4.5 shrink-0" aria-hidden />
          <span className="truncate">
            {pathname.startsWith(PATHS.groceryLists) ? APP_TEXTS.offlineMark.lists : APP_TEXTS.offlineMark.other}
          </span>
        </span>
      )}
    </output>
  );
}
