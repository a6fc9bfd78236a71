import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { IconStarFilled } from '@tabler/icons-react';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { formatKcal } from '../../lib/format/round.ts';
import { formatLongDay } from '../../lib/format/day.ts';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { awaitDay } from './awaited-day.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { type DaysByDate, offerPlans, type OfferedPlan } from './model.ts';
import { PlanPlates } from './PlanPlates.tsx';
import { PlanSomethingNew } from './PlanSomethingNew.tsx';
import { plannedPlansQuery, plansJudgedQuery } from './queries.ts';
import { DIALOG_TEXTS } from './texts.ts';

type Props = {
  readonly date: PlainDate;
  readonly days: DaysByDate;
  /** Undefined while they are loading. */
  readonly plans: readonly SavedPlan[] | undefined;
  readonly hasPlansFailed: boolean;
  readonly onChoose: (plan: SavedPlan) => void;
  readonly onClose: () => void;
};

const TEXTS = DIALOG_TEXTS.add;

export function AddPlanDialog({ date, days, plans, hasPlansFailed, onChoose, onClose }: Props) {
  const planned = useQuery(plannedPlansQuery);
  const judged = useQuery(plansJudgedQuery);
  // The order hangs on what is planned and allowed: better a moment later than changing under the finger.
  const isReady = plans !== undefined && !planned.isPending && !judged.isPending;
  const plannedIds = new Set([...(planned.data ?? []), ...[...days.values()].map(({ plan }) => plan.id)]);

  return (
    <ChoiceDialog
      title={TEXTS.title}
      lead={formatLongDay(date)}
      otherWay={isReady && plans.length > 0 && <PlanSomethingNew date={date} />}
      onClose={onClose}
    >
      {hasPlansFailed ? (
        <p role="alert" className="mt-5 font-medium text-alert">
          {TEXTS.failed}
        </p>
      ) : !isReady ? (
        <output className="mt-5 block text-muted">{TEXTS.loading}</output>
      ) : plans.length === 0 ? (
        <div className="mt-5">
          <p>{TEXTS.empty}</p>
          <Link to={PATHS.home} className={buttonClass('primary', 'mt-5')} onClick={() => awaitDay(date)}>
            {TEXTS.create}
          </Link>
        </div>
      ) : (
        <ul className="-mx-3 mt-4 grid gap-1">
          {offerPlans(date, plans, { plannedIds, judged: judged.data }).map((offer) => (
            <li key={offer.plan.id}>
              <OfferRow {...offer} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </ChoiceDialog>
  );
}

function OfferRow({ plan, isSuggested, against, onChoose }: OfferedPlan & { readonly onChoose: (plan: SavedPlan) => void }) {
  return (
    <button
      type="button"
      data-plan-id={plan.id}
      className={`flex w-full items-center gap-4 rounded-2xl p-3 text-left transition-colors hover:bg-primary-soft ${isSuggested ? 'bg-primary-soft' : ''}`}
      onClick={() => onChoose(plan)}
    >
      <PlanPlates plan={plan} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="line-clamp-2 font-semibold">{plan.title}</span>
          {plan.isFavorite && (
            <>
              <IconStarFilled className="size-4 shrink-0 text-accent" aria-hidden />
              <span className="sr-only">{TEXTS.favorite}</span>
            </>
          )}
        </span>
        {!useHidesNumbers() && <span className="numbers block text-sm text-muted">{formatKcal(plan.totals.calories)}</span>}
        {against !== undefined && <span className="mt-1 block text-sm font-medium wrap-anywhere">{against}</span>}
      </span>
      {isSuggested && (
        <span className="shrink-0 rounded-full bg-accent-ink px-2.5 py-0.5 text-xs font-semibold tracking-wide text-paper">
          {TEXTS.suggested}
        </span>
      )}
    </button>
  );
}
