import { IconDeviceFloppy } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { PLAN_TEXTS } from './texts.ts';

/** For the one primary action: within the thumb's reach on a phone, beside the title where there is room. */
export const FOOT_BAR =
  'foot-bar max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t max-lg:border-line max-lg:bg-paper/95 max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:backdrop-blur-sm lg:pt-2';

type Props = { readonly isUpdate: boolean; readonly isSaving: boolean; readonly isDisabled: boolean; readonly onSave: () => void };

export function SaveBar({ isUpdate, isSaving, isDisabled, onSave }: Props) {
  const label = isUpdate ? PLAN_TEXTS.update : PLAN_TEXTS.save;
  return (
    <div className={FOOT_BAR}>
      <Button className="min-h-12 w-full px-7 whitespace-nowrap" disabled={isSaving || isDisabled} onClick={onSave}>
        <IconDeviceFloppy className="size-5" aria-hidden />
        {isSaving ? (isUpdate ? PLAN_TEXTS.updatingPlan : PLAN_TEXTS.saving) : label}
      </Button>
    </div>
  );
}
