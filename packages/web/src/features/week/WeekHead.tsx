import {
  IconAdjustmentsHorizontal,
  IconArrowBackUp,
  IconCalendarCheck,
  IconCopy,
  IconDotsVertical,
  IconListCheck,
  IconPrinter,
  IconRestore,
  IconShoppingCart,
  IconTarget,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { Menu } from '../../ui/Menu.tsx';
import type { WholeWeek } from './read-week.ts';
import { TARGETS_TEXTS } from './rules-texts.ts';
import { WEEK_TEXTS } from './texts.ts';

type StepProps = {
  readonly week: WholeWeek;
  readonly isSaving: boolean;
  readonly isShopping: boolean;
  readonly isBusy: boolean;
  readonly onSave: () => void;
  readonly onShop: () => void;
};

type ToolsProps = {
  readonly week: WholeWeek;
  readonly isBusy: boolean;
  readonly on: {
    readonly undo: () => void;
    readonly change: () => void;
    readonly targets: () => void;
    readonly rules: () => void;
    readonly discard: () => void;
    readonly duplicate: () => void;
    readonly remove: () => void;
  };
};

/** Four of them stand in a row on a phone. */
const SMALL = 'px-4 max-sm:gap-1.5 max-sm:px-3 max-sm:text-sm';
const STEP = 'min-h-11 shrink-0 whitespace-nowrap max-sm:px-4 max-sm:text-sm lg:px-7';

export const isSaved = ({ revision }: WholeWeek): boolean => revision !== undefined;
/** What the screen shows is not what is saved. */
export const isChangedSince = (week: WholeWeek): boolean => isSaved(week) && week.isChanged;
export const hasToBeSaved = (week: WholeWeek): boolean => !isSaved(week) || week.isChanged;

/** First it is saved, then it is shopped for: at each time one thing is the next. */
export function WeekStep({ week, isSaving, isShopping, isBusy, onSave, onShop }: StepProps) {
  return hasToBeSaved(week) ? (
    <Button className={STEP} disabled={isSaving || isBusy} onClick={onSave}>
      <IconCalendarCheck className="size-5 max-sm:hidden" aria-hidden />
      {isSaving ? WEEK_TEXTS.saving : WEEK_TEXTS.save}
    </Button>
  ) : (
    <Button className={STEP} disabled={isShopping} onClick={onShop}>
      <IconShoppingCart className="size-5 max-sm:hidden" aria-hidden />
      {isShopping ? WEEK_TEXTS.shopping : WEEK_TEXTS.shop}
    </Button>
  );
}

export function WeekTools({ week, isBusy, on }: ToolsProps) {
  return (
    // On a phone its button may stand anywhere in the row: the menu opens below all of it.
    <div className="flex flex-wrap items-center gap-1.5 max-sm:relative sm:gap-2">
      {week.canUndo && (
        <Button look="quiet" className={SMALL} disabled={isBusy} onClick={on.undo}>
          <IconArrowBackUp className="size-5" aria-hidden />
          {WEEK_TEXTS.undo}
        </Button>
      )}
      <Button look="secondary" className={SMALL} onClick={on.change}>
        <IconAdjustmentsHorizontal className="size-5" aria-hidden />
        {WEEK_TEXTS.change}
      </Button>
      <Button look="secondary" className={SMALL} disabled={isBusy} onClick={on.targets}>
        <IconTarget className="size-5" aria-hidden />
        {TARGETS_TEXTS.open}
      </Button>
      <Button look="secondary" className={SMALL} onClick={on.rules}>
        <IconListCheck className="size-5" aria-hidden />
        {WEEK_TEXTS.rules}
      </Button>
      {isSaved(week) && (
        <>
          <Link to={PATHS.printWeek} params={{ weekId: week.id }} className={buttonClass('secondary', SMALL)}>
            <IconPrinter className="size-5" aria-hidden />
            {WEEK_TEXTS.print}
          </Link>
          <Menu
            label={WEEK_TEXTS.more}
            className="sm:relative"
            buttonClassName="size-11"
            listClassName="top-full left-0 w-56 sm:top-12 sm:right-0 sm:left-auto"
            items={[
              ...(week.isChanged
                ? [
                    {
                      label: WEEK_TEXTS.discard,
                      icon: <IconRestore className="size-5" aria-hidden />,
                      isDisabled: isBusy,
                      onChoose: on.discard,
                    },
                  ]
                : []),
              { label: WEEK_TEXTS.duplicate, icon: <IconCopy className="size-5" aria-hidden />, onChoose: on.duplicate },
              { label: WEEK_TEXTS.delete, icon: <IconTrash className="size-5" aria-hidden />, onChoose: on.remove },
            ]}
          >
            <IconDotsVertical className="size-5" aria-hidden />
          </Menu>
        </>
      )}
    </div>
  );
}
