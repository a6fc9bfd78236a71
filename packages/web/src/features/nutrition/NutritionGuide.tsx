import { Link } from '@tanstack/react-router';
import { listGuide } from '@larder/domain/diet/guide.ts';
import { StillLife } from '../../components/StillLife.tsx';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { CompareDiets } from './CompareDiets.tsx';
import { DietCard } from './DietCard.tsx';
import { NUTRITION_TEXTS } from './texts.ts';

const GUIDE = listGuide();

export function NutritionGuide() {
  const { title, lead, disclaimer, closing } = NUTRITION_TEXTS;
  return (
    <div className="page py-10 sm:py-14">
      <h1 className="display text-4xl sm:text-5xl">{title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p>
      <CompareDiets entries={GUIDE} />
      <div className="mt-10 grid grid-cols-1 gap-5">
        {GUIDE.map((entry) => (
          <DietCard key={entry.diet} entry={entry} />
        ))}
      </div>
      <p className="mt-8 max-w-prose text-sm text-muted">{disclaimer}</p>
      <section aria-labelledby="closing" className="mt-12 grid justify-items-center rounded-card bg-sage px-5 py-12 text-center">
        <StillLife className="w-40" />
        <h2 id="closing" className="display mt-5 text-3xl">
          {closing.title}
        </h2>
        <p className="mt-3 max-w-md">{closing.text}</p>
        <Link to={PATHS.home} className={buttonClass('primary', 'mt-7 min-h-12 px-8')}>
          {closing.action}
        </Link>
      </section>
    </div>
  );
}
