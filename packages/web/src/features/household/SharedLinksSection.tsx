import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keepSharedLink, revokeSharedLink, type SharedLink } from '@larder/contract/shared-link.ts';
import { afterPaint } from '../../lib/after-paint.ts';
import { announce } from '../../lib/announce.ts';
import { call } from '../../lib/api-client.ts';
import { focusNext } from '../../lib/focus-next.ts';
import { unlessGone } from '../../lib/unless-gone.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { showHouseholdFailure } from './mutations.ts';
import { sharedLinksQuery } from './queries.ts';
import { HOUSEHOLD_TEXTS } from './texts.ts';

const TEXTS = HOUSEHOLD_TEXTS.share;
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** What can be read from outside at the moment, to be kept or taken back. Nothing where nothing is shared. */
export function SharedLinksSection() {
  const { data: links } = useQuery(sharedLinksQuery);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: async ({ link, isRevoked }: { readonly link: SharedLink; readonly isRevoked: boolean }) => {
      if (isRevoked) await unlessGone(call(revokeSharedLink, { params: { id: link.id } }));
      else await call(keepSharedLink, { params: { id: link.id }, body: { isKept: link.expiresAt !== null } });
    },
    onSuccess: (_answer, { isRevoked }) => announce(isRevoked ? TEXTS.revoked : HOUSEHOLD_TEXTS.members.changed),
    onError: showHouseholdFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sharedLinksQuery.queryKey }),
  });
  const [asked, setAsked] = useState<{ readonly link: SharedLink; readonly button: HTMLElement }>();
  if (!links || links.length === 0) return null;
  return (
    <section aria-labelledby="shared-links" className="card p-5 sm:p-8">
      <h2 id="shared-links" className="display text-2xl">
        {TEXTS.list}
      </h2>
      <p className="mt-1.5 text-muted">{TEXTS.lead}</p>
      <ul className="mt-4 divide-y divide-line">
        {links.map((link) => {
          const title = link.title || TEXTS.gone;
          const keep = link.expiresAt === null ? TEXTS.letEnd : TEXTS.keep;
          const { revoke } = HOUSEHOLD_TEXTS.invite;
          return (
            <li key={link.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
              <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
                <span className="font-medium">{title}</span>
                <span className="block text-sm text-muted">
                  {TEXTS.things[link.what]}, {link.expiresAt === null ? TEXTS.kept : TEXTS.until(DAY.format(new Date(link.expiresAt)))}
                </span>
              </p>
              <Button look="quiet" aria-label={TEXTS.of(keep, title)} onClick={() => change.mutate({ link, isRevoked: false })}>
                {keep}
              </Button>
              <Button
                look="quiet"
                aria-label={TEXTS.of(revoke, title)}
                onClick={({ currentTarget }) => setAsked({ link, button: currentTarget })}
              >
                {revoke}
              </Button>
            </li>
          );
        })}
      </ul>
      {asked && (
        <ConfirmDialog
          title={TEXTS.revokeAsk.title(asked.link.title || TEXTS.gone)}
          text={TEXTS.revokeAsk.text}
          confirmLabel={HOUSEHOLD_TEXTS.invite.revoke}
          tone="danger"
          onConfirm={() => {
            setAsked(undefined);
            // The dialog gives the focus back to the button that goes.
            afterPaint(() => {
              focusNext(asked.button, 'section');
              change.mutate({ link: asked.link, isRevoked: true });
            });
          }}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
