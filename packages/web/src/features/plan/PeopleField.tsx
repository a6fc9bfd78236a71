import { IconMinus, IconPlus, IconUsers } from '@tabler/icons-react';
import { MOST_PEOPLE } from '@larder/domain/table/seat-people.ts';
import { PLAN_TEXTS } from './texts.ts';

type Props = { readonly people: number; readonly isBusy: boolean; readonly onChange: (people: number) => void };

const BOX = 'inline-flex items-center rounded-full border border-edge';
const STEP = 'grid size-9 place-items-center rounded-full text-primary hover:bg-primary-soft disabled:opacity-55';

/** How many eat. Guests come and go by one press, and the same dishes are laid for them. */
export function PeopleField({ people, isBusy, onChange }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out in a row
    <div role="group" aria-label={PLAN_TEXTS.people} aria-busy={isBusy} className={BOX}>
      <button
        type="button"
        aria-label={PLAN_TEXTS.onePersonLess}
        className={STEP}
        disabled={isBusy || people <= 1}
        onClick={() => onChange(people - 1)}
      >
        <IconMinus className="size-4" aria-hidden />
      </button>
      <span className="numbers inline-flex items-center gap-1.5 px-1 text-sm font-medium" aria-live="polite">
        <IconUsers className="size-4 text-muted" aria-hidden />
        {PLAN_TEXTS.forPeople(people)}
      </span>
      <button
        type="button"
        aria-label={PLAN_TEXTS.onePersonMore}
        className={STEP}
        disabled={isBusy || people >= MOST_PEOPLE}
        onClick={() => onChange(people + 1)}
      >
        <IconPlus className="size-4" aria-hidden />
      </button>
    </div>
  );
}
