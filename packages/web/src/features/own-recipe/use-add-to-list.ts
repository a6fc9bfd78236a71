import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { addGroceryLine, createGroceryList } from '@larder/contract/grocery.ts';
import { sayOnce } from '@larder/contract/repeat.ts';
import { call } from '../../lib/api-client.ts';
import { makeId } from '../../lib/make-id.ts';

/** A new list is made where none is named. */
type Wish = { readonly listId: string | undefined; readonly lines: readonly string[] };

/** What is being put on a list: the same lines under the same ids, and on the same new list, however often it takes. */
type Going = { listId: string | undefined; readonly listKey: string; readonly left: { readonly id: string; readonly line: string }[] };

/** Puts lines on a list. Tried again, it goes on where it broke off, and a line whose answer was lost is still one line. */
export function useAddToList(newListName: string) {
  const begun = useRef<Going>(undefined);
  return useMutation({
    mutationFn: async ({ listId, lines }: Wish): Promise<string> => {
      const going = (begun.current ??= { listId, listKey: makeId(), left: lines.map((line) => ({ id: makeId(), line })) });
      const id = (going.listId ??= (
        await call(createGroceryList, { body: { name: newListName }, headers: sayOnce(going.listKey) })
      ).data.id);
      // One after the other: they stand on the list in the recipe's order.
      for (let next = going.left[0]; next; next = going.left[0]) {
        await call(addGroceryLine, { params: { id }, body: next });
        going.left.shift();
      }
      return id;
    },
  });
}
