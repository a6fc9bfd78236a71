import { namePlace, type MealPlace } from '@larder/domain/recipe/meal-slot.ts';
import { Link } from '@tanstack/react-router';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { CHIP } from '../../components/chip.ts';
import { isAboutNumbers, useHidesNumbers } from '../../components/hidden-numbers.ts';
import type { IntentChip, Plan, PlanTotals } from '../../lib/wire/plan-types.ts';
import { PATHS } from '../../paths.ts';
import { foldRules, queryWithoutChip, tellServed } from './model.ts';
import { PLAN_TEXTS } from './texts.ts';
import { WordsLink } from './WordsLink.tsx';

type Props = {
  readonly plan: Plan;
  readonly isSaved: boolean;
  /** What the day comes to since its sliders were moved. */
  readonly moved?: PlanTotals | undefined;
  readonly onSwap?: ((place: MealPlace) => void) | undefined;
  /** What stands before them in the same line, and what after. */
  readonly first?: ReactNode;
  readonly children?: ReactNode;
};

/**
 * What was understood of the words. Taking a chip away asks again without it. What the profile says every day is one chip; what
 * is left out in doubt comes first, where it is seen.
 */
export function IntentChips({ plan, isSaved, moved, onSwap, first, children }: Props) {
  const [areRulesOpen, setAreRulesOpen] = useState(false);
  const hidesNumbers = useHidesNumbers();
  // What the person wrote is theirs to see.
  const seen = plan.chips.filter(({ from, label }) => !hidesNumbers || from === 'text' || !isAboutNumbers(label));
  const { chips, rules } = foldRules(seen);
  if (seen.length === 0) {
    return (
      <div className="chip-line">
        {first}
        {children}
      </div>
    );
  }
  return (
    <>
      <div className="chip-line">
        {first}
        <ul aria-label={PLAN_TEXTS.chipsLabel} className="contents">
          {chips.map((chip) => (
            <Chip key={chip.id} {...{ chip, plan, isSaved, onSwap }} moved={hidesNumbers ? undefined : moved} />
          ))}
          {rules.length > 0 && (
            <li className={CHIP}>
              <button
                type="button"
                aria-expanded={areRulesOpen}
                aria-controls="your-rules"
                className="inline-flex min-h-9 items-center gap-1.5 rounded-full pr-3 pl-4 hover:bg-line"
                onClick={() => setAreRulesOpen(!areRulesOpen)}
              >
                {PLAN_TEXTS.yourRules(rules.length)}
                <IconChevronDown className={`size-4 text-muted transition-transform ${areRulesOpen ? 'rotate-180' : ''}`} aria-hidden />
              </button>
            </li>
          )}
        </ul>
        {children}
      </div>
      <div id="your-rules" hidden={!areRulesOpen} className="rise basis-full text-sm">
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {rules.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
          <li>
            <Link to={PATHS.profile} search={{ section: 'dietary' }} className="text-primary underline underline-offset-4">
              {PLAN_TEXTS.changeRules}
            </Link>
          </li>
        </ul>
      </div>
    </>
  );
}

type ChipProps = Pick<Props, 'plan' | 'isSaved' | 'moved' | 'onSwap'> & { readonly chip: IntentChip };

function Chip({ chip, plan, isSaved, moved, onSwap }: ChipProps) {
  const query = plan.searchQuery;
  const { text, unmetAt } = tellServed(chip, { ...plan, moved });
  const rest = isSaved ? undefined : queryWithoutChip(query, chip);
  const source = PLAN_TEXTS.chipFrom[chip.from];
  return (
    <li className={`${CHIP} pl-4`}>
      <span className={`max-md:truncate ${rest === undefined ? 'pr-4' : ''}`}>
        {text} {source !== '' && <span className="ml-1 font-normal text-muted">{source}</span>}
      </span>
      {unmetAt !== undefined && onSwap && (
        <button
          type="button"
          className="mr-1 min-h-9 rounded-full px-3 text-primary underline underline-offset-4 hover:bg-line"
          onClick={() => onSwap(unmetAt)}
        >
          {PLAN_TEXTS.swapFor(namePlace(unmetAt))}
          <span className="sr-only"> {text}</span>
        </button>
      )}
      {!isSaved && chip.use !== undefined && (
        <WordsLink
          words={`${query}, ${chip.use}`}
          className="mr-1 grid min-h-9 place-items-center rounded-full px-3 text-primary underline underline-offset-4 hover:bg-line"
        >
          {PLAN_TEXTS.takeIn}
          <span className="sr-only"> {chip.label}</span>
        </WordsLink>
      )}
      {rest !== undefined && (
        <WordsLink
          words={rest}
          aria-label={PLAN_TEXTS.removeChip(chip.label)}
          className="ml-1 grid size-9 shrink-0 place-items-center rounded-full text-muted hover:bg-line hover:text-ink"
        >
          <IconX className="size-4" aria-hidden />
        </WordsLink>
      )}
    </li>
  );
}
