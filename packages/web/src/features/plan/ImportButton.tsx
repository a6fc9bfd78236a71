import { IconUpload } from '@tabler/icons-react';
import { createContext, type ReactNode, use, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useImportPlan } from './mutations.ts';
import { SHELF_TEXTS } from './texts.ts';

const Import = createContext({ choose: (): void => undefined, isPending: false });

/**
 * Where a file is taken in. It stays while what is drawn within goes from loading to a shelf: a field that went with its button
 * took along what was chosen by then.
 */
export function ImportPlace({ children }: { readonly children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useImportPlan();
  return (
    <Import value={{ choose: () => input.current?.click(), isPending }}>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) mutate(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      {children}
    </Import>
  );
}

export function ImportButton() {
  const { choose, isPending } = use(Import);
  return (
    <Button look="secondary" disabled={isPending} onClick={choose}>
      <IconUpload className="size-5" aria-hidden />
      {isPending ? SHELF_TEXTS.importing : SHELF_TEXTS.import}
    </Button>
  );
}
