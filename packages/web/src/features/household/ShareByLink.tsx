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

/** `save`: with it what was changed is saved first, and then the function is called that it is given. */
type Unsaved = { readonly save?: ((then: () => void) => void) | undefined };

export type Shared = {
  readonly what: SharedThing;
  readonly id: string;
  /** Of what the screen shows otherwise than it is saved: the link leads to what is saved. */
  readonly unsaved?: Unsaved | undefined;
};

/** Makes an address at which this one thing can be read by whoever has it. */
export function ShareByLink({ what, id, unsaved }: Shared) {
  const [url, setUrl] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const share = useMutation({
    mutationFn: () => call(shareByLink, { body: { what, id } }),
    onSuccess: ({ data }) => setUrl(data.url),
    onError: (error) => showFailure(error, { title: TEXTS.failed }),
  });
  const answer = (go: () => void) => (): void => {
    setIsAsking(false);
    go();
  };
  const saveFirst = unsaved?.save;
  return (
    <>
      <Button look="secondary" disabled={share.isPending} onClick={() => (unsaved ? setIsAsking(true) : share.mutate())}>
        <IconLink className="size-5" aria-hidden />
        {TEXTS.open}
      </Button>
      {isAsking && (
        <Dialog title={TEXTS.unsavedTitle} onClose={() => setIsAsking(false)}>
          <p className="mt-3">{TEXTS.unsaved(TEXTS.things[what].toLowerCase())}</p>
          <DialogActions>
            <Button look="secondary" onClick={answer(() => share.mutate())}>
              {TEXTS.asSaved}
            </Button>
            {saveFirst && <Button onClick={answer(() => saveFirst(() => share.mutate()))}>{TEXTS.saveFirst}</Button>}
          </DialogActions>
        </Dialog>
      )}
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
