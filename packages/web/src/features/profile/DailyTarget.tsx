import { MacroDonut } from '../../components/MacroDonut.tsx';
import { MacroLegend } from '../../components/MacroLegend.tsx';
import { Button } from '../../ui/Button.tsx';
import type { TargetState } from './queries.ts';
import { PROFILE_TEXTS } from './texts.ts';

const TEXTS = PROFILE_TEXTS.target;

/** The day that plans aim for, with the arithmetic that led to it. */
export function DailyTarget({ target, isHidden }: { readonly target: TargetState; readonly isHidden: boolean }) {
  return (
    <section aria-labelledby="daily-target" className="rounded-card bg-paper-deep p-5 sm:p-6">
      <h3 id="daily-target" className="display text-xl">
        {TEXTS.title}
      </h3>
      {isHidden ? <p className="mt-2 text-muted">{TEXTS.hidden}</p> : <Numbers {...target} />}
    </section>
  );
}

function Numbers({ data, isFailed, retry }: TargetState) {
  if (isFailed) {
    return (
      <div role="alert" className="mt-3 flex flex-wrap items-center gap-4">
        <p className="flex-1 text-muted">{TEXTS.failed}</p>
        <Button look="secondary" onClick={retry}>
          {TEXTS.retry}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <output className="mt-4 block min-h-64">
        <span className="sr-only">{TEXTS.pending}</span>
        <span aria-hidden="true" className="skeleton block h-32 w-full" />
      </output>
    );
  }
  const { calories, working, assumptions, notes } = data;
  return (
    <>
      <p className="mt-1 text-muted">{TEXTS.lead}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-5">
        <MacroDonut grams={data} calories={calories} className="size-32" />
        <MacroLegend grams={data} className="min-w-48 flex-1" />
      </div>
      <div className="mt-5 grid gap-2 border-t border-edge/40 pt-4 text-sm">
        <h4 className="text-base font-semibold">{TEXTS.working}</h4>
        {working.map((line) => (
          <p key={line} className="numbers">
            {line} kcal
          </p>
        ))}
        {assumptions.length > 0 && <p className="text-muted">{TEXTS.assumed(assumptions)}</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p className="text-muted">{TEXTS.disclaimer}</p>
      </div>
    </>
  );
}
