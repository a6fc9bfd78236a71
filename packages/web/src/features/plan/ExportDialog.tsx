import { IconDownload } from '@tabler/icons-react';
import type { Plan } from '../../lib/wire/plan-types.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EXPORT_FORMATS, exportPlan, type ExportedFile } from './export-plan.ts';
import { SHELF_TEXTS } from './texts.ts';

export function ExportDialog({ plan, onClose }: { readonly plan: Plan; readonly onClose: () => void }) {
  const { title, formats, close } = SHELF_TEXTS.export;
  return (
    <Dialog title={title} onClose={onClose}>
      <p className="mt-1 text-muted">{plan.title}</p>
      <ul className="mt-5 grid gap-2">
        {EXPORT_FORMATS.map((format) => {
          const [name, use] = formats[format];
          return (
            <li key={format}>
              <button
                type="button"
                className="flex w-full items-center gap-4 rounded-xl border border-line p-4 text-left transition-colors hover:border-primary hover:bg-primary-soft"
                onClick={() => download(exportPlan(plan, format))}
              >
                <IconDownload className="size-5 shrink-0 text-primary" aria-hidden />
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-sm text-muted">{use}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <div className="mt-6 flex justify-end">
        <Button look="secondary" onClick={onClose}>
          {close}
        </Button>
      </div>
    </Dialog>
  );
}

function download({ name, type, text }: ExportedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
