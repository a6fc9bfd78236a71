import { useQuery } from '@tanstack/react-query';
import type { Chosen } from './mutations.ts';
import { luggageQuery, type Thing } from './queries.ts';
import { HOUSEHOLD_TEXTS } from './texts.ts';

const TEXTS = HOUSEHOLD_TEXTS.luggage;

type Props = { readonly lead: string; readonly chosen: Chosen; readonly onChange: (chosen: Chosen) => void };

/** Saved plans and recipes to tick; nothing is ticked before. */
export function LuggageList({ lead, chosen, onChange }: Props) {
  const { data, isError } = useQuery(luggageQuery);
  if (isError) return <p className="mt-4 text-muted">{TEXTS.failed}</p>;
  if (!data) return <span aria-hidden="true" className="skeleton mt-4 block h-24 w-full" />;
  if (data.plans.length + data.recipes.length === 0) return <p className="mt-4 text-muted">{TEXTS.empty}</p>;
  return (
    <div className="mt-4">
      <p>{lead}</p>
      <ThingList title={TEXTS.plans} things={data.plans} ids={chosen.plans} onChange={(plans) => onChange({ ...chosen, plans })} />
      <ThingList
        title={TEXTS.recipes}
        things={data.recipes}
        ids={chosen.recipes}
        onChange={(recipes) => onChange({ ...chosen, recipes })}
      />
    </div>
  );
}

type ListProps = {
  readonly title: string;
  readonly things: readonly Thing[];
  readonly ids: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
};

const LINE = 'flex min-h-11 items-center gap-3';
const BOX = 'size-5 shrink-0 accent-primary';

function ThingList({ title, things, ids, onChange }: ListProps) {
  if (things.length === 0) return null;
  const chosen = things.filter(({ id }) => ids.includes(id)).length;
  const isAll = chosen === things.length;
  return (
    <fieldset className="mt-4">
      <legend className="font-medium">{title}</legend>
      {things.length > 1 && (
        <label className={`${LINE} border-b border-line`}>
          <input
            ref={(box) => {
              if (box) box.indeterminate = chosen > 0 && !isAll;
            }}
            type="checkbox"
            className={BOX}
            checked={isAll}
            onChange={() => onChange(isAll ? [] : things.map(({ id }) => id))}
          />
          <span className="font-medium">{TEXTS.all}</span>
          <span className="numbers ml-auto text-sm text-muted">{TEXTS.chosen(chosen, things.length)}</span>
        </label>
      )}
      <ul className="goes-on max-h-60 overflow-y-auto">
        {things.map(({ id, title: name }) => (
          <li key={id}>
            <label className={LINE}>
              <input
                type="checkbox"
                className={BOX}
                checked={ids.includes(id)}
                onChange={({ target }) => onChange(target.checked ? [...ids, id] : ids.filter((other) => other !== id))}
              />
              <span className="min-w-0 wrap-anywhere">{name}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
