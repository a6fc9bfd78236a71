import { copyText } from '../../ui/copy-text.ts';
import { encodeQR } from 'qr';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { HOUSEHOLD_TEXTS } from './texts.ts';

const TEXTS = HOUSEHOLD_TEXTS.invite;

type Props = { readonly url: string; readonly onClose: () => void };

/** The only time the link is shown: the server keeps its hash. */
export function InviteDialog({ url, onClose }: Props) {
  return (
    <Dialog title={TEXTS.dialog} onClose={onClose}>
      <p className="mt-3 text-muted">{TEXTS.text}</p>
      <LinkField label={TEXTS.address} url={url} />
      <QrCode text={url} />
      <DialogActions>
        <Button look="secondary" onClick={onClose}>
          {TEXTS.done}
        </Button>
        <Button onClick={() => void copyLink(url)}>{TEXTS.copy}</Button>
      </DialogActions>
    </Dialog>
  );
}

export function LinkField({ label, url }: { readonly label: string; readonly url: string }) {
  return (
    <label className="mt-5 block">
      <span className="mb-1.5 block text-sm font-semibold">{label}</span>
      {/* Of several lines: a link of which the end cannot be seen looks like one that is cut off. */}
      <textarea
        readOnly
        rows={1}
        value={url}
        className="field field-sizing-content w-full resize-none px-3 py-2.5 text-sm break-all"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </label>
  );
}

/** Dark on light whatever the theme: many a camera reads it no other way. Drawn here, so that nobody else learns of the link. */
function QrCode({ text }: { readonly text: string }) {
  // Four cells of margin, as ISO/IEC 18004 asks: on a dark page a camera finds no edge with fewer.
  const cells = encodeQR(text, 'raw', { border: 4 });
  const path = cells.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      shapeRendering="crispEdges"
      className="mx-auto mt-5 block w-48 rounded-xl"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

export const copyLink = async (url: string): Promise<void> => copyText(url, TEXTS);
