import { Choices } from './Choices.tsx';
import { DailyTarget } from './DailyTarget.tsx';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import { isWeightWrong, listHeights, UNITS, withUnits } from './model.ts';
import type { TargetState } from './queries.ts';
import { PROFILE_TEXTS, SEX_CHOICES, UNIT_CHOICES } from './texts.ts';
import type { ProfileForm } from './use-profile-form.ts';

type Props = Pick<ProfileForm, 'draft' | 'change'> & { readonly savedUnits: string | null; readonly target: TargetState };

export function PhysicalSection({ draft, change, savedUnits, target }: Props) {
  const unit = PROFILE_TEXTS.weightPlaceholder[draft.preferredUnits];
  const isReread = draft.weight !== '' && (savedUnits ?? 'imperial') !== draft.preferredUnits;
  return (
    <div className="grid gap-6">
      <Choices
        label={PROFILE_TEXTS.units}
        name="preferredUnits"
        layout="row"
        values={UNITS}
        texts={UNIT_CHOICES}
        value={draft.preferredUnits}
        onChange={(units) => change(withUnits(draft, units))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={PROFILE_TEXTS.height}>
          {(ids) => (
            <select
              {...ids}
              name="height"
              value={draft.height}
              className={INPUT_CLASS}
              onChange={(event) => change({ height: event.target.value })}
            >
              <option value="">{PROFILE_TEXTS.noHeight}</option>
              <HeightOptions {...draft} />
            </select>
          )}
        </Field>
        <Field
          label={PROFILE_TEXTS.weight(unit)}
          hint={isReread ? PROFILE_TEXTS.weightReread(unit) : undefined}
          error={isWeightWrong(draft.weight) ? PROFILE_TEXTS.weightWrong : undefined}
        >
          {(ids) => (
            <input
              {...ids}
              name="weight"
              type="number"
              min={1}
              step="any"
              inputMode="decimal"
              placeholder={unit}
              value={draft.weight}
              className={`${INPUT_CLASS} numbers`}
              onChange={(event) => change({ weight: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Choices
        label={PROFILE_TEXTS.sex}
        hint={PROFILE_TEXTS.sexHint}
        name="sex"
        layout="row"
        values={['female', 'male', '']}
        texts={SEX_CHOICES}
        value={draft.sex}
        onChange={(sex) => change({ sex })}
      />
      <DailyTarget target={target} isHidden={draft.hideNumbers} />
    </div>
  );
}

/** A height that an earlier choice of units left behind stays to be seen. */
function HeightOptions({ preferredUnits, height }: ProfileForm['draft']) {
  const heights = listHeights(preferredUnits);
  return (
    <>
      {height !== '' && !heights.includes(height) && <option>{height}</option>}
      {heights.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </>
  );
}
