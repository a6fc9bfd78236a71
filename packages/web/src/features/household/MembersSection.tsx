import { useId, useState } from 'react';
import type { Household, HouseholdRole, Member } from '@larder/contract/household.ts';
import { focusNext } from '../../lib/focus-next.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { INPUT_CLASS } from '../../ui/Field.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { useHouseholdChange, useMakeInvite } from './mutations.ts';
import { HOUSEHOLD_TEXTS, ROLE_TEXTS } from './texts.ts';

const TEXTS = HOUSEHOLD_TEXTS.members;
const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

export function MembersSection({ household }: { readonly household: Household }) {
  const { members, role } = household;
  return (
    <section aria-labelledby="members" className="card p-5 sm:p-8">
      <h2 id="members" className="display text-2xl">
        {TEXTS.title}
      </h2>
      {members.length === 1 && <p className="mt-1.5 text-muted">{TEXTS.alone}</p>}
      <ul className="mt-4 divide-y divide-line">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} isOwner={role === 'owner'} />
        ))}
      </ul>
      {role !== 'shopper' && <Invites household={household} />}
    </section>
  );
}

function MemberRow({ member, isOwner }: { readonly member: Member; readonly isOwner: boolean }) {
  const [asked, setAsked] = useState<'remove' | HouseholdRole>();
  const change = useHouseholdChange();
  const texts = asked === undefined ? undefined : asked === 'remove' ? TEXTS.removeAsk : TEXTS.roleAsk[asked];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <span className="font-medium">{member.name}</span>
        {member.isYou && <span className="text-muted"> {TEXTS.you}</span>}
        <span className="block text-sm text-muted">
          {ROLE_TEXTS[member.role].label}: {ROLE_TEXTS[member.role].hint}
        </span>
      </p>
      {isOwner && !member.isYou && (
        <>
          <select
            aria-label={TEXTS.role(member.name)}
            value={member.role}
            className="field min-h-11 px-3"
            // Asked first: who walks through the choices by keys has chosen none of them yet.
            onChange={({ target }) => setAsked(target.value as HouseholdRole)}
          >
            <option value="member">{ROLE_TEXTS.member.label}</option>
            <option value="shopper">{ROLE_TEXTS.shopper.label}</option>
          </select>
          <Button look="quiet" aria-label={TEXTS.handOn(member.name)} onClick={() => setAsked('owner')}>
            {TEXTS.handOnShort}
          </Button>
          <Button look="quiet" aria-label={TEXTS.remove(member.name)} onClick={() => setAsked('remove')}>
            {TEXTS.removeShort}
          </Button>
        </>
      )}
      {asked && texts && (
        <ConfirmDialog
          title={texts.title(member.name)}
          text={texts.text}
          confirmLabel={texts.confirm}
          tone={asked === 'remove' ? 'danger' : 'primary'}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined);
            change.mutate(asked === 'remove' ? { type: 'remove', member } : { type: 'role', member, role: asked });
          }}
        />
      )}
    </li>
  );
}

function Invites({ household }: { readonly household: Household }) {
  const texts = HOUSEHOLD_TEXTS.invite;
  const [role, setRole] = useState<'member' | 'shopper'>('member');
  const hintId = useId();
  const [url, setUrl] = useState<string>();
  const make = useMakeInvite({ onMade: setUrl });
  const change = useHouseholdChange();
  return (
    <div className="mt-6 border-t border-line pt-6">
      <h3 className="font-medium">{texts.title}</h3>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <label className="grow">
          <span className="mb-1.5 block text-sm font-semibold">{texts.as}</span>
          <select
            value={role}
            aria-describedby={hintId}
            className={INPUT_CLASS}
            onChange={({ target }) => setRole(target.value as 'member' | 'shopper')}
          >
            {(['member', 'shopper'] as const).map((each) => (
              <option key={each} value={each}>
                {ROLE_TEXTS[each].label}
              </option>
            ))}
          </select>
        </label>
        <Button className="min-h-12" disabled={make.isPending} onClick={() => make.mutate(role)}>
          {texts.make}
        </Button>
      </div>
      <p id={hintId} className="mt-2 text-sm text-muted">
        {ROLE_TEXTS[role].hint}
      </p>
      {household.invites.length > 0 && (
        <>
          <h4 className="mt-5 text-sm font-semibold">{texts.open}</h4>
          <ul className="mt-1">
            {household.invites.map((invite) => {
              const until = texts.until(invite.role, DAY.format(new Date(invite.expiresAt)));
              return (
                <li key={invite.id} className="flex flex-wrap items-center justify-between gap-3">
                  <span className="text-muted">{until}</span>
                  <Button
                    look="quiet"
                    aria-label={HOUSEHOLD_TEXTS.share.of(texts.revoke, until)}
                    onClick={({ currentTarget }) => {
                      focusNext(currentTarget, 'section');
                      change.mutate({ type: 'revoke', id: invite.id });
                    }}
                  >
                    {texts.revoke}
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {url !== undefined && <InviteDialog url={url} onClose={() => setUrl(undefined)} />}
    </div>
  );
}
