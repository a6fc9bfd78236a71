import { IconPrinter } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { isShopper } from '../../lib/household-role.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { KeepAwake } from './KeepAwake.tsx';
import { countChecked } from './model.ts';
import { type Exported, useExportList } from './mutations.ts';
import type { List } from './read-list.ts';
import { ShareButtons } from './ShareButtons.tsx';
import { LIST_TEXTS } from './texts.ts';

type Props = { readonly list: List; readonly onCheckAll: (checked: boolean) => void; readonly onPrint?: () => void };

/** What is needed in front of a shelf or a screen; what can wait is below the list. */
export function ListActions({ list, onCheckAll, onPrint = () => window.print() }: Props) {
  const [outcome, setOutcome] = useState<Exported | 'not-configured'>();
  const order = useExportList(list.id, {
    onOrder: (answer) => setOutcome(answer === 'not-configured' || !answer.isOpen ? answer : undefined),
  });
  const isOnline = useIsOnline();
  const canOrder = list.canOrder !== false;
  const noteId = useId();
  const checked = countChecked(list.items);
  const left = list.items.length - checked;

  return (
    <div className="mt-5 flex flex-wrap gap-2 print:hidden">
      <Button look="secondary" className="min-h-12" disabled={left === 0} onClick={() => onCheckAll(true)}>
        {LIST_TEXTS.checkAll}
      </Button>
      <Button look="secondary" className="min-h-12" disabled={checked === 0} onClick={() => onCheckAll(false)}>
        {LIST_TEXTS.uncheckAll}
      </Button>
      {!isShopper() && (
        <Button
          look={canOrder ? 'primary' : 'secondary'}
          className="min-h-12"
          disabled={!canOrder || left === 0 || order.isPending || !isOnline}
          aria-describedby={noteId}
          onClick={() => order.mutate()}
        >
          {order.isPending ? LIST_TEXTS.exporting : LIST_TEXTS.order}
        </Button>
      )}
      <Button look="secondary" className="min-h-12" onClick={onPrint}>
        <IconPrinter className="size-5" aria-hidden />
        {LIST_TEXTS.print}
      </Button>
      <KeepAwake />
      <p id={noteId} className="w-full text-sm text-muted">
        {sayOfOrdering({ canOrder, isOnline })}
      </p>
      {outcome === 'not-configured' && (
        <Dialog title={LIST_TEXTS.notConfigured.title} onClose={() => setOutcome(undefined)}>
          <p className="mt-3 text-muted">{LIST_TEXTS.notConfigured.text}</p>
          <div className="mt-6 flex flex-wrap gap-2">
            <ShareButtons list={list} />
            <Button className="ml-auto" onClick={() => setOutcome(undefined)}>
              {LIST_TEXTS.notConfigured.close}
            </Button>
          </div>
        </Dialog>
      )}
      {typeof outcome === 'object' && (
        <Dialog title={LIST_TEXTS.openedElsewhere.title} onClose={() => setOutcome(undefined)}>
          <p className="mt-3 text-muted">{LIST_TEXTS.openedElsewhere.text}</p>
          <a
            href={outcome.url}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('primary', 'mt-6')}
            onClick={() => setOutcome(undefined)}
          >
            {LIST_TEXTS.openExport}
          </a>
        </Dialog>
      )}
    </div>
  );
}

/** Why it cannot be ordered, where it cannot. */
function sayOfOrdering({ canOrder, isOnline }: { readonly canOrder: boolean; readonly isOnline: boolean }): string {
  if (isShopper()) return LIST_TEXTS.forShopper;
  if (!canOrder) return LIST_TEXTS.notConfigured.before;
  return isOnline ? LIST_TEXTS.affiliate : LIST_TEXTS.orderOffline;
}
