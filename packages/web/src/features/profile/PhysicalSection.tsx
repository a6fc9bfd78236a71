import { Choices } from './Choices.tsx';
import { DailyTarget } from './DailyTarget.tsx';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import { Button } from '../../ui/Button.tsx';
import { heightIn, isSavedWeight, isWeightOdd, isWeightTooLarge, isWeightWrong, listHeights, roundedWeight, UNITS } from './model.ts';
import type { TargetState } from './queries.ts';
import { PROFILE_TEXTS, SEX_CHOICES, UNIT_CHOICES } from './texts.ts';
import type { ProfileForm } from './use-profile-form.ts';

type Props = Pick<ProfileForm, 'draft' | 'saved' | 'change' | 'changeUnits' | 'heights'> & { readonly target: TargetState };

export function PhysicalSection({ draft, saved, change, changeUnits, heights, target }: Props) {
  const unit = PROFILE_TEXTS.weightPlaceholder[draft.preferredUnits];
  const { left, nearest } = readLeft(draft, heights);
  return (
    <div className="grid gap-6">
      <Choices
        label={PROFILE_TEXTS.units}
        name="preferredUnits"
        layout="row"
        values={UNITS}
        texts={UNIT_CHOICES}
        value={draft.preferredUnits}
        onChange={changeUnits}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={PROFILE_TEXTS.height} hint={left && PROFILE_TEXTS.heightLeft(left)}>
          {(ids) => (
            <span className="grid gap-2">
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
              {nearest && (
                <Button look="secondary" className="min-h-11 justify-self-start" onClick={() => change({ height: nearest })}>
                  {PROFILE_TEXTS.takeHeight(nearest)}
                </Button>
              )}
            </span>
          )}
        </Field>
        <Field label={PROFILE_TEXTS.weight(unit)} hint={sayWeight(draft, saved)} error={explainWeight(draft)}>
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

/** Other units have cleared it: what it was, and what that comes to in these. */
function readLeft({ preferredUnits, height }: ProfileForm['draft'], heights: ProfileForm['heights']) {
  const left = height === '' ? heights[preferredUnits === 'metric' ? 'imperial' : 'metric'] || undefined : undefined;
  return { left, nearest: left === undefined ? undefined : heightIn(preferredUnits, left) };
}

function explainWeight({ weight }: ProfileForm['draft']): string | undefined {
  if (!isWeightWrong(weight)) return undefined;
  return isWeightTooLarge(weight) ? PROFILE_TEXTS.weightTooLarge : PROFILE_TEXTS.weightWrong;
}

/** Where it is hardly a person's, or another number is saved than the one that was typed or saved, or the same as other units. */
function sayWeight(draft: ProfileForm['draft'], saved: ProfileForm['draft']): string | undefined {
  const unit = PROFILE_TEXTS.weightPlaceholder[draft.preferredUnits];
  if (isWeightOdd(draft)) return PROFILE_TEXTS.weightOdd(draft.weight, unit);
  const rounded = roundedWeight(draft.weight);
  if (rounded !== undefined) return PROFILE_TEXTS.weightRounded(rounded, unit);
  if (draft.weight === '' || draft.preferredUnits === saved.preferredUnits) return undefined;
  return isSavedWeight(draft, saved)
    ? PROFILE_TEXTS.weightConverted(saved.weight, PROFILE_TEXTS.weightPlaceholder[saved.preferredUnits])
    : PROFILE_TEXTS.weightReread(unit);
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
