import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { PICTURE_TEXTS } from '../texts.ts';

/** Steps with a film beside them. */
export function RecipePicture() {
  return (
    <div aria-hidden="true" className="flex w-full max-w-80 items-center">
      <ol className="min-w-0 flex-1 rounded-2xl bg-card p-4 pr-10 text-sm shadow-card">
        {PICTURE_TEXTS.steps.map((step, i) => (
          <li key={step} className="flex gap-2.5 py-1.5">
            <span className="numbers grid size-5 shrink-0 place-items-center rounded-full bg-primary-soft text-xs font-semibold text-primary">
              {i + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <span className="-ml-8 grid size-20 shrink-0 rotate-3 place-items-center rounded-2xl bg-ink shadow-lift">
        <IconPlayerPlayFilled className="size-8 text-paper" />
      </span>
    </div>
  );
}
