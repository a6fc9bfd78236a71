import { useMutation } from '@tanstack/react-query';
import type { User } from '@larder/contract/account.ts';
import { saveProfile } from '@larder/contract/profile.ts';
import { call } from '../../lib/api-client.ts';
import { reasonOf } from '../../lib/api-error.ts';
import { ExpectedFailure } from '../../lib/expected-failure.ts';
import { EATERS_CHANGE } from '../../lib/query-client.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { showToast } from '../../ui/toast-store.ts';
import { bodyOf, type ProfileDraft } from './model.ts';
import { PROFILE_TEXTS } from './texts.ts';

/** A form, and what it was opened with. */
export type SentProfile = { readonly draft: ProfileDraft; readonly opened: ProfileDraft };
type Options = { readonly onSaved: (user: User, sent: ProfileDraft) => void; readonly onSettled?: (sent: SentProfile) => void };

/** Those on their way. */
export const PROFILE_SAVES = { mutationKey: [...EATERS_CHANGE, 'profile'], status: 'pending' } as const;

/** One after the other, each told from what it was opened with. */
export function useSaveProfile({ onSaved, onSettled }: Options) {
  return useMutation({
    mutationKey: PROFILE_SAVES.mutationKey,
    scope: { id: 'profile' },
    mutationFn: async ({ draft, opened }: SentProfile): Promise<User> => {
      const reply: { readonly success: boolean; readonly data?: User; readonly message?: string } = await call(saveProfile, {
        body: { ...bodyOf(draft), opened: bodyOf(opened) },
        // It may be an allergy, kept by whoever closes the page right after.
        outlivesPage: true,
      });
      if (!reply.success || !reply.data) throw new Refusal(reply.message);
      return reply.data;
    },
    onSuccess: (user, sent) => {
      onSaved(user, sent.draft);
      showToast(PROFILE_TEXTS.saved);
    },
    onSettled: (_user, _error, sent) => onSettled?.(sent),
    onError: (error) => {
      const reason = error instanceof Refusal ? error.reason : reasonOf(error);
      showFailure(error, { title: PROFILE_TEXTS.failed.title, description: reason ?? PROFILE_TEXTS.failed.description });
    },
  });
}

/** An answer that is OK by its status and a refusal by its body. */
class Refusal extends ExpectedFailure {
  readonly reason: string | undefined;

  constructor(reason: string | undefined) {
    super(reason ?? 'refused');
    this.reason = reason || undefined;
  }
}
