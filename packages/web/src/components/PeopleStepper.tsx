import { IconMinus, IconPlus, IconUsers } from '@tabler/icons-react';
import { MOST_PEOPLE } from '@larder/domain/eater/eater-kind.ts';
import type { ReactNode } from 'react';
import { COMPONENT_TEXTS } from './texts.ts';

type Props = {
  readonly label: string;
  readonly people: number;
  readonly isBusy: boolean;
  readonly onChange: (people: number) => void;
};

const BOX = 'inline-flex shrink-0 items-center rounded-full border border-edge bg-card';

/** How many eat. Guests come and go by one press, and the same dishes are laid for them; who presses on need not wait. */
export function PeopleStepper({ label, people, isBusy, onChange }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be laid out in a row
    <div role="group" aria-label={label} aria-busy={isBusy} className={BOX}>
      <Step label={COMPONENT_TEXTS.onePersonLess} isEnd={people <= 1} onPress={() => onChange(people - 1)}>
        <IconMinus className="size-4" aria-hidden />
      </Step>
      <span className="numbers inline-flex items-center gap-1.5 px-1 text-sm font-medium whitespace-nowrap">
        <IconUsers className="size-4 text-muted" aria-hidden />
        {COMPONENT_TEXTS.forPeople(people)}
      </span>
      <Step label={COMPONENT_TEXTS.onePersonMore} isEnd={people >= MOST_PEOPLE} onPress={() => onChange(people + 1)}>
        <IconPlus className="size-4" aria-hidden />
      </Step>
    </div>
  );
}

type StepProps = { readonly label: string; readonly isEnd: boolean; readonly onPress: () => void; readonly children: ReactNode };

/** At its end it says so and keeps the focus: a button that is disabled under a finger loses it. */
function Step({ label, isEnd, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      className="grid size-9 place-items-center rounded-full text-primary hover:bg-primary-soft aria-disabled:opacity-55"
      onClick={() => {
        if (!isEnd) onPress();
      }}
    >
      {children}
    </button>
  );
}
