import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listGroceryLists } from '@larder/contract/grocery.ts';
import type { RecipeReading } from '@larder/contract/own-recipe.ts';
import { call } from '../../lib/api-client.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import { PLATES, readNumber } from './model.ts';
import { LIST_TEXTS, READ_TEXTS } from './texts.ts';
import { useAddToList } from './use-add-to-list.ts';
import { DoubtfulVerdicts } from './VerdictLine.tsx';

type Props = {
  readonly title: string;
  readonly plates: number;
  /** The lines for so many. */
  readonly writeLines: (plates: number) => readonly string[];
  /** Whoever buys it reads here for whom it is not. */
  readonly verdicts: RecipeReading['verdicts'];
  readonly onClose: () => void;
};

const NEW_LIST = '';

/** Buys one recipe without planning it. */
export function AddToListDialog({ title, plates: first, writeLines, verdicts, onClose }: Props) {
  const [plates, setPlates] = useState(String(first));
  const [listId, setListId] = useState(NEW_LIST);
  const lists = useQuery({ queryKey: ['lists-to-add-to'], queryFn: async () => (await call(listGroceryLists)).data, gcTime: 0 });
  const count = readNumber(plates, PLATES);
  const { mutate: add, isPending, isError, data: filledId } = useAddToList(title);
  // What has begun is gone on with as it was asked for.
  const isSettled = isPending || isError;

  return (
    <Dialog title={LIST_TEXTS.title} onClose={onClose}>
      {filledId === undefined ? (
        <form
          className="mt-4 grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (count !== undefined) add({ listId: listId === NEW_LIST ? undefined : listId, lines: writeLines(count) });
          }}
        >
          <Field label={LIST_TEXTS.list}>
            {(ids) => (
              <select
                {...ids}
                className={INPUT_CLASS}
                disabled={isSettled}
                value={listId}
                onChange={({ target }) => setListId(target.value)}
              >
                <option value={NEW_LIST}>{LIST_TEXTS.newList}</option>
                {lists.data?.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={LIST_TEXTS.plates} error={count === undefined ? READ_TEXTS.platesWrong(PLATES.least, PLATES.most) : undefined}>
            {(ids) => (
              <input
                {...ids}
                inputMode="decimal"
                disabled={isSettled}
                className={`${INPUT_CLASS} numbers`}
                value={plates}
                onChange={({ target }) => setPlates(target.value)}
              />
            )}
          </Field>
          <DoubtfulVerdicts verdicts={verdicts} />
          <p role="alert" className="text-alert">
            {isError && LIST_TEXTS.failed}
          </p>
          <DialogActions>
            <Button look="secondary" onClick={onClose}>
              {LIST_TEXTS.cancel}
            </Button>
            <Button type="submit" disabled={isPending || count === undefined}>
              {isPending ? LIST_TEXTS.adding : isError ? LIST_TEXTS.again : LIST_TEXTS.add}
            </Button>
          </DialogActions>
        </form>
      ) : (
        <div className="mt-4 grid gap-4">
          <output>{LIST_TEXTS.done(title)}</output>
          <DoubtfulVerdicts verdicts={verdicts} />
          <Link to={PATHS.groceryList} params={{ listId: filledId }} className={buttonClass('primary', 'justify-self-start')}>
            {LIST_TEXTS.open}
          </Link>
        </div>
      )}
    </Dialog>
  );
}
