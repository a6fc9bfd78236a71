import { addEater, type Eater, listEaters, MOST_EATERS, removeEater, restoreEater, updateEater } from '@larder/contract/eater.ts';
import type { Result } from '@larder/domain/base/result.ts';
import { kindOfAge } from '@larder/domain/eater/eater-kind.ts';
import type { Scope } from '../../db/scope.ts';
import { route, type Route, succeed } from '../../http/mount.ts';
import { Problem } from '../../http/problems.ts';
import type { EaterStore, StoredEater } from './eater-store.ts';
import * as table from './set-table.ts';

export type EaterDeps = { readonly eaters: EaterStore; readonly now: () => Date };

export function eaterRoutes(deps: EaterDeps): readonly Route[] {
  const year = () => deps.now().getUTCFullYear();
  const answer = (scope: Scope, result: Result<StoredEater, table.EaterFault>) => succeed(format(scope, take(result), year()));
  return [
    route(listEaters, async ({ scope }) => {
      const eaters = (await deps.eaters.listEaters(scope)).map((eater) => format(scope, eater, year()));
      return succeed([...eaters.filter(({ isYou }) => isYou), ...eaters.filter(({ isYou }) => !isYou)]);
    }),
    route(addEater, async ({ scope, body }) => answer(scope, await table.addEater(deps, scope, body))),
    route(updateEater, async ({ scope, params: { id }, body }) => answer(scope, await table.updateEater(deps, scope, { id, body }))),
    route(removeEater, async ({ scope, params: { id } }) => {
      take(await table.removeEater(deps, scope, id));
      return { success: true } as const;
    }),
    route(restoreEater, async ({ scope, params: { id } }) => answer(scope, await table.restoreEater(deps, scope, id))),
  ];
}

const SENTENCES: Readonly<Record<Exclude<table.EaterFault['type'], 'no-such-eater'>, string>> = {
  'has-account': 'They have an account here: ask them to leave the household. Nothing was changed.',
  'under-18': 'For anybody under 18 Larder keeps no weight and plans by no number: choose “As usual”. Nothing was changed.',
  'under-1': 'Larder plans nothing for babies in their first year. Add them once they are one. Nothing was changed.',
  'not-born': 'This year of birth is still to come. Correct it and save again. Nothing was changed.',
  'table-full': `A household has ${MOST_EATERS} people at most. Remove somebody first. Nothing was changed.`,
};

function take<Value>(result: Result<Value, table.EaterFault>): Value {
  if (result.ok) return result.value;
  const { type } = result.fault;
  if (type === 'no-such-eater') throw new Problem('eater-not-found');
  throw new Problem('eater-refused', SENTENCES[type]);
}

/** A child grows: with a year of birth the kind is that of today. */
function format({ userId }: Scope, eater: StoredEater, year: number): Eater {
  const { id, name, birthYear, restrictions, target, eatsAtHome } = eater;
  return {
    id,
    name: name || (eater.userId === userId ? 'You' : 'Somebody'),
    kind: birthYear === null ? eater.kind : kindOfAge(year - birthYear),
    birthYear,
    restrictions: [...restrictions],
    target,
    eatsAtHome,
    hasAccount: eater.userId !== undefined,
    isYou: eater.userId === userId,
  };
}
