import { IconDeviceFloppy } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { PLAN_TEXTS } from './texts.ts';

/** Beside the title, in the line that stays. */
export const HEAD_ACTION = 'min-h-11 shrink-0 whitespace-nowrap max-sm:px-4 max-sm:text-sm lg:px-7';

type Props = { readonly isUpdate: boolean; readonly isSaving: boolean; readonly isDisabled: boolean; readonly onSave: () => void };

export function SaveButton({ isUpdate, isSaving, isDisabled, onSave }: Props) {
  const label = isUpdate ? PLAN_TEXTS.update : PLAN_TEXTS.save;
  return (
    <Button className={HEAD_ACTION} disabled={isSaving || isDisabled} onClick={onSave}>
      <IconDeviceFloppy className="size-5 max-sm:hidden" aria-hidden />
      {isSaving ? (isUpdate ? PLAN_TEXTS.updatingPlan : PLAN_TEXTS.saving) : label}
    </Button>
  );
}
