import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addEater, type Eater, type EaterEdit, type NewEater, removeEater, restoreEater, updateEater } from '@larder/contract/eater.ts';
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
import { EATERS_CHANGE } from '../../lib/query-client.ts';
import { reasonOf } from '../../lib/api-error.ts';
import { noteShared } from '../../lib/household-role.ts';
import { isGone, unlessGone } from '../../lib/unless-gone.ts';
import { currentOffer, LONG_OFFER_MS, type Offer, showOffer } from '../../ui/offer-store.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { beginAnew } from './begin-anew.ts';
import { eatersQuery, householdQuery } from './queries.ts';
import { HOUSEHOLD_TEXTS } from './texts.ts';

const TEXTS = HOUSEHOLD_TEXTS;

/** That nothing was changed is known of what the server refused alone: an answer may be lost on its way. */
export function showHouseholdFailure(error: Error): void {
  const reason = reasonOf(error);
  showFailure(error, reason === undefined ? TEXTS.unanswered : { title: TEXTS.error, description: reason });
}

/** Taken out within one offer to take it back, which is for all of them. */
let takenOut: { readonly offer: Offer | undefined; readonly eaters: readonly Eater[] } = { offer: undefined, eaters: [] };

function offerBack(eater: Eater, bringBack: (eater: Eater) => void): void {
  const isOpen = takenOut.offer !== undefined && currentOffer() === takenOut.offer;
  const eaters = [...(isOpen ? takenOut.eaters : []), eater];
  const label = `${TEXTS.people.undo}: ${eaters.map(({ name }) => name).join(', ')}`;
  showOffer({ label, durationMs: LONG_OFFER_MS, run: () => eaters.forEach((each) => bringBack(each)) });
  takenOut = { offer: currentOffer(), eaters };
}

/** One after the other: a name is given by who is there already. */
const ONE_BY_ONE = { mutationKey: EATERS_CHANGE, scope: { id: 'eaters' } } as const;

/** One change of who eats; the rows are asked for anew after each. */
export function useEaters() {
  const queryClient = useQueryClient();
  const settle = () => queryClient.invalidateQueries({ queryKey: eatersQuery.queryKey });
  const bringBack = useMutation({
    ...ONE_BY_ONE,
    mutationFn: (eater: Eater) => call(restoreEater, { params: { id: eater.id } }),
    onSuccess: (_answer, { name }) => announce(TEXTS.people.backAgain(name)),
    onError: showHouseholdFailure,
    onSettled: settle,
  });
  const add = useMutation({
    ...ONE_BY_ONE,
    mutationFn: (kind: Eater['kind']) => call(addEater, { body: { kind } }),
    onSuccess: ({ data }) => announce(TEXTS.people.added(data.name)),
    onError: showHouseholdFailure,
    onSettled: settle,
  });
  const remove = useMutation({
    ...ONE_BY_ONE,
    mutationFn: (eater: Eater) => unlessGone(call(removeEater, { params: { id: eater.id } })),
    onMutate: (eater) => {
      queryClient.setQueryData(eatersQuery.queryKey, (eaters) => eaters?.filter(({ id }) => id !== eater.id));
    },
    onSuccess: (_answer, eater) => {
      announce(TEXTS.people.removed(eater.name));
      offerBack(eater, bringBack.mutate);
    },
    onError: showHouseholdFailure,
    onSettled: settle,
  });
  return { add, remove };
}

/** Those whom a sentence told apart, from here on cooked for every day. */
export function useAddEaters({ onAdded }: { readonly onAdded: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: EATERS_CHANGE,
    mutationFn: async (eaters: readonly NewEater[]) => {
      for (const body of eaters) await call(addEater, { body });
    },
    onSuccess: (_answer, eaters) => {
      announce(TEXTS.newcomers.added(eaters.map(({ name }) => name ?? '')));
      onAdded();
    },
    onError: showHouseholdFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: eatersQuery.queryKey }),
  });
}

export type SaveEater = { readonly id: string; readonly body: EaterEdit };

export function useSaveEater({ onSaved, onGone }: { readonly onSaved: () => void; readonly onGone?: (asked: SaveEater) => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: EATERS_CHANGE,
    mutationFn: ({ id, body }: SaveEater) => call(updateEater, { params: { id }, body }),
    onSuccess: onSaved,
    onError: (error, asked) => (onGone && isGone(error) ? onGone(asked) : showHouseholdFailure(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: eatersQuery.queryKey }),
  });
}

/** Who was taken out while they were edited, as they were edited: themselves, or where it is too late for that, somebody like them. */
export function usePutBack({ onSaved }: { readonly onSaved: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    ...ONE_BY_ONE,
    mutationFn: async ({ id, body }: SaveEater) => {
      const { opened: _opened, ...whole } = body;
      const there = await unlessGone(call(restoreEater, { params: { id } }));
      return there ? call(updateEater, { params: { id }, body }) : call(addEater, { body: whole });
    },
    onSuccess: ({ data: { name } }) => {
      announce(TEXTS.people.backAgain(name));
      onSaved();
    },
    onError: showHouseholdFailure,
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
    onError: showHouseholdFailure,
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
    onSuccess: ({ data }) => {
      noteShared();
      onMade(data.url);
    },
    onError: showHouseholdFailure,
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
    onError: showHouseholdFailure,
  });
}

export function useLeave() {
  return useMutation({
    mutationFn: (chosen: Chosen) => call(leaveHousehold, { body: bodyOf(chosen) }),
    onSuccess: beginAnew,
    onError: showHouseholdFailure,
  });
}

export function useEnd() {
  return useMutation({ mutationFn: () => call(endHousehold), onSuccess: beginAnew, onError: showHouseholdFailure });
}
