import { isUnservedWish } from '@larder/domain/plan/write/unserved-wish.ts';
import { Link } from '@tanstack/react-router';
import { IconX } from '@tabler/icons-react';
import { isAboutNumbers, useHidesNumbers } from '../../components/hidden-numbers.ts';
import { PATHS } from '../../paths.ts';
import type { Plan } from '../../lib/wire/plan-types.ts';
import { queryWithoutChip } from './model.ts';
import { PLAN_TEXTS } from './texts.ts';

/** What was understood of the words, and what of it the day does not serve. Taking a chip away asks again without it. */
export function IntentChips({ plan, isSaved }: { readonly plan: Plan; readonly isSaved: boolean }) {
  const { searchQuery, notUnderstood } = plan;
  const unserved = plan.notes.filter(isUnservedWish);
  const hidesNumbers = useHidesNumbers();
  // What the person wrote is theirs to see.
  const chips = plan.chips.filter(({ from, label }) => !hidesNumbers || from === 'text' || !isAboutNumbers(label));
  if (searchQuery === '' && unserved.length === 0) return null;
  return (
    <div className="mt-5 grid gap-3 wrap-anywhere">
      {searchQuery !== '' && (
        <p className="text-muted">
          {PLAN_TEXTS.askedFor} <q className="text-ink">{searchQuery}</q>
        </p>
      )}
      {chips.length > 0 && (
        <ul aria-label={PLAN_TEXTS.chipsLabel} className="flex flex-wrap gap-2">
          {chips.map((chip) => {
            const rest = isSaved ? undefined : queryWithoutChip(searchQuery, chip);
            const source = PLAN_TEXTS.chipFrom[chip.from];
            return (
              <li
                key={chip.id}
                className="inline-flex min-h-9 items-center rounded-full bg-primary-soft pl-4 text-sm font-medium last:mr-0"
              >
                <span className={rest === undefined ? 'pr-4' : ''}>
                  {chip.label} {source !== '' && <span className="ml-1 font-normal text-muted">{source}</span>}
                </span>
                {!isSaved && chip.use !== undefined && (
                  <Link
                    to={PATHS.search}
                    search={{ q: `${searchQuery}, ${chip.use}` }}
                    preload={false}
                    className="mr-1 grid min-h-9 place-items-center rounded-full px-3 text-primary underline underline-offset-4 hover:bg-line"
                  >
                    {PLAN_TEXTS.useIt}
                    <span className="sr-only"> {chip.label}</span>
                  </Link>
                )}
                {rest !== undefined && (
                  <Link
                    to={PATHS.search}
                    search={{ q: rest }}
                    preload={false}
                    aria-label={PLAN_TEXTS.removeChip(chip.label)}
                    className="ml-1 grid size-9 place-items-center rounded-full text-muted hover:bg-line hover:text-ink"
                  >
                    <IconX className="size-4" aria-hidden />
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {unserved.map((sentence) => (
        <p key={sentence} className="font-medium">
          {sentence}
        </p>
      ))}
      {notUnderstood.length > 0 && <p className="text-sm text-muted">{PLAN_TEXTS.notUnderstood(notUnderstood)}</p>}
    </div>
  );
}
