import { IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { GuideEntry } from '@larder/domain/diet/guide.ts';
import { useHidesNumbers } from '../../components/hidden-numbers.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-styles.ts';
import { cardIdOf } from './CompareDiets.tsx';
import { DietDetails } from './DietDetails.tsx';
import { MacroBands } from './MacroBands.tsx';
import { NUTRITION_TEXTS, quietDescription } from './texts.ts';

export function DietCard({ entry }: { readonly entry: GuideEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  const hidesNumbers = useHidesNumbers();
  const id = useId();
  const { name, description, macroDistribution, searchQuery } = entry;
  return (
    <article id={cardIdOf(entry.diet)} tabIndex={-1} aria-labelledby={`${id}name`} className="card scroll-mt-4">
      <div className="grid grid-cols-1 gap-x-12 gap-y-5 p-5 sm:p-7 lg:grid-cols-[1fr_27rem] lg:grid-rows-[auto_1fr]">
        <div>
          <h2 id={`${id}name`} className="display text-2xl sm:text-3xl">
            {name}
          </h2>
          <p className="mt-2 max-w-prose text-muted">{hidesNumbers ? quietDescription(entry) : description}</p>
        </div>
        {!hidesNumbers && (
          <div className="self-center lg:col-start-2 lg:row-span-2">
            <MacroBands diet={name} ranges={macroDistribution} />
          </div>
        )}
        <div className="flex flex-wrap gap-3 self-end lg:col-start-1 lg:row-start-2">
          <Link to={PATHS.home} search={{ q: searchQuery }} preload={false} className={buttonClass('secondary')}>
            {NUTRITION_TEXTS.create(name)}
          </Link>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}details`}
            aria-describedby={`${id}name`}
            className={buttonClass('quiet')}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? NUTRITION_TEXTS.hide : NUTRITION_TEXTS.show}
            <IconChevronDown className={`size-5 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`} aria-hidden />
          </button>
        </div>
      </div>
      <div id={`${id}details`} hidden={!isOpen} className="rise border-t border-line p-5 sm:p-7">
        {isOpen && <DietDetails entry={entry} />}
      </div>
    </article>
  );
}
