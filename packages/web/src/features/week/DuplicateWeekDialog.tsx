import { addDays, parsePlainDate } from '@larder/domain/calendar/plain-date.ts';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Field, INPUT_CLASS } from '../../ui/Field.tsx';
import { useDuplicateWeek } from './mutations.ts';
import type { WholeWeek } from './read-week.ts';
import { DUPLICATE_TEXTS } from './texts.ts';

type Props = { readonly week: WholeWeek; readonly onMade: (week: WholeWeek) => void; readonly onClose: () => void };

export function DuplicateWeekDialog({ week, onMade, onClose }: Props) {
  // Seven days on, or as many as it has: the same weekdays where it can be.
  const [text, setText] = useState<string>(addDays(week.start, Math.ceil(week.length / 7) * 7));
  const start = parsePlainDate(text);
  const duplicate = useDuplicateWeek(onMade);
  return (
    <Dialog title={DUPLICATE_TEXTS.title} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (start.ok && !duplicate.isPending) duplicate.mutate({ id: week.id, start: start.value });
        }}
      >
        <p className="mt-1 text-muted">{DUPLICATE_TEXTS.text}</p>
        <Field label={DUPLICATE_TEXTS.start} error={start.ok ? undefined : DUPLICATE_TEXTS.unreadable} className="mt-5">
          {(ids) => <input {...ids} type="date" className={INPUT_CLASS} value={text} onChange={({ target }) => setText(target.value)} />}
        </Field>
        <DialogActions>
          <Button look="secondary" onClick={onClose}>
            {DUPLICATE_TEXTS.cancel}
          </Button>
          <Button type="submit" disabled={duplicate.isPending}>
            {DUPLICATE_TEXTS.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
