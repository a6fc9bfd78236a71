import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { NewEater } from '@larder/contract/eater.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { whileBusy } from '../../ui/while-busy.ts';
import { useAddEaters } from './mutations.ts';
import { eatersQuery } from './queries.ts';
import { HOUSEHOLD_TEXTS } from './texts.ts';

const TEXTS = HOUSEHOLD_TEXTS.newcomers;

/** A sentence told them apart and the household does not know them: one press, and every later plan does. */
export function Newcomers({ newcomers }: { readonly newcomers: readonly NewEater[] }) {
  const [isAdded, setIsAdded] = useState(false);
  const add = useAddEaters({ onAdded: () => setIsAdded(true) });
  const { data: eaters } = useQuery(eatersQuery);
  const toTable = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isAdded && document.activeElement === document.body) toTable.current?.focus();
  }, [isAdded]);
  // A plan that is come back to was made before they were added.
  const unknown = newcomers.filter(({ name }) => !eaters?.some((eater) => eater.name === name));
  if (!isAdded && (!eaters || unknown.length === 0)) return null;
  const names = (isAdded ? newcomers : unknown).map(({ name }) => name ?? '');
  return (
    <p className="flex basis-full flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <span>{isAdded ? TEXTS.done(names) : TEXTS.lead(names)}</span>
      {isAdded ? (
        <Link ref={toTable} to={PATHS.household} className="inline-flex min-h-10 items-center text-primary underline underline-offset-4">
          {TEXTS.toTable}
        </Link>
      ) : (
        <Button look="secondary" {...whileBusy(add.isPending, () => add.mutate(unknown))}>
          <IconUserPlus className="size-5" aria-hidden />
          {TEXTS.add}
        </Button>
      )}
    </p>
  );
}
