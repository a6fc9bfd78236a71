import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Point, readSwipe } from './read-swipe.ts';
import { endCooking, keepStep, leaveCooking, readStep } from './cooking-store.ts';
import { useWakeLock } from '../../lib/use-wake-lock.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { noteMovedGround } from '../../ui/stray-presses.ts';
import { StepLines, StepText } from './StepText.tsx';
import { COOK_TEXTS } from './texts.ts';
import { TimerDock } from './TimerDock.tsx';
import { useTimers } from './timer-store.ts';
import type { CookedAmounts, ShownStep } from './use-recipe-style.ts';

type Props = {
  readonly title: string;
  readonly steps: readonly ShownStep[];
  /** What is asked when it is done; without it, done is the end. */
  readonly ending?: ReactNode;
  /** Those that the steps are written for. */
  readonly amounts: CookedAmounts;
  readonly onClose: () => void;
};

/** One step at a time, large enough to be read from across the stove. */
export function CookMode({ title, steps, amounts, ending, onClose: close }: Props) {
  const [at, setAt] = useState(() => Math.min(steps.length - 1, readStep(title)));
  const [isDone, setIsDone] = useState(false);
  const timers = useTimers();
  useWakeLock(true);
  const [isResumed, setIsResumed] = useState(at > 0);
  const { servings, system } = amounts;
  useEffect(() => keepStep(title, at, { servings, system }), [title, at, servings, system]);
  // Two quick taps of a wet finger are one: the second would pass over a step that nobody has read.
  useLayoutEffect(noteMovedGround, [at, isDone]);
  const onClose = (): void => {
    leaveCooking(title);
    close();
  };
  const finish = (): void => {
    endCooking();
    if (ending === undefined) onClose();
    else setIsDone(true);
  };
  const step = steps[at]!;
  const isLast = at === steps.length - 1;
  const from = useRef<Point>(undefined);
  /** Where the keyboard's place goes with a button that is gone. */
  const heading = useRef<HTMLParagraphElement>(null);
  const go = (to: number) => setAt(Math.min(steps.length - 1, Math.max(0, to)));

  if (isDone) {
    return (
      <Dialog title={title} onClose={onClose} className="cook-mode">
        <Ending onClose={onClose}>{ending}</Ending>
      </Dialog>
    );
  }
  return (
    <Dialog title={title} onClose={onClose} className="cook-mode">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys turn the page, beside the two buttons */}
      <div
        className="flex min-h-0 flex-1 flex-col"
        onTouchStart={({ touches }) => {
          from.current = touches.length === 1 ? touches[0] : undefined;
        }}
        onTouchEnd={({ changedTouches }) => {
          const by = readSwipe(from.current, changedTouches[0]);
          if (by !== 0) go(at + by);
        }}
        onKeyDown={(event) => {
          if (event.repeat) return;
          if (event.key === 'ArrowRight') go(at + 1);
          if (event.key === 'ArrowLeft') go(at - 1);
        }}
      >
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
          <p ref={heading} tabIndex={-1} className="numbers font-semibold text-primary outline-none" aria-live="polite">
            {COOK_TEXTS.progress(at + 1, steps.length)}
          </p>
          <span className="flex flex-wrap gap-2">
            {isResumed && (
              <Button
                look="quiet"
                onClick={() => {
                  setIsResumed(false);
                  go(0);
                  heading.current?.focus();
                }}
              >
                {COOK_TEXTS.beginAnew}
              </Button>
            )}
            <Button look="secondary" onClick={onClose}>
              {COOK_TEXTS.close}
            </Button>
          </span>
        </div>
        <div key={at} className="goes-on fade flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain py-4" aria-live="polite">
          {/* In the middle while there is room, from the top when there is none. */}
          <div className="my-auto grid gap-5">
            {headingAt(steps, at) !== undefined && <p className="font-semibold text-muted sm:text-xl">{headingAt(steps, at)}</p>}
            <StepLines step={step} number={at + 1} className="text-base sm:text-xl" />
            <p className="display max-w-[28ch] text-[clamp(1.5rem,5.5vmin,3rem)] leading-snug">
              <StepText text={step.text} of={{ dish: title, step: at + 1 }} />
            </p>
          </div>
        </div>
        <TimerDock timers={timers} className="py-3" />
        {/* Where text is large on a small screen, the words without the arrows. */}
        <div className="@container grid grid-cols-2 gap-3">
          {/* At the first step it does nothing and stays: whoever pressed it keeps the keyboard's place, and with it the arrows. */}
          <Button look="secondary" aria-disabled={at === 0} className="min-h-16 text-lg max-sm:px-2" onClick={() => go(at - 1)}>
            <IconArrowLeft className="size-6 @max-[18rem]:hidden" aria-hidden />
            {COOK_TEXTS.previous}
          </Button>
          <Button className="min-h-16 text-lg max-sm:px-2" onClick={isLast ? finish : () => go(at + 1)}>
            {isLast ? COOK_TEXTS.done : COOK_TEXTS.next}
            {isLast ? (
              <IconCheck className="size-6 @max-[18rem]:hidden" aria-hidden />
            ) : (
              <IconArrowRight className="size-6 @max-[18rem]:hidden" aria-hidden />
            )}
          </Button>
        </div>
        {'wakeLock' in navigator && <p className="mt-3 text-center text-sm text-muted">{COOK_TEXTS.awake}</p>}
      </div>
    </Dialog>
  );
}

/** Of the part of the recipe that a step is in. */
const headingAt = (steps: readonly ShownStep[], at: number): string | undefined =>
  steps.slice(0, at + 1).findLast(({ heading }) => heading !== undefined)?.heading;

/** The button that led here is gone: the keyboard's place is what is asked now. */
function Ending({ children, onClose }: { readonly children: ReactNode; readonly onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="fade flex min-h-0 flex-1 flex-col justify-center gap-8 py-4 outline-none">
      {children}
      <TimerDock timers={useTimers()} />
      <Button look="secondary" className="min-h-14 px-10 text-lg sm:self-start" onClick={onClose}>
        {COOK_TEXTS.finish}
      </Button>
    </div>
  );
}
