import { EATER_CALORIES, type Eater, EATER_NAME_LETTERS } from '@larder/contract/eater.ts';
import { EATER_KINDS, type EaterKind } from '@larder/domain/eater/eater-kind.ts';
import { useState } from 'react';
import { useUnsaved } from '../../lib/kept-drafts.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import { bodyOf, EATER_DRAFT, type EaterForm, findFaults, formOf, kindOfTyped, type Units, WEIGHTS } from './eater-form.ts';
import { DialogForm } from './DialogForm.tsx';
import { EntriesField } from './EntriesField.tsx';
import { MealsAtHome } from './MealsAtHome.tsx';
import { type SaveEater, usePutBack, useSaveEater } from './mutations.ts';
import { HOUSEHOLD_TEXTS, KIND_TEXTS } from './texts.ts';

const TEXTS = HOUSEHOLD_TEXTS.eater;

/** Who was being edited when the session ended, as they were when it began, and what was typed. */
export type KeptEater = { readonly eater: Eater; readonly form: EaterForm };

type Props = { readonly eater: Eater; readonly kept?: EaterForm | undefined; readonly units: Units; readonly onClose: () => void };

export function EaterDialog({ eater, kept, units, onClose }: Props) {
  const [year] = useState(() => new Date().getFullYear());
  const [opened] = useState<EaterForm>(() => formOf(eater, units, year));
  const [form, setForm] = useState<EaterForm>(kept ?? opened);
  const [isTried, setIsTried] = useState(false);
  const [gone, setGone] = useState<SaveEater>();
  const save = useSaveEater({ onSaved: onClose, onGone: setGone });
  const putBack = usePutBack({ onSaved: onClose });
  const change = (more: Partial<EaterForm>) => setForm((now) => ({ ...now, ...more }));
  const faults = findFaults(form, units);
  const shown = isTried ? faults : {};
  const isEdited = JSON.stringify(form) !== JSON.stringify(opened);
  useUnsaved(EATER_DRAFT, isEdited ? ({ eater, form } satisfies KeptEater) : undefined);
  function submit(): void {
    setIsTried(true);
    if (Object.keys(faults).length > 0) return;
    const bodyFor = (typed: EaterForm) => bodyOf(typed, { was: eater, units, year });
    save.mutate({ id: eater.id, body: { ...bodyFor(form), opened: bodyFor(opened) } });
  }

  return (
    <DialogForm
      title={TEXTS.title(eater.name)}
      isEdited={isEdited}
      isSaving={save.isPending || putBack.isPending}
      onSave={submit}
      onClose={onClose}
    >
      <Field label={TEXTS.name} error={shown.name && TEXTS.nameEmpty}>
        {(ids) => (
          <input
            {...ids}
            type="text"
            autoComplete="off"
            maxLength={EATER_NAME_LETTERS}
            value={form.name}
            className={INPUT_CLASS}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={TEXTS.kind}>
          {(ids) => (
            <select
              {...ids}
              value={form.kind}
              className={INPUT_CLASS}
              onChange={({ target }) => change({ kind: target.value as EaterKind })}
            >
              {EATER_KINDS.toReversed().map((kind) => (
                <option key={kind} value={kind}>
                  {[KIND_TEXTS[kind].label, KIND_TEXTS[kind].hint].filter(Boolean).join(', ')}
                </option>
              ))}
            </select>
          )}
        </Field>
        {form.kind !== 'adult' && (
          <Field label={TEXTS.age} hint={TEXTS.ageHint} error={shown.age && explainAge(form)}>
            {(ids) => (
              <input
                {...ids}
                type="text"
                inputMode="numeric"
                value={form.age}
                className={INPUT_CLASS}
                onChange={({ target }) => change({ age: target.value })}
              />
            )}
          </Field>
        )}
      </div>
      <EntriesField
        entries={form.restrictions}
        typed={form.typedEntry}
        onType={(typedEntry) => change({ typedEntry })}
        onChange={(restrictions) => change({ restrictions })}
      />
      {form.kind === 'adult' ? (
        <TargetFields form={form} units={units} shown={shown} change={change} />
      ) : (
        <p className="rounded-xl bg-butter p-4 text-sm">{TEXTS.minor}</p>
      )}
      <MealsAtHome value={form.eatsAtHome} onChange={(eatsAtHome) => change({ eatsAtHome })} />
      {gone && (
        <ConfirmDialog
          title={TEXTS.gone.title(eater.name)}
          text={TEXTS.gone.text}
          confirmLabel={TEXTS.gone.putBack}
          cancelLabel={TEXTS.gone.stay}
          onConfirm={() => {
            setGone(undefined);
            putBack.mutate(gone);
          }}
          onCancel={() => setGone(undefined)}
        />
      )}
    </DialogForm>
  );
}

/** Why the age cannot stay, or the word for who it is beside it. */
function explainAge({ age }: EaterForm): string {
  const kind = kindOfTyped(age);
  return kind === undefined ? TEXTS.ageWrong : TEXTS.ageOther(Number(age), KIND_TEXTS[kind].label);
}

type TargetProps = {
  readonly form: EaterForm;
  readonly units: Units;
  readonly shown: ReturnType<typeof findFaults>;
  readonly change: (more: Partial<EaterForm>) => void;
};

const UNIT_WORDS = { metric: 'kg', imperial: 'lb' } as const;

function TargetFields({ form, units, shown, change }: TargetProps) {
  const unit = UNIT_WORDS[units];
  return (
    <>
      <Choice
        label={TEXTS.target}
        name="target"
        value={form.target}
        texts={{
          usual: `${TEXTS.targets.usual.label}: ${TEXTS.targets.usual.hint.toLowerCase()}`,
          calories: `${TEXTS.targets.calories.label}: ${TEXTS.targets.calories.hint.toLowerCase()}`,
          body: `${TEXTS.targets.body.label}: ${TEXTS.targets.body.hint.toLowerCase()}`,
        }}
        onChange={(target) => change({ target })}
      />
      {form.target === 'calories' && (
        <Field label={TEXTS.calories} error={shown.calories && TEXTS.caloriesWrong(EATER_CALORIES.least, EATER_CALORIES.most)}>
          {(ids) => (
            <input
              {...ids}
              type="text"
              inputMode="numeric"
              value={form.calories}
              className={`${INPUT_CLASS} numbers`}
              onChange={({ target }) => change({ calories: target.value })}
            />
          )}
        </Field>
      )}
      {form.target === 'body' && (
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={`${TEXTS.weight} (${unit})`}
            error={shown.weight && TEXTS.weightWrong(WEIGHTS[units].least, WEIGHTS[units].most, unit)}
          >
            {(ids) => (
              <input
                {...ids}
                type="text"
                inputMode="numeric"
                value={form.weight}
                className={`${INPUT_CLASS} numbers`}
                onChange={({ target }) => change({ weight: target.value })}
              />
            )}
          </Field>
          <Field label={TEXTS.goal}>
            {(ids) => (
              <select
                {...ids}
                value={form.goal}
                className={INPUT_CLASS}
                onChange={({ target }) => change({ goal: target.value as EaterForm['goal'] })}
              >
                {Object.entries(TEXTS.goals).map(([goal, label]) => (
                  <option key={goal} value={goal}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div className="sm:col-span-2">
            <Choice label={TEXTS.sex} name="sex" value={form.sex} texts={TEXTS.sexes} onChange={(sex) => change({ sex })} />
          </div>
        </div>
      )}
    </>
  );
}

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  readonly texts: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, name, value, texts, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="font-medium">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {(Object.entries(texts) as [Value, string][]).map(([option, text]) => (
          <label key={option} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={value === option}
              className="size-4.5 accent-primary"
              onChange={() => onChange(option)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
