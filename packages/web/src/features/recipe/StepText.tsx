import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { findStepTimes } from '@larder/domain/recipe/find-step-times.ts';
import { COOK_TEXTS, RECIPE_TEXTS } from './texts.ts';
import { startTimer, type TimedStep } from './timer-store.ts';
import type { ShownStep } from './use-recipe-style.ts';

/** A step whose times can be tapped: each sets a timer. */
export function StepText({ text, of }: { readonly text: string; readonly of: TimedStep }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end, seconds } of findStepTimes(text)) {
    const time = text.slice(start, end);
    parts.push(text.slice(at, start));
    // What ends or goes on the sentence stays with the time: no line begins with a comma.
    const stop = /^[^\s\w]*/.exec(text.slice(end))?.[0] ?? '';
    parts.push(
      <span key={start} className="whitespace-nowrap">
        <button
          type="button"
          aria-label={COOK_TEXTS.setTimer(time)}
          className="inline-flex items-baseline gap-1 rounded-full bg-primary-soft px-1 font-semibold text-primary underline decoration-dotted underline-offset-4 hover:bg-line print:bg-transparent print:px-0 print:text-ink print:no-underline"
          onClick={() => startTimer(time, seconds, of)}
        >
          <IconClock className="size-[0.9em] shrink-0 self-center print:hidden" aria-hidden />
          {time}
        </button>
        {stop}
      </span>,
    );
    at = end + stop.length;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}

/** What to have at hand for one step, with its amounts. */
export function StepLines({
  step,
  number,
  className = '',
}: {
  readonly step: ShownStep;
  readonly number: number;
  readonly className?: string;
}) {
  if (step.lines.length === 0) return null;
  return (
    <ul aria-label={RECIPE_TEXTS.forStep(number)} className={`numbers flex flex-wrap gap-1.5 ${className}`}>
      {step.lines.map(({ amount, item, part }) => (
        <li key={item} className="rounded-full border border-line bg-paper px-2.5 py-0.5 text-muted">
          {part === 'rest' ? `${RECIPE_TEXTS.rest} ` : part === 'half' ? `${RECIPE_TEXTS.half} ` : ''}
          {part !== 'rest' && amount !== '' && <b className="font-semibold text-ink">{amount} </b>}
          {item.replace(/,.*$/, '')}
        </li>
      ))}
    </ul>
  );
}
