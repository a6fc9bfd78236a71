import { showToast } from './toast-store.ts';

type CopyTexts = { readonly copied: string; readonly notCopied: { readonly title: string; readonly description?: string } };

/** Says whether it was copied: on plain http there is no clipboard, and a browser may forbid it. */
export async function copyText(text: string, { copied, notCopied }: CopyTexts): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: copied });
  } catch {
    showToast({ ...notCopied, tone: 'error' });
  }
}
