import { ACTIVITY_LEVELS, FITNESS_GOALS } from '@larder/domain/eater/eater.ts';
import { Choices } from './Choices.tsx';
import { DailyTarget } from './DailyTarget.tsx';
import type { TargetState } from './queries.ts';
import { ACTIVITY_CHOICES, GOAL_CHOICES, PROFILE_TEXTS } from './texts.ts';
import type { ProfileForm } from './use-profile-form.ts';

type Props = Pick<ProfileForm, 'draft' | 'change'> & { readonly target: TargetState };

export function FitnessSection({ draft, change, target }: Props) {
  return (
    <div className="grid gap-7">
      <Choices
        label={PROFILE_TEXTS.activity}
        name="activityLevel"
        layout="cards"
        values={ACTIVITY_LEVELS}
        texts={ACTIVITY_CHOICES}
        value={draft.activityLevel}
        onChange={(activityLevel) => change({ activityLevel })}
      />
      <Choices
        label={PROFILE_TEXTS.goal}
        name="fitnessGoals"
        layout="cards"
        values={FITNESS_GOALS}
        texts={GOAL_CHOICES}
        value={draft.fitnessGoals}
        onChange={(fitnessGoals) => change({ fitnessGoals })}
      />
      <DailyTarget target={target} isHidden={draft.hideNumbers} />
      <label className="flex cursor-pointer items-start gap-4 border-t border-line pt-6">
        <span className="flex-1">
          <span className="block font-medium">{PROFILE_TEXTS.hideNumbers}</span>
          <span id="hide-numbers-hint" className="mt-0.5 block text-sm text-muted">
            {PROFILE_TEXTS.hideNumbersHint}
          </span>
        </span>
        <input
          type="checkbox"
          name="hideNumbers"
          aria-label={PROFILE_TEXTS.hideNumbers}
          aria-describedby="hide-numbers-hint"
          checked={draft.hideNumbers}
          className="mt-0.5 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-line transition-colors before:block before:size-5 before:translate-x-[3px] before:translate-y-[3px] before:rounded-full before:bg-card before:shadow-card before:transition-transform checked:border-primary checked:bg-primary checked:before:translate-x-[23px]"
          onChange={(event) => change({ hideNumbers: event.target.checked })}
        />
      </label>
    </div>
  );
}
