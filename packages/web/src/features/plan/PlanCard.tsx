import { Link } from '@tanstack/react-router';
import { IconCalendarPlus, IconDownload, IconPencil, IconPrinter, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { memo, useEffect, useId, useRef, type ReactNode } from 'react';
import { AgainstMark } from '../../components/AgainstMark.tsx';
import { MealArt } from '../../components/MealArt.tsx';
import { useHidesNumbers, withoutNumbers } from '../../components/hidden-numbers.ts';
import { MacroStrip } from '../../components/MacroStrip.tsx';
import { macroSlices } from '../../components/macro-slices.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import { useRouteExists } from '../../lib/use-route-exists.ts';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';
import { PATHS, printPlanUrl } from '../../paths.ts';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { slotsOf } from './plan-sitting.ts';
import { SHELF_TEXTS } from './texts.ts';

export type PlanAct = 'favorite' | 'add-to-calendar' | 'export' | 'delete';

type Props = {
  readonly plan: SavedPlan;
  readonly isNew: boolean;
  /** Brought back by Undo, whose button took the keyboard's place with it. */
  readonly isRestored: boolean;
  /** Absent until there is a calendar to add to. */
  readonly canAddToCalendar: boolean;
  readonly onAct: (act: PlanAct, plan: SavedPlan) => void;
  /** Where the plan that was just saved can go next. */
  readonly renderNext?: ((plan: SavedPlan) => ReactNode) | undefined;
};

const ACTION =
  'inline-flex min-h-10 min-w-0 items-center justify-center gap-1 rounded-full text-sm font-medium text-muted transition-colors hover:bg-primary-soft hover:text-ink';

/** A shelf holds many: one that has not changed is not drawn again while somebody types into the search. */
export const PlanCard = memo(function PlanCard({ plan, isNew, isRestored, canAddToCalendar, onAct, renderNext }: Props) {
  const id = useId();
  const canPrint = useRouteExists(PATHS.printPlan);
  const { title, totals, isFavorite } = plan;
  const hidesNumbers = useHidesNumbers();
  const description = hidesNumbers ? withoutNumbers(plan.description) : plan.description;
  const [protein, carbs, fat] = macroSlices(totals);
  const starLabel = isFavorite ? SHELF_TEXTS.unfavorite(title) : SHELF_TEXTS.favorite(title);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRestored && document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [isRestored]);
  const Star = isFavorite ? IconStarFilled : IconStar;

  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-labelledby={id}
      data-plan-id={plan.id}
      className={`card relative flex flex-col overflow-hidden [contain-intrinsic-size:auto_30.75rem] [content-visibility:auto] ${isNew ? 'ring-2 ring-primary' : ''}`}
    >
      <Plates plan={plan} />
      {isNew && (
        <span className="pointer-events-none absolute top-3 left-3 z-1 rounded-full bg-accent-ink px-3 py-1 text-sm font-semibold text-paper">
          {SHELF_TEXTS.isNew}
        </span>
      )}
      {plan.against !== undefined && (
        <AgainstMark className="pointer-events-none absolute top-33 left-3 z-1 rounded-full bg-card px-3 py-1" />
      )}
      <div className="flex flex-1 flex-col p-5">
        {/* Room for two lines of each: every card is as tall as the next, on and off the screen. */}
        <div className="min-h-25">
          <div className="flex items-start gap-2">
            <h2 id={id} className="display line-clamp-2 min-w-0 flex-1 text-xl">
              {/* The picture is of what it opens: both lead to the plan. */}
              <Link to={PATHS.editPlan} params={{ planId: plan.id }} className="after:absolute after:inset-x-0 after:top-0 after:h-44">
                {title}
              </Link>
            </h2>
            <Tooltip text={starLabel} className="-mt-2 -mr-3 shrink-0">
              <button
                type="button"
                aria-pressed={isFavorite}
                aria-label={starLabel}
                className={`grid size-11 place-items-center rounded-full hover:bg-primary-soft ${isFavorite ? 'text-accent' : 'text-muted hover:text-ink'}`}
                onClick={() => onAct('favorite', plan)}
              >
                <Star className="size-6" aria-hidden />
              </button>
            </Tooltip>
          </div>
          {description !== '' && <p className="mt-1.5 line-clamp-2 text-muted">{description}</p>}
        </div>
        {!hidesNumbers && (
          <div className="mt-auto flex flex-wrap items-center gap-x-3 pt-4">
            <p className="numbers font-semibold whitespace-nowrap">{formatKcal(totals.calories)}</p>
            <MacroStrip
              split={{ protein: protein!.drawnPercent, carbs: carbs!.drawnPercent, fat: fat!.drawnPercent }}
              className="min-w-16 flex-1"
            />
            <p className="numbers w-full text-sm whitespace-nowrap text-muted">
              P {formatGrams(totals.protein)}, C {formatGrams(totals.carbs)}, F {formatGrams(totals.fat)}
            </p>
          </div>
        )}
      </div>
      {isNew && renderNext?.(plan)}
      <div className={`p-2 ${isNew && renderNext ? '' : 'border-t border-line'}`}>
        {canAddToCalendar && (
          <button
            type="button"
            aria-describedby={id}
            className={`${ACTION} w-full text-primary`}
            onClick={() => onAct('add-to-calendar', plan)}
          >
            <IconCalendarPlus className="size-4.5" aria-hidden />
            {SHELF_TEXTS.addToCalendar}
          </button>
        )}
        <div className="grid auto-cols-fr grid-flow-col">
          <Link to={PATHS.editPlan} params={{ planId: plan.id }} aria-describedby={id} className={ACTION}>
            <IconPencil className="size-4.5" aria-hidden />
            {SHELF_TEXTS.edit}
          </Link>
          {canPrint && (
            <Link to={printPlanUrl(plan.id)} aria-describedby={id} className={ACTION}>
              <IconPrinter className="size-4.5" aria-hidden />
              {SHELF_TEXTS.print}
            </Link>
          )}
          <button type="button" aria-label={SHELF_TEXTS.exportPlan(title)} className={ACTION} onClick={() => onAct('export', plan)}>
            <IconDownload className="size-4.5" aria-hidden />
            {SHELF_TEXTS.export.action}
          </button>
          <button type="button" aria-describedby={id} className={`${ACTION} hover:text-alert`} onClick={() => onAct('delete', plan)}>
            <IconTrash className="size-4.5" aria-hidden />
            {SHELF_TEXTS.delete}
          </button>
        </div>
      </div>
    </article>
  );
});

/** The day's dishes, each a whole plate: four stand two by two. */
function Plates({ plan }: { readonly plan: SavedPlan }) {
  const slots = slotsOf(plan);
  return (
    <div className={`grid h-44 auto-rows-fr ${slots.length === 3 ? 'grid-cols-3' : 'grid-cols-2'}`}>
      {slots.map((slot) => (
        <MealArt key={slot} meal={plan.meals[slot]} className={slots.length === 1 ? 'col-span-2' : ''} />
      ))}
    </div>
  );
}
