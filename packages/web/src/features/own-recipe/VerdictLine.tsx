import { IconAlertTriangle, IconCheck, IconQuestionMark } from '@tabler/icons-react';
import type { RecipeReading } from '@larder/contract/own-recipe.ts';
import { SUMMARY_TEXTS } from './texts.ts';

const ICONS = { yes: IconCheck, no: IconAlertTriangle, unknown: IconQuestionMark } as const;

/** Whether one eater may have it, and which line says so. */
export function VerdictLine({ verdict: { eater, outcome, sentence } }: { readonly verdict: RecipeReading['verdicts'][number] }) {
  const Icon = ICONS[outcome];
  return (
    <p className={`flex gap-2 ${outcome === 'no' ? 'text-alert' : ''}`}>
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden />
      <span>
        {SUMMARY_TEXTS[outcome](eater)} {sentence}
      </span>
    </p>
  );
}

/** For whom it is not, or for whom nobody can tell. */
export const DoubtfulVerdicts = ({ verdicts }: { readonly verdicts: RecipeReading['verdicts'] }) =>
  verdicts.map(
    (verdict, at) =>
      // oxlint-disable-next-line react/no-array-index-key -- two at one table may have one name
      verdict.outcome !== 'yes' && <VerdictLine key={at} verdict={verdict} />,
  );
