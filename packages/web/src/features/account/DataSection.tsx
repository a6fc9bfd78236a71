import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { EXPORT_URL } from '@larder/contract/account.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-styles.ts';
import { showToast } from '../../ui/toast-store.ts';
import { AccountCard } from './AccountCard.tsx';
import { useImportAccount } from './mutations.ts';
import { ACCOUNT_TEXTS } from './texts.ts';

const TEXTS = ACCOUNT_TEXTS.data;

export function DataSection() {
  const chooser = useRef<HTMLInputElement>(null);
  const load = useImportAccount();
  return (
    <AccountCard id="your-data" title={TEXTS.title}>
      <p className="mt-2 text-muted">{TEXTS.downloadText}</p>
      {/* The browser's own download: the file is never in the page's memory. */}
      <a
        href={EXPORT_URL}
        download
        className={buttonClass('primary', 'mt-4 max-sm:w-full')}
        onClick={(event) => {
          if (navigator.onLine) return;
          // A browser says nothing of a download that cannot begin.
          event.preventDefault();
          showToast({ title: TEXTS.downloadFailed, description: TEXTS.downloadOffline });
        }}
      >
        <IconDownload className="size-5" aria-hidden />
        {TEXTS.download}
      </a>
      <p id="import-hint" className="mt-7 border-t border-line pt-6 text-muted">
        {TEXTS.importText}
      </p>
      <input
        ref={chooser}
        type="file"
        accept=".zip,application/zip"
        aria-label={TEXTS.import}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) load.mutate(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <Button
        look="secondary"
        className="mt-4 max-sm:w-full"
        aria-describedby="import-hint"
        disabled={load.isPending}
        onClick={() => chooser.current?.click()}
      >
        <IconUpload className="size-5" aria-hidden />
        {load.isPending ? TEXTS.importing : TEXTS.import}
      </Button>
    </AccountCard>
  );
}
