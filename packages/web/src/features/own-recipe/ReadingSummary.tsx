import { MACROS } from '@larder/domain/food/nutrients.ts';
import type { RecipeReading, RecipeText } from '@larder/contract/own-recipe.ts';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { MACRO_LABELS } from '../../components/macro-slices.ts';
import { formatGrams, formatKcal } from '../../lib/format/round.ts';
import { LIBRARY_TEXTS, OPINION_TEXTS, SUMMARY_TEXTS } from './texts.ts';
import { VerdictLine } from './VerdictLine.tsx';

type Props = {
  readonly recipe: Pick<RecipeText, 'statedKcal' | 'ingredients'>;
  readonly reading: RecipeReading;
  /** Somebody said "never again" of it. */
  readonly isRefused?: boolean;
  /** Of a recipe that is kept: whether its owner lets it into plans. */
  readonly inPlanning?: boolean;
};

/** Beyond this a difference is told as one to look at: the ceiling of such references is 7 to 8 % in the middle. */
const FAR_OFF = 0.25;
const WORTH_TELLING = 0.1;

/** What a recipe comes to, how surely, and for whom. */
export function ReadingSummary({ recipe: { statedKcal, ingredients }, reading, isRefused = false, inPlanning = true }: Props) {
  const isHidden = useHidesNumbers();
  const { nutrition, plates, guessed, notCounted, verdicts } = reading;
  const isFarOff = statedKcal !== null && plates !== null && Math.abs(statedKcal - nutrition.calories) > FAR_OFF * statedKcal;
  return (
    <div className="grid gap-2">
      {!isHidden && (
        <p className="numbers text-lg">
          <b className="font-semibold">{formatKcal(nutrition.calories)}</b> {plates === null ? LIBRARY_TEXTS.inAll : LIBRARY_TEXTS.perPlate}
          <span className="text-muted">
            {' '}
            · {MACROS.map((macro) => `${MACRO_LABELS[macro].toLowerCase()} ${formatGrams(nutrition[macro])}`).join(', ')}
          </span>
        </p>
      )}
      {!isHidden && statedKcal !== null && (
        <p className="numbers text-muted">
          {SUMMARY_TEXTS.stated(formatKcal(statedKcal), formatKcal(nutrition.calories))} {isFarOff && SUMMARY_TEXTS.farOff}
        </p>
      )}
      <p>
        {ingredients.some(({ lines }) => lines.length > 0) ? sayCounted(reading) : SUMMARY_TEXTS.noneToCount}{' '}
        {guessed > WORTH_TELLING && SUMMARY_TEXTS.guessed(guessed)} {notCounted.length > 0 && SUMMARY_TEXTS.notCounted(notCounted)}
      </p>
      {verdicts.map((verdict, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two at one table may have one name
        <VerdictLine key={at} verdict={verdict} />
      ))}
      <p className="text-muted">{isRefused ? OPINION_TEXTS.neverText : inPlanning ? sayPlanning(reading) : SUMMARY_TEXTS.keptOut}</p>
    </div>
  );
}

const sayCounted = ({ coverage, lines }: RecipeReading): string =>
  SUMMARY_TEXTS.counted(coverage, lines.filter(({ certainty }) => certainty === 'left-out').length);

/** What its owner lets into plans is in none for somebody whose rules leave it out, or of whom nobody can tell. */
function sayPlanning({ planning, verdicts }: RecipeReading): string {
  // Who reads comes first; for whom of the others it is not, its sentence says.
  const isForReader = verdicts[0] === undefined || verdicts[0].outcome === 'yes';
  return planning.isFit && !isForReader ? SUMMARY_TEXTS.notPlanned : (planning.sentence ?? SUMMARY_TEXTS.planned);
}
