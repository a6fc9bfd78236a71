import { type EaterBody, type EaterEdit, MOST_EATERS } from '@larder/contract/eater.ts';
import { fail, ok, type Result } from '@larder/domain/base/result.ts';
import { type EaterKind, KIND_AGES, kindOfAge } from '@larder/domain/eater/eater-kind.ts';
import type { HouseholdScope } from '../../db/scope.ts';
import type { EaterStore, StoredEater } from './eater-store.ts';
import { keepEaterEdits } from './keep-eater-edits.ts';

export type EaterFault =
  | { readonly type: 'no-such-eater' }
  | { readonly type: 'has-account' }
  | { readonly type: 'under-18' }
  | { readonly type: 'under-1' }
  | { readonly type: 'not-born' }
  | { readonly type: 'table-full' };

type Deps = { readonly eaters: EaterStore; readonly now: () => Date };

/** What is told of somebody new; a kind is enough. */
type Told = { readonly [Field in keyof EaterBody]?: EaterBody[Field] | undefined } & Pick<EaterBody, 'kind'>;

export async function addEater({ eaters, now }: Deps, scope: HouseholdScope, told: Told): Promise<Result<StoredEater, EaterFault>> {
  const table = await eaters.listEaters(scope);
  if (table.length >= MOST_EATERS) return fail({ type: 'table-full' });
  const eater = settleKind(
    {
      name: told.name ?? '',
      kind: told.kind,
      birthYear: told.birthYear ?? null,
      restrictions: told.restrictions ?? [],
      target: told.target ?? { kind: 'usual' },
      eatsAtHome: told.eatsAtHome ?? {},
    },
    now().getUTCFullYear(),
  );
  if (!eater.ok) return eater;
  const id = await eaters.addEater(scope, { ...eater.value, name: eater.value.name || nameFor(eater.value.kind, table) });
  return found(await eaters.findEater(scope, id));
}

export async function updateEater(
  { eaters, now }: Deps,
  scope: HouseholdScope,
  { id, body }: { readonly id: string; readonly body: EaterEdit },
): Promise<Result<StoredEater, EaterFault>> {
  return eaters.inTurn(scope, id, async (held) => {
    const there = await held.findEater(scope, id);
    if (!there) return fail({ type: 'no-such-eater' });
    const edited = keepEaterEdits(body, there);
    if (there.userId !== undefined) await held.saveEatsAtHome(scope, id, edited.eatsAtHome);
    else {
      const eater = settleKind(edited, now().getUTCFullYear());
      if (!eater.ok) return eater;
      await held.updateEater(scope, id, { ...eater.value, name: eater.value.name || there.name });
    }
    return found(await held.findEater(scope, id));
  });
}

export async function removeEater({ eaters }: Deps, scope: HouseholdScope, id: string): Promise<Result<true, EaterFault>> {
  if (await eaters.removeEater(scope, id)) return ok(true);
  return fail({ type: (await eaters.findEater(scope, id)) ? 'has-account' : 'no-such-eater' });
}

export async function restoreEater({ eaters }: Deps, scope: HouseholdScope, id: string): Promise<Result<StoredEater, EaterFault>> {
  const table = await eaters.listEaters(scope);
  if (table.length >= MOST_EATERS && !table.some((eater) => eater.id === id)) return fail({ type: 'table-full' });
  return (await eaters.restoreEater(scope, id)) ? found(await eaters.findEater(scope, id)) : fail({ type: 'no-such-eater' });
}

const found = (eater: StoredEater | undefined): Result<StoredEater, EaterFault> => (eater ? ok(eater) : fail({ type: 'no-such-eater' }));

/**
 * The kind that a year of birth makes, and whether this may be kept of them. In the year somebody becomes 18 they may still be 17
 * and are taken for it: nothing of their body is kept, and no figure to eat by.
 */
function settleKind(eater: EaterBody, year: number): Result<EaterBody, EaterFault> {
  const age = eater.birthYear === null ? undefined : year - eater.birthYear;
  if (age !== undefined && age < 0) return fail({ type: 'not-born' });
  if (age !== undefined && age < KIND_AGES.toddler.from) return fail({ type: 'under-1' });
  const kind = age === undefined ? eater.kind : kindOfAge(age);
  const isGrown = kind === 'adult' && (age === undefined || age > KIND_AGES.adult.from);
  if (!isGrown && eater.target.kind !== 'usual') return fail({ type: 'under-18' });
  return ok({ ...eater, kind });
}

const WORDS: Readonly<Record<EaterKind, string>> = { adult: 'Adult', teen: 'Teen', child: 'Child', toddler: 'Toddler' };

/** "Adult 2": the account's person is the first. */
function nameFor(kind: EaterKind, table: readonly StoredEater[]): string {
  const taken = new Set(table.map(({ name }) => name));
  const first = table.filter((eater) => eater.kind === kind).length + 1;
  for (let n = first; ; n++) if (!taken.has(`${WORDS[kind]} ${n}`)) return `${WORDS[kind]} ${n}`;
}
