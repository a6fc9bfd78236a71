import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';
import { assertNever } from '@larder/domain/base/assert-never.ts';
import { addDays, type PlainDate } from '@larder/domain/calendar/plain-date.ts';
import type { TakenDay } from '@larder/contract/week.ts';
import type { ReactNode } from 'react';
import { DiscardQuestion } from '../../components/DiscardQuestion.tsx';
import { SLOT_LABELS } from '../../components/meal-slots.ts';
import { useToday } from '../../lib/today.ts';
import type { Meal } from '../../lib/wire/plan-types.ts';
import { DeleteWeekDialog } from './DeleteWeekDialog.tsx';
import { DuplicateWeekDialog } from './DuplicateWeekDialog.tsx';
import { MealSheet } from './MealSheet.tsx';
import { isSamePlace, nameDay, placeKey } from './model.ts';
import { MoveMealDialog } from './MoveMealDialog.tsx';
import { RulesSheet } from './RulesSheet.tsx';
import type { Saving } from './mutations.ts';
import type { WeekDay, WholeWeek } from './read-week.ts';
import { type RenderSliders, TargetsDialog } from './TargetsDialog.tsx';
import { TakenDaysDialog } from './TakenDaysDialog.tsx';
import { DISCARD_TEXTS } from './texts.ts';
import { choicesOf, type WeekChoices } from './use-remake-week.ts';
import type { WeekActions } from './use-week-actions.ts';
import { WeekConflictDialog } from './WeekConflictDialog.tsx';
import type { WeekQuestion } from './week-question.ts';
import { WeekSettings } from './WeekSettings.tsx';
import { isSaved } from './WeekHead.tsx';

type Props = {
  readonly week: WholeWeek;
  readonly question: WeekQuestion;
  readonly actions: WeekActions;
  readonly renderRecipeLink: (meal: Meal, slot: MealSlot) => ReactNode;
  readonly renderSliders: RenderSliders;
  readonly pots: PotsOfWeek;
  readonly onAsk: (question: WeekQuestion | undefined) => void;
  readonly onRemake: (choices: WeekChoices) => void;
  readonly onSave: (asked: Saving) => void;
  readonly onTake: () => void;
  readonly onDiscard: () => void;
  readonly onOpenWeek: (week: WholeWeek) => void;
  readonly onDeleted: () => void;
};

/** What other days were to eat of what goes. */
export type PotsOfWeek = {
  readonly renderLeftovers: (dates: readonly PlainDate[]) => ReactNode;
  /** With their own plans kept on these dates, of this week. */
  readonly renderWithout: (dates: readonly PlainDate[], wanted: readonly WeekDay[]) => ReactNode;
};

/** Whichever dialog is open. */
export function WeekDialogs(props: Props): ReactNode {
  const { week, question, actions, renderSliders, pots, onAsk, onRemake, onSave, onTake, onDiscard, onOpenWeek, onDeleted } = props;
  const close = () => onAsk(undefined);
  switch (question.about) {
    case 'meal':
      return <OpenMeal {...props} question={question} />;
    case 'move': {
      const { date, slot } = question.place;
      const title = week.days.find((day) => day.date === date)?.plan?.meals[slot]?.title ?? SLOT_LABELS[slot];
      return (
        <MoveMealDialog
          {...{ week, slot }}
          from={date}
          what={title}
          onChoose={(to) => {
            close();
            actions.move(title, question.place, to);
          }}
          onClose={close}
        />
      );
    }
    case 'move-day':
      return (
        <MoveMealDialog
          {...{ week }}
          slot={undefined}
          from={question.date}
          what={nameDay(question.date, week)}
          onChoose={(to) => {
            close();
            actions.move(nameDay(question.date, week), { date: question.date }, to);
          }}
          onClose={close}
        />
      );
    case 'targets':
      return (
        <TargetsDialog
          {...{ week, renderSliders }}
          date={question.date}
          onSubmit={(grams) => {
            close();
            actions.adjust(grams, question.date);
          }}
          onClose={close}
        />
      );
    case 'settings':
      return (
        <WeekSettings
          choices={choicesOf(week)}
          isSaved={isSaved(week)}
          onSubmit={(choices) => {
            close();
            onRemake(choices);
          }}
          onClose={close}
        />
      );
    case 'rules':
      return (
        <RulesSheet
          onPlanAgain={() => {
            close();
            onRemake(choicesOf(week));
          }}
          onClose={close}
        />
      );
    case 'discard':
      return (
        <DiscardQuestion
          texts={DISCARD_TEXTS}
          onDiscard={() => {
            close();
            onDiscard();
          }}
          onKeep={close}
        />
      );
    case 'delete':
      return (
        <DeleteWeekDialog weekId={week.id} onDeleted={onDeleted} onClose={close}>
          {pots.renderLeftovers(listPlaced(week))}
        </DeleteWeekDialog>
      );
    case 'duplicate':
      return <DuplicateWeekDialog week={week} onMade={onOpenWeek} onClose={close} />;
    case 'obstacle':
      return question.obstacle.type === 'taken' ? (
        <TakenDays {...{ pots, onSave }} obstacle={question.obstacle} asked={question.asked} onClose={close} />
      ) : (
        <WeekConflictDialog
          mine={week}
          theirs={question.obstacle.type === 'changed' ? question.obstacle.theirs : undefined}
          onTake={() => {
            close();
            onTake();
          }}
          onSaveMine={({ revision }) => {
            close();
            onSave({ ...question.asked, week: { ...question.asked.week, revision } });
          }}
          onSaveAsNew={
            question.asked.week.isChanged
              ? () => {
                  close();
                  onSave({ week: { ...question.asked.week, revision: undefined } });
                }
              : undefined
          }
          onClose={close}
        />
      );
    default:
      return assertNever(question);
  }
}

/** Where the days of a week stand that go with it. */
const listPlaced = ({ days, start, length }: WholeWeek): readonly PlainDate[] =>
  days.flatMap(({ date, from, isOnCalendar, nowOn }) => {
    if (from === 'kept') return [];
    return isOnCalendar ? [date] : nowOn !== undefined && nowOn >= start && nowOn < addDays(start, length) ? [nowOn] : [];
  });

type TakenProps = Pick<Props, 'onSave' | 'pots'> & {
  readonly obstacle: { readonly days: readonly TakenDay[]; readonly isAskedAgain: boolean };
  readonly asked: Saving;
  readonly onClose: () => void;
};

function TakenDays({ obstacle: { days, isAskedAgain }, asked, pots, onSave, onClose }: TakenProps) {
  const dates = days.map(({ date }) => date as PlainDate);
  return (
    <TakenDaysDialog
      {...{ days, isAskedAgain, onClose }}
      onAnswer={(answer) => {
        onClose();
        onSave({ ...asked, taken: { answer, days } });
      }}
    >
      {pots.renderLeftovers(dates)}
      {pots.renderWithout(dates, asked.week.days)}
    </TakenDaysDialog>
  );
}

type OpenMealProps = Props & { readonly question: Extract<WeekQuestion, { about: 'meal' | 'move' }> };

function OpenMeal({ week, question: { place }, actions, renderRecipeLink, onAsk }: OpenMealProps) {
  const today = useToday();
  const day = week.days.find(({ date }) => date === place.date);
  const meal = day?.plan?.meals[place.slot];
  if (!day || !meal) return null;
  const close = () => onAsk(undefined);
  const isLocked = week.locked.some((other) => isSamePlace(other, place));
  const isTonight = (date: PlainDate): boolean => date === today || date === addDays(today, 1);
  return (
    <MealSheet
      {...{ week, place, meal, isLocked }}
      isBusy={actions.busy.includes(placeKey(place)) || actions.busy.includes(day.date)}
      recipeLink={renderRecipeLink(meal, place.slot)}
      change={
        day.from === 'kept'
          ? undefined
          : {
              onRefresh: () => actions.refresh(place),
              onToggleLock: () => actions.toggleLock(place),
              onSwap: (dishId) => void actions.swap(place, dishId),
              onSeat: (people) => actions.seat(place, people),
              onMove: () => onAsk({ about: 'move', place }),
              onEatOut: () => {
                close();
                actions.eatOut(place, true);
              },
              onPostpone:
                isSaved(week) && isTonight(place.date)
                  ? () => {
                      close();
                      actions.postpone(place, meal.title);
                    }
                  : undefined,
            }
      }
      onClose={close}
    />
  );
}
