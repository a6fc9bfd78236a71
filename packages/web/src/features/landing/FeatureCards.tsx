import type { ComponentType } from 'react';
import { CalendarPicture } from './pictures/CalendarPicture.tsx';
import { GroceryPicture } from './pictures/GroceryPicture.tsx';
import { LibraryPicture } from './pictures/LibraryPicture.tsx';
import { RecipePicture } from './pictures/RecipePicture.tsx';
import { SentencePicture } from './pictures/SentencePicture.tsx';
import { SliderPicture } from './pictures/SliderPicture.tsx';
import { FEATURES, LANDING_TEXTS, type FeatureName } from './texts.ts';

/** Each feature shows itself, small and working, on its own linen. */
const CARDS: readonly { readonly name: FeatureName; readonly field: string; readonly Picture: ComponentType }[] = [
  { name: 'generate', field: 'bg-peach', Picture: SentencePicture },
  { name: 'nutrition', field: 'bg-linen', Picture: SliderPicture },
  { name: 'groceries', field: 'bg-butter', Picture: GroceryPicture },
  { name: 'calendar', field: 'bg-sage', Picture: CalendarPicture },
  { name: 'recipes', field: 'bg-lilac', Picture: RecipePicture },
  { name: 'library', field: 'bg-mist', Picture: LibraryPicture },
];

export function FeatureCards() {
  return (
    <section aria-labelledby="features" className="border-t border-line bg-paper-deep">
      <div className="page py-16 sm:py-24">
        <h2 id="features" className="display max-w-2xl text-3xl sm:text-5xl">
          {LANDING_TEXTS.featuresTitle}
        </h2>
        <p className="mt-4 max-w-xl text-lg text-muted">{LANDING_TEXTS.featuresLead}</p>
        <div className="mt-10 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {CARDS.map(({ name, field, Picture }) => (
            <article key={name} data-feature={name} aria-labelledby={`feature-${name}`} className="card flex flex-col overflow-hidden">
              <div className={`grid h-52 place-items-center overflow-hidden px-6 ${field}`}>
                <Picture />
              </div>
              <div className="p-6">
                <h3 id={`feature-${name}`} className="display text-xl">
                  {FEATURES[name].title}
                </h3>
                <p className="mt-2 text-muted">{FEATURES[name].text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
