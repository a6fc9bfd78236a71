import type { MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { PLAN_TEXTS } from './texts.ts';

type Props = {
  /** Of the meal that another dish was asked for. */
  readonly slot: MealPlace | undefined;
  readonly eaten: string | undefined;
  readonly onRefresh: (slot: MealPlace) => void;
  readonly onClose: () => void;
};

/** Of a dish that others were to eat of, another is not looked for unsaid. */
export function PotQuestion({ slot, eaten, onRefresh, onClose }: Props) {
  if (slot === undefined || eaten === undefined) return null;
  return (
    <ConfirmDialog
      title={PLAN_TEXTS.potTitle}
      text={`${eaten} ${PLAN_TEXTS.potText}`}
      confirmLabel={PLAN_TEXTS.potRefresh}
      cancelLabel={PLAN_TEXTS.potKeep}
      onConfirm={() => {
        onClose();
        onRefresh(slot);
      }}
      onCancel={onClose}
    />
  );
}
