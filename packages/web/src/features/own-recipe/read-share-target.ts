type Shared = { readonly url?: string | undefined; readonly text?: string | undefined; readonly title?: string | undefined };

/** What a phone shares: many browsers put the address into the text, alone or behind the page's title. */
export function readShareTarget({ url = '', text = '', title = '' }: Shared): { readonly address: string; readonly text: string } {
  const stated = url.trim();
  if (stated !== '') return { address: stated, text: '' };
  const found = /https?:\/\/\S+/i.exec(text)?.[0] ?? '';
  const rest = text.replace(found, '').trim();
  const isOnlyAddress = found !== '' && rest.split('\n').length <= 2 && rest.length <= LONGEST_TITLE;
  return isOnlyAddress ? { address: found, text: '' } : { address: '', text: [title.trim(), text.trim()].filter(Boolean).join('\n\n') };
}

const LONGEST_TITLE = 200;
