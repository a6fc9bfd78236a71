import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { GuideEntry } from '@larder/domain/diet/guide.ts';
import { DEFAULT_DAY_KCAL, type MacroRange } from '@larder/domain/diet/macro-split.ts';
import { KCAL_PER_GRAM, MACROS, type Macro } from '@larder/domain/food/nutrients.ts';
import { HIDDEN_NUMBERS_TEXT, useHidesNumbers } from '../../components/hidden-numbers.ts';
import { MACRO_LABELS } from '../../components/macro-slices.ts';
import { formatKcal, formatWhole } from '../../lib/format/round.ts';
import { GUIDE_SOURCES } from './sources.table.ts';
import { NUTRITION_TEXTS, withoutFigures } from './texts.ts';

const PARTS = NUTRITION_TEXTS.parts;

export function DietDetails({ entry }: { readonly entry: GuideEntry }) {
  const hidesNumbers = useHidesNumbers();
  const show = (lines: readonly string[]) => (hidesNumbers ? withoutFigures(lines) : lines);
  const { keyPrinciples, benefits, considerations, foodsToInclude, foodsToLimit } = entry;
  return (
    <>
      <div className="grid gap-x-10 gap-y-7 lg:grid-cols-3">
        <MacroDistribution entry={entry} />
        <Part title={PARTS.keyPrinciples} lines={show(keyPrinciples)} className="lg:col-span-2 lg:row-start-1" />
        <Part title={PARTS.benefits} lines={show(benefits)} />
        <Part title={PARTS.considerations} lines={show(considerations)} className="lg:col-span-2" />
      </div>
      <div className="mt-8 grid gap-4 sm:grid-cols-2">
        <Foods title={PARTS.foodsToInclude} foods={foodsToInclude} isGood />
        <Foods title={PARTS.foodsToLimit} foods={foodsToLimit} />
      </div>
      <p className="mt-6 text-sm text-muted">
        {NUTRITION_TEXTS.sources}: {GUIDE_SOURCES[entry.diet].join('; ')}.
      </p>
    </>
  );
}

function MacroDistribution({ entry: { macroDistribution } }: { readonly entry: GuideEntry }) {
  const hidesNumbers = useHidesNumbers();
  return (
    <section>
      <h3 className="display text-lg">{PARTS.macros}</h3>
      {hidesNumbers ? (
        <p className="mt-2 text-muted">{HIDDEN_NUMBERS_TEXT}</p>
      ) : (
        <table className="numbers mt-2 w-full max-w-xs">
          <caption className="sr-only">{PARTS.macros}</caption>
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="sr-only">
                {NUTRITION_TEXTS.macro}
              </th>
              <th scope="col" className="py-1 text-left font-normal">
                {NUTRITION_TEXTS.ofEnergy}
              </th>
              <th scope="col" className="py-1 text-right font-normal">
                {NUTRITION_TEXTS.onDay(formatKcal(DEFAULT_DAY_KCAL))}
              </th>
            </tr>
          </thead>
          <tbody>
            {MACROS.map((macro) => (
              <tr key={macro} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-medium">
                  {MACRO_LABELS[macro]}
                </th>
                <td className="py-1.5 font-semibold">
                  {macroDistribution[macro].min}-{macroDistribution[macro].max}%
                </td>
                <td className="py-1.5 text-right">{gramsOf(macro, macroDistribution[macro])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function gramsOf(macro: Macro, { min, max }: MacroRange): string {
  const grams = (percent: number) => formatWhole((DEFAULT_DAY_KCAL * percent) / 100 / KCAL_PER_GRAM[macro]);
  return `${grams(min)}-${grams(max)} g`;
}

type PartProps = { readonly title: string; readonly lines: readonly string[]; readonly className?: string };

function Part({ title, lines, className }: PartProps) {
  return (
    <section className={className}>
      <h3 className="display text-lg">{title}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 pl-5 marker:text-primary">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

type FoodsProps = { readonly title: string; readonly foods: readonly string[]; readonly isGood?: boolean };

function Foods({ title, foods, isGood = false }: FoodsProps) {
  const Icon = isGood ? IconCheck : IconMinus;
  return (
    <section className={`rounded-xl p-5 ${isGood ? 'bg-sage' : 'bg-butter'}`}>
      <h3 className="display text-lg">{title}</h3>
      <ul className="mt-2 grid gap-x-6 gap-y-1.5 xl:grid-cols-2">
        {foods.map((food) => (
          <li key={food} className="flex gap-2">
            <Icon className="mt-1 size-4 shrink-0" aria-hidden />
            {food}
          </li>
        ))}
      </ul>
    </section>
  );
}
