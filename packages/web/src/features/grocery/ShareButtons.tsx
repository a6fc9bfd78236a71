import { copyText } from '../../ui/copy-text.ts';
import { IconCopy, IconFileSpreadsheet, IconMarkdown, IconShare } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { formatAsCsv, formatAsMarkdown, formatAsText } from './model.ts';
import type { List } from './read-list.ts';
import { GROCERY_TEXTS, LIST_TEXTS } from './texts.ts';

/** The list in other programs, which needs no shop and no key. */
export function ShareButtons({ list }: { readonly list: List }) {
  return (
    <>
      <Button look="secondary" onClick={() => void copyText(formatAsText(list), COPY_TEXTS)}>
        <IconCopy className="size-5" aria-hidden />
        {LIST_TEXTS.copy}
      </Button>
      {typeof navigator.share === 'function' && (
        <Button look="secondary" onClick={() => void share(list)}>
          <IconShare className="size-5" aria-hidden />
          {LIST_TEXTS.share}
        </Button>
      )}
      <Button look="secondary" onClick={() => download(list, { type: 'text/csv', ending: 'csv', text: formatAsCsv(list) })}>
        <IconFileSpreadsheet className="size-5" aria-hidden />
        {LIST_TEXTS.download}
      </Button>
      <Button look="secondary" onClick={() => download(list, { type: 'text/markdown', ending: 'md', text: formatAsMarkdown(list) })}>
        <IconMarkdown className="size-5" aria-hidden />
        {LIST_TEXTS.downloadMarkdown}
      </Button>
    </>
  );
}

const COPY_TEXTS = {
  copied: LIST_TEXTS.copied,
  // No clipboard on plain http, or it was refused.
  notCopied: { title: GROCERY_TEXTS.error, description: LIST_TEXTS.copyFailed },
} as const;

const SHARE_FAILED = { title: GROCERY_TEXTS.error, description: LIST_TEXTS.shareFailed };

async function share(list: List): Promise<void> {
  try {
    await navigator.share({ title: list.name, text: formatAsText(list) });
  } catch (error) {
    // Closing the phone's own sheet is a choice and no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) showFailure(error, SHARE_FAILED);
  }
}

type ListFile = { readonly type: string; readonly ending: string; readonly text: string };

function download({ name }: List, { type, ending, text }: ListFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replaceAll(/[^\p{L}\p{N} .,-]+/gu, '').trim() || 'Grocery list'}.${ending}`;
  link.click();
  URL.revokeObjectURL(url);
}
