import {
  IconAdjustmentsHorizontal,
  IconArrowBackUp,
  IconCalendarCheck,
  IconCopy,
  IconDotsVertical,
  IconListCheck,
  IconPrinter,
  IconShoppingCart,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { Menu } from '../../ui/Menu.tsx';
import type { WholeWeek } from './read-week.ts';
import { WEEK_TEXTS } from './texts.ts';

type Props = {
  readonly week: WholeWeek;
  readonly isSaving: boolean;
  readonly isShopping: boolean;
  readonly isBusy: boolean;
  readonly on: {
    readonly save: () => void;
    readonly shop: () => void;
    readonly undo: () => void;
    readonly change: () => void;
    readonly rules: () => void;
    readonly duplicate: () => void;
    readonly remove: () => void;
  };
};

/** For the one primary action on a phone: within the thumb's reach. */
const FOOT_BAR =
  'foot-bar max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-paper/95 max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:backdrop-blur-sm';
const PRIMARY = 'min-h-12 w-full px-7 whitespace-nowrap';

export const isSaved = ({ revision }: WholeWeek): boolean => revision !== undefined;

/** First it is saved, then it is shopped for: at each time one thing is the next. */
export function WeekToolbar({ week, isSaving, isShopping, isBusy, on }: Props) {
  const hasToBeSaved = !isSaved(week) || week.isChanged;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {week.canUndo && (
        <Button look="quiet" className="px-4" disabled={isBusy} onClick={on.undo}>
          <IconArrowBackUp className="size-5" aria-hidden />
          {WEEK_TEXTS.undo}
        </Button>
      )}
      <Button look="secondary" className="px-4" onClick={on.change}>
        <IconAdjustmentsHorizontal className="size-5" aria-hidden />
        {WEEK_TEXTS.change}
      </Button>
      <Button look="secondary" className="px-4" onClick={on.rules}>
        <IconListCheck className="size-5" aria-hidden />
        {WEEK_TEXTS.rules}
      </Button>
      {isSaved(week) && (
        <>
          <Link to={PATHS.printWeek} params={{ weekId: week.id }} className={buttonClass('secondary', 'px-4')}>
            <IconPrinter className="size-5" aria-hidden />
            {WEEK_TEXTS.print}
          </Link>
          <Menu
            label={WEEK_TEXTS.more}
            className="relative"
            buttonClassName="size-11"
            listClassName="top-12 right-0 w-56"
            items={[
              { label: WEEK_TEXTS.duplicate, icon: <IconCopy className="size-5" aria-hidden />, onChoose: on.duplicate },
              { label: WEEK_TEXTS.delete, icon: <IconTrash className="size-5" aria-hidden />, onChoose: on.remove },
            ]}
          >
            <IconDotsVertical className="size-5" aria-hidden />
          </Menu>
        </>
      )}
      <div className={FOOT_BAR}>
        {hasToBeSaved ? (
          <Button className={PRIMARY} disabled={isSaving || isBusy} onClick={on.save}>
            <IconCalendarCheck className="size-5" aria-hidden />
            {isSaving ? WEEK_TEXTS.saving : WEEK_TEXTS.save}
          </Button>
        ) : (
          <Button className={PRIMARY} disabled={isShopping} onClick={on.shop}>
            <IconShoppingCart className="size-5" aria-hidden />
            {isShopping ? WEEK_TEXTS.shopping : WEEK_TEXTS.shop}
          </Button>
        )}
      </div>
    </div>
  );
}
