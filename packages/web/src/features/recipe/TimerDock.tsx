import { Link, useLocation } from '@tanstack/react-router';
import { IconBell, IconClock, IconX } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { formatClock } from '../../lib/format/clock.ts';
import { useTopDialog } from '../../ui/top-dialog.ts';
import { selectAgain } from './selected-meal.ts';
import { COOK_TEXTS } from './texts.ts';
import { stopTimer, type Timer, useTimers } from './timer-store.ts';

/** The timers that run, each with what it is for and the way there. */
export function TimerDock({ timers, className = '' }: { readonly timers: readonly Timer[]; readonly className?: string }) {
  const pathname = useLocation({ select: ({ pathname: path }) => path });
  if (timers.length === 0) return null;
  return (
    <ul aria-label={COOK_TEXTS.timers} className={`flex flex-wrap justify-center gap-2 print:hidden ${className}`}>
      {timers.map((timer) => {
        const isDone = timer.secondsLeft === 0;
        const Icon = isDone ? IconBell : IconClock;
        return (
          <li
            key={timer.id}
            className={`rise flex max-w-full items-center gap-2 rounded-full border py-1 pr-1 pl-4 shadow-lift ${isDone ? 'border-accent bg-accent-soft text-accent-ink' : 'border-line bg-card'}`}
          >
            <Icon className="size-5 shrink-0" aria-hidden />
            <span role="timer" className="numbers shrink-0 font-semibold">
              {isDone ? COOK_TEXTS.timerDone : formatClock(timer.secondsLeft)}
            </span>
            <TimedStepName timer={timer} isHere={timer.path === pathname} />
            <button
              type="button"
              aria-label={COOK_TEXTS.stop(timer)}
              className="grid size-10 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
              onClick={() => stopTimer(timer.id)}
            >
              <IconX className="size-4" aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A long dish is cut short, and not its step. */
function TimedStepName({ timer, isHere }: { readonly timer: Timer; readonly isHere: boolean }) {
  const { dish, step, path, selected } = timer;
  const name = (
    <>
      <span className="max-w-44 truncate">{dish}</span>
      <span className="shrink-0 whitespace-pre"> · {COOK_TEXTS.timedStep(step)}</span>
    </>
  );
  const look = 'flex min-h-10 min-w-0 items-center text-sm';
  if (isHere) return <span className={`${look} text-muted`}>{name}</span>;
  return (
    <Link
      to={path}
      preload={false}
      aria-label={COOK_TEXTS.timedDish(timer)}
      className={`${look} underline decoration-line underline-offset-4 hover:decoration-current`}
      onClick={() => selected && selectAgain(selected)}
    >
      {name}
    </Link>
  );
}

/** On whatever screen. Behind a dialog it would be out of reach: there it is what is up, alone. */
export function RunningTimers() {
  const timers = useTimers();
  const dialog = useTopDialog();
  if (!dialog) return <TimerDock timers={timers} className="timer-dock" />;
  const up = timers.filter(({ secondsLeft }) => secondsLeft === 0);
  return createPortal(<TimerDock timers={up} className="timer-dock" />, dialog);
}
