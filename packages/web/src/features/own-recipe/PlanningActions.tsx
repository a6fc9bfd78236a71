import { IconCalendarPlus, IconShoppingCart } from '@tabler/icons-react';
import { useState } from 'react';
import type { SavedRecipe } from '@larder/contract/own-recipe.ts';
import { Button } from '../../ui/Button.tsx';
import { AddToListDialog } from './AddToListDialog.tsx';
import { type OnPut, PutOnDayDialog, type RenderLeftovers } from './PutOnDayDialog.tsx';
import { LIST_TEXTS, PUT_TEXTS } from './texts.ts';

type Props = {
  readonly saved: SavedRecipe;
  readonly today: string;
  /** For how many it is shown, and so shopped for. */
  readonly plates: number;
  readonly writeLines: (plates: number) => readonly string[];
  /** What other screens show of days is no longer so. */
  readonly onPlanned: OnPut;
  readonly renderLeftovers: RenderLeftovers;
};

/** Onto the calendar, and into the shop. */
export function PlanningActions({ saved, today, plates, writeLines, onPlanned, renderLeftovers }: Props) {
  const [asked, setAsked] = useState<'day' | 'list'>();
  const close = () => setAsked(undefined);
  return (
    <>
      <Button onClick={() => setAsked('day')}>
        <IconCalendarPlus className="size-5" aria-hidden />
        {PUT_TEXTS.action}
      </Button>
      <Button look="secondary" onClick={() => setAsked('list')}>
        <IconShoppingCart className="size-5" aria-hidden />
        {LIST_TEXTS.action}
      </Button>
      {asked === 'day' && <PutOnDayDialog saved={saved} today={today} onPut={onPlanned} {...{ renderLeftovers }} onClose={close} />}
      {asked === 'list' && (
        <AddToListDialog
          title={saved.recipe.title}
          plates={plates}
          writeLines={writeLines}
          verdicts={saved.reading.verdicts}
          onClose={close}
        />
      )}
    </>
  );
}
