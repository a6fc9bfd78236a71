import { IconLink } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { shareByLink, type SharedThing } from '@larder/contract/shared-link.ts';
import { call } from '../../lib/api-client.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { copyLink, LinkField } from './InviteDialog.tsx';
import { HOUSEHOLD_TEXTS } from './texts.ts';

const TEXTS = HOUSEHOLD_TEXTS.share;

type Props = { readonly what: SharedThing; readonly id: string };

/** Makes an address at which this one thing can be read by whoever has it. */
export function ShareByLink({ what, id }: Props) {
  const [url, setUrl] = useState<string>();
  const share = useMutation({
    mutationFn: () => call(shareByLink, { body: { what, id } }),
    onSuccess: ({ data }) => setUrl(data.url),
    onError: (error) => showFailure(error, { title: TEXTS.failed }),
  });
  return (
    <>
      <Button look="secondary" disabled={share.isPending} onClick={() => share.mutate()}>
        <IconLink className="size-5" aria-hidden />
        {TEXTS.open}
      </Button>
      {url !== undefined && (
        <Dialog title={TEXTS.title} onClose={() => setUrl(undefined)}>
          <p className="mt-3 text-muted">{TEXTS.text}</p>
          <LinkField label={TEXTS.address} url={url} />
          <DialogActions>
            <Button look="secondary" onClick={() => setUrl(undefined)}>
              {HOUSEHOLD_TEXTS.invite.done}
            </Button>
            <Button onClick={() => void copyLink(url)}>{HOUSEHOLD_TEXTS.invite.copy}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
