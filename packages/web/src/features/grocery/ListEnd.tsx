import { IconCircleCheck } from '@tabler/icons-react';
import { isShopper } from '../../lib/household-role.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { Button } from '../../ui/Button.tsx';
import { useApproveList } from './mutations.ts';
import type { List } from './read-list.ts';
import { ShareButtons } from './ShareButtons.tsx';
import { LIST_TEXTS } from './texts.ts';

/** What one does once the list has been read to its end. */
export function ListEnd({ list }: { readonly list: List }) {
  const approve = useApproveList(list);
  const isOnline = useIsOnline();
  return (
    <div className="mt-8 flex flex-wrap gap-2 print:hidden">
      {list.status === 'draft' && !isShopper() && (
        <Button
          look="secondary"
          disabled={approve.isPending || !isOnline}
          title={isOnline ? undefined : LIST_TEXTS.needsNetwork}
          onClick={() => approve.mutate()}
        >
          <IconCircleCheck className="size-5" aria-hidden />
          {LIST_TEXTS.approve}
        </Button>
      )}
      <ShareButtons list={list} />
    </div>
  );
}
