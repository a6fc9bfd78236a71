import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addEater, type Eater, type EaterBody, type NewEater, removeEater, restoreEater, updateEater } from '@larder/contract/eater.ts';
import {
  changeRole,
  endHousehold,
  type HouseholdRole,
  joinHousehold,
  leaveHousehold,
  makeInvite,
  type Member,
  removeMember,
  renameHousehold,
  revokeInvite,
} from '@larder/contract/household.ts';
import { announce } from '../../lib/announce.ts';
import { call } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { forgetPerson } from '../../lib/offline/forget.ts';
import { unlessGone } from '../../lib/unless-gone.ts';
import { PATHS } from '../../paths.ts';
import { showOffer } from '../../ui/offer-store.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { eatersQuery, householdQuery } from './queries.ts';
import { HOUSEHOLD_TEXTS } from './texts.ts';

const TEXTS = HOUSEHOLD_TEXTS;
const UNDO_MS = 12_000;

const fail = (error: Error): void =>
  showFailure(error, { title: TEXTS.error, ...(error instanceof ApiError && error.reason !== undefined && { description: error.reason }) });

/** One change of who eats; the rows are asked for anew after each. */
export function useEaters() {
  const queryClient = useQueryClient();
  const settle = () => queryClient.invalidateQueries({ queryKey: eatersQuery.queryKey });
  const bringBack = useMutation({
    mutationFn: (eater: Eater) => call(restoreEater, { params: { id: eater.id } }),
    onSuccess: (_answer, { name }) => announce(TEXTS.people.backAgain(name)),
    onError: fail,
    onSettled: settle,
  });
  const add = useMutation({
    mutationFn: (kind: Eater['kind']) => call(addEater, { body: { kind } }),
    onSuccess: ({ data }) => announce(TEXTS.people.added(data.name)),
    onError: fail,
    onSettled: settle,
  });
  const remove = useMutation({
    mutationFn: (eater: Eater) => unlessGone(call(removeEater, { params: { id: eater.id } })),
    onMutate: (eater) => {
      queryClient.setQueryData(eatersQuery.queryKey, (eaters) => eaters?.filter(({ id }) => id !== eater.id));
    },
    onSuccess: (_answer, eater) => {
      announce(TEXTS.people.removed(eater.name));
      showOffer({ label: `${TEXTS.people.undo}: ${eater.name}`, durationMs: UNDO_MS, run: () => bringBack.mutate(eater) });
    },
    onError: fail,
    onSettled: settle,
  });
  return { add, remove };
}

/** Those whom a sentence told apart, from here on cooked for every day. */
export function useAddEaters({ onAdded }: { readonly onAdded: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (eaters: readonly NewEater[]) => {
      for (const body of eaters) await call(addEater, { body });
    },
    onSuccess: (_answer, eaters) => {
      announce(TEXTS.newcomers.added(eaters.map(({ name }) => name ?? '')));
      onAdded();
    },
    onError: fail,
    onSettled: () => queryClient.invalidateQueries({ queryKey: eatersQuery.queryKey }),
  });
}

export function useSaveEater({ onSaved }: { readonly onSaved: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { readonly id: string; readonly body: EaterBody }) => call(updateEater, { params: { id }, body }),
    onSuccess: onSaved,
    onError: fail,
    onSettled: () => queryClient.invalidateQueries({ queryKey: eatersQuery.queryKey }),
  });
}

/** What is changed of the household itself. */
export function useHouseholdChange() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (change: HouseholdChange): Promise<string> => {
      if (change.type === 'rename') await call(renameHousehold, { body: { name: change.name } });
      else if (change.type === 'role') await call(changeRole, { params: { id: change.member.id }, body: { role: change.role } });
      else if (change.type === 'revoke') await unlessGone(call(revokeInvite, { params: { id: change.id } }));
      else await unlessGone(call(removeMember, { params: { id: change.member.id } }));
      return sayChange(change);
    },
    onSuccess: announce,
    onError: fail,
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: householdQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: eatersQuery.queryKey });
    },
  });
}

type HouseholdChange =
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'role'; readonly member: Member; readonly role: HouseholdRole }
  | { readonly type: 'remove'; readonly member: Member }
  | { readonly type: 'revoke'; readonly id: string };

function sayChange(change: HouseholdChange): string {
  if (change.type === 'rename') return TEXTS.name.renamed;
  if (change.type === 'role') return TEXTS.members.changed;
  return change.type === 'revoke' ? TEXTS.invite.revoked : TEXTS.members.removed(change.member.name);
}

export function useMakeInvite({ onMade }: { readonly onMade: (url: string) => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (role: 'member' | 'shopper') => call(makeInvite, { body: { role } }),
    onSuccess: ({ data }) => onMade(data.url),
    onError: fail,
    onSettled: () => queryClient.invalidateQueries({ queryKey: householdQuery.queryKey }),
  });
}

export type Chosen = { readonly plans: readonly string[]; readonly recipes: readonly string[] };

const bodyOf = ({ plans, recipes }: Chosen) => ({ plans: [...plans], recipes: [...recipes] });

export function useJoin() {
  return useMutation({
    mutationFn: ({ token, chosen }: { readonly token: string; readonly chosen: Chosen }) =>
      call(joinHousehold, { body: { token, ...bodyOf(chosen) } }),
    onSuccess: beginAnew,
    onError: fail,
  });
}

export function useLeave() {
  return useMutation({
    mutationFn: (chosen: Chosen) => call(leaveHousehold, { body: bodyOf(chosen) }),
    onSuccess: beginAnew,
    onError: fail,
  });
}

export function useEnd() {
  return useMutation({ mutationFn: () => call(endHousehold), onSuccess: beginAnew, onError: fail });
}

/** Another household, another everything: nothing of the former stays on this device, and the page is loaded anew. */
export function beginAnew(): void {
  forgetPerson();
  location.assign(PATHS.household);
}
