import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedPlan } from '../../lib/wire/plan-types.ts';
import { isGone } from '../../lib/unless-gone.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { EXPORT_FORMATS, exportPlan, type ExportedFile, type ExportFormat } from './export-plan.ts';
import { savedPlanQuery } from './queries.ts';
import { PLAN_TEXTS, SHELF_TEXTS } from './texts.ts';

export function ExportDialog({ plan, onClose }: { readonly plan: SavedPlan; readonly onClose: () => void }) {
  const { title, formats, close } = SHELF_TEXTS.export;
  const queryClient = useQueryClient();
  const fetchAndDownload = useMutation({
    // The shelf shows plans without their portions; a file holds everything.
    mutationFn: async (format: ExportFormat) => download(exportPlan(await queryClient.fetchQuery(savedPlanQuery(plan.id)), format)),
    onError: (error) => showFailure(error, isGone(error) ? PLAN_TEXTS.gone : PLAN_TEXTS.exportFailed),
  });
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
                className="flex w-full items-center gap-4 rounded-xl border border-line p-4 text-left transition-colors hover:border-primary hover:bg-primary-soft disabled:opacity-55"
                disabled={fetchAndDownload.isPending}
                onClick={() => fetchAndDownload.mutate(format)}
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
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
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
