import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  addGroceryItems,
  approveGroceryList,
  createGroceryList,
  deleteGroceryList,
  restoreGroceryList,
  generateGroceryList,
  renameGroceryList,
  type WrittenItem,
} from '@larder/contract/grocery.ts';
import { applyListPatch, undoListPatch } from '@larder/contract/grocery-patch.ts';
import { sayOnce } from '@larder/contract/repeat.ts';
import { deleteInstacartExport, exportToInstacart, type InstacartExport } from '@larder/contract/instacart.ts';
import type { PlainDate } from '@larder/domain/calendar/plain-date.ts';
import { ApiError } from '../../lib/api-error.ts';
import { announce } from '../../lib/announce.ts';
import { call } from '../../lib/api-client.ts';
import { ExpectedFailure } from '../../lib/expected-failure.ts';
import { makeId } from '../../lib/make-id.ts';
import { isGone, unlessGone } from '../../lib/unless-gone.ts';
import { forgive } from '../../lib/unreached.ts';
import { LONG_OFFER_MS, showOffer } from '../../ui/offer-store.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { exportsKey, listKey, LISTS_KEY, patchKey } from './queries.ts';
import { type List, type ListCard, readList, unwrap } from './read-list.ts';
import { CREATE_TEXTS, GROCERY_TEXTS, LIST_TEXTS } from './texts.ts';

const failed = (error: unknown, description: string) =>
  showFailure(error, isGone(error) ? GROCERY_TEXTS.gone : { title: GROCERY_TEXTS.error, description });

type NewList = {
  readonly dates: readonly PlainDate[];
  /** Or is it in the kitchen already? */
  readonly isBought: (item: WrittenItem) => boolean;
};

/** Asks what to buy, then makes the list and puts it all on. A list whose items fail is taken back: half a list misleads in a shop. */
export function useCreateList(onCreated: (listId: string) => void) {
  const queryClient = useQueryClient();
  // Known to the next try too: a list whose answer was lost is there, and is that try's list.
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: async ({ dates, isBought }: NewList) => {
      const { data } = await call(generateGroceryList, { body: { dates: [...dates] } });
      const { dateRange, mealPlansIncluded, ingredients } = data;
      if (mealPlansIncluded.length === 0 && ingredients.length === 0) throw new NothingPlanned();
      const name = CREATE_TEXTS.listName(dateRange);
      const body = { name, description: '', dateRange, mealPlansIncluded, status: 'draft' as const };
      const list = await call(createGroceryList, { body, headers: sayOnce((key.current ??= makeId())) });
      const { id } = unwrap(list);
      const items = ingredients.map((item) => ({
        ...item,
        checked: 'false' as const,
        ...(!isBought(item) && { atHome: 'true' as const }),
      }));
      try {
        await call(addGroceryItems, { params: { id }, body: { items } });
      } catch (error) {
        await call(deleteGroceryList, { params: { id } }).catch(forgive);
        throw error;
      }
      return { id, count: items.length };
    },
    onSuccess: ({ id, count }) => {
      key.current = undefined;
      void queryClient.invalidateQueries({ queryKey: LISTS_KEY });
      showToast({ title: CREATE_TEXTS.created, description: CREATE_TEXTS.found(count) });
      onCreated(id);
    },
    onError: (error) => {
      if (!(error instanceof NothingPlanned)) return failed(error, CREATE_TEXTS.failed);
      showFailure(error, CREATE_TEXTS.cleared);
      // The days as they are now.
      void queryClient.invalidateQueries({ queryKey: ['calendar'] });
      return undefined;
    },
  });
}

/** The chosen days were cleared after they were shown: an empty list would look like one that needs nothing. */
class NothingPlanned extends ExpectedFailure {}

export function useDeleteList() {
  const queryClient = useQueryClient();
  const change = (update: (lists: readonly ListCard[]) => readonly ListCard[]) =>
    queryClient.setQueryData<readonly ListCard[]>(LISTS_KEY, (lists) => lists && update(lists));
  type Deleted = { readonly list: ListCard; readonly index: number };
  const { mutate: restore } = useMutation({
    mutationFn: async ({ list: { id } }: Deleted) => call(restoreGroceryList, { params: { id } }),
    onSuccess: (_answer, { list }) => {
      announce(GROCERY_TEXTS.restored(list.name));
      void queryClient.invalidateQueries({ queryKey: LISTS_KEY });
    },
    onError: (error, deleted) => {
      failed(error, GROCERY_TEXTS.restoreFailed);
      if (!isGone(error)) offerUndo(deleted);
    },
  });
  function offerUndo(deleted: Deleted): void {
    showOffer({ label: GROCERY_TEXTS.undo, run: () => restore(deleted) });
    announce(GROCERY_TEXTS.undoHint(deleted.list.name));
  }
  return useMutation({
    mutationFn: ({ list }: Deleted) => unlessGone(call(deleteGroceryList, { params: { id: list.id } })),
    onMutate: async ({ list }) => {
      await queryClient.cancelQueries({ queryKey: LISTS_KEY });
      change((lists) => lists.filter(({ id }) => id !== list.id));
    },
    onSuccess: (_answer, deleted) => {
      queryClient.removeQueries({ queryKey: listKey(deleted.list.id) });
      showToast({ title: GROCERY_TEXTS.deleted });
      offerUndo(deleted);
    },
    onError: (error, { list, index }) => {
      change((lists) => lists.toSpliced(index, 0, list));
      failed(error, GROCERY_TEXTS.deleteFailed);
    },
  });
}

type Words = Pick<List, 'name' | 'description'>;

/** Changes the shown list at once. Whoever reverts puts back only what is their own. */
function useListCache(listId: string) {
  const queryClient = useQueryClient();
  const readAnew = (): void => {
    void queryClient.invalidateQueries({ queryKey: listKey(listId) });
    void queryClient.invalidateQueries({ queryKey: LISTS_KEY });
  };
  return {
    async change(update: (list: List) => List): Promise<void> {
      await queryClient.cancelQueries({ queryKey: listKey(listId) });
      queryClient.setQueryData<List>(listKey(listId), (list) => list && update(list));
      void queryClient.invalidateQueries({ queryKey: LISTS_KEY });
    },
    /** What failed because it is gone goes from the screen, be it an item or the list. */
    fail(error: unknown, description: string): void {
      failed(error, description);
      if (isGone(error)) readAnew();
    },
    readAnew,
  };
}

export function useRenameList(list: List) {
  const cache = useListCache(list.id);
  return useMutation({
    mutationFn: (words: Words) => call(renameGroceryList, { params: { id: list.id }, body: words }),
    onMutate: async (words) => {
      const { name, description } = list;
      await cache.change((shown) => ({ ...shown, ...words }));
      return { name, description };
    },
    onSuccess: () => showToast({ title: LIST_TEXTS.updated }),
    onError: (error, _words, before) => {
      if (before) void cache.change((shown) => ({ ...shown, ...before }));
      cache.fail(error, LIST_TEXTS.updateFailed);
    },
  });
}

export function useApproveList(list: List) {
  const cache = useListCache(list.id);
  return useMutation({
    mutationFn: () => call(approveGroceryList, { params: { id: list.id }, body: { name: list.name, description: list.description } }),
    onSuccess: () => {
      void cache.change((shown) => ({ ...shown, status: 'approved' }));
      showToast({ title: LIST_TEXTS.updated });
    },
    onError: (error) => cache.fail(error, LIST_TEXTS.updateFailed),
  });
}

/** Taken, it can be taken back for a while. */
export function useAnswerPatch(listId: string) {
  const queryClient = useQueryClient();
  const cache = useListCache(listId);
  const show = (list: Parameters<typeof readList>[0]): void => {
    queryClient.setQueryData<List>(listKey(listId), (shown) => ({ ...shown, ...readList(list) }));
    void queryClient.invalidateQueries({ queryKey: LISTS_KEY });
  };
  const offerUndo = (id: string): void => showOffer({ label: LIST_TEXTS.undo, durationMs: LONG_OFFER_MS, run: () => undo.mutate(id) });
  const undo = useMutation({
    mutationFn: (id: string) => call(undoListPatch, { params: { id: listId }, body: { id } }),
    onSuccess: ({ data }) => {
      show(data);
      void queryClient.invalidateQueries({ queryKey: patchKey(listId) });
      showToast({ title: LIST_TEXTS.patchUndone });
    },
    onError: (error, id) => {
      if (error instanceof ApiError && error.code === 'patch-outdated') showFailure(error, LIST_TEXTS.patchNotUndone);
      else {
        cache.fail(error, LIST_TEXTS.patchUndoFailed);
        if (!isGone(error)) offerUndo(id);
      }
    },
  });
  return useMutation({
    mutationFn: (answer: { readonly id: string; readonly accept: boolean }) =>
      call(applyListPatch, { params: { id: listId }, body: answer }),
    onSuccess: ({ data }, { id, accept }) => {
      queryClient.setQueryData(patchKey(listId), null);
      show(data);
      if (!accept) return;
      showToast({ title: LIST_TEXTS.updated });
      offerUndo(id);
    },
    onError: (error) => {
      // It is another patch by now: the new one is shown.
      if (error instanceof ApiError && error.code === 'patch-outdated') void queryClient.invalidateQueries({ queryKey: patchKey(listId) });
      else cache.fail(error, LIST_TEXTS.updateFailed);
    },
  });
}

export type Exported = { readonly url: string; readonly isOpen: boolean };

export function useExportList(listId: string, { onOrder }: { readonly onOrder: (outcome: Exported | 'not-configured') => void }) {
  const queryClient = useQueryClient();
  const cache = useListCache(listId);
  return useMutation({
    mutationFn: async (): Promise<string> => (await call(exportToInstacart, { params: { id: listId } })).data.products_link_url,
    onSuccess: (url) => {
      void queryClient.invalidateQueries({ queryKey: exportsKey(listId) });
      onOrder({ url, isOpen: openInNewTab(url) });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'instacart-not-configured') onOrder('not-configured');
      else if (error instanceof ApiError && error.code === 'nothing-to-buy') showToast({ title: LIST_TEXTS.nothingToBuy });
      else if (isGone(error)) cache.fail(error, LIST_TEXTS.exportFailed.description);
      else showFailure(error, LIST_TEXTS.exportFailed);
    },
  });
}

/** False where the browser stopped it. The shop gets no handle on this page. */
function openInNewTab(url: string): boolean {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

export function useDeleteExport(listId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unlessGone(call(deleteInstacartExport, { params: { id } })),
    onSuccess: (_answer, id) => {
      queryClient.setQueryData<readonly InstacartExport[]>(exportsKey(listId), (records) => records?.filter((record) => record.id !== id));
      showToast({ title: LIST_TEXTS.exportRemoved });
    },
    onError: (error) => failed(error, LIST_TEXTS.exportRemoveFailed),
  });
}
