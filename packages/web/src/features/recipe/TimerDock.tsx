import { IconBell, IconClock, IconX } from '@tabler/icons-react';
import { formatClock } from '../../lib/format/clock.ts';
import { COOK_TEXTS } from './texts.ts';
import { stopTimer, useTimers } from './timer-store.ts';

/** The timers that run, wherever the recipe is scrolled to. */
export function TimerDock({ className = '' }: { readonly className?: string }) {
  const timers = useTimers();
  if (timers.length === 0) return null;
  return (
    <ul aria-label={COOK_TEXTS.timers} className={`flex flex-wrap justify-center gap-2 ${className}`}>
      {timers.map(({ id, time, secondsLeft }) => {
        const isDone = secondsLeft === 0;
        const Icon = isDone ? IconBell : IconClock;
        return (
          <li
            key={id}
            className={`rise flex items-center gap-2 rounded-full border py-1 pr-1 pl-4 shadow-lift ${isDone ? 'border-accent bg-accent-soft text-accent-ink' : 'border-line bg-card'}`}
          >
            <Icon className="size-5 shrink-0" aria-hidden />
            <span role="timer" className="numbers font-semibold">
              {isDone ? COOK_TEXTS.timerDone : formatClock(secondsLeft)}
            </span>
            <span className="text-sm text-muted">{time}</span>
            <button
              type="button"
              aria-label={COOK_TEXTS.stop(time)}
              className="grid size-10 place-items-center rounded-full text-muted hover:text-ink"
              onClick={() => stopTimer(id)}
            >
              <IconX className="size-4" aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
