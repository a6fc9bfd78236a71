import { useQuery } from '@tanstack/react-query';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { ListPatch, PatchEntry } from '@larder/contract/grocery-patch.ts';
import { useIsOnline } from '../../lib/use-is-online.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { useAnswerPatch } from './mutations.ts';
import { patchQuery } from './queries.ts';
import { LIST_TEXTS } from './texts.ts';

/** What the plan would change, for the person to decide. Without a network nothing is offered. */
export function PatchBanner({ listId }: { readonly listId: string }) {
  const { data: patch } = useQuery(patchQuery(listId));
  return patch ? <PatchOffer listId={listId} patch={patch} /> : null;
}

type OfferProps = { readonly listId: string; readonly patch: ListPatch };

function PatchOffer({ listId, patch }: OfferProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section
      aria-label={LIST_TEXTS.patchTitle(patch.entries.length)}
      className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-butter p-4 text-ink print:hidden"
    >
      <IconRefresh className="size-6 shrink-0" aria-hidden />
      <div className="min-w-48 flex-1">
        <p className="font-semibold">{LIST_TEXTS.patchTitle(patch.entries.length)}</p>
        <p className="text-sm">{LIST_TEXTS.patchText}</p>
      </div>
      <Button className="min-h-12" onClick={() => setIsOpen(true)}>
        {LIST_TEXTS.patchReview}
      </Button>
      {isOpen && <PatchDialog listId={listId} patch={patch} onClose={() => setIsOpen(false)} />}
    </section>
  );
}

type DialogProps = OfferProps & { readonly onClose: () => void };

function PatchDialog({ listId, patch, onClose }: DialogProps) {
  const answer = useAnswerPatch(listId);
  const isOnline = useIsOnline();
  const decide = (accept: boolean) => answer.mutate({ id: patch.id, accept }, { onSuccess: onClose });
  return (
    <Dialog title={LIST_TEXTS.patchTitle(patch.entries.length)} onClose={onClose}>
      <div className="goes-on mt-4 grid max-h-[50vh] gap-4 overflow-y-auto">
        {(['added', 'changed', 'removed'] as const).map((type) => (
          <PatchGroup key={type} title={LIST_TEXTS.patchGroups[type]} entries={patch.entries.filter((entry) => entry.type === type)} />
        ))}
      </div>
      <DialogActions>
        <Button
          look="secondary"
          className="min-h-12"
          disabled={answer.isPending || !isOnline}
          title={isOnline ? undefined : LIST_TEXTS.needsNetwork}
          onClick={() => decide(false)}
        >
          {LIST_TEXTS.patchKeep}
        </Button>
        <Button
          className="min-h-12"
          disabled={answer.isPending || !isOnline}
          title={isOnline ? undefined : LIST_TEXTS.needsNetwork}
          onClick={() => decide(true)}
        >
          {LIST_TEXTS.patchAccept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PatchGroup({ title, entries }: { readonly title: string; readonly entries: readonly PatchEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 divide-y divide-line">
        {entries.map((entry, at) => (
          <li key={`${entry.ingredient} ${at}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
            <span className={`min-w-0 wrap-anywhere ${entry.type === 'removed' ? 'text-muted line-through' : ''}`}>{entry.ingredient}</span>
            <span className="numbers text-sm text-muted">{describeEntry(entry)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeEntry({ type, from, to, isKept, checked, more }: PatchEntry): string {
  if (type === 'added') return to;
  if (type === 'removed') return from;
  const change = `${from || '–'} → ${to || '–'}`;
  if (isKept) return `${to} (${LIST_TEXTS.patchKept(from)})`;
  if (more !== undefined) return `${change}: ${more}`;
  return checked ? `${change} (${LIST_TEXTS.patchChecked})` : change;
}
