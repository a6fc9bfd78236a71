import type { ReadLine } from '@larder/contract/own-recipe.ts';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { formatKcal } from '../../lib/format/round.ts';
import { Button } from '../../ui/Button.tsx';
import { LINE_TEXTS } from './texts.ts';

const TONES: Readonly<Record<ReadLine['certainty'], string>> = {
  sure: 'bg-sage text-ink',
  guessed: 'bg-butter text-ink',
  said: 'bg-primary-soft text-primary',
  'no-amount': 'bg-linen text-ink',
  'left-out': 'bg-linen text-ink',
  unknown: 'bg-alert-soft text-alert',
};

/** One line with what it was understood as, and the way to put that right. */
export function LineRow({ line, onCorrect }: { readonly line: ReadLine; readonly onCorrect: (() => void) | undefined }) {
  const { text, certainty } = line;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-line py-2.5 last:border-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{text}</p>
        <p className="numbers mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
          <span className={`rounded-full px-2 py-0.5 font-semibold ${TONES[certainty]}`}>{LINE_TEXTS.certainty[certainty]}</span>
          <span>
            <Understood line={line} />
          </span>
        </p>
      </div>
      {onCorrect && (
        <Button look="secondary" className="min-h-11 px-3.5 text-sm" aria-label={LINE_TEXTS.correct(text)} onClick={onCorrect}>
          {LINE_TEXTS.correctShort}
        </Button>
      )}
    </li>
  );
}

function Understood({ line: { certainty, food, grams, kcal } }: { readonly line: ReadLine }) {
  const isHidden = useHidesNumbers();
  if (certainty === 'unknown') return LINE_TEXTS.unknownFood;
  if (certainty === 'no-amount') return food ? `${food.name} · ${LINE_TEXTS.noAmount}` : LINE_TEXTS.noAmount;
  if (certainty === 'left-out' || !food) return null;
  return LINE_TEXTS.as(
    food.name,
    grams === null ? '' : `${grams < 10 ? grams : Math.round(grams)} g`,
    kcal === null || isHidden ? null : formatKcal(kcal),
  );
}
