import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { ChangedNote } from '../../components/ChangedNote.tsx';
import type { AtTable } from '../../components/read-table-change.ts';
import { announce } from '../../lib/announce.ts';
import { useUnsaved } from '../../lib/kept-drafts.ts';
import { useQuestion } from '../../lib/use-question.ts';
import { useStillHere } from '../../lib/use-still-here.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { ArrivingWeekScreen } from './ArrivingWeekScreen.tsx';
import { listDayItems } from './list-day-items.tsx';
import { ListSummary } from './ListSummary.tsx';
import { MealDrag } from './MealDrag.tsx';
import { isSamePlace, placeKey } from './model.ts';
import { useSaveWeek, useShopForWeek, useTakeSavedWeek } from './mutations.ts';
import type { WeekDay, WholeWeek } from './read-week.ts';
import type { RenderSliders } from './TargetsDialog.tsx';
import { CONFLICT_TEXTS, DISCARD_TEXTS, WEEK_TEXTS } from './texts.ts';
import { choicesOf, useRemakeWeek } from './use-remake-week.ts';
import { useWeekActions } from './use-week-actions.ts';
import { WeekBoard } from './WeekBoard.tsx';
import { type PotsOfWeek, WeekDialogs } from './WeekDialogs.tsx';
import { WeekFrame } from './WeekFrame.tsx';
import type { WeekQuestion } from './week-question.ts';
import { WeekTableNote } from './WeekTableNote.tsx';
import { hasToBeSaved, isChangedSince, isSaved, WeekStep, WeekTools } from './WeekHead.tsx';

type Props = {
  readonly week: WholeWeek;
  /** Who is at the table now, for a week that is kept. */
  readonly eaters?: readonly AtTable[] | undefined;
  /** Made again, perhaps for other days and words. */
  readonly onRemade: (week: WholeWeek) => void;
  readonly onLists: (ids: readonly string[]) => void;
  readonly onOpenDay: (planId: string) => void;
  readonly onOpenWeek: (week: WholeWeek) => void;
  readonly onDeleted: () => void;
  readonly renderRecipeLink: (meal: Meal, slot: MealSlot) => ReactNode;
  readonly renderSliders: RenderSliders;
  readonly pots: PotsOfWeek;
  /** What can be done with a saved week, under it; one that was changed since has to be saved for it. */
  readonly renderActions?: (unsaved: { readonly save: (then: () => void) => void } | undefined) => ReactNode;
};

export function WeekScreen(props: Props) {
  const { week, eaters, onRemade, onLists, onOpenDay, onOpenWeek, onDeleted, renderRecipeLink, renderSliders, pots, renderActions } = props;
  const [question, ask] = useQuestion<WeekQuestion>();
  // The server has it; what is kept is the way back to it, should the session end meanwhile.
  useUnsaved(`week ${week.id}`, hasToBeSaved(week) ? week.id : undefined, false);
  const isHere = useStillHere();
  const sayGone = () => ask({ about: 'obstacle', obstacle: { type: 'gone' }, asked: { week } });
  const actions = useWeekActions(week, sayGone);
  const { arriving, remake } = useRemakeWeek(week, onRemade);
  const shop = useShopForWeek(onLists);
  const take = useTakeSavedWeek(CONFLICT_TEXTS);
  const discard = useTakeSavedWeek(DISCARD_TEXTS);
  const save = useSaveWeek({
    onSaved: (saved, hasKeptDays) => {
      const off = saved.days.filter((day) => isOffCalendar(saved, day) && day.nowOn === undefined).length;
      showToast({
        title: WEEK_TEXTS.saved,
        description: hasKeptDays ? WEEK_TEXTS.savedBeside : off > 0 ? WEEK_TEXTS.savedOff(off) : WEEK_TEXTS.savedOn,
      });
    },
    onObstacle: (obstacle, asked) => {
      if (isHere()) ask({ about: 'obstacle', obstacle, asked });
      else showToast({ title: WEEK_TEXTS.error, description: WEEK_TEXTS.saveFailed, tone: 'error' });
    },
  });
  useDeletedUnderneath(week, sayGone);
  // Once: what changes later says so itself.
  const [ready] = useState(() => WEEK_TEXTS.ready(week.list?.things ?? 0));
  useEffect(() => announce(ready), [ready]);
  if (arriving) return <ArrivingWeekScreen arriving={arriving} asked={choicesOf(week)} />;

  const isBusy = (key: string): boolean => actions.busy.includes(key);
  const mealActions = (day: WeekDay, slot: MealSlot) => {
    const place = { date: day.date, slot };
    const isOpen = day.from === 'planned';
    return {
      isBusy: isBusy(placeKey(place)) || isBusy(day.date),
      isLocked: week.locked.some((other) => isSamePlace(other, place)),
      isOut: week.eatingOut.some((other) => isSamePlace(other, place)),
      isAlong: actions.isAlong(place),
      onOpen: () => ask({ about: 'meal', place }),
      onRefresh: isOpen ? () => actions.refresh(place) : undefined,
      onToggleLock: isOpen ? () => actions.toggleLock(place) : undefined,
      onEatIn: () => actions.eatOut(place, false),
    };
  };

  return (
    <>
      <WeekFrame
        week={week}
        step={
          <WeekStep
            week={week}
            isSaving={save.isPending}
            isShopping={shop.isPending}
            isBusy={actions.busy.length > 0}
            onSave={() => save.mutate({ week })}
            onShop={() => shop.mutate(week.id)}
          />
        }
        tools={
          <WeekTools
            week={week}
            isBusy={actions.busy.length > 0}
            on={{
              undo: actions.undo,
              change: () => ask({ about: 'settings' }),
              targets: () => ask({ about: 'targets', date: undefined }),
              rules: () => ask({ about: 'rules' }),
              discard: () => ask({ about: 'discard' }),
              duplicate: () => ask({ about: 'duplicate' }),
              remove: () => ask({ about: 'delete' }),
            }}
          />
        }
        status={
          <div className="flex flex-wrap items-baseline gap-x-8 gap-y-1">
            <ListSummary week={week} />
            {isChangedSince(week) && <ChangedNote isBusy={actions.busy.length > 0} onDiscard={() => ask({ about: 'discard' })} />}
          </div>
        }
      >
        <WeekTableNote
          week={week}
          eaters={eaters}
          isBusy={actions.busy.length > 0}
          onPlanAnew={() => remake({ choices: choicesOf(week) })}
        />
        <MealDrag week={week} onMove={(title, from, to) => actions.move(title, from, to.date)}>
          {(over) => (
            <WeekBoard
              week={week}
              over={over}
              actions={{
                meal: mealActions,
                day: (day) => ({
                  isBusy: isBusy(day.date),
                  onPutBack: isOffCalendar(week, day) ? () => save.mutate({ week, putBack: [day.date] }) : undefined,
                  items: listDayItems(day, {
                    week,
                    actions,
                    onMove: () => ask({ about: 'move-day', date: day.date }),
                    onTargets: () => ask({ about: 'targets', date: day.date }),
                    onReplan: () => remake({ choices: choicesOf(week), replan: [day.date] }),
                    onOpenDay,
                  }),
                }),
              }}
            />
          )}
        </MealDrag>
        <Relaxed sentences={week.relaxed} />
      </WeekFrame>
      {renderActions?.(isChangedSince(week) ? { save: (then) => save.mutate({ week }, { onSuccess: then }) } : undefined)}
      {question && (
        <WeekDialogs
          {...{ week, question, actions, renderRecipeLink, renderSliders, pots, onOpenWeek, onDeleted }}
          onAsk={ask}
          onRemake={(choices) => remake({ choices })}
          onSave={save.mutate}
          onTake={() => take.mutate(week.id)}
          onDiscard={() => discard.mutate(week.id)}
        />
      )}
    </>
  );
}

/** What was changed here outlives the week itself: saved after that, it would be there again for everybody without a word. */
function useDeletedUnderneath(week: WholeWeek, say: () => void): void {
  const tell = useEffectEvent(say);
  const wasSaved = useRef(false);
  useEffect(() => {
    if (wasSaved.current && !isSaved(week)) tell();
    wasSaved.current = isSaved(week);
  }, [week]);
}

/** Cleared from the calendar, or replaced there: no list shops for it, and no meal that is left of it says so. */
const isOffCalendar = (week: WholeWeek, { from, planId, isOnCalendar }: WeekDay): boolean =>
  isSaved(week) && from === 'planned' && planId !== undefined && !isOnCalendar;

function Relaxed({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <section aria-labelledby="relaxed" className="mt-8 max-w-3xl">
      <h2 id="relaxed" className="display text-xl">
        {WEEK_TEXTS.relaxedTitle}
      </h2>
      <ul className="mt-2 grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
