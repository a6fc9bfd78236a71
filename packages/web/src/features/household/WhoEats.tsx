import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { useEaters } from './mutations.ts';
import { eatersQuery } from './queries.ts';
import { HOUSEHOLD_TEXTS } from './texts.ts';
import { useTakeOut } from './use-take-out.tsx';

const TEXTS = HOUSEHOLD_TEXTS.people;
const CHIP = 'inline-flex min-h-10 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium';

/** One line before the first plan: who is cooked for, by one tap each. Names and the rest are asked for nowhere, and kept on /household. */
export function WhoEats() {
  const { data: eaters } = useQuery(eatersQuery);
  const { add } = useEaters();
  const takeOut = useTakeOut();
  if (!eaters) return null;
  return (
    <section aria-labelledby="who-eats" className="mt-5 border-t border-line pt-4">
      <h3 id="who-eats" className="font-medium">
        {HOUSEHOLD_TEXTS.strip.title}
      </h3>
      <ul className="mt-2.5 flex flex-wrap items-center gap-2">
        {eaters.map((eater) => (
          <li
            key={eater.id}
            className={`${CHIP} max-w-full border-transparent bg-primary-soft text-primary ${eater.hasAccount ? '' : 'pr-0'}`}
          >
            <span className="truncate">{eater.isYou ? HOUSEHOLD_TEXTS.strip.you : eater.name}</span>
            {!eater.hasAccount && (
              <button
                type="button"
                aria-label={TEXTS.remove(eater.name)}
                className="grid size-10 shrink-0 place-items-center rounded-full hover:bg-line"
                onClick={({ currentTarget }) => takeOut.ask({ eater, button: currentTarget })}
              >
                <IconX className="size-4" aria-hidden />
              </button>
            )}
          </li>
        ))}
        {(['adult', 'child'] as const).map((kind) => {
          const label = kind === 'adult' ? TEXTS.addAdult : TEXTS.addChild;
          return (
            <li key={kind}>
              <button
                type="button"
                aria-label={TEXTS.add(label)}
                className={`${CHIP} border-edge bg-card hover:border-primary hover:bg-primary-soft`}
                // A double click is meant once: two people nobody has seated would eat of every plan.
                onClick={({ detail }) => detail < 2 && add.mutate(kind)}
              >
                <IconPlus className="size-4" aria-hidden />
                {label}
              </button>
            </li>
          );
        })}
        {eaters.length > 1 && (
          <li>
            <Link to={PATHS.household} className="inline-flex min-h-10 items-center text-sm text-primary underline underline-offset-4">
              {HOUSEHOLD_TEXTS.strip.more}
            </Link>
          </li>
        )}
      </ul>
      {takeOut.question}
    </section>
  );
}
