import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useImportPlan } from './mutations.ts';
import { SHELF_TEXTS } from './texts.ts';

export function ImportButton() {
  const input = useRef<HTMLInputElement>(null);
  const importPlan = useImportPlan();
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) importPlan.mutate(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <Button look="secondary" disabled={importPlan.isPending} onClick={() => input.current?.click()}>
        <IconUpload className="size-5" aria-hidden />
        {importPlan.isPending ? SHELF_TEXTS.importing : SHELF_TEXTS.import}
      </Button>
    </>
  );
}
