import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { PRINT_TEXTS } from './texts.ts';

type Props = {
  /** The way back to what is printed. */
  readonly back: ReactNode;
  readonly hint: string;
  /** Full recipes on their way: a sheet without them is not what was asked for. */
  readonly areAwaited: boolean;
  readonly areMissing: boolean;
};

/** Above every sheet, and never on paper. */
export function PrintTools({ back, hint, areAwaited, areMissing }: Props) {
  return (
    <div className="mx-auto mb-6 flex max-w-[52rem] flex-wrap items-center gap-3 print:hidden">
      {back}
      <Button className="ml-auto" disabled={areAwaited} onClick={() => window.print()}>
        <IconPrinter className="size-5" aria-hidden />
        {areAwaited ? PRINT_TEXTS.waiting : PRINT_TEXTS.print}
      </Button>
      {areMissing && (
        <p role="alert" className="w-full font-medium">
          {PRINT_TEXTS.missing}
        </p>
      )}
      <p className="w-full text-sm text-muted">{hint}</p>
    </div>
  );
}
