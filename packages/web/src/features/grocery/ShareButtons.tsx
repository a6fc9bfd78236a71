import { IconCopy, IconFileSpreadsheet, IconShare } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { formatAsCsv, formatAsText } from './model.ts';
import type { List } from './read-list.ts';
import { GROCERY_TEXTS, LIST_TEXTS } from './texts.ts';

/** The list in other programs, which needs no shop and no key. */
export function ShareButtons({ list }: { readonly list: List }) {
  return (
    <>
      <Button look="secondary" onClick={() => void copy(list)}>
        <IconCopy className="size-5" aria-hidden />
        {LIST_TEXTS.copy}
      </Button>
      {typeof navigator.share === 'function' && (
        <Button look="secondary" onClick={() => void share(list)}>
          <IconShare className="size-5" aria-hidden />
          {LIST_TEXTS.share}
        </Button>
      )}
      <Button look="secondary" onClick={() => download(list)}>
        <IconFileSpreadsheet className="size-5" aria-hidden />
        {LIST_TEXTS.download}
      </Button>
    </>
  );
}

async function copy(list: List): Promise<void> {
  try {
    await navigator.clipboard.writeText(formatAsText(list));
    showToast({ title: LIST_TEXTS.copied });
  } catch {
    // No clipboard on plain http, or it was refused.
    showToast({ title: GROCERY_TEXTS.error, description: LIST_TEXTS.copyFailed, tone: 'error' });
  }
}

async function share(list: List): Promise<void> {
  // Closing the phone's own sheet is a choice and no failure.
  await navigator.share({ title: list.name, text: formatAsText(list) }).catch(() => undefined);
}

function download(list: List): void {
  const url = URL.createObjectURL(new Blob([formatAsCsv(list)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${list.name.replaceAll(/[^\p{L}\p{N} .,-]+/gu, '').trim() || 'Grocery list'}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
